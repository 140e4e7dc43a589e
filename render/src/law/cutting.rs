//! How a board that is too large for one picture with all its numbers is cut: in as few stretches as show them.

use std::cmp::Ordering;
use std::ops::RangeInclusive;

use skald_rules::law::BoardView;

use super::board;
use super::grid::{self, Stretch};
use crate::look::scale;
use crate::painter::Painter;

/// A board in as few stretches as show its numbers in a room of this width and height.
pub(super) fn pieces(board: &BoardView, all: &Stretch, room: (f32, f32)) -> Option<Vec<Stretch>> {
    Cut { board, room }.pieces(all)
}

/// A board that is shown for itself, in as few stretches as show its numbers; nothing where one picture shows all.
pub(super) fn alone(p: &Painter, board: &BoardView) -> Option<Vec<Stretch>> {
    let all = grid::all(board)?;
    let room = board::room_alone(p);
    if board::fits_inside(&all, room) { None } else { pieces(board, &all, room) }
}

/// How a board is cut: so that each stretch has room with its numbers.
struct Cut<'b> {
    board: &'b BoardView,
    /// Width and height that each has.
    room: (f32, f32),
}

/// Stretches in their order, and how large the smallest numbers are.
type Cuts = (f32, Vec<Stretch>);

impl Cut<'_> {
    /// A board in as few stretches as show its numbers, of several ways that with the largest: strips of rows that are cut in
    /// columns, or strips of columns that are cut in rows.
    fn pieces(&self, all: &Stretch) -> Option<Vec<Stretch>> {
        let rows =
            fewest(&all.rows, |rows| fewest(&all.columns, |columns| self.whole(columns, rows.clone())));
        let columns =
            fewest(&all.columns, |columns| fewest(&all.rows, |rows| self.whole(columns.clone(), rows)));
        Some(rows.into_iter().chain(columns).reduce(better)?.1)
    }

    /// These columns and rows as one stretch, only as large as its spaces reach; none at all where none lie. Nothing if that is too
    /// large.
    fn whole(&self, columns: RangeInclusive<u8>, rows: RangeInclusive<u8>) -> Option<Cuts> {
        let Some(stretch) = grid::trimmed(self.board, columns, rows) else {
            return Some((f32::MAX, Vec::new()));
        };
        let size = board::number_in(&stretch, self.room);
        (size >= scale::DECIDING).then(|| (size, vec![stretch]))
    }
}

/// The better of two ways: with fewer stretches, else with larger numbers.
fn better(a: Cuts, b: Cuts) -> Cuts {
    match a.1.len().cmp(&b.1.len()) {
        Ordering::Less => a,
        Ordering::Greater => b,
        Ordering::Equal => {
            if b.0 > a.0 {
                b
            } else {
                a
            }
        }
    }
}

/// A line from its first to its last in as few stretches as there can be, when `cut` shows a part of it.
fn fewest(line: &RangeInclusive<u8>, cut: impl Fn(RangeInclusive<u8>) -> Option<Cuts>) -> Option<Cuts> {
    let first = *line.start();
    // What is best up to each place, that before the first included.
    let mut best: Vec<Option<Cuts>> = vec![Some((f32::MAX, Vec::new()))];
    for end in line.clone() {
        let ways = (first..=end).zip(&best).filter_map(|(begin, before)| {
            let (size, before) = before.as_ref()?;
            let (smallest, next) = cut(begin..=end)?;
            Some((size.min(smallest), before.iter().cloned().chain(next).collect()))
        });
        let found = ways.reduce(better);
        best.push(found);
    }
    best.pop().flatten()
}
