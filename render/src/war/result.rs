//! The result: beside the places how the cards went, and each player's record.

use skald_rules::interface::{Say, Seat};

use super::scene::{Place, Scene, total, words};
use super::{banner, curve};
use crate::layout::Kind;
use crate::look::color::Color;
use crate::look::palette::{NUMBER, OUTLINE, QUIET};
use crate::look::scale;
use crate::page::result::{self, Beside, Ending};
use crate::painter::{Face, Painter, Rect, Style};

pub(super) fn draw(p: &mut Painter, scene: &Scene<'_>) {
    let turns = words(&Say::new("picture-war-over").with("count", scene.view.turn));
    let why = format!("{} · {turns}", banner::why(scene, Place::Picture).trim_end_matches('.'));
    let outcome = banner::outcome_say(scene);
    let ending = Ending { outcome: &outcome, why, art: None, record: result::RECORD };
    let beside = Beside { column: 430.0, draw: |p: &mut Painter, r: Rect| curve::draw(p, scene, r, false) };
    let row = |p: &mut Painter, seat, r, ground| record(p, scene, seat, r, ground);
    result::draw(p, scene, &ending, row, Some(beside));
}

/// One player's record.
fn record(p: &mut Painter, scene: &Scene<'_>, seat: Seat, r: Rect, ground: Color) {
    let Some(view) = scene.seat(seat) else { return };
    let style = Style::new(Face::Bold, scale::TOTAL, NUMBER, OUTLINE).outlined(2.5).kind(Kind::Total).right();
    let used = p.text(&total(view).to_string(), r.right(), style.baseline_at(r.cy()), &style);
    let left = r.take_left(r.w - used - 12.0, 0.0).0;
    let low = result::named(p, scene, seat, left);
    let record = view.record;
    let won = words(&Say::new("picture-war-won-lost").with("won", record.won).with("lost", record.lost));
    let war = words(&Say::new("picture-war-biggest").with("count", record.biggest_war));
    let style = Style::new(Face::Text, scale::LABEL, QUIET, ground).kind(Kind::Name);
    let lines = if low.h > 44.0 { vec![won, war] } else { vec![won] };
    for (i, line) in (0_u16..).zip(&lines) {
        p.text_fit(line, low.x + 2.0, style.baseline_at(low.y + 14.0 + 24.0 * f32::from(i)), low.w, &style);
    }
}
