//! The one place where lists of ids and lists of cards turn into each other.

use std::collections::BTreeMap;

use super::Arsenal;
use crate::cards::{Card, Hero, Pool};
use skald_vocabulary::interface::{Key, KitList};

/// A list as the packs of a table know it: it may lack a Warrior, and hold cards that no pack has.
#[derive(Clone, Debug, Default)]
pub struct Known {
    /// Its name.
    pub name: Option<String>,
    /// The Warrior.
    pub hero: Option<Hero>,
    /// The cards with their copies.
    pub cards: BTreeMap<Card, u32>,
    /// Ids that stand for no card.
    pub strange: Vec<(Key, u32)>,
}

impl Known {
    /// What this table knows of a list.
    pub fn of(pool: &Pool, list: &KitList) -> Self {
        let mut known = Self {
            name: list.name.clone(),
            hero: list.head.and_then(|head| pool.find_hero(head)),
            ..Self::default()
        };
        for (key, copies) in &list.cards {
            match pool.find(*key) {
                Some(card) => drop(known.cards.insert(card, *copies)),
                None => known.strange.push((*key, *copies)),
            }
        }
        known
    }

    /// The Arsenal, as far as it is one; `None` without a Warrior.
    pub fn arsenal(&self) -> Option<Arsenal> {
        let cards = self.cards.iter().map(|(card, copies)| (*card, *copies)).collect();
        Some(Arsenal { name: self.name.clone(), hero: self.hero?, cards })
    }

    /// All copies, of unknown cards too.
    pub fn count(&self) -> u32 {
        let strange = self.strange.iter().map(|(_, copies)| *copies);
        self.cards.values().copied().chain(strange).fold(0, u32::saturating_add)
    }
}

impl From<&Arsenal> for Known {
    fn from(arsenal: &Arsenal) -> Self {
        Self {
            name: arsenal.name.clone(),
            hero: Some(arsenal.hero),
            cards: arsenal.cards.iter().copied().collect(),
            strange: Vec::new(),
        }
    }
}

/// An Arsenal as a list of ids.
pub fn list_of(pool: &Pool, arsenal: &Arsenal) -> KitList {
    KitList {
        name: arsenal.name.clone(),
        head: Some(pool.hero_key(arsenal.hero)),
        cards: arsenal.cards.iter().map(|(card, copies)| (pool.key(*card), *copies)).collect(),
    }
}
