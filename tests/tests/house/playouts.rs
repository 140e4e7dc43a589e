//! Playouts: the same seed gives the same games, every game ends, and a broken game is reported with its seed.

use skald_rules::{
    catalogue::GameKind,
    chance::Fast,
    interface::{Kit, Seat, Setup},
    playout::{self, Plan},
    series::Series,
    war::War,
};
use skald_tests::probe::Probe;

fn plan(seats: u8, games: u64, checks: bool) -> Plan {
    Plan { seats, seed: 11, games, checks, ..Plan::default() }
}

#[test]
fn the_same_seed_gives_the_same_report() {
    let kind = GameKind::of::<Probe>();
    let one = kind.playouts(&plan(4, 30, true)).unwrap();
    assert_eq!(one, kind.playouts(&plan(4, 30, true)).unwrap());
    assert_eq!((one.games, one.violations, one.without_result), (30, 0, 0));
    assert!(one.turns.is_some_and(|turns| (80..=90).contains(&turns)), "some are called early: {one:?}");
    let straight = kind.playouts(&plan(4, 30, false)).unwrap();
    assert_eq!(straight.turns, Some(90), "30 games of 3 rounds");
    assert!(one.longest <= one.moves && one.wins.iter().sum::<u64>() >= 30);
}

#[test]
fn fast_playouts_end_as_well() {
    for seats in 2..=4 {
        let report = playout::run::<Series<Probe>>(&plan(seats, 20, false)).unwrap();
        assert_eq!((report.games, report.violations), (20, 0), "{:?}", report.kept);
    }
    let report = playout::run::<War>(&plan(2, 3, false)).unwrap();
    assert_eq!((report.games, report.violations), (3, 0), "{:?}", report.kept);
}

#[test]
fn a_table_that_cannot_be_opened_is_refused() {
    assert!(playout::run::<Probe>(&plan(5, 1, true)).is_err());
    let kits = vec![Kit { seat: Seat(0), list: "purse 99".to_owned() }];
    assert!(playout::run::<Probe>(&Plan { kits, ..plan(2, 1, true) }).is_err());
}

#[test]
fn a_computer_without_a_plan_makes_legal_moves() {
    let setup = Setup { seats: 2, ..Setup::default() };
    let table = GameKind::of::<Probe>().open(&setup).unwrap().start(&[], &mut Fast::new(1)).unwrap();
    let at = table.open(Seat(0))[0].id;
    let line = table.random_move(at, &mut Fast::new(2)).unwrap();
    let bid: u8 = line.parse().unwrap();
    assert!(bid <= 10);
}
