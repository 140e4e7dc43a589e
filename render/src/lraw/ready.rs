//! The ready decks to choose from: each with its Warlord, what it is, whom it suits, how hard it is.

use skald_rules::lraw::Lraw;
use skald_rules::lraw::cards::{Pool, STARTERS};

use super::scene::{motif, text};
use crate::page;
use crate::page::heads::Head;
use crate::painter::Painter;
use crate::{DrawError, Drawing};

/// Draws the ready decks; nothing where the game's own cards cannot be read.
pub(super) fn draw(p: &mut Painter) -> Option<Result<Drawing, DrawError>> {
    let game = Lraw::standard(2).ok()?;
    let heads: Vec<Head<'_>> = STARTERS.iter().filter_map(|(_, list)| head(game.pool(), list)).collect();
    let title = text("picture-lraw-decks");
    page::heads::draw(p, &title, &heads);
    Some(page::heads::told(&title, &heads).beside(p))
}

fn head<'p>(pool: &'p Pool, list: &'static str) -> Option<Head<'p>> {
    let after = |word: &str| list.lines().find_map(|line| line.strip_prefix(word)).map(str::trim);
    let warlord = after("warlord:")?.to_lowercase();
    let (_, face) = pool.faces().find(|(_, face)| face.key.as_str() == warlord)?;
    Some(Head {
        motif: motif(face),
        name: after("LRAW1 ")?.to_owned(),
        value: String::new(),
        ability: face.name.to_string(),
        line: text(face.legion.line()),
        rule: String::new(),
        more: String::new(),
    })
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]

    use super::*;

    #[test]
    fn every_ready_deck_has_its_place_in_the_gallery() {
        let game = Lraw::standard(2).unwrap();
        for (key, list) in STARTERS {
            let head = head(game.pool(), list).unwrap();
            assert!(!head.line.starts_with("starter-"), "{key}: {}", head.line);
        }
    }
}
