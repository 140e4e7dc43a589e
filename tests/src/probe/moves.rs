//! The probe's cards, moves and standing orders, and their notation.

use std::{fmt, str::FromStr};

use serde::{Deserialize, Serialize};
use skald_rules::{
    grammar::{Codec, Cursor, Many, Number, One, Own, Rank, Set, Word, WordOf},
    interface::{BadNotation, Key, Seat},
    notation,
};

/// A card: a number from 1 to 24.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(into = "String", try_from = "String")]
pub struct Card(pub u8);

impl Card {
    /// How many cards there are.
    pub const COUNT: u8 = 24;

    /// All cards in order.
    pub fn all() -> impl Iterator<Item = Self> {
        (1..=Self::COUNT).map(Self)
    }

    /// What it scores, 1 to 6.
    #[must_use]
    pub fn points(self) -> i16 {
        i16::from(self.0 % 6) + 1
    }

    /// The card's id.
    #[must_use]
    pub fn key(self) -> Key {
        Key::new(&self.to_string()).unwrap_or(Key::of("c00"))
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "c{:02}", self.0)
    }
}

impl FromStr for Card {
    type Err = BadNotation;

    fn from_str(text: &str) -> Result<Self, BadNotation> {
        Self::all()
            .find(|card| card.to_string() == text)
            .ok_or_else(|| BadNotation::new(text, "a card from c01 to c24"))
    }
}

impl WordOf for Card {
    fn read_word(word: &str) -> Option<Self> {
        word.parse().ok()
    }

    fn word(&self) -> Word {
        Word::One(self.key())
    }
}

impl From<Card> for String {
    fn from(card: Card) -> Self {
        card.to_string()
    }
}

impl TryFrom<String> for Card {
    type Error = BadNotation;

    fn try_from(text: String) -> Result<Self, BadNotation> {
        text.parse()
    }
}

/// What the highest bidder does: up to five parts, each of which may be left out.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Plan {
    /// One or two cards of the hand, scored and discarded; in order of number.
    pub cards: Vec<Card>,
    /// All opponents in an order; the first of them gains a point.
    pub rank: Vec<Seat>,
    /// Coins turned into points.
    pub spend: Option<u8>,
    /// An opponent who loses a coin to the planner.
    pub aim: Option<Seat>,
    /// A coin is flipped for three points more or less.
    pub twist: bool,
}

/// A part of a plan.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Part {
    /// Cards to play.
    Cards(Vec<Card>),
    /// Opponents in an order.
    Rank(Vec<Seat>),
    /// Coins to spend.
    Spend(u8),
    /// An opponent to rob.
    Aim(Seat),
    /// A coin to flip.
    Twist,
}

notation! { Part {
    Cards(card: Set) = "cards",
    Rank(seat: Rank) = "rank",
    Spend(coins: Number) = "spend",
    Aim(seat: One) = "aim",
    Twist = "twist",
} }

impl Plan {
    /// The parts that it has, in the order in which they are written.
    fn parts(&self) -> Vec<Part> {
        let cards = Some(Part::Cards(self.cards.clone())).filter(|_| !self.cards.is_empty());
        let rank = Some(Part::Rank(self.rank.clone())).filter(|_| !self.rank.is_empty());
        let twist = self.twist.then_some(Part::Twist);
        let all = [cards, rank, self.spend.map(Part::Spend), self.aim.map(Part::Aim), twist];
        all.into_iter().flatten().collect()
    }

    /// The plan with one more part.
    pub fn add(&mut self, part: Part) {
        match part {
            Part::Cards(cards) => self.cards = cards,
            Part::Rank(seats) => self.rank = seats,
            Part::Spend(coins) => self.spend = Some(coins),
            Part::Aim(seat) => self.aim = Some(seat),
            Part::Twist => self.twist = true,
        }
    }
}

/// How a plan is written: its parts, each at most once and in order, so that it is written in one way only.
#[derive(Debug)]
struct Parts;

impl Codec<Plan> for Parts {
    fn write(plan: &Plan, to: &mut Vec<Word>) {
        <Many<Own> as Codec<_>>::write(&plan.parts(), to);
    }

    fn read(from: &mut Cursor<'_>) -> Option<Plan> {
        let parts: Vec<Part> = <Many<Own> as Codec<_>>::read(from)?;
        let mut plan = Plan::default();
        for part in &parts {
            plan.add(part.clone());
        }
        plan.cards.sort_unstable();
        Some(plan).filter(|plan| plan.parts().iter().map(kind).eq(parts.iter().map(kind)))
    }

    fn form(_: &str) -> String {
        "PARTS".to_owned()
    }
}

/// Which part it is, whatever it says.
fn kind(part: &Part) -> std::mem::Discriminant<Part> {
    std::mem::discriminant(part)
}

/// A move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Move {
    /// Coins for the right to plan: `7`.
    Bid(u8),
    /// A plan: `plan cards c01+c02 rank b>d spend 3 aim b twist`.
    Plan(Plan),
    /// Whether a mate's plan may go ahead: `yes`, `no`.
    Verdict(bool),
    /// A card of one's hand is shown to all: `c05`.
    Show(Card),
}

notation! { Move {
    Plan(parts: Parts) = "plan",
    Verdict(yes: YesNo),
    Show(card: One),
    Bid(coins: Number),
} }

/// How a verdict is written.
#[derive(Debug)]
struct YesNo;

impl Codec<bool> for YesNo {
    fn write(yes: &bool, to: &mut Vec<Word>) {
        to.push(Word::Fixed(if *yes { "yes" } else { "no" }));
    }

    fn read(from: &mut Cursor<'_>) -> Option<bool> {
        match from.next()? {
            "yes" => Some(true),
            "no" => Some(false),
            _ => None,
        }
    }

    fn form(_: &str) -> String {
        "yes|no".to_owned()
    }
}

/// A standing order.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Order {
    /// Always bid this much, or all there is: `bid 3`.
    Bid(u8),
    /// Always let the mate's plan go ahead: `approve`.
    Approve,
}

notation! { Order { Bid(coins: Number) = "bid", Approve = "approve" } }
