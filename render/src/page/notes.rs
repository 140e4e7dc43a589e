//! Standing orders in a private picture: a list at its lower end. What choices would do is the message's to say.

use super::lines;
use crate::Notes;
use crate::painter::{Painter, Rect};
use crate::scene::text;

/// The most lines of orders that are drawn; the twin holds all.
const LINES: usize = 3;
/// Space above them.
const GAP: f32 = 10.0;

/// How much of a picture's height they take, with the space above them.
pub(crate) fn height(p: &mut Painter, notes: &Notes, width: f32) -> f32 {
    if notes.orders.is_empty() {
        return 0.0;
    }
    lines::height(lines::wrapped(p, &notes.orders, width).len().min(LINES), true) + GAP
}

/// Draws the standing orders at the lower end of `room`; returns what is left above them.
pub(crate) fn orders(p: &mut Painter, notes: &Notes, room: Rect) -> Rect {
    if notes.orders.is_empty() {
        return room;
    }
    let said = lines::wrapped(p, &notes.orders, room.w);
    let said = lines::first(p, said, LINES, room.w);
    let (at, rest) = room.take_bottom(lines::height(said.len(), true), GAP);
    lines::draw(p, &text("picture-orders"), &said, at);
    rest
}
