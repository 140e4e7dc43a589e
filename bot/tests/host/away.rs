//! Somebody is away: a computer plays for them by the terms of the table until they are back, the others decide together, and a
//! table at which nobody is left ends with notice.

use crate::common::{ADA, BEN, CYD, DAY, House, race, refused, text_of};
use skald::host::{About, Body, Join, OpenTable, OutboxItem, Person, Refused, Status, TableId, Terms, To};
use skald_rules::{
    fair::verify,
    interface::{DecisionId, Seat},
};

/// A game of three with a day a turn, at which a computer plays for whoever has missed two turns in a row.
async fn three(house: &House, rounds: u8) -> TableId {
    let terms = Terms::of(Some(DAY)).standing_in(Some(2));
    let table = house.host.open(ADA, OpenTable { terms, ..race(rounds) }).await.unwrap().id;
    for (person, name) in [(BEN, "Ben"), (CYD, "Cyd")] {
        house.host.join(person, table, Join { name: name.into(), ..Join::default() }).await.unwrap();
    }
    house.host.start(ADA, table).await.unwrap();
    house.host.tick().await.unwrap();
    house.deliver().await;
    table
}

fn told(sent: &[OutboxItem], wanted: About) -> Vec<(To, String)> {
    let of = |item: &&OutboxItem| matches!(&item.body, Body::Say { about, .. } if *about == wanted);
    sent.iter().filter(of).map(|item| (item.to, text_of(item).unwrap())).collect()
}

async fn acts(house: &House, table: TableId) -> Vec<(String, String)> {
    let log = house.host.store().log(table, 0, u32::MAX).await.unwrap();
    log.into_iter().map(|entry| (entry.by, entry.text)).collect()
}

/// Whom the table waits for.
async fn waits_for(house: &House, table: TableId) -> Option<Person> {
    house.host.board(table).await.unwrap().waiting.first().and_then(|wait| wait.person)
}

/// How long it is until the time of whoever is asked runs out: a restart gives back what has passed since the last beat.
async fn left(house: &House, table: TableId) -> i64 {
    house.host.board(table).await.unwrap().waiting[0].until.unwrap() - house.clock_now()
}

/// Ada lets her time run out, and the others play, until she is asked again.
async fn ada_misses(house: &House, table: TableId) {
    assert_eq!(waits_for(house, table).await, Some(ADA));
    house.pass(left(house, table).await).await;
    house.answer(table, "pass").await;
    house.answer(table, "pass").await;
}

async fn proves_itself(house: &House, table: TableId) {
    let snapshot = house.host.store().snapshot(table).await.unwrap().unwrap();
    assert_eq!(house.host.replayed(table).await.unwrap(), snapshot.bytes, "log and snapshot");
    let file = house.host.game_file(table).await.unwrap();
    assert_eq!(verify(&file, &house.games).findings, []);
}

