//! Discord's ids (snowflakes): the type, and the source of fresh ones. Nothing about what they name.

use std::fmt;
use std::str::FromStr;
use std::time::{SystemTime, UNIX_EPOCH};

use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// Milliseconds between the Unix epoch and the first moment that an id can name (1 January 2015, UTC).
const DISCORD_EPOCH_MS: u64 = 1_420_070_400_000;

/// An id as Discord gives them: 64 bits, written as a decimal string in JSON, later ids greater than earlier ones.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Id(pub u64);

impl fmt::Display for Id {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(out)
    }
}

impl FromStr for Id {
    type Err = std::num::ParseIntError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        text.parse().map(Self)
    }
}

impl Id {
    /// When what an id of the clock names came to be: milliseconds since the Unix epoch.
    pub(crate) const fn made_ms(self) -> u64 {
        (self.0 >> 22) + DISCORD_EPOCH_MS
    }
}

impl Serialize for Id {
    fn serialize<S: Serializer>(&self, out: S) -> Result<S::Ok, S::Error> {
        out.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Id {
    fn deserialize<D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        let text = String::deserialize(input)?;
        text.parse().map_err(serde::de::Error::custom)
    }
}

/// The source of fresh ids. They follow the clock, as Discord's do, so that a message of a later run never carries
/// the id of one from an earlier run; within one run they always grow.
#[derive(Debug, Default)]
pub(crate) struct Ids {
    last: u64,
    ahead_ms: u64,
    /// What the clock shows for as long as it stands still.
    held_ms: Option<u64>,
}

impl Ids {
    /// An id that was never given before.
    pub fn fresh(&mut self) -> Id {
        let by_clock = self.now_ms().saturating_sub(DISCORD_EPOCH_MS) << 22;
        self.last = by_clock.max(self.last.saturating_add(1));
        Id(self.last)
    }

    /// Milliseconds since the Unix epoch by Discord's clock, which is not the clock of the bot's machine.
    pub fn now_ms(&self) -> u64 {
        self.held_ms.unwrap_or_else(now_ms) + self.ahead_ms
    }

    /// Has Discord's clock stand still, but for what it is put forward.
    pub fn hold(&mut self) {
        self.held_ms.get_or_insert_with(now_ms);
    }

    /// Puts Discord's clock forward.
    pub fn advance(&mut self, by_ms: u64) {
        self.ahead_ms += by_ms;
    }
}

/// Milliseconds since the Unix epoch by this machine's clock.
pub(crate) fn now_ms() -> u64 {
    let passed = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    u64::try_from(passed.as_millis()).unwrap_or(u64::MAX)
}

/// A moment as Discord writes it, in UTC: `2026-01-31T23:59:59.123000+00:00`.
pub(crate) fn timestamp(unix_ms: u64) -> String {
    let (days, in_day) = (unix_ms / 86_400_000, unix_ms % 86_400_000);
    let (year, month, day) = date(days);
    let (hour, minute) = (in_day / 3_600_000, in_day / 60_000 % 60);
    let (second, milli) = (in_day / 1000 % 60, in_day % 1000);
    format!("{year:04}-{month:02}-{day:02}T{hour:02}:{minute:02}:{second:02}.{milli:03}000+00:00")
}

/// The Gregorian date of a day counted from 1 January 1970, by eras of 400 years that begin on 1 March.
fn date(days_since_1970: u64) -> (u64, u64, u64) {
    let shifted = days_since_1970 + 719_468;
    let (era, of_era) = (shifted / 146_097, shifted % 146_097);
    let year_of_era = (of_era - of_era / 1460 + of_era / 36_524 - of_era / 146_096) / 365;
    let of_year = of_era - (365 * year_of_era + year_of_era / 4 - year_of_era / 100);
    let from_march = (5 * of_year + 2) / 153;
    let day = of_year - (153 * from_march + 2) / 5 + 1;
    let month = if from_march < 10 { from_march + 3 } else { from_march - 9 };
    (era * 400 + year_of_era + u64::from(month <= 2), month, day)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ids_always_grow() {
        let mut ids = Ids::default();
        let first = ids.fresh();
        assert!((0..1000).map(|_| ids.fresh()).is_sorted_by(|a, b| a < b));
        assert!(first < ids.fresh());
    }

    #[test]
    fn a_clock_that_is_held_goes_on_only_when_it_is_put_forward() {
        let mut ids = Ids::default();
        ids.hold();
        let shown = ids.now_ms();
        std::thread::sleep(std::time::Duration::from_millis(3));
        let made = (ids.fresh(), ids.fresh());
        assert!(made.0 < made.1 && made.1.made_ms() == shown, "it stood still, and ids grew");
        ids.advance(7);
        ids.hold();
        assert_eq!((ids.now_ms(), ids.fresh().made_ms()), (shown + 7, shown + 7));
    }

    #[test]
    fn moments_are_written_as_discord_writes_them() {
        assert_eq!(timestamp(0), "1970-01-01T00:00:00.000000+00:00");
        assert_eq!(timestamp(951_827_696_789), "2000-02-29T12:34:56.789000+00:00");
        assert_eq!(timestamp(1_767_225_599_000), "2025-12-31T23:59:59.000000+00:00");
    }
}
