//! Copies of the database: taken while games go on, and put back.

use std::{
    future::{Future, ready},
    path::PathBuf,
    pin::Pin,
    sync::{
        Arc, Mutex,
        atomic::{AtomicBool, Ordering},
    },
    thread,
};

use crate::common::{ADA, BEN, House, games, quick, serving};
use skald::{
    effects::{Effect, Effects, Watch},
    host::{About, Body, OutboxItem, Road},
    store::{CopyError, Store},
};

/// Takes a copy whenever all of a change is done in the database but its end.
struct Copying {
    database: PathBuf,
    on: AtomicBool,
    taken: Mutex<Vec<PathBuf>>,
}

impl Watch for Copying {
    fn about_to(&self, _: Effect) -> Pin<Box<dyn Future<Output = ()> + Send>> {
        Box::pin(ready(()))
    }

    fn lets_commit(&self) -> bool {
        if self.on.load(Ordering::SeqCst) {
            let mut taken = self.taken.lock().unwrap();
            let copy = self.database.with_file_name(format!("copy-{}.db", taken.len()));
            let (from, to) = (self.database.clone(), copy.clone());
            let copied = thread::spawn(move || {
                let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
                runtime.block_on(Store::copy_out(&from, &to)).unwrap();
            });
            copied.join().unwrap();
            taken.push(copy);
        }
        true
    }
}

#[tokio::test]
async fn a_copy_taken_in_the_middle_of_a_move_is_the_table_before_it_and_goes_on_when_put_back() {
    let mut house = House::new().await;
    let table = house.game(3).await;
    house.host.store().close().await;
    house.clock.pass(house.config.lease + 1);
    let database = house.folder.path().join("skald.db");
    let watch = Arc::new(Copying { database, on: AtomicBool::new(false), taken: Mutex::default() });
    let store = house.store().await.with_effects(Effects::watched(watch.clone()));
    house.host = serving(store, games(), &house.clock, &house.deals, quick()).await.unwrap();
    let before = house.host.info(table).await.unwrap().log;
    let at = house.question(table, ADA).await.unwrap();
    watch.on.store(true, Ordering::SeqCst);
    house.host.play(ADA, table, at, "take").await.unwrap();
    watch.on.store(false, Ordering::SeqCst);
    let after = house.host.info(table).await.unwrap().log;
    let taken = watch.taken.lock().unwrap().clone();
    assert!(after > before && !taken.is_empty(), "{} copies", taken.len());

    // The lease that the copy holds runs out first.
    house.clock.pass(house.config.lease + 1);
    let elsewhere = tempfile::tempdir().unwrap();
    let restored = elsewhere.path().join("skald.db");
    assert_eq!(Store::put_back(&taken[0], &restored).await.unwrap(), None, "nothing was there");
    let store = Store::open(&restored).await.unwrap();
    let host = serving(store, games(), &house.clock, &house.deals, quick()).await.unwrap();
    assert_eq!(host.info(table).await.unwrap().log, before, "half a move is none");
    assert_eq!(host.tell_restored().await.unwrap(), 1);
    host.play(ADA, table, at, "take").await.unwrap();
    assert!(host.info(table).await.unwrap().log > before, "the same move is played there");
    let snapshot = host.store().snapshot(table).await.unwrap().unwrap();
    assert_eq!(host.replayed(table).await.unwrap(), snapshot.bytes);
}

