//! What an organiser does to a tournament that is under way, what nobody else may do at its tables, and what its messages say of that.

use crate::common::{
    DAY, HOUR, House,
    cups::{HEAD, announced, begin, event, people_of, second_ones_give_up, state, table_of, wish},
    matches::{asked, matches, plays, seen},
    refused,
};
use skald::host::{Organise, OutboxItem, Person, Refused, Status, TournamentInfo};
use skald_rules::{
    interface::{Say, Seat},
    players::Level,
    tournament::{self, Cut, Finish, Games, Gone, How, Stage, Times},
    words::english,
};

/// How the terms of a tournament read.
fn terms_of(info: &TournamentInfo) -> String {
    info.terms.iter().map(|say| english().plain(say)).collect::<Vec<_>>().join("\n")
}

fn rounds(rounds: u8) -> tournament::Terms {
    tournament::Terms { rounds: Some(rounds), ..tournament::Terms::default() }
}

#[tokio::test]
async fn an_organiser_takes_somebody_out_and_gives_a_match_also_where_its_table_stands_still() {
    let house = House::new().await;
    let id = event(&house, wish("race", &[("rounds", "50")], rounds(2)), 6).await;
    let info = begin(&house, id).await;
    house.deliver().await;
    let (still, people) = (table_of(&info, 1), people_of(&info, 1));
    let at = house.host.propose_pause(people[0], still, 3).await.unwrap().proposal.unwrap().at;
    house.host.answer_proposal(people[1], still, at, true).await.unwrap();
    let out = info.matches[0].seats[0];
    let winner = info.matches[1].seats[1];
    let deeds = [Organise::Drop(out), Organise::Award { table: 1, to: winner }];
    for deed in deeds {
        let stranger = house.host.organise(people[0], id, false, deed.clone()).await;
        assert_eq!(refused(stranger), Refused::NotOrganiser);
        house.host.organise(HEAD, id, false, deed).await.unwrap();
    }
    house.host.tick().await.unwrap();
    let now = state(&house.host, id).await;
    let result = |place: usize| now.rounds()[0].tables[place].result.clone();
    let given = |won| Some((Finish::Score { won, drawn: 0 }, How::Awarded));
    assert_eq!((result(0), result(1), result(2)), (given([0, 1]), given([0, 1]), None));
    assert_eq!(now.entry(out).unwrap().out, Some(Gone::Removed));
    for place in 0..2 {
        let over = house.host.info(table_of(&info, place)).await.unwrap().status;
        assert_eq!(over, Status::Over, "match {place}");
    }
    let said = announced(&house.deliver().await);
    for words in ["plays no more.", "match 2 of round 1 is given to"] {
        assert_eq!(said.iter().filter(|text| text.contains(words)).count(), 1, "{words}: {said:?}");
    }
    // Whoever was taken out is paired no more.
    second_ones_give_up(&house, id).await;
    let second = state(&house.host, id).await;
    assert_eq!(second.rounds().len(), 2);
    assert!(second.rounds()[1].tables.iter().all(|table| !table.seats.contains(&out)));
}

#[tokio::test]
async fn a_round_that_has_more_time_has_it_at_all_of_its_tables() {
    let house = House::new().await;
    let id = event(&house, wish("race", &[("rounds", "50")], rounds(2)), 6).await;
    begin(&house, id).await;
    let begun = house.clock_now();
    let extend = |table, by| house.host.organise(HEAD, id, false, Organise::Extend { table, by });
    for (table, by) in [(Some(0), 25 * DAY), (Some(1), 60 * DAY), (None, 30 * DAY)] {
        extend(table, by).await.unwrap();
    }
    // Nobody has less of it: neither a match that has its own time, nor one that has that of the round, nor the round.
    for (table, by, had) in [(Some(1), 59, 60), (Some(2), 30, 30), (None, 29, 30)] {
        let at = format!("<t:{}:R>", (begun + had * DAY) / 1_000);
        assert_eq!(refused(extend(table, by * DAY).await), Refused::NoMoreTime { at }, "{table:?}");
    }
    let now = state(&house.host, id).await;
    let last = &now.rounds()[0];
    assert_eq!(last.ends, begun + 30 * DAY);
    let ends: Vec<Option<i64>> = last.tables.iter().map(|table| table.ends).collect();
    assert_eq!(ends, [None, Some(begun + 60 * DAY), None], "one that has longer keeps that");
}

