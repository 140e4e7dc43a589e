//! The levels of computer players: what each of them is called, and how it plays.

use super::Player;

/// How well a computer plays.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub enum Level {
    /// At random; for tests.
    Random,
    /// One move ahead: what a table has where nothing is said.
    #[default]
    Steady,
    /// Several answers ahead, in many possible futures.
    Keen,
}

impl Level {
    /// All of them, the weakest first.
    pub const ALL: [Self; 3] = [Self::Random, Self::Steady, Self::Keen];

    /// Those that people can choose.
    pub const OFFERED: [Self; 2] = [Self::Steady, Self::Keen];

    /// Its number in logs and databases, from 1.
    #[must_use]
    pub const fn number(self) -> u8 {
        match self {
            Self::Random => 1,
            Self::Steady => 2,
            Self::Keen => 3,
        }
    }

    /// The level with this number.
    #[must_use]
    pub fn of_number(number: u8) -> Option<Self> {
        Self::ALL.into_iter().find(|level| level.number() == number)
    }

    /// The word for it in commands, and in the ids of its sentences.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Random => "random",
            Self::Steady => "steady",
            Self::Keen => "keen",
        }
    }

    /// The level that `word` names.
    #[must_use]
    pub fn of_word(word: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|level| level.word() == word)
    }

    /// How it plays.
    #[must_use]
    pub const fn player(self) -> Player {
        match self {
            Self::Random => Player::Random,
            Self::Steady => Player::Greedy,
            Self::Keen => Player::Search,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_and_words_name_one_level_each() {
        for level in Level::ALL {
            assert_eq!(Level::of_number(level.number()), Some(level));
            assert_eq!(Level::of_word(level.word()), Some(level));
        }
        assert_eq!((Level::of_number(0), Level::of_word("fierce")), (None, None));
        assert!(Level::OFFERED.contains(&Level::default()));
    }
}
