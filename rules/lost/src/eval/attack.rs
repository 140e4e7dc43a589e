//! What an attack makes (LOST-11, 21): its lines, its mana, its damage by type before and after the monster's modifiers.

use serde::Serialize;
use skald_vocabulary::interface::Seat;

use super::Eyes;
use crate::{
    cards::{Card, Damage, Equipment, Harm, Hit, Line, Monster, Skills},
    moves::{Arm, Attack, Tap},
    state::Foe,
};

/// What an attack would do.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Blow {
    /// By type, before the monster's modifiers.
    pub raw: Harm,
    /// By type, after them (LOST-11.8).
    pub left: Harm,
    /// Whether it defeats the monster (LOST-11.9).
    pub defeats: bool,
    /// Whether the counter-attack is halved.
    pub halves: bool,
}

impl Blow {
    /// The markers that it lays.
    #[must_use]
    pub fn total(&self) -> u8 {
        self.left.total()
    }
}

/// A card that takes part in an attack: by which own card it is named, its face, and whose skills count for it.
#[derive(Clone, Copy, Debug)]
pub struct Source<'a> {
    /// The own card.
    pub named: Card,
    /// What it says.
    pub face: &'a Equipment,
    /// The skills for its conditions.
    pub skills: Skills,
    /// Whether it is the weapon.
    pub weapon: bool,
}

impl Source<'_> {
    /// The mana of its line for mana, and how often that may be spent, as far as its condition holds.
    #[must_use]
    pub fn mana_line(&self) -> Option<(u8, Option<u8>)> {
        self.face.lines.iter().find_map(|line| match line {
            Line::For { mana, most, cond, .. } if cond.met(&self.skills) => Some((*mana, *most)),
            _ => None,
        })
    }
}

impl<'a> Eyes<'a> {
    /// The monster in front of a player, and its face.
    pub fn foe(&self, seat: Seat) -> Option<(Foe, &'a Monster)> {
        self.side(seat).foe.map(|foe| (foe, self.pool.monster(foe.beast)))
    }

    /// The weapons that a player may attack with: own ones, those of others by a ready card that copies, or none at all
    /// (LOST-11.1, 11.2).
    pub fn weapons(&self, seat: Seat) -> Vec<Arm> {
        let own = self.side(seat).gear.iter().copied().filter(|card| self.card(*card).is_weapon());
        let mut arms: Vec<Arm> = own.map(Arm::Weapon).collect();
        if arms.is_empty() {
            arms.push(Arm::Unarmed);
        }
        for card in self.ready_with(seat, |line| matches!(line, Line::Copy { .. })) {
            for (other, weapon) in self.others(seat).filter(|(_, weapon)| self.card(*weapon).is_weapon()) {
                arms.push(Arm::Copy { card, seat: other, weapon });
            }
        }
        arms
    }

