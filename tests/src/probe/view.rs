//! What one viewer sees of the probe, built from nothing.

use serde::Serialize;
use skald_rules::{
    interface::{Outcome, Seat, Viewer},
    views::{AnyView, PlainView},
};

use super::{
    Card, Phase, Plan, State,
    event::{said, said_of},
};

/// Everything that one viewer may see.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct View {
    /// Whose eyes these are.
    pub who: Viewer,
    /// The round, from 1, and how many there are.
    pub round: (u8, u8),
    /// The seat that plans, and what it has planned, if it has.
    pub planner: Option<(Seat, Option<Plan>)>,
    /// By seat.
    pub seats: Vec<SeatView>,
    /// The bids that were opened last.
    pub opened: Vec<(Seat, u8)>,
    /// Whether the last plan went ahead.
    pub verdict: Option<bool>,
    /// How many cards are left.
    pub deck: usize,
    /// The cards that were played.
    pub discard: Vec<Card>,
    /// How it ended.
    pub over: Option<Outcome>,
}

/// What one viewer sees of a seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct SeatView {
    /// Coins.
    pub purse: u8,
    /// Points.
    pub points: i16,
    /// How many cards it holds.
    pub count: usize,
    /// The cards that everybody knows.
    pub shown: Vec<Card>,
    /// The whole hand, for its owner.
    pub hand: Option<Vec<Card>>,
    /// Whether it still plays.
    pub plays: bool,
    /// Whether it may still show a card.
    pub may_boast: bool,
    /// Whether it was asked to bid, and whether it has.
    pub bid_given: Option<bool>,
    /// Its bid, for itself.
    pub bid: Option<u8>,
    /// What it answered ahead, for itself.
    pub ahead: Option<bool>,
}

impl View {
    /// What `who` sees.
    #[must_use]
    pub fn of(state: &State, rounds: u8, who: Viewer) -> Self {
        let bids = state.bids.view(who);
        let seat_view = |seat: Seat| {
            let at = seat.index();
            let bid = bids.iter().find(|bid| bid.seat == seat);
            SeatView {
                purse: state.purses[at],
                points: state.points[at],
                count: state.hands[at].len(),
                shown: state.shown[at].clone(),
                hand: who.knows(seat).then(|| state.hands[at].clone()),
                plays: state.plays(seat),
                may_boast: !state.boasted[at],
                bid_given: bid.map(|bid| bid.given),
                bid: bid.and_then(|bid| bid.own),
                ahead: state.ahead[at].filter(|_| who.knows(seat)),
            }
        };
        let planner = match &state.phase {
            Phase::Plan { by } => Some((*by, None)),
            Phase::Approve { by, plan } => Some((*by, Some(plan.clone()))),
            Phase::Bid | Phase::Pause => None,
        };
        Self {
            who,
            round: (state.round, rounds),
            planner,
            seats: Seat::all(state.seats()).map(seat_view).collect(),
            opened: state.opened.clone(),
            verdict: state.verdict,
            deck: state.deck.len(),
            discard: state.discard.clone(),
            over: state.over.clone(),
        }
    }
}

impl From<View> for AnyView {
    fn from(view: View) -> Self {
        let names = |cards: &[Card]| cards.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ");
        let mut lines = Vec::new();
        for (seat, of) in Seat::all(Seat::MOST).zip(&view.seats) {
            let hand = of.hand.as_ref().map_or_else(
                || format!("{} cards, known are: {}", of.count, names(&of.shown)),
                |hand| format!("holds {}", names(hand)),
            );
            let bid = match (of.bid, of.bid_given) {
                (Some(bid), _) => format!("bids {bid}"),
                (None, Some(true)) => "has bid".to_owned(),
                (None, Some(false)) => "has yet to bid".to_owned(),
                (None, None) => "does not bid".to_owned(),
            };
            lines.push(said_of(seat, format!("has {} coins, {} points; {hand}; {bid}", of.purse, of.points)));
        }
        lines.push(said(format!("{} cards are left; played are: {}", view.deck, names(&view.discard))));
        Self::of(PlainView { title: said(format!("Round {} of {}", view.round.0, view.round.1)), lines })
    }
}
