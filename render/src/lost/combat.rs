//! A player's own fight: the monster in front, what attacks would make, and what would be struck back with each defence.

use skald_rules::interface::{Say, Seat};
use skald_rules::lost::cards::Card;
use skald_rules::lost::moves::{Arm, Attack, Move};
use skald_rules::lost::outlook::{Outlook, Strike};

use super::bits::{self, Bit};
use super::scene::{GAIN, HEART, LOSS, MANA, Scene, text, words};
use crate::layout::Kind;
use crate::look::color::Color;
use crate::look::emblem::COIN_SKULL;
use crate::look::emblem::chaos::DONE;
use crate::look::emblem::lost as signs;
use crate::look::palette::{GOLD, INK, NUMBER, PANEL_TOP, QUIET};
use crate::look::scale;
use crate::painter::{Face, Fill, Painter, Rect, Style};
use crate::surface;

/// Height of a row of a table.
const ROW: f32 = 52.0;
/// Height of a table's title.
const TITLE: f32 = 36.0;

/// The names of what takes part in an attack, the weapon first.
pub(super) fn named(scene: &Scene<'_>, of: &Attack) -> String {
    let name = |card: Card| scene.card(card).name;
    let mut all: Vec<String> = match of.arm {
        Arm::Unarmed => vec![text("picture-lost-unarmed")],
        Arm::Weapon(card) => vec![name(card).to_string()],
        Arm::Copy { card, weapon, .. } => vec![format!("{} ({})", name(card), name(weapon))],
    };
    all.extend(of.boosts.iter().map(|card| name(*card).to_string()));
    all.extend(of.taps.iter().map(|tap| format!("{} ({})", name(tap.card), name(tap.spell))));
    all.join(" + ")
}

/// The attacks for the picture: the cheapest that defeats, each weapon by itself, then the strongest; the most damage first.
fn shown(outlook: &Outlook, most: usize) -> Vec<&Strike> {
    let cheapest =
        |of: &&Strike| matches!(&outlook.cheapest, Some(Move::Attack(attack)) if *attack == of.attack);
    let bare = |of: &&Strike| of.attack.boosts.is_empty() && of.attack.mana.is_empty();
    let mut some: Vec<&Strike> = Vec::new();
    let first = outlook.strikes.iter().filter(cheapest);
    let all = first.chain(outlook.strikes.iter().filter(bare)).chain(&outlook.strikes);
    for of in all {
        if some.len() < most && !some.iter().any(|known| known.attack == of.attack) {
            some.push(of);
        }
    }
    some.sort_by_key(|of| (std::cmp::Reverse(of.blow.total()), of.attack.boosts.len(), of.mana));
    some
}

/// How high a table with so many rows is.
const fn height(rows: f32) -> f32 {
    TITLE + ROW * rows + 18.0
}

/// How high both tables are that show everything.
pub(super) fn tall(outlook: &Outlook) -> f32 {
    let attacks = crate::scene::length(outlook.strikes.len() + outlook.slayers.len());
    let defences = crate::scene::length(outlook.defences.len()) + 38.0 / ROW;
    height(attacks).max(height(defences))
}

/// How many rows a table of this height has.
fn rows(height: f32) -> usize {
    (1_u16..40).take_while(|n| TITLE + ROW * f32::from(*n) + 12.0 <= height).count()
}

/// The attacks and what each lays on the monster.
pub(super) fn attacks(p: &mut Painter, scene: &Scene<'_>, seat: Seat, outlook: &Outlook, r: Rect) {
    let mut room = table(p, &text("picture-lost-attacks"), r);
    let left = scene.eyes().foe(seat).map_or(0, |(foe, monster)| monster.life.saturating_sub(foe.markers));
    let most = rows(r.h);
    if outlook.slayers.is_empty() && outlook.strikes.is_empty() {
        nobody(p, room);
    }
    for card in outlook.slayers.iter().take(most) {
        let (at, rest) = room.take_top(ROW, 0.0);
        room = rest;
        let said = words(&Say::new("picture-lost-slays").with("card", scene.card(*card).name));
        let style = Style::new(Face::Bold, 25.0, GAIN, PANEL_TOP).kind(Kind::Name);
        p.emblem(&DONE, Rect::new(at.x, at.cy() - 12.0, 24.0, 24.0), Fill::flat(GAIN), PANEL_TOP);
        p.text_fit(&said, at.x + 32.0, style.baseline_at(at.cy()), at.w - 32.0, &style);
    }
    for of in shown(outlook, most.saturating_sub(outlook.slayers.len())) {
        let (at, rest) = room.take_top(ROW, 0.0);
        room = rest;
        strike(p, scene, of, left, at);
    }
}

