//! The field between the players: open attacks as plates with arrows from attacker to targets, or the lasting
//! Mysticals, or quiet.

use skald_rules::chaos::cards::Kind as CardKind;
use skald_rules::chaos::{AttackView, InstanceView, LastingView, VolleyView};
use skald_rules::interface::{Say, Seat};

use super::board::Spot;
use super::panel::{arrow_plate, minus};
use super::parts::{kind_sign, mode_badge, sign};
use super::scene::{LOSS, NOBODY, Scene, count, kind_word, text, words};
use crate::layout::Kind;
use crate::look::color::Color;
use crate::look::emblem::WAR;
use crate::look::emblem::chaos::{DEFEND, DONE, UNOPPOSED};
use crate::look::palette::{
    GROUND_BOTTOM, INK, NUMBER, OUTLINE, PANEL_BOTTOM, PANEL_TOP, PLATE, QUIET, TITLE,
};
use crate::look::{scale, surface};
use crate::painter::{Face, Fill, Painter, Rect, Style};

/// Height of the field between two rows of players.
pub(super) const HEIGHT: f32 = 172.0;
/// Height of an attack's plate.
const PLATE_H: f32 = 100.0;
/// The most plates; more attacks are counted on the last one.
const MOST: usize = 6;

/// Draws the field.
pub(super) fn draw(p: &mut Painter, scene: &Scene<'_>, spots: &[Spot], r: Rect) {
    let view = scene.view;
    match &view.volley {
        Some(volley) if !volley.attacks.is_empty() => attacks(p, scene, volley, spots, r),
        _ if !view.lasting.is_empty() => ribbons(p, scene, r),
        _ => quiet(p, r),
    }
}

/// Nothing lies open.
fn quiet(p: &mut Painter, r: Rect) {
    let ink = NOBODY.mix(GROUND_BOTTOM, 30);
    let art = Rect::around(r.cx(), r.cy() - 14.0, 64.0);
    p.emblem(&WAR, art, Fill::flat(ink.mix(GROUND_BOTTOM, 35)), GROUND_BOTTOM);
    let style = Style::new(Face::Text, 21.0, QUIET, PANEL_TOP).kind(Kind::Name).centred();
    p.text(&text("picture-chaos-no-attacks"), r.cx(), style.baseline_at(r.cy() + 38.0), &style);
}

/// Lasting Mysticals, each as an arrow from its controller to its target.
fn ribbons(p: &mut Painter, scene: &Scene<'_>, r: Rect) {
    let all = &scene.view.lasting;
    let shown = all.len().min(MOST);
    let columns = count(shown).min(3);
    let rows = count(shown).div_ceil(columns);
    let (w, h) = (286.0, 60.0);
    let size = (f32::from(columns) * (w + 10.0) - 10.0, f32::from(rows) * (h + 8.0) - 8.0);
    let area = Rect::new(r.cx() - size.0 / 2.0, r.cy() - size.1 / 2.0, size.0, size.1);
    for (i, of) in (0_u16..).zip(all.iter().take(shown)) {
        ribbon(
            p,
            scene,
            of,
            Rect::new(
                area.x + f32::from(i % columns) * (w + 10.0),
                area.y + f32::from(i / columns) * (h + 8.0),
                w,
                h,
            ),
        );
    }
    if shown < all.len() {
        let style = Style::new(Face::Text, scale::LABEL, QUIET, PANEL_TOP).kind(Kind::Name).centred();
        let say = words(&Say::new("picture-chaos-more").with("count", all.len() - shown));
        p.text(&say, r.cx(), style.baseline_at(r.bottom() - 4.0), &style);
    }
}

