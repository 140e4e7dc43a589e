//! A position that is possible for what a viewer sees: all cards that the viewer does not know, shuffled among the places
//! where they lie. Numbers of cards stay where they are, so that whatever waits goes on.
//!
//! A card on which something hangs that the viewer does not see stays what it is, or the position would be none: a trigger
//! from a hand, what somebody else may choose by a description.

use std::collections::BTreeSet;

use skald_vocabulary::{
    chance::{Chance, shuffle},
    interface::{Seat, Viewer},
};

use crate::{
    cards::{FaceId, Kind, Pool},
    state::{Asked, At, Card, Code, Last, State, Zone},
    view::Known,
};

/// The same position with everything that `who` cannot know drawn anew.
#[must_use]
pub fn redraw(pool: &Pool, state: &State, who: Viewer, dice: &mut dyn Chance) -> State {
    let mut state = state.clone();
    if who != Viewer::Everyone {
        state.notes.retain(|note| who.knows(note.to));
        for seat in Seat::all(4).take(state.sides.len()).filter(|seat| !who.knows(*seat)) {
            let side = state.side_mut(seat);
            (side.hold, side.held, side.asks_reset) = (0, 0, false);
        }
        for side in state.siding.iter_mut().flat_map(|siding| &mut siding.sides) {
            if !who.knows(side.seat) {
                side.swaps.clear();
            }
        }
        let fixed = hanging(&state);
        let known = Known::new(&state, who);
        for seat in state.seats() {
            let places: Vec<Card> = places(&state, seat)
                .filter(|card| !known.knows(&state, *card) && !fixed.contains(card))
                .collect();
            deal(pool, &mut state, &places, dice);
        }
    }
    state
}

/// Where cards of a player's deck may lie hidden, in an order that tells nothing: the deck, the hand, the field, face-down
/// among the eradicated.
fn places(state: &State, seat: Seat) -> impl Iterator<Item = Card> + '_ {
    let side = state.side(seat);
    let field = state.seats().flat_map(|seat| state.side(seat).field());
    let own = move |card: &Card| state.card(*card).owner == seat;
    side.deck.iter().chain(&side.hand).copied().chain(field.filter(own)).chain(side.erad.iter().copied())
}

/// Deals the cards of these places anew among them; a zone of the field takes only cards that can be set there.
fn deal(pool: &Pool, state: &mut State, places: &[Card], dice: &mut dyn Chance) {
    let mut heap: Vec<FaceId> = places.iter().map(|card| state.card(*card).face).collect();
    heap.sort_unstable();
    shuffle(dice, "redraw", &mut heap);
    let wanted = |card: &Card| match state.card(*card).at {
        At::Field(Zone::Unified, _) => Some(Kind::Unified),
        At::Field(Zone::Fortified, _) => Some(Kind::Fortified),
        _ => None,
    };
    let mut dealt: Vec<(Card, FaceId)> = Vec::with_capacity(places.len());
    for (card, kind) in places.iter().filter_map(|card| Some((*card, wanted(card)?))) {
        if let Some(at) = heap.iter().position(|face| pool.face(*face).kind == kind) {
            dealt.push((card, heap.remove(at)));
        }
    }
    let free = places.iter().copied().filter(|card| wanted(card).is_none());
    dealt.extend(free.zip(heap));
    for (card, face) in dealt {
        let lying = state.card_mut(card);
        lying.face = face;
        lying.last = Last::default();
    }
}

/// Cards on which something hangs that not everybody sees.
fn hanging(state: &State) -> BTreeSet<Card> {
    let waiting = state.pending.iter().chain(&state.batch.left).map(|met| met.source);
    let made = state.batch.made.iter().map(|(_, _, item)| item.source);
    let mut fixed: BTreeSet<Card> = waiting.chain(made).collect();
    if let Some(asked) = &state.asked {
        // What is looked at, or may be any card of a hand, can be any card.
        let any = match &asked.what {
            Asked::Cards { code, of, .. } => match code {
                Code::Look | Code::HandSize => true,
                Code::Discard => *of == state.side(asked.seat).hand,
                _ => false,
            },
            Asked::Order { .. } => true,
            _ => false,
        };
        if !any {
            fixed.extend(asked.cards());
        }
    }
    fixed
}
