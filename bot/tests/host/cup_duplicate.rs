//! Rounds in which all tables play the same shuffles: what is dealt, what equal and unequal acts come to, what is published of it, and
//! who may look at which table.

use std::collections::BTreeSet;

use crate::common::{
    HOUR, House,
    cups::{HEAD, announced, begin, event, people_of, person, second_ones_give_up, state, table_of, wish},
    random_line, refused,
};
use skald::host::{Organise, Refused, Status, TableId, TournamentId, TournamentInfo};
use skald_rules::{
    chance::Fast,
    interface::{DecisionId, Duty},
    tournament::{self, Finish, Format, Games},
};

#[tokio::test]
async fn the_tables_of_a_duplicate_round_are_dealt_the_same_and_others_are_not() {
    let house = House::new().await;
    let terms = tournament::Terms { duplicate: true, ..tournament::Terms::default() };
    let id = event(&house, wish("race", &[], terms), 6).await;
    let info = begin(&house, id).await;
    let plain = event(&house, wish("race", &[], tournament::Terms::default()), 6).await;
    let other = begin(&house, plain).await;
    let mut same = BTreeSet::new();
    let mut apart = BTreeSet::new();
    for place in 0..3 {
        let store = house.host.store();
        let row = store.table(table_of(&info, place)).await.unwrap().unwrap();
        same.insert(row.commitment);
        apart.insert(store.table(table_of(&other, place)).await.unwrap().unwrap().commitment);
    }
    assert_eq!((same.len(), apart.len()), (1, 3), "one commitment for the round, published before the deal");
    // The same actions at every table come to the same position.
    let mut positions = BTreeSet::new();
    for place in 0..3 {
        let table = table_of(&info, place);
        for _ in 0..4 {
            house.answer(table, "take").await;
        }
        let snapshot = house.host.store().snapshot(table).await.unwrap().unwrap();
        positions.insert(snapshot.bytes);
    }
    assert_eq!(positions.len(), 1);
    // Until the round is over nobody gets the file with the secret that the others play by.
    let first = table_of(&info, 0);
    house.host.resign(people_of(&info, 0)[1], first).await.unwrap();
    assert_eq!(refused(house.host.game_file(first).await), Refused::NotOver);
    house.host.tick().await.unwrap();
    second_ones_give_up(&house, id).await;
    let file = house.host.game_file(first).await.unwrap();
    assert_eq!(skald_rules::fair::verify(&file, &house.games).findings, []);
    let now = state(&house.host, id).await;
    assert_eq!(now.rounds()[0].tables.iter().filter(|table| table.result.is_some()).count(), 3);
    let compared =
        "Round 1 was the same deal at every table: 3 wins for the first seat, 0 for the second, 0 even.";
    let said = announced(&house.deliver().await);
    assert!(said.iter().any(|text| text.contains(compared)), "{said:#?}");
    assert!(!said.iter().any(|text| text.contains("Round 2 was")), "not before all of it are over");
}

/// What somebody is asked at a table for which it waits, and has not answered yet: their seat, and the question.
async fn owed(house: &House, info: &TournamentInfo, place: usize) -> Option<(usize, DecisionId)> {
    let table = table_of(info, place);
    let people = people_of(info, place);
    for wait in house.host.board(table).await.unwrap().waiting {
        let who = wait.person.unwrap();
        let look = house.host.look(table, who).await.unwrap();
        if let Some(owed) = look.decisions.iter().find(|decision| decision.duty == Duty::Owed) {
            let seat = people.iter().position(|one| *one == who).unwrap();
            return Some((seat, DecisionId::new(&owed.id).unwrap()));
        }
    }
    None
}

/// Whoever is asked at the first table answers by lot, and whoever sits in that seat at another one answers the same: so often, or
/// until it is over.
async fn all_play_the_same(house: &House, info: &TournamentInfo, answers: usize) {
    let mut dice = Fast::new(3);
    for _ in 0..answers {
        let mut waited = 0;
        let (seat, at) = loop {
            if house.host.info(table_of(info, 0)).await.unwrap().status == Status::Over {
                return;
            }
            if let Some(owed) = owed(house, info, 0).await {
                break owed;
            }
            // What is given is let out with the next moment of the grid.
            house.pass(10 * 60_000).await;
            waited += 1;
            assert!(waited < 100, "{}: nobody is asked", info.game);
        };
        let line = random_line(house, table_of(info, 0), at, &mut dice).await;
        for place in 0..info.matches.len() {
            house.host.play(people_of(info, place)[seat], table_of(info, place), at, &line).await.unwrap();
        }
        house.host.tick().await.unwrap();
    }
}

