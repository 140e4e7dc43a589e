//! What a table is opened with: options, card packs, kits.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use super::{Say, Seat};

/// What a table is opened with.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Setup {
    /// How many seats play.
    pub seats: u8,
    /// The options that were chosen; what is absent has its default.
    pub options: Options,
    /// Card packs beside the game's own, in the order in which they were given.
    pub packs: Vec<PackFile>,
}

/// Options by name, as text. Absent means the default.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Options(pub BTreeMap<String, String>);

impl Options {
    /// The text chosen for `key`, if any.
    #[must_use]
    pub fn get(&self, key: &str) -> Option<&str> {
        self.0.get(key).map(String::as_str)
    }

    /// The same options with `key` set.
    #[must_use]
    pub fn with(mut self, key: &str, value: &str) -> Self {
        self.0.insert(key.to_owned(), value.to_owned());
        self
    }

    /// The same options without those that are settled once the players are there.
    #[must_use]
    pub fn unsettled(&self, specs: &[OptionSpec]) -> Self {
        let settled = |key: &str| specs.iter().any(|spec| spec.key == key && spec.kind == OptionKind::Order);
        Self(
            self.0
                .iter()
                .filter(|(key, _)| !settled(key))
                .map(|(key, value)| (key.clone(), value.clone()))
                .collect(),
        )
    }

    /// Refuses an option that is not among these.
    ///
    /// # Errors
    /// [`SetupError`] with the options that there are.
    pub fn among(&self, specs: &[OptionSpec]) -> Result<(), SetupError> {
        match self.0.keys().find(|key| specs.iter().all(|spec| spec.key != key.as_str())) {
            None => Ok(()),
            Some(key) => {
                let possible: Vec<Say> = specs.iter().map(|spec| spec.about.clone()).collect();
                let say = Say::new("setup-option").with("key", key.as_str()).with("possible", possible);
                Err(SetupError::new(say, ""))
            }
        }
    }
}

/// One option that a game offers.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OptionSpec {
    /// Its name, such as `turn_limit`.
    pub key: &'static str,
    /// What it means, for people who choose.
    pub about: Say,
    /// The sentence that says what holds, with what was chosen as `value`: see [`Self::told`]. Its id ends in `-holds`.
    pub holds: &'static str,
    /// What can be chosen.
    pub kind: OptionKind,
    /// What holds when nothing was chosen, in words.
    pub default: &'static str,
    /// Values that are offered in a list where a number or a text could be typed.
    pub usual: &'static [&'static str],
}

impl OptionSpec {
    /// An option with the ids of its two messages: what it means, and what holds.
    #[must_use]
    pub fn new(
        key: &'static str,
        [about, holds]: [&'static str; 2],
        kind: OptionKind,
        default: &'static str,
    ) -> Self {
        Self { key, about: Say::new(about), holds, kind, default, usual: &[] }
    }

    /// The same option with values that are offered in a list.
    #[must_use]
    pub fn offering(self, usual: &'static [&'static str]) -> Self {
        Self { usual, ..self }
    }

    /// The values that a list offers: all that there are, or those that are usual.
    #[must_use]
    pub fn listed(&self) -> &[&'static str] {
        match &self.kind {
            OptionKind::Choice(words) => words,
            OptionKind::Number { .. } | OptionKind::Text => self.usual,
            OptionKind::Order => &[],
        }
    }

    /// What holds with this value, in one sentence. A number is told as a number, so that its sentence can tell none from some.
    #[must_use]
    pub fn told(&self, value: &str) -> Say {
        let say = Say::new(self.holds);
        match value.parse::<i64>() {
            Ok(number) => say.with("value", number),
            Err(_) => say.with("value", value),
        }
    }

    /// Refuses a value that cannot be chosen. A text is left to the game.
    ///
    /// # Errors
    /// [`SetupError`] with what is possible, and the clause that says so.
    pub fn check(&self, value: &str, clause: &'static str) -> Result<(), SetupError> {
        let (fits, say) = match &self.kind {
            OptionKind::Choice(words) => (words.contains(&value), Say::new("setup-value")),
            OptionKind::Number { min, max } => {
                let say = Say::new("setup-value-number").with("min", *min).with("max", *max);
                (value.parse().is_ok_and(|number: i64| (*min..=*max).contains(&number)), say)
            }
            OptionKind::Text | OptionKind::Order => return Ok(()),
        };
        if fits { Ok(()) } else { Err(SetupError::new(say.with("option", self.about.clone()), clause)) }
    }
}

