//! The commands as data: names, options, choices. One table, walked by the registration and by tests.
//!
//! What a command does is in `act`; its words are in the catalogue of words.

mod lists;
mod menu;
pub mod register;
#[cfg(test)]
mod tests;
mod tournament;

use serde_json::{Map, Value, json};
use skald_rules::{
    catalogue::{Catalogue, GameKind},
    words::{self, Words},
};

pub use lists::{CALLS, HELP, LEVELS, PACES, PINGS, SHARES};
pub use menu::SHOW_CARDS;

use super::limits;
use crate::{host::Reserve, invariant::Invariant};

/// A command that players type, or find in the menu of a message.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Command {
    /// What is typed.
    pub name: &'static str,
    /// The line that Discord shows beside it.
    pub about: String,
    /// What can be given with it.
    pub options: Vec<Opt>,
    /// Whether it is for those who manage a server, unless its own settings say otherwise; then it is there in servers alone.
    pub managers: bool,
    /// Whether it stands in the menu of a message and is about that.
    pub on_messages: bool,
}

/// Something that is given with a command.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Opt {
    /// Its name.
    pub name: &'static str,
    /// The line that Discord shows beside it.
    pub about: String,
    /// What it is.
    pub kind: Kind,
    /// Whether the command is nothing without it.
    pub required: bool,
}

/// What an option is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Kind {
    /// A command of its own under the command.
    Sub(Vec<Opt>),
    /// One of these: label and value.
    Choice(Vec<(String, String)>),
    /// A text.
    Text,
    /// A text with suggestions while it is typed.
    Suggested,
    /// A whole number within bounds.
    Number(i64, i64),
    /// Yes or no.
    Flag,
    /// A person.
    Person,
    /// A text channel.
    Channel,
    /// A file.
    File,
}

/// Discord's bit of the permission *Manage Server*.
const MANAGE_SERVER: u64 = 1 << 5;

