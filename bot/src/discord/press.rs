//! What a button, a menu or a form brings back: a versioned id of at most 100 characters.
//!
//! An id that others can see carries no key of a card or a choice: a press names a draft, a step and the number of an
//! option. Ids are never trusted: whoever holds one may still not be allowed to press it.

use std::{fmt, str::FromStr};

/// The version of the ids; a press of another version is answered with a fresh message.
const VERSION: &str = "1";

/// One press.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Press {
    /// Something about a table.
    Table {
        /// Which table.
        table: i64,
        /// What.
        act: Deed,
    },
    /// A step of a draft: a move or an order that is being put together.
    Draft {
        /// Which draft.
        draft: i64,
        /// The step at which the button was shown; a press at another step is stale.
        step: u32,
        /// What.
        act: Act,
    },
    /// A page of a text about a table: the picture in words.
    Page {
        /// Which table.
        table: i64,
        /// Which text.
        text: Text,
        /// The page, from 0.
        page: u16,
    },
    /// Something about nothing but the person who presses.
    Own(Mine),
}

/// What a press asks of a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Deed {
    /// Take a seat.
    Join,
    /// Give the seat back.
    Leave,
    /// Begin.
    Start,
    /// Fill a seat with a computer.
    Computer,
    /// Watch, or stop watching.
    Watch,
    /// How the game is played.
    Guide,
    /// Everything that is asked for less often.
    More,
    /// Invite somebody; the person comes with the press.
    Invite,
    /// Take a seat away; the seat comes with the press.
    Remove,
    /// Let somebody else run the table; the seat comes with the press.
    HandOn,
    /// Close a lobby.
    Close,
    /// Close a lobby, confirmed.
    CloseSure,
    /// What I may do now.
    Play,
    /// My own picture.
    Hand,
    /// The board, for me alone.
    Board,
    /// My standing orders.
    Orders,
    /// Put a new standing order together.
    NewOrder,
    /// Drop a standing order; its place among them comes with the press.
    DropOrder,
    /// Give up.
    Resign,
    /// Give up, confirmed.
    ResignSure,
    /// End the game now, if all agree.
    Finish,
    /// Rather go on.
    GoOn,
    /// The same people again.
    Rematch,
    /// The file of a finished game.
    GameFile,
    /// Check a finished game.
    Verify,
    /// Choose one of several open decisions.
    Decision,
    /// Take an answer back.
    Withdraw,
    /// Nothing: the answer is put away.
    Done,
    /// Go on with a table that was paused.
    Resume,
    /// Write words of one's own into the shuffle.
    Words,
}

/// What a press does to a draft.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Act {
    /// Choose the option with this number.
    Option(u16),
    /// Choose from a menu; the numbers come with the press.
    Select,
    /// One step back.
    Back,
    /// Show this page of a long menu.
    Page(u16),
    /// The move stands: play it.
    Confirm,
    /// Put the draft away.
    Cancel,
    /// What was picked so far is all.
    Enough,
    /// Type a number: opens a form.
    Number,
    /// The form with the number.
    Typed,
}

/// Which text of a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Text {
    /// The board in words.
    Board,
    /// My own picture in words.
    Hand,
    /// The whole account of the game.
    Story,
    /// The result in words.
    Result,
}

/// What a press asks for the person who presses.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Mine {
    /// A page of the tables that wait for me.
    Turns(u16),
    /// Text mode on or off.
    TextMode(bool),
    /// Private messages on or off.
    Messages(bool),
    /// Forced answers given for me, or not.
    Auto(bool),
    /// Which pings; comes with the press.
    Pings,
    /// A page of the rules of a game, by the game's number in the catalogue.
    Rules(u16, u16),
    /// A card in words, by the game's and the card's number.
    Card(u16, u16),
    /// The help; the subject comes with the press.
    Help,
    /// How a game is played, by its number in the catalogue.
    Guide(u16),
}

