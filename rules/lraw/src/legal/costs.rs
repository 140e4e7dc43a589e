//! Costs: what is payable, and with which cards (6.1, LRAW-3.4.31).

use std::slice;

use crate::{
    cards::{Ability, Cost, Counter, F, Num, Place, Pool, Sel, TrueCost},
    sight::{Lens, Me},
    state::{Card, Cards, Code, Group, State},
};
use skald_vocabulary::interface::Seat;

/// A cost, for what it is paid and by whom.
pub type Due<'c> = (&'c Cost, Me);

/// What an additional cost is paid with: so many of these cards.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Priced {
    /// How many cards; for counters at least one.
    pub least: usize,
    /// How many at most.
    pub most: usize,
    /// From these.
    pub of: Cards,
}

/// Whether a cost is paid with cards that are chosen.
#[must_use]
pub const fn needs(cost: &Cost) -> bool {
    matches!(
        cost,
        Cost::Discard(..) | Cost::Erad(..) | Cost::Sac(..) | Cost::SendField(..) | Cost::Destroy(..)
    )
}

/// What a card demands in this phase (LRAW-3.2.14).
#[must_use]
pub fn upkeep_of<'c>(pool: &'c Pool, state: &State, card: Card, seat: Seat) -> Vec<Due<'c>> {
    let me = Me { this: card, you: seat };
    let upkeep = pool.face(state.card(card).face).upkeep.iter();
    let now = upkeep.filter(|(phase, _)| *phase == state.phase);
    now.flat_map(|(_, costs)| costs).map(|cost| (cost, me)).collect()
}

impl<'l> Lens<'l> {
    /// The number of a true cost, with what was declared.
    #[must_use]
    pub fn cost_number(
        &self,
        number: &Num,
        me: Me,
        x: i32,
        target: Option<Card>,
        event: Option<Card>,
    ) -> i32 {
        let of = |card: Option<Card>| card.map_or(0, |card| self.worth(card));
        match number {
            Num::X => x,
            Num::Mul(n, by) => self.cost_number(n, me, x, target, event) * by,
            Num::AtkOf(Sel::T(_)) => of(target),
            Num::AtkOf(Sel::Ev) => of(event),
            other => self.static_number(other, me),
        }
    }

    /// Current attack on the field, printed attack elsewhere (LRAW-5.8.8).
    fn worth(&self, card: Card) -> i32 {
        let lying = self.state.card(card);
        if lying.on_field() { self.attack(card) } else { self.pool.face(lying.face).attack }
    }

    /// What the true costs of an ability come to: Bloodbourne and Consume.
    #[must_use]
    pub fn true_costs(
        &self,
        costs: &[Cost],
        me: Me,
        x: i32,
        groups: &[Group],
        event: Option<Card>,
    ) -> (i32, i32) {
        let target = groups.first().and_then(|group| group.first()).copied();
        costs.iter().fold((0, 0), |(blood, consume), cost| match cost {
            Cost::Blood(n) => {
                let printed = self.cost_number(n, me, x, target, event);
                (blood + self.price(TrueCost::Blood, printed, me.this, me.you), consume)
            }
            Cost::Consume(n) => {
                let printed = self.cost_number(n, me, x, target, event);
                (blood, consume + self.price(TrueCost::Consume, printed, me.this, me.you))
            }
            _ => (blood, consume),
        })
    }

    /// Whether true costs are payable.
    #[must_use]
    pub fn pays(&self, (blood, consume): (i32, i32), me: Me) -> bool {
        self.bears_blood(me.you, blood) && self.state.side(me.you).ap >= consume
    }

    /// With which cards an additional cost can be paid.
    #[must_use]
    pub fn priced(&self, cost: &Cost, me: Me) -> Priced {
        let of = |count: u8, cards: Cards| Priced {
            least: usize::from(count),
            most: usize::from(count),
            of: cards,
        };
        let own = |f| {
            let mut cards = self.find(Place::Mine, f, me, None);
            cards.retain(|card| !self.immune(*card, me.this));
            cards
        };
        match cost {
            Cost::Discard(n, f) => {
                let mut cards = self.find(Place::Hand(crate::cards::Who::You), f, me, None);
                cards.retain(|card| *card != me.this);
                of(*n, cards)
            }
            Cost::Erad(n, place, f) => of(*n, self.find(*place, f, me, None)),
            Cost::Sac(n, f) | Cost::SendField(n, f) => of(*n, own(f)),
            Cost::Destroy(n, f) => {
                let mut cards = self.find(Place::Field, f, me, None);
                cards.retain(|card| !self.immune(*card, me.this));
                of(*n, cards)
            }
            _ => of(0, Cards::new()),
        }
    }

