//! A player's half of the board: who leads it and how that one stands, and five columns of zones: Warriors towards the middle,
//! Unified and Fortified cards behind them.

use skald_rules::interface::{Rules as _, Say, Seat};
use skald_rules::lraw::Lraw;
use skald_rules::lraw::sight::Lens;
use skald_rules::lraw::state::{Card, Side, ZONES, Zone};

use super::scene::{
    DIM, GAIN, HEART, LOSS, MAGICAL, PHYSICAL, POINTS, Scene, legion, motif, short, text, words,
};
use super::{strips, zones};
use crate::art::{Light, Motif};
use crate::layout::Kind as Use;
use crate::look::color::Color;
use crate::look::emblem::chaos::{EXILE, HOURGLASS};
use crate::look::emblem::law::{HAND, RESERVE};
use crate::look::emblem::{DECK, Emblem, GRAVE, lost as signs};
use crate::look::palette::{FIRE, GOLD, INK, NUMBER, OUTLINE, PANEL_BOTTOM, PLATE, QUIET};
use crate::look::scale;
use crate::page::bar;
use crate::painter::{Face, Fill, Painter, Rect, Style};

/// Height of the row with the command cards.
const COMMAND: f32 = 104.0;
/// Height of a Unified or Fortified card, and space between rows.
const STRIP: f32 = 30.0;
const GAP: f32 = 4.0;

/// Draws a player's half; `above` puts the command cards at its top.
pub(super) fn draw(p: &mut Painter, scene: &Scene<'_>, lens: Lens<'_>, seat: Seat, r: Rect, above: bool) {
    let rows = 2.0 * (STRIP + GAP);
    if above {
        let (top, rest) = r.take_top(COMMAND, GAP);
        let (strips, warriors) = rest.take_top(rows - GAP, GAP);
        command(p, scene, lens, seat, top);
        lying(p, scene, seat, strips, [Zone::Fortified, Zone::Unified]);
        fighting(p, scene, lens, seat, warriors);
    } else {
        let (low, rest) = r.take_bottom(COMMAND, GAP);
        let (strips, warriors) = rest.take_bottom(rows - GAP, GAP);
        command(p, scene, lens, seat, low);
        lying(p, scene, seat, strips, [Zone::Unified, Zone::Fortified]);
        fighting(p, scene, lens, seat, warriors);
    }
}

/// The five Warrior zones.
fn fighting(p: &mut Painter, scene: &Scene<'_>, lens: Lens<'_>, seat: Seat, r: Rect) {
    let side = scene.side(seat);
    for (i, card) in (0_u16..).zip(side.zone(Zone::Warrior)) {
        let at = r.cell(i, columns(), 1, GAP);
        match card {
            Some(card) => zones::warrior(p, scene, lens, (*card, i + 1), at),
            None => zones::free(p, scene, side.traps.get(usize::from(i)).copied().flatten(), i + 1, at),
        }
    }
}

/// Unified and Fortified cards, one row each.
fn lying(p: &mut Painter, scene: &Scene<'_>, seat: Seat, r: Rect, order: [Zone; 2]) {
    for (row, zone) in (0_u16..).zip(order) {
        let line = r.cell(row, 1, 2, GAP);
        for (i, card) in (0_u16..).zip(scene.side(seat).zone(zone)) {
            strips::strip(p, scene, zone, *card, line.cell(i, columns(), 1, GAP));
        }
    }
}

fn columns() -> u16 {
    crate::scene::count(ZONES)
}

