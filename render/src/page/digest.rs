//! The digest: what has happened since the last picture, in sentences, above and below what a game shows of how all
//! stand.

use super::bar::{self, Header};
use super::lines;
use crate::look::palette::{PANEL_TOP, QUIET};
use crate::look::scale;
use crate::painter::{Face, Painter, Rect, Style};
use crate::scene::text;
use crate::surface;

/// Draws the header and the newest sentences of a digest that is square, in a room of which a game keeps at least `kept`
/// pixels; returns the game's.
pub(crate) fn open(p: &mut Painter, header: &Header, said: &[String], kept: f32) -> Rect {
    let room = surface::ground(p, scale::SIDE, scale::SIDE);
    let room = bar::header(p, room, header);
    if said.is_empty() {
        let (at, rest) = room.take_top(lines::height(1, false), 12.0);
        surface::panel(p, at);
        let style = Style::new(Face::Text, 29.0, QUIET, PANEL_TOP).centred();
        p.text(&text("picture-digest-quiet"), at.cx(), style.baseline_at(at.cy()), &style);
        return rest;
    }
    let most = lines::room(room.h - kept - 12.0);
    let said = lines::wrapped(p, said, room.w);
    let said = lines::last(said, most);
    let (at, rest) = room.take_top(lines::height(said.len(), false), 12.0);
    lines::draw(p, "", &said, at);
    rest
}
