//! The cards on the board, and all that an evaluation reads.

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};

use super::{
    space_sets::{Roles, SpaceSets},
    stand::{Granted, Stand, spots},
};
use crate::{
    board::{Grid, MOST, Spots},
    cards::{Ability, Card, Face, Pool, Role, Special},
};
use skald_vocabulary::interface::Seat;

/// The cards on the board, by space.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
#[serde(from = "Written")]
pub struct Field {
    slots: ArrayVec<Option<Stand>, MOST>,
    /// The same as sets. They follow from the slots.
    #[serde(skip)]
    sets: SpaceSets,
}

/// A field as it is written down.
#[derive(Deserialize)]
#[serde(rename = "Field")]
struct Written {
    slots: ArrayVec<Option<Stand>, MOST>,
}

impl From<Written> for Field {
    fn from(written: Written) -> Self {
        let mut sets = SpaceSets::default();
        for (at, stand) in written.slots.iter().enumerate() {
            stand.iter().for_each(|stand| sets.put(at, stand));
        }
        Self { slots: written.slots, sets }
    }
}

impl PartialEq for Field {
    fn eq(&self, other: &Self) -> bool {
        self.slots == other.slots
    }
}

impl Eq for Field {}

impl Field {
    /// An empty board of so many spaces.
    #[must_use]
    pub fn new(spaces: usize) -> Self {
        Self { slots: std::iter::repeat_n(None, spaces.min(MOST)).collect(), sets: SpaceSets::default() }
    }

    /// The card on a space.
    #[must_use]
    pub fn get(&self, at: usize) -> Option<Stand> {
        self.slots.get(at).copied().flatten()
    }

    /// Puts a card on a space.
    pub fn put(&mut self, at: usize, stand: Stand) {
        let Some(slot) = self.slots.get_mut(at) else { return };
        if let Some(old) = slot.replace(stand) {
            self.sets.take(at, &old);
        }
        self.sets.put(at, &stand);
    }

    /// Takes a card off a space.
    pub fn take(&mut self, at: usize) -> Option<Stand> {
        let stand = self.slots.get_mut(at).and_then(Option::take)?;
        self.sets.take(at, &stand);
        Some(stand)
    }

    /// Changes the card on a space, if there is one.
    pub fn change(&mut self, at: usize, how: impl FnOnce(&mut Stand)) {
        if let Some(mut stand) = self.take(at) {
            how(&mut stand);
            self.put(at, stand);
        }
    }

    /// Gives the card on a space to another controller (LAW-2.10).
    pub fn capture(&mut self, at: usize, by: Seat) {
        if let Some(stand) = self.slots.get_mut(at).and_then(Option::as_mut) {
            self.sets.pass(at, stand.controller, by);
            stand.controller = by;
        }
    }

    /// Says which bonuses stay with the card on a space.
    pub fn grant(&mut self, at: usize, granted: Granted) {
        if let Some(stand) = self.slots.get_mut(at).and_then(Option::as_mut) {
            stand.granted = granted;
        }
    }

    /// All cards with their spaces.
    #[inline]
    pub fn stands(&self) -> impl Iterator<Item = (usize, Stand)> + '_ {
        spots(self.sets.occupied).filter_map(|at| self.get(at).map(|stand| (at, stand)))
    }

    /// How many cards there are.
    #[must_use]
    pub fn count(&self) -> usize {
        usize::try_from(self.sets.occupied.count_ones()).unwrap_or(MOST)
    }

    /// Whether no space is open.
    #[must_use]
    pub fn full(&self) -> bool {
        self.count() == self.slots.len()
    }

    /// The same cards on a grown board: each old space has moved to `places`.
    #[must_use]
    pub fn moved(&self, places: &[usize], spaces: usize) -> Self {
        let mut new = Self::new(spaces);
        for (slot, place) in self.slots.iter().zip(places) {
            if let Some(stand) = slot {
                new.put(*place, *stand);
            }
        }
        new
    }

    /// The occupied spaces.
    #[must_use]
    pub const fn occupied(&self) -> Spots {
        self.sets.occupied
    }

    /// The spaces with a card that lies face up.
    #[must_use]
    pub const fn shown(&self) -> Spots {
        self.sets.occupied & !self.sets.hidden
    }

    /// The cards of a seat's side that lie face up.
    #[must_use]
    pub fn side(&self, scene: &Scene<'_>, of: Seat) -> Spots {
        let all = if scene.teams { self.sets.team(scene.side(of)) } else { self.sets.held(of) };
        all & !self.sets.hidden
    }

    /// The cards by role, those that lie face down too.
    #[must_use]
    pub fn roles(&self, pool: &Pool) -> Roles {
        let mut sets = self.sets;
        for at in self.sets.unknown() {
            if let Some(stand) = self.get(at) {
                sets.know(at, pool.role(stand.card));
            }
        }
        sets.roles
    }

    /// Looks up the roles of cards that were put down since the last time, so that [`Self::roles`] need not.
    pub fn sort(&mut self, pool: &Pool) {
        for at in self.sets.unknown() {
            if let Some(stand) = self.get(at) {
                self.sets.know(at, pool.role(stand.card));
            }
        }
    }
}

/// Everything that an evaluation is a function of (LAW-7.1).
#[derive(Clone, Copy, Debug)]
pub struct Scene<'s> {
    /// What is printed on cards.
    pub pool: &'s Pool,
    /// The spaces.
    pub grid: &'s Grid,
    /// Whether seats 0 and 2 play against 1 and 3 (LAW-15.1).
    pub teams: bool,
}

impl<'s> Scene<'s> {
    /// The side of a seat: the seat itself, or its team (LAW-1.7).
    #[must_use]
    pub const fn side(&self, seat: Seat) -> u8 {
        if self.teams { seat.0 % 2 } else { seat.0 }
    }

    /// What is printed on a card.
    #[must_use]
    pub fn face(&self, card: Card) -> &'s Face {
        self.pool.face(card)
    }

    /// The abilities of the card on a space: its own, and that of the space unless it has Reflect (LAW-7.6, 8.39).
    #[must_use]
    #[inline]
    pub fn abilities(&self, at: usize, card: Card) -> [Option<Ability>; 2] {
        let own = self.face(card).ability;
        let extra = match self.grid.special(at) {
            Some(Special::Ability(ability)) if own != Some(Ability::Reflect) => Some(ability),
            _ => None,
        };
        [own, extra]
    }

    /// Whether the card on a space has Reflect. Spaces never give it.
    #[must_use]
    pub fn reflects(&self, card: Card) -> bool {
        self.pool.role(card) == Role::Reflect
    }
}
