//! One card of a laid-out side: `he-11`, `he-11@3 damage 2 holy 1`, `he-12@1 on aw3`, `he-11@2 of b`, with its place among those of
//! its zone, what it equips, and whose it is.

use crate::{
    ask::key,
    cards::{FaceId, Pool},
    sight::Lens,
    state::{At, Card, Lying},
};
use skald_vocabulary::interface::Key;

/// A card as it is written.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Written {
    /// Which card.
    pub face: FaceId,
    /// Its place, from 0; the first free one otherwise.
    pub place: Option<u8>,
    /// Damage of this turn.
    pub damage: i32,
    /// Holy, Ale and Doomsday Counters.
    pub counters: [u16; 3],
    /// The place of the Warrior that it equips.
    pub on: Option<Key>,
    /// Its owner, where that is another player.
    pub of: Option<Key>,
}

const COUNTERS: [&str; 3] = ["holy", "ale", "doomsday"];

/// Reads a card.
///
/// # Errors
/// A sentence that names what is wrong.
pub fn read(pool: &Pool, text: &str) -> Result<Written, String> {
    let bad = |what: &str| format!("\"{text}\": {what}");
    let mut words = text.split_whitespace();
    let first = words.next().ok_or_else(|| bad("a card is wanted"))?;
    let (id, place) = first.split_once('@').map_or((first, None), |(id, place)| (id, Some(place)));
    let face =
        Key::new(id).ok().and_then(|key| pool.find(key)).ok_or_else(|| bad("there is no such card"))?;
    let place = match place.map(str::parse::<u8>) {
        None => None,
        Some(Ok(place @ 1..=5)) => Some(place - 1),
        Some(_) => return Err(bad("a place from 1 to 5 is wanted")),
    };
    let mut written = Written { face, place, damage: 0, counters: [0; 3], on: None, of: None };
    while let Some(word) = words.next() {
        if let "on" | "of" = word {
            let key = words
                .next()
                .and_then(|key| Key::new(key).ok())
                .ok_or_else(|| bad("a place or seat is wanted"))?;
            *(if word == "on" { &mut written.on } else { &mut written.of }) = Some(key);
            continue;
        }
        let number: u16 =
            words.next().and_then(|n| n.parse().ok()).ok_or_else(|| bad("a number is wanted"))?;
        match COUNTERS.iter().position(|counter| *counter == word) {
            Some(at) => written.counters[at] = number,
            None if word == "damage" => written.damage = i32::from(number),
            None => return Err(bad("damage, holy, ale, doomsday, on or of is wanted")),
        }
    }
    Ok(written)
}

/// Writes a card of the field with its place, and for a Warrior its attack where it is not the printed one.
pub fn print(lens: Lens<'_>, card: Card) -> String {
    let lying: &Lying = lens.state.card(card);
    let face = lens.pool.face(lying.face);
    let mut text = face.key.to_string();
    if let At::Field(_, place) = lying.at {
        text.push_str(&format!("@{}", place + 1));
    }
    if let Some(host) = lying.host {
        text.push_str(&format!(" on {}", key(lens.pool, lens.state, host)));
    }
    if lying.on_field() && lying.owner != lying.side {
        text.push_str(&format!(" of {}", lying.owner));
    }
    if lying.damage > 0 {
        text.push_str(&format!(" damage {}", lying.damage));
    }
    for (counter, count) in COUNTERS.iter().zip(lying.counters).filter(|(_, count)| *count > 0) {
        text.push_str(&format!(" {counter} {count}"));
    }
    if lying.warrior_place().is_some() && lens.attack(card) != face.attack {
        text.push_str(&format!(" atk {}", lens.attack(card)));
    }
    text
}
