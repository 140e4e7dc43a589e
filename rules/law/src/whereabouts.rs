//! What is known of the cards in hands after a trade (LAW-13.11).
//!
//! A trade tells everybody that two hands have changed by one card each: of a card that was known to be in one of them it is
//! now known that it is in either. The two traders know more: which cards they were. What belongs here: what is known of one
//! card. What does not: cards of which everybody knows the hand, which are `Player::shown`, and how the knowledge of a
//! position changes.

use serde::{Deserialize, Serialize};

use super::cards::Card;
use skald_vocabulary::interface::{Seat, Viewer};

/// A set of hands, one bit for each seat.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Hands(u8);

impl Hands {
    /// The hand of one seat.
    #[must_use]
    pub const fn of(seat: Seat) -> Self {
        Self(1 << (seat.0 & 7))
    }

    /// The hands of both.
    #[must_use]
    pub const fn and(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// Whether no hand is meant: nothing is known.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Whether the hand of a seat is among them.
    #[must_use]
    pub const fn has(self, seat: Seat) -> bool {
        self.0 >> (seat.0 & 7) & 1 == 1
    }

    /// The seats in order.
    pub fn seats(self) -> impl Iterator<Item = Seat> {
        Seat::all(8).filter(move |seat| self.has(*seat))
    }

    /// The one hand, if it is one.
    #[must_use]
    pub fn only(self) -> Option<Seat> {
        if self.0.count_ones() == 1 { self.seats().next() } else { None }
    }

    pub(super) const fn meets(self, other: Self) -> bool {
        self.0 & other.0 != 0
    }
}

/// A card in a hand of which not everybody knows the hand, but somebody knows something.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Whereabouts {
    /// Which card.
    pub card: Card,
    /// The hands in which it may be as far as everybody knows.
    pub public: Hands,
    /// The same for each seat, which knows at least as much.
    pub seats: Vec<Hands>,
}

impl Whereabouts {
    /// The hands in which the card may be as far as a viewer knows; none when the viewer knows nothing of it.
    #[must_use]
    pub fn known_to(&self, who: Viewer) -> Hands {
        match who {
            Viewer::Seat(seat) => self.seats.get(seat.index()).copied().unwrap_or_default(),
            _ => self.public,
        }
    }
}
