//! How well computers play: chosen where they sit down, kept, and told in the log.

use std::{sync::mpsc, time::Duration};

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

#[test]
fn computers_think_away_from_the_threads_of_the_runtime_and_hold_no_table() {
    // One thread answers people, and one is for what takes long.
    let mut runtime = tokio::runtime::Builder::new_current_thread();
    let runtime = runtime.enable_all().max_blocking_threads(1).build().unwrap();
    runtime.block_on(async {
        let house = House::new().await;
        let table = house.host.open(ADA, OpenTable { computers: 1, ..race(3) }).await.unwrap().id;
        // As long as that one is taken, nobody can think.
        let (done, busy) = mpsc::channel::<()>();
        let taken = tokio::task::spawn_blocking(move || busy.recv());
        house.host.start(ADA, table).await.unwrap();
        if let Some(at) = house.question(table, ADA).await {
            house.host.play(ADA, table, at, "take").await.unwrap();
        }
        let before = house.host.info(table).await.unwrap().log;
        let host = house.host.clone();
        let answers = tokio::spawn(async move { host.tick().await });
        // Meanwhile the table answers whoever asks.
        for _ in 0..50 {
            let look = tokio::time::timeout(Duration::from_secs(20), house.host.look(table, ADA)).await;
            assert!(look.expect("a computer that thinks holds no table").is_ok());
            tokio::time::sleep(Duration::from_millis(3)).await;
        }
        assert!(!answers.is_finished(), "it thinks where it should, and so not yet");
        assert_eq!(house.host.info(table).await.unwrap().log, before);
        done.send(()).unwrap();
        taken.await.unwrap().unwrap();
        answers.await.unwrap().unwrap();
        assert!(house.host.info(table).await.unwrap().log > before, "now it has answered");
    });
}
