//! The cards of each game, for people who want to look one up: one arm per game.

use skald_rules::chaos::{Chaos, cards::Pool as Arsenal};
use skald_rules::interface::{Game, Options, PackFile, Setup, SetupError};
use skald_rules::law::Law;
use skald_rules::lost::Lost;
use skald_rules::lraw::Lraw;
use skald_rules::war::{cards::Face, printed};

use crate::painter::Painter;
use crate::{DrawError, Drawing, catalogue, chaos, fine, law, lost, lraw, war};

/// A card that can be looked up.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CardName {
    /// Its id.
    pub key: String,
    /// What it is called.
    pub name: String,
}

impl CardName {
    fn new(key: &impl ToString, name: &impl ToString) -> Self {
        Self { key: key.to_string(), name: name.to_string() }
    }
}

/// The cards of one game, with the packs that are played beside its own or in their place.
#[derive(Clone, Debug)]
pub struct Gallery(Cards);

/// The cards as each game keeps them.
#[derive(Clone, Debug)]
enum Cards {
    War(Vec<Face>),
    Chaos(Chaos),
    Law(Law),
    Lost(Lost),
    Lraw(Lraw),
    /// A game without cards to look at.
    None,
}

impl Gallery {
    /// The cards of the game called `game`; none for a game without cards to look at.
    ///
    /// # Errors
    /// [`SetupError`] when a pack does not fit.
    pub fn of(game: &str, packs: &[PackFile]) -> Result<Self, SetupError> {
        Ok(Self(match game {
            "war" => Cards::War(printed(packs)?),
            "chaos" => Cards::Chaos(opened(packs)?),
            "law" => Cards::Law(opened(packs)?),
            "lost" => Cards::Lost(opened(packs)?),
            "lraw" => Cards::Lraw(opened(packs)?),
            _ => Cards::None,
        }))
    }

    /// All cards. Copies count once.
    #[must_use]
    pub fn cards(&self) -> Vec<CardName> {
        match &self.0 {
            Cards::War(faces) => {
                let mut names: Vec<CardName> = Vec::new();
                for face in faces {
                    if !names.iter().any(|card| card.name == *face.name) {
                        names.push(CardName::new(&face.key, &face.name));
                    }
                }
                names
            }
            Cards::Chaos(game) => {
                let pool = game.pool();
                let warriors = pool.heroes().map(|hero| pool.warrior(hero)).map(|of| (&of.id, &of.name));
                let cards = pool.faces.iter().map(|face| (&face.id, &face.name));
                warriors.chain(cards).map(|(key, name)| CardName::new(key, name)).collect()
            }
            Cards::Law(game) => {
                let faces = game.pool().faces().iter().map(|face| CardName::new(&face.key, &face.name));
                let pieces = game.pool().pieces.iter().map(|piece| {
                    let letter = piece.key.as_str().to_uppercase();
                    CardName::new(&law::piece_key(piece), &format!("Board piece {letter}"))
                });
                faces.chain(pieces).collect()
            }
            Cards::Lost(game) => {
                let pool = game.pool();
                let heroes = pool.heroes.iter().map(|of| CardName::new(&of.id, &of.name));
                let equipment = pool.equipment.iter().map(|of| CardName::new(&of.id, &of.name));
                let monsters = pool.monsters.iter().map(|of| CardName::new(&of.id, &of.name));
                heroes.chain(equipment).chain(monsters).collect()
            }
            Cards::Lraw(game) => {
                game.pool().faces().map(|(_, face)| CardName::new(&face.key, &face.name)).collect()
            }
            Cards::None => Vec::new(),
        }
    }

    /// Draws a card by its id; `None` when there is no such card.
    ///
    /// # Errors
    /// [`DrawError`] when the PNG cannot be encoded.
    pub fn card(&self, p: &mut Painter, key: &str) -> Result<Option<Drawing>, DrawError> {
        fine::alone(p, |p| self.drawn(p, key)).transpose()
    }

    fn drawn(&self, p: &mut Painter, key: &str) -> Drawn {
        match &self.0 {
            Cards::War(faces) => {
                faces.iter().find(|face| face.key.as_str() == key).map(|face| war::card_face(p, face))
            }
            Cards::Chaos(game) => chaos_card(p, game.pool(), key),
            Cards::Law(game) => law_card(p, game, key),
            Cards::Lost(game) => lost_card(p, game, key),
            Cards::Lraw(game) => {
                let mut faces = game.pool().faces().map(|(_, face)| face);
                let face = faces.find(|face| face.key.as_str() == key);
                face.map(|face| lraw::card_face(p, game.pool(), face))
            }
            Cards::None => None,
        }
    }
}