/// The Warlord with damage and attacks, Veil or Realm, Synergy, Guardian, and the piles.
fn command(p: &mut Painter, scene: &Scene<'_>, lens: Lens<'_>, seat: Seat, r: Rect) {
    let side = scene.side(seat);
    let warlord = scene.face(side.warlord);
    let ground = ground_of(p, scene, seat, r);
    let inner = r.inset_xy(6.0, 6.0);
    let (art, rest) = inner.take_left(92.0, 8.0);
    p.poster(&motif(warlord), art, 9.0, if side.lost { Light::Dim } else { Light::Full });
    p.frame(art, 9.0, 2.0, legion(warlord.legion));
    if side.lost {
        p.disc(art.cx(), art.cy(), 30.0, Fill::flat(PLATE));
        p.emblem(&GRAVE, Rect::around(art.cx(), art.cy(), 40.0), Fill::flat(DIM), PLATE);
    }
    let (who, rest) = rest.take_left(318.0, 10.0);
    leader(p, scene, lens, seat, who, ground);
    let (powers, piles) = rest.take_left(328.0, 8.0);
    abilities(p, scene, seat, powers, ground);
    stacks(p, scene, side, piles, ground);
}

/// Whether it is a player's turn.
fn active(scene: &Scene<'_>, seat: Seat) -> bool {
    scene.view.table.active == seat && scene.view.table.turn > 0 && scene.view.places.is_empty()
}

/// What the command cards lie on: tinted in the player's colour, framed in it while it is that player's turn.
pub(super) fn ground_of(p: &mut Painter, scene: &Scene<'_>, seat: Seat, r: Rect) -> Color {
    let color = scene.color(seat);
    let ground = color.mix(PANEL_BOTTOM, 86);
    let (width, edge) = if active(scene, seat) { (3.5, color) } else { (1.5, color.alpha(170)) };
    p.round(r, 12.0, Fill::flat(ground));
    p.frame(r, 12.0, width, edge);
    ground
}

/// Name, damage with its bar, both attacks.
fn leader(p: &mut Painter, scene: &Scene<'_>, lens: Lens<'_>, seat: Seat, r: Rect, ground: Color) {
    let side = scene.side(seat);
    let warlord = scene.face(side.warlord);
    let (name, rest) = r.take_top(28.0, 1.0);
    let room = if active(scene, seat) {
        let (at, room) = name.take_right(24.0, 6.0);
        p.emblem(&HOURGLASS, Rect::around(at.cx(), at.cy(), 24.0), Fill::flat(FIRE), ground);
        room
    } else {
        name
    };
    bar::name_line(p, scene, seat, room, 25.0);
    let (low, mid) = rest.take_bottom(26.0, 0.0);
    let dcm = lens.dcm(seat);
    let hurt = side.damage * 4 >= dcm * 3;
    let ink = if hurt { LOSS } else { NUMBER };
    let number = Style::new(Face::Bold, scale::DECIDING, ink, ground).kind(Use::Deciding);
    p.emblem(&signs::LIFE, Rect::new(mid.x, mid.cy() - 15.0, 28.0, 28.0), Fill::flat(HEART), ground);
    let x = mid.x + 34.0;
    let x = x + p.text(&side.damage.to_string(), x, number.baseline_at(mid.cy() - 1.0), &number);
    let small = Style::new(Face::Text, 23.0, QUIET, ground).kind(Use::Name);
    let x = x + 3.0 + p.text(&format!("/{dcm}"), x + 3.0, small.baseline_at(mid.cy() + 7.0), &small);
    meter(p, side.damage, dcm, Rect::new(x + 10.0, mid.cy() - 6.0, mid.right() - x - 12.0, 14.0), ink);
    let said = words(
        &Say::new("picture-lraw-leader")
            .with("name", short(warlord))
            .with("legion", skald_rules::lraw::text::legion(warlord.legion)),
    );
    let style = Style::new(Face::Text, scale::NAME_LEAST, legion(warlord.legion), ground).kind(Use::Name);
    let essences = side.essences.len();
    let more = if essences > 0 { 52.0 } else { 0.0 };
    p.text_fit(&said, low.x, style.baseline_at(low.cy()), low.w - more, &style);
    if essences > 0 {
        counted(p, (&RESERVE, GOLD), &essences.to_string(), (low.right() - 46.0, low.cy()), INK, ground);
    }
}

