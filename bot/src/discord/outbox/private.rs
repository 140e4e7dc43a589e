//! The way to somebody alone: their private channel, and what becomes of a row where nothing can be written to them.

use super::{Outbox, trouble::Outcome};
use crate::{
    discord::{
        audience::{Channel, OnePerson},
        send::Fault,
    },
    host::{OutboxItem, Person},
};

/// What becomes of a row while nothing can be written to a person.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Unread {
    /// It waits where it can be read.
    Kept,
    /// It is worth nothing later.
    Dropped,
}

impl Outbox {
    /// Sends a person what `post` puts into their private channel. What comes of the row instead is the error.
    pub(super) async fn privately<T, F>(
        &self,
        item: &OutboxItem,
        person: Person,
        unread: Unread,
        post: impl FnOnce(Channel<OnePerson>) -> F + Send,
    ) -> Result<T, Outcome>
    where
        F: Future<Output = Result<T, Fault>> + Send,
    {
        let row = self.bot.host.person(person).await?;
        if !row.can_be_written_to(self.bot.host.now()) {
            return Err(match unread {
                Unread::Dropped => self.settle(item).await,
                Unread::Kept => match self.bot.host.outbox_keep(item).await {
                    Ok(()) => Outcome::Settled,
                    Err(error) => error.into(),
                },
            });
        }
        let sent = match self.dm(item, person, row.dm_channel).await {
            Ok(channel) => post(channel).await,
            Err(fault) => Err(fault),
        };
        match sent {
            Ok(sent) => {
                self.delivered(person, row.door_closed).await;
                Ok(sent)
            }
            Err(fault) => Err(self.private_trouble(item, person, fault).await),
        }
    }

    /// The private channel of a person; opened once, then kept.
    pub(super) async fn dm(
        &self,
        item: &OutboxItem,
        person: Person,
        known: Option<u64>,
    ) -> Result<Channel<OnePerson>, Fault> {
        if let Some(channel) = known {
            return Ok(Channel::private(channel));
        }
        self.bot.open_channel(&self.sender(item), person).await
    }

    /// A private message arrived: a door that was thought to be closed is open.
    pub(super) async fn delivered(&self, person: Person, door_closed: Option<i64>) {
        if door_closed.is_some()
            && let Err(error) = self.bot.host.open_door(person).await
        {
            tracing::warn!(%error, "an open door could not be noted");
        }
    }
}
