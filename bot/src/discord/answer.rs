//! A plain description of what the bot says: text, embeds, one picture or file, rows of buttons and menus.
//!
//! Texts are cut where they are put in; [`Answer::fit`] checks the whole. Nothing of the client library is here:
//! [`super::wire`] turns a [`Fitted`] answer into a request.

mod fit;

use std::{marker::PhantomData, sync::Arc};

use skald_render::Drawing;

pub use self::fit::Fitted;
use super::{
    audience::{Audience, Everybody, OnePerson},
    limits,
    press::Press,
};

/// The most characters of a message that say what its picture leaves out.
const BESIDE: usize = 900;

/// What the bot says, in a message of its own or in answer to somebody: for everybody, or, unless said otherwise, for one
/// person.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Answer<A: Audience = OnePerson> {
    content: String,
    embeds: Vec<Embed>,
    file: Option<File>,
    /// Pictures that stand below the first.
    below: Vec<File>,
    rows: Vec<Row>,
    read_by: PhantomData<A>,
    pings: Vec<u64>,
    silent: bool,
}

/// A picture or another file. Sent with the answer it belongs to.
#[derive(Clone, Debug, PartialEq)]
pub struct File {
    /// The file's name, such as `board.png`.
    pub name: String,
    /// What is in it.
    pub bytes: Arc<Vec<u8>>,
    /// What it shows, for those who do not see it.
    pub alt: String,
}

impl File {
    /// A file with its description.
    #[must_use]
    pub fn new(name: &str, bytes: Vec<u8>, alt: &str) -> Self {
        Self { name: name.to_owned(), bytes: Arc::new(bytes), alt: limits::clip(alt, limits::ALT) }
    }
}

/// A framed text.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Embed {
    /// The heading.
    pub title: String,
    /// The text.
    pub text: String,
    /// Named pieces.
    pub fields: Vec<(String, String)>,
    /// The last line.
    pub footer: String,
    /// The name of the attached picture to be shown within the frame; empty for none.
    pub image: String,
}

impl Embed {
    /// A framed text under a heading.
    #[must_use]
    pub fn new(title: &str, text: &str) -> Self {
        Self {
            title: limits::clip(title, limits::EMBED_TITLE),
            text: limits::clip(text, limits::EMBED_TEXT),
            ..Self::default()
        }
    }

    /// The same with a named piece; an empty one is left out.
    #[must_use]
    pub fn field(mut self, name: &str, text: &str) -> Self {
        if !name.is_empty() && !text.is_empty() {
            let name = limits::clip(name, limits::EMBED_FIELD_NAME);
            self.fields.push((name, limits::clip(text, limits::EMBED_FIELD_TEXT)));
        }
        self
    }

    /// The same with a last line.
    #[must_use]
    pub fn footer(mut self, text: &str) -> Self {
        self.footer = limits::clip(text, limits::EMBED_FOOTER);
        self
    }

    fn length(&self) -> usize {
        let fields: usize =
            self.fields.iter().map(|(name, text)| limits::length(name) + limits::length(text)).sum();
        limits::length(&self.title) + limits::length(&self.text) + limits::length(&self.footer) + fields
    }
}

/// How a button looks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Style {
    /// What most people want now.
    Main,
    /// Everything else.
    Plain,
    /// It brings something good about.
    Good,
    /// It cannot be undone.
    Danger,
}

/// An emoji of the application, as a button or an option of a menu shows it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Emoji {
    /// Its id.
    pub id: u64,
    /// Its name.
    pub name: String,
}

/// A button.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Button {
    /// What it says.
    pub label: String,
    /// What it does.
    pub does: Does,
    /// How it looks.
    pub style: Style,
    /// Whether it cannot be pressed.
    pub disabled: bool,
    /// What stands before the words.
    pub emoji: Option<Emoji>,
}

/// What a button does.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Does {
    /// It tells the bot.
    Press(Press),
    /// It opens an address.
    Link(String),
}

impl Button {
    /// A button that tells the bot.
    #[must_use]
    pub fn new(label: &str, press: Press, style: Style) -> Self {
        let label = limits::clip(label, limits::BUTTON_LABEL);
        Self { label, does: Does::Press(press), style, disabled: false, emoji: None }
    }

    /// A button that opens an address.
    #[must_use]
    pub fn link(label: &str, url: &str) -> Self {
        let label = limits::clip(label, limits::BUTTON_LABEL);
        Self { label, does: Does::Link(url.to_owned()), style: Style::Plain, disabled: false, emoji: None }
    }

    /// The same, not to be pressed when `disabled`.
    #[must_use]
    pub fn disabled(mut self, disabled: bool) -> Self {
        self.disabled = disabled;
        self
    }

