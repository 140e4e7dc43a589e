//! Side decking (2.2): cards of a deck and of its Side Deck change places, one for one.

use serde::{Deserialize, Serialize};

use super::{Deck, Side};
use crate::cards::{FaceId, Kind, Pool};

/// What may change places.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Piece {
    /// A card.
    Card(FaceId),
    /// The blank Guardian (LRAW-2.2.3).
    Blank,
}

impl Piece {
    /// The part of a deck in which it is played: a Synergy, a Guardian, or the Main Deck.
    #[must_use]
    pub fn part(self, pool: &Pool) -> Kind {
        match self {
            Self::Blank => Kind::Guardian,
            Self::Card(card) => match pool.face(card).kind {
                kind @ (Kind::Synergy | Kind::Guardian) => kind,
                _ => Kind::Warrior,
            },
        }
    }
}

/// A card that goes to the Side Deck, and one that comes from there.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Swap {
    /// What goes to the Side Deck.
    pub out: Piece,
    /// What comes from the Side Deck.
    pub into: Piece,
}

impl Deck {
    /// What may go to the Side Deck, each once: cards of the Main Deck, the Synergy, the Guardian (LRAW-2.2.2).
    pub fn outgoing(&self) -> impl Iterator<Item = Piece> + '_ {
        let main = self.main.keys().copied().map(Piece::Card);
        let guardian = self.guardian.map_or(Piece::Blank, Piece::Card);
        main.chain([Piece::Card(self.synergy), guardian])
    }

    /// What may come from the Side Deck, each once.
    pub fn incoming(&self) -> impl Iterator<Item = Piece> + '_ {
        let blank = self.blank_aside.then_some(Piece::Blank);
        self.side.keys().copied().map(Piece::Card).chain(blank)
    }

    /// Makes a swap; whether it could be made. A Synergy changes places with a Synergy alone, a Guardian with a Guardian
    /// (LRAW-2.2.3).
    pub fn swap(&mut self, pool: &Pool, swap: Swap) -> bool {
        let part = swap.out.part(pool);
        let there = self.outgoing().any(|piece| piece == swap.out);
        if part != swap.into.part(pool) || !there || !self.incoming().any(|piece| piece == swap.into) {
            return false;
        }
        match (part, swap.out, swap.into) {
            (Kind::Synergy, _, Piece::Card(card)) => self.synergy = card,
            (Kind::Guardian, _, into) => {
                self.guardian = match into {
                    Piece::Card(card) => Some(card),
                    Piece::Blank => None,
                };
            }
            (_, Piece::Card(out), Piece::Card(into)) => {
                take(&mut self.main, out);
                put(&mut self.main, into);
            }
            _ => return false,
        }
        match swap.into {
            Piece::Card(card) => take(&mut self.side, card),
            Piece::Blank => self.blank_aside = false,
        }
        match swap.out {
            Piece::Card(card) => put(&mut self.side, card),
            Piece::Blank => self.blank_aside = true,
        }
        true
    }
}

fn take(side: &mut Side, card: FaceId) {
    match side.get_mut(&card) {
        Some(copies) if *copies > 1 => *copies -= 1,
        _ => drop(side.remove(&card)),
    }
}

fn put(side: &mut Side, card: FaceId) {
    *side.entry(card).or_insert(0) += 1;
}
