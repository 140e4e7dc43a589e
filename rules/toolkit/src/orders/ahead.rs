//! Moves planned for the next own turn: a line put together in the game's own menus, on sketches of what may come.
//!
//! What belongs here: the menus that lead to a line, and a line in words. What does not: the games' own prepared turns, which
//! know more of their game; how a line is followed (`line`).
//!
//! There are several sketches, and only what is possible on all of them is offered: a card that is drawn on one alone is
//! none that its owner can count on.

use skald_vocabulary::interface::{
    Choice, Choices, Decision, Key, Menu, Pick, Refusal, RefusalKind, Say, Seat, Step,
};

use super::{
    line::{Guard, Line, LineStep, due, forecast_digest},
    sketch::{Sketch, own_turn},
};
use crate::table::Table;

/// How many possible positions a plan must hold on.
const SKETCHES: u8 = 3;
/// The most moves of a line that is put together in menus.
const MOST_STEPS: usize = 6;

/// The choice among the orders of a game that leads here.
const AHEAD: Key = Key::of("next-turn");
/// Played only if it still does what it did on the sketch.
const IF_STILL: Key = Key::of("if-still");
/// Played whenever it is legal.
const IF_LEGAL: Key = Key::of("if-legal");
/// The move is whole, and more of it is chosen.
const GO_ON: Key = Key::of("go-on");
/// One more move follows.
const AND_THEN: Key = Key::of("and-then");

/// Whether a path of choices leads to moves for the next own turn, and to no order of the game's own.
#[must_use]
pub fn is_ahead(path: &[Pick]) -> bool {
    path.first().is_some_and(|first| first.as_one() == Some(AHEAD))
}

/// An order as it is kept: what its owner typed, or where that is a path of choices to moves for the next own turn, the line
/// of these.
///
/// # Errors
/// A refusal when a word of the path cannot be chosen, or something is still to be chosen.
pub fn written(table: &dyn Table, seat: Seat, text: &str) -> Result<String, Refusal> {
    let path = Pick::path(text);
    if !is_ahead(&path) {
        return Ok(text.to_owned());
    }
    let Step { whole, menu } = ask(table, seat, &path)?;
    let prompt = || menu.map_or_else(|| Say::new("order-ahead-more"), |menu| menu.prompt);
    whole.ok_or_else(|| {
        Refusal::new(RefusalKind::Unfinished, Say::new("refuse-unfinished").with("prompt", prompt()))
    })
}

/// Where a path of choices leads on the way to an order: to one of the game's own, or to moves for the next own turn.
///
/// # Errors
/// A refusal when a word of the path cannot be chosen.
pub fn ask(table: &dyn Table, seat: Seat, path: &[Pick]) -> Result<Step<String>, Refusal> {
    match path.split_first() {
        Some((_, rest)) if is_ahead(path) => plan(table, seat, rest),
        Some(_) => table.ask_order(seat, path),
        None => {
            let mut step = table.ask_order(seat, path)?;
            if let Some(Menu { pick: Choices::One(of), .. }) = &mut step.menu
                && table.outcome().is_none()
                && own_turn(table, seat).is_none()
            {
                of.push(noted(AHEAD, "order-ahead", "order-ahead-note"));
            }
            Ok(step)
        }
    }
}

/// Where the choices of a line lead.
fn plan(table: &dyn Table, seat: Seat, path: &[Pick]) -> Result<Step<String>, Refusal> {
    if own_turn(table, seat).is_some() {
        return Err(Refusal::new(RefusalKind::Closed, Say::new("refuse-ahead-asked")));
    }
    let mut sketches: Vec<Sketch> = (0..SKETCHES).map(|number| Sketch::of(table, seat, number)).collect();
    let mut steps = Vec::new();
    let mut rest = path;
    loop {
        let turn = Turn::reach(&mut sketches)?;
        let Some(Closed { chosen, guard, after }) = turn.closed(&sketches, seat, rest)? else {
            return turn.step(&sketches, seat, rest);
        };
        steps.push(turn.planned(&sketches, seat, &chosen, guard)?);
        let line = Line { steps: steps.clone() }.to_string();
        match after.split_first() {
            None => {
                let menu = (steps.len() < MOST_STEPS).then(|| Menu {
                    prompt: Say::new("order-ahead-more"),
                    pick: Choices::One(vec![noted(AND_THEN, "order-ahead-then", "order-ahead-then-note")]),
                });
                return Ok(Step { whole: Some(line), menu });
            }
            Some((then, further)) if then.as_one() == Some(AND_THEN) && steps.len() < MOST_STEPS => {
                rest = further;
            }
            Some((word, _)) => return Err(no_such(word)),
        }
        for (sketch, at) in sketches.iter_mut().zip(&turn.at) {
            sketch.play(at.id, &chosen)?;
        }
    }
}

