//! Who sits at a table, and through whose eyes it is looked at.

use std::fmt;

use serde::{Deserialize, Serialize};

use super::{Key, key::BadKey};
use crate::invariant::Invariant;

/// A seat, numbered from 0 in joining order (WAR-1.8). Written `a`, `b`, ... in notation.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Seat(pub u8);

impl Seat {
    /// The most seats that any of the games has.
    pub const MOST: u8 = 8;

    const LETTERS: [Key; 8] = [
        Key::of("a"),
        Key::of("b"),
        Key::of("c"),
        Key::of("d"),
        Key::of("e"),
        Key::of("f"),
        Key::of("g"),
        Key::of("h"),
    ];

    /// The seat as an index into per-seat lists.
    #[must_use]
    pub fn index(self) -> usize {
        usize::from(self.0)
    }

    /// The seat at this place of a table, counted from 0. No table has more than [`Seat::MOST`]: a test stops where a place is no
    /// seat's number; in service that is logged, and it is the first one.
    #[must_use]
    #[track_caller]
    pub fn at<N: TryInto<u8, Error: fmt::Debug>>(place: N) -> Self {
        Self(place.try_into().or_broken(0, "a place at a table is a seat"))
    }

    /// The seats of those whom a table has a list of, in order.
    #[track_caller]
    pub fn of_list<T>(list: &[T]) -> impl DoubleEndedIterator<Item = Self> + Clone + use<T> {
        Self::all(Self::at(list.len()).0)
    }

    /// The seats of a table of `count` seats, in order.
    pub fn all(count: u8) -> impl DoubleEndedIterator<Item = Self> + Clone {
        (0..count).map(Self)
    }

    /// The seat's letter in notation and menus: `a` for seat 0.
    #[must_use]
    pub fn key(self) -> Key {
        Self::LETTERS[self.index() % Self::LETTERS.len()]
    }

    /// The seat whose letter is `key`.
    ///
    /// # Errors
    /// [`BadKey`] when the key is no letter from `a` to `h`.
    pub fn from_key(key: Key) -> Result<Self, BadKey> {
        Self::all(Self::MOST).find(|seat| seat.key() == key).ok_or_else(|| BadKey(key.to_string()))
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.key().fmt(f)
    }
}

/// Through whose eyes a table is seen.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Viewer {
    /// A player.
    Seat(Seat),
    /// Somebody who watches: what is public, no more.
    Spectator,
    /// All eyes: for the time after the game is over, when nothing is secret any more.
    Everyone,
}

impl Viewer {
    /// Whether this viewer may know what `seat` knows.
    #[must_use]
    pub fn knows(self, seat: Seat) -> bool {
        self == Self::Everyone || self == Self::Seat(seat)
    }
}
