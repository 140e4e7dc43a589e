//! A card of the hand as a small face: what stands on it, and what it is good for now.

use skald_rules::chaos::{FaceView, HandCard, Use};
use skald_rules::interface::Say;

use super::parts::{kind_sign, mode_badge, reservoir_badge, sign};
use super::scene::{GAIN, LOSS, NOBODY, Place, Scene, kind_color, kind_word, motif, text, words};
use crate::art::Light;
use crate::layout::Kind;
use crate::look::color::Color;
use crate::look::emblem::Emblem;
use crate::look::emblem::chaos::{DEFEND, DESTRUCTIVE, DONE, GIVEN, IDEA, TRADE, UNREADY};
use crate::look::palette::{NUMBER, OUTLINE, PLATE, QUIET, TITLE, face};
use crate::look::scale;
use crate::painter::{Face, Fill, Painter, Rect, Style};

/// Space between small faces.
pub(super) const CELL_GAP: f32 = 11.0;
/// Height of the line with the name.
const NAMED: f32 = 38.0;
/// From this height on a small face says who uses the card.
const USED_BY: f32 = 190.0;
/// Height of a value.
const VALUE: f32 = 52.0;
/// Height of the lines that say who uses the card and what it is good for now.
const FOOT: f32 = 56.0;
/// Border of a small face.
const EDGE: f32 = 4.0;

/// The line under a small face's text: what the card is good for now, or why it is good for nothing. `asked` when
/// attacks are to be answered.
fn note(scene: &Scene<'_>, of: &HandCard, asked: bool) -> (String, Color) {
    if of.locked > 0 {
        return (words(&Say::new("picture-chaos-in-plan").with("count", of.locked)), GAIN);
    }
    match (of.good, &of.why) {
        (Use::Now, _) if asked => (text("picture-chaos-card-answers"), GAIN),
        (Use::Now, _) => (text("picture-chaos-card-now"), GAIN),
        (Use::Answer, _) if asked => (text("picture-chaos-card-misses"), LOSS),
        (Use::Answer, _) => (text("picture-chaos-card-answer"), DEFENCE),
        (Use::Not, Some(why)) => (scene.say(&why.say(), Place::Picture), LOSS),
        (Use::Not, None) => (text("picture-chaos-card-not"), LOSS),
    }
}

/// A card of the hand as a small face: its picture with what decides on it, its name, and what it is good for now. What it
/// does, the twin tells.
pub(super) fn cell(p: &mut Painter, scene: &Scene<'_>, of: &HandCard, asked: bool, r: Rect) {
    // What answers no attack of this window is as little use as what cannot be used at all.
    let not = of.good == Use::Not || asked && of.good == Use::Answer && of.locked == 0;
    let pure = kind_color(of.face.card.kind);
    let color = if not { pure.mix(NOBODY, 65).mix(OUTLINE, 20) } else { pure };
    let (_, low_ground) = face(color);
    p.shadow(r.moved(0.0, 3.0), 12.0, 5.0, 130);
    p.round(r, 12.0, Fill::down(color, color.mix(OUTLINE, 45)));
    p.round(r.inset(EDGE), 9.0, Fill::flat(low_ground));
    let inner = r.inset(EDGE);
    // Where there are very many cards, who uses one is told in words.
    let used_by = r.h >= USED_BY;
    let (low, art) = inner.take_bottom(if used_by { NAMED + FOOT } else { NAMED + FOOT - 30.0 }, 0.0);
    let motif = motif(of.face.card.key.as_str(), of.face.card.kind);
    p.poster(&motif, art, 9.0, if not { Light::Dim } else { Light::Full });
    values(p, &of.face, art);
    let low = low.inset_xy(5.0, 0.0);
    let (named, low) = low.take_top(NAMED, 0.0);
    title(p, of, not, named, low_ground);
    let mut under = low;
    if used_by {
        let (user, rest) = low.take_top(30.0, 0.0);
        foot(p, of, user, low_ground);
        under = rest;
    }
    let (line, ink) = note(scene, of, asked);
    let emblem = match of.good {
        _ if of.locked > 0 => &GIVEN,
        Use::Now if asked => &DEFEND,
        Use::Now => &DONE,
        Use::Answer if asked => &UNREADY,
        Use::Answer => &DEFEND,
        Use::Not => &UNREADY,
    };
    let style = Style::new(Face::Text, scale::LABEL, ink, low_ground).kind(Kind::Name);
    p.emblem(emblem, Rect::new(under.x + 4.0, under.cy() - 10.0, 20.0, 20.0), Fill::flat(ink), low_ground);
    p.text_fit(&line, under.x + 31.0, style.baseline_at(under.cy()), under.w - 34.0, &style);
}

