//! Attacks told one by one: as declared when there are many; and when the answers are revealed, each with its answer
//! and with what it would cost.

use skald_rules::chaos::cards::Kind as CardKind;
use skald_rules::chaos::{AttackView, InstanceView, Phase, VolleyView};
use skald_rules::interface::{Say, Seat};

use super::attack::{aims, sum, user};
use super::parts::{kind_sign, minus, mode_badge, sign};
use super::scene::{GAIN, LOSS, NOBODY, Scene, count, words};
use crate::layout::Kind;
use crate::look::color::Color;
use crate::look::emblem::chaos::{DEFEND, DONE, UNOPPOSED};
use crate::look::palette::{INK, NUMBER, OUTLINE, PANEL_BOTTOM, QUIET, TITLE};
use crate::look::scale;
use crate::painter::{Face, Fill, Painter, Rect, Style};

/// Height of an entry.
const HIGH: f32 = 58.0;
/// Space between entries.
const GAP: f32 = 7.0;
/// The least height: two entries side by side, and two below them.
pub(super) const LEAST: f32 = 2.0 * HIGH + GAP;

/// An entry: an attack, and one of its instances when the answers are revealed.
struct Entry<'v> {
    attack: &'v AttackView,
    targets: Vec<Seat>,
    revealed: Option<&'v InstanceView>,
}

/// What is told: attacks until the answers are revealed, then their instances, those that are not over first.
fn entries<'v>(scene: &Scene<'_>, volley: &'v VolleyView) -> Vec<Entry<'v>> {
    if scene.view.phase == Phase::Answers {
        let targets = |at: usize| {
            let own = volley.instances.iter().filter(move |of| usize::from(of.attack) == at);
            own.map(|of| of.target).collect()
        };
        let all = volley.attacks.iter().enumerate();
        return all.map(|(at, attack)| Entry { attack, targets: targets(at), revealed: None }).collect();
    }
    let mut all: Vec<Entry<'_>> = volley
        .instances
        .iter()
        .filter_map(|of| {
            let attack = volley.attacks.get(usize::from(of.attack))?;
            Some(Entry { attack, targets: vec![of.target], revealed: Some(of) })
        })
        .collect();
    all.sort_by_key(|entry| entry.revealed.is_some_and(|of| of.over));
    all
}

/// The height that all entries need.
pub(super) fn height(scene: &Scene<'_>, volley: &VolleyView) -> f32 {
    let rows = count(entries(scene, volley).len()).div_ceil(2).max(1);
    f32::from(rows) * (HIGH + GAP) - GAP
}

/// Draws the entries in two columns; those that have no room are counted, and the twin holds all.
pub(super) fn draw(p: &mut Painter, scene: &Scene<'_>, volley: &VolleyView, r: Rect) {
    let all = entries(scene, volley);
    let rows = (1_u16..).take_while(|n| f32::from(*n) * (HIGH + GAP) - GAP <= r.h + 0.5).last().unwrap_or(1);
    let most = 2 * usize::from(rows);
    let shown = if all.len() > most { most - 1 } else { all.len() };
    let w = (r.w - GAP) / 2.0;
    let cell = |i: u16| {
        let (column, row) = (i % 2, i / 2);
        Rect::new(r.x + f32::from(column) * (w + GAP), r.y + f32::from(row) * (HIGH + GAP), w, HIGH)
    };
    for (i, entry) in (0_u16..).zip(all.iter().take(shown)) {
        // A single last entry lies in the middle.
        let at = if all.len() % 2 == 1 && usize::from(i) + 1 == all.len() {
            cell(i).moved((w + GAP) / 2.0, 0.0)
        } else {
            cell(i)
        };
        draw_entry(p, scene, volley, entry, at);
    }
    if shown < all.len() {
        let at = cell(count(shown));
        let style = Style::new(Face::Text, scale::NAME, QUIET, PANEL_BOTTOM).kind(Kind::Name).centred();
        let say = words(&Say::new("picture-chaos-more").with("count", all.len() - shown));
        p.text(&say, at.cx(), style.baseline_at(at.cy()), &style);
    }
}

