//! What an organiser does to whoever breaks the rules.

use super::Event;
use crate::{
    act::{Act, Finish, Gone, How, Penalty},
    entrant::Entrant,
    refusal::Refused,
    terms::{Format, Games, Terms},
};

fn given(entrant: Entrant, penalty: Penalty) -> Act {
    Act::Penalised { entrant, penalty, why: "late".to_owned() }
}

// shows LRAW-9.2
#[test]
fn a_warning_is_noted_a_game_is_lost_at_the_table_and_a_match_goes_to_the_other_one() {
    let mut event = Event::open(&Terms::default(), 3, 4);
    let first = Entrant(0);
    event.act(given(first, Penalty::Warning));
    assert_eq!(event.refused(&given(first, Penalty::GameLoss)), Refused::NotThere, "nothing is played yet");
    event.begins();
    let [a, b] = event.now.rounds()[0].tables[0].seats[..] else { panic!() };
    event.act(given(a, Penalty::GameLoss));
    assert_eq!((event.now.games_taken(a), event.now.games_taken(b)), (1, 0));
    assert_eq!(event.now.rounds()[0].tables[0].result, None, "two games are left to be won");
    event.act(given(a, Penalty::MatchLoss));
    let result = event.now.rounds()[0].tables[0].result.clone();
    assert_eq!(result, Some((Finish::Score { won: [0, 2], drawn: 0 }, How::Awarded)));
    assert_eq!(event.refused(&given(a, Penalty::GameLoss)), Refused::NotThere, "their match is over");
    let [c, d] = event.now.rounds()[0].tables[1].seats[..] else { panic!() };
    event.act(given(d, Penalty::Disqualified));
    assert_eq!(event.now.rounds()[0].tables[1].winner(), Some(c));
    assert_eq!(event.now.entry(d).unwrap().out, Some(Gone::Disqualified));
    assert_eq!(event.refused(&given(d, Penalty::Warning)), Refused::Gone);
    let rounds: Vec<Option<usize>> = event.now.penalties().iter().map(|one| one.round).collect();
    assert_eq!(rounds, [None, Some(0), Some(0), Some(0)]);
}

#[test]
fn of_one_game_the_match_is_lost_with_it_and_a_table_of_several_has_no_opponent() {
    let mut event = Event::open(&Terms { games: Games::One, ..Terms::default() }, 3, 2);
    event.begins();
    let [a, b] = event.now.rounds()[0].tables[0].seats[..] else { panic!() };
    event.act(given(a, Penalty::GameLoss));
    assert_eq!(event.now.rounds()[0].tables[0].winner(), Some(b));
    let mut league = Event::open(&Terms { format: Format::League { seats: 4 }, ..Terms::default() }, 3, 4);
    league.begins();
    assert_eq!(league.refused(&given(Entrant(1), Penalty::MatchLoss)), Refused::Result);
    league.act(given(Entrant(1), Penalty::Warning));
}

#[test]
fn a_game_that_was_lost_in_a_round_that_was_taken_back_counts_for_nothing() {
    let mut event = Event::open(&Terms::default(), 3, 4);
    event.begins();
    event.reports(0, [2, 0]);
    event.reports(1, [2, 0]);
    event.begins();
    let [a, _] = event.now.rounds()[1].tables[0].seats[..] else { panic!() };
    event.act(given(a, Penalty::Warning));
    event.act(given(a, Penalty::GameLoss));
    event.act(Act::TakenBack);
    event.begins();
    assert_eq!(event.now.games_taken(a), 0);
    assert_eq!(event.now.penalties().len(), 1, "the warning stands");
}
