//! What several pictures of War share: the header with the turn, the bar of shares, and a player's name line.

use skald_rules::interface::{Say, Seat};
use skald_rules::war::Deck;

use super::scene::{Place, Scene, total, words};
use crate::layout::Kind;
use crate::look::palette::{GOLD, GROUND_TOP, INK, OUTLINE, PLATE, QUIET, TITLE};
use crate::look::{scale, surface};
use crate::painter::{Face, Fill, Painter, Rect, Style};

/// Title on the left, turn and limit on the right.
pub(super) fn header(p: &mut Painter, scene: &Scene<'_>, r: Rect, title: &str) {
    let style = Style::new(Face::Title, scale::TITLE, TITLE, GROUND_TOP).kind(Kind::Name);
    let view = scene.view;
    let mut right = r.right() - 6.0;
    if view.turn_limit > 0 {
        let small = Style::new(Face::Text, 25.0, QUIET, GROUND_TOP).kind(Kind::Name).right();
        let of = words(&Say::new("picture-war-of").with("limit", view.turn_limit));
        right -= p.text(&of, right, small.baseline_at(r.cy() + 3.0), &small) + 9.0;
    }
    let turn = words(&Say::new("picture-war-turn").with("turn", view.turn));
    let large = Style::new(Face::Bold, 35.0, INK, GROUND_TOP).kind(Kind::Name).right();
    right -= p.text(&turn, right, large.baseline_at(r.cy()), &large) + 20.0;
    let deck = words(&Say::new(match view.deck {
        Deck::Skirmish => "picture-war-skirmish",
        Deck::Grand => "picture-war-grand",
        Deck::Pool => "picture-war-pool",
    }));
    let left = r.x + 8.0;
    let shrunk = p.shrink(title, right - left, 26.0, &style);
    let width = p.text(title, left, shrunk.baseline_at(r.cy()), &shrunk);
    let gold = Style::new(Face::Text, 22.0, GOLD, GROUND_TOP).kind(Kind::Name);
    let x = left + width + 16.0;
    if x + p.measure(&deck, &gold) < right {
        p.text(&deck, x, gold.baseline_at(r.cy() + 5.0), &gold);
    }
}

/// One bar of everybody's share of the cards, each part with its owner's mark.
pub(super) fn shares(p: &mut Painter, scene: &Scene<'_>, r: Rect) {
    surface::plate(p, r, r.h / 2.0);
    let sum: u16 = scene.view.seats.iter().map(total).sum();
    let inner = r.inset(3.0);
    p.clipped(inner, inner.h / 2.0, |p| {
        let mut x = inner.x;
        for seat in &scene.view.seats {
            let look = Scene::look(seat.seat);
            let w = inner.w * f32::from(total(seat)) / f32::from(sum.max(1));
            if w <= 0.0 {
                continue;
            }
            let part = Rect::new(x, inner.y, w, inner.h);
            p.rect(part, Fill::down(look.color, look.color.mix(OUTLINE, 38)));
            if w > inner.h * 1.6 {
                let mark = Rect::around(part.cx(), part.cy(), inner.h * 0.62);
                p.disc(mark.cx(), mark.cy(), inner.h * 0.46, Fill::flat(PLATE));
                p.emblem(&look.mark, mark.inset(1.5), Fill::flat(look.color), PLATE);
            }
            x += w;
            p.rect(Rect::new(x - 1.5, inner.y, 3.0, inner.h), Fill::flat(PLATE));
        }
    });
}

/// A player's mark and name in `r`; the name is cut to what is left.
pub(super) fn name_line(p: &mut Painter, scene: &Scene<'_>, seat: Seat, r: Rect, size: f32) {
    let look = Scene::look(seat);
    let (mark, rest) = r.take_left(r.h, 9.0);
    surface::mark(p, mark, look);
    let style = Style::new(Face::Text, size, INK, PLATE).kind(Kind::Name);
    let name = scene.name(seat, Place::Picture);
    p.text_fit(&name, rest.x, style.baseline_at(rest.cy()), rest.w, &style);
}
