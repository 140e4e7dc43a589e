//! The probe's cards, moves and standing orders, and their notation.

use std::{fmt, str::FromStr};

use serde::{Deserialize, Serialize};
use skald_rules::interface::{BadNotation, Key, Pick, Seat};

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

/// The parts of a plan in the order in which they are written.
pub const PARTS: [Key; 5] =
    [Key::of("cards"), Key::of("rank"), Key::of("spend"), Key::of("aim"), Key::of("twist")];

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

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let plan = match self {
            Self::Bid(coins) => return coins.fmt(f),
            Self::Verdict(yes) => return f.write_str(if *yes { "yes" } else { "no" }),
            Self::Show(card) => return card.fmt(f),
            Self::Plan(plan) => plan,
        };
        f.write_str("plan")?;
        if !plan.cards.is_empty() {
            let keys: Vec<Key> = plan.cards.iter().map(|card| card.key()).collect();
            write!(f, " cards {}", Pick::some(&keys))?;
        }
        if !plan.rank.is_empty() {
            let keys: Vec<Key> = plan.rank.iter().map(|seat| seat.key()).collect();
            write!(f, " rank {}", Pick::order(&keys))?;
        }
        if let Some(coins) = plan.spend {
            write!(f, " spend {coins}")?;
        }
        if let Some(seat) = plan.aim {
            write!(f, " aim {seat}")?;
        }
        f.write_str(if plan.twist { " twist" } else { "" })
    }
}

impl FromStr for Move {
    type Err = BadNotation;

    fn from_str(text: &str) -> Result<Self, BadNotation> {
        let bad = || BadNotation::new(text, "a number, yes, no, a card, or plan and its parts");
        let mut words = text.split_whitespace();
        match words.next().ok_or_else(bad)? {
            "plan" => {}
            "yes" => return Ok(Self::Verdict(true)),
            "no" => return Ok(Self::Verdict(false)),
            word if word.starts_with('c') => return Ok(Self::Show(word.parse()?)),
            word => return Ok(Self::Bid(word.parse().map_err(|_| bad())?)),
        }
        let mut plan = Plan::default();
        let mut last = None;
        while let Some(word) = words.next() {
            let part = PARTS.iter().position(|part| part.as_str() == word).ok_or_else(bad)?;
            // Each part at most once and in order, so that a plan is written in one way only.
            if last.replace(part) >= Some(part) {
                return Err(bad());
            }
            if word == "twist" {
                plan.twist = true;
            } else {
                plan.read(word, words.next().ok_or_else(bad)?).ok_or_else(bad)?;
            }
        }
        Ok(Self::Plan(plan))
    }
}

impl Plan {
    /// Adds a part that has a value; `None` when the value is not of its kind.
    pub fn read(&mut self, part: &str, value: &str) -> Option<()> {
        let pick = Pick::word(value);
        match part {
            "cards" => {
                let cards: Option<Vec<Card>> =
                    pick.as_some()?.iter().map(|key| key.as_str().parse().ok()).collect();
                self.cards = cards.filter(|cards| !cards.is_empty())?;
                self.cards.sort_unstable();
            }
            "rank" => {
                let seats: Option<Vec<Seat>> =
                    pick.as_order()?.iter().map(|key| Seat::from_key(*key).ok()).collect();
                self.rank = seats?;
            }
            "spend" => self.spend = Some(u8::try_from(pick.as_number()?).ok()?),
            "aim" => self.aim = Some(Seat::from_key(pick.as_one()?).ok()?),
            _ => return None,
        }
        Some(())
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

impl fmt::Display for Order {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Bid(coins) => write!(f, "bid {coins}"),
            Self::Approve => f.write_str("approve"),
        }
    }
}

impl FromStr for Order {
    type Err = BadNotation;

    fn from_str(text: &str) -> Result<Self, BadNotation> {
        let bad = || BadNotation::new(text, "bid NUMBER or approve");
        match text.split_whitespace().collect::<Vec<_>>().as_slice() {
            ["bid", coins] => Ok(Self::Bid(coins.parse().map_err(|_| bad())?)),
            ["approve"] => Ok(Self::Approve),
            _ => Err(bad()),
        }
    }
}