/// A move of a path that is closed by its guard, and what follows it.
struct Closed<'p> {
    chosen: String,
    guard: Key,
    after: &'p [Pick],
}

/// The same question of an own turn on every sketch.
struct Turn {
    at: Vec<Decision>,
}

impl Turn {
    /// Plays every sketch on to the next own turn.
    fn reach(sketches: &mut [Sketch]) -> Result<Self, Refusal> {
        let at = sketches.iter_mut().map(Sketch::next_turn).collect::<Result<Vec<Decision>, Refusal>>()?;
        let alike = at.windows(2).all(|pair| matches!(pair, [one, two] if one.kind == two.kind));
        if alike { Ok(Self { at }) } else { Err(unsure()) }
    }

    /// Where a path leads that is possible on every sketch, with only those choices that are.
    fn ask(&self, sketches: &[Sketch], path: &[Pick]) -> Result<Step<String>, Refusal> {
        let mut steps = sketches.iter().zip(&self.at).map(|(sketch, at)| sketch.table().ask(at.id, path));
        let mut common = steps.next().ok_or_else(unsure)??;
        for step in steps {
            let step = step?;
            if common.whole != step.whole {
                common.whole = None;
            }
            common.menu = match (common.menu, step.menu) {
                (Some(one), Some(two)) => in_both(one, &two),
                _ => None,
            };
        }
        if common.whole.is_none() && common.menu.is_none() { Err(unsure()) } else { Ok(common) }
    }

    /// This turn's move, where the path closes it; `None` where it is still being put together.
    fn closed<'p>(
        &self,
        sketches: &[Sketch],
        seat: Seat,
        path: &'p [Pick],
    ) -> Result<Option<Closed<'p>>, Refusal> {
        for (count, pick) in path.iter().enumerate() {
            let Some(guard) = pick.as_one().filter(|key| [IF_STILL, IF_LEGAL].contains(key)) else {
                continue;
            };
            let (chosen, after) = path.split_at(count);
            let after = after.get(1..).unwrap_or_default();
            let whole = self.ask(sketches, &of_move(chosen))?.whole.ok_or_else(|| no_such(pick))?;
            if guard == IF_STILL && !self.is_certain(sketches, seat, &whole) {
                return Err(no_such(pick));
            }
            return Ok(Some(Closed { chosen: whole, guard, after }));
        }
        Ok(None)
    }

    /// Whether a move does the same on every sketch, as far as its owner would see.
    fn is_certain(&self, sketches: &[Sketch], seat: Seat, with: &str) -> bool {
        let found = sketches.iter().zip(&self.at);
        let mut found = found.map(|(sketch, at)| forecast_digest(sketch.table(), seat, at.id, with).ok());
        let first = found.next().flatten();
        first.is_some() && found.all(|other| other == first)
    }

    /// The menu after a path, with the guards where the path is a whole move.
    fn step(&self, sketches: &[Sketch], seat: Seat, path: &[Pick]) -> Result<Step<String>, Refusal> {
        let Step { whole, menu } = self.ask(sketches, &of_move(path))?;
        let goes_on = path.last().is_some_and(|last| last.as_one() == Some(GO_ON));
        let Some(whole) = whole.filter(|_| !goes_on) else { return Ok(Step { whole: None, menu }) };
        let mut of = Vec::new();
        if self.is_certain(sketches, seat, &whole) {
            of.push(noted(IF_STILL, "order-ahead-still", "order-ahead-still-note"));
        }
        of.push(noted(IF_LEGAL, "order-ahead-legal", "order-ahead-legal-note"));
        match menu.map(|menu| menu.pick) {
            Some(Choices::One(further)) => of.extend(further),
            Some(_) => of.push(noted(GO_ON, "order-ahead-on", "order-ahead-on-note")),
            None => {}
        }
        Ok(Step::menu(Menu { prompt: Say::new("order-ahead-when"), pick: Choices::One(of) }))
    }

    /// A move as a step of a line.
    fn planned(&self, sketches: &[Sketch], seat: Seat, with: &str, guard: Key) -> Result<LineStep, Refusal> {
        let (sketch, at) = sketches.first().zip(self.at.first()).ok_or_else(unsure)?;
        let guard = if guard == IF_STILL {
            Guard::Still(forecast_digest(sketch.table(), seat, at.id, with)?)
        } else {
            Guard::Legal
        };
        Ok(LineStep { kind: at.kind, guard, with: with.to_owned() })
    }
}

