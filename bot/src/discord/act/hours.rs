//! When the clocks of whoever asks stand: quiet hours, days off, and being away.

use skald_rules::{
    interface::Say,
    time::{Quiet, Weekday},
};

use crate::{
    discord::{
        answer::{Answer, Button, Style},
        bot::{Bot, Case, Done, Stop},
        call::Typed,
        page::stamp,
        press::{Mine, Press},
    },
    host::{Hours, HoursChange},
};

/// The word by which something is none.
const NONE: &str = "none";
/// A day in milliseconds.
const DAY: i64 = 24 * 60 * 60_000;

impl Bot {
    /// What a command says of hours.
    pub(super) fn hours_typed(typed: &Typed) -> Result<HoursChange, Stop> {
        let quiet = match typed.text("quiet").map(str::trim) {
            None => None,
            Some(NONE) => Some(None),
            Some(text) => Some(Some(quiet_of(text).ok_or_else(|| Say::new("settings-bad-quiet"))?)),
        };
        let off = match typed.text("off").map(str::trim) {
            None => None,
            Some(NONE) => Some(Vec::new()),
            Some(text) => Some(days_of(text).ok_or_else(|| Say::new("settings-bad-off"))?),
        };
        let zone = typed.text("zone").map(|zone| zone.trim().to_owned());
        Ok(HoursChange { zone, quiet, off })
    }

    /// Goes away for some days, comes back, or tells how things stand.
    pub(super) async fn away(&self, case: &Case<'_>, days: Option<u8>) -> Done {
        let before = self.host.hours(case.person()).await?;
        let now = self.host.now();
        let was_away = before.calendar.away_at(now).is_some();
        let hours = match days {
            Some(days) => self.host.go_away(case.actor(), days).await?,
            None => before,
        };
        let left = hours.calendar.away_left(now) / DAY;
        let back = Button::new(&self.text("button-back-again"), Press::Own(Mine::Back), Style::Main);
        let answer = match hours.calendar.away_at(now) {
            Some(until) => {
                let left = hours.calendar.away_left(until) / DAY;
                let say = Say::new("away-until").with("until", stamp(until)).with("left", left);
                Answer::private(&self.words.plain(&say)).buttons(vec![back])
            }
            None if was_away => Answer::private(&self.words.plain(&Say::new("away-back").with("left", left))),
            None => Answer::private(&self.words.plain(&Say::new("away-not").with("left", left))),
        };
        Ok(case.put(answer))
    }

    /// When the clocks of a person stand, in words.
    pub(super) fn hours_text(&self, hours: &Hours) -> String {
        let calendar = &hours.calendar;
        let quiet = calendar.quiet().map(|quiet| {
            Say::new("settings-quiet")
                .with("from", time_of_day(quiet.from))
                .with("until", time_of_day(quiet.until))
        });
        let days = calendar.off().iter().map(|day| self.text(weekday(*day))).collect::<Vec<String>>();
        let off = (!days.is_empty()).then(|| Say::new("settings-off").with("days", self.words.list(days)));
        let parts: Vec<Say> = quiet.into_iter().chain(off).collect();
        let weekly = if parts.is_empty() {
            Say::new("settings-hours-none")
        } else {
            Say::new("settings-hours").with("parts", parts)
        };
        let away = calendar.away_at(self.host.now());
        let away = away.map(|until| Say::new("settings-away").with("until", stamp(until)));
        let lines = std::iter::once(weekly).chain(away).map(|say| self.words.plain(&say));
        lines.collect::<Vec<_>>().join(" ")
    }

    /// The zone of a person in words.
    pub(super) fn zone_text(&self, hours: &Hours) -> String {
        match hours.calendar.zone() {
            "" => self.text("settings-zone-none"),
            zone => zone.to_owned(),
        }
    }
}

/// The name of a day in the catalogue of words.
const fn weekday(day: Weekday) -> &'static str {
    match day {
        Weekday::Mon => "weekday-mon",
        Weekday::Tue => "weekday-tue",
        Weekday::Wed => "weekday-wed",
        Weekday::Thu => "weekday-thu",
        Weekday::Fri => "weekday-fri",
        Weekday::Sat => "weekday-sat",
        Weekday::Sun => "weekday-sun",
    }
}

/// Quiet hours as people type them, such as `22-8` or `22:30-07:00`.
fn quiet_of(text: &str) -> Option<Quiet> {
    let (from, until) = text.split_once(['-', '–'])?;
    Some(Quiet { from: minute_of(from)?, until: minute_of(until)? })
}

/// A time of day as people type it, in minutes since midnight.
fn minute_of(text: &str) -> Option<u16> {
    let (hours, minutes) = text.trim().split_once([':', '.']).unwrap_or((text.trim(), "0"));
    let (hours, minutes): (u16, u16) = (hours.parse().ok()?, minutes.parse().ok()?);
    // Midnight is the beginning and the end of a day.
    (hours <= 24 && minutes < 60 && (hours < 24 || minutes == 0)).then(|| (hours % 24) * 60 + minutes)
}

fn time_of_day(minute: u16) -> String {
    format!("{}:{:02}", minute / 60, minute % 60)
}

/// Days of the week as people type them, apart by blanks or commas.
fn days_of(text: &str) -> Option<Vec<Weekday>> {
    let words = text.split([' ', ',', ';']).filter(|word| !word.is_empty());
    words.map(Weekday::of_word).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn hours_and_days_are_read_as_people_type_them() {
        for text in ["22-8", "22:00-08:00", " 22.00 – 8 "] {
            assert_eq!(quiet_of(text), Some(Quiet { from: 22 * 60, until: 8 * 60 }), "{text}");
        }
        assert_eq!(quiet_of("22:30-24"), Some(Quiet { from: 22 * 60 + 30, until: 0 }));
        for text in ["", "22", "25-8", "22-8:60", "ten-six", "22-24:01", "-1-8"] {
            assert_eq!(quiet_of(text), None, "{text}");
        }
        assert_eq!(days_of("sat, Sunday"), Some(vec![Weekday::Sat, Weekday::Sun]));
        assert_eq!(days_of("sat never"), None);
        assert_eq!((time_of_day(8 * 60 + 5), time_of_day(0)), ("8:05".to_owned(), "0:00".to_owned()));
    }
}
