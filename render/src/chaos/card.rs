//! A card of Legends of Chaos: as a small face in the hand, and as it is printed; and the face of a Warrior.

use skald_rules::chaos::cards::{Card, Face as CardFace, Hero, Owners, Pool};
use skald_rules::chaos::{FaceView, HandCard, Use};

use super::parts::{AIR_INK, GROUND_INK, kind_sign, mode_badge, reservoir_badge, sign};
use super::scene::{
    GAIN, LOSS, NOBODY, Place, Scene, count, hero_emblem, kind_color, kind_emblem, kind_word, mode,
    reservoir, text, words,
};
use crate::layout::Kind;
use crate::look::color::Color;
use crate::look::emblem::Emblem;
use crate::look::emblem::chaos::{DEFEND, DESTRUCTIVE, DONE, GIVEN, IDEA, LASTING, TRADE, UNREADY};
use crate::look::palette::{
    FIRE, GOLD, INK, NUMBER, OUTLINE, PARCHMENT, PARCHMENT_INK, PLATE, QUIET, TITLE, face,
};
use crate::look::{scale, surface};
use crate::painter::{Face, Fill, Painter, Rect, Style};
use skald_rules::interface::Say;

/// Space between small faces.
pub(super) const CELL_GAP: f32 = 11.0;
/// From line to line of a small face's text.
const LEADING: f32 = 26.0;
/// The most lines that say why a card cannot be used; the twin holds all.
const NOTES: usize = 3;
/// Border of a small face.
const EDGE: f32 = 8.0;

/// A length in whole pixels.
pub(super) fn pixels(length: f32) -> u16 {
    (0..=4096_u16).find(|n| f32::from(*n) >= length).unwrap_or(4096)
}

fn prose() -> Style {
    Style::new(Face::Prose, 21.0, PARCHMENT_INK, PARCHMENT)
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
        (Use::Not, Some(why)) => (scene.say(why, Place::Picture), LOSS),
        (Use::Not, None) => (text("picture-chaos-card-not"), LOSS),
    }
}

/// This note, wrapped.
fn note_lines(
    p: &mut Painter,
    scene: &Scene<'_>,
    of: &HandCard,
    asked: bool,
    width: f32,
) -> Vec<(String, Color)> {
    let style = Style::new(Face::Text, scale::LABEL, INK, PLATE);
    let (note, ink) = note(scene, of, asked);
    p.wrap(&note, width - 34.0, &style).into_iter().take(NOTES).map(|line| (line, ink)).collect()
}

fn has_values(face: &FaceView) -> bool {
    face.ov > 0 || face.dv.is_some()
}

