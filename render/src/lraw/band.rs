//! A player among three or four: everything that is public about one side in a band over the whole width. A line with who leads it
//! and what is left of everything; five Warriors, each beside its picture; the Unified and the Fortified cards.

use skald_rules::interface::Seat;
use skald_rules::lraw::sight::Lens;
use skald_rules::lraw::state::{Card, ZONES, Zone, mark};

use super::scene::{DIM, GAIN, HEART, LOSS, MAGICAL, PHYSICAL, POINTS, Scene, legion, motif, short, text};
use super::side::{blank, counted, ground_of, hidden, line, meter, veil_names};
use super::{banners, strips, zones};
use crate::art::{Light, Motif};
use crate::layout::Kind as Use;
use crate::look::color::Color;
use crate::look::emblem::chaos::EXILE;
use crate::look::emblem::law::{HAND, RESERVE};
use crate::look::emblem::{DECK, Emblem, GRAVE, lost as signs};
use crate::look::palette::{GOLD, GROUND_TOP, INK, NUMBER, QUIET};
use crate::look::scale;
use crate::page::bar;
use crate::painter::{Face, Fill, Painter, Rect, Style};

/// Height of the line with who leads the side.
const HEAD: f32 = 54.0;
/// Height of the line with the names of the command cards, which has room where a band is so high.
const NAMED: f32 = 26.0;
const ROOMY: f32 = 230.0;
/// Height of a Unified or Fortified card.
const STRIP: f32 = 26.0;
const GAP: f32 = 3.0;
/// Width of the names, and of the damage with its bar.
const NAMES: f32 = 262.0;
const HURT: f32 = 150.0;
/// Where the columns of counts begin and how wide they are, as parts of all: Alchemy Points stand with their most.
const COLUMNS: [(f32, f32); 5] = [(0.0, 0.15), (0.15, 0.22), (0.37, 0.25), (0.62, 0.17), (0.79, 0.21)];

/// Draws a player's band.
pub(super) fn draw(p: &mut Painter, scene: &Scene<'_>, lens: Lens<'_>, seat: Seat, r: Rect) {
    let (head, rest) = r.take_top(HEAD, GAP);
    let rest = if r.h >= ROOMY {
        let (line, rest) = rest.take_top(NAMED, GAP);
        commands(p, scene, seat, line);
        rest
    } else {
        rest
    };
    let (low, fighting) = rest.take_bottom(2.0 * STRIP + GAP, GAP);
    leading(p, scene, lens, seat, head);
    let side = scene.side(seat);
    let columns = crate::scene::count(ZONES);
    for (i, card) in (0_u16..).zip(side.zone(Zone::Warrior)) {
        let at = fighting.cell(i, columns, 1, GAP);
        match card {
            Some(card) => zones::beside(p, scene, lens, (*card, i + 1), at),
            None => zones::free(p, scene, side.traps.get(usize::from(i)).copied().flatten(), i + 1, at),
        }
    }
    for (row, zone) in (0_u16..).zip([Zone::Unified, Zone::Fortified]) {
        let line = low.cell(row, 1, 2, GAP);
        for (i, card) in (0_u16..).zip(side.zone(zone)) {
            strips::strip(p, scene, zone, *card, line.cell(i, columns, 1, GAP));
        }
    }
}

/// Who leads the side, the damage, and two rows of counts.
fn leading(p: &mut Painter, scene: &Scene<'_>, lens: Lens<'_>, seat: Seat, r: Rect) {
    let side = scene.side(seat);
    let warlord = scene.face(side.warlord);
    let ground = ground_of(p, scene, seat, r);
    let (art, rest) = r.inset(3.0).take_left(HEAD - 6.0, 6.0);
    p.poster(&motif(warlord), art, 8.0, if side.lost { Light::Dim } else { Light::Full });
    p.frame(art, 8.0, 2.0, legion(warlord.legion));
    if side.lost {
        p.emblem(&GRAVE, Rect::around(art.cx(), art.cy(), 34.0), Fill::flat(DIM), ground);
    }
    let (names, rest) = rest.take_left(NAMES, 8.0);
    bar::name_line(p, scene, seat, names.cell(0, 1, 2, 0.0), 24.0);
    let low = names.cell(1, 1, 2, 0.0);
    // Lighter than the crest, which would be faint on some of four players' colours.
    let ink = legion(warlord.legion).mix(INK, 35);
    let style = Style::new(Face::Text, scale::NAME_LEAST, ink, ground).kind(Use::Name);
    let changed = side.changes.iter().map(|gs| text(banners::short(*gs))).collect::<Vec<_>>().join(", ");
    let name = if changed.is_empty() { low.w } else { p.measure(short(warlord), &style).min(low.w / 2.0) };
    p.text_fit(short(warlord), low.x, style.baseline_at(low.cy()), name, &style);
    if !changed.is_empty() {
        // What has changed the game for good stands with whoever changed it.
        let gold = style.colours(GOLD, ground);
        let x = low.x + name + 10.0;
        p.text_fit(&changed, x, gold.baseline_at(low.cy()), low.right() - x, &gold);
    }
    let (hurt, rest) = rest.take_left(HURT, 8.0);
    damage(p, (side.damage, lens.dcm(seat)), hurt, ground);
    counts(p, scene, seat, rest, ground);
}

