//! The tables of a round as boxes: who sits there, a line each, and what has come of it.

use skald_rules::tournament::{Finish, Table, View};

use super::{Cast, GAP, more, size::Size, tables};
use crate::layout::Kind;
use crate::look::palette::{BORDER, GOLD, INK, PANEL_BOTTOM, QUIET};
use crate::look::scale;
use crate::painter::{Face, Fill, Painter, Rect, Style};
use crate::scene::{count, length, text};

/// So many columns of boxes can be read where nothing stands beside them.
const ABREAST: std::ops::RangeInclusive<usize> = 2..=3;
/// Space above and below the lines of a box, and between boxes.
const PAD: f32 = 3.0;
const BETWEEN: f32 = 6.0;
/// Height of the line that says how many more there are.
const MORE: f32 = 34.0;

/// Which tables of the last round have room.
pub(super) struct Plan {
    size: Size,
    /// For each column the tables, by their place among those that are drawn.
    columns: Vec<Vec<usize>>,
    /// How many have no room.
    left_out: usize,
    height: f32,
}

/// Height of the box of a table, with the space below it.
fn tall(seats: usize, size: Size) -> f32 {
    size.line * length(seats.max(1)) + 2.0 * PAD + BETWEEN
}

impl Plan {
    /// As many tables of the last round as have room in so many columns of a height.
    pub(super) fn of(view: &View, columns: usize, size: Size, most: f32) -> Self {
        let sizes: Vec<f32> = view
            .last()
            .into_iter()
            .flat_map(tables)
            .map(|(_, table)| tall(table.seats.len(), size))
            .collect();
        let all: f32 = sizes.iter().sum();
        // Columns are as even as can be; where not all have room, the last line says so.
        let even = all / length(columns.max(1)) + sizes.iter().copied().fold(0.0, f32::max) / 2.0;
        let fits = |high: f32| fill(&sizes, columns, high).iter().map(Vec::len).sum::<usize>() == sizes.len();
        let high = [even, most].into_iter().find(|high| *high <= most && fits(*high)).unwrap_or(most - MORE);
        let columns = fill(&sizes, columns, high);
        let shown = columns.iter().map(Vec::len).sum::<usize>();
        let of = |column: &Vec<usize>| column.iter().filter_map(|at| sizes.get(*at)).sum::<f32>();
        let left_out = sizes.len() - shown;
        let height = columns.iter().map(of).fold(0.0, f32::max) + if left_out > 0 { MORE } else { 0.0 };
        Self { size, columns, left_out, height }
    }

    /// The same in as few columns as show most of them, with nothing beside them.
    pub(super) fn alone(view: &View, size: Size, most: f32) -> Self {
        let plans = ABREAST.map(|columns| Self::of(view, columns, size, most));
        plans.min_by_key(|plan| plan.left_out).unwrap_or_else(|| Self::of(view, 1, size, most))
    }

    /// Whether all tables have room.
    pub(super) fn is_whole(&self) -> bool {
        self.left_out == 0
    }

    pub(super) fn height(&self) -> f32 {
        self.height
    }

    pub(super) fn draw(&self, p: &mut Painter, cast: &Cast, view: &View, room: Rect) {
        let Some(round) = view.last() else { return };
        let all: Vec<(usize, &Table)> = tables(round).collect();
        let mut low: f32 = room.y;
        for (i, column) in (0_u16..).zip(&self.columns) {
            let at = room.cell(i, count(self.columns.len()), 1, GAP);
            let mut y = at.y;
            for (number, table) in column.iter().filter_map(|at| all.get(*at)) {
                let high = tall(table.seats.len(), self.size);
                let r = Rect::new(at.x, y, at.w, high - BETWEEN);
                boxed(p, cast, table, Some(*number), self.size, r);
                y += high;
            }
            low = low.max(y);
        }
        if self.left_out > 0 {
            more(p, "picture-contest-more-tables", self.left_out, Rect::new(room.x, low, room.w, MORE));
        }
    }
}

/// Fills columns of a height one after the other, in order.
fn fill(sizes: &[f32], columns: usize, high: f32) -> Vec<Vec<usize>> {
    let mut all = vec![Vec::new()];
    let mut used = 0.0;
    for (at, size) in sizes.iter().enumerate() {
        if used + size > high && used > 0.0 {
            if all.len() == columns {
                break;
            }
            all.push(Vec::new());
            used = 0.0;
        }
        used += size;
        if let Some(column) = all.last_mut() {
            column.push(at);
        }
    }
    all
}

/// The box of a table: its number at the left where one is given, those who sit there, and what each has come to.
pub(super) fn boxed(p: &mut Painter, cast: &Cast, table: &Table, number: Option<usize>, size: Size, r: Rect) {
    let edge = if table.is_decided() { BORDER.alpha(120) } else { BORDER };
    p.round(r, 10.0, Fill::flat(PANEL_BOTTOM));
    p.frame(r, 10.0, if table.is_decided() { 1.2 } else { 2.4 }, edge);
    let mut inner = r.inset_xy(10.0, PAD);
    if let Some(number) = number {
        let style = Style::new(Face::Text, 24.0, GOLD, PANEL_BOTTOM).kind(Kind::Name).centred();
        let (at, rest) = inner.take_left(34.0, 8.0);
        p.text(&number.to_string(), at.cx() - 2.0, style.baseline_at(at.cy()), &style);
        inner = rest;
    }
    let lines = count(table.seats.len().max(1));
    for (i, entrant) in table.seats.iter().enumerate() {
        let line = inner.cell(count(i), 1, lines, 0.0);
        let (score, won) = (result(table, i), table.is_winner(i));
        side(p, cast.name(*entrant), &score, won || !table.is_decided(), size, line);
    }
}

/// What a seat has come to: games won, a place, a bye; nothing while the table plays.
fn result(table: &Table, seat: usize) -> String {
    if table.seats.len() == 1 {
        return text("picture-contest-bye");
    }
    match &table.result {
        None => String::new(),
        Some((Finish::Score { .. }, _)) => {
            table.won(seat).map_or_else(|| "–".to_owned(), |won| won.to_string())
        }
        Some((Finish::Places(_), _)) => table.place(seat).map_or_else(String::new, |place| place.to_string()),
    }
}

/// One who sits at a table; bright as long as they may win, or when they have.
pub(super) fn side(p: &mut Painter, name: &str, score: &str, bright: bool, size: Size, r: Rect) {
    let (face, ink) = if bright { (Face::Bold, INK) } else { (Face::Text, QUIET) };
    let gold = if bright { GOLD } else { QUIET };
    // A word, such as that somebody has a bye, needs no more room than names.
    let of_number = score.starts_with(|first: char| first.is_ascii_digit());
    let (high, kind) = if of_number { (Size::NUMBER, Kind::Deciding) } else { (size.name, Kind::Name) };
    let number = Style::new(face, high, gold, PANEL_BOTTOM).kind(kind).right();
    let used = if score.is_empty() {
        0.0
    } else {
        p.text(score, r.right(), number.baseline_at(r.cy()), &number) + 8.0
    };
    let style = Style::new(face, size.name, ink, PANEL_BOTTOM).kind(Kind::Name);
    let style = p.shrink(name, r.w - used, scale::NAME_EVERYWHERE, &style);
    p.text_fit(name, r.x, style.baseline_at(r.cy()), r.w - used, &style);
}
