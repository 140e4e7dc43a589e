//! Menus: how a move is put together choice by choice, and read from a line of text.

use std::fmt;

use serde::{Deserialize, Serialize};

use super::{Key, Say};

/// One step along a path of choices, as a word of the game's notation: `w07a`, `a+b` (some of), `a>b` (an order),
/// `12` (a number), `-` (none of). The menu at that place says which of these it is.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Pick(String);

impl Pick {
    /// One choice.
    #[must_use]
    pub fn one(key: Key) -> Self {
        Self(key.as_str().to_owned())
    }

    /// Some of the choices; none is written `-`.
    #[must_use]
    pub fn some(keys: &[Key]) -> Self {
        if keys.is_empty() { Self("-".to_owned()) } else { Self(join(keys, "+")) }
    }

    /// The choices in an order, the first one first.
    #[must_use]
    pub fn order(keys: &[Key]) -> Self {
        Self(join(keys, ">"))
    }

    /// A number.
    #[must_use]
    pub fn number(number: i64) -> Self {
        Self(number.to_string())
    }

    /// A word as a player typed it. Any text: a menu judges it.
    #[must_use]
    pub fn word(text: &str) -> Self {
        Self(text.to_owned())
    }

    /// The word as it is written.
    #[must_use]
    pub fn as_str(&self) -> &str {
        &self.0
    }

    /// Read as one choice.
    #[must_use]
    pub fn as_one(&self) -> Option<Key> {
        Key::new(&self.0).ok()
    }

    /// Read as some of the choices.
    #[must_use]
    pub fn as_some(&self) -> Option<Vec<Key>> {
        if self.0 == "-" {
            Some(Vec::new())
        } else {
            self.0.split('+').map(|word| Key::new(word).ok()).collect()
        }
    }

    /// Read as an order of the choices.
    #[must_use]
    pub fn as_order(&self) -> Option<Vec<Key>> {
        self.0.split('>').map(|word| Key::new(word).ok()).collect()
    }

    /// Read as a number.
    #[must_use]
    pub fn as_number(&self) -> Option<i64> {
        self.0.parse().ok()
    }

    /// The words of a line of notation, separated by white space.
    #[must_use]
    pub fn path(line: &str) -> Vec<Self> {
        line.split_whitespace().map(Self::word).collect()
    }

    /// The line of notation that `path` spells.
    #[must_use]
    pub fn line(path: &[Self]) -> String {
        path.iter().map(Self::as_str).collect::<Vec<_>>().join(" ")
    }
}

impl fmt::Display for Pick {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(&self.0)
    }
}

fn join(keys: &[Key], by: &str) -> String {
    keys.iter().map(Key::as_str).collect::<Vec<_>>().join(by)
}

/// What a player sees beforehand of the options of a menu.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Hints {
    /// What some of the options would do, in a few words.
    pub notes: Vec<(Key, Say)>,
    /// Whether a picture can show what the options would do, beside the words.
    pub picture: bool,
}

/// What stands at the end of a path of choices: a whole move, a further menu, or both when a whole move may go on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Step<M> {
    /// The move that the path spells, if it is whole.
    pub whole: Option<M>,
    /// What can be chosen next.
    pub menu: Option<Menu>,
}

impl<M> Step<M> {
    /// The path is a whole move, and nothing can be added.
    #[must_use]
    pub const fn whole(whole: M) -> Self {
        Self { whole: Some(whole), menu: None }
    }

    /// The path goes on.
    #[must_use]
    pub const fn menu(menu: Menu) -> Self {
        Self { whole: None, menu: Some(menu) }
    }

    /// The same step with its move turned into something else.
    pub fn map<N>(self, into: impl FnOnce(M) -> N) -> Step<N> {
        Step { whole: self.whole.map(into), menu: self.menu }
    }
}

/// A menu: a question and what can be chosen.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Menu {
    /// The question, such as "Which card?".
    pub prompt: Say,
    /// What can be chosen.
    pub pick: Choices,
}

/// What can be chosen from a menu. Equal cards are one choice.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub enum Choices {
    /// Exactly one.
    One(Vec<Choice>),
    /// Some of these, each once.
    Some {
        /// At least this many.
        min: u8,
        /// At most this many.
        max: u8,
        /// From these.
        of: Vec<Choice>,
    },
    /// All of these, in an order to be chosen.
    Order(Vec<Choice>),
    /// A whole number within bounds, both included.
    Number {
        /// The least.
        min: i64,
        /// The most.
        max: i64,
    },
}

impl Choices {
    /// The choices; none for a number.
    #[must_use]
    pub fn list(&self) -> &[Choice] {
        match self {
            Self::One(of) | Self::Some { of, .. } | Self::Order(of) => of,
            Self::Number { .. } => &[],
        }
    }

    /// What a pick that can be chosen here says, by its labels.
    #[must_use]
    pub fn chosen(&self, pick: &Pick) -> Vec<Say> {
        let keys = match self {
            Self::One(_) => pick.as_one().map(|key| vec![key]),
            Self::Some { .. } => pick.as_some(),
            Self::Order(_) => pick.as_order(),
            Self::Number { .. } => {
                return pick.as_number().map(|n| Say::new("deed-number").with("n", n)).into_iter().collect();
            }
        };
        let one = |key| self.list().iter().find(|choice| choice.key == key);
        keys.into_iter().flatten().filter_map(one).map(|choice| choice.label.clone()).collect()
    }

    /// Whether `pick` is one of the things that can be chosen here.
    #[must_use]
    pub fn admits(&self, pick: &Pick) -> bool {
        let known = |of: &[Choice], key: &Key| of.iter().any(|choice| choice.key == *key);
        let distinct = |keys: &[Key]| {
            keys.iter().enumerate().all(|(at, key)| keys.iter().skip(at + 1).all(|k| k != key))
        };
        match self {
            Self::One(of) => pick.as_one().is_some_and(|key| known(of, &key)),
            Self::Some { min, max, of } => pick.as_some().is_some_and(|keys| {
                (usize::from(*min)..=usize::from(*max)).contains(&keys.len())
                    && distinct(&keys)
                    && keys.iter().all(|key| known(of, key))
            }),
            Self::Order(of) => pick.as_order().is_some_and(|keys| {
                keys.len() == of.len() && distinct(&keys) && keys.iter().all(|key| known(of, key))
            }),
            Self::Number { min, max } => {
                pick.as_number().is_some_and(|n| (*min..=*max).contains(&n) && n.to_string() == pick.as_str())
            }
        }
    }
}

/// One choice of a menu.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Choice {
    /// What the path and the notation say.
    pub key: Key,
    /// What the player reads: short, since a phone shows 20 characters.
    pub label: Say,
    /// A second line: what it means or does.
    pub note: Option<Say>,
}

impl Choice {
    /// A choice with a label and no second line.
    #[must_use]
    pub const fn new(key: Key, label: Say) -> Self {
        Self { key, label, note: None }
    }

    /// The same choice with a second line.
    #[must_use]
    pub fn note(mut self, note: Say) -> Self {
        self.note = Some(note);
        self
    }
}
