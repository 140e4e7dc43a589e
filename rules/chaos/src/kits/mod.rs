//! Arsenals as lists (section 10): reading, judging, the canonical form, the share code, and the shelves to build from.

mod book;
mod check;
mod code;
mod editions;
mod known;
mod list;
mod shelves;

use super::cards::{Card, Hero, Pool};
use skald_vocabulary::interface::Say;

pub use self::{
    book::Book,
    check::{Report, check, warnings},
    code::{from_code, to_code},
    editions::{EDITIONS, Edition, NAMES, STARTERS, Starters, warrior_line},
    list::{print, read},
};

/// An Arsenal: its Warrior and its cards, each with its copies, in the order of ids.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Arsenal {
    /// Its name, if it has one.
    pub name: Option<String>,
    /// The Warrior.
    pub hero: Hero,
    /// The cards with their copies.
    pub cards: Vec<(Card, u32)>,
}

/// An Arsenal as it is drawn.
#[derive(Clone, Debug)]
pub struct Shown {
    /// The cards it was built from.
    pub pool: Pool,
    /// The Arsenal.
    pub arsenal: Arsenal,
    /// What is wrong with it, or perhaps not meant.
    pub warnings: Vec<Say>,
}

impl Arsenal {
    /// The Arsenal of a Warrior that consists of these copies.
    #[must_use]
    pub fn of(hero: Hero, copies: &[Card]) -> Self {
        let mut sorted = copies.to_vec();
        sorted.sort_unstable();
        let groups = sorted.chunk_by(|one, other| one == other);
        let counted =
            |group: &[Card]| Some((*group.first()?, u32::try_from(group.len()).unwrap_or(u32::MAX)));
        Self { name: None, hero, cards: groups.filter_map(counted).collect() }
    }

    /// How many cards there are.
    #[must_use]
    pub fn count(&self) -> u32 {
        self.cards.iter().map(|(_, count)| *count).fold(0, u32::saturating_add)
    }

    /// Every copy, in the order of cards.
    #[must_use]
    pub fn copies(&self) -> Vec<Card> {
        let copies =
            |(card, count): &(Card, u32)| std::iter::repeat_n(*card, usize::try_from(*count).unwrap_or(0));
        let mut all: Vec<Card> = self.cards.iter().flat_map(copies).collect();
        all.sort_unstable();
        all
    }
}

/// The packs of a table as lists name them: id and version.
#[must_use]
pub fn pack_names(pool: &Pool) -> Vec<String> {
    pool.heads.iter().map(|head| format!("{}@{}", head.id, head.version)).collect()
}