/// A word of an id and the thing that it stands for.
type Word<T> = (&'static str, T);

const DEEDS: &[Word<Deed>] = &[
    ("join", Deed::Join),
    ("leave", Deed::Leave),
    ("start", Deed::Start),
    ("comp", Deed::Computer),
    ("watch", Deed::Watch),
    ("guide", Deed::Guide),
    ("more", Deed::More),
    ("invite", Deed::Invite),
    ("remove", Deed::Remove),
    ("handon", Deed::HandOn),
    ("close", Deed::Close),
    ("close!", Deed::CloseSure),
    ("play", Deed::Play),
    ("hand", Deed::Hand),
    ("board", Deed::Board),
    ("orders", Deed::Orders),
    ("order", Deed::NewOrder),
    ("drop", Deed::DropOrder),
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
];

const TEXTS: &[Word<Text>] =
    &[("b", Text::Board), ("h", Text::Hand), ("s", Text::Story), ("r", Text::Result)];

fn word_of<T: PartialEq>(words: &[Word<T>], thing: &T) -> &'static str {
    words.iter().find(|(_, known)| known == thing).map_or("?", |(word, _)| word)
}

fn thing_of<T: Copy>(words: &[Word<T>], word: &str) -> Option<T> {
    words.iter().find(|(known, _)| *known == word).map(|(_, thing)| *thing)
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
            Self::Own(mine) => match mine {
                Mine::Turns(page) => write!(f, "m:turns:{page}"),
                Mine::TextMode(on) => write!(f, "m:text:{}", u8::from(*on)),
                Mine::Messages(on) => write!(f, "m:dm:{}", u8::from(*on)),
                Mine::Auto(on) => write!(f, "m:auto:{}", u8::from(*on)),
                Mine::Pings => f.write_str("m:pings"),
                Mine::Rules(game, page) => write!(f, "m:rules:{game}:{page}"),
                Mine::Card(game, card) => write!(f, "m:card:{game}:{card}"),
                Mine::Help => f.write_str("m:help"),
                Mine::Guide(game) => write!(f, "m:guide:{game}"),
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
        "m" => Press::Own(match parts.next()? {
            "turns" => Mine::Turns(parts.next()?.parse().ok()?),
            "text" => Mine::TextMode(flag(parts.next()?)?),
            "dm" => Mine::Messages(flag(parts.next()?)?),
            "auto" => Mine::Auto(flag(parts.next()?)?),
            "pings" => Mine::Pings,
            "rules" => Mine::Rules(parts.next()?.parse().ok()?, parts.next()?.parse().ok()?),
            "card" => Mine::Card(parts.next()?.parse().ok()?, parts.next()?.parse().ok()?),
            "help" => Mine::Help,
            "guide" => Mine::Guide(parts.next()?.parse().ok()?),
            _ => return None,
        }),
        _ => return None,
    };
    // Nothing may follow: an id is read in one way only.
    parts.next().is_none().then_some(press)
}

fn flag(word: &str) -> Option<bool> {
    match word {
        "0" => Some(false),
        "1" => Some(true),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::discord::limits;

    fn every_kind() -> Vec<Press> {
        let mut all: Vec<Press> =
            DEEDS.iter().map(|(_, act)| Press::Table { table: i64::MIN, act: *act }).collect();
        for act in [
            Act::Option(u16::MAX),
            Act::Select,
            Act::Back,
            Act::Page(u16::MAX),
            Act::Confirm,
            Act::Cancel,
            Act::Enough,
            Act::Number,
            Act::Typed,
        ] {
            all.push(Press::Draft { draft: i64::MIN, step: u32::MAX, act });
        }
        for (_, text) in TEXTS {
            all.push(Press::Page { table: i64::MIN, text: *text, page: u16::MAX });
        }
        for mine in [
            Mine::Turns(u16::MAX),
            Mine::TextMode(true),
            Mine::Messages(false),
            Mine::Auto(true),
            Mine::Pings,
            Mine::Rules(u16::MAX, u16::MAX),
            Mine::Card(u16::MAX, u16::MAX),
            Mine::Help,
            Mine::Guide(u16::MAX),
        ] {
            all.push(Press::Own(mine));
        }
        all
    }

    #[test]
    fn every_press_comes_back_as_it_was_and_fits() {
        for press in every_kind() {
            let id = press.to_string();
            assert!(limits::length(&id) <= limits::CUSTOM_ID, "{id}");
            assert!(!id.contains('?'), "{id} has no word");
            assert_eq!(id.parse(), Ok(press));
        }
    }

    #[test]
    fn forged_and_foreign_ids_are_refused() {
        for bad in
            ["", "1", "2:t:1:join", "1:t:1:fly", "1:t:x:join", "1:t:1:join:more", "1:d:1:2:o", "1:m:text:2"]
        {
            assert_eq!(bad.parse::<Press>(), Err(BadPress), "{bad}");
        }
    }
}
