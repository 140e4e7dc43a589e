//! An order in words.

use super::{Order, Round, Window};
use crate::{
    ask::{kind_of, kind_say},
    cards::{Kind, Pool},
    moves::{Move, Verb},
};
use skald_vocabulary::interface::{Key, Say, Seat};

/// An order in words.
#[must_use]
pub fn tell_order(pool: &Pool, order: &Order) -> Say {
    let parts = match order {
        Order::Window(window) => tell_window(window),
        Order::Round(round) => tell_round(pool, round),
        Order::Counter(cards) if cards.is_empty() => vec![Say::new("chaos-order-told-any")],
        Order::Counter(cards) => {
            vec![Say::new("chaos-order-told-counter").with("cards", names(pool, cards))]
        }
        Order::Take(kinds) => vec![Say::new("chaos-order-told-take").with("kinds", kind_says(kinds))],
        Order::Save(cards) => vec![Say::new("chaos-order-told-save").with("cards", names(pool, cards))],
        Order::Drop(kinds) => vec![Say::new("chaos-order-told-drop").with("kinds", kind_says(kinds))],
    };
    Say::new("chaos-order-told").with("parts", parts)
}

fn names(pool: &Pool, cards: &[Key]) -> Vec<Say> {
    cards.iter().map(|key| name(pool, *key)).collect()
}

/// A card by its name; a word that names none as it stands.
fn name(pool: &Pool, word: Key) -> Say {
    match pool.find(word) {
        Some(card) => pool.say(card),
        None => Say::new("chaos-name").with("name", word.as_str()),
    }
}

fn kind_says(kinds: &[Kind]) -> Vec<Say> {
    kinds.iter().map(|kind| kind_say(*kind)).collect()
}

fn tell_window(window: &Window) -> Vec<Say> {
    let mut parts = Vec::new();
    if window.empty {
        parts.push(Say::new("chaos-order-told-empty"));
    }
    if let Some(calm) = window.calm {
        parts.push(Say::new("chaos-order-told-calm").with("n", calm));
    }
    if let Some((least, defend)) = window.guard {
        let id = if defend { "chaos-order-told-defend" } else { "chaos-order-told-guard" };
        parts.push(Say::new(id).with("n", least));
    }
    parts
}

fn tell_round(pool: &Pool, round: &Round) -> Vec<Say> {
    let mut parts = Vec::new();
    if round.cycle {
        parts.push(Say::new("chaos-order-told-cycle"));
    }
    if round.lay {
        parts.push(Say::new("chaos-order-told-lay"));
    }
    if !round.steps.is_empty() {
        let steps: Vec<Say> = round.steps.iter().map(|step| tell_step(pool, step)).collect();
        parts.push(Say::new("chaos-order-told-steps").with("steps", steps));
    }
    if round.end {
        parts.push(Say::new("chaos-order-told-end"));
    }
    parts
}

/// An action of a prepared round in words.
fn tell_step(pool: &Pool, step: &Move) -> Say {
    let card = || step.words.first().map_or(Say::new("chaos-nothing"), |word| name(pool, *word));
    let aim = || step.words.get(1).map_or(Say::new("chaos-nothing"), |word| tell_aim(*word));
    match step.verb {
        Verb::Lay => Say::new("chaos-step-lay").with("card", card()).with("aim", aim()),
        Verb::Attack => Say::new("chaos-step-attack").with("attacks", tell_attacks(pool, &step.words)),
        Verb::Play => Say::new("chaos-step-play").with("card", card()).with("aim", aim()),
        Verb::Cycle => Say::new("chaos-step-cycle").with("card", card()),
        Verb::Inspire => Say::new("chaos-step-inspire").with("cards", names(pool, &step.words)),
        Verb::Ability => Say::new("chaos-step-ability"),
        _ => Say::new("chaos-step-end"),
    }
}

fn tell_aim(word: Key) -> Say {
    match Seat::from_key(word) {
        Ok(seat) => Say::new("chaos-step-aim").with("who", seat),
        Err(_) => Say::new("chaos-nothing"),
    }
}

/// The attacks of a volley, each with its boost, its target and what is to be taken first.
fn tell_attacks(pool: &Pool, words: &[Key]) -> Vec<Say> {
    let mut all: Vec<Say> = Vec::new();
    let mut words = words.iter().copied().peekable();
    while let Some(card) = words.next() {
        let (mut boost, mut aim) = (Say::new("chaos-nothing"), Say::new("chaos-nothing"));
        let mut kinds = Vec::new();
        while let Some(word) = words.next_if(|word| pool.find(*word).is_none()) {
            match word.as_str() {
                "by" => {
                    words.next();
                }
                "with" => {
                    boost =
                        words.next().map_or(boost, |of| Say::new("chaos-with").with("card", name(pool, of)));
                }
                text => match kind_of(text) {
                    Some(kind) => kinds.push(kind),
                    None if Seat::from_key(word).is_ok() => aim = tell_aim(word),
                    None => {}
                },
            }
        }
        let prefer = match kinds.as_slice() {
            [] => Say::new("chaos-nothing"),
            kinds => Say::new("chaos-step-prefer").with("kinds", kind_says(kinds)),
        };
        let say = Say::new("chaos-step-entry").with("card", name(pool, card));
        all.push(say.with("boost", boost).with("aim", aim).with("prefer", prefer));
    }
    all
}
