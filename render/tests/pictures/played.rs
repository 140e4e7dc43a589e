//! Real games played at random to their end, with pictures drawn on the way: whatever the rules bring about
//! can be drawn, read and told.

use std::collections::BTreeMap;

use crate::support::painter;
use crate::support::played::{Pace, throughout};
use skald_render::names::PlayerName;
use skald_rules::chance::Fast;
use skald_rules::interface::{Options, Setup};
use skald_rules::table::Table;

fn deal(seats: u8, deck: &str, seed: u64) -> (Box<dyn Table>, Fast) {
    let options =
        BTreeMap::from([("deck".to_owned(), deck.to_owned()), ("turn_limit".to_owned(), "400".to_owned())]);
    let setup = Setup { seats, options: Options(options), packs: vec![] };
    let mut dice = Fast::new(seed);
    let opened = skald_rules::catalogue::standard().get("war").unwrap().open(&setup).unwrap();
    (opened.start(&[], &mut dice).unwrap(), dice)
}

#[test]
fn whatever_happens_in_a_game_can_be_shown() {
    let mut p = painter();
    let pace = Pace { every: 15, most: u32::MAX };
    for (seats, deck, seed) in [(2, "skirmish", 1), (3, "grand", 2), (4, "skirmish", 3), (6, "grand", 4)] {
        let names: Vec<PlayerName> = (1..=seats).map(|i| PlayerName::new("", i.into())).collect();
        let (mut table, mut dice) = deal(seats, deck, seed);
        throughout(&mut p, table.as_mut(), &mut dice, &names, pace, |_, _| ());
    }
}