#[tokio::test]
async fn a_computer_plays_for_somebody_who_is_away_until_they_are_back() {
    let mut house = House::new().await;
    let table = three(&house, 9).await;
    let seat = |info: skald::host::TableInfo| (info.seats[0].missed, info.seats[0].stands_in);
    ada_misses(&house, table).await;
    assert_eq!(seat(house.host.info(table).await.unwrap()), (1, false));
    // A turn that is played begins the count anew.
    house.answer(table, "pass").await;
    assert_eq!(seat(house.host.info(table).await.unwrap()), (0, false));
    house.answer(table, "pass").await;
    house.answer(table, "pass").await;
    ada_misses(&house, table).await;
    house.deliver().await;
    house.pass(left(&house, table).await - 1).await;
    let warned = told(&house.deliver().await, About::Warning);
    assert!(warned.len() == 1 && warned[0].1.contains("a computer plays for you"), "{warned:?}");
    house.pass(1).await;
    let info = house.host.info(table).await.unwrap();
    assert_eq!((info.seats[0].person, seat(info)), (Some(ADA), (2, true)));
    assert_eq!(
        acts(&house, table).await.last().unwrap(),
        &("clock".to_owned(), "seat a computer 2".to_owned())
    );
    let story = house.host.history(table, 0, u32::MAX).await.unwrap();
    assert!(story.last().unwrap().told[0].1.contains("so a computer plays for them until they are back"));
    let away = told(&house.deliver().await, About::Away);
    assert!(matches!(away.as_slice(), [(To::Person(ADA), text)] if text.contains("I am back")), "{away:?}");

    // Nobody waits a day for her: the computer plays at once, and it is the computer that the log names.
    house.die_and_return(0).await;
    house.answer(table, "pass").await;
    house.answer(table, "pass").await;
    house.host.tick().await.unwrap();
    assert_eq!(waits_for(&house, table).await, Some(BEN));
    assert!(acts(&house, table).await.iter().any(|(by, _)| by == "computer"));
    assert!(told(&house.deliver().await, About::Turn).iter().all(|(_, text)| !text.contains("Ada, over")));

    // Pressing Play is being back, also while somebody else is asked.
    assert!(house.host.draft_next(ADA, table).await.is_err(), "nothing is open for her yet");
    assert_eq!(seat(house.host.info(table).await.unwrap()), (0, false));
    assert_eq!(acts(&house, table).await.last().unwrap(), &("hand".to_owned(), "seat a person".to_owned()));
    house.die_and_return(0).await;
    house.answer(table, "pass").await;
    house.answer(table, "pass").await;
    house.host.tick().await.unwrap();
    assert_eq!(waits_for(&house, table).await, Some(ADA));
    assert_eq!(house.host.board(table).await.unwrap().waiting[0].until, Some(house.clock_now() + DAY));
    house.answer(table, "pass").await;
    assert!(!house.host.come_back(ADA, table).await.unwrap(), "she was not away");
    for person in [ADA, BEN, CYD] {
        house.host.finish(person, table, true).await.unwrap();
    }
    proves_itself(&house, table).await;
}

#[tokio::test]
async fn whoever_gives_orders_is_back() {
    let house = House::new().await;
    let table = three(&house, 9).await;
    ada_misses(&house, table).await;
    house.pass(left(&house, table).await).await;
    assert!(house.host.info(table).await.unwrap().seats[0].stands_in);
    // What is refused brings nobody back.
    assert!(house.host.order_set(ADA, table, "always dance").await.is_err());
    assert!(house.host.info(table).await.unwrap().seats[0].stands_in);
    house.host.order_set(ADA, table, "always take").await.unwrap();
    let seat = house.host.info(table).await.unwrap().seats.remove(0);
    assert_eq!((seat.missed, seat.stands_in), (0, false));
    assert!(acts(&house, table).await.contains(&("hand".to_owned(), "seat a person".to_owned())));
    house.host.tick().await.unwrap();
    assert!(waits_for(&house, table).await.is_some());
}

#[tokio::test]
async fn without_such_terms_the_standard_answers_go_on() {
    let house = House::new().await;
    let table = house.game(9).await;
    for _ in 0..4 {
        house.pass(DAY).await;
        house.answer(table, "pass").await;
    }
    let info = house.host.info(table).await.unwrap();
    assert_eq!((info.seats[0].missed, info.seats[0].stands_in), (4, false));
    assert_eq!(
        Terms::of(None).standing_in(Some(2)).stand_in(),
        None,
        "where no clock runs, nobody misses a turn"
    );
}

