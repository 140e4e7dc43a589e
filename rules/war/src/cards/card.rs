//! Cards as numbers, and sets of them. What a card is called or does stands in the pool, not here.

use serde::{Deserialize, Serialize};

/// A card of the pool, as its place in it: Warriors first, then Legends.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Card(pub u8);

impl Card {
    /// A card that nobody can name: what a forecast draws from a hidden pile. Never part of a pool.
    pub const UNKNOWN: Self = Self(127);

    /// The card as an index into the pool.
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// A set of cards without an order: an Army Pile, the Graveyard, the used marks.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Cards(u128);

impl Cards {
    /// No card.
    pub const NONE: Self = Self(0);
    /// The most cards that a pool can hold.
    pub const MOST: usize = 127;

    /// Adds a card.
    pub const fn insert(&mut self, card: Card) {
        self.0 |= 1 << (card.0 & 127);
    }

    /// Takes a card out.
    pub const fn remove(&mut self, card: Card) {
        self.0 &= !(1 << (card.0 & 127));
    }

    /// Whether the card is in the set.
    #[must_use]
    pub const fn has(self, card: Card) -> bool {
        self.0 >> (card.0 & 127) & 1 == 1
    }

    /// How many cards there are.
    #[must_use]
    pub fn count(self) -> u8 {
        u8::try_from(self.0.count_ones()).unwrap_or(u8::MAX)
    }

    /// Whether there is no card.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The cards that are in both sets.
    #[must_use]
    pub const fn both(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }

    /// The cards that are in one of the sets.
    #[must_use]
    pub const fn with(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// The cards of this set that are not in the other.
    #[must_use]
    pub const fn without(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }

    /// The cards in the order of the pool.
    #[must_use]
    pub const fn iter(self) -> Iter {
        Iter(self.0)
    }
}

impl FromIterator<Card> for Cards {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Self {
        let mut set = Self::NONE;
        cards.into_iter().for_each(|card| set.insert(card));
        set
    }
}

impl IntoIterator for Cards {
    type Item = Card;
    type IntoIter = Iter;

    fn into_iter(self) -> Iter {
        self.iter()
    }
}

/// The cards of a set, one by one, in the order of the pool.
#[derive(Clone, Copy, Debug)]
pub struct Iter(u128);

impl Iterator for Iter {
    type Item = Card;

    fn next(&mut self) -> Option<Card> {
        let place = u8::try_from(self.0.trailing_zeros()).ok().filter(|place| *place < 128)?;
        self.0 &= self.0 - 1;
        Some(Card(place))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_set_lists_its_cards_in_the_order_of_the_pool() {
        let mut set: Cards = [Card(90), Card(3), Card(0)].into_iter().collect();
        set.insert(Card(126));
        set.remove(Card(3));
        assert_eq!(set.iter().collect::<Vec<_>>(), [Card(0), Card(90), Card(126)]);
        assert_eq!(set.count(), 3);
        assert!(set.has(Card(90)) && !set.has(Card(3)));
    }
}