/// All commands.
#[must_use]
pub fn all(words: &Words, catalogue: &Catalogue) -> Vec<Command> {
    let table = || opt(words, "table", Kind::Suggested);
    let games: Vec<(String, String)> =
        catalogue.iter().map(|kind| (game_name(words, kind.id), kind.id.to_owned())).collect();
    let lessons = catalogue.iter().filter(GameKind::has_lesson);
    let lessons = lessons.map(|kind| (game_name(words, kind.id), kind.id.to_owned())).collect();
    let choice = |list: &[(&str, &'static str)]| {
        Kind::Choice(list.iter().map(|(value, label)| (words.text(label), (*value).to_owned())).collect())
    };
    let command = |name: &'static str, options: Vec<Opt>| Command {
        name,
        about: words.text_of(&format!("cmd-{name}")).or_broken(name.to_owned(), "every command is explained"),
        options,
        managers: false,
        on_messages: false,
    };
    let sub = |name: &'static str, options: Vec<Opt>| opt(words, name, Kind::Sub(options));
    let reserves =
        || Kind::Choice(Reserve::ALL.map(|one| (words.plain(&one.say()), one.word().to_owned())).to_vec());
    vec![
        command(
            "open",
            vec![
                opt(words, "game", Kind::Choice(games.clone())).required(),
                opt(words, "pace", choice(PACES)),
                opt(words, "reserve", reserves()),
                opt(words, "seats", Kind::Number(2, 8)),
                opt(words, "computers", Kind::Number(0, 7)),
                opt(words, "level", choice(LEVELS)),
                opt(words, "stand-in", Kind::Number(0, 9)),
                opt(words, "options", Kind::Suggested),
            ],
        ),
        command("join", vec![table()]),
        command("leave", vec![table()]),
        command("start", vec![table()]),
        command("invite", vec![opt(words, "who", Kind::Person).required(), table()]),
        command("move", vec![opt(words, "play", Kind::Suggested).required(), table()]),
        command("hand", vec![table(), opt(words, "text", Kind::Flag)]),
        command("board", vec![opt(words, "place", Kind::Text), table(), opt(words, "text", Kind::Flag)]),
        command("recap", vec![table()]),
        command("history", vec![table()]),
        command("replay", vec![table()]),
        command("turns", vec![]),
        command("tutorial", vec![opt(words, "game", Kind::Choice(lessons)).required()]),
        command(
            "orders",
            vec![opt(words, "order", Kind::Suggested), opt(words, "drop", Kind::Suggested), table()],
        ),
        command(
            "rules",
            vec![opt(words, "find", Kind::Suggested), opt(words, "game", Kind::Choice(games.clone()))],
        ),
        command(
            "card",
            vec![
                opt(words, "name", Kind::Suggested).required(),
                opt(words, "game", Kind::Choice(games.clone())),
            ],
        ),
        tournament::command(words, &games),
        decks(words, catalogue),
        command("help", vec![opt(words, "about", choice(HELP))]),
        command("resign", vec![table()]),
        command(
            "settings",
            vec![
                opt(words, "text", Kind::Flag),
                opt(words, "pings", choice(PINGS)),
                opt(words, "calls", choice(CALLS)),
                opt(words, "remind", choice(SHARES)),
                opt(words, "hour", Kind::Number(0, 23)),
                opt(words, "messages", Kind::Flag),
                opt(words, "auto", Kind::Flag),
                opt(words, "rating", Kind::Flag),
                opt(words, "zone", Kind::Suggested),
                opt(words, "quiet", Kind::Text),
                opt(words, "off", Kind::Text),
            ],
        ),
        command(
            "rating",
            vec![opt(words, "game", Kind::Choice(games.clone())), opt(words, "who", Kind::Person)],
        ),
        command("away", vec![opt(words, "days", Kind::Number(0, 28))]),
        command("verify", vec![opt(words, "file", Kind::File), table()]),
        command(
            "table",
            vec![
                sub("computer", vec![opt(words, "level", choice(LEVELS)), table()]),
                sub("remove", vec![opt(words, "seat", Kind::Suggested).required(), table()]),
                sub("hand-on", vec![opt(words, "who", Kind::Person).required(), table()]),
                sub("words", vec![opt(words, "say", Kind::Text).required(), table()]),
                sub("watch", vec![table()]),
                sub("again", vec![table()]),
                sub("file", vec![table()]),
                sub("notes", vec![table()]),
                sub("take-back", vec![table()]),
                sub("end", vec![table()]),
                sub("vacate", vec![opt(words, "seat", Kind::Suggested), table()]),
                sub("step-back", vec![table()]),
                sub("pause", vec![opt(words, "days", Kind::Number(1, 28)), table()]),
                sub("options", vec![opt(words, "options", Kind::Suggested).required(), table()]),
                sub(
                    "pace",
                    vec![
                        opt(words, "pace", choice(PACES)).required(),
                        opt(words, "reserve", reserves()),
                        table(),
                    ],
                ),
                sub("resume", vec![table()]),
                sub("close", vec![table()]),
            ],
        ),
        setup(words),
        menu::command(words),
    ]
}

/// Who may open tables in a server: value and the name of its label.
pub const OPENERS: &[(&str, &str)] = &[("everybody", "openers-everybody"), ("managers", "openers-managers")];

/// What managers do to a table: value and the name of its label.
pub const MANAGED: &[(&str, &str)] =
    &[("pause", "managed-pause"), ("go-on", "managed-go-on"), ("close", "managed-close")];

/// The value of the language that Discord names for a server.
pub const DISCORDS: &str = "discord";

/// The languages that there are, each under its own name, and that which Discord names.
fn languages(words: &Words) -> Kind {
    let own =
        words::languages().into_iter().map(|own| (own.text("language-name"), own.language().to_owned()));
    Kind::Choice(
        std::iter::once((words.text("language-of-discord"), DISCORDS.to_owned())).chain(own).collect(),
    )
}

