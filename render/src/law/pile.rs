//! A board that is too large for one picture with all its numbers, in several that stand one above the other in a message: each
//! is shown as large as a picture alone.

use skald_rules::interface::Key;
use skald_rules::law::Heat;

use super::grid::Stretch;
use super::scene::Scene;
use super::{board, cutting, grid, heat, text};
use crate::page::told::Told;
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
    let one = |p: &mut Painter, at: usize, stretch: &Stretch| {
        if at == last {
            board::last(p, scene, stretch);
        } else {
            board::part(p, scene, stretch, &[]);
        }
    };
    Some(piled(p, scene, &stretches, one, || text::board(scene)))
}

/// Draws where the viewer's cards lie open from above to below, the first with the texts of all; nothing for a board that stands in
/// one picture.
pub(super) fn threats(p: &mut Painter, scene: &Scene<'_>) -> Option<Result<Vec<Drawing>, DrawError>> {
    let stretches = cutting::alone(p, &scene.view.board)?;
    let list = skald_rules::law::threats(scene.view);
    let one = |p: &mut Painter, _: usize, stretch: &Stretch| heat::threats_of(p, scene, stretch, &list);
    Some(piled(p, scene, &stretches, one, || text::threats(scene, &list)))
}

/// Draws what a card of the viewer's hand would do in all parts of a board where it may be placed, the first with the texts of all;
/// nothing where one picture shows all of them.
pub(super) fn heats(
    p: &mut Painter,
    scene: &Scene<'_>,
    card: Key,
) -> Option<Result<Vec<Drawing>, DrawError>> {
    let held = scene.view.own.iter().flat_map(|own| &own.hand).find(|held| held.key == card)?;
    let list = skald_rules::law::heat(scene.view, card);
    let within = |stretch: &Stretch| -> Vec<Heat> {
        list.iter().filter(|heat| stretch.holds(heat.at)).copied().collect()
    };
    let mut stretches = cutting::alone(p, &scene.view.board)?;
    stretches.retain(|stretch| !within(stretch).is_empty());
    if stretches.len() < 2 {
        return None;
    }
    let one = |p: &mut Painter, _: usize, stretch: &Stretch| {
        heat::draw_part(p, scene, stretch, &within(stretch));
    };
    Some(piled(p, scene, &stretches, one, || text::heat(held, &list, &[])))
}

/// Each of the stretches as `one` draws it, with the texts of all at the first.
fn piled(
    p: &mut Painter,
    scene: &Scene<'_>,
    stretches: &[Stretch],
    one: impl Fn(&mut Painter, usize, &Stretch),
    all: impl Fn() -> Told,
) -> Result<Vec<Drawing>, DrawError> {
    let drawn = stretches.iter().enumerate().map(|(at, stretch)| {
        one(p, at, stretch);
        let told = if at == 0 { all() } else { text::part(scene, stretch) };
        told.beside(p)
    });
    drawn.collect()
}
