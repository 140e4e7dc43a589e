//! People and places: adding them, finding them, writing plain messages, looking at what is there.

use axum::body::Bytes;
use serde_json::json;

use super::DriveError;
use super::views::{ChannelView, MessageView, PersonView, views_of};
use crate::gateway::events::{INTENT_GUILDS, guild_create};
use crate::id::Id;
use crate::shared::Localcord;
use crate::world::World;
use crate::world::channels::{Channel, Kind};
use crate::world::mentions;
use crate::world::messages::Message;
use crate::world::people::Ping;

impl World {
    /// The person, or an error that names them.
    pub fn known_person(&self, id: Id) -> Result<Id, DriveError> {
        let known = self.people.contains_key(&id);
        if known { Ok(id) } else { Err(DriveError::NoPerson(id.to_string())) }
    }

    /// The channel, if this person sees it.
    pub fn seen_channel(&self, person: Id, channel: Id) -> Result<&Channel, DriveError> {
        self.known_person(person)?;
        let found = self.channels.get(&channel).filter(|_| self.person_sees(person, channel));
        found.ok_or_else(|| DriveError::NoChannel(channel.to_string()))
    }

    /// The message, if this person sees it.
    pub fn seen_message(&self, person: Id, message: Id) -> Result<&Message, DriveError> {
        self.known_person(person)?;
        let seen = |found: &&Message| found.seen_by(person) && self.person_sees(person, found.channel);
        self.messages.get(&message).filter(seen).ok_or(DriveError::NoMessage(message))
    }

    /// A plain message of a person.
    pub fn say(&mut self, person: Id, channel: Id, text: &str) -> Result<Id, DriveError> {
        let place = self.seen_channel(person, channel)?;
        if place.kind == Kind::Forum {
            return Err(DriveError::Closed("a forum has only posts".to_owned()));
        }
        if place.locked {
            return Err(DriveError::Closed("the thread is locked".to_owned()));
        }
        if text.trim().is_empty() || crate::json::length(text) > 2000 {
            return Err(DriveError::Closed("a message has 1 to 2000 characters".to_owned()));
        }
        let mut message = Message::new(self.ids.fresh(), channel, person);
        text.clone_into(&mut message.content);
        message.mentions = mentions::find(text, None);
        let id = message.id;
        if let Some(channel) = self.channels.get_mut(&channel) {
            channel.archived = false;
        }
        self.ping(&message);
        self.keep_message(message);
        self.announce(id);
        Ok(id)
    }

    /// Marks everything in a channel as read.
    pub fn mark_read(&mut self, person: Id, channel: Id) -> Result<(), DriveError> {
        let last = self.seen_channel(person, channel)?.messages.last().copied();
        if let (Some(person), Some(last)) = (self.people.get_mut(&person), last) {
            person.read.insert(channel, last);
        }
        Ok(())
    }
}

impl Localcord {
    /// Adds a person; one of that name is found again.
    pub fn add_person(&self, name: &str) -> Id {
        self.shared.with(|world| world.add_person(name))
    }

    /// The person of this name.
    ///
    /// # Errors
    /// If there is none.
    pub fn person(&self, name: &str) -> Result<Id, DriveError> {
        let found = self.shared.read(|world| world.person_named(name));
        found.ok_or_else(|| DriveError::NoPerson(name.to_owned()))
    }

    /// All people.
    #[must_use]
    pub fn people(&self) -> Vec<PersonView> {
        self.shared.read(|world| world.people.values().map(PersonView::of).collect())
    }

    /// Sets the language of a person's client, for example `de`.
    pub fn set_locale(&self, person: Id, locale: &str) {
        self.shared.with(|world| {
            world.people.entry(person).and_modify(|person| locale.clone_into(&mut person.locale));
        });
    }

    /// Sets the language of a server, as Discord names it.
    pub fn set_server_locale(&self, server: Id, locale: &str) {
        self.shared.with(|world| {
            world.servers.entry(server).and_modify(|server| locale.clone_into(&mut server.locale));
        });
    }

    /// Adds a channel of the server.
    pub fn add_channel(&self, name: &str, kind: Kind) -> Id {
        self.shared.with(|world| world.add_channel(world.guild, name, kind))
    }

    /// Adds a server of which only these people are members. The bot is in it.
    pub fn add_server(&self, name: &str, members: &[Id]) -> Id {
        self.shared.with(|world| world.add_server(name, members))
    }

    /// Tells the bot that it was added to a server, if it asks for such events. Its channels are there by then.
    pub fn announce_server(&self, server: Id) {
        self.shared.with(|world| {
            let bot = world.application;
            world.servers.entry(server).and_modify(|server| {
                server.strangers.remove(&bot);
            });
            let guild = guild_create(world, server);
            world.gateway.event(Some(server), INTENT_GUILDS, "GUILD_CREATE", &guild);
        });
    }

