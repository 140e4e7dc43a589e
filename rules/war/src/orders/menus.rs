//! How an order is put together choice by choice, and an order in words.

use super::{Aim, Order, StrikeWhen, When};
use crate::{
    ask::Illegal,
    cards::{Effect, Pool, Target},
    tell::card_say,
    view::View,
};
use skald_vocabulary::interface::{Choice, Choices, Key, Menu, Misuse, Pick, Say, Step};

/// Where a path of choices leads while an order is put together.
///
/// # Errors
/// [`Illegal`] when the path leads nowhere.
pub fn ask_order(pool: &Pool, view: &View, path: &[Pick]) -> Result<Step<Order>, Illegal> {
    const USE: Key = Key::of("use");
    const GAMBLE: Key = Key::of("gamble");
    const STRIKE: Key = Key::of("strike");
    const LOOK: Key = Key::of("look");
    const DRAW: Key = Key::of("draw");
    let word = |key: Key, id: &'static str| Choice::new(key, Say::new(id));
    let mut kinds = Vec::new();
    if !view.legends.is_empty() {
        kinds.push(word(USE, "war-order-kind-use"));
        kinds.push(word(GAMBLE, "war-order-kind-gamble"));
    }
    if view.legends.iter().any(|legend| strikes(pool, legend.card.key)) {
        kinds.push(word(STRIKE, "war-order-kind-strike"));
    }
    kinds.push(word(LOOK, "war-order-kind-look"));
    kinds.push(word(DRAW, "war-order-kind-draw"));
    let first = Menu { prompt: Say::new("war-order-menu"), pick: Choices::One(kinds) };
    let Some((verb, rest)) = path.split_first() else { return Ok(Step::menu(first)) };
    if !first.pick.admits(verb) {
        return Err(astray(&first, verb));
    }
    let verb = verb.as_one().ok_or_else(|| astray(&first, verb))?;
    match (verb, rest) {
        (DRAW, []) => Ok(Step::whole(Order::Draw)),
        (LOOK, []) => Ok(Step { whole: Some(Order::Look), menu: None }),
        (LOOK, [word]) if word.as_str() == "highest" => Ok(Step::whole(Order::Look)),
        (USE | GAMBLE | STRIKE, rest) => about_legend(pool, view, verb == STRIKE, verb == GAMBLE, rest),
        (_, [word, ..]) => Err(astray(&first, word)),
        (_, []) => Err(astray(&first, &Pick::one(verb))),
    }
}

/// Whether a Legend strikes from the support zone.
fn strikes(pool: &Pool, key: Key) -> bool {
    let legend = pool.find(key).and_then(|card| pool.legend(card));
    legend.is_some_and(|legend| matches!(legend.effect, Effect::SupportStrike { .. }))
}

fn astray(menu: &Menu, at: &Pick) -> Illegal {
    let possible = menu.pick.list().iter().map(|choice| choice.label.clone()).collect();
    Misuse::BadPath { at: at.clone(), possible }.into()
}

/// A word of an order as a choice. Keys and message ids are both fixed words of this file.
fn choice(word: &'static str, id: &'static str) -> Choice {
    Choice::new(Key::of(word), Say::new(id))
}

