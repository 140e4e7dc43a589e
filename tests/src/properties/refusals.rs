//! Wrong inputs are refused with a reason and change nothing.

use std::fmt::Display;

use skald_rules::{
    chance::{Chance, Still},
    interface::{DecisionId, Duty, Game, Input, Key, Pick, Refuse, Seat, Waiting},
};

use super::{
    Suite,
    steady::random_walk,
    walk::{At, bytes},
};

impl<G: Game> Suite<G> {
    /// Mutated paths, wrong decisions, and words out of turn are refused; the state stays the same byte for byte,
    /// nothing is drawn and nothing told.
    pub fn refusals_change_nothing(&self) {
        self.each(|at| {
            let open = at.open();
            for decision in &open {
                let (whole, path) = random_walk(at, decision)?;
                for wrong in mutations(&path, &mut at.choices) {
                    judge(at, decision.id, &Pick::line(&wrong))?;
                }
                if let Some(closed) = at.closed.last() {
                    refuse(at, &Input::Answer { at: *closed, with: whole.clone() }, "a closed decision")?;
                }
                let nowhere = DecisionId(Key::of("nowhere.99"));
                refuse(at, &Input::Answer { at: nowhere, with: whole.clone() }, "no decision")?;
                if decision.duty != Duty::Given {
                    refuse(at, &Input::Withdraw { at: decision.id }, "nothing to take back")?;
                }
                for other in open.iter().filter(|other| other.kind != decision.kind) {
                    judge(at, other.id, &whole.to_string())?;
                }
            }
            let nobody = Seat(at.sort.seats);
            refuse(at, &Input::Resign { seat: nobody }, "no such seat")?;
            refuse(at, &Input::Award { seat: nobody }, "no such seat")?;
            refuse(at, &Input::AwardGame { seat: nobody }, "no such seat")?;
            match at.game.waiting(at.state) {
                Waiting::Machine => {}
                Waiting::Seats(_) => refuse(at, &Input::Continue, "the table waits for people")?,
                Waiting::Over => {
                    refuse(at, &Input::Continue, "the game is over")?;
                    refuse(at, &Input::TimeCalled, "the game is over")?;
                    for seat in at.seats() {
                        refuse(at, &Input::Resign { seat }, "the game is over")?;
                        refuse(at, &Input::Award { seat }, "the game is over")?;
                        refuse(at, &Input::AwardGame { seat }, "the game is over")?;
                    }
                }
            }
            Ok(())
        });
    }
}

/// Paths that differ from `path` by a word.
fn mutations(path: &[Pick], choices: &mut dyn Chance) -> Vec<Vec<Pick>> {
    let junk = ["-", "zz", "999999", "-1", "07", "a+a", "x>y>x", "hold+hold", "é", "seventeen-letters"];
    let mut all = Vec::new();
    for at in 0..path.len() {
        let mut without = path.to_vec();
        without.remove(at);
        all.push(without);
        let mut twice = path.to_vec();
        twice.insert(at, path[at].clone());
        all.push(twice);
        let mut other = path.to_vec();
        other[at] = Pick::word(junk[choices.pick("junk", 10) as usize]);
        all.push(other);
        let mut joined = path.to_vec();
        joined[at] = Pick::word(&format!("{}+{}", path[at], path[at]));
        all.push(joined);
        let mut swapped = path.to_vec();
        swapped.swap(at, (at + 1) % path.len());
        all.push(swapped);
    }
    let mut longer = path.to_vec();
    longer.push(Pick::word(junk[choices.pick("junk", 10) as usize]));
    all.push(longer);
    all
}

/// A line that may or may not be a move in a decision: `ask` and `play` must agree, and a refusal changes nothing.
fn judge<G: Game>(at: &At<G>, id: DecisionId, line: &str) -> Result<(), String> {
    let asked = at.game.ask(at.state, id, &Pick::path(line));
    if let Err(illegal) = &asked {
        worded(illegal, line)?;
    }
    let Ok(with) = line.parse::<G::Move>() else { return Ok(()) };
    // A whole move, perhaps in fewer words than it prints to, may be accepted.
    let printed = at.game.ask(at.state, id, &Pick::path(&with.to_string()));
    if printed.is_ok_and(|step| step.whole.is_some()) {
        return Ok(());
    }
    refuse(at, &Input::Answer { at: id, with }, "no move here")
}

fn refuse<G: Game>(at: &At<G>, input: &Input<G::Move>, why: &str) -> Result<(), String>
where
    G::Move: Display,
{
    let (mut state, mut dice, mut events) = (at.state.clone(), Still::default(), Vec::new());
    let Err(illegal) = at.game.play(&mut state, input, &mut dice, &mut events) else {
        return Err(format!("\"{input}\" is accepted, though it is wrong ({why})"));
    };
    if bytes(&state) != bytes(at.state) {
        return Err(format!("\"{input}\" is refused, but the state has changed"));
    }
    if dice.drawn > 0 || !events.is_empty() {
        return Err(format!("\"{input}\" is refused, but something was drawn or told"));
    }
    worded(&illegal, &input.to_string())
}

/// A refusal has words.
fn worded(illegal: &impl Refuse, line: &str) -> Result<(), String> {
    let say = illegal.say();
    if skald_rules::words::english().has(say.id) {
        Ok(())
    } else {
        Err(format!("the refusal of \"{line}\" has no words: {}", say.id))
    }
}
