//! What has happened, in sentences, and how both stand.

use super::scene::{Place, Scene, text};
use super::{standing, status};
use crate::page::bar::Header;
use crate::page::digest;
use crate::painter::Painter;

/// The least height of a player.
const ROW: f32 = 92.0;

/// Draws the digest.
pub(super) fn draw(p: &mut Painter, scene: &Scene<'_>, lines: &[String]) {
    let header = Header::new(text("picture-lraw-digest"), scene.say(&status::place(scene), Place::Picture));
    let seats: Vec<_> = scene.view.table.seats().collect();
    let colors: Vec<_> = seats.iter().map(|seat| scene.color(*seat)).collect();
    digest::with_rows(p, &header, lines, ROW, &colors, |p, i, inside, ground| {
        standing::record(p, scene, seats[i], inside, ground);
    });
}