fn about_legend(
    pool: &Pool,
    view: &View,
    strike: bool,
    gamble: bool,
    path: &[Pick],
) -> Result<Step<Order>, Illegal> {
    let legends = Menu {
        prompt: Say::new("war-order-about"),
        pick: Choices::One(
            view.legends
                .iter()
                .filter(|legend| !strike || strikes(pool, legend.card.key))
                .map(|legend| {
                    let label = Say::new("war-card-label")
                        .with("name", legend.card.name)
                        .with("level", legend.card.level);
                    Choice::new(legend.card.key, label)
                        .note(Say::new("war-note-use").with("text", legend.text))
                })
                .collect(),
        ),
    };
    let Some((legend, rest)) = path.split_first() else { return Ok(Step::menu(legends)) };
    if !legends.pick.admits(legend) {
        let no_legend = Say::new("war-refuse-order-legend").with("word", legend.as_str());
        return Err(Illegal::BadOrders(no_legend));
    }
    let key = legend.as_one().ok_or_else(|| astray(&legends, legend))?;
    let choices = if strike {
        vec![
            choice("ask-lose", "war-order-word-ask-lose"),
            choice("lose", "war-order-word-lose"),
            choice("war", "war-order-word-war"),
            choice("highest", "war-order-word-highest"),
            choice("ask", "war-order-word-ask"),
            choice("never", "war-order-word-never"),
        ]
    } else if gamble {
        vec![
            choice("never", "war-order-word-never"),
            choice("die", "war-order-word-die"),
            choice("always", "war-order-word-always"),
            choice("ask", "war-order-word-ask"),
        ]
    } else {
        vec![
            choice("always", "war-order-word-always"),
            choice("lose", "war-order-word-lose"),
            choice("never", "war-order-word-never"),
            choice("ask", "war-order-word-ask"),
        ]
    };
    let when = Menu { prompt: Say::new("war-order-when"), pick: Choices::One(choices) };
    let Some((word, rest)) = rest.split_first() else { return Ok(Step::menu(when)) };
    let unknown = || {
        let list: Vec<Say> = when.pick.list().iter().map(|choice| choice.label.clone()).collect();
        Illegal::BadOrders(Say::new("war-refuse-order").with("legend", name_of(pool, key)).with("list", list))
    };
    if strike {
        let order =
            StrikeWhen::read(word.as_str()).map(|when| Order::Strike(key, when)).ok_or_else(unknown)?;
        return rest.first().map_or(Ok(Step::whole(order)), |more| Err(astray(&when, more)));
    }
    let chosen = When::read(word.as_str(), gamble).ok_or_else(unknown)?;
    let order = |aim| if gamble { Order::Gamble(key, chosen, aim) } else { Order::Use(key, chosen, aim) };
    let targets = Menu {
        prompt: Say::new("war-order-target"),
        pick: Choices::One(vec![
            choice("highest", "war-order-target-highest"),
            choice("ask", "war-order-target-ask"),
        ]),
    };
    let aims = pool.find(key).and_then(|card| pool.legend(card)).is_some_and(|l| l.target != Target::None);
    let needs_aim = aims && matches!(chosen, When::Always | When::Lose);
    match rest {
        [] if needs_aim => Ok(Step { whole: Some(order(Aim::Highest)), menu: Some(targets) }),
        [] => Ok(Step::whole(order(Aim::Highest))),
        [word] => {
            let aim = Aim::read(word.as_str()).ok_or_else(|| astray(&targets, word))?;
            Ok(Step::whole(order(aim)))
        }
        [_, more, ..] => Err(astray(&targets, more)),
    }
}

fn name_of(pool: &Pool, key: Key) -> Say {
    match pool.find(key) {
        Some(card) => card_say(pool, card),
        None => Say::new("war-word").with("word", key.as_str()),
    }
}

/// An order in words.
#[must_use]
pub fn tell_order(pool: &Pool, order: &Order) -> Say {
    let when = |when: &When, gamble| {
        Say::new(match when {
            When::Always => "war-order-word-always",
            When::Lose if gamble => "war-order-word-die",
            When::Lose => "war-order-word-lose",
            When::Never => "war-order-word-never",
            When::Ask => "war-order-word-ask",
        })
    };
    let target = |aim: &Aim| {
        Say::new(match aim {
            Aim::Highest => "war-order-target-highest",
            Aim::Ask => "war-order-target-ask",
        })
    };
    match order {
        Order::Use(legend, at, aim) => Say::new("war-order-use")
            .with("legend", name_of(pool, *legend))
            .with("when", when(at, false))
            .with("target", target(aim)),
        Order::Gamble(legend, at, aim) => Say::new("war-order-gamble")
            .with("legend", name_of(pool, *legend))
            .with("when", when(at, true))
            .with("target", target(aim)),
        Order::Strike(legend, at) => {
            let word = match at {
                StrikeWhen::AskLose => "war-order-word-ask-lose",
                StrikeWhen::Lose => "war-order-word-lose",
                StrikeWhen::War => "war-order-word-war",
                StrikeWhen::Highest => "war-order-word-highest",
                StrikeWhen::Ask => "war-order-word-ask",
                StrikeWhen::Never => "war-order-word-never",
            };
            Say::new("war-order-strike").with("legend", name_of(pool, *legend)).with("when", Say::new(word))
        }
        Order::Look => Say::new("war-order-look"),
        Order::Draw => Say::new("war-order-draw"),
    }
}
