//! Tables of several, over weeks.

use super::Event;
use crate::{
    act::{Act, Finish, Gone, Who},
    entrant::Entrant,
    terms::{Format, Terms},
};
use skald_vocabulary::chance::Fast;

fn league(seats: u8, weeks: u8) -> Terms {
    Terms { format: Format::League { seats }, rounds: Some(weeks), ..Terms::default() }
}

/// How often each two met.
fn meetings(event: &Event) -> Vec<Vec<u32>> {
    let size = event.now.entries().len();
    let mut all = vec![vec![0; size]; size];
    for table in event.now.rounds().iter().flat_map(|round| &round.tables) {
        for a in &table.seats {
            for b in table.seats.iter().filter(|b| *b != a) {
                all[a.index()][b.index()] += 1;
            }
        }
    }
    all
}

#[test]
fn people_meet_as_evenly_as_possible() {
    for (people, seats, weeks, most) in
        [(8, 4, 2, 2), (9, 3, 4, 2), (16, 4, 4, 2), (12, 4, 6, 3), (20, 5, 4, 2)]
    {
        let mut event = Event::open(&league(seats, weeks), 7, people);
        event.runs(&mut Fast::new(people));
        let met = meetings(&event);
        let highest = met.iter().flatten().max().unwrap();
        assert!(*highest <= most, "{people} at tables of {seats}: {highest}");
    }
}

#[test]
fn tables_are_even_in_size_and_nobody_sits_out_where_that_can_be_avoided() {
    for seats in 3..8 {
        for people in 3..60_u64 {
            let mut event = Event::open(&league(seats, 1), people, people);
            event.begins();
            let sizes: Vec<usize> =
                event.now.rounds()[0].tables.iter().map(|table| table.seats.len()).collect();
            assert!(
                sizes.iter().all(|size| *size == 1 || (3..=usize::from(seats)).contains(size)),
                "{sizes:?}"
            );
            let outside = sizes.iter().filter(|size| **size == 1).count();
            let whole: Vec<usize> = sizes.iter().copied().filter(|size| *size > 1).collect();
            if let (Some(most), Some(least)) = (whole.iter().max(), whole.iter().min()) {
                assert!(most - least <= 1, "{sizes:?}");
            }
            // Only those for whom there is no table of three.
            let possible =
                (1..=people).any(|tables| 3 * tables <= people && people <= tables * u64::from(seats));
            assert!(outside == 0 || !possible, "{people} at tables of {seats}: {outside} sit out");
            assert!(outside < 3, "{people} at tables of {seats}: {outside} sit out");
        }
    }
}

#[test]
fn places_bring_points_and_shared_places_their_mean() {
    let mut event = Event::open(&league(4, 1), 1, 4);
    event.begins();
    event.act(Act::Reported { table: 0, finish: Finish::Places(vec![vec![2], vec![0, 1], vec![3]]) });
    let seats = event.now.rounds()[0].tables[0].seats.clone();
    // Twice 4, 2.5, 2.5 and 1.
    assert_eq!(seats.iter().map(|one| event.points(*one)).collect::<Vec<_>>(), [5, 5, 8, 2]);
    let all_share = Act::Reported { table: 0, finish: Finish::Places(vec![vec![0, 1, 2]]) };
    assert_eq!(event.refused(&all_share), crate::Refused::Decided);
}

#[test]
fn equal_points_are_told_apart_by_the_tables_won() {
    let mut event = Event::open(&league(4, 2), 1, 4);
    event.begins();
    let four = event.now.rounds()[0].tables[0].seats.clone();
    event.act(Act::Reported { table: 0, finish: Finish::Places((0..4).map(|seat| vec![seat]).collect()) });
    event.begins();
    let again = event.now.rounds()[1].tables[0].seats.clone();
    let seat =
        |one: usize| u8::try_from(again.iter().position(|seated| *seated == four[one]).unwrap()).unwrap();
    let places = [2, 1, 0, 3].map(|one| vec![seat(one)]).to_vec();
    event.act(Act::Reported { table: 0, finish: Finish::Places(places) });
    // First and third, third and first, twice second: six points each, counted twice.
    assert_eq!(four.iter().map(|one| event.points(*one)).collect::<Vec<_>>(), [12, 12, 12, 4]);
    let standings = event.now.standings();
    let place = |one: Entrant| standings.iter().find(|line| line.entrant == one).unwrap().place;
    assert_eq!(four.iter().map(|one| place(*one)).collect::<Vec<_>>(), [1, 3, 1, 4]);
}

#[test]
fn empty_seats_come_in_last_and_whoever_sits_out_has_what_a_table_brings_in_the_mean() {
    let mut event = Event::open(&league(4, 1), 1, 3);
    event.begins();
    event.act(Act::Reported { table: 0, finish: Finish::Places(vec![vec![0], vec![1], vec![2]]) });
    let seats = event.now.rounds()[0].tables[0].seats.clone();
    // Twice 4, 3 and 2.
    assert_eq!(seats.iter().map(|one| event.points(*one)).collect::<Vec<_>>(), [8, 6, 4]);
    let mut event = Event::open(&league(3, 1), 1, 5);
    event.begins();
    let tables = event.now.rounds()[0].tables.clone();
    let alone: Vec<Entrant> =
        tables.iter().filter(|table| table.seats.len() == 1).map(|table| table.seats[0]).collect();
    assert_eq!(alone.len(), 2);
    // Twice the mean of 3, 2 and 1.
    assert!(alone.iter().all(|one| event.points(*one) == 4));
}

#[test]
fn whoever_joins_late_has_the_points_of_last_places_and_whoever_leaves_keeps_theirs() {
    let mut event = Event::open(&league(4, 3), 1, 8);
    let mut dice = Fast::new(4);
    event.begins();
    event.plays(&mut dice);
    event.joins(50);
    let late = event.now.find(Who::Person(50)).unwrap();
    assert_eq!(event.points(late), 2);
    let left = Entrant(0);
    let had = event.points(left);
    event.act(Act::Dropped { entrant: left, why: Gone::Left });
    event.begins();
    let seated = |one: Entrant| event.now.rounds()[1].tables.iter().any(|table| table.seats.contains(&one));
    assert!(seated(late) && !seated(left));
    event.plays(&mut dice);
    assert_eq!(event.points(left), had);
}

#[test]
fn whoever_sat_out_least_often_sits_out() {
    let mut event = Event::open(&league(3, 5), 1, 5);
    event.runs(&mut Fast::new(1));
    let lines = event.now.standings();
    let byes: Vec<u16> = lines.iter().map(|line| line.byes).collect();
    assert_eq!(byes.iter().sum::<u16>(), 10);
    assert!(byes.iter().all(|byes| *byes == 2), "{byes:?}");
}