fn strike(p: &mut Painter, scene: &Scene<'_>, of: &Strike, left: u8, r: Rect) {
    let kills = of.blow.defeats;
    let ink = if kills { GAIN } else { NUMBER };
    let small = Style::new(Face::Text, 24.0, QUIET, PANEL_TOP).kind(Kind::Name).right();
    let mut right = r.right() - 2.0;
    right -= p.text(&format!("/{left}"), right, small.baseline_at(r.cy() + 7.0), &small) + 2.0;
    let number = Style::new(Face::Bold, scale::DECIDING, ink, PANEL_TOP).kind(Kind::Deciding).right();
    right -= p.text(&of.blow.total().to_string(), right, number.baseline_at(r.cy()), &number) + 10.0;
    if of.mana > 0 {
        let said = [Bit::Said(of.mana.to_string()), Bit::Sign(&signs::MANA, MANA)];
        let style = bits::style(24.0, INK, PANEL_TOP);
        right -= bits::width(p, &said, &style);
        bits::draw(p, &said, right, r.cy(), 80.0, &style);
        right -= 10.0;
    }
    let mut x = r.x;
    if kills {
        p.emblem(&DONE, Rect::new(x, r.cy() - 12.0, 24.0, 24.0), Fill::flat(GAIN), PANEL_TOP);
        x += 32.0;
    }
    two_lines(
        p,
        &named(scene, &of.attack),
        Rect::new(x, r.y, right - x, r.h),
        if kills { GAIN } else { INK },
    );
}

/// Words in one line where they fit, else in two, the second cut.
fn two_lines(p: &mut Painter, said: &str, r: Rect, ink: Color) {
    let large = Style::new(Face::Text, 26.0, ink, PANEL_TOP).kind(Kind::Name);
    if p.measure(said, &large) <= r.w {
        p.text(said, r.x, large.baseline_at(r.cy()), &large);
        return;
    }
    let style = large.sized(21.0);
    let lines = p.wrap(said, r.w, &style);
    let [first, rest @ ..] = lines.as_slice() else { return };
    let offset = if rest.is_empty() { 0.0 } else { 12.5 };
    p.text_fit(first, r.x, style.baseline_at(r.cy() - offset), r.w, &style);
    if !rest.is_empty() {
        p.text_fit(&rest.join(" "), r.x, style.baseline_at(r.cy() + offset), r.w, &style);
    }
}

/// A panel with a title; returns the room below it.
fn table(p: &mut Painter, title: &str, r: Rect) -> Rect {
    surface::panel(p, r);
    let (head, rest) = r.inset_xy(12.0, 6.0).take_top(TITLE, 0.0);
    let style = Style::new(Face::Title, 25.0, GOLD, PANEL_TOP).kind(Kind::Name);
    let style = p.shrink(title, head.w, scale::NAME_LEAST, &style);
    p.text_fit(title, head.x, style.baseline_at(head.cy()), head.w, &style);
    rest
}

/// Instead of the rows of a table: no monster is there.
fn nobody(p: &mut Painter, room: Rect) {
    let style = Style::new(Face::Text, 24.0, QUIET, PANEL_TOP).kind(Kind::Name);
    p.text_fit(&text("picture-lost-no-monster"), room.x, style.baseline_at(room.y + 20.0), room.w, &style);
}

/// What is struck back, and what it costs with each defence.
pub(super) fn defences(p: &mut Painter, scene: &Scene<'_>, seat: Seat, outlook: &Outlook, r: Rect) {
    let mut room = table(p, &text("picture-lost-counter"), r);
    let Some(packet) = outlook.packet else {
        return nobody(p, room);
    };
    let (at, rest) = room.take_top(38.0, 0.0);
    room = rest;
    let mut strikes = bits::harm(packet.harm);
    if packet.halved {
        strikes.push(Bit::Said(text("picture-lost-half")));
    }
    if packet.no_armor {
        strikes.push(Bit::Said(text("picture-lost-no-armor")));
    }
    bits::draw(p, &strikes, at.x, at.cy(), at.w, &bits::style(28.0, INK, PANEL_TOP));
    let life = scene.side(seat).life;
    let most = rows(r.h - 38.0);
    for (with, cost) in outlook.defences.iter().take(most) {
        let (at, rest) = room.take_top(ROW, 0.0);
        room = rest;
        let names: Vec<String> = with.iter().map(|(card, _)| scene.card(*card).name.to_string()).collect();
        let said = if names.is_empty() { text("picture-lost-no-defence") } else { names.join(" + ") };
        let mortal = *cost >= life;
        let ink = if *cost == 0 { GAIN } else { LOSS };
        let number = Style::new(Face::Bold, scale::DECIDING, ink, PANEL_TOP).kind(Kind::Deciding).right();
        let mut right = at.right() - 2.0;
        right -= 32.0;
        let sign = if mortal { (&COIN_SKULL, LOSS) } else { (&signs::LIFE, HEART) };
        p.emblem(sign.0, Rect::new(right + 2.0, at.cy() - 15.0, 30.0, 30.0), Fill::flat(sign.1), PANEL_TOP);
        right -= 4.0;
        let said_cost = if *cost == 0 { "0".to_owned() } else { format!("−{cost}") };
        right -= p.text(&said_cost, right, number.baseline_at(at.cy()), &number) + 10.0;
        let mana = scene.eyes().defence_needs(with);
        if mana > 0 {
            let said = [Bit::Said(mana.to_string()), Bit::Sign(&signs::MANA, MANA)];
            let style = bits::style(24.0, INK, PANEL_TOP);
            right -= bits::width(p, &said, &style);
            bits::draw(p, &said, right, at.cy(), 80.0, &style);
            right -= 10.0;
        }
        two_lines(p, &said, Rect::new(at.x, at.y, right - at.x, at.h), INK);
    }
}
