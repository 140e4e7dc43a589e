//! What the terms of a tournament come to: what a corrected result changes once the next round is played, when somebody is told of a
//! match that waits, what leaving a league means, and how long a round says when its time is called.

use crate::common::{
    DAY, HOUR, House,
    cups::{HEAD, announced, begin, event, people_of, second_ones_give_up, state, table_of, wish},
    text_of,
};
use skald::host::{Body, Organise, OutboxItem, Person, PersonChange, Status, Terms, To};
use skald_rules::{
    interface::Say,
    tournament::{self, Entrant, Finish, Format, How},
    words::english,
};

#[tokio::test]
async fn once_the_next_round_has_a_result_a_correction_changes_points_and_no_pairing() {
    let house = House::new().await;
    let terms = tournament::Terms { rounds: Some(3), ..tournament::Terms::default() };
    let id = event(&house, wish("race", &[("rounds", "50")], terms), 4).await;
    let info = begin(&house, id).await;
    for one in &info.matches {
        let given = Organise::Award { table: one.place, to: one.seats[0] };
        house.host.organise(HEAD, id, false, given).await.unwrap();
    }
    house.host.tick().await.unwrap();
    let second = house.host.tournament(id).await.unwrap();
    assert_eq!(second.rounds, 2);
    let given = Organise::Award { table: 0, to: second.matches[0].seats[0] };
    house.host.organise(HEAD, id, false, given).await.unwrap();
    let points = |now: &tournament::Tournament, entrant: Entrant| {
        now.standings().into_iter().find(|line| line.entrant == entrant).unwrap().points
    };
    let [winner, loser] = info.matches[0].seats[..] else { unreachable!() };
    let before = state(&house.host, id).await;
    let finish = Finish::Score { won: [0, 1], drawn: 0 };
    house.host.organise(HEAD, id, false, Organise::Correct { round: 0, table: 0, finish }).await.unwrap();
    house.host.tick().await.unwrap();
    let now = state(&house.host, id).await;
    assert_eq!((now.rounds().len(), now.redrawn()), (2, 0));
    let pairs = |now: &tournament::Tournament| -> Vec<Vec<Entrant>> {
        now.rounds()[1].tables.iter().map(|table| table.seats.clone()).collect()
    };
    assert_eq!(pairs(&now), pairs(&before));
    assert_eq!(points(&now, winner) + 3, points(&before, winner));
    assert_eq!(points(&now, loser), points(&before, loser) + 3);
}

#[tokio::test]
async fn a_match_is_told_of_at_ones_hour_once_it_has_waited_for_half_a_day() {
    let house = House::new().await;
    let mut cup = wish("race", &[("rounds", "40")], tournament::Terms::default());
    cup.pace = Terms::of(Some(3 * DAY));
    let id = event(&house, cup, 2).await;
    // It is eight in the morning.
    for number in 0..2 {
        let change = PersonChange { hour: Some(12), ..PersonChange::default() };
        house.host.change_person(crate::common::cups::person(number), change).await.unwrap();
    }
    let info = begin(&house, id).await;
    house.deliver().await;
    let waited = house.host.board(table_of(&info, 0)).await.unwrap().waiting[0].person.unwrap();
    let told = |sent: &[OutboxItem], who: Person| {
        sent.iter().filter(|item| item.to == To::Person(who) && item.body == Body::Digest).count()
    };
    house.pass(5 * HOUR).await;
    assert_eq!(told(&house.deliver().await, waited), 0, "whoever was called just now knows");
    house.pass(22 * HOUR).await;
    assert_eq!(told(&house.deliver().await, waited), 0, "it is not twelve yet");
    house.pass(2 * HOUR).await;
    assert_eq!(told(&house.deliver().await, waited), 1);
}

