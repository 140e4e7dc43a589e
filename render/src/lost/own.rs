//! What one player alone sees: the heroes to choose from, the hand in the draft, the own fight.

use skald_rules::interface::Seat;
use skald_rules::lost::cards::Beast;
use skald_rules::lost::outlook::Outlook;
use skald_rules::lost::{Own, Phase};

use super::bits::counted;
use super::changes::Changes;
use super::scene::{COIN, GAIN, HEART, MANA, Scene, hero_motif};
use super::{beast, combat, draft, gear, heroes, quiet, seat};
use crate::Notes;
use crate::art::Light;
use crate::layout::Kind;
use crate::look::emblem::lost as signs;
use crate::look::palette::{GOLD, INK, NUMBER};
use crate::look::scale;
use crate::page::{bar, notes as orders};
use crate::painter::{Face, Painter, Rect, Style, whole_pixels};
use crate::surface;

/// Height of the strip with what a player has.
pub(super) const SELF: f32 = 150.0;
/// The same with the own equipment in it, and the width of that.
const BOARD: f32 = 172.0;
const GEAR: f32 = 396.0;
/// Height of the strip with the own monster in a fight.
pub(super) const FOE: f32 = 216.0;
/// Height of the row of monsters that are looked at.
const LOOKED: f32 = 158.0;
/// The least height as a part of the width: no client shows a lower picture larger.
const LEAST: f32 = 0.64;
const GAP: f32 = 10.0;

/// Draws it.
pub(super) fn draw(p: &mut Painter, scene: &Scene<'_>, seat: Seat, own: &Own, notes: &Notes) {
    if matches!(scene.view.table.phase, Phase::Heroes {}) {
        heroes::draw(p, scene);
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
            match weighed(scene, seat) {
                Some(outlook) => fight(p, scene, seat, &outlook, room),
                None => quiet::draw(p, scene, seat, room),
            }
        }
    }
}

/// What a player has to weigh in a fight, if there is anything.
fn weighed(scene: &Scene<'_>, seat: Seat) -> Option<Outlook> {
    let fights = matches!(scene.view.table.phase, Phase::Fight(_));
    let outlook = fights.then(|| scene.eyes().outlook(seat))?;
    let nothing = outlook.strikes.is_empty() && outlook.slayers.is_empty() && outlook.packet.is_none();
    (!nothing).then_some(outlook)
}

/// How high the picture is: one with little to weigh is shown larger for being lower.
fn height(p: &mut Painter, scene: &Scene<'_>, seat: Seat, own: &Own, notes: &Notes) -> f32 {
    let most = p.tallest(scale::SIDE).min(f32::from(scale::SIDE));
    if matches!(scene.view.table.phase, Phase::Draft { .. }) {
        return most;
    }
    let inside = f32::from(scale::SIDE) - 2.0 * scale::EDGE;
    let looked = if seen(own).is_empty() { 0.0 } else { LOOKED + GAP };
    let parts = match weighed(scene, seat) {
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

/// The own hero with what it has; with the monster that waits, if asked for.
pub(super) fn myself(p: &mut Painter, scene: &Scene<'_>, seat: Seat, r: Rect, waits: bool) {
    let side = scene.side(seat);
    let ground = surface::tinted(p, r, 12.0, scene.color(seat), (2.5, scene.color(seat)));
    let of = seat::Player { scene, changes: Changes::default(), seat, ground };
    let inner = r.inset_xy(8.0, 7.0);
    let geared = waits && matches!(scene.view.table.phase, Phase::Draft { .. }) && !side.gear.is_empty();
    let (picture, met): (f32, f32) = if geared { (80.0, 130.0) } else { (118.0, 168.0) };
    let (art, mut rest) = inner.take_left(picture.min(inner.w * 0.3), 10.0);
    if let Some(hero) = &side.hero {
        p.poster(&hero_motif(hero), art, 9.0, if side.defeated { Light::Dim } else { Light::Full });
        p.frame(art, 9.0, 2.0, scene.color(seat));
    }
    if let Some(foe) = side.foe.as_ref().filter(|_| waits) {
        let (at, left) = rest.take_right(met, 10.0);
        beast::tile(p, scene.monster(foe.beast), Some(foe), Light::Full, at);
        rest = left;
    }
    if geared {
        let (at, left) = rest.take_right(GEAR, 10.0);
        seat::places(p, of, at);
        rest = left;
    }
    let (name, rest) = rest.take_top(34.0, 4.0);
    bar::name_line(p, scene, seat, name, scale::NAME_LARGE);
    let (first, rest) = rest.take_top(48.0, 4.0);
    let x = seat::gauge(
        p,
        (&signs::LIFE, HEART),
        (side.life, side.life_max),
        NUMBER,
        (first.x, first.cy()),
        ground,
    ) + 20.0;
    let x = seat::gauge(p, (&signs::MANA, MANA), (side.mana, side.mana_max), NUMBER, (x, first.cy()), ground)
        + 20.0;
    let number = Style::new(Face::Bold, scale::DECIDING, INK, ground).kind(Kind::Deciding);
    let gold = side.gold.to_string();
    // In a narrow strip the gold stands in the line below.
    let style = Style::new(Face::Bold, 25.0, INK, ground).kind(Kind::Name);
    let fits = x + 50.0 + p.measure(&gold, &number) <= first.right();
    let (second, rest) = rest.take_top(34.0, 4.0);
    let mut at = second.x;
    if fits {
        counted(p, (&signs::GOLD, COIN), &gold, (x, first.cy()), &number);
    } else {
        at = counted(p, (&signs::GOLD, COIN), &gold, (at, second.cy()), &style) + 14.0;
    }
    at = counted(p, (&signs::XP, GAIN), &side.xp.to_string(), (at, second.cy()), &style) + 14.0;
    at = counted(p, (&signs::LEGEND, GOLD), &side.legend.to_string(), (at, second.cy()), &style) + 20.0;
    // Skills stand in a line of their own where there is one.
    let skills = if rest.h >= 28.0 {
        rest.take_top(34.0, 0.0).0
    } else {
        Rect::new(at, second.y, second.right() - at, second.h)
    };
    seat::skills(p, of, skills);
}
