//! The private channel of a person, opened for whoever needs it first.

use super::{
    audience::{Channel, OnePerson},
    bot::Bot,
    send::{Fault, Sender},
};
use crate::host::{Person, PersonChange};

impl Bot {
    /// Opens the private channel of a person over this way, and notes it. Whoever needs one asks here, so that nobody asks while
    /// Discord forbids it.
    pub(super) async fn open_channel(
        &self,
        sender: &Sender,
        person: Person,
    ) -> Result<Channel<OnePerson>, Fault> {
        if self.doors.wait(self.host.now()) > 0 {
            return Err(Fault::Flagged);
        }
        let channel = match sender.dm_channel(person.0).await {
            Err(Fault::Flagged) => {
                self.doors.refused(self.host.now());
                tracing::error!(
                    "Discord lets the bot open no private channels for now; boards and answers go on"
                );
                return Err(Fault::Flagged);
            }
            opened => opened?,
        };
        self.doors.opened();
        let change = PersonChange { dm_channel: Some(Some(channel.id())), ..PersonChange::default() };
        if let Err(error) = self.host.change_person(person, change).await {
            tracing::warn!(%error, "a private channel could not be noted");
        }
        Ok(channel)
    }
}