    /// All equipment of others.
    fn others(self, seat: Seat) -> impl Iterator<Item = (Seat, Card)> + 'a {
        let others = self.table.seats().filter(move |other| *other != seat);
        others.flat_map(move |other| self.side(other).gear.iter().map(move |card| (other, *card)))
    }

    /// The ready cards that may boost, those that only copy or tap left out (LOST-11.3).
    pub fn boosts(&self, seat: Seat) -> impl Iterator<Item = Card> + Clone + 'a {
        let pool = self.pool;
        let side = self.side(seat);
        side.ready().filter(move |card| {
            let face = pool.card(*card);
            face.boosts() && !face.taps() && face.copies_weapon().is_none()
        })
    }

    /// The spells of others that may be tapped, by each ready card that taps (LOST-21.4).
    pub fn taps(&self, seat: Seat) -> Vec<Tap> {
        let mut taps = Vec::new();
        for card in self.ready_with(seat, |line| matches!(line, Line::Tap)) {
            for (other, spell) in self.others(seat) {
                let face = self.card(spell);
                let spells = matches!(face.of, crate::cards::Type::Scroll | crate::cards::Type::Folio);
                let plain = !face.taps() && face.copies_weapon().is_none();
                if spells && plain && face.boosts() && !self.side(other).spent.contains_key(&spell) {
                    taps.push(Tap { card, seat: other, spell });
                }
            }
        }
        taps
    }

    /// The cards that take part in an attack, the weapon first.
    pub fn sources<'x>(
        self,
        seat: Seat,
        attack: &'x Attack,
    ) -> impl Iterator<Item = Source<'a>> + Clone + use<'a, 'x> {
        let own = self.skills(seat);
        let of = move |named, card, skills, weapon| Source { named, face: self.card(card), skills, weapon };
        let weapon = match attack.arm {
            Arm::Unarmed => None,
            Arm::Weapon(card) => Some(of(card, card, own, true)),
            Arm::Copy { card, seat: other, weapon } => Some(of(card, weapon, self.skills(other), true)),
        };
        let boosts = attack.boosts.iter().map(move |card| of(*card, *card, own, false));
        let taps = attack.taps.iter().map(move |tap| of(tap.card, tap.spell, self.skills(tap.seat), false));
        weapon.into_iter().chain(boosts).chain(taps)
    }

    /// The mana that an attack needs.
    pub fn mana_needed(&self, seat: Seat, attack: &Attack) -> u8 {
        if attack.mana.is_empty() && attack.again.is_empty() {
            return 0;
        }
        let lines = self.sources(seat, attack);
        let spent = lines.map(|of| of.mana_line().map_or(0, |(mana, _)| mana * attack.times(of.named)));
        let again = attack.again.iter().filter_map(|card| self.card(*card).again());
        spent.sum::<u8>() + again.sum::<u8>()
    }

    /// What an attack on the monster in front of a player makes.
    pub fn blow(&self, seat: Seat, attack: &Attack) -> Option<Blow> {
        let (foe, monster) = self.foe(seat)?;
        let trophies = self.side(seat).count(self.pool, monster.kind);
        let (mut arm, mut boosts) = (Harm::default(), Harm::default());
        let (mut converts, mut halves) = (false, false);
        if attack.arm == Arm::Unarmed {
            arm.add(Hit(1, Damage::Melee), 1);
        }
        for source in self.sources(seat, attack) {
            let to = if source.weapon { &mut arm } else { &mut boosts };
            let times = attack.times(source.named);
            for line in &source.face.lines {
                add_line(to, line, &source, attack.basic, times, trophies);
                converts |= !source.weapon && *line == Line::Convert;
                halves |= !source.weapon && *line == Line::Halve;
            }
        }
        if converts {
            let all = arm.total();
            arm = Harm::default();
            arm.add(Hit(all, Damage::Magic), 1);
        }
        let mut raw = arm;
        for damage in Damage::ALL {
            raw.add(Hit(boosts.of(*damage), *damage), 1);
        }
        let left = monster.suffers(raw);
        let defeats = foe.markers.saturating_add(left.total()) >= monster.life;
        Some(Blow { raw, left, defeats, halves })
    }

    /// What a weapon makes by itself, with the better basic damage (D11).
    pub fn unboosted(&self, seat: Seat, arm: Arm) -> Option<(Attack, Blow)> {
        let mut best: Option<(Attack, Blow)> = None;
        for basic in self.choices(arm) {
            let attack = Attack { basic, ..Attack::with(arm) };
            let blow = self.blow(seat, &attack)?;
            if best.as_ref().is_none_or(|(_, known)| blow.total() > known.total()) {
                best = Some((attack, blow));
            }
        }
        best
    }

    /// The attack without boosts and mana that makes the most damage, ties to the lowest id: what is played for whoever
    /// does not answer (D11).
    pub fn plain_attack(&self, seat: Seat) -> Option<(Attack, Blow)> {
        let own = self.weapons(seat).into_iter().filter(|arm| !matches!(arm, Arm::Copy { .. }));
        let mut best: Option<(Attack, Blow)> = None;
        for (attack, blow) in own.filter_map(|arm| self.unboosted(seat, arm)) {
            if best.as_ref().is_none_or(|(_, known)| blow.total() > known.total()) {
                best = Some((attack, blow));
            }
        }
        best
    }

    /// The basic damage that can be chosen for a weapon; nothing to choose is one choice.
    pub fn choices(self, arm: Arm) -> impl Iterator<Item = Option<Damage>> + use<'a> {
        let weapon = match arm {
            Arm::Unarmed => None,
            Arm::Weapon(card) | Arm::Copy { weapon: card, .. } => Some(self.card(card)),
        };
        let hits = weapon.into_iter().flat_map(|face| &face.lines).find_map(|line| match line {
            Line::Basic(hits) if hits.len() > 1 => Some(hits),
            _ => None,
        });
        let alone = hits.is_none().then_some(None);
        hits.into_iter().flatten().map(|hit| Some(hit.1)).chain(alone)
    }
}

/// Adds the damage of one line (2.9).
fn add_line(to: &mut Harm, line: &Line, of: &Source<'_>, basic: Option<Damage>, times: u8, trophies: u8) {
    match line {
        Line::Basic(hits) => {
            let chosen = hits.iter().find(|hit| hits.len() == 1 || Some(hit.1) == basic);
            chosen.into_iter().for_each(|hit| to.add(*hit, 1));
        }
        Line::If { cond, hit } if cond.met(&of.skills) => to.add(*hit, 1),
        Line::For { cond, hit, .. } if cond.met(&of.skills) => to.add(*hit, times),
        Line::PerTrophy(hit) => to.add(*hit, trophies),
        _ => {}
    }
}