/// A game as it is opened now with these packs, by as few players as can be.
fn opened<G: Game>(packs: &[PackFile]) -> Result<G, SetupError> {
    let options = G::EDITIONS.begun(Options::default());
    G::new(&Setup { seats: *G::seats().start(), options, packs: packs.to_vec() })
}

/// Draws what a player of the game called `game` may begin with, such as Warriors, each with its picture and a line; `None`
/// where that is no choice.
///
/// # Errors
/// [`DrawError`] when the PNG cannot be encoded.
pub fn heads(painter: &mut Painter, game: &str) -> Result<Option<Drawing>, DrawError> {
    fine::alone(painter, |p| catalogue::draw_heads(p, game)).transpose()
}

/// Draws what stands ready to be brought to the game called `game`, such as starter decks; `None` where there is nothing.
///
/// # Errors
/// [`DrawError`] when the PNG cannot be encoded.
pub fn ready(painter: &mut Painter, game: &str) -> Result<Option<Drawing>, DrawError> {
    fine::alone(painter, |p| catalogue::draw_ready(p, game)).transpose()
}

type Drawn = Option<Result<Drawing, DrawError>>;

fn chaos_card(p: &mut Painter, pool: &Arsenal, key: &str) -> Drawn {
    if let Some(hero) = pool.heroes().find(|hero| *pool.warrior(*hero).id == *key) {
        return Some(chaos::warrior_face(p, pool, hero));
    }
    let card = pool.cards().find(|card| *pool.face(*card).id == *key)?;
    Some(chaos::card_face(p, pool, card))
}

fn law_card(p: &mut Painter, game: &Law, key: &str) -> Drawn {
    if let Some(face) = game.pool().faces().iter().find(|face| face.key.as_str() == key) {
        return Some(law::card_face(p, face));
    }
    let piece = game.pool().pieces.iter().find(|piece| law::piece_key(piece) == key)?;
    Some(law::piece_face(p, piece))
}

fn lost_card(p: &mut Painter, game: &Lost, key: &str) -> Drawn {
    let pool = game.pool();
    if let Some(of) = pool.heroes.iter().find(|of| of.id.0.as_str() == key) {
        return Some(lost::hero_face(p, of));
    }
    if let Some(of) = pool.equipment.iter().find(|of| of.id.0.as_str() == key) {
        return Some(lost::card_face(p, of));
    }
    pool.monsters.iter().find(|of| of.id.0.as_str() == key).map(|of| lost::monster_face(p, of))
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]

    use super::*;
    use crate::painter::PainterOptions;

    fn cards(game: &str) -> (Gallery, Vec<CardName>) {
        let gallery = Gallery::of(game, &[]).unwrap();
        let cards = gallery.cards();
        (gallery, cards)
    }

    #[test]
    fn every_card_of_war_can_be_looked_up_once() {
        let (gallery, cards) = cards("war");
        assert_eq!(cards.len(), 16 + 13);
        let mut painter = Painter::new(PainterOptions::default()).unwrap();
        let first = cards.first().unwrap();
        assert!(gallery.card(&mut painter, &first.key).unwrap().is_some());
        assert!(gallery.card(&mut painter, "no-such-card").unwrap().is_none());
    }

    #[test]
    fn every_card_and_warrior_of_chaos_can_be_looked_up_once() {
        let (gallery, cards) = cards("chaos");
        assert_eq!(cards.len(), 7 + 208);
        let mut painter = Painter::new(PainterOptions::default()).unwrap();
        for key in [&cards.first().unwrap().key, &cards.last().unwrap().key] {
            assert!(gallery.card(&mut painter, key).unwrap().is_some());
        }
        assert!(gallery.card(&mut painter, "no-such-card").unwrap().is_none());
    }

    #[test]
    fn every_card_and_piece_of_legends_at_war_can_be_looked_up() {
        let (gallery, cards) = cards("law");
        assert_eq!(cards.len(), 72 + 12);
        let mut painter = Painter::new(PainterOptions::default()).unwrap();
        for key in ["zeus", "piece-a"] {
            assert!(cards.iter().any(|card| card.key == key), "{key}");
            assert!(gallery.card(&mut painter, key).unwrap().is_some(), "{key}");
        }
    }
}
