//! The board: everything that is public, in a square. The turn and what the game is are told beside it.

use super::scene::Scene;
use super::{banner, footer, panels, seat};
use crate::look::scale;
use crate::painter::Painter;
use crate::surface;

pub(super) fn draw(p: &mut Painter, scene: &Scene<'_>) {
    let room = surface::ground(p, scale::SIDE, scale::SIDE);
    let (bar, room) = room.take_top(30.0, 12.0);
    panels::shares(p, scene, bar);
    let (legends, room) = room.take_bottom(footer::legends_height(scene.view.legends.len()), 10.0);
    let (strip, room) = room.take_bottom(74.0, 10.0);
    let (banner, battle) = room.take_bottom(92.0, 12.0);

    let seats = &scene.view.seats;
    let count = crate::scene::count(seats.len());
    let (columns, rows) = match count {
        0..=2 => (count, 1),
        3 => (3, 1),
        4 => (2, 2),
        5..=6 => (3, 2),
        _ => (4, 2),
    };
    for (i, player) in (0_u16..).zip(seats) {
        let mirrored = columns == 2 && i % 2 == 1;
        seat::draw(p, scene, player, battle.cell(i, columns, rows, 12.0), mirrored);
    }
    banner::draw(p, scene, banner);
    footer::strip(p, scene, strip);
    footer::legends(p, scene, legends);
}
