//! The digest: what happened since the last picture, and how everybody stands.

use super::panels;
use super::scene::{Scene, word};
use crate::layout::Kind;
use crate::look::palette::{GOLD, INK, PANEL_TOP, QUIET};
use crate::look::{scale, surface};
use crate::painter::{Face, Fill, Painter, Style};

/// The most lines that are drawn; the twin holds all.
const LINES: usize = 13;

pub(super) fn draw(p: &mut Painter, scene: &Scene<'_>, lines: &[String]) {
    let room = surface::ground(p, scale::SIDE, scale::SIDE);
    let (head, room) = room.take_top(46.0, 8.0);
    panels::header(p, scene, head, &word("picture-law-digest"));
    let (bar, room) = room.take_top(62.0, 12.0);
    panels::status(p, scene, bar);
    let (foot, room) = room.take_bottom(panels::FOOT, 10.0);
    panels::foot(p, scene, foot);
    let (seats, room) = room.take_bottom(panels::SEATS, 12.0);
    panels::seats(p, scene, seats);
    surface::panel(p, room);
    let inner = room.inset_xy(20.0, 16.0);
    if lines.is_empty() {
        let style = Style::new(Face::Text, 27.0, QUIET, PANEL_TOP).kind(Kind::Prose).centred();
        p.text(&word("picture-law-quiet"), room.cx(), style.baseline_at(room.cy()), &style);
        return;
    }
    let style = Style::new(Face::Text, 26.0, INK, PANEL_TOP);
    // The newest lines are the ones people have not heard of.
    let first = lines.len().saturating_sub(LINES);
    for (i, line) in (0_u16..).zip(lines.iter().skip(first)) {
        let y = inner.y + 41.0 * f32::from(i) + 20.0;
        p.disc(inner.x + 6.0, y, 4.5, Fill::flat(GOLD));
        let line = p.drawable(line);
        let width = inner.w - 26.0;
        let fitted = p.shrink(&line, width, 20.0, &style);
        p.text_fit(&line, inner.x + 24.0, fitted.baseline_at(y), width, &fitted);
    }
}
