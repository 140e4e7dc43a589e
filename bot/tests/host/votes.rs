//! Who has a say in what all agree to: a seat that nobody plays has none, and whoever says yes or no is there.

use crate::common::{ADA, BEN, CYD, DAY, House, race};
use skald::host::{Join, OpenTable, Person, Status, TableId, Terms};
use skald_rules::{fair::verify, interface::Seat};

const A: Seat = Seat(0);

/// A game of three with a day a turn, at which a computer plays for whoever has missed two turns in a row. Ada is asked first, and runs it.
async fn three(house: &House) -> TableId {
    let terms = Terms::of(Some(DAY)).standing_in(Some(2));
    let table = house.host.open(ADA, OpenTable { terms, ..race(20) }).await.unwrap().id;
    for (person, name) in [(BEN, "Ben"), (CYD, "Cyd")] {
        house.host.join(person, table, Join { name: name.into(), ..Join::default() }).await.unwrap();
    }
    house.host.start(ADA, table).await.unwrap();
    house.host.tick().await.unwrap();
    table
}

async fn status(house: &House, table: TableId) -> Status {
    house.host.info(table).await.unwrap().status
}

async fn waits_for(house: &House, table: TableId) -> Option<Person> {
    house.host.board(table).await.unwrap().waiting.first().and_then(|wait| wait.person)
}

/// Ada lets her time run out so often that a computer plays for her; Ben is asked then.
async fn ada_is_away(house: &House, table: TableId) {
    house.pass(DAY).await;
    while waits_for(house, table).await != Some(ADA) {
        house.answer(table, "pass").await;
    }
    house.pass(DAY).await;
    let seat = house.host.info(table).await.unwrap().seats.remove(0);
    assert!(seat.stands_in && seat.person == Some(ADA), "{seat:?}");
    assert_eq!(waits_for(house, table).await, Some(BEN));
}

async fn acts(house: &House, table: TableId) -> Vec<String> {
    let log = house.host.store().log(table, 0, u32::MAX).await.unwrap();
    log.into_iter().map(|entry| format!("{} {}", entry.by, entry.text)).collect()
}

async fn proves_itself(house: &House, table: TableId) {
    let snapshot = house.host.store().snapshot(table).await.unwrap().unwrap();
    assert_eq!(house.host.replayed(table).await.unwrap(), snapshot.bytes, "log and snapshot");
    let file = house.host.game_file(table).await.unwrap();
    assert_eq!(verify(&file, &house.games).findings, []);
}

#[tokio::test]
async fn a_vacant_seat_holds_up_no_end() {
    // It was vacated before the others agreed.
    let house = House::new().await;
    let table = three(&house).await;
    house.host.vacate(ADA, table, A).await.unwrap();
    let info = house.host.finish(BEN, table, true).await.unwrap();
    assert_eq!((info.status, info.disagreeing), (Status::Playing, vec![Seat(2)]));
    assert_eq!(house.host.finish(CYD, table, true).await.unwrap().status, Status::Over);
    proves_itself(&house, table).await;

    // It is vacated when all others have agreed.
    let table = three(&house).await;
    house.host.finish(BEN, table, true).await.unwrap();
    let info = house.host.finish(CYD, table, true).await.unwrap();
    assert_eq!((info.status, info.disagreeing), (Status::Playing, vec![A]));
    assert_eq!(house.host.vacate(ADA, table, A).await.unwrap().status, Status::Over);
    proves_itself(&house, table).await;

    // The others agree to vacate it.
    let table = three(&house).await;
    house.pass(DAY).await;
    house.host.finish(BEN, table, true).await.unwrap();
    house.host.finish(CYD, table, true).await.unwrap();
    assert_eq!(status(&house, table).await, Status::Playing, "whoever was late once still has a say");
    let open = house.host.vacate(BEN, table, A).await.unwrap().proposal.unwrap();
    assert_eq!(house.host.answer_proposal(CYD, table, open.at, true).await.unwrap().status, Status::Over);
    proves_itself(&house, table).await;

    // Whoever takes it is asked.
    let table = three(&house).await;
    house.host.vacate(ADA, table, A).await.unwrap();
    house.host.take_seat(ADA, table, "Ada").await.unwrap();
    let info = house.host.finish(BEN, table, true).await.unwrap();
    assert_eq!(info.disagreeing, [A, Seat(2)]);
}