/// Type, name and copies.
fn title(p: &mut Painter, of: &HandCard, not: bool, r: Rect, ground: Color) {
    let side = r.h - 8.0;
    let sign = Rect::new(r.x + 1.0, r.cy() - side / 2.0, side, side);
    kind_sign(p, sign, of.face.card.kind);
    let mut right = r.right() - 4.0;
    if of.copies > 1 {
        let style = Style::new(Face::Bold, 26.0, NUMBER, ground).kind(Kind::Name).right();
        right -= p.text(&format!("×{}", of.copies), right, style.baseline_at(r.cy()), &style) + 6.0;
    }
    let ink = if not { QUIET } else { TITLE };
    let style = Style::new(Face::Bold, 28.0, ink, ground).kind(Kind::Name);
    let x = sign.right() + 7.0;
    let style = p.shrink(&of.face.card.name, right - x, scale::NAME_LEAST, &style);
    p.text_fit(&of.face.card.name, x, style.baseline_at(r.cy()), right - x, &style);
}

/// Offence with what is added to it, and defence, at the left of the picture, and the mode at its right.
fn values(p: &mut Painter, of: &FaceView, art: Rect) {
    let both = of.ov > 0 && of.dv.is_some();
    let beside = both && art.h < 2.0 * VALUE;
    let style = Style::new(Face::Bold, 50.0, NUMBER, OUTLINE).outlined(3.0).kind(Kind::Deciding);
    let (mut x, mut y) = (art.x + 7.0, art.y + VALUE / 2.0 + 1.0);
    let mut value = |p: &mut Painter, emblem: &Emblem, ink: Color, number: u8, more: u8| {
        let sign = Rect::new(x, y - 16.0, 32.0, 32.0);
        p.disc(sign.cx(), sign.cy(), 20.0, Fill::flat(PLATE));
        p.emblem(emblem, sign.inset(2.0), Fill::flat(ink), PLATE);
        let mut right = x + 42.0;
        right += p.text(&number.to_string(), right, style.baseline_at(y), &style) + 6.0;
        if more > 0 {
            let small = Style::new(Face::Bold, 26.0, GAIN, OUTLINE).outlined(2.0).kind(Kind::Name);
            right += p.text(&format!("+{more}"), right, small.baseline_at(y), &small) + 6.0;
        }
        if beside {
            x = right + 10.0;
        } else {
            y += VALUE;
        }
    };
    if of.ov > 0 {
        value(p, &DESTRUCTIVE, OFFENCE, of.ov, of.might);
    }
    if let Some(dv) = of.dv {
        value(p, &DEFEND, DEFENCE, dv, 0);
    }
    if let Some(mode) = of.mode {
        mode_badge(p, Rect::new(art.right() - 38.0, art.y + 6.0, 32.0, 32.0), mode);
    }
}

/// The colour of offensive values.
pub(super) const OFFENCE: Color = Color::hex(0xFF_A18F);
/// The colour of defensive values.
pub(super) const DEFENCE: Color = Color::hex(0xA5_CEF5);

/// Reservoir, who uses the card, and what else can be done with it.
fn foot(p: &mut Painter, of: &HandCard, r: Rect, ground: Color) {
    let badge = Rect::new(r.x + 2.0, r.cy() - 13.0, 27.0, 27.0);
    reservoir_badge(p, badge, of.face.reservoir);
    let mut right = r.right() - 3.0;
    for (holds, emblem, ink) in [(of.replaces, &IDEA, TITLE), (of.cycles, &TRADE, GAIN)] {
        if holds {
            right -= 27.0;
            sign(p, Rect::new(right, r.cy() - 13.0, 27.0, 27.0), emblem, ink);
            right -= 4.0;
        }
    }
    let x = badge.right() + 8.0;
    let style = Style::new(Face::Text, scale::LABEL, QUIET, ground).kind(Kind::Name);
    let line = match &of.face.assoc {
        Some(user) => words(&Say::new("picture-chaos-used-by").with("card", user.name)),
        None if of.face.card.kind.is_character() => kind_word(of.face.card.kind),
        None => text("picture-chaos-by-warrior"),
    };
    // Where there is little room, the name says more than the word before it.
    let line = match &of.face.assoc {
        Some(user) if p.measure(&line, &style.sized(scale::NAME_LEAST)) > right - x => user.name.to_string(),
        _ => line,
    };
    let style = p.shrink(&line, right - x, scale::NAME_LEAST, &style);
    p.text_fit(&line, x, style.baseline_at(r.cy() + 1.0), right - x, &style);
}
