//! What has happened at a table, as everybody was told it: entries in words, lines of the story, and the file that proves it.
//! What one person was told is in `back`.

use skald_rules::{fair, interface::Weight};

use crate::host::{
    looks::info::TableInfo,
    refused::{HostError, Refused},
    service::{core::Host, load::whole_log},
    table::{
        live::Live,
        log_rows::{entry_of, told_of},
        replay::rebuild,
        story::{EACH, told_in},
        told,
    },
};
use crate::store::{Person, Status, StoryRow, TableId};

/// Something that was done at a table, as somebody was told it: the act of an entry, or what followed from it by itself.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Played {
    /// The number of its entry; the deal is 0.
    pub number: u32,
    /// Who made it: `hand`, `order`, `clock`, `computer`, `host`.
    pub by: String,
    /// What was told of it, with its weight.
    pub told: Vec<(Weight, String)>,
    /// When, in milliseconds UTC.
    pub at: i64,
}

/// A line of the story that everybody may read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StoryLine {
    /// The part of the game, such as its round.
    pub part: String,
    /// What mattered most of it.
    pub told: Vec<String>,
}

impl Host {
    /// What spectators were told, from entry `from` on, at most `most` entries.
    ///
    /// # Errors
    /// [`HostError::Store`].
    pub async fn history(&self, table: TableId, from: u32, most: u32) -> Result<Vec<Played>, HostError> {
        let held = self.hold(table).await?;
        self.history_at(&held, from, most).await
    }

    /// The same of a table under its lock.
    pub(in crate::host) async fn history_at(
        &self,
        held: &Live,
        from: u32,
        most: u32,
    ) -> Result<Vec<Played>, HostError> {
        let table = held.row.id;
        let rows = self.inner.store.log(table, from, most).await?;
        let mut out = Vec::new();
        for row in rows {
            for (by, told) in told_of(table, &row)? {
                out.push(Played {
                    number: row.number,
                    told: held.spoken(self.words).told(told),
                    by,
                    at: row.at,
                });
            }
        }
        Ok(out)
    }

    /// The lines of the message of a table's story with this number, from 0: those of parts that are over.
    ///
    /// # Errors
    /// [`HostError::Store`].
    pub async fn story(&self, table: TableId, message: u32) -> Result<Vec<StoryLine>, HostError> {
        let held = self.hold(table).await?;
        let mut rows = self.inner.store.story(table, message.saturating_mul(EACH), EACH).await?;
        // The last line goes on as long as the game does.
        let open = held.story.as_ref().filter(|_| held.row.ended.is_none()).map(|row| row.number);
        rows.retain(|row| Some(row.number) != open);
        let spoken = held.spoken(self.words);
        let line = |row: &StoryRow| StoryLine {
            part: spoken.say(&told::read(&row.heading)),
            told: told_in(row).iter().map(|told| spoken.say(&told.say)).collect(),
        };
        Ok(rows.iter().map(line).collect())
    }

    /// The state to which the log of a table replays: equal to its snapshot, or something is wrong.
    ///
    /// # Errors
    /// [`HostError::Broken`] when an entry does not replay to its link.
    pub async fn replayed(&self, table: TableId) -> Result<Vec<u8>, HostError> {
        let log = whole_log(&self.inner.store, table).await?;
        let held = self.hold(table).await?;
        held.playing()?;
        Ok(rebuild(&held, &log)?.table.snapshot())
    }

    /// The portable game file: log, reveal and chain. Anybody can recompute every draw from it.
    ///
    /// # Errors
    /// [`Refused::NotOver`] while a secret is still a secret.
    pub async fn game_file(&self, table: TableId) -> Result<Vec<u8>, HostError> {
        self.file_of(&*self.hold(table).await?).await
    }

    /// The same with the table, for somebody who may look at it.
    ///
    /// # Errors
    /// As for [`Host::game_file`] and [`Host::may_look`].
    pub async fn game_file_for(
        &self,
        table: TableId,
        person: Person,
    ) -> Result<(TableInfo, Vec<u8>), HostError> {
        let held = self.hold_for(table, person).await?;
        Ok((TableInfo::of(held.spoken(self.words)), self.file_of(&held).await?))
    }

    async fn file_of(&self, held: &Live) -> Result<Vec<u8>, HostError> {
        let table = held.row.id;
        // Read under the lock: nothing is added meanwhile.
        let log = whole_log(&self.inner.store, table).await?;
        if held.row.status != Status::Over {
            return Err(Refused::NotOver.into());
        }
        // Tables that share a secret are over together: until then the others play by it.
        if let Some(deal) = &held.row.deal
            && self.inner.store.is_dealt_elsewhere(deal).await?
        {
            return Err(Refused::NotOver.into());
        }
        let entries = log.iter().map(|row| entry_of(table, row)).collect::<Result<Vec<_>, _>>()?;
        let outcome = held.playing()?.table.outcome();
        Ok(fair::write(&held.header()?, &entries, &held.secret()?, outcome.as_ref()).into_bytes())
    }
}