/// How high a small face must be.
pub(super) fn cell_height(p: &mut Painter, scene: &Scene<'_>, of: &HandCard, asked: bool, width: f32) -> f32 {
    let inner = width - 2.0 * EDGE;
    let text = p.wrap(&of.face.text, inner - 20.0, &prose()).len().max(1);
    let notes = note_lines(p, scene, of, asked, inner).len();
    let values = if has_values(&of.face) { 46.0 } else { 0.0 };
    2.0 * EDGE
        + 34.0
        + 4.0
        + values
        + LEADING * f32::from(count(text))
        + 16.0
        + 34.0
        + 25.0 * f32::from(count(notes))
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
    let notes = note_lines(p, scene, of, asked, inner.w);
    let (low, body) = rest.take_bottom(34.0 + 25.0 * f32::from(count(notes.len())), 0.0);
    let paper = if not { PARCHMENT.mix(Color::hex(0x6A_6A6A), 22) } else { PARCHMENT };
    p.round(body, 8.0, Fill::flat(paper));
    let style = prose().colours(PARCHMENT_INK, paper);
    p.paragraph(&of.face.text, body.inset_xy(10.0, 7.0), LEADING, &style);
    let (user, under) = low.take_top(34.0, 0.0);
    foot(p, of, user, low_ground);
    for (i, (line, ink)) in (0_u16..).zip(&notes) {
        let style = Style::new(Face::Text, scale::LABEL, *ink, low_ground);
        let y = under.y + 25.0 * f32::from(i) + 11.0;
        if i == 0 {
            let emblem = match of.good {
                _ if of.locked > 0 => &GIVEN,
                Use::Now if asked => &DEFEND,
                Use::Now => &DONE,
                Use::Answer if asked => &UNREADY,
                Use::Answer => &DEFEND,
                Use::Not => &UNREADY,
            };
            p.emblem(emblem, Rect::new(under.x + 4.0, y - 10.0, 20.0, 20.0), Fill::flat(*ink), low_ground);
        }
        p.text_fit(line, under.x + 31.0, style.baseline_at(y), under.w - 34.0, &style);
    }
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
const OFFENCE: Color = Color::hex(0xFF_A18F);
/// The colour of defensive values.
const DEFENCE: Color = Color::hex(0xA5_CEF5);

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
        Some(user) => words(&Say::new("picture-chaos-used-by").with("card", user.name.clone())),
        None if of.face.card.kind.is_character() => kind_word(of.face.card.kind),
        None => text("picture-chaos-by-warrior"),
    };
    let style = p.shrink(&line, right - x, scale::NAME_LEAST, &style);
    p.text_fit(&line, x, style.baseline_at(r.cy() + 1.0), right - x, &style);
}

/// Who may have a card.
pub(super) fn owners(pool: &Pool, of: &CardFace) -> String {
    match &of.owners {
        Owners::All => text("picture-chaos-owner-all"),
        Owners::Of(heroes) => {
            let names: Vec<Say> = heroes.iter().map(|h| super::hints::name(&pool.warrior(*h).name)).collect();
            words(&Say::new("picture-chaos-owner").with("names", names))
        }
    }
}

/// The printed face of a card as a whole picture, 640 by 896.
pub(super) fn draw_face(p: &mut Painter, pool: &Pool, card: Card) {
    let of = pool.face(card);
    let color = kind_color(of.kind);
    let (art, foot) = printed(p, &of.name, color);
    let at = emblem_at(art, of.ov > 0 || of.dv.is_some());
    p.emblem(kind_emblem(of.kind), at, surface::emblem_fill(color), color.mix(OUTLINE, 70));
    summary(p, pool, of, foot);
    // The Characteristic Box.
    let word = kind_word(of.kind);
    let style = Style::new(Face::Text, 27.0, color.mix(INK, 60), PLATE).kind(Kind::Name).centred();
    let w = p.measure(&word, &style) + 76.0;
    let box_ = Rect::new(art.cx() - w / 2.0, art.bottom() - 28.0, w, 50.0);
    surface::plate(p, box_, 14.0);
    p.frame(box_, 14.0, 2.5, color);
    kind_sign(p, Rect::new(box_.x + 12.0, box_.y + 9.0, 32.0, 32.0), of.kind);
    p.text(&word, box_.cx() + 18.0, style.baseline_at(box_.cy()), &style);
    if of.ov > 0 {
        value(p, Rect::new(art.x + 16.0, art.y + 16.0, 180.0, 92.0), &DESTRUCTIVE, OFFENCE, of.ov);
    }
    if let Some(dv) = of.dv {
        let y = if of.ov > 0 { art.y + 126.0 } else { art.y + 16.0 };
        value(p, Rect::new(art.x + 16.0, y, 180.0, 92.0), &DEFEND, DEFENCE, dv);
    }
    let mut y = art.y + 18.0;
    if let Some(of) = of.mode {
        let (_, word, emblem) = mode(of);
        let ink = if of == skald_rules::chaos::cards::Mode::Air { AIR_INK } else { GROUND_INK };
        corner(p, art, &mut y, &word, ink, |p, r| p.emblem(emblem, r, Fill::flat(ink), PLATE));
    }
    if of.persistent {
        let word = text("picture-chaos-lasting");
        corner(p, art, &mut y, &word, FIRE, |p, r| p.emblem(&LASTING, r, Fill::flat(FIRE), PLATE));
    }
}

