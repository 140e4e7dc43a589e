//! Typing commands, with suggestions, and using the menus of people and messages.

use serde_json::{Value, json};

use super::{Answer, Choice, DriveError, Token};
use crate::id::Id;
use crate::json::{Read, put, to_id};
use crate::shared::Localcord;
use crate::world::World;
use crate::world::channels::Kind;
use crate::world::commands::Command;

impl World {
    /// The commands that can be used in a channel.
    pub fn commands_in(&self, channel: Id) -> impl Iterator<Item = &Command> {
        let private = self.channels.get(&channel).is_some_and(|channel| channel.kind == Kind::Dm);
        self.commands.iter().filter(move |command| fits(command, private))
    }

    /// Types a command; `focused` names the option that is being typed, if this asks for suggestions.
    pub fn type_command(
        &mut self,
        user: Id,
        channel: Id,
        name: &str,
        options: &[(String, Value)],
        focused: Option<&str>,
    ) -> Result<Id, DriveError> {
        self.seen_channel(user, channel)?;
        let mut words = name.trim_start_matches('/').split_whitespace();
        let first = words.next().unwrap_or_default();
        let found = self.commands_in(channel).find(|command| command.kind() == 1 && command.name() == first);
        let command = found.cloned().ok_or_else(|| DriveError::NoCommand(name.to_owned()))?;
        // Discord shows a command to those alone who have what it asks for.
        let asks = command.body.text("default_member_permissions").and_then(|bits| bits.parse().ok());
        let may = self.permissions_of(user, channel);
        if asks.is_some_and(|asks: u64| asks & may != asks) {
            return Err(DriveError::NoCommand(name.to_owned()));
        }
        let path: Vec<&str> = words.collect();
        let (described, steps) = walk(&command.body, &path, name)?;
        let mut given = Vec::new();
        for (option, value) in options {
            let rule = described.iter().find(|rule| rule.text("name") == Some(option));
            let rule = rule.ok_or_else(|| wrong(option, "the command has no such option"))?;
            let is_focus = focused == Some(option.as_str());
            let value = typed(rule, value, is_focus)?;
            let file = value.get("value").and_then(to_id).filter(|_| rule.number("type") == Some(11));
            if file.is_some_and(|file| !self.files.contains_key(&file)) {
                return Err(wrong(option, "there is no such file"));
            }
            given.push(value);
        }
        check_complete(described, options, focused)?;
        let resolved = self.resolve_options(&given);
        for (kind, step) in steps.into_iter().rev() {
            given = vec![json!({"name": step, "type": kind, "options": given})];
        }
        let mut data = json!({"id": command.id, "name": command.name(), "type": 1, "options": given});
        if let Some(resolved) = resolved {
            put(&mut data, "resolved", resolved);
        }
        if let Some(guild) = command.guild {
            put(&mut data, "guild_id", json!(guild));
        }
        let kind = if focused.is_some() { 4 } else { 2 };
        let full = [&[first], path.as_slice()].concat().join(" ");
        let id = self.begin(kind, user, channel, Some(full), None);
        self.send_interaction(id, &data);
        Ok(id)
    }

    fn resolve_options(&self, given: &[Value]) -> Option<Value> {
        let (mut users, mut members, mut channels) = (json!({}), json!({}), json!({}));
        let mut attachments = json!({});
        for option in given {
            let Some(id) = option.get("value").and_then(to_id) else { continue };
            match option.number("type") {
                Some(6 | 9) => {
                    put(&mut users, &id.to_string(), self.user_json(id));
                    put(&mut members, &id.to_string(), self.partial_member(id));
                }
                Some(7) => {
                    if let Some(channel) = self.channels.get(&id) {
                        put(&mut channels, &id.to_string(), self.channel_json(channel));
                    }
                }
                Some(11) => {
                    if let Some(file) = self.uploaded(id) {
                        put(&mut attachments, &id.to_string(), file);
                    }
                }
                _ => {}
            }
        }
        let mut resolved = json!({});
        let parts =
            [("users", users), ("members", members), ("channels", channels), ("attachments", attachments)];
        for (key, part) in parts {
            if part.as_object().is_some_and(|part| !part.is_empty()) {
                put(&mut resolved, key, part);
            }
        }
        resolved.as_object().is_some_and(|map| !map.is_empty()).then_some(resolved)
    }

