//! Random legal decks of Legions: Realms at War, for tests that shall not depend on what ready-made decks hold.

use std::collections::BTreeMap;

use skald_rules::{
    chance::{Chance, Fast, shuffle},
    interface::{Kit, Seat},
    lraw::{
        Lraw,
        cards::{FaceId, Kind, Legion, Rarity},
        kits::{self, Deck},
    },
};

/// The fewest and the most cards of a Main Deck (LRAW-2.1.7).
const SIZES: std::ops::RangeInclusive<usize> = 50..=60;

/// A legal deck of a random Warlord, without a Side Deck: any cards of its legion and Bounty, each copy as likely as any other,
/// within what rarities, the list and allegiances allow (LRAW-2.1).
///
/// # Panics
/// If the cards of a legion do not suffice.
#[must_use]
pub fn random_deck(game: &Lraw, choices: &mut Fast) -> Deck {
    let pool = game.pool();
    let warlords: Vec<FaceId> = pool.of_kind(Kind::Warlord).map(|(id, _)| id).collect();
    let warlord = warlords[below(choices, "warlord", warlords.len())];
    let legion = pool.face(warlord).legion;
    let led = |choices: &mut Fast, kind: Kind, bounty: bool| {
        let fits = |of: Legion| of == legion || bounty && of == Legion::Bounty;
        let all: Vec<FaceId> =
            pool.of_kind(kind).filter(|(_, face)| fits(face.legion)).map(|(id, _)| id).collect();
        all[below(choices, "led", all.len())]
    };
    let veil = led(choices, Kind::Veil, false);
    let synergy = led(choices, Kind::Synergy, false);
    let guardian = choices.coin("guardian").then(|| led(choices, Kind::Guardian, true));
    let mut bag = Vec::new();
    for (id, face) in pool.faces().filter(|(_, face)| face.kind.main()) {
        let crest = face.legion == legion || face.legion == Legion::Bounty;
        let sworn = face.allegiance.is_none_or(|to| *to.0 == *pool.face(warlord).personal());
        if crest && sworn {
            let most =
                game.limits().of(id).map_or(face.rarity.copies(), |list| list.min(face.rarity.copies()));
            bag.extend(std::iter::repeat_n(id, most.into()));
        }
    }
    shuffle(choices, "bag", &mut bag);
    // One card of the rarest kind in all.
    let mut rarest = 0;
    bag.retain(|id| {
        rarest += u8::from(pool.face(*id).rarity == Rarity::Elysian);
        pool.face(*id).rarity != Rarity::Elysian || rarest < 2
    });
    let size = SIZES.start() + below(choices, "size", SIZES.end() - SIZES.start() + 1);
    assert!(bag.len() >= size, "{} cards of {legion:?}", bag.len());
    let mut main = BTreeMap::new();
    bag.into_iter().take(size).for_each(|id| *main.entry(id).or_insert(0) += 1);
    let (side, blank_aside) = (BTreeMap::new(), false);
    Deck { name: "Any".to_owned(), legion, warlord, veil, synergy, guardian, main, side, blank_aside }
}

/// Lists of random legal decks, one for each seat.
#[must_use]
pub fn random_decks(game: &Lraw, seats: u8, seed: u64) -> Vec<Kit> {
    let mut choices = Fast::new(seed);
    Seat::all(seats)
        .map(|seat| Kit { seat, list: kits::print(game.pool(), &random_deck(game, &mut choices)) })
        .collect()
}

fn below(choices: &mut Fast, label: &str, n: usize) -> usize {
    let n = u32::try_from(n).unwrap_or(1);
    usize::try_from(choices.pick(label, n)).unwrap_or(0)
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    #[test]
    fn random_decks_are_legal_small_and_large_and_of_every_warlord() {
        let game = Lraw::standard(2).unwrap();
        let mut choices = Fast::new(1);
        let (mut warlords, mut sizes, mut blank) = (BTreeSet::new(), BTreeSet::new(), 0);
        for _ in 0..300 {
            let deck = random_deck(&game, &mut choices);
            let list = kits::print(game.pool(), &deck);
            let (read, _) = kits::check(game.pool(), game.limits(), &list).unwrap_or_else(|faults| {
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
