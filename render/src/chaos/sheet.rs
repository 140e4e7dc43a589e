//! The sheet of an Arsenal: every card with its copies and values, by type, and what the list is warned of.

use skald_rules::chaos::cards::{Card, Kind as CardKind, Pool};
use skald_rules::chaos::kits::Arsenal;
use skald_rules::interface::Say;

use super::card::pixels;
use super::parts::{header, kind_sign, mode_badge, reservoir_badge};
use super::scene::{count, hero_emblem, kind_color, kind_word, text, words};
use crate::layout::Kind;
use crate::look::color::Color;
use crate::look::emblem::chaos::{DEFEND, DESTRUCTIVE};
use crate::look::palette::{GOLD, GROUND_TOP, INK, NUMBER, PANEL_BOTTOM, PANEL_TOP, PLATE, QUIET, TITLE};
use crate::look::{scale, surface};
use crate::painter::{Face, Fill, Painter, Rect, Style};

/// Height of a card's row.
const ROW: f32 = 40.0;
/// Height of a heading.
const HEAD: f32 = 40.0;
/// Space after a type.
const AFTER: f32 = 12.0;
/// From line to line of warnings.
const LINE: f32 = 28.0;
/// The most lines of warnings that are drawn; the twin holds all.
const WARNINGS: usize = 6;
/// The gold of a Warrior.
const HERO: Color = Color::hex(0xD9_B35C);

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

/// Draws the sheet: two columns of about equal height.
pub(super) fn draw(p: &mut Painter, pool: &Pool, arsenal: &Arsenal, warnings: &[Say]) {
    let kinds = kinds(pool, arsenal);
    let tall = |cards: &[(Card, u32)]| HEAD + ROW * f32::from(count(cards.len())) + AFTER;
    let all: f32 = kinds.iter().map(|(_, cards)| tall(cards)).sum();
    // The break lies where the longer column is shortest.
    let column = |n: usize| {
        let left: f32 = kinds.iter().take(n).map(|(_, cards)| tall(cards)).sum();
        left.max(all - left)
    };
    let first = (0..=kinds.len()).min_by(|a, b| column(*a).total_cmp(&column(*b))).unwrap_or(0);
    let style = Style::new(Face::Text, 22.0, INK, PANEL_TOP);
    let mut lines = Vec::new();
    for warning in warnings {
        lines.extend(p.wrap(&words(warning), 860.0, &style));
    }
    lines.truncate(WARNINGS);
    let warned = if lines.is_empty() { 0.0 } else { LINE * f32::from(count(lines.len())) + 62.0 };
    let height =
        pixels(42.0 + 10.0 + 118.0 + 14.0 + column(first) + warned + 2.0 * scale::EDGE).clamp(420, 4000);
    let room = surface::ground(p, scale::SIDE, height);
    let (head, room) = room.take_top(42.0, 10.0);
    let name = arsenal.name.as_deref().unwrap_or_default();
    let name = p.drawable(name);
    let name = if name.trim().is_empty() { text("picture-chaos-arsenal") } else { name };
    let right = words(&Say::new("picture-chaos-cards").with("count", arsenal.count()));
    header(p, head, &name, &right);
    let (hero, room) = room.take_top(118.0, 14.0);
    warrior(p, pool, arsenal, &kinds, hero);
    for (c, part) in (0_u16..).zip([kinds.get(..first), kinds.get(first..)]) {
        let at = room.cell(c, 2, 1, 14.0);
        let mut y = at.y;
        for (kind, cards) in part.unwrap_or_default() {
            section(p, pool, *kind, cards, Rect::new(at.x, y, at.w, tall(cards) - AFTER));
            y += tall(cards);
        }
    }
    if !lines.is_empty() {
        let (at, _) = room.take_bottom(warned - 12.0, 0.0);
        surface::panel(p, at);
        let gold = Style::new(Face::Title, 24.0, GOLD, PANEL_TOP).kind(Kind::Name);
        p.text(&text("picture-chaos-warnings"), at.x + 16.0, gold.baseline_at(at.y + 20.0), &gold);
        for (i, line) in (0_u16..).zip(&lines) {
            let y = at.y + 36.0 + LINE * (f32::from(i) + 0.5);
            p.text(line, at.x + 18.0, style.baseline_at(y), &style);
        }
    }
}

/// The Warrior, and how many cards of each type there are.
fn warrior(p: &mut Painter, pool: &Pool, arsenal: &Arsenal, kinds: &[(CardKind, Vec<(Card, u32)>)], r: Rect) {
    let of = pool.warrior(arsenal.hero);
    let ground = HERO.mix(PANEL_BOTTOM, 82);
    p.round(r, 14.0, Fill::down(ground, PANEL_BOTTOM));
    p.frame(r, 14.0, 2.5, HERO);
    let inner = r.inset_xy(14.0, 9.0);
    let (art, rest) = inner.take_left(inner.h, 14.0);
    p.emblem(hero_emblem(&of.id), art, surface::emblem_fill(HERO), surface::emblem_dark(HERO));
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
    let quiet = Style::new(Face::Prose, scale::NAME_LEAST, QUIET, PANEL_BOTTOM);
    p.paragraph(&of.text, Rect::new(left.x, left.y + 62.0, left.w, 46.0), 21.0, &quiet);
    for (i, (kind, cards)) in (0_u16..).zip(kinds) {
        let at = right.cell(i, 3, 2, 6.0);
        kind_sign(p, Rect::new(at.x + 6.0, at.cy() - 16.0, 32.0, 32.0), *kind);
        let style = Style::new(Face::Bold, 30.0, NUMBER, ground).kind(Kind::Name);
        p.text(&copies(cards).to_string(), at.x + 48.0, style.baseline_at(at.cy()), &style);
    }
}

/// The cards of one type.
fn section(p: &mut Painter, pool: &Pool, kind: CardKind, cards: &[(Card, u32)], r: Rect) {
    let color = kind_color(kind);
    let (head, rest) = r.take_top(HEAD - 6.0, 6.0);
    kind_sign(p, Rect::new(head.x + 2.0, head.y + 2.0, 28.0, 28.0), kind);
    let style = Style::new(Face::Title, 25.0, color.mix(INK, 40), GROUND_TOP).kind(Kind::Name);
    let w = p.text(&kind_word(kind), head.x + 40.0, style.baseline_at(head.cy()), &style);
    let number = Style::new(Face::Bold, 23.0, QUIET, GROUND_TOP).kind(Kind::Name).right();
    let sum = p.text(&copies(cards).to_string(), head.right() - 4.0, number.baseline_at(head.cy()), &number);
    let y = head.cy() + 1.0;
    p.line(&[(head.x + 54.0 + w, y), (head.right() - sum - 16.0, y)], 1.2, color.alpha(120));
    for (i, (card, n)) in (0_u16..).zip(cards) {
        let at = Rect::new(rest.x, rest.y + ROW * f32::from(i), rest.w, ROW - 4.0);
        entry(p, pool, *card, *n, at);
    }
}

/// One card: copies, name, values, mode and reservoir.
fn entry(p: &mut Painter, pool: &Pool, card: Card, n: u32, r: Rect) {
    let of = pool.face(card);
    surface::plate(p, r, 8.0);
    let bold = Style::new(Face::Bold, 23.0, NUMBER, PLATE).kind(Kind::Name);
    p.text(&format!("{n}×"), r.x + 9.0, bold.baseline_at(r.cy()), &bold);
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
    let x = r.x + 54.0;
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
