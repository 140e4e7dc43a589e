//! Standing orders (section 5): their notation, here; what they answer and their menus, beside.

mod follow;
mod menus;

use std::{fmt, str::FromStr};

pub use self::{
    follow::follow,
    menus::{ask_order, tell_order},
};
use super::board::Label;
use crate::interface::{BadNotation, Key, Pick};

/// A standing order, one line of text: `play thor c3 2`, `fill athena>circe`, `agree one`.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Order {
    /// Lead the first of these pantheons that is free.
    Lead(Vec<Key>),
    /// Lay the first piece so that the board stays small, or grows as large as it can.
    Lay(Shape),
    /// Place this card face down on this space.
    Hide(Key, Label),
    /// Play this card on this space, if it captures at least so many cards.
    Play(Key, Label, u8),
    /// Never move on.
    Stay,
    /// Traitors lie by level, the highest on top.
    Traitors,
    /// Fill the deck in this order, and sacrifice nothing.
    Fill(Vec<Key>),
    /// Approve the mate's sacrifices.
    Agree(Consent),
    /// Who of the team goes first.
    First(Whom),
    /// Take the strongest open draft card.
    Draft,
    /// Neither exchange nor trade.
    Done,
    /// Give the weakest card in a trade.
    Give,
}

/// How the board should grow.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Shape {
    /// As small as possible.
    Compact,
    /// As large as possible.
    Spread,
}

/// Which sacrifices are approved.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Consent {
    /// Those of level I.
    One,
    /// All.
    All,
    /// None.
    None,
}

/// Who should go first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Whom {
    /// The owner of the order.
    Me,
    /// The mate.
    Mate,
}

impl fmt::Display for Order {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Lead(keys) => write!(f, "lead {}", Pick::order(keys)),
            Self::Lay(Shape::Compact) => f.write_str("lay compact"),
            Self::Lay(Shape::Spread) => f.write_str("lay spread"),
            Self::Hide(card, at) => write!(f, "hide {card} {at}"),
            Self::Play(card, at, least) => write!(f, "play {card} {at} {least}"),
            Self::Stay => f.write_str("stay"),
            Self::Traitors => f.write_str("traitors"),
            Self::Fill(keys) => write!(f, "fill {}", Pick::order(keys)),
            Self::Agree(Consent::One) => f.write_str("agree one"),
            Self::Agree(Consent::All) => f.write_str("agree all"),
            Self::Agree(Consent::None) => f.write_str("agree none"),
            Self::First(Whom::Me) => f.write_str("first me"),
            Self::First(Whom::Mate) => f.write_str("first mate"),
            Self::Draft => f.write_str("draft"),
            Self::Done => f.write_str("done"),
            Self::Give => f.write_str("give"),
        }
    }
}

impl FromStr for Order {
    type Err = BadNotation;

    fn from_str(line: &str) -> Result<Self, BadNotation> {
        let words: Vec<&str> = line.split_whitespace().collect();
        read(&words).ok_or_else(|| {
            BadNotation::new(
                line,
                "lead NAMES, lay compact|spread, hide CARD SPACE, play CARD SPACE NUMBER, stay, traitors, \
                 fill CARDS, agree one|all|none, first me|mate, draft, done or give",
            )
        })
    }
}

fn read(words: &[&str]) -> Option<Order> {
    let order = |word: &str| Pick::word(word).as_order();
    Some(match words {
        ["lead", names] => Order::Lead(order(names)?),
        ["lay", "compact"] => Order::Lay(Shape::Compact),
        ["lay", "spread"] => Order::Lay(Shape::Spread),
        ["hide", card, at] => Order::Hide(Key::new(card).ok()?, at.parse().ok()?),
        ["play", card, at, least] => {
            let number: u8 = least.parse().ok()?;
            if number.to_string() != *least {
                return None;
            }
            Order::Play(Key::new(card).ok()?, at.parse().ok()?, number)
        }
        ["stay"] => Order::Stay,
        ["traitors"] => Order::Traitors,
        ["fill", cards] => Order::Fill(order(cards)?),
        ["agree", "one"] => Order::Agree(Consent::One),
        ["agree", "all"] => Order::Agree(Consent::All),
        ["agree", "none"] => Order::Agree(Consent::None),
        ["first", "me"] => Order::First(Whom::Me),
        ["first", "mate"] => Order::First(Whom::Mate),
        ["draft"] => Order::Draft,
        ["done"] => Order::Done,
        ["give"] => Order::Give,
        _ => return None,
    })
}

/// What an order is about: a newer order with the same slot replaces the older. Plans for single cards stand side by side.
#[must_use]
pub fn slot(order: &Order) -> Key {
    match order {
        Order::Lead(_) => Key::of("lead"),
        Order::Lay(_) => Key::of("lay"),
        Order::Hide(..) => Key::of("hide"),
        Order::Play(card, ..) => *card,
        Order::Stay => Key::of("stay"),
        Order::Traitors => Key::of("traitors"),
        Order::Fill(_) => Key::of("fill"),
        Order::Agree(_) => Key::of("agree"),
        Order::First(_) => Key::of("first"),
        Order::Draft => Key::of("draft"),
        Order::Done => Key::of("done"),
        Order::Give => Key::of("give"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_order_is_read_as_it_is_printed() {
        for line in [
            "lead greek>norse",
            "lay compact",
            "lay spread",
            "hide thor c3",
            "play thor c3 2",
            "stay",
            "traitors",
            "fill athena>circe",
            "agree one",
            "agree all",
            "agree none",
            "first me",
            "first mate",
            "draft",
            "done",
            "give",
        ] {
            assert_eq!(line.parse::<Order>().unwrap().to_string(), line);
        }
        for bad in ["", "play thor c3", "play thor c3 02", "lay", "agree two"] {
            assert!(bad.parse::<Order>().is_err(), "{bad}");
        }
    }
}