    /// The same with this before its words.
    #[must_use]
    pub fn emoji(mut self, emoji: Option<Emoji>) -> Self {
        self.emoji = emoji;
        self
    }
}

/// One thing that can be chosen from a menu.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Item {
    /// What the press brings back.
    pub value: String,
    /// What it says.
    pub label: String,
    /// A second line; empty for none.
    pub about: String,
    /// Whether it is chosen from the start.
    pub chosen: bool,
    /// What stands before the words.
    pub emoji: Option<Emoji>,
}

impl Item {
    /// A thing that can be chosen.
    #[must_use]
    pub fn new(value: &str, label: &str) -> Self {
        Self {
            value: limits::clip(value, limits::OPTION_TEXT),
            label: limits::clip(label, limits::OPTION_TEXT),
            about: String::new(),
            chosen: false,
            emoji: None,
        }
    }

    /// The same with a second line.
    #[must_use]
    pub fn about(mut self, about: &str) -> Self {
        self.about = limits::clip(about, limits::OPTION_TEXT);
        self
    }

    /// The same, chosen from the start when `chosen`.
    #[must_use]
    pub fn chosen(mut self, chosen: bool) -> Self {
        self.chosen = chosen;
        self
    }

    /// The same with this before its words.
    #[must_use]
    pub fn emoji(mut self, emoji: Option<Emoji>) -> Self {
        self.emoji = emoji;
        self
    }
}

/// A menu that takes a row of its own.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Select {
    /// What choosing does.
    pub press: Press,
    /// What it says before anything is chosen.
    pub placeholder: String,
    /// What can be chosen.
    pub items: Vec<Item>,
    /// At least so many.
    pub min: u8,
    /// At most so many.
    pub max: u8,
}

impl Select {
    /// A menu from which exactly one is chosen.
    #[must_use]
    pub fn one(press: Press, placeholder: &str, items: Vec<Item>) -> Self {
        let placeholder = limits::clip(placeholder, limits::MENU_PLACEHOLDER);
        Self { press, placeholder, items, min: 1, max: 1 }
    }

    /// The same, from which `min` to `max` are chosen.
    #[must_use]
    pub fn some(mut self, min: u8, max: u8) -> Self {
        self.min = min;
        self.max = max;
        self
    }
}

/// A row of an answer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Row {
    /// Up to five buttons.
    Buttons(Vec<Button>),
    /// A menu.
    Select(Select),
    /// A menu of the people of the server.
    People {
        /// What choosing does.
        press: Press,
        /// What it says before anybody is chosen.
        placeholder: String,
    },
}

/// A form that opens over Discord, for typed texts.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Form {
    /// What sending it does.
    pub press: Press,
    /// The heading.
    pub title: String,
    /// One to five fields.
    pub fields: Vec<Field>,
}

/// A field of a form.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Field {
    /// Its name in what comes back.
    pub name: &'static str,
    /// What it asks for.
    pub label: String,
    /// An example, shown while it is empty.
    pub placeholder: String,
    /// What stands in it from the start.
    pub value: String,
    /// Whether it has several lines.
    pub long: bool,
    /// Whether it may be left empty.
    pub optional: bool,
}

impl Form {
    /// A form with one field.
    #[must_use]
    pub fn one(press: Press, title: &str, field: Field) -> Self {
        Self { press, title: limits::clip(title, limits::FORM_TITLE), fields: vec![field] }
    }
}

impl Field {
    /// A one-line field.
    #[must_use]
    pub fn new(name: &'static str, label: &str, placeholder: &str) -> Self {
        Self {
            name,
            label: limits::clip(label, limits::FIELD_LABEL),
            placeholder: limits::clip(placeholder, limits::FIELD_PLACEHOLDER),
            value: String::new(),
            long: false,
            optional: false,
        }
    }
}

impl Answer<Everybody> {
    /// An answer that says `text`, to everybody.
    #[must_use]
    pub fn text(text: &str) -> Self {
        Self::of(text)
    }
}

impl Answer<OnePerson> {
    /// An answer that says `text`, seen by one person only.
    #[must_use]
    pub fn private(text: &str) -> Self {
        Self::of(text)
    }
}

impl<A: Audience> Answer<A> {
    /// An answer that says `text`, to whom its type says.
    #[must_use]
    pub fn of(text: &str) -> Self {
        Self { content: limits::clip(text, limits::CONTENT), ..Self::default() }
    }

    /// The same with another text.
    #[must_use]
    pub fn saying(mut self, text: &str) -> Self {
        self.content = limits::clip(text, limits::CONTENT);
        self
    }

