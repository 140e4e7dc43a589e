//! What the abilities of the vocabulary do (2.6, WAR-16). No Legend is named here.

use super::Engine;
use crate::{
    act::Aim,
    cards::{Card, Cards, Effect, Whose},
    event::{Event, Fact},
    lying::Lies,
    state::{Active, Entry, Rest, Support},
};
use skald_vocabulary::interface::Seat;

impl Engine<'_> {
    /// Carries out the ability of an active Legend. Says whether a second question opens.
    pub(super) fn ability(&mut self, entry: Entry, aim: Option<Aim>) -> bool {
        let Some(effect) = self.pool.legend(entry.card).map(|legend| legend.effect) else { return false };
        let seat = entry.seat;
        match (effect, aim) {
            (Effect::DamageActive { amount }, Some(Aim::Active(on, card))) => {
                self.hit_active(seat, on, card, amount);
            }
            (Effect::DamageDeckTop { amount }, Some(Aim::Player(on))) => self.hit_deck(seat, on, amount),
            (Effect::KillLegend, Some(Aim::Active(on, card))) => {
                self.clear_active(on);
                self.count_lost(on, 1);
                self.die(Some(on), card, false);
            }
            (Effect::KillLegend, Some(Aim::Support(on, card))) => {
                self.state.supports.retain(|support| support.card != card);
                self.count_lost(on, 1);
                self.die(Some(on), card, false);
            }
            (Effect::StealActive, Some(Aim::Active(on, card))) => {
                self.clear_active(on);
                self.give(seat, card);
                self.count_won(seat, 1);
                self.count_lost(on, 1);
                self.tell(Fact::Stole { by: seat, from: on, card });
            }
            (Effect::StealDeckTopOnWin { count }, Some(Aim::Player(on))) => {
                self.state.battle.plunder = Some((seat, on, count));
            }
            (Effect::Exhume, Some(Aim::Dead(card))) => {
                self.state.graveyard.remove(card);
                self.give(seat, card);
                self.count_won(seat, 1);
                self.tell(Fact::Exhumed { by: seat, card });
            }
            (Effect::ReplaceFromTop { look }, _) => return self.look(entry, look),
            (Effect::ReverseCompare, _) => self.state.battle.upended = true,
            (Effect::MirrorLevel { plus }, _) => self.mirror(entry, plus),
            (Effect::CoinLevel { fire, skull }, _) => self.spin(entry, fire, skull),
            (Effect::ForceWar, _) => self.state.battle.forced = true,
            (Effect::Tribute { count }, _) => self.tribute(seat, count),
            (Effect::Undying, _) => self.state.battle.unbroken = Some(entry.card),
            (Effect::SupportLevel { uses, .. } | Effect::SupportStrike { uses, .. }, aim) => {
                self.deploy(entry, effect, uses, aim.and_then(Aim::seat));
            }
            // Every target was checked against the effect before.
            (
                Effect::DamageActive { .. }
                | Effect::DamageDeckTop { .. }
                | Effect::KillLegend
                | Effect::StealActive
                | Effect::StealDeckTopOnWin { .. }
                | Effect::Exhume,
                _,
            ) => {}
        }
        false
    }

    /// A strike from the support zone (WAR-11.7).
    pub(super) fn strike(&mut self, entry: Entry, aim: Option<Aim>) {
        let Some(Effect::SupportStrike { amount, .. }) =
            self.pool.legend(entry.card).map(|legend| legend.effect)
        else {
            return;
        };
        if let Some(support) = self.state.supports.iter_mut().find(|support| support.card == entry.card) {
            support.left = support.left.saturating_sub(1);
        }
        self.tell(Fact::Played {
            seat: entry.seat,
            card: entry.card,
            at: aim.and_then(Aim::card),
            on: aim.and_then(Aim::seat),
            strike: true,
        });
        if let Some(Aim::Active(on, card)) = aim {
            self.hit_active(entry.seat, on, card, amount);
        }
    }

    /// Damage on an active card, against its effective Level (WAR-8.1).
    fn hit_active(&mut self, by: Seat, on: Seat, card: Card, amount: u8) {
        let level = self.effective(on);
        self.clear_active(on);
        self.hit(by, on, card, amount >= level);
    }

    /// Damage on the top card of a Play Deck, against its printed Level (WAR-16.8).
    fn hit_deck(&mut self, by: Seat, on: Seat, amount: u8) {
        let Some(card) = self.draw(on) else { return };
        if self.pool.face(card).is_none() {
            // A forecast cannot tell what is hit, and the battle goes on either way.
            self.give(on, card);
            return;
        }
        self.tell(Fact::TurnedUp { seat: on, card });
        self.hit(by, on, card, amount >= self.level(card));
    }

    /// A hit card dies, is captured, or goes to its owner's Army Pile (WAR-7.1, 7.4, 8.2).
    fn hit(&mut self, by: Seat, on: Seat, card: Card, killed: bool) {
        if !killed {
            self.give(on, card);
            self.tell(Fact::Withdrew { seat: on, card });
            return;
        }
        self.count_lost(on, 1);
        if self.is_legend(card) {
            self.die(Some(on), card, false);
        } else {
            self.give(by, card);
            self.count_won(by, 1);
            self.tell(Fact::Captured { by, from: on, card });
        }
    }

    /// A look at the top of the own Play Deck (WAR-16.1): a refill comes first where needed, then the Legend leaves.
    fn look(&mut self, entry: Entry, look: u8) -> bool {
        let seat = entry.seat;
        let count = look.min(self.state.drawable(seat));
        if self.state.side(seat).is_some_and(|side| side.deck.len() < usize::from(count)) {
            self.refill(seat);
        }
        let mut cards = Cards::NONE;
        if let Some(side) = self.state.sides.get_mut(seat.index()) {
            cards = side.deck.iter().rev().take(usize::from(count)).copied().collect();
            side.known = side.known.max(count);
            side.active = None;
            side.army.insert(entry.card);
        }
        if cards.iter().any(|card| self.pool.face(card).is_none()) {
            self.blind = true;
            return true;
        }
        self.out.push(Event::Looked { seat, cards });
        if let (1, Some(card)) = (cards.count(), cards.iter().next()) {
            self.take(seat, card, &[]);
            return false;
        }
        self.state.window.look = count;
        self.state.rest = Rest::Look;
        true
    }

    /// A looked-at card becomes active; the rest returns to the top, the first of the order on top.
    pub(crate) fn take(&mut self, seat: Seat, card: Card, rest: &[Card]) {
        self.state.window.look = 0;
        if let Some(side) = self.state.sides.get_mut(seat.index()) {
            let left = side.deck.len().saturating_sub(rest.len() + 1);
            side.deck.truncate(left);
            side.deck.extend(rest.iter().rev().copied());
            side.known = side.known.saturating_sub(1);
        }
        self.replace(seat, card);
    }

    /// A replacement becomes active: Kingslayer check, then modifiers (WAR-9.5, 11.3).
    fn replace(&mut self, seat: Seat, card: Card) {
        if let Some(side) = self.state.sides.get_mut(seat.index()) {
            side.active = Some(Active { replaced: true, ..Active::new(card) });
        }
        self.tell(Fact::Replaced { seat, card });
        self.kingslayers();
        if !self.state.battle.slaying {
            self.attach(seat);
        }
    }

    /// Deployment (WAR-11.2, 11.3).
    fn deploy(&mut self, entry: Entry, effect: Effect, uses: u8, against: Option<Seat>) {
        let seat = entry.seat;
        self.clear_active(seat);
        let place = self.state.supports.len();
        let support = Support { card: entry.card, owner: seat, left: uses, against };
        if self.state.supports.try_push(support).is_err() {
            return;
        }
        self.tell(Fact::Deployed { seat, card: entry.card, uses });
        if let (Effect::SupportLevel { who: Whose::TargetOpponent, amount, .. }, Some(on)) = (effect, against)
        {
            self.attach_one(place, on, Whose::TargetOpponent, amount);
        }
        let Some(card) = self.draw(seat) else { return };
        if self.pool.face(card).is_none() {
            self.blind = true;
            return;
        }
        self.replace(seat, card);
    }

    fn mirror(&mut self, entry: Entry, plus: u8) {
        let highest = self
            .state
            .fighting()
            .iter()
            .filter(|seat| *seat != entry.seat)
            .map(|seat| self.effective(seat))
            .max()
            .unwrap_or(0);
        let level = (highest + plus).clamp(1, 13);
        if let Some(active) = self.active_mut(entry.seat) {
            active.mirror = level;
        }
        self.tell(Fact::Changed { seat: entry.seat, card: entry.card, level });
    }

    fn spin(&mut self, entry: Entry, fire: i8, skull: i8) {
        let side = self.dice.coin("spin");
        self.flip(entry, side, true);
        if let Some(active) = self.active_mut(entry.seat) {
            active.spin = active.spin.saturating_add(if side { fire } else { skull });
        }
        let level = self.effective(entry.seat);
        self.tell(Fact::Changed { seat: entry.seat, card: entry.card, level });
    }

    fn active_mut(&mut self, seat: Seat) -> Option<&mut Active> {
        self.state.sides.get_mut(seat.index()).and_then(|side| side.active.as_mut())
    }

    /// Each opponent in this battle lays cards face-down (WAR-16.16).
    fn tribute(&mut self, seat: Seat, count: u8) {
        for on in self.state.fighting().iter().filter(|on| *on != seat) {
            let pays = count.min(self.state.drawable(on));
            for _ in 0..pays {
                if let Some(card) = self.draw(on) {
                    self.lay(card, on, Lies::Tribute);
                }
            }
            if pays > 0 {
                self.tell(Fact::Paid { seat: on, count: pays });
            }
        }
    }
}
