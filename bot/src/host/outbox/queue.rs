//! What is owed to Discord, from the host's side: the sending layer takes rows, tries them, and says what came of it.

use crate::host::{
    outbox::notices::{About, Body, goes, gone_row},
    refused::HostError,
    service::core::Host,
};
use crate::store::{MessageRow, OutboxKind, OutboxRow, Person, Road, TableId};

/// Where something goes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum To {
    /// To the table's thread or channel.
    Table,
    /// To one person in private.
    Person(Person),
}

/// Something that is owed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OutboxItem {
    /// The row.
    pub id: i64,
    /// Counts the replacements of a state. What is said about another revision is ignored.
    pub revision: u32,
    /// How it is owed.
    pub kind: OutboxKind,
    /// Names what is owed, and the message that shows a state.
    pub name: String,
    /// The table.
    pub table: TableId,
    /// Where it goes.
    pub to: To,
    /// What is to be said.
    pub body: Body,
    /// At most 25 characters, the same for every attempt at this revision.
    pub nonce: String,
    /// How often it was tried before.
    pub attempts: u32,
    /// When it was tried for the first time, in milliseconds UTC: the message may exist since then.
    pub first: Option<i64>,
    /// The server of the table.
    pub guild: Option<u64>,
}

/// A message that was sent or edited.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Sent {
    /// The channel.
    pub channel: u64,
    /// The message.
    pub message: u64,
    /// The log number that it shows, for a state.
    pub number: u32,
}

fn item(row: OutboxRow) -> Option<OutboxItem> {
    Some(OutboxItem {
        id: row.id,
        revision: row.revision,
        kind: row.kind,
        name: row.name,
        table: row.table?,
        to: row.person.map_or(To::Table, To::Person),
        body: Body::of_json(&row.payload)?,
        nonce: row.nonce,
        attempts: row.attempts,
        first: row.first,
        guild: row.guild,
    })
}

/// At most so many rows of one table or person are taken at once.
const EACH: u32 = 8;

impl Host {
    /// What is to be sent now over one road: at most `EACH` rows of one table or person and `most` in all, the servers in
    /// turn. Rows stay due until they are tried.
    ///
    /// # Errors
    /// [`HostError::Store`].
    pub async fn outbox_due(&self, road: Road, most: u32) -> Result<Vec<OutboxItem>, HostError> {
        let rows = self.inner.store.outbox_due(self.now(), road, EACH, most).await?;
        let mut items = Vec::new();
        for row in rows {
            let (id, revision, unsent) = (row.id, row.revision, row.was_not_sent());
            match item(row) {
                // One that may be there goes out once more, so that it is found and taken away.
                Some(item) if unsent && self.has_acted(&item).await? => {
                    self.outbox_failed(id, revision, "it was no longer so", None).await?;
                }
                Some(item) => items.push(item),
                None => self.outbox_failed(id, revision, "the row cannot be read", None).await?,
            }
        }
        Ok(items)
    }

    /// Whether it is a call to somebody for whom the table waits no more.
    async fn has_acted(&self, item: &OutboxItem) -> Result<bool, HostError> {
        let Body::Say { mention, about: About::Turn | About::Warning, .. } = &item.body else {
            return Ok(false);
        };
        let Some(person) = mention.first() else { return Ok(false) };
        Ok(!self.inner.store.is_waited_for(item.table, *person).await?)
    }

    /// When the next row is to be sent that is not yet due at `now`, both in milliseconds UTC.
    ///
    /// # Errors
    /// [`HostError::Store`].
    pub async fn outbox_next(&self, now: i64) -> Result<Option<i64>, HostError> {
        Ok(self.inner.store.next_outbox(now).await?)
    }

    /// How long after a place was found closed it is looked at again, in milliseconds.
    #[must_use]
    pub fn place_look(&self) -> i64 {
        self.inner.config.place_look
    }

    /// Waits until there may be something new to send.
    pub async fn outbox_changed(&self) {
        self.inner.store.outbox_rung().await;
    }

    /// Notes that a row is about to be tried; if nothing more is heard of it, it is due again after `patience`
    /// milliseconds. `false`: it was replaced or settled in the meantime and must not be sent.
    ///
    /// # Errors
    /// [`HostError::Store`], also when this process has lost the lease.
    pub async fn outbox_try(&self, item: &OutboxItem, patience: i64) -> Result<bool, HostError> {
        let now = self.now();
        let mut tx = self.inner.store.write().await?;
        tx.check_lease(&self.inner.me);
        let ours = tx.outbox_try(item.id, item.revision, now, now + patience).await?;
        tx.commit().await?;
        Ok(ours)
    }

    /// Notes that a row was sent. For a state the message is kept, so that the next one edits it; a newer revision that
    /// came in the meantime stays due.
    ///
    /// # Errors
    /// [`HostError::Store`].
    pub async fn outbox_sent(&self, item: &OutboxItem, sent: Option<Sent>) -> Result<(), HostError> {
        self.outbox_sent_beside(item, sent, None).await
    }

