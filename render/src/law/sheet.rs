//! The sheet of a Skirmish deck: every card with its stats, its area and what it can do, and what the list is warned
//! of.

use skald_rules::interface::Say;
use skald_rules::law::CardView;
use skald_rules::law::kits::Shown;

use super::card::{NOBODY, dominion};
use super::face;
use super::scene::{self, dominion_say, roman, text, words};
use crate::layout::Kind;
use crate::look::palette::{FIRE, GOLD, GROUND_TOP, INK, OUTLINE, PLATE, QUIET, TITLE, face as shades};
use crate::look::scale;
use crate::page::bar::{self, Header};
use crate::page::lines;
use crate::painter::{Face, Fill, Painter, Rect, Style};
use crate::surface;

/// The most cards that are drawn; the twin holds all.
const MOST: usize = 12;
/// The greatest height of a card.
const CARD: f32 = 402.0;
const GAP: f32 = 12.0;
/// The most lines of warnings that are drawn; the twin holds all.
const WARNINGS: usize = 2;

/// The cards of a deck as views show them, each with its copies.
pub(super) fn cards(deck: &Shown) -> Vec<(CardView, u32)> {
    let some = deck.cards.iter().filter(|(_, copies)| *copies > 0);
    some.map(|(card, copies)| (face::view_of(deck.pool.face(*card)), *copies)).collect()
}

/// The deck's name, or what a deck without one is called.
pub(super) fn title(deck: &Shown) -> String {
    let name = deck.name.as_deref().unwrap_or_default();
    if name.trim().is_empty() { text("picture-law-deck-title") } else { name.to_owned() }
}

/// How many cards there are, and of which levels.
pub(super) fn summary(deck: &Shown) -> String {
    let cards = cards(deck);
    let of = |level: u8| -> u32 {
        cards.iter().filter(|(card, _)| card.level == level).map(|(_, copies)| *copies).sum()
    };
    let all: u32 = cards.iter().map(|(_, copies)| *copies).sum();
    let say = Say::new("picture-law-deck-cards").with("count", all);
    words(&say.with("one", of(1)).with("two", of(2)).with("three", of(3)))
}

/// Draws the sheet.
pub(super) fn draw(p: &mut Painter, deck: &Shown) {
    let cards = cards(deck);
    let mut room = surface::ground(p, scale::SIDE, scale::SIDE);
    let name = p.drawable(&title(deck));
    room = bar::header(p, room, &Header { of: summary(deck), ..Header::new(name, String::new()) });
    let said: Vec<String> = deck.warnings.iter().map(words).collect();
    let said = lines::wrapped(p, &said, room.w);
    let said = lines::first(p, said, WARNINGS, room.w);
    if !said.is_empty() {
        let (at, rest) = room.take_bottom(lines::height(said.len(), false), GAP);
        lines::draw(p, "", &said, at);
        room = rest;
    }
    if cards.is_empty() {
        let quiet = Style::new(Face::Text, scale::PROSE_LEAST, QUIET, GROUND_TOP).centred();
        p.text(&text("picture-law-deck-empty"), room.cx(), quiet.baseline_at(room.cy()), &quiet);
    }
    let shown = cards.len().min(MOST);
    let columns = if shown > 6 { 4_u16 } else { 3 };
    let rows = crate::scene::count(shown).div_ceil(columns).max(1);
    let n = f32::from(rows);
    let high = ((room.h - GAP * (n - 1.0)) / n).min(CARD);
    let room = Rect::new(room.x, room.y, room.w, high * n + GAP * (n - 1.0));
    for (i, (card, copies)) in (0_u16..).zip(cards.iter().take(MOST)) {
        one(p, card, *copies, room.cell(i, columns, rows, GAP));
    }
}

/// One card: name, dominion, stats with area, ability and kind.
fn one(p: &mut Painter, card: &CardView, copies: u32, r: Rect) {
    let inner = surface::card(p, r, NOBODY, 5.0).inset_xy(9.0, 7.0);
    let (high, _) = shades(NOBODY);
    let (head, rest) = inner.take_top(36.0, 6.0);
    let (icon, head) = head.take_left(28.0, 2.0);
    p.emblem(
        scene::pantheon(&card.pantheon),
        Rect::around(icon.cx(), icon.cy(), 28.0),
        Fill::flat(GOLD),
        high,
    );
    let (sign, head) = head.take_right(34.0, 2.0);
    dominion(p, card.dominion, Rect::around(sign.cx(), sign.cy(), 34.0));
    let style = Style::new(Face::Title, 27.0, TITLE, high).kind(Kind::Name).centred();
    let plain = Style::new(Face::Text, 22.0, TITLE, high).kind(Kind::Name).centred();
    let narrow = p.measure(&card.name, &style.sized(scale::LABEL)) > head.w - 2.0;
    let style = p.shrink(&card.name, head.w - 2.0, scale::NAME_LEAST, if narrow { &plain } else { &style });
    p.text_fit(&card.name, head.cx(), style.baseline_at(head.cy()), head.w, &style);
    // Small cards leave out what the sign and the letters in the corners say.
    let told = r.h > 300.0;
    let (foot, art) = rest.take_bottom(if told { 74.0 } else { 34.0 }, 8.0);
    face::stats(p, card, art);
    if copies > 1 {
        let style = Style::new(Face::Bold, 24.0, OUTLINE, FIRE).kind(Kind::Name).centred();
        let at = Rect::new(art.right() - 52.0, art.bottom() - 38.0, 46.0, 32.0);
        p.round(at, 8.0, Fill::flat(FIRE));
        p.text(&format!("×{copies}"), at.cx(), style.baseline_at(at.cy()), &style);
    }
    surface::plate(p, foot, 9.0);
    let ability = card.ability.as_ref().map_or_else(|| text("picture-law-plain"), words);
    let bold = Style::new(Face::Bold, 22.0, INK, PLATE).kind(Kind::Name).centred();
    let middle = foot.y + if told { 22.0 } else { foot.h / 2.0 };
    p.text_fit(&ability, foot.cx(), bold.baseline_at(middle), foot.w - 14.0, &bold);
    if !told {
        return;
    }
    let kind = words(
        &Say::new("picture-law-deck-kind")
            .with("pantheon", card.pantheon.clone())
            .with("dominion", dominion_say(card.dominion))
            .with("level", roman(card.level)),
    );
    let quiet = Style::new(Face::Text, scale::LABEL, QUIET, PLATE).kind(Kind::Name).centred();
    p.text_fit(&kind, foot.cx(), quiet.baseline_at(foot.y + 53.0), foot.w - 14.0, &quiet);
}
