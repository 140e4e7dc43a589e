//! How the living sit on the board: up to three side by side, more around the field of open attacks.

use skald_rules::chaos::SeatView;

use super::field;
use super::panel::Form;
use super::scene::{Scene, count};
use super::spot::Spot;
use crate::painter::{Painter, Rect};

/// Space between panels.
pub(super) const GAP: f32 = 12.0;

/// The living on one or both sides of the field, and how high their panels and the field are.
pub(super) struct Plan<'v> {
    upper: Vec<&'v SeatView>,
    lower: Vec<&'v SeatView>,
    /// How the panels above and below the field are built.
    pub forms: [Form; 2],
    heights: [f32; 2],
    field: f32,
}

impl<'v> Plan<'v> {
    /// The living in the order of rounds, in a room that is at most so wide and high. What lies before players and in the
    /// field is counted where there is no room for all of it.
    pub fn new(p: &mut Painter, scene: &Scene<'_>, mut living: Vec<&'v SeatView>, room: (f32, f32)) -> Self {
        let tall = living.len() <= 3;
        let lower = if tall { Vec::new() } else { living.split_off(living.len().div_ceil(2)) };
        let forms = [&living, &lower].map(|row| Form::new(p, row, tall, room.0, GAP));
        let highest = |row: &[&SeatView], of: &dyn Fn(&SeatView) -> f32| {
            row.iter().map(|seat| of(seat).ceil()).fold(0.0, f32::max)
        };
        let rows = [(&living, forms[0]), (&lower, forms[1])];
        let least: f32 = rows.iter().map(|(row, form)| highest(row, &|_| form.least())).sum();
        let field = field::height(scene, !lower.is_empty(), room.1 - least);
        let mut heights = rows.map(|(row, form)| highest(row, &|seat| form.height(scene, seat)));
        let over = heights[0] + heights[1] + field - room.1;
        if over > 0.0 {
            // Both rows give up as much as what they have more than they need at least.
            let more = rows.map(|(row, form)| highest(row, &|seat| form.height(scene, seat) - form.least()));
            let all = (more[0] + more[1]).max(1.0);
            heights = [heights[0] - over * more[0] / all, heights[1] - over * more[1] / all];
        }
        Self { upper: living, lower, forms, heights, field }
    }

    /// The height of panels and field.
    pub fn height(&self) -> f32 {
        self.heights[0] + self.heights[1] + self.field
    }

    /// Where everybody sits, and the field.
    pub fn places(&self, room: Rect) -> (Vec<Spot>, Rect) {
        let (upper, rest) = room.take_top(self.heights[0], 0.0);
        let (middle, rest) = rest.take_top(self.field, 0.0);
        let lower = rest.take_top(self.heights[1], 0.0).0;
        let (above, below) = (count(self.upper.len()), count(self.lower.len()));
        let upper = (0..).zip(&self.upper).map(|(i, s)| Spot {
            seat: s.seat,
            r: upper.cell(i, above, 1, GAP),
            above: true,
        });
        let lower = (0..).zip(&self.lower).map(|(i, s)| Spot {
            seat: s.seat,
            r: lower.cell(below - 1 - i, below, 1, GAP),
            above: false,
        });
        (upper.chain(lower).collect(), middle)
    }
}
