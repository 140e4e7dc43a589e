//! Words for cards and places: a place of the field where a card lies there, else the card's id.

use crate::{
    cards::Pool,
    state::{At, Card, State, Zone},
    tell::face_down,
};
use skald_vocabulary::interface::{Key, Say};

/// The word of a zone, with which those of its places begin: `w`, as in `w3`.
const fn zone_word(zone: Zone) -> &'static str {
    match zone {
        Zone::Warrior => "w",
        Zone::Unified => "u",
        Zone::Fortified => "f",
    }
}

/// The word of a card: `aw3` for what lies on the field, `a` for a Warlord, else its id.
#[must_use]
pub fn key(pool: &Pool, state: &State, card: Card) -> Key {
    let lying = state.card(card);
    match lying.at {
        At::Field(zone, place) => {
            let side = lying.side.key();
            Key::build().text(side.as_str()).text(zone_word(zone)).number(place + 1).made()
        }
        At::Command if state.warlord_of(card).is_some() => lying.owner.key(),
        _ => pool.face(lying.face).key,
    }
}

/// A place of a zone, such as `w3` among the Warriors.
pub fn place(zone: Zone, place: u8) -> Key {
    Key::build().text(zone_word(zone)).number(place + 1).made()
}

/// The place of a zone that has this word.
pub fn placed(zone: Zone, word: Key) -> Option<u8> {
    (0..5).find(|at| place(zone, *at) == word)
}

/// The place, from 1, of a zone that is not the Warriors' that has this word.
pub fn back_place(word: Key) -> Option<u8> {
    let place = [Zone::Unified, Zone::Fortified].into_iter().find_map(|zone| placed(zone, word))?;
    Some(place + 1)
}

/// Words for several cards; of equal ones the second is `he-01.2`.
pub fn keys(pool: &Pool, state: &State, cards: &[Card]) -> Vec<(Key, Card)> {
    let plain: Vec<Key> = cards.iter().map(|card| key(pool, state, *card)).collect();
    let word = |(at, card): (usize, &Card)| (numbered(&plain, at), *card);
    cards.iter().enumerate().map(word).collect()
}

/// The word of one of several cards whose plain words these are: of equal ones the second is `he-01.2`.
pub fn numbered(plain: &[Key], at: usize) -> Key {
    let Some(own) = plain.get(at) else { return Key::of("?") };
    after(*own, plain.iter().take(at).filter(|other| *other == own).count())
}

/// The word of a card before which so many of the same plain word stand.
pub fn after(plain: Key, before: usize) -> Key {
    if before == 0 { plain } else { Key::made(&format!("{plain}.{}", before + 1)) }
}

/// The same with equal cards once.
pub fn once(pool: &Pool, state: &State, cards: &[Card]) -> Vec<(Key, Card)> {
    let mut all: Vec<(Key, Card)> = Vec::with_capacity(cards.len());
    for card in cards {
        let word = key(pool, state, *card);
        if all.iter().all(|(known, _)| *known != word) {
            all.push((word, *card));
        }
    }
    all
}

/// A card's name, or that it lies face-down where whoever is asked does not know it.
pub fn label(pool: &Pool, state: &State, card: Card) -> Say {
    let lying = state.card(card);
    let own = state.asked.as_ref().is_some_and(|asked| asked.seat == lying.side);
    if let At::Field(zone, place) = lying.at
        && !lying.up
        && !own
    {
        return face_down(lying.side, zone, place);
    }
    Say::new("lraw-name").with("name", pool.face(lying.face).name)
}
