//! What players write down alone at a table while its game is on. It belongs to a person, not to a seat, and goes when the game ends
//! (LRAW-1.3.1). What belongs here: reading and keeping it. What does not: notes that a game takes down by itself.

use crate::host::{
    refused::{HostError, Refused},
    service::core::{Actor, Host},
    table::live::Live,
};
use crate::store::{Person, Status, TableId};

/// The most letters of one person's notes.
pub const NOTES: usize = 4_000;

impl Host {
    /// What a person has written down at a table; empty at the start.
    ///
    /// # Errors
    /// A refusal when no game is on there or the person does not play in it.
    pub async fn notes(&self, person: Person, table: TableId) -> Result<String, HostError> {
        let held = self.hold(table).await?;
        held.notes_of(person)?;
        Ok(self.inner.store.notes(table, person).await?)
    }

    /// Keeps what a person writes down at a table, in place of what stood there. Returns what is kept.
    ///
    /// # Errors
    /// As [`Host::notes`]; a refusal when it is too long.
    pub async fn write_notes(
        &self,
        actor: impl Into<Actor>,
        table: TableId,
        text: &str,
    ) -> Result<String, HostError> {
        let actor = actor.into();
        self.once(actor, async {
            // Held, so that the game does not end meanwhile.
            let held = self.hold(table).await?;
            held.notes_of(actor.person)?;
            let text = text.trim();
            if text.chars().count() > NOTES {
                return Err(Refused::LongNotes { most: NOTES }.into());
            }
            let mut tx = self.apart(actor).await?;
            tx.save_notes(table, actor.person, text).await?;
            tx.commit().await?;
            Ok(text.to_owned())
        })
        .await
    }
}

impl Live {
    /// Refuses notes where no game is on, and those of whoever does not play in it. While it stands still there may be some.
    fn notes_of(&self, person: Person) -> Result<(), HostError> {
        if self.row.status != Status::Paused {
            self.is_on()?;
        }
        self.seat_of(person).map(|_| ())
    }
}
