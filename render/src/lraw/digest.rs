//! What has happened, in sentences, and how both stand.

use super::scene::{Place, Scene, count, text};
use super::{standing, status};
use crate::page::bar::Header;
use crate::page::digest;
use crate::painter::Painter;
use crate::surface;

/// The least height of a player.
const ROW: f32 = 92.0;

/// Draws the digest.
pub(super) fn draw(p: &mut Painter, scene: &Scene<'_>, lines: &[String]) {
    let header = Header::new(text("picture-lraw-digest"), scene.say(&status::place(scene), Place::Picture));
    let seats: Vec<_> = scene.view.table.seats().collect();
    let room = digest::open(p, &header, lines, (ROW + 8.0) * crate::scene::length(seats.len()));
    for (i, seat) in (0_u16..).zip(&seats) {
        let cell = room.cell(i, 1, count(seats.len()), 8.0);
        let cell = cell.take_top(cell.h.min(130.0), 0.0).0;
        let color = scene.color(*seat);
        let ground = surface::tinted(p, cell, 12.0, color, (1.5, color));
        let inside = cell.inset_xy(16.0, ((cell.h - 84.0) / 2.0).max(4.0));
        standing::record(p, scene, *seat, inside, ground);
    }
}
