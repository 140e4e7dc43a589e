//! The bot's registered commands.

use serde_json::{Value, json};

use super::World;
use crate::id::Id;
use crate::json::{Read, put};

/// A registered command.
#[derive(Clone, Debug)]
pub(crate) struct Command {
    pub id: Id,
    /// The server it is for; `None` means everywhere.
    pub guild: Option<Id>,
    /// What the bot sent.
    pub body: Value,
    pub version: Id,
}

impl Command {
    /// 1 for a slash command, 2 for a user's menu, 3 for a message's menu.
    pub fn kind(&self) -> u64 {
        self.body.number("type").unwrap_or(1)
    }

    /// Its name.
    pub fn name(&self) -> &str {
        self.body.text("name").unwrap_or_default()
    }

    /// Discord's command object.
    pub fn json(&self, application: Id) -> Value {
        let mut object = json!({
            "application_id": application, "description": "", "default_member_permissions": null,
            "dm_permission": true, "nsfw": false, "contexts": null, "integration_types": [0],
        });
        if let (Some(map), Some(given)) = (object.as_object_mut(), self.body.as_object()) {
            map.extend(given.clone());
        }
        put(&mut object, "id", json!(self.id));
        put(&mut object, "type", self.kind());
        put(&mut object, "version", json!(self.version));
        if let Some(guild) = self.guild {
            put(&mut object, "guild_id", json!(guild));
        }
        object
    }
}

impl World {
    /// Registers one command; one of the same name, kind and place keeps its id. True if it is new.
    pub fn register(&mut self, guild: Option<Id>, body: Value) -> (Command, bool) {
        let version = self.ids.fresh();
        let mut command = Command { id: version, guild, body, version };
        let same = |other: &&mut Command| {
            other.guild == guild && other.kind() == command.kind() && other.name() == command.name()
        };
        if let Some(known) = self.commands.iter_mut().find(same) {
            command.id = known.id;
            *known = command.clone();
            return (command, false);
        }
        self.commands.push(command.clone());
        (command, true)
    }

    /// Replaces all commands of one place; those that keep name and kind keep their ids.
    pub fn overwrite(&mut self, guild: Option<Id>, bodies: &[Value]) -> Vec<Command> {
        let kept: Vec<Command> = bodies.iter().map(|body| self.register(guild, body.clone()).0).collect();
        self.commands
            .retain(|command| command.guild != guild || kept.iter().any(|other| other.id == command.id));
        kept
    }
}
