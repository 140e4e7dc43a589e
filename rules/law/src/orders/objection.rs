//! Why an order is not kept: it names what is not at this table, so that it can never become legal (LAW-16.6, MSG-48). What is there but
//! of no use right now is no reason.

use std::sync::Arc;

use super::{Order, Wish};
use crate::{
    ask::Illegal,
    board::Label,
    forecast,
    moves::Move,
    setup::Rules,
    view::{CardView, OwnView, Stage, View},
};
use skald_toolkit::lists;
use skald_vocabulary::interface::{Key, Say};

/// Why the owner of a view cannot give an order; `None` where it can.
#[must_use]
pub fn objection(rules: &Rules, view: &View, order: &Order) -> Option<Illegal> {
    let asks = Asks { rules, view, own: view.own.first()? };
    match order {
        Order::Lead(keys) => keys.iter().find_map(|key| asks.pantheon(*key)),
        Order::Lay(_, pieces) => pieces.iter().find_map(|key| asks.piece(*key)),
        Order::Hide(wishes) => {
            let now = matches!(view.stage, Stage::Opening(_));
            wishes.iter().find_map(|(card, at)| asks.played(*card, *at, now))
        }
        Order::Play(plans) => {
            let now = crate::heat::in_battle(&view.stage);
            plans.iter().find_map(|(card, at, _)| asks.played(*card, *at, now))
        }
        Order::Fill(ranked, _) => ranked.iter().find_map(|key| asks.filling(*key)),
        Order::Draft(wishes) => {
            let card = |wish: &Wish| if let Wish::Card(key) = wish { Some(*key) } else { None };
            wishes.iter().filter_map(card).find_map(|key| asks.known(key))
        }
        Order::Give(cards) => cards.iter().find_map(|key| asks.known(*key)),
        Order::Stay
        | Order::Traitors
        | Order::Rise
        | Order::Keep
        | Order::Agree(_)
        | Order::First(_)
        | Order::Done => None,
    }
}

/// Why a move cannot be planned (MSG-48); `None` where it can.
#[must_use]
pub fn plan_objection(rules: &Rules, view: &View, with: &Move) -> Option<Illegal> {
    let asks = Asks { rules, view, own: view.own.first()? };
    match with {
        Move::Pantheon(key) => asks.pantheon(*key),
        Move::Lay { piece, .. } => asks.piece(*piece),
        Move::Place { card, at, .. } => asks.played(*card, *at, crate::heat::in_battle(&view.stage)),
        Move::Draft(card) | Move::Give(card) | Move::Trade(_, card) => asks.known(*card),
        Move::Exchange(give, take) => asks.known(*give).or_else(|| asks.known(*take)),
        Move::Deck(cards) | Move::Order(cards) => cards.iter().find_map(|card| asks.known(*card)),
        _ => None,
    }
}

/// Refuses an order that can never become legal (MSG-48).
pub(super) fn never(why: Say) -> Illegal {
    Illegal::BadOrder(Say::new("law-refuse-never").with("why", why))
}

/// Refuses a card that can never be played.
pub(super) fn never_card(word: &str) -> Illegal {
    never(Say::new("law-never-card").with("word", word))
}

/// Refuses a space that is not there.
pub(super) fn never_space(word: &str) -> Illegal {
    never(Say::new("law-never-space").with("word", word))
}

struct Asks<'v> {
    rules: &'v Rules,
    view: &'v View,
    own: &'v OwnView,
}

impl Asks<'_> {
    fn pantheon(&self, key: Key) -> Option<Illegal> {
        let pool = &self.rules.pool;
        if pool.pantheon(key).is_some() {
            return None;
        }
        let list: Vec<Arc<str>> = pool.pantheons.iter().map(|of| Arc::clone(&of.name)).collect();
        Some(never(Say::new("law-never-pantheon").with("word", key.as_str()).with("list", list)))
    }

    fn piece(&self, key: Key) -> Option<Illegal> {
        let pool = &self.rules.pool;
        if pool.piece(key).is_some() {
            return None;
        }
        let list: Vec<Arc<str>> =
            pool.pieces.iter().map(|of| of.key.as_str().to_uppercase().into()).collect();
        Some(never(Say::new("law-never-piece").with("word", key.as_str()).with("list", list)))
    }

    /// A card that may lie on a space: in the battle that is on, or in one that is yet to come.
    fn played(&self, card: Key, at: Label, now: bool) -> Option<Illegal> {
        if !self.comes_to_hand(card, now) {
            return Some(never_card(card.as_str()));
        }
        let there = !now || self.view.board.spaces.iter().any(|space| space.label == at);
        (!there).then(|| never_space(at.key().as_str()))
    }

    /// Whether a card is in hand or may yet come there. Between battles the board clears, and any card of the own pantheon may.
    fn comes_to_hand(&self, card: Key, now: bool) -> bool {
        let Some(known) = self.rules.pool.find(card) else { return false };
        let own = |cards: &[CardView]| cards.iter().any(|view| view.key == card);
        let held = own(&self.own.hand) || own(&self.own.deck);
        // What lies on the draft piles of Ragnarok is anybody's, and Traitors and trades change hands.
        if held || !self.view.draft.is_empty() {
            return true;
        }
        let state = forecast::position(self.rules, self.view);
        let led = state.player(self.own.seat).and_then(|player| player.pantheon);
        !now && led.is_none_or(|led| led == self.rules.pool.face(known).pantheon)
    }

    /// A card that can fill the deck: of the own pile once a pantheon is led.
    fn filling(&self, key: Key) -> Option<Illegal> {
        let pile = &self.own.pile;
        let led = !pile.is_empty() || !self.own.hand.is_empty() || !self.own.deck.is_empty();
        if !led || self.rules.pool.find(key).is_none() {
            return self.known(key);
        }
        if pile.iter().any(|card| card.key == key) {
            return None;
        }
        let list: Vec<Arc<str>> = pile.iter().map(|card| Arc::clone(&card.name)).collect();
        Some(never(if list.is_empty() {
            Say::new("law-never-pile-empty")
        } else {
            Say::new("law-never-pile").with("word", key.as_str()).with("list", list)
        }))
    }

    /// Any card of this game.
    fn known(&self, key: Key) -> Option<Illegal> {
        if self.rules.pool.find(key).is_some() {
            return None;
        }
        let names = self.rules.pool.faces().iter().map(|face| &face.name);
        let near = Vec::from_iter(lists::nearest(key.as_str(), names));
        Some(never(Say::new("law-never-known").with("word", key.as_str()).with("list", near)))
    }
}
