//! Reinforcement between battles (LAW-11, 15.10, 15.13).

use super::Engine;
use crate::{
    ask,
    cards::Card,
    event::Fact,
    state::{Answers, Phase, Plan, insert, remove},
};
use skald_vocabulary::{interface::Seat, sealed::Sealed};

impl Engine<'_> {
    /// All seats plan at the same time (LAW-11.1).
    pub(super) fn begin_reinforcement(&mut self) {
        self.state.phase = Phase::Plans(Sealed::ask(self.state.seats().collect::<Vec<_>>()));
    }

    pub(super) fn give_plan(&mut self, seat: Seat, plan: Plan) {
        let Phase::Plans(asked) = &mut self.state.phase else { return };
        asked.give(seat, plan);
        self.drop_lapsed();
        self.tell(Fact::Given { seat });
        let Phase::Plans(asked) = &mut self.state.phase else { return };
        match std::mem::take(asked).release() {
            Err(waiting) => self.state.phase = Phase::Plans(waiting),
            Ok(plans) => self.agree(plans),
        }
    }

    /// A seat takes its plan back while others still plan.
    pub fn withdraw_plan(&mut self, seat: Seat) {
        if let Phase::Plans(asked) = &mut self.state.phase {
            drop(asked.withdraw(seat));
        }
        self.drop_lapsed();
    }

    /// Answers to sacrifices that are not entered any more lapse (LAW-15.13).
    fn drop_lapsed(&mut self) {
        let mut answers = std::mem::take(&mut self.state.answers);
        for answer in &mut answers {
            let wishes = ask::wishes(self.rules, self.state, answer.seat);
            answer.cards.retain(|card| wishes.contains(card));
            answer.yes.retain(|card| wishes.contains(card));
        }
        answers.retain(|answer| !answer.cards.is_empty());
        self.state.answers = answers;
    }

    /// All plans are in and stay as they are. Members whose mates have entered a sacrifice are waited for until they have
    /// answered each (LAW-15.13); where nobody has, nobody is asked.
    fn agree(&mut self, plans: Vec<(Seat, Plan)>) {
        let wishes = |member: &Seat| {
            let mate = self.rules.mate(*member);
            plans.iter().any(|(seat, plan)| Some(*seat) == mate && !plan.pairs.is_empty())
        };
        let members: Vec<Seat> = self.state.seats().filter(wishes).collect();
        if members.is_empty() {
            return self.reinforce(plans);
        }
        self.state.phase = Phase::Agree { plans, yes: Sealed::ask(members.clone()) };
        for member in members {
            if ask::all_answered(self.rules, self.state, member)
                && let Some(yes) = self.state.answers_of(member).map(|answers| answers.yes.clone())
                && let Phase::Agree { yes: asked, .. } = &mut self.state.phase
            {
                asked.give(member, yes);
            }
        }
        self.settle_agreement();
    }

    /// A member answers what the mate has entered. While others still plan nobody else may know, or it would tell that
    /// there is something to answer.
    pub(super) fn give_agreement(&mut self, seat: Seat, cards: Vec<Card>) {
        let wishes = ask::wishes(self.rules, self.state, seat);
        self.state.answers.retain(|answers| answers.seat != seat);
        self.state.answers.push(Answers { seat, cards: wishes, yes: cards.clone() });
        self.state.answers.sort_by_key(|answers| answers.seat);
        if let Phase::Agree { yes, .. } = &mut self.state.phase {
            yes.give(seat, cards);
            self.tell(Fact::Given { seat });
            self.settle_agreement();
        }
    }

    /// A member takes the answers back.
    pub fn withdraw_agreement(&mut self, seat: Seat) {
        self.state.answers.retain(|answers| answers.seat != seat);
        if let Phase::Agree { yes, .. } = &mut self.state.phase {
            drop(yes.withdraw(seat));
        }
    }

    /// Once every sacrifice is answered, the approved ones count.
    fn settle_agreement(&mut self) {
        let Phase::Agree { plans, yes } = &mut self.state.phase else { return };
        if yes.missing().next().is_some() {
            return;
        }
        let (mut plans, yes) = (std::mem::take(plans), std::mem::take(yes));
        let wishes: Vec<(Seat, Vec<Card>)> = plans
            .iter()
            .map(|(seat, plan)| (*seat, plan.pairs.iter().map(|pair| pair.0).collect()))
            .collect();
        let approved = |seat: Seat, card: &Card| {
            let mate = self.rules.mate(seat);
            let wished = wishes.iter().any(|(other, cards)| *other == seat && cards.contains(card));
            wished && mate.and_then(|mate| yes.own(mate)).is_some_and(|cards| cards.contains(card))
        };
        for (seat, plan) in &mut plans {
            let mate = self.rules.mate(*seat);
            // Two approved wishes for one card strike each other.
            plan.pairs
                .retain(|(card, _)| approved(*seat, card) && !mate.is_some_and(|mate| approved(mate, card)));
        }
        self.reinforce(plans);
    }

    /// How many cards of level II and of level III everybody knows by a plan to have joined the deck: what was paid for,
    /// and in round 2 the fill as well.
    fn surely_joined(&self, plan: &Plan) -> [u8; 2] {
        let early = self.state.round < 3;
        let bought = |level: u8| {
            let of_level = |pair: &&(Card, Card)| self.rules.pool.face(pair.0).level + 1 == level;
            plan.pairs.iter().filter(of_level).count() + if level == 2 && early { plan.fill.len() } else { 0 }
        };
        [2, 3].map(|level| u8::try_from(bought(level)).unwrap_or(u8::MAX))
    }

    /// All plans take effect together.
    fn reinforce(&mut self, plans: Vec<(Seat, Plan)>) {
        self.state.answers.clear();
        for (seat, plan) in plans {
            let side = usize::from(self.rules.side(seat));
            let discards: Vec<Card> = plan.pairs.iter().map(|pair| pair.0).collect();
            let gained: Vec<Card> =
                plan.fill.iter().copied().chain(plan.pairs.iter().map(|pair| pair.1)).collect();
            if let Some(captured) = self.state.captures.get_mut(side) {
                for card in &discards {
                    remove(captured, *card);
                }
            }
            self.state.underworld.extend(&discards);
            let joined = self.surely_joined(&plan);
            if let Some(player) = self.state.player_mut(seat) {
                for (sum, more) in player.joined.iter_mut().zip(joined) {
                    *sum = sum.saturating_add(more);
                }
                for card in &gained {
                    remove(&mut player.pile, *card);
                    insert(&mut player.deck, *card);
                }
            }
            let count = u8::try_from(gained.len()).unwrap_or(u8::MAX);
            self.tell(Fact::Reinforced { seat, count, discards, gained: Some(gained) });
        }
        self.begin_battle();
    }
}
