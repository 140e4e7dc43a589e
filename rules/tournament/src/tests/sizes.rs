//! What the size of an event decides.

use super::Event;
use crate::{
    act::{Act, Finish, Gone},
    state::Next,
    terms::{Cut, DAY, Format, Games, Part, Terms},
};
use skald_vocabulary::chance::Fast;

fn judged() -> Terms {
    Terms { games: Games::OneBeforeCut, cut: Cut::Top8, ..Terms::default() }
}

/// R-01, with sixteen players; those with seventeen stand below.
// shows LRAW-1.1.1
#[test]
fn up_to_sixteen_every_round_is_a_best_of_three() {
    let mut event = Event::open(&judged(), 1, 16);
    event.runs(&mut Fast::new(1));
    assert!(event.cut_rounds() > 0);
    assert!(event.now.rounds().iter().all(|round| round.by.best_of == 3));
}

// shows LRAW-1.1.2, LRAW-1.1.6
#[test]
fn a_best_of_three_is_not_sided_before_its_first_game() {
    let mut event = Event::open(&judged(), 1, 19);
    event.runs(&mut Fast::new(1));
    for round in event.now.rounds() {
        assert_eq!(round.by.siding_before, round.by.best_of == 1);
        assert_eq!(round.by.best_of, if round.part == Part::Main { 1 } else { 3 });
    }
}

// shows LRAW-1.1.3, LRAW-1.1.4
#[test]
fn from_seventeen_on_the_judge_may_have_one_game_before_the_cut_which_may_be_sided() {
    let one = judged().of_match(Part::Main, 17);
    assert_eq!((one.best_of, one.siding_before), (1, true));
    assert_eq!(judged().of_match(Part::Main, 16).best_of, 3);
    assert_eq!(judged().of_match(Part::Cut, 17).best_of, 3);
}

// shows LRAW-1.1.5
#[test]
fn a_judge_who_keeps_best_of_three_keeps_its_siding() {
    let kept = Terms { games: Games::Three, ..judged() }.of_match(Part::Main, 100);
    assert_eq!((kept.best_of, kept.siding_before), (3, false));
}

// shows LRAW-1.1.8
#[test]
fn those_who_checked_in_decide_the_size_and_nobody_who_leaves_changes_it() {
    let mut event = Event::open(&judged(), 1, 17);
    event.begins();
    assert_eq!(event.now.checked_in(), 17);
    for entrant in event.now.active().into_iter().take(4) {
        event.act(Act::Dropped { entrant, why: Gone::Left });
    }
    event.plays(&mut Fast::new(1));
    event.begins();
    assert_eq!(event.now.rounds()[1].by.best_of, 1);
    // Whoever only registered does not count.
    let mut small = Event::open(&judged(), 1, 16);
    small.act(Act::Registered { who: crate::Who::Person(99), name: "late".into() });
    small.begins();
    assert_eq!(small.now.rounds()[0].by.best_of, 3);
    assert_eq!(small.now.entries()[16].out, Some(Gone::Unchecked));
}

// shows LRAW-1.1.10
#[test]
fn two_wins_end_a_best_of_three_and_a_drawn_game_counts_for_nobody() {
    let mut event = Event::open(&Terms::default(), 1, 4);
    event.begins();
    let score = |won, drawn| Act::Reported { table: 0, finish: Finish::Score { won, drawn } };
    for wrong in [score([3, 0], 0), score([2, 2], 0), score([2, 1], 1), score([1, 0], 3)] {
        assert_eq!(event.refused(&wrong), crate::Refused::Result);
    }
    event.act(score([1, 0], 2));
    let won = event.now.rounds()[0].tables[0].winner().unwrap();
    assert_eq!(event.points(won), 3);
}

// shows LRAW-1.1.11, LRAW-1.2.6
#[test]
fn an_even_match_is_a_draw_before_the_cut_and_goes_on_after_it() {
    let terms = Terms { cut: Cut::Top4, rounds: Some(1), ..Terms::default() };
    let mut event = Event::open(&terms, 1, 8);
    event.begins();
    for table in 0..4 {
        event.reports(table, [1, 1]);
    }
    assert!(event.now.standings().iter().all(|line| line.points == 1 && line.place == 1));
    event.act(event.now.cut());
    event.begins();
    assert!(event.now.rounds()[1].by.needs_winner);
    event.reports(0, [1, 1]);
    assert_eq!(event.now.rounds()[1].tables[0].winner(), None);
    assert_eq!(event.now.next(), Next::Wait);
    event.reports(0, [2, 1]);
    assert!(event.now.rounds()[1].tables[0].winner().is_some());
}

// shows LRAW-1.2.1, LRAW-1.2.2
#[test]
fn all_matches_of_a_round_have_the_same_time_by_their_length() {
    let terms = judged();
    assert_eq!((terms.times.one, terms.times.three), (21 * DAY, 45 * DAY));
    let mut event = Event::open(&terms, 1, 17);
    event.begins();
    assert_eq!(event.now.rounds()[0].ends, 21 * DAY);
    assert!(event.now.rounds()[0].tables.iter().all(|table| table.ends.is_none()));
    let mut small = Event::open(&terms, 1, 8);
    small.begins();
    assert_eq!(small.now.rounds()[0].ends, 45 * DAY);
    let odd = Terms { format: Format::Knockout, cut: Cut::Top8, ..Terms::default() };
    assert!(!odd.possible());
}
