//! Where somebody is waited for: one line for every table, in all servers.

use skald_rules::interface::Seat;

use crate::host::{
    looks::info::TableInfo,
    refused::HostError,
    service::core::Host,
    table::{seats::shown_name, told},
};
use crate::store::{Person, TableId, TurnRow};

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
    /// The tournament in which the table stands, as it is called, with the round from 1.
    pub contest: Option<(String, usize)>,
}

impl Host {
    /// The tables that wait for a person, by the time left.
    ///
    /// # Errors
    /// [`HostError::Store`].
    pub async fn turns(&self, person: Person) -> Result<Vec<TurnInfo>, HostError> {
        let rows = self.inner.store.turns(person).await?;
        let turn = |row: TurnRow| {
            let names = |seat: Seat| match row.names.get(seat.index()) {
                Some((name, unnamed)) => shown_name(name, *unnamed, self.words),
                None => seat.to_string(),
            };
            TurnInfo {
                table: row.table,
                seat: Seat(row.seat),
                label: self.words.say(&told::read(&row.label), &names),
                code: row.code,
                game: row.game,
                guild: row.guild,
                place: row.place,
                message: row.message,
                until: row.until,
                since: row.since,
                contest: row.contest.map(|(name, round)| (name, round + 1)),
            }
        };
        Ok(rows.into_iter().map(turn).collect())
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
