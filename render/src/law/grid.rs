//! Where the spaces of a board stand in a picture: bands of columns, each with its letters and numbers.

use std::ops::RangeInclusive;

use skald_rules::interface::Key;
use skald_rules::law::board::Label;
use skald_rules::law::{BoardView, SpaceView};

use crate::layout::Kind;
use crate::look::palette::{GOLD, GROUND_BOTTOM};
use crate::painter::{Face, Painter, Rect, Style};

/// Room for the numbers of rows at either side, and for the letters of columns above and below.
pub(super) const NUMBERS: f32 = 30.0;
pub(super) const LETTERS: f32 = 25.0;

/// A stretch of the board: some columns and rows.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Stretch {
    pub columns: RangeInclusive<u8>,
    pub rows: RangeInclusive<u8>,
}

impl Stretch {
    pub fn holds(&self, label: Label) -> bool {
        self.columns.contains(&label.column) && self.rows.contains(&label.row)
    }

    pub fn width(&self) -> u8 {
        1 + self.columns.end() - self.columns.start()
    }

    pub fn height(&self) -> u8 {
        1 + self.rows.end() - self.rows.start()
    }

    /// The labels of its first and last corner, such as `A1` and `E5`.
    pub fn corners(&self) -> (String, String) {
        let first = Label { column: *self.columns.start(), row: *self.rows.start() };
        let last = Label { column: *self.columns.end(), row: *self.rows.end() };
        (first.shown(), last.shown())
    }

    /// Its key, such as `a1-e5`.
    pub fn key(&self) -> Option<Key> {
        Key::new(&self.shown().to_lowercase()).ok()
    }

    /// Its name in short, such as `A1-E5`.
    pub fn shown(&self) -> String {
        let (first, last) = self.corners();
        format!("{first}-{last}")
    }
}

/// The spaces of a board in as few bands of at most `most` columns as hold them, one under the other; each band has only
/// the rows in which it holds spaces, and the board is cut where this makes the fewest rows, then the narrowest bands.
pub(super) fn bands(board: &BoardView, most: u8) -> Vec<Stretch> {
    let count = board.columns.max(1).div_ceil(most.max(1));
    cut(board, 0, count, most.max(1)).unwrap_or_default()
}

/// The columns from `first` on in exactly so many bands; nothing if those cannot hold them.
fn cut(board: &BoardView, first: u8, count: u8, most: u8) -> Option<Vec<Stretch>> {
    let left = board.columns.saturating_sub(first);
    if count <= 1 {
        let last = board.columns.max(1) - 1;
        return (left <= most).then(|| trimmed(board, first..=last, 0..=u8::MAX).into_iter().collect());
    }
    let widths = 1..=most.min(left);
    let cuts = widths.rev().filter_map(|width| {
        let rest = cut(board, first + width, count - 1, most)?;
        let mut bands: Vec<Stretch> =
            trimmed(board, first..=first + width - 1, 0..=u8::MAX).into_iter().collect();
        bands.extend(rest);
        Some(bands)
    });
    cuts.min_by_key(|bands| {
        let rows: u32 = bands.iter().map(|band| u32::from(band.height())).sum();
        (rows, bands.iter().map(Stretch::width).max())
    })
}

/// The part of these columns and rows in which spaces lie; none if there is no space.
pub(super) fn trimmed(
    board: &BoardView,
    columns: RangeInclusive<u8>,
    rows: RangeInclusive<u8>,
) -> Option<Stretch> {
    let inside = |s: &&SpaceView| columns.contains(&s.label.column) && rows.contains(&s.label.row);
    let labels: Vec<Label> = board.spaces.iter().filter(inside).map(|s| s.label).collect();
    let first = labels.iter().map(|l| l.row).min()?;
    let last = labels.iter().map(|l| l.row).max()?;
    let west = labels.iter().map(|l| l.column).min()?;
    let east = labels.iter().map(|l| l.column).max()?;
    Some(Stretch { columns: west..=east, rows: first..=last })
}

/// The whole board; none if there is no space.
pub(super) fn all(board: &BoardView) -> Option<Stretch> {
    trimmed(board, 0..=u8::MAX, 0..=u8::MAX)
}

/// The largest cells with which a stretch and its letters and numbers have room, at most `most` wide, and upright: so many
/// times their width high at least and at most.
pub(super) fn cell(of: &Stretch, room: (f32, f32), most: f32, (low, high): (f32, f32)) -> (f32, f32) {
    let wide = (room.0 - 2.0 * NUMBERS) / f32::from(of.width().max(1));
    let tall = (room.1 - 2.0 * LETTERS - 6.0) / f32::from(of.height().max(1));
    let w = wide.min(tall / low).min(most).max(1.0);
    (w.floor(), tall.min(w * high).max(1.0).floor())
}

