//! The digest: what happened since the last picture, and how everybody stands.

use super::scene::{Scene, text};
use super::{board, panels, players, status};
use crate::page::digest;
use crate::painter::Painter;

/// The least room in which a board says something.
const BOARD: f32 = 300.0;

pub(super) fn draw(p: &mut Painter, scene: &Scene<'_>, lines: &[String]) {
    let header = status::header(scene, text("picture-law-digest"));
    let kept = status::HIGH + 12.0 + players::SEATS + 12.0 + panels::FOOT;
    let room = digest::open(p, &header, lines, kept);
    let (bar, room) = room.take_top(status::HIGH, 12.0);
    status::draw(p, scene, bar);
    let (seats, room) = room.take_top(players::SEATS, 12.0);
    players::row(p, scene, seats);
    let (foot, room) = room.take_top(panels::FOOT, 6.0);
    panels::foot(p, scene, foot);
    if room.h >= BOARD {
        board::inside(p, scene, room);
    }
}