#[tokio::test]
async fn once_time_is_called_nobody_has_more_of_it() {
    let house = House::of(skald_rules::catalogue::standard(), 41).await;
    let times = Times { one: 4 * DAY, three: 9 * DAY };
    let terms = tournament::Terms { games: Games::One, times, ..rounds(1) };
    let id = matches(&house, &[], terms, 2).await;
    let info = begin(&house, id).await;
    let table = table_of(&info, 0);
    plays(&house, table, |_| false, |view| view.table.turn >= 2).await;
    house.pass(4 * DAY).await;
    let zero = seen(&house, table, Person(99)).await.table.turn_zero;
    assert!(zero.is_some() && !asked(&house, table).await.is_empty(), "its last turns are played");
    for table in [Some(0), None] {
        let more = house.host.organise(HEAD, id, false, Organise::Extend { table, by: DAY }).await;
        assert_eq!(refused(more), Refused::Tournament(tournament::Refused::TimeCalled), "{table:?}");
    }
    plays(&house, table, |_| false, |_| false).await;
    assert_eq!(state(&house.host, id).await.stage(), Stage::Over);
}

#[tokio::test]
async fn what_is_said_of_a_round_is_said_though_the_table_stands_still_with_which_it_goes_out() {
    let house = House::new().await;
    let id = event(&house, wish("race", &[("rounds", "50")], rounds(1)), 4).await;
    let info = begin(&house, id).await;
    for place in 0..info.matches.len() {
        let table = table_of(&info, place);
        house.host.place_lost(table, &Say::new("pause-no-access")).await.unwrap();
        assert_eq!(house.host.info(table).await.unwrap().status, Status::Paused);
    }
    let said = announced(&house.deliver().await);
    assert_eq!(said.iter().filter(|text| text.contains("round 1.")).count(), 1, "{said:?}");
}

#[tokio::test]
async fn time_is_called_also_where_a_table_stands_still() {
    let house = House::new().await;
    let times = Times { one: 4 * DAY, three: 9 * DAY };
    let id =
        event(&house, wish("race", &[("rounds", "50")], tournament::Terms { times, ..rounds(1) }), 2).await;
    let info = begin(&house, id).await;
    let (table, people) = (table_of(&info, 0), people_of(&info, 0));
    house.answer(table, "take").await;
    let at = house.host.propose_pause(people[0], table, 7).await.unwrap().proposal.unwrap().at;
    house.host.answer_proposal(people[1], table, at, true).await.unwrap();
    house.pass(4 * DAY - HOUR).await;
    assert_eq!(house.host.info(table).await.unwrap().status, Status::Paused);
    house.pass(HOUR).await;
    let result = state(&house.host, id).await.rounds()[0].tables[0].result.clone();
    assert_eq!(result, Some((Finish::Score { won: [1, 0], drawn: 0 }, How::Played)), "the score decides");
}

#[tokio::test]
async fn seats_of_a_match_change_hands_by_its_organiser_alone() {
    let house = House::new().await;
    let id = event(&house, wish("race", &[("rounds", "50")], rounds(1)), 2).await;
    let info = begin(&house, id).await;
    let (table, people) = (table_of(&info, 0), people_of(&info, 0));
    house.pass(DAY + HOUR).await;
    // The first is late by now, and still nobody gives their seat to somebody else: not they, not the other one, not whoever runs it.
    for who in [people[0], people[1], HEAD] {
        assert_eq!(refused(house.host.vacate(who, table, Seat(0)).await), Refused::SeatOfTournament);
    }
    assert_eq!(refused(house.host.take_seat(Person(77), table, "Guest").await), Refused::SeatOfTournament);
    let computer = house.host.add_computer(HEAD, table, Level::Steady).await;
    assert_eq!(refused(computer), Refused::SeatOfTournament);
    assert_eq!(house.host.info(table).await.unwrap().seats[0].person, Some(people[0]));
}

