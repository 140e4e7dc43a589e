//! The digest: what happened since the last picture, and how everybody stands.

use super::scene::{Scene, text};
use super::{panels, players, status};
use crate::page::digest;
use crate::painter::Painter;

pub(super) fn draw(p: &mut Painter, scene: &Scene<'_>, lines: &[String]) {
    let header = status::header(scene, text("picture-law-digest"));
    let kept = status::HIGH + 12.0 + players::SEATS + 12.0 + panels::FOOT;
    let room = digest::open(p, &header, lines, kept);
    let (bar, room) = room.take_top(status::HIGH, 12.0);
    status::draw(p, scene, bar);
    let (seats, room) = room.take_top(players::SEATS, 12.0);
    players::row(p, scene, seats);
    panels::foot(p, scene, room.take_top(panels::FOOT, 0.0).0);
}
