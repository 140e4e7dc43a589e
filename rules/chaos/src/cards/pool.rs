//! All cards and Warriors of a table.

use std::collections::BTreeMap;

use super::{Card, Face, Hero, Kind, Owners, Warrior};
use skald_toolkit::lists::{self, squeeze};
use skald_toolkit::packs::{BadPack, Fields, Lookup};
use skald_vocabulary::interface::{Key, Say};

/// The head of a pack that was read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Head {
    /// The pack's id.
    pub id: String,
    /// Its version.
    pub version: u32,
    /// Its title.
    pub title: String,
}

/// All cards and Warriors of a table.
#[derive(Clone, Debug)]
pub struct Pool {
    /// The packs' heads.
    pub heads: Vec<Head>,
    /// The Warriors.
    pub warriors: Vec<Warrior>,
    /// The cards.
    pub faces: Vec<Face>,
    by_key: Lookup,
    by_name: BTreeMap<String, Card>,
    /// The place of each card among all by their names.
    places: Vec<u16>,
    /// All cards by their names.
    alphabet: Vec<Card>,
    nobody: Face,
    no_warrior: Warrior,
}

/// The fewest cards that a Warrior must be able to use (DATA-10), and the fewest of an Arsenal (CHAOS-2.1).
pub const FEWEST: u32 = 50;

/// How many cards are counted at a time: more than the base set has.
const BLOCK: usize = 256;

/// Words that notation uses for itself.
const TAKEN: [&str; 18] = [
    "with",
    "by",
    "prefer",
    "ask",
    "done",
    "none",
    "drop",
    "take",
    "pass",
    "any",
    "do",
    "then",
    "sidekick",
    "special",
    "destructive",
    "mystical",
    "spontaneous",
    "defend",
];

/// The word of a card in notation. Ids that are too long, or that could be mistaken for another word, get one of their
/// own; a `~` stands in no id, so that it is unique.
pub fn key_for(id: &str, kind: Kind, card: Card) -> Key {
    let room = if kind.is_character() { 15 } else { Key::MOST };
    let mistaken = id.len() == 1
        || id.bytes().all(|byte| byte.is_ascii_digit())
        || TAKEN.contains(&id)
        || id == "warrior"
        || id.len() == 2 && matches!(id.as_bytes(), [b'o', b'0'..=b'9']);
    if id.len() <= room
        && !mistaken
        && let Ok(key) = Key::new(id)
    {
        return key;
    }
    let short: String = id.chars().take(8).collect();
    Key::made(&format!("{short}~{}", card.0))
}

impl Pool {
    /// A pool without cards.
    pub(super) fn empty(heads: Vec<Head>) -> Self {
        Self {
            heads,
            warriors: Vec::new(),
            faces: Vec::new(),
            by_key: Lookup::default(),
            by_name: BTreeMap::new(),
            places: Vec::new(),
            alphabet: Vec::new(),
            nobody: nobody(),
            no_warrior: no_warrior(),
        }
    }

    /// Makes the indices, and judges the whole (DATA-10).
    pub(super) fn finish(mut self, file: &str) -> Result<Self, BadPack> {
        self.by_key = Lookup::new(self.faces.iter().map(|face| face.key));
        for (place, face) in (0..).zip(&self.faces) {
            self.by_name.insert(squeeze(&face.name), Card(place));
            self.by_name.insert(squeeze(&face.id), Card(place));
        }
        let mut alphabet: Vec<Card> = self.cards().collect();
        alphabet.sort_by_key(|card| (&self.face(*card).name, *card));
        self.places = vec![0; self.faces.len()];
        for (place, card) in (0..).zip(&alphabet) {
            self.places[usize::from(card.0)] = place;
        }
        self.alphabet = alphabet;
        for (place, warrior) in (0..).zip(&self.warriors) {
            let most: u32 =
                self.usable(Hero(place)).map(|card| u32::from(self.face(card).reservoir.limit())).sum();
            if most < FEWEST {
                let of = Fields::new(file, &warrior.id, toml::Table::new());
                return Err(of.wrong(
                    "id",
                    format!("its cards allow {most} copies, and an Arsenal has at least {FEWEST} (DATA-10)"),
                ));
            }
        }
        Ok(self)
    }

    /// What stands on a card.
    #[must_use]
    pub fn face(&self, card: Card) -> &Face {
        self.faces.get(usize::from(card.0)).unwrap_or(&self.nobody)
    }

    /// What stands on a Warrior.
    #[must_use]
    pub fn warrior(&self, hero: Hero) -> &Warrior {
        self.warriors.get(usize::from(hero.0)).unwrap_or(&self.no_warrior)
    }

    /// The word of a card in notation.
    #[must_use]
    pub fn key(&self, card: Card) -> Key {
        self.face(card).key
    }

