//! The rests of people: what a calendar says of time, and the law of time over random calendars, daylight saving included.

use proptest::{collection::vec, prelude::*, sample::select};

use super::{HOUR, ask, limits};
use crate::time::{Ask, Bank, Calendar, Clocks, Limits, NoCalendar, Quiet, Weekday};
use skald_vocabulary::interface::{ClockClass, Seat};

const DAY: i64 = 24 * HOUR;
const A: Seat = Seat(0);
/// Zones whose clocks are put forward and back on other days, by an hour and by half of one, at midnight, or never.
const ZONES: [&str; 8] = [
    "Europe/Berlin",
    "America/New_York",
    "Australia/Lord_Howe",
    "America/Santiago",
    "Asia/Kathmandu",
    "Pacific/Apia",
    "Africa/Cairo",
    "UTC",
];

/// A moment, as a zone writes it.
fn at(text: &str) -> i64 {
    text.parse::<jiff::Timestamp>().unwrap().as_millisecond()
}

fn quiet(from: u16, until: u16) -> Option<Quiet> {
    Some(Quiet { from: from * 60, until: until * 60 })
}

fn a_calendar() -> impl Strategy<Value = Calendar> {
    let hours = proptest::option::of((0..1440_u16, 1..=Calendar::MOST_QUIET));
    let off = vec(select(&Weekday::ALL[..]), 0..=2);
    let absences = vec((0..400 * DAY, 0..8 * DAY), 0..3);
    (select(&ZONES[..]), hours, off, absences).prop_map(|(zone, hours, off, mut absences)| {
        let quiet = hours.map(|(from, long)| Quiet { from, until: (from + long) % 1440 });
        let mut calendar = Calendar::weekly(zone, quiet, &off).unwrap();
        absences.sort_unstable();
        for (from, long) in absences {
            calendar.go_away(START + from, long).unwrap();
        }
        calendar
    })
}

/// Where random calendars begin: a year and more with all its changes of clocks lies behind it.
const START: i64 = 1_790_000_000_000;

fn a_moment() -> impl Strategy<Value = i64> {
    (0..430 * DAY).prop_map(|after| START + after)
}

#[test]
fn a_day_of_time_lasts_longer_for_whoever_rests() {
    let quiet_nights = Calendar::weekly("Europe/Berlin", quiet(22, 8), &[]).unwrap();
    // A Monday, ten in the morning in Berlin.
    let begin = at("2026-11-23T09:00:00Z");
    assert_eq!(quiet_nights.after(begin, 12 * HOUR), at("2026-11-23T21:00:00Z"), "ten in the evening");
    assert_eq!(quiet_nights.after(begin, 24 * HOUR), at("2026-11-24T19:00:00Z"), "the night does not count");
    let weekends = Calendar::weekly("Europe/Berlin", None, &[Weekday::Sun, Weekday::Sat]).unwrap();
    let friday = at("2026-11-27T12:00:00Z");
    assert_eq!(weekends.after(friday, 24 * HOUR), at("2026-11-30T12:00:00Z"), "nor does the weekend");
    assert_eq!(weekends.runs(friday, friday + 3 * DAY), 24 * HOUR);
}

#[test]
fn quiet_hours_go_by_the_clock_on_the_wall_when_it_is_changed() {
    let nights = Calendar::weekly("Europe/Berlin", quiet(22, 8), &[]).unwrap();
    // The nights of spring and autumn are an hour shorter and longer.
    for (noon, rest) in
        [("2027-03-27T11:00:00Z", 9), ("2026-10-24T10:00:00Z", 11), ("2026-11-23T11:00:00Z", 10)]
    {
        let noon = at(noon);
        assert_eq!(24 * HOUR - nights.runs(noon, noon + 24 * HOUR), rest * HOUR, "{noon}");
    }
    // Santiago skips the first hour of a day: that day off has 23.
    let off = Calendar::weekly("America/Santiago", None, &[Weekday::Sun]).unwrap();
    let saturday = at("2026-09-05T12:00:00Z");
    assert_eq!(2 * DAY - off.runs(saturday, saturday + 2 * DAY), 23 * HOUR);
}

