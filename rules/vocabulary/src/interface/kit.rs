//! Kits: what players bring to a table, such as an Arsenal or a deck. One way to read, judge, print, share and build
//! them, whichever game they are for.
//!
//! What belongs here: the vocabulary and the trait. What does not: where lists are kept (the host), how one looks.

use std::collections::BTreeMap;

use super::{Key, Say};
use crate::{chance::Chance, views::AnyKit};

/// A list of cards with copies: by id, so that it stays the same when a card is renamed.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct KitList {
    /// What its owner calls it.
    pub name: Option<String>,
    /// What it is built around, such as a Warrior; `None` in games whose lists have no head.
    pub head: Option<Key>,
    /// The cards, each with its copies; never 0.
    pub cards: BTreeMap<Key, u32>,
}

impl KitList {
    /// How many cards there are, every copy counted.
    #[must_use]
    pub fn count(&self) -> u32 {
        self.cards.values().copied().fold(0, u32::saturating_add)
    }

    /// The same list with `copies` of `card`; none takes the card out.
    #[must_use]
    pub fn with(mut self, card: Key, copies: u32) -> Self {
        if copies == 0 {
            self.cards.remove(&card);
        } else {
            self.cards.insert(card, copies);
        }
        self
    }
}

/// What is wrong with a list: a sentence, its clause and the line it is about.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct KitFault {
    /// The line, from 1; 0 for the list as a whole.
    pub line: usize,
    /// The sentence.
    pub say: Say,
    /// The clause it rests on; empty where no clause speaks.
    pub clause: &'static str,
}

/// What came of judging a list.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct KitVerdict {
    /// Why the list cannot be played: all reasons, not just the first. Empty when it can.
    pub faults: Vec<KitFault>,
    /// What is allowed but perhaps not meant.
    pub warnings: Vec<Say>,
}

/// A list that newcomers can play at once.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Starter {
    /// Its id.
    pub key: Key,
    /// What it is called.
    pub name: Say,
    /// The list.
    pub list: KitList,
}

/// Cards of one sort, to be built from.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Shelf {
    /// Its id, unique among the shelves of a list.
    pub key: Key,
    /// What stands there, such as "Destructive: Wred".
    pub name: Say,
    /// The cards, in the order in which people look for them.
    pub cards: Vec<Stock>,
}

/// A card on a shelf.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Stock {
    /// Its id.
    pub card: Key,
    /// Its name.
    pub name: Say,
    /// Its values in a few words: at most about 80 characters.
    pub about: Say,
    /// How many the list holds.
    pub copies: u32,
    /// How many it may hold.
    pub most: u32,
}

/// A hand with which a game with a list may begin.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Opening {
    /// The names of its cards, in the order in which they were drawn.
    pub cards: Vec<Say>,
    /// The same as a list, to be looked at.
    pub list: KitList,
}

/// How a game reads, judges, prints, shares and shows the lists that its players bring. Fixed to the packs of an
/// opened game.
pub trait KitBook: Send + Sync {
    /// The id of the game whose lists these are: a match of a game takes the lists of the game.
    fn game(&self) -> &'static str;

    /// The lists that newcomers can play at once, in the order in which they are offered. All can be played.
    fn starters(&self) -> Vec<Starter>;

    /// What a list can be built around; empty in games whose lists have no head.
    fn heads(&self) -> Vec<(Key, Say)>;

    /// What a list around such a head is, whom it suits and how hard it is to play; nothing where that is not known.
    fn head_line(&self, _head: Key) -> Option<Say> {
        None
    }

    /// Reads a list in the game's text format, or a share code. A list that can be read may still break rules:
    /// see [`KitBook::judge`].
    ///
    /// # Errors
    /// All that cannot be read, each with its line.
    fn read(&self, text: &str) -> Result<KitList, Vec<KitFault>>;

    /// Reads and judges a list in one go. What is wrong with the whole carries the line where the card stands, as far as
    /// it is known; and what can be read is judged even where something else cannot.
    ///
    /// # Errors
    /// Everything that is wrong, in the order of lines. A list that can be played comes with its warnings.
    fn check(&self, text: &str) -> Result<(KitList, Vec<Say>), Vec<KitFault>> {
        let list = self.read(text)?;
        let verdict = self.judge(&list);
        if verdict.faults.is_empty() { Ok((list, verdict.warnings)) } else { Err(verdict.faults) }
    }

    /// Judges a list.
    fn judge(&self, list: &KitList) -> KitVerdict;

    /// The list in its canonical form: reading it back gives the same list.
    fn print(&self, list: &KitList) -> String;

    /// The share code of a list: reading it back gives the same list without its name.
    fn code(&self, list: &KitList) -> String;

    /// All cards that the list may hold, by sort, with the copies that it holds. Cards that it holds and may not hold
    /// stand on a shelf of their own, so that they can be taken out.
    fn shelves(&self, list: &KitList) -> Vec<Shelf>;

    /// How large the list is and should be, and how many cards of each sort it holds, in one line.
    fn measure(&self, list: &KitList) -> Say;

    /// Hands with which a game with this list may begin, drawn by chance: the first, then what a mulligan would bring in its
    /// place; none where the list holds too few cards, and `None` in games that draw no hand from a list.
    fn opening(&self, _: &KitList, _: &mut dyn Chance) -> Option<Vec<Opening>> {
        None
    }

    /// The list as `render` draws it; `warnings` are those of its verdict, or its faults.
    fn show(&self, list: &KitList, warnings: Vec<Say>) -> AnyKit;
}
