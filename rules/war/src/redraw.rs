//! A position that is possible for what one viewer sees: hidden cards are gathered and dealt anew.
//!
//! A function of the view: whatever the viewer does not see is gathered in the order of the pool before it is dealt, or
//! set to nothing. So redrawing twice is the same as redrawing once.

use arrayvec::ArrayVec;

use super::{
    cards::{Card, Cards},
    state::{Rest, Seats, State},
};
use skald_vocabulary::{
    chance::Chance,
    interface::{Seat, Viewer},
};

/// Deals anew what `who` does not see.
#[must_use]
pub fn redraw(state: &State, who: Viewer, dice: &mut dyn Chance) -> State {
    let mut new = state.clone();
    let own = match who {
        Viewer::Everyone => return new,
        Viewer::Seat(seat) => Some(seat),
        Viewer::Spectator => None,
    };
    let looks = if state.rest == Rest::Look { state.battle.played.map(|(_, seat)| seat) } else { None };
    let seats: Seats = state.seats().collect();
    let mut hidden = state.unseen;
    for (seat, side) in seats.iter().zip(&state.sides) {
        let kept = if own == Some(seat) { usize::from(side.known) } else { 0 };
        hidden = hidden.with(side.deck.iter().rev().skip(kept).copied().collect());
        if own != Some(seat) {
            hidden = hidden.with(side.army);
        }
    }
    for lying in &state.battle.lying {
        if lying.how.hidden() {
            hidden.insert(lying.card);
        }
    }
    let mut order: ArrayVec<u16, 128> = hidden.iter().map(|card| u16::from(card.0)).collect();
    dice.order("redraw", &mut order);
    let mut cards = order.iter().filter_map(|card| u8::try_from(*card).ok()).map(Card);
    for (seat, side) in seats.iter().zip(&mut new.sides) {
        let kept = if own == Some(seat) { usize::from(side.known).min(side.deck.len()) } else { 0 };
        let fresh = side.deck.len() - kept;
        for (place, card) in side.deck.iter_mut().take(fresh).zip(&mut cards) {
            *place = card;
        }
        if own != Some(seat) {
            side.army = (&mut cards).take(usize::from(side.army.count())).collect();
            side.known = if looks == Some(seat) { state.window.look } else { 0 };
        }
    }
    for lying in new.battle.lying.iter_mut().filter(|lying| lying.how.hidden()) {
        if let Some(card) = cards.next() {
            lying.card = card;
        }
    }
    new.unseen = cards.collect::<Cards>();
    keep_own_answers(&mut new, own);
    new
}

/// Answers given ahead are secret, even that there are any (WAR-15.4).
fn keep_own_answers(state: &mut State, own: Option<Seat>) {
    let queue = &state.window.queue;
    state.prepared.retain(|prepared| {
        queue.get(usize::from(prepared.place)).is_some_and(|entry| Some(entry.seat) == own)
    });
}
