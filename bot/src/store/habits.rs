//! Where people wish to be called, and how reliably they answer: the words of the database for it.
//!
//! What does not belong here: the rows of people (`people`), and the calls that stand at a table (`calls`).

/// Where somebody is called.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Calls {
    /// In the table's thread.
    #[default]
    Thread,
    /// There, without a sound.
    Silent,
    /// In private.
    Private,
    /// Once a day, for all tables that wait, in private.
    Digest,
}

impl Calls {
    const ALL: [Self; 4] = [Self::Thread, Self::Silent, Self::Private, Self::Digest];

    /// The word in the database and in commands.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Thread => "thread",
            Self::Silent => "silent",
            Self::Private => "private",
            Self::Digest => "digest",
        }
    }

    /// The setting that `word` names.
    #[must_use]
    pub fn of_word(word: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|calls| calls.word() == word)
    }
}

/// How reliably somebody answers where there is a clock.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Reliability {
    /// How many answers were given in time.
    pub answered: i64,
    /// How many times a clock ran out.
    pub late: i64,
}

impl Reliability {
    /// How many questions there were.
    #[must_use]
    pub const fn asked(self) -> i64 {
        self.answered.saturating_add(self.late)
    }
}
