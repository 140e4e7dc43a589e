//! A game that stands still, with its clocks, and goes on.
//!
//! What belongs here: what that does to a table. What does not: why it does (`accord`, `time`, `servers`).

use skald_rules::interface::{Act, By, Say};

use crate::host::{
    outbox::notices::{About, STAYS},
    refused::HostError,
    table::{
        job::Job,
        live::Live,
        pending::Write,
        told::{self, Told},
    },
};
use crate::store::{Person, Status};

impl Live {
    /// Lets a game that goes on stand still: its clocks stop, and everybody who plays is told in private.
    pub(in crate::host) fn stand_still(&mut self, why: &Say, now: i64) -> Result<(), HostError> {
        self.act(&Act::Pause, By::Host, None, vec![Told::of("host-log-paused")], now)?;
        self.lie_still(why, now);
        Ok(())
    }

    /// The same for a game whose log cannot be played on, so that nothing is noted in it.
    pub(in crate::host) fn lie_still(&mut self, why: &Say, now: i64) {
        self.row.status = Status::Paused;
        self.row.paused_at = Some(now);
        self.row.pause_why = Some(told::kept(why));
        self.time().clocks.stop(now);
        self.forget_silence();
        // Who is away comes back meanwhile.
        self.set_due(self.absences_due());
        self.tell_of_pause(why, now);
    }

    /// Has something be due at a time, in milliseconds UTC, beside what is due already.
    pub(in crate::host) fn also_due(&mut self, job: Job, at: i64) {
        let row = job.row(self.row.id, at);
        self.set_due(self.due.iter().cloned().chain([row]).collect());
    }

    /// Lets a game that stands still go on: every clock has the time that it had.
    pub(in crate::host) fn stand_up(&mut self, now: i64) -> Result<(), HostError> {
        if self.row.status != Status::Paused {
            return Ok(());
        }
        self.act(&Act::Resume, By::Host, None, vec![Told::of("host-log-resumed")], now)?;
        self.row.status = Status::Playing;
        self.row.paused_at = None;
        self.row.pause_why = None;
        if self.row.place_lost.take().is_some() {
            self.owe_newest_story();
        }
        self.forget_silence();
        self.time().clocks.go_on(now);
        Ok(())
    }

    /// Takes back what was to be said at the table, and tells its people in private why it stands still. What is to be taken away there
    /// goes all the same.
    pub(in crate::host) fn tell_of_pause(&mut self, why: &Say, now: i64) {
        self.pending.writes.push(Write::Silence { stays: STAYS });
        let people: Vec<Person> = self.people().map(|(_, person)| person).collect();
        let say = Say::new("host-table-paused").with("code", self.row.code.as_str()).with("why", why.clone());
        for person in people {
            self.owe_private(&format!("paused:{now}"), &say, person, About::Paused);
        }
    }
}
