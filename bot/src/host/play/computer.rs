//! Computer players: they think of what their seat may know, each as well as its level does, and answer at their own pace.
//!
//! They begin to think when they are asked, on threads of their own, and answer when their pause is over. Whoever thinks longer answers
//! at one of few moments after it, so that the time tells next to nothing of how much there was to think of.

use std::sync::Arc;

use skald_rules::interface::{By, DecisionId, Duty, Input, Seat};

use crate::host::{
    refused::HostError,
    service::core::Host,
    table::{
        job::Job,
        live::Live,
        seats::level_of,
        thinking::{Asked, Thought, Thoughts},
    },
};
use crate::invariant;
use crate::store::Status;

impl Host {
    /// Lets the computers at a table begin to think, if they are asked something new.
    pub(in crate::host) fn begin_to_think(&self, live: &Live) -> Result<(), HostError> {
        let (table, log, job) = (live.row.id, live.row.log, Job::Computer.to_string());
        let thinkers = &self.inner.thinkers;
        if live.row.status != Status::Playing || live.due.iter().all(|due| due.key != job) {
            thinkers.forget(table);
            return Ok(());
        }
        if !thinkers.think_about(table, log) {
            let clock = Arc::clone(&self.inner.clock);
            let seed = self.inner.entropy.number()?;
            thinkers.begin(table, log, live.asks_computers()?, seed, move || clock.now());
        }
        Ok(())
    }

    /// What the computers at a table had thought of by `until` (milliseconds UTC); `None` while they still think. Nobody waits for
    /// them, under the table's lock or elsewhere: they ring when they are done.
    pub(in crate::host) fn thoughts(&self, live: &Live, until: i64) -> Result<Option<Thoughts>, HostError> {
        match self.inner.thinkers.take(live.row.id, live.row.log, until) {
            Thought::Found(thoughts) => Ok(Some(thoughts)),
            Thought::Yet => Ok(None),
            Thought::NotAsked => self.begin_to_think(live).map(|()| None),
            Thought::Broken => Err(HostError::Broken("a computer could not think".to_owned())),
        }
    }
}

impl Live {
    /// What the computers are asked of whom the table waits for: the rights of each, then one question.
    fn asks_computers(&self) -> Result<Asked, HostError> {
        let table = &*self.playing()?.table;
        let mut decisions = Vec::new();
        for row in self.seats.iter().filter(|row| row.is_played_by_computer()) {
            let player = level_of(row).player();
            let open = table.open(Seat(row.seat));
            if let Some(owed) = open.iter().find(|decision| decision.duty == Duty::Owed).cloned() {
                let rights = open.into_iter().filter(|decision| decision.duty == Duty::Free);
                decisions.extend(rights.chain([owed]).map(|at| (at, player)));
            }
        }
        Ok(Asked { decisions, table: table.copy() })
    }

    /// Plays what computers thought of. Where they found no answer, the default is played.
    pub(in crate::host) fn answer_for_computers(
        &mut self,
        thoughts: Thoughts,
        now: i64,
    ) -> Result<(), HostError> {
        let mut played = false;
        for (thought_of, thought) in thoughts.0 {
            let (at, seat) = (thought_of.id, thought_of.seat);
            let table = &*self.playing()?.table;
            // What another computer did may have settled the question.
            if !table.open(seat).iter().any(|now| now.id == at && now.duty == thought_of.duty) {
                continue;
            }
            let with = match (thought, thought_of.duty) {
                (None, Duty::Owed) => self.playing()?.default_of(seat, at),
                (thought, _) => thought,
            };
            let Some(with) = with else { continue };
            match self.answer_of_computer(seat, at, with, now) {
                Ok(()) => played = true,
                // What another computer has just played may have made it impossible; the question comes again.
                Err(HostError::Refused(_)) if played => {}
                // The same thought would come again, and the table would wait for it for ever.
                Err(HostError::Refused(why)) => {
                    invariant::broken("what a computer thought of can be played", &(self.row.id, at, why));
                    if thought_of.duty == Duty::Owed
                        && let Some(with) = self.playing()?.default_of(seat, at)
                    {
                        self.answer_of_computer(seat, at, with, now)?;
                        played = true;
                    }
                }
                Err(error) => return Err(error),
            }
        }
        Ok(())
    }

    fn answer_of_computer(
        &mut self,
        seat: Seat,
        at: DecisionId,
        with: String,
        now: i64,
    ) -> Result<(), HostError> {
        self.input(&Input::Answer { at, with }, By::Computer, Some(seat), None, now)
    }
}