/// A sign with a word at the right end of the art.
fn corner(
    p: &mut Painter,
    art: Rect,
    y: &mut f32,
    word: &str,
    ink: Color,
    draw: impl FnOnce(&mut Painter, Rect),
) {
    let style = Style::new(Face::Text, 24.0, ink, PLATE).kind(Kind::Name).right();
    let w = p.measure(word, &style) + 62.0;
    let r = Rect::new(art.right() - 16.0 - w, *y, w, 46.0);
    surface::plate(p, r, 12.0);
    draw(p, Rect::new(r.x + 10.0, r.y + 8.0, 30.0, 30.0));
    p.text(word, r.right() - 12.0, style.baseline_at(r.cy()), &style);
    *y += 54.0;
}

/// A value, large, with its emblem.
fn value(p: &mut Painter, r: Rect, emblem: &Emblem, ink: Color, number: u8) {
    p.emblem(emblem, Rect::new(r.x, r.cy() - 30.0, 60.0, 60.0), Fill::flat(ink), OUTLINE);
    let style = Style::new(Face::Bold, 96.0, NUMBER, OUTLINE).outlined(5.0).kind(Kind::Deciding);
    p.text(&number.to_string(), r.x + 72.0, style.baseline_at(r.cy()), &style);
}

/// Where the emblem of a printed face stands: to the right of its values, if it has any.
fn emblem_at(art: Rect, valued: bool) -> Rect {
    let size = (art.h - 110.0).min(art.w * 0.5);
    Rect::around(art.cx() + if valued { 62.0 } else { 0.0 }, art.cy() + if valued { 14.0 } else { 4.0 }, size)
}

/// Frame, name and art of a printed face; returns the rooms for the art and for the text.
fn printed(p: &mut Painter, name: &str, color: Color) -> (Rect, Rect) {
    let ground = surface::ground(p, 640, 896);
    let inner = surface::card(p, ground.inset(8.0), color, 12.0);
    p.frame(inner.inset(6.0), 12.0, 2.0, GOLD.alpha(150));
    let inner = inner.inset(18.0);
    let (head, rest) = inner.take_top(78.0, 8.0);
    let title = Style::new(Face::Title, 50.0, TITLE, face(color).0).kind(Kind::Name).centred();
    let title = p.shrink(name, head.w - 8.0, 24.0, &title);
    p.text_fit(name, head.cx(), title.baseline_at(head.cy()), head.w, &title);
    let (foot, art) = rest.take_bottom(316.0, 14.0);
    let dark = Color::hex(0x0E_0F12);
    p.round(art, 14.0, Fill::down(color.mix(dark, 45), color.mix(dark, 80)));
    p.frame(art, 14.0, 2.0, OUTLINE);
    (art, foot)
}