#[tokio::test]
async fn whoever_leaves_a_league_gives_up_at_their_table_and_the_others_play_on() {
    let house = House::new().await;
    let terms = tournament::Terms {
        format: Format::League { seats: 4 },
        rounds: Some(1),
        ..tournament::Terms::default()
    };
    let id = event(&house, wish("race", &[("rounds", "2")], terms), 4).await;
    let info = begin(&house, id).await;
    let (table, people) = (table_of(&info, 0), people_of(&info, 0));
    house.answer(table, "pass").await;
    let before = house.host.board(table).await.unwrap().waiting[0].person.unwrap();
    assert_eq!(before, people[1]);
    house.host.leave_tournament(people[1], id).await.unwrap();
    house.host.tick().await.unwrap();
    let seats = house.host.info(table).await.unwrap().seats;
    assert!(seats[1].gone && !seats[0].gone, "{seats:?}");
    let sent = house.deliver().await;
    assert!(sent.iter().any(|item| text_of(item).is_some_and(|text| text.contains("has given up here"))));
    for _ in 0..6 {
        if house.host.info(table).await.unwrap().status == Status::Playing {
            let who = house.answer(table, "take").await;
            assert_ne!(who, people[1], "nobody waits for them");
        }
    }
    let now = state(&house.host, id).await;
    assert_eq!(now.stage(), tournament::Stage::Over);
    let Some((Finish::Places(places), How::Played)) = &now.rounds()[0].tables[0].result else {
        unreachable!()
    };
    assert!(places[0].contains(&0) && !places[0].contains(&1), "{places:?}");
}

#[tokio::test]
async fn a_round_says_when_time_is_called_until_it_is_over() {
    let house = House::new().await;
    let terms = tournament::Terms { rounds: Some(2), ..tournament::Terms::default() };
    let id = event(&house, wish("race", &[("rounds", "50")], terms), 4).await;
    begin(&house, id).await;
    let ends = |now: &tournament::Tournament| now.rounds().last().unwrap().ends;
    let named = |ends: i64| format!("; time is called <t:{}:R>.", ends / 1_000);
    let mut sent = house.deliver().await;
    let first = named(ends(&state(&house.host, id).await));
    let said = announced(&sent);
    assert!(said[0].lines().next().unwrap().ends_with(&first), "{said:?}");
    // With more time it says so at once.
    house.host.organise(HEAD, id, false, Organise::Extend { table: None, by: 40 * DAY }).await.unwrap();
    house.host.tick().await.unwrap();
    sent.extend(house.deliver().await);
    let longer = named(ends(&state(&house.host, id).await));
    assert_ne!(first, longer);
    let said = announced(&sent);
    assert!(said[0].contains(&longer) && !said[0].contains(&first), "{said:?}");
    let page = |say: &Say| english().plain(say);
    assert!(page(&house.host.tournament(id).await.unwrap().pairings[0]).ends_with(&longer));
    // The round is over, and its message says nothing of time any more; that of the next one does.
    second_ones_give_up(&house, id).await;
    sent.extend(house.deliver().await);
    let said = announced(&sent);
    let of_round = |said: &[String], number: usize| {
        said.iter()
            .find(|text| text.contains(&format!("round {number}.")))
            .unwrap()
            .lines()
            .next()
            .unwrap()
            .to_owned()
    };
    let next = named(ends(&state(&house.host, id).await));
    assert!(
        !of_round(&said, 1).contains("time is called") && !of_round(&said, 1).contains("<t:"),
        "{said:?}"
    );
    assert!(of_round(&said, 2).ends_with(&next), "{said:?}");
    second_ones_give_up(&house, id).await;
    sent.extend(house.deliver().await);
    let said = announced(&sent);
    assert!(!said.iter().any(|text| text.contains("<t:")), "{said:?}");
    assert!(!page(&house.host.tournament(id).await.unwrap().pairings[0]).contains("<t:"));
}

#[tokio::test]
async fn computers_play_a_table_of_a_league_to_its_end_whoever_has_left_it() {
    let house = House::new().await;
    let terms = tournament::Terms {
        format: Format::League { seats: 3 },
        rounds: Some(1),
        ..tournament::Terms::default()
    };
    let id = event(&house, wish("race", &[("rounds", "2")], terms), 1).await;
    for _ in 0..2 {
        house.host.organise(HEAD, id, false, Organise::Computer).await.unwrap();
    }
    let info = begin(&house, id).await;
    let table = table_of(&info, 0);
    let leaver = house.host.info(table).await.unwrap().seats.iter().position(|row| row.person.is_some());
    house.host.resign(crate::common::cups::person(0), table).await.unwrap();
    assert_eq!(house.host.info(table).await.unwrap().status, Status::Playing, "two computers are left");
    for _ in 0..50 {
        house.pass(HOUR).await;
    }
    let now = state(&house.host, id).await;
    assert_eq!(now.stage(), tournament::Stage::Over);
    let Some((Finish::Places(places), How::Played)) = &now.rounds()[0].tables[0].result else {
        unreachable!()
    };
    let leaver = u8::try_from(leaver.unwrap()).unwrap();
    assert!(!places[0].contains(&leaver), "whoever gave up shares no first place: {places:?}");
    let played = house.host.history(table, 0, u32::MAX).await.unwrap();
    assert!(played.len() > 4, "{played:?}");
}

