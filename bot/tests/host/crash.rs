//! The process dies: between any two statements, and with a snapshot that cannot be read.

use std::{
    future::{Future, ready},
    pin::Pin,
    sync::{
        Arc,
        atomic::{AtomicBool, Ordering},
    },
};

use crate::common::{self, ADA, BEN, House, race};
use skald::effects::{Effect, Effects, Watch};
use skald::host::{Actor, HostError, Join, OpenTable, Refused, Road, Status, StoreError, TableId};
use skald_rules::{chaos::kits::STARTERS, fair::verify, interface::Options};

/// Everything that the database holds about a table, as text.
async fn picture(house: &House, table: TableId) -> String {
    let store = house.host.store();
    format!(
        "{:?}\n{:?}\n{:?}\n{:?}\n{:?}\n{:?}\n{:?}",
        store.table(table).await.unwrap(),
        store.seats(table).await.unwrap(),
        store.log(table, 0, 999).await.unwrap(),
        store.snapshot(table).await.unwrap(),
        store.orders(table).await.unwrap(),
        store.decisions(table).await.unwrap(),
        (
            store.outbox_due(i64::MAX, Road::Tables, 999, 999).await.unwrap(),
            store.outbox_due(i64::MAX, Road::Private, 999, 999).await.unwrap(),
            store.outbox_due(i64::MAX, Road::Doors, 999, 999).await.unwrap(),
        ),
    )
}

#[tokio::test]
async fn a_move_that_is_cut_anywhere_is_whole_or_never_was() {
    let mut house = House::new().await;
    let table = house.game(120).await;
    house.host.order_set(BEN, table, "always take").await.unwrap();
    let mut cuts = 0;
    for cut in 0.. {
        let at = house.question(table, ADA).await.unwrap();
        let before = picture(&house, table).await;
        let press = Actor::new(ADA, 1000 + cut);
        house.host.store().faults().cut_after(u32::try_from(cut).unwrap());
        let played = house.host.play(press, table, at, "take").await;
        let reached = house.host.store().faults().mend();
        if played.is_ok() {
            assert!(!reached || cuts > 10);
            break;
        }
        assert!(matches!(played, Err(HostError::Store(StoreError::Cut))));
        cuts += 1;
        house.die_and_return(1).await;
        let log = house.host.store().log(table, 0, 999).await.unwrap();
        if before == picture(&house, table).await {
            // It never was: the same press is played now.
            house.host.play(press, table, at, "take").await.unwrap();
        } else {
            // It was whole: cut between the commit and the answer. The press is known, and not played again.
            assert!(log.iter().any(|entry| entry.text == format!("{at} take") && entry.by == "hand"));
            let again = common::refused(house.host.play(press, table, at, "take").await);
            assert!(matches!(again, Refused::AlreadyHandled { .. }));
        }
        let log = house.host.store().log(table, 0, 999).await.unwrap();
        let hands = log.iter().filter(|entry| entry.text == format!("{at} take")).count();
        assert_eq!(hands, 1, "no move is lost, none is doubled");
        house.host.tick().await.unwrap();
    }
    assert!(cuts > 10, "a move is more than {cuts} statements");
    // The log is still the truth about the table.
    house.host.finish(ADA, table, true).await.unwrap();
    let info = house.host.finish(BEN, table, true).await.unwrap();
    assert_eq!(info.status, Status::Over);
    assert!(verify(&house.host.game_file(table).await.unwrap(), &common::games()).holds());
}

