//! How well computers play: chosen where they sit down, kept, and told in the log.

use crate::common::{ADA, BEN, DAY, House, race};
use skald::host::{Asked, Join, OpenTable, Status};
use skald_rules::{interface::Seat, players::Level};

#[tokio::test]
async fn whoever_runs_a_table_chooses_how_well_a_computer_plays() {
    let house = House::new().await;
    let wish = OpenTable { computers: 1, level: Level::Keen, ..race(2) };
    let table = house.host.open(ADA, wish).await.unwrap().id;
    let info = house.host.add_computer(ADA, table, Level::Steady).await.unwrap();
    let levels = |info: &skald::host::TableInfo| info.seats.iter().map(|seat| seat.level).collect::<Vec<_>>();
    assert_eq!(levels(&info), [None, Some(Level::Keen), Some(Level::Steady)]);
    house.host.start(ADA, table).await.unwrap();
    house.pass(DAY).await;
    let info = house.host.info(table).await.unwrap();
    assert_eq!(levels(&info), [None, Some(Level::Keen), Some(Level::Steady)], "as the database has it");
    let again = loop {
        match house.question(table, ADA).await {
            Some(at) => drop(house.host.play(ADA, table, at, "take").await.unwrap()),
            None if house.host.info(table).await.unwrap().status == Status::Over => {
                break house.host.rematch(ADA, table, Asked::default()).await.unwrap();
            }
            None => drop(house.pass(1_000).await),
        }
    };
    let mut rematch = levels(&again);
    rematch.sort();
    assert_eq!(rematch, [None, Some(Level::Steady), Some(Level::Keen)], "the same computers come along");
}

#[tokio::test]
async fn a_vacant_seat_goes_to_a_computer_of_the_level_that_is_asked_for() {
    let house = House::new().await;
    let table = house.host.open(ADA, race(4)).await.unwrap().id;
    house.host.join(BEN, table, Join { name: "Ben".into(), ..Join::default() }).await.unwrap();
    house.host.start(ADA, table).await.unwrap();
    house.host.vacate(ADA, table, Seat(1)).await.unwrap();
    let info = house.host.add_computer(ADA, table, Level::Keen).await.unwrap();
    assert_eq!(info.seats[1].level, Some(Level::Keen));
    let log = house.host.store().log(table, 0, 100).await.unwrap();
    assert!(log.iter().any(|entry| entry.text == "seat b computer 3"), "{log:?}");
}
