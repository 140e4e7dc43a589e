//! How places follow from points and tie-breaks, how many rounds a field needs, and what lots decide.

use std::collections::BTreeSet;

use super::Event;
use crate::{
    act::{Act, Finish},
    standings::Line,
    terms::{Format, Terms},
};
use skald_vocabulary::chance::Fast;

/// What places go by, the first first.
fn ties(line: &Line) -> [u32; 4] {
    [line.points, line.opponents, line.games, line.opponents_games]
}

#[test]
fn places_go_by_points_then_by_each_tie_break_in_turn_and_whoever_is_equal_in_all_shares_one() {
    let mut decided = BTreeSet::new();
    for seed in 0..60 {
        let terms = Terms { rounds: Some(3), ..Terms::default() };
        let mut event = Event::open(&terms, seed, 8 + seed % 5);
        event.runs(&mut Fast::new(seed));
        let lines = event.now.standings();
        for (at, pair) in lines.windows(2).enumerate() {
            let (first, next) = (ties(&pair[0]), ties(&pair[1]));
            assert!(first >= next, "{first:?} stands before {next:?}");
            let by = (0..4).find(|by| first[*by] != next[*by]);
            let place = if by.is_some() { u16::try_from(at + 2).unwrap() } else { pair[0].place };
            assert_eq!(pair[1].place, place);
            decided.insert(by);
        }
    }
    assert_eq!(
        decided.len(),
        5,
        "each of the four has decided somewhere, and somebody shared a place: {decided:?}"
    );
}

#[test]
fn a_game_that_was_not_started_weighs_in_no_tie_break_and_a_drawn_one_does() {
    for (drawn, share) in [(0, 1_000_000), (1, 666_666)] {
        let mut event = Event::open(&Terms::default(), 1, 2);
        event.begins();
        event.act(Act::Reported { table: 0, finish: Finish::Score { won: [1, 0], drawn } });
        let lines = event.now.standings();
        assert_eq!((lines[0].points, lines[0].games), (3, share), "{drawn} drawn");
        assert_eq!(lines[1].opponents_games, share);
    }
}

#[test]
fn a_field_has_as_many_rounds_as_it_takes_until_one_is_ahead_and_at_least_three_where_people_are_left_to_meet()
 {
    let rounds = |terms: &Terms, people: usize| terms.rounds_for(people);
    let swiss = Terms::default();
    for (people, wanted) in
        [(2, 1), (3, 3), (4, 3), (8, 3), (9, 4), (16, 4), (17, 5), (19, 5), (33, 6), (1_000, 10)]
    {
        assert_eq!(rounds(&swiss, people), wanted, "{people} people");
    }
    let league = Terms { format: Format::League { seats: 4 }, ..Terms::default() };
    assert_eq!(rounds(&league, 30), 4, "weeks");
    let agreed = Terms { rounds: Some(7), ..Terms::default() };
    assert_eq!((rounds(&agreed, 30), rounds(&agreed, 4)), (7, 3), "nobody is left to meet after three");
}

#[test]
fn lots_decide_among_rounds_that_are_equally_good_and_the_same_lots_draw_the_same() {
    for format in [Format::Swiss, Format::Knockout] {
        let drawn = |seed| {
            let mut event = Event::open(&Terms { format, ..Terms::default() }, seed, 8);
            event.begins();
            let tables = event.now.rounds()[0].tables.iter();
            tables.map(|table| table.seats.clone()).collect::<Vec<_>>()
        };
        assert_eq!(drawn(3), drawn(3));
        let all: BTreeSet<_> = (0..20).map(drawn).collect();
        assert!(all.len() > 10, "{format:?}: {}", all.len());
    }
}
