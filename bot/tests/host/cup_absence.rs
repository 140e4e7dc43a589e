//! Who loses a match by not coming, and what counts against nobody: a pause, time in which nobody could be reached, an absence that
//! the table heeds, and the days of whoever sat there before.

use crate::common::{
    DAY, HOUR, House,
    cups::{HEAD, begin, event, people_of, person, state, table_of, wish},
    text_of,
};
use skald::host::{
    Body, Organise, OutboxItem, Person, Status, TableId, Terms, To, TournamentId, TournamentInfo,
};
use skald::store::OwnOrderRow;
use skald_rules::tournament::{self, Absent, Entrant, Finish, Format, How};

/// A tournament of one round whose people have five days to come, and so much time for a turn. It has begun.
async fn round_of(house: &House, pace: Option<i64>, people: u64) -> (TournamentId, TournamentInfo) {
    round_in(house, ("race", &[("rounds", "50")]), pace, people).await
}

/// The same in a game with these options.
async fn round_in(
    house: &House,
    (game, options): (&str, &[(&str, &str)]),
    pace: Option<i64>,
    people: u64,
) -> (TournamentId, TournamentInfo) {
    let absent = Absent { after: 5 * DAY, misses: 0 };
    let terms = tournament::Terms { rounds: Some(1), absent, ..tournament::Terms::default() };
    let mut cup = wish(game, options, terms);
    cup.pace = Terms::of(pace);
    let id = event(house, cup, people).await;
    (id, begin(house, id).await)
}

/// The only match of such a tournament.
async fn match_of(house: &House, pace: Option<i64>) -> (TournamentId, TableId, Vec<Person>) {
    let (id, info) = round_of(house, pace, 2).await;
    (id, table_of(&info, 0), people_of(&info, 0))
}

async fn result(house: &House, id: TournamentId) -> Option<(Finish, How)> {
    state(&house.host, id).await.rounds()[0].tables[0].result.clone()
}

/// The match is lost by whoever did not come after so much more time, and not before.
async fn is_lost_after(house: &House, id: TournamentId, left: i64, won: [u8; 2]) {
    days(house, left / DAY - 1).await;
    house.pass(DAY - HOUR).await;
    assert_eq!(result(house, id).await, None, "the agreed days are not over");
    house.pass(HOUR).await;
    assert_eq!(result(house, id).await, Some((Finish::Score { won, drawn: 0 }, How::Missed)));
}

async fn days(house: &House, number: i64) {
    for _ in 0..number {
        house.pass(DAY).await;
    }
}

/// All who sit at a table agree that it pauses.
async fn pauses(house: &House, table: TableId, people: &[Person], days: u8) {
    let info = house.host.propose_pause(people[0], table, days).await.unwrap();
    let at = info.proposal.unwrap().at;
    for who in &people[1..] {
        house.host.answer_proposal(*who, table, at, true).await.unwrap();
    }
    assert_eq!(house.host.info(table).await.unwrap().status, Status::Paused);
}

#[tokio::test]
async fn whoever_left_an_order_is_there_and_where_neither_came_both_have_lost() {
    let house = House::new().await;
    let (id, info) = round_of(&house, Some(DAY), 4).await;
    let ordered = people_of(&info, 1)[0];
    house.clock.pass(1_000);
    house.host.order_set(ordered, table_of(&info, 1), "always pass").await.unwrap();
    days(&house, 4).await;
    let result = |now: &tournament::Tournament, place: usize| now.rounds()[0].tables[place].result.clone();
    let now = state(&house.host, id).await;
    assert_eq!((result(&now, 0), result(&now, 1)), (None, None), "five days are not over");
    days(&house, 2).await;
    let now = state(&house.host, id).await;
    let missed = |won| Some((Finish::Score { won, drawn: 0 }, How::Missed));
    assert_eq!(result(&now, 0), missed([0, 0]), "neither of them");
    assert_eq!(result(&now, 1), missed([1, 0]), "whoever left an order has come");
    let line = |entrant: Entrant| now.standings().into_iter().find(|line| line.entrant == entrant).unwrap();
    for entrant in &info.matches[0].seats {
        assert_eq!((line(*entrant).points, line(*entrant).lost), (0, 1));
    }
}

#[tokio::test]
async fn whoever_left_an_order_has_come_also_when_it_is_used_up() {
    // Somebody is asked and leaves a move, which is made at once; another leaves theirs for when they are asked.
    for asked in [true, false] {
        let house = House::new().await;
        let (id, table, people) = match_of(&house, None).await;
        house.pass(HOUR).await;
        if asked {
            house.host.order_set(people[0], table, "line turn legal take").await.unwrap();
            assert_eq!(house.answer(table, "take").await, people[1]);
        } else {
            house.host.order_set(people[1], table, "line turn legal take").await.unwrap();
            assert_eq!(house.answer(table, "take").await, people[0]);
            assert_eq!(house.answer(table, "take").await, people[0], "the second has moved by then");
        }
        assert_eq!(house.host.orders(people[usize::from(!asked)], table).await.unwrap().len(), 0, "used up");
        let waiting = house.host.board(table).await.unwrap().waiting;
        assert_eq!(waiting[0].person, Some(people[usize::from(!asked)]));
        days(&house, 12).await;
        assert_eq!(result(&house, id).await, None, "both were there");
    }
}

