//! The probe's position.

use serde::{Deserialize, Serialize};
use skald_rules::{
    chance::{Chance, shuffle},
    interface::{Outcome, Seat, Viewer},
    sealed::Sealed,
};

use super::{Card, Plan};

/// The cards that a hand is filled up to.
pub const HAND: usize = 4;

/// Where a round stands.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Phase {
    /// All bid in secret.
    Bid,
    /// The highest bidder plans.
    Plan {
        /// Who.
        by: Seat,
    },
    /// The mate is asked.
    Approve {
        /// Who planned.
        by: Seat,
        /// What. Public.
        plan: Plan,
    },
    /// The host lets the game go on.
    Pause,
}

/// A position.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct State {
    /// The round, from 1.
    pub round: u8,
    /// Where it stands.
    pub phase: Phase,
    /// The coins that each seat brought.
    pub kits: Vec<u8>,
    /// The coins that each has. Public.
    pub purses: Vec<u8>,
    /// The points of each. Public.
    pub points: Vec<i16>,
    /// The cards of each, sorted.
    pub hands: Vec<Vec<Card>>,
    /// The cards of each hand that everybody knows, sorted.
    pub shown: Vec<Vec<Card>>,
    /// Who has used the right to show a card.
    pub boasted: Vec<bool>,
    /// Who has left the game.
    pub out: Vec<bool>,
    /// The bids of this round; empty outside the bidding.
    pub bids: Sealed<u8>,
    /// The bids that were opened last. Public.
    pub opened: Vec<(Seat, u8)>,
    /// Whether the last plan went ahead. Public.
    pub verdict: Option<bool>,
    /// What each answered ahead of its mate's plan. Known to the seat alone.
    pub ahead: Vec<Option<bool>>,
    /// The cards that are left, sorted: their order is drawn when they are.
    pub deck: Vec<Card>,
    /// The cards that were played, in that order. Public.
    pub discard: Vec<Card>,
    /// How it ended.
    pub over: Option<Outcome>,
}

impl State {
    /// How many seats play.
    #[must_use]
    pub fn seats(&self) -> u8 {
        u8::try_from(self.hands.len()).unwrap_or(Seat::MOST)
    }

    /// Whether a seat still plays.
    #[must_use]
    pub fn plays(&self, seat: Seat) -> bool {
        self.out.get(seat.index()) == Some(&false)
    }

    /// The seats that still play.
    pub fn players(&self) -> impl Iterator<Item = Seat> + '_ {
        Seat::all(self.seats()).filter(|seat| self.plays(*seat))
    }

    /// The mate of a seat, who still plays: with four at the table, the one opposite.
    #[must_use]
    pub fn mate(&self, seat: Seat) -> Option<Seat> {
        mate(seat, self.seats()).filter(|mate| self.plays(*mate))
    }

    /// The opponents of a seat who still play.
    pub fn opponents(&self, seat: Seat) -> impl Iterator<Item = Seat> + '_ {
        self.players().filter(move |other| *other != seat && mate(seat, self.seats()) != Some(*other))
    }

    /// The cards of a hand that only its owner knows.
    #[must_use]
    pub fn hidden(&self, seat: Seat) -> Vec<Card> {
        let (hand, shown) = (&self.hands[seat.index()], &self.shown[seat.index()]);
        hand.iter().copied().filter(|card| !shown.contains(card)).collect()
    }

    /// Whether a seat may answer ahead of its mate's plan: before that plan is made, and while it may still come.
    #[must_use]
    pub fn may_answer_ahead(&self, seat: Seat) -> bool {
        let Some(mate) = self.mate(seat).filter(|_| self.plays(seat) && self.over.is_none()) else {
            return false;
        };
        match &self.phase {
            Phase::Bid => true,
            Phase::Plan { by } => *by == mate,
            Phase::Approve { .. } | Phase::Pause => false,
        }
    }

    /// The same position with everything that `who` cannot know drawn anew.
    #[must_use]
    pub fn redraw(&self, who: Viewer, dice: &mut dyn Chance) -> Self {
        let mut state = self.clone();
        let foreign: Vec<Seat> = Seat::all(self.seats()).filter(|seat| !who.knows(*seat)).collect();
        // Everything hidden from the viewer in one heap, sorted, so that nothing but the view decides what it holds.
        let mut heap: Vec<Card> = foreign.iter().flat_map(|seat| self.hidden(*seat)).collect();
        if who != Viewer::Everyone {
            heap.extend(&self.deck);
            heap.sort_unstable();
            shuffle(dice, "redraw", &mut heap);
        }
        for seat in &foreign {
            let count = self.hidden(*seat).len();
            let hand = &mut state.hands[seat.index()];
            hand.clone_from(&self.shown[seat.index()]);
            hand.extend(heap.drain(..count));
            hand.sort_unstable();
        }
        if who != Viewer::Everyone {
            heap.sort_unstable();
            state.deck = heap;
        }
        state.bids = state.bids.redraw(who, |seat| {
            u8::try_from(dice.pick("bid", u32::from(self.purses[seat.index()]) + 1)).unwrap_or(0)
        });
        for seat in foreign.into_iter().filter(|seat| self.may_answer_ahead(*seat)) {
            state.ahead[seat.index()] = match dice.pick("ahead", 3) {
                0 => None,
                answer => Some(answer == 1),
            };
        }
        state
    }

    /// Checks what must always hold.
    ///
    /// # Errors
    /// The broken invariant.
    pub fn check(&self) -> Result<(), String> {
        let mut cards: Vec<Card> =
            self.hands.iter().flatten().chain(&self.deck).chain(&self.discard).copied().collect();
        cards.sort_unstable();
        if !cards.into_iter().eq(Card::all()) {
            return Err("conservation: not every card is in exactly one place".to_owned());
        }
        for seat in Seat::all(self.seats()) {
            let (hand, shown) = (&self.hands[seat.index()], &self.shown[seat.index()]);
            if !hand.is_sorted() || !shown.is_sorted() || !shown.iter().all(|card| hand.contains(card)) {
                return Err(format!("the hand of {seat} is {hand:?}, of which {shown:?} is shown"));
            }
            if self.ahead[seat.index()].is_some() && !self.may_answer_ahead(seat) {
                return Err(format!("{seat} has answered ahead of nothing"));
            }
            if self.bids.own(seat).is_some_and(|bid| *bid > self.purses[seat.index()]) {
                return Err(format!("{seat} bids more than there is"));
            }
        }
        let bidding = self.bids.asked().next().is_some();
        if bidding != (self.phase == Phase::Bid && self.over.is_none()) {
            return Err(format!("bids are asked for: {bidding}, in phase {:?}", self.phase));
        }
        Ok(())
    }
}

/// The seat opposite at a table of four.
fn mate(seat: Seat, seats: u8) -> Option<Seat> {
    (seats == 4).then(|| Seat((seat.0 + 2) % 4))
}
