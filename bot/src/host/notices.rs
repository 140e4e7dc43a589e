//! What is said to Discord, before it is put into any form that Discord knows.

use serde::{Deserialize, Serialize};
use skald_rules::{
    interface::{Say, Seat},
    words::{Names, Words},
};

use super::live::Live;
use crate::store::{Person, TableId};

/// What a row of the outbox is about.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Body {
    /// The board message of a table: its newest state, from the lobby to the result. Drawn when it is sent.
    Board,
    /// The private hand of one person at a table. Drawn when it is sent.
    Hand {
        /// The seat.
        seat: Seat,
    },
    /// A message of the bot is to be taken away.
    TakeAway {
        /// Its channel.
        channel: u64,
        /// The message.
        message: u64,
    },
    /// A sentence.
    Say {
        /// The sentence, names put in.
        text: String,
        /// Who is mentioned, and nobody else.
        mention: Vec<Person>,
        /// What it is about.
        about: About,
    },
}

/// What a notice is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum About {
    /// Somebody is invited.
    Invited,
    /// The game begins.
    Started,
    /// Somebody must act.
    Turn,
    /// Somebody's time runs out soon.
    Warning,
    /// Somebody's time has run out, and the default was played.
    TimedOut,
    /// Something that was prepared for somebody's turn has stopped.
    Stopped,
    /// The game is over.
    Result,
    /// There is a rematch.
    Rematch,
    /// The table is paused.
    Paused,
    /// Somebody else runs the table.
    HostChanged,
    /// Somebody was taken out of the lobby.
    Removed,
    /// Somebody cannot be written to in private.
    Door,
}

impl Body {
    /// The row's payload.
    pub(super) fn to_json(&self) -> String {
        // Plain data with text keys always encodes.
        serde_json::to_string(self).unwrap_or_default()
    }

    /// Reads a row's payload.
    pub(super) fn of_json(text: &str) -> Option<Self> {
        serde_json::from_str(text).ok()
    }

    /// A sentence.
    pub(super) fn say(say: &Say, names: &dyn Names, mention: Vec<Person>, about: About) -> Self {
        Self::Say { text: Words::english().say(say, names), mention, about }
    }
}

/// The name of the row for a table's board.
pub(super) fn board(table: TableId) -> String {
    format!("board:{table}")
}

/// The name of the message from which a table's thread was started.
pub(super) fn lobby(table: TableId) -> String {
    format!("lobby:{table}")
}

/// The name of the row for a person's hand.
pub(super) fn hand(table: TableId, person: Person) -> String {
    format!("hand:{table}:{person}")
}

impl Live {
    /// Owes the newest board.
    pub(super) fn owe_board(&mut self) {
        let id = self.row.id;
        self.pending.owe_state(board(id), id, None, &Body::Board);
    }

    /// Owes the newest hand of a seat, if a person still plays it.
    pub(super) fn owe_hand(&mut self, seat: Seat) {
        let id = self.row.id;
        if let Some(person) = self.seat(seat).filter(|row| !row.gone).and_then(|row| row.person) {
            self.pending.owe_state(hand(id, person), id, Some(person), &Body::Hand { seat });
        }
    }

    /// Owes a sentence to the table, once under this name.
    pub(super) fn owe_say(&mut self, name: &str, say: &Say, mention: Vec<Person>, about: About) {
        let id = self.row.id;
        let body = Body::say(say, self, mention, about);
        self.pending.owe_notice(format!("{name}:{id}"), id, None, &body);
    }

    /// Owes a sentence to one person in private, once under this name.
    pub(super) fn owe_private(&mut self, name: &str, say: &Say, person: Person, about: About) {
        let id = self.row.id;
        let body = Body::say(say, self, vec![person], about);
        self.pending.owe_notice(format!("{name}:{id}:{person}"), id, Some(person), &body);
    }
}
