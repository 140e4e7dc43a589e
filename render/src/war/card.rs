//! A card of War on the board, in its owner's colour; and the Destiny Coin.

use skald_rules::war::{ActiveView, CardView, Chip};

use super::scene::{motif, signed};
use crate::layout::Kind;
use crate::look::color::Color;
use crate::look::emblem::{self, COIN_SKULL, Emblem};
use crate::look::palette::{
    BLOOD, BONE, FIRE, GOLD, GROUND_TOP, INK, NUMBER, OUTLINE, PLATE, QUIET, TITLE, face,
};
use crate::look::scale;
use crate::painter::{Face, Fill, Painter, Rect, Style};
use crate::surface;

/// An active card with its effective Level large, and under it how that comes about.
pub(super) fn active(p: &mut Painter, r: Rect, active: &ActiveView, color: Color, lit: bool) {
    let frame = (r.w * 0.035).clamp(4.0, 7.0);
    if lit {
        p.glow(r.inset(-2.0), r.w * 0.1, 12.0, color.alpha(190));
    }
    let inner = surface::card(p, r, color, frame);
    body(p, inner, &active.card, color);
    let size = (r.w * 0.46).clamp(58.0, 100.0);
    let style = Style::new(Face::Bold, size, NUMBER, OUTLINE).outlined(size * 0.055).kind(Kind::Deciding);
    let base = inner.y + size * 0.714 + size * 0.1;
    p.text(&active.level.to_string(), inner.x + size * 0.14, base, &style);
    sum(p, inner, active, base + size * 0.1 + 4.0);
    if active.slain {
        let size = r.w * 0.5;
        let at = Rect::around(inner.cx(), inner.y + inner.h * 0.52, size);
        p.disc(at.cx(), at.cy(), size * 0.52, Fill::flat(BLOOD));
        p.ring(at.cx(), at.cy(), size * 0.52, 3.0, INK);
        p.emblem(&COIN_SKULL, at.inset(size * 0.16), Fill::flat(INK), BLOOD);
    }
}

/// Emblem, used mark and name on a card's face.
fn body(p: &mut Painter, inner: Rect, card: &CardView, color: Color) {
    let (_, low) = face(color);
    let (name, rest) = inner.inset(2.0).take_bottom(30.0, 4.0);
    if card.legend {
        p.frame(inner.inset(3.0), inner.w * 0.07, 2.0, GOLD.alpha(200));
    }
    let size = (rest.w * 0.64).min(rest.h * 0.6);
    let at = Rect::new(rest.right() - size - rest.w * 0.06, rest.bottom() - size - rest.h * 0.05, size, size);
    p.portrait(&motif(card), at, color);
    if card.used {
        let pip = (inner.w * 0.19).clamp(24.0, 38.0);
        let at = Rect::new(inner.right() - pip - 7.0, inner.y + 7.0, pip, pip);
        p.emblem(&emblem::USED, at, Fill::flat(FIRE), low);
    }
    name_plate(p, name, &card.name, card.legend);
}

/// The dark plate with a card's name at its foot.
fn name_plate(p: &mut Painter, r: Rect, name: &str, legend: bool) {
    surface::plate(p, r, 7.0);
    let ink = if legend { TITLE } else { INK };
    let style = Style::new(Face::Text, scale::NAME, ink, PLATE).kind(Kind::Name).centred();
    p.text_fit(name, r.cx(), style.baseline_at(r.cy()), r.w - 2.0, &style);
}

