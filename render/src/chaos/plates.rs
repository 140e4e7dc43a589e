//! Open attacks as plates between the players, with arrows from the attacker to the targets.

use skald_rules::chaos::cards::Kind as CardKind;
use skald_rules::chaos::{AttackView, InstanceView, VolleyView};
use skald_rules::interface::Seat;

use super::attack::{aims, sum, user};
use super::parts::{kind_sign, mode_badge, sign};
use super::scene::{LOSS, Scene, count, kind_word};
use super::spot::Spot;
use crate::layout::Kind;
use crate::look::color::Color;
use crate::look::emblem::chaos::UNOPPOSED;
use crate::look::palette::{GROUND_BOTTOM, INK, NUMBER, OUTLINE, PANEL_BOTTOM, QUIET, TITLE};
use crate::look::scale;
use crate::painter::{Face, Fill, Painter, Rect, Style};

/// The most attacks that are shown so; more could not be told apart.
pub(super) const MOST: usize = 3;
/// Height of an attack's plate.
const HIGH: f32 = 100.0;
/// Room for lanes on a side of the plates.
const LANES: f32 = 36.0;
/// Space between plates.
const GAP: f32 = 10.0;

/// The height that plates and lanes need.
pub(super) fn height(two_rows: bool) -> f32 {
    if two_rows { HIGH + 2.0 * LANES } else { LANES + HIGH + 4.0 }
}

/// A plate of an attack, and where its arrows leave.
struct Slot<'v> {
    attack: &'v AttackView,
    instances: Vec<(usize, &'v InstanceView)>,
    r: Rect,
}

/// Draws plates and arrows.
pub(super) fn draw(p: &mut Painter, scene: &Scene<'_>, volley: &VolleyView, spots: &[Spot], r: Rect) {
    let slots = count(volley.attacks.len()).max(1);
    let room = (r.w - 44.0 - GAP * f32::from(slots - 1)) / f32::from(slots);
    let w = room.min(if slots < 3 { 320.0 } else { 284.0 });
    let all_w = f32::from(slots) * (w + GAP) - GAP;
    let at = |i: u16| Rect::new(r.cx() - all_w / 2.0 + f32::from(i) * (w + GAP), r.y + LANES, w, HIGH);
    let plates: Vec<Slot<'_>> = (0_u16..)
        .zip(&volley.attacks)
        .map(|(i, attack)| {
            let own = |of: &InstanceView| u16::from(of.attack) == i;
            let instances = volley.instances.iter().enumerate().filter(|(_, of)| own(of)).collect();
            Slot { attack, instances, r: at(i) }
        })
        .collect();
    lines(p, scene, volley.by, &plates, spots, r);
    for slot in &plates {
        plate(p, scene, volley, slot);
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
                routes.push(Route {
                    points: vec![(from, start), (from, y), (x, y), (x, edge)],
                    head: true,
                    color,
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
fn plate(p: &mut Painter, scene: &Scene<'_>, volley: &VolleyView, slot: &Slot<'_>) {
    let (attack, r) = (slot.attack, slot.r);
    let color = scene.look(volley.by).color;
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
    let name = rest.take_top(24.0, 2.0).0;
    let used = p.text_fit(&attack.card.name, name.x, style.baseline_at(name.cy()), name.w, &style);
    let spare = name.take_right(name.w - used - 14.0, 0.0).0;
    foot(p, scene, volley, slot, (Rect::new(inner.x, rest.y + 26.0, inner.w, 23.0), spare), ground);
}

/// Who uses the card, and at whom it is aimed. Many targets leave no room for the user, who then stands in `spare`,
/// beside the card's name.
fn foot(
    p: &mut Painter,
    scene: &Scene<'_>,
    volley: &VolleyView,
    slot: &Slot<'_>,
    (r, spare): (Rect, Rect),
    ground: Color,
) {
    let targets: Vec<Seat> = slot.instances.iter().map(|(_, of)| of.target).collect();
    let room = aims(p, scene, &targets, r, ground) - r.x;
    let style = Style::new(Face::Prose, scale::NAME_LEAST, QUIET, ground).kind(Kind::Name);
    let line = user(scene, volley, slot.attack);
    let wide = p.measure(&line, &style);
    if wide > room && wide <= spare.w {
        p.text(&line, spare.right(), style.baseline_at(spare.cy()), &style.right());
    } else if wide <= room || room > 90.0 {
        p.text_fit(&line, r.x, style.baseline_at(r.cy()), room, &style);
    }
}
