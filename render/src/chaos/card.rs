//! A card of the hand as a small face: what stands on it, and what it is good for now.

use skald_rules::chaos::{FaceView, HandCard, Use};
use skald_rules::interface::Say;

use super::parts::{mode_badge, reservoir_badge, sign};
use super::scene::{GAIN, LOSS, NOBODY, Place, Scene, kind_color, kind_emblem, kind_word, text, words};
use crate::layout::Kind;
use crate::look::color::Color;
use crate::look::emblem::Emblem;
use crate::look::emblem::chaos::{DEFEND, DESTRUCTIVE, DONE, GIVEN, IDEA, TRADE, UNREADY};
use crate::look::palette::{INK, NUMBER, OUTLINE, PARCHMENT, PARCHMENT_INK, PLATE, QUIET, TITLE, face};
use crate::look::scale;
use crate::painter::{Face, Fill, Painter, Rect, Style};
use crate::scene::length;
use crate::surface;

/// Space between small faces.
pub(super) const CELL_GAP: f32 = 11.0;
/// From line to line of a small face's text, as a part of its size.
const LEADING: f32 = 1.22;
/// The smallest text on a small face.
const SMALLEST: f32 = 21.0;
/// Height of the lines that say who uses the card and what it is good for now.
const FOOT: f32 = 56.0;
/// Border of a small face.
const EDGE: f32 = 8.0;

/// The text of a card, in the largest size that has room; small text is for those who open the picture, and the twin tells
/// it to all.
fn body(p: &mut Painter, said: &str, r: Rect, paper: Color) {
    p.round(r, 8.0, Fill::flat(paper));
    let room = r.inset_xy(10.0, 5.0);
    let style = |size: f32| Style::new(Face::Prose, size, PARCHMENT_INK, paper);
    let fits = |p: &mut Painter, size: &f32| {
        length(p.wrap(said, room.w, &style(*size)).len()) * size * LEADING <= room.h
    };
    let sizes = [32.0, 30.5, scale::PROSE_LEAST, 27.0, 25.0, 23.0, SMALLEST];
    let size = sizes.into_iter().find(|size| fits(p, size)).unwrap_or(SMALLEST);
    let kind = if size < scale::PROSE_LEAST { Kind::Detail } else { Kind::Prose };
    let lines = length(p.wrap(said, room.w, &style(size)).len()) * size * LEADING;
    let room =
        Rect::new(room.x, room.y + ((room.h - lines) / 2.0).max(0.0), room.w, room.h.min(lines.max(size)));
    p.paragraph(said, room, size * LEADING, &style(size).kind(kind));
}

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

fn has_values(face: &FaceView) -> bool {
    face.ov > 0 || face.dv.is_some()
}

/// A card of the hand as a small face.
pub(super) fn cell(p: &mut Painter, scene: &Scene<'_>, of: &HandCard, asked: bool, r: Rect) {
    // What answers no attack of this window is as little use as what cannot be used at all.
    let not = of.good == Use::Not || asked && of.good == Use::Answer && of.locked == 0;
    let pure = kind_color(of.face.card.kind);
    let color = if not { pure.mix(NOBODY, 65).mix(OUTLINE, 20) } else { pure };
    let (top_ground, low_ground) = face(color);
    p.shadow(r.moved(0.0, 3.0), 12.0, 5.0, 130);
    p.round(r, 12.0, Fill::down(color, color.mix(OUTLINE, 45)));
    p.round(r.inset(4.0), 9.0, Fill::down(top_ground, low_ground));
    let inner = r.inset(EDGE);
    let (head, rest) = inner.take_top(34.0, 4.0);
    title(p, of, not, head, color);
    let mut rest = rest;
    if has_values(&of.face) {
        let (at, below) = rest.take_top(42.0, 4.0);
        values(p, &of.face, at, top_ground);
        rest = below;
    }
    // Where there are very many cards, who uses one is told in words.
    let used_by = rest.h >= FOOT;
    let (low, body_room) = rest.take_bottom(if used_by { FOOT } else { FOOT - 30.0 }, 2.0);
    let paper = if not { PARCHMENT.mix(Color::hex(0x6A_6A6A), 22) } else { PARCHMENT };
    if body_room.h >= SMALLEST * LEADING + 8.0 {
        body(p, &of.face.text, body_room, paper);
    }
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
fn title(p: &mut Painter, of: &HandCard, not: bool, r: Rect, color: Color) {
    surface::plate(p, r, 7.0);
    let side = r.h - 8.0;
    let art = Rect::new(r.x + 5.0, r.cy() - side / 2.0, side, side);
    p.emblem(kind_emblem(of.face.card.kind), art, Fill::down(color.mix(INK, 55), color), PLATE);
    let mut right = r.right() - 6.0;
    if of.copies > 1 {
        let style = Style::new(Face::Bold, 22.0, NUMBER, PLATE).kind(Kind::Name).right();
        right -= p.text(&format!("×{}", of.copies), right, style.baseline_at(r.cy()), &style) + 6.0;
    }
    let ink = if not { QUIET } else { TITLE };
    let style = Style::new(Face::Text, 22.0, ink, PLATE).kind(Kind::Name);
    let x = art.right() + 7.0;
    let style = p.shrink(&of.face.card.name, right - x, scale::NAME_LEAST, &style);
    p.text_fit(&of.face.card.name, x, style.baseline_at(r.cy()), right - x, &style);
}

/// Offence with what is added to it, and defence, with the mode.
fn values(p: &mut Painter, of: &FaceView, r: Rect, ground: Color) {
    let style = Style::new(Face::Bold, 46.0, NUMBER, OUTLINE).outlined(2.5).kind(Kind::Deciding);
    let mut x = r.x + 4.0;
    let mut value = |p: &mut Painter, emblem: &Emblem, ink: Color, number: u8, more: u8| {
        p.emblem(emblem, Rect::new(x, r.cy() - 15.0, 30.0, 30.0), Fill::flat(ink), ground);
        x += 37.0;
        x += p.text(&number.to_string(), x, style.baseline_at(r.cy()), &style) + 6.0;
        if more > 0 {
            let small = Style::new(Face::Bold, 23.0, GAIN, ground).kind(Kind::Name);
            x += p.text(&format!("+{more}"), x, small.baseline_at(r.cy()), &small) + 6.0;
        }
        x += 12.0;
    };
    if of.ov > 0 {
        value(p, &DESTRUCTIVE, OFFENCE, of.ov, of.might);
    }
    if let Some(dv) = of.dv {
        value(p, &DEFEND, DEFENCE, dv, 0);
    }
    if let Some(mode) = of.mode {
        mode_badge(p, Rect::new(r.right() - 34.0, r.cy() - 15.0, 30.0, 30.0), mode);
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
