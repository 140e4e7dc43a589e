//! Switching trouble on and off, and looking at what the bot did.

use serde_json::json;

use super::DriveError;
use crate::faults::Fault;
use crate::gateway::Out;
use crate::id::Id;
use crate::log::{RequestRecord, Violation};
use crate::shared::Localcord;
use crate::world::World;
use crate::world::channels::Access;

/// Of so many requests somebody is told who asks how things stand.
const LAST: usize = 12;

impl World {
    /// Declares every interaction token so far void.
    pub fn expire_tokens(&mut self) {
        for asked in self.interactions.values_mut() {
            asked.expired = true;
        }
    }

    /// Drops every gateway connection without a word.
    pub fn drop_gateway(&mut self) {
        self.gateway.tell_all(|| Out::Abort);
    }

    /// Tells every connection to reconnect (op 7).
    pub fn ask_reconnect(&mut self) {
        self.gateway.tell_all(|| Out::Frame(json!({"op": 7, "s": null, "t": null, "d": null})));
    }

    /// Declares every session invalid (op 9); one that cannot be resumed is forgotten.
    pub fn invalidate(&mut self, resumable: bool) {
        self.gateway.tell_all(|| Out::Frame(json!({"op": 9, "s": null, "t": null, "d": resumable})));
        if !resumable {
            self.gateway.sessions.clear();
        }
    }

    /// Closes every connection with a code; after a code that ends the session it is forgotten.
    pub fn close_gateway(&mut self, code: u16) {
        self.gateway.tell_all(|| Out::Close(code, ""));
        if matches!(code, 4006 | 4007 | 4009) {
            self.gateway.sessions.clear();
        }
    }
}

impl Localcord {
    /// Switches a fault of the HTTP API on; returns the number to switch it off by.
    pub fn fault(&self, fault: Fault) -> u64 {
        self.shared.with(|world| world.faults.add(fault))
    }

    /// Switches a fault off.
    pub fn heal(&self, number: u64) {
        self.shared.with(|world| world.faults.remove(number));
    }

    /// Switches all faults of the HTTP API off.
    pub fn heal_all(&self) {
        self.shared.with(|world| world.faults.clear());
    }

    /// The faults that are on, with what is left of their times.
    #[must_use]
    pub fn faults(&self) -> Vec<Fault> {
        self.shared.read(|world| world.faults.list())
    }

    /// Closes or opens a person's private messages for the bot.
    pub fn close_dms(&self, person: Id, closed: bool) {
        self.shared.with(|world| {
            world.people.entry(person).and_modify(|person| person.dms_closed = closed);
        });
    }

    /// Sets what the bot may do in a channel and the threads under it.
    pub fn set_access(&self, channel: Id, access: Access) {
        self.shared.with(|world| {
            world.channels.entry(channel).and_modify(|channel| channel.denied = access.denied());
        });
    }

    /// Takes single permissions from the bot in a channel and the threads under it, and gives all others back: bits of
    /// [`crate::permission`].
    pub fn deny(&self, channel: Id, permissions: u64) {
        self.shared.with(|world| {
            world.channels.entry(channel).and_modify(|channel| channel.denied = permissions);
        });
    }

    /// Puts the bot on a time-out, as moderators would, or ends it: until then it may read, and do nothing else. Its permissions
    /// stay as they are.
    pub fn time_out(&self, out: bool) {
        self.shared.with(|world| world.bot_timed_out = out);
    }

    /// Archives a thread or wakes it, locks it or unlocks it; in a locked one nobody writes, and nobody wakes it, but a
    /// moderator.
    pub fn archive(&self, thread: Id, archived: bool, locked: bool) {
        self.shared.with(|world| {
            world
                .channels
                .entry(thread)
                .and_modify(|thread| (thread.archived, thread.locked) = (archived, locked));
        });
    }

    /// Deletes a message, as a moderator would.
    ///
    /// # Errors
    /// If there is none.
    pub fn delete_message(&self, message: Id) -> Result<(), DriveError> {
        let gone = self.shared.with(|world| world.forget_message(message));
        if gone { Ok(()) } else { Err(DriveError::NoMessage(message)) }
    }