    /// A member without the user in it, as `resolved` has them.
    pub fn partial_member(&self, id: Id) -> Value {
        let mut member = self.member_json(id);
        if let Some(map) = member.as_object_mut() {
            map.remove("user");
        }
        member
    }

    /// Uses a command of a person's menu (kind 2) or a message's menu (kind 3).
    pub fn use_menu(&mut self, user: Id, channel: Id, name: &str, target: Id) -> Result<Id, DriveError> {
        self.seen_channel(user, channel)?;
        let found = self.commands_in(channel).find(|command| command.kind() > 1 && command.name() == name);
        let command = found.cloned().ok_or_else(|| DriveError::NoCommand(name.to_owned()))?;
        let key = target.to_string();
        let mut resolved = json!({});
        if command.kind() == 2 {
            self.known_person(target)?;
            put(&mut resolved, "users", json!({ (key.clone()): self.user_json(target) }));
            put(&mut resolved, "members", json!({ (key): self.partial_member(target) }));
        } else {
            let message = self.seen_message(user, target)?;
            put(&mut resolved, "messages", json!({ (key): self.message_json(message) }));
        }
        let kind = command.kind();
        let data = json!({
            "id": command.id, "name": name, "type": kind, "target_id": target, "resolved": resolved,
        });
        let id = self.begin(2, user, channel, Some(name.to_owned()), None);
        self.send_interaction(id, &data);
        Ok(id)
    }
}

fn fits(command: &Command, private: bool) -> bool {
    if private && (command.guild.is_some() || command.body.get("dm_permission") == Some(&Value::Bool(false)))
    {
        return false;
    }
    let contexts = command.body.list("contexts");
    let here = u64::from(private);
    contexts.is_empty() || contexts.iter().any(|context| context.as_u64() == Some(here))
}

/// A step into a command: Discord's type (1 subcommand, 2 group) and its name.
type Step<'a> = (u64, &'a str);

/// Walks down the subcommands; returns the options at the end and the steps taken.
fn walk<'a>(body: &'a Value, path: &[&str], name: &str) -> Result<(&'a [Value], Vec<Step<'a>>), DriveError> {
    let mut here = body.list("options");
    let mut steps = Vec::new();
    for word in path {
        let inner = here
            .iter()
            .find(|option| option.text("name") == Some(word) && matches!(option.number("type"), Some(1 | 2)));
        let inner = inner.ok_or_else(|| DriveError::NoCommand(name.to_owned()))?;
        steps.push((inner.number("type").unwrap_or(1), inner.text("name").unwrap_or_default()));
        here = inner.list("options");
    }
    if here.iter().any(|option| matches!(option.number("type"), Some(1 | 2))) {
        return Err(DriveError::NoCommand(format!("{name} (it needs a subcommand)")));
    }
    Ok((here, steps))
}

fn wrong(option: &str, why: &str) -> DriveError {
    DriveError::Option { option: option.to_owned(), why: why.to_owned() }
}

fn check_complete(
    described: &[Value],
    options: &[(String, Value)],
    focused: Option<&str>,
) -> Result<(), DriveError> {
    for rule in described {
        let name = rule.text("name").unwrap_or_default();
        let there = options.iter().any(|(option, _)| option == name);
        if focused.is_none() && rule.yes("required") && !there {
            return Err(wrong(name, "it is required"));
        }
        if focused == Some(name) && !rule.yes("autocomplete") {
            return Err(wrong(name, "it has no suggestions"));
        }
    }
    match focused {
        Some(name) if options.iter().all(|(option, _)| option != name) => {
            Err(wrong(name, "it is asked about but has no text"))
        }
        _ => Ok(()),
    }
}

