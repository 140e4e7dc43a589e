//! The board: everything that is public. Of two players one sits above, one below, the Warriors face each other, and between them
//! lies what happens now. Three and four lie below one another in the order of their turns, under what happens now. Turn, phase and
//! what is waited for are told beside the picture as well.

use skald_rules::interface::Seat;

use super::scene::Scene;
use super::{band, middle, side};
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
    let players = scene.view.table.sides.len();
    if players > 2 {
        let (top, bands) = room.take_top(middle::HEIGHT, GAP);
        middle::draw(p, scene, lens, lines, top);
        for (i, seat) in (0_u16..).zip(scene.view.table.seats()) {
            band::draw(p, scene, lens, seat, bands.cell(i, 1, crate::scene::count(players), GAP));
        }
        return;
    }
    let between = middle::height(scene);
    let high = (room.h - between - 2.0 * GAP) / 2.0;
    let (above, rest) = room.take_top(high, GAP);
    let (between, below) = rest.take_top(between, GAP);
    side::draw(p, scene, lens, Seat(0), above, true);
    middle::draw(p, scene, lens, lines, between);
    side::draw(p, scene, lens, Seat(1), below, false);
}
