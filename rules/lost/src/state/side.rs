//! One player's side of the table: the hero board with everything on it (LOST-1.5).

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use skald_vocabulary::interface::Key;

use crate::cards::{Beast, Card, Hero, Kind, Place, Pool, Skills};

/// One player's side.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Side {
    /// The hero, once one is chosen.
    pub hero: Option<Hero>,
    /// The life marker.
    pub life: u8,
    /// The life token: the most that the marker may show.
    pub life_max: u8,
    /// The mana marker.
    pub mana: u8,
    /// The mana token.
    pub mana_max: u8,
    /// Gold.
    pub gold: u16,
    /// Experience.
    pub xp: u16,
    /// Hero levels that were rewarded (LOST-15.2).
    pub levels: u8,
    /// The value of the legend markers.
    pub legend: u16,
    /// Cards under the skill section, sorted.
    pub skills: Vec<Card>,
    /// Equipment, sorted.
    pub gear: Vec<Card>,
    /// Which of it is exhausted, and since which turn slot.
    pub spent: BTreeMap<Card, u16>,
    /// The monster in front of the board.
    pub foe: Option<Foe>,
    /// Trophies, sorted.
    pub trophies: Vec<Beast>,
    /// Challenge trophies held.
    pub challenges: Vec<Kind>,
    /// Trophy tokens.
    pub tokens: Vec<Token>,
    /// Whether the hero rests until the level ends (LOST-14).
    pub defeated: bool,
    /// Whether the player has left, and the defaults play on (LOST-22.5).
    pub left: bool,
    /// How many questions this player was asked: their numbers.
    pub asked: u16,
}

/// A monster in front of a board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Foe {
    /// Which.
    pub beast: Beast,
    /// The damage on it.
    #[serde(default)]
    pub markers: u8,
    /// What defeating it brings beyond its own experience (LOST-21.13).
    #[serde(default)]
    pub bonus: u8,
}

impl Foe {
    /// A monster without a marker.
    #[must_use]
    pub const fn fresh(beast: Beast) -> Self {
        Self { beast, markers: 0, bonus: 0 }
    }
}

/// A trophy token.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Token {
    /// Of which stack.
    pub stack: Key,
    /// Its worth.
    pub points: u8,
}

impl Side {
    /// The level of each skill: the printed icons and the cards under the skill section (LOST-5.2).
    #[must_use]
    pub fn skill_levels(&self, pool: &Pool) -> Skills {
        let printed = self.hero.and_then(|hero| pool.hero(hero)).map(|board| board.skills);
        let mut skills = printed.unwrap_or_default();
        self.skills.iter().for_each(|card| skills.add(pool.card(*card).icon));
        skills
    }

    /// The equipment that is not exhausted.
    pub fn ready(&self) -> impl Iterator<Item = Card> + Clone + '_ {
        self.gear.iter().copied().filter(|card| !self.spent.contains_key(card))
    }

    /// The equipment at a place.
    pub fn at<'s>(&'s self, pool: &'s Pool, place: Place) -> impl Iterator<Item = Card> + 's {
        self.gear.iter().copied().filter(move |card| pool.card(*card).of.place() == place)
    }

    /// How many trophies of a kind there are.
    #[must_use]
    pub fn count(&self, pool: &Pool, kind: Kind) -> u8 {
        let of_kind = self.trophies.iter().filter(|beast| pool.monster(**beast).kind == kind);
        u8::try_from(of_kind.count()).unwrap_or(u8::MAX)
    }

    /// How many trophies of each kind there are, in the order of the kinds.
    #[must_use]
    pub fn counts(&self, pool: &Pool) -> [u8; Kind::ALL.len()] {
        let mut counts = [0_u8; Kind::ALL.len()];
        for beast in &self.trophies {
            let count = &mut counts[pool.monster(*beast).kind as usize];
            *count = count.saturating_add(1);
        }
        counts
    }

    /// Exhausts a card in a turn slot.
    pub fn exhaust(&mut self, card: Card, slot: u16) {
        self.spent.insert(card, slot);
    }

    /// Takes a card off the board: it no longer occupies its place.
    pub fn take_off(&mut self, card: Card) {
        self.gear.retain(|held| *held != card);
        self.spent.remove(&card);
    }

    /// Adds a card where it belongs in a sorted list.
    pub fn sort_in<T: Ord>(list: &mut Vec<T>, card: T) {
        let at = list.partition_point(|held| *held <= card);
        list.insert(at, card);
    }

    /// Moves the life marker up, not above the token.
    pub fn heal(&mut self, amount: u8) {
        self.life = self.life.saturating_add(amount).min(self.life_max);
    }

    /// Moves the mana marker up, not above the token.
    pub fn gain_mana(&mut self, amount: u8) {
        self.mana = self.mana.saturating_add(amount).min(self.mana_max);
    }
}
