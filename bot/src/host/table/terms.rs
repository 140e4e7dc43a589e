//! What people agree to when they join a table.

use serde::{Deserialize, Serialize};
use skald_rules::{
    interface::{Lengths, Say},
    time::{Bank, Limits},
};

const SECOND: i64 = 1_000;
const MINUTE: i64 = 60 * SECOND;
const HOUR: i64 = 60 * MINUTE;
const DAY: i64 = 24 * HOUR;

/// A stretch of time as people say it, such as `40 days`: days from two days on, hours from two hours on, minutes from two
/// minutes on, else seconds, begun ones counted. `millis` is in milliseconds.
#[must_use]
pub fn span(millis: i64) -> Say {
    let (name, unit) = match millis {
        _ if millis >= 2 * DAY => ("span-days", DAY),
        _ if millis >= 2 * HOUR => ("span-hours", HOUR),
        _ if millis >= 2 * MINUTE => ("span-minutes", MINUTE),
        _ => ("span-seconds", SECOND),
    };
    Say::new(name).with("n", millis / unit + i64::from(millis % unit > 0))
}

/// A moment as it is shown to everybody in their own time: `in 5 hours`. `at` is in milliseconds UTC.
#[must_use]
pub fn stamp(at: i64) -> String {
    format!("<t:{}:R>", at.div_euclid(1_000))
}

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
    /// See [`Terms::stand_in`]; kept where there is no limit as well, should there be one later.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    stand_in: Option<u8>,
    /// Whether clocks stand in people's quiet hours, on their days off and in their absences: where a turn may take a day or
    /// more. At tables of old they do not.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub rests: bool,
}

/// What each player keeps beside the limit of a turn.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Reserve {
    /// Nothing.
    #[default]
    None,
    /// The time of one turn, for the whole game.
    Turn,
    /// The time of one turn, and an eighth of it more for every turn that is done in time, up to two turns.
    Growing,
}

impl Reserve {
    /// Each of them.
    pub const ALL: [Self; 3] = [Self::None, Self::Turn, Self::Growing];

    /// The word that is typed, and that a log writes.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::None => "none",
            Self::Turn => "turn",
            Self::Growing => "growing",
        }
    }

    /// What is typed like this.
    #[must_use]
    pub fn of_word(word: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|reserve| reserve.word() == word)
    }

    /// What is kept beside this limit for a turn, in milliseconds, where nobody chose: a turn's time at the daily pace.
    #[must_use]
    pub const fn usual(limit: Option<i64>) -> Self {
        match limit {
            Some(DAY) => Self::Turn,
            _ => Self::None,
        }
    }

    /// It in words.
    #[must_use]
    pub const fn say(self) -> Say {
        Say::new(match self {
            Self::None => "reserve-none",
            Self::Turn => "reserve-turn",
            Self::Growing => "reserve-growing",
        })
    }

    /// The bank at a table with this limit for a turn, in milliseconds.
    const fn bank(self, limit: i64) -> Bank {
        match self {
            Self::None => Bank { first: 0, each: 0, most: 0 },
            Self::Turn => Bank { first: limit, each: 0, most: limit },
            Self::Growing => Bank { first: limit, each: limit / 8, most: least(limit * 2, Terms::MOST) },
        }
    }
}

const fn least(one: i64, other: i64) -> i64 {
    if one < other { one } else { other }
}

fn is_none(bank: &Bank) -> bool {
    !bank.is_any()
}

impl Terms {
    /// The shortest limit: one minute.
    pub const LEAST: i64 = 60_000;
    /// The longest limit: 28 days.
    pub const MOST: i64 = 28 * 24 * HOUR;
    /// Without a limit, or while it stands still without an end: after so long in which none of its people did anything a table says
    /// that it ends. In milliseconds.
    pub const SILENCE: i64 = 30 * DAY;
    /// So long after that was said it ends, in milliseconds.
    pub const SILENCE_TOLD: i64 = 14 * DAY;

