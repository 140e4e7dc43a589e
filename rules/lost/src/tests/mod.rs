//! Tests of Lost Legends that need its insides or many games.

#![allow(clippy::unwrap_used)]

mod cards;
mod days;
mod lengths;
mod levels;
mod messages;
mod orders;
mod outlook;
mod paper;
mod playouts;
mod private;
mod scenarios;
mod scores;
mod slow;
mod words;

use crate::{Event, Lost, Move, State};
use skald_runners::playout;
use skald_vocabulary::{
    chance::Fast,
    interface::{Input, Rules, Setup},
};

/// A table of so many.
fn table(seats: u8) -> Lost {
    Lost::new(&Setup { seats, ..Setup::default() }).unwrap()
}

/// Plays a game of random moves, checks every step, and shows each.
fn play_out(
    game: &Lost,
    seed: u64,
    most: usize,
    mut see: impl FnMut(&State, Option<&Input<Move>>, &[Event], &State),
) -> State {
    let (mut dice, mut choices) = (Fast::new(seed), Fast::new(!seed));
    let mut out = Vec::new();
    let mut state = game.start(&[], &mut dice, &mut out).unwrap();
    see(&state, None, &out, &state);
    for _ in 0..most {
        let Some(input) = playout::next_input(game, &state, game.seated(), &mut choices).unwrap() else {
            break;
        };
        let before = state.clone();
        out.clear();
        game.play(&mut state, &input, &mut dice, &mut out).unwrap();
        game.check(&state).unwrap_or_else(|what| panic!("after \"{input}\": {what}"));
        game.check_step(&before, &out, &state).unwrap_or_else(|what| panic!("after \"{input}\": {what}"));
        see(&before, Some(&input), &out, &state);
    }
    state
}
