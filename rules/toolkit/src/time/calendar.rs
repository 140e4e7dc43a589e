//! The calendar of a person: when the clock of whoever keeps it stands.
//!
//! What belongs here: quiet hours and days off in a zone, absences, their bounds, and how time runs beside them. What does not:
//! which tables heed them, and who is away.

use jiff::{
    Timestamp,
    civil::{self, Date},
    tz::TimeZone,
};
use serde::{Deserialize, Serialize};

const MINUTE: i64 = 60_000;
const DAY: i64 = 24 * 60 * MINUTE;
/// How many minutes a day of the calendar has.
const MINUTES: u16 = 24 * 60;
/// So much of a calendar is looked at in one go, in milliseconds.
const WINDOW: i64 = 14 * DAY;
/// How many such stretches are looked at: twenty years. Beyond them nobody rests.
const WINDOWS: usize = 520;

/// A day of the week.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Weekday {
    /// Monday.
    Mon,
    /// Tuesday.
    Tue,
    /// Wednesday.
    Wed,
    /// Thursday.
    Thu,
    /// Friday.
    Fri,
    /// Saturday.
    Sat,
    /// Sunday.
    Sun,
}

impl Weekday {
    /// Each of them, from Monday on.
    pub const ALL: [Self; 7] = [Self::Mon, Self::Tue, Self::Wed, Self::Thu, Self::Fri, Self::Sat, Self::Sun];

    /// The word that is typed and kept.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Mon => "mon",
            Self::Tue => "tue",
            Self::Wed => "wed",
            Self::Thu => "thu",
            Self::Fri => "fri",
            Self::Sat => "sat",
            Self::Sun => "sun",
        }
    }

    /// The day that somebody means who types this: its first three letters count.
    #[must_use]
    pub fn of_word(word: &str) -> Option<Self> {
        let word = word.to_lowercase();
        Self::ALL.into_iter().find(|day| word.starts_with(day.word()))
    }

    const fn civil(self) -> civil::Weekday {
        match self {
            Self::Mon => civil::Weekday::Monday,
            Self::Tue => civil::Weekday::Tuesday,
            Self::Wed => civil::Weekday::Wednesday,
            Self::Thu => civil::Weekday::Thursday,
            Self::Fri => civil::Weekday::Friday,
            Self::Sat => civil::Weekday::Saturday,
            Self::Sun => civil::Weekday::Sunday,
        }
    }
}

/// Quiet hours of every day, in minutes since midnight by the clock on the wall; they may reach into the next day.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Quiet {
    /// When they begin.
    pub from: u16,
    /// When they end.
    pub until: u16,
}

impl Quiet {
    /// How long they last, in minutes, on a day on which the clocks are not changed.
    #[must_use]
    pub const fn minutes(self) -> u16 {
        let day = MINUTES;
        (self.until % day + day - self.from % day) % day
    }
}

/// Why there can be no such calendar.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NoCalendar {
    /// There is no such zone.
    Zone,
    /// The quiet hours are no hours of a day, or last longer than [`Calendar::MOST_QUIET`].
    Quiet,
    /// More than [`Calendar::MOST_OFF`] days of the week are off.
    Off,
}

/// When the clock of a person stands.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Calendar {
    /// The name of the zone by which the person lives; empty where it was not said.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    zone: String,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    quiet: Option<Quiet>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    off: Vec<Weekday>,
    /// Absences, one after the other: from when until when, in milliseconds UTC.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    away: Vec<(i64, i64)>,
}

/// The calendar of somebody who never rests.
pub(super) static NEVER: Calendar =
    Calendar { zone: String::new(), quiet: None, off: Vec::new(), away: Vec::new() };

impl Calendar {
    /// The most that quiet hours last, in minutes: ten hours.
    pub const MOST_QUIET: u16 = 10 * 60;
    /// The most days of a week that are off.
    pub const MOST_OFF: usize = 2;
    /// The longest absences within any [`Self::YEAR`], in milliseconds: 28 days.
    pub const MOST_AWAY: i64 = 28 * DAY;
    /// The time within which absences are counted, in milliseconds: 365 days.
    pub const YEAR: i64 = 365 * DAY;

