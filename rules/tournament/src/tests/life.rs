//! The life of a tournament, from the opening to the last place.

use super::Event;
use crate::{
    act::{Act, Finish, Gone, How, Who},
    entrant::Entrant,
    refusal::Refused,
    state::{Next, Stage, Tournament},
    terms::{Absent, Cut, Format, Part, Terms},
};
use skald_vocabulary::chance::Fast;

#[test]
fn every_format_comes_to_an_end_and_its_log_leads_to_the_same_state() {
    let formats = [Format::Swiss, Format::Knockout, Format::RoundRobin, Format::League { seats: 4 }];
    for (seed, format) in (1..).zip(formats) {
        for people in 3..12 {
            let cut = if format == Format::Swiss { Cut::Top4 } else { Cut::None };
            let mut event = Event::open(&Terms { format, cut, ..Terms::default() }, seed, people);
            event.runs(&mut Fast::new(people));
            assert_eq!(event.now.stage(), Stage::Over);
            let text = serde_json::to_string(&event.log).unwrap();
            let log: Vec<Act> = serde_json::from_str(&text).unwrap();
            assert_eq!(Tournament::replay(&log).unwrap(), event.now);
            assert_eq!(event.now.standings()[0].place, 1);
        }
    }
}

#[test]
fn each_round_can_be_seen_as_it_ended_with_what_was_corrected_before_the_next_one() {
    let mut event = Event::open(&Terms::default(), 2, 4);
    event.begins();
    event.reports(0, [2, 0]);
    event.reports(1, [2, 0]);
    event.begins();
    event.act(Act::TakenBack);
    event.act(Act::Corrected { round: 0, table: 0, finish: Finish::Score { won: [0, 2], drawn: 0 } });
    let ended = event.now.clone();
    event.begins();
    event.reports(0, [2, 0]);
    assert_eq!(Tournament::after_round(&event.log, 0).unwrap(), ended);
    assert_eq!(Tournament::after_round(&event.log, 1).unwrap(), event.now);
}

// shows LRAW-1.1.12
#[test]
fn a_win_is_three_a_draw_one_and_a_defeat_nothing() {
    let mut event = Event::open(&Terms::default(), 1, 5);
    event.begins();
    event.reports(0, [2, 0]);
    event.reports(1, [1, 1]);
    let round = event.now.rounds()[0].clone();
    let [a, b] = round.tables[0].seats[..] else { panic!() };
    let [c, d] = round.tables[1].seats[..] else { panic!() };
    let [e] = round.tables[2].seats[..] else { panic!("a bye stands last") };
    let points: Vec<u32> = [a, b, c, d, e].map(|one| event.points(one)).to_vec();
    assert_eq!(points, [3, 0, 1, 1, 3]);
}

#[test]
fn an_opponent_who_lost_everything_counts_as_a_third() {
    let mut event = Event::open(&Terms::default(), 1, 2);
    event.begins();
    event.reports(0, [2, 0]);
    let lines = event.now.standings();
    // The winner's only opponent won nothing, the loser's won all.
    assert_eq!((lines[0].opponents, lines[1].opponents), (333_333, 1_000_000));
    assert_eq!((lines[0].games, lines[1].games), (1_000_000, 333_333));
}

#[test]
fn after_the_cut_the_bracket_decides_and_before_it_the_points() {
    let terms = Terms { cut: Cut::Top8, ..Terms::default() };
    let mut event = Event::open(&terms, 5, 19);
    let mut dice = Fast::new(5);
    while event.now.next() != Next::Cut {
        if event.now.next() == Next::Wait { event.plays(&mut dice) } else { event.begins() }
    }
    let before = event.now.standings();
    event.act(event.now.cut());
    assert_eq!(event.now.seeds(), before[..8].iter().map(|line| line.entrant).collect::<Vec<_>>());
    event.begins();
    let seats: Vec<Vec<Entrant>> =
        event.now.rounds().last().unwrap().tables.iter().map(|table| table.seats.clone()).collect();
    let seeds = event.now.seeds();
    assert_eq!(seats[0], [seeds[0], seeds[7]]);
    assert_eq!(seats[1], [seeds[3], seeds[4]]);
    event.runs(&mut dice);
    assert_eq!(event.cut_rounds(), 3);
    let after = event.now.standings();
    let last = event.now.rounds().last().unwrap().tables[0].clone();
    assert_eq!(Some(after[0].entrant), last.winner());
    assert!(last.seats.contains(&after[1].entrant));
    let places: Vec<u16> = after[..2].iter().map(|line| line.place).collect();
    assert_eq!(places, [1, 2]);
}

