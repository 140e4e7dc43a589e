//! What has happened, in sentences, and how all stand.

use super::scene::{Scene, text};
use super::{standing, status};
use crate::page::bar::Header;
use crate::page::digest;
use crate::painter::Painter;

/// The least height of a player.
const ROW: f32 = 88.0;

/// Draws the digest.
pub(super) fn draw(p: &mut Painter, scene: &Scene<'_>, lines: &[String]) {
    let header = Header::new(text("picture-lost-digest"), status::level(scene));
    let seats: Vec<_> = scene.view.table.seats().collect();
    let colors: Vec<_> = seats.iter().map(|seat| scene.color(*seat)).collect();
    digest::with_rows(p, &header, lines, ROW, &colors, |p, i, inside, ground| {
        standing::record(p, scene, seats[i], inside, ground);
    });
}
