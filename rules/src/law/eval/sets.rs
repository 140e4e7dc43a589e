//! The cards of a board sorted into sets, made once for each evaluation.

use super::{Field, Scene};
use crate::{
    interface::Seat,
    law::{board::Spots, cards::Role},
};

/// The cards of the board sorted into sets. Cards that lie face down are in none (LAW-5.10).
pub struct Sets {
    /// The spaces with a card.
    pub occupied: Spots,
    /// Those with Reflect.
    pub reflect: Spots,
    /// Those with Dispel.
    pub dispel: Spots,
    /// Those with Support, Curse or Champion.
    pub marks: Spots,
    sides: [Spots; 8],
}

impl Sets {
    /// Sorts the cards of a board.
    pub fn new(scene: &Scene<'_>, field: &Field) -> Self {
        let mut sets = Self { occupied: 0, reflect: 0, dispel: 0, marks: 0, sides: [0; 8] };
        // One bit that wanders is faster than one that is shifted for every card.
        let mut next: Spots = 1;
        for slot in field.slots() {
            let space = next;
            next <<= 1;
            let Some(stand) = slot.filter(|stand| !stand.hidden) else { continue };
            sets.occupied |= space;
            if let Some(side) = sets.sides.get_mut(usize::from(scene.side(stand.controller))) {
                *side |= space;
            }
            match scene.pool.role(stand.card) {
                Role::Dispel => sets.dispel |= space,
                Role::Marks => sets.marks |= space,
                Role::Reflect => sets.reflect |= space,
                Role::Walks | Role::Plain => {}
            }
        }
        // A Reflect card gains no ability from its space (LAW-8.39).
        let gains = sets.occupied & !sets.reflect;
        sets.dispel |= scene.grid.giving(Role::Dispel) & gains;
        sets.marks |= scene.grid.giving(Role::Marks) & gains;
        sets
    }

    /// The cards of a seat's side.
    pub fn allies(&self, scene: &Scene<'_>, of: Seat) -> Spots {
        self.sides.get(usize::from(scene.side(of))).copied().unwrap_or(0)
    }

    /// The cards of all other sides.
    pub fn enemies(&self, scene: &Scene<'_>, of: Seat) -> Spots {
        self.occupied & !self.allies(scene, of)
    }
}
