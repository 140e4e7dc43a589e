//! The gateway's memory: sessions, their buffers, and what goes out to them. The WebSocket itself is in
//! `gateway/socket`, the events' contents in `gateway/events`.

use std::collections::{BTreeMap, VecDeque};
use std::time::Duration;

use serde_json::{Value, json};
use tokio::sync::mpsc::UnboundedSender;
use tokio::time::Instant;

use crate::id::Id;

/// How many events a session keeps for a resume.
const BUFFER: usize = 10_000;

/// What a connection is told to do.
#[derive(Debug)]
pub(crate) enum Out {
    /// Send a payload.
    Frame(Value),
    /// Close with a code and a reason.
    Close(u16, &'static str),
    /// Drop the line without a word.
    Abort,
}

/// A connection that a session speaks through.
#[derive(Clone, Debug)]
pub(crate) struct Connection {
    pub number: u64,
    pub out: UnboundedSender<Out>,
}

/// A session of the bot: it outlives its connections.
#[derive(Debug)]
pub(crate) struct Session {
    pub id: String,
    pub seq: u64,
    pub shard: (u64, u64),
    pub intents: u64,
    pub connection: Option<Connection>,
    buffer: VecDeque<(u64, Value)>,
}

impl Session {
    /// Sends an event, or keeps it until the bot comes back.
    pub fn dispatch(&mut self, name: &str, data: &Value) {
        self.seq += 1;
        let payload = json!({"op": 0, "s": self.seq, "t": name, "d": data});
        self.buffer.push_back((self.seq, payload.clone()));
        if self.buffer.len() > BUFFER {
            self.buffer.pop_front();
        }
        self.send(Out::Frame(payload));
    }

    /// Sends something to the connection, if there is one.
    pub fn send(&self, out: Out) {
        if let Some(connection) = &self.connection
            && connection.out.send(out).is_err()
        {
            tracing::debug!(session = self.id, "the line is gone");
        }
    }

    /// Events after a sequence number; `None` if the number lies ahead or too far back.
    pub fn since(&self, seq: u64) -> Option<Vec<Value>> {
        let first = self.buffer.front().map_or(self.seq + 1, |(number, _)| *number);
        if seq > self.seq || seq + 1 < first {
            return None;
        }
        Some(
            self.buffer
                .iter()
                .filter(|(number, _)| *number > seq)
                .map(|(_, payload)| payload.clone())
                .collect(),
        )
    }
}

/// All sessions, and counts for tests.
#[derive(Debug)]
pub(crate) struct Gateway {
    /// `ws://127.0.0.1:port/gateway`.
    pub url: String,
    pub sessions: BTreeMap<String, Session>,
    /// How many IDENTIFYs were taken.
    pub identified: u64,
    /// How many RESUMEs were taken.
    pub resumed: u64,
    /// How many of the next connections are refused with 503.
    pub refuse: u32,
    /// Whether heartbeats stay without an answer.
    pub deaf: bool,
    next_connection: u64,
    next_session: u64,
    /// Which shard began a session last, and when.
    last_begun: Option<((u64, u64), Instant)>,
    /// The last interactions sent, for a replay.
    sent: VecDeque<(bool, Value)>,
}

impl Gateway {
    /// Discord: 5 s. A little less, because both ends have clocks of their own.
    const BETWEEN_SHARDS: Duration = Duration::from_millis(4_800);

    /// A gateway without sessions.
    pub fn new(url: String) -> Self {
        Self {
            url,
            sessions: BTreeMap::new(),
            identified: 0,
            resumed: 0,
            refuse: 0,
            deaf: false,
            next_connection: 0,
            next_session: 0,
            last_begun: None,
            sent: VecDeque::new(),
        }
    }

    /// A number for a new connection.
    pub fn connection_number(&mut self) -> u64 {
        self.next_connection += 1;
        self.next_connection
    }

    /// Whether another shard of the same bot began a session less than five seconds ago: with a concurrency of one, Discord lets no
    /// second one begin sooner.
    pub fn is_too_soon(&mut self, shard: (u64, u64)) -> bool {
        let now = Instant::now();
        let before = self.last_begun.replace((shard, now));
        before.is_some_and(|((id, of), at)| {
            of == shard.1 && id != shard.0 && now.duration_since(at) < Self::BETWEEN_SHARDS
        })
    }

    /// A new session on this connection. Older ones of the same shard that have no connection are forgotten: a bot
    /// that starts afresh does not come back to them.
    pub fn open(&mut self, shard: (u64, u64), intents: u64, connection: Connection) -> &mut Session {
        self.identified += 1;
        self.next_session += 1;
        self.sessions.retain(|_, old| old.shard != shard || old.connection.is_some());
        let id = format!("session-{}-{}", self.next_session, crate::id::now_ms());
        let buffer = VecDeque::new();
        let session =
            Session { id: id.clone(), seq: 0, shard, intents, connection: Some(connection), buffer };
        self.sessions.entry(id).or_insert(session)
    }

    /// Notes that a connection is gone; its session stays for a resume.
    pub fn hung_up(&mut self, number: u64) {
        for session in self.sessions.values_mut() {
            if session.connection.as_ref().is_some_and(|connection| connection.number == number) {
                session.connection = None;
            }
        }
    }

    /// Whether a session speaks through this connection.
    pub fn speaks(&self, number: u64) -> bool {
        let by_it = |session: &Session| session.connection.as_ref().is_some_and(|line| line.number == number);
        self.sessions.values().any(by_it)
    }

    /// Whether a bot is connected.
    pub fn connected(&self) -> bool {
        self.sessions.values().any(|session| session.connection.is_some())
    }

    /// Sends an interaction to the shard that it belongs to.
    pub fn interaction(&mut self, guild: Option<Id>, data: Value) {
        self.dispatch_to(guild, "INTERACTION_CREATE", &data);
        self.sent.push_back((guild.is_some(), data));
        if self.sent.len() > 100 {
            self.sent.pop_front();
        }
    }

    /// Sends an event to the sessions of the shard that it belongs to, if their intents ask for it.
    pub fn event(&mut self, guild: Option<Id>, intent: u64, name: &str, data: &Value) {
        for session in self.sessions.values_mut().filter(|session| session.intents & intent != 0) {
            if belongs(guild, session.shard) {
                session.dispatch(name, data);
            }
        }
    }

    fn dispatch_to(&mut self, guild: Option<Id>, name: &str, data: &Value) {
        for session in self.sessions.values_mut().filter(|session| belongs(guild, session.shard)) {
            session.dispatch(name, data);
        }
    }

    /// Sends the last interactions once more; returns how many.
    pub fn replay(&mut self, count: usize, guild: Id) -> usize {
        let from = self.sent.len().saturating_sub(count);
        let again: Vec<(bool, Value)> = self.sent.iter().skip(from).cloned().collect();
        for (in_guild, data) in &again {
            self.dispatch_to(in_guild.then_some(guild), "INTERACTION_CREATE", data);
        }
        again.len()
    }

    /// Tells every connection something.
    pub fn tell_all(&mut self, out: impl Fn() -> Out) {
        for session in self.sessions.values() {
            session.send(out());
        }
    }
}

/// Discord's rule: a server's events go to shard `(id >> 22) % count`, private messages to shard 0.
pub(crate) fn belongs(guild: Option<Id>, (shard, count): (u64, u64)) -> bool {
    guild.map_or(shard == 0, |guild| (guild.0 >> 22) % count.max(1) == shard)
}
