//! Presses as ids: printed and read, in one way only.

use std::{fmt, str::FromStr};

use skald_rules::interface::Key;

use super::{Act, Contest, Craft, Deed, Learn, Mine, Press, Text};

use crate::invariant::Invariant;

/// The version of the ids; a press of another version is answered with a fresh message.
const VERSION: &str = "1";

/// A word of an id and the thing that it stands for.
pub(super) type Word<T> = (&'static str, T);

pub(super) const DEEDS: &[Word<Deed>] = &[
    ("join", Deed::Join),
    ("sit", Deed::TakeSeat),
    ("vacate", Deed::Vacate),
    ("back", Deed::StepBack),
    ("spare", Deed::Spare),
    ("leave", Deed::Leave),
    ("start", Deed::Start),
    ("comp", Deed::Computer),
    ("keen", Deed::Keen),
    ("watch", Deed::Watch),
    ("guide", Deed::Guide),
    ("return", Deed::Return),
    ("idle", Deed::AtTimeOut),
    ("instead", Deed::Instead),
    ("pause", Deed::Pause),
    ("more", Deed::More),
    ("invite", Deed::Invite),
    ("remove", Deed::Remove),
    ("handon", Deed::HandOn),
    ("bycode", Deed::ByCode),
    ("commit", Deed::Commitment),
    ("terms", Deed::Terms),
    ("close", Deed::Close),
    ("close!", Deed::CloseSure),
    ("play", Deed::Play),
    ("hand", Deed::Hand),
    ("board", Deed::Board),
    ("recap", Deed::Recap),
    ("step", Deed::Step),
    ("replay", Deed::Replay),
    ("orders", Deed::Orders),
    ("order", Deed::NewOrder),
    ("pass", Deed::PassOn),
    ("drop", Deed::DropOrder),
    ("ever", Deed::OrderEverywhere),
    ("resign", Deed::Resign),
    ("resign!", Deed::ResignSure),
    ("end", Deed::Finish),
    ("goon", Deed::GoOn),
    ("again", Deed::Rematch),
    ("file", Deed::GameFile),
    ("verify", Deed::Verify),
    ("which", Deed::Decision),
    ("undo", Deed::Withdraw),
    ("done", Deed::Done),
    ("resume", Deed::Resume),
    ("words", Deed::Words),
    ("propose", Deed::Propose),
    ("seats", Deed::Order),
    ("opts", Deed::Options),
    ("opt-type", Deed::OptionsTyped),
    ("kit", Deed::Kit),
    ("kit+", Deed::KitPaste),
    ("notes", Deed::Notes),
];

pub(super) const TEXTS: &[Word<Text>] =
    &[("b", Text::Board), ("h", Text::Hand), ("s", Text::Story), ("r", Text::Result)];

fn word_of<T: PartialEq>(words: &[Word<T>], thing: &T) -> &'static str {
    words
        .iter()
        .find(|(_, known)| known == thing)
        .map(|(word, _)| *word)
        .or_broken("?", "every press has a word")
}

fn thing_of<T: Copy>(words: &[Word<T>], word: &str) -> Option<T> {
    words.iter().find(|(known, _)| *known == word).map(|(_, thing)| *thing)
}

impl Deed {
    /// Everything that a button or menu of a table does.
    pub fn all() -> impl Iterator<Item = Self> {
        DEEDS.iter().map(|(_, deed)| *deed)
    }
}

