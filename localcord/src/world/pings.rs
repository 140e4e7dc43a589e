//! Whom a new message calls.

use super::World;
use super::channels::Kind;
use super::messages::Message;
use super::people::{Ping, PingReason};
use crate::id::Id;

impl World {
    /// Tells everybody whom a new message calls. An ephemeral message calls nobody.
    pub fn ping(&mut self, message: &Message) {
        if message.only_for.is_some() {
            return;
        }
        let Some(channel) = self.channels.get(&message.channel) else { return };
        let (kind, place) = (channel.kind, channel.id);
        let everybody: Vec<Id> = self.people.keys().copied().collect();
        let here: Vec<Id> = everybody.into_iter().filter(|person| self.person_sees(*person, place)).collect();
        let replied = message.reply_to.and_then(|id| self.messages.get(&id)).map(|other| other.author);
        for person in self.people.values_mut() {
            if person.id == message.author || !here.contains(&person.id) {
                continue;
            }
            let reason = if message.mentions.users.contains(&person.id) {
                PingReason::Mention
            } else if message.pings_replied && replied == Some(person.id) {
                PingReason::Reply
            } else if kind == Kind::Dm {
                PingReason::Dm
            } else if message.mentions.everyone {
                PingReason::Everyone
            } else {
                continue;
            };
            let silent = message.silent();
            person.pings.push(Ping { message: message.id, channel: message.channel, reason, silent });
        }
    }
}
