//! What several pictures of War share: what their headers say, and the bar of shares.

use skald_rules::interface::Say;
use skald_rules::war::Deck;

use super::scene::{Scene, total, words};
use crate::look::palette::{OUTLINE, PLATE};
use crate::page::bar::Header;
use crate::painter::{Fill, Painter, Rect};
use crate::surface;

/// A header: a title, the deck, the turn and the last there can be.
pub(super) fn header(scene: &Scene<'_>, title: &'static str) -> Header {
    let view = scene.view;
    let of = if view.turn_limit > 0 {
        words(&Say::new("picture-war-of").with("limit", view.turn_limit))
    } else {
        String::new()
    };
    Header {
        title: words(&Say::new(title)),
        form: deck(scene),
        right: words(&Say::new("picture-war-turn").with("turn", view.turn)),
        of,
    }
}

/// The deck that is played with.
pub(super) fn deck(scene: &Scene<'_>) -> String {
    words(&Say::new(match scene.view.deck {
        Deck::Skirmish => "picture-war-skirmish",
        Deck::Grand => "picture-war-grand",
        Deck::Pool => "picture-war-pool",
    }))
}

/// One bar of everybody's share of the cards, each part with its owner's mark.
pub(super) fn shares(p: &mut Painter, scene: &Scene<'_>, r: Rect) {
    surface::plate(p, r, r.h / 2.0);
    let sum: u16 = scene.view.seats.iter().map(total).sum();
    let inner = r.inset(3.0);
    p.clipped(inner, inner.h / 2.0, |p| {
        let mut x = inner.x;
        for seat in &scene.view.seats {
            let look = scene.look(seat.seat);
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