#[tokio::test]
async fn what_was_decided_beside_the_board_changes_no_rating() {
    let house = House::new().await;
    let absent = tournament::Absent { after: 5 * DAY, misses: 0 };
    let terms = tournament::Terms { rounds: Some(1), absent, ..tournament::Terms::default() };
    let id = event(&house, wish("race", &[("rounds", "50")], terms), 10).await;
    let info = begin(&house, id).await;
    let people = |place: usize| people_of(&info, place);
    // One is given, one left, one missed; at one both move each day until time is called; and at one somebody gives up.
    let to = info.matches[0].seats[1];
    house.host.organise(HEAD, id, false, Organise::Award { table: 0, to }).await.unwrap();
    house.host.leave_tournament(people(1)[0], id).await.unwrap();
    house.host.resign(people(4)[0], table_of(&info, 4)).await.unwrap();
    while house.host.tournament(id).await.unwrap().stage != tournament::Stage::Over {
        for _ in 0..2 {
            house.answer(table_of(&info, 3), "take").await;
        }
        house.pass(DAY).await;
    }
    let now = state(&house.host, id).await;
    let how: Vec<How> = now.rounds()[0].tables.iter().map(|table| table.result.as_ref().unwrap().1).collect();
    assert_eq!(how, [How::Awarded, How::Awarded, How::Missed, How::Played, How::Played]);
    for place in 0..5 {
        for (seat, who) in people(place).into_iter().enumerate() {
            let rated = house.host.ratings(who, 1, who).await.unwrap().unwrap();
            let won: Vec<u32> = rated.iter().map(|one| one.won).collect();
            let wanted = if place == 4 { vec![u32::from(seat == 1)] } else { Vec::new() };
            assert_eq!(won, wanted, "match {place}");
        }
    }
}

#[tokio::test]
async fn the_standings_tell_points_and_what_they_come_from() {
    let house = House::new().await;
    let terms = tournament::Terms { rounds: Some(3), ..tournament::Terms::default() };
    let id = event(&house, wish("race", &[("rounds", "50")], terms), 4).await;
    begin(&house, id).await;
    for _ in 0..3 {
        let info = house.host.tournament(id).await.unwrap();
        // Whoever has the lower number wins.
        for one in &info.matches {
            let to = one.seats.iter().min().copied().unwrap();
            house.host.organise(HEAD, id, false, Organise::Award { table: one.place, to }).await.unwrap();
        }
        house.host.tick().await.unwrap();
    }
    let lines = house.host.tournament(id).await.unwrap().standings;
    let lines: Vec<String> = lines.iter().map(|line| english().plain(line)).collect();
    let wanted = [
        "1 · P0: 9 points (3-0-0), opponents 44.4 %",
        "2 · P1: 6 points (2-0-1), opponents 55.6 %",
        "3 · P2: 3 points (1-0-2), opponents 66.7 %",
        "4 · P3: 0 points (0-0-3), opponents 66.7 %",
    ];
    assert_eq!(lines, wanted);

    // One point is one point.
    let league = tournament::Terms {
        format: Format::League { seats: 3 },
        rounds: Some(1),
        ..tournament::Terms::default()
    };
    let id = event(&house, wish("race", &[("rounds", "2")], league), 3).await;
    begin(&house, id).await;
    house.host.register(crate::common::cups::person(9), id, "P9", None).await.unwrap();
    let lines = house.host.tournament(id).await.unwrap().standings;
    let lines: Vec<String> = lines.iter().map(|line| english().plain(line)).collect();
    assert_eq!(lines[0], "1 · P9: 1 point", "the last place of the round before");
    assert!(lines[1].ends_with(": 0 points"), "{lines:?}");
}