    /// Like [`Host::outbox_sent`], when the message that stood there before could not be taken away: that is owed then.
    ///
    /// # Errors
    /// [`HostError::Store`].
    pub async fn outbox_sent_beside(
        &self,
        item: &OutboxItem,
        sent: Option<Sent>,
        left: Option<Sent>,
    ) -> Result<(), HostError> {
        let mut tx = self.inner.store.write().await?;
        let goes = goes(&item.name);
        // Answered while it was on its way: it has nothing more to say.
        let left = match sent.filter(|_| goes) {
            Some(late) if tx.is_call_answered(item.id).await? || self.has_acted(item).await? => Some(late),
            _ => left,
        };
        tx.outbox_settle(item.id, item.revision);
        let stands = sent.filter(|sent| item.kind == OutboxKind::State || (goes && left != Some(*sent)));
        if let Some(left) = left {
            let person = if let To::Person(person) = item.to { Some(person) } else { None };
            tx.owe(&gone_row(item.table, person, left.channel, left.message), self.now());
        }
        if let Some(sent) = stands {
            let row = MessageRow {
                name: item.name.clone(),
                channel: sent.channel,
                message: sent.message,
                number: sent.number,
            };
            tx.save_message(&row, self.now());
        }
        Ok(tx.commit().await?)
    }

    /// Makes everything that has failed due again, spread over `spread` milliseconds: the line is back.
    ///
    /// # Errors
    /// [`HostError::Store`].
    pub async fn outbox_wake(&self, spread: i64) -> Result<(), HostError> {
        let mut tx = self.inner.store.write().await?;
        tx.outbox_wake_failed(self.now(), spread).await?;
        Ok(tx.commit().await?)
    }

    /// Notes that an attempt failed, and after how many milliseconds to try again; `None`: never, it is hopeless.
    ///
    /// # Errors
    /// [`HostError::Store`].
    pub async fn outbox_failed(
        &self,
        id: i64,
        revision: u32,
        error: &str,
        again: Option<i64>,
    ) -> Result<(), HostError> {
        let mut tx = self.inner.store.write().await?;
        tx.outbox_failed(id, revision, error, again.map(|again| self.now() + again));
        Ok(tx.commit().await?)
    }

    /// The message that shows a state, by the name of its row.
    ///
    /// # Errors
    /// [`HostError::Store`].
    pub async fn message_of(&self, name: &str) -> Result<Option<Sent>, HostError> {
        let row = self.inner.store.message(name).await?;
        Ok(row.map(|row| Sent { channel: row.channel, message: row.message, number: row.number }))
    }

    /// The message with a table's board.
    ///
    /// # Errors
    /// [`HostError::Store`].
    pub async fn board_message(&self, table: TableId) -> Result<Option<Sent>, HostError> {
        self.message_of(&crate::host::outbox::notices::board(table)).await
    }

    /// The same number for every try to start a table's thread, whatever is played between two tries, and another one for
    /// the next thread: where a thread is lost a table stands still before it goes on in another.
    ///
    /// # Errors
    /// [`HostError::Store`].
    pub async fn thread_number(&self, table: TableId) -> Result<u32, HostError> {
        Ok(self.inner.store.went_on(table).await?)
    }

    /// The message from which the thread of a table was started.
    ///
    /// # Errors
    /// [`HostError::Store`].
    pub async fn lobby_message(&self, table: TableId) -> Result<Option<Sent>, HostError> {
        self.message_of(&crate::host::outbox::notices::lobby(table)).await
    }

    /// Notes from which message the thread of a table was started.
    ///
    /// # Errors
    /// [`HostError::Store`].
    pub async fn set_lobby_message(&self, table: TableId, sent: Sent) -> Result<(), HostError> {
        let row = MessageRow {
            name: crate::host::outbox::notices::lobby(table),
            channel: sent.channel,
            message: sent.message,
            number: sent.number,
        };
        let mut tx = self.inner.store.write().await?;
        tx.save_message(&row, self.now());
        Ok(tx.commit().await?)
    }

    /// The message with a person's hand at a table.
    ///
    /// # Errors
    /// [`HostError::Store`].
    pub async fn hand_message(&self, table: TableId, person: Person) -> Result<Option<Sent>, HostError> {
        self.message_of(&crate::host::outbox::notices::hand(table, person)).await
    }

    /// Notes that a message is gone; the next state is sent as a new one.
    ///
    /// # Errors
    /// [`HostError::Store`].
    pub async fn message_gone(&self, name: &str) -> Result<(), HostError> {
        let mut tx = self.inner.store.write().await?;
        tx.forget_message(name);
        Ok(tx.commit().await?)
    }
}
