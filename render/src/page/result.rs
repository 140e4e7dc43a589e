//! The result: who has won and why, everybody's place, and how it looked at the end.

use skald_rules::interface::{Say, Seat};

use super::bar;
use crate::art::Motif;
use crate::layout::Kind;
use crate::look::emblem::{SEAT_MARKS, rank};
use crate::look::palette::{GOLD, INK, OUTLINE, PANEL_BOTTOM, PANEL_TOP, TITLE};
use crate::look::{color::Color, scale};
use crate::painter::{Face, Fill, Painter, Rect, Style, whole_pixels};
use crate::scene::{Place, Scene, Seated, length};
use crate::surface;

/// Height of the band with the winner.
const BAND: f32 = 190.0;
/// Space between parts.
const GAP: f32 = 10.0;
/// A row is at least and at most so high, unless there is room for more.
const ROW: (f32, f32) = (78.0, 132.0);
/// The least height of a picture as a part of its width.
const LEAST: f32 = 0.64;

/// A record in a row is usually at most so high.
pub(crate) const RECORD: f32 = 92.0;

/// How a game ended.
pub(crate) struct Ending<'a> {
    /// Who has won.
    pub outcome: &'a Say,
    /// Why, and after how long.
    pub why: String,
    /// What stands at the winner's side.
    pub art: Option<Motif<'a>>,
    /// A record in a row is at most so high.
    pub record: f32,
}

/// What is beside the places.
pub(crate) struct Beside<F> {
    /// The width of the places' column.
    pub column: f32,
    /// Draws how it looked at the end.
    pub draw: F,
}

/// Width and height of the room beside a column of places.
pub(crate) const fn room_beside(column: f32) -> (f32, f32) {
    let inside = scale::SIDE as f32 - 2.0 * scale::EDGE;
    (inside - column - GAP, inside - BAND - GAP)
}

/// Draws the result. `row` draws a player's record into the room right of the place's number, on a colour; `beside` is how it
/// looked at the end, and without it the rows take the whole width.
pub(crate) fn draw<V: Seated, F: FnOnce(&mut Painter, Rect)>(
    p: &mut Painter,
    scene: &Scene<'_, V>,
    ending: &Ending<'_>,
    row: impl Fn(&mut Painter, Seat, Rect, Color),
    beside: Option<Beside<F>>,
) {
    let places = scene.ranked();
    let count = length(places.len().max(1));
    let side = f32::from(scale::SIDE);
    let rest = side - 2.0 * scale::EDGE - BAND - GAP;
    let mut high = (rest / count - GAP).clamp(ROW.0, ROW.1);
    let alone = 2.0 * scale::EDGE + BAND + GAP + count * (high + GAP) - GAP;
    let height = if beside.is_some() { scale::SIDE } else { whole_pixels(alone.max(side * LEAST)) };
    if beside.is_none() {
        // Few rows share what the picture has at least.
        high += (side * LEAST - alone).max(0.0) / count;
    }
    let room = surface::ground(p, scale::SIDE, height);
    let (band, mut room) = room.take_top(BAND, GAP);
    victory(p, scene, ending, band);
    if let Some(beside) = beside {
        let (rows, picture) = room.take_right(beside.column, GAP);
        (beside.draw)(p, picture);
        room = rows;
    }
    for (i, (place, seat)) in (0_u16..).zip(places) {
        let r = Rect::new(room.x, room.y + f32::from(i) * (high + GAP), room.w, high);
        if r.bottom() > room.bottom() + 1.0 {
            break;
        }
        let color = scene.color(seat);
        let first = place == 1;
        let edge = (if first { 3.0 } else { 1.5 }, color.mix(PANEL_BOTTOM, if first { 0 } else { 40 }));
        let ground = surface::tinted(p, r, 12.0, color, edge);
        let ink = if first { TITLE } else { INK };
        let number = Style::new(Face::Bold, scale::DECIDING, ink, ground).kind(Kind::Deciding).centred();
        p.text(&place.to_string(), r.x + 32.0, number.baseline_at(r.cy()), &number);
        let inside = r.inset_xy(0.0, ((r.h - ending.record) / 2.0).max(8.0));
        row(p, seat, inside.take_left(60.0, 0.0).1.take_right(14.0, 0.0).1, ground);
    }
}

/// The crown, the winner's name and why.
fn victory<V: Seated>(p: &mut Painter, scene: &Scene<'_, V>, ending: &Ending<'_>, r: Rect) {
    let first = scene.first();
    let color = if let [only] = first { scene.color(*only) } else { GOLD };
    p.glow(r.inset(6.0), 20.0, 10.0, color.alpha(60));
    p.round(r, 18.0, Fill::down(color.mix(PANEL_TOP, 78), PANEL_BOTTOM));
    p.frame(r, 18.0, 3.0, color);
    let crown = Rect::around(r.cx(), r.y + 54.0, 84.0);
    p.glow(crown.inset(18.0), 24.0, 18.0, GOLD.alpha(120));
    p.emblem(rank(13), crown, Fill::down(TITLE, GOLD), color.mix(PANEL_BOTTOM, 80));
    for side in [-1.0_f32, 1.0] {
        let at = |far: f32, size: f32| Rect::around(r.cx() + side * far, r.y + 58.0, size);
        match &ending.art {
            Some(art) => p.portrait(art, at(136.0, 84.0), color),
            None => p.emblem(&SEAT_MARKS[6], at(120.0, 44.0), Fill::down(TITLE, GOLD), OUTLINE),
        }
        p.emblem(&SEAT_MARKS[6], at(218.0, 34.0), Fill::down(TITLE, GOLD), OUTLINE);
    }
    let ground = color.mix(PANEL_TOP, 84);
    let title = Style::new(Face::Title, 46.0, TITLE, ground).kind(Kind::Name).centred();
    let title = p.shrink(&scene.say(ending.outcome, Place::Picture), r.w - 60.0, 30.0, &title);
    let shown = scene.fitted(p, ending.outcome, r.w - 40.0, &title);
    p.text(&shown, r.cx(), title.baseline_at(r.y + 124.0), &title);
    let style = Style::new(Face::Text, scale::PROSE_LEAST, INK, ground).centred();
    p.text_fit(&ending.why, r.cx(), style.baseline_at(r.y + 165.0), r.w - 30.0, &style);
}

/// A player's name in the upper part of a result's row; returns what is left below.
pub(crate) fn named<V: Seated>(p: &mut Painter, scene: &Scene<'_, V>, seat: Seat, r: Rect) -> Rect {
    let (name, rest) = r.take_top((r.h * 0.5).min(38.0), 2.0);
    bar::name_line(p, scene, seat, name, scale::NAME_LARGE);
    rest
}