/// One lasting Mystical.
pub(super) fn ribbon(p: &mut Painter, scene: &Scene<'_>, of: &LastingView, r: Rect) {
    let (by, at) = (scene.look(of.by), scene.look(of.at));
    arrow_plate(p, r, by.color);
    let side = 30.0;
    p.emblem(
        &by.mark,
        Rect::new(r.x + 9.0, r.cy() - side / 2.0, side, side).inset(3.0),
        Fill::flat(by.color),
        PLATE,
    );
    let target = Rect::new(r.right() - 20.0 - side, r.cy() - side / 2.0, side, side);
    p.emblem(&at.mark, target.inset(3.0), Fill::flat(at.color), PLATE);
    let number = Style::new(Face::Bold, scale::DECIDING, LOSS, PLATE).kind(Kind::Deciding).right();
    let right = target.x - 6.0;
    let right = right - p.text(&minus(of.points), right, number.baseline_at(r.cy()), &number) - 8.0;
    let x = r.x + side + 15.0;
    let style = Style::new(Face::Text, scale::LABEL, INK, PLATE).kind(Kind::Name);
    let lines = p.wrap(&of.card.name, right - x, &style);
    if lines.len() == 2 && lines.iter().all(|l| p.measure(l, &style) <= right - x) {
        for (line, y) in lines.iter().zip([-12.0, 12.0]) {
            p.text(line, x, style.baseline_at(r.cy() + y), &style);
        }
    } else {
        p.text_fit(&of.card.name, x, style.baseline_at(r.cy()), right - x, &style);
    }
}

/// A plate of an attack, and where its arrows leave.
struct Slot<'v> {
    attack: &'v AttackView,
    instances: Vec<(usize, &'v InstanceView)>,
    r: Rect,
}

fn attacks(p: &mut Painter, scene: &Scene<'_>, volley: &VolleyView, spots: &[Spot], r: Rect) {
    let all = volley.attacks.len();
    let shown = if all > MOST { MOST - 1 } else { all };
    let slots = count(all.min(MOST));
    let one_row = spots.iter().all(|s| s.above);
    let w = ((r.w - 44.0 - 10.0 * f32::from(slots - 1)) / f32::from(slots)).min(if slots < 3 {
        300.0
    } else {
        280.0
    });
    let all_w = f32::from(slots) * (w + 10.0) - 10.0;
    let y = if one_row { r.bottom() - PLATE_H - 14.0 } else { r.cy() - PLATE_H / 2.0 };
    let at = |i: u16| Rect::new(r.cx() - all_w / 2.0 + f32::from(i) * (w + 10.0), y, w, PLATE_H);
    let plates: Vec<Slot<'_>> = (0_u16..)
        .zip(volley.attacks.iter().take(shown))
        .map(|(i, attack)| {
            let own = |of: &InstanceView| u16::from(of.attack) == i;
            let instances = volley.instances.iter().enumerate().filter(|(_, of)| own(of)).collect();
            Slot { attack, instances, r: at(i) }
        })
        .collect();
    lines(p, scene, volley.by, &plates, spots, r);
    for slot in &plates {
        plate(p, scene, volley.by, slot);
    }
    if shown < all {
        let rest = at(slots - 1);
        surface::panel(p, rest);
        let style = Style::new(Face::Text, scale::NAME, INK, PANEL_TOP).kind(Kind::Name).centred();
        let say = words(&Say::new("picture-chaos-more").with("count", all - shown));
        p.text(&say, rest.cx(), style.baseline_at(rest.cy()), &style);
    }
}

/// A line along its corners; an arrow has a head at its end.
struct Route {
    points: Vec<(f32, f32)>,
    head: bool,
    color: Color,
}

