//! The sheet of an Arsenal: every card with its copies and values, by type, and what the list is warned of.

use skald_rules::chaos::cards::{Card, Kind as CardKind, Pool};
use skald_rules::chaos::kits::Arsenal;
use skald_rules::interface::Say;

use super::parts::{kind_sign, mode_badge, reservoir_badge};
use super::scene::{HERO, hero, kind_color, kind_word, text, words};
use crate::layout::Kind;
use crate::look::emblem::chaos::{DEFEND, DESTRUCTIVE};
use crate::look::palette::{INK, NUMBER, PLATE, QUIET, TITLE};
use crate::look::scale;
use crate::page::bar::{self, Header};
use crate::page::columns::{self, Columns};
use crate::page::lines;
use crate::painter::{Face, Fill, Painter, Rect, Style, whole_pixels};
use crate::surface;

/// The most lines of warnings that are drawn; the twin holds all.
const WARNINGS: usize = 3;
/// Height of the Warrior's panel.
const HERO_HIGH: f32 = 92.0;

/// The cards of one type by name, with their copies.
pub(super) fn kinds(pool: &Pool, arsenal: &Arsenal) -> Vec<(CardKind, Vec<(Card, u32)>)> {
    let mut list = Vec::new();
    for kind in CardKind::ALL {
        let mut cards: Vec<(Card, u32)> = arsenal
            .cards
            .iter()
            .copied()
            .filter(|(card, n)| *n > 0 && pool.face(*card).kind == kind)
            .collect();
        cards.sort_by_key(|(card, _)| pool.face(*card).name);
        if !cards.is_empty() {
            list.push((kind, cards));
        }
    }
    list
}

/// All copies of a type.
pub(super) fn copies(cards: &[(Card, u32)]) -> u32 {
    cards.iter().map(|(_, n)| *n).fold(0, u32::saturating_add)
}

/// Draws the sheet.
pub(super) fn draw(p: &mut Painter, pool: &Pool, arsenal: &Arsenal, warnings: &[Say]) {
    let kinds = kinds(pool, arsenal);
    let inside = f32::from(scale::SIDE) - 2.0 * scale::EDGE;
    let said: Vec<String> = warnings.iter().map(words).collect();
    let said = lines::wrapped(p, &said, inside);
    let said = lines::first(p, said, WARNINGS, inside);
    let warned = if said.is_empty() { 0.0 } else { lines::height(said.len(), true) + 10.0 };
    let fixed = bar::HEADER.0 + bar::HEADER.1 + HERO_HIGH + 12.0 + warned;
    let sizes: Vec<usize> = kinds.iter().map(|(_, cards)| cards.len()).collect();
    let columns = Columns::of(&sizes, inside - fixed);
    let height = (fixed + columns.height + 2.0 * scale::EDGE).max(f32::from(scale::SIDE) * 0.62);
    let room = surface::ground(p, scale::SIDE, whole_pixels(height));
    let name = arsenal.name.as_deref().unwrap_or_default();
    let name = p.drawable(name);
    let name = if name.trim().is_empty() { text("picture-chaos-arsenal") } else { name };
    let right = words(&Say::new("picture-chaos-cards").with("count", arsenal.count()));
    let room = bar::header(p, room, &Header::new(name, right));
    let (hero, room) = room.take_top(HERO_HIGH, 12.0);
    warrior(p, pool, arsenal, &kinds, hero);
    for ((kind, cards), (head, rows)) in kinds.iter().zip(columns.rooms(&sizes, room)) {
        section(p, pool, (*kind, cards), head, &rows);
    }
    if !said.is_empty() {
        let (at, _) = room.take_bottom(warned - 10.0, 0.0);
        lines::draw(p, &text("picture-chaos-warnings"), &said, at);
    }
}

