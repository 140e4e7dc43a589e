//! What a hero suffers (LOST-12): packets, reductions, and the defence that is played for whoever does not answer.

use std::cell::LazyCell;

use skald_vocabulary::interface::Seat;

use super::Eyes;
use crate::{
    cards::{Card, Cond, Harm, Line, Piece, Pool, Set, Type},
    moves::Move,
    state::{Packet, PublicState},
};

/// Cards to defend with, and how often mana is spent on each that takes mana.
pub type Defence = Vec<(Card, Option<u8>)>;

impl Eyes<'_> {
    /// The life that a packet takes when these cards are used.
    pub fn suffered(&self, seat: Seat, packet: &Packet, with: &[(Card, Option<u8>)]) -> u8 {
        // Most lines ask for no skill.
        let skills = LazyCell::new(|| self.skills(seat));
        let met = |cond: &Cond| cond.is_open() || cond.met(&skills);
        let side = self.side(seat);
        let mut off = Off::default();
        for card in &side.gear {
            let face = self.card(*card);
            let used = with.iter().find(|(of, _)| of == card);
            let free = matches!(face.piece, Some(Piece::Breastplate | Piece::Shield)) && !packet.no_armor;
            for line in &face.lines {
                match line {
                    Line::Reduce { amount, set, cond } if (free || used.is_some()) && met(cond) => {
                        take_off(&mut off, *set, *amount);
                    }
                    Line::ReduceFor { amount, set, .. } => {
                        let times = used.and_then(|(_, times)| *times).unwrap_or(0);
                        take_off(&mut off, *set, amount.saturating_mul(times));
                    }
                    Line::Always { amount, set, cond } if !side.spent.contains_key(card) && met(cond) => {
                        take_off(&mut off, *set, *amount);
                    }
                    _ => {}
                }
            }
        }
        let left = reduced(packet.harm, off).total();
        if packet.halved { left / 2 } else { left }
    }

    /// The ready cards that defend when they are used (LOST-12.4).
    pub fn defences(&self, seat: Seat, packet: &Packet) -> Vec<Card> {
        let ready = self.ready_with(seat, Line::defends);
        ready.filter(|card| self.may_defend(*card, packet)).collect()
    }

    /// Whether a card can be used against a packet at all: armor cannot where it does not help (LOST-13.5).
    fn may_defend(&self, card: Card, packet: &Packet) -> bool {
        let face = self.card(card);
        face.exhausts()
            && face.lines.iter().any(Line::defends)
            && !(packet.no_armor && face.of == Type::Armor)
    }

    /// The mana of the line of a card that takes more off for mana, and how often it may be spent.
    pub fn defence_mana(&self, card: Card) -> Option<(u8, Option<u8>)> {
        self.card(card).lines.iter().find_map(|line| match line {
            Line::ReduceFor { mana, most, .. } => Some((*mana, *most)),
            _ => None,
        })
    }

    /// The mana that a defence needs.
    pub fn defence_needs(&self, with: &[(Card, Option<u8>)]) -> u8 {
        let each = with.iter().map(|(card, times)| {
            self.defence_mana(*card).map_or(0, |(mana, _)| mana.saturating_mul(times.unwrap_or(0)))
        });
        each.fold(0, u8::saturating_add)
    }

    /// How often mana may be spent on a card when so much is left.
    pub fn defence_times(&self, card: Card, mana: u8) -> u8 {
        let (of, most) = self.defence_mana(card).unwrap_or((1, Some(0)));
        (mana / of.max(1)).min(most.unwrap_or(u8::MAX))
    }

    /// Whether a player is asked about a packet: it would take life, and a card that exhausts could change that, ready or
    /// to be refreshed by one that is ready (LOST-22.4).
    pub fn can_help(&self, seat: Seat, packet: &Packet) -> bool {
        let side = self.side(seat);
        let mut all = self.defences(seat, packet);
        let mut mana = side.mana;
        for helper in self.utilities(seat) {
            let back = self.refreshable(seat, helper).1;
            all.extend(back.into_iter().filter(|card| self.may_defend(*card, packet)));
            mana = mana.saturating_add(self.mana_gain(seat, helper));
        }
        if all.is_empty() {
            return false;
        }
        let bare = self.suffered(seat, packet, &[]);
        if bare == 0 {
            return false;
        }
        all.sort_unstable();
        all.dedup();
        let most: Defence =
            all.into_iter().map(|card| (card, Some(self.defence_times(card, mana)))).collect();
        self.suffered(seat, packet, &most) < bare
    }

    /// The defence with the fewest cards that keeps the hero alive, then the least mana, then the lowest ids, as the next
    /// move towards it; no card at all where none does (D13).
    pub fn to_survive(&self, seat: Seat, packet: &Packet) -> Move {
        let mut best: Option<(Rank, Move)> = None;
        self.search(seat, packet, &mut Vec::new(), None, &mut best);
        best.map_or_else(|| Move::Defend(Vec::new()), |(_, first)| first)
    }

    /// Tries utility cards first, then every set of defences.
    fn search(
        &self,
        seat: Seat,
        packet: &Packet,
        used: &mut Vec<Card>,
        first: Option<&Move>,
        best: &mut Option<(Rank, Move)>,
    ) {
        let life = self.side(seat).life;
        for with in self.all_defences(seat, packet) {
            if self.suffered(seat, packet, &with) >= life {
                continue;
            }
            let mut ids = used.clone();
            ids.extend(with.iter().map(|(card, _)| *card));
            let rank = (ids.len(), self.defence_needs(&with), ids);
            if best.as_ref().is_none_or(|(known, _)| rank < *known) {
                *best = Some((rank, first.cloned().unwrap_or(Move::Defend(with))));
            }
        }
        // No longer way can be better than one that was found without a helper.
        if best.as_ref().is_some_and(|((cards, ..), _)| *cards <= used.len() + 1) {
            return;
        }
        for card in self.utilities(seat).collect::<Vec<_>>() {
            for on in self.targets(seat, card) {
                let mut table = self.table.clone();
                use_helper(self.pool, &mut table, seat, card, on.as_deref().unwrap_or_default());
                used.push(card);
                let after = Eyes { pool: self.pool, table: &table };
                let step = Move::Use { card, on };
                after.search(seat, packet, used, Some(first.unwrap_or(&step)), best);
                used.pop();
            }
        }
    }

    /// Every set of cards that a refreshing card may be used on: as many as it can, and none where it has another use.
    pub fn targets(&self, seat: Seat, card: Card) -> Vec<Option<Vec<Card>>> {
        let (count, from) = self.refreshable(seat, card);
        if from.is_empty() {
            return vec![None];
        }
        let least = u32::from(self.mana_gain(seat, card) == 0);
        let masks = 0..1_u32 << from.len().min(16);
        let fit = masks.filter(|mask| (least..=count.into()).contains(&mask.count_ones()));
        let set = |mask: u32| {
            let chosen = from.iter().enumerate().filter(|(at, _)| mask >> at & 1 == 1);
            Some(chosen.map(|(_, card)| *card).collect())
        };
        fit.map(set).collect()
    }

    /// Every set of ready defences with every way of spending mana on it.
    pub fn all_defences(&self, seat: Seat, packet: &Packet) -> Vec<Defence> {
        let mut all: Vec<Defence> = vec![Vec::new()];
        for card in self.defences(seat, packet) {
            let mut more = Vec::new();
            for with in &all {
                let left = self.side(seat).mana.saturating_sub(self.defence_needs(with));
                let most = self.defence_times(card, left);
                let ways: Vec<Option<u8>> =
                    if most == 0 { vec![None] } else { (0..=most).map(Some).collect() };
                for times in ways {
                    let mut longer = with.clone();
                    longer.push((card, times));
                    more.push(longer);
                }
            }
            all.extend(more);
        }
        all
    }
}

