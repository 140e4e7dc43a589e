//! What somebody cannot be told in private: closed doors, and what waits until it is read or a door opens.

use skald_rules::interface::{Say, Seat};

use crate::host::{
    outbox::{
        notices::{About, Body},
        queue::OutboxItem,
    },
    refused::HostError,
    service::core::Host,
    table::seats::name_of,
};
use crate::store::{NewNotice, OutboxKind, Person, PersonChange};

/// What somebody could not be told in private.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Unread {
    /// What there is room for, in words, the oldest first.
    pub texts: Vec<String>,
    /// How many more there are, for another time.
    pub more: usize,
}

impl Host {
    /// Keeps a notice until its person reads it with [`Host::unread`]: they cannot or do not want to be written to.
    ///
    /// # Errors
    /// [`HostError::Store`].
    pub async fn outbox_keep(&self, item: &OutboxItem) -> Result<(), HostError> {
        let mut tx = self.inner.store.write().await?;
        tx.outbox_keep(item.id, item.revision, self.now());
        Ok(tx.commit().await?)
    }

    /// Notes that Discord does not deliver to a person, keeps the row for them, and owes the word of it to the table, once.
    ///
    /// # Errors
    /// [`HostError::Store`].
    pub async fn door_closed(&self, item: &OutboxItem, person: Person) -> Result<(), HostError> {
        let word = NewNotice {
            kind: OutboxKind::Notice,
            name: format!("door:{}:{person}", item.table),
            table: Some(item.table),
            person: None,
            payload: Body::say(&Say::new("dm-closed"), vec![person], About::Door).to_json(),
        };
        let people = &self.inner.people;
        let now = self.now();
        let _turn = people.changing().await;
        let mut tx = self.inner.store.write().await?;
        let change = PersonChange { door_closed: Some(Some(now)), ..PersonChange::default() };
        // Of a door that was closed before and is closed still, everybody knows.
        let known = self.person(person).await?.door_closed.is_some();
        let after = tx.change_person(person, &change).await?;
        if !known {
            tx.owe(&word, now);
        }
        if item.kind == OutboxKind::Notice {
            tx.outbox_keep(item.id, item.revision, now);
        } else {
            tx.outbox_settle(item.id, item.revision);
        }
        tx.commit().await?;
        people.changed(after);
        Ok(())
    }

    /// What a person could not be told in private, the oldest first, as much as has room in so many characters. That counts as
    /// read.
    ///
    /// # Errors
    /// [`HostError::Store`].
    pub async fn unread(&self, person: Person, room: usize) -> Result<Unread, HostError> {
        let mut unread = Unread::default();
        let (mut read, mut used) = (Vec::new(), 0);
        for row in self.inner.store.outbox_kept(person).await? {
            let (Some(Body::Say { say, .. }), Some(table)) = (Body::of_json(&row.payload), row.table) else {
                read.push(row.id);
                continue;
            };
            let seats = self.inner.store.seats(table).await?;
            let text = self.words.say(&say, &|seat: Seat| name_of(&seats, seat, self.words));
            used += text.encode_utf16().count();
            // One is told however long it is.
            if unread.more > 0 || (used > room && !unread.texts.is_empty()) {
                unread.more += 1;
                continue;
            }
            read.push(row.id);
            unread.texts.push(text);
        }
        if !read.is_empty() {
            let mut tx = self.inner.store.write().await?;
            tx.outbox_read(person, &read).await?;
            tx.commit().await?;
        }
        Ok(unread)
    }
}
