//! The cards of a board sorted into sets for one evaluation.

use super::{Field, Scene};
use crate::{board::Spots, cards::Role};
use skald_vocabulary::interface::Seat;

/// The cards of the board sorted into sets. Cards that lie face down are in none (LAW-5.10).
pub struct Sets<'f> {
    /// The spaces with a card.
    pub occupied: Spots,
    /// Those with Reflect.
    pub reflect: Spots,
    /// Those with Dispel.
    pub dispel: Spots,
    /// Those with Support, Curse or Champion.
    pub marks: Spots,
    field: &'f Field,
}

impl<'f> Sets<'f> {
    /// Sorts the cards of a board.
    pub fn new(scene: &Scene<'_>, field: &'f Field) -> Self {
        let occupied = field.shown();
        let roles = field.roles(scene.pool);
        let [dispel, marks, reflect] =
            [Role::Dispel, Role::Marks, Role::Reflect].map(|role| roles[role.index()] & occupied);
        // A Reflect card gains no ability from its space (LAW-8.39).
        let gains = occupied & !reflect;
        Self {
            occupied,
            reflect,
            dispel: dispel | scene.grid.giving(Role::Dispel) & gains,
            marks: marks | scene.grid.giving(Role::Marks) & gains,
            field,
        }
    }

    /// The cards of a seat's side.
    pub fn allies(&self, scene: &Scene<'_>, of: Seat) -> Spots {
        self.field.side(scene, of)
    }

    /// The cards of all other sides.
    pub fn enemies(&self, scene: &Scene<'_>, of: Seat) -> Spots {
        self.occupied & !self.allies(scene, of)
    }
}
