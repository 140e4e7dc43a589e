//! Standing orders in a private picture: a list at its lower end. What choices would do is the message's to say.

use super::lines;
use crate::Notes;
use crate::painter::{Painter, Rect};
use crate::scene::text;

/// The most lines of orders that are drawn; the twin holds all.
const LINES: usize = 3;

/// Draws the standing orders at the lower end of `room`; returns what is left above them.
pub(crate) fn orders(p: &mut Painter, notes: &Notes, room: Rect) -> Rect {
    if notes.orders.is_empty() {
        return room;
    }
    let said = lines::wrapped(p, &notes.orders, room.w);
    let said = lines::first(p, said, LINES, room.w);
    let (at, rest) = room.take_bottom(lines::height(said.len(), true), 10.0);
    lines::draw(p, &text("picture-orders"), &said, at);
    rest
}
