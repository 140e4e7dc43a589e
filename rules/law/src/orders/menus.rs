//! How an order is put together choice by choice.

use std::sync::Arc;

use super::{Consent, MOST_WISHES, Order, Shape, Whom, Wish, tell::wish_say};
use crate::{
    ask::Illegal,
    board::Label,
    cards::Dominion,
    options::Form,
    setup::Rules,
    tell::roman,
    view::{CardView, OwnView, View},
};
use skald_vocabulary::interface::{Choice, Choices, Key, Menu, Misuse, Pick, Say, Step};

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
    if led {
        kinds.push(word("keep", "law-order-kind-keep"));
    }
    if view.form == Form::Ragnarok {
        kinds.push(word("draft", "law-order-kind-draft"));
        kinds.push(word("done", "law-order-kind-done"));
        kinds.push(word("give", "law-order-kind-give"));
    } else {
        kinds.push(word("traitors", "law-order-kind-traitors"));
        kinds.push(word("rise", "law-order-kind-rise"));
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
        "rise" => alone(Order::Rise),
        "keep" => alone(Order::Keep),
        "done" => alone(Order::Done),
        "draft" => {
            let wish = |key: &Key| Wish::read(key.as_str());
            let order = |keys: &[Key]| Order::Draft(keys.iter().filter_map(wish).collect());
            wishes("law-order-draft", &draft_wishes(rules, view), rest, order)
        }
        "give" => {
            let hand = own.map(|own| cards(&own.hand)).unwrap_or_default();
            wishes("law-order-give", &hand, rest, |keys| Order::Give(keys.to_vec()))
        }
        "lay" => lay(view, rest),
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
            let name = |pantheon: &crate::cards::Pantheon| {
                let label = Say::new("law-name").with("name", Arc::clone(&pantheon.name));
                Choice::new(pantheon.key, label)
            };
            let of = rules.pool.pantheons.iter().map(name).collect();
            ranked(&Menu { prompt: Say::new("law-order-lead"), pick: Choices::Order(of) }, rest, Order::Lead)
        }
        "fill" => fill(own, rest),
        "play" => plays(view, own, rest),
        _ => hides(view, own, rest),
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

/// A list of wishes that may end at any place, also before the first.
fn wishes(
    prompt: &'static str,
    of: &[Choice],
    path: &[Pick],
    order: impl Fn(&[Key]) -> Order,
) -> Result<Step<Order>, Illegal> {
    let mut keys: Vec<Key> = Vec::new();
    for pick in path {
        let left = left_of(prompt, of, &keys);
        let key = pick.as_one().filter(|_| left.pick.admits(pick)).ok_or_else(|| astray(&left, pick))?;
        keys.push(key);
    }
    let left = left_of(prompt, of, &keys);
    Ok(Step { whole: Some(order(&keys)), menu: (!left.pick.list().is_empty()).then_some(left) })
}

/// The choices that are not taken yet, while there is room.
fn left_of(prompt: &'static str, of: &[Choice], taken: &[Key]) -> Menu {
    let full = taken.len() >= MOST_WISHES;
    one(prompt, of.iter().filter(|choice| !full && !taken.contains(&choice.key)).cloned().collect())
}

