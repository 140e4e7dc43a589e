//! Answers that were found legal, and what abilities are aimed at.

use skald_vocabulary::interface::Seat;

use super::cards::Card;

/// An answer that was found legal.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Act {
    /// Draw is pressed.
    Draw,
    /// The ability is not used, the strike not made.
    No,
    /// The ability is used, or the strike made; a repeated use flips the coin first.
    Yes(Option<Aim>),
    /// This looked-at card becomes active; the rest returns to the top in this order, the first on top.
    Take(Card, Vec<Card>),
}

/// What an ability is aimed at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Aim {
    /// The active card of a player.
    Active(Seat, Card),
    /// A player.
    Player(Seat),
    /// A Legend in the Graveyard.
    Dead(Card),
    /// A support Legend of a player.
    Support(Seat, Card),
}

impl Aim {
    /// The player concerned.
    #[must_use]
    pub const fn seat(self) -> Option<Seat> {
        match self {
            Self::Active(seat, _) | Self::Player(seat) | Self::Support(seat, _) => Some(seat),
            Self::Dead(_) => None,
        }
    }

    /// The card concerned.
    #[must_use]
    pub const fn card(self) -> Option<Card> {
        match self {
            Self::Active(_, card) | Self::Support(_, card) | Self::Dead(card) => Some(card),
            Self::Player(_) => None,
        }
    }
}
