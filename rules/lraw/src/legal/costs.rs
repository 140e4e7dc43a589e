//! Costs: what is payable, and with which cards (6.1, LRAW-3.4.31).

use crate::{
    cards::{Ability, Cost, Num, Place, Sel, TrueCost},
    sight::{Lens, Me},
    state::{Card, Cards, Group},
};

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

    /// How many counters of a kind lie on such cards of a player.
    #[must_use]
    pub fn counters_of(&self, counter: crate::cards::Counter, f: &crate::cards::F, me: Me) -> i32 {
        let cards = self.find(Place::Mine, f, me, None);
        cards.iter().map(|card| self.counters(*card, counter)).sum()
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

    /// Whether all additional costs can be paid together, none with a card that stands as target.
    #[must_use]
    pub fn affords(&self, ability: &Ability, costs: &[Cost], me: Me, x: i32) -> bool {
        let side = self.state.side(me.you);
        let mut left = Cards::new();
        let mut wanted = 0;
        let mut deck = 0;
        for cost in costs {
            match cost {
                Cost::EradTop(n) | Cost::SendTop(n) => deck += usize::from(*n),
                Cost::SacThis => {
                    let there = self.state.card(me.this).warrior_place().is_some();
                    if !there || self.immune(me.this, me.this) {
                        return false;
                    }
                }
                Cost::Remove(counter, n, f) if self.counters_of(*counter, f, me) < i32::from(*n) => {
                    return false;
                }
                Cost::RemoveUpX(_) if x < 1 => return false,
                Cost::RemoveUpX(counter) if self.counters_of(*counter, &crate::cards::F::FaceUp, me) < x => {
                    return false;
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
        let _ = ability;
        deck <= side.deck.len() && left.len() >= wanted
    }
}
