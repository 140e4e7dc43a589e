//! When somebody is told of all tables that wait for them, who wishes for one message a day.

use crate::store::{DueRow, PersonRow, person_subject};

/// What is due for whoever wishes for it.
pub(in crate::host) const DIGEST: &str = "digest";

const HOUR: i64 = 60 * 60_000;
const DAY: i64 = 24 * HOUR;

/// When an hour of a person's day comes next after `now`, both in milliseconds UTC. The only place that knows where their day
/// begins: that of UTC.
fn next_hour(_person: &PersonRow, hour: u8, now: i64) -> i64 {
    let at = now - now.rem_euclid(DAY) + i64::from(hour) * HOUR;
    if at > now { at } else { at + DAY }
}

/// The row by which a person's next message is remembered.
pub(in crate::host) fn digest_row(person: &PersonRow, now: i64) -> DueRow {
    let at = next_hour(person, person.hour, now);
    DueRow { subject: person_subject(person.person), key: DIGEST.to_owned(), at, served: false }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::store::Person;

    #[test]
    fn an_hour_comes_once_a_day() {
        let row = PersonRow { hour: 8, ..PersonRow::new(Person(7)) };
        let midnight = 20_000 * DAY;
        assert_eq!(digest_row(&row, midnight).at, midnight + 8 * HOUR);
        assert_eq!(digest_row(&row, midnight + 8 * HOUR - 1).at, midnight + 8 * HOUR);
        assert_eq!(digest_row(&row, midnight + 8 * HOUR).at, midnight + 32 * HOUR, "not twice");
    }
}
