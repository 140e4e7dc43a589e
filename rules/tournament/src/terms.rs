//! What people agree to before they register: format, length of a match, time, and what happens to the absent.
//!
//! What belongs here: the terms, and what they come to for a field of a size. What does not: what the options of a game are
//! called; whoever opens the tables knows that.

use serde::{Deserialize, Serialize};

/// An hour, in milliseconds.
pub const HOUR: i64 = 3_600_000;
/// A day, in milliseconds.
pub const DAY: i64 = 24 * HOUR;
/// The most people of one tournament.
pub const MOST_ENTRANTS: usize = 1_000;
/// The most rounds of one part of a tournament, but for a round robin.
pub const MOST_ROUNDS: u8 = 30;
/// The most seats of a table of a league.
pub const MOST_SEATS: u8 = 20;
/// The greatest event that counts as small (LRAW-1.1.1).
pub const SMALL_EVENT: usize = 16;

/// The terms of a tournament. They do not change once it is open.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Terms {
    /// Who meets whom.
    pub format: Format,
    /// How many games a match has.
    pub games: Games,
    /// How many rounds, or weeks of a league; `None`: as many as the field needs.
    pub rounds: Option<u8>,
    /// How many go on to a knock-out after a Swiss part.
    pub cut: Cut,
    /// How long a round lasts.
    pub times: Times,
    /// What happens to whoever does not come.
    pub absent: Absent,
    /// Whether all tables of a round play the same shuffles.
    pub duplicate: bool,
    /// Whether everybody's list of cards is published at the end.
    pub lists: bool,
}

/// Who meets whom.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Format {
    /// Everybody plays every round, against people with as many points.
    Swiss,
    /// Whoever loses is out.
    Knockout,
    /// Everybody meets everybody.
    RoundRobin,
    /// Tables of several, drawn anew each round so that people meet as evenly as possible.
    League {
        /// How many sit at a full table: 3 to [`MOST_SEATS`].
        seats: u8,
    },
}

/// Which part of a tournament a round belongs to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Part {
    /// Before the cut, or all of it.
    Main,
    /// After the cut.
    Cut,
}

/// How many games a match has at most.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Games {
    /// One.
    One,
    /// Best of three.
    Three,
    /// Best of three, but one before the cut of a large event: the Head Judge's discretion (LRAW-1.1.3).
    OneBeforeCut,
}

/// How many go on to a knock-out after a Swiss part.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Cut {
    /// Nobody: the points decide.
    None,
    /// The first four.
    Top4,
    /// The first eight.
    Top8,
}

impl Cut {
    /// How many go on at most.
    #[must_use]
    pub const fn size(self) -> usize {
        match self {
            Self::None => 0,
            Self::Top4 => 4,
            Self::Top8 => 8,
        }
    }
}

/// How long a round lasts, in milliseconds of the calendar: the same for all of its matches (LRAW-1.2.1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Times {
    /// A round of matches of one game.
    pub one: i64,
    /// A round of best of three.
    pub three: i64,
}

impl Default for Times {
    /// 21 days for one game, 45 for best of three (LRAW-1.2.2).
    fn default() -> Self {
        Self { one: 21 * DAY, three: 45 * DAY }
    }
}

/// What happens to whoever does not come to a match.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Absent {
    /// After so many milliseconds of a round without a move of their own the match is lost.
    pub after: i64,
    /// After so many matches lost in that way somebody is out of the tournament; 0: never.
    pub misses: u8,
}

impl Default for Absent {
    fn default() -> Self {
        Self { after: 5 * DAY, misses: 2 }
    }
}

/// How the matches of a round are played.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Match {
    /// The most games, but for further ones of an elimination match that is even: 1 or 3.
    pub best_of: u8,
    /// Whether cards may be swapped before the first game (LRAW-1.1.4); never where there is more than one game
    /// (LRAW-1.1.2, LRAW-1.1.5, LRAW-1.1.6).
    pub siding_before: bool,
    /// Whether somebody has to win: an even match goes on, game by game (LRAW-1.1.11).
    pub needs_winner: bool,
    /// How long the round lasts, in milliseconds.
    pub time: i64,
}

impl Match {
    /// How many games win the match.
    #[must_use]
    pub const fn needed(&self) -> u8 {
        self.best_of / 2 + 1
    }
}

impl Default for Terms {
    /// A Swiss tournament of best of three, without a cut.
    fn default() -> Self {
        Self {
            format: Format::Swiss,
            games: Games::Three,
            rounds: None,
            cut: Cut::None,
            times: Times::default(),
            absent: Absent::default(),
            duplicate: false,
            lists: false,
        }
    }
}

impl Terms {
    /// Whether such a tournament is possible.
    #[must_use]
    pub fn possible(&self) -> bool {
        let spans = [self.times.one, self.times.three, self.absent.after];
        let seats = match self.format {
            Format::League { seats } => (3..=MOST_SEATS).contains(&seats),
            Format::Swiss | Format::Knockout | Format::RoundRobin => true,
        };
        let rounds = self.rounds.is_none_or(|rounds| (1..=MOST_ROUNDS).contains(&rounds));
        let cut = self.cut == Cut::None || self.format == Format::Swiss;
        seats && rounds && cut && spans.iter().all(|span| (HOUR..=365 * DAY).contains(span))
    }

    /// How the matches of a part are played where so many checked in before round 1 (LRAW-1.1.8).
    #[must_use]
    pub fn of_match(&self, part: Part, checked_in: usize) -> Match {
        let large = checked_in > SMALL_EVENT;
        let best_of = match (self.games, part) {
            (Games::One, _) => 1,
            // LRAW-1.1.3: only in a large event, and only before the cut.
            (Games::OneBeforeCut, Part::Main) if large && self.format == Format::Swiss => 1,
            (Games::Three | Games::OneBeforeCut, _) => 3,
        };
        Match {
            best_of,
            siding_before: best_of == 1,
            needs_winner: part == Part::Cut || self.format == Format::Knockout,
            time: if best_of == 1 { self.times.one } else { self.times.three },
        }
    }

    /// How many rounds the first part has for so many people: as agreed, else as many as it takes until at most one person
    /// has won every match, or until everybody has met everybody.
    #[must_use]
    pub fn rounds_for(&self, people: usize) -> usize {
        let doublings = usize::try_from(people.max(2).next_power_of_two().trailing_zeros()).unwrap_or(1);
        let agreed = self.rounds.map(usize::from);
        match self.format {
            // More than everybody against everybody could only be rematches.
            Format::Swiss => agreed.unwrap_or(doublings.max(3)).min(full_circle(people)).max(1),
            Format::Knockout => doublings,
            Format::RoundRobin => full_circle(people),
            Format::League { .. } => agreed.unwrap_or(4),
        }
    }
}

/// How many rounds it takes until everybody has met everybody.
#[must_use]
pub fn full_circle(people: usize) -> usize {
    if people.is_multiple_of(2) { people.saturating_sub(1) } else { people }
}
