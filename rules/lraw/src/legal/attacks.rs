//! Attacks: who may attack, and what (4.1).

use arrayvec::ArrayVec;

use crate::{
    cards::{Cost, Ph, Stat},
    sight::{Lens, Me},
    state::{Card, Cards, Strike, Zone, mark},
};
use skald_vocabulary::interface::Seat;

impl<'l> Lens<'l> {
    /// How a card of a player may attack now; nothing when it may not.
    #[must_use]
    pub fn strikes(&self, seat: Seat, by: Card) -> ArrayVec<Strike, 2> {
        let state = self.state;
        // No battle in the first turn (LRAW-3.2.21).
        if state.phase != Ph::War || state.turn <= 1 || seat != state.active {
            return ArrayVec::new();
        }
        let lying = state.card(by);
        if lying.warrior_place().is_some() && lying.side == seat {
            let left = lying.attacks < 1 + lying.more;
            let may = left && !self.blockaded(by) && !self.no_attack(seat) && self.taxed_attack(seat, by);
            return may.then_some(Strike::Warrior).into_iter().collect();
        }
        let side = state.side(seat);
        if by != side.warlord || side.pierced.is_none() {
            return ArrayVec::new();
        }
        let both = lying.has(mark::BOTH);
        let free = |own: u16, other: u16| !lying.has(own) && (both || !lying.has(other));
        let mut strikes = ArrayVec::new();
        if free(mark::PHYSICAL, mark::MAGICAL) {
            strikes.push(Strike::Physical);
        }
        if free(mark::MAGICAL, mark::PHYSICAL) {
            strikes.push(Strike::Magical);
        }
        strikes
    }

    /// Whether anything may be attacked so.
    #[must_use]
    pub fn strikes_at_any(&self, seat: Seat, strike: Strike) -> bool {
        let warriors = |of: Seat| self.state.side(of).cards(Zone::Warrior).next().is_some();
        match strike {
            Strike::Warrior | Strike::Physical => !self.state.opponents(seat).is_empty(),
            Strike::Magical => warriors(seat) || self.state.opponents(seat).into_iter().any(warriors),
        }
    }

    /// What may be attacked so (LRAW-4.1.2).
    #[must_use]
    pub fn attackable(&self, seat: Seat, strike: Strike) -> Cards {
        let mut cards = Cards::new();
        for other in self.state.opponents(seat) {
            cards.extend(self.state.side(other).cards(Zone::Warrior));
            if strike != Strike::Magical {
                cards.push(self.state.side(other).warlord);
            }
        }
        if strike == Strike::Magical {
            cards.extend(self.state.side(seat).cards(Zone::Warrior));
        }
        cards
    }

    /// The costs of attacking with a Warrior: what must be paid, and what doubles its attack (FX-13).
    #[must_use]
    pub fn attack_costs(&self, by: Card) -> (Vec<&'l Cost>, Vec<&'l Cost>) {
        let (mut tax, mut double) = (Vec::new(), Vec::new());
        for one in self.sight.force.iter().filter(|one| one.this == by) {
            match &self.pool.stat(one.stat).stat {
                Stat::AttackTax(costs) => tax.extend(costs),
                Stat::AttackDouble(costs) => double.extend(costs),
                _ => {}
            }
        }
        (tax, double)
    }

    fn taxed_attack(&self, seat: Seat, by: Card) -> bool {
        let me = Me { this: by, you: seat };
        let (tax, _) = self.attack_costs(by);
        tax.is_empty() || self.can_bear(tax.into_iter().map(|cost| (cost, me)), seat)
    }

    /// Whether an attack that was paid for can be doubled as well.
    #[must_use]
    pub fn doubles(&self, seat: Seat, by: Card) -> bool {
        let me = Me { this: by, you: seat };
        let (tax, double) = self.attack_costs(by);
        let has = !double.is_empty();
        has && self.can_bear(tax.into_iter().chain(double).map(|cost| (cost, me)), seat)
    }
}
