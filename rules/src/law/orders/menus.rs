//! How an order is put together choice by choice, and an order in words.

use std::sync::Arc;

use super::{Consent, Order, Shape, Whom};
use crate::{
    interface::{Choice, Choices, Key, Menu, Misuse, Pick, Say, Step},
    law::{
        ask::Illegal,
        options::Form,
        setup::Rules,
        tell::roman,
        view::{CardView, OwnView, View},
    },
};

/// The most captures that a plan can ask for in its menu.
const MOST_CAPTURES: i64 = 4;

fn word(key: &'static str, label: &'static str) -> Choice {
    Choice::new(Key::of(key), Say::new(label))
}

fn one(prompt: &'static str, of: Vec<Choice>) -> Menu {
    Menu { prompt: Say::new(prompt), pick: Choices::One(of) }
}

fn astray(menu: &Menu, at: &Pick) -> Illegal {
    let possible = menu.pick.list().iter().map(|choice| choice.label.clone()).collect();
    Misuse::BadPath { at: at.clone(), possible }.into()
}

fn card(view: &CardView) -> Choice {
    let label =
        Say::new("law-card-label").with("name", Arc::clone(&view.name)).with("level", roman(view.level));
    Choice::new(view.key, label)
}

/// The different cards of a list, one choice each.
fn cards(views: &[CardView]) -> Vec<Choice> {
    let mut choices: Vec<Choice> = Vec::new();
    for view in views {
        if choices.iter().all(|choice| choice.key != view.key) {
            choices.push(card(view));
        }
    }
    choices
}

/// The orders that this table has a use for.
fn kinds(view: &View, own: Option<&OwnView>) -> Vec<Choice> {
    let mut kinds = vec![word("lay", "law-order-kind-lay"), word("stay", "law-order-kind-stay")];
    let led = matches!(view.form, Form::Standard | Form::Team);
    if led {
        kinds.push(word("lead", "law-order-kind-lead"));
    }
    if own.is_some_and(|own| !own.hand.is_empty()) && !view.board.spaces.is_empty() {
        kinds.push(word("play", "law-order-kind-play"));
        kinds.push(word("hide", "law-order-kind-hide"));
    }
    if led && own.is_some_and(|own| !own.pile.is_empty()) {
        kinds.push(word("fill", "law-order-kind-fill"));
    }
    if view.form == Form::Ragnarok {
        kinds.push(word("draft", "law-order-kind-draft"));
        kinds.push(word("done", "law-order-kind-done"));
        kinds.push(word("give", "law-order-kind-give"));
    } else {
        kinds.push(word("traitors", "law-order-kind-traitors"));
    }
    if view.form == Form::Team {
        kinds.push(word("agree", "law-order-kind-agree"));
        kinds.push(word("first", "law-order-kind-first"));
    }
    kinds
}

/// Where a path of choices leads while an order is put together.
///
/// # Errors
/// [`Illegal`] when the path leads nowhere.
pub fn ask_order(rules: &Rules, view: &View, path: &[Pick]) -> Result<Step<Order>, Illegal> {
    let own = view.own.first();
    let first = one("law-order-menu", kinds(view, own));
    let [verb, rest @ ..] = path else { return Ok(Step::menu(first)) };
    if !first.pick.admits(verb) {
        return Err(astray(&first, verb));
    }
    let alone = |order: Order| match rest {
        [] => Ok(Step::whole(order)),
        [more, ..] => Err(astray(&first, more)),
    };
    match verb.as_str() {
        "stay" => alone(Order::Stay),
        "traitors" => alone(Order::Traitors),
        "draft" => alone(Order::Draft),
        "done" => alone(Order::Done),
        "give" => alone(Order::Give),
        "lay" => chosen(
            one(
                "law-order-lay",
                vec![word("compact", "law-order-compact"), word("spread", "law-order-spread")],
            ),
            rest,
            |key| Some(Order::Lay(if key == "compact" { Shape::Compact } else { Shape::Spread })),
        ),
        "agree" => chosen(
            one(
                "law-order-agree",
                vec![
                    word("one", "law-order-agree-one"),
                    word("all", "law-order-agree-all"),
                    word("none", "law-order-agree-none"),
                ],
            ),
            rest,
            |key| {
                Some(Order::Agree(match key {
                    "one" => Consent::One,
                    "all" => Consent::All,
                    _ => Consent::None,
                }))
            },
        ),
        "first" => chosen(
            one("law-order-first", vec![word("me", "law-order-me"), word("mate", "law-order-mate")]),
            rest,
            |key| Some(Order::First(if key == "me" { Whom::Me } else { Whom::Mate })),
        ),
        "lead" => {
            let name = |pantheon: &crate::law::cards::Pantheon| {
                let label = Say::new("law-name").with("name", Arc::clone(&pantheon.name));
                Choice::new(pantheon.key, label)
            };
            let of = rules.pool.pantheons.iter().map(name).collect();
            ranked(&Menu { prompt: Say::new("law-order-lead"), pick: Choices::Order(of) }, rest, Order::Lead)
        }
        "fill" => {
            let of = own.map(|own| cards(&own.pile)).unwrap_or_default();
            ranked(&Menu { prompt: Say::new("law-order-fill"), pick: Choices::Order(of) }, rest, Order::Fill)
        }
        verb => about_card(view, own, verb == "play", rest),
    }
}

