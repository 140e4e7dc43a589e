//! What lies in a Warrior zone: a Warrior with all that counts about it, or a free place with its trap.

use skald_rules::lraw::sight::Lens;
use skald_rules::lraw::state::Card;

use super::lots;
use super::scene::{COUNTERS, DIM, GAIN, LOSS, Scene, counter, legion, motif, short};
use crate::art::Light;
use crate::layout::Kind as Use;
use crate::look::color::Color;
use crate::look::emblem::Emblem;
use crate::look::emblem::chaos::DONE;
use crate::look::emblem::law::RESERVE;
use crate::look::emblem::lost as signs;
use crate::look::palette::{BORDER, GOLD, INK, NUMBER, PANEL_TOP, PLATE, QUIET, TITLE};
use crate::look::scale;
use crate::painter::{Face, Fill, Painter, Rect, Style};

/// Height of a line of letters on a tile.
const LINE: f32 = 24.0;
/// A sign and its colour, where there is one.
type Signed = Option<(&'static Emblem, Color)>;

/// The most width of a zone's number.
const BADGE: f32 = 24.0;

/// Side of a plate with a sign and a number.
const CHIP: f32 = 28.0;

/// A Warrior on the field, and the number of its zone, which typed lines name.
pub(super) fn warrior(
    p: &mut Painter,
    scene: &Scene<'_>,
    lens: Lens<'_>,
    (card, number): (Card, u16),
    r: Rect,
) {
    let (lying, face) = (scene.lying(card), scene.face(card));
    let color = legion(lens.legion(card));
    p.round(r, 9.0, Fill::flat(PLATE));
    let name = Style::new(Face::Text, scale::NAME_LEAST, TITLE, PLATE).kind(Use::Name).centred();
    let (low, rest) = r.take_bottom(2.0 * LINE + 4.0, 0.0);
    let (words, art) = rest.take_bottom(LINE, 0.0);
    let tired = lying.attacks > lying.more;
    p.poster(&motif(face), art, 9.0, Light::Full);
    strength(p, lens, card, art, art.bottom() - CHIP - 4.0);
    // In a frame of its own, so that it is not read with the keywords.
    let bold = Style::new(Face::Bold, 22.0, QUIET, PLATE).kind(Use::Name);
    let wide = p.text(&number.to_string(), words.x + 9.0, bold.baseline_at(words.cy()), &bold) + 14.0;
    p.frame(Rect::new(words.x + 4.0, words.cy() - 12.0, wide - 4.0, 24.0), 6.0, 1.5, QUIET.alpha(150));
    keywords(p, lens, card, Rect::new(words.x + wide, words.y, words.w - wide, words.h));
    named(p, short(face), low, &name);
    marks(p, scene, card, tired, art);
    p.frame(r, 9.0, 2.0, color);
}

/// A Warrior where there is little height: its name and keywords beside its picture, and what lies on it below them, as far as there
/// is room; the text twin holds all of it.
pub(super) fn beside(
    p: &mut Painter,
    scene: &Scene<'_>,
    lens: Lens<'_>,
    (card, number): (Card, u16),
    r: Rect,
) {
    let (lying, face) = (scene.lying(card), scene.face(card));
    p.round(r, 9.0, Fill::flat(PLATE));
    let (art, rest) = r.take_left(r.h.min(r.w * 0.46), 2.0);
    let art = Rect::new(art.x, art.y, art.w, art.h.min(art.w * 1.1));
    p.poster(&motif(face), art, 9.0, Light::Full);
    let (low, names) = rest.take_bottom(CHIP, 0.0);
    // The zone's number stands in the other corner.
    let stands = strength(p, lens, card, Rect { w: art.w - BADGE, ..art }, low.y);
    let names = badge(p, lens, (card, number), art, names);
    let x = art.x + 3.0;
    let taken = counters(p, scene, card, Rect::new(x, low.y, r.right() - 3.0 - x, CHIP));
    // The printed attack stands where it finds room; the text twin has it as well.
    let taken = match changed(lens, card).filter(|_| !stands) {
        Some(said) if taken + width(p, None, &said, QUIET) < low.right() => {
            taken + chip(p, None, &said, QUIET, Some(taken), r.right(), low.y) + 3.0
        }
        _ => taken,
    };
    let taken = taken.max(low.x);
    let (words, names) = if names.h < 3.0 * LINE { (low, names) } else { names.take_bottom(LINE, 0.0) };
    let name = Style::new(Face::Text, scale::NAME_LEAST, TITLE, PLATE).kind(Use::Name).centred();
    let lines = p.wrap(short(face), names.w - 6.0, &name);
    let count = crate::scene::count(lines.len().clamp(1, 2));
    for (i, line) in (0..count).zip(&lines) {
        let at = Rect::around(names.cx(), names.cy(), LINE * f32::from(count)).cell(i, 1, count, 0.0);
        p.text_fit(line, names.cx(), name.baseline_at(at.cy()), names.w - 6.0, &name);
    }
    let mut right = low.right() - 3.0;
    for (said, sign, ink) in on_it(scene, card, lying.attacks > lying.more) {
        if right - width(p, sign, &said, ink) > taken {
            right -= chip(p, sign, &said, ink, None, right, low.y) + 2.0;
        }
    }
    let (from, to) = if words.y < low.y { (words.x, words.right()) } else { (taken, right) };
    keywords(p, lens, card, Rect::new(from, words.y, to - from, words.h));
    p.frame(r, 9.0, 2.0, legion(lens.legion(card)));
}

/// A name in one line, or two.
pub(super) fn named(p: &mut Painter, said: &str, r: Rect, style: &Style) {
    let wide = r.w - 10.0;
    let lines = p.wrap(said, wide, style);
    let high = LINE * crate::scene::length(lines.len().clamp(1, 2));
    let at = Rect::new(r.x + 5.0, r.cy() - high / 2.0, wide, high);
    p.paragraph(said, at, LINE, style);
}

/// The number of a zone in the upper right corner of a low picture, or right of a wide attack; what is left for the name.
fn badge(p: &mut Painter, lens: Lens<'_>, (card, number): (Card, u16), art: Rect, names: Rect) -> Rect {
    let plate = p.measure(&lens.attack(card).to_string(), &attack_style()) + 16.0;
    let style = Style::new(Face::Bold, 22.0, QUIET, PLATE).kind(Use::Name);
    let said = number.to_string();
    let wide = p.measure(&said, &style) + 8.0;
    let at = Rect::new((art.right() - wide).max(art.x + plate + 2.0), art.y, wide, 26.0);
    p.round(at, 7.0, Fill::flat(PLATE));
    p.text(&said, at.x + 4.0, style.baseline_at(at.cy()), &style);
    let over = (at.right() - names.x).max(0.0);
    Rect::new(names.x + over, names.y, names.w - over, names.h)
}

/// The letters of an attack.
const fn attack_style() -> Style {
    Style::new(Face::Bold, 48.0, NUMBER, PLATE).kind(Use::Deciding)
}

/// The printed attack in brackets, where the current one differs.
fn changed(lens: Lens<'_>, card: Card) -> Option<String> {
    let printed = lens.pool.face(lens.state.card(card).face).attack;
    (lens.attack(card) != printed).then(|| format!("({printed})"))
}

/// Current attack, large; the printed one beside it where it differs, or below it down to `floor`. Whether there was room for that.
fn strength(p: &mut Painter, lens: Lens<'_>, card: Card, art: Rect, floor: f32) -> bool {
    let right = power(p, lens.attack(card), art);
    let Some(said) = changed(lens, card) else { return true };
    let style = Style::new(Face::Bold, 22.0, QUIET, PLATE).kind(Use::Name);
    let w = p.measure(&said, &style) + 8.0;
    let beside = Rect::new(right + 4.0, art.y + 10.0, w, CHIP);
    let below = Rect::new(art.x, art.y + 48.0, w, CHIP);
    let at = if beside.right() <= art.right() { beside } else { below };
    if at.bottom() > floor {
        return false;
    }
    p.round(at, 7.0, Fill::flat(PLATE));
    p.text(&said, at.x + 4.0, style.baseline_at(at.cy()), &style);
    true
}

/// An attack, large on a dark plate in the upper left corner; returns where the plate ends.
pub(super) fn power(p: &mut Painter, attack: i32, art: Rect) -> f32 {
    let style = attack_style();
    let said = attack.to_string();
    let at = Rect::new(art.x, art.y, p.measure(&said, &style) + 16.0, 46.0);
    p.round(at, 9.0, Fill::flat(PLATE));
    p.text(&said, at.x + 8.0, style.baseline_at(at.cy()), &style);
    at.right()
}

/// Keywords in a line: gained ones with a plus, lost ones with a cross.
fn keywords(p: &mut Painter, lens: Lens<'_>, card: Card, r: Rect) {
    let lying = lens.state.card(card);
    let face = lens.pool.face(lying.face);
    let Some(fighter) = lens.sight.fighter(lens.state, card) else { return };
    let word = |id: &skald_rules::lraw::cards::WordId| lens.pool.word(*id).kw.tag();
    let (own, gained) = fighter.by_origin();
    let mut all: Vec<(String, Color)> = Vec::new();
    if fighter.locked {
        all.extend(face.words.iter().map(|id| (format!("×{}", word(id).word()), DIM)));
    }
    all.extend(own.iter().map(|id| (word(id).word().to_owned(), INK)));
    all.extend(gained.iter().map(|id| (format!("+{}", word(id).word()), GAIN)));
    let style = Style::new(Face::Text, scale::NAME_LEAST, INK, PLATE).kind(Use::Name);
    let mut x = r.x + 6.0;
    for (said, ink) in all {
        let room = r.right() - 5.0 - x;
        if room < 24.0 {
            break;
        }
        x += p.text_fit(&said, x, style.baseline_at(r.cy()), room, &style.colours(ink, PLATE)) + 7.0;
    }
}

/// What lies on a Warrior: damage and signs at the right, counters at the lower edge.
fn marks(p: &mut Painter, scene: &Scene<'_>, card: Card, tired: bool, art: Rect) {
    let mut y = art.y + 5.0;
    for (said, sign, ink) in on_it(scene, card, tired) {
        chip(p, sign, &said, ink, None, art.right() - 5.0, y);
        y += CHIP + 3.0;
    }
    let _ = counters(p, scene, card, Rect::new(art.x + 4.0, art.bottom() - CHIP - 4.0, art.w - 8.0, CHIP));
}

/// Damage, whether it has attacked, what equips it and what lies under it: what is said of each, its sign, and the ink.
fn on_it(scene: &Scene<'_>, card: Card, tired: bool) -> Vec<(String, Signed, Color)> {
    let lying = scene.lying(card);
    let arms = scene.view.table.cards.iter().filter(|other| other.host == Some(card)).count();
    let under = lots::under(scene.view, card).len();
    let mut all = Vec::new();
    if lying.damage > 0 {
        all.push((format!("−{}", lying.damage), None, LOSS));
    }
    if tired {
        all.push((String::new(), Some((&DONE, DIM)), DIM));
    }
    if arms > 0 {
        all.push((if arms > 1 { arms.to_string() } else { String::new() }, Some((&signs::CRAFT, GOLD)), INK));
    }
    if under > 0 {
        all.push((under.to_string(), Some((&RESERVE, GOLD)), INK));
    }
    all
}

/// The counters on a card, side by side; returns where they end.
fn counters(p: &mut Painter, scene: &Scene<'_>, card: Card, r: Rect) -> f32 {
    let mut x = r.x;
    for (of, count) in COUNTERS.into_iter().zip(scene.lying(card).counters) {
        if count > 0 {
            let (sign, ink) = counter(of);
            x += chip(p, Some((sign, ink)), &count.to_string(), INK, Some(x), r.right(), r.y) + 3.0;
        }
    }
    x
}

/// How wide a plate with a sign and a number is.
fn width(p: &mut Painter, sign: Signed, said: &str, ink: Color) -> f32 {
    let style = Style::new(Face::Bold, 22.0, ink, PLATE).kind(Use::Name);
    let letters = if said.is_empty() { 0.0 } else { p.measure(said, &style) + 4.0 };
    8.0 + letters + if sign.is_some() { 22.0 } else { 0.0 }
}

/// A small plate with a sign and a number, from `left` on or up to `right`; returns its width.
fn chip(p: &mut Painter, sign: Signed, said: &str, ink: Color, left: Option<f32>, right: f32, y: f32) -> f32 {
    let style = Style::new(Face::Bold, 22.0, ink, PLATE).kind(Use::Name);
    let wide = width(p, sign, said, ink);
    let at = Rect::new(left.unwrap_or(right - wide), y, wide, CHIP);
    p.round(at, 7.0, Fill::flat(PLATE));
    let mut x = at.x + 4.0;
    if let Some((sign, color)) = sign {
        p.emblem(sign, Rect::new(x, at.cy() - 11.0, 22.0, 22.0), Fill::flat(color), PLATE);
        x += 24.0;
    }
    if !said.is_empty() {
        p.text(said, x, style.baseline_at(at.cy()), &style);
    }
    wide
}

/// A free Warrior zone: its number, and the trap that lies in it.
pub(super) fn free(p: &mut Painter, scene: &Scene<'_>, trap: Option<Card>, number: u16, r: Rect) {
    p.dashes(r.inset(2.0), 9.0, 2.0, (8.0, 8.0), BORDER.alpha(120));
    let style = Style::new(Face::Bold, 30.0, QUIET, PANEL_TOP).kind(Use::Name).centred();
    let Some(trap) = trap else {
        p.text(&number.to_string(), r.cx(), style.baseline_at(r.cy()), &style);
        return;
    };
    p.text(&number.to_string(), r.cx(), style.baseline_at(r.y + 18.0), &style);
    let (sign, ink) = counter(skald_rules::lraw::cards::Counter::Trap);
    p.emblem(sign, Rect::around(r.cx(), r.cy(), (r.h - 72.0).clamp(20.0, 56.0)), Fill::flat(ink), PANEL_TOP);
    let initials: String = scene.face(trap).name.split(' ').filter_map(|word| word.chars().next()).collect();
    let style = style.sized(22.0);
    p.text_fit(&initials, r.cx(), style.baseline_at(r.bottom() - 16.0), r.w - 8.0, &style);
}
