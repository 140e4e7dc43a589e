//! Looking back with one person's eyes: what they were told, what has changed since they were there, how the table stood at
//! any step, and the moments of a film. The log is played again and shows and tells what it shows and tells to them.
//!
//! What belongs here: whose eyes, which entries, and when somebody counts as there. What does not: how any of it looks
//! (`discord`), and what everybody was told (`history`).

use std::collections::BTreeMap;

use skald_rules::{
    interface::{Seat, Tale, Viewer, Weight},
    table::Table,
    views::AnyView,
};

use crate::host::{
    looks::{
        account::{Account, Heard},
        info::TableInfo,
    },
    refused::{HostError, Refused},
    service::{core::Host, load::whole_log},
    table::{live::Live, log_rows::told_of, replay::replay, slots::Held, told::Told},
};
use crate::store::{EntryRow, Person, Status, TableId, VisitRow};

/// Something that was done at a table, as one person was told it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PastStep {
    /// The number of its entry; the deal is 0.
    pub number: u32,
    /// The part of the game in which it was done, such as a round; empty in games without parts.
    pub part: String,
    /// What was told of it, with its weight.
    pub told: Vec<(Weight, String)>,
}

/// Since when something is new to somebody.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Since {
    /// Since they last pressed something.
    Press,
    /// The same; where nothing has happened since, what happened before they were there this time.
    Visit,
}

impl Since {
    /// The first entry that is new, of a log of so many.
    const fn first(self, visit: VisitRow, log: u32) -> u32 {
        if matches!(self, Self::Press) || visit.seen < log { visit.seen } else { visit.since }
    }
}

/// What has changed since somebody was there.
#[derive(Clone, Debug)]
pub struct Recap {
    /// The table.
    pub info: TableInfo,
    /// With whose eyes.
    pub viewer: Viewer,
    /// What was done since, the oldest first.
    pub steps: Vec<PastStep>,
    /// The first entry that is new; 0 for somebody who was never there.
    pub from: u32,
    /// What they saw when they were there; nothing for somebody who was not.
    pub before: Option<AnyView>,
    /// What they see now.
    pub view: AnyView,
}

/// How a table stood after one entry of its log.
#[derive(Clone, Debug)]
pub struct StepLook {
    /// The table.
    pub info: TableInfo,
    /// With whose eyes.
    pub viewer: Viewer,
    /// The entry.
    pub number: u32,
    /// The last entry that there is.
    pub last: u32,
    /// What was done in it; what followed from it by itself as well.
    pub steps: Vec<PastStep>,
    /// What they saw before it.
    pub before: Option<AnyView>,
    /// What they saw after it.
    pub view: AnyView,
}

/// A moment of a film.
#[derive(Clone, Debug)]
pub struct Moment {
    /// What is seen then.
    pub view: AnyView,
    /// The part of the game.
    pub part: String,
    /// What happened since the moment before, weightier things only.
    pub told: Vec<String>,
}

/// A film of a game.
#[derive(Clone, Debug)]
pub struct Film {
    /// The table.
    pub info: TableInfo,
    /// With whose eyes.
    pub viewer: Viewer,
    /// Its moments, the first one first.
    pub moments: Vec<Moment>,
}

/// Plays a log again and takes down what a viewer is told of it; `each` sees the table after everything that was done.
fn follow(
    live: &Live,
    log: &[EntryRow],
    viewer: Viewer,
    mut each: impl FnMut(u32, &dyn Table),
) -> Result<Account, HostError> {
    // What no game was told was told to everybody alike.
    let mut public = BTreeMap::new();
    for row in log {
        public.insert(row.number, told_of(live.row.id, row)?);
    }
    let tale = |told: &Told| Tale { say: told.say.clone(), weight: told.weight };
    let mut account = Account::of(viewer);
    let mut before = None;
    replay(live, log, |played| {
        let number = played.entry.number;
        // An act comes before what follows from it within its entry.
        let is_act = before.replace(number) != Some(number);
        let told = public.get(&number).and_then(|acts| acts.first()).map(|(_, told)| told);
        let heard = played.heard || told.is_none();
        // What the host has said of its own input stands before what the game tells.
        let own = told.into_iter().flatten().filter(|told| !heard || (is_act && told.is_ruling()));
        account.hear(number, played.by, own.map(tale).collect(), played.table, heard);
        each(number, played.table);
    })?;
    Ok(account)
}

