//! What a person asks of the bot, read from the client library's interactions into plain data.

use std::{collections::BTreeMap, time::Instant};

use serenity::model::{
    application::{
        ActionRowComponent, CommandDataOption, CommandDataOptionValue, CommandInteraction,
        ComponentInteraction, ComponentInteractionDataKind, Interaction, ModalInteraction, ResolvedTarget,
    },
    channel::{ChannelType, Message, MessageFlags, PartialChannel},
    guild::Member,
    id::{ChannelId, GuildId},
    permissions::Permissions,
    user::User,
};

/// One thing that a person asks.
#[derive(Clone, Debug)]
pub struct Call {
    /// The interaction's id.
    pub id: u64,
    /// The word with which it is answered. Never logged.
    pub token: String,
    /// When it arrived.
    pub at: Instant,
    /// Who asks.
    pub who: Who,
    /// Where.
    pub place: Place,
    /// The language of that place: the server's, or in private that of whoever asks.
    pub locale: String,
    /// What.
    pub ask: Ask,
}

/// A person.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Who {
    /// The person's id.
    pub id: u64,
    /// What the person is called here.
    pub name: String,
    /// Whether it is a bot.
    pub bot: bool,
    /// Whether they may manage the server where they ask.
    pub manages: bool,
    /// The language in which they use Discord, such as `en-GB`; empty where that is not told.
    pub locale: String,
}

/// Where something was asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Place {
    /// The server; none in private messages.
    pub guild: Option<u64>,
    /// The channel or thread.
    pub channel: u64,
    /// The channel above a thread.
    pub above: Option<u64>,
    /// What kind of place it is.
    pub kind: PlaceKind,
    /// What the bot may do there, as Discord says with what is asked.
    pub may: Option<Permissions>,
}

/// What kind of place a channel is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PlaceKind {
    /// A channel of a server, in which threads can be started.
    Channel,
    /// A thread.
    Thread,
    /// Private messages, or a place in which no thread can be started.
    Private,
}

/// What is asked.
#[derive(Clone, Debug)]
pub enum Ask {
    /// A command was typed.
    Command(Typed),
    /// A command is being typed, and suggestions are wanted.
    Suggest {
        /// What stands there so far.
        typed: Typed,
        /// The option that is being typed.
        option: String,
        /// Its text so far.
        text: String,
    },
    /// A button was pressed, or something chosen from a menu.
    Press {
        /// The id that came back.
        id: String,
        /// What was chosen from a menu; people as numbers.
        values: Vec<String>,
        /// The message it was on.
        message: u64,
        /// Whether that message is seen by this person only.
        private: bool,
        /// Whether it has neither text nor notes: one that is made of components for good has none, and any other may become
        /// one.
        bare: bool,
    },
    /// A form was sent.
    Form {
        /// The id that came back.
        id: String,
        /// Its fields.
        fields: BTreeMap<String, String>,
        /// Whether it was opened from a message that is seen by this person only.
        private: bool,
        /// Whether that message has neither text nor notes, as for a press.
        bare: bool,
    },
}

/// A command with what was given.
#[derive(Clone, Debug, Default)]
pub struct Typed {
    /// The command.
    pub name: String,
    /// The command under it.
    pub sub: Option<String>,
    /// What was given.
    pub given: BTreeMap<String, Given>,
}

/// What was given for an option.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Given {
    /// A text or a choice.
    Text(String),
    /// A number.
    Number(i64),
    /// Yes or no.
    Flag(bool),
    /// A person.
    Person(Who),
    /// A channel.
    Channel(u64),
    /// A file: where to read it, its name and its size in bytes.
    File {
        /// Its address.
        url: String,
        /// Its name.
        name: String,
        /// Bytes.
        size: u64,
    },
}

/// The option under which a command of a message's menu has the words of that message.
pub const ABOUT: &str = "message";

/// All that can be read in a message.
fn words_of(message: &Message) -> String {
    let mut words = vec![message.content.as_str()];
    for embed in &message.embeds {
        words.extend(embed.title.as_deref());
        words.extend(embed.description.as_deref());
        words.extend(embed.fields.iter().flat_map(|field| [field.name.as_str(), field.value.as_str()]));
    }
    words.join("\n")
}

impl Typed {
    /// The text given for `option`.
    #[must_use]
    pub fn text(&self, option: &str) -> Option<&str> {
        match self.given.get(option) {
            Some(Given::Text(text)) => Some(text.trim()).filter(|text| !text.is_empty()),
            _ => None,
        }
    }

    /// The number given for `option`.
    #[must_use]
    pub fn number(&self, option: &str) -> Option<i64> {
        match self.given.get(option) {
            Some(Given::Number(number)) => Some(*number),
            _ => None,
        }
    }

    /// The yes or no given for `option`.
    #[must_use]
    pub fn flag(&self, option: &str) -> Option<bool> {
        match self.given.get(option) {
            Some(Given::Flag(flag)) => Some(*flag),
            _ => None,
        }
    }

