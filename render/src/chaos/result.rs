//! The result: everybody's place with the total that is left, and who was in play at the end.

use skald_rules::chaos::{SeatView, Why};
use skald_rules::interface::{Say, Seat};

use super::parts::bar;
use super::scene::{NOBODY, Place, Scene, hero, words};
use super::{spread, status};
use crate::layout::Kind;
use crate::look::emblem::GRAVE;
use crate::look::palette::{NUMBER, OUTLINE, QUIET};
use crate::look::{color::Color, scale};
use crate::page::result::{self, Beside, Ending};
use crate::painter::{Face, Fill, Painter, Rect, Style};

/// Draws the result.
pub(super) fn draw(p: &mut Painter, scene: &Scene<'_>) {
    let rounds = words(&Say::new("picture-chaos-over").with("count", scene.view.round));
    let why = format!("{} · {rounds}", why(scene, Place::Picture).trim_end_matches('.'));
    let first = scene.first();
    let winner = first.first().filter(|_| first.len() == 1).and_then(|seat| scene.seat(*seat));
    let outcome = status::say(scene);
    let ending =
        Ending { outcome: &outcome, why, art: winner.map(|seat| hero(&seat.hero)), record: result::RECORD };
    let row = |p: &mut Painter, seat, r, ground| record(p, scene, seat, r, ground);
    result::draw(p, scene, &ending, row, None::<Beside<fn(&mut Painter, Rect)>>);
}

/// Why the game ended.
pub(super) fn why(scene: &Scene<'_>, place: Place) -> String {
    let Some(end) = &scene.view.ended else { return String::new() };
    let say = match end.why {
        Why::Last => {
            let fallen = scene.view.seats.iter().all(|s| s.out || s.total == 0);
            Say::new(if fallen { "picture-chaos-why-all" } else { "picture-chaos-why-last" })
        }
        Why::Stalemate => Say::new("picture-chaos-why-stalemate"),
        Why::Agreed => Say::new("picture-chaos-why-agreed"),
        Why::Award => Say::new("picture-chaos-why-award").with("names", scene.first().to_vec()),
    };
    scene.say(&say, place)
}

/// One player's Warrior, name and total.
fn record(p: &mut Painter, scene: &Scene<'_>, seat: Seat, r: Rect, ground: Color) {
    let Some(view) = scene.seat(seat) else { return };
    let side = r.h.min(72.0);
    let (art, rest) = r.take_left(side, 12.0);
    let color = scene.color(seat);
    let art = Rect::around(art.cx(), r.cy(), side);
    p.portrait(&hero(&view.hero), art, color);
    let (right, left) = rest.take_right(330.0, 12.0);
    if view.out && view.total == 0 {
        let grave = Rect::around(right.right() - 30.0, r.cy(), 44.0);
        p.emblem(&GRAVE, grave, Fill::flat(NOBODY), ground);
    } else {
        let style = Style::new(Face::Bold, scale::TOTAL, NUMBER, OUTLINE).outlined(2.5);
        let style = style.kind(Kind::Total).right();
        p.text(&view.total.to_string(), right.right(), style.baseline_at(r.cy()), &style);
        let line = Rect::new(right.x, r.cy() - 8.0, right.w - 130.0, 16.0);
        bar(p, line, view.total, view.start, color);
    }
    let low = result::named(p, scene, seat, left);
    let quiet = Style::new(Face::Text, 21.0, QUIET, ground).kind(Kind::Name);
    p.text_fit(&in_play(view), low.x + 2.0, quiet.baseline_at(low.y + 15.0), low.w, &quiet);
}

/// The Warrior and who stands beside it.
pub(super) fn in_play(seat: &SeatView) -> String {
    let names: Vec<String> = spread::stacked(&seat.row)
        .iter()
        .map(|(n, of)| if *n > 1 { format!("{} ×{n}", of.card.name) } else { of.card.name.to_string() })
        .collect();
    if names.is_empty() {
        format!("{} · {}", seat.warrior, seat.ability)
    } else {
        format!("{} + {}", seat.warrior, names.join(", "))
    }
}
