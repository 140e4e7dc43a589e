//! Side decking before a game: what each player swaps, in secret until all have said so (D-03, LRAW-1.1.9).

use serde::{Deserialize, Serialize};

use crate::{cards::FaceId, kits::Swap};
use skald_vocabulary::interface::Seat;

/// The Side Deck of a player: no card of it lies on the table.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Aside {
    /// Its cards, each copy by itself.
    pub cards: Vec<FaceId>,
    /// Whether a blank Guardian fills a place of it (LRAW-2.2.3).
    pub blank: bool,
}

/// What one player swaps.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Sided {
    /// Who.
    pub seat: Seat,
    /// Whether the answer is in. Public.
    pub done: bool,
    /// The answer. Secret.
    pub swaps: Vec<Swap>,
}

/// Side decking that has not come to its end: nothing is shuffled yet.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Siding {
    /// Everybody who is asked, in the order of seats.
    pub sides: Vec<Sided>,
    /// Who chooses afterwards who goes first: the loser of the game before. Nobody: a die decides (LRAW-1.1.7, 3.1.3).
    pub loser: Option<Seat>,
}

impl Siding {
    /// Asks these players.
    pub fn ask(seats: impl IntoIterator<Item = Seat>, loser: Option<Seat>) -> Self {
        let sides = seats.into_iter().map(|seat| Sided { seat, done: false, swaps: Vec::new() }).collect();
        Self { sides, loser }
    }

    /// Whether a player has not answered yet.
    #[must_use]
    pub fn waits_for(&self, seat: Seat) -> bool {
        self.sides.iter().any(|side| side.seat == seat && !side.done)
    }

    /// Whom it waits for.
    pub fn waiting(&self) -> impl Iterator<Item = Seat> + '_ {
        self.sides.iter().filter(|side| !side.done).map(|side| side.seat)
    }
}