    /// Deletes a channel with its threads.
    ///
    /// # Errors
    /// If there is none.
    pub fn delete_channel(&self, channel: Id) -> Result<(), DriveError> {
        let gone = self.shared.with(|world| world.remove_channel(channel));
        if gone { Ok(()) } else { Err(DriveError::NoChannel(channel.to_string())) }
    }

    /// Puts Discord's clock forward: ids, times and the age of nonces follow it, and threads in which nothing was written for as
    /// long as they were told rest; deadlines of interactions do not.
    pub fn advance(&self, by: std::time::Duration) {
        let by = u64::try_from(by.as_millis()).unwrap_or(u64::MAX);
        self.shared.with(|world| {
            world.ids.advance(by);
            world.let_quiet_threads_rest();
        });
    }

    /// Has Discord's clock stand still from now on, but for what [`Localcord::advance`] puts it forward: as the clock does that a
    /// story gives to the bot.
    pub fn hold_clock(&self) {
        self.shared.with(|world| world.ids.hold());
    }

    /// Somebody who can say what the stand-in has seen last, whoever holds it: whether the bot is connected, and its last requests.
    pub fn onlooker(&self) -> impl Fn() -> String + Send + use<> {
        let shared = self.shared.clone();
        move || {
            shared.read(|world| {
                let gateway = &world.gateway;
                let (connected, begun) = (gateway.connected(), gateway.identified);
                let requests = world.log.requests();
                let last = requests.iter().rev().take(LAST).rev().map(|request| {
                    let RequestRecord { index, method, path, status, arrived, .. } = request;
                    format!("{index} {method} {path} at {arrived:.1?}: {status:?}\n")
                });
                let now = world.ids.now_ms();
                format!("Discord's clock shows {now}; sessions: {begun}, connected: {connected}; the last requests:\n")
                    + &last.collect::<String>()
            })
        }
    }

    /// Declares every interaction token so far void: 50027 from now on.
    pub fn expire_tokens(&self) {
        self.shared.with(World::expire_tokens);
    }

    /// Drops every gateway connection without a close frame.
    pub fn drop_gateway(&self) {
        self.shared.with(World::drop_gateway);
    }

    /// Refuses the next gateway connections with 503.
    pub fn refuse_gateway(&self, times: u32) {
        self.shared.with(|world| world.gateway.refuse = times);
    }

    /// Leaves heartbeats without an answer, or answers them again.
    pub fn ignore_heartbeats(&self, ignore: bool) {
        self.shared.with(|world| world.gateway.deaf = ignore);
    }

    /// Closes every gateway connection with a code of Discord's.
    pub fn close_gateway(&self, code: u16) {
        self.shared.with(|world| world.close_gateway(code));
    }

    /// Tells the bot to reconnect (op 7).
    pub fn ask_reconnect(&self) {
        self.shared.with(World::ask_reconnect);
    }

    /// Tells the bot that its session is invalid (op 9); if it is not resumable, it is forgotten.
    pub fn invalidate_session(&self, resumable: bool) {
        self.shared.with(|world| world.invalidate(resumable));
    }

    /// Sends the last interactions once more, with the same ids and tokens; returns how many there were.
    pub fn replay(&self, count: usize) -> usize {
        self.shared.with(|world| {
            let guild = world.guild;
            world.gateway.replay(count, guild)
        })
    }

    /// Whether a bot is connected to the gateway.
    #[must_use]
    pub fn connected(&self) -> bool {
        self.shared.read(|world| world.gateway.connected())
    }

    /// How many times a bot began a session, and how many times it resumed one.
    #[must_use]
    pub fn sessions_begun(&self) -> (u64, u64) {
        self.shared.read(|world| (world.gateway.identified, world.gateway.resumed))
    }

    /// The last requests of the bot, oldest first.
    #[must_use]
    pub fn requests(&self) -> Vec<RequestRecord> {
        self.shared.read(|world| world.log.requests())
    }

    /// Every request that Discord would have refused for its form; a test of a good bot wants this empty.
    #[must_use]
    pub fn violations(&self) -> Vec<Violation> {
        self.shared.read(|world| world.log.violations())
    }

    /// Back to the start: people, channels, messages, faults, log. The bot's connection and commands stay.
    pub fn reset(&self) {
        self.shared.with(World::reset);
    }
}