/// The damage on the Warlord, of what it bears.
fn damage(p: &mut Painter, (is, most): (i32, i32), r: Rect, ground: Color) {
    let ink = if is * 4 >= most * 3 { LOSS } else { NUMBER };
    let number = Style::new(Face::Bold, scale::DECIDING, ink, ground).kind(Use::Deciding);
    let (bar, line) = r.take_bottom(9.0, 0.0);
    p.emblem(&signs::LIFE, Rect::new(line.x, line.cy() - 13.0, 26.0, 26.0), Fill::flat(HEART), ground);
    let x = line.x + 31.0;
    let x = x + p.text(&is.to_string(), x, number.baseline_at(line.cy()), &number);
    let small = Style::new(Face::Text, 22.0, QUIET, ground).kind(Use::Name);
    p.text(&format!("/{most}"), x + 3.0, small.baseline_at(line.cy() + 7.0), &small);
    meter(p, is, most, bar, ink);
}

/// Both attacks, Veil, Synergy, Guardian, and how many cards lie where, in two rows.
fn counts(p: &mut Painter, scene: &Scene<'_>, seat: Seat, r: Rect, ground: Color) {
    let side = scene.side(seat);
    let warlord = scene.face(side.warlord);
    let cell = |i: u16| {
        let (from, wide) = COLUMNS[usize::from(i % 5)];
        let row = r.cell(i / 5, 1, 2, 2.0);
        Rect::new(row.x + r.w * from, row.y, r.w * wide - 2.0, row.h)
    };
    let spent = |of: u16, color: Color| if scene.lying(side.warlord).has(of) { DIM } else { color };
    let up = side.erad.iter().filter(|card| scene.lying(**card).up).count();
    let gone = match side.erad.len() - up {
        0 => up.to_string(),
        down => format!("{up}+{down}"),
    };
    let (pa, ma) = (spent(mark::PHYSICAL, PHYSICAL), spent(mark::MAGICAL, MAGICAL));
    let plain: [(&'static Emblem, Color, String, u16); 6] = [
        (&signs::MELEE, pa, warlord.command.pa.to_string(), 0),
        (&signs::MAGIC, ma, warlord.command.ma.to_string(), 5),
        (&HAND, GOLD, side.hand.len().to_string(), 3),
        (&DECK, GOLD, side.deck.len().to_string(), 8),
        (&GRAVE, GOLD, side.discard.len().to_string(), 4),
        (&EXILE, GOLD, gone, 9),
    ];
    for (sign, color, said, at) in plain {
        let at = cell(at);
        counted(p, (sign, color), &said, (at.x, at.cy()), INK, ground);
    }
    if !hidden(scene, side.guardian) {
        let at = cell(7);
        let x = counted(p, (&signs::MANA, POINTS), &side.ap.to_string(), (at.x, at.cy()), INK, ground);
        let style = Style::new(Face::Text, scale::NAME_LEAST, QUIET, ground).kind(Use::Name);
        p.text(&format!("/{}", side.ap_most), x + 2.0, style.baseline_at(at.cy()), &style);
    }
    let open = side.pierced.is_some();
    let ready = |cool: u8| if open && cool == 0 { GAIN } else { DIM };
    let veil = if open { DIM } else { GOLD };
    let count = |p: &mut Painter, card: Card, color: Color, n: u8, at: Rect| {
        let said = if n > 0 { n.to_string() } else { String::new() };
        led(p, &motif(scene.face(card)), color, &said, at, ground);
    };
    // What the Special Ability waits for stands at the Warlord's own picture.
    count(p, side.warlord, ready(side.sa_cool), side.sa_cool, cell(1).take_left(cell(1).w / 2.0, 0.0).0);
    count(p, side.veil, veil, side.veil_left, cell(1).take_right(cell(1).w / 2.0, 0.0).0);
    count(p, side.synergy, ready(side.syn_cool), side.syn_cool, cell(6).take_left(cell(6).w / 2.0, 0.0).0);
    let at = cell(6).take_right(cell(6).w / 2.0, 0.0).0;
    let may = open && side.consume_used <= side.more_consume;
    let color = if may { GAIN } else { DIM };
    match side.guardian {
        Some(card) => count(p, card, color, 0, at),
        None => led(p, &blank(), color, "", at, ground),
    }
    if !side.essences.is_empty() {
        let at = cell(2);
        counted(p, (&RESERVE, GOLD), &side.essences.len().to_string(), (at.x, at.cy()), INK, ground);
    }
}

/// The names of Veil or Realm, Synergy and Guardian, each with its emblem.
fn commands(p: &mut Painter, scene: &Scene<'_>, seat: Seat, r: Rect) {
    let side = scene.side(seat);
    let (veil, realm) = veil_names(scene.face(side.veil));
    let unknown = || text("picture-lraw-unknown");
    let name = |card: Card| {
        if hidden(scene, Some(card)) { unknown() } else { scene.face(card).name.to_string() }
    };
    let all = [
        (motif(scene.face(side.veil)), if side.pierced.is_some() { realm } else { veil }.to_owned()),
        (motif(scene.face(side.synergy)), name(side.synergy)),
        match side.guardian {
            Some(card) => (motif(scene.face(card)), name(card)),
            None => (blank(), text("picture-lraw-blank")),
        },
    ];
    for (i, (of, said)) in (0_u16..).zip(&all) {
        line(p, (of, GOLD), said, INK, r.cell(i, 3, 1, GAP * 4.0), GROUND_TOP);
    }
}

/// A command card by the emblem of its picture, with what it waits for.
fn led(p: &mut Painter, of: &Motif<'_>, color: Color, said: &str, r: Rect, ground: Color) {
    p.one_ink(of, Rect::new(r.x, r.cy() - 11.0, 22.0, 22.0), color, ground);
    let style = Style::new(Face::Bold, 22.0, INK, ground).kind(Use::Name);
    p.text(said, r.x + 25.0, style.baseline_at(r.cy()), &style);
}