/// The message with which a tournament closes.
fn closing(sent: &[OutboxItem]) -> String {
    announced(sent).into_iter().find(|text| text.starts_with("**Autumn cup** is over.")).unwrap()
}

#[tokio::test]
async fn the_closing_message_says_who_comes_first_alone_or_together() {
    let house = House::new().await;
    let id = event(&house, wish("race", &[("rounds", "50")], rounds(1)), 2).await;
    let info = begin(&house, id).await;
    house.host.resign(people_of(&info, 0)[1], table_of(&info, 0)).await.unwrap();
    house.host.tick().await.unwrap();
    let name = english().plain(&info.people[info.matches[0].seats[0].index()].name);
    let said = closing(&house.deliver().await);
    assert_eq!(said.lines().nth(1), Some(format!("{name} comes first.").as_str()), "{said}");

    // Two who won and met others are equal in all.
    let id = event(&house, wish("race", &[("rounds", "50")], rounds(1)), 4).await;
    begin(&house, id).await;
    second_ones_give_up(&house, id).await;
    let said = closing(&house.deliver().await);
    let places = state(&house.host, id).await.standings();
    assert_eq!((places[0].place, places[1].place, places[2].place), (1, 1, 3));
    // They are written so that Discord does not number them anew, as it does with a list.
    let written = house.host.tournament(id).await.unwrap().standings;
    let heads = written.iter().map(|say| english().plain(say).chars().take(4).collect::<String>());
    assert_eq!(heads.collect::<Vec<_>>(), ["1 · ", "1 · ", "3 · ", "3 · "].map(str::to_owned));
    let names = [0, 1].map(|at| format!("P{}", places[at].entrant.0));
    let wanted = format!("{} and {} share the first place.", names[0], names[1]);
    assert_eq!(said.lines().nth(1), Some(wanted.as_str()), "{said}");

    // Where nobody has won anything nobody is named.
    let id = event(&house, wish("race", &[("rounds", "50")], rounds(1)), 2).await;
    begin(&house, id).await;
    house.host.organise(HEAD, id, false, Organise::Close).await.unwrap();
    house.host.tick().await.unwrap();
    let said = closing(&house.deliver().await);
    assert!(!said.contains("first"), "{said}");
}

#[tokio::test]
async fn the_terms_name_both_times_of_a_round_until_it_is_known_how_large_the_event_is() {
    let house = House::new().await;
    let both = "After 45 days time is called, after 21 days where a match is one game";
    for (people, wanted) in [(16, "After 45 days time is called:"), (17, "After 21 days time is called:")] {
        let terms =
            tournament::Terms { games: Games::OneBeforeCut, cut: Cut::Top8, ..tournament::Terms::default() };
        let id = event(&house, wish("lraw-match", &[], terms), people).await;
        let before = terms_of(&house.host.tournament(id).await.unwrap());
        assert!(before.contains(both), "{before}");
        let after = terms_of(&begin(&house, id).await);
        assert!(after.contains(wanted) && !after.contains(both), "{people}: {after}");
    }
    // Of one time for all only that is said.
    let times = Times { one: 9 * DAY, three: 9 * DAY };
    let terms = tournament::Terms {
        games: Games::OneBeforeCut,
        cut: Cut::Top8,
        times,
        ..tournament::Terms::default()
    };
    let id = event(&house, wish("lraw-match", &[], terms), 0).await;
    let said = terms_of(&house.host.tournament(id).await.unwrap());
    assert!(said.contains("After 9 days time is called:"), "{said}");
}
