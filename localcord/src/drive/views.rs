//! What people see: messages, channels, forms. Plain data, the same for tests and for the page.

use serde::Serialize;
use serde_json::Value;

use crate::components::each;
use crate::id::{Id, timestamp};
use crate::json::Read;
use crate::world::World;
use crate::world::channels::{Access, Channel, Kind};
use crate::world::messages::{Message, flag};
use crate::world::people::Person;

/// A person.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct PersonView {
    /// Their id.
    pub id: Id,
    /// Their name.
    pub name: String,
    /// Whether they refuse private messages from the bot.
    pub dms_closed: bool,
    /// Interface language, for example `en-US`.
    pub locale: String,
}

impl PersonView {
    pub(crate) fn of(person: &Person) -> Self {
        let (name, locale) = (person.name.clone(), person.locale.clone());
        Self { id: person.id, name, dms_closed: person.dms_closed, locale }
    }
}

/// A channel, a thread or a private channel.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct ChannelView {
    /// Its id.
    pub id: Id,
    /// Its name; for a private channel the bot's name.
    pub name: String,
    /// What it is.
    pub kind: Kind,
    /// The channel that a thread hangs under.
    pub parent: Option<Id>,
    /// Whether the thread is archived.
    pub archived: bool,
    /// Whether only moderators may wake the thread.
    pub locked: bool,
    /// What the bot may do here.
    pub access: Access,
    /// Who is in the thread; the bot's id is the application's.
    pub members: Vec<Id>,
    /// Messages of others that the person has not read.
    pub unread: usize,
    /// How many of those called for their attention.
    pub pings: usize,
    /// Whether the bot has been typing in the last ten seconds and has not written since.
    pub typing: bool,
}

impl ChannelView {
    pub(crate) fn of(world: &World, channel: &Channel, viewer: Id) -> Self {
        let person = world.people.get(&viewer);
        let read = person.and_then(|person| person.read.get(&channel.id)).copied().unwrap_or(Id(0));
        let unread = channel.messages.iter().rev().take_while(|id| **id > read);
        let others = unread
            .filter_map(|id| world.messages.get(id))
            .filter(|message| message.author != viewer && message.seen_by(viewer) && !message.loading());
        let here = |ping: &&crate::world::people::Ping| ping.channel == channel.id && ping.message > read;
        let pings = person.map_or(0, |person| person.pings.iter().filter(here).count());
        let name =
            if channel.kind == Kind::Dm { world.config.bot_name.clone() } else { channel.name.clone() };
        Self {
            id: channel.id,
            name,
            kind: channel.kind,
            parent: channel.parent,
            archived: channel.archived,
            locked: channel.locked,
            access: world.access(channel),
            members: channel.members.iter().copied().collect(),
            unread: others.count(),
            pings,
            typing: crate::id::now_ms().saturating_sub(channel.typing_ms) < 10_000,
        }
    }

    /// The channel with its messages, for the page.
    pub(crate) fn with_messages(world: &World, channel: &Channel, viewer: Id) -> Value {
        let mut object = serde_json::to_value(Self::of(world, channel, viewer)).unwrap_or_default();
        let messages = serde_json::to_value(views_of(world, channel.id, viewer)).unwrap_or_default();
        crate::json::put(&mut object, "messages", messages);
        object
    }
}

/// A file of a message.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct AttachmentView {
    /// Its id, for [`crate::Localcord::attachment`].
    pub id: Id,
    /// File name.
    pub name: String,
    /// Alt text.
    pub alt: Option<String>,
    /// Size in bytes.
    pub size: usize,
    /// Media type.
    pub media_type: String,
    /// Address.
    pub url: String,
    /// Width in pixels, of a PNG.
    pub width: Option<u32>,
    /// Height in pixels, of a PNG.
    pub height: Option<u32>,
    /// Whether an embed or a component shows it, so that it is not listed as a file.
    pub shown: bool,
}

/// A button of a message.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct ButtonView {
    /// What a press sends; `None` for a link.
    pub custom_id: Option<String>,
    /// Its words.
    pub label: String,
    /// Discord's style, 1 to 6.
    pub style: u64,
    /// Whether it is greyed out.
    pub disabled: bool,
    /// Where a link leads.
    pub url: Option<String>,
}

/// A menu of a message.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct SelectView {
    /// What a choice sends.
    pub custom_id: String,
    /// Discord's component type: 3 for texts, 5 for users, and so on.
    pub kind: u64,
    /// The words in it before a choice.
    pub placeholder: String,
    /// Fewest and most values.
    pub values: (u64, u64),
    /// Whether it is greyed out.
    pub disabled: bool,
    /// Its options: label and value.
    pub options: Vec<(String, String)>,
}

