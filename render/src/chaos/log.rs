//! The last public lines of the log, beneath the field of the board.

use super::scene::count;
use crate::look::palette::{BORDER, GOLD, GROUND_BOTTOM, INK, PANEL_BOTTOM, QUIET};
use crate::look::scale;
use crate::painter::{Face, Fill, Painter, Rect, Style};

/// The most lines that are drawn and told (9.1).
const MOST: usize = 5;
/// Height of a line.
const LINE: f32 = 28.0;
/// Space between the edge of the plate and the lines.
const PAD: f32 = 7.0;
/// Space above the plate.
const GAP: f32 = 10.0;

/// The newest of these lines, the oldest of them first.
pub(super) fn last(lines: &[String]) -> &[String] {
    lines.get(lines.len().saturating_sub(MOST)..).unwrap_or_default()
}

/// The height that the last of these lines need, with the space above them; nothing where there are none.
pub(super) fn height(lines: &[String]) -> f32 {
    match last(lines).len() {
        0 => 0.0,
        shown => GAP + 2.0 * PAD + LINE * f32::from(count(shown)),
    }
}

/// Draws the last of these lines as a scroll: the newest stands out, since the others were there before.
pub(super) fn draw(p: &mut Painter, lines: &[String], r: Rect) {
    let lines = last(lines);
    let Some(newest) = lines.len().checked_sub(1) else { return };
    let plate = r.take_bottom(r.h - GAP, 0.0).0;
    p.round(plate, 12.0, Fill::down(PANEL_BOTTOM, GROUND_BOTTOM));
    p.frame(plate, 12.0, 1.5, BORDER);
    let x = plate.x + 22.0;
    let middle = |i: usize| plate.y + PAD + LINE * (f32::from(count(i)) + 0.5);
    if newest > 0 {
        p.line(&[(x, middle(0)), (x, middle(newest))], 2.0, BORDER);
    }
    let room = plate.right() - 14.0 - (x + 18.0);
    for (i, line) in lines.iter().enumerate() {
        let (ink, dot, radius) = if i == newest { (INK, GOLD, 5.5) } else { (QUIET, QUIET, 4.0) };
        p.disc(x, middle(i), radius, Fill::flat(dot));
        let style = Style::new(Face::Text, scale::NAME, ink, PANEL_BOTTOM);
        let line = p.drawable(line);
        let style = p.shrink(&line, room, scale::NAME_LEAST, &style);
        p.text_fit(&line, x + 18.0, style.baseline_at(middle(i)), room, &style);
    }
}
