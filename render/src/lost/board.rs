//! The board: everything that is public. The middle lies above, the players below each other in the order of turns, as
//! people sit around a table. While heroes are chosen nothing lies there yet: then the board shows the heroes, and whose each
//! is. Level, round, and what is waited for are told beside the picture.

use skald_rules::lost::Phase;

use super::changes::Changes;
use super::scene::Scene;
use super::{heroes, middle, seat};
use crate::look::scale;
use crate::painter::{Painter, whole_pixels};
use crate::surface;

/// Space between players.
const GAP: f32 = 6.0;
/// The least and the most height of a player.
const ROW: (f32, f32) = (148.0, 196.0);

/// Draws the board with what has changed lately.
pub(super) fn draw(p: &mut Painter, scene: &Scene<'_>, changes: Changes<'_>) {
    if matches!(scene.view.table.phase, Phase::Heroes {}) {
        heroes::draw(p, scene, true);
        return;
    }
    let seats = crate::scene::length(scene.view.table.sides.len().max(1));
    let most = p.tallest(scale::SIDE) - 2.0 * scale::EDGE - middle::HEIGHT;
    let row = (most / seats - GAP).clamp(ROW.0, ROW.1);
    let height = 2.0 * scale::EDGE + middle::HEIGHT + seats * (row + GAP);
    let room = surface::ground(p, scale::SIDE, whole_pixels(height));
    let (top, mut room) = room.take_top(middle::HEIGHT, GAP);
    middle::draw(p, scene, top);
    for player in scene.view.table.seats() {
        let (at, rest) = room.take_top(row, GAP);
        seat::draw(p, scene, changes, player, at);
        room = rest;
    }
}
