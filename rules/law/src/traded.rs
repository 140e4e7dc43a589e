//! What a position knows of the cards in hands after trades (LAW-13.11): how it changes, and what a viewer knows.
//!
//! What belongs here: keeping that knowledge for every viewer. What does not: what is known of one card.

use super::{
    cards::Card,
    state::State,
    whereabouts::{Hands, Whereabouts},
};
use skald_vocabulary::interface::{Seat, Viewer};

fn entry(state: &mut State, card: Card) -> Option<&mut Whereabouts> {
    let seats = state.players.len();
    let place = state.whereabouts.partition_point(|tracked| tracked.card < card);
    if state.whereabouts.get(place).is_none_or(|tracked| tracked.card != card) {
        let seats = vec![Hands::default(); seats];
        state.whereabouts.insert(place, Whereabouts { card, public: Hands::default(), seats });
    }
    state.whereabouts.get_mut(place)
}

/// Two players have traded: `gave` went to `to`, `back` to `from`. Cards that everybody knew to be in one of the two hands
/// are tracked from now on.
pub fn traded(state: &mut State, (from, gave): (Seat, Card), (to, back): (Seat, Card)) {
    for seat in [from, to] {
        let shown = state.player_mut(seat).map(|player| std::mem::take(&mut player.shown));
        for card in shown.unwrap_or_default() {
            if let Some(tracked) = entry(state, card) {
                tracked.public = Hands::of(seat);
                tracked.seats.fill(Hands::of(seat));
            }
        }
    }
    let both = Hands::of(from).and(Hands::of(to));
    for tracked in &mut state.whereabouts {
        let others = (0_u8..).zip(&mut tracked.seats).filter(|(seat, _)| !both.has(Seat(*seat)));
        for hands in others.map(|(_, hands)| hands).chain([&mut tracked.public]) {
            if hands.meets(both) {
                *hands = hands.and(both);
            }
        }
    }
    for (card, now) in [(gave, to), (back, from)] {
        let Some(tracked) = entry(state, card) else { continue };
        for trader in [from, to] {
            if let Some(hands) = tracked.seats.get_mut(trader.index()) {
                *hands = Hands::of(now);
            }
        }
    }
}

/// A card has left the hands: all can see where it is.
pub fn seen(state: &mut State, card: Card) {
    state.whereabouts.retain(|tracked| tracked.card != card);
}

/// The cards of a seat's hand that a viewer knows, in order of the pool: those that everybody saw come, and those that
/// the viewer knows of by a trade.
#[must_use]
pub fn sure(state: &State, who: Viewer, seat: Seat) -> Vec<Card> {
    let mut sure = state.player(seat).map(|player| player.shown.clone()).unwrap_or_default();
    let known = state.whereabouts.iter().filter(|tracked| tracked.known_to(who).only() == Some(seat));
    sure.extend(known.map(|tracked| tracked.card));
    sure.sort_unstable();
    sure
}

/// The cards of which a viewer knows several hands in which they may be, in order of the pool.
pub fn vague(state: &State, who: Viewer) -> impl Iterator<Item = (Card, Hands)> + '_ {
    let known = state.whereabouts.iter().map(move |tracked| (tracked.card, tracked.known_to(who)));
    known.filter(|(_, hands)| !hands.is_empty() && hands.only().is_none())
}

/// What would be known if nobody knew more than a viewer does, but for what that viewer knows others to know.
#[must_use]
pub fn as_known_to(state: &State, who: Viewer) -> Vec<Whereabouts> {
    let known = state.whereabouts.iter().filter(|tracked| !tracked.known_to(who).is_empty());
    known
        .map(|tracked| {
            let mine = tracked.known_to(who);
            let theirs = |seat: Seat| match mine.only() {
                _ if who.knows(seat) => mine,
                Some(holder) if holder == seat => mine,
                _ => tracked.public,
            };
            Whereabouts {
                card: tracked.card,
                public: tracked.public,
                seats: state.seats().map(theirs).collect(),
            }
        })
        .collect()
}

/// What must be true of this knowledge: every tracked card is in a hand, and in one that each viewer thinks possible.
///
/// # Errors
/// A sentence.
pub fn check(state: &State) -> Result<(), String> {
    for tracked in &state.whereabouts {
        let holder = state
            .seats()
            .find(|seat| state.player(*seat).is_some_and(|player| player.hand.contains(&tracked.card)));
        let Some(holder) = holder else { return Err("a card that was traded is in no hand".to_owned()) };
        let thought = tracked.seats.iter().chain([&tracked.public]);
        if thought.filter(|hands| !hands.is_empty()).any(|hands| !hands.has(holder)) {
            return Err("somebody is sure of a hand that does not hold the card".to_owned());
        }
        if state.player(holder).is_some_and(|player| player.shown.contains(&tracked.card)) {
            return Err("a card that all know is tracked".to_owned());
        }
    }
    Ok(())
}
