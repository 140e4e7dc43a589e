//! Cards as their owner alone sees them: those of the hand, and those that lie face-down.

use skald_rules::interface::Say;
use skald_rules::lraw::ask::Held;
use skald_rules::lraw::cards::{Face as CardFace, Role};

use super::scene::{GAIN, HEART, LOSS, POINTS, Scene, brief, kind, kind_words, legion, motif, words};
use super::zones;
use crate::art::Light;
use crate::layout::Kind as Use;
use crate::look::color::Color;
use crate::look::emblem::{Emblem, lost as signs};
use crate::look::palette::{INK, OUTLINE, PLATE, QUIET, TITLE};
use crate::look::scale;
use crate::painter::{Face, Fill, Painter, Rect, Style};

/// Height of a line of letters.
const LINE: f32 = 24.0;

/// A card of the hand.
pub(super) fn card(p: &mut Painter, scene: &Scene<'_>, of: &Held, r: Rect) {
    let face = scene.face(of.card);
    let color = legion(face.legion);
    p.shadow(r.moved(0.0, 3.0), 12.0, 5.0, 130);
    p.round(r, 12.0, Fill::flat(color.mix(OUTLINE, 45)));
    let inner = r.inset(4.0);
    p.round(inner, 9.0, Fill::flat(PLATE));
    let (foot, art) = inner.take_bottom(4.0 * LINE + 4.0, 0.0);
    p.poster(&motif(face), art, 9.0, if of.why.is_some() { Light::Dim } else { Light::Full });
    if face.kind.warrior() {
        zones::power(p, face.attack, art);
    } else {
        let at = Rect::new(art.x + 6.0, art.y + 6.0, 38.0, 38.0);
        p.round(at, 9.0, Fill::flat(PLATE));
        p.emblem(kind(face.kind), at.inset(6.0), Fill::flat(color), PLATE);
    }
    costs(p, of.prices, art);
    let foot = foot.inset_xy(7.0, 2.0);
    let (name, rest) = foot.take_top(2.0 * LINE, 0.0);
    let style = Style::new(Face::Bold, 22.0, TITLE, PLATE).kind(Use::Name).centred();
    let style = p.shrink(&face.name, name.w * 1.8, scale::NAME_LEAST, &style);
    let said = fitting(p, face, name.w - 10.0, &style);
    zones::named(p, said, name, &style);
    let (low, high) = rest.take_bottom(LINE, 0.0);
    let quiet = Style::new(Face::Text, scale::NAME_LEAST, INK, PLATE).kind(Use::Name).centred();
    let kws = keywords(scene, face);
    p.text_fit(&kws, high.cx(), quiet.baseline_at(high.cy()), high.w, &quiet);
    let (said, ink) = match (&of.why, of.able) {
        (_, true) => (words(&able(of)), GAIN),
        (Some(why), false) => (words(&short_why(why)), LOSS),
        (None, false) => (words(&Say::new("picture-lraw-waits")), QUIET),
    };
    let style = quiet.colours(ink, PLATE);
    p.text_fit(&said, low.cx(), style.baseline_at(low.cy() - 1.0), low.w, &style);
    if of.able {
        p.frame(r, 12.0, 5.0, GAIN);
    }
}

/// A card's whole name where two lines hold it, else what tells it from others whose names begin alike.
fn fitting<'f>(p: &mut Painter, face: &'f CardFace, wide: f32, style: &Style) -> &'f str {
    let lines = p.wrap(&face.name, wide, style);
    let whole = lines.len() <= 2 && lines.iter().all(|line| p.measure(line, style) <= wide);
    if whole { &face.name } else { brief(face) }
}

/// What a card can do now, in a few words.
pub(super) fn able(of: &Held) -> Say {
    Say::new(if of.only_set { "picture-lraw-settable" } else { "picture-lraw-able" })
}

