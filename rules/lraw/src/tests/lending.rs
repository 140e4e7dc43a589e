//! Ready decks by chance for those who bring none: different ones as far as they go, and as before where a table began before that.

use crate::{Lraw, State};
use skald_vocabulary::{
    chance::Fast,
    interface::{Options, Papers, Rules, Seat, Setup},
};

/// The Warlords of four who bring nothing.
fn led(options: Options, seed: u64) -> Vec<crate::state::Card> {
    let game = Lraw::new(&Setup { seats: 4, options, ..Setup::default() }).unwrap();
    let state: State = game.start(&[], &mut Fast::new(seed), &mut Vec::new()).unwrap();
    let mut faces: Vec<_> = Seat::all(4).map(|seat| state.side(seat).warlord).collect();
    faces.sort_by_key(|card| game.pool().face(state.card(*card).face).key);
    faces.dedup_by_key(|card| state.card(*card).face);
    faces
}

#[test]
fn different_decks_are_lent_where_a_table_begins_now_and_any_where_it_began_before() {
    let now = Lraw::EDITIONS.begun(Options::default());
    assert!((0..60).all(|seed| led(now.clone(), seed).len() == 4), "no deck twice");
    for old in [Options::default(), Options::default().with("lent", "any")] {
        assert!((0..60).any(|seed| led(old.clone(), seed).len() < 4), "as those tables were dealt");
    }
}
