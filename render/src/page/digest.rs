//! The digest: what has happened since the last picture, in sentences, above and below what a game shows of how all
//! stand.

use super::bar::{self, Header};
use super::lines;
use crate::look::color::Color;
use crate::look::palette::{PANEL_TOP, QUIET};
use crate::look::scale;
use crate::painter::{Face, Painter, Rect, Style, whole_pixels};
use crate::scene::{count, length, text};
use crate::surface;

/// From one player's row to the next, and how high a row is at most.
const GAP: f32 = 8.0;
const HIGHEST: f32 = 130.0;

/// Draws the header and the newest sentences of a digest that is square, in a room of which a game keeps at least `kept`
/// pixels; returns the game's.
pub(crate) fn open(p: &mut Painter, header: &Header, said: &[String], kept: f32) -> Rect {
    open_as_high(p, header, said, kept, scale::SIDE)
}

fn open_as_high(p: &mut Painter, header: &Header, said: &[String], kept: f32, height: u16) -> Rect {
    let room = surface::ground(p, scale::SIDE, height);
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

/// Draws a digest whose lower part has one row for each player, `row` high at least, in the player's colour, one right below the
/// other; `record` draws what a row says, by the number of its player, on the ground that it is given. It is as high as it has
/// to be, and a square at most.
pub(crate) fn with_rows(
    p: &mut Painter,
    header: &Header,
    said: &[String],
    row: f32,
    colors: &[Color],
    mut record: impl FnMut(&mut Painter, usize, Rect, Color),
) {
    let kept = (row + GAP) * length(colors.len());
    // What the sentences leave is known once they are set in lines.
    let room = open(p, header, said, kept);
    let each = room.cell(0, 1, count(colors.len()), GAP).h.min(HIGHEST);
    let unused = room.h - (each + GAP) * length(colors.len());
    let height = scale::SIDE - whole_pixels(unused.max(0.0));
    let mut room = open_as_high(p, header, said, kept, height);
    for (i, color) in colors.iter().enumerate() {
        let (cell, rest) = room.take_top(each, GAP);
        room = rest;
        let ground = surface::tinted(p, cell, 12.0, *color, (1.5, *color));
        record(p, i, cell.inset_xy(16.0, ((cell.h - 84.0) / 2.0).max(4.0)), ground);
    }
}
