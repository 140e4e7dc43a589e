//! The numbers of a card: what they are now, and beside them what is printed.

use super::scene::number;
use crate::layout::Kind;
use crate::look::color::Color;
use crate::look::emblem::law;
use crate::look::palette::{INK, NUMBER, OUTLINE};
use crate::look::scale;
use crate::painter::{Face, Fill, Painter, Rect, Style};

/// What makes a stat better, and what makes it worse; their signs say the same.
pub(super) const BETTER: Color = Color::hex(0xA8_F0C0);
pub(super) const WORSE: Color = Color::hex(0xFF_B3A8);

/// The ink of a stat and of the printed value beside it.
pub(super) fn change(printed: i16, now: i16) -> Color {
    match now.cmp(&printed) {
        std::cmp::Ordering::Less => WORSE,
        std::cmp::Ordering::Equal => NUMBER,
        std::cmp::Ordering::Greater => BETTER,
    }
}

/// The small letters of a printed value.
pub(super) fn small_style(ink: Color) -> Style {
    Style::new(Face::Bold, scale::NAME_LEAST, ink, OUTLINE).outlined(1.5).kind(Kind::Name)
}

/// A small triangle up or down, centred.
pub(super) fn triangle(p: &mut Painter, cx: f32, cy: f32, size: f32, up: bool, ink: Color) {
    let sign = if up { &law::UP } else { &law::DOWN };
    p.emblem(sign, Rect::around(cx, cy, 2.0 * size + 3.0), Fill::flat(OUTLINE), OUTLINE);
    p.emblem(sign, Rect::around(cx, cy, 2.0 * size), Fill::flat(ink), OUTLINE);
}

/// Whether a number has more than one sign.
pub(super) const fn long(n: i16) -> bool {
    n < 0 || n > 9
}

/// Where the printed value stands beside the north or south number.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Beside {
    /// To the right, with its foot on the number's.
    Right,
    /// To the right, with its head at the number's.
    Above,
}

/// The north or south number, and what is printed beside it.
pub(super) fn beside(
    p: &mut Painter,
    (printed, now): (i16, i16),
    cx: f32,
    base: f32,
    style: &Style,
    cap: f32,
    at: Beside,
) {
    let ink = change(printed, now);
    let width = p.kept_text(&number(now), cx, base, &style.colours(ink, OUTLINE).centred());
    if printed == now {
        return;
    }
    let small = small_style(INK);
    let height = scale::NAME_LEAST * 0.714;
    let far = width / 2.0 + if at == Beside::Above && long(now) { 4.0 } else { 5.0 };
    let (x, foot, sign) = match at {
        Beside::Right => (cx + far, base, base - cap + 7.0),
        Beside::Above => (cx + far, base - cap + height, base - 7.0),
    };
    p.kept_text(&number(printed), x, foot, &small);
    triangle(p, x + 5.5, sign, 6.0, now > printed, ink);
}

/// The west or east number; what is printed stands under it.
pub(super) fn below(
    p: &mut Painter,
    (printed, now): (i16, i16),
    x: f32,
    base: f32,
    style: &Style,
    right: bool,
) {
    let ink = change(printed, now);
    let style = style.colours(ink, OUTLINE);
    p.kept_text(&number(now), x, base, &if right { style.right() } else { style });
    if printed != now {
        let small = small_style(INK);
        let y = base + 4.5 + scale::NAME_LEAST * 0.714;
        let (small, at) = if right { (small.right(), x - 3.0) } else { (small, x + 3.0) };
        let width = p.kept_text(&number(printed), at, y, &small);
        let side = if right { at - width - 8.5 } else { at + width + 8.5 };
        triangle(p, side, y - 7.0, 6.0, now > printed, ink);
    }
}