    /// The calendar of somebody who lives by the clocks of `zone`, with these quiet hours and days off; nobody is away.
    ///
    /// # Errors
    /// [`NoCalendar`] when the zone is not known or a bound is passed.
    pub fn weekly(zone: &str, quiet: Option<Quiet>, off: &[Weekday]) -> Result<Self, NoCalendar> {
        TimeZone::get(zone).map_err(|_| NoCalendar::Zone)?;
        if quiet.is_some_and(|quiet| {
            quiet.from >= MINUTES
                || quiet.until >= MINUTES
                || !(1..=Self::MOST_QUIET).contains(&quiet.minutes())
        }) {
            return Err(NoCalendar::Quiet);
        }
        let mut off = off.to_vec();
        off.sort_unstable();
        off.dedup();
        if off.len() > Self::MOST_OFF {
            return Err(NoCalendar::Off);
        }
        Ok(Self { zone: zone.to_owned(), quiet, off, away: Vec::new() })
    }

    /// The names of all zones, in order.
    #[must_use]
    pub fn zones() -> Vec<String> {
        let mut names: Vec<String> =
            jiff::tz::db().available().map(|name| name.as_str().to_owned()).collect();
        names.sort_unstable();
        names
    }

    /// The zone; empty where it was not said.
    #[must_use]
    pub fn zone(&self) -> &str {
        &self.zone
    }

    /// The quiet hours.
    #[must_use]
    pub const fn quiet(&self) -> Option<Quiet> {
        self.quiet
    }

    /// The days off, in the order of the week.
    #[must_use]
    pub fn off(&self) -> &[Weekday] {
        &self.off
    }

    /// The same with the absences of another calendar.
    #[must_use]
    pub fn away_as(mut self, other: &Self) -> Self {
        self.away.clone_from(&other.away);
        self
    }

    /// How much of the absences within a [`Self::YEAR`] before `at` is used, in milliseconds.
    fn away_before(&self, at: i64) -> i64 {
        let first = at.saturating_sub(Self::YEAR);
        self.away.iter().map(|(from, until)| ((*until).min(at) - (*from).max(first)).max(0)).sum()
    }

    /// How long somebody may still go away from `now` on, in milliseconds, if an absence of now ends.
    #[must_use]
    pub fn away_left(&self, now: i64) -> i64 {
        let mut back = self.clone();
        back.come_back(now);
        (Self::MOST_AWAY - back.away_before(now)).max(0)
    }

    /// Goes away from `now` on for so long, in milliseconds; an absence of now ends. Says until when.
    ///
    /// # Errors
    /// What is left of the absences of a year, in milliseconds, when that is less.
    pub fn go_away(&mut self, now: i64, long: i64) -> Result<i64, i64> {
        let left = self.away_left(now);
        if long > left {
            return Err(left);
        }
        self.come_back(now);
        let until = now.saturating_add(long.max(0));
        self.away.retain(|(_, ended)| *ended > now.saturating_sub(Self::YEAR));
        self.away.push((now, until));
        Ok(until)
    }

    /// Comes back: an absence of now ends.
    pub fn come_back(&mut self, now: i64) {
        for (_, until) in &mut self.away {
            *until = (*until).min(now);
        }
        self.away.retain(|(from, until)| from < until);
    }

    /// Until when somebody is away who is away at `now`.
    #[must_use]
    pub fn away_at(&self, now: i64) -> Option<i64> {
        self.away.iter().find(|(from, until)| (*from..*until).contains(&now)).map(|(_, until)| *until)
    }

    /// Whether the clock never stands.
    #[must_use]
    pub fn never_rests(&self) -> bool {
        self.quiet.is_none() && self.off.is_empty() && self.away.is_empty()
    }

    /// For how long the clock runs between two moments, in milliseconds: whatever lies in rest does not count.
    #[must_use]
    pub fn runs(&self, from: i64, until: i64) -> i64 {
        if until <= from {
            return 0;
        }
        if self.never_rests() {
            return until.saturating_sub(from);
        }
        let rests: i64 = self.rests(from, until).iter().map(|(begin, end)| end - begin).sum();
        until.saturating_sub(from).saturating_sub(rests)
    }

