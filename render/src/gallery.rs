//! The cards of each game, for people who want to look one up: one arm per game.

use skald_rules::law::cards as law_cards;
use skald_rules::war::cards::{Face, base};

use crate::painter::Painter;
use crate::{DrawError, Drawing, law, war};

/// A card that can be looked up.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CardName {
    /// Its id.
    pub key: String,
    /// What it is called.
    pub name: String,
}

/// The cards of the game called `game`; none for a game without cards to look at. Copies count once.
#[must_use]
pub fn cards(game: &str) -> Vec<CardName> {
    match game {
        "war" => {
            let mut names: Vec<CardName> = Vec::new();
            for face in faces() {
                if !names.iter().any(|card| card.name == *face.name) {
                    names.push(CardName { key: face.key.to_string(), name: face.name.to_string() });
                }
            }
            names
        }
        "law" => {
            let pack = law_cards::base();
            let faces =
                pack.faces.iter().map(|f| CardName { key: f.key.to_string(), name: f.name.to_string() });
            let pieces = pack.pieces.iter().map(|piece| CardName {
                key: piece_key(piece),
                name: format!("Board piece {}", piece.key.as_str().to_uppercase()),
            });
            faces.chain(pieces).collect()
        }
        _ => Vec::new(),
    }
}

/// Draws a card by its id; `None` when the game has no such card.
///
/// # Errors
/// [`DrawError`] when the PNG cannot be encoded.
pub fn card(painter: &mut Painter, game: &str, key: &str) -> Result<Option<Drawing>, DrawError> {
    match game {
        "war" => faces()
            .find(|face| face.key.as_str() == key)
            .map(|face| war::card_face(painter, face))
            .transpose(),
        "law" => {
            let pack = law_cards::base();
            if let Some(face) = pack.faces.iter().find(|face| face.key.as_str() == key) {
                return law::card_face(painter, face).map(Some);
            }
            let piece = pack.pieces.iter().find(|piece| piece_key(piece) == key);
            piece.map(|piece| law::piece_face(painter, piece)).transpose()
        }
        _ => Ok(None),
    }
}

/// The id of a board piece: its letter alone could be a card's.
fn piece_key(piece: &law_cards::Piece) -> String {
    format!("piece-{}", piece.key)
}

/// The cards of War, Legends first: those are what people look up.
fn faces() -> impl Iterator<Item = &'static Face> {
    base().legends.iter().chain(&base().warriors)
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]

    use super::*;
    use crate::painter::PainterOptions;

    #[test]
    fn every_card_of_war_can_be_looked_up_once() {
        let cards = cards("war");
        assert_eq!(cards.len(), 16 + 13);
        let mut painter = Painter::new(PainterOptions::default()).unwrap();
        let first = cards.first().unwrap();
        assert!(card(&mut painter, "war", &first.key).unwrap().is_some());
        assert!(card(&mut painter, "war", "no-such-card").unwrap().is_none());
    }

    #[test]
    fn every_card_and_piece_of_legends_at_war_can_be_looked_up() {
        let cards = cards("law");
        assert_eq!(cards.len(), 72 + 12);
        let mut painter = Painter::new(PainterOptions::default()).unwrap();
        for key in ["zeus", "piece-a"] {
            assert!(cards.iter().any(|card| card.key == key), "{key}");
            assert!(card(&mut painter, "law", key).unwrap().is_some(), "{key}");
        }
    }
}