fn chosen(menu: Menu, path: &[Pick], order: impl Fn(&str) -> Option<Order>) -> Result<Step<Order>, Illegal> {
    match path {
        [] => Ok(Step::menu(menu)),
        [pick] if menu.pick.admits(pick) => {
            order(pick.as_str()).map(Step::whole).ok_or_else(|| astray(&menu, pick))
        }
        [pick] | [_, pick, ..] => Err(astray(&menu, pick)),
    }
}

fn ranked(menu: &Menu, path: &[Pick], order: impl Fn(Vec<Key>) -> Order) -> Result<Step<Order>, Illegal> {
    match path {
        [] => Ok(Step::menu(menu.clone())),
        [pick] if menu.pick.admits(pick) => {
            pick.as_order().map(|keys| Step::whole(order(keys))).ok_or_else(|| astray(menu, pick))
        }
        [pick] | [_, pick, ..] => Err(astray(menu, pick)),
    }
}

fn about_card(view: &View, own: Option<&OwnView>, play: bool, path: &[Pick]) -> Result<Step<Order>, Illegal> {
    let hand = one("law-order-card", own.map(|own| cards(&own.hand)).unwrap_or_default());
    let [pick, rest @ ..] = path else { return Ok(Step::menu(hand)) };
    let never = |why: Say| Illegal::BadOrder(Say::new("law-refuse-never").with("why", why));
    let key = pick.as_one().ok_or_else(|| astray(&hand, pick))?;
    if !hand.pick.admits(pick) {
        return Err(never(Say::new("law-never-card").with("word", pick.as_str())));
    }
    let space = |space: &crate::law::view::SpaceView| {
        Choice::new(space.label.key(), Say::new("law-space").with("space", space.label.shown()))
    };
    let spaces = one("law-order-space", view.board.spaces.iter().map(space).collect());
    let [at, rest @ ..] = rest else { return Ok(Step::menu(spaces)) };
    if !spaces.pick.admits(at) {
        return Err(never(Say::new("law-never-space").with("word", at.as_str())));
    }
    let label = at.as_str().parse().map_err(|()| astray(&spaces, at))?;
    if !play {
        return match rest {
            [] => Ok(Step::whole(Order::Hide(key, label))),
            [more, ..] => Err(astray(&spaces, more)),
        };
    }
    let least =
        Menu { prompt: Say::new("law-order-least"), pick: Choices::Number { min: 0, max: MOST_CAPTURES } };
    match rest {
        [] => Ok(Step::menu(least)),
        [number] if least.pick.admits(number) => {
            let number = number.as_number().and_then(|number| u8::try_from(number).ok()).unwrap_or(0);
            Ok(Step::whole(Order::Play(key, label, number)))
        }
        [stray] | [_, stray, ..] => Err(astray(&least, stray)),
    }
}

/// An order in words.
#[must_use]
pub fn tell_order(rules: &Rules, order: &Order) -> Say {
    let name = |key: &Key| match rules.pool.find(*key) {
        Some(card) => Arc::clone(&rules.pool.face(card).name),
        None => key.as_str().into(),
    };
    let leader = |key: &Key| {
        let place = rules.pool.pantheon(*key).and_then(|place| rules.pool.pantheons.get(usize::from(place)));
        place.map_or_else(|| Arc::from(key.as_str()), |pantheon| Arc::clone(&pantheon.name))
    };
    match order {
        Order::Lead(names) => {
            Say::new("law-order-tell-lead").with("names", names.iter().map(leader).collect::<Vec<_>>())
        }
        Order::Lay(Shape::Compact) => Say::new("law-order-tell-compact"),
        Order::Lay(Shape::Spread) => Say::new("law-order-tell-spread"),
        Order::Hide(card, at) => {
            Say::new("law-order-tell-hide").with("card", name(card)).with("space", at.shown())
        }
        Order::Play(card, at, least) => Say::new("law-order-tell-play")
            .with("card", name(card))
            .with("space", at.shown())
            .with("count", *least),
        Order::Stay => Say::new("law-order-tell-stay"),
        Order::Traitors => Say::new("law-order-tell-traitors"),
        Order::Fill(ranked) => {
            Say::new("law-order-tell-fill").with("cards", ranked.iter().map(name).collect::<Vec<_>>())
        }
        Order::Agree(Consent::One) => Say::new("law-order-tell-agree-one"),
        Order::Agree(Consent::All) => Say::new("law-order-tell-agree-all"),
        Order::Agree(Consent::None) => Say::new("law-order-tell-agree-none"),
        Order::First(Whom::Me) => Say::new("law-order-tell-me"),
        Order::First(Whom::Mate) => Say::new("law-order-tell-mate"),
        Order::Draft => Say::new("law-order-tell-draft"),
        Order::Done => Say::new("law-order-tell-done"),
        Order::Give => Say::new("law-order-tell-give"),
    }
}
