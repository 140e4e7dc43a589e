//! What one player alone sees: the heroes to choose from, the hand in the draft, the own fight.

use skald_rules::interface::Seat;
use skald_rules::lost::cards::Beast;
use skald_rules::lost::outlook::Outlook;
use skald_rules::lost::{Own, Phase};

use super::own_hero::{FOE, SELF, draw as myself};
use super::scene::Scene;
use super::{beast, combat, draft, gear, heroes, quiet};
use crate::Notes;
use crate::art::Light;
use crate::look::scale;
use crate::page::notes as orders;
use crate::painter::{Painter, Rect, whole_pixels};
use crate::surface;

/// Height of the strip with the own hero, with the own equipment in it.
const BOARD: f32 = 172.0;
/// Height of the row of monsters that are looked at.
const LOOKED: f32 = 158.0;
/// The least height as a part of the width: no client shows a lower picture larger.
const LEAST: f32 = 0.64;
const GAP: f32 = 10.0;

/// Draws it.
pub(super) fn draw(p: &mut Painter, scene: &Scene<'_>, seat: Seat, own: &Own, notes: &Notes) {
    if matches!(scene.view.table.phase, Phase::Heroes {}) && scene.side(seat).hero.is_none() {
        heroes::draw(p, scene, scene.view.chooses(seat));
        return;
    }
    let tall = height(p, scene, seat, own, notes);
    let room = surface::ground(p, scale::SIDE, whole_pixels(tall));
    let room = orders::orders(p, notes, room);
    match &scene.view.table.phase {
        Phase::Draft { .. } => {
            let high = if scene.side(seat).gear.is_empty() { SELF } else { BOARD };
            let (low, cards) = room.take_bottom(high, GAP);
            myself(p, scene, seat, low, true);
            draft::draw(p, scene, seat, &own.hand, own.choice.as_ref().map(|choice| choice.card), cards);
        }
        _ => {
            let room = looked(p, scene, own, room);
            match scene.view.weighed(seat) {
                Some(outlook) => fight(p, scene, seat, &outlook, room),
                None => quiet::draw(p, scene, seat, room),
            }
        }
    }
}

/// How high the picture is: one with little to weigh is shown larger for being lower.
fn height(p: &mut Painter, scene: &Scene<'_>, seat: Seat, own: &Own, notes: &Notes) -> f32 {
    let most = p.tallest(scale::SIDE).min(f32::from(scale::SIDE));
    if matches!(scene.view.table.phase, Phase::Draft { .. }) {
        return most;
    }
    let inside = f32::from(scale::SIDE) - 2.0 * scale::EDGE;
    let looked = if seen(own).is_empty() { 0.0 } else { LOOKED + GAP };
    let parts = match scene.view.weighed(seat) {
        Some(outlook) => FOE + GAP + combat::tall(&outlook) + GAP + gear::tallest(scene, seat),
        None => quiet::tall(scene, seat),
    };
    let all = 2.0 * scale::EDGE + looked + parts + orders::height(p, notes, inside);
    all.clamp(f32::from(scale::SIDE) * LEAST, most)
}

fn fight(p: &mut Painter, scene: &Scene<'_>, seat: Seat, outlook: &Outlook, room: Rect) {
    let (top, room) = room.take_top(FOE, GAP);
    let (met, me) = top.take_left(top.w * 0.56, GAP);
    quiet::foe(p, scene, seat, met);
    myself(p, scene, seat, me, false);
    // The tables have what they need, the equipment what is left.
    let low = (room.h - GAP - combat::tall(outlook))
        .clamp(gear::STRIP, gear::tallest(scene, seat).min(room.h * 0.62));
    let (low, room) = room.take_bottom(low, GAP);
    gear::draw(p, scene, seat, low);
    let (left, right) = room.take_left(room.w * 0.56, GAP);
    combat::attacks(p, scene, seat, outlook, left);
    combat::defences(p, scene, seat, outlook, right);
}

/// The monsters that are looked at, else those known to lie on the pile.
fn seen(own: &Own) -> &[Beast] {
    if own.looked.is_empty() { &own.top } else { &own.looked }
}

/// Monsters that are looked at, or known to lie on the pile, in a row; returns the room below.
fn looked(p: &mut Painter, scene: &Scene<'_>, own: &Own, room: Rect) -> Rect {
    let all = seen(own);
    if all.is_empty() {
        return room;
    }
    let (row, rest) = room.take_top(LOOKED, GAP);
    for (i, beast) in (0_u16..4).zip(all) {
        let cell = row.cell(i, 4, 1, 8.0);
        beast::tile(p, scene.monster(*beast), None, Light::Full, cell);
    }
    rest
}
