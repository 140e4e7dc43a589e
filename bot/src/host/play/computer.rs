//! Computer players: they think of what their seat may know, each as well as its level does, and answer at their own pace.
//!
//! They begin to think when they are asked, on threads of their own, and answer when their pause is over: as long as thinking
//! takes no longer than that, nobody learns from the time how much there was to think of.

use skald_rules::interface::{By, Duty, Input, Seat};

use crate::host::{
    refused::HostError,
    service::core::Host,
    table::{
        job::Job,
        live::Live,
        seats::level_of,
        slots::Held,
        thinking::{Asked, Thinking, Thoughts},
    },
};
use crate::store::{Status, TableId};

impl Host {
    /// Lets the computers at a table begin to think, if they are asked something new.
    pub(in crate::host) fn begin_to_think(&self, held: &mut Held) -> Result<(), HostError> {
        let log = held.row.log;
        let job = Job::Computer.to_string();
        if held.due.iter().all(|due| due.key != job)
            || held.row.status != Status::Playing
            || held.thinking.as_ref().is_some_and(|thinking| thinking.log == log)
        {
            return Ok(());
        }
        let asked = held.asks_computers()?;
        let seed = self.inner.entropy.number()?;
        let room = self.inner.thinkers.clone();
        let done = tokio::spawn(async move {
            let _room = room.acquire_owned().await.ok()?;
            tokio::task::spawn_blocking(move || asked.think(seed)).await.ok()
        });
        held.keep_thinking(Thinking { log, done });
        Ok(())
    }

    /// What the computers at a table have thought of. Whoever is asked while they still think waits for it, without the table's
    /// lock; whatever has changed meanwhile is thought of anew.
    pub(in crate::host) async fn thoughts(&self, table: TableId) -> Result<Option<Thoughts>, HostError> {
        let thinking = {
            let mut held = self.hold(table).await?;
            if held.row.status != Status::Playing {
                return Ok(None);
            }
            self.begin_to_think(&mut held)?;
            held.take_thinking()
        };
        let Some(mut thinking) = thinking else { return Ok(None) };
        let broken = || HostError::Broken("a computer could not think".to_owned());
        (&mut thinking.done).await.ok().flatten().map(Some).ok_or_else(broken)
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
        Ok(Asked { decisions, table: table.copy(), log: self.row.log })
    }

    /// Plays what computers thought of, if nothing else was played in the meantime: then they are asked anew. Where they
    /// found no answer, the default is played.
    pub(in crate::host) fn answer_for_computers(
        &mut self,
        thoughts: Thoughts,
        now: i64,
    ) -> Result<(), HostError> {
        if thoughts.log != self.row.log {
            return Ok(());
        }
        for (thought_of, thought) in thoughts.moves {
            let (at, seat) = (thought_of.id, thought_of.seat);
            let playing = self.playing()?;
            let table = &*playing.table;
            // What another computer did may have settled the question.
            if !table.open(seat).iter().any(|now| now.id == at && now.duty == thought_of.duty) {
                continue;
            }
            let Some(with) = thought.or_else(|| playing.ledger.default_for(table, seat, at)) else {
                tracing::error!(table = %self.row.id, %seat, decision = %at, "no answer was found");
                continue;
            };
            match self.input(&Input::Answer { at, with }, By::Computer, Some(seat), None, now) {
                // What another computer has just played may have made it impossible; the question comes again.
                Ok(()) | Err(HostError::Refused(_)) => {}
                Err(error) => return Err(error),
            }
        }
        Ok(())
    }
}
