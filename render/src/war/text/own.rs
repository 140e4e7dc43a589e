//! What one player alone may read.

use skald_rules::interface::Say;
use skald_rules::war::{CardView, OwnView};

use super::lines::{active_line, card_name, cards, record, seat_line, support_line, turn_line};
use super::public::caption;
use super::sections::{asked, title};
use crate::Notes;
use crate::page::told::{self, Told, end_stop};
use crate::twin::Twin;
use crate::war::banner;
use crate::war::scene::{Place, Scene, words};

/// Equal cards of a list counted together, in its order: count and card.
pub(in crate::war) fn counted(list: &[CardView]) -> Vec<(usize, &CardView)> {
    let mut groups: Vec<(usize, &CardView)> = Vec::new();
    for card in list {
        match groups.iter_mut().find(|(_, c)| c.name == card.name && c.used == card.used) {
            Some((n, _)) => *n += 1,
            None => groups.push((1, card)),
        }
    }
    groups
}

/// Whether what the table waits for concerns the player; else it stands on the board alone, since here it would be out of
/// date with every move.
pub(in crate::war) fn concerned(scene: &Scene<'_>, own: &OwnView) -> bool {
    scene.view.ended.is_some() || scene.view.asks(own.seat)
}

/// What one player knows, in words.
pub(in crate::war) fn private(scene: &Scene<'_>, own: &OwnView, notes: &Notes) -> Told {
    let beside = if concerned(scene, own) { caption(scene) } else { Vec::new() };
    Told::new(short(scene, own, notes), full(scene, own, notes)).saying(beside)
}

fn full(scene: &Scene<'_>, own: &OwnView, notes: &Notes) -> Twin {
    let say = |s: &Say| scene.say(s, Place::Message);
    let mut twin = Twin::new();
    if concerned(scene, own) {
        title(scene, &mut twin);
        asked(scene, &mut twin);
    } else {
        twin.heading(&words(&Say::new("picture-war-title")));
        twin.line(words(&Say::new("picture-war-quiet")));
    }
    told::options(&mut twin, notes);
    if !own.looking.is_empty() {
        twin.line(say(&Say::new("twin-war-looking").with("cards", cards(&own.looking))));
    } else if !own.known.is_empty() {
        twin.line(say(&Say::new("twin-war-known").with("cards", cards(&own.known))));
    }
    for (_, answer) in &own.prepared {
        twin.line(say(&Say::new("twin-war-prepared").with("move", answer.as_str())));
    }
    twin.heading(&words(&Say::new("picture-war-yours")));
    if let Some(seat) = scene.seat(own.seat) {
        twin.line(say(&seat_line(seat)));
        if let Some(active) = &seat.active {
            twin.line(say(&active_line(active)));
        }
        for s in &seat.support {
            twin.line(say(&support_line(s)));
        }
        twin.line(say(&record(seat)));
    }
    twin.heading(&words(&Say::new("picture-war-army-list")));
    if own.army.is_empty() {
        twin.line(words(&Say::new("picture-war-army-none")));
    }
    for (count, card) in counted(&own.army) {
        twin.line(words(&army_line(count, card)));
    }
    if let Some(deck) = &own.deck {
        twin.line(say(&Say::new("twin-war-deck-order").with("cards", cards(deck))));
    }
    told::orders(&mut twin, notes);
    twin
}

fn army_line(count: usize, card: &CardView) -> Say {
    Say::new("twin-war-army-count").with("count", count).with("card", card_name(card))
}

fn short(scene: &Scene<'_>, own: &OwnView, notes: &Notes) -> String {
    let mut parts = Vec::new();
    if concerned(scene, own) {
        parts.push(format!("{}.", words(&turn_line(scene))));
        parts.push(end_stop(banner::status(scene, Place::Alt)));
    }
    if let Some(q) = scene.view.question.as_ref().filter(|q| q.seat == own.seat) {
        parts.push(banner::question(scene, q, Place::Alt));
    }
    if !own.looking.is_empty() {
        parts.push(words(&Say::new("twin-war-looking").with("cards", cards(&own.looking))));
    }
    parts.extend(told::choices(notes));
    if let Some(seat) = scene.seat(own.seat) {
        parts.push(scene.say(&seat_line(seat), Place::Alt));
    }
    let army: Vec<Say> = counted(&own.army).into_iter().map(|(n, c)| army_line(n, c)).collect();
    if army.is_empty() {
        parts.push(words(&Say::new("picture-war-army-none")));
    } else {
        let list = words(&Say::new("twin-war-order").with("order", army));
        parts.push(format!("{}: {list}.", words(&Say::new("picture-war-army-list"))));
    }
    parts.join(" ")
}
