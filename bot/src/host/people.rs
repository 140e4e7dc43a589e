//! What the host knows of people: names, settings, private channels, and where they are waited for.

use std::{
    collections::HashMap,
    sync::{
        Mutex, PoisonError,
        atomic::{AtomicU64, Ordering},
    },
};

use skald_rules::interface::Seat;

use super::{Actor, Host, HostError, gather::Known, live::Live};
use crate::store::{Person, PersonChange, PersonRow, TableId};

/// People in memory. Bounded: beyond the bound it begins anew.
#[derive(Default)]
pub(super) struct People {
    rows: Mutex<HashMap<Person, PersonRow>>,
    /// Counts changes, so that what was read before one is not kept after it.
    changes: AtomicU64,
    /// Held from a change until it is in memory: memory holds the newest of two.
    changing: tokio::sync::Mutex<()>,
}

impl People {
    const MOST: usize = 20_000;

    fn get(&self, person: Person) -> Option<PersonRow> {
        self.rows.lock().unwrap_or_else(PoisonError::into_inner).get(&person).cloned()
    }

    /// What is known of a person was changed elsewhere; it is read anew.
    pub(super) fn forget(&self, person: Person) {
        self.changes.fetch_add(1, Ordering::SeqCst);
        self.rows.lock().unwrap_or_else(PoisonError::into_inner).remove(&person);
    }

    /// The turn to change somebody; held until the change is in memory.
    pub(super) async fn changing(&self) -> tokio::sync::MutexGuard<'_, ()> {
        self.changing.lock().await
    }

    /// Somebody was changed, and is known like this now.
    pub(super) fn changed(&self, row: PersonRow) {
        self.changes.fetch_add(1, Ordering::SeqCst);
        self.put(row);
    }

    fn put(&self, row: PersonRow) {
        let mut rows = self.rows.lock().unwrap_or_else(PoisonError::into_inner);
        if rows.len() >= Self::MOST {
            rows.clear();
        }
        rows.insert(row.person, row);
    }
}

/// One line of the list of turns.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TurnInfo {
    /// The table.
    pub table: TableId,
    /// Its short code.
    pub code: String,
    /// Its game.
    pub game: String,
    /// The server.
    pub guild: Option<u64>,
    /// Where its messages are: thread or channel.
    pub place: u64,
    /// The board message there, if it stands.
    pub message: Option<u64>,
    /// The person's seat.
    pub seat: Seat,
    /// What the table waits for.
    pub label: String,
    /// When time runs out, in milliseconds UTC.
    pub until: Option<i64>,
    /// Since when the table waits, in milliseconds UTC.
    pub since: i64,
}

impl Host {
    /// What is known of a person; a stranger has the default settings.
    ///
    /// # Errors
    /// [`HostError::Store`].
    pub async fn person(&self, person: Person) -> Result<PersonRow, HostError> {
        if let Some(row) = self.inner.people.get(person) {
            return Ok(row);
        }
        let people = &self.inner.people;
        let before = people.changes.load(Ordering::SeqCst);
        let row = self.inner.store.person(person).await?.unwrap_or_else(|| PersonRow::new(person));
        if people.changes.load(Ordering::SeqCst) == before {
            people.put(row.clone());
        }
        Ok(row)
    }

    /// Changes what is known of a person: settings, the private channel, whether it is closed. What `change` does not name
    /// stays, whoever else changes it at the same time.
    ///
    /// # Errors
    /// [`HostError::Store`].
    pub async fn change_person(
        &self,
        actor: impl Into<Actor>,
        change: PersonChange,
    ) -> Result<PersonRow, HostError> {
        let actor = actor.into();
        self.once(actor, async {
            let before = self.person(actor.person).await?;
            if !change.changes(&before) {
                return Ok(before);
            }
            let people = &self.inner.people;
            let _turn = people.changing().await;
            let mut tx = self.begin(Some(actor)).await?;
            let after = tx.change_person(actor.person, &change).await?;
            if after.can_be_written_to(self.now()) {
                tx.outbox_unkeep(actor.person, self.now()).await?;
            }
            tx.commit().await?;
            people.changed(after.clone());
            self.inner.outgoing.notify_one();
            Ok(after)
        })
        .await
    }

    /// Opens the door that Discord closed: somebody has done something by which it may be open again.
    ///
    /// # Errors
    /// [`HostError::Store`].
    pub async fn open_door(&self, person: Person) -> Result<(), HostError> {
        let change = PersonChange { door_closed: Some(None), ..PersonChange::default() };
        self.change_person(person, change).await.map(|_| ())
    }

    /// Notes under which name a person was seen. Writes only when the name is new.
    ///
    /// # Errors
    /// [`HostError::Store`].
    pub async fn meet(&self, person: Person, name: &str) -> Result<(), HostError> {
        let change = PersonChange { name: Some(name.to_owned()), ..PersonChange::default() };
        self.change_person(person, change).await.map(|_| ())
    }

    /// The tables that wait for a person, by the time left.
    ///
    /// # Errors
    /// [`HostError::Store`].
    pub async fn turns(&self, person: Person) -> Result<Vec<TurnInfo>, HostError> {
        let store = &self.inner.store;
        let mut turns = Vec::new();
        for row in store.turns(person).await? {
            let Some(table) = store.table(row.table).await? else { continue };
            let message = store.message(&super::notices::board(row.table)).await?;
            turns.push(TurnInfo {
                table: row.table,
                code: table.code,
                game: table.game,
                guild: table.guild,
                place: table.thread.unwrap_or(table.channel),
                message: message.map(|message| message.message),
                seat: Seat(row.seat),
                label: row.label,
                until: row.until,
                since: row.since,
            });
        }
        Ok(turns)
    }

    /// The tables at which a person plays that stand still, the newest first.
    ///
    /// # Errors
    /// [`HostError::Store`].
    pub async fn paused_of(&self, person: Person) -> Result<Vec<super::TableInfo>, HostError> {
        let mut infos = Vec::new();
        for table in self.inner.store.paused_of(person).await? {
            infos.push(self.info(table).await?);
        }
        Ok(infos)
    }

    /// What is known of everybody at a table.
    pub(super) async fn known(&self, live: &Live) -> Result<Known, HostError> {
        let people: Vec<Person> = live.seats.iter().filter_map(|row| row.person).collect();
        let mut known = Known::new();
        for person in people {
            known.insert(person, self.person(person).await?);
        }
        Ok(known)
    }
}
