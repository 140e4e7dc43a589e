//! Time as games state it: which budget a decision draws on, and how long decisions of each class may take. Nothing here
//! knows what time it is; how budgets run is the business of the law of time.

use serde::{Deserialize, Serialize};

use super::Key;

/// Which time budget a decision draws on. Decisions of one seat with the same span share one budget.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Clock {
    /// How long such a stretch may take; the table's terms give the length. All decisions of one span name the same.
    pub class: ClockClass,
    /// The stretch of play that shares one budget, such as `t12`. A span that the next of its class has followed never
    /// comes back.
    pub span: Key,
    /// A longer stretch that caps this one: its budget, of the class [`ClockClass::Answers`], runs along.
    pub within: Option<Key>,
    /// Whether the seat counts as away: its time is a share of the usual.
    pub away: bool,
}

impl Clock {
    /// The budget of a stretch, for a seat that is there.
    #[must_use]
    pub const fn new(class: ClockClass, span: Key) -> Self {
        Self { class, span, within: None, away: false }
    }

    /// The same budget with its stretches spelled anew; `None` when `spell` has no spelling for one.
    #[must_use]
    pub fn respelled(self, spell: impl Fn(Key) -> Option<Key>) -> Option<Self> {
        let within = match self.within {
            Some(within) => Some(spell(within)?),
            None => None,
        };
        Some(Self { span: spell(self.span)?, within, ..self })
    }
}

/// How long a stretch of decisions may take, in the table's terms.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum ClockClass {
    /// One small choice, or a formality: one press.
    Choice,
    /// An answer to what somebody else does.
    Window,
    /// An own turn or round, with all that belongs to it.
    Turn,
    /// A stretch of thought: a deck.
    Long,
    /// All answers of one foreign turn together; caps the windows within it.
    Answers,
}

impl ClockClass {
    /// Every class.
    pub const ALL: [Self; 5] = [Self::Choice, Self::Window, Self::Turn, Self::Long, Self::Answers];

    /// The class's word in files and rows.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Choice => "choice",
            Self::Window => "window",
            Self::Turn => "turn",
            Self::Long => "long",
            Self::Answers => "answers",
        }
    }

    /// The class with this word.
    #[must_use]
    pub fn of_word(word: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|class| class.word() == word)
    }
}

const HOUR: i64 = 60 * 60_000;

/// How long stretches of each class may take, in milliseconds, all above 0. A class that a game does not have is left out.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Lengths {
    /// A turn.
    pub turn: i64,
    /// An answer to somebody else.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub window: Option<i64>,
    /// A small choice.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub choice: Option<i64>,
    /// A stretch of thought.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub long: Option<i64>,
    /// All answers of one foreign turn together.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub answers: Option<i64>,
    /// Somebody who is away has one of so many parts of each; `None` where nobody counts as away.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub away: Option<i64>,
}

impl Lengths {
    /// Nothing but turns of `turn` milliseconds.
    #[must_use]
    pub const fn flat(turn: i64) -> Self {
        Self { turn, window: None, choice: None, long: None, answers: None, away: None }
    }

    /// A day for a turn, and nothing else stated: the preset of a game whose specification names no lengths.
    pub const DAY: Self = Self::flat(24 * HOUR);

    /// The same with the usual weight of windows: half a turn.
    #[must_use]
    pub const fn with_windows(mut self) -> Self {
        self.window = Some(self.turn / 2);
        self
    }

    /// The same with the usual weight of choices: a quarter of a turn.
    #[must_use]
    pub const fn with_choices(mut self) -> Self {
        self.choice = Some(self.turn / 4);
        self
    }

    /// The same with the usual weight of stretches of thought: two turns.
    #[must_use]
    pub const fn with_long(mut self) -> Self {
        self.long = Some(self.turn * 2);
        self
    }

    /// Whether this game has stretches of a class.
    #[must_use]
    pub const fn states(&self, class: ClockClass) -> bool {
        match class {
            ClockClass::Turn => true,
            ClockClass::Window => self.window.is_some(),
            ClockClass::Choice => self.choice.is_some(),
            ClockClass::Long => self.long.is_some(),
            ClockClass::Answers => self.answers.is_some(),
        }
    }

    /// How long a stretch of a class may take, for somebody who is there or away, in milliseconds. A class that is not
    /// stated lasts as long as a turn.
    #[must_use]
    pub fn of(&self, class: ClockClass, away: bool) -> i64 {
        let whole = match class {
            ClockClass::Turn => self.turn,
            ClockClass::Window => self.window.unwrap_or(self.turn),
            ClockClass::Choice => self.choice.unwrap_or(self.turn),
            ClockClass::Long => self.long.unwrap_or(self.turn),
            ClockClass::Answers => self.answers.unwrap_or(self.turn),
        };
        match self.away {
            Some(parts) if away => whole / parts.max(1),
            _ => whole,
        }
    }

    /// The same weights for turns of `turn` milliseconds.
    #[must_use]
    pub fn scaled(&self, turn: i64) -> Self {
        let scale = |length: i64| {
            let scaled = i128::from(length) * i128::from(turn) / i128::from(self.turn.max(1));
            i64::try_from(scaled).unwrap_or(i64::MAX).max(1)
        };
        Self {
            turn,
            window: self.window.map(scale),
            choice: self.choice.map(scale),
            long: self.long.map(scale),
            answers: self.answers.map(scale),
            away: self.away,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_slower_table_keeps_the_weights_of_its_game() {
        let preset = Lengths { away: Some(4), ..Lengths::DAY.with_windows().with_choices().with_long() };
        let slow = preset.scaled(72 * HOUR);
        let hours = |class, away| slow.of(class, away) / HOUR;
        assert_eq!(hours(ClockClass::Turn, false), 72);
        assert_eq!(hours(ClockClass::Window, false), 36);
        assert_eq!(hours(ClockClass::Choice, false), 18);
        assert_eq!(hours(ClockClass::Long, false), 144);
        assert_eq!((hours(ClockClass::Turn, true), hours(ClockClass::Window, true)), (18, 9));
        assert_eq!(preset.scaled(i64::MAX).of(ClockClass::Long, false), i64::MAX, "as long as there is time");
    }

    #[test]
    fn what_a_game_does_not_state_lasts_as_long_as_a_turn_and_nobody_there_is_away() {
        let flat = Lengths::flat(1_000);
        for class in ClockClass::ALL {
            assert_eq!((flat.of(class, false), flat.of(class, true)), (1_000, 1_000));
            assert_eq!(flat.states(class), class == ClockClass::Turn);
            assert_eq!(ClockClass::of_word(class.word()), Some(class));
        }
    }

    #[test]
    fn lengths_come_back_from_what_is_written_of_them() {
        let some = Lengths { answers: Some(12 * HOUR), ..Lengths::DAY.with_windows() };
        let text = serde_json::to_string(&some).unwrap();
        assert!(!text.contains("choice"), "{text}");
        assert_eq!(serde_json::from_str::<Lengths>(&text).unwrap(), some);
    }
}
