//! An answer at random in one go, as playouts give it, beside the same in three steps.

use crate::Lraw;
use skald_vocabulary::{
    chance::Fast,
    interface::{Input, Options, Rules, Seat, Setup, Waiting},
};

/// Plays a game twice, with the same draws, and holds that every position and every fact is the same.
fn same(setup: &Setup, seed: u64) {
    let game = Lraw::new(setup).unwrap();
    let deal = || {
        let (mut dice, mut out) = (Fast::new(seed), Vec::new());
        let state = game.start(&[], &mut dice, &mut out).unwrap();
        (state, Fast::new(!seed), dice)
    };
    let ((mut one, mut drawn, mut dice), (mut other, mut chosen, mut draws)) = (deal(), deal());
    while let Waiting::Seats(waits) = game.waiting(&one) {
        let seat = waits.last().unwrap().seat;
        let (mut facts, mut told) = (Vec::new(), Vec::new());
        game.answer_at_random(&mut one, seat, &mut drawn, &mut dice, &mut facts).unwrap();
        let at = game.open(&other, seat)[0].id;
        let with = game.random_move(&other, at, &mut chosen).unwrap();
        let input = Input::Answer { at, with: with.clone() };
        game.play(&mut other, &input, &mut draws, &mut told).unwrap();
        assert_eq!((&one, facts), (&other, told), "{with}");
    }
    assert_eq!(game.waiting(&one), Waiting::Over);
    let over = game.answer_at_random(&mut one, Seat(0), &mut drawn, &mut dice, &mut Vec::new());
    assert!(over.is_err(), "nobody owes an answer any more");
}

#[test]
fn an_answer_at_random_in_one_go_is_the_one_of_choosing_and_playing() {
    for seed in 0..6 {
        same(&Setup { seats: 2, ..Setup::default() }, seed);
    }
    for seats in 3..=4 {
        same(&Setup { seats, ..Setup::default() }, 7);
    }
    let siding = Options::default().with("siding", "before");
    same(&Setup { seats: 2, options: siding, ..Setup::default() }, 8);
}