/// An option as the client sends it, after the checks that the client makes.
fn typed(rule: &Value, value: &Value, is_focus: bool) -> Result<Value, DriveError> {
    let name = rule.text("name").unwrap_or_default();
    let kind = rule.number("type").unwrap_or(3);
    if is_focus {
        let text = value.as_str().map_or_else(|| value.to_string(), str::to_owned);
        return Ok(json!({"name": name, "type": kind, "value": text, "focused": true}));
    }
    let value = converted(kind, value).ok_or_else(|| wrong(name, "the value has the wrong type"))?;
    let choices = rule.list("choices");
    if !choices.is_empty() && choices.iter().all(|choice| choice.get("value") != Some(&value)) {
        return Err(wrong(name, "the value is none of its choices"));
    }
    let size = value.as_f64();
    let bound = |key: &str| rule.get(key).and_then(Value::as_f64);
    if let Some(size) = size
        && (bound("min_value").is_some_and(|least| size < least)
            || bound("max_value").is_some_and(|most| size > most))
    {
        return Err(wrong(name, "the number is out of range"));
    }
    if let Some(text) = value.as_str().filter(|_| kind == 3) {
        let long = crate::json::length(text) as u64;
        if long < rule.number("min_length").unwrap_or(0) || long > rule.number("max_length").unwrap_or(6000) {
            return Err(wrong(name, "the text is too short or too long"));
        }
    }
    Ok(json!({"name": name, "type": kind, "value": value}))
}

/// The value in the type that the option has; the page sends texts.
fn converted(kind: u64, value: &Value) -> Option<Value> {
    let text = value.as_str();
    match kind {
        3 => text.map(Into::into),
        4 => value.as_i64().or_else(|| text?.trim().parse().ok()).map(Into::into),
        5 => value.as_bool().or_else(|| text?.trim().parse().ok()).map(Into::into),
        6..=9 | 11 => to_id(value).map(|id| json!(id)),
        10 => value.as_f64().or_else(|| text?.trim().parse().ok()).map(Into::into),
        _ => None,
    }
}

fn owned(options: &[(&str, Value)]) -> Vec<(String, Value)> {
    options.iter().map(|(name, value)| ((*name).to_owned(), value.clone())).collect()
}

impl Localcord {
    /// Types a slash command, for example `"game open"` with a subcommand. Values of the wrong type, unknown
    /// options and missing required ones are refused, as by Discord's client. The value of a user, a channel or a
    /// file is its id; a file gets one from [`Localcord::upload`].
    ///
    /// # Errors
    /// If the person, the channel or the command is not there, or the options do not fit.
    pub fn slash(
        &self,
        user: Id,
        channel: Id,
        name: &str,
        options: &[(&str, Value)],
    ) -> Result<Token, DriveError> {
        let options = owned(options);
        self.shared.with(|world| {
            let id = world.type_command(user, channel, name, &options, None)?;
            world.token_of(id)
        })
    }

    /// Asks for suggestions for the option `focused`, whose text so far is among `options`.
    ///
    /// # Errors
    /// As [`Localcord::slash`], and [`DriveError::NotAnswered`] if none come in time.
    pub async fn autocomplete(
        &self,
        user: Id,
        channel: Id,
        name: &str,
        options: &[(&str, Value)],
        focused: &str,
    ) -> Result<Vec<Choice>, DriveError> {
        let options = owned(options);
        let token = self.shared.with(|world| {
            let id = world.type_command(user, channel, name, &options, Some(focused))?;
            world.token_of(id)
        })?;
        match self.first_answer(&token).await {
            Answer::Choices { choices } => Ok(choices),
            _ => Err(DriveError::NotAnswered),
        }
    }

    /// Uses a command in the menu of a person or of a message.
    ///
    /// # Errors
    /// If the command or its target is not there.
    pub fn menu(&self, user: Id, channel: Id, name: &str, target: Id) -> Result<Token, DriveError> {
        self.shared.with(|world| {
            let id = world.use_menu(user, channel, name, target)?;
            world.token_of(id)
        })
    }

    /// The registered commands, as Discord hands them out.
    #[must_use]
    pub fn commands(&self) -> Vec<Value> {
        self.shared
            .read(|world| world.commands.iter().map(|command| command.json(world.application)).collect())
    }
}
