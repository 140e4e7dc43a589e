//! The clock that counts whole time limits, and the length that games announce by it.

use super::plan;
use skald_chaos::Chaos;
use skald_law::Law;
use skald_runners::playout::{Pace, Plan, Report, Spread, run};
use skald_toolkit::series::Series;
use skald_vocabulary::interface::{Clock, ClockClass, Game, Key, Length, Lengths, Say, Seat, Setup, Wait};
use skald_war::War;

fn wait(seat: u8, span: &str) -> Wait {
    let class = if span.starts_with('v') { ClockClass::Window } else { ClockClass::Turn };
    Wait { seat: Seat(seat), label: Say::new("list-none"), clock: Clock::new(class, Key::new(span).unwrap()) }
}

/// A clock under which windows last half a turn.
fn day() -> Pace {
    Pace::new(Lengths::DAY.with_windows())
}

/// Everybody who is waited for answers at the last moment, one after the other.
fn all_answer(pace: &mut Pace, waits: &[Wait]) {
    let mut left = waits.to_vec();
    while let Some(first) = pace.due(left.clone()).first().cloned() {
        pace.answers(first.seat);
        left.retain(|wait| wait != &first);
    }
}

#[test]
fn turns_one_after_the_other_add_up() {
    let mut pace = day();
    for span in ["t1", "t2", "t3"] {
        all_answer(&mut pace, &[wait(0, span)]);
    }
    assert_eq!(pace.waited(), 3);
}

#[test]
fn questions_of_one_span_share_one_budget() {
    let mut pace = day();
    for _ in 0..5 {
        all_answer(&mut pace, &[wait(0, "t1")]);
    }
    assert_eq!(pace.waited(), 1);
}

#[test]
fn seats_that_are_asked_together_wait_together() {
    let mut pace = day();
    all_answer(&mut pace, &[wait(0, "t1"), wait(1, "t1"), wait(2, "t1")]);
    assert_eq!(pace.waited(), 1);
    // Two windows one after the other are as long as a turn.
    all_answer(&mut pace, &[wait(0, "v1.a"), wait(1, "v1.b"), wait(2, "v1.c")]);
    all_answer(&mut pace, &[wait(0, "v2.a")]);
    assert_eq!(pace.waited(), 2);
    all_answer(&mut pace, &[wait(0, "v3.a")]);
    assert_eq!(pace.waited(), 3, "half a limit that was begun counts");
    // Whoever is asked while others think waits from then on, not from the beginning.
    let mut late = day();
    assert_eq!(late.due(vec![wait(0, "x"), wait(1, "y")]).len(), 2);
    late.answers(Seat(0));
    let first = late.due(vec![wait(0, "z"), wait(1, "y")]);
    assert_eq!(first, [wait(1, "y")]);
    late.answers(Seat(1));
    late.answers(Seat(0));
    assert_eq!(late.waited(), 2);
}

#[test]
fn a_budget_stands_still_while_others_are_asked() {
    let mut pace = day();
    // The turn begins, is interrupted before any of it is used, and goes on.
    pace.due(vec![wait(0, "t1")]);
    all_answer(&mut pace, &[wait(1, "v1.b")]);
    assert_eq!(pace.waited(), 1);
    all_answer(&mut pace, &[wait(0, "t1")]);
    assert_eq!(pace.waited(), 2);
    // What is used up stays used up.
    all_answer(&mut pace, &[wait(1, "v2.b")]);
    all_answer(&mut pace, &[wait(0, "t1")]);
    assert_eq!(pace.waited(), 2);
}

#[test]
fn half_of_the_games_are_no_longer_than_the_median_and_nine_of_ten_no_longer_than_p90() {
    assert_eq!(Spread::of((1..=10).rev().collect()), Spread { median: 5, p90: 9 });
    assert_eq!(Spread::of(vec![7]), Spread { median: 7, p90: 7 });
    assert_eq!(Spread::of(Vec::new()), Spread::default());
}

/// What is announced for a table, and what is found there.
fn found<G: Game>(seats: u8, options: &[(&str, &str)], games: u64) -> (Length, Report) {
    let Plan { options, .. } = plan(seats, options, 0);
    let game = G::new(&Setup { seats, options: options.clone(), packs: Vec::new() }).unwrap();
    let report = run::<G>(&Plan { seats, options, games, seed: 2, ..Plan::default() }).unwrap();
    let (length, waits) = (game.length(), report.waits);
    assert!(
        length.waits <= waits.median * 2 && length.waits * 2 >= waits.median,
        "{} of {seats}: told {length:?}, found {waits:?}",
        G::ID
    );
    assert!(
        length.waits_long * 10 >= waits.p90 * 8,
        "{} of {seats}: told {length:?}, found {waits:?}",
        G::ID
    );
    assert!(length.waits_long >= length.waits, "{length:?}");
    (length, report)
}

#[test]
fn legends_of_chaos_takes_as_long_as_it_says() {
    for (seats, options, games) in [
        (2, &[][..], 30),
        (2, &[("svpt_percent", "50"), ("storm_from_cycle", "5")], 30),
        (3, &[("svpt_percent", "75"), ("one_volley", "yes")], 16),
        (4, &[], 16),
        (6, &[("storm_from_cycle", "1")], 10),
        (8, &[("svpt_percent", "50"), ("storm_from_cycle", "1")], 12),
    ] {
        let (length, report) = found::<Chaos>(seats, options, games);
        let answers = report.answers.median;
        assert!(length.answers <= answers * 2 && length.answers * 2 >= answers, "{length:?}, {answers}");
        assert!(length.turns <= report.lengths.median * 2 && length.turns * 2 >= report.lengths.median);
    }
}

#[test]
fn legends_at_war_takes_as_long_as_it_says() {
    for form in ["skirmish", "standard", "ragnarok"] {
        for seats in 2..=4 {
            found::<Law>(seats, &[("form", form)], if form == "ragnarok" { 2 } else { 5 });
        }
    }
    found::<Law>(4, &[("form", "team")], 4);
}

#[test]
fn war_takes_as_long_as_it_says() {
    for seats in 2..=6 {
        for options in [&[][..], &[("deck", "grand")], &[("turn_limit", "60")], &[("pace", "ready")]] {
            found::<War>(seats, options, 40);
        }
    }
    found::<War>(2, &[("pace", "ready"), ("deck", "grand")], 20);
}

#[test]
fn a_match_takes_as_long_as_its_games() {
    found::<Series<Law>>(2, &[("form", "skirmish")], 6);
    found::<Series<Law>>(3, &[("form", "skirmish"), ("best_of", "1")], 4);
    found::<Series<Chaos>>(2, &[("svpt_percent", "50"), ("best_of", "5")], 10);
}