#[test]
fn whoever_has_left_is_passed_over_by_the_cut() {
    let terms = Terms { cut: Cut::Top4, rounds: Some(3), ..Terms::default() };
    let mut event = Event::open(&terms, 5, 8);
    let mut dice = Fast::new(5);
    while event.now.rounds().len() < 3 {
        if event.now.next() == Next::Wait { event.plays(&mut dice) } else { event.begins() }
    }
    event.plays(&mut dice);
    let places: Vec<Entrant> = event.now.standings().iter().map(|line| line.entrant).collect();
    event.act(Act::Dropped { entrant: places[1], why: Gone::Left });
    assert_eq!(event.now.cut(), Act::CutTo { seeds: vec![places[0], places[2], places[3], places[4]] });
}

#[test]
fn a_match_that_is_given_is_lost_by_the_other_one_and_missed_by_nobody() {
    let mut event = Event::open(&Terms::default(), 1, 4);
    event.begins();
    let [other, to] = event.now.rounds()[0].tables[1].seats[..] else { panic!() };
    event.act(Act::Awarded { table: 1, to });
    let line = |entrant| event.now.standings().into_iter().find(|line| line.entrant == entrant).unwrap();
    assert_eq!((line(to).points, line(to).won, line(to).games), (3, 1, 1_000_000));
    assert_eq!((line(other).points, line(other).lost, line(other).games), (0, 1, 333_333));
    for entrant in [to, other] {
        let entry = event.now.entry(entrant).unwrap();
        assert_eq!((entry.misses, entry.out), (0, None));
    }
}

#[test]
fn whoever_leaves_loses_the_match_and_is_paired_no_more() {
    let mut event = Event::open(&Terms::default(), 1, 6);
    event.begins();
    let [gone, stays] = event.now.rounds()[0].tables[0].seats[..] else { panic!() };
    event.act(Act::Dropped { entrant: gone, why: Gone::Left });
    let result = event.now.rounds()[0].tables[0].result.clone();
    assert_eq!(result, Some((Finish::Score { won: [0, 2], drawn: 0 }, How::Awarded)));
    event.plays(&mut Fast::new(1));
    event.begins();
    assert!(event.now.rounds()[1].tables.iter().all(|table| !table.seats.contains(&gone)));
    assert_eq!(event.now.rounds()[1].tables.iter().filter(|table| table.seats.len() == 1).count(), 1);
    assert_eq!(event.points(stays) % 3, 0);
    assert_eq!(event.refused(&Act::Dropped { entrant: gone, why: Gone::Left }), Refused::Gone);
}

#[test]
fn whoever_does_not_come_loses_and_after_the_agreed_number_is_out() {
    let terms = Terms { absent: Absent { misses: 2, ..Absent::default() }, ..Terms::default() };
    let mut event = Event::open(&terms, 1, 8);
    let [absent, comes] = {
        event.begins();
        let [a, b] = event.now.rounds()[0].tables[0].seats[..] else { panic!() };
        [a, b]
    };
    event.act(Act::Missed { table: 0, absent: vec![absent] });
    assert_eq!((event.points(absent), event.points(comes)), (0, 3));
    assert_eq!(event.now.entry(absent).unwrap().out, None);
    event.plays(&mut Fast::new(1));
    event.begins();
    let (table, _) = event.now.table_of(absent).unwrap();
    let both = event.now.rounds()[1].tables[table].seats.clone();
    event.act(Act::Missed { table, absent: both.clone() });
    assert_eq!(event.now.entry(absent).unwrap().out, Some(Gone::Missed));
    let other = both.into_iter().find(|one| *one != absent).unwrap();
    assert_eq!(event.now.entry(other).unwrap().misses, 1);
    assert_eq!(event.now.standings().iter().find(|line| line.entrant == absent).unwrap().lost, 2);
}