    /// Whether enough is left for the additional costs once these cards stand as targets (LRAW-3.4.31).
    #[must_use]
    pub fn leaves_enough(&self, ability: &Ability, me: Me, taken: &[Card]) -> bool {
        let mut left = Cards::new();
        let mut wanted = 0;
        for cost in ability.body.cost.iter().filter(|cost| needs(cost)) {
            let mut priced = self.priced(cost, me);
            priced.of.retain(|card| !taken.contains(card));
            if priced.of.len() < priced.least {
                return false;
            }
            wanted += priced.least;
            left.extend(priced.of.into_iter().filter(|card| !left.contains(card)).collect::<Cards>());
        }
        left.len() >= wanted
    }

    /// Whether all additional costs can be paid together, each card once.
    #[must_use]
    pub fn affords<'c>(&self, dues: impl IntoIterator<Item = Due<'c>>, x: i32) -> bool {
        let mut left = Cards::new();
        let (mut wanted, mut deck, mut most) = (0, 0, usize::MAX);
        for (cost, me) in dues {
            match cost {
                Cost::EradTop(n) | Cost::SendTop(n) => {
                    deck += usize::from(*n);
                    most = self.state.side(me.you).deck.len();
                }
                Cost::SacThis => {
                    let there = self.state.card(me.this).warrior_place().is_some();
                    if !there || self.immune(me.this, me.this) {
                        return false;
                    }
                }
                Cost::Remove(..) | Cost::RemoveUpX(_) => {
                    let (of, count) = self.off(cost, me, x);
                    if count < 1 || of.iter().map(|(_, n)| i32::from(*n)).sum::<i32>() < count {
                        return false;
                    }
                }
                cost if needs(cost) => {
                    let priced = self.priced(cost, me);
                    if priced.of.len() < priced.least {
                        return false;
                    }
                    wanted += priced.least;
                    for card in priced.of {
                        if !left.contains(&card) {
                            left.push(card);
                        }
                    }
                }
                _ => {}
            }
        }
        deck <= most && left.len() >= wanted
    }

    /// From which cards counters may come off for a cost, with how many of them lie there, and how many have to.
    #[must_use]
    pub fn off(&self, cost: &Cost, me: Me, x: i32) -> (Vec<(Card, u8)>, i32) {
        match cost {
            Cost::Remove(counter, n, f) => (self.counters_on(*counter, f, me), i32::from(*n)),
            Cost::RemoveUpX(counter) => (self.counters_on(*counter, &F::FaceUp, me), x),
            _ => (Vec::new(), 0),
        }
    }

    /// A player's cards with counters of a kind, and how many lie there.
    #[must_use]
    pub fn counters_on(&self, counter: Counter, f: &F, me: Me) -> Vec<(Card, u8)> {
        let cards = self.find(Place::Mine, f, me, None);
        let count = |card: Card| u8::try_from(self.counters(card, counter)).unwrap_or(u8::MAX);
        cards.into_iter().map(|card| (card, count(card))).filter(|(_, count)| *count > 0).collect()
    }

    /// Whether true and additional costs can be paid together; nothing was declared for them.
    #[must_use]
    pub fn can_bear<'c>(&self, dues: impl IntoIterator<Item = Due<'c>> + Clone, you: Seat) -> bool {
        let sum = dues.clone().into_iter().fold((0, 0), |(blood, points), (cost, me)| {
            let (more, ap) = self.true_costs(slice::from_ref(cost), me, 0, &[], None);
            (blood + more, points + ap)
        });
        self.pays(sum, Me { this: Card(0), you }) && self.affords(dues, 0)
    }

    /// The costs of a price that somebody is asked for: what a card demands in this phase (LRAW-3.2.14), or what reviving
    /// costs a player (FX-11).
    #[must_use]
    pub fn dues(&self, code: Code, about: Card, seat: Seat) -> Vec<Due<'l>> {
        if code == Code::Upkeep {
            return upkeep_of(self.pool, self.state, about, seat);
        }
        let taxes = self.taxes(seat).into_iter();
        taxes
            .flat_map(|(costs, source)| costs.iter().map(move |cost| (cost, Me { this: source, you: seat })))
            .collect()
    }
}
