//! What one player alone may read. What the table waits for and how everybody stands is on the board: here it would be out of
//! date with every move.

use skald_rules::interface::Say;
use skald_rules::law::{CardView, OwnView};

use super::lines::{label, labels, printed};
use crate::Notes;
use crate::law::planning;
use crate::law::scene::{Place, Scene, text, words};
use crate::page::told::{self, Told, end_stop};
use crate::twin::Twin;

/// What one player knows, in words.
pub(in crate::law) fn private(scene: &Scene<'_>, own: &OwnView, notes: &Notes) -> Told {
    Told::new(short(scene, own, notes), full(scene, own, notes)).saying(told::foretold(notes))
}

fn full(scene: &Scene<'_>, own: &OwnView, notes: &Notes) -> Twin {
    let say = |s: &Say| scene.say(s, Place::Message);
    let mut twin = Twin::new();
    twin.heading(&text("picture-law-yours"));
    told::options(&mut twin, notes);
    twin.heading(&text("picture-law-hand"));
    if own.hand.is_empty() {
        twin.line(text("picture-law-hand-none"));
    }
    for card in &own.hand {
        twin.line(format!("- {}", say(&printed(card))));
    }
    for hidden in face_down(scene, own) {
        twin.line(hidden);
    }
    let lists = [
        ("twin-law-deck", &own.deck),
        ("twin-law-pile", &own.pile),
        ("twin-law-built", &own.built),
        ("twin-law-deck-given", &own.deck_given),
        ("twin-law-wishes", &own.wishes),
    ];
    for (id, cards) in lists {
        if !cards.is_empty() {
            twin.line(say(&Say::new(id).with("count", cards.len()).with("cards", labels(cards))));
        }
    }
    if let Some(approved) = &own.approved {
        let none = approved.is_empty();
        let line = Say::new(if none { "twin-law-approved-none" } else { "twin-law-approved" });
        twin.line(say(&line.with("cards", labels(approved))));
    }
    if let Some(card) = &own.offered {
        twin.line(say(&Say::new("twin-law-offered").with("card", label(card))));
    }
    plan(scene, own, &mut twin);
    told::orders(&mut twin, notes);
    twin
}

/// The own card that lies face down: only here is it named.
fn face_down(scene: &Scene<'_>, own: &OwnView) -> Vec<String> {
    let spaces = scene.view.board.spaces.iter();
    let mine = spaces.filter_map(|s| s.stand.as_ref().map(|on| (s, on)));
    mine.filter(|(_, on)| on.hidden && on.controller == own.seat)
        .filter_map(|(s, on)| on.card.as_ref().map(|c| (s, c)))
        .map(|(s, card)| {
            words(&Say::new("twin-law-face-down").with("space", s.label.shown()).with("card", printed(card)))
        })
        .collect()
}

fn plan(scene: &Scene<'_>, own: &OwnView, twin: &mut Twin) {
    for line in planning::lines(scene, own) {
        twin.line(line);
    }
    let Some(plan) = &own.plan else { return };
    let gives: Vec<CardView> = plan.pairs.iter().map(|pair| pair.0.clone()).collect();
    let gains: Vec<CardView> =
        plan.fill.iter().chain(plan.pairs.iter().map(|pair| &pair.1)).cloned().collect();
    for (id, cards) in [("twin-law-plan-gives", gives), ("twin-law-plan-gains", gains)] {
        if !cards.is_empty() {
            twin.line(scene.say(&Say::new(id).with("cards", labels(&cards)), Place::Message));
        }
    }
}

fn short(scene: &Scene<'_>, own: &OwnView, notes: &Notes) -> String {
    let mut parts = vec![end_stop(text("picture-law-yours"))];
    if own.hand.is_empty() {
        parts.push(text("picture-law-hand-none"));
    }
    parts.extend(own.hand.iter().map(|card| end_stop(scene.say(&printed(card), Place::Alt))));
    parts.extend(told::choices(notes));
    parts.join(" ")
}