fn draw_entry(p: &mut Painter, scene: &Scene<'_>, volley: &VolleyView, entry: &Entry<'_>, r: Rect) {
    let over = entry.attack.over || entry.revealed.is_some_and(|of| of.over);
    let color = if over { NOBODY } else { scene.look(volley.by).color };
    let ground = color.mix(PANEL_BOTTOM, 84);
    p.round(r, 10.0, Fill::down(ground, PANEL_BOTTOM));
    p.frame(r, 10.0, 2.0, color);
    let inner = r.inset_xy(9.0, 4.0);
    let mut right = inner.right();
    if over {
        right -= 30.0;
        sign(p, Rect::new(right, inner.cy() - 15.0, 30.0, 30.0), &DONE, QUIET);
        right -= 8.0;
    } else if let Some(loss) = entry.revealed.and_then(|of| of.loss) {
        let style = Style::new(Face::Bold, scale::DECIDING, NUMBER, OUTLINE).outlined(2.0);
        let style = style.kind(Kind::Deciding).right();
        right -= p.text(&minus(loss), right, style.baseline_at(inner.cy()), &style) + 10.0;
    }
    let (left, _) = inner.take_left(if entry.attack.ov > 0 { 92.0 } else { 40.0 }, 8.0);
    offence(p, entry.attack, left);
    let text = Rect::new(left.right() + 8.0, inner.y, right - left.right() - 8.0, inner.h);
    let (top, low) = (text.take_top(25.0, 0.0).0, text.take_bottom(24.0, 0.0).0);
    headline(p, entry.attack, top, ground);
    let end = aims(p, scene, &entry.targets, low, ground);
    match entry.revealed {
        Some(of) => {
            answer(p, scene, entry.attack, of, low.take_left(end - low.x, 0.0).0, ground);
        }
        None => {
            let style = Style::new(Face::Prose, scale::NAME_LEAST, QUIET, ground).kind(Kind::Name);
            p.text_fit(
                &user(scene, volley, entry.attack),
                low.x,
                style.baseline_at(low.cy()),
                end - low.x,
                &style,
            );
        }
    }
}

/// The type, and the offence of a Destructive attack.
fn offence(p: &mut Painter, attack: &AttackView, r: Rect) {
    kind_sign(p, Rect::new(r.x, r.cy() - 16.0, 32.0, 32.0), attack.card.kind);
    if attack.card.kind == CardKind::Destructive {
        let style = Style::new(Face::Bold, scale::DECIDING, NUMBER, OUTLINE).outlined(2.0);
        let style = style.kind(Kind::Deciding);
        p.text(&attack.offence.to_string(), r.x + 38.0, style.baseline_at(r.cy()), &style);
    }
}

/// The card with the sum of its offence, its mode, and whether it can be answered.
fn headline(p: &mut Painter, attack: &AttackView, r: Rect, ground: Color) {
    let mut right = r.right();
    if let Some(mode) = attack.mode {
        right -= 24.0;
        mode_badge(p, Rect::new(right, r.cy() - 12.0, 24.0, 24.0), mode);
        right -= 6.0;
    }
    if attack.unopposed {
        right -= 24.0;
        sign(p, Rect::new(right, r.cy() - 12.0, 24.0, 24.0), &UNOPPOSED, LOSS);
        right -= 6.0;
    }
    let sum = if attack.power > 0 { format!("+{}", attack.power) } else { sum(attack) };
    if !sum.is_empty() {
        let style = Style::new(Face::Bold, scale::LABEL, TITLE, ground).kind(Kind::Name).right();
        right -= p.text(&sum, right, style.baseline_at(r.cy()), &style) + 8.0;
    }
    let style = Style::new(Face::Text, 22.0, INK, ground).kind(Kind::Name);
    let style = p.shrink(&attack.card.name, right - r.x, scale::NAME_LEAST, &style);
    p.text_fit(&attack.card.name, r.x, style.baseline_at(r.cy()), right - r.x, &style);
}

/// What has become of an instance: its answer, or that there is none.
fn answer(
    p: &mut Painter,
    scene: &Scene<'_>,
    attack: &AttackView,
    of: &InstanceView,
    r: Rect,
    ground: Color,
) {
    let style = Style::new(Face::Prose, scale::NAME_LEAST, QUIET, ground).kind(Kind::Name);
    if let Some(card) = &of.answer {
        let shield = Rect::new(r.x, r.cy() - 10.0, 20.0, 20.0);
        p.emblem(&DEFEND, shield, Fill::flat(GAIN), ground);
        let style = style.colours(GAIN, ground);
        p.text_fit(&card.name, r.x + 26.0, style.baseline_at(r.cy()), r.w - 26.0, &style);
        return;
    }
    let (say, ink) = match &of.passed {
        Some((seat, card)) => {
            let say = Say::new("picture-chaos-passed-with").with("card", card.name);
            (say.with("name", *seat), INK)
        }
        None if attack.unopposed => (Say::new("picture-chaos-unopposed"), LOSS),
        None => (Say::new("picture-chaos-unanswered"), QUIET),
    };
    let style = style.colours(ink, ground);
    let line = scene.fitted(p, &say, r.w, &style);
    p.text(&line, r.x, style.baseline_at(r.cy()), &style);
}
