//! Times, as people read them.

use jiff::{Timestamp, tz::TimeZone};
use skald_rules::{
    interface::{Days, Length, Say},
    words::Words,
};

use crate::{
    discord::commands::PACES,
    host::{Terms, span},
    invariant::Invariant,
};

const MINUTE: i64 = 60_000;
const HOUR: i64 = 60 * MINUTE;
const DAY: i64 = 24 * HOUR;

/// The day of a moment in UTC, as in `on 24 November 2026`.
#[must_use]
pub fn on_day(at: i64) -> Say {
    let day = Timestamp::from_millisecond(at)
        .or_broken(Timestamp::UNIX_EPOCH, "a moment is a time of this world")
        .to_zoned(TimeZone::UTC)
        .date();
    // A year is no number that is cut into thousands.
    let year = day.year().to_string();
    Say::new("on-day")
        .with("year", year)
        .with("month", i64::from(day.month()))
        .with("day", i64::from(day.day()))
}

/// The time limit, in milliseconds, that a choice of `/open` stands for.
#[must_use]
pub fn limit_of(pace: &str) -> Option<Option<i64>> {
    let number = |text: &str, unit: i64| text.parse::<i64>().ok().map(|n| Some(n * unit));
    match pace {
        "none" => Some(None),
        _ => None
            .or_else(|| pace.strip_suffix('h').and_then(|n| number(n, HOUR)))
            .or_else(|| pace.strip_suffix('d').and_then(|n| number(n, DAY)))
            .or_else(|| pace.strip_suffix('m').and_then(|n| number(n, MINUTE))),
    }
}

/// A time limit in words, such as `daily, a day a turn`.
#[must_use]
pub fn limit_words(words: &Words, limit: Option<i64>) -> String {
    for (pace, label) in PACES {
        if limit_of(pace) == Some(limit) {
            return words.text(label);
        }
    }
    words.plain(&Terms::of(limit).pace())
}

/// How long everything may take that is no turn, and what is kept beside it: one line each, none where a turn is all.
#[must_use]
pub fn shares_words(words: &Words, terms: &Terms) -> Vec<String> {
    let mut lines = Vec::new();
    let Some(lengths) = terms.lengths else { return lines };
    let parts = [
        ("terms-window", lengths.window),
        ("terms-choice", lengths.choice),
        ("terms-long", lengths.long),
        ("terms-answers", lengths.answers),
    ];
    let part = |(id, length): (&'static str, Option<i64>)| {
        Some(Say::new(id).with("time", span_words(words, length?)))
    };
    let parts: Vec<Say> = parts.into_iter().filter_map(part).collect();
    if !parts.is_empty() {
        lines.push(words.plain(&Say::new("terms-shares").with("parts", parts)));
    }
    if terms.bank.is_any() {
        let time = |millis| span_words(words, millis);
        let grows = terms.bank.each > 0;
        let bank = Say::new(if grows { "terms-bank-grows" } else { "terms-bank" })
            .with("first", time(terms.bank.first));
        let more = |bank: Say| bank.with("each", time(terms.bank.each)).with("most", time(terms.bank.most));
        lines.push(words.plain(&if grows { more(bank) } else { bank }));
    }
    lines
}

/// How long a game takes if everybody always uses the whole time, and what preparing saves; `limit` is in milliseconds.
#[must_use]
pub fn game_words(words: &Words, length: &Length, limit: i64) -> String {
    let span = |waits: u32| span_words(words, limit.saturating_mul(waits.into()));
    let (usual, long) = (span(length.waits), span(length.waits_long));
    let whole = words.plain(&Say::new("terms-time").with("usual", usual).with("long", long));
    let Some(visits) = length.visits else { return whole };
    let visits = Say::new("terms-visits")
        .with("each", span(1))
        .with("answering", span(visits.answering))
        .with("preparing", span(visits.preparing))
        .with("ordering", span(visits.ordering));
    format!("{whole} {}", words.plain(&visits))
}