#[tokio::test]
async fn a_vacant_seat_holds_up_no_proposal() {
    let house = House::new().await;
    let table = three(&house).await;
    let open = house.host.propose_pause(BEN, table, 0).await.unwrap().proposal.unwrap();
    house.host.answer_proposal(CYD, table, open.at, true).await.unwrap();
    assert_eq!(status(&house, table).await, Status::Playing);
    let info = house.host.vacate(ADA, table, A).await.unwrap();
    assert_eq!((info.status, info.rests(), info.proposal), (Status::Paused, true, None));
    house.host.resume(table, None).await.unwrap();
    let open = house.host.propose_pause(BEN, table, 0).await.unwrap().proposal.unwrap();
    assert_eq!(open.missing, [Seat(2)]);
}

#[tokio::test]
async fn whoever_says_that_the_game_may_end_or_not_is_back() {
    for agrees in [true, false] {
        let house = House::new().await;
        let table = three(&house).await;
        ada_is_away(&house, table).await;
        if !agrees {
            // What was agreed to while a computer played for her is agreed to by the others alone.
            assert_eq!(house.host.finish(BEN, table, true).await.unwrap().disagreeing, [Seat(2)]);
        }
        let info = house.host.finish(ADA, table, agrees).await.unwrap();
        assert_eq!((info.seats[0].missed, info.seats[0].stands_in), (0, false));
        assert!(info.disagreeing.contains(&Seat(2)) && info.disagreeing.contains(&A) != agrees, "{info:?}");
        assert!(acts(&house, table).await.contains(&"hand seat a person".to_owned()));
        let story = house.host.history(table, 0, u32::MAX).await.unwrap();
        assert!(story.iter().flat_map(|entry| &entry.told).any(|(_, line)| line.contains("Ada is back")));
        // She plays herself from then on, with the whole time of a turn.
        house.answer(table, "pass").await;
        house.answer(table, "pass").await;
        assert_eq!(waits_for(&house, table).await, Some(ADA));
        let until = house.host.board(table).await.unwrap().waiting[0].until;
        assert_eq!(until, Some(house.clock_now() + DAY));
        for person in [ADA, BEN, CYD] {
            house.host.finish(person, table, true).await.unwrap();
        }
        proves_itself(&house, table).await;
    }
}

#[tokio::test]
async fn whoever_answers_a_proposal_is_back_and_it_stands() {
    for agrees in [true, false] {
        let mut house = House::new().await;
        let table = three(&house).await;
        ada_is_away(&house, table).await;
        // A step back is proposed at one position: that she is back changes none.
        house.answer(table, "take").await;
        let open = house.host.propose_back(BEN, table).await.unwrap().proposal.unwrap();
        assert_eq!(open.missing, [Seat(2)]);
        house.die_and_return(1).await;
        let info = house.host.answer_proposal(ADA, table, open.at, agrees).await.unwrap();
        assert_eq!((info.seats[0].missed, info.seats[0].stands_in), (0, false));
        assert!(acts(&house, table).await.contains(&"hand seat a person".to_owned()));
        if !agrees {
            assert_eq!(info.proposal, None, "one who would rather not is enough");
            continue;
        }
        assert_eq!(info.proposal.unwrap().missing, [Seat(2)]);
        let info = house.host.answer_proposal(CYD, table, open.at, true).await.unwrap();
        assert_eq!(info.proposal, None);
        assert_eq!(waits_for(&house, table).await, Some(BEN), "the game stands as it stood before his move");
    }
    // Whoever proposes something is back, too, and what is refused brings nobody back.
    let house = House::new().await;
    let table = three(&house).await;
    ada_is_away(&house, table).await;
    assert!(house.host.propose_pause(ADA, table, 99).await.is_err());
    assert!(house.host.info(table).await.unwrap().seats[0].stands_in);
    let info = house.host.propose_pause(ADA, table, 3).await.unwrap();
    assert!(!info.seats[0].stands_in);
    assert_eq!(info.proposal.unwrap().missing, [Seat(1), Seat(2)]);
}