/// How good a defence is, the least first: cards, mana, ids.
type Rank = (usize, u8, Vec<Card>);

/// How much is taken off each set of types, the narrowest first: the order inside a set makes no difference (LOST-12.6).
type Off = [u8; Set::ALL.len()];

fn take_off(off: &mut Off, set: Set, amount: u8) {
    let of = &mut off[set as usize];
    *of = of.saturating_add(amount);
}

/// What reductions leave, the narrowest sets first (LOST-12.6).
fn reduced(harm: Harm, off: Off) -> Harm {
    let mut left = harm;
    for (set, mut amount) in Set::ALL.iter().zip(off) {
        for damage in set.damages() {
            let taken = left.of(*damage).min(amount);
            left.0[*damage as usize] -= taken;
            amount -= taken;
        }
    }
    left
}

/// What a utility card does: cards back, mana, and itself exhausted (LOST-20.5, 21.9).
pub fn use_helper(pool: &Pool, table: &mut PublicState, seat: Seat, card: Card, on: &[Card]) -> u8 {
    let gain = Eyes { pool, table }.mana_gain(seat, card);
    let slot = table.fight().map_or(0, |fight| fight.slot);
    let side = table.side_mut(seat);
    on.iter().for_each(|back| {
        side.spent.remove(back);
    });
    side.gain_mana(gain);
    side.exhaust(card, slot);
    gain
}
