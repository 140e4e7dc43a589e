//! Our own vector emblems: SVG path strings in a box of 64 units, made to be told apart at 28 pixels.
//! Each file draws one family; how they are painted is the painter's business.

pub mod chaos;
pub mod law;
pub mod lost;
mod marks;
mod ranks;

pub use marks::{ARMY, COIN_FIRE, COIN_SKULL, DECK, GRAVE, SEAT_MARKS, UNBROKEN, UPEND, USED, WAR};
pub use ranks::rank;

/// Side of the square every emblem is drawn in.
pub const BOX: f32 = 64.0;

/// A picture of one thing, drawn part by part.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Emblem {
    /// Short ASCII name, for tests and contact sheets.
    pub name: &'static str,
    /// The parts, the lowest first.
    pub parts: &'static [Part],
}

/// One path of an emblem.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Part {
    /// SVG path data.
    pub d: &'static str,
    /// Filled or drawn as a line.
    pub how: How,
    /// Which of the emblem's tones it takes.
    pub tone: Tone,
}

/// Filled (holes by the even-odd rule) or a line of so many units with round joins and ends.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum How {
    /// Filled.
    Fill,
    /// A line of this width.
    Line(f32),
}

/// The tones of an emblem, given their colours where it is drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tone {
    /// The bright body.
    Body,
    /// Parts that lie behind or in shade.
    Shade,
    /// Cut out of the body: the colour of the ground.
    Carved,
}

const fn body(d: &'static str) -> Part {
    Part { d, how: How::Fill, tone: Tone::Body }
}

const fn body_line(width: f32, d: &'static str) -> Part {
    Part { d, how: How::Line(width), tone: Tone::Body }
}

const fn shade(d: &'static str) -> Part {
    Part { d, how: How::Fill, tone: Tone::Shade }
}

const fn shade_line(width: f32, d: &'static str) -> Part {
    Part { d, how: How::Line(width), tone: Tone::Shade }
}

const fn carve(d: &'static str) -> Part {
    Part { d, how: How::Fill, tone: Tone::Carved }
}

const fn carve_line(width: f32, d: &'static str) -> Part {
    Part { d, how: How::Line(width), tone: Tone::Carved }
}

/// All emblems, for contact sheets and tests.
pub fn all() -> Vec<Emblem> {
    let mut list = ranks::RANKS.to_vec();
    list.extend(SEAT_MARKS);
    list.extend(chaos::SIGNS);
    list.extend(law::all());
    list.extend(lost::SIGNS);
    list.extend([DECK, ARMY, WAR, GRAVE, USED, COIN_FIRE, COIN_SKULL, UPEND, UNBROKEN]);
    list
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::painter::icon_bounds;

    #[test]
    fn every_path_can_be_read_and_lies_in_its_box() {
        for e in all() {
            assert!(!e.parts.is_empty(), "{}", e.name);
            for part in e.parts {
                let (x0, y0, x1, y1) = icon_bounds(part.d).unwrap_or_else(|err| panic!("{}: {err}", e.name));
                let half = match part.how {
                    How::Fill => 0.0,
                    How::Line(w) => f64::from(w) / 2.0,
                };
                // A cut in the colour of the ground may run over the edge: nobody sees it there.
                let half = if part.tone == Tone::Carved { half - 4.0 } else { half };
                let (low, high) = (half - 1e-9, 64.0 + 1e-9 - half);
                let inside = x0 >= low && y0 >= low && x1 <= high && y1 <= high;
                assert!(inside, "{}: {} reaches {x0},{y0} to {x1},{y1}", e.name, part.d);
            }
        }
    }

    #[test]
    fn names_are_unique() {
        let mut names: Vec<_> = all().iter().map(|e| e.name).collect();
        names.sort_unstable();
        let before = names.len();
        names.dedup();
        assert_eq!(before, names.len());
    }

    #[test]
    fn every_rank_has_its_own() {
        assert_eq!(rank(1).name, "kingslayer");
        assert_eq!(rank(13).name, "high-king");
    }
}
