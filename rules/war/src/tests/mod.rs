//! Tests of War that need its insides or many games: playouts, secrets, positions, packs, refusals.

#![allow(clippy::unwrap_used)]

mod answers;
mod cards;
mod forecasts;
mod opening;
mod orders;
mod paper;
mod playouts;
mod refusals;
mod scenarios;
mod words;

use crate::{Event, Move, State, War};
use skald_vocabulary::{
    chance::{Chance, Fast},
    interface::{DecisionId, Duty, Input, Options, Rules, Setup, Waiting},
};

/// A table with these options.
fn table(seats: u8, options: &[(&str, &str)]) -> War {
    let options = options.iter().fold(Options::default(), |all, (key, value)| all.with(key, value));
    War::new(&Setup { seats, options, packs: Vec::new() }).unwrap()
}

/// All legal answers that the table waits for.
fn answers(game: &War, state: &State) -> Vec<(DecisionId, Move)> {
    let owed = state.seats().flat_map(|seat| game.open(state, seat)).filter(|open| open.duty == Duty::Owed);
    owed.flat_map(|open| game.legal(state, open.id).map(move |with| (open.id, with))).collect()
}

/// A whole game at random. `see` is shown every step: the position before, the input, the facts, the position after.
fn play_out(game: &War, seed: u64, mut see: impl FnMut(&State, &Input<Move>, &[Event], &State)) -> State {
    let mut dice = Fast::new(seed);
    let mut choice = Fast::new(!seed);
    let mut out = Vec::new();
    let mut state = game.start(&[], &mut dice, &mut out).unwrap();
    while game.outcome(&state).is_none() {
        let answers = answers(game, &state);
        let input = if game.waiting(&state) == Waiting::Machine {
            Input::Continue
        } else {
            let count = u32::try_from(answers.len()).unwrap();
            let (at, with) = answers[choice.pick("choice", count) as usize].clone();
            Input::Answer { at, with }
        };
        let before = state.clone();
        out.clear();
        game.play(&mut state, &input, &mut dice, &mut out).unwrap();
        see(&before, &input, &out, &state);
    }
    state
}

/// English as far as this game speaks it.
fn english() -> &'static skald_vocabulary::words::Words {
    use skald_vocabulary::words::Words;
    static ENGLISH: std::sync::LazyLock<Words> = std::sync::LazyLock::new(|| Words::english(crate::WORDS));
    &ENGLISH
}
