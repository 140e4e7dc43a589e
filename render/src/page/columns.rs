//! The sheet of a deck in two columns: sections of rows, each section with a heading, the break where the columns are most alike.
//! What stands in a row belongs to the game.

use crate::layout::Kind;
use crate::look::color::Color;
use crate::look::palette::{GROUND_TOP, INK, NUMBER, PLATE, QUIET};
use crate::painter::{Face, Painter, Rect, Style};
use crate::scene::length;
use crate::surface;

/// Height of a row at most, and at least.
const ROW: (f32, f32) = (40.0, 31.0);
/// Height of a heading.
const HEAD: f32 = 40.0;
/// Space after a section.
const AFTER: f32 = 10.0;

/// How sections stand in two columns.
pub(crate) struct Columns {
    /// So many sections are in the first.
    first: usize,
    /// Height of a row.
    row: f32,
    /// Height of the longer column.
    pub height: f32,
}

impl Columns {
    /// Two columns of about equal height for sections of so many rows, at most `most` high as long as rows can be read.
    pub fn of(sizes: &[usize], most: f32) -> Self {
        let tall =
            |row: f32, part: &[usize]| -> f32 { part.iter().map(|n| HEAD + row * length(*n) + AFTER).sum() };
        let longer = |row: f32, n: usize| {
            let (left, right) = sizes.split_at(n.min(sizes.len()));
            tall(row, left).max(tall(row, right))
        };
        // The break lies where the longer column is shortest.
        let first = (0..=sizes.len()).min_by(|a, b| longer(ROW.0, *a).total_cmp(&longer(ROW.0, *b)));
        let first = first.unwrap_or(0);
        let rows = ((longer(ROW.0, first) - longer(0.0, first)) / ROW.0).max(1.0);
        let row = ((most - longer(0.0, first)) / rows).clamp(ROW.1, ROW.0);
        Self { first, row, height: longer(row, first) }
    }

    /// The room of each section, and of each of its rows, for sections of so many rows.
    pub fn rooms(&self, sizes: &[usize], room: Rect) -> Vec<(Rect, Vec<Rect>)> {
        let (left, right) = sizes.split_at(self.first.min(sizes.len()));
        let mut all = Vec::new();
        for (column, part) in (0_u16..).zip([left, right]) {
            let at = room.cell(column, 2, 1, 14.0);
            let mut y = at.y;
            for size in part {
                let head = Rect::new(at.x, y, at.w, HEAD - 6.0);
                let rows = (0..*size)
                    .map(|i| Rect::new(at.x, y + HEAD + self.row * length(i), at.w, self.row - 3.0));
                all.push((head, rows.collect()));
                y += HEAD + self.row * length(*size) + AFTER;
            }
        }
        all
    }
}

/// A section's heading: its sign, its name, and how many cards it has.
pub(crate) fn heading(
    p: &mut Painter,
    sign: impl FnOnce(&mut Painter, Rect),
    (title, color): (&str, Color),
    sum: u32,
    r: Rect,
) {
    sign(p, Rect::new(r.x + 2.0, r.y + 2.0, 28.0, 28.0));
    let style = Style::new(Face::Title, 25.0, color.mix(INK, 40), GROUND_TOP).kind(Kind::Name);
    let w = p.text(title, r.x + 40.0, style.baseline_at(r.cy()), &style);
    let number = Style::new(Face::Bold, 23.0, QUIET, GROUND_TOP).kind(Kind::Name).right();
    let sum = p.text(&sum.to_string(), r.right() - 4.0, number.baseline_at(r.cy()), &number);
    let y = r.cy() + 1.0;
    p.line(&[(r.x + 54.0 + w, y), (r.right() - sum - 16.0, y)], 1.2, color.alpha(120));
}

/// The letters of numbers in a row.
pub(crate) const fn bold() -> Style {
    Style::new(Face::Bold, 23.0, NUMBER, PLATE).kind(Kind::Name)
}

/// A row's plate with the number of copies; returns the room right of it.
pub(crate) fn row(p: &mut Painter, copies: u32, r: Rect) -> Rect {
    surface::plate(p, r, 8.0);
    p.text(&format!("{copies}×"), r.x + 9.0, bold().baseline_at(r.cy()), &bold());
    Rect::new(r.x + 54.0, r.y, r.w - 60.0, r.h)
}
