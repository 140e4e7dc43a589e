//! Moves and their notation: `conscript he-01 w2`, `attack aw1 bw3`, `use or-16 bw1`, `pass`. What the words after a verb
//! mean, the question says that they answer; the grammar of `ask` reads them.

use skald_toolkit::{
    grammar::{Many, Number, One, Opt, Rank, Set, Spelled, Word, WordOf, spelled},
    notation,
};
use skald_vocabulary::interface::{Key, Pick};

/// A move.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Move {
    /// A Warrior is Conscripted from the hand into a place (D-30).
    Conscript {
        /// The Warrior.
        card: Key,
        /// Where.
        place: Key,
    },
    /// A card is set face-down (D-30): in the first free zone, unless another one is named (D-48).
    Set {
        /// The card.
        card: Key,
        /// Where.
        place: Option<Key>,
    },
    /// Something is used: which card, what it answers, X, modes, player, targets, cards that pay; of a trigger without the
    /// card (D-31 to D-34, D-41).
    Use(Vec<Part>),
    /// An attack is declared or redeclared: with what card, how, on what, cards that pay (D-30, D-36, D-37).
    Attack(Vec<Part>),
    /// The War Phase ends.
    End,
    /// Nothing is used in a window.
    Pass,
    /// A trigger is not used.
    Decline,
    /// The attack goes on (D-35).
    Follow,
    /// The attack does not go on.
    Cancel,
    /// Yes.
    Yes,
    /// No.
    No,
    /// A price is paid: with which cards, with how many counters of each (D-22, D-55).
    Pay(Vec<Part>),
    /// So many counters come off each of some cards (D-52).
    Remove(Vec<Part>),
    /// A number.
    Number(i64),
    /// Cards, or a place.
    Choose(Vec<Key>),
    /// Cards in an order.
    Order(Vec<Key>),
    /// Cards that change places with cards of the Side Deck: each that goes out with the one that comes in (D-03).
    Side(Vec<(Key, Key)>),
    /// In this turn of one's own one is asked once about an own item; 0 takes that back (5.2.5).
    Hold(i64),
    /// Whether one is asked before a Cool Down ends: `ask`, or `always` where it ends at once (D-57).
    Reset(Key),
}

notation! { Move {
    Conscript { card: One, place: One } = "conscript",
    Set { card: One, place: Opt<One> } = "set",
    Use(part: Many<One>) = "use",
    Attack(part: Many<One>) = "attack",
    End = "end",
    Pass = "pass",
    Decline = "decline",
    Follow = "follow",
    Cancel = "cancel",
    Yes = "yes",
    No = "no",
    Pay(part: Many<One>) = "pay",
    Remove(part: Many<One>) = "remove",
    Side(out_in: Many<(One, One)>) = "side",
    Hold(turn: Number) = "hold",
    Reset(wish: One) = "reset",
    Number(number: Number),
    Choose(card: Set),
    Order(card: Rank),
} }

impl Move {
    /// The move that these words spell; words come from the grammar, all of whose moves can be written.
    #[must_use]
    pub fn of(words: &[Pick]) -> Self {
        spelled(words).unwrap_or(Self::Pass)
    }
}

/// A word of a move after its verb.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Part {
    /// One choice.
    One(Key),
    /// Some of the choices, not one.
    Some(Vec<Key>),
    /// A number.
    Number(i64),
}

impl WordOf for Part {
    fn read_word(word: &str) -> Option<Self> {
        // Most words begin with a letter, and are a card.
        if !word.starts_with(|first: char| first.is_ascii_alphabetic()) || word.contains('+') {
            let pick = Pick::word(word);
            if let Some(number) = Spelled::number(&pick) {
                return Some(Self::Number(number));
            }
            if word == "-" || word.contains('+') {
                return pick.as_some().map(Self::Some);
            }
        }
        Key::new(word).ok().map(Self::One)
    }

    fn word(&self) -> Word {
        match self {
            Self::One(key) => Word::One(*key),
            Self::Some(keys) => Word::Some(keys.clone()),
            Self::Number(number) => Word::Number(*number),
        }
    }
}
