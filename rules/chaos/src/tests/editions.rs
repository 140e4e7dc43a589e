//! Editions of the starters: a table keeps the one that it began with, and the newest keeps starters apart.

use std::collections::BTreeSet;

use super::table;
use crate::{
    Chaos, State,
    kits::{self, EDITIONS, NAMES, STARTERS},
    options,
};
use skald_vocabulary::{
    chance::{Chance, Fast},
    interface::{Kit, Options, Papers, Rules, Seat, Setup},
};

fn heroes(game: &Chaos, state: &State) -> Vec<String> {
    state.sides.iter().map(|side| game.pool().warrior(side.hero).id.to_string()).collect()
}

fn dealt(game: &Chaos, kits: &[Kit], seed: u64) -> State {
    game.start(kits, &mut Fast::new(seed), &mut Vec::new()).unwrap()
}

#[test]
fn a_table_that_names_no_edition_is_dealt_as_before_there_were_any() {
    let game = table(5, &[]);
    assert_eq!(game.packs().len(), 1, "and is fixed to no more than it was");
    for seed in 0..20 {
        let state = dealt(&game, &[], seed);
        // Each seat had any of the seven, whatever the others had.
        let mut dice = Fast::new(seed);
        for side in &state.sides {
            let (id, list) = STARTERS[usize::try_from(dice.pick("starter", 7)).unwrap()];
            let arsenal = kits::check(game.pool(), list).unwrap().arsenal;
            assert_eq!((side.hero, &*side.brought), (arsenal.hero, &*arsenal.copies()), "{id}");
        }
    }
    let totals: Vec<u8> = game.pool().warriors.iter().map(|warrior| warrior.svpt).collect();
    assert_eq!(totals, [40, 35, 40, 35, 36, 31, 42], "as the base set prints them");
    assert_eq!(dealt(&game, &[], 3), dealt(&table(5, &[("edition", "1")]), &[], 3));
}

// shows CHAOS-3.6
#[test]
fn the_newest_edition_deals_different_starters_as_far_as_they_go() {
    for seats in 2..=8 {
        let game = table(seats, &[("edition", "2")]);
        for seed in 0..10 {
            let all = heroes(&game, &dealt(&game, &[], seed));
            let different: BTreeSet<&String> = all.iter().collect();
            assert_eq!(different.len(), all.len().min(7), "{all:?}");
        }
    }
    // What is brought counts, too, wherever its owner sits.
    let game = table(7, &[("edition", "2")]);
    let seen: BTreeSet<Vec<String>> = (0..10)
        .map(|seed| {
            let kit = |seat, at: usize| Kit { seat, list: STARTERS[at].1.to_owned() };
            let all = heroes(&game, &dealt(&game, &[kit(Seat(6), 0), kit(Seat(3), 1)], seed));
            assert_eq!((all[6].as_str(), all[3].as_str()), ("craziie_farmer", "yipee"));
            assert_eq!(all.iter().collect::<BTreeSet<_>>().len(), 7, "{all:?}");
            all
        })
        .collect();
    assert!(seen.len() > 3, "by chance: {seen:?}");
}

#[test]
fn every_edition_can_be_played_and_fixes_its_tables() {
    assert_eq!(options::EDITIONS.all, NAMES);
    let mut fixed = BTreeSet::new();
    for (name, edition) in NAMES.iter().zip(&EDITIONS) {
        assert_eq!(*name, edition.version.to_string());
        let game = table(2, &[("edition", name)]);
        assert!(fixed.insert(format!("{:?}", game.packs())));
        let book = game.kit_book().unwrap();
        assert_eq!(book.starters().len(), edition.starters.len());
        for (hero, list) in edition.starters {
            let report = kits::check(game.pool(), list).unwrap();
            let warrior = game.pool().warrior(report.arsenal.hero);
            assert_eq!((warrior.id.to_string().as_str(), report.arsenal.count()), (hero, 50));
            assert_eq!(report.warnings, [], "{name}: {hero}");
            let kit = Kit { seat: Seat(0), list: list.to_owned() };
            assert_eq!(dealt(&game, &[kit], 1).sides[0].total, u16::from(warrior.svpt));
        }
    }
    let options = Options::default().with("edition", "3");
    let refused = Chaos::new(&Setup { seats: 2, options, packs: Vec::new() }).unwrap_err();
    let said = crate::tests::english().plain(&refused.say);
    assert_eq!(
        said,
        "Which edition of starter Arsenals and starting totals is played: that cannot be chosen. The list of options has what can."
    );
}

#[test]
fn a_position_says_of_which_edition_it_is() {
    let game = table(2, &[("edition", "2")]);
    let state = dealt(&game, &[], 1);
    let (again, read) = Chaos::read_position("again", &game.print_position(&state)).unwrap();
    assert_eq!((again.packs(), heroes(&again, &read)), (game.packs(), heroes(&game, &state)));
}
