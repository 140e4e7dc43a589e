//! What came of a message is noted as soon as the database takes it: nothing stays under way because the disk was full just when a
//! message had gone out.

use std::{
    future::Future,
    pin::Pin,
    sync::{
        Arc, OnceLock,
        atomic::{AtomicBool, Ordering},
    },
    time::{Duration, Instant},
};

use serde_json::json;
use skald::{
    effects::{Effect, Effects, Watch},
    host::Host,
    serve::{Plan, start},
};
use skald_tests::stage::{Ledger, Player, Stage, Style};

/// How long the disk is full.
const FULL: Duration = Duration::from_secs(3);
/// Long enough for what has failed to be tried again, and too short for what is believed to be under way.
const SOON: Duration = Duration::from_secs(45);

/// Fills the disk before the first message or change of one that follows on being told to, and makes room again.
#[derive(Default)]
struct Spoiler {
    host: OnceLock<Host>,
    armed: AtomicBool,
    spoiled: AtomicBool,
}

/// Tells a spoiler of each effect.
struct Told(Arc<Spoiler>);

impl Watch for Told {
    fn about_to(&self, effect: Effect) -> Pin<Box<dyn Future<Output = ()> + Send>> {
        let goes_out = matches!(effect, Effect::Send | Effect::Edit);
        let spoiler = &self.0;
        if goes_out
            && spoiler.armed.swap(false, Ordering::SeqCst)
            && let Some(host) = spoiler.host.get().cloned()
        {
            spoiler.spoiled.store(true, Ordering::SeqCst);
            host.store().faults().fill(true);
            tokio::spawn(async move {
                tokio::time::sleep(FULL).await;
                host.store().faults().fill(false);
            });
        }
        Box::pin(std::future::ready(()))
    }

    fn lets_commit(&self) -> bool {
        true
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_message_that_goes_out_while_the_disk_is_full_is_noted_soon_and_said_once() {
    let stage = Stage::set().await;
    let spoiler = Arc::new(Spoiler::default());
    let effects = Effects::watched(Arc::new(Told(Arc::clone(&spoiler))));
    let serving = start(Plan { effects, ..stage.plan() }).await.unwrap();
    serving.connected().await;
    stage.commands_known().await;
    assert!(spoiler.host.set(serving.host().clone()).is_ok());
    let mut players = [
        Player::new(&stage.local, "Alice", Style::Commands, 51),
        Player::new(&stage.local, "Boris", Style::Commands, 52),
    ];
    let options = [("pace", json!("1d")), ("options", json!("turn_limit=20 pace=ready"))];
    let thread = stage.begin(&players, &options).await;
    stage.board(thread, players[0].id, "Play").await;
    stage.all_sent().await;
    let ledger = Ledger::open(&stage.database()).await;
    for _ in 0..2 {
        spoiler.spoiled.store(false, Ordering::SeqCst);
        spoiler.armed.store(true, Ordering::SeqCst);
        super::faults::a_move(&stage, &mut players, Some(thread)).await;
        let moved = Instant::now();
        while !spoiler.spoiled.load(Ordering::SeqCst) || !ledger.owed().await.is_empty() {
            assert!(
                moved.elapsed() < SOON,
                "{:?} is under way, and nobody does anything",
                ledger.owed().await
            );
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
    }
    stage.each_said_once(players[0].id, thread).await;
    serving.stop().await.unwrap();
    stage.close().await;
}
