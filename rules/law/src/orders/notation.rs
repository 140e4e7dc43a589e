//! Orders as lines of text. The printed words are a path through the menus.

use std::{fmt, str::FromStr};

use super::{Consent, MOST_WISHES, Order, Shape, Whom, Wish};
use crate::{board::Label, cards::Dominion};
use skald_vocabulary::interface::{BadNotation, Key, Pick};

impl Shape {
    /// The word in notation.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Compact => "compact",
            Self::Spread => "spread",
        }
    }
}

impl Wish {
    /// The wish of a word; `None` for a word that is no key.
    pub fn read(word: &str) -> Option<Self> {
        if word == "best" {
            return Some(Self::Best);
        }
        if let Some(dominion) = word.strip_prefix("best-").and_then(Dominion::read) {
            return Some(Self::BestOf(dominion));
        }
        Key::new(word).ok().map(Self::Card)
    }
}

impl fmt::Display for Wish {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Card(key) => write!(f, "{key}"),
            Self::Best => f.write_str("best"),
            Self::BestOf(dominion) => write!(f, "best-{}", dominion.word()),
        }
    }
}

/// Words with a space before each.
fn add<T: fmt::Display>(f: &mut fmt::Formatter<'_>, items: &[T]) -> fmt::Result {
    items.iter().try_for_each(|item| write!(f, " {item}"))
}

impl fmt::Display for Order {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Lead(keys) => write!(f, "lead {}", Pick::order(keys)),
            Self::Lay(shape, pieces) => {
                write!(f, "lay {}", shape.word())?;
                add(f, pieces)
            }
            Self::Hide(wishes) => {
                f.write_str("hide")?;
                wishes.iter().try_for_each(|(card, at)| write!(f, " {card} {at}"))
            }
            Self::Play(plans) => {
                f.write_str("play")?;
                plans.iter().try_for_each(|(card, at, least)| write!(f, " {card} {at} {least}"))
            }
            Self::Stay => f.write_str("stay"),
            Self::Traitors => f.write_str("traitors"),
            Self::Rise => f.write_str("rise"),
            Self::Fill(keys, false) => write!(f, "fill {}", Pick::order(keys)),
            Self::Fill(keys, true) => write!(f, "fill {} keep", Pick::order(keys)),
            Self::Keep => f.write_str("keep"),
            Self::Agree(Consent::One) => f.write_str("agree one"),
            Self::Agree(Consent::All) => f.write_str("agree all"),
            Self::Agree(Consent::None) => f.write_str("agree none"),
            Self::First(Whom::Me) => f.write_str("first me"),
            Self::First(Whom::Mate) => f.write_str("first mate"),
            Self::Draft(wishes) => {
                f.write_str("draft")?;
                add(f, wishes)
            }
            Self::Done => f.write_str("done"),
            Self::Give(cards) => {
                f.write_str("give")?;
                add(f, cards)
            }
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
                "lead NAMES, lay compact|spread PIECES, hide CARD SPACE ..., play CARD SPACE NUMBER ..., stay, traitors, \
                 rise, fill CARDS keep, keep, agree one|all|none, first me|mate, draft WISHES, done or give CARDS",
            )
        })
    }
}

/// Different keys, at most as many as an order holds.
fn keys(words: &[&str]) -> Option<Vec<Key>> {
    distinct(words.iter().map(|word| Key::new(word).ok()).collect::<Option<_>>()?)
}

fn distinct<T: PartialEq>(items: Vec<T>) -> Option<Vec<T>> {
    let twice = (1..items.len()).any(|at| items.get(at).is_some_and(|item| items[..at].contains(item)));
    (items.len() <= MOST_WISHES && !twice).then_some(items)
}

fn hides(words: &[&str]) -> Option<Vec<(Key, Label)>> {
    let wish = |words: &[&str]| {
        let [card, at] = words else { return None };
        Some((Key::new(card).ok()?, at.parse().ok()?))
    };
    let wishes: Vec<_> = words.chunks(2).map(wish).collect::<Option<_>>()?;
    (1..=MOST_WISHES).contains(&wishes.len()).then_some(wishes)
}

/// A number as it is printed.
fn number(word: &str) -> Option<u8> {
    word.parse().ok().filter(|number: &u8| number.to_string() == word)
}

fn plays(words: &[&str]) -> Option<Vec<(Key, Label, u8)>> {
    let plan = |words: &[&str]| {
        let [card, at, least] = words else { return None };
        Some((Key::new(card).ok()?, at.parse().ok()?, number(least)?))
    };
    let plans: Vec<_> = words.chunks(3).map(plan).collect::<Option<_>>()?;
    (1..=MOST_WISHES).contains(&plans.len()).then_some(plans)
}

fn read(words: &[&str]) -> Option<Order> {
    let order = |word: &str| Pick::word(word).as_order();
    Some(match words {
        ["lead", names] => Order::Lead(order(names)?),
        ["lay", "compact", pieces @ ..] => Order::Lay(Shape::Compact, keys(pieces)?),
        ["lay", "spread", pieces @ ..] => Order::Lay(Shape::Spread, keys(pieces)?),
        ["hide", wishes @ ..] => Order::Hide(hides(wishes)?),
        ["play", plans @ ..] => Order::Play(plays(plans)?),
        ["stay"] => Order::Stay,
        ["traitors"] => Order::Traitors,
        ["rise"] => Order::Rise,
        ["fill", cards] => Order::Fill(order(cards)?, false),
        ["fill", cards, "keep"] => Order::Fill(order(cards)?, true),
        ["keep"] => Order::Keep,
        ["agree", "one"] => Order::Agree(Consent::One),
        ["agree", "all"] => Order::Agree(Consent::All),
        ["agree", "none"] => Order::Agree(Consent::None),
        ["first", "me"] => Order::First(Whom::Me),
        ["first", "mate"] => Order::First(Whom::Mate),
        ["draft", wishes @ ..] => {
            let wishes = wishes.iter().map(|word| Wish::read(word)).collect::<Option<_>>()?;
            Order::Draft(distinct(wishes)?)
        }
        ["done"] => Order::Done,
        ["give", cards @ ..] => Order::Give(keys(cards)?),
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_order_is_read_as_it_is_printed() {
        for line in [
            "lead greek>norse",
            "lay compact",
            "lay spread c a",
            "hide thor c3",
            "hide thor c3 iris a1",
            "play thor c3 2",
            "play thor c3 2 thor b1 0 iris a1 1",
            "stay",
            "traitors",
            "rise",
            "fill athena>circe",
            "fill athena>circe keep",
            "keep",
            "agree one",
            "agree all",
            "agree none",
            "first me",
            "first mate",
            "draft",
            "draft zeus best-sky best",
            "done",
            "give",
            "give pan iris",
        ] {
            assert_eq!(line.parse::<Order>().unwrap().to_string(), line);
        }
        for bad in [
            "",
            "play thor c3",
            "play thor c3 02",
            "hide",
            "hide thor",
            "lay",
            "lay c compact",
            "lay compact c c",
            "agree two",
            "give a b c d e f g h i",
        ] {
            assert!(bad.parse::<Order>().is_err(), "{bad}");
        }
    }
}
