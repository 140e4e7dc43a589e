//! The private picture: the hand, what each choice would do, and what else its owner alone knows.

use skald_rules::interface::Say;
use skald_rules::law::{CardView, OwnView};

use super::control::Control;
use super::scene::{Place, Scene, length, text, words};
use super::shown::Shown;
use super::{card, planning, players};
use crate::layout::Kind;
use crate::look::palette::{GOLD, GROUND_TOP, INK, PANEL_BOTTOM, PANEL_TOP, QUIET};
use crate::look::scale;
use crate::painter::{Face, Painter, Rect, Style};
use crate::surface;

/// A card of a hand is at most so wide.
const WIDEST: f32 = 400.0;

pub(super) fn draw(p: &mut Painter, scene: &Scene<'_>, own: &OwnView) {
    let room = surface::ground(p, scale::SIDE, scale::SIDE);
    let (me, room) = room.take_bottom(players::SEATS, 10.0);
    players::own(p, scene, own, Rect::new(me.x, me.y, 330.0, me.h));
    piles(p, scene, own, Rect::new(me.x + 342.0, me.y, me.w - 342.0, me.h));
    let (title, cards) = shown(own);
    let title: Vec<String> = std::iter::once(text(title)).chain(planning::lines(scene, own)).collect();
    hand(p, scene, own, &title.join(" · "), cards, room);
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
        let style = Style::new(Face::Text, scale::PROSE_LEAST, QUIET, GROUND_TOP).centred();
        p.text(
            &text("picture-law-hand-none"),
            rest.cx(),
            style.baseline_at(rest.cy().min(rest.y + 120.0)),
            &style,
        );
        return;
    }
    let count = cards.len();
    // As few rows as leave every card large enough.
    let fits = |rows: usize| {
        let columns = length(count.div_ceil(rows));
        let w = ((rest.w - 10.0 * (columns - 1.0)) / columns).min(WIDEST);
        let h = ((rest.h - 10.0 * (length(rows) - 1.0)) / length(rows)).min(w * 1.42);
        (w.min(h * 0.95), h, columns)
    };
    let best = (1..=4).rev().filter(|rows| fits(*rows).1 >= 168.0 || *rows == 1).max_by(|a, b| {
        let area = |rows: usize| fits(rows).0 * fits(rows).1;
        area(*a).total_cmp(&area(*b))
    });
    let (w, h, columns) = fits(best.unwrap_or(1));
    let (w, h) = (w.max(124.0), h.max(168.0));
    let all = columns * w + 10.0 * (columns - 1.0);
    let x0 = rest.cx() - all / 2.0;
    let per = count.div_ceil(best.unwrap_or(1));
    for (i, of) in cards.iter().enumerate() {
        let (row, column) = (length(i / per), length(i % per));
        let at = Rect::new(x0 + column * (w + 10.0), rest.y + row * (h + 10.0), w, h);
        if at.bottom() > r.bottom() + 1.0 || at.right() > r.right() + 1.0 {
            break;
        }
        let (label, body) = at.take_bottom(26.0, 2.0);
        card::draw(p, body, &Shown::printed(of, Control::of(scene, own.seat), i + 1));
        let style = Style::new(Face::Text, 22.0, QUIET, GROUND_TOP).kind(Kind::Name).centred();
        let said = match &of.ability {
            Some(ability) => scene.say(ability, Place::Picture),
            None => text("picture-law-plain"),
        };
        p.text_fit(&said, label.cx(), style.baseline_at(label.cy()), w - 2.0, &style);
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
    let style = Style::new(Face::Prose, scale::NAME_LEAST, INK, PANEL_BOTTOM).kind(Kind::Name);
    let some: Vec<_> = lists.iter().filter(|(_, cards)| !cards.is_empty()).collect();
    if some.is_empty() {
        let quiet = Style::new(Face::Text, 22.0, QUIET, PANEL_TOP).kind(Kind::Name).centred();
        p.text(&text("picture-law-no-piles"), r.cx(), quiet.baseline_at(r.cy()), &quiet);
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