#[tokio::test]
async fn the_others_decide_together_and_whoever_is_away_holds_up_no_vote() {
    let house = House::new().await;
    let table = three(&house, 20).await;
    // As long as Ada is there, her seat is hers.
    assert_eq!(refused(house.host.vacate(BEN, table, Seat(0)).await), Refused::NotAway { seat: Seat(0) });
    ada_misses(&house, table).await;
    let info = house.host.vacate(BEN, table, Seat(0)).await.unwrap();
    let open = info.proposal.unwrap();
    assert_eq!((open.agreed, open.missing), (vec![Seat(1)], vec![Seat(2)]), "Ada is not asked about herself");
    house.host.answer_proposal(CYD, table, open.at, false).await.unwrap();
    assert!(!house.host.info(table).await.unwrap().seats[0].vacant);

    // A pause needs all who are there.
    let info = house.host.propose_pause(BEN, table, 0).await.unwrap();
    let open = info.proposal.unwrap();
    assert_eq!(open.missing, [Seat(0), Seat(2)]);
    house.host.answer_proposal(BEN, table, open.at, false).await.unwrap();
    house.pass(DAY).await;
    assert!(house.host.info(table).await.unwrap().seats[0].stands_in);
    let info = house.host.propose_pause(BEN, table, 0).await.unwrap();
    let open = info.proposal.unwrap();
    assert_eq!(open.missing, [Seat(2)], "whoever is away holds up nothing");
    let until = house.host.board(table).await.unwrap().waiting[0].until.unwrap();
    let info = house.host.answer_proposal(CYD, table, open.at, true).await.unwrap();
    assert_eq!((info.status, info.rests()), (Status::Paused, true));
    house.pass(9 * DAY).await;
    assert_eq!(house.host.info(table).await.unwrap().status, Status::Paused);
    house.host.resume(table, None).await.unwrap();
    let later = house.host.board(table).await.unwrap().waiting[0].until.unwrap();
    assert_eq!(later, until + 9 * DAY, "its clocks stood still");

    // Her seat for another person: all others agree, and it can be taken.
    let open = house.host.vacate(CYD, table, Seat(0)).await.unwrap().proposal.unwrap();
    let info = house.host.answer_proposal(BEN, table, open.at, true).await.unwrap();
    assert!(info.seats[0].vacant && !info.seats[0].stands_in && info.host == BEN, "{:?}", info.seats);
    assert!(
        acts(&house, table).await.iter().any(|act| act == &("host".to_owned(), "seat a vacant".to_owned()))
    );
    house.host.take_seat(ADA, table, "Ada").await.unwrap();

    // And an end, without whoever is away.
    while waits_for(&house, table).await != Some(ADA) {
        house.answer(table, "pass").await;
    }
    ada_misses(&house, table).await;
    house.pass(DAY).await;
    assert_eq!(house.host.finish(BEN, table, true).await.unwrap().disagreeing, [Seat(2)]);
    assert_eq!(house.host.finish(CYD, table, true).await.unwrap().status, Status::Over);
    proves_itself(&house, table).await;
}

#[tokio::test]
async fn a_table_at_which_nobody_is_any_more_rests_and_then_ends_with_notice() {
    let mut house = House::new().await;
    let table = three(&house, 30).await;
    for _ in 0..6 {
        house.pass(DAY).await;
    }
    let info = house.host.info(table).await.unwrap();
    assert_eq!((info.status, info.rests()), (Status::Paused, true), "{:?}", info.seats);
    let log = info.log;
    let told_of = told(&house.deliver().await, About::Paused);
    assert!(told_of.len() == 3 && told_of[0].1.contains("within a week"), "{told_of:?}");
    house.die_and_return(0).await;
    house.pass(7 * DAY - DAY).await;
    assert_eq!(house.host.info(table).await.unwrap().log, log, "nothing is played meanwhile");

    // Whoever lets it go on is there; if they are not after all, it rests again, and ends in the end.
    house.host.resume(table, None).await.unwrap();
    house.host.come_back(CYD, table).await.unwrap();
    house.host.tick().await.unwrap();
    assert_eq!(house.host.info(table).await.unwrap().status, Status::Playing);
    for _ in 0..2 {
        house.pass(left(&house, table).await).await;
    }
    assert_eq!(house.host.info(table).await.unwrap().status, Status::Paused);
    house.die_and_return(0).await;
    house.deliver().await;
    house.pass(7 * DAY).await;
    let info = house.host.info(table).await.unwrap();
    assert_eq!(info.status, Status::Over);
    let end = told(&house.deliver().await, About::Result);
    assert!(
        end.iter().any(|(to, text)| *to == To::Table && text.contains("Nobody has come back")),
        "{end:?}"
    );
    proves_itself(&house, table).await;
}

