//! What is to be done at a table at a time, and how the rows of what is due spell it.

use std::{fmt, str::FromStr};

use skald_rules::interface::{DecisionId, Key, Seat};

use crate::store::{DueRow, TableId, table_subject};

/// One thing to be done at a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::host) enum Job {
    /// The time of a seat in a span has run out.
    Turn(Seat, Key),
    /// A seat is told that its time runs out soon.
    Warn(Seat, Key),
    /// A seat that has no limit is reminded that the table waits.
    Remind(Seat, Key),
    /// An answer takes effect that was given before.
    Release(Seat, DecisionId),
    /// The game goes on by itself.
    Machine,
    /// A computer player answers.
    Computer,
    /// The owner of a seat has gone away or come back.
    Hours(Seat),
    /// A pause that all have agreed on is over.
    PauseEnd,
    /// Nobody has begun the game for so long that the table closes.
    LobbyEnd,
    /// Everybody has been away for so long that the game ends.
    AwayEnd,
    /// Nobody has done anything for so long, at a table that nothing else brings to an end, that its end is told.
    Silence,
    /// Nobody has come since that was told, so that the game ends.
    SilenceEnd,
}

impl Job {
    /// The row by which a table remembers the job.
    pub(in crate::host) fn row(self, table: TableId, at: i64) -> DueRow {
        DueRow { subject: table_subject(table), key: self.to_string(), at, served: self.is_served() }
    }

    /// Whether it is a promise to a person, so that time in which nobody serves does not count.
    const fn is_served(self) -> bool {
        match self {
            Self::Turn(..) | Self::Warn(..) | Self::Silence | Self::SilenceEnd => true,
            // The grid of releases and the host's own pace do not wait.
            Self::Release(..)
            | Self::Remind(..)
            | Self::Machine
            | Self::Computer
            | Self::Hours(_)
            | Self::PauseEnd
            | Self::LobbyEnd
            | Self::AwayEnd => false,
        }
    }
}

impl fmt::Display for Job {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Turn(seat, span) => write!(f, "turn:{}:{span}", seat.0),
            Self::Warn(seat, span) => write!(f, "warn:{}:{span}", seat.0),
            Self::Remind(seat, span) => write!(f, "remind:{}:{span}", seat.0),
            Self::Release(seat, decision) => write!(f, "release:{}:{decision}", seat.0),
            Self::Machine => f.write_str("machine"),
            Self::Computer => f.write_str("computer"),
            Self::Hours(seat) => write!(f, "hours:{}", seat.0),
            Self::PauseEnd => f.write_str("pause-end"),
            Self::LobbyEnd => f.write_str("lobby-end"),
            Self::AwayEnd => f.write_str("away-end"),
            Self::Silence => f.write_str("silence"),
            Self::SilenceEnd => f.write_str("silence-end"),
        }
    }
}

/// A key that spells no job of this version.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(in crate::host) struct NoJob;

impl FromStr for Job {
    type Err = NoJob;

    fn from_str(text: &str) -> Result<Self, NoJob> {
        let mut parts = text.splitn(3, ':');
        let word = parts.next().unwrap_or_default();
        let seat = |text: Option<&str>| text.and_then(|text| text.parse().ok()).map(Seat).ok_or(NoJob);
        let key = |text: Option<&str>| text.and_then(|text| Key::new(text).ok()).ok_or(NoJob);
        match word {
            "machine" if text == word => Ok(Self::Machine),
            "computer" if text == word => Ok(Self::Computer),
            "pause-end" if text == word => Ok(Self::PauseEnd),
            "hours" => match (parts.next(), parts.next()) {
                (Some(number), None) => Ok(Self::Hours(seat(Some(number))?)),
                _ => Err(NoJob),
            },
            "lobby-end" if text == word => Ok(Self::LobbyEnd),
            "away-end" if text == word => Ok(Self::AwayEnd),
            "silence" if text == word => Ok(Self::Silence),
            "silence-end" if text == word => Ok(Self::SilenceEnd),
            "turn" => Ok(Self::Turn(seat(parts.next())?, key(parts.next())?)),
            "warn" => Ok(Self::Warn(seat(parts.next())?, key(parts.next())?)),
            "remind" => Ok(Self::Remind(seat(parts.next())?, key(parts.next())?)),
            "release" => Ok(Self::Release(seat(parts.next())?, DecisionId(key(parts.next())?))),
            _ => Err(NoJob),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_job_comes_back_from_its_key() {
        let key = |text| Key::new(text).unwrap();
        for job in [
            Job::Turn(Seat(3), key("1.v17.b")),
            Job::Warn(Seat(0), key("a:b")),
            Job::Remind(Seat(2), key("t5")),
            Job::Release(Seat(7), DecisionId(key("q4"))),
            Job::Machine,
            Job::Computer,
            Job::Hours(Seat(4)),
            Job::PauseEnd,
            Job::LobbyEnd,
            Job::AwayEnd,
            Job::Silence,
            Job::SilenceEnd,
        ] {
            assert_eq!(job.to_string().parse(), Ok(job));
        }
        for text in ["", "turn", "turn:x:t1", "turn:1:", "machine:1", "dance:1:t1", "hours", "hours:1:2"] {
            assert_eq!(text.parse::<Job>(), Err(NoJob), "{text}");
        }
    }
}
