//! Small things that several pictures of Legends of Chaos share: badges, bars, figures, a type's plate.

use skald_rules::chaos::cards::{Kind as CardKind, Mode, Reservoir};

use super::scene::{kind_color, kind_emblem, mode, reservoir};
use crate::layout::Kind;
use crate::look::color::Color;
use crate::look::emblem::Emblem;
use crate::look::palette::{BORDER, FIRE, INK, OUTLINE, PLATE, TITLE};
use crate::look::scale;
use crate::painter::{Face, Fill, Painter, Rect, Style};
use crate::surface;

/// An emblem in the middle of a dark plate.
pub(super) fn sign(p: &mut Painter, r: Rect, emblem: &Emblem, ink: Color) {
    surface::plate(p, r, r.w * 0.24);
    p.emblem(emblem, r.inset(r.w * 0.15), Fill::flat(ink), PLATE);
}

/// A letter on a plate whose shape says what kind of letter it is.
fn letter(p: &mut Painter, r: Rect, letter: &str, ink: Color) {
    let style =
        Style::new(Face::Bold, (r.h * 0.72).max(scale::NAME_LEAST), ink, PLATE).kind(Kind::Name).centred();
    p.text(letter, r.cx(), style.baseline_at(r.cy()), &style);
}

/// The Attack Mode: a letter, on a square with a floor for Ground, on a disc for Air.
pub(super) fn mode_badge(p: &mut Painter, r: Rect, of: Mode) {
    let (sign, _, _) = mode(of);
    match of {
        Mode::Ground => {
            p.round(r, 4.0, Fill::flat(PLATE));
            p.frame(r, 4.0, 2.0, GROUND_INK);
            letter(p, r, &sign, GROUND_INK);
        }
        Mode::Air => {
            p.disc(r.cx(), r.cy(), r.w / 2.0, Fill::flat(PLATE));
            p.ring(r.cx(), r.cy(), r.w / 2.0 - 1.0, 2.0, AIR_INK);
            letter(p, r, &sign, AIR_INK);
        }
    }
}

/// The colour of Ground attacks.
pub(super) const GROUND_INK: Color = Color::hex(0xE6_B98A);
/// The colour of Air attacks.
pub(super) const AIR_INK: Color = Color::hex(0xA5_DDF5);

/// The reservoir: its letter on a plate with cut corners.
pub(super) fn reservoir_badge(p: &mut Painter, r: Rect, of: Reservoir) {
    let (sign, _, color) = reservoir(of);
    p.round(r, r.w * 0.42, Fill::flat(PLATE));
    p.frame(r, r.w * 0.42, 2.0, color);
    letter(p, r, &sign, color);
}

/// The emblem of a type of card, in its colour.
pub(super) fn kind_sign(p: &mut Painter, r: Rect, kind: CardKind) {
    let color = kind_color(kind);
    p.emblem(kind_emblem(kind), r, Fill::down(color.mix(INK, 55), color), PLATE);
}

/// A total against its start; what exceeds the start is hatched and in another colour.
pub(super) fn bar(p: &mut Painter, r: Rect, total: u16, start: u16, color: Color) {
    let round = r.h / 2.0;
    surface::plate(p, r, round);
    let inner = r.inset(2.0);
    let most = f32::from(total.max(start).max(1));
    let part = |n: u16| inner.w * f32::from(n) / most;
    if total > 0 {
        p.clipped(inner, round, |p| {
            let own = Rect::new(inner.x, inner.y, part(total.min(start)), inner.h);
            p.rect(own, Fill::down(color, color.mix(OUTLINE, 30)));
            if total > start {
                let more = Rect::new(own.right(), inner.y, inner.right() - own.right(), inner.h);
                p.rect(more, Fill::down(TITLE, FIRE));
                let mut x = more.x;
                while x < more.right() {
                    p.line(&[(x, more.bottom()), (x + more.h, more.y)], 2.0, OUTLINE);
                    x += 9.0;
                }
            }
        });
    }
    p.frame(r, round, 1.2, BORDER.alpha(120));
}

/// A sign and a number or short text beside it; returns the width used.
pub(super) fn figure(
    p: &mut Painter,
    at: (f32, f32),
    side: f32,
    emblem: &Emblem,
    shown: &str,
    inks: (Color, Color, Color),
) -> f32 {
    let (x, cy) = at;
    let (light, ink, ground) = inks;
    p.emblem(emblem, Rect::new(x, cy - side / 2.0, side, side), Fill::flat(light), ground);
    let style = Style::new(Face::Bold, (side * 0.92).max(scale::LABEL), ink, ground).kind(Kind::Name);
    side + 4.0 + p.text(shown, x + side + 4.0, style.baseline_at(cy), &style)
}

/// The One/Two card, the side that is up, as a small card.
pub(super) fn one_two(p: &mut Painter, r: Rect, two: bool, color: Color) {
    p.round(r, 4.0, Fill::flat(PLATE));
    p.frame(r, 4.0, 2.0, color);
    // Strokes, not a digit: it is a side, and digits nearby are counts.
    let marks: &[f32] = if two { &[0.36, 0.64] } else { &[0.5] };
    for share in marks {
        let x = r.x + r.w * share;
        p.line(&[(x, r.y + r.h * 0.27), (x, r.bottom() - r.h * 0.27)], 3.0, INK);
    }
}

/// Points that are lost, with a true minus.
pub(super) fn minus(points: u16) -> String {
    if points == 0 { "0".to_owned() } else { format!("−{points}") }
}

/// A dark plate with a point at its right end: an arrow in the colour of whoever it comes from.
pub(super) fn arrow_plate(p: &mut Painter, r: Rect, color: Color) {
    let tip = r.h * 0.36;
    let neck = r.right() - tip;
    let corners = [
        (r.x + 5.0, r.y),
        (neck, r.y),
        (r.right(), r.cy()),
        (neck, r.bottom()),
        (r.x + 5.0, r.bottom()),
        (r.x, r.bottom() - 5.0),
        (r.x, r.y + 5.0),
        (r.x + 5.0, r.y),
    ];
    p.polygon(&corners, Fill::flat(PLATE));
    p.line(&corners, 2.0, color);
}