/// The use of a command that a message answers.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct CommandUse {
    /// The command's name.
    pub name: String,
    /// Who used it.
    pub user: Id,
    /// That person's name.
    pub user_name: String,
}

/// A message as a person sees it.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct MessageView {
    /// Its id.
    pub id: Id,
    /// Its channel.
    pub channel: Id,
    /// Who wrote it.
    pub author: Id,
    /// That one's name.
    pub author_name: String,
    /// Whether the bot wrote it.
    pub from_bot: bool,
    /// Its text, as it was sent.
    pub content: String,
    /// Its embeds, as Discord would hand them out.
    pub embeds: Vec<Value>,
    /// Its components, as Discord would hand them out.
    pub components: Vec<Value>,
    /// Its poll.
    pub poll: Option<Value>,
    /// All its files, those that an embed shows too.
    pub files: Vec<AttachmentView>,
    /// Whether only one person sees it.
    pub ephemeral: bool,
    /// Whether the bot is still thinking.
    pub loading: bool,
    /// Whether it was edited after it was first seen.
    pub edited: bool,
    /// Whether it came without sound.
    pub silent: bool,
    /// Whether it is made of components alone.
    pub v2: bool,
    /// Whom it mentions.
    pub mentions: Vec<Id>,
    /// Whether it mentions everyone.
    pub mentions_everyone: bool,
    /// The message that it replies to.
    pub reply_to: Option<Id>,
    /// The thread that hangs on it.
    pub thread: Option<Id>,
    /// The command that it answers.
    pub command: Option<CommandUse>,
    /// Whether it is pinned.
    pub pinned: bool,
    /// The `nonce` that it was sent with.
    pub nonce: Option<Value>,
    /// When it was sent, in ISO 8601.
    pub time: String,
}

impl MessageView {
    pub(crate) fn of(world: &World, message: &Message) -> Self {
        let name = |id: Id| {
            world.people.get(&id).map_or_else(|| "somebody".to_owned(), |person| person.name.clone())
        };
        let from_bot = message.author == world.application;
        let files = message.attachments.iter().map(|file| AttachmentView {
            id: file.id,
            name: file.name.clone(),
            alt: file.alt.clone(),
            size: file.size,
            media_type: file.media_type.to_owned(),
            url: file.url.clone(),
            width: file.pixels.map(|(width, _)| width),
            height: file.pixels.map(|(_, height)| height),
            shown: message.shows(file),
        });
        let command = message.command.as_ref();
        Self {
            id: message.id,
            channel: message.channel,
            author: message.author,
            author_name: if from_bot { world.config.bot_name.clone() } else { name(message.author) },
            from_bot,
            content: message.content.clone(),
            embeds: message.embeds.clone(),
            components: message.components.clone(),
            poll: message.poll.clone(),
            files: files.collect(),
            ephemeral: message.only_for.is_some(),
            loading: message.loading(),
            edited: message.edited_ms.is_some(),
            silent: message.silent(),
            v2: message.flags & flag::COMPONENTS_V2 != 0,
            mentions: message.mentions.users.iter().copied().collect(),
            mentions_everyone: message.mentions.everyone,
            reply_to: message.reply_to,
            thread: world.channels.get(&message.id).map(|thread| thread.id),
            command: command.map(|(command, user)| CommandUse {
                name: command.clone(),
                user: *user,
                user_name: name(*user),
            }),
            pinned: message.pinned,
            nonce: message.nonce.clone(),
            time: timestamp(message.made_ms),
        }
    }

    /// Everything that can be read in it: content, embeds, text components, one part per line.
    #[must_use]
    pub fn text(&self) -> String {
        let mut lines = vec![self.content.clone()];
        for embed in &self.embeds {
            let plain = ["title", "description"].iter().filter_map(|key| embed.text(key));
            lines.extend(plain.map(str::to_owned));
            for field in embed.list("fields") {
                let parts = ["name", "value"].iter().filter_map(|key| field.text(key));
                lines.extend(parts.map(str::to_owned));
            }
            let footer = embed.get("footer").and_then(|footer| footer.text("text"));
            lines.extend(footer.map(str::to_owned));
        }
        each(&self.components, &mut |component| {
            if component.number("type") == Some(10) {
                lines.extend(component.text("content").map(str::to_owned));
            }
        });
        lines.retain(|line| !line.is_empty());
        lines.join("\n")
    }

