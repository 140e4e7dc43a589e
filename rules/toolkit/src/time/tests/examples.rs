//! The clock clauses of the specifications, spelled out.

use super::{HOUR, ask, key, limits};
use crate::time::{Ask, Bank, Calendar, Clocks, Limits, release_tick};
use skald_vocabulary::interface::{Clock, ClockClass, Lengths, Seat};

const A: Seat = Seat(0);

fn left(clocks: &Clocks, seat: Seat, span: &str, now: i64) -> i64 {
    clocks.budget(seat, key(span)).unwrap().left(now, &Calendar::default()).unwrap()
}

#[test]
fn a_round_that_windows_and_choices_interrupt_goes_on_with_what_was_left() {
    let mut clocks = Clocks::new(2, &limits());
    let (round, window, choice) = (
        ask(0, ClockClass::Turn, "t5"),
        ask(1, ClockClass::Window, "v1.b"),
        ask(0, ClockClass::Choice, "c9"),
    );
    assert_eq!(clocks.follow(&[round], &limits(), &[], 0), [A]);
    assert_eq!(clocks.follow(&[window], &limits(), &[], 10 * HOUR), [Seat(1)]);
    assert_eq!(clocks.deadlines()[0].at, 22 * HOUR, "twelve hours for a window");
    clocks.follow(&[choice], &limits(), &[], 15 * HOUR);
    assert_eq!(clocks.deadlines()[0].at, 21 * HOUR, "six hours for a choice");
    assert_eq!(clocks.follow(&[round], &limits(), &[], 20 * HOUR), [A]);
    assert_eq!(clocks.deadlines()[0].at, 34 * HOUR, "ten of twenty-four hours were used");
    // The next round has a whole budget, and the old ones are forgotten.
    clocks.follow(&[ask(1, ClockClass::Turn, "t6")], &limits(), &[], 21 * HOUR);
    clocks.follow(&[ask(0, ClockClass::Turn, "t7")], &limits(), &[], 22 * HOUR);
    assert_eq!(left(&clocks, A, "t7", 22 * HOUR), 24 * HOUR);
    assert_eq!(clocks.budget(A, key("t5")), None);
}

#[test]
fn limits_that_all_agree_on_begin_every_clock_anew() {
    let (turn, window) = (ask(0, ClockClass::Turn, "t5"), ask(1, ClockClass::Window, "v1.b"));
    let mut clocks = Clocks::new(2, &Limits::default());
    clocks.follow(&[turn, window], &Limits::default(), &[], 0);
    assert_eq!(clocks.deadlines(), [], "there was no limit");
    let bank = Bank { first: 2 * HOUR, each: 0, most: 2 * HOUR };
    let agreed = Limits { bank, ..limits() };
    clocks.begin_anew(&agreed, 50 * HOUR);
    assert_eq!(clocks.follow(&[turn, window], &agreed, &[], 50 * HOUR), [], "nobody is called once more");
    let ends: Vec<i64> = clocks.deadlines().iter().map(|end| end.at).collect();
    assert_eq!(ends, [76 * HOUR, 64 * HOUR], "a turn and half of one from then on, and the bank");
    clocks.follow(&[turn], &agreed, &[], 51 * HOUR);
    clocks.begin_anew(&limits(), 60 * HOUR);
    assert_eq!(left(&clocks, A, "t5", 60 * HOUR), 24 * HOUR);
    assert_eq!(left(&clocks, Seat(1), "v1.b", 70 * HOUR), 12 * HOUR, "what stands still stands still");
    clocks.begin_anew(&Limits::default(), 61 * HOUR);
    assert_eq!(clocks.deadlines(), []);
}

#[test]
fn somebody_who_is_away_has_a_quarter_and_whoever_comes_back_has_the_rest_of_the_whole() {
    let mut clocks = Clocks::new(1, &limits());
    let here = ask(0, ClockClass::Turn, "t5");
    let away = Ask { clock: Clock { away: true, ..here.clock }, ..here };
    clocks.follow(&[away], &limits(), &[], 0);
    assert_eq!(clocks.deadlines()[0].at, 6 * HOUR);
    clocks.follow(&[here], &limits(), &[], 5 * HOUR);
    assert_eq!(clocks.deadlines()[0].at, 24 * HOUR, "what was used stays used");
    clocks.follow(&[away], &limits(), &[], 7 * HOUR);
    assert_eq!(
        left(&clocks, A, "t5", 7 * HOUR),
        0,
        "and whoever has used more than the share has nothing left"
    );
}

