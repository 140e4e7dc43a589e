//! A second, slow and literal reading of the evaluation and of a turn (LAW-7.22, 7.23): lists and coordinates, no sets of
//! bits, nothing shared with the engine but the printed cards.

use crate::cards::{Ability, Bonus, Dominion, Face, Special, Symbol};

/// A card on the slow board.
#[derive(Clone, Debug, PartialEq)]
pub struct Slow {
    pub id: u16,
    pub face: Face,
    pub column: i32,
    pub row: i32,
    pub controller: u8,
    pub seq: u16,
    pub printed_granted: bool,
    pub space_granted: bool,
}

/// A card that left: its id, and the seat it goes to as Traitor (true) or Phoenix (false); nobody when slain.
pub type Left = (u16, Option<(u8, bool)>);

/// The slow board.
#[derive(Clone, Debug)]
pub struct SlowBoard {
    pub spaces: Vec<(i32, i32, Option<Special>)>,
    pub cards: Vec<Slow>,
    pub teams: bool,
}

const DIRS: [(i32, i32); 4] = [(0, -1), (1, 0), (0, 1), (-1, 0)];

impl SlowBoard {
    pub fn side(&self, controller: u8) -> u8 {
        if self.teams { controller % 2 } else { controller }
    }

    fn enemies(&self, one: &Slow, other: &Slow) -> bool {
        self.side(one.controller) != self.side(other.controller)
    }

    fn special(&self, card: &Slow) -> Option<Special> {
        self.spaces
            .iter()
            .find(|space| (space.0, space.1) == (card.column, card.row))
            .and_then(|space| space.2)
    }

    fn abilities(&self, card: &Slow) -> Vec<Ability> {
        let mut all: Vec<Ability> = card.face.ability.into_iter().collect();
        if let Some(Special::Ability(extra)) = self.special(card)
            && card.face.ability != Some(Ability::Reflect)
        {
            all.push(extra);
        }
        all
    }

    fn in_area(&self, card: &Slow, ability: Ability, other: &Slow) -> bool {
        let arrows = ability.arrows().unwrap().0;
        (0..4).any(|dir| {
            (1..=i32::from(arrows[dir])).any(|k| {
                (card.column + k * DIRS[dir].0, card.row + k * DIRS[dir].1) == (other.column, other.row)
            })
        })
    }

    fn reflects(card: &Slow) -> bool {
        card.face.ability == Some(Ability::Reflect)
    }

    /// Who is dispelled, by place in the list.
    pub fn dispelled(&self) -> Vec<bool> {
        let count = self.cards.len();
        let mut edge = vec![vec![false; count]; count];
        let mut is_source = vec![false; count];
        for (d, card) in self.cards.iter().enumerate() {
            for ability in self.abilities(card) {
                if matches!(ability, Ability::Dispel(_)) {
                    is_source[d] = true;
                    for (t, target) in self.cards.iter().enumerate() {
                        if self.enemies(card, target) && self.in_area(card, ability, target) {
                            edge[d][t] = true;
                        }
                    }
                }
            }
        }
        let mut dispelled = vec![false; count];
        for d in 0..count {
            if is_source[d] && (0..count).any(|t| edge[d][t] && Self::reflects(&self.cards[t])) {
                dispelled[d] = true;
                is_source[d] = false;
                edge[d] = vec![false; count];
            }
        }
        let copy = edge.clone();
        for d in 0..count {
            for e in 0..count {
                if copy[d][e] && copy[e][d] && self.cards[d].seq < self.cards[e].seq {
                    edge[e][d] = false;
                }
            }
        }
        let mut open: Vec<usize> = (0..count).filter(|d| is_source[*d]).collect();
        let mut effective: Vec<usize> = Vec::new();
        while !open.is_empty() {
            if let Some(at) = open.iter().position(|d| effective.iter().any(|a| edge[*a][*d])) {
                dispelled[open.remove(at)] = true;
                continue;
            }
            if let Some(at) = open.iter().position(|d| !open.iter().any(|e| edge[*e][*d])) {
                effective.push(open.remove(at));
                continue;
            }
            // Warshall's closure over the open ones.
            let mut reach = edge.clone();
            for k in &open {
                for i in &open {
                    for j in &open {
                        if reach[*i][*k] && reach[*k][*j] {
                            reach[*i][*j] = true;
                        }
                    }
                }
            }
            let group = |d: usize| -> Vec<usize> {
                open.iter().copied().filter(|e| *e == d || (reach[d][*e] && reach[*e][d])).collect()
            };
            let untouched = |members: &[usize]| {
                open.iter().all(|e| members.contains(e) || members.iter().all(|member| !edge[*e][*member]))
            };
            let candidates: Vec<usize> = open.iter().copied().filter(|d| untouched(&group(*d))).collect();
            let first = candidates.into_iter().min_by_key(|d| self.cards[*d].seq).unwrap();
            for e in &open {
                edge[*e][first] = false;
            }
        }
        for d in effective {
            for t in 0..count {
                if edge[d][t] {
                    dispelled[t] = true;
                }
            }
        }
        dispelled
    }