#[tokio::test]
async fn a_table_that_everybody_has_left_closes_at_once() {
    let house = House::new().await;
    let table = house.host.open(ADA, OpenTable { computers: 2, ..race(30) }).await.unwrap().id;
    house.host.start(ADA, table).await.unwrap();
    house.host.tick().await.unwrap();
    house.deliver().await;
    house.host.resign(ADA, table).await.unwrap();
    assert_eq!(house.host.info(table).await.unwrap().status, Status::Over, "no computer plays on for nobody");
    let end = told(&house.deliver().await, About::Result);
    assert!(end.iter().any(|(_, text)| text.contains("Everybody has left")), "{end:?}");
    proves_itself(&house, table).await;
}

#[tokio::test]
async fn how_often_somebody_was_late_is_counted_where_there_is_a_clock() {
    let mut house = House::new().await;
    let table = three(&house, 9).await;
    ada_misses(&house, table).await;
    house.answer(table, "pass").await;
    let free = house.host.open(ADA, OpenTable { terms: Terms::of(None), ..race(5) }).await.unwrap().id;
    house.host.join(BEN, free, Join { name: "Ben".into(), ..Join::default() }).await.unwrap();
    house.host.start(ADA, free).await.unwrap();
    house.host.tick().await.unwrap();
    let at: DecisionId = house.question(free, ADA).await.unwrap();
    house.host.play(ADA, free, at, "pass").await.unwrap();
    house.die_and_return(0).await;
    let so_far = |row: skald::host::PersonRow| (row.reliability.answered, row.reliability.late);
    assert_eq!(so_far(house.host.person(ADA).await.unwrap()), (1, 1));
    assert_eq!(so_far(house.host.person(BEN).await.unwrap()), (1, 0));
}

#[tokio::test]
async fn whoever_keeps_a_table_waiting_again_and_again_holds_up_no_vote_whatever_its_terms() {
    for (terms, each) in [(Terms::of(None), 3 * DAY), (Terms::of(Some(DAY)), DAY)] {
        let house = House::new().await;
        let table = house.host.open(ADA, OpenTable { terms, ..race(30) }).await.unwrap().id;
        for (person, name) in [(BEN, "Ben"), (CYD, "Cyd")] {
            house.host.join(person, table, Join { name: name.into(), ..Join::default() }).await.unwrap();
        }
        house.host.start(ADA, table).await.unwrap();
        house.host.tick().await.unwrap();
        for missed in 1..=2 {
            let info = house.host.propose_pause(BEN, table, 0).await.unwrap();
            let open = info.proposal.unwrap();
            assert_eq!(
                open.missing,
                [Seat(0), Seat(2)],
                "{missed}: Ada is asked as long as she may be there"
            );
            house.host.answer_proposal(BEN, table, open.at, false).await.unwrap();
            house.pass(each).await;
            while waits_for(&house, table).await != Some(ADA) {
                house.answer(table, "pass").await;
            }
            assert_eq!(house.host.info(table).await.unwrap().seats[0].missed, missed);
        }
        let open = house.host.propose_pause(BEN, table, 0).await.unwrap().proposal.unwrap();
        assert_eq!(open.missing, [Seat(2)]);
        house.host.answer_proposal(BEN, table, open.at, false).await.unwrap();
        assert_eq!(house.host.finish(BEN, table, true).await.unwrap().disagreeing, [Seat(2)]);
        // Whoever says a word is there.
        assert_eq!(house.host.finish(ADA, table, false).await.unwrap().disagreeing, [Seat(0), Seat(2)]);
        house.host.finish(CYD, table, true).await.unwrap();
        assert_eq!(house.host.info(table).await.unwrap().status, Status::Playing);
        house.host.finish(ADA, table, true).await.unwrap();
        proves_itself(&house, table).await;
    }
}