/// A line in words: what its moves do, as long as they are possible; else as they are written.
pub(super) fn say(table: &dyn Table, seat: Seat, line: &Line) -> Say {
    let mut sketch = Sketch::of(table, seat, 0);
    let mut lost = false;
    let mut step = |step: &LineStep| {
        let said = if lost { None } else { said(&mut sketch, seat, step) };
        lost |= said.is_none();
        let said = said.unwrap_or_else(|| Say::new("said").with("text", step.with.as_str()));
        guarded(&step.guard, said)
    };
    let steps = joined(line.steps.iter().map(&mut step).collect());
    steps.map_or_else(|| Say::new("order-line-none"), |moves| Say::new("order-line").with("moves", moves))
}

/// What a step does, in the sentences that are read before a move is confirmed, if it is possible on a sketch, which goes on
/// past it.
fn said(sketch: &mut Sketch, seat: Seat, step: &LineStep) -> Option<Say> {
    let now = due(sketch.table(), seat, step.kind);
    let at = match now {
        Some(at) => at,
        None => sketch.next_turn().ok().filter(|at| at.kind == step.kind)?,
    };
    let said = sketch.table().deed(seat, at.id, &step.with);
    sketch.play(at.id, &step.with).ok()?;
    joined(said)
}

/// Sentences one after another.
fn joined(said: Vec<Say>) -> Option<Say> {
    said.into_iter().reduce(|first, next| Say::new("order-line-next").with("first", first).with("next", next))
}

/// A step with what must hold when it is played.
fn guarded(guard: &Guard, does: Say) -> Say {
    let id = match guard {
        Guard::Still(_) => "order-line-still",
        Guard::Same(_) => "order-line-same",
        Guard::After(_) => "order-line-after",
        Guard::Legal | Guard::Within(_) => "order-line-legal",
    };
    Say::new(id).with("move", does)
}

/// A menu with the choices that another has, too; `None` when that leaves too few.
fn in_both(one: Menu, two: &Menu) -> Option<Menu> {
    let has = |choice: &Choice| two.pick.list().iter().any(|other| other.key == choice.key);
    let pick = match (one.pick, &two.pick) {
        (Choices::One(of), Choices::One(_)) => {
            let of: Vec<Choice> = of.into_iter().filter(has).collect();
            (!of.is_empty()).then_some(Choices::One(of))
        }
        (Choices::Some { min, max, of }, Choices::Some { min: least, max: most, .. }) => {
            let of: Vec<Choice> = of.into_iter().filter(has).collect();
            let (min, max) = (min.max(*least), max.min(*most));
            (usize::from(min) <= of.len() && min <= max).then_some(Choices::Some { min, max, of })
        }
        (Choices::Order(of), Choices::Order(other)) => {
            (of.len() == other.len() && of.iter().all(has)).then_some(Choices::Order(of))
        }
        (Choices::Number { min, max }, Choices::Number { min: least, max: most }) => {
            let (min, max) = (min.max(*least), max.min(*most));
            (min <= max).then_some(Choices::Number { min, max })
        }
        _ => None,
    }?;
    Some(Menu { prompt: one.prompt, pick })
}

/// The words of a path that belong to the move.
fn of_move(path: &[Pick]) -> Vec<Pick> {
    path.iter().filter(|pick| pick.as_one() != Some(GO_ON)).cloned().collect()
}

fn noted(key: Key, label: &'static str, note: &'static str) -> Choice {
    Choice::new(key, Say::new(label)).note(Say::new(note))
}

const fn unsure() -> Refusal {
    Refusal::new(RefusalKind::Closed, Say::new("refuse-ahead-unsure"))
}

fn no_such(word: &Pick) -> Refusal {
    Refusal::new(RefusalKind::Misspelt, Say::new("refuse-ahead-word").with("word", word.as_str()))
}
