//! The ready decks of a Skirmish to choose from: each with its strongest character, what it is, whom it suits, how hard it is.

use skald_rules::interface::Rules as _;
use skald_rules::law::Law;
use skald_rules::law::cards::base;
use skald_rules::law::kits::{STARTERS, starter_line};

use super::scene::{dominion, text};
use crate::art::Motif;
use crate::look::palette::GOLD;
use crate::page;
use crate::page::heads::Head;
use crate::painter::Painter;
use crate::{DrawError, Drawing};

/// By a deck's key its strongest character.
const KNOWN: [(&str, &str); 5] = [
    ("shield_wall", "odin"),
    ("long_arrows", "apollo"),
    ("wind_and_water", "poseidon"),
    ("mirrors", "thunderbird"),
    ("ever_returning", "amaterasu"),
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
    let (_, strongest) = KNOWN.iter().find(|(known, _)| *known == key)?;
    let face = base().faces.iter().find(|face| face.key.as_str() == *strongest)?;
    let name = list.lines().find_map(|line| line.strip_prefix("name: "))?;
    let sign = dominion(face.dominion);
    Some(Head {
        motif: Motif { game: Law::ID, key: face.key.as_str(), sign, color: GOLD },
        name: name.to_owned(),
        value: String::new(),
        ability: face.name.to_string(),
        line: text(starter_line(key)?),
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