/// A band in the picture.
#[derive(Clone, Debug)]
pub(super) struct Band {
    pub stretch: Stretch,
    /// Where its cells are.
    pub area: Rect,
    pub cell: (f32, f32),
}

impl Band {
    /// The cell of a space, if it lies in this band.
    pub fn cell_of(&self, label: Label) -> Option<Rect> {
        if !self.stretch.holds(label) {
            return None;
        }
        let column = f32::from(label.column - self.stretch.columns.start());
        let row = f32::from(label.row - self.stretch.rows.start());
        let (w, h) = self.cell;
        Some(Rect::new(self.area.x + column * w, self.area.y + row * h, w, h))
    }

    /// Letters of columns above and below, numbers of rows at the left and at the right (section 9.1, item 2).
    pub fn coordinates(&self, p: &mut Painter) {
        let size = self.cell.0.min(self.cell.1).mul_add(0.2, 6.0).clamp(20.25, 25.0);
        let style = Style::new(Face::Bold, size, GOLD, GROUND_BOTTOM).kind(Kind::Name).centred();
        for column in self.stretch.columns.clone() {
            let label = Label { column, row: *self.stretch.rows.start() };
            let Some(cell) = self.cell_of(label) else { continue };
            let text = Label::letters(column).to_uppercase();
            for y in [self.area.y - LETTERS / 2.0, self.area.bottom() + LETTERS / 2.0] {
                p.kept_text(&text, cell.cx(), style.baseline_at(y), &style);
            }
        }
        for row in self.stretch.rows.clone() {
            let label = Label { column: *self.stretch.columns.start(), row };
            let Some(cell) = self.cell_of(label) else { continue };
            let text = (u16::from(row) + 1).to_string();
            for x in [self.area.x - NUMBERS / 2.0, self.area.right() + NUMBERS / 2.0] {
                p.kept_text(&text, x, style.baseline_at(cell.cy()), &style);
            }
        }
    }
}

/// Bands one under the other in `room`, centred; every cell is `cell` large.
pub(super) fn place(stretches: &[Stretch], room: Rect, cell: (f32, f32)) -> Vec<Band> {
    let mut y = room.y;
    let mut list = Vec::new();
    for stretch in stretches {
        let w = f32::from(stretch.width()) * cell.0;
        let h = f32::from(stretch.height()) * cell.1;
        let x = room.x + NUMBERS + ((room.w - 2.0 * NUMBERS - w) / 2.0).max(0.0).round();
        list.push(Band { stretch: stretch.clone(), area: Rect::new(x, y + LETTERS, w, h), cell });
        y += 2.0 * LETTERS + h + 6.0;
    }
    list
}

/// How high bands with cells of this height are together.
pub(super) fn height(stretches: &[Stretch], cell: f32) -> f32 {
    stretches.iter().map(|s| 2.0 * LETTERS + f32::from(s.height()) * cell + 6.0).sum()
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]

    use skald_rules::law::board::North;

    use super::*;

    fn board(labels: &[(u8, u8)]) -> BoardView {
        let spaces: Vec<SpaceView> = labels
            .iter()
            .map(|(column, row)| SpaceView {
                label: Label { column: *column, row: *row },
                table: (*column, *row),
                piece: None,
                special: None,
                words: None,
                stand: None,
            })
            .collect();
        let columns = labels.iter().map(|l| l.0).max().unwrap_or(0) + 1;
        let rows = labels.iter().map(|l| l.1).max().unwrap_or(0) + 1;
        BoardView { north: North::Up, fixed: true, columns, rows, spaces }
    }

    #[test]
    fn bands_show_every_space_once() {
        let diagonal: Vec<(u8, u8)> = (0..36).flat_map(|i| [(i / 2, i / 3), (i / 2 + 1, i / 3)]).collect();
        let mut all = diagonal;
        all.sort_unstable();
        all.dedup();
        let board = board(&all);
        for stretches in [bands(&board, 7), bands(&board, 5)] {
            for space in &board.spaces {
                assert_eq!(stretches.iter().filter(|s| s.holds(space.label)).count(), 1, "{}", space.label);
            }
        }
        assert!(bands(&board, 7).iter().all(|s| s.width() <= 7));
    }

    #[test]
    fn a_board_is_cut_into_bands_where_that_makes_the_fewest_rows() {
        // Two blocks of three rows, one higher than the other: a cut between them makes six rows, any other more.
        let low = (0..3).flat_map(|x| (3..6).map(move |y| (x, y)));
        let high = (3..9).flat_map(|x| (0..3).map(move |y| (x, y)));
        let all: Vec<(u8, u8)> = low.chain(high).collect();
        let shown: Vec<String> = bands(&board(&all), 7).iter().map(Stretch::shown).collect();
        assert_eq!(shown, ["A4-C6", "D1-I3"]);
    }

    #[test]
    fn a_board_without_spaces_has_no_bands() {
        assert!(bands(&board(&[]), 7).is_empty() && all(&board(&[])).is_none());
    }
}