/// What makes the Level what it is, as a sum on a plate under the number: the printed Level, then each change.
fn sum(p: &mut Painter, inner: Rect, active: &ActiveView, top: f32) {
    if active.chips.is_empty() {
        return;
    }
    let mut parts: Vec<(Term, Color)> = vec![(Term::Text(active.card.level.to_string()), QUIET)];
    parts.extend(active.chips.iter().map(|chip| match chip {
        Chip::Rally(n) | Chip::Sear(n) | Chip::Spin(n) => (Term::Text(signed(*n)), change_ink(*n)),
        Chip::Mirror(n) => (Term::Text(format!("={n}")), TITLE),
        Chip::Upend => (Term::Sign(&emblem::UPEND), TITLE),
        Chip::Unbroken => (Term::Sign(&emblem::UNBROKEN), TITLE),
    }));
    let wide = Style::new(Face::Bold, 24.0, INK, PLATE).kind(Kind::Name);
    let width = |p: &mut Painter, style: &Style, gap: f32| {
        parts.iter().map(|(term, _)| term.width(p, style) + gap).sum::<f32>() + 16.0 - gap
    };
    let (style, gap) =
        if width(p, &wide, 5.0) <= inner.w - 8.0 { (wide, 5.0) } else { (wide.sized(scale::LABEL), 2.0) };
    let r = Rect::new(inner.x + 4.0, top, width(p, &style, gap), 30.0);
    surface::plate(p, r, 8.0);
    p.frame(r, 8.0, 1.5, parts.last().map_or(QUIET, |(_, ink)| *ink));
    let mut x = r.x + 8.0;
    for (term, ink) in &parts {
        match term {
            Term::Text(text) => {
                p.text(text, x, style.baseline_at(r.cy()), &style.colours(*ink, PLATE));
            }
            Term::Sign(sign) => {
                p.emblem(sign, Rect::new(x, r.cy() - 10.0, 20.0, 20.0), Fill::flat(*ink), PLATE);
            }
        }
        x += term.width(p, &style) + gap;
    }
}

/// One term of a Level's sum.
enum Term {
    Text(String),
    Sign(&'static Emblem),
}

impl Term {
    fn width(&self, p: &mut Painter, style: &Style) -> f32 {
        match self {
            Self::Text(text) => p.measure(text, style),
            Self::Sign(_) => 20.0,
        }
    }
}

/// The ink of a change of Level; its sign says the same.
pub(super) fn change_ink(amount: i8) -> Color {
    if amount < 0 { Color::hex(0xFF_B3A8) } else { Color::hex(0xA8_F0C0) }
}

/// A small face-up card: Level and emblem, for cards that lie on the battlefield.
pub(super) fn small(p: &mut Painter, r: Rect, card: &CardView, color: Color) {
    let inner = surface::card(p, r, color, 2.5);
    let style = Style::new(Face::Bold, (r.w * 0.56).max(scale::LABEL), NUMBER, OUTLINE)
        .outlined(1.5)
        .kind(Kind::Name);
    p.text(
        &card.level.to_string(),
        inner.cx(),
        style.baseline_at(inner.y + inner.h * 0.27),
        &style.centred(),
    );
    let size = inner.w * 0.72;
    let at = Rect::around(inner.cx(), inner.bottom() - size * 0.62, size);
    p.portrait(&motif(card), at, color);
}

/// A dark disc with a skull: dead.
pub(super) fn skull(p: &mut Painter, r: Rect) {
    p.disc(r.cx(), r.cy(), r.w / 2.0, Fill::flat(BLOOD));
    p.emblem(&COIN_SKULL, r.inset(r.w * 0.2), Fill::flat(BONE), BLOOD);
}

/// Both sides of the Destiny Coin, before it is flipped.
pub(super) fn coins(p: &mut Painter, r: Rect) {
    let side = r.h * 0.72;
    coin(p, Rect::new(r.right() - side, r.bottom() - side, side, side), false);
    coin(p, Rect::new(r.x, r.y, side, side), true);
}

/// The Destiny Coin, one side up.
pub(super) fn coin(p: &mut Painter, r: Rect, fire: bool) {
    let (cx, cy, radius) = (r.cx(), r.cy(), r.w / 2.0);
    p.shadow(r.inset(2.0).moved(0.0, 2.0), radius, 3.0, 140);
    let (top, low, sign) = if fire {
        (Color::hex(0xF2_B84B), Color::hex(0x9A_5A12), &emblem::COIN_FIRE)
    } else {
        (Color::hex(0x8B_93A3), Color::hex(0x3B_404B), &COIN_SKULL)
    };
    p.disc(cx, cy, radius, Fill::down(top, low));
    p.disc(cx, cy, radius * 0.82, Fill::down(low.mix(GROUND_TOP, 30), low.mix(OUTLINE, 40)));
    p.emblem(sign, r.inset(radius * 0.42), Fill::down(INK, top), low.mix(OUTLINE, 40));
}