/// Summary Box, Associated Bar, Ownership Circle and Reservoir of a printed card.
fn summary(p: &mut Painter, pool: &Pool, of: &CardFace, r: Rect) {
    p.round(r, 12.0, Fill::flat(PARCHMENT));
    let room = r.inset_xy(22.0, 16.0).take_top(22.0, 0.0).1;
    let (low, body) = room.take_bottom(86.0, 8.0);
    let style = Style::new(Face::Prose, 31.0, PARCHMENT_INK, PARCHMENT);
    let style = fitting(p, &of.text, body, &style);
    p.paragraph(&of.text, body, style.size * 1.26, &style);
    let (bar, circle) = low.take_top(38.0, 8.0);
    // The Associated Bar.
    surface::plate(p, bar, 9.0);
    let line = match of.assoc {
        Some(user) => {
            let user = pool.face(user);
            kind_sign(p, Rect::new(bar.x + 9.0, bar.y + 7.0, 24.0, 24.0), user.kind);
            words(&Say::new("picture-chaos-used-by").with("card", user.name.clone()))
        }
        None if of.kind.is_character() => text("picture-chaos-stands"),
        None => text("picture-chaos-by-warrior"),
    };
    let style = Style::new(Face::Text, 23.0, INK, PLATE).kind(Kind::Name).centred();
    p.text_fit(&line, bar.cx(), style.baseline_at(bar.cy()), bar.w - 70.0, &style);
    // The Ownership Circle and its Reservoir.
    let (_, word, _) = reservoir(of.reservoir);
    let badge = Rect::new(circle.x, circle.cy() - 19.0, 38.0, 38.0);
    reservoir_badge(p, badge, of.reservoir);
    let limit =
        words(&Say::new("picture-chaos-limit").with("word", word).with("count", of.reservoir.limit()));
    let quiet = Style::new(Face::Text, 22.0, Color::hex(0x4A_3D1C), PARCHMENT).kind(Kind::Name);
    let w = p.text(&limit, badge.right() + 10.0, quiet.baseline_at(circle.cy()), &quiet);
    let x = badge.right() + 10.0 + w + 18.0;
    let owner = owners(pool, of);
    let quiet = p.shrink(&owner, circle.right() - x, 19.25, &quiet);
    let owner = p.fit(&owner, circle.right() - x, &quiet);
    p.text(&owner, circle.right(), quiet.baseline_at(circle.cy()), &quiet.right());
}

/// The style in the largest size, in steps, in which a text fits a rectangle.
fn fitting(p: &mut Painter, shown: &str, r: Rect, style: &Style) -> Style {
    let mut style = *style;
    for _ in 0..12 {
        let lines = f32::from(count(p.wrap(shown, r.w, &style).len()));
        if lines * style.size * 1.26 <= r.h {
            break;
        }
        style = style.sized(style.size - 1.0);
    }
    style
}

/// The printed face of a Warrior as a whole picture, 640 by 896.
pub(super) fn draw_warrior(p: &mut Painter, pool: &Pool, hero: Hero) {
    let of = pool.warrior(hero);
    let color = Color::hex(0xD9_B35C);
    let (art, foot) = printed(p, &of.name, color);
    let at = Rect::around(art.cx() + 84.0, art.cy(), (art.h - 56.0).min(art.w * 0.56));
    p.emblem(hero_emblem(&of.id), at, surface::emblem_fill(color), color.mix(OUTLINE, 70));
    let number = Style::new(Face::Bold, 120.0, NUMBER, OUTLINE).outlined(6.0).kind(Kind::Total);
    p.text(&of.svpt.to_string(), art.x + 20.0, art.y + 112.0, &number);
    let label = Style::new(Face::Text, 24.0, INK, OUTLINE).outlined(2.0).kind(Kind::Name);
    p.text(&text("picture-chaos-points"), art.x + 22.0, art.y + 150.0, &label);
    let small = Style::new(Face::Bold, 70.0, NUMBER, OUTLINE).outlined(4.0).kind(Kind::Deciding);
    p.text(&of.supply.to_string(), art.x + 22.0, art.y + 250.0, &small);
    p.text(&text("picture-chaos-supply"), art.x + 22.0, art.y + 286.0, &label);
    p.round(foot, 12.0, Fill::flat(PARCHMENT));
    let room = foot.inset_xy(24.0, 20.0);
    let (head, body) = room.take_top(50.0, 8.0);
    let heading = Style::new(Face::Bold, 36.0, PARCHMENT_INK, PARCHMENT).kind(Kind::Name);
    p.text_fit(&of.ability, head.x, heading.baseline_at(head.cy()), head.w, &heading);
    let style = Style::new(Face::Prose, 31.0, PARCHMENT_INK, PARCHMENT);
    let style = fitting(p, &of.text, body, &style);
    p.paragraph(&of.text, body, style.size * 1.26, &style);
}
