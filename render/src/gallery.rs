//! The cards of each game, for people who want to look one up: one arm per game.

use skald_rules::war::cards::{Face, base};

use crate::painter::Painter;
use crate::{DrawError, Drawing, war};

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
        _ => Ok(None),
    }
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
}
