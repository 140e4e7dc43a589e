//! Standing orders (5.2): their notation, here; what they answer and their menus, beside.
//!
//! Orders that apply to the same kind of wait are parts of one order, since their precedence is fixed; so the prepared
//! round is a part of the order about the own round.

mod follow;
mod menus;
mod needs;
mod prepare;
mod round;
mod tell;

use std::{fmt, str::FromStr};

pub use self::{
    follow::{follow, heed, left, stands_back},
    menus::ask_order,
    round::{Progress, Round, Stage},
    tell::tell_order,
};
use super::{ask::kind_of, cards::Kind};
use skald_vocabulary::interface::{BadNotation, Key};

/// A standing order, one line of text: `window empty calm 4 guard 4 both`, `save iron_dome`, `drop defend`,
/// `round cycle lay end do lay rixa then attack torpedo b`, `counter any`, `take destructive defend`.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Order {
    /// What is done in response windows.
    Window(Window),
    /// What is done in the own round.
    Round(Round),
    /// `counter_lasting`: with these cards, or with any where the list is empty.
    Counter(Vec<Key>),
    /// `take_pref`: which kinds are taken first.
    Take(Vec<Kind>),
    /// `save_cards`: cards that the automatic procedures never use, but against attacks that would be the end.
    Save(Vec<Key>),
    /// `discard_pref`: which kinds a forced discard takes first.
    Drop(Vec<Kind>),
}

/// The parts of a window's order, in their precedence.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct Window {
    /// `no_card_pass`: pass at once when the hand holds no legal answer. A quick answer may betray this.
    pub empty: bool,
    /// `never_below`: pass when every threat is below this and their sum does not reach the total.
    pub calm: Option<u8>,
    /// `guard`: the automatic plan with this least threat; whether with Defend cards only. 1 is `always_block`.
    pub guard: Option<(u8, bool)>,
}

impl Window {
    /// Whether it says anything.
    #[must_use]
    pub const fn says(&self) -> bool {
        self.empty || self.calm.is_some() || self.guard.is_some()
    }
}

impl Order {
    /// What an order is about: a newer order of the same slot replaces the older.
    #[must_use]
    pub const fn slot(&self) -> Key {
        match self {
            Self::Window(_) => Key::of("window"),
            Self::Round(_) => Key::of("round"),
            Self::Counter(_) => Key::of("counter"),
            Self::Take(_) => Key::of("take"),
            Self::Save(_) => Key::of("save"),
            Self::Drop(_) => Key::of("drop"),
        }
    }
}

impl fmt::Display for Order {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Window(window) => {
                f.write_str("window")?;
                if window.empty {
                    f.write_str(" empty")?;
                }
                if let Some(calm) = window.calm {
                    write!(f, " calm {calm}")?;
                }
                if let Some((least, defend)) = window.guard {
                    write!(f, " guard {least} {}", if defend { "defend" } else { "both" })?;
                }
                Ok(())
            }
            Self::Round(round) => round.fmt(f),
            Self::Counter(cards) if cards.is_empty() => f.write_str("counter any"),
            Self::Counter(cards) => {
                f.write_str("counter")?;
                cards.iter().try_for_each(|card| write!(f, " {card}"))
            }
            Self::Take(kinds) => {
                f.write_str("take")?;
                kinds.iter().try_for_each(|kind| write!(f, " {}", kind.word()))
            }
            Self::Save(cards) => {
                f.write_str("save")?;
                cards.iter().try_for_each(|card| write!(f, " {card}"))
            }
            Self::Drop(kinds) => {
                f.write_str("drop")?;
                kinds.iter().try_for_each(|kind| write!(f, " {}", kind.word()))
            }
        }
    }
}

/// A list without repetitions, none of whose words is misread.
fn distinct<T: PartialEq>(words: &[&str], read: impl Fn(&str) -> Option<T>) -> Option<Vec<T>> {
    let mut all = Vec::new();
    for word in words {
        let item = read(word)?;
        if all.contains(&item) {
            return None;
        }
        all.push(item);
    }
    Some(all)
}

fn window(mut words: &[&str]) -> Option<Order> {
    let mut window = Window::default();
    let number =
        |word: &str| word.parse::<u8>().ok().filter(|n| (1..=99).contains(n) && n.to_string() == word);
    if let [first, rest @ ..] = words
        && *first == "empty"
    {
        (window.empty, words) = (true, rest);
    }
    if let [first, n, rest @ ..] = words
        && *first == "calm"
    {
        (window.calm, words) = (Some(number(n)?), rest);
    }
    if let [first, n, with, rest @ ..] = words
        && *first == "guard"
    {
        let defend = match *with {
            "defend" => true,
            "both" => false,
            _ => return None,
        };
        (window.guard, words) = (Some((number(n)?, defend)), rest);
    }
    (words.is_empty() && window.says()).then_some(Order::Window(window))
}

impl FromStr for Order {
    type Err = BadNotation;

    fn from_str(line: &str) -> Result<Self, BadNotation> {
        let bad = || {
            BadNotation::new(
                line,
                "window [empty] [calm N] [guard N both|defend], round [cycle] [lay] [end] [do ACTION then ACTION ...], \
                 counter any|CARD ..., take KIND ..., save CARD ... or drop KIND ...",
            )
        };
        let words: Vec<&str> = line.split_whitespace().collect();
        let order = match words.as_slice() {
            ["window", rest @ ..] => window(rest),
            ["round", rest @ ..] => Round::read(rest).map(Self::Round),
            ["counter", "any"] => Some(Self::Counter(Vec::new())),
            ["counter", rest @ ..] if !rest.is_empty() && !rest.contains(&"any") => {
                distinct(rest, |word| Key::new(word).ok()).map(Self::Counter)
            }
            ["take", rest @ ..] if !rest.is_empty() => distinct(rest, kind_of).map(Self::Take),
            ["save", rest @ ..] if !rest.is_empty() => {
                distinct(rest, |word| Key::new(word).ok()).map(Self::Save)
            }
            ["drop", rest @ ..] if !rest.is_empty() => distinct(rest, kind_of).map(Self::Drop),
            _ => None,
        };
        order.ok_or_else(bad)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_order_is_read_as_it_is_printed() {
        for line in [
            "window empty",
            "window calm 4 guard 1 defend",
            "window empty calm 4 guard 4 both",
            "save iron_dome steel_hide",
            "drop defend mystical",
            "round cycle lay end",
            "round end",
            "round cycle lay end do lay rixa then attack torpedo with adrenaline b hatchet c then end",
            "round do inspire boulder boulder",
            "round lay at 17 2 lay do ability",
            "round cycle end at 3 0 ask",
            "round end at 3 1 steps do attack hatchet b then ability then end",
            "counter any",
            "counter spell_breaker unravel",
            "take destructive defend",
        ] {
            assert_eq!(line.parse::<Order>().unwrap().to_string(), line);
        }
    }

    #[test]
    fn other_lines_are_refused() {
        for line in [
            "",
            "window",
            "window save x",
            "window guard 0 both",
            "window guard 4 both save x",
            "round",
            "round end lay",
            "take x",
            "save",
            "drop",
            "drop x",
        ] {
            assert!(line.parse::<Order>().is_err(), "{line}");
        }
    }
}
