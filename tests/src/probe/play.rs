//! How the probe's inputs change its position. Everything here has been validated.

use skald_rules::{
    chance::Chance,
    interface::{Outcome, Seat},
    sealed::Sealed,
};

use super::{Event, HAND, Phase, Plan, Probe, State};

impl Probe {
    /// Opens the bids once all are there.
    pub(super) fn open_bids(&self, state: &mut State, out: &mut Vec<Event>) {
        match std::mem::take(&mut state.bids).release() {
            Ok(bids) => {
                // The highest bid; among equals the lowest seat.
                let best = bids.iter().rev().max_by_key(|(_, coins)| *coins).copied();
                let Some((winner, coins)) = best else { return };
                state.purses[winner.index()] -= coins;
                state.phase = Phase::Plan { by: winner };
                for seat in Seat::all(self.seats) {
                    if !state.may_answer_ahead(seat) {
                        state.ahead[seat.index()] = None;
                    }
                }
                state.opened.clone_from(&bids);
                out.push(Event::Released { bids, winner });
            }
            Err(incomplete) => state.bids = incomplete,
        }
    }

    /// Makes a plan: a mate is asked unless the answer lies there already.
    pub(super) fn plan(
        &self,
        state: &mut State,
        by: Seat,
        plan: &Plan,
        dice: &mut dyn Chance,
        out: &mut Vec<Event>,
    ) {
        out.push(Event::Planned { seat: by, plan: plan.clone() });
        let shown = &mut state.shown[by.index()];
        shown.extend(&plan.cards);
        shown.sort_unstable();
        shown.dedup();
        let mate = state.mate(by);
        match mate.map(|mate| state.ahead[mate.index()].take()) {
            Some(None) => state.phase = Phase::Approve { by, plan: plan.clone() },
            Some(Some(answer)) => self.resolve(state, by, plan, answer, dice, out),
            None => self.resolve(state, by, plan, true, dice, out),
        }
    }

    /// Carries a plan out, or drops it, and ends the round.
    pub(super) fn resolve(
        &self,
        state: &mut State,
        by: Seat,
        plan: &Plan,
        done: bool,
        dice: &mut dyn Chance,
        out: &mut Vec<Event>,
    ) {
        state.verdict = Some(done);
        let mut coin = None;
        if done {
            for card in &plan.cards {
                state.hands[by.index()].retain(|held| held != card);
                state.shown[by.index()].retain(|held| held != card);
                state.discard.push(*card);
                state.points[by.index()] += card.points();
            }
            if let Some(first) = plan.rank.first() {
                state.points[first.index()] += 1;
            }
            if let Some(coins) = plan.spend {
                state.purses[by.index()] -= coins;
                state.points[by.index()] += i16::from(coins);
            }
            if let Some(seat) = plan.aim.filter(|seat| state.purses[seat.index()] > 0) {
                state.purses[seat.index()] -= 1;
                state.purses[by.index()] += 1;
            }
            if plan.twist {
                let fire = dice.coin("twist");
                state.points[by.index()] += if fire { 3 } else { -3 };
                coin = Some(fire);
            }
        }
        out.push(Event::Resolved { seat: by, done, coin });
        state.phase = Phase::Pause;
        if state.round >= self.rounds {
            self.finish(state, out);
        }
    }

    /// Fills the hands and begins the next round.
    pub(super) fn go_on(&self, state: &mut State, dice: &mut dyn Chance, out: &mut Vec<Event>) {
        self.fill(state, dice, out);
        state.round += 1;
        self.ask_bids(state);
    }

    pub(super) fn ask_bids(&self, state: &mut State) {
        state.phase = Phase::Bid;
        state.bids = Sealed::ask(state.players().collect::<Vec<_>>());
    }

    pub(super) fn fill(&self, state: &mut State, dice: &mut dyn Chance, out: &mut Vec<Event>) {
        for seat in state.players().collect::<Vec<_>>() {
            let mut cards = Vec::new();
            while state.hands[seat.index()].len() < HAND && !state.deck.is_empty() {
                let left = u32::try_from(state.deck.len()).unwrap_or(0);
                let at = usize::try_from(dice.pick("draw", left)).unwrap_or(0);
                let card = state.deck.remove(at);
                state.hands[seat.index()].push(card);
                cards.push(card);
            }
            state.hands[seat.index()].sort_unstable();
            if !cards.is_empty() {
                out.push(Event::Drew { seat, cards });
            }
        }
    }

    /// A seat gives up. The game goes on while there are two sides.
    pub(super) fn leave(&self, state: &mut State, seat: Seat, out: &mut Vec<Event>) {
        out.push(Event::Left { seat });
        state.out[seat.index()] = true;
        state.ahead[seat.index()] = None;
        if let Some(mate) = state.mate(seat) {
            state.ahead[mate.index()] = None;
        }
        state.bids.excuse(seat);
        let sides_left = state.players().any(|one| state.opponents(one).next().is_some());
        if !sides_left {
            self.finish(state, out);
            return;
        }
        let planner = match &state.phase {
            Phase::Bid => return self.open_bids(state, out),
            Phase::Plan { by } => (*by, Plan::default()),
            Phase::Approve { by, plan } => (*by, plan.clone()),
            Phase::Pause => return,
        };
        // Whoever leaves takes the plan along; a plan whose judge leaves comes to nothing.
        let concerned = planner.0 == seat
            || matches!(state.phase, Phase::Approve { .. }) && state.mate(planner.0).is_none();
        if concerned {
            out.push(Event::Resolved { seat: planner.0, done: false, coin: None });
            state.phase = Phase::Pause;
            if state.round >= self.rounds {
                self.finish(state, out);
            }
        }
    }

    /// Ends the game: sides by points, those who left last.
    pub(super) fn finish(&self, state: &mut State, out: &mut Vec<Event>) {
        let score = |seat: Seat| {
            if state.plays(seat) || state.mate(seat).is_some() {
                let mate = state.mate(seat).map_or(0, |mate| state.points[mate.index()]);
                Some(state.points[seat.index()] + mate)
            } else {
                None
            }
        };
        let mut ranks: Vec<Option<i16>> = Seat::all(self.seats).map(score).collect();
        ranks.sort_unstable_by(|one, other| other.cmp(one));
        ranks.dedup();
        let place = |rank: &Option<i16>| Seat::all(self.seats).filter(|seat| score(*seat) == *rank).collect();
        let outcome = Outcome { places: ranks.iter().map(place).collect() };
        self.end(state, outcome, out);
    }

    pub(super) fn end(&self, state: &mut State, outcome: Outcome, out: &mut Vec<Event>) {
        out.push(Event::Ended { winners: outcome.winners().to_vec() });
        state.phase = Phase::Pause;
        state.bids = Sealed::default();
        state.ahead.fill(None);
        state.over = Some(outcome);
    }
}