    /// Whoever has kept the table waiting so often in a row has no say until they are there again. Without a limit each time is as long as
    /// it takes to be reminded.
    pub const NO_SAY: u8 = 2;

    /// With a limit, and where no computer plays for anybody: once the time of each of its people has run out so often in a row, a table
    /// stands still, and ends unless one of them comes back. More often than any game's own rule about absence asks for.
    pub const DESERTED: u8 = 5;

    /// What becomes of a table at which none of its people does anything, where nothing else brings it to an end.
    #[must_use]
    pub fn told_of_silence() -> Say {
        Say::new("terms-silence").with("time", span(Self::SILENCE)).with("later", span(Self::SILENCE_TOLD))
    }

    /// A table with this limit for a turn, in milliseconds, and the game's own weights for all else.
    #[must_use]
    pub const fn of(limit: Option<i64>) -> Self {
        let rests = matches!(limit, Some(DAY..));
        Self { limit, lengths: None, bank: Bank { first: 0, each: 0, most: 0 }, stand_in: None, rests }
    }

    /// The same with a reserve beside the limit; without a limit there is nothing to reserve.
    #[must_use]
    pub fn reserving(self, reserve: Reserve) -> Self {
        let bank = reserve.bank(self.limit.unwrap_or(0));
        Self { bank, ..self }
    }

    /// The same with a computer that plays for whoever has let the time run out so many times in a row. 0 is for never.
    #[must_use]
    pub fn standing_in(self, after: Option<u8>) -> Self {
        Self { stand_in: after.filter(|times| *times > 0), ..self }
    }

    /// After how many times in a row that somebody's time has run out a computer plays for them until they are back; `None`
    /// for never. Without a limit nobody's time runs out.
    #[must_use]
    pub fn stand_in(&self) -> Option<u8> {
        self.stand_in.filter(|_| self.limit.is_some())
    }

    /// The same limit and reserve with the computer that stands in at another table, or stood in before.
    #[must_use]
    pub fn standing_in_as(self, other: &Self) -> Self {
        Self { stand_in: other.stand_in, ..self }
    }

    /// What is kept beside the limit, of the kinds that can be chosen.
    #[must_use]
    pub const fn reserve(&self) -> Reserve {
        match self.bank {
            Bank { each: 1.., .. } => Reserve::Growing,
            Bank { first: 1.., .. } => Reserve::Turn,
            Bank { .. } => Reserve::None,
        }
    }

    /// Whether a game lasts days here: a turn may take one, or as long as it likes.
    #[must_use]
    pub fn is_slow(&self) -> bool {
        self.limit.is_none_or(|limit| limit >= DAY)
    }

    /// The time for a turn in words.
    #[must_use]
    pub fn pace(&self) -> Say {
        match self.limit {
            None => Say::new("pace-none"),
            Some(limit) => Say::new("pace-each").with("time", span(limit)),
        }
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
    /// The daily pace: a day for a turn, and a turn's time in reserve.
    fn default() -> Self {
        Self::of(Some(DAY)).reserving(Reserve::usual(Some(DAY)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tables_of_old_keep_the_one_limit_that_their_people_agreed_to() {
        let old: Terms = serde_json::from_str(r#"{"limit":3600000}"#).unwrap();
        assert_eq!(old.limits(), Limits::of(Lengths::flat(HOUR)));
        let day: Terms = serde_json::from_str(r#"{"limit":86400000}"#).unwrap();
        assert!(!day.rests && Terms::of(Some(DAY)).rests && !Terms::of(Some(HOUR)).rests);
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
        for reserve in [Reserve::None, Reserve::Turn, Reserve::Growing] {
            for limit in [None, Some(Terms::LEAST), Some(Terms::MOST)] {
                let terms = Terms::of(limit).reserving(reserve);
                assert!(terms.possible(), "{terms:?}");
                assert_eq!(terms.bank.is_any(), limit.is_some() && reserve != Reserve::None, "{terms:?}");
            }
        }
        assert!(!Terms { bank: endless, ..Terms::default() }.possible());
    }
}