/// LRAW 5.1: 24 hours a turn, 8 for an answer, 12 for all answers of one foreign turn (CLK-1 to CLK-5).
fn legions() -> Limits {
    Limits::of(Lengths { window: Some(8 * HOUR), answers: Some(12 * HOUR), ..Lengths::DAY })
}

fn answer(span: &str) -> Ask {
    let clock = Clock { within: Some(key("t4.answers")), ..Clock::new(ClockClass::Window, key(span)) };
    Ask { seat: Seat(1), clock }
}

#[test]
fn all_answers_of_a_foreign_turn_together_are_capped() {
    let mut clocks = Clocks::new(2, &legions());
    let turn = ask(0, ClockClass::Turn, "t4");
    clocks.follow(&[turn], &legions(), &[], 0);
    clocks.follow(&[answer("q1")], &legions(), &[], HOUR);
    assert_eq!(clocks.deadlines()[0].at, 9 * HOUR, "eight hours for an answer");
    clocks.follow(&[turn], &legions(), &[], 8 * HOUR);
    assert_eq!(clocks.deadlines()[0].at, 31 * HOUR, "the turn stood still meanwhile");
    clocks.follow(&[answer("q2")], &legions(), &[], 10 * HOUR);
    assert_eq!(clocks.deadlines()[0].at, 15 * HOUR, "seven of twelve hours were used before");
    clocks.follow(&[turn], &legions(), &[], 15 * HOUR);
    clocks.follow(&[answer("q3")], &legions(), &[], 16 * HOUR);
    assert_eq!(clocks.deadlines()[0].at, 16 * HOUR, "passed at once");
    // In the next turn there are twelve hours again.
    clocks.follow(&[turn], &legions(), &[], 16 * HOUR);
    clocks.follow(
        &[Ask { clock: Clock { within: Some(key("t6.answers")), ..answer("q4").clock }, ..answer("q4") }],
        &legions(),
        &[],
        40 * HOUR,
    );
    assert_eq!(clocks.deadlines()[0].at, 48 * HOUR);
}

/// CLK-3.
#[test]
fn what_is_in_reserve_is_for_own_turns_and_lengthens_no_answer() {
    let limits = Limits { bank: Bank { first: 24 * HOUR, each: 0, most: 24 * HOUR }, ..legions() };
    let mut clocks = Clocks::new(2, &limits);
    let turn = ask(0, ClockClass::Turn, "t4");
    clocks.follow(&[turn], &limits, &[], 0);
    assert_eq!(clocks.deadlines()[0].at, 48 * HOUR, "a day, and a day in reserve");
    clocks.follow(&[answer("q1")], &limits, &[], HOUR);
    assert_eq!(clocks.deadlines()[0].at, 9 * HOUR, "eight hours for an answer");
    clocks.follow(&[turn], &limits, &[], 9 * HOUR);
    clocks.follow(&[answer("q2")], &limits, &[], 10 * HOUR);
    assert_eq!(clocks.deadlines()[0].at, 14 * HOUR, "and twelve for all");
    clocks.follow(&[turn], &limits, &[], 14 * HOUR);
    clocks.follow(&[answer("q3")], &limits, &[], 15 * HOUR);
    assert_eq!(clocks.deadlines()[0].at, 15 * HOUR, "passed at once");
    assert_eq!(clocks.banks(), [24 * HOUR, 24 * HOUR], "nothing was drawn");
}

