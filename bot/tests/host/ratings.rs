//! Ratings: which games count and for whom, who may see them, and how long they are kept.

use crate::common::{ADA, BEN, CYD, DAY, House, race};
use skald::host::{Join, MetRow, OpenTable, Person, PersonChange, RatingInfo, Status, TableId, Terms};
use skald_rules::interface::Seat;

/// The server of the tables of these stories.
const HERE: u64 = 1;

async fn own(house: &House, person: Person) -> Vec<RatingInfo> {
    house.host.ratings(person, HERE, person).await.unwrap().unwrap()
}

/// Ada takes every pot, so she wins.
async fn played_out(house: &House, table: TableId) {
    while house.host.info(table).await.unwrap().status == Status::Playing {
        house.answer(table, "take").await;
    }
}

#[tokio::test]
async fn a_game_between_people_counts_for_both_and_for_who_met_whom() {
    let house = House::new().await;
    assert!(own(&house, ADA).await.is_empty());
    for _ in 0..2 {
        let table = house.duel(race(3)).await;
        played_out(&house, table).await;
    }
    let (ada, ben) = (own(&house, ADA).await, own(&house, BEN).await);
    assert_eq!((ada.len(), ada[0].game.as_str(), ada[0].games, ada[0].won), (1, "race", 2, 2));
    assert_eq!((ada[0].streak, ada[0].longest, ben[0].streak, ben[0].won), (2, 2, -2, 0));
    assert!(ada[0].points > 1000 && ben[0].points < 1000 && ada[0].within < 667, "{ada:?} {ben:?}");
    let seen = house.host.ratings(BEN, HERE, ADA).await.unwrap().unwrap();
    assert_eq!(seen[0].met, Some(MetRow { before: 0, behind: 2, level: 0 }), "as Ben sees it");
    assert!(house.host.ratings(ADA, 2, ADA).await.unwrap().unwrap().is_empty(), "each server has its own");
}

#[tokio::test]
async fn a_game_that_all_agreed_to_end_does_not_count() {
    let house = House::new().await;
    let table = house.duel(race(3)).await;
    house.host.finish(ADA, table, true).await.unwrap();
    house.host.finish(BEN, table, true).await.unwrap();
    assert_eq!(house.host.info(table).await.unwrap().status, Status::Over);
    assert!(own(&house, ADA).await.is_empty() && own(&house, BEN).await.is_empty());
    // Whoever gives up has lost a game that counts.
    let table = house.duel(race(3)).await;
    house.host.resign(BEN, table).await.unwrap();
    assert_eq!(house.host.info(table).await.unwrap().status, Status::Over);
    assert_eq!((own(&house, ADA).await[0].won, own(&house, BEN).await[0].streak), (1, -1));
}

#[tokio::test]
async fn a_game_in_which_a_computer_played_does_not_count_even_when_it_gave_way() {
    let house = House::new().await;
    let table = house.host.open(ADA, OpenTable { computers: 1, ..race(1) }).await.unwrap().id;
    house.host.join(BEN, table, Join { name: "Ben".into(), ..Join::default() }).await.unwrap();
    house.host.start(ADA, table).await.unwrap();
    house.host.resign(BEN, table).await.unwrap();
    assert!(own(&house, BEN).await.is_empty());
    // Ben's seat is a computer's for a while; then he is back and plays to the end.
    let table = house.duel(race(3)).await;
    house.host.vacate(ADA, table, Seat(1)).await.unwrap();
    house.host.take_seat(BEN, table, "Ben").await.unwrap();
    house.host.resign(BEN, table).await.unwrap();
    assert_eq!(house.host.info(table).await.unwrap().status, Status::Over);
    assert!(own(&house, ADA).await.is_empty(), "a seat changed hands");
    // Nor does one in which a computer has played for somebody who was away, though both play it to the end.
    let terms = Terms::of(Some(DAY)).standing_in(Some(1));
    let table = house.duel(OpenTable { terms, ..race(3) }).await;
    house.pass(DAY).await;
    assert!(house.host.info(table).await.unwrap().seats[0].stands_in);
    assert!(house.host.come_back(ADA, table).await.unwrap(), "she is back");
    played_out(&house, table).await;
    assert!(own(&house, ADA).await.is_empty() && own(&house, BEN).await.is_empty());
}

#[tokio::test]
async fn a_person_can_hide_their_ratings_from_all_others() {
    let house = House::new().await;
    for _ in 0..5 {
        let table = house.duel(race(1)).await;
        played_out(&house, table).await;
    }
    let best = house.host.best_rated(HERE, "race").await.unwrap();
    assert_eq!(best.len(), 2);
    assert!(best[0].points - best[0].within >= best[1].points - best[1].within, "{best:?}");
    let hide = PersonChange { rating_hidden: Some(true), ..PersonChange::default() };
    house.host.change_person(ADA, hide).await.unwrap();
    assert_eq!(house.host.ratings(CYD, HERE, ADA).await.unwrap(), None);
    assert_eq!(own(&house, ADA).await.len(), 1, "she sees them herself");
    let best = house.host.best_rated(HERE, "race").await.unwrap();
    assert_eq!(best.iter().map(|info| info.name.as_str()).collect::<Vec<_>>(), ["Ben"]);
}

#[tokio::test]
async fn ratings_go_two_years_after_the_last_game() {
    let house = House::new().await;
    let table = house.duel(race(1)).await;
    played_out(&house, table).await;
    house.pass(400 * DAY).await;
    house.host.purge().await.unwrap();
    assert_eq!(own(&house, ADA).await.len(), 1, "they outlive the table");
    house.pass(400 * DAY).await;
    house.host.purge().await.unwrap();
    assert!(own(&house, ADA).await.is_empty());
    assert_eq!(house.host.store().met(HERE, "race", ADA, BEN).await.unwrap(), MetRow::default());
}