/// Why a card can do nothing now, in a word or two; the text beside the picture has the sentence.
fn short_why(why: &Say) -> Say {
    Say::new(match why.id.trim_start_matches("lraw-refuse-") {
        "no-warrior-zone" | "no-zone" => "picture-lraw-not-room",
        "conscripted" => "picture-lraw-not-conscripted",
        "no-conscript" => "picture-lraw-not-forbidden",
        "effects-only" => "picture-lraw-not-effects",
        "unified-foreign" | "own-turn" | "own-turn-none" => "picture-lraw-not-turn",
        "fortified-own" | "fortified-hand" => "picture-lraw-not-set",
        "just-set" => "picture-lraw-not-yet",
        "no-answer" | "nothing-to-negate" | "moment" => "picture-lraw-not-fit",
        "blood" => "picture-lraw-not-blood",
        "points" => "picture-lraw-not-points",
        "no-target" => "picture-lraw-not-target",
        "additional-cost" | "additional-cost-none" => "picture-lraw-not-cost",
        _ => "picture-lraw-not-now",
    })
}

/// What a card costs, at the right of its picture.
fn costs(p: &mut Painter, (blood, points): (Option<i32>, Option<i32>), art: Rect) {
    let mut y = art.y + 6.0;
    let all: [(Option<i32>, &'static Emblem, Color); 2] =
        [(blood, &signs::LIFE, HEART), (points, &signs::MANA, POINTS)];
    for (price, sign, color) in all {
        let Some(price) = price else { continue };
        let said = price.to_string();
        let style = Style::new(Face::Bold, 26.0, color, PLATE).kind(Use::Name);
        let wide = p.measure(&said, &style) + 38.0;
        let at = Rect::new(art.right() - wide - 6.0, y, wide, 34.0);
        p.round(at, 9.0, Fill::flat(PLATE));
        p.emblem(sign, Rect::new(at.x + 5.0, at.cy() - 12.0, 24.0, 24.0), Fill::flat(color), PLATE);
        p.text(&said, at.x + 32.0, style.baseline_at(at.cy()), &style);
        y += 38.0;
    }
}

/// The keywords of a card in a line; of a card without any, what it is.
pub(super) fn keywords(scene: &Scene<'_>, face: &CardFace) -> String {
    let all: Vec<String> = face
        .words
        .iter()
        .map(|word| words(&skald_rules::lraw::text::keyword_name(&scene.view.pool.word(*word).kw)))
        .collect();
    if all.is_empty() { kind_words(face) } else { all.join(", ") }
}

/// What a set card answers, in a few words; nothing for one that answers nothing. The text beside the picture has the sentence.
fn answers(scene: &Scene<'_>, face: &CardFace) -> Option<String> {
    let all = face.abilities.iter().map(|id| scene.view.pool.ability(*id));
    let on = all.filter(|ability| ability.role == Role::Play).find_map(|ability| ability.body.on.as_ref());
    on.map(|on| words(&skald_rules::lraw::text::moment(on)))
}

/// An own set card: its name, and whether it fits what happens now.
pub(super) fn set(p: &mut Painter, scene: &Scene<'_>, of: &Held, r: Rect) {
    let face = scene.face(of.card);
    let color = legion(face.legion);
    p.round(r, 9.0, Fill::flat(PLATE));
    let (low, top) = r.take_bottom(3.0 * LINE + 4.0, 0.0);
    p.poster(&motif(face), Rect::new(top.x, top.y, top.w, top.h), 9.0, Light::Full);
    let at = Rect::new(top.x + 5.0, top.y + 4.0, 30.0, 30.0);
    p.round(at, 8.0, Fill::flat(PLATE));
    p.emblem(kind(face.kind), at.inset(5.0), Fill::flat(color), PLATE);
    let style = Style::new(Face::Text, scale::NAME_LEAST, TITLE, PLATE).kind(Use::Name).centred();
    let (name, fits) = low.take_top(2.0 * LINE, 0.0);
    let said = fitting(p, face, name.w - 10.0, &style);
    zones::named(p, said, name, &style);
    let lies = Say::new("picture-lraw-lies").with("turn", u32::from(scene.lying(of.card).set));
    let (said, ink) = match (of.able, answers(scene, face)) {
        (true, _) => (words(&Say::new("picture-lraw-fits")), GAIN),
        (false, Some(what)) => (what, QUIET),
        (false, None) => (words(&lies), QUIET),
    };
    let style = style.colours(ink, PLATE);
    p.text_fit(&said, fits.cx(), style.baseline_at(fits.cy() - 1.0), fits.w - 10.0, &style);
    p.frame(r, 9.0, if of.able { 4.0 } else { 2.0 }, if of.able { GAIN } else { color });
}
