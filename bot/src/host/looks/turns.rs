//! Where somebody is waited for: one line for every table, in all servers.

use skald_rules::interface::Seat;

use crate::host::{
    looks::info::TableInfo,
    outbox::notices::board,
    refused::HostError,
    service::core::Host,
    table::{seats::name_of, told},
};
use crate::store::{Person, TableId};

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
    /// What the table waits for, in words.
    pub label: String,
    /// When time runs out, in milliseconds UTC.
    pub until: Option<i64>,
    /// Since when the table waits, in milliseconds UTC.
    pub since: i64,
}

impl Host {
    /// The tables that wait for a person, by the time left.
    ///
    /// # Errors
    /// [`HostError::Store`].
    pub async fn turns(&self, person: Person) -> Result<Vec<TurnInfo>, HostError> {
        let store = &self.inner.store;
        let mut turns = Vec::new();
        for row in store.turns(person).await? {
            let Some(table) = store.table(row.table).await? else { continue };
            let seats = store.seats(row.table).await?;
            let names = |seat: Seat| name_of(&seats, seat, self.words);
            let message = store.message(&board(row.table)).await?;
            turns.push(TurnInfo {
                table: row.table,
                code: table.code,
                game: table.game,
                guild: table.guild,
                place: table.thread.unwrap_or(table.channel),
                message: message.map(|message| message.message),
                seat: Seat(row.seat),
                label: self.words.say(&told::read(&row.label), &names),
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
    pub async fn paused_of(&self, person: Person) -> Result<Vec<TableInfo>, HostError> {
        let mut infos = Vec::new();
        for table in self.inner.store.paused_of(person).await? {
            infos.push(self.info(table).await?);
        }
        Ok(infos)
    }
}