    /// The first moment by which the clock has run for `long` milliseconds since `from`.
    #[must_use]
    pub fn after(&self, from: i64, long: i64) -> i64 {
        let (mut at, mut left) = (from, long.max(0));
        if self.never_rests() {
            return at.saturating_add(left);
        }
        for _ in 0..WINDOWS {
            let end = at.saturating_add(WINDOW);
            let rests = self.rests(at, end);
            for (begin, over) in rests.into_iter().chain(std::iter::once((end, end))) {
                let run = begin - at;
                if left <= run {
                    return at.saturating_add(left);
                }
                left -= run;
                at = over;
            }
        }
        at.saturating_add(left)
    }

    /// A moment at which time ran out or runs out that began to stand still at `stopped` and goes on at `now`: what was left
    /// is left.
    #[must_use]
    pub fn moved(&self, at: i64, stopped: i64, now: i64) -> i64 {
        self.after(now, self.runs(stopped, at))
    }

    /// The first full `hour`, 0 to 23, of the clocks on the wall after `now`, in milliseconds UTC; where no zone was said, the
    /// clocks show UTC.
    #[must_use]
    pub fn next_hour(&self, hour: u8, now: i64) -> i64 {
        let zone = TimeZone::get(&self.zone).unwrap_or(TimeZone::UTC);
        let today = Timestamp::from_millisecond(now).ok().map(|at| zone.to_datetime(at).date());
        let days = [today, today.and_then(|day| day.tomorrow().ok())];
        let mut moments = days.into_iter().map(|day| moment(&zone, day, u16::from(hour) * 60));
        moments.find_map(|at| at.filter(|at| *at > now)).unwrap_or_else(|| now.saturating_add(DAY))
    }

    /// The rests between two moments, in order, none touching another.
    fn rests(&self, from: i64, until: i64) -> Vec<(i64, i64)> {
        let mut rests = self.away.clone();
        if let Some(zone) = self.weekly_zone() {
            let day = |at: i64| Timestamp::from_millisecond(at).ok().map(|at| zone.to_datetime(at).date());
            // A day more on each side: quiet hours reach into the next one.
            let mut next = day(from).and_then(|day| day.yesterday().ok());
            let last = day(until);
            while let (Some(date), Some(last)) = (next, last) {
                if date > last {
                    break;
                }
                rests.extend(self.rests_of(date, &zone).into_iter().flatten());
                next = date.tomorrow().ok();
            }
        }
        let mut clipped: Vec<(i64, i64)> = rests
            .into_iter()
            .map(|(begin, end)| (begin.max(from), end.min(until)))
            .filter(|(begin, end)| begin < end)
            .collect();
        clipped.sort_unstable();
        let mut joined: Vec<(i64, i64)> = Vec::new();
        for (begin, end) in clipped {
            match joined.last_mut() {
                Some((_, over)) if begin <= *over => *over = (*over).max(end),
                _ => joined.push((begin, end)),
            }
        }
        joined
    }

    /// The zone, where anything goes by it.
    fn weekly_zone(&self) -> Option<TimeZone> {
        if self.quiet.is_none() && self.off.is_empty() {
            return None;
        }
        TimeZone::get(&self.zone).ok()
    }

    /// The rests that begin on a day.
    fn rests_of(&self, date: Date, zone: &TimeZone) -> [Option<(i64, i64)>; 2] {
        let next = date.tomorrow().ok();
        let at = |date: Option<Date>, minute: u16| moment(zone, date, minute);
        let off = self.off.iter().any(|day| day.civil() == date.weekday());
        let off = off.then(|| Some((at(Some(date), 0)?, at(next, 0)?))).flatten();
        let quiet = self.quiet.and_then(|quiet| {
            let end = if quiet.from < quiet.until { Some(date) } else { next };
            Some((at(Some(date), quiet.from)?, at(end, quiet.until)?))
        });
        [off, quiet]
    }
}

/// When the clocks on the wall show a minute of a day, in milliseconds UTC. Where they are put forward over it, as if they had
/// not been.
fn moment(zone: &TimeZone, date: Option<Date>, minute: u16) -> Option<i64> {
    let (hour, minute) = (i8::try_from(minute / 60).ok()?, i8::try_from(minute % 60).ok()?);
    let time = civil::Time::new(hour, minute, 0, 0).ok()?;
    Some(zone.to_timestamp(date?.to_datetime(time)).ok()?.as_millisecond())
}
