//! Unified and Fortified cards in their zones, a line each.

use skald_rules::interface::Say;
use skald_rules::lraw::cards::{Kind, Role};
use skald_rules::lraw::legal::used_bit;
use skald_rules::lraw::state::{Card, Zone};

use super::scene::{COUNTERS, DIM, Scene, brief, counter, kind, legion, stays, words};
use crate::layout::Kind as Use;
use crate::look::palette::{BORDER, GOLD, INK, PANEL_TOP, PLATE, QUIET};
use crate::look::scale;
use crate::painter::{Face, Fill, Painter, Rect, Style};

/// A Unified or Fortified card in a line: face-up with its name, or its back with the turn in which it was set.
pub(super) fn strip(p: &mut Painter, scene: &Scene<'_>, zone: Zone, card: Option<Card>, r: Rect) {
    let Some(card) = card else {
        p.dashes(r.inset(2.0), 7.0, 1.5, (6.0, 8.0), BORDER.alpha(110));
        let of = if zone == Zone::Unified { Kind::Unified } else { Kind::Fortified };
        p.emblem(
            kind(of),
            Rect::around(r.cx(), r.cy(), 18.0),
            Fill::flat(BORDER.mix(PANEL_TOP, 40)),
            PANEL_TOP,
        );
        return;
    };
    let (lying, face) = (scene.lying(card), scene.face(card));
    p.round(r, 7.0, Fill::flat(PLATE));
    let side = 20.0;
    let sign = Rect::new(r.x + 5.0, r.cy() - side / 2.0, side, side);
    if !lying.up {
        let style = Style::new(Face::Text, scale::NAME_LEAST, QUIET, PLATE).kind(Use::Name);
        p.emblem(
            kind(if zone == Zone::Unified { Kind::Unified } else { Kind::Fortified }),
            sign,
            Fill::flat(GOLD),
            PLATE,
        );
        let said = words(&Say::new("picture-lraw-set-in").with("turn", u32::from(lying.set)));
        p.text_fit(
            &said,
            sign.right() + 6.0,
            style.baseline_at(r.cy()),
            r.right() - sign.right() - 10.0,
            &style,
        );
        p.frame(r, 7.0, 2.0, BORDER);
        return;
    }
    let color = legion(face.legion);
    p.emblem(kind(face.kind), sign, Fill::flat(color), PLATE);
    let mut right = r.right() - 5.0;
    for (of, count) in COUNTERS.into_iter().zip(lying.counters) {
        if count > 0 {
            let (sign, ink) = counter(of);
            let style = Style::new(Face::Bold, scale::NAME_LEAST, INK, PLATE).kind(Use::Name).right();
            right -= p.text(&count.to_string(), right, style.baseline_at(r.cy()), &style) + 3.0;
            p.emblem(sign, Rect::new(right - 18.0, r.cy() - 9.0, 18.0, 18.0), Fill::flat(ink), PLATE);
            right -= 22.0;
        }
    }
    if let Some(rank) = age(scene, card) {
        let style = Style::new(Face::Bold, scale::NAME_LEAST, GOLD, PLATE).kind(Use::Name).right();
        right -= p.text(&rank.to_string(), right, style.baseline_at(r.cy()), &style) + 5.0;
    }
    let spent = used(scene, card);
    let ink = if spent || !lying.resolved { DIM } else { INK };
    let style = Style::new(Face::Text, scale::NAME_LEAST, ink, PLATE).kind(Use::Name);
    let x = sign.right() + 6.0;
    p.text_fit(brief(face), x, style.baseline_at(r.cy()), right - x, &style);
    p.frame(r, 7.0, if spent { 1.0 } else { 2.0 }, if spent { DIM } else { color });
}

/// Whether what a card can do once per turn has been done.
pub(super) fn used(scene: &Scene<'_>, card: Card) -> bool {
    let (lying, face) = (scene.lying(card), scene.face(card));
    face.abilities.iter().any(|id| {
        scene.view.pool.ability(*id).role == Role::Opt && lying.used & used_bit(face, Some(*id)) != 0
    })
}

/// Which card of those with statics has lain there how long: 1 is the oldest; nothing for what has none.
pub(super) fn age(scene: &Scene<'_>, card: Card) -> Option<usize> {
    let counts = |card: Card| {
        let (lying, face) = (scene.lying(card), scene.face(card));
        lying.up && lying.on_field() && !face.stats.is_empty() && (stays(face) || face.kind.warrior())
    };
    if !counts(card) {
        return None;
    }
    let since = scene.lying(card).since;
    let table = &scene.view.table;
    let all = table.seats().flat_map(|seat| scene.side(seat).field().collect::<Vec<_>>());
    Some(1 + all.filter(|other| counts(*other) && scene.lying(*other).since < since).count())
}
