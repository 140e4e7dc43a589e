//! What a player weighs in a fight: what attacks would make, what would be struck back, and what defences would leave.
//!
//! What belongs here: which of the many ways are worth comparing. What does not: what each makes (`eval`), and what is
//! legal (`ask`).

use serde::Serialize;
use skald_vocabulary::interface::Seat;

use crate::{
    cards::{Card, Harm, Text},
    eval::{
        Eyes,
        attack::{Blow, Source},
        defend::Defence,
    },
    moves::{Arm, Attack, Move},
    orders::cheapest,
    state::{Packet, Question},
};

/// An attack with what it makes.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Strike {
    /// The attack.
    pub attack: Attack,
    /// What it makes.
    pub blow: Blow,
    /// The mana that it needs.
    pub mana: u8,
}

/// What a player could do about the monster in front.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Outlook {
    /// Attacks, the most damage first.
    pub strikes: Vec<Strike>,
    /// Weapons that would slay it.
    pub slayers: Vec<Card>,
    /// The way that defeats it with the fewest cards, or what is played by default.
    pub cheapest: Option<Move>,
    /// What it strikes back with, as long as it lives; what is suffered now, where that is asked.
    pub packet: Option<Packet>,
    /// Ways to defend against that, with the life that each costs: none, each card alone, and the best of all.
    pub defences: Vec<(Defence, u8)>,
}

impl Strike {
    /// Whether this is as good and takes no card and no mana that the other one does not.
    fn makes_needless(&self, other: &Self) -> bool {
        let (own, their) = (&self.attack, &other.attack);
        let less = own.arm == their.arm
            && own.boosts.iter().all(|card| their.boosts.contains(card))
            && self.mana <= other.mana;
        let enough = self.blow.defeats || self.blow.total() >= other.blow.total();
        less && enough && (self.blow.defeats || self.blow.halves == other.blow.halves)
    }
}

impl Eyes<'_> {
    /// What a player could do about the monster in front, and about what is suffered now.
    #[must_use]
    pub fn outlook(&self, seat: Seat) -> Outlook {
        let asked = self.table.fight().and_then(|fight| {
            fight.asks.iter().find_map(|ask| match &ask.what {
                Question::Defend(packet) if ask.seat == seat => Some(*packet),
                _ => None,
            })
        });
        let packet = asked.or_else(|| self.strikes_back(seat, false));
        let met = self.side(seat).foe.is_some();
        Outlook {
            strikes: if met { self.strikes(seat) } else { Vec::new() },
            slayers: self.slayers(seat),
            cheapest: if met { cheapest(*self, seat) } else { None },
            packet,
            defences: packet.map(|packet| self.shields(seat, &packet)).unwrap_or_default(),
        }
    }

    /// What the monster in front strikes its own hero with (LOST-12.5, 13.2, 13.5).
    #[must_use]
    pub fn strikes_back(&self, seat: Seat, halved: bool) -> Option<Packet> {
        let (foe, monster) = self.foe(seat)?;
        let mut harm = monster.attack;
        monster.hits_all().for_each(|hit| harm.add(hit, 1));
        Some(Packet { from: foe.beast, harm, no_armor: monster.texts.contains(&Text::NoArmor), halved })
    }

    /// What it strikes everybody else with.
    #[must_use]
    pub fn strikes_others(&self, seat: Seat) -> Option<Packet> {
        let (foe, monster) = self.foe(seat)?;
        let mut harm = Harm::default();
        monster.hits_all().for_each(|hit| harm.add(hit, 1));
        Some(Packet { from: foe.beast, harm, no_armor: false, halved: false })
    }

    /// Each weapon by itself, with mana, with each boost, and with everything, as far as more brings more.
    fn strikes(&self, seat: Seat) -> Vec<Strike> {
        let boosts: Vec<Card> = self.boosts(seat).collect();
        let mut sets: Vec<Vec<Card>> = vec![Vec::new()];
        sets.extend(boosts.iter().map(|card| vec![*card]));
        if boosts.len() > 1 {
            sets.push(boosts);
        }
        let mut all: Vec<Strike> = Vec::new();
        for arm in self.weapons(seat) {
            for set in &sets {
                for spends in [false, true] {
                    let Some(strike) = self.strike_with(seat, arm, set, spends) else { continue };
                    if all.iter().all(|known| !known.makes_needless(&strike)) {
                        all.push(strike);
                    }
                }
            }
        }
        all.sort_by_key(|of| (std::cmp::Reverse(of.blow.total()), of.attack.boosts.len(), of.mana));
        all
    }

    /// The best basic damage with these boosts, with as much mana as its lines take or with none.
    fn strike_with(&self, seat: Seat, arm: Arm, boosts: &[Card], spends: bool) -> Option<Strike> {
        let one = |basic| {
            let mut attack = Attack { basic, boosts: boosts.to_vec(), ..Attack::with(arm) };
            if spends {
                self.spend(seat, &mut attack);
            }
            let (blow, mana) = (self.blow(seat, &attack)?, self.mana_needed(seat, &attack));
            Some(Strike { attack, blow, mana })
        };
        let ways = self.choices(arm).filter_map(one);
        ways.reduce(|best, of| if of.blow.total() > best.blow.total() { of } else { best })
    }

    /// Spends mana on the lines of an attack, one card after the other.
    fn spend(&self, seat: Seat, attack: &mut Attack) {
        let sources: Vec<Source<'_>> = self.sources(seat, attack).collect();
        for source in sources {
            let Some((each, most)) = source.mana_line() else { continue };
            let left = self.side(seat).mana.saturating_sub(self.mana_needed(seat, attack));
            let times = (left / each.max(1)).min(most.unwrap_or(u8::MAX));
            if times > 0 {
                attack.mana.push((source.named, times));
            }
        }
    }

    /// No defence, each card alone, and the set that saves most with the fewest cards.
    fn shields(&self, seat: Seat, packet: &Packet) -> Vec<(Defence, u8)> {
        let cost = |with: Defence| {
            let life = self.suffered(seat, packet, &with);
            (with, life)
        };
        let costs: Vec<(Defence, u8)> = self.all_defences(seat, packet).into_iter().map(cost).collect();
        let rank = |(with, life): &&(Defence, u8)| (*life, with.len(), self.defence_needs(with));
        let best = costs.iter().min_by_key(rank).cloned();
        // Mana that saves nothing is not worth a line.
        let needless = |(with, life): &(Defence, u8)| {
            costs.iter().any(|(other, less)| {
                let same = other.iter().map(|(card, _)| card).eq(with.iter().map(|(card, _)| card));
                same && less <= life && self.defence_needs(other) < self.defence_needs(with)
            })
        };
        let some = costs.iter().filter(|of| of.0.len() < 2 && !needless(of));
        let mut some: Vec<(Defence, u8)> = some.cloned().collect();
        some.extend(best.filter(|best| !some.contains(best)));
        some
    }
}
