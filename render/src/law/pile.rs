//! A board that is too large for one picture with all its numbers, in several that stand one above the other in a message: each
//! is shown as large as a picture alone. Where even that many cannot show the numbers, there is the overview with its parts.

use skald_rules::law::BoardView;

use super::grid::{self, Stretch};
use super::scene::Scene;
use super::{board, parts, text};
use crate::painter::Painter;
use crate::{DrawError, Drawing};

/// The most pictures of one board.
const MOST: u8 = 4;

/// Draws the pictures from above to below, the first with the texts of the whole board; nothing for a board that stands in
/// one, and for one that not even several can show.
pub(super) fn draw(p: &mut Painter, scene: &Scene<'_>) -> Option<Result<Vec<Drawing>, DrawError>> {
    let all = grid::all(&scene.view.board)?;
    if parts::shown_whole(&all) {
        return None;
    }
    let cut = Cut { board: &scene.view.board, room: board::room_of_last(p, scene) };
    let stretches = (2..=MOST).find_map(|count| cut.pieces(&all, count))?.1;
    let last = stretches.len() - 1;
    let drawn = stretches.iter().enumerate().map(|(at, stretch)| {
        if at == last {
            board::last(p, scene, stretch);
        } else {
            board::part(p, scene, stretch, &[]);
        }
        let told = if at == 0 { text::board(scene) } else { text::part(scene, stretch) };
        told.beside(p)
    });
    Some(drawn.collect())
}

/// How a board is cut: so that each stretch has room with its numbers.
struct Cut<'b> {
    board: &'b BoardView,
    /// Width and height that each has.
    room: (f32, f32),
}

impl Cut<'_> {
    /// A stretch in so many with all their numbers, from above to below and from left to right; with how large the smallest numbers
    /// are, of several ways that with the largest.
    fn pieces(&self, of: &Stretch, count: u8) -> Option<(f32, Vec<Stretch>)> {
        if count == 1 {
            let size = board::number_in(of, self.room)?;
            return Some((size, vec![of.clone()]));
        }
        // One and the rest; four are two and two, which finds all boards that four can show, or nearly.
        let shares: &[(u8, u8)] = match count {
            2 => &[(1, 1)],
            3 => &[(1, 2), (2, 1)],
            _ => &[(2, 2)],
        };
        let ways = self.halves(of).into_iter().flat_map(|(a, b)| {
            shares.iter().filter_map(move |(of_a, of_b)| {
                let (first, mut list) = self.pieces(&a, *of_a)?;
                let (second, rest) = self.pieces(&b, *of_b)?;
                list.extend(rest);
                Some((first.min(second), list))
            })
        });
        ways.max_by(|a, b| a.0.total_cmp(&b.0))
    }

    /// All ways to cut a stretch in two, each half only as large as its spaces reach.
    fn halves(&self, of: &Stretch) -> Vec<(Stretch, Stretch)> {
        let (columns, rows) = (&of.columns, &of.rows);
        let half = |columns, rows| grid::trimmed(self.board, columns, rows);
        let across = (*rows.start()..*rows.end()).filter_map(|row| {
            let upper = half(columns.clone(), *rows.start()..=row)?;
            Some((upper, half(columns.clone(), row + 1..=*rows.end())?))
        });
        let along = (*columns.start()..*columns.end()).filter_map(|column| {
            let left = half(*columns.start()..=column, rows.clone())?;
            Some((left, half(column + 1..=*columns.end(), rows.clone())?))
        });
        across.chain(along).collect()
    }
}
