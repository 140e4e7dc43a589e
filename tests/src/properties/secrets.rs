//! Noninterference: nobody learns more than their view tells.

use std::collections::BTreeSet;

use skald_rules::{
    chance::{Chance, Fast},
    grammar::walk,
    interface::{Choices, DecisionId, Game, Input, Menu, Misuse, Pick, Step, Viewer},
};

use super::{
    Suite,
    steady::random_walk,
    walk::{At, bytes, words},
};

/// The most menus that are compared per decision.
const MOST_MENUS: usize = 200;

impl<G: Game> Suite<G> {
    /// Redrawing what a viewer cannot know depends on the view alone, and keeps all that the viewer meets: view,
    /// questions, menus at all depths, defaults, refusals and drawings.
    ///
    /// A game with something hidden must also show that redrawing changes it: else all of this would hold for nothing.
    pub fn redraws_are_functions_of_the_view(&self) {
        let (mut met, mut changed) = (BTreeSet::new(), BTreeSet::new());
        self.sampled(|at| {
            if at.game.redraw(at.state, Viewer::Everyone, &mut Fast::new(1)) != *at.state {
                return Err("whoever sees all has nothing to redraw".to_owned());
            }
            for who in at.viewers() {
                if self.redraws_for(at, who).map_err(|what| format!("for {who:?}: {what}"))? {
                    changed.insert(who);
                }
                met.insert(who);
            }
            Ok(())
        });
        if self.hidden.is_some()
            && let Some(who) = met.difference(&changed).next()
        {
            panic!("{}: no redraw for {who:?} ever changes anything", G::ID);
        }
    }

    /// Whether the redraw changed anything.
    fn redraws_for(&self, at: &mut At<G>, who: Viewer) -> Result<bool, String> {
        let (game, state) = (at.game, at.state);
        let one = u64::from(at.choices.pick("one", u32::MAX));
        let other = !one;
        let redrawn = game.redraw(state, who, &mut Fast::new(one));
        game.check(&redrawn).map_err(|what| format!("the redrawn position is impossible: {what}"))?;
        let twice = game.redraw(&redrawn, who, &mut Fast::new(other));
        let once = game.redraw(state, who, &mut Fast::new(other));
        if bytes(&twice) != bytes(&once) {
            return Err(format!("redrawing twice is not redrawing once\n{twice:?}\n{once:?}"));
        }
        let (view, same) = (game.view(state, who), game.view(&redrawn, who));
        if view != same || json(&view) != json(&same) {
            return Err(format!("the view changes\n{}\n{}", json(&view), json(&same)));
        }
        if game.waiting(state) != game.waiting(&redrawn) {
            return Err("whom the table waits for depends on hidden things".to_owned());
        }
        if game.chapter(state) != game.chapter(&redrawn) {
            return Err("the part of the story depends on hidden things".to_owned());
        }
        for (name, one_in, drawing) in &self.drawings {
            if at.choices.pick("draw", *one_in) > 0 {
                continue;
            }
            if drawing(&view.clone().into()) != drawing(&same.clone().into()) {
                return Err(format!("the {name} changes"));
            }
        }
        same_told(at, &redrawn, who, other)?;
        let changed = redrawn != *state;
        let Viewer::Seat(seat) = who else { return Ok(changed) };
        let open = game.open(state, seat);
        if open != game.open(&redrawn, seat) {
            return Err(format!("the questions change: {open:?}, {:?}", game.open(&redrawn, seat)));
        }
        for decision in open {
            let id = decision.id;
            same_menus(game, state, &redrawn, id, &mut at.choices)?;
            let default = |state| game.default_for(state, id, &mut Fast::new(one));
            if default(state) != default(&redrawn) {
                return Err(format!("the default of {id} depends on hidden things"));
            }
            let (with, _) = random_walk(at, &decision)?;
            let input = Input::Answer { at: id, with };
            if let Err(illegal) =
                game.play(&mut redrawn.clone(), &input, &mut Fast::new(other), &mut Vec::new())
            {
                return Err(format!("\"{input}\" is legal, but not on a redraw: {}", words(&illegal)));
            }
        }
        Ok(changed)
    }

