//! Pictures finer than their layouts say, where time and bytes allow it: phones have three pixels to a point, and whoever enlarges a
//! picture gains. And in few colours, where a move sends many of them.

use crate::catalogue;
use crate::painter::Painter;
use crate::{DrawError, inner};
use skald_rules::views::AnyView;

/// So many pixels a unit has then: 1200 across where a layout has 960.
const FINE: f32 = 1.25;

/// Draws a picture of a table, finer where its game's pictures are quickly drawn. One of a film is as large as its room, and its
/// pixels are what is wanted of it.
pub(crate) fn drawn<T>(
    p: &mut Painter,
    view: &AnyView,
    draw: impl Fn(&mut Painter) -> Result<T, DrawError>,
) -> Result<T, DrawError> {
    let view = inner(view);
    let Some(drawing) = catalogue::of(view).filter(|_| !p.is_baseline() && !p.is_filming()) else {
        return draw(p);
    };
    if drawing.small(view) {
        p.in_few_colours(true);
        let drawn = draw(p);
        p.in_few_colours(false);
        return drawn;
    }
    if drawing.fine(view) { alone(p, draw) } else { draw(p) }
}

/// Draws a picture that stands for itself, such as a card's face or an invitation: few are asked for, so each is finer.
pub(crate) fn alone<T>(p: &mut Painter, draw: impl FnOnce(&mut Painter) -> T) -> T {
    if p.is_baseline() || p.is_filming() {
        return draw(p);
    }
    p.in_units_of(FINE);
    let drawn = draw(p);
    p.in_units_of(1.0);
    drawn
}
