//! A turn plan in plain sentences, as its owner reads it back (5.2.6).
//!
//! It is told without a view: what lies where may be another card by then. Cards are named where the plan names them.

use skald_vocabulary::interface::{Key, Say, Seat};

use super::{
    Plan, Step,
    plan::{card, face},
};
use crate::{
    ask::back_place,
    cards::Pool,
    moves::{Move, Part},
};

/// What is left of a plan.
pub(super) fn say(pool: &Pool, plan: &Plan) -> Say {
    let turn = |id| Say::new(id).with("turn", u32::from(plan.turn));
    match plan.cancel_below {
        Some(least) if plan.steps.is_empty() => turn("lraw-order-plan-cancel").with("n", least),
        _ => turn("lraw-order-plan")
            .with("list", plan.steps.iter().map(|of| step(pool, of)).collect::<Vec<_>>()),
    }
}

fn step(pool: &Pool, step: &Step) -> Say {
    match &step.with {
        Move::Conscript { card: of, place } => {
            Say::new("lraw-plan-conscript").with("card", card(pool, *of)).with("place", thing(pool, *place))
        }
        Move::Set { card: of, place: None } => Say::new("lraw-plan-set").with("card", card(pool, *of)),
        Move::Set { card: of, place: Some(place) } => {
            let n = back_place(*place).unwrap_or(0);
            Say::new("lraw-plan-set-in").with("card", card(pool, *of)).with("n", n)
        }
        Move::Use(parts) => {
            let mut said = parts.iter().map(|of| part(pool, of));
            let first = said.next().unwrap_or_else(|| Say::new("lraw-plan-nothing"));
            naming(Say::new("lraw-plan-use").with("card", first), said.collect())
        }
        Move::Attack(parts) => attack(pool, step, parts),
        Move::End => Say::new("lraw-plan-end"),
        // Nothing else is planned.
        other => Say::new("lraw-word").with("word", other.to_string()),
    }
}

fn attack(pool: &Pool, step: &Step, parts: &[Part]) -> Say {
    let is_kind = |of: &&Part| matches!(of, Part::One(key) if KINDS.iter().any(|(kind, _)| kind == key));
    let plain: Vec<&Part> = parts.iter().filter(|of| !is_kind(of)).collect();
    let named = |at: usize| plain.get(at).map_or_else(|| Say::new("lraw-plan-nothing"), |of| part(pool, of));
    let (by, on) = match step.fighters {
        Some((by, on)) => (card(pool, by), card(pool, on)),
        None => (named(0), named(1)),
    };
    let mut say = Say::new("lraw-plan-attack").with("card", by).with("target", on);
    if let Some(kind) = parts.iter().find(is_kind) {
        say = Say::new("lraw-plan-how").with("step", say).with("how", part(pool, kind));
    }
    say = naming(say, plain.iter().skip(2).map(|of| part(pool, of)).collect());
    match step.cancel_below {
        Some(least) => Say::new("lraw-plan-unless").with("step", say).with("n", least),
        None => say,
    }
}

/// A step with what else it names, if it names anything.
fn naming(step: Say, list: Vec<Say>) -> Say {
    if list.is_empty() { step } else { Say::new("lraw-plan-naming").with("step", step).with("list", list) }
}

/// Words of a move that are no card and no place.
const KINDS: [(Key, &str); 2] =
    [(Key::of("physical"), "lraw-plan-physical"), (Key::of("magical"), "lraw-plan-magical")];
const CLAUSES: [(Key, &str); 2] = [(Key::of("with"), "lraw-plan-with"), (Key::of("bare"), "lraw-plan-bare")];

fn part(pool: &Pool, part: &Part) -> Say {
    match part {
        Part::One(key) => thing(pool, *key),
        Part::Some(keys) => {
            let all: Vec<Say> = keys.iter().map(|key| thing(pool, *key)).collect();
            if all.is_empty() { Say::new("pick-none") } else { Say::new("lraw-plan-all").with("list", all) }
        }
        Part::Number(number) => Say::new("lraw-plan-number").with("n", *number),
    }
}

/// A card, a place of the field, a player or a word of a move.
fn thing(pool: &Pool, key: Key) -> Say {
    meaning(key).unwrap_or_else(|| card(pool, key))
}

/// Whether a step names something that is no card, no place, no player and no word of a move.
pub(super) fn names_nothing(pool: &Pool, step: &Step) -> bool {
    let (Move::Choose(keys) | Move::Order(keys)) = &step.with else { return false };
    keys.iter().any(|key| meaning(*key).is_none() && face(pool, *key).is_none())
}

/// What a word means that is no card.
fn meaning(key: Key) -> Option<Say> {
    let word = key.as_str();
    let seat = |text: &str| Key::new(text).ok().and_then(|key| Seat::from_key(key).ok());
    if let Some((_, id)) = KINDS.iter().chain(&CLAUSES).find(|(kind, _)| *kind == key) {
        return Some(Say::new(id));
    }
    if let Some(who) = seat(word) {
        return Some(Say::new("lraw-plan-warlord").with("who", who));
    }
    if let Some(mode) = word.strip_prefix('m').and_then(|mode| mode.parse::<u8>().ok()) {
        return Some(Say::new("lraw-more-mode").with("value", i64::from(mode).to_string()));
    }
    // A place among the own Warriors, such as `w3`; or a place of anybody's, such as `aw3`.
    let (before, place) = word.split_at(word.len().saturating_sub(1));
    let zone = |letter: &str| match letter {
        "w" => Some("lraw-zone-warrior"),
        "u" => Some("lraw-zone-unified"),
        "f" => Some("lraw-zone-fortified"),
        _ => None,
    };
    let n = place.parse::<u8>().ok()?;
    if zone(before) == Some("lraw-zone-warrior") {
        return Some(Say::new("lraw-plan-own").with("n", n));
    }
    let (whose, letter) = before.split_at(before.len().saturating_sub(1));
    let (who, zone) = seat(whose).zip(zone(letter))?;
    Some(Say::new("lraw-plan-place").with("who", who).with("zone", Say::new(zone)).with("n", n))
}