impl fmt::Display for Press {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{VERSION}:")?;
        match self {
            Self::Table { table, act } => write!(f, "t:{table}:{}", word_of(DEEDS, act)),
            Self::Draft { draft, step, act } => {
                write!(f, "d:{draft}:{step}:")?;
                match act {
                    Act::Option(number) => write!(f, "o:{number}"),
                    Act::Select => f.write_str("s"),
                    Act::ConfirmEnd => f.write_str("z"),
                    Act::ConfirmWith(order) => write!(f, "w:{order}"),
                    Act::Back => f.write_str("b"),
                    Act::Page(page) => write!(f, "p:{page}"),
                    Act::Confirm => f.write_str("y"),
                    Act::Cancel => f.write_str("x"),
                    Act::Enough => f.write_str("e"),
                    Act::Number => f.write_str("n"),
                    Act::Typed => f.write_str("t"),
                }
            }
            Self::Page { table, text, page } => write!(f, "p:{table}:{}:{page}", word_of(TEXTS, text)),
            Self::Hush { table, call } => write!(f, "h:{table}:{call}"),
            Self::Step { table, number } => write!(f, "e:{table}:{number}"),
            Self::Special { table, key } => write!(f, "q:{table}:{key}"),
            Self::Concede { table, game } => write!(f, "g:{table}:{game}"),
            Self::Proposal { table, at, agrees } => write!(f, "a:{table}:{at}:{}", u8::from(*agrees)),
            Self::Deck { deck, act } => {
                write!(f, "k:{deck}:")?;
                match act {
                    Craft::Show => f.write_str("s"),
                    Craft::Build => f.write_str("b"),
                    Craft::Shelves => f.write_str("f"),
                    Craft::Cards(shelf) => write!(f, "c:{shelf}"),
                    Craft::Set(shelf, card, copies) => write!(f, "n:{shelf}:{card}:{copies}"),
                    Craft::Rename => f.write_str("r"),
                    Craft::List => f.write_str("l"),
                    Craft::Copy => f.write_str("d"),
                    Craft::Drop => f.write_str("x"),
                    Craft::DropSure => f.write_str("x!"),
                    Craft::Share => f.write_str("h"),
                    Craft::Text => f.write_str("t"),
                    Craft::Favour(on) => write!(f, "v:{}", u8::from(*on)),
                    Craft::Draw => f.write_str("o"),
                }
            }
            Self::Tournament { tournament, act } => {
                write!(f, "c:{tournament}:")?;
                match act {
                    Contest::Register => f.write_str("r"),
                    Contest::CheckIn => f.write_str("c"),
                    Contest::Look(page) => write!(f, "l:{page}"),
                    Contest::Pairings(page) => write!(f, "p:{page}"),
                    Contest::Standings(page) => write!(f, "s:{page}"),
                    Contest::Reports(page) => write!(f, "e:{page}"),
                    Contest::Round(number) => write!(f, "o:{number}"),
                }
            }
            Self::Own(mine) => match mine {
                Mine::Turns(page) => write!(f, "m:turns:{page}"),
                Mine::TextMode(on) => write!(f, "m:text:{}", u8::from(*on)),
                Mine::Messages(on) => write!(f, "m:dm:{}", u8::from(*on)),
                Mine::Auto(on) => write!(f, "m:auto:{}", u8::from(*on)),
                Mine::RatingHidden(hidden) => write!(f, "m:rating:{}", u8::from(*hidden)),
                Mine::Back => f.write_str("m:back"),
                Mine::Pings => f.write_str("m:pings"),
                Mine::Calls => f.write_str("m:calls"),
                Mine::Share => f.write_str("m:share"),
                Mine::Hour => f.write_str("m:hour"),
                Mine::Rules(game, page) => write!(f, "m:rules:{game}:{page}"),
                Mine::Card(game, card) => write!(f, "m:card:{game}:{card}"),
                Mine::Named => f.write_str("m:named"),
                Mine::Help => f.write_str("m:help"),
                Mine::Guide(game) => write!(f, "m:guide:{game}"),
                Mine::Pages(game) => write!(f, "m:pages:{game}"),
                Mine::Decks => f.write_str("m:decks"),
                Mine::DeckChosen(menu) => write!(f, "m:deck:{menu}"),
                Mine::BringDeck(table, menu) => write!(f, "m:bring:{table}:{menu}"),
                Mine::NewDeck(game) => write!(f, "m:new:{game}"),
                Mine::PasteDeck(game) => write!(f, "m:paste:{game}"),
                Mine::KeepStarter(game, starter) => write!(f, "m:keep:{game}:{starter}"),
                Mine::DrawStarter(game, starter) => write!(f, "m:draw:{game}:{starter}"),
                Mine::TakeDeck(shared) => write!(f, "m:take:{shared}"),
                Mine::Lesson(game, step, depth, learn) => {
                    write!(f, "m:learn:{game}:{step}:{depth}:")?;
                    match learn {
                        Learn::Show => f.write_str("v"),
                        Learn::Option(number) => write!(f, "o:{number}"),
                        Learn::Select => f.write_str("s"),
                        Learn::Confirm => f.write_str("y"),
                    }
                }
            },
        }
    }
}

/// Why an id is not understood: it is of an older or newer version, or somebody made it up.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("that id of a button is not understood")]
pub struct BadPress;

impl FromStr for Press {
    type Err = BadPress;

    fn from_str(id: &str) -> Result<Self, BadPress> {
        read(id).ok_or(BadPress)
    }
}

