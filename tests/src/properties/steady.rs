//! Invariants on the way: walks, printed moves, forecasts, the order of arrival.

use skald_rules::{
    chance::{Chance, Fast},
    grammar::{GrammarExt, Menus, walk},
    interface::{Decision, Duty, Game, Input, Pick, Release, Viewer},
    playout::position_faults,
};

use super::{
    Suite,
    walk::{At, bytes, words},
};

/// How many of the legal moves of a decision are looked at.
const MOST_MOVES: usize = 48;

impl<G: Game> Suite<G> {
    /// Random walks through menus are accepted, keep every invariant and end within the game's bound.
    pub fn walks_keep_every_invariant(&self) {
        self.each(|at| match position_faults(at.game, at.state, at.sort.seats) {
            faults if faults.is_empty() => Ok(()),
            faults => Err(faults.join("; ")),
        });
        self.recorded(|_, played| {
            let mut dice = Fast::new(played.seed);
            for (input, states) in played.inputs.iter().zip(played.states.windows(2)) {
                // Draws differ from those of the walk, and invariants must hold all the same.
                let (mut state, mut events) = (states[0].clone(), Vec::new());
                played
                    .game
                    .play(&mut state, input, &mut dice, &mut events)
                    .map_err(|illegal| format!("\"{input}\" depends on chance: {}", words(&illegal)))?;
                played
                    .game
                    .check_step(&states[0], &events, &state)
                    .map_err(|what| format!("after \"{input}\": {what}"))?;
            }
            let last = played.states.last().expect("the deal is there");
            if played.game.bound().is_some() && played.game.outcome(last).is_none() {
                return Err("a game with a bound has not ended".to_owned());
            }
            Ok(())
        });
    }

    /// A move that was put together from menus prints to words that parse back, and these are themselves a path.
    pub fn printed_moves_are_paths(&self) {
        self.each(|at| {
            for decision in at.open() {
                let (whole, path) = random_walk(at, &decision)?;
                let line = whole.to_string();
                match line.parse::<G::Move>() {
                    Ok(parsed) if parsed == whole => {}
                    other => return Err(format!("\"{line}\" parses to {other:?}")),
                }
                let step = at
                    .game
                    .ask(at.state, decision.id, &Pick::path(&line))
                    .map_err(|illegal| format!("\"{line}\" is no path: {}", words(&illegal)))?;
                if step.whole.as_ref() != Some(&whole) {
                    return Err(format!(
                        "the path \"{}\" gives {whole:?}, printed \"{line}\", which gives {:?}",
                        Pick::line(&path),
                        step.whole
                    ));
                }
            }
            Ok(())
        });
    }

    /// What is legal is what the menus lead to, in their order; and a move at random is drawn as a walk through the menus.
    pub fn legal_moves_are_those_of_the_menus(&self) {
        self.sampled(|at| {
            for decision in at.open() {
                let (game, state, id) = (at.game, at.state, decision.id);
                let menus = || Menus::new(|path: &[Pick]| game.ask(state, id, path));
                let walked: Vec<_> = menus().legal().map(|(whole, _)| whole).take(MOST_MOVES).collect();
                let legal: Vec<_> = game.legal(state, id).take(MOST_MOVES).collect();
                if walked != legal {
                    return Err(format!("{id}: the menus lead to {walked:?}, and legal are {legal:?}"));
                }
                let seed = u64::from(at.choices.pick("seed", u32::MAX));
                let (mut quick, mut slow) = (Fast::new(seed), Fast::new(seed));
                let found = game.random_move(state, id, &mut quick);
                let walked = menus().random(&mut slow).map(|(whole, _)| whole);
                if found.ok() != walked.ok() || quick.pick("next", 1 << 20) != slow.pick("next", 1 << 20) {
                    return Err(format!("a random move in {id} is not drawn as a walk through the menus"));
                }
            }
            Ok(())
        });
    }

    /// The shares of a forecast add up to certainty.
    pub fn forecasts_add_up(&self) {
        self.sampled(|at| {
            for decision in at.open() {
                let (whole, _) = random_walk(at, &decision)?;
                let view = at.game.view(at.state, Viewer::Seat(decision.seat));
                let forecast = at.game.forecast(&view, decision.id, &whole);
                let sum: u32 = forecast.iter().map(|(share, _)| u32::from(share.0)).sum();
                if !forecast.is_empty() && sum != 10_000 {
                    return Err(format!("the forecast of \"{whole}\" adds up to {sum}: {forecast:?}"));
                }
                at.game.value(&view, decision.seat);
            }
            Ok(())
        });
    }

    /// Answers that are released together give the same position in whichever order they arrive.
    pub fn arrival_leaves_no_trace(&self) {
        self.each(|at| {
            let mut sealed: Vec<Decision> = at.open();
            sealed.retain(|at| at.release == Release::Together && at.duty == Duty::Owed);
            if sealed.len() < 2 {
                return Ok(());
            }
            let mut answers = Vec::new();
            for decision in &sealed {
                let (with, _) = random_walk(at, decision)?;
                answers.push(Input::Answer { at: decision.id, with });
            }
            let seed = u64::from(at.choices.pick("seed", u32::MAX));
            let end = |inputs: &mut dyn Iterator<Item = &Input<G::Move>>| {
                let (mut state, mut dice) = (at.state.clone(), Fast::new(seed));
                for input in inputs {
                    at.game
                        .play(&mut state, input, &mut dice, &mut Vec::new())
                        .map_err(|illegal| format!("\"{input}\" is refused: {}", words(&illegal)))?;
                }
                Ok::<_, String>(bytes(&state))
            };
            if end(&mut answers.iter())? == end(&mut answers.iter().rev())? {
                Ok(())
            } else {
                Err("the order of arrival changes the position".to_owned())
            }
        });
    }
}

/// A random move in a decision, with its path.
pub fn random_walk<G: Game>(at: &mut At<G>, decision: &Decision) -> Result<(G::Move, Vec<Pick>), String> {
    let (game, state) = (at.game, at.state);
    walk(|path| game.ask(state, decision.id, path), &mut at.choices)
        .map_err(|what| format!("{}: {what}", decision.id))
}