/// The lines from the attacker to the plates, and the arrows from the plates to the targets. On either side of the
/// plates each attack has a lane of its own, so that no two lines run into each other.
fn lines(p: &mut Painter, scene: &Scene<'_>, by: Seat, plates: &[Slot<'_>], spots: &[Spot], r: Rect) {
    let color = scene.look(by).color;
    let mut routes = Vec::new();
    for above in [true, false] {
        let edge = if above { r.y - 1.0 } else { r.bottom() + 1.0 };
        let side: Vec<&Spot> = spots.iter().filter(|s| s.above == above).collect();
        let busy =
            |slot: &&Slot<'_>| slot.instances.iter().any(|(_, of)| side.iter().any(|s| s.seat == of.target));
        let users: Vec<&Slot<'_>> = plates.iter().filter(busy).collect();
        let source = side.iter().find(|s| s.seat == by);
        let lanes = users.len() + usize::from(source.is_some());
        let (Some(first), 1..) = (plates.first(), lanes) else { continue };
        let start = if above { first.r.y } else { first.r.bottom() };
        let out = if above { -1.0 } else { 1.0 };
        let room = (edge - start).abs() - 15.0;
        let pitch = (room / f32::from(count(lanes))).clamp(2.0, 11.0);
        let lane = |i: usize| start + out * (5.0 + pitch * f32::from(count(i)));
        let mut next = 0;
        if let Some(spot) = source {
            let x = spot.r.cx();
            for slot in plates {
                let into = slot.r.x + 24.0;
                let points = vec![(x, edge), (x, lane(0)), (into, lane(0)), (into, start)];
                routes.push(Route { points, head: false, color: color.mix(GROUND_BOTTOM, 45) });
            }
            next = 1;
        }
        for (i, slot) in users.iter().enumerate() {
            let y = lane(next + i);
            let aims: Vec<_> =
                slot.instances.iter().filter(|(_, of)| side.iter().any(|s| s.seat == of.target)).collect();
            for (at, of) in aims {
                let Some(spot) = side.iter().find(|s| s.seat == of.target) else { continue };
                let x = anchor(plates, spot, *at);
                let from = slot.r.cx() + 26.0;
                let ink = if of.over || slot.attack.over { NOBODY.mix(GROUND_BOTTOM, 40) } else { color };
                routes.push(Route {
                    points: vec![(from, start), (from, y), (x, y), (x, edge)],
                    head: true,
                    color: ink,
                });
            }
        }
    }
    for route in &routes {
        p.line(&route.points, 6.5, OUTLINE);
    }
    for route in &routes {
        let mut points = route.points.clone();
        if route.head
            && let (Some((x, end)), Some(slot)) = (points.pop(), plates.first())
        {
            let up = end < slot.r.cy();
            let back = if up { end + 12.0 } else { end - 12.0 };
            p.line(&[points.as_slice(), &[(x, back)]].concat(), 3.5, route.color);
            let corners = [(x, end), (x - 9.0, back), (x + 9.0, back)];
            let shadow = [(x, end), (x - 10.0, back), (x + 10.0, back), (x, end)];
            p.line(&shadow, 3.0, OUTLINE);
            p.polygon(&corners, Fill::flat(route.color));
        } else {
            p.line(&points, 3.5, route.color);
        }
    }
}