    /// Bonus and penalty markers, by place in the list.
    pub fn markers(&self, dispelled: &[bool]) -> Vec<(i32, i32)> {
        let mut marks = vec![(0, 0); self.cards.len()];
        for (at, card) in self.cards.iter().enumerate() {
            if let Some(Special::Dominion(dominion)) = self.special(card) {
                if card.face.dominion == dominion { marks[at].0 += 1 } else { marks[at].1 += 1 }
            }
        }
        for (s, source) in self.cards.iter().enumerate() {
            if dispelled[s] {
                continue;
            }
            for ability in self.abilities(source) {
                for (t, target) in self.cards.iter().enumerate() {
                    let hit = if Self::reflects(target) { s } else { t };
                    match ability {
                        Ability::Support(_)
                            if !self.enemies(source, target) && self.in_area(source, ability, target) =>
                        {
                            marks[hit].0 += 1;
                        }
                        Ability::Curse(_)
                            if self.enemies(source, target) && self.in_area(source, ability, target) =>
                        {
                            marks[hit].1 += 1;
                        }
                        Ability::Champion(symbol) => {
                            let near =
                                (source.column - target.column).abs() + (source.row - target.row).abs() == 1;
                            let fits = match symbol {
                                Symbol::Dominion(dominion) => target.face.dominion == dominion,
                                Symbol::Pantheon(pantheon) => target.face.pantheon == pantheon,
                            };
                            if near && fits {
                                marks[s].0 += 1;
                            }
                        }
                        _ => {}
                    }
                }
            }
        }
        marks
    }

    fn bonus(&self, card: &Slow, against: Dominion, attack: bool) -> i32 {
        let of = |ability: Option<Ability>, granted: bool| match ability {
            Some(Ability::Bonus(kind, paired)) if granted && paired == against => match (kind, attack) {
                (Bonus::Both, _) => 1,
                (Bonus::Attack, true) | (Bonus::Defense, false) => 2,
                _ => 0,
            },
            _ => 0,
        };
        let extra = match self.special(card) {
            Some(Special::Ability(ability)) if !Self::reflects(card) => Some(ability),
            _ => None,
        };
        of(card.face.ability, card.printed_granted) + of(extra, card.space_granted)
    }

    /// Plays a card: returns the ids that were captured, and those that left with the seat they go to as Traitor (true)
    /// or Phoenix (false); nobody when slain.
    pub fn strike(&mut self, id: u16) -> (Vec<u16>, Vec<Left>) {
        let me = self.cards.iter().position(|card| card.id == id).unwrap();
        let dispelled = self.dispelled();
        let marks = self.markers(&dispelled);
        let bonus = |ability: Option<Ability>| matches!(ability, Some(Ability::Bonus(..)));
        if !dispelled[me] {
            if bonus(self.cards[me].face.ability) {
                self.cards[me].printed_granted = true;
            }
            if let Some(Special::Ability(extra)) = self.special(&self.cards[me])
                && bonus(Some(extra))
                && !Self::reflects(&self.cards[me])
            {
                self.cards[me].space_granted = true;
            }
        }
        let active = self.cards[me].clone();
        let mut captured = Vec::new();
        for (t, target) in self.cards.iter().enumerate() {
            if !self.enemies(&active, target) {
                continue;
            }
            let (dx, dy) = (target.column - active.column, target.row - active.row);
            if (dx == 0) == (dy == 0) {
                continue;
            }
            let far = dx.abs() + dy.abs();
            let dir = DIRS.iter().position(|step| (dx.signum(), dy.signum()) == *step).unwrap();
            let ranged = !dispelled[me]
                && self.abilities(&active).into_iter().any(|ability| {
                    matches!(ability, Ability::Ranged(_)) && self.in_area(&active, ability, target)
                });
            if far > 1 && !ranged {
                continue;
            }
            let stat = |at: usize, card: &Slow, dir: usize, other: &Slow, attack: bool| {
                let bonus = if dispelled[at] { 0 } else { self.bonus(card, other.face.dominion, attack) };
                i32::from(card.face.stats[dir]) + marks[at].0 - marks[at].1 + bonus
            };
            if stat(me, &active, dir, target, true) > stat(t, target, (dir + 2) % 4, &active, false) {
                captured.push(t);
            }
        }
        let slayer = !dispelled[me] && self.abilities(&active).contains(&Ability::Slayer);
        let mut left = Vec::new();
        let mut gone = Vec::new();
        for t in &captured {
            let card = self.cards[*t].clone();
            if slayer {
                gone.push(if Self::reflects(&card) { me } else { *t });
            } else if !dispelled[*t] {
                let flight = self
                    .abilities(&card)
                    .into_iter()
                    .find(|a| matches!(a, Ability::Phoenix | Ability::Traitor));
                match flight {
                    Some(Ability::Phoenix) => left.push((*t, Some((card.controller, false)))),
                    Some(_) => left.push((*t, Some((active.controller, true)))),
                    None => {}
                }
            }
        }
        for t in gone {
            if !left.iter().any(|(other, _)| *other == t) {
                left.push((t, None));
            }
        }
        for t in &captured {
            self.cards[*t].controller = active.controller;
        }
        let ids = captured.iter().map(|t| self.cards[*t].id).collect();
        let named: Vec<_> = left.iter().map(|(t, to)| (self.cards[*t].id, *to)).collect();
        self.cards.retain(|card| !named.iter().any(|(id, _)| *id == card.id));
        (ids, named)
    }
}
