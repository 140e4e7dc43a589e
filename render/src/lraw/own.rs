//! What one player alone sees: the hand with what can be done now and why not, the own set cards, what is known of other hands
//! and of the bottom of the own deck, and what is left of the turn.

use skald_rules::interface::{Say, Seat};
use skald_rules::lraw::ask::{Answers, Sees};
use skald_rules::lraw::cards::FaceId;
use skald_rules::lraw::state::Note;

use super::hand;
use super::scene::{GAIN, HEART, POINTS, Place, Scene, words};
use crate::Notes;
use crate::layout::Kind;
use crate::look::emblem::{Emblem, lost as signs, rank};
use crate::look::palette::{GOLD, INK, PANEL_TOP, QUIET};
use crate::look::{color::Color, scale};
use crate::page::{lines, notes as orders};
use crate::painter::{Face, Fill, Painter, Rect, Style, whole_pixels};
use crate::scene::{length, text};
use crate::surface;

/// Height of the line with what is left of the turn.
const FACTS: f32 = 52.0;
/// Height of a row of set cards.
const SET: f32 = 132.0;
/// The least and the most height of a row of the hand.
const ROW: (f32, f32) = (170.0, 250.0);
/// The most lines that tell what is known of other hands; the twin holds all.
const KNOWN: usize = 2;
/// The least height as a part of the width: no client shows a lower picture larger.
const LEAST: f32 = 0.64;
const GAP: f32 = 8.0;

/// What is known for certain of hands of others and of the bottom of the own deck, and what a player was shown, in sentences.
pub(super) fn known(scene: &Scene<'_>) -> Vec<Say> {
    let named = |faces: &[FaceId]| -> Vec<Say> {
        faces
            .iter()
            .map(|face| Say::new("lraw-name").with("name", scene.view.pool.face(*face).name))
            .collect()
    };
    let held = scene.view.known_hands().into_iter().map(|(seat, faces)| {
        Say::new("picture-lraw-known-now").with("name", seat).with("list", named(&faces))
    });
    let bottom = scene.view.known_bottom();
    let bottom =
        (!bottom.is_empty()).then(|| Say::new("picture-lraw-known-bottom").with("list", named(&bottom)));
    let one = |note: &Note| {
        let list = named(&note.faces);
        let id = match (note.past, note.hand, list.is_empty()) {
            (true, _, true) => "picture-lraw-known-nothing-before",
            (true, _, false) => "picture-lraw-known-hand-before",
            (false, _, true) => "picture-lraw-known-nothing",
            (false, true, false) => "picture-lraw-known-hand",
            (false, false, false) => "picture-lraw-known-deck",
        };
        Say::new(id).with("name", note.of).with("turn", u32::from(note.turn)).with("list", list)
    };
    // What others hold is of more use; after a mulligan the bottom is known for most of a game.
    held.chain(scene.view.table.notes.iter().rev().map(one)).chain(bottom).collect()
}

/// Draws it.
pub(super) fn draw(p: &mut Painter, scene: &Scene<'_>, seat: Seat, notes: &Notes) {
    let sees = Answers::new(&scene.view.pool, &scene.view.table).sees(seat);
    let (in_hand, set) = sees.held.split_at(sees.hand.min(sees.held.len()));
    let columns: u16 = if in_hand.len() > 8 { 5 } else { 4 };
    let rows = crate::scene::count(in_hand.len()).div_ceil(columns).max(1);
    let abreast: u16 = if set.len() > 4 { 5 } else { 4 };
    let sets = crate::scene::count(set.len()).div_ceil(abreast);
    let side = f32::from(scale::SIDE);
    let inside = side - 2.0 * scale::EDGE;
    let known: Vec<String> = known(scene).iter().map(|say| scene.say(say, Place::Picture)).collect();
    let known = lines::wrapped(p, &known, inside);
    let known = lines::first(p, known, KNOWN, inside);
    let told = if known.is_empty() { 0.0 } else { lines::height(known.len(), false) + GAP };
    let fixed = FACTS
        + GAP
        + f32::from(sets) * (SET + GAP)
        + told
        + orders::height(p, notes, inside)
        + 2.0 * scale::EDGE;
    let most = p.tallest(scale::SIDE).floor();
    let row = ((most - fixed) / f32::from(rows) - GAP).clamp(ROW.0, ROW.1);
    let tall = (fixed + f32::from(rows) * (row + GAP)).clamp(side * LEAST, most);
    let room = surface::ground(p, scale::SIDE, whole_pixels(tall.floor()));
    let room = orders::orders(p, notes, room);
    let (top, room) = room.take_top(FACTS, GAP);
    facts(p, &sees, top);
    let room = if known.is_empty() {
        room
    } else {
        let (at, rest) = room.take_bottom(told - GAP, GAP);
        lines::draw(p, "", &known, at);
        rest
    };
    let (low, cards) = room.take_bottom(f32::from(sets) * (SET + GAP), 0.0);
    for (i, of) in (0_u16..).zip(set) {
        let at = Rect::new(low.x, low.y + GAP, low.w, low.h - GAP).cell(i, abreast, sets.max(1), GAP);
        hand::set(p, scene, of, at);
    }
    if in_hand.is_empty() {
        let style = Style::new(Face::Text, scale::PROSE_LEAST, QUIET, PANEL_TOP).centred();
        p.text(&text("picture-lraw-no-hand"), cards.cx(), style.baseline_at(cards.cy()), &style);
    }
    let high = length(usize::from(rows)) * (row + GAP) - GAP;
    let grid = Rect::new(cards.x, cards.y, cards.w, high.min(cards.h));
    for (i, of) in (0_u16..).zip(in_hand) {
        hand::card(p, scene, of, grid.cell(i, columns, rows, GAP));
    }
}

/// What is left of the turn.
fn facts(p: &mut Painter, sees: &Sees, r: Rect) {
    surface::panel(p, r);
    let signs: [(&'static Emblem, Color, &'static str); 4] = [
        (rank(2), GOLD, "picture-lraw-left-conscriptions"),
        (&signs::MELEE, GAIN, "picture-lraw-left-attackers"),
        (&signs::MANA, POINTS, "picture-lraw-left-points"),
        (&signs::LIFE, HEART, "picture-lraw-left-blood"),
    ];
    let inner = r.inset_xy(10.0, 3.0);
    for (i, ((sign, color, id), left)) in (0_u16..).zip(signs.into_iter().zip(sees.left)) {
        let cell = inner.cell(i, 4, 1, 8.0);
        p.emblem(sign, Rect::new(cell.x, cell.cy() - 15.0, 30.0, 30.0), Fill::flat(color), PANEL_TOP);
        let number = Style::new(Face::Bold, scale::DECIDING, INK, PANEL_TOP).kind(Kind::Deciding);
        let x = cell.x + 36.0;
        let x = x + p.text(&left.to_string(), x, number.baseline_at(cell.cy()), &number) + 8.0;
        let style = Style::new(Face::Text, scale::NAME_LEAST, QUIET, PANEL_TOP).kind(Kind::Name);
        let said = words(&Say::new(id).with("n", left));
        p.text_fit(&said, x, style.baseline_at(cell.cy()), cell.right() - x, &style);
    }
}