    /// The same with a text above the other, as far as there is room.
    #[must_use]
    pub fn headed(mut self, head: &str) -> Self {
        if head.is_empty() {
            return self;
        }
        let room = limits::CONTENT.saturating_sub(limits::length(&self.content) + 2);
        self.content = format!("{}\n\n{}", limits::clip(head, room), self.content);
        self
    }

    /// The same with a text below the other, as far as there is room.
    #[must_use]
    pub fn followed(self, text: &str) -> Self {
        let both = format!("{}\n\n{text}", self.content);
        self.saying(&both)
    }

    /// The same with a picture, and under the text what the picture leaves to the message, as far as there is room.
    #[must_use]
    pub fn picture(mut self, name: &str, drawing: &Drawing) -> Self {
        let mut used = 0;
        for line in &drawing.beside {
            used += limits::length(line) + 1;
            if used > BESIDE || limits::length(&self.content) + limits::length(line) + 1 > limits::CONTENT {
                break;
            }
            if !self.content.is_empty() {
                self.content.push('\n');
            }
            self.content.push_str(line);
        }
        self.file(File::new(name, drawing.png.clone(), &drawing.alt))
    }

    /// The same with a framed text.
    #[must_use]
    pub fn embed(mut self, embed: Embed) -> Self {
        self.embeds.push(embed);
        self
    }

    /// The same with a picture or file; the last one given is sent.
    #[must_use]
    pub fn file(mut self, file: File) -> Self {
        self.file = Some(file);
        self
    }

    /// The same with one more picture below the first, each as large as it would be alone. A message with such pictures cannot
    /// be changed into one of another kind, and nobody hears of what it says.
    #[must_use]
    pub fn below(mut self, name: &str, drawing: &Drawing) -> Self {
        self.below.push(File::new(name, drawing.png.clone(), &drawing.alt));
        self
    }

    /// The same with pictures one above the other, named after `name`; under the text what the first leaves to the message.
    #[must_use]
    pub fn pictures(self, name: &str, drawings: &[Drawing]) -> Self {
        let Some((first, below)) = drawings.split_first() else { return self };
        let begun = self.picture(&format!("{name}.png"), first);
        let numbered = (2..).zip(below);
        numbered.fold(begun, |answer, (at, drawing)| answer.below(&format!("{name}-{at}.png"), drawing))
    }

    /// The same with a row of buttons; an empty row is left out, more than five go on in the next row.
    #[must_use]
    pub fn buttons(mut self, buttons: Vec<Button>) -> Self {
        let mut buttons = buttons.into_iter().peekable();
        while buttons.peek().is_some() {
            self.rows.push(Row::Buttons(buttons.by_ref().take(limits::BUTTONS).collect()));
        }
        self
    }

    /// The same with a row.
    #[must_use]
    pub fn row(mut self, row: Row) -> Self {
        self.rows.push(row);
        self
    }

    /// The same, pinging these people and nobody else.
    #[must_use]
    pub fn pinging(mut self, people: &[u64]) -> Self {
        self.pings = people.to_vec();
        self
    }

    /// The same, making no sound.
    #[must_use]
    pub fn silent(mut self) -> Self {
        self.silent = true;
        self
    }
}

#[cfg(test)]
mod tests {
    use skald_render::layout::Layout;

    use super::*;

    fn drawing(beside: Vec<String>) -> Drawing {
        Drawing {
            png: vec![1],
            alt: "A board.".to_owned(),
            twin: Vec::new(),
            beside,
            layout: Layout::default(),
        }
    }

    #[test]
    fn what_a_picture_leaves_out_stands_under_the_text_in_whole_lines() {
        let told = drawing(vec!["Round 3.".to_owned(), "Boris plays.".to_owned()]);
        let answer = Answer::private("Your hand").picture("hand.png", &told);
        assert_eq!(answer.content, "Your hand\nRound 3.\nBoris plays.");
        assert_eq!(answer.file.unwrap().alt, "A board.");
        let much = drawing((0..50).map(|n| format!("{n}: {}", "word ".repeat(10))).collect());
        let cut = Answer::private("").picture("hand.png", &much).content;
        assert!(cut.starts_with("0: ") && cut.lines().all(|line| line.ends_with("word ")), "{cut}");
        assert!(limits::length(&cut) <= BESIDE && cut.lines().count() > 5, "{cut}");
        let two = [told.clone(), drawing(vec!["Round 4.".to_owned()])];
        let both = Answer::private("Your hand").pictures("hand", &two);
        assert_eq!(both.content, "Your hand\nRound 3.\nBoris plays.");
        let names: Vec<&str> = both.file.iter().chain(&both.below).map(|file| file.name.as_str()).collect();
        assert_eq!(names, ["hand.png", "hand-2.png"]);
        let full = "x".repeat(limits::CONTENT);
        assert_eq!(Answer::private(&full).picture("hand.png", &told).content, full);
    }
}
