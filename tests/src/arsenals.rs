//! Random legal Arsenals of Legends of Chaos, for tests that shall not depend on what starters hold.

use skald_rules::{
    chance::{Chance, Fast, shuffle},
    chaos::{
        Chaos,
        kits::{self, Arsenal},
    },
    interface::{Kit, Seat},
};

/// The fewest cards of an Arsenal (CHAOS-2.1).
const FEWEST: usize = 50;

/// A legal Arsenal of a random Warrior: any number of cards from 50 to all that the Warrior may use, each copy as likely
/// as any other (CHAOS-2).
#[must_use]
pub fn random_arsenal(game: &Chaos, choices: &mut Fast) -> Arsenal {
    let pool = game.pool();
    let heroes: Vec<_> = pool.heroes().collect();
    let hero = heroes[below(choices, "warrior", heroes.len())];
    let mut bag: Vec<_> = pool
        .usable(hero)
        .flat_map(|card| std::iter::repeat_n(card, pool.face(card).reservoir.limit().into()))
        .collect();
    shuffle(choices, "bag", &mut bag);
    let more = bag.len() - FEWEST;
    bag.truncate(FEWEST + below(choices, "size", more + 1));
    bag.sort_unstable();
    let cards = bag.chunk_by(|one, other| one == other);
    let cards = cards.map(|copies| (copies[0], u32::try_from(copies.len()).unwrap_or(0)));
    Arsenal { name: None, hero, cards: cards.collect() }
}

/// Lists of random legal Arsenals, one for each seat.
#[must_use]
pub fn random_kits(game: &Chaos, seats: u8, seed: u64) -> Vec<Kit> {
    let mut choices = Fast::new(seed);
    Seat::all(seats)
        .map(|seat| Kit { seat, list: kits::print(game.pool(), &random_arsenal(game, &mut choices)) })
        .collect()
}

fn below(choices: &mut Fast, label: &str, n: usize) -> usize {
    let n = u32::try_from(n).unwrap_or(1);
    usize::try_from(choices.pick(label, n)).unwrap_or(0)
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use skald_rules::interface::{Options, Rules, Setup};

    use super::*;

    #[test]
    fn random_arsenals_are_legal_small_and_large_and_of_every_warrior() {
        let setup = Setup { seats: 2, options: Options::default(), packs: Vec::new() };
        let game = Chaos::new(&setup).unwrap();
        let mut choices = Fast::new(1);
        let (mut warriors, mut sizes) = (BTreeSet::new(), BTreeSet::new());
        for _ in 0..200 {
            let arsenal = random_arsenal(&game, &mut choices);
            kits::check(game.pool(), &kits::print(game.pool(), &arsenal)).unwrap();
            warriors.insert(arsenal.hero);
            sizes.insert(arsenal.count());
        }
        assert_eq!(warriors.len(), 7);
        assert!(sizes.first().is_some_and(|n| (50..60).contains(n)), "{sizes:?}");
        assert!(sizes.last().is_some_and(|n| *n > 170), "{sizes:?}");
    }
}
