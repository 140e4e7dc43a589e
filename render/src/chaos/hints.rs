//! What a player can do beside the cards' own use, as sentences: for the private picture and its twin alike.

use skald_rules::chaos::{CardView, HandCard, OwnView, PlanView, Use};
use skald_rules::interface::{Name, Say, Seat};

use super::scene::Scene;

/// A name as a sentence, so that names can be listed.
pub(super) fn name(of: Name) -> Say {
    Say::new("twin-chaos-name").with("name", of)
}

fn cards<'v>(own: &'v OwnView, test: impl Fn(&HandCard) -> bool) -> Vec<Say> {
    own.hand.iter().filter(|c| test(c)).map(|c: &'v HandCard| name(c.face.card.name)).collect()
}

/// What else there is to know now: in a window, or in the own round.
pub(super) fn all(scene: &Scene<'_>, own: &OwnView) -> Vec<Say> {
    if !own.threats.is_empty() {
        return window(scene, own);
    }
    if scene.view.on_turn(own.seat) {
        return round(scene, own);
    }
    Vec::new()
}

/// In a window: what all attacks together would cost, what the plan says beyond its answers, what time would do.
fn window(scene: &Scene<'_>, own: &OwnView) -> Vec<Say> {
    let mut list: Vec<Say> = together(scene, own).into_iter().collect();
    list.extend(own.plan.iter().flat_map(planned));
    list.extend(own.clock.as_ref().map(clock));
    list
}

/// What several attacks cost together if none is answered.
fn together(scene: &Scene<'_>, own: &OwnView) -> Option<Say> {
    let total = u32::from(scene.seat(own.seat).filter(|_| own.threats.len() > 1)?.total);
    let points = u32::from(own.together);
    let id = if points >= total { "picture-chaos-together-lethal" } else { "picture-chaos-together" };
    Some(Say::new(id).with("points", points).with("total", total))
}

/// What the own plan says beyond its answers, which stand with the attacks.
fn planned(plan: &PlanView) -> Vec<Say> {
    let mut list = Vec::new();
    if plan.answers.is_empty() {
        list.push(Say::new("picture-chaos-plan-empty"));
    }
    if !plan.order.is_sorted() {
        list.push(Say::new("picture-chaos-plan-order").with("order", numbers(&plan.order)));
    }
    if !plan.drops.is_empty() {
        let drops: Vec<Say> = plan.drops.iter().map(|card| name(card.name)).collect();
        list.push(Say::new("twin-chaos-drops").with("cards", drops));
    }
    list
}

/// What is answered when time runs out.
fn clock(plan: &PlanView) -> Say {
    if plan.answers.is_empty() {
        return Say::new("picture-chaos-clock-none");
    }
    let answer = |(at, card, _): &(u8, CardView, Option<Seat>)| {
        let say = Say::new("picture-chaos-clock-answer").with("number", usize::from(*at) + 1);
        say.with("card", card.name)
    };
    let list: Vec<Say> = plan.answers.iter().map(answer).collect();
    Say::new("picture-chaos-clock").with("list", list)
}

/// The numbers of attacks on players, as they are told.
pub(super) fn numbers(order: &[u8]) -> Vec<Say> {
    let number = |at: &u8| Say::new("picture-chaos-number").with("number", usize::from(*at) + 1);
    order.iter().map(number).collect()
}

/// In the own round: who can still play which card, duplicates, the Inspiration Attempt, the ability.
fn round(scene: &Scene<'_>, own: &OwnView) -> Vec<Say> {
    let mut list = Vec::new();
    let Some(seat) = scene.seat(own.seat) else { return list };
    if !seat.warrior_used && !seat.warrior_bound {
        let usable =
            cards(own, |c| c.good == Use::Now && c.face.assoc.is_none() && !c.face.card.kind.is_character());
        if !usable.is_empty() {
            list.push(Say::new("picture-chaos-can-play").with("who", seat.warrior).with("cards", usable));
        }
    }
    let mut told: Vec<Name> = Vec::new();
    for of in seat.row.iter().filter(|of| of.ready && !of.used && !of.bound) {
        if told.contains(&of.card.name) {
            continue;
        }
        told.push(of.card.name);
        let usable =
            cards(own, |c| c.good == Use::Now && c.face.assoc.as_ref().is_some_and(|a| a.key == of.card.key));
        if !usable.is_empty() {
            list.push(Say::new("picture-chaos-can-play").with("who", of.card.name).with("cards", usable));
        }
    }
    let cycles = cards(own, |c| c.cycles);
    if !cycles.is_empty() {
        list.push(Say::new("picture-chaos-cycles").with("cards", cycles));
    }
    let replaces = cards(own, |c| c.replaces);
    list.push(if scene.view.acted {
        Say::new("picture-chaos-inspiration-over")
    } else if replaces.is_empty() {
        Say::new("picture-chaos-inspiration-none")
    } else {
        Say::new("picture-chaos-inspiration").with("cards", replaces)
    });
    list
}

/// A lasting Mystical and what counters it now.
pub(super) fn counter(own: &OwnView, i: usize, card: Name) -> Say {
    let with: Vec<Say> =
        own.counters.get(i).map(|(_, c)| c.iter().map(|c| name(c.name)).collect()).unwrap_or_default();
    if with.is_empty() {
        Say::new("picture-chaos-counter-none").with("card", card)
    } else {
        Say::new("picture-chaos-counter").with("card", card).with("cards", with)
    }
}

/// A hand that is looked at, what is to be chosen, and what the clock would take.
pub(super) fn choices(own: &OwnView) -> Vec<Say> {
    let mut list = Vec::new();
    let names = |cards: &[CardView]| -> Vec<Say> { cards.iter().map(|c| name(c.name)).collect() };
    if let Some((seat, hand)) = &own.looking {
        list.push(Say::new("picture-chaos-looking").with("name", *seat).with("cards", names(hand)));
    }
    if !own.choice.is_empty() {
        list.push(Say::new("picture-chaos-choose-from").with("cards", names(&own.choice)));
        let default = own.choice.iter().find(|c| Some(c.key) == own.default_choice);
        if let Some(card) = default {
            list.push(Say::new("picture-chaos-choose-clock").with("card", card.name));
        }
    }
    list
}
