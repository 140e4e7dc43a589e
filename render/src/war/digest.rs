//! The digest after a batch of turns: what was notable, everybody's cards over time, and what comes next.

use super::scene::Scene;
use super::{banner, curve, footer, panels};
use crate::page::digest;
use crate::painter::Painter;

/// The least height of the curve.
const CURVE: f32 = 300.0;

pub(super) fn draw(p: &mut Painter, scene: &Scene<'_>, lines: &[String]) {
    let header = panels::header(scene, "picture-war-digest");
    let room = digest::open(p, &header, lines, 92.0 + 12.0 + 74.0 + 10.0 + CURVE);
    let (banner, room) = room.take_bottom(92.0, 12.0);
    let (strip, room) = room.take_bottom(74.0, 10.0);
    curve::draw(p, scene, room, true);
    footer::strip(p, scene, strip);
    banner::draw(p, scene, banner);
}