/// How many days a game takes people who look in once and three times a day; `limit` is in milliseconds.
#[must_use]
pub fn days_words(words: &Words, length: &Length, days: Days, limit: Option<i64>) -> String {
    // Who looks in once a day has been told already, with what preparing saves.
    let told = length.visits.is_some() && limit == Some(DAY);
    let id = if told { "terms-days-more" } else { "terms-days" };
    words.plain(&Say::new(id).with("once", days.once).with("thrice", days.thrice))
}

/// A stretch of time in words. `millis` is in milliseconds.
#[must_use]
fn span_words(words: &Words, millis: i64) -> String {
    words.plain(&span(millis))
}

#[cfg(test)]
mod tests {
    use skald_rules::interface::Visits;

    use super::*;

    /// A usual game, of which no days are known.
    fn usual() -> Length {
        Length {
            games: 1,
            answers: 9,
            answers_long: 11,
            turns: 26,
            waits: 40,
            waits_long: 90,
            visits: None,
            days: None,
        }
    }

    #[test]
    fn people_are_told_how_long_a_game_takes_if_nobody_hurries() {
        let length = usual();
        let told = |limit| game_words(skald_rules::words::english(), &length, limit);
        let whole = "If everybody always uses the whole time, a usual game takes about";
        assert_eq!(told(DAY), format!("{whole} 40 days and a long one up to 90 days."));
        assert_eq!(told(HOUR), format!("{whole} 40 hours and a long one up to 4 days."));
    }

    // shows LOST-22.7, LOST-22.8
    #[test]
    fn people_are_told_what_preparing_saves() {
        let visits = Some(Visits { answering: 55, preparing: 45, ordering: 5 });
        let length = Length { visits, ..usual() };
        let told = game_words(skald_rules::words::english(), &length, DAY);
        assert!(
            told.ends_with(
                " If everybody looks in once in 24 hours, it takes about 55 days when you only answer, 45 days when you \
                 also prepare your next turn, and 5 days with standing orders too."
            ),
            "{told}"
        );
    }

    #[test]
    fn nobody_is_told_twice_how_long_once_a_day_takes() {
        let told = |length: Length, limit| {
            let days = Days { once: 55, thrice: 18 };
            let english = skald_rules::words::english();
            format!(
                "{} {}",
                game_words(english, &length, limit),
                days_words(english, &length, days, Some(limit))
            )
        };
        let visits = Some(Visits { answering: 55, preparing: 45, ordering: 5 });
        let length = usual();
        assert!(told(length.clone(), DAY).ends_with(" once a day, such a game takes about 55 days; among people who look in three times a day, about 18."));
        let more = told(Length { visits, ..length }, DAY);
        assert_eq!(more.matches("55 days").count(), 1, "{more}");
        assert!(
            more.ends_with("Among people who look in three times a day, it takes about 18 days."),
            "{more}"
        );
        // With another time for a turn it is not the same that was told.
        assert!(
            told(Length { visits, ..length }, 2 * DAY)
                .contains("once a day, such a game takes about 55 days")
        );
    }

    #[test]
    fn a_stretch_of_time_is_told_in_the_unit_in_which_people_think_of_it() {
        let told = |millis| span_words(skald_rules::words::english(), millis);
        assert_eq!(told(90 * DAY), "90 days");
        assert_eq!(told(2 * DAY), "2 days");
        assert_eq!(told(2 * DAY - 1), "48 hours");
        assert_eq!(told(30 * HOUR), "30 hours");
        assert_eq!(told(2 * DAY + 1), "3 days", "a day that has begun counts");
        assert_eq!(told(2 * HOUR - MINUTE), "119 minutes");
        assert_eq!(told(2 * MINUTE), "2 minutes");
        assert_eq!(told(MINUTE + 1), "61 seconds");
        assert_eq!(told(1), "one second");
    }

    #[test]
    fn every_choice_of_pace_is_a_limit_and_has_its_words_back() {
        for (pace, label) in PACES {
            let limit = limit_of(pace).unwrap();
            assert_eq!(
                limit_words(skald_rules::words::english(), limit),
                skald_rules::words::english().text(label)
            );
        }
        assert_eq!(limit_of("soon"), None);
        assert_eq!(limit_words(skald_rules::words::english(), Some(30 * MINUTE)), "30 minutes a turn");
    }
}
