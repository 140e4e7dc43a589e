//! The characters of one table. A card is its place in the pool; in a Skirmish every seat has a copy of the whole pool
//! (LAW-1.13).

use std::{borrow::Cow, collections::BTreeMap, sync::Arc};

use serde::{Deserialize, Serialize};

use super::{Ability, Dominion, Piece, Role};
use skald_toolkit::lists::squeeze;
use skald_vocabulary::interface::{Key, Seat};

/// A card: its face's place in the pool, plus the number of faces for each copy.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Card(pub u16);

/// A table has at most so many copies of a card: one for each seat (LAW-1.1).
const COPIES: u8 = 4;

/// A pantheon.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Pantheon {
    /// Its word in files and notation.
    pub key: Key,
    /// Its name.
    pub name: Arc<str>,
}

/// What is printed on a character card.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Face {
    /// The card's word in notation.
    pub key: Key,
    /// The card's number in its table, such as `G01`; lower codes are lower ids.
    pub code: Arc<str>,
    /// Its name. It never matters for the rules (LAW-1.9).
    pub name: Arc<str>,
    /// Its pantheon, by place in the pool.
    pub pantheon: u8,
    /// Its dominion.
    pub dominion: Dominion,
    /// Its level, 1 to 3.
    pub level: u8,
    /// Its stats: north, east, south, west.
    pub stats: [i16; 4],
    /// Its ability, if any.
    pub ability: Option<Ability>,
    /// Who it is.
    pub about: Arc<str>,
}

impl Face {
    /// The sum of the four stats.
    #[must_use]
    pub fn sum(&self) -> i16 {
        self.stats.iter().sum()
    }
}

/// The characters, pantheons and pieces of one table.
#[derive(Clone, Debug)]
pub struct Pool {
    faces: Vec<Face>,
    /// By card, for every copy that a table can have; for evaluations, which ask for all cards of a board.
    roles: Vec<Role>,
    by_key: Vec<(Key, u16)>,
    by_name: BTreeMap<String, u16>,
    /// The pantheons.
    pub pantheons: Vec<Pantheon>,
    /// The pieces.
    pub pieces: Vec<Piece>,
}

impl Pool {
    /// A pool of these cards and pieces.
    #[must_use]
    pub fn new(faces: Vec<Face>, pantheons: Vec<Pantheon>, pieces: Vec<Piece>) -> Self {
        let mut by_key: Vec<(Key, u16)> = (0_u16..).zip(&faces).map(|(at, face)| (face.key, at)).collect();
        by_key.sort_unstable();
        let mut by_name = BTreeMap::new();
        let names = (0_u16..).zip(&faces).map(|(at, face)| (squeeze(&face.name), at));
        let keys = (0_u16..).zip(&faces).map(|(at, face)| (squeeze(face.key.as_str()), at));
        let codes = (0_u16..).zip(&faces).map(|(at, face)| (squeeze(&face.code), at));
        for (name, at) in keys.chain(names).chain(codes) {
            by_name.entry(name).or_insert(at);
        }
        let copies = usize::from(COPIES) * faces.len();
        let roles = faces.iter().map(|face| Role::of(face.ability)).cycle().take(copies).collect();
        Self { faces, roles, by_key, by_name, pantheons, pieces }
    }

    /// How many faces there are.
    #[must_use]
    pub fn len(&self) -> u16 {
        u16::try_from(self.faces.len()).unwrap_or(u16::MAX)
    }

    /// Whether there is none.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.faces.is_empty()
    }

    /// The faces in order.
    #[must_use]
    pub fn faces(&self) -> &[Face] {
        &self.faces
    }

    /// What is printed on a card. A card of another pool shows a blank face, which no game deals.
    #[must_use]
    pub fn face(&self, card: Card) -> &Face {
        let len = self.faces.len();
        let mut at = usize::from(card.0);
        // Copies of seats are near: subtracting is faster than dividing.
        for _ in 1..COPIES {
            if at < len {
                break;
            }
            at -= len;
        }
        let at = if at < len { at } else { at % len.max(1) };
        self.faces.get(at).unwrap_or(&BLANK)
    }

    /// What the printed ability makes of a card.
    #[must_use]
    pub fn role(&self, card: Card) -> Role {
        let known = self.roles.get(usize::from(card.0)).copied();
        known.unwrap_or_else(|| Role::of(self.face(card).ability))
    }

    /// The first copy of the card with this key.
    #[must_use]
    pub fn find(&self, key: Key) -> Option<Card> {
        let at = self.by_key.binary_search_by(|(other, _)| other.cmp(&key)).ok()?;
        self.by_key.get(at).map(|(_, face)| Card(*face))
    }

    /// The first copy of the card with this name, key or code, without case, spaces and punctuation.
    #[must_use]
    pub fn named(&self, text: &str) -> Option<Card> {
        self.by_name.get(&squeeze(text)).map(|face| Card(*face))
    }

    /// A seat's own copy of a card: the card itself where there is but one copy.
    #[must_use]
    pub fn copy_of(&self, card: Card, seat: Seat) -> Card {
        Card(card.0 % self.len().max(1) + self.len() * u16::from(seat.0))
    }

    /// Whose copy a card is, where each seat has one.
    #[must_use]
    pub fn copy(&self, card: Card) -> Seat {
        Seat(u8::try_from(card.0 / self.len().max(1)).unwrap_or(0))
    }

    /// The card's key.
    #[must_use]
    pub fn key(&self, card: Card) -> Key {
        self.face(card).key
    }

    /// All cards of the first copy.
    pub fn cards(&self) -> impl Iterator<Item = Card> + use<> {
        (0..self.len()).map(Card)
    }

    /// The cards of a pantheon, in order.
    pub fn of_pantheon(&self, pantheon: u8) -> impl Iterator<Item = Card> + '_ {
        self.cards().filter(move |card| self.face(*card).pantheon == pantheon)
    }

    /// The pantheon with this key.
    #[must_use]
    pub fn pantheon(&self, key: Key) -> Option<u8> {
        let place = self.pantheons.iter().position(|pantheon| pantheon.key == key)?;
        u8::try_from(place).ok()
    }

    /// The draft pile to which a card belongs: by level, then by dominion, 0 to 8 (LAW-13.2).
    #[must_use]
    pub fn class(&self, card: Card) -> usize {
        let face = self.face(card);
        usize::from(face.level.saturating_sub(1)) * 3 + face.dominion.index()
    }

    /// The piece with this letter.
    #[must_use]
    pub fn piece(&self, key: Key) -> Option<u8> {
        let place = self.pieces.iter().position(|piece| piece.key == key)?;
        u8::try_from(place).ok()
    }

    /// An ability in the words of files.
    #[must_use]
    pub fn notation(&self, ability: Ability) -> Cow<'static, str> {
        if ability.arrows().is_none() && !matches!(ability, Ability::Champion(_) | Ability::Bonus(..)) {
            return Cow::Borrowed(ability.word());
        }
        Cow::Owned(ability.notation(&self.pantheons))
    }
}

/// What a card shows that no pool holds.
static BLANK: std::sync::LazyLock<Face> = std::sync::LazyLock::new(|| Face {
    key: Key::of("hidden"),
    code: "".into(),
    name: "".into(),
    pantheon: 0,
    dominion: Dominion::Earth,
    level: 1,
    stats: [0; 4],
    ability: None,
    about: "".into(),
});
