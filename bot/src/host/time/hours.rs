//! Quiet hours, days off and absences of a person: changing them, and letting the clocks of their games heed them.
//!
//! Hours count from the next question on; an absence counts at once, at every table with a day or more for a turn. It is due
//! there in the change that notes it, so that no table is forgotten.

use skald_rules::{interface::Say, interface::Seat, time::Calendar};

use crate::host::{
    outbox::notices::About,
    play::deed::Moment,
    refused::{HostError, Refused},
    service::core::{Actor, Host},
    table::{
        hours::{Hours, HoursChange},
        job::Job,
        live::Live,
        terms::span,
    },
};
use crate::store::{DueRow, Person, PersonChange, PersonRow};

/// A day in milliseconds.
const DAY: i64 = 24 * 60 * 60_000;

impl Host {
    /// The hours of a person.
    ///
    /// # Errors
    /// [`HostError::Store`].
    pub async fn hours(&self, person: Person) -> Result<Hours, HostError> {
        Ok(Hours::read(&self.person(person).await?.hours))
    }

    /// Changes settings of a person, and when their clocks stand: from the next question on. If one cannot be changed, none is.
    ///
    /// # Errors
    /// A refusal when there are no such hours, they pass a bound, or they were changed too often of late.
    pub async fn change_settings(
        &self,
        actor: impl Into<Actor>,
        settings: PersonChange,
        hours: &HoursChange,
    ) -> Result<PersonRow, HostError> {
        let actor = actor.into();
        let judge = |row: &PersonRow, now: i64| {
            if *hours == HoursChange::default() {
                return Ok(settings);
            }
            let hours = Hours::read(&row.hours).changed(hours, now)?;
            Ok(PersonChange { hours: Some(hours.text()), ..settings })
        };
        self.once(actor, self.alter(actor, judge)).await
    }

    /// Goes away for so many days from now on; none comes back.
    ///
    /// # Errors
    /// A refusal when that is more than is left of a year's absences.
    pub async fn go_away(&self, actor: impl Into<Actor>, days: u8) -> Result<Hours, HostError> {
        let actor = actor.into();
        let judge = |row: &PersonRow, now: i64| {
            let mut hours = Hours::read(&row.hours);
            let before = hours.clone();
            if days == 0 {
                hours.calendar.come_back(now);
            } else {
                let long = i64::from(days) * DAY;
                hours.calendar.go_away(now, long).map_err(|left| Refused::LongAway { left: left / DAY })?;
            }
            let hours = (hours != before).then(|| hours.text());
            Ok(PersonChange { hours, ..PersonChange::default() })
        };
        let row = self.once(actor, self.alter(actor, judge)).await?;
        Ok(Hours::read(&row.hours))
    }
}

impl Live {
    /// Lets the clock of a seat heed the absences of its owner at once; its quiet hours and days off stay those of the
    /// question of now. The table is told.
    pub(in crate::host) fn heed_absence(&mut self, seat: Seat, moment: &Moment<'_>) {
        let now = moment.now;
        let Some(kept) = self.heeded(seat, moment) else { return };
        self.owe_board();
        let held: Calendar = self.sheet.clocks.calendar(seat).clone();
        let was_away = held.away_at(now).is_some();
        self.time().clocks.keep_calendar(seat, &held.away_as(&kept), now);
        let name = self.called_now(seat);
        let (id, say) = match kept.away_at(now) {
            Some(until) => {
                // It says a time that is true no more, and they know.
                self.end_calls(seat);
                ("away", Say::new("host-away").with("name", name).with("time", span(until - now)))
            }
            None if was_away => {
                self.end_calls_named(seat, "away:");
                ("back", Say::new("host-back").with("name", name))
            }
            None => return,
        };
        self.owe_until_answered(&format!("{id}:{now}"), seat, &say, About::Terms);
    }

    /// Has the table look again when an absence of the owner of a seat ends by itself: what is shown says until when it is.
    pub(in crate::host) fn look_again(&mut self, seat: Seat, moment: &Moment<'_>) {
        let until = self.heeded(seat, moment).and_then(|kept| kept.away_at(moment.now));
        if let Some(until) = until {
            let again = Job::Hours(seat).row(self.row.id, until);
            let due = self.due.iter().cloned().chain([again]).collect();
            self.set_due(due);
        }
    }

    /// When the table looks again whether owners of its seats have gone away or come back.
    pub(in crate::host) fn absences_due(&self) -> Vec<DueRow> {
        let looks = |row: &&DueRow| matches!(row.key.parse(), Ok(Job::Hours(_)));
        self.due.iter().filter(looks).cloned().collect()
    }

    /// The calendar of the owner of a seat, where this table heeds it.
    fn heeded(&self, seat: Seat, moment: &Moment<'_>) -> Option<Calendar> {
        let owner = self.seat(seat).filter(|row| !row.gone).and_then(|row| row.person);
        let known = moment.known.get(&owner.filter(|_| self.terms.rests)?)?;
        Some(Hours::read(&known.hours).calendar)
    }
}
