//! The private picture: the hand, what each choice would do, and what else its owner alone knows.

use skald_rules::interface::Say;
use skald_rules::law::{CardView, OwnView, Stage};

use super::card::{self, Shown};
use super::control::Control;
use super::panels;
use super::scene::{Scene, many, word, words};
use crate::Notes;
use crate::layout::Kind;
use crate::look::palette::{GOLD, GROUND_TOP, INK, PANEL_BOTTOM, PANEL_TOP, QUIET, TITLE};
use crate::look::{scale, surface};
use crate::painter::{Face, Fill, Painter, Rect, Style};

/// The most standing orders and choices that are drawn; the twin holds all.
const ORDERS: usize = 4;
const OPTIONS: usize = 6;

pub(super) fn draw(p: &mut Painter, scene: &Scene<'_>, own: &OwnView, notes: &Notes) {
    let room = surface::ground(p, scale::SIDE, scale::SIDE);
    let (head, room) = room.take_top(46.0, 8.0);
    panels::header(p, scene, head, &word("picture-law-yours"));
    let (bar, room) = room.take_top(62.0, 10.0);
    panels::status(p, scene, bar);
    let (me, room) = room.take_bottom(panels::SEATS, 10.0);
    panels::one(p, scene, own.seat, Rect::new(me.x, me.y, 330.0, me.h));
    piles(p, scene, own, Rect::new(me.x + 342.0, me.y, me.w - 342.0, me.h));
    let mut room = room;
    if !notes.orders.is_empty() {
        let shown = many(notes.orders.len().min(ORDERS));
        let (at, rest) = room.take_bottom(36.0 + 30.0 * shown, 10.0);
        list(p, at, &word("picture-law-orders"), &notes.orders, ORDERS);
        room = rest;
    }
    if !notes.options.is_empty() {
        let lines: Vec<String> = notes
            .options
            .iter()
            .map(|o| {
                if o.outcomes.is_empty() {
                    o.label.clone()
                } else {
                    format!("{}: {}", o.label, o.outcomes.join("; "))
                }
            })
            .collect();
        let shown = many(lines.len().min(OPTIONS));
        let (at, rest) = room.take_bottom(36.0 + 30.0 * shown, 10.0);
        list(p, at, &word("picture-law-options"), &lines, OPTIONS);
        room = rest;
    }
    let (title, cards) = shown(own);
    let title: Vec<String> = std::iter::once(word(title)).chain(planning(scene, own)).collect();
    let title = title.join(" · ");
    hand(p, scene, own, &title, cards, room);
}

/// While decks are filled: how many cards must join the deck, how large it will be, and what sacrifices cost (section 9.2,
/// item 7).
pub(super) fn planning(scene: &Scene<'_>, own: &OwnView) -> Vec<String> {
    let mut lines = Vec::new();
    if let Some(plan) = &own.plan {
        let then = own.deck.len() + plan.fill.len() + plan.pairs.len();
        let cost = plan.pairs.len();
        let id = if cost == 0 { "picture-law-planned" } else { "picture-law-planned-cost" };
        lines.push(words(&Say::new(id).with("then", then).with("cost", cost)));
    } else if own.fill > 0 {
        let say = Say::new("picture-law-fill").with("count", own.fill).with("deck", own.deck.len());
        lines.push(words(&say.with("then", own.deck.len() + own.fill)));
    }
    let captured = scene.side(own.seat).is_some_and(|side| !side.captured.is_empty());
    if captured && own.plan.is_none() && matches!(scene.view.stage, Stage::Plans(_)) {
        lines.push(word("picture-law-sacrifice"));
    }
    lines
}

/// Which cards are in the middle: the hand, or what the owner has built before there is one.
pub(super) fn shown(own: &OwnView) -> (&'static str, &[CardView]) {
    if !own.hand.is_empty() {
        ("picture-law-hand", &own.hand)
    } else if !own.deck_given.is_empty() {
        ("picture-law-deck-given", &own.deck_given)
    } else if !own.built.is_empty() {
        ("picture-law-built", &own.built)
    } else if !own.pile.is_empty() {
        ("picture-law-reserve", &own.pile)
    } else {
        ("picture-law-hand", &own.hand)
    }
}

