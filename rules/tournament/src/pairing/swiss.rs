//! Swiss rounds: a matching of least cost among all who play.
//!
//! What has to be avoided first weighs more than everything after it together: a second bye while somebody had none, then
//! a rematch, then a bye for somebody with more points, then distance in points. Among rounds that are equally good the lots
//! decide: they shuffle the people before the matching is sought.

use integer_blossom::min_weight_perfect_matching;
use skald_vocabulary::chance::Chance;

use super::shuffle;
use crate::{entrant::Entrant, standings::Record};

/// How much more each concern weighs than the next one. Of all 500 pairs together a concern costs less than one step of the
/// concern above it: distances are squares of at most 90 points.
const DISTANCE: i128 = 1;
const BYE_POINTS: i128 = 1 << 23;
const REMATCH: i128 = 1 << 40;
const SECOND_BYE: i128 = 1 << 60;

/// A round among `people`, by what they have done so far: tables of two by points, and at most one of one.
pub(super) fn round(people: &[Entrant], records: &[Record], dice: &mut dyn Chance) -> Vec<Vec<Entrant>> {
    let mut people = people.to_vec();
    shuffle(dice, &mut people);
    let none = Record::default();
    let record = |entrant: Entrant| records.get(entrant.index()).unwrap_or(&none);
    // The place after the last is the bye.
    let size = people.len() + people.len() % 2;
    let fewest = people.iter().map(|one| record(*one).byes).min().unwrap_or(0);
    let mut cost = vec![0_i128; size * size];
    for (at, one) in people.iter().enumerate() {
        let own = record(*one);
        for (to, other) in people.iter().enumerate().skip(at + 1) {
            let times = own.met.iter().filter(|met| *met == other).count();
            let apart = i128::from(own.points()) - i128::from(record(*other).points());
            if let Some(cell) = cost.get_mut(at * size + to) {
                *cell = i128::try_from(times).unwrap_or(0) * REMATCH + apart * apart * DISTANCE;
            }
        }
        if size > people.len()
            && let Some(cell) = cost.get_mut(at * size + people.len())
        {
            let byes = i128::from(own.byes - fewest);
            *cell = byes * SECOND_BYE + i128::from(own.points()) * BYE_POINTS;
        }
    }
    let mates = min_weight_perfect_matching(&cost, size);
    let mut tables: Vec<Vec<Entrant>> = Vec::new();
    for (at, mate) in mates.into_iter().enumerate().filter(|(at, mate)| at < mate) {
        tables.push([at, mate].into_iter().filter_map(|index| people.get(index)).copied().collect());
    }
    // Table 1 is where the most points are; a bye stands last.
    let sum = |table: &Vec<Entrant>| table.iter().map(|one| record(*one).points()).sum::<u32>();
    tables.sort_by_key(|table| {
        (std::cmp::Reverse(table.len()), std::cmp::Reverse(sum(table)), table.first().copied())
    });
    tables
}