#[tokio::test]
async fn what_all_others_have_agreed_to_is_done_as_soon_as_whoever_was_missing_is_gone() {
    // A pause, and who was missing gives up.
    let house = House::new().await;
    let table = three(&house, 20).await;
    let open = house.host.propose_pause(BEN, table, 0).await.unwrap().proposal.unwrap();
    house.host.answer_proposal(CYD, table, open.at, true).await.unwrap();
    assert_eq!(house.host.info(table).await.unwrap().status, Status::Playing);
    house.host.resign(ADA, table).await.unwrap();
    assert_eq!(house.host.info(table).await.unwrap().status, Status::Paused);
    house.host.resume(table, None).await.unwrap();
    assert_eq!(house.host.info(table).await.unwrap().status, Status::Playing);
    assert!(waits_for(&house, table).await.is_some_and(|who| who != ADA), "it goes on with the others");

    // An end, and a computer comes to play for who was missing.
    let table = three(&house, 20).await;
    house.host.finish(BEN, table, true).await.unwrap();
    house.host.finish(CYD, table, true).await.unwrap();
    ada_misses(&house, table).await;
    assert_eq!(house.host.info(table).await.unwrap().status, Status::Playing);
    let told_her =
        |sent: &[OutboxItem]| told(sent, About::TimedOut).into_iter().find(|(to, _)| *to == To::Person(ADA));
    let cost = told_her(&house.deliver().await).unwrap().1;
    assert!(cost.contains("Should it run out once more, a computer plays for you"), "{cost}");
    house.pass(left(&house, table).await).await;
    assert_eq!(house.host.info(table).await.unwrap().status, Status::Over);
    proves_itself(&house, table).await;
}

#[tokio::test]
async fn that_the_others_decide_without_whoever_is_away_is_said_before_and_when_it_comes_to_that() {
    let house = House::new().await;
    let table = house.game(20).await;
    house.deliver().await;
    let to_ada = |sent: &[OutboxItem], about| {
        let own =
            told(sent, about).into_iter().filter(|(to, _)| about == About::Warning || *to == To::Person(ADA));
        own.map(|(_, text)| text).collect::<Vec<_>>().join(" ")
    };
    let (once_more, then, without) = (
        "Should it run out once more, the others may decide without you",
        "Then the others may decide without you",
        "Until you are back, the others may",
    );
    house.pass(left(&house, table).await).await;
    let sent = house.deliver().await;
    let warned = to_ada(&sent, About::Warning);
    assert!(!warned.contains("the others may decide"), "it costs nothing yet: {warned}");
    let late = to_ada(&sent, About::TimedOut);
    assert!(late.contains(once_more) && !late.contains(without), "{late}");
    house.answer(table, "pass").await;
    house.deliver().await;
    assert_eq!(waits_for(&house, table).await, Some(ADA));
    house.pass(left(&house, table).await - 60_000).await;
    let warned = to_ada(&house.deliver().await, About::Warning);
    assert!(warned.contains(then), "{warned}");
    assert_eq!(house.host.finish(BEN, table, true).await.unwrap().status, Status::Playing, "Ada has a say");
    house.host.finish(BEN, table, false).await.unwrap();
    house.pass(60_000).await;
    let late = to_ada(&house.deliver().await, About::TimedOut);
    assert!(late.contains(without) && !late.contains(once_more), "{late}");
    // And so it is.
    assert_eq!(house.host.finish(BEN, table, true).await.unwrap().status, Status::Over);
}