    /// The channel given for `option`.
    #[must_use]
    pub fn channel(&self, option: &str) -> Option<u64> {
        match self.given.get(option) {
            Some(Given::Channel(channel)) => Some(*channel),
            _ => None,
        }
    }

    /// The person given for `option`.
    #[must_use]
    pub fn person(&self, option: &str) -> Option<&Who> {
        match self.given.get(option) {
            Some(Given::Person(who)) => Some(who),
            _ => None,
        }
    }
}

impl Call {
    /// Reads an interaction; `None` for kinds that ask nothing of the bot.
    #[must_use]
    pub fn read(interaction: &Interaction) -> Option<Self> {
        match interaction {
            Interaction::Command(command) => Some(Self::command(command, false)),
            Interaction::Autocomplete(command) => Some(Self::command(command, true)),
            Interaction::Component(press) => Some(Self::press(press)),
            Interaction::Modal(form) => Some(Self::form(form)),
            _ => None,
        }
    }

    fn command(command: &CommandInteraction, typing: bool) -> Self {
        let mut typed = Typed { name: command.data.name.clone(), ..Typed::default() };
        let mut focus = None;
        let mut options = command.data.options.as_slice();
        if let [CommandDataOption { name, value: CommandDataOptionValue::SubCommand(inner), .. }] = options {
            typed.sub = Some(name.clone());
            options = inner;
        }
        for option in options {
            if let CommandDataOptionValue::Autocomplete { value, .. } = &option.value {
                focus = Some((option.name.clone(), value.clone()));
            } else if let Some(given) = given(&option.value, command) {
                typed.given.insert(option.name.clone(), given);
            }
        }
        if let Some(ResolvedTarget::Message(message)) = command.data.target() {
            typed.given.insert(ABOUT.to_owned(), Given::Text(words_of(message)));
        }
        let ask = match focus {
            Some((option, text)) if typing => Ask::Suggest { typed, option, text },
            _ if typing => Ask::Suggest { typed, option: String::new(), text: String::new() },
            _ => Ask::Command(typed),
        };
        Self {
            id: command.id.get(),
            token: command.token.clone(),
            at: Instant::now(),
            who: who(&command.user, command.member.as_deref(), &command.locale),
            place: Place {
                may: command.app_permissions,
                ..place(command.guild_id, command.channel_id, command.channel.as_ref())
            },
            locale: command.guild_locale.clone().unwrap_or_else(|| command.locale.clone()),
            ask,
        }
    }

    fn press(press: &ComponentInteraction) -> Self {
        let values = match &press.data.kind {
            ComponentInteractionDataKind::StringSelect { values } => values.clone(),
            ComponentInteractionDataKind::UserSelect { values } => {
                values.iter().map(|id| id.get().to_string()).collect()
            }
            _ => Vec::new(),
        };
        Self {
            id: press.id.get(),
            token: press.token.clone(),
            at: Instant::now(),
            who: who(&press.user, press.member.as_ref(), &press.locale),
            place: place(press.guild_id, press.channel_id, press.channel.as_ref()),
            locale: press.guild_locale.clone().unwrap_or_else(|| press.locale.clone()),
            ask: Ask::Press {
                id: press.data.custom_id.clone(),
                values,
                message: press.message.id.get(),
                private: is_private(press.message.flags),
                bare: is_bare(&press.message),
            },
        }
    }

    fn form(form: &ModalInteraction) -> Self {
        let mut fields = BTreeMap::new();
        for part in form.data.components.iter().flat_map(|row| &row.components) {
            if let ActionRowComponent::InputText(text) = part {
                fields.insert(text.custom_id.clone(), text.value.clone().unwrap_or_default());
            }
        }
        let private = form.message.as_ref().is_some_and(|message| is_private(message.flags));
        let bare = form.message.as_ref().is_some_and(|message| is_bare(message));
        Self {
            id: form.id.get(),
            token: form.token.clone(),
            at: Instant::now(),
            who: who(&form.user, form.member.as_ref(), &form.locale),
            place: place(form.guild_id, form.channel_id, form.channel.as_ref()),
            locale: form.guild_locale.clone().unwrap_or_else(|| form.locale.clone()),
            ask: Ask::Form { id: form.data.custom_id.clone(), fields, private, bare },
        }
    }
}

fn is_private(flags: Option<MessageFlags>) -> bool {
    flags.is_some_and(|flags| flags.contains(MessageFlags::EPHEMERAL))
}

fn is_bare(message: &Message) -> bool {
    message.content.is_empty() && message.embeds.is_empty()
}

