//! The board: everything that is public. One player sits above, one below, the Warriors face each other, and between them lies
//! what happens now. Turn, phase and what is waited for are told beside the picture as well.

use skald_rules::interface::Seat;

use super::scene::Scene;
use super::{middle, side};
use crate::look::scale;
use crate::painter::{Painter, whole_pixels};
use crate::surface;

/// Space between the players and the middle.
const GAP: f32 = 6.0;

/// Draws the board; `lines` tell what has happened lately.
pub(super) fn draw(p: &mut Painter, scene: &Scene<'_>, lines: &[String]) {
    let tall = p.tallest(scale::SIDE);
    let room = surface::ground(p, scale::SIDE, whole_pixels(tall.floor()));
    let sight = scene.sight();
    let lens = scene.lens(&sight);
    let high = (room.h - middle::HEIGHT - 2.0 * GAP) / 2.0;
    let (above, rest) = room.take_top(high, GAP);
    let (between, below) = rest.take_top(middle::HEIGHT, GAP);
    side::draw(p, scene, lens, Seat(0), above, true);
    middle::draw(p, scene, lens, lines, between);
    side::draw(p, scene, lens, Seat(1), below, false);
}