/// The command for those who manage a server.
fn setup(words: &Words) -> Command {
    let choice = |list: &[(&str, &'static str)]| {
        Kind::Choice(list.iter().map(|(value, label)| (words.text(label), (*value).to_owned())).collect())
    };
    let table = || opt(words, "table", Kind::Suggested).required();
    let channel = || opt(words, "channel", Kind::Channel).required();
    Command {
        name: "setup",
        about: words.text("cmd-setup"),
        options: vec![
            opt(words, "server", Kind::Sub(vec![])),
            opt(words, "channels", Kind::Sub(vec![channel(), opt(words, "allowed", Kind::Flag).required()])),
            opt(
                words,
                "opening",
                Kind::Sub(vec![
                    opt(words, "openers", choice(OPENERS)),
                    opt(words, "most", Kind::Number(0, 500)),
                ]),
            ),
            opt(
                words,
                "defaults",
                Kind::Sub(vec![opt(words, "language", languages(words)), opt(words, "pings", choice(PINGS))]),
            ),
            opt(words, "manage", Kind::Sub(vec![table(), opt(words, "do", choice(MANAGED)).required()])),
            opt(words, "relocate", Kind::Sub(vec![table(), channel()])),
        ],
        managers: true,
        on_messages: false,
    }
}

/// The command for lists that people keep and bring.
fn decks(words: &Words, catalogue: &Catalogue) -> Command {
    // A match takes the lists of its game, so it is not among them.
    let own = |kind: &GameKind| kind.kit_book(&[]).ok().flatten().is_some_and(|book| book.game() == kind.id);
    let games: Vec<(String, String)> =
        catalogue.iter().filter(own).map(|kind| (game_name(words, kind.id), kind.id.to_owned())).collect();
    let sub = |name: &'static str, options: Vec<Opt>| opt(words, name, Kind::Sub(options));
    let deck = || opt(words, "deck", Kind::Suggested).required();
    let called = || opt(words, "called", Kind::Text);
    let game = || opt(words, "game", Kind::Choice(games.clone())).required();
    let pasted = || vec![game(), opt(words, "list", Kind::Text), opt(words, "attached", Kind::File)];
    Command {
        name: "deck",
        about: words.text("cmd-deck"),
        options: vec![
            sub("list", vec![]),
            sub("new", vec![game(), opt(words, "head", Kind::Suggested), called()]),
            sub("save", [pasted(), vec![called()]].concat()),
            sub("check", pasted()),
            sub("show", vec![deck()]),
            sub("draw", vec![deck()]),
            sub("build", vec![deck()]),
            sub("bring", vec![deck(), opt(words, "table", Kind::Suggested)]),
            sub("share", vec![deck()]),
            sub("text", vec![deck()]),
            sub("favourite", vec![deck()]),
            sub("rename", vec![deck(), called().required()]),
            sub("copy", vec![deck(), called()]),
            sub("drop", vec![deck()]),
        ],
        managers: false,
        on_messages: false,
    }
}

/// What people call a game.
#[must_use]
pub fn game_name(words: &Words, id: &str) -> String {
    words.text_of(&format!("game-{id}")).unwrap_or_else(|| id.to_owned())
}

fn opt(words: &Words, name: &'static str, kind: Kind) -> Opt {
    let family = if matches!(kind, Kind::Sub(_)) { "sub" } else { "opt" };
    let about =
        words.text_of(&format!("{family}-{name}")).or_broken(name.to_owned(), "every option is explained");
    Opt { name, about, kind, required: false }
}

impl Opt {
    /// Explained by this text, where its name means something else in other commands.
    fn saying(mut self, words: &Words, text: &'static str) -> Self {
        self.about = words.text(text);
        self
    }

    fn required(mut self) -> Self {
        self.required = true;
        self
    }

    fn json(&self) -> Value {
        let kind = match self.kind {
            Kind::Sub(_) => 1,
            Kind::Choice(_) | Kind::Suggested | Kind::Text => 3,
            Kind::Number(..) => 4,
            Kind::Flag => 5,
            Kind::Person => 6,
            Kind::Channel => 7,
            Kind::File => 11,
        };
        let mut map = Map::new();
        map.insert("type".into(), kind.into());
        map.insert("name".into(), self.name.into());
        map.insert("description".into(), limits::clip(&self.about, limits::COMMAND_ABOUT).into());
        if self.required {
            map.insert("required".into(), true.into());
        }
        match &self.kind {
            Kind::Sub(options) => {
                map.insert("options".into(), options.iter().map(Self::json).collect());
            }
            Kind::Choice(choices) => {
                let choices: Value = choices
                    .iter()
                    .take(limits::COMMAND_CHOICES)
                    .map(|(label, value)| {
                        json!({"name": limits::clip(label, limits::SUGGESTION_NAME), "value": value})
                    })
                    .collect();
                map.insert("choices".into(), choices);
            }
            Kind::Suggested => {
                map.insert("autocomplete".into(), true.into());
            }
            Kind::Number(least, most) => {
                map.insert("min_value".into(), (*least).into());
                map.insert("max_value".into(), (*most).into());
            }
            Kind::Channel => {
                // Channels for text and for news: where threads can be.
                map.insert("channel_types".into(), json!([0, 5]));
            }
            Kind::Text | Kind::Flag | Kind::Person | Kind::File => {}
        }
        Value::Object(map)
    }

    fn characters(&self) -> usize {
        let inner: usize = match &self.kind {
            Kind::Sub(options) => options.iter().map(Self::characters).sum(),
            Kind::Choice(choices) => {
                choices.iter().map(|(label, value)| limits::length(label) + limits::length(value)).sum()
            }
            _ => 0,
        };
        limits::length(self.name) + limits::length(&self.about) + inner
    }
}

impl Command {
    /// The command as Discord takes it: in servers and in private messages with the bot.
    #[must_use]
    pub fn json(&self) -> Value {
        if self.on_messages {
            return json!({ "type": 3, "name": self.name, "integration_types": [0], "contexts": [0, 1] });
        }
        let mut command = json!({
            "type": 1,
            "name": self.name,
            "description": limits::clip(&self.about, limits::COMMAND_ABOUT),
            "options": self.options.iter().map(Opt::json).collect::<Vec<_>>(),
            "integration_types": [0],
            "contexts": if self.managers { json!([0]) } else { json!([0, 1]) },
        });
        if let (Some(map), true) = (command.as_object_mut(), self.managers) {
            map.insert("default_member_permissions".into(), MANAGE_SERVER.to_string().into());
        }
        command
    }

    /// What Discord would refuse in this command.
    #[must_use]
    pub fn faults(&self) -> Vec<String> {
        let mut faults = Vec::new();
        if self.on_messages {
            let long = self.name.is_empty() || limits::length(self.name) > limits::COMMAND_NAME;
            faults.extend(long.then(|| format!("{}: the name", self.name)));
            return faults;
        }
        name_and_about(self.name, &self.about, "", &mut faults);
        options(&self.options, self.name, &mut faults);
        let sum: usize = limits::length(self.name)
            + limits::length(&self.about)
            + self.options.iter().map(Opt::characters).sum::<usize>();
        if sum > limits::COMMAND_SUM {
            faults.push(format!("/{}: {sum} characters in all", self.name));
        }
        faults
    }
}

fn name_and_about(name: &str, about: &str, of: &str, faults: &mut Vec<String>) {
    let known = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-' || c == '_';
    if name.is_empty() || limits::length(name) > limits::COMMAND_NAME || !name.chars().all(known) {
        faults.push(format!("{of}/{name}: the name"));
    }
    if about.is_empty() || limits::length(about) > limits::COMMAND_ABOUT {
        faults.push(format!("{of}/{name}: the description has {} characters", limits::length(about)));
    }
}

fn options(list: &[Opt], of: &str, faults: &mut Vec<String>) {
    if list.len() > limits::COMMAND_OPTIONS {
        faults.push(format!("/{of}: {} options", list.len()));
    }
    let mut optional_seen = false;
    for (at, option) in list.iter().enumerate() {
        name_and_about(option.name, &option.about, of, faults);
        if list.iter().take(at).any(|earlier| earlier.name == option.name) {
            faults.push(format!("/{of}/{}: twice", option.name));
        }
        if option.required && optional_seen {
            faults.push(format!("/{of}/{}: required after an optional one", option.name));
        }
        optional_seen |= !option.required;
        match &option.kind {
            Kind::Sub(inner) => options(inner, option.name, faults),
            Kind::Choice(choices) => {
                let long = choices.iter().any(|(label, value)| {
                    label.is_empty()
                        || limits::length(label) > limits::SUGGESTION_NAME
                        || limits::length(value) > limits::SUGGESTION_VALUE
                });
                if choices.len() > limits::COMMAND_CHOICES || long {
                    faults.push(format!("/{of}/{}: choices", option.name));
                }
            }
            _ => {}
        }
    }
}

/// What Discord would refuse in all commands together; empty when nothing.
#[must_use]
pub fn check(commands: &[Command]) -> Vec<String> {
    let mut faults: Vec<String> = commands.iter().flat_map(Command::faults).collect();
    if commands.len() > limits::COMMANDS {
        faults.push(format!("{} commands", commands.len()));
    }
    for (at, command) in commands.iter().enumerate() {
        if commands.iter().take(at).any(|earlier| earlier.name == command.name) {
            faults.push(format!("/{}: twice", command.name));
        }
    }
    faults
}