#[tokio::test]
async fn a_copy_taken_between_two_moves_is_put_back_and_the_table_is_told_and_goes_on() {
    let house = House::new().await;
    let table = house.game(3).await;
    let at = house.question(table, ADA).await.unwrap();
    house.host.play(ADA, table, at, "take").await.unwrap();
    let copied = house.host.info(table).await.unwrap().log;
    let database = house.folder.path().join("skald.db");
    let copy = house.folder.path().join("copy.db");
    Store::copy_out(&database, &copy).await.unwrap();
    // The bot goes on meanwhile.
    let at = house.question(table, BEN).await.unwrap();
    house.host.play(BEN, table, at, "take").await.unwrap();
    assert!(house.host.info(table).await.unwrap().log > copied);
    let again = Store::copy_out(&database, &copy).await;
    assert!(matches!(again, Err(CopyError::There(_))), "a copy is never written over: {again:?}");

    let serves = Store::put_back(&copy, &database).await;
    assert!(matches!(serves, Err(CopyError::Serving(_))), "not under a running bot: {serves:?}");
    house.host.store().close().await;
    house.clock.pass(house.config.lease + 1);
    let kept = Store::put_back(&copy, &database).await.unwrap().unwrap();
    assert!(kept.exists(), "what was there is kept");
    let host = serving(house.store().await, games(), &house.clock, &house.deals, quick()).await.unwrap();
    assert_eq!(host.info(table).await.unwrap().log, copied, "as it was in the copy");
    assert_eq!(host.tell_restored().await.unwrap(), 1);
    let owed: Vec<OutboxItem> = host.outbox_due(Road::Tables, 100).await.unwrap();
    assert!(owed.iter().any(|item| matches!(item.body, Body::Board)), "{owed:#?}");
    let told = owed.iter().find_map(|item| match &item.body {
        Body::Say { say, about: About::Restored, .. } => Some(say.id),
        _ => None,
    });
    assert_eq!(told, Some("host-restored"));
    let before: Vec<&OutboxItem> =
        owed.iter().filter(|item| !matches!(&item.body, Body::Say { about: About::Restored, .. })).collect();
    assert!(
        before.iter().all(|item| item.attempts > 0 && item.first.is_some()),
        "what may have been sent since is looked for first: {before:#?}"
    );
    let ben = host.turns(BEN).await.unwrap();
    assert!(!ben.is_empty(), "the game goes on");
    let snapshot = host.store().snapshot(table).await.unwrap().unwrap();
    assert_eq!(host.replayed(table).await.unwrap(), snapshot.bytes);
}

#[tokio::test]
async fn what_is_no_whole_database_is_not_put_back() {
    let house = House::new().await;
    let database = house.folder.path().join("skald.db");
    let nothing = house.folder.path().join("nothing.db");
    let missing = Store::put_back(&nothing, &database).await;
    assert!(matches!(missing, Err(CopyError::Nothing(_))), "{missing:?}");
    std::fs::write(&nothing, "not a database at all, but long enough to be looked at").unwrap();
    let broken = Store::put_back(&nothing, &database).await;
    assert!(matches!(broken, Err(CopyError::Store(_))), "{broken:?}");
    assert!(matches!(
        Store::copy_out(&house.folder.path().join("none.db"), &nothing).await,
        Err(CopyError::Nothing(_))
    ));
}

#[cfg(unix)]
#[tokio::test]
async fn nobody_else_on_the_machine_can_read_what_is_kept() {
    use std::os::unix::fs::PermissionsExt;
    let house = House::new().await;
    house.game(1).await;
    Store::copy_out(&house.folder.path().join("skald.db"), &house.folder.path().join("copy.db"))
        .await
        .unwrap();
    let mut seen = 0;
    for entry in std::fs::read_dir(house.folder.path()).unwrap() {
        let entry = entry.unwrap();
        let mode = entry.metadata().unwrap().permissions().mode();
        assert_eq!(mode & 0o077, 0, "{:?} has mode {mode:o}", entry.path());
        seen += 1;
    }
    assert!(seen >= 4, "database, its log, its index, its lock, the copy: {seen}");
}

#[tokio::test]
async fn the_file_alone_holds_what_was_written_when_somebody_copies_it_by_hand() {
    let house = House::new().await;
    let table = house.game(3).await;
    let (stop, stopped) = tokio::sync::oneshot::channel::<()>();
    let host = house.host.clone();
    let serving = tokio::spawn(async move { host.run(async { drop(stopped.await) }).await });
    let copied = house.folder.path().join("by-hand.db");
    let until = std::time::Instant::now() + std::time::Duration::from_secs(20);
    loop {
        std::fs::copy(house.folder.path().join("skald.db"), &copied).unwrap();
        let found = match Store::open(&copied).await {
            Ok(copy) => copy.table(table).await.ok().flatten().is_some(),
            Err(_) => false,
        };
        if found {
            break;
        }
        assert!(std::time::Instant::now() < until, "the table is in the file");
        tokio::time::sleep(std::time::Duration::from_millis(100)).await;
    }
    stop.send(()).unwrap();
    serving.await.unwrap().unwrap();
}
