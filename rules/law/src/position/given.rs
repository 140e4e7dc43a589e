//! Reading the sealed answers of a position: decks, plans of reinforcement, and what members of teams have answered.

use super::{read::Reader, words::read_cards};
use crate::{
    ask,
    cards::Card,
    moves::Move,
    state::{Answers, Phase, Plan, State},
};
use skald_vocabulary::{
    interface::{Key, Seat},
    sealed::Sealed,
};

impl Reader<'_> {
    /// A sealed question with the answers that were given; absent: put to all seats.
    pub(super) fn sealed<T>(
        &self,
        state: &State,
        read: impl Fn(&Move, Seat) -> Option<T>,
    ) -> Result<Sealed<T>, String> {
        let asked: Result<Vec<Seat>, String> =
            self.written.asked.iter().map(|word| self.seat(word)).collect();
        let asked = if self.written.asked.is_empty() { state.seats().collect() } else { asked? };
        let mut sealed = Sealed::ask(asked);
        for (word, seat) in &self.written.seat {
            let (owner, Some(text)) = (self.seat(word)?, &seat.given) else { continue };
            let with: Move = text.parse().map_err(|error| format!("{error}"))?;
            let answer = read(&with, owner).ok_or_else(|| format!("\"{text}\" is no answer to it"))?;
            if !sealed.give(owner, answer) {
                return Err(format!("{owner} was not asked"));
            }
        }
        Ok(sealed)
    }

    pub(super) fn plan(&self, with: &Move) -> Option<Plan> {
        let Move::Reinforce { fill, pairs } = with else { return None };
        let find = |key: &Key| self.rules.pool.find(*key);
        let mut fill: Vec<Card> = fill.iter().map(find).collect::<Option<_>>()?;
        fill.sort_unstable();
        let pairs = pairs.iter().map(|(give, gain)| Some((find(give)?, find(gain)?)));
        Some(Plan { fill, pairs: pairs.collect::<Option<_>>()? })
    }

    /// What members have answered to their mates' sacrifices: the sealed answers of an agreement, and what was answered
    /// before.
    pub(super) fn answers(&self, state: &State) -> Result<Vec<Answers>, String> {
        let mut all = Vec::new();
        for (word, written) in &self.written.seat {
            let seat = self.seat(word)?;
            let mut yes = read_cards(self.rules, &written.approved, seat)?;
            let mut cards = read_cards(self.rules, &written.refused, seat)?;
            cards.extend(&yes);
            if let Phase::Agree { yes: sealed, .. } = &state.phase
                && let Some(given) = sealed.own(seat)
            {
                cards = ask::wishes(self.rules, state, seat);
                yes.clone_from(given);
            }
            cards.sort_unstable();
            yes.sort_unstable();
            if !cards.is_empty() {
                all.push(Answers { seat, cards, yes });
            }
        }
        all.sort_by_key(|answers| answers.seat);
        Ok(all)
    }

    pub(super) fn agreement(&self, state: &State) -> Result<Phase, String> {
        let yes = self.sealed(state, |with, _| match with {
            Move::Agree(keys) => keys.iter().map(|key| self.rules.pool.find(*key)).collect(),
            _ => None,
        })?;
        let mut plans = Vec::new();
        for seat in state.seats() {
            let text = self.written.seat.get(&seat.to_string()).and_then(|seat| seat.plan.clone());
            let plan = match text {
                None => Plan::default(),
                Some(text) => {
                    let with: Move = text.parse().map_err(|error| format!("{error}"))?;
                    self.plan(&with).ok_or_else(|| format!("\"{text}\" is no plan"))?
                }
            };
            plans.push((seat, plan));
        }
        Ok(Phase::Agree { plans, yes })
    }
}
