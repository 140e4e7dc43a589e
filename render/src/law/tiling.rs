//! How a large board is cut up so that all of it stands in one square picture.

use skald_rules::law::BoardView;

use super::grid::{self, Band, LETTERS, NUMBERS, Stretch};
use crate::painter::Rect;

/// The least sides of a space in which its label can be read beside a sign.
const LEAST: (f32, f32) = (54.0, 28.0);
/// Spaces of this height have room for the sign above the label.
const TWO_LINES: f32 = 56.0;
/// The largest width of a space.
const MOST: f32 = 118.0;
/// Between stretches that stand side by side.
const APART: f32 = 6.0;

/// The stretches of a board and how they stand.
#[derive(Clone, Debug)]
pub(super) struct Tiling {
    stretches: Vec<Stretch>,
    /// Side by side, not one under the other.
    beside: bool,
    /// Width and height of a space.
    pub cell: (f32, f32),
}

impl Tiling {
    /// The best way to show a board in a room of this width and height: as a whole if its spaces can be read so, else in
    /// columns one under the other or in rows side by side.
    pub fn of(board: &BoardView, room: (f32, f32)) -> Self {
        let one = Self::sized(grid::bands(board, u8::MAX), false, room);
        let mut best = one;
        for count in 2..=5 {
            if best.clear() >= 1.0 {
                break;
            }
            let under = grid::bands(board, board.columns.div_ceil(count));
            let beside = rows(board, board.rows.div_ceil(count));
            for other in [Self::sized(under, false, room), Self::sized(beside, true, room)] {
                if other.clear() > best.clear() {
                    best = other;
                }
            }
        }
        best.cell = (best.cell.0.max(1.0), best.cell.1.max(1.0));
        best
    }

    /// With the largest spaces that there is room for.
    fn sized(stretches: Vec<Stretch>, beside: bool, room: (f32, f32)) -> Self {
        let mut tiling = Self { stretches, beside, cell: (0.0, 0.0) };
        let (columns, rows) = tiling.counts();
        let w = ((room.0 - tiling.width()) / columns).floor().min(MOST);
        let h = ((room.1 - tiling.height()) / rows).floor().min((w * 1.1).max(TWO_LINES));
        tiling.cell = (w, h);
        tiling
    }

    /// How many columns and rows of spaces there are in the picture's width and height.
    fn counts(&self) -> (f32, f32) {
        let widths = self.stretches.iter().map(|s| f32::from(s.width()));
        let heights = self.stretches.iter().map(|s| f32::from(s.height()));
        let (columns, rows): (f32, f32) = if self.beside {
            (widths.sum(), heights.fold(0.0, f32::max))
        } else {
            (widths.fold(0.0, f32::max), heights.sum())
        };
        (columns.max(1.0), rows.max(1.0))
    }

    /// Whether spaces are large enough: 1 or more if they are.
    fn clear(&self) -> f32 {
        (self.cell.0 / LEAST.0).min(self.cell.1 / LEAST.1)
    }

    /// The width that spaces and what stands beside them take.
    fn width(&self) -> f32 {
        let columns = self.counts().0 * self.cell.0;
        let numbers = 2.0 * NUMBERS;
        if self.beside {
            let count = super::scene::length(self.stretches.len());
            return columns + count * numbers + (count - 1.0).max(0.0) * APART;
        }
        columns + numbers
    }

    /// The height that spaces and the letters above and below them take.
    pub fn height(&self) -> f32 {
        if self.beside {
            return self.counts().1 * self.cell.1 + 2.0 * LETTERS + APART;
        }
        grid::height(&self.stretches, self.cell.1)
    }

    /// Where everything stands in a room, centred from left to right.
    pub fn place(&self, room: Rect) -> Vec<Band> {
        if !self.beside {
            return grid::place(&self.stretches, room, self.cell);
        }
        let mut x = room.x + ((room.w - self.width()) / 2.0).max(0.0).round();
        let mut list = Vec::new();
        for stretch in &self.stretches {
            let w = f32::from(stretch.width()) * self.cell.0 + 2.0 * NUMBERS;
            let part = Rect::new(x, room.y, w, room.h);
            list.extend(grid::place(std::slice::from_ref(stretch), part, self.cell));
            x += w + APART;
        }
        list
    }
}

/// The spaces of a board in stretches of at most `most` rows; each has only the columns in which it holds spaces.
fn rows(board: &BoardView, most: u8) -> Vec<Stretch> {
    let most = most.max(1);
    let firsts = (0..board.rows).step_by(usize::from(most));
    firsts
        .filter_map(|first| grid::trimmed(board, 0..=u8::MAX, first..=first.saturating_add(most - 1)))
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use skald_rules::law::SpaceView;
    use skald_rules::law::board::{Label, North};

    fn board(labels: impl Iterator<Item = (u8, u8)>) -> BoardView {
        let space = |(column, row)| SpaceView {
            label: Label { column, row },
            table: (0, 0),
            piece: None,
            special: None,
            words: None,
            stand: None,
        };
        let spaces: Vec<SpaceView> = labels.map(space).collect();
        let columns = spaces.iter().map(|s| s.label.column).max().unwrap_or(0) + 1;
        let rows = spaces.iter().map(|s| s.label.row).max().unwrap_or(0) + 1;
        BoardView { north: North::Up, fixed: true, columns, rows, spaces }
    }

    /// Boards of 48 and 72 spaces in every shape that pieces allow, and in some that they do not.
    fn boards() -> Vec<(&'static str, BoardView)> {
        vec![
            ("a block", board((0..72).map(|i| (i % 9, i / 9)))),
            ("a column", board((0..72).map(|i| (i % 2, i / 2)))),
            ("a row", board((0..72).map(|i| (i / 2, i % 2)))),
            ("a diagonal", board((0..72).map(|i| (i / 4 + i % 2, i / 4 + i % 4 / 2)))),
            ("as it mostly is", board((0..72).map(|i| (i * 3 % 10, i / 5)))),
            ("tall", board((0..48).map(|i| (i % 3 + i / 12, i / 2)))),
        ]
    }

    #[test]
    fn a_large_board_is_shown_whole_in_a_square() {
        for (what, board) in boards() {
            for high in [916.0, 800.0] {
                let room = Rect::new(22.0, 22.0, 916.0, high);
                let tiling = Tiling::of(&board, (room.w, room.h));
                let bands = tiling.place(room);
                for space in &board.spaces {
                    let cells = bands.iter().filter_map(|band| band.cell_of(space.label)).count();
                    assert_eq!(cells, 1, "{what}: {}", space.label);
                }
                let (w, h) = tiling.cell;
                assert!(w >= 40.0 && h >= LEAST.1, "{what}: {w} by {h}");
                let used = tiling.height();
                assert!(used <= high + 1.0, "{what}: {used} of {high}, spaces {w} by {h}");
                for band in &bands {
                    let a = band.area;
                    assert!(a.x >= 22.0 + NUMBERS - 1.0 && a.right() <= 938.0 - NUMBERS + 1.0, "{what}");
                }
                for (i, a) in bands.iter().enumerate() {
                    assert!(bands.iter().skip(i + 1).all(|b| !a.area.overlaps(&b.area, 0.0)), "{what}");
                }
            }
        }
    }

    #[test]
    fn spaces_are_not_made_small_where_there_is_room() {
        let (_, block) = boards().swap_remove(0);
        let tiling = Tiling::of(&block, (916.0, 860.0));
        assert!(tiling.cell.1 >= TWO_LINES && !tiling.beside && tiling.stretches.len() == 1, "{tiling:?}");
    }
}
