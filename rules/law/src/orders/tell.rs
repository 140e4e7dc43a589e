//! An order in words.

use std::sync::Arc;

use super::{Consent, Order, Shape, Whom, Wish};
use crate::{cards::Dominion, setup::Rules};
use skald_vocabulary::interface::{Key, Say};

/// The sentence for a wish: on a menu, and within the order in words.
pub fn wish_say(rules: &Rules, wish: Wish) -> Say {
    match wish {
        Wish::Card(key) => Say::new("law-name").with("name", name(rules, key)),
        Wish::Best => Say::new("law-order-best"),
        Wish::BestOf(Dominion::Earth) => Say::new("law-order-best-earth"),
        Wish::BestOf(Dominion::Sea) => Say::new("law-order-best-sea"),
        Wish::BestOf(Dominion::Sky) => Say::new("law-order-best-sky"),
    }
}

fn name(rules: &Rules, key: Key) -> Arc<str> {
    match rules.pool.find(key) {
        Some(card) => Arc::clone(&rules.pool.face(card).name),
        None => key.as_str().into(),
    }
}

fn names(rules: &Rules, keys: &[Key]) -> Vec<Arc<str>> {
    keys.iter().map(|key| name(rules, *key)).collect()
}

fn leader(rules: &Rules, key: Key) -> Arc<str> {
    let place = rules.pool.pantheon(key).and_then(|place| rules.pool.pantheons.get(usize::from(place)));
    place.map_or_else(|| Arc::from(key.as_str()), |pantheon| Arc::clone(&pantheon.name))
}

fn lay(shape: Shape, pieces: &[Key]) -> Say {
    let letters =
        || pieces.iter().map(|key| Arc::from(key.as_str().to_uppercase())).collect::<Vec<Arc<str>>>();
    match (shape, pieces.is_empty()) {
        (Shape::Compact, true) => Say::new("law-order-tell-compact"),
        (Shape::Spread, true) => Say::new("law-order-tell-spread"),
        (Shape::Compact, false) => Say::new("law-order-tell-compact-of").with("pieces", letters()),
        (Shape::Spread, false) => Say::new("law-order-tell-spread-of").with("pieces", letters()),
    }
}

/// An order in words.
#[must_use]
pub fn tell_order(rules: &Rules, order: &Order) -> Say {
    match order {
        Order::Lead(keys) => {
            let names: Vec<Arc<str>> = keys.iter().map(|key| leader(rules, *key)).collect();
            Say::new("law-order-tell-lead").with("names", names)
        }
        Order::Lay(shape, pieces) => lay(*shape, pieces),
        Order::Hide(wishes) => {
            let one = |(card, at): &(Key, crate::board::Label)| {
                Say::new("law-order-on").with("card", name(rules, *card)).with("space", at.shown())
            };
            Say::new("law-order-tell-hide").with("wishes", wishes.iter().map(one).collect::<Vec<_>>())
        }
        Order::Play(plans) => {
            let one = |(card, at, least): &(Key, crate::board::Label, u8)| {
                Say::new("law-order-on-if")
                    .with("card", name(rules, *card))
                    .with("space", at.shown())
                    .with("count", *least)
            };
            Say::new("law-order-tell-play").with("plans", plans.iter().map(one).collect::<Vec<_>>())
        }
        Order::Stay => Say::new("law-order-tell-stay"),
        Order::Traitors => Say::new("law-order-tell-traitors"),
        Order::Rise => Say::new("law-order-tell-rise"),
        Order::Fill(ranked, keep) => {
            let id = if *keep { "law-order-tell-fill-keep" } else { "law-order-tell-fill" };
            Say::new(id).with("cards", names(rules, ranked))
        }
        Order::Keep => Say::new("law-order-tell-keep"),
        Order::Agree(Consent::One) => Say::new("law-order-tell-agree-one"),
        Order::Agree(Consent::All) => Say::new("law-order-tell-agree-all"),
        Order::Agree(Consent::None) => Say::new("law-order-tell-agree-none"),
        Order::First(Whom::Me) => Say::new("law-order-tell-me"),
        Order::First(Whom::Mate) => Say::new("law-order-tell-mate"),
        Order::Draft(wishes) if wishes.is_empty() => Say::new("law-order-tell-draft"),
        Order::Draft(wishes) => {
            let wishes: Vec<Say> = wishes.iter().map(|wish| wish_say(rules, *wish)).collect();
            Say::new("law-order-tell-draft-of").with("wishes", wishes)
        }
        Order::Done => Say::new("law-order-tell-done"),
        Order::Give(cards) if cards.is_empty() => Say::new("law-order-tell-give"),
        Order::Give(cards) => Say::new("law-order-tell-give-of").with("cards", names(rules, cards)),
    }
}
