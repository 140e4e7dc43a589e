//! A board that is too large for one picture with all its numbers, in several that stand one above the other in a message: each
//! is shown as large as a picture alone.

use super::scene::Scene;
use super::{board, cutting, grid, text};
use crate::painter::Painter;
use crate::{DrawError, Drawing};

/// Draws the pictures from above to below, the first with the texts of the whole board; nothing for a board that stands in
/// one.
pub(super) fn draw(p: &mut Painter, scene: &Scene<'_>) -> Option<Result<Vec<Drawing>, DrawError>> {
    let all = grid::all(&scene.view.board)?;
    if board::stands_in_one(p, scene, &all) {
        return None;
    }
    let stretches = cutting::pieces(&scene.view.board, &all, board::room_of_last(p, scene))?;
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
