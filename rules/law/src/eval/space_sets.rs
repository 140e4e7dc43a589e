//! What is known of all cards of a board at once. It is kept along with the cards, so that an evaluation need not look at
//! each of them.

use super::stand::{Stand, spots};
use crate::{board::Spots, cards::Role};
use skald_vocabulary::interface::Seat;

/// Sets of spaces by role.
pub type Roles = [Spots; 5];

/// The cards of a board as sets of spaces. All of it follows from the cards.
#[derive(Clone, Copy, Debug, Default)]
pub struct SpaceSets {
    /// The spaces with a card.
    pub occupied: Spots,
    /// Those on which it lies face down.
    pub hidden: Spots,
    /// By controller.
    seats: [Spots; Seat::MOST as usize],
    /// By role, as far as roles are known.
    pub roles: Roles,
    /// The spaces of the cards whose role is known. What was printed on a card is not written on the board, so that a
    /// card that was just put down is not among them, nor one of a board that was just read.
    known: Spots,
}

/// The set of one space.
const fn bit(at: usize) -> Spots {
    1 << (at & 127)
}

impl SpaceSets {
    /// A card was put on an empty space.
    pub fn put(&mut self, at: usize, stand: &Stand) {
        self.occupied |= bit(at);
        if stand.hidden {
            self.hidden |= bit(at);
        }
        if let Some(held) = self.seats.get_mut(stand.controller.index()) {
            *held |= bit(at);
        }
    }

    /// A card was taken off a space.
    pub fn take(&mut self, at: usize, stand: &Stand) {
        let rest = !bit(at);
        self.occupied &= rest;
        self.hidden &= rest;
        self.known &= rest;
        self.roles.iter_mut().for_each(|role| *role &= rest);
        if let Some(held) = self.seats.get_mut(stand.controller.index()) {
            *held &= rest;
        }
    }

    /// A card passed from one controller to another.
    pub fn pass(&mut self, at: usize, from: Seat, to: Seat) {
        if let Some(held) = self.seats.get_mut(from.index()) {
            *held &= !bit(at);
        }
        if let Some(held) = self.seats.get_mut(to.index()) {
            *held |= bit(at);
        }
    }

    /// The role of a card was looked up.
    pub const fn know(&mut self, at: usize, role: Role) {
        self.known |= bit(at);
        self.roles[role.index()] |= bit(at);
    }

    /// The cards whose role was not looked up yet.
    pub fn unknown(&self) -> impl Iterator<Item = usize> + use<> {
        spots(self.occupied & !self.known)
    }

    /// The cards of a seat.
    pub fn held(&self, seat: Seat) -> Spots {
        self.seats.get(seat.index()).copied().unwrap_or(0)
    }

    /// The cards of every second seat, from the first or from the second.
    pub fn team(&self, side: u8) -> Spots {
        self.seats.iter().skip(side.into()).step_by(2).fold(0, |all, held| all | held)
    }
}
