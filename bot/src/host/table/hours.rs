//! The hours of a person: when their clocks stand, and how often that was changed.
//!
//! What belongs here: hours as the row of a person keeps them, and the bound of changes. What does not: how time runs beside
//! them (`skald_rules::time`), and what a change does at tables (`time/hours`).

use serde::{Deserialize, Serialize};
use skald_rules::time::{Calendar, NoCalendar, Quiet, Weekday};

use crate::host::refused::Refused;
use crate::invariant::Invariant;

/// So often hours are changed within [`WEEK`].
const CHANGES: usize = 3;
/// A week in milliseconds.
const WEEK: i64 = 7 * 24 * 60 * 60_000;

/// The hours of a person.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Hours {
    /// When their clocks stand.
    pub calendar: Calendar,
    /// When quiet hours and days off were changed last, in milliseconds UTC, the oldest first.
    #[serde(default)]
    changed: Vec<i64>,
}

/// What is to be changed of somebody's hours; what is `None` stays as it is.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct HoursChange {
    /// The name of the zone.
    pub zone: Option<String>,
    /// The quiet hours; `Some(None)` for none.
    pub quiet: Option<Option<Quiet>>,
    /// The days off.
    pub off: Option<Vec<Weekday>>,
}

impl Hours {
    /// The hours that a row keeps.
    #[must_use]
    pub fn read(text: &str) -> Self {
        if text.is_empty() {
            return Self::default();
        }
        serde_json::from_str(text).or_broken(Self::default(), "hours are kept as they were written")
    }

    /// The text by which a row keeps them.
    #[must_use]
    pub fn text(&self) -> String {
        serde_json::to_string(self).or_broken(String::new(), "plain data can be written down")
    }

    /// The same with a change. Absences stay what they are.
    ///
    /// # Errors
    /// A refusal when there are no such hours, or they were changed too often of late.
    pub(in crate::host) fn changed(&self, change: &HoursChange, now: i64) -> Result<Self, Refused> {
        let zone = change.zone.as_deref().unwrap_or_else(|| self.calendar.zone());
        let quiet = change.quiet.unwrap_or_else(|| self.calendar.quiet());
        let off = change.off.as_deref().unwrap_or_else(|| self.calendar.off());
        if zone.is_empty() {
            return Err(Refused::ZoneFirst);
        }
        let calendar = Calendar::weekly(zone, quiet, off)
            .map_err(|why| match why {
                NoCalendar::Zone => Refused::NoZone(zone.to_owned()),
                NoCalendar::Quiet => Refused::LongQuiet,
                NoCalendar::Off => Refused::ManyOff,
            })?
            .away_as(&self.calendar);
        if calendar == self.calendar {
            return Ok(self.clone());
        }
        let mut changed: Vec<i64> =
            self.changed.iter().copied().filter(|at| now.saturating_sub(*at) < WEEK).collect();
        // A zone alone, by which no clock stands, can be said at any time.
        let stands = |calendar: &Calendar| calendar.quiet().is_some() || !calendar.off().is_empty();
        if stands(&self.calendar) || stands(&calendar) {
            if let Some(first) = changed.first().filter(|_| changed.len() >= CHANGES) {
                return Err(Refused::HoursTooOften { most: CHANGES, again: first + WEEK - now });
            }
            changed.push(now);
        }
        Ok(Self { calendar, changed })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn hours_are_changed_three_times_a_week_and_no_more() {
        let set = |hours: &Hours, until: u16, now| {
            let quiet = Some(Some(Quiet { from: 22 * 60, until: until * 60 }));
            hours.changed(&HoursChange { zone: Some("Europe/Berlin".into()), quiet, off: None }, now)
        };
        let mut hours = Hours::default();
        assert_eq!(hours.changed(&HoursChange::default(), 0), Err(Refused::ZoneFirst));
        for zone in ["Asia/Tokyo", "Europe/Paris", "UTC", "Europe/London"] {
            let change = HoursChange { zone: Some(zone.into()), ..HoursChange::default() };
            hours = hours.changed(&change, 0).unwrap();
        }
        for (at, until) in [(0, 5), (1, 6), (2, 7)] {
            hours = set(&hours, until, at).unwrap();
            assert_eq!(Hours::read(&hours.text()), hours);
        }
        assert_eq!(set(&hours, 8, 3), Err(Refused::HoursTooOften { most: 3, again: WEEK - 3 }));
        assert_eq!(set(&hours, 7, 3).as_ref(), Ok(&hours), "what changes nothing is no change");
        assert!(set(&hours, 8, WEEK).is_ok());
        assert_eq!(set(&hours, 9, 2 * WEEK), Err(Refused::LongQuiet));
    }
}