/// What a viewer saw after these entries.
fn views(
    live: &Live,
    log: &[EntryRow],
    viewer: Viewer,
    wanted: &[u32],
) -> Result<(Account, BTreeMap<u32, AnyView>), HostError> {
    let mut seen = BTreeMap::new();
    let account = follow(live, log, viewer, |number, table| {
        if wanted.contains(&number) {
            seen.insert(number, table.view(viewer));
        }
    })?;
    Ok((account, seen))
}

impl Host {
    /// A table that has begun with its log, for somebody who may look at it.
    async fn begun(&self, table: TableId, person: Person) -> Result<(Held, Vec<EntryRow>), HostError> {
        let held = self.hold_for(table, person).await?;
        held.playing()?;
        // Read under the lock: nothing is added meanwhile.
        let log = whole_log(&self.inner.store, table).await?;
        Ok((held, log))
    }

    /// With whose eyes a person looks back: their own; once the game is over, those of all, unless other tables still play the
    /// same shuffles.
    async fn eyes(&self, live: &Live, person: Person) -> Result<Viewer, HostError> {
        let elsewhere = match &live.row.deal {
            Some(deal) => self.inner.store.is_dealt_elsewhere(deal).await?,
            None => false,
        };
        if live.row.status == Status::Over && !elsewhere {
            return Ok(Viewer::Everyone);
        }
        let seat = live.seats.iter().find(|row| row.person == Some(person));
        if elsewhere && seat.is_none() {
            return Err(Refused::SameShuffles.into());
        }
        Ok(seat.map_or(Viewer::Spectator, |row| Viewer::Seat(Seat(row.seat))))
    }

    fn in_words(&self, live: &Live, steps: &[Heard]) -> Vec<PastStep> {
        let spoken = live.spoken(self.words);
        let step = |step: &Heard| PastStep {
            number: step.number,
            part: step.part.as_ref().map(|part| spoken.say(part)).unwrap_or_default(),
            told: spoken.told(step.told.iter().map(Told::from).collect()),
        };
        steps.iter().map(step).collect()
    }

    /// The same for somebody who reads it: with the first entry that is new to them, and all of it seen by them from now on.
    ///
    /// # Errors
    /// A refusal when the game has not begun.
    pub async fn read_history(
        &self,
        table: TableId,
        person: Person,
    ) -> Result<(u32, Vec<PastStep>), HostError> {
        let (held, log) = self.begun(table, person).await?;
        let from = Since::Visit.first(self.inner.store.visit(table, person).await?, held.row.log);
        let account = follow(&held, &log, self.eyes(&held, person).await?, |_, _| {})?;
        let steps = self.in_words(&held, &account.steps);
        let last = steps.last().map_or(0, |step| step.number);
        self.was_here(person, table, last + 1).await?;
        Ok((from, steps))
    }

    /// What a person was told of a game, as a player or as a spectator. After the end, everything is told to everybody.
    ///
    /// # Errors
    /// A refusal when the game has not begun.
    pub async fn history_of(&self, table: TableId, person: Person) -> Result<Vec<PastStep>, HostError> {
        let (held, log) = self.begun(table, person).await?;
        let account = follow(&held, &log, self.eyes(&held, person).await?, |_, _| {})?;
        Ok(self.in_words(&held, &account.steps))
    }

    /// The first entry that is new to a person.
    ///
    /// # Errors
    /// [`HostError::Store`].
    pub async fn new_to(&self, table: TableId, person: Person, since: Since) -> Result<u32, HostError> {
        let (log, visit) = (self.hold(table).await?.row.log, self.inner.store.visit(table, person).await?);
        Ok(since.first(visit, log))
    }

    /// What has changed since a person was there; nothing when that is nothing.
    ///
    /// # Errors
    /// A refusal when the game has not begun.
    pub async fn recap(
        &self,
        table: TableId,
        person: Person,
        since: Since,
    ) -> Result<Option<Recap>, HostError> {
        let held = self.hold_for(table, person).await?;
        self.recap_of(&held, person, since).await
    }

    /// The same for somebody who reads it: they have seen all of it from now on.
    ///
    /// # Errors
    /// A refusal when the game has not begun.
    pub async fn read_recap(&self, table: TableId, person: Person) -> Result<Option<Recap>, HostError> {
        let held = self.hold_for(table, person).await?;
        let recap = self.recap_of(&held, person, Since::Visit).await?;
        if recap.is_some() {
            self.was_here(person, table, held.row.log).await?;
        }
        Ok(recap)
    }

