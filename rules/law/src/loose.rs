//! What is known of the cards in hands after a trade (LAW-13.11).
//!
//! A trade tells everybody that two hands have changed by one card each: of a card that was known to be in one of them it is
//! now known that it is in either. The two traders know more: which cards they were. What belongs here: keeping that
//! knowledge for every viewer. What does not: cards of which everybody knows the hand; those are `Player::shown`.

use serde::{Deserialize, Serialize};

use super::{cards::Card, state::State};
use skald_vocabulary::interface::{Seat, Viewer};

/// A set of hands, one bit for each seat.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Hands(u8);

impl Hands {
    /// The hand of one seat.
    #[must_use]
    pub const fn of(seat: Seat) -> Self {
        Self(1 << (seat.0 & 7))
    }

    /// The hands of both.
    #[must_use]
    pub const fn and(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// Whether no hand is meant: nothing is known.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Whether the hand of a seat is among them.
    #[must_use]
    pub const fn has(self, seat: Seat) -> bool {
        self.0 >> (seat.0 & 7) & 1 == 1
    }

    /// The seats in order.
    pub fn seats(self) -> impl Iterator<Item = Seat> {
        Seat::all(8).filter(move |seat| self.has(*seat))
    }

    /// The one hand, if it is one.
    #[must_use]
    pub fn only(self) -> Option<Seat> {
        if self.0.count_ones() == 1 { self.seats().next() } else { None }
    }

    const fn meets(self, other: Self) -> bool {
        self.0 & other.0 != 0
    }
}

/// A card in a hand of which not everybody knows the hand, but somebody knows something.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Loose {
    /// Which card.
    pub card: Card,
    /// The hands in which it may be as far as everybody knows.
    pub public: Hands,
    /// The same for each seat, which knows at least as much.
    pub seats: Vec<Hands>,
}

impl Loose {
    /// The hands in which the card may be as far as a viewer knows; none when the viewer knows nothing of it.
    #[must_use]
    pub fn known_to(&self, who: Viewer) -> Hands {
        match who {
            Viewer::Seat(seat) => self.seats.get(seat.index()).copied().unwrap_or_default(),
            _ => self.public,
        }
    }
}

fn entry(state: &mut State, card: Card) -> Option<&mut Loose> {
    let seats = state.players.len();
    let place = state.loose.partition_point(|loose| loose.card < card);
    if state.loose.get(place).is_none_or(|loose| loose.card != card) {
        let seats = vec![Hands::default(); seats];
        state.loose.insert(place, Loose { card, public: Hands::default(), seats });
    }
    state.loose.get_mut(place)
}

/// Two players have traded: `gave` went to `to`, `back` to `from`. Cards that everybody knew to be in one of the two hands
/// are now loose.
pub fn traded(state: &mut State, (from, gave): (Seat, Card), (to, back): (Seat, Card)) {
    for seat in [from, to] {
        let shown = state.player_mut(seat).map(|player| std::mem::take(&mut player.shown));
        for card in shown.unwrap_or_default() {
            if let Some(loose) = entry(state, card) {
                loose.public = Hands::of(seat);
                loose.seats.fill(Hands::of(seat));
            }
        }
    }
    let both = Hands::of(from).and(Hands::of(to));
    for loose in &mut state.loose {
        let others = (0_u8..).zip(&mut loose.seats).filter(|(seat, _)| !both.has(Seat(*seat)));
        for hands in others.map(|(_, hands)| hands).chain([&mut loose.public]) {
            if hands.meets(both) {
                *hands = hands.and(both);
            }
        }
    }
    for (card, now) in [(gave, to), (back, from)] {
        let Some(loose) = entry(state, card) else { continue };
        for trader in [from, to] {
            if let Some(hands) = loose.seats.get_mut(trader.index()) {
                *hands = Hands::of(now);
            }
        }
    }
}

/// A card has left the hands: all can see where it is.
pub fn seen(state: &mut State, card: Card) {
    state.loose.retain(|loose| loose.card != card);
}

/// The cards of a seat's hand that a viewer knows, in order of the pool: those that everybody saw come, and those that
/// the viewer knows of by a trade.
#[must_use]
pub fn sure(state: &State, who: Viewer, seat: Seat) -> Vec<Card> {
    let mut sure = state.player(seat).map(|player| player.shown.clone()).unwrap_or_default();
    let known = state.loose.iter().filter(|loose| loose.known_to(who).only() == Some(seat));
    sure.extend(known.map(|loose| loose.card));
    sure.sort_unstable();
    sure
}

/// The cards of which a viewer knows several hands in which they may be, in order of the pool.
pub fn vague(state: &State, who: Viewer) -> impl Iterator<Item = (Card, Hands)> + '_ {
    let known = state.loose.iter().map(move |loose| (loose.card, loose.known_to(who)));
    known.filter(|(_, hands)| !hands.is_empty() && hands.only().is_none())
}

/// What would be known if nobody knew more than a viewer does, but for what that viewer knows others to know.
#[must_use]
pub fn as_known_to(state: &State, who: Viewer) -> Vec<Loose> {
    let known = state.loose.iter().filter(|loose| !loose.known_to(who).is_empty());
    known
        .map(|loose| {
            let mine = loose.known_to(who);
            let theirs = |seat: Seat| match mine.only() {
                _ if who.knows(seat) => mine,
                Some(holder) if holder == seat => mine,
                _ => loose.public,
            };
            Loose { card: loose.card, public: loose.public, seats: state.seats().map(theirs).collect() }
        })
        .collect()
}

/// What must be true of this knowledge: every loose card is in a hand, and in one that each viewer thinks possible.
///
/// # Errors
/// A sentence.
pub fn check(state: &State) -> Result<(), String> {
    for loose in &state.loose {
        let holder = state
            .seats()
            .find(|seat| state.player(*seat).is_some_and(|player| player.hand.contains(&loose.card)));
        let Some(holder) = holder else { return Err("a card that was traded is in no hand".to_owned()) };
        let thought = loose.seats.iter().chain([&loose.public]);
        if thought.filter(|hands| !hands.is_empty()).any(|hands| !hands.has(holder)) {
            return Err("somebody is sure of a hand that does not hold the card".to_owned());
        }
        if state.player(holder).is_some_and(|player| player.shown.contains(&loose.card)) {
            return Err("a card that all know is loose".to_owned());
        }
    }
    Ok(())
}
