//! Tests of Legends At War that need its insides or many games.

#![allow(clippy::unwrap_used)]

mod boards;
mod candidates;
mod cards;
mod counts;
mod evaluation;
mod forecasts;
mod forms;
mod heat;
mod hints;
mod kept;
mod kits;
mod knowledge;
mod messages;
mod orders;
mod playouts;
mod reinforcing;
mod scenarios;
mod secrets;
mod slow;
mod words;
mod worth;

use crate::{Event, Law, Move, State};
use skald_runners::playout;
use skald_vocabulary::{
    chance::Fast,
    interface::{Input, Options, Papers, Refuse, Rules, Setup},
};

/// A table with these options.
fn table(seats: u8, options: &[(&str, &str)]) -> Law {
    let options = options.iter().fold(Options::default(), |all, (key, value)| all.with(key, value));
    Law::new(&Setup { seats, options, packs: Vec::new() }).unwrap()
}

/// Every form with every number of players.
fn tables() -> Vec<Law> {
    let mut tables = Vec::new();
    for form in ["skirmish", "standard", "ragnarok"] {
        for seats in 2..=4 {
            tables.push(table(seats, &[("form", form)]));
        }
    }
    tables.push(table(4, &[("form", "team")]));
    tables.push(table(3, &[("form", "skirmish"), ("sides", "omega")]));
    tables
}

/// A whole match at random, with changes and withdrawals. `see` is shown every step.
fn play_out(game: &Law, seed: u64, mut see: impl FnMut(&State, &Input<Move>, &[Event], &State)) -> State {
    let mut dice = Fast::new(seed);
    let mut choice = Fast::new(!seed);
    let mut out = Vec::new();
    let mut state = game.start(&[], &mut dice, &mut out).unwrap();
    while let Some(input) = playout::next_input(game, &state, game.seated(), &mut choice).unwrap() {
        let before = state.clone();
        out.clear();
        if let Err(illegal) = game.play(&mut state, &input, &mut dice, &mut out) {
            panic!("{input}: {}", crate::tests::english().plain(&illegal.say()));
        }
        see(&before, &input, &out, &state);
    }
    state
}

/// A position with its table.
fn at(text: &str) -> (Law, State) {
    Law::read_position("test.toml", text).unwrap()
}

/// English as far as this game speaks it.
fn english() -> &'static skald_vocabulary::words::Words {
    use skald_vocabulary::words::Words;
    static ENGLISH: std::sync::LazyLock<Words> = std::sync::LazyLock::new(|| Words::english(crate::WORDS));
    &ENGLISH
}
