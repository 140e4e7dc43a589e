//! What is printed on a card, beside those numbers of a tile that are not the printed ones: small, in whatever room the numbers
//! and the signs in the corners leave.

use skald_rules::law::board::Dir;

use super::scene;
use super::stat::triangle;
use crate::layout::{CAP, Kind};
use crate::look::color::Color;
use crate::look::palette::{INK, OUTLINE};
use crate::look::scale;
use crate::painter::{Face, Painter, Rect, Style};

/// Outline of a printed value, and the space between it and what it stands beside.
const EDGE: f32 = 1.2;
const APART: f32 = 1.0;
/// How far it may lie over a sign in a corner.
const OVER: f32 = 6.5;

/// A number as it stands on a tile.
pub(super) struct Number {
    pub dir: Dir,
    pub printed: i16,
    pub now: i16,
    /// With its outline.
    pub area: Rect,
    pub ink: Color,
}

/// Draws beside each changed number what is printed; where there is no room, a triangle says that it is changed, and how.
pub(super) fn values(p: &mut Painter, body: Rect, corner: f32, numbers: &[Number]) {
    let mut taken: Vec<Rect> = numbers.iter().map(|number| number.area).collect();
    for number in numbers.iter().filter(|number| number.printed != number.now) {
        let text = scene::number(number.printed);
        let style = Style::new(Face::Bold, scale::NAME_LEAST, INK, OUTLINE).outlined(EDGE).kind(Kind::Name);
        let room = (p.measure(&text, &style) + 2.0 * EDGE, style.size * CAP + 2.0 * EDGE);
        match place(body, corner, number, room, &taken) {
            Some(at) => {
                p.kept_text(&text, at.x + EDGE, at.bottom() - EDGE, &style);
                taken.push(at);
            }
            None => changed(p, number),
        }
    }
}

/// Where a printed value stands: outside of all numbers, and of the sign in its corner as far as it can.
fn place(body: Rect, corner: f32, of: &Number, (w, h): (f32, f32), taken: &[Rect]) -> Option<Rect> {
    let a = of.area;
    let (left, right) = (a.x - APART - w, a.right() + APART);
    let (above, below) = (a.y - APART - h, a.bottom() + APART);
    let (x, y) = (body.x + 1.0, body.y + 1.0);
    let (far_x, far_y) = (body.right() - 1.0, body.bottom() - 1.0);
    // The corner that is next to the number, going around as a clock does.
    let (sign, places) = match of.dir {
        Dir::North => {
            let sign = Rect::new(far_x - corner, y, corner, corner);
            (sign, [(right, a.y), (right.max(far_x - w), sign.bottom())])
        }
        Dir::East => {
            let sign = Rect::new(far_x - corner, far_y - corner, corner, corner);
            (sign, [(far_x - w, below), (sign.x - w + APART, below)])
        }
        Dir::South => {
            let sign = Rect::new(x, far_y - corner, corner, corner);
            (sign, [(left, a.bottom() - h), (left.min(x), sign.y - h)])
        }
        Dir::West => {
            let sign = Rect::new(x, y, corner, corner);
            (sign, [(x, above), (sign.right() - APART, above)])
        }
    };
    let free = |at: &Rect, over: f32| {
        body.holds(at, 1.0) && !at.overlaps(&sign, over) && taken.iter().all(|other| !at.overlaps(other, 0.5))
    };
    let all = places.map(|(x, y)| Rect::new(x, y, w, h));
    let find = |over: f32| all.iter().find(|at| free(at, over)).copied();
    find(1.0).or_else(|| find(OVER))
}

/// A small triangle at a number that is not the printed one.
fn changed(p: &mut Painter, of: &Number) {
    let a = of.area;
    let (cx, cy) = match of.dir {
        Dir::North => (a.right() + 5.0, a.bottom() - 8.0),
        Dir::South => (a.x - 5.0, a.y + 8.0),
        Dir::East => (a.x + 2.0, a.bottom() + 6.0),
        Dir::West => (a.right() - 2.0, a.y - 6.0),
    };
    triangle(p, cx, cy, 5.5, of.now > of.printed, of.ink);
}