#[tokio::test]
async fn an_order_that_has_not_moved_yet_is_coming_and_one_that_is_taken_back_is_none() {
    let house = House::new().await;
    let (id, table, people) = match_of(&house, None).await;
    house.clock.pass(1_000);
    // It is for another kind of question, which this game never asks.
    house.host.order_set(people[0], table, "line other legal take").await.unwrap();
    days(&house, 6).await;
    assert_eq!(result(&house, id).await, None, "whoever left an order has come");
    house.host.order_drop(people[0], table, "line").await.unwrap();
    days(&house, 1).await;
    assert_eq!(result(&house, id).await, Some((Finish::Score { won: [0, 1], drawn: 0 }, How::Missed)));
}

#[tokio::test]
async fn whoever_is_asked_late_has_the_agreed_days_from_then_on() {
    let mut house = House::new().await;
    let (id, table, _) = match_of(&house, None).await;
    days(&house, 4).await;
    // The first moves on the fourth day, the second never does.
    house.answer(table, "take").await;
    house.die_and_return(HOUR).await;
    days(&house, 4).await;
    house.pass(22 * HOUR).await;
    assert_eq!(result(&house, id).await, None, "the table has waited for less than five days");
    house.pass(HOUR).await;
    assert_eq!(result(&house, id).await, None, "the hour in which nobody served is not theirs");
    house.pass(HOUR).await;
    let missed = Some((Finish::Score { won: [1, 0], drawn: 0 }, How::Missed));
    assert_eq!(result(&house, id).await, missed);
}

#[tokio::test]
async fn a_pause_counts_against_nobody() {
    // Without a clock the first keeps the table waiting; with one of a day time answers for both.
    for (pace, won) in [(None, [0, 1]), (Some(DAY), [0, 0])] {
        let house = House::new().await;
        let (id, table, people) = match_of(&house, pace).await;
        days(&house, 3).await;
        pauses(&house, table, &people, 7).await;
        days(&house, 7).await;
        assert_eq!(house.host.info(table).await.unwrap().status, Status::Playing, "it goes on by itself");
        is_lost_after(&house, id, 2 * DAY, won).await;
    }
}

#[tokio::test]
async fn time_in_which_nobody_could_be_reached_counts_against_nobody() {
    let mut house = House::new().await;
    let (id, ..) = match_of(&house, None).await;
    house.die_and_return(6 * DAY).await;
    house.host.tick().await.unwrap();
    assert_eq!(result(&house, id).await, None, "nobody served");
    days(&house, 2).await;
    house.host.out_of_reach(true).await.unwrap();
    days(&house, 6).await;
    assert_eq!(result(&house, id).await, None, "nobody could press anything");
    house.host.out_of_reach(false).await.unwrap();
    is_lost_after(&house, id, 3 * DAY, [0, 1]).await;
}

#[tokio::test]
async fn whoever_is_away_has_the_agreed_days_from_when_they_are_back() {
    let house = House::new().await;
    let (id, _, people) = match_of(&house, Some(10 * DAY)).await;
    house.host.go_away(people[0], 7).await.unwrap();
    house.host.tick().await.unwrap();
    days(&house, 7).await;
    is_lost_after(&house, id, 5 * DAY, [0, 1]).await;
}

#[tokio::test]
async fn whoever_plays_on_in_a_place_has_the_agreed_days_from_then_on() {
    let house = House::new().await;
    let (id, table, people) = match_of(&house, None).await;
    days(&house, 4).await;
    let entrant = state(&house.host, id).await.rounds()[0].tables[0].seats[0];
    let sub = Organise::Replace { entrant, person: Person(77), name: "Sub".into() };
    house.host.organise(HEAD, id, false, sub).await.unwrap();
    house.host.tick().await.unwrap();
    let seated = house.host.info(table).await.unwrap().seats;
    assert_eq!((seated[0].person, seated[1].person), (Some(Person(77)), Some(people[1])));
    is_lost_after(&house, id, 5 * DAY, [0, 1]).await;
    assert_eq!(state(&house.host, id).await.entry(entrant).unwrap().misses, 1);
}