/// What was done and drawn at a table, and where it stands.
async fn played(house: &House, table: TableId) -> (Vec<(Option<u8>, String, String)>, Vec<u8>) {
    let log = house.host.store().log(table, 0, u32::MAX).await.unwrap();
    assert!(log.iter().map(|row| row.drawn).sum::<u32>() > 0, "something was drawn");
    let lines = log.into_iter().map(|row| (row.seat, row.text, row.draws + &row.passes)).collect();
    (lines, house.host.store().snapshot(table).await.unwrap().unwrap().bytes)
}

/// What was published of a tournament that compares the results of a round.
async fn compared(house: &House) -> Vec<String> {
    let said = announced(&house.deliver().await);
    let lines = said.iter().flat_map(|text| text.lines());
    lines.filter(|line| line.contains("the same deal")).map(str::to_owned).collect()
}

/// A duplicate tournament of one round of single games, which has begun.
async fn round_of(house: &House, game: &str, format: Format, people: u64) -> (TournamentId, TournamentInfo) {
    let terms = tournament::Terms {
        format,
        duplicate: true,
        rounds: Some(1),
        games: Games::One,
        ..tournament::Terms::default()
    };
    let id = event(house, wish(game, &[], terms), people).await;
    (id, begin(house, id).await)
}

#[tokio::test]
async fn whoever_does_the_same_comes_to_the_same_at_every_table_of_every_game() {
    let house = House::new().await;
    let games: Vec<&str> = house
        .games
        .iter()
        .filter(|kind| kind.id == kind.game && kind.seats().contains(&2))
        .map(|kind| kind.id)
        .collect();
    assert!(games.len() >= 5, "{games:?}");
    for game in games {
        let (id, info) = round_of(&house, game, Format::Swiss, 6).await;
        assert_eq!(info.matches.len(), 3, "{game}");
        all_play_the_same(&house, &info, 40).await;
        let first = played(&house, table_of(&info, 0)).await;
        for place in 1..3 {
            assert!(played(&house, table_of(&info, place)).await == first, "{game}: table {place}");
        }
        if state(&house.host, id).await.stage() != tournament::Stage::Over {
            second_ones_give_up(&house, id).await;
        }
        let results: Vec<Finish> = state(&house.host, id).await.rounds()[0]
            .tables
            .iter()
            .map(|one| one.result.clone().unwrap().0)
            .collect();
        assert!(results.iter().all(|result| *result == results[0]), "{game}: {results:?}");
        let Finish::Score { won, .. } = results[0] else { unreachable!() };
        let (first, second) = (3 * u8::from(won[0] > won[1]), 3 * u8::from(won[1] > won[0]));
        let wanted = format!(
            "Round 1 was the same deal at every table: {first} wins for the first seat, {second} for the second, {} even.",
            3 - first - second
        );
        let said = compared(&house).await;
        assert!(!said.is_empty() && said.iter().all(|line| *line == wanted), "{game}: {said:?}");
    }
}

#[tokio::test]
async fn whoever_does_something_else_with_the_same_shuffles_is_seen_in_the_comparison() {
    let house = House::new().await;
    let (id, info) = round_of(&house, "race", Format::Swiss, 6).await;
    // Whoever takes first has everything that is rolled; at the last table the first seat leaves it to the second.
    while state(&house.host, id).await.stage() != tournament::Stage::Over {
        for place in 0..3 {
            let Some((seat, _)) = owed(&house, &info, place).await else { continue };
            let line = if place == 2 && seat == 0 { "pass" } else { "take" };
            house.answer(table_of(&info, place), line).await;
        }
    }
    let wanted =
        "Round 1 was the same deal at every table: 2 wins for the first seat, 1 for the second, 0 even.";
    assert_eq!(compared(&house).await.last().unwrap(), wanted);
    let pairings = house.host.tournament(id).await.unwrap().pairings;
    assert!(pairings.iter().any(|say| skald_rules::words::english().plain(say) == wanted), "{pairings:?}");
}