    /// All buttons, in reading order.
    #[must_use]
    pub fn buttons(&self) -> Vec<ButtonView> {
        let mut buttons = Vec::new();
        each(&self.components, &mut |component| {
            if component.number("type") == Some(2) {
                buttons.push(ButtonView {
                    custom_id: component.text("custom_id").map(str::to_owned),
                    label: label(component),
                    style: component.number("style").unwrap_or(2),
                    disabled: component.yes("disabled"),
                    url: component.text("url").map(str::to_owned),
                });
            }
        });
        buttons
    }

    /// The first button whose words contain these.
    #[must_use]
    pub fn button(&self, words: &str) -> Option<ButtonView> {
        self.buttons().into_iter().find(|button| button.label.contains(words))
    }

    /// All menus, in reading order.
    #[must_use]
    pub fn selects(&self) -> Vec<SelectView> {
        let mut menus = Vec::new();
        each(&self.components, &mut |component| {
            let kind = component.number("type").unwrap_or(0);
            if kind == 3 || (5..=8).contains(&kind) {
                let text = |value: &Value, key: &str| value.text(key).unwrap_or_default().to_owned();
                let options = component.list("options").iter();
                menus.push(SelectView {
                    custom_id: text(component, "custom_id"),
                    kind,
                    placeholder: text(component, "placeholder"),
                    values: (
                        component.number("min_values").unwrap_or(1),
                        component.number("max_values").unwrap_or(1),
                    ),
                    disabled: component.yes("disabled"),
                    options: options.map(|option| (text(option, "label"), text(option, "value"))).collect(),
                });
            }
        });
        menus
    }
}

/// A button's words, with its sign before them; an emoji of the application is a picture and none of them.
fn label(button: &Value) -> String {
    let sign = button.get("emoji").filter(|emoji| !emoji.has("id"));
    let emoji = sign.and_then(|emoji| emoji.text("name")).unwrap_or_default();
    let words = button.text("label").unwrap_or_default();
    [emoji, words].into_iter().filter(|part| !part.is_empty()).collect::<Vec<_>>().join(" ")
}

/// A field of a form.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct ModalField {
    /// Its key.
    pub custom_id: String,
    /// Discord's component type: 4 for text, 3 and 5 to 8 for menus.
    pub kind: u64,
    /// Its name.
    pub label: String,
    /// Whether it must be filled.
    pub required: bool,
    /// Whether it has several lines.
    pub paragraph: bool,
    /// What stands in it at first.
    pub value: String,
    /// The grey words in it while it is empty.
    pub placeholder: String,
    /// Fewest characters or values.
    pub min: u64,
    /// Most characters or values.
    pub max: u64,
    /// The options of a menu: label and value.
    pub options: Vec<(String, String)>,
}

/// A form.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct ModalView {
    /// Its key.
    pub custom_id: String,
    /// Its title.
    pub title: String,
    /// Its fields.
    pub fields: Vec<ModalField>,
}

impl ModalView {
    pub(crate) fn of(data: &Value) -> Self {
        let text = |value: &Value, key: &str| value.text(key).unwrap_or_default().to_owned();
        let mut fields = Vec::new();
        for outer in data.list("components") {
            each(std::slice::from_ref(outer), &mut |component| {
                if !component.has("custom_id") {
                    return;
                }
                let kind = component.number("type").unwrap_or(4);
                let own = text(component, "label");
                let number = |key: &str| component.number(key);
                let (min, max) = if kind == 4 {
                    (number("min_length").unwrap_or(0), number("max_length").unwrap_or(4000))
                } else {
                    (number("min_values").unwrap_or(1), number("max_values").unwrap_or(1))
                };
                let options = component.list("options").iter();
                fields.push(ModalField {
                    custom_id: text(component, "custom_id"),
                    kind,
                    label: if own.is_empty() { text(outer, "label") } else { own },
                    required: component.get("required").and_then(Value::as_bool).unwrap_or(true),
                    paragraph: number("style") == Some(2),
                    value: text(component, "value"),
                    placeholder: text(component, "placeholder"),
                    min,
                    max,
                    options: options.map(|option| (text(option, "label"), text(option, "value"))).collect(),
                });
            });
        }
        Self { custom_id: text(data, "custom_id"), title: text(data, "title"), fields }
    }
}

/// The messages of a channel that a person sees, oldest first.
pub(crate) fn views_of(world: &World, channel: Id, viewer: Id) -> Vec<MessageView> {
    let Some(place) = world.channels.get(&channel).filter(|_| world.person_sees(viewer, channel)) else {
        return Vec::new();
    };
    let seen = place.messages.iter().filter_map(|id| world.messages.get(id));
    seen.filter(|message| message.seen_by(viewer)).map(|message| MessageView::of(world, message)).collect()
}