#[test]
fn a_bank_runs_when_a_budget_is_used_up_and_pays_once_for_what_runs_at_once() {
    let bank = Bank { first: 10 * HOUR, each: 2 * HOUR, most: 11 * HOUR };
    let limits = Limits { bank, ..limits() };
    let mut clocks = Clocks::new(1, &limits);
    let (turn, window) = (ask(0, ClockClass::Turn, "t1"), ask(0, ClockClass::Window, "v1"));
    clocks.follow(&[turn, window], &limits, &[], 0);
    let ends: Vec<i64> = clocks.deadlines().iter().map(|deadline| deadline.at / HOUR).collect();
    assert_eq!(ends, [24, 22], "the window has twelve and the bank");
    clocks.follow(&[turn], &limits, &[], 15 * HOUR);
    assert_eq!(clocks.banks(), [7 * HOUR], "three hours were drawn");
    assert_eq!(clocks.deadlines()[0].at, 31 * HOUR);
    // A turn that was finished in time gives two hours back.
    clocks.follow(&[ask(0, ClockClass::Turn, "t2")], &limits, &[], 20 * HOUR);
    assert_eq!(clocks.banks(), [9 * HOUR]);
    clocks.follow(&[ask(0, ClockClass::Turn, "t3")], &limits, &[], 21 * HOUR);
    clocks.follow(&[ask(0, ClockClass::Turn, "t4")], &limits, &[], 22 * HOUR);
    assert_eq!(clocks.banks(), [11 * HOUR], "no bank holds more than the most");
    // One that ran out gives nothing back, and who is away has no use of it.
    clocks.follow(&[], &limits, &[], 22 * HOUR + 35 * HOUR);
    assert_eq!(clocks.banks(), [0]);
    let turn = ask(0, ClockClass::Turn, "t5");
    clocks.follow(&[turn], &limits, &[], 60 * HOUR);
    assert_eq!(clocks.banks(), [0]);
}

#[test]
fn whoever_is_away_does_not_draw_on_the_bank() {
    let limits = Limits { bank: Bank { first: 10 * HOUR, each: 0, most: 10 * HOUR }, ..limits() };
    let mut clocks = Clocks::new(1, &limits);
    let turn = ask(0, ClockClass::Turn, "t1");
    clocks.follow(&[Ask { clock: Clock { away: true, ..turn.clock }, ..turn }], &limits, &[], 0);
    assert_eq!(clocks.deadlines()[0].at, 6 * HOUR);
    clocks.follow(&[], &limits, &[], 9 * HOUR);
    assert_eq!(clocks.banks(), [10 * HOUR]);
}

#[test]
fn the_owner_is_reminded_as_often_as_they_wish_and_of_no_short_limit() {
    let mut clocks = Clocks::new(1, &limits());
    clocks.follow(&[ask(0, ClockClass::Turn, "t1")], &limits(), &[], 0);
    let next = |clocks: &Clocks, shares: &[u8]| clocks.reminder(&clocks.deadlines()[0], shares);
    assert_eq!(next(&clocks, &[25]), Some(18 * HOUR));
    assert_eq!(next(&clocks, &[]), None, "who wishes for none");
    let often = [50, 25, 10];
    let mut once = clocks.clone();
    once.remind(&once.deadlines()[0], &[25], 18 * HOUR);
    assert_eq!(next(&once, &[25]), None);
    let mut found = Vec::new();
    while let Some(at) = next(&clocks, &often) {
        found.push(at);
        clocks.remind(&clocks.deadlines()[0], &often, at);
    }
    assert_eq!(found, [12 * HOUR, 18 * HOUR, 24 * HOUR - 24 * HOUR / 10]);
    // Two that have come meanwhile are one.
    let mut late = Clocks::new(1, &limits());
    late.follow(&[ask(0, ClockClass::Turn, "t1")], &limits(), &[], 0);
    late.remind(&late.deadlines()[0], &often, 19 * HOUR);
    assert_eq!(next(&late, &often), Some(24 * HOUR - 24 * HOUR / 10));
    late.hush(A);
    assert_eq!(next(&late, &often), None);
    let short = Limits::of(Lengths::flat(HOUR - 1));
    let mut clocks = Clocks::new(1, &short);
    clocks.follow(&[ask(0, ClockClass::Turn, "t1")], &short, &[], 0);
    assert_eq!(next(&clocks, &often), None);
}

#[test]
fn nobody_is_hurried_without_a_limit() {
    let none = Limits::default();
    let mut clocks = Clocks::new(1, &none);
    assert_eq!(clocks.follow(&[ask(0, ClockClass::Turn, "t1")], &none, &[], 0), [A]);
    assert_eq!(clocks.deadlines(), []);
    assert!(clocks.budget(A, key("t1")).unwrap().asked);
    assert!(clocks.follow(&[ask(0, ClockClass::Turn, "t1")], &none, &[], HOUR).is_empty(), "called once");
}

#[test]
fn answers_between_two_ticks_are_released_on_the_same_one() {
    let step = 10 * 60_000;
    assert_eq!(release_tick(0, step), step);
    assert_eq!(release_tick(step - 1, step), step);
    assert_eq!(release_tick(step, step), 2 * step);
    assert_eq!(release_tick(-1, step), 0);
}
