//! What lies beside the zones, card by card: discard piles, Eradication Zones, what lies under Warriors and Warlords. The board has
//! room for their numbers alone.

mod page;

use skald_rules::interface::{Key, Say, Seat, Viewer};
use skald_rules::lraw::View;
use skald_rules::lraw::state::{At, Card, Lying, Side, Zone};

use super::scene::{DIM, Scene};
use super::text;
use crate::look::color::Color;
use crate::look::emblem::chaos::EXILE;
use crate::look::emblem::law::RESERVE;
use crate::look::emblem::{Emblem, GRAVE};
use crate::look::palette::GOLD;
use crate::names::PlayerName;
use crate::painter::Painter;
use crate::{DrawError, Drawing, Special};

/// The picture of all that lies there; its further pages have numbers.
const KEY: Key = Key::of("piles");
/// The picture of what lies face-down and its viewer knows.
const OWN: Key = Key::of("piles-own");
/// No table needs more pages.
const MOST: usize = 4;

/// Cards that lie together.
pub(super) struct Pile {
    /// What they are called.
    pub title: Say,
    /// Which they are, the newest first.
    pub cards: Vec<Card>,
    /// How many more there are that the viewer does not know.
    pub unknown: usize,
    sign: (&'static Emblem, Color),
}

impl Pile {
    /// How many cards there are.
    pub fn sum(&self) -> usize {
        self.cards.len() + self.unknown
    }
}

/// What lies beside the zones of a player.
pub(super) type Lot = (Seat, Vec<Pile>);

/// What lies beside the zones of all players, empty piles left out; of that what lies face-down alone, if `down` says so.
pub(super) fn lots(view: &View, down: bool) -> Vec<Lot> {
    let of = |seat| (seat, of(view, seat, down));
    view.table.seats().map(of).filter(|(_, piles)| !piles.is_empty()).collect()
}

fn of(view: &View, seat: Seat, down: bool) -> Vec<Pile> {
    let side = view.table.side(seat);
    // What comes later lies on top.
    let newest = |cards: &[Card], fits: &dyn Fn(&Lying) -> bool| -> Vec<Card> {
        cards.iter().rev().copied().filter(|card| fits(view.table.card(*card))).collect()
    };
    let plain = |id, sign, cards| Pile { title: Say::new(id), cards, unknown: 0, sign: (sign, GOLD) };
    let unknown = newest(&side.erad, &|lying| !lying.up && lying.face.is_back()).len();
    let known = newest(&side.erad, &secret);
    let hidden = Pile { unknown, sign: (&EXILE, DIM), ..plain("picture-lraw-pile-down", &EXILE, known) };
    let mut all = Vec::new();
    if !down {
        all.push(plain("picture-lraw-pile-discard", &GRAVE, newest(&side.discard, &|_| true)));
        all.push(plain("picture-lraw-pile-erad", &EXILE, newest(&side.erad, &|lying| lying.up)));
    }
    all.push(hidden);
    if !down {
        all.extend(side.cards(Zone::Warrior).map(|host| {
            let pile = plain("picture-lraw-pile-under", &RESERVE, under(view, host));
            let name = view.pool.face(view.table.card(host).face).name;
            Pile { title: pile.title.with("card", name), ..pile }
        }));
        all.push(plain("picture-lraw-pile-essences", &RESERVE, newest(&side.essences, &|_| true)));
    }
    all.retain(|pile| pile.sum() > 0);
    all
}

/// What lies under a Warrior.
pub(super) fn under(view: &View, host: Card) -> Vec<Card> {
    let all = (0_u16..).map(Card).zip(&view.table.cards);
    all.filter(|(_, lying)| lying.at == At::Under(host)).map(|(card, _)| card).collect()
}

/// Whether a card lies face-down in an Eradication Zone and the viewer knows it.
fn secret(lying: &Lying) -> bool {
    !lying.up && !lying.face.is_back()
}

/// The buttons: one for what all see, and one for whoever knows more than that.
pub(super) fn specials(view: &View) -> Vec<Special> {
    let knows = |side: &Side| side.erad.iter().any(|card| secret(view.table.card(*card)));
    let mut all = Vec::new();
    if !view.places.is_empty() {
        return all;
    }
    if !lots(view, false).is_empty() {
        all.push(Special { key: KEY, label: Say::new("picture-lraw-piles"), own: false, part: false });
    }
    if matches!(view.who, Viewer::Seat(_)) && view.table.sides.iter().any(knows) {
        all.push(Special { key: OWN, label: Say::new("picture-lraw-pile-down"), own: true, part: false });
    }
    all
}

/// The key of a page, counted from 0.
fn key(page: usize) -> Option<Key> {
    if page == 0 { Some(KEY) } else { Key::new(&format!("{}-{}", KEY.as_str(), page + 1)).ok() }
}

/// Which page has this key, counted from 0.
fn number(of: Key) -> Option<usize> {
    (0..MOST).find(|page| key(*page) == Some(of))
}

/// A button for each page, where there are several.
pub(super) fn pages(view: &View, of: Key) -> Vec<Special> {
    let count = page::cut(lots(view, false)).len();
    if count < 2 || number(of).is_none() {
        return Vec::new();
    }
    let page = |page: usize| {
        let label = Say::new("picture-lraw-piles-page").with("page", page + 1).with("pages", count);
        Some(Special { key: key(page)?, label, own: false, part: false })
    };
    (0..count).filter_map(page).collect()
}

/// Draws the page of this key, or what its viewer alone knows; nothing for another key, and where nothing lies any more.
pub(super) fn draw(
    p: &mut Painter,
    view: &View,
    of: Key,
    names: &[PlayerName],
) -> Option<Result<Drawing, DrawError>> {
    let scene = Scene::new(p, view, names);
    let mut pages = if of == OWN { vec![lots(view, true)] } else { page::cut(lots(view, false)) };
    let count = pages.len();
    // Piles that became smaller may have lost their last page.
    let at = if of == OWN { 0 } else { number(of)?.min(count.checked_sub(1)?) };
    let lots = pages.swap_remove(at);
    if lots.is_empty() {
        return None;
    }
    page::draw(p, &scene, &lots, (at, count));
    Some(text::piles(&scene, &lots).beside(p))
}