#[test]
fn rest_has_bounds() {
    let weekly = |zone, quiet, off: &[Weekday]| Calendar::weekly(zone, quiet, off).err();
    assert_eq!(weekly("Europe/Berlin", quiet(22, 8), &Weekday::ALL[5..]), None);
    assert_eq!(weekly("Middle/Earth", None, &[]), Some(NoCalendar::Zone));
    assert_eq!(weekly("UTC", quiet(21, 8), &[]), Some(NoCalendar::Quiet), "eleven hours");
    assert_eq!(weekly("UTC", quiet(8, 8), &[]), Some(NoCalendar::Quiet), "no hours, or all of them");
    assert_eq!(weekly("UTC", quiet(22, 24), &[]), Some(NoCalendar::Quiet));
    assert_eq!(weekly("UTC", None, &Weekday::ALL[..3]), Some(NoCalendar::Off));
    assert_eq!(Weekday::of_word("Saturday"), Some(Weekday::Sat));
    assert_eq!(Weekday::of_word("someday"), None);
    assert!(Calendar::zones().iter().any(|zone| zone == "Europe/Berlin"));
}

#[test]
fn absences_of_a_year_are_counted_and_what_was_not_used_is_given_back() {
    let mut calendar = Calendar::default();
    assert_eq!(calendar.away_left(0), Calendar::MOST_AWAY);
    assert_eq!(calendar.go_away(0, 10 * DAY), Ok(10 * DAY));
    assert_eq!((calendar.away_at(DAY), calendar.away_at(10 * DAY)), (Some(10 * DAY), None));
    calendar.come_back(4 * DAY);
    assert_eq!((calendar.away_at(4 * DAY), calendar.away_left(4 * DAY)), (None, 24 * DAY));
    assert_eq!(calendar.go_away(20 * DAY, 25 * DAY), Err(24 * DAY));
    assert_eq!(calendar.go_away(20 * DAY, 24 * DAY), Ok(44 * DAY));
    // Going away once more begins anew: it does not add to what holds.
    assert_eq!(calendar.go_away(21 * DAY, DAY), Ok(22 * DAY));
    assert_eq!(calendar.away_left(22 * DAY), 22 * DAY);
    assert_eq!(calendar.away_left(370 * DAY), 26 * DAY, "what lies a year back counts no more");
}

#[test]
fn a_calendar_counts_from_the_next_question_on() {
    let nights = [Calendar::weekly("UTC", quiet(0, 10), &[]).unwrap()];
    let mut clocks = Clocks::new(1, &limits());
    let first = ask(0, ClockClass::Turn, "t1");
    clocks.follow(&[first], &limits(), &[], 0);
    // Asked once more in the same turn it is the same stretch of time, whatever was changed since.
    let choice = ask(0, ClockClass::Choice, "c1");
    clocks.follow(&[first, choice], &limits(), &nights, HOUR);
    assert_eq!(clocks.deadlines().iter().map(|end| end.at).collect::<Vec<i64>>(), [7 * HOUR, 24 * HOUR]);
    clocks.follow(&[ask(0, ClockClass::Turn, "t2")], &limits(), &nights, 2 * HOUR);
    assert_eq!(clocks.deadlines()[0].at, (24 + 10 + 10) * HOUR, "this one stands in the night");
    let reminders = [75, 50, 25].map(|share| clocks.reminder(&clocks.deadlines()[0], &[share]));
    let hours = [10 + 6, 10 + 12, 24 + 10 + 4];
    assert_eq!(
        reminders,
        hours.map(|hour| Some(hour * HOUR)),
        "and comes up by the same clock, never in the night"
    );
    // Whoever goes away has what was left when they come back.
    let mut away = nights[0].clone();
    away.go_away(12 * HOUR, 3 * DAY).unwrap();
    clocks.keep_calendar(A, &away, 12 * HOUR);
    assert_eq!(clocks.deadlines()[0].at, (24 + 10 + 10 + 72) * HOUR);
    away.come_back(36 * HOUR);
    clocks.keep_calendar(A, &away, 36 * HOUR);
    assert_eq!(clocks.deadlines()[0].at, (24 + 10 + 10 + 24) * HOUR);
}

#[test]
fn a_bank_rests_with_its_owner() {
    let nights = [Calendar::weekly("UTC", quiet(0, 10), &[]).unwrap()];
    let bank = Limits { bank: Bank { first: 14 * HOUR, each: 0, most: 14 * HOUR }, ..limits() };
    let mut clocks = Clocks::new(1, &bank);
    clocks.follow(&[ask(0, ClockClass::Choice, "c1")], &bank, &nights, 10 * HOUR);
    assert_eq!(clocks.deadlines()[0].at, (10 + 14 + 10 + 6) * HOUR);
    // Six hours of the choice, eight of the bank, ten of rest and two more of the bank.
    clocks.follow(&[], &bank, &nights, (10 + 14 + 10 + 2) * HOUR);
    assert_eq!(clocks.banks(), [4 * HOUR]);
}

