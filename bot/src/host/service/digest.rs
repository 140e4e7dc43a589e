//! When somebody is told of all tables that wait for them, who wishes for one message a day.

use crate::{
    host::table::hours::Hours,
    store::{DueRow, PersonRow, person_subject},
};

/// What is due for whoever wishes for it.
pub(in crate::host) const DIGEST: &str = "digest";

/// The row by which a person's next message is remembered.
pub(in crate::host) fn digest_row(person: &PersonRow, now: i64) -> DueRow {
    let at = Hours::read(&person.hours).calendar.next_hour(person.hour, now);
    DueRow { subject: person_subject(person.person), key: DIGEST.to_owned(), at, served: false }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{host::table::hours::HoursChange, store::Person};

    #[test]
    fn an_hour_comes_once_a_day() {
        const HOUR: i64 = 60 * 60_000;
        let row = PersonRow { hour: 8, ..PersonRow::new(Person(7)) };
        let midnight = 20_000 * 24 * HOUR;
        assert_eq!(digest_row(&row, midnight).at, midnight + 8 * HOUR);
        assert_eq!(digest_row(&row, midnight + 8 * HOUR - 1).at, midnight + 8 * HOUR);
        assert_eq!(digest_row(&row, midnight + 8 * HOUR).at, midnight + 32 * HOUR, "not twice");
        // 4 October 2024, in summer: two hours ahead.
        let zone = HoursChange { zone: Some("Europe/Berlin".to_owned()), ..HoursChange::default() };
        let hours = Hours::default().changed(&zone, 0).unwrap().text();
        let there = PersonRow { hours, ..row };
        assert_eq!(digest_row(&there, midnight).at, midnight + 6 * HOUR, "by the clocks on the own wall");
    }
}
