//! The sheet of a Skirmish deck: every card with its stats, its area and what it can do, and what the list is warned
//! of.

use skald_rules::interface::Say;
use skald_rules::law::CardView;
use skald_rules::law::kits::Shown;

use super::card::NOBODY;
use super::face;
use super::scene::{self, dominion_say, many, roman, word, words};
use crate::layout::Kind;
use crate::look::palette::{FIRE, GOLD, GROUND_TOP, INK, OUTLINE, PLATE, QUIET, TITLE, face as shades};
use crate::look::{scale, surface};
use crate::painter::{Face, Fill, Painter, Rect, Style};

/// Cards side by side.
const COLUMNS: usize = 3;
/// The most cards that are drawn; the twin holds all.
const MOST: usize = 12;
/// Height of a card.
const CARD: f32 = 392.0;
const GAP: f32 = 12.0;
/// From line to line of warnings, and the most of them.
const LINE: f32 = 30.0;
const WARNINGS: usize = 6;

/// The cards of a deck as views show them, each with its copies.
pub(super) fn cards(deck: &Shown) -> Vec<(CardView, u32)> {
    let some = deck.cards.iter().filter(|(_, copies)| *copies > 0);
    some.map(|(card, copies)| (face::view_of(deck.pool.face(*card)), *copies)).collect()
}

/// The deck's name, or what a deck without one is called.
pub(super) fn title(deck: &Shown) -> String {
    let name = deck.name.as_deref().unwrap_or_default();
    if name.trim().is_empty() { word("picture-law-deck-title") } else { name.to_owned() }
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
    let rows = many(cards.len().min(MOST).div_ceil(COLUMNS).max(1));
    let style = Style::new(Face::Text, 22.0, FIRE, GROUND_TOP);
    let mut lines = Vec::new();
    for warning in &deck.warnings {
        let text = p.drawable(&words(warning));
        lines.extend(p.wrap(&text, 880.0, &style));
    }
    lines.truncate(WARNINGS);
    let warned = if lines.is_empty() { 0.0 } else { LINE * many(lines.len()) + 14.0 };
    let height = 52.0 + 10.0 + rows * (CARD + GAP) - GAP + warned + 2.0 * scale::EDGE;
    let room = surface::ground(p, scale::SIDE, crate::painter::whole_pixels(height));
    let (head, room) = room.take_top(52.0, 10.0);
    let large = Style::new(Face::Text, 24.0, GOLD, GROUND_TOP).kind(Kind::Name).right();
    let right = summary(deck);
    let used = p.text(&right, head.right() - 6.0, large.baseline_at(head.cy()), &large);
    let name = p.drawable(&title(deck));
    let style_title = Style::new(Face::Title, scale::TITLE, TITLE, GROUND_TOP).kind(Kind::Name);
    let wide = head.w - used - 34.0;
    let style_title = p.shrink(&name, wide, 24.0, &style_title);
    p.text_fit(&name, head.x + 8.0, style_title.baseline_at(head.cy()), wide, &style_title);
    if cards.is_empty() {
        let quiet = Style::new(Face::Text, 28.0, QUIET, GROUND_TOP).centred();
        p.text(&word("picture-law-deck-empty"), room.cx(), quiet.baseline_at(room.y + CARD / 2.0), &quiet);
    }
    let w = ((room.w - 2.0 * GAP) / 3.0).floor();
    for (i, (card, copies)) in cards.iter().take(MOST).enumerate() {
        let (row, column) = (many(i / COLUMNS), many(i % COLUMNS));
        let at = Rect::new(room.x + column * (w + GAP), room.y + row * (CARD + GAP), w, CARD);
        one(p, card, *copies, at);
    }
    let mut y = room.y + rows * (CARD + GAP) + 14.0;
    for line in &lines {
        p.text(line, room.x + 8.0, style.baseline_at(y), &style);
        y += LINE;
    }
}

/// One card: name, dominion, stats with area, ability and kind.
fn one(p: &mut Painter, card: &CardView, copies: u32, r: Rect) {
    let inner = surface::card(p, r, NOBODY, 5.0).inset_xy(9.0, 7.0);
    let (high, low) = shades(NOBODY);
    let (head, rest) = inner.take_top(36.0, 6.0);
    let (icon, head) = head.take_left(28.0, 2.0);
    p.emblem(
        scene::pantheon(&card.pantheon),
        Rect::around(icon.cx(), icon.cy(), 28.0),
        Fill::flat(GOLD),
        high,
    );
    let (sign, head) = head.take_right(34.0, 2.0);
    face::face_dominion(p, card.dominion, Rect::around(sign.cx(), sign.cy(), 34.0));
    let style = Style::new(Face::Title, 27.0, TITLE, high).kind(Kind::Name).centred();
    let plain = Style::new(Face::Text, 22.0, TITLE, high).kind(Kind::Name).centred();
    let narrow = p.measure(&card.name, &style.sized(20.0)) > head.w - 2.0;
    let style = p.shrink(&card.name, head.w - 2.0, scale::NAME_LEAST, if narrow { &plain } else { &style });
    let name = p.fit(&card.name, head.w, &style);
    p.text(&name, head.cx(), style.baseline_at(head.cy()), &style);
    let (foot, art) = rest.take_bottom(74.0, 8.0);
    face::stats(p, card, art, low);
    if copies > 1 {
        let style = Style::new(Face::Bold, 24.0, OUTLINE, FIRE).kind(Kind::Name).centred();
        let at = Rect::new(art.right() - 52.0, art.bottom() - 38.0, 46.0, 32.0);
        p.round(at, 8.0, Fill::flat(FIRE));
        p.text(&format!("×{copies}"), at.cx(), style.baseline_at(at.cy()), &style);
    }
    surface::plate(p, foot, 9.0);
    let ability = card.ability.as_ref().map_or_else(|| word("picture-law-plain"), words);
    let bold = Style::new(Face::Bold, 22.0, INK, PLATE).kind(Kind::Name).centred();
    let bold = p.shrink(&ability, foot.w - 14.0, scale::NAME_LEAST, &bold);
    let ability = p.fit(&ability, foot.w - 14.0, &bold);
    p.text(&ability, foot.cx(), bold.baseline_at(foot.y + 22.0), &bold);
    let kind = words(
        &Say::new("picture-law-deck-kind")
            .with("pantheon", card.pantheon.clone())
            .with("dominion", dominion_say(card.dominion))
            .with("level", roman(card.level)),
    );
    let quiet = Style::new(Face::Text, 20.0, QUIET, PLATE).kind(Kind::Name).centred();
    let quiet = p.shrink(&kind, foot.w - 14.0, scale::NAME_LEAST, &quiet);
    let kind = p.fit(&kind, foot.w - 14.0, &quiet);
    p.text(&kind, foot.cx(), quiet.baseline_at(foot.y + 53.0), &quiet);
}
