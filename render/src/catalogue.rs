//! The drawings that there are: one line a game. The second of the two catalogues that a new game touches.
//!
//! What belongs here: which drawings there are, and which of them a view belongs to. What does not: what a drawing offers,
//! and how any game looks.

use skald_rules::views::{AnyKit, AnyView};

use crate::drawing::AnyDrawing;
use crate::painter::Painter;
use crate::{DrawError, Drawing};
use crate::{chaos, law, lost, lraw, plain, war};

/// The drawing of each game, and of what has none of its own.
const DRAWINGS: &[&dyn AnyDrawing] =
    &[&war::Pictures, &chaos::Pictures, &law::Pictures, &lost::Pictures, &lraw::Pictures, &plain::Pictures];

/// The drawing that a view belongs to.
pub(crate) fn of(view: &AnyView) -> Option<&'static dyn AnyDrawing> {
    DRAWINGS.iter().copied().find(|drawing| drawing.knows(view))
}

/// The keys of the cards whose heroes stand for a game; none for one that names none.
pub(crate) fn heroes(game: &str) -> &'static [&'static str] {
    DRAWINGS.iter().map(|drawing| drawing.heroes()).find(|(of, _)| *of == game).map_or(&[], |(_, keys)| keys)
}

/// A picture of what a player of a game may begin with.
pub(crate) fn draw_heads(p: &mut Painter, game: &str) -> Option<Result<Drawing, DrawError>> {
    DRAWINGS.iter().find(|drawing| drawing.heroes().0 == game)?.draw_heads(p)
}

/// Draws what stands ready to be brought to a game; nothing where there is nothing.
pub(crate) fn draw_ready(p: &mut Painter, game: &str) -> Option<Result<Drawing, DrawError>> {
    DRAWINGS.iter().find(|drawing| drawing.heroes().0 == game)?.draw_ready(p)
}

/// A picture of a kit by the drawing that it belongs to.
pub(crate) fn draw_kit(p: &mut Painter, kit: &AnyKit) -> Option<Result<Drawing, DrawError>> {
    DRAWINGS.iter().find_map(|drawing| drawing.draw_kit(p, kit))
}
