//! The ritual of every deed at a table: its lock is taken, the deed is judged and the table changed, what follows by itself is
//! played, everything is written in one transaction, and what it came to is told.
//!
//! What belongs here: the order of these steps, once. What does not: any deed; each gives its own judgement and change.

use skald_rules::{interface::Say, words::Words};

use crate::host::{
    looks::info::TableInfo,
    outbox::notices::About,
    refused::HostError,
    service::{
        config::HostConfig,
        core::{Actor, Host},
        known::{Known, consents},
    },
    table::{live::Live, pending::Write, seats::number_seats, slots::Held},
};
use crate::store::{Person, Status, TableId};

/// When a deed is done, and what is known of the people at the table.
pub(in crate::host) struct Moment<'m> {
    /// In milliseconds UTC.
    pub now: i64,
    pub known: Known,
    pub config: &'m HostConfig,
}

/// What a change leaves to be done before it is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::host) enum After {
    /// The game was played: what follows by itself is, too, and everything is put down that comes of the new position.
    Played,
    /// Something may follow by itself. If nothing does, only what is due can have changed.
    MayFollow,
    /// Only what is due has changed.
    Due,
    /// What the table's message shows has changed: who sits there and how, and who runs it.
    Shown,
    /// Nothing but the rows that the change named.
    Written,
    /// Nothing at all has changed.
    Nothing,
}

/// A deed that was done: it is in the database.
pub(in crate::host) struct Deed<T> {
    /// The table as it is now, still under its lock.
    pub held: Held,
    /// What whoever did it was told of it and of all that followed, in words.
    pub told: Vec<String>,
    /// What the change gave.
    pub value: T,
    /// The words of whoever is told of it.
    pub words: &'static Words,
    /// How many entries the log had before.
    pub had: u32,
}

impl<T> Deed<T> {
    /// The table, as everybody may know it now.
    pub(in crate::host) fn info(&self) -> TableInfo {
        TableInfo { had: self.had, ..TableInfo::of(self.held.spoken(self.words)) }
    }
}

impl Host {
    /// A deed of a person at a table at which they may look, once for an interaction. `change` is told who does it; what it refuses was not done.
    ///
    /// # Errors
    /// Those of `change`; [`HostError::Store`] when it could not be written: then nothing was done.
    pub(in crate::host) async fn deed<T>(
        &self,
        actor: impl Into<Actor>,
        table: TableId,
        change: impl FnOnce(&mut Live, Person, &Moment<'_>) -> Result<(After, T), HostError>,
    ) -> Result<Deed<T>, HostError> {
        let actor = actor.into();
        self.once(actor, async {
            let held = self.hold_for(table, actor.person).await?;
            self.carry_out(held, Some(actor), |live, moment| change(live, actor.person, moment)).await
        })
        .await
    }

    /// A deed of the host itself.
    ///
    /// # Errors
    /// As for [`Host::deed`].
    pub(in crate::host) async fn own_deed<T>(
        &self,
        table: TableId,
        change: impl FnOnce(&mut Live, &Moment<'_>) -> Result<(After, T), HostError>,
    ) -> Result<Deed<T>, HostError> {
        let held = self.hold(table).await?;
        self.carry_out(held, None, change).await
    }

    /// The same, by which `newcomer` may come to sit there.
    ///
    /// # Errors
    /// As for [`Host::deed`].
    pub(in crate::host) async fn own_deed_for<T>(
        &self,
        table: TableId,
        newcomer: Person,
        change: impl FnOnce(&mut Live, &Moment<'_>) -> Result<(After, T), HostError>,
    ) -> Result<Deed<T>, HostError> {
        let held = self.hold(table).await?;
        self.carry_out_for(held, None, Some(newcomer), change).await
    }

    /// The same under a lock that was taken already, for those who had to read something under it first.
    ///
    /// # Errors
    /// As for [`Host::deed`].
    pub(in crate::host) async fn carry_out<T>(
        &self,
        held: Held,
        actor: Option<Actor>,
        change: impl FnOnce(&mut Live, &Moment<'_>) -> Result<(After, T), HostError>,
    ) -> Result<Deed<T>, HostError> {
        self.carry_out_for(held, actor, None, change).await
    }

    async fn carry_out_for<T>(
        &self,
        mut held: Held,
        actor: Option<Actor>,
        newcomer: Option<Person>,
        change: impl FnOnce(&mut Live, &Moment<'_>) -> Result<(After, T), HostError>,
    ) -> Result<Deed<T>, HostError> {
        let person = actor.map(|actor| actor.person);
        let mut known = self.known(&held).await?;
        // Whoever acts or comes may sit there afterwards.
        for person in person.into_iter().chain(newcomer) {
            known.insert(person, self.person(person).await?);
        }
        let moment = Moment { now: self.now(), known, config: &self.inner.config };
        // Asked before: whoever resigns is told what they saw as a player.
        let seat = person.and_then(|person| held.seat_of(person).ok());
        let live = &mut *held;
        let log = live.row.log;
        let (after, value) = change(live, &moment)?;
        if after != After::Nothing {
            live.tell_of_new_rules();
            if person.is_some_and(|person| seat.is_some() || live.seat_of(person).is_ok()) {
                live.break_silence(moment.now);
            }
        }
        let may_follow = matches!(after, After::Played | After::MayFollow);
        if may_follow {
            live.follow(&consents(&moment.known), seat, moment.now)?;
        }
        live.tell_sent();
        live.seal();
        if live.row.log > log {
            // Whoever did it is told all that came of it.
            live.pending.writes.extend(person.map(|person| Write::Visit { person, had: log }));
        }
        if log == 0 && live.row.log > 0 {
            live.row.build = Some(moment.config.build.clone());
        }
        match after {
            After::Nothing => {
                held.committed();
                return Ok(Deed { held, told: Vec::new(), value, words: self.words, had: log });
            }
            After::Played => live.gather(moment.config, &moment.known, person, moment.now)?,
            After::MayFollow if live.row.log > log => {
                live.gather(moment.config, &moment.known, person, moment.now)?;
            }
            After::MayFollow | After::Due => live.gather_due(moment.config, &moment.known, moment.now)?,
            After::Shown => live.show(),
            After::Written => {}
        }
        live.owe_new_times();
        let told = self.commit(&mut held, actor).await?;
        // They think when they are to answer, should they be unable to begin now.
        if let Err(error) = self.begin_to_think(&held) {
            tracing::error!(table = %held.row.id, %error, "the computers cannot begin to think");
        }
        let spoken = held.spoken(self.words);
        let told = told.iter().map(|say| spoken.say(say)).collect();
        Ok(Deed { held, told, value, words: self.words, had: log })
    }
}

impl Live {
    /// Tells the table that the rules were corrected since it was played last: from here on it is played by those of now.
    fn tell_of_new_rules(&mut self) {
        if !self.is_by_other_rules() || matches!(self.row.status, Status::Over | Status::Closed) {
            return;
        }
        let now = self.kind.rules;
        let say = Say::new("host-new-rules").with("before", self.row.plays).with("now", now);
        self.row.plays = now;
        self.owe_told_news(&format!("rules:{now}"), &say, Vec::new(), About::Rules);
    }

    /// Has the table's message show how things stand now. As long as people are joining, its seats are numbered anew.
    fn show(&mut self) {
        if matches!(self.row.status, Status::Lobby | Status::Closed) {
            number_seats(&mut self.seats);
            self.pending.seats = true;
        }
        self.owe_board();
    }
}
