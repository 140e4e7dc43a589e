//! What a step may do to Warriors that are hit: INV-22, INV-23.

use super::broken;
use crate::{
    cards::Counter,
    event::{Event, Fact},
    state::{Lying, State},
};

/// INV-23: what was dealt is what was prevented, what Holy Counters took, what Valiant left out, and what the Warrior took.
pub(super) fn sums(events: &[Event]) -> Result<(), String> {
    for (at, event) in events.iter().enumerate() {
        let Event::Spared(card, what) = event else { continue };
        let parts = [what.prevented, what.holy, what.valiant, what.taken];
        if parts.iter().any(|part| *part < 0) || parts.iter().sum::<i32>() != what.dealt {
            return broken(23, format!("{card:?} was dealt {what:?}"));
        }
        let next = events.get(at + 1);
        let hit = matches!(next, Some(Event::Hit(other, taken, _)) if (other.face, other.at) == (card.face, card.at) && *taken == what.taken);
        if hit != (what.taken > 0) {
            return broken(23, format!("{card:?} was dealt {what:?}, and then {next:?}"));
        }
    }
    Ok(())
}

/// INV-22: no Holy Counter goes but for a damage, a destruction, or something that takes it, one each.
pub(super) fn holy(before: &State, events: &[Event], after: &State) -> Result<(), String> {
    for (was, is) in before.cards.iter().zip(&after.cards) {
        let stays = was.on_field() && (was.at, was.side, was.since) == (is.at, is.side, is.since);
        if !stays || was.up != is.up {
            continue;
        }
        let told: i32 = events.iter().map(|event| change(event, is)).sum();
        if i32::from(was.counters[0]) + told != i32::from(is.counters[0]) {
            return broken(
                22,
                format!("{is:?} had {} Holy Counters, and {told} was told of them", was.counters[0]),
            );
        }
    }
    Ok(())
}

/// By how many Holy Counters something changes what lies on a card that stays where it is.
fn change(event: &Event, lying: &Lying) -> i32 {
    let same = |fact: &Fact| (fact.face, fact.side, fact.at) == (lying.face, lying.side, lying.at);
    match event {
        Event::Counters(card, Counter::Holy, count) if same(card) => *count,
        Event::Spared(card, what) if same(card) => -what.holy,
        _ => 0,
    }
}
