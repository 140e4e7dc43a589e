//! What the private picture shows changes with what is its player's own, and with nothing else.

use super::{play_out, table};
use crate::{Lost, State};
use skald_vocabulary::interface::{Rules, Seat, Sight, Viewer};

/// Of what a player sees: what is their own, what their picture shows, and all of it.
fn parts(game: &Lost, state: &State, seat: Seat) -> [Vec<u8>; 3] {
    let view = game.view(state, Viewer::Seat(seat));
    [
        postcard::to_stdvec(&game.own_part(&view)).unwrap(),
        postcard::to_stdvec(&game.private_part(&view)).unwrap(),
        postcard::to_stdvec(&view).unwrap(),
    ]
}

#[test]
fn what_others_do_changes_no_hand_of_which_nothing_that_is_its_own_changed() {
    let mut foreign = 0;
    for seats in 3..=5 {
        let game = table(seats);
        for seed in 0..6 {
            play_out(&game, seed, 3_000, |before, input, _, after| {
                if game.outcome(after).is_some() {
                    return;
                }
                for seat in Seat::all(seats) {
                    let ([own, part, all], [own_now, part_now, all_now]) =
                        (parts(&game, before, seat), parts(&game, after, seat));
                    if own == own_now && all != all_now {
                        foreign += 1;
                        assert!(part == part_now, "{seats} players, game {seed}, {seat}: after {input:?}");
                    }
                }
            });
        }
    }
    assert!(foreign > 1_000, "{foreign}");
}
