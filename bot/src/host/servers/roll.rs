//! Who is looked for at which time, to see whether they are still in the server where they play: everybody once on each day, each at a
//! time of their own, so that the requests are spread over the day and nothing has to be kept of it.
//!
//! What belongs here: whose turn it is. What does not: asking Discord, and what follows for a table (`lobby/leaving`).

use crate::host::{refused::HostError, service::core::Host};
use crate::store::{Person, TableId};

/// A day in milliseconds.
const DAY: i64 = 24 * 60 * 60_000;

/// Somebody to be looked for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Sought {
    /// Who.
    pub person: Person,
    /// The tables of one server at which they sit, at least one.
    pub tables: Vec<TableId>,
}

impl Host {
    /// Who is to be looked for because their time came after `since` and not after `until`, both in milliseconds UTC: people whose
    /// game goes on in a server or is yet to begin, but for those who came from elsewhere. Times that lie longer than two days before `until` are over.
    ///
    /// # Errors
    /// [`HostError::Store`].
    pub async fn sought(&self, since: i64, until: i64) -> Result<Vec<Sought>, HostError> {
        let mut found: Vec<(u64, Sought)> = Vec::new();
        for (guild, person, table) in self.inner.store.seated_in_servers().await? {
            match found.last_mut() {
                Some((of, last)) if (*of, last.person) == (guild, person) => last.tables.push(table),
                _ if comes_between(guild, person, since, until) => {
                    found.push((guild, Sought { person, tables: vec![table] }));
                }
                _ => {}
            }
        }
        Ok(found.into_iter().map(|(_, sought)| sought).collect())
    }
}

/// Whether the time of somebody in a server comes after `since` and not after `until`.
fn comes_between(guild: u64, person: Person, since: i64, until: i64) -> bool {
    let since = since.max(until.saturating_sub(2 * DAY));
    let mut days = since.div_euclid(DAY)..=until.div_euclid(DAY);
    days.any(|day| {
        let at = day * DAY + time_of_day(guild, person, day);
        since < at && at <= until
    })
}

/// When somebody in a server is looked for on a day, in milliseconds from its beginning. Another time each day: where the bot rests at the
/// same hour each night, it is not always the same people whom that leaves out.
fn time_of_day(guild: u64, person: Person, day: i64) -> i64 {
    // Steele and Vigna's mixing of 64 bits.
    let mut mixed = guild.rotate_left(32) ^ person.0 ^ day.unsigned_abs().rotate_left(48);
    for factor in [0xbf58_476d_1ce4_e5b9, 0x94d0_49bb_1331_11eb_u64] {
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(factor);
    }
    mixed ^= mixed >> 31;
    mixed.cast_signed().rem_euclid(DAY)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn everybody_comes_once_a_day_whatever_the_pieces_in_which_it_is_looked() {
        let step = 10 * 60_000;
        for person in (0..200).map(Person) {
            for day in [0, 1, 20_000] {
                let midnight = day * DAY;
                let steps = (0..DAY / step).map(|nth| midnight - 1 + nth * step);
                let times = steps.filter(|since| comes_between(7, person, *since, since + step)).count();
                assert_eq!(times, 1, "{person} on day {day}");
                assert!(comes_between(7, person, midnight - 1, midnight - 1 + DAY));
            }
            assert!(comes_between(7, person, 0, 2 * DAY) && comes_between(7, person, i64::MIN, 100 * DAY));
        }
    }

    #[test]
    fn times_are_spread_over_the_day_and_are_others_on_the_next() {
        let hours = |day| {
            let mut counts = [0_u32; 24];
            for person in (0..2_400).map(|nth| Person(300_000_000_000_000_000 + nth)) {
                let hour = time_of_day(7, person, day) / (DAY / 24);
                counts[usize::try_from(hour).unwrap()] += 1;
            }
            counts
        };
        for day in [0, 20_000] {
            let counts = hours(day);
            assert!(counts.iter().all(|count| (50..200).contains(count)), "{counts:?}");
        }
        let moved = |nth: &u64| {
            let at = |day| time_of_day(7, Person(*nth), day);
            at(20_000).abs_diff(at(20_001)) > 60_000
        };
        assert!((0..100).filter(moved).count() > 90);
    }
}
