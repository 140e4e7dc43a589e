//! The message from which a table's thread was started: what it says of the game is kept true, over restarts as well.
//!
//! What belongs here: what it says and when it is changed. What does not: the lobby before the game, which is the table's board
//! (`board`).

use std::{
    collections::HashMap,
    sync::{MutexGuard, PoisonError},
};

use super::Outbox;
use crate::{
    discord::{answer::Fitted, audience::Channel, send::Fault},
    host::{Sent, Status, TableId, TableInfo},
};

/// What the message says when the game begins. What it says is kept as its number.
pub(super) const BEGUN: u32 = 0;
const RESTS: u32 = 1;
const STANDS_STILL: u32 = 2;
const IS_HELD: u32 = 3;
const OVER: u32 = 4;
/// Beside these: a seat can be taken there.
const VACANT: u32 = 8;

/// Of so many tables it is remembered what their messages say; then all are forgotten, and the database is asked.
const MOST: usize = 20_000;

/// What the message is to say.
fn says(info: &TableInfo) -> u32 {
    let stands = match info.status {
        Status::Over | Status::Closed => OVER,
        Status::Paused if info.rests() => RESTS,
        Status::Paused if info.may_be_resumed() => STANDS_STILL,
        Status::Paused => IS_HELD,
        Status::Lobby | Status::Playing => BEGUN,
    };
    let vacant = info.status == Status::Playing && info.seats.iter().any(|seat| seat.vacant);
    stands + if vacant { VACANT } else { 0 }
}

impl Outbox {
    fn lobbies(&self) -> MutexGuard<'_, HashMap<TableId, u32>> {
        self.lobbies.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Notes what the message of a table says; nothing where that is to be asked of the database again.
    pub(super) fn lobby_says(&self, table: TableId, what: Option<u32>) {
        let mut lobbies = self.lobbies();
        match what {
            Some(what) => {
                if lobbies.len() >= MOST {
                    lobbies.clear();
                }
                lobbies.insert(table, what);
            }
            None => drop(lobbies.remove(&table)),
        }
    }

    /// Brings the message up to date where it says something else than is so.
    pub(super) async fn keep_lobby(&self, info: &TableInfo, place: u64) -> Result<(), Fault> {
        if is_played_there(info) {
            return Ok(());
        }
        let known = self.lobbies().get(&info.id).copied();
        let said = match known {
            Some(said) => said,
            None => match self.bot.host.lobby_message(info.id).await {
                Ok(sent) => sent.map_or(BEGUN, |sent| sent.number),
                Err(error) => {
                    tracing::warn!(%error, "what the lobby message says is not known");
                    return Ok(());
                }
            },
        };
        if said == says(info) {
            self.lobby_says(info.id, Some(said));
            return Ok(());
        }
        let shown = self.show_lobby(info, place).await;
        if let Err(fault) = &shown {
            tracing::info!(%fault, "the lobby message could not be changed");
        }
        shown
    }

    /// Has the message say how things stand.
    pub(super) async fn show_lobby(&self, info: &TableInfo, place: u64) -> Result<(), Fault> {
        if is_played_there(info) {
            return Ok(());
        }
        let host = &self.bot.host;
        let known = match host.lobby_message(info.id).await {
            Ok(known) => known,
            Err(error) => {
                tracing::warn!(%error, "the lobby message is not known");
                return Ok(());
            }
        };
        // A thread has the id of the message from which it was started.
        let message = known.map_or(place, |sent| sent.message);
        let page = Fitted::from(self.bot.begun_page(info, place));
        let says = says(info);
        match self.bot.sender.edit(Channel::of_table(info.channel), message, &page).await {
            Ok(()) => {}
            Err(Fault::NoMessage | Fault::NoChannel | Fault::NoAccess) => {
                self.lobby_says(info.id, Some(says));
                return Ok(());
            }
            Err(fault) => {
                // Of a game that goes on it is tried again when something else is so; it is not tried with each of its boards.
                self.lobby_says(info.id, Some(says).filter(|_| info.status != Status::Over));
                return Err(fault);
            }
        }
        self.lobby_says(info.id, Some(says));
        if let Some(sent) = known
            && let Err(error) = host.set_lobby_message(info.id, Sent { number: says, ..sent }).await
        {
            tracing::warn!(%error, "what the lobby message says could not be noted");
        }
        Ok(())
    }
}

/// Whether the game is played where its lobby stood: then the board tells all.
fn is_played_there(info: &TableInfo) -> bool {
    info.thread.is_none_or(|thread| thread == info.channel)
}
