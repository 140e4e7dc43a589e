//! Standing orders (section 5): their notation, here; what they answer and their menus, beside.

mod follow;
mod menus;

use std::{fmt, str::FromStr};

pub use self::{
    follow::follow,
    menus::{ask_order, tell_order},
};
use super::cards::{Effect, Pool};
use skald_vocabulary::interface::{BadNotation, Key};

/// A standing order, one line of text: `use l-cinderfang lose highest`, `gamble l-hivemind never ask`,
/// `strike l-widowmaker ask-lose`, `look highest`, `draw`.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Order {
    /// A Legend's first use.
    Use(Key, When, Aim),
    /// Later uses.
    Gamble(Key, When, Aim),
    /// Strikes of a support Legend.
    Strike(Key, StrikeWhen),
    /// The choice after a look: the highest printed Level, but a Kingslayer against a 13.
    Look,
    /// Draw is always pressed.
    Draw,
}

/// When an ability is used.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum When {
    /// Whenever it may be.
    Always,
    /// Only if the owner's active card would not be the sole winner; for a gamble: if the Legend would die anyway.
    Lose,
    /// Never.
    Never,
    /// The owner is asked.
    Ask,
}

/// At whom, when there is a choice.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Aim {
    /// The highest effective Level, then the most drawable cards, then the lowest seat; from the Graveyard unused before
    /// used, then the highest Level.
    Highest,
    /// The owner is asked.
    Ask,
}

/// When a support Legend strikes. It strikes at the highest Level.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum StrikeWhen {
    /// The owner is asked if the active card would not be the sole winner; else it waits (WAR-15.7).
    AskLose,
    /// Strikes if the active card would not be the sole winner.
    Lose,
    /// Strikes only inside a War.
    War,
    /// Always strikes.
    Highest,
    /// The owner is always asked.
    Ask,
    /// Never.
    Never,
}

impl When {
    const ALL: [Self; 4] = [Self::Always, Self::Lose, Self::Never, Self::Ask];

    const fn word(self, gamble: bool) -> &'static str {
        match self {
            Self::Always => "always",
            Self::Lose if gamble => "die",
            Self::Lose => "lose",
            Self::Never => "never",
            Self::Ask => "ask",
        }
    }

    fn read(word: &str, gamble: bool) -> Option<Self> {
        Self::ALL.into_iter().find(|when| when.word(gamble) == word)
    }
}

impl Aim {
    const ALL: [Self; 2] = [Self::Highest, Self::Ask];

    const fn word(self) -> &'static str {
        match self {
            Self::Highest => "highest",
            Self::Ask => "ask",
        }
    }

    fn read(word: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|aim| aim.word() == word)
    }
}

impl StrikeWhen {
    const ALL: [Self; 6] = [Self::AskLose, Self::Lose, Self::War, Self::Highest, Self::Ask, Self::Never];

    const fn word(self) -> &'static str {
        match self {
            Self::AskLose => "ask-lose",
            Self::Lose => "lose",
            Self::War => "war",
            Self::Highest => "highest",
            Self::Ask => "ask",
            Self::Never => "never",
        }
    }

    fn read(word: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|when| when.word() == word)
    }
}

impl fmt::Display for Order {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Use(legend, when, aim) => write!(f, "use {legend} {} {}", when.word(false), aim.word()),
            Self::Gamble(legend, when, aim) => {
                write!(f, "gamble {legend} {} {}", when.word(true), aim.word())
            }
            Self::Strike(legend, when) => write!(f, "strike {legend} {}", when.word()),
            Self::Look => f.write_str("look highest"),
            Self::Draw => f.write_str("draw"),
        }
    }
}

impl FromStr for Order {
    type Err = BadNotation;

    fn from_str(line: &str) -> Result<Self, BadNotation> {
        let bad = || {
            BadNotation::new(
                line,
                "use LEGEND always|lose|never|ask highest|ask, gamble LEGEND never|die|always|ask highest|ask, \
                 strike LEGEND ask-lose|lose|war|highest|ask|never, look highest or draw",
            )
        };
        let key = |word: &str| Key::new(word).map_err(|_| bad());
        let words: Vec<&str> = line.split_whitespace().collect();
        match words.as_slice() {
            ["draw"] => Ok(Self::Draw),
            ["look", "highest"] => Ok(Self::Look),
            ["strike", legend, when] => {
                Ok(Self::Strike(key(legend)?, StrikeWhen::read(when).ok_or_else(bad)?))
            }
            [verb @ ("use" | "gamble"), legend, when, aim @ ..] if aim.len() < 2 => {
                let gamble = *verb == "gamble";
                let when = When::read(when, gamble).ok_or_else(bad)?;
                let aim = aim.first().map_or(Some(Aim::Highest), |word| Aim::read(word)).ok_or_else(bad)?;
                let legend = key(legend)?;
                Ok(if gamble { Self::Gamble(legend, when, aim) } else { Self::Use(legend, when, aim) })
            }
            _ => Err(bad()),
        }
    }
}

/// What an order is about: its Legend with a letter for the kind of question.
#[must_use]
pub fn slot(order: &Order) -> Key {
    let of = |letter: char, legend: &Key| Key::new(&format!("{letter}:{legend}")).unwrap_or(*legend);
    match order {
        Order::Use(legend, ..) => of('u', legend),
        Order::Gamble(legend, ..) => of('g', legend),
        Order::Strike(legend, _) => of('s', legend),
        Order::Look => Key::of("look"),
        Order::Draw => Key::of("draw"),
    }
}

/// The orders that every seat has from the start (WAR-15.7): support Legends with strikes ask only before a loss.
#[must_use]
pub fn presets(pool: &Pool) -> Vec<Order> {
    let strikes =
        |card| pool.legend(card).is_some_and(|legend| matches!(legend.effect, Effect::SupportStrike { .. }));
    pool.legends
        .iter()
        .filter(|card| strikes(*card))
        .map(|card| Order::Strike(pool.key(card), StrikeWhen::AskLose))
        .collect()
}
