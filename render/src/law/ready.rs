//! The ready decks of a Skirmish to choose from: each with its strongest character, what it is, whom it suits, how hard it is.

use skald_rules::interface::Rules as _;
use skald_rules::law::Law;
use skald_rules::law::cards::base;
use skald_rules::law::kits::STARTERS;

use super::scene::{dominion, text};
use crate::art::Motif;
use crate::look::palette::GOLD;
use crate::page;
use crate::page::heads::Head;
use crate::painter::Painter;
use crate::{DrawError, Drawing};

/// By a deck's key its strongest character, and what it is, in the words that menus have for it, too.
const KNOWN: [(&str, &str, &str); 5] = [
    ("shield_wall", "odin", "starter-law-shield_wall"),
    ("long_arrows", "apollo", "starter-law-long_arrows"),
    ("wind_and_water", "poseidon", "starter-law-wind_and_water"),
    ("mirrors", "thunderbird", "starter-law-mirrors"),
    ("ever_returning", "amaterasu", "starter-law-ever_returning"),
];

/// Draws the ready decks.
///
/// # Errors
/// When the picture cannot be encoded.
pub(super) fn draw(p: &mut Painter) -> Result<Drawing, DrawError> {
    let heads: Vec<Head<'static>> = STARTERS.iter().filter_map(|(key, list)| head(key, list)).collect();
    let title = text("picture-law-decks");
    page::heads::draw(p, &title, &heads);
    page::heads::told(&title, &heads).beside(p)
}

fn head(key: &str, list: &'static str) -> Option<Head<'static>> {
    let (_, strongest, line) = KNOWN.iter().find(|(known, ..)| *known == key)?;
    let face = base().faces.iter().find(|face| face.key.as_str() == *strongest)?;
    let name = list.lines().find_map(|line| line.strip_prefix("name: "))?;
    let sign = dominion(face.dominion);
    Some(Head {
        motif: Motif { game: Law::ID, key: face.key.as_str(), sign, color: GOLD },
        name: name.to_owned(),
        value: String::new(),
        ability: face.name.to_string(),
        line: text(line),
        rule: String::new(),
        more: String::new(),
    })
}

#[cfg(test)]
mod tests {
    #![allow(clippy::panic)]

    use super::*;

    #[test]
    fn every_ready_deck_has_its_place_in_the_gallery() {
        for (key, list) in STARTERS {
            let head = head(key, list).unwrap_or_else(|| panic!("{key} has no place"));
            assert!(!head.line.starts_with("starter-"), "{key}: {}", head.line);
        }
    }
}
