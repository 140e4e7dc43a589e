//! Share codes (10.2): `LOC1.` and base64url without padding.

use std::collections::BTreeMap;

use super::{Arsenal, Fault, pack_names};
use crate::{
    chaos::cards::{Card, Pool},
    interface::Say,
};

const LETTERS: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

/// The share code of an Arsenal: its Warrior, the packs, and its cards by id.
#[must_use]
pub fn to_code(pool: &Pool, arsenal: &Arsenal) -> String {
    let mut cards: Vec<String> =
        arsenal.cards.iter().map(|(card, count)| format!("{}*{count}", pool.face(*card).id)).collect();
    cards.sort_unstable();
    let text =
        format!("{};{};{}", pool.warrior(arsenal.hero).id, pack_names(pool).join(","), cards.join(","));
    format!("LOC1.{}", encode(text.as_bytes()))
}

/// The Arsenal of a share code, without a name.
///
/// # Errors
/// One fault: a code is whole or worth nothing, or a pack or card is not of this table.
pub fn from_code(pool: &Pool, code: &str) -> Result<Arsenal, Fault> {
    let bad = || Fault { line: 1, say: Say::new("chaos-list-code"), clause: "" };
    let bytes = code.strip_prefix("LOC1.").and_then(decode).ok_or_else(bad)?;
    let text = String::from_utf8(bytes).map_err(|_| bad())?;
    let mut parts = text.split(';');
    let (Some(hero), Some(packs), Some(cards), None) =
        (parts.next(), parts.next(), parts.next(), parts.next())
    else {
        return Err(bad());
    };
    let known = pack_names(pool);
    if let Some(pack) = packs.split(',').find(|pack| !known.iter().any(|name| name == pack)) {
        let say = Say::new("chaos-list-pack").with("pack", pack);
        return Err(Fault { line: 1, say, clause: "CHAOS-2.12" });
    }
    let hero = pool.hero(hero).ok_or_else(bad)?;
    let mut all: BTreeMap<Card, u32> = BTreeMap::new();
    for entry in cards.split(',').filter(|entry| !entry.is_empty()) {
        let (id, count) = entry.split_once('*').ok_or_else(bad)?;
        let count = count.parse::<u32>().ok().filter(|count| (1..=999).contains(count)).ok_or_else(bad)?;
        let card = pool.named(id).ok_or_else(bad)?;
        if all.insert(card, count).is_some() {
            return Err(bad());
        }
    }
    Ok(Arsenal { name: None, hero, cards: all.into_iter().collect() })
}

fn encode(bytes: &[u8]) -> String {
    let mut text = String::new();
    for three in bytes.chunks(3) {
        let number =
            three.iter().fold(0_u32, |sum, byte| sum << 8 | u32::from(*byte)) << (8 * (3 - three.len()));
        for place in 0..=three.len() {
            let six = number >> (18 - 6 * place) & 63;
            let letter = usize::try_from(six).ok().and_then(|six| LETTERS.get(six)).copied().unwrap_or(b'A');
            text.push(char::from(letter));
        }
    }
    text
}

fn decode(text: &str) -> Option<Vec<u8>> {
    let mut bytes = Vec::new();
    for four in text.as_bytes().chunks(4) {
        if four.len() < 2 {
            return None;
        }
        let mut number = 0_u32;
        for letter in four {
            let six = LETTERS.iter().position(|other| other == letter)?;
            number = number << 6 | u32::try_from(six).ok()?;
        }
        number <<= 6 * (4 - four.len());
        for place in 0..four.len() - 1 {
            bytes.push(u8::try_from(number >> (16 - 8 * place) & 255).ok()?);
        }
    }
    Some(bytes)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn letters_come_back_as_bytes() {
        for text in ["", "a", "ab", "abc", "jeni;base@1;torpedo*3"] {
            assert_eq!(decode(&encode(text.as_bytes())).unwrap(), text.as_bytes());
        }
        assert_eq!(encode(b"any carnal pleas"), "YW55IGNhcm5hbCBwbGVhcw");
        assert_eq!(decode("A"), None);
        assert_eq!(decode("Zm9v!"), None);
    }
}
