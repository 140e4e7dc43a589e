//! Which cards and how many (2.4): filters, numbers, selectors, targets.
//!
//! What belongs here: how a card of the game is described. What does not: whether one in play fits, which the table knows.

use serde::Deserialize;

use super::{Cmp, Cnt, Counter, Legion, Phrase, Place, Tag, Who};

/// A number that is known when it is used.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
pub enum Num {
    /// This number.
    N(i32),
    /// The X that was chosen.
    X,
    /// How many such cards are there.
    Count(Place, F),
    /// How many counters lie on these cards.
    CountersOn(Sel, Counter),
    /// The current attack of these cards.
    AtkOf(Sel),
    /// The sum rolled.
    Dice,
    /// What the instruction just before delivered: cards moved, counters removed.
    Amount,
    /// Divided, rounded down.
    Div(Box<Self>, i32),
    /// Added.
    Plus(Box<Self>, Box<Self>),
    /// Multiplied.
    Mul(Box<Self>, i32),
}

/// A description of cards.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
pub enum F {
    /// Every card.
    Any,
    /// The source.
    This,
    /// Every card but the source.
    NotThis,
    /// Lies on the field.
    OnField,
    /// A Warrior, Tokens included.
    Warrior,
    /// A Unified card.
    Unified,
    /// A Fortified card.
    Fortified,
    /// No Token.
    NonToken,
    /// Stays face-up.
    Act,
    /// Equips a Warrior.
    Arm,
    /// Lies face-up.
    FaceUp,
    /// Lies face-down.
    FaceDown,
    /// Controlled by you; off the field, owned by you.
    Mine,
    /// The opposite of `Mine`.
    Theirs,
    /// A Warlord.
    WarlordCard,
    /// The crest of your Warlord, and not Bounty.
    OwnLegion,
    /// Another name than the source's.
    DiffName,
    /// This crest.
    Leg(Legion),
    /// These words occur in its name.
    Name(Phrase),
    /// This whole name.
    Is(Phrase),
    /// Current attack.
    Atk(Cmp, i32),
    /// Printed attack.
    Base(Cmp, i32),
    /// Has this keyword now.
    HasKw(Tag),
    /// All of these.
    And(Vec<Self>),
    /// One of these.
    Or(Vec<Self>),
    /// Not this.
    Not(Box<Self>),
}

/// Cards that an instruction acts on.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
pub enum Sel {
    /// The source.
    This,
    /// The first card of the event.
    Ev,
    /// The second card of the event.
    Ev2,
    /// A declared group of targets.
    T(usize),
    /// Those that the instruction before touched.
    Prev,
    /// Chosen when the instruction runs; does not target.
    Pick(Who, Cnt, Place, F),
    /// All that fit.
    Every(Place, F),
}

/// What is declared on activation.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
pub enum T {
    /// Cards.
    Card(Cnt, Place, F),
    /// One of these players.
    Player(Who),
}