/// How much of what a Warlord bears is damage.
pub(super) fn meter(p: &mut Painter, is: i32, most: i32, r: Rect, ink: Color) {
    p.round(r, 6.0, Fill::flat(OUTLINE));
    let (is, most) =
        (crate::scene::length(usize::try_from(is.clamp(0, most.max(1))).unwrap_or(0)), most.max(1));
    let share = is / crate::scene::length(usize::try_from(most).unwrap_or(1));
    if share > 0.0 {
        p.round(Rect::new(r.x, r.y, (r.w * share).max(8.0), r.h), 6.0, Fill::flat(ink.mix(HEART, 60)));
    }
    p.frame(r, 6.0, 1.5, QUIET.alpha(150));
}

/// A sign and a number beside it, in a line; returns where it ends.
pub(super) fn counted(
    p: &mut Painter,
    (sign, color): (&'static Emblem, Color),
    said: &str,
    (x, cy): (f32, f32),
    ink: Color,
    ground: Color,
) -> f32 {
    p.emblem(sign, Rect::new(x, cy - 11.0, 22.0, 22.0), Fill::flat(color), ground);
    let style = Style::new(Face::Bold, 22.0, ink, ground).kind(Use::Name);
    x + 26.0 + p.text(said, x + 26.0, style.baseline_at(cy), &style)
}

/// Veil or Realm, Special Ability, Synergy and Guardian, each in a line.
fn abilities(p: &mut Painter, scene: &Scene<'_>, seat: Seat, r: Rect, ground: Color) {
    let side = scene.side(seat);
    let warlord = scene.face(side.warlord);
    let veil = scene.face(side.veil);
    let row = |i: u16| r.cell(i, 1, 4, 0.0);
    // Attacks stand where the Special Ability stands: both wait behind the Veil.
    let first = row(0);
    let of = |card: Card, mark: u16| scene.lying(card).has(mark);
    use skald_rules::lraw::state::mark;
    let attack = |used: bool, color: Color| if used { DIM } else { color };
    let pa = attack(of(side.warlord, mark::PHYSICAL), PHYSICAL);
    let ma = attack(of(side.warlord, mark::MAGICAL), MAGICAL);
    let x =
        counted(p, (&signs::MELEE, pa), &warlord.command.pa.to_string(), (first.x, first.cy()), pa, ground);
    let x =
        counted(p, (&signs::MAGIC, ma), &warlord.command.ma.to_string(), (x + 10.0, first.cy()), ma, ground);
    let said = if side.pierced.is_none() {
        text("picture-lraw-veiled")
    } else if side.sa_cool > 0 {
        words(&Say::new("picture-lraw-sa-cool").with("n", side.sa_cool))
    } else {
        text("picture-lraw-sa-ready")
    };
    let ink = if side.pierced.is_some() && side.sa_cool == 0 { GAIN } else { DIM };
    let style = Style::new(Face::Text, scale::NAME_LEAST, ink, ground).kind(Use::Name);
    p.text_fit(&said, x + 12.0, style.baseline_at(first.cy()), first.right() - x - 12.0, &style);
    let (before, after) = veil_names(veil);
    match side.pierced {
        None => {
            let said = words(&Say::new("picture-lraw-veil").with("name", before).with("n", side.veil_left));
            line(p, (&motif(veil), GOLD), &said, INK, row(1), ground);
        }
        Some(_) => line(p, (&motif(veil), DIM), after, INK, row(1), ground),
    }
    let unknown = hidden(scene, Some(side.synergy)).then(|| text("picture-lraw-unknown"));
    let synergy = scene.face(side.synergy);
    let cool = Say::new("picture-lraw-cool").with("name", synergy.name).with("n", side.syn_cool);
    let said = if side.syn_cool > 0 { words(&cool) } else { synergy.name.to_string() };
    let said = unknown.unwrap_or(said);
    let ready = side.pierced.is_some() && side.syn_cool == 0;
    line(
        p,
        (&motif(synergy), if ready { GAIN } else { DIM }),
        &said,
        if ready { INK } else { QUIET },
        row(2),
        ground,
    );
    guardian(p, scene, side, row(3), ground);
}

/// The two names of a Veil: its own, and that of the Realm on its other side.
pub(super) fn veil_names(of: &skald_rules::lraw::cards::Face) -> (&str, &str) {
    let (veil, realm) = of.name.split_once('/').unwrap_or((&of.name, &of.name));
    (veil.trim(), realm.trim())
}

/// The Guardian, with what is left of its Alchemy Points.
fn guardian(p: &mut Painter, scene: &Scene<'_>, side: &Side, r: Rect, ground: Color) {
    let used = side.consume_used > side.more_consume;
    let ready = side.pierced.is_some() && !used;
    if hidden(scene, side.guardian) {
        return line(p, (&blank(), DIM), &text("picture-lraw-unknown"), QUIET, r, ground);
    }
    let points = format!("{}/{}", side.ap, side.ap_most);
    let style = Style::new(Face::Bold, 22.0, POINTS, ground).kind(Use::Name).right();
    let wide = p.text(&points, r.right(), style.baseline_at(r.cy()), &style) + 28.0;
    let at = Rect::new(r.right() - wide, r.cy() - 11.0, 22.0, 22.0);
    p.emblem(&signs::MANA, at, Fill::flat(POINTS), ground);
    let color = if ready { GAIN } else { DIM };
    let ink = if ready { INK } else { QUIET };
    let room = Rect::new(r.x, r.y, r.w - wide - 8.0, r.h);
    match side.guardian.map(|card| scene.face(card)) {
        Some(face) => line(p, (&motif(face), color), &face.name, ink, room, ground),
        None => line(p, (&blank(), color), &text("picture-lraw-blank"), ink, room, ground),
    }
}

/// Whether nobody is told yet what a card in command is: it may still be changed for another one (LRAW-1.1.9).
pub(super) fn hidden(scene: &Scene<'_>, card: Option<Card>) -> bool {
    card.is_some_and(|card| scene.lying(card).face.is_back())
}

/// What stands for the blank Guardian, which is no card and has no picture.
pub(super) const fn blank() -> Motif<'static> {
    Motif { game: Lraw::ID, key: "", sign: &signs::ANIMAL, color: DIM }
}

