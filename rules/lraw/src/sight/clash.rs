//! What an attack comes to if nobody answers it: the arithmetic of the battle before it happens (LRAW-4.1.9 to 4.1.22, 8.2).
//!
//! What belongs here: numbers that follow from the position. What does not: what the battle changes, which is the engine's.

use super::{Lens, Me, players};
use crate::{
    cards::{Legion, Repl, Tag},
    event::Softened,
    state::{Card, Strike, mark},
};
use skald_vocabulary::interface::Seat;

/// An attack on a Warrior: the attacker first, then the target.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Clash {
    /// Their attacks in this battle: Frostbite halves the other one's.
    pub attacks: [i32; 2],
    /// Whether Frostbite leaves one of them nothing, so that no damage is dealt (LRAW-4.1.16).
    pub frozen: bool,
    /// What becomes of the damage to each.
    pub hits: [Softened; 2],
    /// The attack that each keeps; nothing for one that falls.
    pub left: [i32; 2],
    /// Damage to the Warlords of both sides: what Rampage of each deals to the other's, and then Retaliate.
    pub rampage: [i32; 2],
    /// See [`Clash::rampage`].
    pub retaliate: [i32; 2],
}

impl Lens<'_> {
    /// With how much something attacks.
    #[must_use]
    pub fn strength(&self, by: Card, strike: Strike) -> i32 {
        let command = self.pool.face(self.state.card(by).face).command;
        match strike {
            Strike::Warrior => self.attack(by),
            Strike::Physical => command.pa,
            Strike::Magical => command.ma,
        }
    }

    /// What an attack on a Warrior comes to.
    #[must_use]
    pub fn clash(&self, by: Card, strike: Strike, on: Card) -> Clash {
        let now = [self.strength(by, strike), self.attack(on)];
        if strike != Strike::Warrior {
            // A Warlord takes nothing back (LRAW-4.1.11).
            let hit = self.soften(on, now[0], by, now[1]);
            let hits = [Softened::default(), hit];
            return Clash {
                attacks: now,
                hits,
                left: [now[0], kept(now[1], now[1], hit)],
                ..Clash::default()
            };
        }
        let cards = [by, on];
        let has = |at: usize, tag| self.has(cards[at], tag);
        let cold = |at: usize| if has(1 - at, Tag::Frostbite) { now[at].div_euclid(2) } else { now[at] };
        let attacks = [cold(0), cold(1)];
        if attacks.iter().any(|attack| *attack <= 0) {
            let left = [0, 1].map(|at| if attacks[at] > 0 { now[at] } else { 0 });
            return Clash { attacks, frozen: true, left, ..Clash::default() };
        }
        // Blockade deals nothing (LRAW-8.2.2).
        let deals = |at: usize| if has(at, Tag::Blockade) { 0 } else { attacks[at] };
        let hits = [0, 1].map(|at| self.soften(cards[at], deals(1 - at), cards[1 - at], attacks[at]));
        let more = |at: usize| (attacks[at] - attacks[1 - at]).max(0);
        Clash {
            attacks,
            frozen: false,
            hits,
            left: [0, 1].map(|at| kept(now[at], attacks[at], hits[at])),
            rampage: [0, 1].map(|at| if has(at, Tag::Rampage) { more(at) } else { 0 }),
            retaliate: [0, 1].map(|at| if has(at, Tag::Retaliate) { hits[at].taken } else { 0 }),
        }
    }

    /// What becomes of battle damage to a Warrior of this attack: Immunity, replacements, Holy Counters, Valiant.
    fn soften(&self, card: Card, amount: i32, by: Card, attack: i32) -> Softened {
        if amount <= 0 {
            return Softened::default();
        }
        if self.immune(card, by) {
            return Softened { dealt: amount, prevented: amount, ..Softened::default() };
        }
        let less = self.prevented(|repl, guarded, me| match repl {
            Repl::PreventHit(f, n)
                if guarded.is_none_or(|guarded| guarded == card) && self.fits(f, card, me) =>
            {
                self.static_number(n, me)
            }
            _ => 0,
        });
        let lying = self.state.card(card);
        let prevented = less.min(amount);
        let angel = self.legion(card) == Legion::Angel;
        let holy = if angel { i32::from(lying.counters[0]).min(amount - prevented) } else { 0 };
        let through = amount - prevented - holy;
        let valiant = self.has(card, Tag::Valiant) && !lying.has(mark::VALIANT);
        let stays = valiant && through > 0 && through >= attack;
        let taken = if stays { (attack - 1).max(0) } else { through };
        Softened { dealt: amount, prevented, holy, valiant: through - taken, taken }
    }

    /// What is left of damage to a Warlord.
    #[must_use]
    pub fn wound(&self, seat: Seat, amount: i32) -> i32 {
        let less = self.prevented(|repl, _, me| match repl {
            Repl::PreventWarlordHit(who, n) if players(self.state, *who, me.you, None).contains(&seat) => {
                self.static_number(n, me)
            }
            _ => 0,
        });
        (amount - less).max(0)
    }

    /// What all replacements together take off.
    fn prevented(&self, less: impl Fn(&Repl, Option<Card>, Me) -> i32) -> i32 {
        let fixed: i32 = self.replacements().map(|(repl, me, _)| less(repl, None, me)).sum();
        let made: i32 = self.waiting().map(|(_, repl, guarded, me)| less(repl, guarded, me)).sum();
        fixed + made
    }
}

/// The attack that is left of `now` when damage hits a Warrior that has `in_battle` for as long as the battle lasts: who has nothing
/// then falls, although Frostbite would end (LRAW-8.2.5).
const fn kept(now: i32, in_battle: i32, hit: Softened) -> i32 {
    if in_battle > hit.taken { now - hit.taken } else { 0 }
}