/// Where an instance's arrow meets its target's panel: arrows at one panel share its edge evenly.
fn anchor(plates: &[Slot<'_>], spot: &Spot, at: usize) -> f32 {
    let mut all: Vec<usize> = plates
        .iter()
        .flat_map(|s| &s.instances)
        .filter(|(_, of)| of.target == spot.seat)
        .map(|(at, _)| *at)
        .collect();
    all.sort_unstable();
    let place = all.iter().position(|of| *of == at).unwrap_or(0);
    spot.r.x + spot.r.w * f32::from(count(place + 1)) / f32::from(count(all.len() + 1))
}

/// An attack: its type, offence and how that comes about, mode, name, user, and the marks of its targets.
fn plate(p: &mut Painter, scene: &Scene<'_>, by: Seat, slot: &Slot<'_>) {
    let (attack, r) = (slot.attack, slot.r);
    let over = attack.over || slot.instances.iter().all(|(_, of)| of.over);
    let color = if over { NOBODY } else { scene.look(by).color };
    let ground = color.mix(PANEL_BOTTOM, 84);
    p.shadow(r.moved(0.0, 3.0), 12.0, 4.0, 130);
    p.round(r, 12.0, Fill::down(ground, PANEL_BOTTOM));
    p.frame(r, 12.0, 2.5, color);
    let inner = r.inset_xy(10.0, 6.0);
    let (top, rest) = inner.take_top(38.0, 0.0);
    let side = if inner.w > 150.0 { 36.0 } else { 28.0 };
    kind_sign(p, Rect::new(top.x, top.cy() - side / 2.0, side, side), attack.card.kind);
    let mut right = top.right();
    let mut badge = |w: f32| {
        right -= w;
        let at = Rect::new(right, top.cy() - w / 2.0, w, w);
        right -= 5.0;
        at
    };
    if let Some(mode) = attack.mode {
        mode_badge(p, badge(28.0), mode);
    }
    if attack.unopposed {
        sign(p, badge(30.0), &UNOPPOSED, LOSS);
    }
    if over {
        sign(p, badge(30.0), &DONE, QUIET);
    }
    let x = top.x + side + 9.0;
    if attack.card.kind == CardKind::Destructive {
        let style =
            Style::new(Face::Bold, scale::DECIDING, NUMBER, OUTLINE).outlined(2.0).kind(Kind::Deciding);
        let used = p.text(&attack.offence.to_string(), x, style.baseline_at(top.cy()), &style);
        let sum = sum(attack);
        let style = Style::new(Face::Bold, scale::LABEL, TITLE, ground).kind(Kind::Name);
        if !sum.is_empty() && x + used + 8.0 + p.measure(&sum, &style) <= right {
            p.text(&sum, x + used + 8.0, style.baseline_at(top.cy()), &style);
        }
    } else {
        let word = kind_word(attack.card.kind);
        let word = if attack.power > 0 { format!("{word} +{}", attack.power) } else { word };
        let style = Style::new(Face::Text, 22.0, TITLE, ground).kind(Kind::Name);
        if p.measure(&word, &style) <= right - x {
            p.text(&word, x, style.baseline_at(top.cy()), &style);
        }
    }
    let style = Style::new(Face::Text, 22.0, INK, ground).kind(Kind::Name);
    let style = p.shrink(&attack.card.name, inner.w, scale::NAME_LEAST, &style);
    p.text_fit(&attack.card.name, inner.x, style.baseline_at(rest.y + 12.0), inner.w, &style);
    foot(p, scene, slot, Rect::new(inner.x, rest.y + 26.0, inner.w, 23.0), ground);
}

/// Printed offence and what was added, if anything was.
fn sum(attack: &AttackView) -> String {
    let more = attack.offence.saturating_sub(attack.ov);
    if more > 0 { format!("{}+{more}", attack.ov) } else { String::new() }
}

/// Who uses the card or what answers it, and at whom it is aimed.
fn foot(p: &mut Painter, scene: &Scene<'_>, slot: &Slot<'_>, r: Rect, ground: Color) {
    let mut right = r.right();
    let side = 22.0;
    let most = usize::from(if r.w > 200.0 { 7_u8 } else { 4 });
    for (_, of) in slot.instances.iter().rev().take(most) {
        right -= side;
        let look = scene.look(of.target);
        let at = Rect::new(right, r.cy() - side / 2.0, side, side);
        p.emblem(&look.mark, at.inset(2.0), Fill::flat(look.color), ground);
        if of.answer.is_some() {
            p.emblem(&DEFEND, Rect::new(right + 9.0, at.y - 3.0, 15.0, 15.0), Fill::flat(INK), OUTLINE);
        }
        right -= 3.0;
    }
    // A short arrow before the targets.
    let y = r.cy();
    p.line(&[(right - 17.0, y), (right - 6.0, y)], 2.5, QUIET);
    p.polygon(&[(right - 8.0, y - 5.0), (right - 1.0, y), (right - 8.0, y + 5.0)], Fill::flat(QUIET));
    right -= 22.0;
    let answered = slot.instances.iter().find_map(|(_, of)| of.answer.as_ref());
    let passed = slot.instances.iter().find_map(|(_, of)| of.passed.as_ref());
    let line = match (answered, passed, &slot.attack.user, &slot.attack.boost) {
        (Some(card), ..) => words(&Say::new("picture-chaos-answered").with("card", card.name.clone())),
        (_, Some((_, card)), ..) => {
            words(&Say::new("picture-chaos-passed-with").with("card", card.name.clone()))
        }
        (_, _, Some(user), _) => user.name.to_string(),
        (.., Some(boost)) => format!("+ {}", boost.name),
        _ => text("picture-chaos-by-warrior"),
    };
    let style = Style::new(Face::Prose, scale::NAME_LEAST, QUIET, ground).kind(Kind::Name);
    if right - r.x > 90.0 || p.measure(&line, &style) <= right - r.x {
        p.text_fit(&line, r.x, style.baseline_at(r.cy()), right - r.x, &style);
    }
}
