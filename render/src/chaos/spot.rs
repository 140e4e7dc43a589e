//! Where a living player sits on the board, for whatever points there.

use skald_rules::interface::Seat;

use crate::painter::Rect;

/// A living player's place: the panel, and whether it lies above the field.
#[derive(Clone, Copy)]
pub(super) struct Spot {
    pub seat: Seat,
    pub r: Rect,
    pub above: bool,
}
