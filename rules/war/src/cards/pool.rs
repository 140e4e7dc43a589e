//! The pool: every card that a game can be dealt from, looked up by number or by id. Built once, never changed.

use super::{Card, Cards, Effect, Mode, Need, Target};
use skald_vocabulary::interface::{Key, Name};

/// A Warrior or a Legend as it is printed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Face {
    /// Its id, such as `w07a` or `l-widowmaker`.
    pub key: Key,
    /// What it is called.
    pub name: Name,
    /// Its printed Level, 1 to 13.
    pub level: u8,
    /// What makes it a Legend; `None` for Warriors.
    pub legend: Option<Legend>,
}

/// What a Legend has beyond a Level and a name.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Legend {
    /// How its ability is carried out.
    pub mode: Mode,
    /// What must hold when "use" is chosen.
    pub needs: Vec<Need>,
    /// What is chosen with "use".
    pub target: Target,
    /// What the ability does.
    pub effect: Effect,
    /// What the ability is called.
    pub ability: Name,
    /// What it does, in one or two sentences.
    pub text: Name,
}

/// All cards of a game, numbered: Warriors first, then Legends.
#[derive(Debug, PartialEq, Eq)]
pub struct Pool {
    faces: Vec<Face>,
    levels: [u8; 128],
    by_level: Vec<Card>,
    /// All Legends.
    pub legends: Cards,
    /// All cards of printed Level 1 (WAR-9.1).
    pub kingslayers: Cards,
    /// All cards of printed Level 13 (WAR-9.1).
    pub thirteens: Cards,
}

impl Pool {
    /// The pool of these cards. Warriors come first; else the order is kept. At most [`Cards::MOST`] cards are taken.
    #[must_use]
    pub fn new(mut faces: Vec<Face>) -> Self {
        faces.sort_by_key(|face| face.legend.is_some());
        faces.truncate(Cards::MOST);
        let mut pool = Self {
            faces,
            levels: [0; 128],
            by_level: Vec::new(),
            legends: Cards::NONE,
            kingslayers: Cards::NONE,
            thirteens: Cards::NONE,
        };
        for (place, face) in (0_u8..).zip(&pool.faces) {
            let card = Card(place);
            if let Some(level) = pool.levels.get_mut(card.index()) {
                *level = face.level;
            }
            if face.legend.is_some() {
                pool.legends.insert(card);
            }
            match face.level {
                1 => pool.kingslayers.insert(card),
                13 => pool.thirteens.insert(card),
                _ => {}
            }
        }
        let mut by_level: Vec<Card> = pool.cards().collect();
        by_level.sort_by_key(|card| pool.level(*card));
        pool.by_level = by_level;
        pool
    }

    /// These cards by Level; of one Level in the order of the pool.
    pub fn by_level(&self, cards: Cards) -> impl Iterator<Item = Card> + '_ {
        self.by_level.iter().copied().filter(move |card| cards.has(*card))
    }

    /// All cards in their order.
    pub fn cards(&self) -> impl DoubleEndedIterator<Item = Card> + '_ {
        (0_u8..).take(self.faces.len()).map(Card).collect::<Vec<_>>().into_iter()
    }

    /// What is printed on a card; `None` for [`Card::UNKNOWN`] and numbers outside the pool.
    #[must_use]
    pub fn face(&self, card: Card) -> Option<&Face> {
        self.faces.get(card.index())
    }

    /// The printed Level; 0 for a card that nobody can name.
    #[must_use]
    pub const fn level(&self, card: Card) -> u8 {
        self.levels[(card.0 & 127) as usize]
    }

    /// What makes the card a Legend; `None` for Warriors.
    #[must_use]
    pub fn legend(&self, card: Card) -> Option<&Legend> {
        self.face(card).and_then(|face| face.legend.as_ref())
    }

    /// The card's id; `?` for a card that nobody can name.
    #[must_use]
    pub fn key(&self, card: Card) -> Key {
        const NOBODY: Key = Key::of("?");
        self.face(card).map_or(NOBODY, |face| face.key)
    }

    /// The card with the id `key`.
    #[must_use]
    pub fn find(&self, key: Key) -> Option<Card> {
        (0_u8..).zip(&self.faces).find(|(_, face)| face.key == key).map(|(place, _)| Card(place))
    }
}
