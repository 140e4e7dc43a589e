//! Random games: every invariant holds at every rest.

use crate::{
    chaos::Chaos,
    interface::Options,
    playout::{self, Plan},
};

fn plan(seats: u8, games: u64, checks: bool) -> Plan {
    Plan { seats, options: Options::default(), kits: Vec::new(), seed: 3, games, checks }
}

#[test]
fn every_invariant_holds_in_random_games() {
    for seats in 2..=8 {
        let report = playout::run::<Chaos>(&plan(seats, 6, true)).unwrap();
        assert_eq!(report.violations, 0, "{seats} seats: {:#?}", report.kept);
        assert_eq!(report.games, 6);
    }
}
