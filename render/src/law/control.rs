//! Whose a card is: told by the colour of its frame, by the frame's pattern, by a mark and by a letter, so that
//! nothing rests on colour alone (section 9.1, item 5).

use skald_rules::interface::Seat;

use super::scene::Scene;
use crate::layout::Kind;
use crate::look::color::Color;
use crate::look::emblem::Emblem;
use crate::look::palette::{INK, OUTLINE, PLATE, seat_look};
use crate::look::scale;
use crate::painter::{Face, Fill, Painter, Rect, Style};
use crate::surface;

/// How a frame is drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Pattern {
    Solid,
    Dashed,
    Double,
    Dotted,
}

impl Pattern {
    /// The pattern that goes with a colour: seats alone each have their own, team mates share one.
    const fn of(look: usize) -> Self {
        match look % 4 {
            0 => Self::Solid,
            1 => Self::Dashed,
            2 => Self::Double,
            _ => Self::Dotted,
        }
    }
}

/// How a player's cards are told from others.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Control {
    seat: Seat,
    /// Whose look it is, counted from 0.
    look: usize,
    pub color: Color,
    pattern: Pattern,
    mark: &'static Emblem,
}

impl Control {
    pub fn of(scene: &Scene<'_>, seat: Seat) -> Self {
        let pattern = Pattern::of(scene.wears(seat));
        Self {
            seat,
            look: scene.number(seat),
            color: scene.color(seat),
            pattern,
            mark: &scene.look(seat).mark,
        }
    }

    /// That of the first player, as an example.
    pub fn first() -> Self {
        let look = seat_look(0);
        Self { seat: Seat(0), look: 0, color: look.color, pattern: Pattern::of(0), mark: &look.mark }
    }

    /// The letter of the player: `P1` for the first.
    pub fn letter(&self) -> String {
        letter(self.seat)
    }

    /// All a kept drawing in this player's manner depends on.
    pub fn key(&self) -> [u32; 2] {
        let Color { r, g, b, a } = self.color;
        let pattern = match self.pattern {
            Pattern::Solid => 0,
            Pattern::Dashed => 1,
            Pattern::Double => 2,
            Pattern::Dotted => 3,
        };
        let look = u32::try_from(self.look).unwrap_or(u32::MAX) % 64;
        [u32::from_be_bytes([r, g, b, a]), (u32::from(self.seat.0) * 64 + look) * 4 + pattern]
    }
}

/// The letter of a player: `P1` for the first.
pub(super) fn letter(seat: Seat) -> String {
    format!("P{}", u16::from(seat.0) + 1)
}

/// Cuts a pattern into a frame that lies `width` wide inside `r`.
pub(super) fn pattern(p: &mut Painter, r: Rect, radius: f32, width: f32, of: &Control) {
    match of.pattern {
        Pattern::Solid => {}
        Pattern::Dashed => p.dashes(r, radius, width, (8.0, 15.0), OUTLINE),
        Pattern::Double => {
            let third = width * 0.36;
            p.frame(r.inset(third), radius - third, width - 2.0 * third, OUTLINE);
        }
        Pattern::Dotted => p.dashes(r, radius, width, (5.0, 6.5), OUTLINE),
    }
}

/// Height of the plate with mark and letter; its width with both, and with the letter alone.
pub(super) const PLATE_HEIGHT: f32 = 23.0;
const BOTH: f32 = 46.0;
const LETTER: f32 = 28.0;

/// How wide the plate is.
pub(super) const fn plate_width(marked: bool) -> f32 {
    if marked { BOTH } else { LETTER }
}

/// The plate without its letter, which is text; the mark is left out where there is no room for it.
pub(super) fn plate(p: &mut Painter, at: Rect, of: &Control) {
    surface::plate(p, at, 6.0);
    if at.w > LETTER {
        mark(p, Rect::around(at.x + 12.0, at.cy(), 17.0), of);
    }
}

/// The mark alone.
pub(super) fn mark(p: &mut Painter, at: Rect, of: &Control) {
    p.emblem(of.mark, at, Fill::flat(of.color), PLATE);
}

/// The letter on a plate.
pub(super) fn plate_letter(p: &mut Painter, at: Rect, of: &Control) {
    let ink = if at.w > LETTER { INK } else { of.color };
    let style = Style::new(Face::Bold, scale::NAME_LEAST, ink, PLATE).kind(Kind::Name).centred();
    p.kept_text(&of.letter(), at.right() - 14.0, style.baseline_at(at.cy()), &style);
}