    /// The card with this word.
    #[must_use]
    pub fn find(&self, key: Key) -> Option<Card> {
        self.by_key.find(key).map(Card)
    }

    /// The card with this name or id, without case, spaces and punctuation (10.2).
    #[must_use]
    pub fn named(&self, text: &str) -> Option<Card> {
        self.by_name.get(&squeeze(text)).copied()
    }

    /// The Warrior with this name or id, without case, spaces and punctuation.
    #[must_use]
    pub fn hero(&self, text: &str) -> Option<Hero> {
        let wanted = squeeze(text);
        let place = self
            .warriors
            .iter()
            .position(|warrior| squeeze(&warrior.name) == wanted || squeeze(&warrior.id) == wanted)?;
        u8::try_from(place).ok().map(Hero)
    }

    /// All cards.
    pub fn cards(&self) -> impl Iterator<Item = Card> + use<> {
        (0..u16::try_from(self.faces.len()).unwrap_or(u16::MAX)).map(Card)
    }

    /// What `of` makes of each different one among these cards of the pool and of the number of its copies, by name.
    ///
    /// Views are full of such lists, so nothing is sorted: copies are counted at the places of their cards.
    pub fn counted<T>(&self, cards: &[Card], of: impl Fn(Card, u8) -> T) -> Vec<T> {
        let mut all = Vec::new();
        for (block, alphabet) in self.alphabet.chunks(BLOCK).enumerate() {
            let (mut counts, mut there) = ([0_u8; BLOCK], [0_u64; BLOCK / 64]);
            for card in cards {
                let place = self.places.get(usize::from(card.0)).map_or(usize::MAX, |place| (*place).into());
                if place / BLOCK == block {
                    let at = place % BLOCK;
                    counts[at] = counts[at].saturating_add(1);
                    there[at / 64] |= 1 << (at % 64);
                }
            }
            let kinds: u32 = there.iter().map(|marks| marks.count_ones()).sum();
            all.reserve_exact(usize::try_from(kinds).unwrap_or(0));
            for (word, mut marks) in there.into_iter().enumerate() {
                while marks != 0 {
                    let at = word * 64 + usize::try_from(marks.trailing_zeros()).unwrap_or(0);
                    marks &= marks - 1;
                    if let Some(card) = alphabet.get(at) {
                        all.push(of(*card, counts[at]));
                    }
                }
            }
        }
        all
    }

    /// All Warriors.
    pub fn heroes(&self) -> impl Iterator<Item = Hero> + use<> {
        (0..u8::try_from(self.warriors.len()).unwrap_or(u8::MAX)).map(Hero)
    }

    /// The word of a Warrior where an id is wanted: its id, or a shorter word where the id is too long for one.
    #[must_use]
    pub fn hero_key(&self, hero: Hero) -> Key {
        let id = &self.warrior(hero).id;
        let short = || Key::made(&format!("{}~{}", id.chars().take(8).collect::<String>(), hero.0));
        Key::new(id).unwrap_or_else(|_| short())
    }

    /// The Warrior with this word.
    #[must_use]
    pub fn find_hero(&self, key: Key) -> Option<Hero> {
        self.heroes().find(|hero| self.hero_key(*hero) == key)
    }

    /// The cards that a Warrior may have in its Arsenal (CHAOS-2.4, 2.5).
    pub fn usable(&self, hero: Hero) -> impl Iterator<Item = Card> + '_ {
        self.cards().filter(move |card| self.face(*card).owners.has(hero))
    }

    /// The name of a card in words.
    #[must_use]
    pub fn say(&self, card: Card) -> Say {
        Say::new("chaos-name").with("name", self.face(card).name)
    }

    /// The known card that may be meant by a text, in words; nothing where none is like it.
    #[must_use]
    pub fn nearest(&self, text: &str) -> Vec<Say> {
        let names = self.faces.iter().map(|face| &face.name);
        let near = lists::nearest(text, names);
        near.into_iter().map(|name| Say::new("chaos-name").with("name", name)).collect()
    }
}

/// What stands in for a card that is not there; no card of a game is it.
fn nobody() -> Face {
    Face {
        id: "".into(),
        key: Key::of("~"),
        name: "?".into(),
        kind: Kind::Defend,
        owners: Owners::Of(Vec::new()),
        assoc: None,
        reservoir: super::Reservoir::Endangered,
        mode: None,
        ov: 0,
        dv: Some(0),
        area: false,
        persistent: false,
        stop: None,
        answers: super::Types::default(),
        max_ov: None,
        mode_only: None,
        boosts: super::Types::default(),
        lists: super::face::Lists::default(),
        text: "".into(),
    }
}

fn no_warrior() -> Warrior {
    Warrior {
        id: "".into(),
        name: "?".into(),
        svpt: 10,
        supply: 1,
        ability: "".into(),
        lists: super::face::Lists::default(),
        text: "".into(),
    }
}