proptest! {
    #[test]
    fn time_is_the_sum_of_its_parts_and_never_runs_backwards(
        calendar in a_calendar(), from in a_moment(), one in 0..40 * DAY, two in 0..40 * DAY,
    ) {
        let (middle, end) = (from + one, from + one + two);
        prop_assert_eq!(calendar.runs(from, middle) + calendar.runs(middle, end), calendar.runs(from, end));
        prop_assert!((0..=one).contains(&calendar.runs(from, middle)));
        prop_assert_eq!(calendar.runs(end, from), 0);
    }

    #[test]
    fn a_budget_runs_for_exactly_what_it_holds_and_ends_within_a_bound(
        calendar in a_calendar(), from in a_moment(), long in 0..10 * DAY, more in 0..DAY,
    ) {
        let end = calendar.after(from, long);
        prop_assert_eq!(calendar.runs(from, end), long);
        // The first such moment: a moment earlier some of it is left.
        prop_assert!(long == 0 || calendar.runs(from, end - 1) == long - 1);
        // Later from later on, later with more, and the same on the way there.
        prop_assert!(calendar.after(from + more, long) >= end);
        prop_assert!(calendar.after(from, long + more) >= end + more);
        let half = calendar.after(from, long / 2);
        prop_assert_eq!(calendar.after(half, long - long / 2), end);
        // Of five days of a week fourteen hours are never quiet; a changed clock takes an hour or two.
        let weeks = long / (5 * 14 * HOUR - 2 * HOUR) + 2;
        prop_assert!(end - from <= weeks * 7 * DAY + Calendar::MOST_AWAY * 2, "{} days", (end - from) / DAY);
    }

    #[test]
    fn standing_still_keeps_what_was_left(
        calendar in a_calendar(), from in a_moment(), long in 1..10 * DAY, waited in 0..5 * DAY, still in 0..9 * DAY,
    ) {
        let end = calendar.after(from, long);
        let (stopped, now) = (from + waited, from + waited + still);
        let moved = calendar.moved(end, stopped, now);
        prop_assert_eq!(calendar.runs(now, moved), calendar.runs(stopped, end));
        prop_assert!(moved >= end.min(now));
    }

    #[test]
    fn the_law_of_time_holds_for_people_who_rest(
        calendars in vec(a_calendar(), 3),
        story in vec((0..20 * HOUR, vec((0..3_u8, 0..2_usize), 0..4), proptest::option::of((0..3_u8, 0..6_i64))), 1..30),
    ) {
        let mut kept = calendars;
        let (mut clocks, mut now) = (Clocks::new(3, &limits()), START);
        let classes = [(ClockClass::Turn, "t"), (ClockClass::Window, "v")];
        let mut ran = std::collections::BTreeMap::new();
        for (after, asked, leaves) in story {
            let (last, running) = (now, clocks.clone());
            now += after;
            for end in running.deadlines() {
                let rests = running.calendar(end.seat);
                let more = rests.runs(last, now.min(end.at).max(last));
                *ran.entry((end.seat, end.span)).or_insert(0) += more;
                // What was left at the last event is what runs from there to the deadline.
                let left = running.budget(end.seat, end.span).unwrap().left(last, rests).unwrap();
                prop_assert_eq!(rests.runs(last, end.at), left);
            }
            if let Some((seat, days)) = leaves {
                let seat = Seat(seat);
                let before: Vec<i64> = lefts(&clocks, now);
                let mine = &mut kept[seat.index()];
                if days == 0 { mine.come_back(now) } else { let _ = mine.go_away(now, days * DAY); }
                let mine = clocks.calendar(seat).clone().away_as(mine);
                clocks.keep_calendar(seat, &mine, now);
                prop_assert_eq!(lefts(&clocks, now), before, "going and coming take nothing and give nothing");
            }
            let asks: Vec<Ask> = asked
                .into_iter()
                .map(|(seat, which)| ask(seat, classes[which].0, &format!("{}{seat}", classes[which].1)))
                .collect();
            clocks.follow(&asks, &limits(), &kept, now);
            for budget in clocks.budgets() {
                let rests = clocks.calendar(budget.seat);
                let is = budget.left(now, rests).unwrap();
                let limit = budget.limit.unwrap();
                let spent = ran.get(&(budget.seat, budget.span)).copied().unwrap_or(0);
                prop_assert!(is >= 0 && spent + is <= limit, "{budget:?}: ran {spent}, left {is}");
                prop_assert!(is == 0 || spent + is == limit, "what neither ran nor is left was lost: {budget:?}");
            }
        }
    }
}

/// What is left of every budget.
fn lefts(clocks: &Clocks, now: i64) -> Vec<i64> {
    clocks.budgets().iter().map(|budget| budget.left(now, clocks.calendar(budget.seat)).unwrap()).collect()
}
