//! How the living sit on the board: up to three side by side, more around the field of open attacks.

use skald_rules::chaos::SeatView;

use super::panel::Form;
use super::scene::{Scene, count};
use super::spot::Spot;
use super::{field, plates};
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

/// How high both rows and the field between them are in a film, where they need so much: as high as usual, as long as there is
/// room, so that what has not changed stands where it stood.
fn steady(needs: [f32; 3], room: f32) -> [f32; 3] {
    let field = plates::height(true);
    let row = (room - field) / 2.0;
    let more = [row - needs[0], field - needs[1], row - needs[2]].map(|more| more.max(0.0));
    let (all, needed) = (more.iter().sum::<f32>(), needs.iter().sum::<f32>());
    let share = ((room - needed) / all.max(1.0)).clamp(0.0, 1.0);
    std::array::from_fn(|at| needs[at] + share * more[at])
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
        let mut needs = [heights[0], field, heights[1]];
        if p.is_filming() && !lower.is_empty() {
            needs = steady(needs, room.1);
        }
        let [upper, field, below] = needs;
        Self { upper: living, lower, forms, heights: [upper, below], field }
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rows_of_a_film_stay_where_they_are_while_there_is_room() {
        let usual = steady([300.0, 60.0, 310.0], 916.0);
        assert_eq!(usual, steady([330.0, 88.0, 360.0], 916.0));
        assert!((usual.iter().sum::<f32>() - 916.0).abs() < 0.01, "{usual:?}");
        // One that needs more has it, and the others have what they need.
        let crowded = [460.0, 60.0, 310.0];
        let [upper, field, lower] = steady(crowded, 916.0);
        assert!(upper >= 460.0 && field >= 60.0 && lower >= 310.0);
        assert!(upper + field + lower <= 916.01);
        assert_eq!(steady([500.0, 116.0, 300.0], 916.0), [500.0, 116.0, 300.0], "all is needed");
    }
}