/// What can be chosen for an option.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum OptionKind {
    /// One of these words.
    Choice(Vec<&'static str>),
    /// A whole number within bounds, both included.
    Number {
        /// The least.
        min: i64,
        /// The most.
        max: i64,
    },
    /// A text that the game reads by itself.
    Text,
    /// An order of all seats that the players agree on once they are there, or what the default says: seats as letters,
    /// such as `c a b`. It is settled in the lobby, not when a table is opened.
    Order,
}

/// A card pack as a file: read by the program, parsed by the game.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct PackFile {
    /// The file's name, for messages.
    pub name: String,
    /// Its text.
    pub text: String,
}

/// The identity of a pack that a table was fixed to.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct PackId {
    /// The pack's id.
    pub id: String,
    /// Its version.
    pub version: u32,
    /// SHA3-256 of its file, in hexadecimal.
    pub hash: String,
}

/// What one seat brings to the table: an Arsenal, a deck. Text in the list format of its game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Kit {
    /// Whose.
    pub seat: Seat,
    /// The list.
    pub list: String,
}

/// Why a table cannot be opened: one plain sentence, and the clause it rests on.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("the table cannot be opened: {} ({clause})", say.id)]
pub struct SetupError {
    /// The sentence.
    pub say: Say,
    /// The clause; empty where no clause speaks.
    pub clause: &'static str,
}

impl SetupError {
    /// A setup error with its sentence and clause.
    #[must_use]
    pub const fn new(say: Say, clause: &'static str) -> Self {
        Self { say, clause }
    }
}

/// What people are told before they join.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Length {
    /// How many games it has at most: 1 but for a match.
    pub games: u32,
    /// How many answers a seat gives in a usual game.
    pub answers: u32,
    /// How many answers a seat gives in a long game (nine of ten are shorter).
    pub answers_long: u32,
    /// How many turns or rounds a usual game has.
    pub turns: u32,
    /// How often in a row the table waits a whole time limit in a usual game, if everybody always uses all of it.
    /// Decisions of one span share one budget; seats that are asked at the same moment wait together.
    pub waits: u32,
    /// The same in a long game (nine of ten are shorter).
    pub waits_long: u32,
    /// What preparing saves, in games where that is much.
    pub visits: Option<Visits>,
    /// How many days a usual game takes, by how often people look in; `None` where that was not measured.
    pub days: Option<Days>,
}

impl Length {
    /// The same for a table of so many seats with computers in some of them. A computer answers at once: only people are waited for, in
    /// turn, and whoever plays with computers alone can play on for as long as they like. How the days become fewer was found by playouts:
    /// a person answers what computers ask in one go, so that they are a little fewer than people's share.
    #[must_use]
    pub fn with_computers(self, seats: u8, computers: u8) -> Self {
        let people = u32::from(seats.saturating_sub(computers).max(1));
        if computers == 0 {
            return self;
        }
        let seats = u32::from(seats.max(1));
        let part = |whole: u32| (whole * people).div_ceil(seats).max(1);
        let fewer = |whole: u32| (whole * (2 * people - 1)).div_ceil(2 * seats).max(1);
        let days = |of: Days| match people {
            1 => Days { once: 1, thrice: 1 },
            _ => Days { once: fewer(of.once), thrice: fewer(of.thrice) },
        };
        Self {
            waits: part(self.waits),
            waits_long: part(self.waits_long),
            // What preparing saves was found among people.
            visits: None,
            days: self.days.map(days),
            ..self
        }
    }
}

/// How many days a usual game takes among people who look in at hours of their own, the same every day, answer then whatever is
/// open, and leave nothing behind: medians of playouts in which nobody plays at random.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Days {
    /// Everybody looks in once a day.
    pub once: u32,
    /// Everybody looks in three times a day.
    pub thrice: u32,
}

/// How many time limits a usual game lasts among people who look in once in each, at moments of their own, and answer whatever
/// is open then: by what they leave behind when they go.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Visits {
    /// Nothing.
    pub answering: u32,
    /// Their next turn, as far as it can be foreseen.
    pub preparing: u32,
    /// That, and standing orders.
    pub ordering: u32,
}