#[tokio::test]
async fn what_was_not_played_is_compared_with_nothing() {
    let house = House::new().await;
    let (id, info) = round_of(&house, "race", Format::Swiss, 4).await;
    let award = |place: usize| Organise::Award { table: place, to: info.matches[place].seats[1] };
    house.host.organise(HEAD, id, false, award(0)).await.unwrap();
    house.host.resign(people_of(&info, 1)[1], table_of(&info, 1)).await.unwrap();
    house.host.tick().await.unwrap();
    let wanted =
        "Round 1 was the same deal at every table: 1 win for the first seat, 0 for the second, 0 even.";
    assert_eq!(
        compared(&house).await.last().unwrap(),
        wanted,
        "a match that was given says nothing of the deal"
    );
    let (id, info) = round_of(&house, "race", Format::Swiss, 2).await;
    house
        .host
        .organise(HEAD, id, false, Organise::Award { table: 0, to: info.matches[0].seats[0] })
        .await
        .unwrap();
    house.host.tick().await.unwrap();
    assert_eq!(compared(&house).await, Vec::<String>::new());
}

#[tokio::test]
async fn tables_of_several_are_compared_by_who_came_first() {
    let house = House::new().await;
    let (id, info) = round_of(&house, "race", Format::League { seats: 3 }, 6).await;
    assert_eq!(info.matches.len(), 2);
    while state(&house.host, id).await.stage() != tournament::Stage::Over {
        for place in 0..2 {
            let Some((seat, _)) = owed(&house, &info, place).await else { continue };
            let line = if place == 1 && seat == 0 { "pass" } else { "take" };
            house.answer(table_of(&info, place), line).await;
        }
    }
    let wanted =
        "Round 1 was the same deal at every table. First places: seat 1: 1, seat 2: 1 and seat 3: 0.";
    assert_eq!(compared(&house).await.last().unwrap(), wanted);
}

#[tokio::test]
async fn whoever_plays_the_same_shuffles_sees_no_other_table_before_all_are_over() {
    let mut house = House::new().await;
    let terms = tournament::Terms { duplicate: true, rounds: Some(1), ..tournament::Terms::default() };
    let id = event(&house, wish("race", &[], terms), 6).await;
    house.host.organise(HEAD, id, false, Organise::Begin).await.unwrap();
    house.host.tick().await.unwrap();
    let info = house.host.tournament(id).await.unwrap();
    let (first, second) = (table_of(&info, 0), table_of(&info, 1));
    assert!(house.host.info(first).await.unwrap().duplicate, "it is shown where nobody else reads");
    let own = people_of(&info, 0)[0];
    let other = people_of(&info, 1)[0];
    house.answer(first, "take").await;
    let closed = |house: &House| {
        let host = house.host.clone();
        async move {
            for who in [other, HEAD, person(99)] {
                assert_eq!(refused(host.may_look(first, who).await), Refused::SameShuffles);
                assert_eq!(refused(host.look(first, who).await), Refused::SameShuffles);
                assert_eq!(refused(host.history_of(first, who).await), Refused::SameShuffles);
                assert_eq!(refused(host.watch(who, first, "W", true).await), Refused::SameShuffles);
            }
            host.may_look(first, own).await.unwrap();
        }
    };
    closed(&house).await;
    // Whoever has ended their own table tells nobody either.
    house.host.resign(people_of(&info, 0)[1], first).await.unwrap();
    house.host.tick().await.unwrap();
    assert_eq!(house.host.info(first).await.unwrap().status, Status::Over);
    house.die_and_return(HOUR).await;
    closed(&house).await;
    assert_eq!(refused(house.host.may_look(second, own).await), Refused::SameShuffles);
    for place in [1, 2] {
        house.host.resign(people_of(&info, place)[1], table_of(&info, place)).await.unwrap();
    }
    house.host.tick().await.unwrap();
    house.host.may_look(first, other).await.unwrap();
    house.host.history_of(second, own).await.unwrap();
    // A table of its own shuffles is open to all from the first move on.
    let plain = event(&house, wish("race", &[], tournament::Terms::default()), 2).await;
    house.host.organise(HEAD, plain, false, Organise::Begin).await.unwrap();
    house.host.tick().await.unwrap();
    let info = house.host.tournament(plain).await.unwrap();
    house.host.may_look(table_of(&info, 0), person(99)).await.unwrap();
}