/// Cards large, with a key to name each by.
fn hand(p: &mut Painter, scene: &Scene<'_>, own: &OwnView, title: &str, cards: &[CardView], r: Rect) {
    let gold = Style::new(Face::Title, 26.0, GOLD, GROUND_TOP).kind(Kind::Name);
    let (head, rest) = r.take_top(34.0, 6.0);
    let gold = p.shrink(title, head.w - 12.0, 22.0, &gold);
    p.text_fit(title, head.x + 6.0, gold.baseline_at(head.cy()), head.w - 12.0, &gold);
    if cards.is_empty() {
        let style = Style::new(Face::Text, 26.0, QUIET, GROUND_TOP).centred();
        p.text(
            &word("picture-law-hand-none"),
            rest.cx(),
            style.baseline_at(rest.cy().min(rest.y + 120.0)),
            &style,
        );
        return;
    }
    let count = cards.len();
    // As few rows as leave every card large enough.
    let fits = |rows: usize| {
        let columns = many(count.div_ceil(rows));
        let w = ((rest.w - 10.0 * (columns - 1.0)) / columns).min(230.0);
        let h = ((rest.h - 10.0 * (many(rows) - 1.0)) / many(rows)).min(w * 1.42);
        (w.min(h * 0.95), h, columns)
    };
    let best = (1..=4).filter(|rows| fits(*rows).1 >= 168.0 || *rows == 1).max_by(|a, b| {
        let area = |rows: usize| fits(rows).0 * fits(rows).1;
        area(*a).total_cmp(&area(*b))
    });
    let (w, h, columns) = fits(best.unwrap_or(1));
    let (w, h) = (w.max(124.0), h.max(168.0));
    let all = columns * w + 10.0 * (columns - 1.0);
    let x0 = rest.cx() - all / 2.0;
    let per = count.div_ceil(best.unwrap_or(1));
    for (i, of) in cards.iter().enumerate() {
        let (row, column) = (many(i / per), many(i % per));
        let at = Rect::new(x0 + column * (w + 10.0), rest.y + row * (h + 10.0), w, h);
        if at.bottom() > r.bottom() + 1.0 || at.right() > r.right() + 1.0 {
            break;
        }
        let (label, body) = at.take_bottom(if h > 190.0 { 50.0 } else { 26.0 }, 2.0);
        card::draw(p, body, &Shown::printed(of, Control::of(scene, own.seat), i + 1));
        let style = Style::new(Face::Text, 20.0, QUIET, GROUND_TOP).kind(Kind::Name).centred();
        let text = match &of.ability {
            Some(ability) => scene.say(ability, super::scene::Place::Picture),
            None => word("picture-law-plain"),
        };
        let y = if h > 190.0 { label.y + 12.0 } else { label.cy() };
        let style = p.shrink(&text, w, scale::NAME_LEAST, &style);
        let text = p.fit(&text, w - 2.0, &style);
        p.text(&text, label.cx(), style.baseline_at(y), &style);
        if h > 190.0 {
            let style = Style::new(Face::Bold, 20.0, GOLD, GROUND_TOP).kind(Kind::Name).centred();
            let key = p.fit(of.key.as_str(), w, &style);
            p.text(&key, label.cx(), style.baseline_at(label.y + 37.0), &style);
        }
    }
}

fn named(cards: &[CardView]) -> Vec<String> {
    cards.iter().map(|card| card.name.to_string()).collect()
}

/// The own deck: what everybody knows to lie on top and at the bottom, then the others in no order (section 9.2, item 2).
fn deck(scene: &Scene<'_>, own: &OwnView) -> Vec<String> {
    let Some(me) = scene.seat(own.seat) else { return named(&own.deck) };
    let known = |card: &CardView| me.top.iter().chain(&me.bottom).any(|other| other.key == card.key);
    let ends = [("picture-law-deck-top", &me.top), ("picture-law-deck-bottom", &me.bottom)];
    let some = ends.into_iter().filter(|(_, cards)| !cards.is_empty());
    let said = some.map(|(id, cards)| {
        let names: Vec<_> = cards.iter().map(|card| card.name.clone()).collect();
        words(&Say::new(id).with("cards", names))
    });
    said.chain(own.deck.iter().filter(|card| !known(card)).map(|card| card.name.to_string())).collect()
}

/// Deck and reserve by level and name, as far as there is room.
fn piles(p: &mut Painter, scene: &Scene<'_>, own: &OwnView, r: Rect) {
    surface::panel(p, r);
    let inner = r.inset_xy(14.0, 8.0);
    let mut y = inner.y;
    let lists = [("picture-law-deck", &own.deck), ("picture-law-reserve-count", &own.pile)];
    let gold = Style::new(Face::Text, 21.0, GOLD, PANEL_TOP).kind(Kind::Name);
    let style = Style::new(Face::Prose, 20.0, INK, PANEL_BOTTOM);
    let some: Vec<_> = lists.iter().filter(|(_, cards)| !cards.is_empty()).collect();
    if some.is_empty() {
        let quiet = Style::new(Face::Text, 22.0, QUIET, PANEL_TOP).centred();
        p.text(&word("picture-law-no-piles"), r.cx(), quiet.baseline_at(r.cy()), &quiet);
    }
    let lines = if some.len() > 1 { 1.0 } else { 3.0 };
    for (title, cards) in some {
        let text = words(&Say::new(title).with("count", cards.len()));
        p.text(&text, inner.x, gold.baseline_at(y + 13.0), &gold);
        let names = if *title == "picture-law-deck" { deck(scene, own) } else { named(cards) };
        p.paragraph(&names.join(" · "), Rect::new(inner.x, y + 28.0, inner.w, 27.0 * lines), 27.0, &style);
        y += 30.0 + 27.0 * lines + 2.0;
    }
}

fn list(p: &mut Painter, r: Rect, title: &str, lines: &[String], most: usize) {
    let gold = Style::new(Face::Title, 25.0, GOLD, GROUND_TOP).kind(Kind::Name);
    let (head, rest) = r.take_top(34.0, 2.0);
    p.text(title, head.x + 6.0, gold.baseline_at(head.cy()), &gold);
    let style = Style::new(Face::Prose, 23.0, INK, GROUND_TOP);
    for (i, line) in (0_u16..).zip(lines.iter().take(most)) {
        let y = rest.y + 30.0 * f32::from(i) + 15.0;
        p.disc(rest.x + 16.0, y, 4.0, Fill::flat(TITLE));
        let line = p.drawable(line);
        let fitted = p.shrink(&line, rest.w - 40.0, 20.0, &style);
        p.text_fit(&line, rest.x + 30.0, fitted.baseline_at(y), rest.w - 40.0, &fitted);
    }
}
