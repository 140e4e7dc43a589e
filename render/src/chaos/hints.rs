//! What a player can do beside the cards' own use, as sentences: for the private picture and its twin alike.

use std::sync::Arc;

use skald_rules::chaos::{HandCard, OwnView, Use};
use skald_rules::interface::Say;

use super::scene::Scene;

/// A name as a sentence, so that names can be listed.
pub(super) fn name(of: &Arc<str>) -> Say {
    Say::new("twin-chaos-name").with("name", of.clone())
}

fn cards<'v>(own: &'v OwnView, test: impl Fn(&HandCard) -> bool) -> Vec<Say> {
    own.hand.iter().filter(|c| test(c)).map(|c: &'v HandCard| name(&c.face.card.name)).collect()
}

/// In the own round: who can still play which card, duplicates, the Inspiration Attempt, the ability.
pub(super) fn round(scene: &Scene<'_>, own: &OwnView) -> Vec<Say> {
    let mut list = Vec::new();
    let Some(seat) = scene.seat(own.seat) else { return list };
    if !seat.warrior_used && !seat.warrior_bound {
        let usable =
            cards(own, |c| c.good == Use::Now && c.face.assoc.is_none() && !c.face.card.kind.is_character());
        if !usable.is_empty() {
            list.push(
                Say::new("picture-chaos-can-play").with("who", seat.warrior.clone()).with("cards", usable),
            );
        }
    }
    let mut told: Vec<&Arc<str>> = Vec::new();
    for of in seat.row.iter().filter(|of| of.ready && !of.used && !of.bound) {
        if told.contains(&&of.card.name) {
            continue;
        }
        told.push(&of.card.name);
        let usable =
            cards(own, |c| c.good == Use::Now && c.face.assoc.as_ref().is_some_and(|a| a.key == of.card.key));
        if !usable.is_empty() {
            list.push(
                Say::new("picture-chaos-can-play").with("who", of.card.name.clone()).with("cards", usable),
            );
        }
    }
    let cycles = cards(own, |c| c.cycles);
    if !cycles.is_empty() {
        list.push(Say::new("picture-chaos-cycles").with("cards", cycles));
    }
    let replaces = cards(own, |c| c.replaces);
    if !replaces.is_empty() && !scene.view.acted {
        list.push(Say::new("picture-chaos-inspiration").with("cards", replaces));
    }
    list
}

/// A lasting Mystical and what counters it now.
pub(super) fn counter(own: &OwnView, i: usize, card: &Arc<str>) -> Say {
    let with: Vec<Say> =
        own.counters.get(i).map(|(_, c)| c.iter().map(|c| name(&c.name)).collect()).unwrap_or_default();
    if with.is_empty() {
        Say::new("picture-chaos-counter-none").with("card", card.clone())
    } else {
        Say::new("picture-chaos-counter").with("card", card.clone()).with("cards", with)
    }
}

/// A hand that is looked at, what is to be chosen, and what the clock would take.
pub(super) fn choices(own: &OwnView) -> Vec<Say> {
    let mut list = Vec::new();
    let names = |cards: &[skald_rules::chaos::CardView]| -> Vec<Say> {
        cards.iter().map(|c| name(&c.name)).collect()
    };
    if let Some((seat, hand)) = &own.looking {
        list.push(Say::new("picture-chaos-looking").with("name", *seat).with("cards", names(hand)));
    }
    if !own.choice.is_empty() {
        list.push(Say::new("picture-chaos-choose-from").with("cards", names(&own.choice)));
        let default = own.choice.iter().find(|c| Some(c.key) == own.default_choice);
        if let Some(card) = default {
            list.push(Say::new("picture-chaos-choose-clock").with("card", card.name.clone()));
        }
    }
    list
}
