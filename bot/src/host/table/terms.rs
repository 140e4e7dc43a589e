//! What people agree to when they join a table.

use serde::{Deserialize, Serialize};
use skald_rules::{
    interface::Lengths,
    time::{Bank, Limits},
};

const HOUR: i64 = 60 * 60_000;

/// What people agree to when they join.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Terms {
    /// How long a turn may take, in milliseconds; `None` is without a limit. When it has passed, the declared default
    /// is played.
    pub limit: Option<i64>,
    /// How long each class of decisions may take: the preset of the game at this pace, fixed when the table is opened.
    /// Without it everything may take as long as a turn, as at tables of old.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub lengths: Option<Lengths>,
    /// What each player keeps beside that.
    #[serde(default, skip_serializing_if = "is_none")]
    pub bank: Bank,
}

fn is_none(bank: &Bank) -> bool {
    !bank.is_any()
}

impl Terms {
    /// The shortest limit: one minute.
    pub const LEAST: i64 = 60_000;
    /// The longest limit: 28 days.
    pub const MOST: i64 = 28 * 24 * HOUR;

    /// A table with this limit for a turn, in milliseconds, and the game's own weights for all else.
    #[must_use]
    pub const fn of(limit: Option<i64>) -> Self {
        Self { limit, lengths: None, bank: Bank { first: 0, each: 0, most: 0 } }
    }

    /// Whether a table may be opened with these terms.
    #[must_use]
    pub fn possible(&self) -> bool {
        let Bank { first, each, most } = self.bank;
        self.limit.is_none_or(|limit| (Self::LEAST..=Self::MOST).contains(&limit))
            && [first, each, most].iter().all(|time| (0..=Self::MOST).contains(time))
    }

    /// The same for a game with this preset: how long each class may take is fixed now.
    #[must_use]
    pub fn agreed(&self, preset: Lengths) -> Self {
        Self { lengths: self.limit.map(|limit| preset.scaled(limit)), ..self.clone() }
    }

    /// How much time there is, as the law of time wants to know it.
    #[must_use]
    pub fn limits(&self) -> Limits {
        Limits {
            lengths: self.limit.map(|limit| self.lengths.unwrap_or(Lengths::flat(limit))),
            bank: self.bank,
        }
    }
}

impl Default for Terms {
    /// A day for a turn.
    fn default() -> Self {
        Self::of(Some(24 * HOUR))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tables_of_old_keep_the_one_limit_that_their_people_agreed_to() {
        let old: Terms = serde_json::from_str(r#"{"limit":3600000}"#).unwrap();
        assert_eq!(old.limits(), Limits::of(Lengths::flat(HOUR)));
        let none: Terms = serde_json::from_str(r#"{"limit":null}"#).unwrap();
        assert_eq!(none.limits(), Limits::default());
        assert_eq!(none.agreed(Lengths::DAY.with_windows()).limits(), Limits::default());
    }

    #[test]
    fn what_was_agreed_is_written_down_with_the_table() {
        let terms = Terms::of(Some(HOUR)).agreed(Lengths::DAY.with_windows());
        assert_eq!(terms.limits(), Limits::of(Lengths::flat(HOUR).with_windows()));
        assert_eq!(serde_json::from_str::<Terms>(&serde_json::to_string(&terms).unwrap()).unwrap(), terms);
    }

    #[test]
    fn terms_have_bounds() {
        assert!(Terms::of(Some(Terms::LEAST)).possible() && Terms::of(None).possible());
        assert!(!Terms::of(Some(Terms::LEAST - 1)).possible());
        let endless = Bank { first: Terms::MOST + 1, each: 0, most: 0 };
        assert!(!Terms { bank: endless, ..Terms::default() }.possible());
    }
}