#[tokio::test]
async fn at_a_table_that_stands_still_a_place_changes_hands_as_well() {
    let house = House::new().await;
    let (id, table, people) = match_of(&house, Some(DAY)).await;
    pauses(&house, table, &people, 3).await;
    let entrant = state(&house.host, id).await.rounds()[0].tables[0].seats[0];
    let sub = Organise::Replace { entrant, person: Person(77), name: "Sub".into() };
    house.host.organise(HEAD, id, false, sub).await.unwrap();
    house.host.tick().await.unwrap();
    let info = house.host.info(table).await.unwrap();
    assert_eq!((info.status, info.seats[0].person), (Status::Paused, Some(Person(77))));
    days(&house, 3).await;
    let waiting = house.host.board(table).await.unwrap().waiting;
    assert_eq!(waiting[0].person, Some(Person(77)), "and the table waits for whoever came");
    assert_eq!(waiting[0].until, Some(house.clock_now() + DAY), "with the whole time of a turn");
    house.host.resign(Person(77), table).await.unwrap();

    // A league as well: whoever leaves gives up, whether its table goes on or not.
    let terms = tournament::Terms {
        format: Format::League { seats: 3 },
        rounds: Some(1),
        ..tournament::Terms::default()
    };
    let id = event(&house, wish("race", &[("rounds", "2")], terms), 3).await;
    let info = begin(&house, id).await;
    let (table, people) = (table_of(&info, 0), people_of(&info, 0));
    pauses(&house, table, &people, 3).await;
    house.host.leave_tournament(people[1], id).await.unwrap();
    house.host.tick().await.unwrap();
    let info = house.host.info(table).await.unwrap();
    assert!(info.status == Status::Paused && info.seats[1].gone && !info.seats[0].gone, "{:?}", info.seats);
}

#[tokio::test]
async fn no_table_of_a_league_is_lost_by_not_coming() {
    let house = House::new().await;
    let terms = tournament::Terms {
        format: Format::League { seats: 3 },
        rounds: Some(1),
        absent: Absent { after: DAY, misses: 1 },
        ..tournament::Terms::default()
    };
    let id = event(&house, wish("race", &[("rounds", "4")], terms), 3).await;
    let info = begin(&house, id).await;
    let (table, people) = (table_of(&info, 0), people_of(&info, 0));
    while house.host.info(table).await.unwrap().status == Status::Playing {
        match house.host.board(table).await.unwrap().waiting.first().and_then(|wait| wait.person) {
            Some(who) if who != people[0] => {
                house.answer(table, "pass").await;
            }
            _ => {
                house.pass(HOUR).await;
            }
        }
    }
    let now = state(&house.host, id).await;
    let Some((Finish::Places(_), How::Played)) = now.rounds()[0].tables[0].result else {
        panic!("{:?}", now.rounds()[0].tables[0].result)
    };
    assert!(
        now.entries().iter().all(|entry| (entry.out, entry.misses) == (None, 0)),
        "time answered for them"
    );
}

#[tokio::test]
async fn orders_with_which_a_game_begins_are_no_coming() {
    for game in ["war", "law", "lraw"] {
        let house = House::of(skald_rules::catalogue::standard(), 5).await;
        let (id, info) = round_in(&house, (game, &[]), Some(DAY), 2).await;
        let table = table_of(&info, 0);
        for who in people_of(&info, 0) {
            let orders = house.host.orders(who, table).await.unwrap();
            assert!(!orders.is_empty() && orders.iter().all(|order| order.preset), "{game}: {orders:?}");
        }
        days(&house, 12).await;
        let nobody = Finish::Score { won: [0, 0], drawn: 0 };
        assert_eq!(result(&house, id).await, Some((nobody, How::Missed)), "{game}");
    }
}

/// Whoever keeps an order for all their tables and does nothing else has not come.
#[tokio::test]
async fn an_order_kept_for_all_tables_is_no_coming() {
    let house = House::of(skald_rules::catalogue::standard(), 5).await;
    let (keeps, at) = (person(0), house.host.now());
    let mut tx = house.host.store().write().await.unwrap();
    tx.meet(keeps, "P");
    let (slot, text) = ("mode".to_owned(), "mode open".to_owned());
    tx.save_own_order(&OwnOrderRow { person: keeps, game: "lraw".into(), slot, text, at }).await.unwrap();
    tx.commit().await.unwrap();
    let (id, info) = round_in(&house, ("lraw", &[]), Some(DAY), 2).await;
    let orders = house.host.orders(keeps, table_of(&info, 0)).await.unwrap();
    assert!(orders.iter().any(|own| own.text == "mode open" && !own.preset), "{orders:?}");
    days(&house, 12).await;
    let nobody = Finish::Score { won: [0, 0], drawn: 0 };
    assert_eq!(result(&house, id).await, Some((nobody, How::Missed)));
}

/// CLK-6.
#[tokio::test]
async fn whoever_organises_is_told_of_somebody_whose_time_has_run_out_three_times_in_a_row() {
    let house = House::new().await;
    let (_, table, people) = match_of(&house, Some(DAY)).await;
    let mut told = Vec::new();
    for missed in 1..=4 {
        // One plays at once, the other not at all.
        while house.host.board(table).await.unwrap().waiting[0].person == Some(people[0]) {
            house.answer(table, "take").await;
        }
        house.pass(DAY).await;
        let is_told =
            |item: &OutboxItem| matches!(&item.body, Body::Say { say, .. } if say.id == "host-does-not-play");
        told.extend(house.deliver().await.into_iter().filter(is_told));
        assert_eq!(told.len(), usize::from(missed >= 3), "after {missed} turns");
    }
    assert_eq!(told[0].to, To::Person(HEAD), "and nobody else");
    let words = text_of(&told[0]).unwrap();
    assert!(words.contains("run out 3 times in a row") && words.contains("/tournament award"), "{words}");
}