/// The Warrior, and how many cards of each type there are.
fn warrior(p: &mut Painter, pool: &Pool, arsenal: &Arsenal, kinds: &[(CardKind, Vec<(Card, u32)>)], r: Rect) {
    let of = pool.warrior(arsenal.hero);
    let ground = surface::tinted(p, r, 14.0, HERO, (2.5, HERO));
    let inner = r.inset_xy(14.0, 9.0);
    let (art, rest) = inner.take_left(inner.h, 14.0);
    p.portrait(&hero(&of.id), art, HERO);
    let (left, right) = rest.take_left(rest.w * 0.52, 12.0);
    let title = Style::new(Face::Title, 33.0, TITLE, ground).kind(Kind::Name);
    let title = p.shrink(&of.name, left.w, 22.0, &title);
    p.text_fit(&of.name, left.x, title.baseline_at(left.y + 16.0), left.w, &title);
    let style = Style::new(Face::Text, 21.0, INK, ground).kind(Kind::Name);
    let line = words(
        &Say::new("picture-chaos-warrior-line")
            .with("points", of.svpt)
            .with("supply", of.supply)
            .with("ability", of.ability),
    );
    let style = p.shrink(&line, left.w, scale::NAME_LEAST, &style);
    p.text_fit(&line, left.x, style.baseline_at(left.y + 48.0), left.w, &style);
    for (i, (kind, cards)) in (0_u16..).zip(kinds) {
        let at = right.cell(i, 3, 2, 6.0);
        kind_sign(p, Rect::new(at.x + 6.0, at.cy() - 16.0, 32.0, 32.0), *kind);
        let style = Style::new(Face::Bold, 30.0, NUMBER, ground).kind(Kind::Name);
        p.text(&copies(cards).to_string(), at.x + 48.0, style.baseline_at(at.cy()), &style);
    }
}

/// The cards of one type.
fn section(
    p: &mut Painter,
    pool: &Pool,
    (kind, cards): (CardKind, &[(Card, u32)]),
    head: Rect,
    rows: &[Rect],
) {
    let title = kind_word(kind);
    let sign = |p: &mut Painter, r| kind_sign(p, r, kind);
    columns::heading(p, sign, (&title, kind_color(kind)), copies(cards), head);
    for ((card, n), at) in cards.iter().zip(rows) {
        entry(p, pool, *card, *n, *at);
    }
}

/// One card: copies, name, values, mode and reservoir.
fn entry(p: &mut Painter, pool: &Pool, card: Card, n: u32, r: Rect) {
    let of = pool.face(card);
    let bold = columns::bold();
    let room = columns::row(p, n, r);
    let mut right = r.right() - 6.0;
    right -= 26.0;
    reservoir_badge(p, Rect::new(right, r.cy() - 13.0, 26.0, 26.0), of.reservoir);
    right -= 6.0;
    if let Some(mode) = of.mode {
        right -= 26.0;
        mode_badge(p, Rect::new(right, r.cy() - 13.0, 26.0, 26.0), mode);
    }
    // Values stand in columns, so that they can be compared.
    let columns = r.right() - 70.0;
    for (i, (emblem, number)) in
        (0_u8..).zip([(&DEFEND, of.dv), (&DESTRUCTIVE, Some(of.ov).filter(|n| *n > 0))])
    {
        let Some(number) = number else { continue };
        let x = columns - 58.0 * f32::from(i + 1);
        p.emblem(emblem, Rect::new(x, r.cy() - 11.0, 22.0, 22.0), Fill::flat(QUIET), PLATE);
        p.text(&number.to_string(), x + 26.0, bold.baseline_at(r.cy()), &bold.sized(22.0));
        right = right.min(x - 6.0);
    }
    let style = Style::new(Face::Text, 21.0, INK, PLATE).kind(Kind::Name);
    let x = room.x;
    let user = of.assoc.map(|card| pool.face(card).kind);
    let x = match user {
        Some(kind) => {
            kind_sign(p, Rect::new(x - 2.0, r.cy() - 10.0, 20.0, 20.0), kind);
            x + 24.0
        }
        None => x,
    };
    let style = p.shrink(&of.name, right - x, scale::NAME_LEAST, &style);
    p.text_fit(&of.name, x, style.baseline_at(r.cy()), right - x, &style);
}