fn who(user: &User, member: Option<&Member>, locale: &str) -> Who {
    let name = member.map_or_else(|| user.display_name(), Member::display_name);
    let may = member.and_then(|member| member.permissions).unwrap_or_default();
    let manages = may.intersects(Permissions::MANAGE_GUILD | Permissions::ADMINISTRATOR);
    Who { id: user.id.get(), name: name.to_owned(), bot: user.bot, manages, locale: locale.to_owned() }
}

fn place(guild: Option<GuildId>, channel: ChannelId, about: Option<&PartialChannel>) -> Place {
    let kind = match about.map(|channel| channel.kind) {
        Some(ChannelType::PublicThread | ChannelType::PrivateThread | ChannelType::NewsThread) => {
            PlaceKind::Thread
        }
        Some(ChannelType::Private | ChannelType::GroupDm | ChannelType::Voice | ChannelType::Stage) => {
            PlaceKind::Private
        }
        _ if guild.is_none() => PlaceKind::Private,
        _ => PlaceKind::Channel,
    };
    let above = about.and_then(|channel| channel.parent_id).filter(|_| kind == PlaceKind::Thread);
    let above = above.map(ChannelId::get);
    Place { guild: guild.map(GuildId::get), channel: channel.get(), above, kind, may: None }
}

fn given(value: &CommandDataOptionValue, command: &CommandInteraction) -> Option<Given> {
    match value {
        CommandDataOptionValue::String(text) => Some(Given::Text(text.clone())),
        CommandDataOptionValue::Integer(number) => Some(Given::Number(*number)),
        CommandDataOptionValue::Boolean(flag) => Some(Given::Flag(*flag)),
        CommandDataOptionValue::User(id) => {
            let user = command.data.resolved.users.get(id)?;
            let nick = command.data.resolved.members.get(id).and_then(|member| member.nick.clone());
            let name = nick.unwrap_or_else(|| user.display_name().to_owned());
            Some(Given::Person(Who {
                id: id.get(),
                name,
                bot: user.bot,
                manages: false,
                locale: String::new(),
            }))
        }
        CommandDataOptionValue::Channel(id) => Some(Given::Channel(id.get())),
        CommandDataOptionValue::Attachment(id) => {
            let file = command.data.resolved.attachments.get(id)?;
            Some(Given::File { url: file.url.clone(), name: file.filename.clone(), size: file.size.into() })
        }
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    fn read(mut extra: serde_json::Value, kind: u8, data: &serde_json::Value) -> Call {
        let mut interaction = json!({
            "id": "10", "application_id": "1", "type": kind, "token": "t", "version": 1, "channel_id": "4",
            "locale": "en-US", "entitlements": [], "attachment_size_limit": 10_485_760, "data": data,
        });
        interaction.as_object_mut().unwrap().append(extra.as_object_mut().unwrap());
        Call::read(&serde_json::from_value(interaction).unwrap()).unwrap()
    }

    fn member() -> serde_json::Value {
        json!({"guild_id": "3", "member": {"user": {"id": "11", "username": "alice", "global_name": "Alice"},
            "nick": "Ali", "roles": [], "deaf": false, "mute": false, "flags": 0}})
    }

    #[test]
    fn a_command_in_a_server_names_its_author_as_the_server_does() {
        let data = json!({"id": "1", "name": "table", "type": 1, "options": [
            {"name": "hand-on", "type": 1, "options": [{"name": "who", "type": 6, "value": "12"}]}],
            "resolved": {"users": {"12": {"id": "12", "username": "boris"}}}});
        let call = read(member(), 2, &data);
        assert_eq!((call.who.id, call.who.name.as_str()), (11, "Ali"));
        assert_eq!(
            call.place,
            Place { guild: Some(3), channel: 4, above: None, kind: PlaceKind::Channel, may: None }
        );
        let Ask::Command(typed) = call.ask else { panic!() };
        assert_eq!((typed.name.as_str(), typed.sub.as_deref()), ("table", Some("hand-on")));
        assert_eq!(typed.person("who").unwrap().name, "boris");
    }

    #[test]
    fn a_command_in_private_messages_has_no_server() {
        let data = json!({"id": "1", "name": "move", "type": 1, "options": [
            {"name": "play", "type": 3, "value": " hold "}]});
        let call = read(json!({"user": {"id": "11", "username": "alice"}}), 2, &data);
        assert_eq!(call.place.kind, PlaceKind::Private);
        let Ask::Command(typed) = call.ask else { panic!() };
        assert_eq!(typed.text("play"), Some("hold"));
    }

    #[test]
    fn what_is_being_typed_is_told_apart_from_what_was_given() {
        let data = json!({"id": "1", "name": "move", "type": 1, "options": [
            {"name": "table", "type": 3, "value": "x7"},
            {"name": "play", "type": 3, "value": "us", "focused": true}]});
        let call = read(member(), 4, &data);
        let Ask::Suggest { typed, option, text } = call.ask else { panic!() };
        assert_eq!((option.as_str(), text.as_str(), typed.text("table")), ("play", "us", Some("x7")));
    }
}
