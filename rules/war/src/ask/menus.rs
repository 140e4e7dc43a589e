//! Menus: how an answer is put together choice by choice. The printed words of a move are a path to it.

use super::{
    Illegal,
    decisions::{self, Stands},
    legal::{self, kind},
};
use crate::{
    cards::{Card, Pool},
    engine::{Aim, level_of},
    moves::Move,
    options::Pace,
    state::{Entry, State},
    tell::{card_label, card_say, seat_say},
    view::Asked,
};
use skald_vocabulary::interface::{Choice, Choices, DecisionId, Key, Menu, Misuse, Pick, Say, Step};

const HOLD: Key = Key::of("hold");
const WAIT: Key = Key::of("wait");
const TAKE: Key = Key::of("take");

/// Where a path of choices leads in a decision.
///
/// # Errors
/// [`Illegal`] when the decision does not stand or the path leads nowhere.
pub fn ask(
    pool: &Pool,
    pace: Pace,
    state: &State,
    at: DecisionId,
    path: &[Pick],
) -> Result<Step<Move>, Illegal> {
    let answer = Pick::line(path).parse::<Move>().ok();
    match decisions::find(pool, pace, state, at, answer.as_ref())? {
        Stands::Draw(_) => {
            let menu = Menu {
                prompt: Say::new("war-ask-draw").with("turn", state.turn.saturating_add(1)),
                pick: Choices::One(vec![Choice::new(decisions::DRAW, Say::new("war-choice-draw"))]),
            };
            match path {
                [] => Ok(Step::menu(menu)),
                [word] if word.as_one() == Some(decisions::DRAW) => Ok(Step::whole(Move::Draw)),
                _ => Err(astray(&menu, path, 1)),
            }
        }
        Stands::Queued(_, entry) => about_legend(pool, state, entry, path, answer.as_ref()),
        Stands::Look(_) => about_look(pool, state, path),
    }
}

fn astray(menu: &Menu, path: &[Pick], depth: usize) -> Illegal {
    let possible = menu.pick.list().iter().map(|choice| choice.label.clone()).collect();
    let at = path.get(depth).or_else(|| path.last()).cloned().unwrap_or_else(|| Pick::word(""));
    Misuse::BadPath { at, possible }.into()
}

fn about_legend(
    pool: &Pool,
    state: &State,
    entry: Entry,
    path: &[Pick],
    answer: Option<&Move>,
) -> Result<Step<Move>, Illegal> {
    let asked = kind(state, entry);
    let (yes, no) = match asked {
        Asked::Strike => (decisions::STRIKE, WAIT),
        Asked::Gamble => (decisions::GAMBLE, HOLD),
        Asked::Use | Asked::Look => (decisions::USE, HOLD),
    };
    let menu = Menu {
        prompt: decisions::prompt(pool, state, entry),
        pick: Choices::One(vec![
            Choice::new(yes, yes_label(pool, entry, asked)).note(yes_note(pool, entry, asked)),
            Choice::new(
                no,
                Say::new(if asked == Asked::Strike { "war-choice-wait" } else { "war-choice-hold" }),
            )
            .note(Say::new(if asked == Asked::Strike {
                "war-note-wait"
            } else {
                "war-note-hold"
            })),
        ]),
    };
    if path.is_empty() {
        return Ok(Step::menu(menu));
    }
    let Some(answer) = answer else { return Err(astray(&menu, path, 0)) };
    match legal::resolve(pool, state, entry, answer) {
        Ok(_) => Ok(Step::whole(answer.clone())),
        Err(Illegal::TargetMissing { .. }) => Ok(Step::menu(target_menu(pool, state, entry))),
        Err(illegal) => Err(illegal),
    }
}

fn ability(pool: &Pool, entry: Entry) -> skald_vocabulary::interface::Name {
    pool.legend(entry.card).map_or_else(|| "".into(), |legend| legend.ability)
}

fn yes_label(pool: &Pool, entry: Entry, asked: Asked) -> Say {
    match asked {
        Asked::Strike => Say::new("war-choice-strike"),
        Asked::Gamble => Say::new("war-choice-gamble"),
        Asked::Use | Asked::Look => Say::new("war-choice-use").with("ability", ability(pool, entry)),
    }
}

fn yes_note(pool: &Pool, entry: Entry, asked: Asked) -> Say {
    let text = pool.legend(entry.card).map_or_else(|| "".into(), |legend| legend.text);
    Say::new(match asked {
        Asked::Gamble => "war-note-gamble",
        Asked::Use | Asked::Strike | Asked::Look => "war-note-use",
    })
    .with("text", text)
}

fn target_menu(pool: &Pool, state: &State, entry: Entry) -> Menu {
    let choices = legal::aims(pool, state, entry)
        .into_iter()
        .map(|aim| {
            let key = legal::aim_key(pool, aim);
            match aim {
                Aim::Player(seat) => Choice::new(key, seat_say(seat)).note(
                    Say::new("war-note-player")
                        .with("level", level_of(state, pool, seat))
                        .with("cards", state.drawable(seat)),
                ),
                Aim::Active(seat, card) => Choice::new(key, card_label(pool, card)).note(
                    Say::new("war-note-active").with("who", seat).with("level", level_of(state, pool, seat)),
                ),
                Aim::Support(seat, card) => Choice::new(key, card_label(pool, card))
                    .note(Say::new("war-note-support").with("who", seat)),
                Aim::Dead(card) => {
                    Choice::new(key, card_label(pool, card)).note(Say::new(if state.used.has(card) {
                        "war-note-dead-used"
                    } else {
                        "war-note-dead-unused"
                    }))
                }
            }
        })
        .collect();
    Menu {
        prompt: Say::new("war-ask-target").with("ability", ability(pool, entry)),
        pick: Choices::One(choices),
    }
}

/// Foresee's second question: a card, then the order of the rest. The word `take` may stand before it.
fn about_look(pool: &Pool, state: &State, path: &[Pick]) -> Result<Step<Move>, Illegal> {
    let Some((_, cards)) = legal::look_cards(state) else { return Err(Illegal::NothingAsked) };
    let choice = |card: &Card| Choice::new(pool.key(*card), card_label(pool, *card));
    let menu = Menu {
        prompt: Say::new("war-ask-look").with("count", cards.len()),
        pick: Choices::One(cards.iter().map(choice).collect()),
    };
    let words = match path {
        [first, rest @ ..] if first.as_one() == Some(TAKE) => rest,
        all => all,
    };
    let list = || cards.iter().map(|card| card_say(pool, *card)).collect::<Vec<_>>();
    let Some((first, rest)) = words.split_first() else { return Ok(Step::menu(menu)) };
    if !menu.pick.admits(first) {
        return Err(Illegal::NotLookedAt(list()));
    }
    let card = first.as_one().unwrap_or(TAKE);
    let others: Vec<Card> = cards.iter().copied().filter(|other| pool.key(*other) != card).collect();
    let order =
        Menu { prompt: Say::new("war-ask-order"), pick: Choices::Order(others.iter().map(choice).collect()) };
    let bad = || Illegal::BadOrder(others.iter().map(|card| card_say(pool, *card)).collect());
    match rest {
        [] if others.len() < 2 => Ok(Step::whole(Move::Take(card, Vec::new()))),
        [] => Ok(Step::menu(order)),
        [word] if !others.is_empty() && order.pick.admits(word) => {
            Ok(Step::whole(Move::Take(card, word.as_order().unwrap_or_default())))
        }
        [_] => Err(bad()),
        _ => Err(astray(&order, path, path.len())),
    }
}
