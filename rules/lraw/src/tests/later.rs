//! What those get who do not begin: the option, and that it is proposed.

use super::whole::kits;
use crate::{Lraw, State, cards::STARTERS, options};
use skald_vocabulary::{
    chance::Fast,
    interface::{Input, Kit, Options, Papers, Rules, Seat, Setup, Waiting},
};

/// The position in which the first turn begins, of players who answer as time would.
fn first_turn(seats: u8, later: &str) -> State {
    let options = Options::default().with("later_draw", later);
    let game = Lraw::new(&Setup { seats, options, ..Setup::default() }).unwrap();
    let kits: Vec<Kit> = match seats {
        2 => kits(0, 1),
        _ => Seat::all(seats).map(|seat| Kit { seat, list: STARTERS[seat.index()].1.to_owned() }).collect(),
    };
    let (mut dice, mut out) = (Fast::new(3), Vec::new());
    let mut state = game.start(&kits, &mut dice, &mut out).unwrap();
    while state.turn == 0 {
        let Waiting::Seats(waits) = game.waiting(&state) else { panic!("it is over before it began") };
        let at = game.open(&state, waits[0].seat)[0].id;
        let with = game.default_for(&state, at, &mut dice).unwrap();
        game.play(&mut state, &Input::Answer { at, with }, &mut dice, &mut out).unwrap();
    }
    state
}

// shows LRAW-3.1.4
#[test]
fn those_who_do_not_begin_draw_what_the_option_says() {
    for seats in 2..=4 {
        let plain = first_turn(seats, "none");
        for (value, more) in [("one", 1), ("two", 2)] {
            let state = first_turn(seats, value);
            assert_eq!(state.active, plain.active);
            for seat in Seat::all(seats) {
                let more = if seat == state.active { 0 } else { more };
                let (now, before) = (state.side(seat).hand.len(), plain.side(seat).hand.len());
                assert_eq!(now, before + more, "{seat} of {seats}, {value}");
            }
        }
    }
}

#[test]
fn two_cards_are_proposed_and_nothing_is_given_unasked() {
    let more = |options| options::later(&Setup { seats: 2, options, ..Setup::default() });
    for slow in [false, true] {
        assert_eq!(Lraw::proposals(2, slow).get("later_draw"), Some("two"));
    }
    assert_eq!(more(Options::default()), 0);
    assert_eq!(more(Lraw::proposals(2, true)), 2);
}