/// What can be wished for: the strongest, the strongest of a dominion, and the cards that lie open now.
fn draft_wishes(rules: &Rules, view: &View) -> Vec<Choice> {
    let rule = |(key, wish): (&'static str, Wish)| Choice::new(Key::of(key), wish_say(rules, wish));
    let mut of: Vec<Choice> = [
        ("best", Wish::Best),
        ("best-earth", Wish::BestOf(Dominion::Earth)),
        ("best-sea", Wish::BestOf(Dominion::Sea)),
        ("best-sky", Wish::BestOf(Dominion::Sky)),
    ]
    .map(rule)
    .into();
    let open: Vec<CardView> = view.draft.iter().flat_map(|pile| pile.open.iter().cloned()).collect();
    of.extend(cards(&open));
    of
}

/// How the board should grow, then pieces in order of preference.
fn lay(view: &View, path: &[Pick]) -> Result<Step<Order>, Illegal> {
    let shapes =
        one("law-order-lay", vec![word("compact", "law-order-compact"), word("spread", "law-order-spread")]);
    let [shape, rest @ ..] = path else { return Ok(Step::menu(shapes)) };
    let known = [Shape::Compact, Shape::Spread].into_iter().find(|known| known.word() == shape.as_str());
    let known = known.ok_or_else(|| astray(&shapes, shape))?;
    let piece = |piece: &crate::view::PieceView| {
        let label = Say::new("law-piece").with("piece", piece.key.as_str().to_uppercase());
        Choice::new(piece.key, label)
    };
    let pieces: Vec<Choice> = view.offer.iter().map(piece).collect();
    wishes("law-order-pieces", &pieces, rest, |keys| Order::Lay(known, keys.to_vec()))
}

/// The cards of the pile in order of preference, and whether nothing is to be sacrificed.
fn fill(own: Option<&OwnView>, path: &[Pick]) -> Result<Step<Order>, Illegal> {
    let of = own.map(|own| cards(&own.pile)).unwrap_or_default();
    let menu = Menu { prompt: Say::new("law-order-fill"), pick: Choices::Order(of) };
    let [ranked, rest @ ..] = path else { return Ok(Step::menu(menu)) };
    let keys = ranked.as_order().filter(|_| menu.pick.admits(ranked)).ok_or_else(|| astray(&menu, ranked))?;
    let keep = one("law-order-sacrifice", vec![word("keep", "law-order-kind-keep")]);
    match rest {
        [] => Ok(Step { whole: Some(Order::Fill(keys, false)), menu: Some(keep) }),
        [word] if word.as_str() == "keep" => Ok(Step::whole(Order::Fill(keys, true))),
        [stray] | [_, stray, ..] => Err(astray(&keep, stray)),
    }
}

fn never(why: Say) -> Illegal {
    Illegal::BadOrder(Say::new("law-refuse-never").with("why", why))
}

/// The cards of the hand.
fn hand(own: Option<&OwnView>) -> Menu {
    one("law-order-card", own.map(|own| cards(&own.hand)).unwrap_or_default())
}

fn spaces(view: &View) -> Menu {
    let space = |space: &crate::view::SpaceView| {
        Choice::new(space.label.key(), Say::new("law-space").with("space", space.label.shown()))
    };
    one("law-order-space", view.board.spaces.iter().map(space).collect())
}

/// A card of the hand; any other can never become legal.
fn held(hand: &Menu, pick: &Pick) -> Result<Key, Illegal> {
    let key = pick.as_one().ok_or_else(|| astray(hand, pick))?;
    if hand.pick.admits(pick) {
        Ok(key)
    } else {
        Err(never(Say::new("law-never-card").with("word", pick.as_str())))
    }
}

/// A space of the board; any other can never become legal.
fn label(spaces: &Menu, pick: &Pick) -> Result<Label, Illegal> {
    if !spaces.pick.admits(pick) {
        return Err(never(Say::new("law-never-space").with("word", pick.as_str())));
    }
    pick.as_str().parse().map_err(|()| astray(spaces, pick))
}

/// Face-down cards with their spaces, the best first.
fn hides(view: &View, own: Option<&OwnView>, path: &[Pick]) -> Result<Step<Order>, Illegal> {
    let (hand, spaces) = (hand(own), spaces(view));
    let mut list: Vec<(Key, Label)> = Vec::new();
    let mut rest = path;
    loop {
        let more = (list.len() < MOST_WISHES).then(|| hand.clone());
        match rest {
            [] if list.is_empty() => return Ok(Step::menu(hand)),
            [] => return Ok(Step { whole: Some(Order::Hide(list)), menu: more }),
            [stray, ..] if more.is_none() => return Err(astray(&hand, stray)),
            [card] => {
                held(&hand, card)?;
                return Ok(Step::menu(spaces));
            }
            [card, at, left @ ..] => {
                let wish = (held(&hand, card)?, label(&spaces, at)?);
                list.push(wish);
                rest = left;
            }
        }
    }
}

/// Cards with their spaces and what they must capture, the best first.
fn plays(view: &View, own: Option<&OwnView>, path: &[Pick]) -> Result<Step<Order>, Illegal> {
    let (hand, spaces) = (hand(own), spaces(view));
    let least =
        Menu { prompt: Say::new("law-order-least"), pick: Choices::Number { min: 0, max: MOST_CAPTURES } };
    let mut list: Vec<(Key, Label, u8)> = Vec::new();
    let mut rest = path;
    loop {
        let more = (list.len() < MOST_WISHES).then(|| hand.clone());
        match rest {
            [] if list.is_empty() => return Ok(Step::menu(hand)),
            [] => return Ok(Step { whole: Some(Order::Play(list)), menu: more }),
            [stray, ..] if more.is_none() => return Err(astray(&hand, stray)),
            [card] => {
                held(&hand, card)?;
                return Ok(Step::menu(spaces));
            }
            [card, at] => {
                held(&hand, card)?;
                label(&spaces, at)?;
                return Ok(Step::menu(least));
            }
            [card, at, number, left @ ..] => {
                let (card, at) = (held(&hand, card)?, label(&spaces, at)?);
                let count = number.as_number().filter(|_| least.pick.admits(number));
                let count =
                    count.and_then(|count| u8::try_from(count).ok()).ok_or_else(|| astray(&least, number))?;
                list.push((card, at, count));
                rest = left;
            }
        }
    }
}
