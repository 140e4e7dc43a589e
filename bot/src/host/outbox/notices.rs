//! What is said to Discord, before it is put into any form that Discord knows.

use serde::{Deserialize, Serialize};
use skald_rules::interface::{Say, Seat};

use crate::host::table::told;
use crate::invariant::Invariant;
use crate::store::{NewNotice, OutboxKind, Person, TableId, TournamentId};

/// What a row of the outbox is about.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Body {
    /// The board message of a table: its newest state, from the lobby to the result. Drawn when it is sent.
    Board,
    /// A message of a table's story, by its number from 0. Its lines are looked up when it is sent.
    Story {
        /// Which one.
        message: u32,
    },
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
    /// Something of a tournament, to its channel. The row is about one of its tables.
    Announce {
        /// The channel.
        channel: u64,
        /// Line by line.
        lines: Vec<Say>,
        /// What its picture tells, line by line, for those to whom it cannot be sent.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        told: Vec<Say>,
        /// The round whose picture goes with it, from 0.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        pictured: Option<usize>,
        /// Which one, to look at what is behind it; an older version did not say.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        tournament: Option<TournamentId>,
        /// The number of the round that the message goes on showing; nothing where it is said once.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        round: Option<u32>,
    },
    /// A sentence.
    Say {
        /// The sentence; one that an older version wrote is in words.
        #[serde(alias = "text", deserialize_with = "told::sentence")]
        say: Say,
        /// Who is mentioned, and nobody else.
        mention: Vec<Person>,
        /// What it is about.
        about: About,
        /// The seat that it concerns: it goes when the call is answered, or the seat answers next.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        calls: Option<Seat>,
        /// Whether it comes without a sound.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        silent: bool,
    },
    /// All tables that wait for one person. Looked up when it is sent.
    Digest,
}

/// What a notice is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum About {
    /// Somebody is invited.
    Invited,
    /// The game begins.
    Started,
    /// The game begins, and all who play are asked for the orders that spare most waiting.
    StartedAsking,
    /// Somebody must act.
    Turn,
    /// Somebody is reminded of a table without a limit.
    Waiting,
    /// Somebody's time runs out soon.
    Warning,
    /// Somebody's time has run out, and the default was played.
    TimedOut,
    /// A computer plays for somebody who is away.
    Away,
    /// Something that was prepared for somebody's turn has stopped.
    Stopped,
    /// The game is over.
    Result,
    /// There is a rematch.
    Rematch,
    /// The table is paused.
    Paused,
    /// The table stands as it stood in a copy.
    Restored,
    /// Somebody else runs the table.
    HostChanged,
    /// Somebody was taken out of the lobby.
    Removed,
    /// Somebody cannot be written to in private.
    Door,
    /// Somebody agrees to end the game, or does not any more.
    Agreed,
    /// Somebody has proposed something, and the agreement of others is missing.
    Proposed,
    /// What was proposed does not come about.
    Fallen,
    /// The terms of a table that people are joining were changed.
    Terms,
    /// The rules of a game that goes on were corrected.
    Rules,
    /// Nobody has done anything for long, and the table ends unless somebody is there.
    Silence,
}

impl Body {
    /// The row's payload.
    pub(in crate::host) fn to_json(&self) -> String {
        // Plain data with text keys always encodes.
        serde_json::to_string(self).or_broken(String::new(), "plain data can be written down")
    }

    /// Reads a row's payload.
    pub(in crate::host) fn of_json(text: &str) -> Option<Self> {
        serde_json::from_str(text).ok()
    }

    /// The row that owes this about a table once under this name: to one person, or to the table.
    pub(in crate::host) fn notice(&self, name: String, table: TableId, person: Option<Person>) -> NewNotice {
        NewNotice { kind: OutboxKind::Notice, name, table: Some(table), person, payload: self.to_json() }
    }

    /// A sentence.
    pub(in crate::host) fn say(say: &Say, mention: Vec<Person>, about: About) -> Self {
        Self::Say { say: say.clone(), mention, about, calls: None, silent: false }
    }
}

/// The name of the row for a table's board.
pub(in crate::host) fn board(table: TableId) -> String {
    format!("board:{table}")
}

/// The name of the message from which a table's thread was started.
pub(in crate::host) fn lobby(table: TableId) -> String {
    format!("lobby:{table}")
}

/// The name of the row for a message of a table's story.
pub(in crate::host) fn story(table: TableId, message: u32) -> String {
    format!("{STORY}{table}:{message}")
}

/// The name of the row for a person's hand.
pub(in crate::host) fn hand(table: TableId, person: Person) -> String {
    format!("hand:{table}:{person}")
}

/// How the names of all calls to a seat begin.
pub(in crate::host) fn call(table: TableId, seat: Seat) -> String {
    format!("{CALLS}{table}:{}:", seat.0)
}

/// How the names of all begin that a table is told only until its story goes on.
pub(in crate::host) fn news(table: TableId) -> String {
    format!("{NEWS}{table}:")
}

/// Whether the message of this name goes again: a call when it is answered, a question to all when it is settled, and news of a
/// table when its story goes on.
pub(in crate::host) fn goes(name: &str) -> bool {
    [CALLS, ASKS, NEWS].iter().any(|begin| name.starts_with(begin))
}

const CALLS: &str = "call:";
const ASKS: &str = "asks:";
const NEWS: &str = "news:";
const GONE: &str = "gone:";
const STORY: &str = "story:";
/// How the names of all that is said of tournaments begin; it goes out with what is owed to one of their tables.
pub(in crate::host) const CONTESTS: &str = "tournament:";

/// How the names of what stays owed to a table's place begin when the table stands still: what is to be taken away there, its story,
/// and what is said of its tournament.
pub(in crate::host) const STAYS: [&str; 3] = [GONE, STORY, CONTESTS];

/// What all who play at a table are asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::host) enum Topic {
    /// Whether the game ends now.
    End,
    /// What somebody has proposed.
    Proposal,
    /// Whether anybody is there at all.
    Silence,
    /// Whether they give the orders that spare most waiting, as the game begins.
    Orders,
}

impl Topic {
    /// How the names of all that is said about it begin.
    pub fn name(self, table: TableId) -> String {
        let word = match self {
            Self::End => "end",
            Self::Proposal => "proposal",
            Self::Silence => "silence",
            Self::Orders => "orders",
        };
        format!("{ASKS}{table}:{word}:")
    }
}

/// The row by which a message is taken away.
pub(in crate::host) fn gone_row(
    table: TableId,
    person: Option<Person>,
    channel: u64,
    message: u64,
) -> NewNotice {
    Body::TakeAway { channel, message }.notice(format!("{GONE}{message}"), table, person)
}

/// The row that owes the first board.
pub(in crate::host) fn board_row(id: TableId) -> NewNotice {
    NewNotice {
        kind: OutboxKind::State,
        name: board(id),
        table: Some(id),
        person: None,
        payload: Body::Board.to_json(),
    }
}
