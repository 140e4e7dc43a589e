//! Moves and their notation: `place thor c3 move d3 order loki>fafnir`, `lay c omega 180 4`, `trade b thor`.

use std::{fmt, str::FromStr};

use serde::{Deserialize, Serialize};

use super::{
    board::{Label, North},
    cards::Side,
};
use skald_vocabulary::interface::{BadNotation, Key, Pick, Seat};

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

impl fmt::Display for Then {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Step(to) => write!(f, "move {to}"),
            Self::Stay => f.write_str("stay"),
            Self::Order(keys) => write!(f, "order {}", Pick::order(keys)),
            Self::Draft(key) => write!(f, "draft {key}"),
            Self::Exchange(give, take) => write!(f, "exchange {give} {take}"),
            Self::Trade(seat, card) => write!(f, "trade {seat} {card}"),
            Self::Done => f.write_str("done"),
        }
    }
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Pantheon(key) => write!(f, "pantheon {key}"),
            Self::Deck(keys) => write!(f, "deck {}", Pick::some(keys)),
            Self::Lay { piece, side, turn, spot } => write!(f, "lay {piece} {} {turn} {spot}", side.word()),
            Self::Place { card, at, north, then } => {
                write!(f, "place {card} {at}")?;
                if let Some(north) = north {
                    write!(f, " {}", north.word())?;
                }
                then.iter().try_for_each(|then| write!(f, " {then}"))
            }
            Self::North(north) => write!(f, "north {}", north.word()),
            Self::Step(to) => write!(f, "move {to}"),
            Self::Stay => f.write_str("stay"),
            Self::Order(keys) => write!(f, "order {}", Pick::order(keys)),
            Self::Draft(key) => write!(f, "draft {key}"),
            Self::Exchange(give, take) => write!(f, "exchange {give} {take}"),
            Self::Trade(seat, card) => write!(f, "trade {seat} {card}"),
            Self::Done => f.write_str("done"),
            Self::Give(card) => write!(f, "give {card}"),
            Self::First(seat) => write!(f, "first {seat}"),
            Self::Reinforce { fill, pairs } => {
                write!(f, "reinforce {}", Pick::some(fill))?;
                pairs.iter().try_for_each(|(give, gain)| write!(f, " give {give} {gain}"))
            }
            Self::Agree(keys) => write!(f, "agree {}", Pick::some(keys)),
        }
    }
}

/// What could have been written.
const WANTED: &str = "pantheon NAME, deck CARDS, lay PIECE SIDE TURN PLACE, place CARD SPACE, north up|down, move SPACE, \
                      stay, order CARDS, draft CARD, exchange CARD CARD, trade SEAT CARD, done, give CARD, first SEAT, \
                      reinforce CARDS give CARD CARD or agree CARDS";

/// The direction of a word.
fn north(word: &str) -> Option<North> {
    [North::Up, North::Down].into_iter().find(|north| north.word() == word)
}

fn key(word: &str) -> Option<Key> {
    Key::new(word).ok()
}

fn some(word: &str) -> Option<Vec<Key>> {
    Pick::word(word).as_some()
}

fn order(word: &str) -> Option<Vec<Key>> {
    Pick::word(word).as_order()
}

fn seat(word: &str) -> Option<Seat> {
    key(word).and_then(|key| Seat::from_key(key).ok())
}

fn label(word: &str) -> Option<Label> {
    word.parse().ok()
}

fn place(words: &[&str]) -> Option<Move> {
    let [card, at, rest @ ..] = words else { return None };
    let (north, mut rest) = match rest.split_first() {
        Some((word, rest)) if north(word).is_some() => (north(word), rest),
        _ => (None, rest),
    };
    let mut then = Vec::new();
    while !rest.is_empty() {
        let (next, left) = match rest {
            ["move", to, left @ ..] => (Then::Step(label(to)?), left),
            ["stay", left @ ..] => (Then::Stay, left),
            ["order", keys, left @ ..] => (Then::Order(order(keys)?), left),
            ["draft", card, left @ ..] => (Then::Draft(key(card)?), left),
            ["exchange", give, take, left @ ..] => (Then::Exchange(key(give)?, key(take)?), left),
            ["trade", with, card, left @ ..] => (Then::Trade(seat(with)?, key(card)?), left),
            ["done", left @ ..] => (Then::Done, left),
            _ => return None,
        };
        then.push(next);
        rest = left;
    }
    Some(Move::Place { card: key(card)?, at: label(at)?, north, then })
}

fn reinforce(words: &[&str]) -> Option<Move> {
    let (fill, rest) = words.split_first()?;
    let mut pairs = Vec::new();
    for triple in rest.chunks(3) {
        let ["give", give, gain] = triple else { return None };
        pairs.push((key(give)?, key(gain)?));
    }
    Some(Move::Reinforce { fill: some(fill)?, pairs })
}

fn read(words: &[&str]) -> Option<Move> {
    Some(match words {
        ["pantheon", name] => Move::Pantheon(key(name)?),
        ["deck", cards] => Move::Deck(some(cards)?),
        ["lay", piece, side, turn, spot] => Move::Lay {
            piece: key(piece)?,
            side: Side::ALL.into_iter().find(|known| known.word() == *side)?,
            turn: turn.parse().ok().filter(|number: &u16| number.to_string() == *turn)?,
            spot: spot.parse().ok()?,
        },
        ["place", rest @ ..] => place(rest)?,
        ["north", word] => Move::North(north(word)?),
        ["move", to] => Move::Step(label(to)?),
        ["stay"] => Move::Stay,
        ["order", keys] => Move::Order(order(keys)?),
        ["draft", card] => Move::Draft(key(card)?),
        ["exchange", give, take] => Move::Exchange(key(give)?, key(take)?),
        ["trade", with, card] => Move::Trade(seat(with)?, key(card)?),
        ["done"] => Move::Done,
        ["give", card] => Move::Give(key(card)?),
        ["first", who] => Move::First(seat(who)?),
        ["reinforce", rest @ ..] => reinforce(rest)?,
        ["agree", cards] => Move::Agree(some(cards)?),
        _ => return None,
    })
}

impl FromStr for Move {
    type Err = BadNotation;

    fn from_str(line: &str) -> Result<Self, BadNotation> {
        let words: Vec<&str> = line.split_whitespace().collect();
        read(&words).ok_or_else(|| BadNotation::new(line, WANTED))
    }
}

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
