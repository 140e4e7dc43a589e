//! `skald replay-all`: the games of a database, played again before an update.

use std::fs;

use skald::store::{Store, TableId};

use crate::program::Program;

/// Carries out what waits.
fn now<T>(work: impl Future<Output = T>) -> T {
    tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap().block_on(work)
}

#[test]
fn every_game_under_way_is_played_again_and_the_first_step_that_differs_is_named() {
    let skald = Program::new();
    skald.run(&["replay-all"]).failed_with(&["nothing to copy"]);
    fs::create_dir_all(skald.path("skald-data")).unwrap();
    let database = skald.path("skald-data/skald.db");
    now(Store::from_dump(&database, include_str!("../fixtures/before-acts.sql"))).unwrap();
    let ran = skald.run(&["replay-all"]);
    let said = ran.went_well();
    assert!(said.ends_with("3 games under way, 0 would have gone otherwise\n"), "{said}");
    assert_eq!(said.lines().filter(|line| line.starts_with("ok    ")).count(), 3, "{said}");
    assert!(said.contains(" chaos: ") && said.contains(" law: ") && said.contains(" steps"), "{said}");

    now(async {
        let store = Store::open(&database).await.unwrap();
        store.spoil_entry(TableId(3), 2).await.unwrap();
        store.close().await;
    });
    let ran = skald.run(&["replay-all"]);
    assert_eq!(ran.code, 1, "{}", ran.err);
    assert!(ran.out.contains("WRONG ") && ran.out.contains("entry 2"), "{}", ran.out);
    assert!(ran.out.ends_with("3 games under way, 1 would have gone otherwise\n"), "{}", ran.out);
    let left = fs::read_dir(skald.path("skald-data")).unwrap();
    let left: Vec<String> =
        left.map(|file| file.unwrap().file_name().to_string_lossy().into_owned()).collect();
    assert!(left.iter().all(|name| !name.contains("replay")), "the copy is gone: {left:?}");
}
