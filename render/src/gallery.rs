//! The cards of each game, for people who want to look one up: one arm per game.

use std::sync::{Arc, LazyLock};

use skald_rules::chaos::cards::{BASE, Pool};
use skald_rules::law::cards as law_cards;
use skald_rules::lost::cards as lost_cards;
use skald_rules::lraw::{Lraw, cards::Pool as Legions};
use skald_rules::war::cards::{Face, base};

use crate::painter::Painter;
use crate::{DrawError, Drawing, catalogue, chaos, law, lost, lraw, war};

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
        "chaos" => POOL.iter().flat_map(chaos_names).collect(),
        "law" => {
            let pack = law_cards::base();
            let faces =
                pack.faces.iter().map(|f| CardName { key: f.key.to_string(), name: f.name.to_string() });
            let pieces = pack.pieces.iter().map(|piece| CardName {
                key: law::piece_key(piece),
                name: format!("Board piece {}", piece.key.as_str().to_uppercase()),
            });
            faces.chain(pieces).collect()
        }
        "lost" => {
            let pool = lost_cards::base();
            let heroes = pool.heroes.iter().map(|of| (of.id.to_string(), of.name));
            let equipment = pool.equipment.iter().map(|of| (of.id.to_string(), of.name));
            let monsters = pool.monsters.iter().map(|of| (of.id.to_string(), of.name));
            let all = heroes.chain(equipment).chain(monsters);
            all.map(|(key, name)| CardName { key, name: name.to_string() }).collect()
        }
        "lraw" => LEGIONS.iter().flat_map(|pool| lraw_names(pool)).collect(),
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
        "chaos" => POOL.as_ref().map_or(Ok(None), |pool| chaos_card(painter, pool, key)),
        "law" => {
            let pack = law_cards::base();
            if let Some(face) = pack.faces.iter().find(|face| face.key.as_str() == key) {
                return law::card_face(painter, face).map(Some);
            }
            let piece = pack.pieces.iter().find(|piece| law::piece_key(piece) == key);
            piece.map(|piece| law::piece_face(painter, piece)).transpose()
        }
        "lost" => lost_card(painter, key).transpose(),
        "lraw" => LEGIONS.as_ref().and_then(|pool| lraw_card(painter, pool, key)).transpose(),
        _ => Ok(None),
    }
}

/// Draws what a player of the game called `game` may begin with, such as Warriors, each with its picture and a line; `None`
/// where that is no choice.
///
/// # Errors
/// [`DrawError`] when the PNG cannot be encoded.
pub fn heads(painter: &mut Painter, game: &str) -> Result<Option<Drawing>, DrawError> {
    catalogue::draw_heads(painter, game).transpose()
}

fn lost_card(painter: &mut Painter, key: &str) -> Option<Result<Drawing, DrawError>> {
    let pool = lost_cards::base();
    if let Some(of) = pool.heroes.iter().find(|of| of.id.0.as_str() == key) {
        return Some(lost::hero_face(painter, of));
    }
    if let Some(of) = pool.equipment.iter().find(|of| of.id.0.as_str() == key) {
        return Some(lost::card_face(painter, of));
    }
    pool.monsters.iter().find(|of| of.id.0.as_str() == key).map(|of| lost::monster_face(painter, of))
}

/// The Warriors of a pool, then its cards.
fn chaos_names(pool: &Pool) -> impl Iterator<Item = CardName> {
    let warriors = pool.heroes().map(|hero| pool.warrior(hero)).map(|of| (&of.id, &of.name));
    let cards = pool.faces.iter().map(|face| (&face.id, &face.name));
    warriors.chain(cards).map(|(key, name)| CardName { key: key.to_string(), name: name.to_string() })
}

fn chaos_card(painter: &mut Painter, pool: &Pool, key: &str) -> Result<Option<Drawing>, DrawError> {
    if let Some(hero) = pool.heroes().find(|hero| *pool.warrior(*hero).id == *key) {
        return chaos::warrior_face(painter, pool, hero).map(Some);
    }
    let card = pool.cards().find(|card| *pool.face(*card).id == *key);
    card.map(|card| chaos::card_face(painter, pool, card)).transpose()
}

/// The cards and Warriors of Legends of Chaos; none if its file cannot be read, which a test rules out.
static POOL: LazyLock<Option<Pool>> = LazyLock::new(|| Pool::read(&[("base.toml", BASE)]).ok());

/// The cards of Legions: Realms at War; none if its files cannot be read, which a test rules out.
static LEGIONS: LazyLock<Option<Arc<Legions>>> =
    LazyLock::new(|| Lraw::standard(2).ok().map(|game| Arc::clone(game.pool())));

fn lraw_names(pool: &Legions) -> impl Iterator<Item = CardName> {
    pool.faces().map(|(_, face)| CardName { key: face.key.to_string(), name: face.name.to_string() })
}

fn lraw_card(painter: &mut Painter, pool: &Legions, key: &str) -> Option<Result<Drawing, DrawError>> {
    let (_, face) = pool.faces().find(|(_, face)| face.key.as_str() == key)?;
    Some(lraw::card_face(painter, pool, face))
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
    fn every_card_and_warrior_of_chaos_can_be_looked_up_once() {
        let cards = cards("chaos");
        assert_eq!(cards.len(), 7 + 208);
        let mut painter = Painter::new(PainterOptions::default()).unwrap();
        for key in [&cards.first().unwrap().key, &cards.last().unwrap().key] {
            assert!(card(&mut painter, "chaos", key).unwrap().is_some());
        }
        assert!(card(&mut painter, "chaos", "no-such-card").unwrap().is_none());
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
