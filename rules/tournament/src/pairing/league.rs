//! The tables of a week of a league: as many as needed, as even in size as can be, and with people who have met least.
//!
//! How often two people have met is squared, so that a second meeting anywhere weighs less than a third one. Lots seat
//! everybody, and then two people change places as long as that helps: the best of several starts counts.

use std::cmp::Reverse;

use skald_vocabulary::chance::Chance;

use super::shuffle;
use crate::{entrant::Entrant, standings::Record};

/// How often it is begun anew.
const STARTS: usize = 12;
/// How few may sit at a table.
const LEAST: usize = 3;

/// The tables of a round among `people`, for full tables of `seats`.
pub(super) fn round(
    people: &[Entrant],
    records: &[Record],
    seats: usize,
    dice: &mut dyn Chance,
) -> Vec<Vec<Entrant>> {
    let mut people = people.to_vec();
    shuffle(dice, &mut people);
    let byes = |one: &Entrant| records.get(one.index()).map_or(0, |record| record.byes);
    let sizes = sizes(people.len(), seats);
    let seated: usize = sizes.iter().sum();
    // Whoever sat out least often sits out; the lots decide among them.
    people.sort_by_key(|one| Reverse(byes(one)));
    let outside = people.split_off(seated.min(people.len()));
    let met = Met::of(&people, records);
    let mut best: Option<(u64, Vec<Vec<usize>>)> = None;
    for _ in 0..STARTS {
        let mut lots: Vec<usize> = (0..people.len()).collect();
        skald_vocabulary::chance::shuffle(dice, "seats", &mut lots);
        let mut rest = lots.into_iter();
        let mut tables: Vec<Vec<usize>> =
            sizes.iter().map(|size| rest.by_ref().take(*size).collect()).collect();
        met.improve(&mut tables);
        let cost = met.cost(&tables);
        if best.as_ref().is_none_or(|(least, _)| cost < *least) {
            best = Some((cost, tables));
        }
    }
    let named = |table: Vec<usize>| table.into_iter().filter_map(|at| people.get(at).copied()).collect();
    let mut tables: Vec<Vec<Entrant>> =
        best.map(|(_, tables)| tables.into_iter().map(named).collect()).unwrap_or_default();
    tables.extend(outside.into_iter().map(|alone| vec![alone]));
    tables
}

/// How large the tables are: as few as can be, none larger than `seats`, as even as can be. Where that left tables of fewer
/// than three, some people sit out instead.
fn sizes(people: usize, seats: usize) -> Vec<usize> {
    let tables = people.div_ceil(seats.max(1)).max(1);
    if people / tables < LEAST {
        return vec![seats; people / seats.max(1)];
    }
    (0..tables).map(|table| people / tables + usize::from(table < people % tables)).collect()
}

/// How often people have met.
struct Met {
    size: usize,
    times: Vec<u64>,
}

impl Met {
    fn of(people: &[Entrant], records: &[Record]) -> Self {
        let size = people.len();
        let mut times = vec![0; size * size];
        for (at, one) in people.iter().enumerate() {
            let Some(record) = records.get(one.index()) else { continue };
            for (to, other) in people.iter().enumerate() {
                if let Some(cell) = times.get_mut(at * size + to) {
                    *cell = u64::try_from(record.met.iter().filter(|met| *met == other).count()).unwrap_or(0);
                }
            }
        }
        Self { size, times }
    }

    /// What it adds to the sum of squares that two meet once more.
    fn pair(&self, one: usize, other: usize) -> u64 {
        self.times.get(one * self.size + other).map_or(0, |times| 2 * times + 1)
    }

    /// What one person costs at a table, whoever `but` is aside.
    fn at(&self, one: usize, table: &[usize], but: usize) -> u64 {
        table
            .iter()
            .filter(|other| **other != one && **other != but)
            .map(|other| self.pair(one, *other))
            .sum()
    }

    fn cost(&self, tables: &[Vec<usize>]) -> u64 {
        let table = |table: &Vec<usize>| table.iter().map(|one| self.at(*one, table, *one)).sum::<u64>();
        tables.iter().map(table).sum()
    }

    /// Lets two people change places as long as that helps.
    fn improve(&self, tables: &mut [Vec<usize>]) {
        while self.improve_once(tables) {}
    }

    fn improve_once(&self, tables: &mut [Vec<usize>]) -> bool {
        let mut better = false;
        for left in 0..tables.len() {
            let (head, tail) = tables.split_at_mut(left + 1);
            let Some(own) = head.last_mut() else { continue };
            for other in tail {
                better |= self.change_places(own, other);
            }
        }
        better
    }

    /// Lets people of two tables change places where that helps.
    fn change_places(&self, own: &mut [usize], other: &mut [usize]) -> bool {
        let mut better = false;
        for at in 0..own.len() {
            for to in 0..other.len() {
                let (a, b) = (own[at], other[to]);
                let before = self.at(a, own, a) + self.at(b, other, b);
                let after = self.at(a, other, b) + self.at(b, own, a);
                if after < before {
                    (own[at], other[to]) = (b, a);
                    better = true;
                }
            }
        }
        better
    }
}