#[tokio::test]
async fn opening_joining_and_the_deal_are_whole_or_never_were() {
    let mut house = House::new().await;
    for cut in 0.. {
        house.host.store().faults().cut_after(cut);
        let opened = house.host.open(Actor::new(ADA, 10 + u64::from(cut)), race(1)).await;
        house.host.store().faults().mend();
        if opened.is_ok() {
            break;
        }
        house.die_and_return(1).await;
        for table in house.host.tables_of(ADA).await.unwrap() {
            let info = house.host.info(table).await.unwrap();
            assert_eq!(info.seats.len(), 1, "a table that was opened has its first seat");
            house.host.close(ADA, table).await.unwrap();
        }
    }
    let table = house.host.tables_of(ADA).await.unwrap()[0];
    for cut in 0.. {
        house.host.store().faults().cut_after(cut);
        let join = Join { name: "Ben".into(), ..Join::default() };
        let joined = house.host.join(BEN, table, join).await;
        house.host.store().faults().mend();
        house.die_and_return(1).await;
        let seats = house.host.info(table).await.unwrap().seats.len();
        assert_eq!(seats == 2, house.host.tables_of(BEN).await.unwrap() == [table]);
        if joined.is_ok() || seats == 2 {
            break;
        }
    }
    for cut in 0.. {
        house.host.store().faults().cut_after(cut);
        let started = house.host.start(ADA, table).await;
        house.host.store().faults().mend();
        house.die_and_return(1).await;
        let info = house.host.info(table).await.unwrap();
        assert_eq!(info.status == Status::Playing, info.log == 1, "playing means dealt");
        if started.is_ok() || info.log == 1 {
            break;
        }
        assert_eq!(info.status, Status::Lobby);
    }
    assert_eq!(house.host.store().log(table, 0, 9).await.unwrap().len(), 1, "dealt once");
}

#[tokio::test]
async fn what_fell_due_while_the_power_was_cut_is_done_once() {
    let mut house = House::new().await;
    let table = house.host.open(ADA, OpenTable { computers: 1, ..race(4) }).await.unwrap().id;
    house.host.start(ADA, table).await.unwrap();
    let mut cut = 0;
    loop {
        house.host.store().faults().cut_after(cut % 40);
        house.host.tick().await.ok();
        house.host.store().faults().mend();
        house.die_and_return(1).await;
        if let Some(at) = house.question(table, ADA).await {
            house.host.play(ADA, table, at, "take").await.unwrap();
        }
        if house.host.info(table).await.unwrap().status == Status::Over {
            break;
        }
        cut += 1;
        assert!(cut < 4000, "the game goes on");
    }
    let log = house.host.store().log(table, 0, 999).await.unwrap();
    assert_eq!(log.iter().filter(|entry| entry.kind == "continue").count(), 4, "one roll for each round");
    assert!(verify(&house.host.game_file(table).await.unwrap(), &common::games()).holds());
}

#[tokio::test]
async fn a_snapshot_that_cannot_be_read_is_rebuilt_from_the_log() {
    let mut house = House::new().await;
    let table = house.game(5).await;
    for line in ["take", "mark m01+m02", "guess 3"] {
        house.answer(table, line).await;
    }
    let snapshot = house.host.store().snapshot(table).await.unwrap().unwrap();
    for spoiled in [vec![], vec![0xff; 7], snapshot.bytes[..snapshot.bytes.len() - 1].to_vec()] {
        let mut tx = house.host.store().write().await.unwrap();
        let row = skald::store::SnapshotRow { number: snapshot.number, bytes: spoiled };
        tx.save_snapshot(table, &row);
        tx.commit().await.unwrap();
        house.die_and_return(1).await;
        let view = house.host.board(table).await.unwrap().view;
        house.host.order_set(ADA, table, "always pass").await.unwrap();
        house.host.order_drop(ADA, table, "always").await.ok();
        assert!(view.is_some());
    }
    // The next move writes a good one: the same as the log gives.
    while house.host.info(table).await.unwrap().status == Status::Playing {
        house.answer(table, "pass").await;
    }
    assert!(verify(&house.host.game_file(table).await.unwrap(), &common::games()).holds());
}

#[tokio::test]
async fn the_log_replays_to_the_snapshot() {
    let mut house = House::new().await;
    let table = house.game(6).await;
    for line in ["take", "pass", "mark m00", "rank y>x>z", "take"] {
        house.answer(table, line).await;
    }
    let snapshot = house.host.store().snapshot(table).await.unwrap().unwrap();
    assert_eq!(house.host.replayed(table).await.unwrap(), snapshot.bytes);
    // A log that was tampered with is found.
    house.host.store().spoil_entry(table, 3).await.unwrap();
    assert!(matches!(house.host.replayed(table).await, Err(HostError::Broken(_))));
    house.die_and_return(1).await;
    house.answer(table, "take").await;
}

