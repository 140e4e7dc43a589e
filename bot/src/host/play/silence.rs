//! A table at which nobody is hurried and nobody is any more: it is said that it will end, and it ends unless somebody is there by
//! then.
//!
//! What belongs here: at which tables, from when on, and what keeps one going. What does not: tables with a limit that are played, where
//! time runs out for whoever is not there (`time/due`), and games that nobody has begun.

use skald_rules::interface::Say;

use crate::host::{
    outbox::notices::{About, Topic},
    refused::HostError,
    table::{
        job::Job,
        live::Live,
        terms::{Terms, span, stamp},
    },
};
use crate::store::{DueRow, Person, Status};

/// Somebody who is there is noted at most so often, in milliseconds: nothing ends earlier for that.
const NOTED: i64 = 24 * 60 * 60_000;

impl Live {
    /// Whether the game would stand for ever if all its people were silent: it goes on, and nobody's time runs out, or it stands still
    /// without an end. In a tournament its organiser says what becomes of it.
    fn can_fall_silent(&self) -> bool {
        let endless = match self.row.status {
            Status::Playing => self.terms.limit.is_none(),
            Status::Paused => self.stands_without_end(),
            Status::Lobby | Status::Over | Status::Closed => false,
        };
        endless && self.row.tournament.is_none()
    }

    /// Whether it stands still until somebody lets it go on, or until another build plays it as it was. A table whose place is lost is kept
    /// for a time of its own, and one whose log cannot be played at all cannot be ended either.
    fn stands_without_end(&self) -> bool {
        let ends = [Job::PauseEnd, Job::AwayEnd].iter().any(|job| self.due_for(*job).is_some());
        self.row.place_lost.is_none() && self.playing.is_some() && !ends
    }

    fn due_for(&self, job: Job) -> Option<&DueRow> {
        let key = job.to_string();
        self.due.iter().find(|row| row.key == key)
    }

    /// What is due of this at the table: that its end is told, or that it ends.
    pub(in crate::host) fn silence_due(&self, now: i64) -> Option<DueRow> {
        if !self.can_fall_silent() {
            return None;
        }
        let stands = self.due_for(Job::SilenceEnd).or_else(|| self.due_for(Job::Silence));
        Some(stands.cloned().unwrap_or_else(|| Job::Silence.row(self.row.id, now + Terms::SILENCE + NOTED)))
    }

    /// Whether it is to be noted that somebody is there.
    pub(in crate::host) fn is_silent(&self, now: i64) -> bool {
        let late = |row: &DueRow| row.at < now + Terms::SILENCE;
        self.can_fall_silent()
            && (self.due_for(Job::SilenceEnd).is_some() || self.due_for(Job::Silence).is_none_or(late))
    }

    /// Somebody who sits here has done something, or the table begins to stand still: silence counts from now on. What was told of its
    /// end goes.
    pub(in crate::host) fn break_silence(&mut self, now: i64) {
        if !self.is_silent(now) {
            return;
        }
        self.forget_silence();
        self.also_due(Job::Silence, now + Terms::SILENCE + NOTED);
    }

    /// Nobody has done anything, but the table stands still from now on: silence counts, unless it does already.
    pub(in crate::host) fn begin_silence(&mut self, now: i64) {
        let counts = [Job::Silence, Job::SilenceEnd].iter().any(|job| self.due_for(*job).is_some());
        if !counts {
            self.break_silence(now);
        }
    }

    /// Nothing of this is due any more, and what was told of it goes.
    pub(in crate::host) fn forget_silence(&mut self) {
        if self.due_for(Job::SilenceEnd).is_some() {
            self.end_question(Topic::Silence);
        }
        let of_silence = |row: &DueRow| matches!(row.key.parse(), Ok(Job::Silence | Job::SilenceEnd));
        self.set_due(self.due.iter().filter(|row| !of_silence(row)).cloned().collect());
    }

    /// Nobody has done anything for long: the table and its people are told when it ends, and what keeps it going.
    pub(in crate::host) fn tell_of_silence(&mut self, now: i64) {
        if !self.can_fall_silent() {
            return;
        }
        let end = now + Terms::SILENCE_TOLD;
        self.also_due(Job::SilenceEnd, end);
        let id = match self.row.status {
            Status::Paused if self.is_held_by_managers() => "host-silence-held",
            Status::Paused if self.goes_otherwise() => "host-silence-otherwise",
            Status::Paused => "host-silence-rest",
            _ => "host-silence",
        };
        let say = Say::new(id)
            .with("code", self.row.code.as_str())
            .with("time", span(Terms::SILENCE))
            .with("until", stamp(end));
        self.owe_question(Topic::Silence, &format!("{now}"), &say, Vec::new(), About::Silence);
        let people: Vec<Person> = self.people().map(|(_, person)| person).collect();
        for person in people {
            self.owe_question_alone(Topic::Silence, &format!("{now}:{person}"), &say, person, About::Silence);
        }
    }

    /// Nobody has come since that was told: the game ends as it stands.
    pub(in crate::host) fn end_by_silence(&mut self, now: i64) -> Result<(), HostError> {
        if !self.can_fall_silent() {
            return Ok(());
        }
        self.end_question(Topic::Silence);
        self.stand_up(now)?;
        let say = Say::new("host-away-ended").with("code", self.row.code.as_str());
        self.end_deserted(say, now)
    }
}