fn read(id: &str) -> Option<Press> {
    let mut parts = id.split(':');
    if parts.next() != Some(VERSION) {
        return None;
    }
    let family = parts.next()?;
    let press = match family {
        "t" => Press::Table { table: parts.next()?.parse().ok()?, act: thing_of(DEEDS, parts.next()?)? },
        "d" => Press::Draft {
            draft: parts.next()?.parse().ok()?,
            step: parts.next()?.parse().ok()?,
            act: match parts.next()? {
                "o" => Act::Option(parts.next()?.parse().ok()?),
                "s" => Act::Select,
                "b" => Act::Back,
                "p" => Act::Page(parts.next()?.parse().ok()?),
                "y" => Act::Confirm,
                "z" => Act::ConfirmEnd,
                "w" => Act::ConfirmWith(parts.next()?.parse().ok()?),
                "x" => Act::Cancel,
                "e" => Act::Enough,
                "n" => Act::Number,
                "t" => Act::Typed,
                _ => return None,
            },
        },
        "p" => Press::Page {
            table: parts.next()?.parse().ok()?,
            text: thing_of(TEXTS, parts.next()?)?,
            page: parts.next()?.parse().ok()?,
        },
        "h" => Press::Hush { table: parts.next()?.parse().ok()?, call: parts.next()?.parse().ok()? },
        "e" => Press::Step { table: parts.next()?.parse().ok()?, number: parts.next()?.parse().ok()? },
        "q" => Press::Special { table: parts.next()?.parse().ok()?, key: Key::new(parts.next()?).ok()? },
        "g" => Press::Concede { table: parts.next()?.parse().ok()?, game: parts.next()?.parse().ok()? },
        "a" => Press::Proposal {
            table: parts.next()?.parse().ok()?,
            at: parts.next()?.parse().ok()?,
            agrees: flag(parts.next()?)?,
        },
        "k" => Press::Deck {
            deck: parts.next()?.parse().ok()?,
            act: match parts.next()? {
                "s" => Craft::Show,
                "b" => Craft::Build,
                "f" => Craft::Shelves,
                "c" => Craft::Cards(parts.next()?.parse().ok()?),
                "n" => Craft::Set(
                    parts.next()?.parse().ok()?,
                    parts.next()?.parse().ok()?,
                    parts.next()?.parse().ok()?,
                ),
                "r" => Craft::Rename,
                "l" => Craft::List,
                "d" => Craft::Copy,
                "x" => Craft::Drop,
                "x!" => Craft::DropSure,
                "h" => Craft::Share,
                "t" => Craft::Text,
                "v" => Craft::Favour(flag(parts.next()?)?),
                "o" => Craft::Draw,
                _ => return None,
            },
        },
        "c" => Press::Tournament {
            tournament: parts.next()?.parse().ok()?,
            act: match parts.next()? {
                "r" => Contest::Register,
                "c" => Contest::CheckIn,
                "l" => Contest::Look(parts.next()?.parse().ok()?),
                "p" => Contest::Pairings(parts.next()?.parse().ok()?),
                "s" => Contest::Standings(parts.next()?.parse().ok()?),
                "e" => Contest::Reports(parts.next()?.parse().ok()?),
                "o" => Contest::Round(parts.next()?.parse().ok()?),
                _ => return None,
            },
        },
        "m" => Press::Own(match parts.next()? {
            "turns" => Mine::Turns(parts.next()?.parse().ok()?),
            "text" => Mine::TextMode(flag(parts.next()?)?),
            "dm" => Mine::Messages(flag(parts.next()?)?),
            "auto" => Mine::Auto(flag(parts.next()?)?),
            "rating" => Mine::RatingHidden(flag(parts.next()?)?),
            "back" => Mine::Back,
            "pings" => Mine::Pings,
            "calls" => Mine::Calls,
            "share" => Mine::Share,
            "hour" => Mine::Hour,
            "rules" => Mine::Rules(key(parts.next()?)?, parts.next()?.parse().ok()?),
            "card" => Mine::Card(key(parts.next()?)?, parts.next()?.parse().ok()?),
            "named" => Mine::Named,
            "help" => Mine::Help,
            "guide" => Mine::Guide(key(parts.next()?)?),
            "pages" => Mine::Pages(key(parts.next()?)?),
            "decks" => Mine::Decks,
            "deck" => Mine::DeckChosen(parts.next()?.parse().ok()?),
            "bring" => Mine::BringDeck(parts.next()?.parse().ok()?, parts.next()?.parse().ok()?),
            "new" => Mine::NewDeck(key(parts.next()?)?),
            "paste" => Mine::PasteDeck(key(parts.next()?)?),
            "keep" => Mine::KeepStarter(key(parts.next()?)?, parts.next()?.parse().ok()?),
            "draw" => Mine::DrawStarter(key(parts.next()?)?, parts.next()?.parse().ok()?),
            "take" => Mine::TakeDeck(parts.next()?.parse().ok()?),
            "learn" => Mine::Lesson(
                key(parts.next()?)?,
                parts.next()?.parse().ok()?,
                parts.next()?.parse().ok()?,
                match parts.next()? {
                    "v" => Learn::Show,
                    "o" => Learn::Option(parts.next()?.parse().ok()?),
                    "s" => Learn::Select,
                    "y" => Learn::Confirm,
                    _ => return None,
                },
            ),
            _ => return None,
        }),
        _ => return None,
    };
    // Nothing may follow: an id is read in one way only.
    parts.next().is_none().then_some(press)
}

/// The id of a game.
fn key(word: &str) -> Option<Key> {
    Key::new(word).ok()
}

fn flag(word: &str) -> Option<bool> {
    match word {
        "0" => Some(false),
        "1" => Some(true),
        _ => None,
    }
}
