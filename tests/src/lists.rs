//! Random legal lists of cards: Arsenals of Legends of Chaos and decks of Legions: Realms at War, for tests that shall not depend
//! on what ready-made lists hold.

use std::{collections::BTreeMap, ops::RangeInclusive};

use skald_rules::{
    chance::{Chance, Fast, shuffle},
    chaos::{
        Chaos,
        kits::{self as arsenals, Arsenal},
    },
    interface::{Kit, Seat},
    lraw::{
        Lraw,
        cards::{FaceId, Kind, Legion, Rarity},
        kits::{self as decks, Deck},
    },
};

/// The fewest cards of an Arsenal (CHAOS-2.1).
const ARSENAL: usize = 50;
/// The fewest and the most cards of a Main Deck (LRAW-2.1.7).
const DECK: RangeInclusive<usize> = 50..=60;

/// A legal Arsenal of a random Warrior: any number of cards from 50 to all that the Warrior may use, each copy as likely
/// as any other (CHAOS-2).
#[must_use]
pub fn random_arsenal(game: &Chaos, choices: &mut Fast) -> Arsenal {
    let pool = game.pool();
    let hero = one(choices, "warrior", pool.heroes());
    let bag: Vec<_> = pool
        .usable(hero)
        .flat_map(|card| std::iter::repeat_n(card, pool.face(card).reservoir.limit().into()))
        .collect();
    let sizes = ARSENAL..=bag.len();
    let cards = some(choices, bag, sizes).into_iter().map(|(card, count)| (card, count.into()));
    Arsenal { name: None, hero, cards: cards.collect() }
}

/// A legal deck of a random Warlord, without a Side Deck: any cards of its legion and Bounty, each copy as likely as any other,
/// within what rarities, the list and allegiances allow (LRAW-2.1).
#[must_use]
pub fn random_deck(game: &Lraw, choices: &mut Fast) -> Deck {
    let pool = game.pool();
    let of_kind = |kind: Kind| pool.of_kind(kind).map(|(id, face)| (id, face.legion));
    let warlord = one(choices, "warlord", of_kind(Kind::Warlord)).0;
    let legion = pool.face(warlord).legion;
    let led = |choices: &mut Fast, kind: Kind, bounty: bool| {
        let fits = |of: &(FaceId, Legion)| of.1 == legion || bounty && of.1 == Legion::Bounty;
        one(choices, "led", of_kind(kind).filter(fits)).0
    };
    let veil = led(choices, Kind::Veil, false);
    let synergy = led(choices, Kind::Synergy, false);
    let guardian = choices.coin("guardian").then(|| led(choices, Kind::Guardian, true));
    let (mut bag, mut rarest) = (Vec::new(), Vec::new());
    for (id, face) in pool.faces().filter(|(_, face)| face.kind.main()) {
        let crest = face.legion == legion || face.legion == Legion::Bounty;
        let sworn = face.allegiance.is_none_or(|to| *to.0 == *pool.face(warlord).personal());
        if crest && sworn {
            let own = face.rarity.copies();
            let most = game.limits().of(id).map_or(own, |list| list.min(own));
            let bag = if face.rarity == Rarity::Elysian { &mut rarest } else { &mut bag };
            bag.extend(std::iter::repeat_n(id, most.into()));
        }
    }
    // One card of the rarest kind in all.
    if !rarest.is_empty() {
        bag.push(one(choices, "rarest", rarest.into_iter()));
    }
    let main = some(choices, bag, DECK);
    let (side, blank_aside) = (BTreeMap::new(), false);
    Deck { name: "Any".to_owned(), legion, warlord, veil, synergy, guardian, main, side, blank_aside }
}

/// Lists of random legal Arsenals, one for each seat.
#[must_use]
pub fn random_arsenals(game: &Chaos, seats: u8, seed: u64) -> Vec<Kit> {
    kits(seats, seed, |choices| arsenals::print(game.pool(), &random_arsenal(game, choices)))
}

/// Lists of random legal decks, one for each seat.
#[must_use]
pub fn random_decks(game: &Lraw, seats: u8, seed: u64) -> Vec<Kit> {
    kits(seats, seed, |choices| decks::print(game.pool(), &random_deck(game, choices)))
}

fn kits(seats: u8, seed: u64, mut list: impl FnMut(&mut Fast) -> String) -> Vec<Kit> {
    let mut choices = Fast::new(seed);
    Seat::all(seats).map(|seat| Kit { seat, list: list(&mut choices) }).collect()
}

/// Some of the copies in a bag, as many as `sizes` says: each card with how often it was drawn, in the order of the cards.
fn some<C: Copy + Ord>(choices: &mut Fast, mut bag: Vec<C>, sizes: RangeInclusive<usize>) -> BTreeMap<C, u8> {
    assert!(bag.len() >= *sizes.end(), "{} cards are too few", bag.len());
    shuffle(choices, "bag", &mut bag);
    bag.truncate(sizes.start() + below(choices, "size", sizes.end() - sizes.start() + 1));
    let mut cards = BTreeMap::new();
    bag.into_iter().for_each(|card| *cards.entry(card).or_insert(0) += 1);
    cards
}

fn one<C>(choices: &mut Fast, label: &str, of: impl Iterator<Item = C>) -> C {
    let mut all: Vec<C> = of.collect();
    let at = below(choices, label, all.len());
    all.swap_remove(at)
}

fn below(choices: &mut Fast, label: &str, n: usize) -> usize {
    let n = u32::try_from(n).unwrap();
    usize::try_from(choices.pick(label, n)).unwrap()
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
            arsenals::check(game.pool(), &arsenals::print(game.pool(), &arsenal)).unwrap();
            warriors.insert(arsenal.hero);
            sizes.insert(arsenal.count());
        }
        assert_eq!(warriors.len(), 7);
        assert!(sizes.first().is_some_and(|n| (50..60).contains(n)), "{sizes:?}");
        assert!(sizes.last().is_some_and(|n| *n > 170), "{sizes:?}");
    }

    #[test]
    fn random_decks_are_legal_small_and_large_and_of_every_warlord() {
        let game = Lraw::standard(2).unwrap();
        let mut choices = Fast::new(1);
        let (mut warlords, mut sizes, mut blank) = (BTreeSet::new(), BTreeSet::new(), 0);
        for _ in 0..300 {
            let deck = random_deck(&game, &mut choices);
            let list = decks::print(game.pool(), &deck);
            let (read, _) = decks::check(game.pool(), game.limits(), &list).unwrap_or_else(|faults| {
                panic!("{list}: {faults:?}");
            });
            warlords.insert(read.warlord);
            sizes.insert(read.size());
            blank += usize::from(read.guardian.is_none());
        }
        assert_eq!((warlords.len(), sizes.first(), sizes.last()), (17, Some(&50), Some(&60)));
        assert!((1..300).contains(&blank));
    }
}