#[tokio::test]
async fn few_tables_in_memory_are_as_good_as_many() {
    let mut config = common::quick();
    config.cache = 2;
    let house = House::with(config).await;
    let mut tables = Vec::new();
    for _ in 0..7 {
        tables.push(house.game(2).await);
    }
    assert!(house.host.in_memory() <= 2);
    for line in ["take", "pass", "pass", "take"] {
        for table in &tables {
            house.answer(*table, line).await;
        }
    }
    for table in tables {
        assert_eq!(house.host.info(table).await.unwrap().status, Status::Over);
        assert!(verify(&house.host.game_file(table).await.unwrap(), &common::games()).holds());
    }
}

#[tokio::test]
async fn a_prepared_round_goes_on_after_a_death_where_it_had_come_to() {
    let mut house = House::new().await;
    let wish = OpenTable { game: "chaos".into(), options: Options::default(), ..race(1) };
    let table = house.host.open(ADA, wish).await.unwrap().id;
    let list = STARTERS.iter().find(|(hero, _)| *hero == "yipee").unwrap().1;
    let join = Join { name: "Ben".into(), kit: list.to_owned(), ..Join::default() };
    house.host.join(BEN, table, join).await.unwrap();
    house.host.start(ADA, table).await.unwrap();
    house.host.tick().await.unwrap();
    house.host.order_set(BEN, table, "round do ability then end").await.unwrap();
    if house.host.board(table).await.unwrap().waiting[0].person == Some(ADA) {
        house.host.play_text(ADA, table, "end").await.unwrap();
    }
    let left = house.host.orders(BEN, table).await.unwrap();
    assert!(left[0].text.ends_with("do end"), "{}", left[0].text);
    house.die_and_return(1).await;
    assert_eq!(house.host.orders(BEN, table).await.unwrap(), left, "what was done is not done again");
    let at = house.question(table, BEN).await.unwrap();
    house.host.play(BEN, table, at, "none").await.unwrap();
    assert_eq!(house.host.orders(BEN, table).await.unwrap(), []);
    let log = house.host.store().log(table, 0, 999).await.unwrap();
    let last = log.last().unwrap();
    assert!(last.by == "hand" && last.passes.contains(r#""by":"order""#), "{last:?}");
    assert!(last.passes.contains(r#" end","draws""#), "{last:?}");
}

/// Has no change become durable while it is told so.
#[derive(Default)]
struct Stop(AtomicBool);

impl Watch for Stop {
    fn about_to(&self, _: Effect) -> Pin<Box<dyn Future<Output = ()> + Send>> {
        Box::pin(ready(()))
    }

    fn lets_commit(&self) -> bool {
        !self.0.load(Ordering::SeqCst)
    }
}

#[tokio::test]
async fn a_change_that_is_stopped_at_its_end_went_its_usual_way_until_there_and_never_was() {
    let house = House::new().await;
    let table = house.game(120).await;
    let stop = Arc::new(Stop::default());
    // The database that the host holds.
    let _same =
        house.host.store().clone().with_effects(Effects::watched(Arc::clone(&stop) as Arc<dyn Watch>));
    let at = house.question(table, ADA).await.unwrap();
    let before = picture(&house, table).await;

    stop.0.store(true, Ordering::SeqCst);
    house.host.store().faults().ways();
    house.host.play(ADA, table, at, "take").await.unwrap_err();
    let ways = house.host.store().faults().ways().writes;
    assert_eq!(ways, 1, "all of it at once, and its end with it, as where nobody watches");
    assert_eq!(picture(&house, table).await, before);

    stop.0.store(false, Ordering::SeqCst);
    house.host.play(ADA, table, at, "take").await.unwrap();
    assert_ne!(picture(&house, table).await, before);
}
