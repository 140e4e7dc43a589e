//! An order in words.

use super::{Order, Round, Window};
use crate::{
    ask::kind_say,
    cards::{Kind, Pool},
    moves::{Blow, Move, Take},
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
    match step {
        Move::Lay(card, seat) => {
            Say::new("chaos-step-lay").with("card", name(pool, *card)).with("aim", tell_aim(*seat))
        }
        Move::Attack(attacks) => Say::new("chaos-step-attack")
            .with("attacks", attacks.iter().map(|of| tell_attack(pool, of)).collect::<Vec<_>>()),
        Move::Play(card, named) => {
            let seat = named.first().and_then(|word| Seat::from_key(*word).ok());
            Say::new("chaos-step-play").with("card", name(pool, *card)).with("aim", tell_aim(seat))
        }
        Move::Cycle(card) => Say::new("chaos-step-cycle").with("card", name(pool, *card)),
        Move::Inspire(cards) => Say::new("chaos-step-inspire").with("cards", names(pool, cards)),
        Move::Ability(_) => Say::new("chaos-step-ability"),
        _ => Say::new("chaos-step-end"),
    }
}

fn tell_aim(seat: Option<Seat>) -> Say {
    seat.map_or(Say::new("chaos-nothing"), |seat| Say::new("chaos-step-aim").with("who", seat))
}

/// An attack with its boost, its target and what is to be taken first.
fn tell_attack(pool: &Pool, of: &Blow) -> Say {
    let nothing = Say::new("chaos-nothing");
    let boost = of.with.first().map(|boost| Say::new("chaos-with").with("card", name(pool, *boost)));
    let prefer = match &of.take {
        Take::Prefer(kinds) => Say::new("chaos-step-prefer").with("kinds", kind_says(kinds)),
        Take::Silent | Take::Ask => nothing.clone(),
    };
    Say::new("chaos-step-entry")
        .with("card", name(pool, of.card))
        .with("boost", boost.unwrap_or(nothing))
        .with("aim", tell_aim(of.target))
        .with("prefer", prefer)
}
