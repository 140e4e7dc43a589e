//! Moves and their notation: `place thor c3 move d3 order loki>fafnir`, `lay c omega 180 4`, `trade b thor`.

use std::{fmt, str::FromStr};

use serde::{Deserialize, Serialize};

use super::{
    board::{Label, North},
    cards::Side,
};
use skald_toolkit::{
    grammar::{Codec, Cursor, Many, Number, One, Opt, Own, Rank, Set, Word, WordOf},
    notation,
};
use skald_vocabulary::interface::{Key, Seat};

/// An answer to a decision.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Move {
    /// Chooses a pantheon.
    Pantheon(Key),
    /// Builds a Skirmish deck.
    Deck(Vec<Key>),
    /// Lays a piece.
    Lay {
        /// Its letter.
        piece: Key,
        /// Which side is up.
        side: Side,
        /// By how many degrees it is turned.
        turn: u16,
        /// Where.
        spot: Spot,
    },
    /// Places a card: face down in the opening, else face up.
    Place {
        /// Which card.
        card: Key,
        /// Where.
        at: Label,
        /// Which way is north, where that may be said.
        north: Option<North>,
        /// What follows in the same turn.
        then: Vec<Then>,
    },
    /// Chooses north without placing a card (LAW-5.11).
    North(North),
    /// Moves the active card.
    Step(Label),
    /// Leaves the active card where it is.
    Stay,
    /// Puts cards into an order, the topmost or upper one first.
    Order(Vec<Key>),
    /// Takes an open draft card.
    Draft(Key),
    /// Gives a hand card for an open draft card.
    Exchange(Key, Key),
    /// Offers a hand card to an opponent.
    Trade(Seat, Key),
    /// Neither exchanges nor trades.
    Done,
    /// Gives a card for one that was offered.
    Give(Key),
    /// Names who goes first.
    First(Seat),
    /// Plans a reinforcement.
    Reinforce {
        /// Cards that fill the deck.
        fill: Vec<Key>,
        /// Captured cards and what they buy.
        pairs: Vec<(Key, Key)>,
    },
    /// Approves these of the mate's sacrifices.
    Agree(Vec<Key>),
}

/// Where a piece is laid.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Spot {
    /// By its number in the list of legal positions, from 1.
    Number(u16),
    /// By the table coordinates of its top left corner, written `x2y-1`.
    At(i16, i16),
}

/// What follows a placed card in the same turn (LAW-16.5).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Then {
    /// A Maneuver.
    Step(Label),
    /// No further Maneuver.
    Stay,
    /// The order of the Traitors, the topmost first.
    Order(Vec<Key>),
    /// The open draft card taken in Step 6.
    Draft(Key),
    /// The exchange after it: a hand card for an open one.
    Exchange(Key, Key),
    /// The trade after it.
    Trade(Seat, Key),
    /// Neither.
    Done,
}

impl fmt::Display for Spot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Number(number) => write!(f, "{number}"),
            Self::At(x, y) => write!(f, "x{x}y{y}"),
        }
    }
}

impl FromStr for Spot {
    type Err = ();

    fn from_str(text: &str) -> Result<Self, ()> {
        let spot = match text.strip_prefix('x').and_then(|rest| rest.split_once('y')) {
            Some((x, y)) => Self::At(x.parse().map_err(|_| ())?, y.parse().map_err(|_| ())?),
            None => Self::Number(text.parse().map_err(|_| ())?),
        };
        if spot.to_string() == text { Ok(spot) } else { Err(()) }
    }
}

impl WordOf for Spot {
    fn read_word(word: &str) -> Option<Self> {
        word.parse().ok()
    }

    fn word(&self) -> Word {
        match self {
            Self::Number(number) => Word::Number((*number).into()),
            // At most four digits on either side, so that every place is a key.
            at @ Self::At(..) => Word::One(Key::made(&at.to_string())),
        }
    }
}

impl WordOf for Side {
    const ALL: &'static [&'static str] = &["alpha", "omega"];

    fn read_word(word: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|side| Self::word(*side) == word)
    }

    fn word(&self) -> Word {
        Word::Fixed(Self::word(*self))
    }
}

impl WordOf for North {
    const ALL: &'static [&'static str] = &["up", "down"];

    fn read_word(word: &str) -> Option<Self> {
        [Self::Up, Self::Down].into_iter().find(|north| Self::word(*north) == word)
    }

    fn word(&self) -> Word {
        Word::Fixed(Self::word(*self))
    }
}

/// A sacrifice: the word `give`, a captured card and what it buys.
#[derive(Debug)]
struct Sacrifice;

impl Codec<(Key, Key)> for Sacrifice {
    fn write(pair: &(Key, Key), to: &mut Vec<Word>) {
        to.push(Word::Fixed("give"));
        <(One, One) as Codec<_>>::write(pair, to);
    }

    fn read(from: &mut Cursor<'_>) -> Option<(Key, Key)> {
        if from.eat("give") { <(One, One) as Codec<_>>::read(from) } else { None }
    }

    fn form(_: &str) -> String {
        "give CARD CARD".to_owned()
    }
}

notation! { Then {
    Step(space: One) = "move",
    Stay = "stay",
    Order(card: Rank) = "order",
    Draft(card: One) = "draft",
    Exchange(give: One, take: One) = "exchange",
    Trade(seat: One, card: One) = "trade",
    Done = "done",
} }

notation! { Move {
    Pantheon(name: One) = "pantheon",
    Deck(card: Set) = "deck",
    Lay { piece: One, side: One, turn: Number, spot: One } = "lay",
    Place { card: One, at: One, north: Opt<One>, then: Many<Own> } = "place",
    North(north: One) = "north",
    Step(space: One) = "move",
    Stay = "stay",
    Order(card: Rank) = "order",
    Draft(card: One) = "draft",
    Exchange(give: One, take: One) = "exchange",
    Trade(seat: One, card: One) = "trade",
    Done = "done",
    Give(card: One) = "give",
    First(seat: One) = "first",
    Reinforce { fill: Set, pairs: Many<Sacrifice> } = "reinforce",
    Agree(card: Set) = "agree",
} }

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_move_is_read_as_it_is_printed() {
        for line in [
            "pantheon greek",
            "deck pan+garm+iris",
            "lay c omega 180 4",
            "lay c alpha 0 x2y-1",
            "place thor c3",
            "place thor c3 down",
            "place kappa a1 move b1 move b2 stay",
            "place kappa a1 order loki>fafnir",
            "place kappa a1 stay draft zeus trade b pan",
            "place pan a1 draft zeus exchange iris aello",
            "place pan a1 draft zeus done",
            "north up",
            "move d3",
            "stay",
            "order loki>fafnir",
            "draft thor",
            "exchange thor odin",
            "trade b thor",
            "done",
            "give thor",
            "first c",
            "reinforce -",
            "reinforce athena+circe give garm hades",
            "agree -",
            "agree garm",
        ] {
            assert_eq!(line.parse::<Move>().unwrap().to_string(), line);
        }
    }

    #[test]
    fn other_lines_are_refused() {
        for line in
            ["", "place thor", "place thor c3 move", "lay c omega 090 1", "reinforce - give garm", "first z"]
        {
            assert!(line.parse::<Move>().is_err(), "{line}");
        }
    }
}