/// The emblem of a command card's picture in one ink, and a name beside it.
pub(super) fn line(
    p: &mut Painter,
    (of, color): (&Motif<'_>, Color),
    said: &str,
    ink: Color,
    r: Rect,
    ground: Color,
) {
    p.one_ink(of, Rect::new(r.x, r.cy() - 11.0, 22.0, 22.0), color, ground);
    let style = Style::new(Face::Text, scale::NAME_LEAST, ink, ground).kind(Use::Name);
    p.text_fit(said, r.x + 28.0, style.baseline_at(r.cy()), r.w - 28.0, &style);
}

/// Hand, deck, discard pile with its top three, Eradication Zone.
fn stacks(p: &mut Painter, scene: &Scene<'_>, side: &Side, r: Rect, ground: Color) {
    let (left, right) = (r.cell(0, 2, 1, 2.0), r.cell(1, 2, 1, 2.0));
    let up = side.erad.iter().filter(|card| scene.lying(**card).up).count();
    let down = side.erad.len() - up;
    let gone = if down > 0 { format!("{up}+{down}") } else { up.to_string() };
    let all = [
        (&HAND, side.hand.len().to_string(), left, 0_u16),
        (&DECK, side.deck.len().to_string(), right, 0),
        (&GRAVE, side.discard.len().to_string(), left, 1),
        (&EXILE, gone, right, 1),
    ];
    for (sign, said, column, row) in all {
        let cell = column.cell(row, 1, 3, 2.0);
        counted(p, (sign, GOLD), &said, (cell.x, cell.cy()), INK, ground);
    }
    let low = r.cell(2, 1, 3, 2.0);
    for (i, card) in (0_u16..3).zip(side.discard.iter().rev()) {
        let at = Rect::new(low.x + 46.0 * f32::from(i), low.y + 1.0, 42.0, low.h - 1.0);
        p.poster(&motif(scene.face(*card)), at, 5.0, Light::Full);
        p.frame(at, 5.0, 1.5, legion(scene.face(*card).legion));
    }
}