    /// The same of a table under its lock, for somebody who may look at it.
    pub(in crate::host) async fn recap_of(
        &self,
        held: &Live,
        person: Person,
        since: Since,
    ) -> Result<Option<Recap>, HostError> {
        held.playing()?;
        let from = since.first(self.inner.store.visit(held.row.id, person).await?, held.row.log);
        // Most who look see nothing new, and the log stays where it is.
        if from >= held.row.log {
            return Ok(None);
        }
        let log = whole_log(&self.inner.store, held.row.id).await?;
        let viewer = self.eyes(held, person).await?;
        let wanted: Vec<u32> = from.checked_sub(1).into_iter().collect();
        let (mut account, mut seen) = views(held, &log, viewer, &wanted)?;
        account.steps.retain(|step| step.number >= from);
        Ok(Some(Recap {
            info: TableInfo::of(held.spoken(self.words)),
            viewer,
            steps: self.in_words(held, &account.steps),
            from,
            before: wanted.first().and_then(|number| seen.remove(number)),
            view: held.playing()?.table.view(viewer),
        }))
    }

    /// Notes that a person was told all that has happened at a table, up to when its log had `log` entries.
    ///
    /// # Errors
    /// [`HostError::Store`].
    pub async fn was_here(&self, person: Person, table: TableId, log: u32) -> Result<(), HostError> {
        // Most who look see nothing new.
        if self.inner.store.visit(table, person).await?.seen >= log {
            return Ok(());
        }
        self.note_visit(person, table, log).await
    }

    /// The same for somebody who was told something new.
    pub(in crate::host) async fn note_visit(
        &self,
        person: Person,
        table: TableId,
        log: u32,
    ) -> Result<(), HostError> {
        let mut tx = self.inner.store.write().await?;
        tx.check_lease(&self.inner.me);
        tx.visit(table, person, log, log);
        Ok(tx.commit().await?)
    }

    /// How a table stood after an entry of its log; of the last one where there is none of that number.
    ///
    /// # Errors
    /// A refusal when the game has not begun.
    pub async fn step(&self, table: TableId, person: Person, number: u32) -> Result<StepLook, HostError> {
        let (held, log) = self.begun(table, person).await?;
        let viewer = self.eyes(&held, person).await?;
        let last = held.row.log.saturating_sub(1);
        let number = number.min(last);
        let before = number.checked_sub(1);
        let wanted: Vec<u32> = before.into_iter().chain([number]).collect();
        let (mut account, mut seen) = views(&held, &log, viewer, &wanted)?;
        account.steps.retain(|step| step.number == number);
        Ok(StepLook {
            info: TableInfo::of(held.spoken(self.words)),
            viewer,
            number,
            last,
            steps: self.in_words(&held, &account.steps),
            before: before.and_then(|before| seen.remove(&before)),
            view: seen.remove(&number).ok_or(Refused::NotBegun)?,
        })
    }

    /// The moments of a film of a game, at most `most`: with a person's eyes while it goes on, with open hands afterwards.
    ///
    /// # Errors
    /// A refusal when the game has not begun.
    pub async fn film(&self, table: TableId, person: Person, most: usize) -> Result<Film, HostError> {
        let (held, log) = self.begun(table, person).await?;
        let viewer = self.eyes(&held, person).await?;
        let wanted = follow(&held, &log, viewer, |_, _| {})?.moments(most);
        let (account, mut seen) = views(&held, &log, viewer, &wanted)?;
        let steps = self.in_words(&held, &account.steps);
        let mut steps = steps.into_iter().peekable();
        let mut moments = Vec::new();
        for number in wanted {
            let mut moment = (String::new(), Vec::new());
            while let Some(step) = steps.next_if(|step| step.number <= number) {
                moment.0 = step.part;
                let told = step.told.into_iter().filter(|(weight, _)| *weight > Weight::Minor);
                moment.1.extend(told.map(|(_, line)| line));
            }
            let (part, told) = moment;
            moments.extend(seen.remove(&number).map(|view| Moment { view, part, told }));
        }
        Ok(Film { info: TableInfo::of(held.spoken(self.words)), viewer, moments })
    }
}