    /// Takes the bot out of a server: it sees nothing there any more. It is told so, if it is connected and asks for such events.
    /// [`Localcord::announce_server`] lets it in again.
    pub fn take_bot_out(&self, server: Id) {
        self.shared.with(|world| {
            let bot = world.application;
            world.servers.entry(server).and_modify(|server| {
                server.strangers.insert(bot);
            });
            world.gateway.event(Some(server), INTENT_GUILDS, "GUILD_DELETE", &json!({ "id": server }));
        });
    }

    /// Adds a channel to a server.
    pub fn add_channel_of(&self, server: Id, name: &str, kind: Kind) -> Id {
        self.shared.with(|world| world.add_channel(server, name, kind))
    }

    /// Hides a channel from a person, with its threads, or shows it to them again.
    pub fn hide_channel(&self, channel: Id, person: Id, hidden: bool) {
        self.shared.with(|world| {
            world.channels.entry(channel).and_modify(|channel| {
                if hidden {
                    channel.hidden_from.insert(person);
                } else {
                    channel.hidden_from.remove(&person);
                }
            });
        });
    }

    /// Lets a person manage a server.
    pub fn make_manager(&self, server: Id, person: Id) {
        self.shared.with(|world| {
            world.servers.entry(server).and_modify(|server| {
                server.managers.insert(person);
            });
        });
    }

    /// Has a person leave a server, as one who goes or is thrown out does.
    pub fn leave_server(&self, server: Id, person: Id) {
        self.shared.with(|world| {
            world.servers.entry(server).and_modify(|server| {
                server.strangers.insert(person);
            });
        });
    }

    /// The server's channel or thread of this name; of several the newest.
    ///
    /// # Errors
    /// If there is none.
    pub fn channel(&self, name: &str) -> Result<Id, DriveError> {
        let newest = |world: &World| {
            world
                .channels
                .values()
                .rfind(|channel| channel.name == name && !name.is_empty())
                .map(|found| found.id)
        };
        self.shared.read(newest).ok_or_else(|| DriveError::NoChannel(name.to_owned()))
    }

    /// The private channel of a person with the bot; it is made if there is none yet.
    pub fn dm(&self, person: Id) -> Id {
        self.shared.with(|world| world.dm_of(person))
    }

    /// All channels that a person sees, in the order of their ids.
    #[must_use]
    pub fn channels(&self, viewer: Id) -> Vec<ChannelView> {
        self.shared.read(|world| {
            let seen = world.channels.values().filter(|channel| world.person_sees(viewer, channel.id));
            seen.map(|channel| ChannelView::of(world, channel, viewer)).collect()
        })
    }

    /// The first server.
    #[must_use]
    pub fn server(&self) -> Id {
        self.shared.read(|world| world.guild)
    }

    /// The threads under a channel that a person sees, oldest first.
    #[must_use]
    pub fn threads(&self, viewer: Id, channel: Id) -> Vec<ChannelView> {
        self.channels(viewer).into_iter().filter(|thread| thread.parent == Some(channel)).collect()
    }

    /// The messages of a channel that a person sees, oldest first: an ephemeral one only if it is theirs.
    #[must_use]
    pub fn messages(&self, channel: Id, viewer: Id) -> Vec<MessageView> {
        self.shared.read(|world| views_of(world, channel, viewer))
    }

    /// One message, as a person sees it.
    #[must_use]
    pub fn message(&self, id: Id, viewer: Id) -> Option<MessageView> {
        self.shared
            .read(|world| world.seen_message(viewer, id).ok().map(|message| MessageView::of(world, message)))
    }

    /// The bytes of a message's file.
    #[must_use]
    pub fn attachment(&self, file: Id) -> Option<Bytes> {
        self.shared.read(|world| world.files.get(&file).map(|file| file.bytes.clone()))
    }

    /// Keeps a file, to be given with a command.
    #[must_use]
    pub fn upload(&self, name: &str, bytes: impl Into<Bytes>) -> Id {
        self.shared.with(|world| world.upload(name, bytes.into()))
    }

    /// Everything that called for a person's attention, oldest first.
    #[must_use]
    pub fn pings(&self, person: Id) -> Vec<Ping> {
        self.shared
            .read(|world| world.people.get(&person).map(|person| person.pings.clone()).unwrap_or_default())
    }

    /// Forgets a person's pings up to now.
    pub fn clear_pings(&self, person: Id) {
        self.shared.with(|world| {
            world.people.entry(person).and_modify(|person| person.pings.clear());
        });
    }

    /// A plain message of a person.
    ///
    /// # Errors
    /// If the person cannot write there.
    pub fn say(&self, person: Id, channel: Id, text: &str) -> Result<Id, DriveError> {
        self.shared.with(|world| world.say(person, channel, text))
    }
}