#[test]
fn a_corrected_result_lets_the_next_round_be_drawn_anew_before_it_is_played() {
    let mut event = Event::open(&Terms::default(), 3, 8);
    event.begins();
    for table in 0..4 {
        event.reports(table, [2, 0]);
    }
    event.begins();
    let drawn: Vec<Vec<Entrant>> =
        event.now.rounds()[1].tables.iter().map(|table| table.seats.clone()).collect();
    event.act(Act::Corrected { round: 0, table: 0, finish: Finish::Score { won: [0, 2], drawn: 0 } });
    event.act(Act::TakenBack);
    event.begins();
    let anew: Vec<Vec<Entrant>> =
        event.now.rounds()[1].tables.iter().map(|table| table.seats.clone()).collect();
    assert_ne!(drawn, anew);
    // All pairs are among people with as many points again.
    for pair in &anew {
        assert_eq!(event.points(pair[0]), event.points(pair[1]));
    }
    event.reports(0, [2, 1]);
    assert_eq!(event.refused(&Act::TakenBack), Refused::Reported);
}

#[test]
fn what_a_bracket_stands_on_is_corrected_only_once_it_is_taken_back() {
    let terms = Terms { cut: Cut::Top4, rounds: Some(3), ..Terms::default() };
    let mut event = Event::open(&terms, 3, 8);
    let mut dice = Fast::new(2);
    while event.now.next() != Next::Cut {
        if event.now.next() == Next::Wait { event.plays(&mut dice) } else { event.begins() }
    }
    event.act(event.now.cut());
    event.begins();
    let wrong = Act::Corrected { round: 2, table: 0, finish: Finish::Score { won: [2, 0], drawn: 0 } };
    assert_eq!(event.refused(&wrong), Refused::Stands);
    event.act(Act::TakenBack);
    assert_eq!((event.now.next(), event.now.part()), (Next::Cut, Part::Main));
    event.act(wrong);
}

#[test]
fn lists_are_locked_when_the_first_round_begins() {
    let mut event = Event::open(&Terms::default(), 1, 2);
    let bring = |list: &str| Act::Brought { entrant: Entrant(0), list: Some(list.into()) };
    event.act(bring("one"));
    event.act(bring("two"));
    event.begins();
    assert_eq!(event.refused(&bring("three")), Refused::Locked);
    assert_eq!(event.now.entries()[0].list.as_deref(), Some("two"));
}

#[test]
fn somebody_else_plays_on_in_a_place_with_its_points() {
    let mut event = Event::open(&Terms::default(), 1, 4);
    event.begins();
    event.reports(0, [2, 0]);
    let winner = event.now.rounds()[0].tables[0].winner().unwrap();
    event.act(Act::Replaced { entrant: winner, who: Who::Person(77), name: "sub".into() });
    assert_eq!(event.points(winner), 3);
    assert_eq!(event.now.find(Who::Person(77)), Some(winner));
    // Matches that were missed are those of whoever sat there before.
    let late = event.now.rounds()[0].tables[1].seats[0];
    event.act(Act::Missed { table: 1, absent: vec![late] });
    assert_eq!(event.now.entry(late).unwrap().misses, 1);
    event.act(Act::Replaced { entrant: late, who: Who::Person(78), name: "sub".into() });
    assert_eq!(event.now.entry(late).unwrap().misses, 0);
    let again = Act::Registered { who: Who::Person(77), name: "sub".into() };
    assert_eq!(event.refused(&again), Refused::Begun);
}

#[test]
fn time_is_called_once_and_one_table_may_have_longer() {
    let mut event = Event::open(&Terms::default(), 1, 4);
    event.begins();
    event.act(Act::Extended { table: Some(1), ends: 99 });
    assert_eq!(event.now.rounds()[0].tables[1].ends, Some(99));
    // More for all is more for each, but for whoever has longer still.
    event.act(Act::Extended { table: None, ends: 98 });
    assert_eq!(event.now.rounds()[0].tables[1].ends, Some(99));
    event.act(Act::Extended { table: None, ends: 100 });
    assert_eq!(event.now.rounds()[0].tables[1].ends, None);
    event.act(Act::TimeCalled);
    assert_eq!(event.refused(&Act::TimeCalled), Refused::TimeCalled);
    assert_eq!(event.refused(&Act::Extended { table: None, ends: 5 }), Refused::TimeCalled);
}