    /// What is hidden from a viewer occurs neither in the view nor in what was told, in data or in words.
    pub fn nobody_sees_what_is_hidden(&self) {
        let Some(hidden) = self.hidden else { return };
        let mut looked = 0_u64;
        self.each(|at| {
            for who in at.viewers() {
                let secrets = hidden(at.game, at.state, who);
                looked += u64::try_from(secrets.len()).unwrap_or(0);
                let seen: Vec<_> = at.events.iter().filter_map(|event| at.game.seen(event, who)).collect();
                let told: Vec<_> = seen
                    .iter()
                    .map(|seen| skald_rules::words::english().plain(&at.game.tell(seen).say))
                    .collect();
                let view = at.game.view(at.state, who);
                let mut texts = vec![("view", json(&view))];
                if self.told_too {
                    texts.extend([("facts", json(&seen)), ("tales", told.join("\n"))]);
                }
                for (name, one_in, drawing) in &self.drawings {
                    if at.choices.pick("draw", *one_in) == 0 {
                        texts.push((
                            name,
                            String::from_utf8_lossy(&drawing(&view.clone().into())).into_owned(),
                        ));
                    }
                }
                for secret in secrets {
                    if let Some((name, text)) = texts.iter().find(|(_, text)| holds(text, &secret)) {
                        return Err(format!("{who:?} finds \"{secret}\" in the {name}: {text}"));
                    }
                }
            }
            Ok(())
        });
        assert!(looked > 0, "{}: nothing is ever hidden, so this shows nothing", G::ID);
    }
}

/// Where an input leads to the same view of `who` on a redraw, it has told `who` the same: what is told of hidden things
/// is either a leak or a public fact, and those leave a trace in the view.
fn same_told<G: Game>(at: &mut At<G>, redrawn: &G::State, who: Viewer, seed: u64) -> Result<(), String> {
    let (game, state) = (at.game, at.state);
    let mut inputs = vec![Input::Continue];
    for decision in at.open() {
        inputs.push(Input::Answer { at: decision.id, with: random_walk(at, &decision)?.0 });
    }
    for input in inputs {
        let outcome = |start: &G::State| {
            let (mut after, mut events) = (start.clone(), Vec::new());
            let done = game.play(&mut after, &input, &mut Fast::new(seed), &mut events);
            let seen: Vec<_> = events.iter().filter_map(|event| game.seen(event, who)).collect();
            done.is_ok().then(|| (game.view(&after, who), seen))
        };
        if let (Some((view, seen)), Some((same_view, same_seen))) = (outcome(state), outcome(redrawn))
            && view == same_view
            && seen != same_seen
        {
            return Err(format!("\"{input}\" tells of hidden things: {seen:?}, on a redraw {same_seen:?}"));
        }
    }
    Ok(())
}

/// Whether a text holds an id as a whole word.
fn holds(text: &str, id: &str) -> bool {
    let part = |char: Option<char>| char.is_some_and(|char| char.is_ascii_alphanumeric() || char == '-');
    text.match_indices(id)
        .any(|(at, _)| !part(text[..at].chars().next_back()) && !part(text[at + id.len()..].chars().next()))
}

fn json(of: &impl serde::Serialize) -> String {
    serde_json::to_string(of).expect("views can be written as JSON")
}

/// Compares the menus of a decision on two positions, at all depths.
fn same_menus<G: Game>(
    game: &G,
    one: &G::State,
    other: &G::State,
    id: DecisionId,
    choices: &mut dyn Chance,
) -> Result<(), String> {
    let mut paths = vec![Vec::new()];
    let mut looked = 0;
    while let Some(path) = paths.pop() {
        let (step, same) = (game.ask(one, id, &path), game.ask(other, id, &path));
        if step != same {
            return Err(format!(
                "the menu of {id} after \"{}\" changes: {step:?}, {same:?}",
                Pick::line(&path)
            ));
        }
        looked += 1;
        let Some(menu) = step.ok().and_then(|step| step.menu).filter(|_| looked < MOST_MENUS) else {
            continue;
        };
        let further: Vec<Pick> = match &menu.pick {
            Choices::One(of) => of.iter().map(|choice| Pick::one(choice.key)).collect(),
            _ => (0..3).filter_map(|_| one_pick(&menu, choices)).collect(),
        };
        paths.extend(further.into_iter().map(|pick| {
            let mut longer = path.clone();
            longer.push(pick);
            longer
        }));
        // A word that no menu offers is refused alike as well.
        let mut stray = path.clone();
        stray.push(Pick::word("zz"));
        if game.ask(one, id, &stray) != game.ask(other, id, &stray) {
            return Err(format!("the refusal of \"{}\" changes", Pick::line(&stray)));
        }
    }
    Ok(())
}

/// One of the words that a menu allows, at random.
fn one_pick(menu: &Menu, choices: &mut dyn Chance) -> Option<Pick> {
    let ask = |path: &[Pick]| -> Result<_, Misuse> {
        Ok(path.first().map_or_else(|| Step::menu(menu.clone()), |pick| Step::whole(pick.clone())))
    };
    walk(ask, choices).ok().map(|(pick, _)| pick)
}
