//! The line is back after an outage: at the bot's own pace and within Discord's limits, in time that passes only while nobody works.

use std::collections::BTreeMap;

use localcord::{Action, Answer, Config, Fault, Localcord, Rates};
use serde_json::json;
use skald_tests::stage::{
    LONG, Ledger, Player, Stage, Style, answered_twice, in_still_time, play_out, told_apart,
};
use tokio::time::{Duration, Instant};

use crate::{
    fairness::{config, newcomers, played, serve, table},
    trouble,
};

/// How many tables wait.
const TABLES: usize = 32;

#[test]
fn what_many_tables_are_owed_after_an_outage_goes_out_within_ten_seconds_and_spread() {
    told_apart("outage::told_of_many_tables");
}

/// All that is asked of channels and people gets no answer.
fn cut(local: &Localcord) {
    for path in ["/channels/**", "/users/**"] {
        let path = path.to_owned();
        local.fault(Fault { number: 0, method: None, path, times: None, action: Action::BreakBefore });
    }
}

#[test]
#[ignore = "told in a process of its own, by the test above"]
fn told_of_many_tables() {
    in_still_time(async |clock| {
        let stage = Stage::with(Config { rates: Some(Rates::default()), ..config() }).await;
        let local = &stage.local;
        let serving = serve(&stage, clock).await;
        let mut tables = Vec::new();
        for number in 0..TABLES {
            let people = newcomers(local, &format!("of {number}"), 2);
            let thread = table(local, &format!("room-{number}"), &people).await;
            let players =
                [0, 1].map(|at| Player::new(local, &format!("of {number} {at}"), Style::Commands, 51));
            tables.push((thread, players));
        }
        stage.all_sent().await;
        cut(local);
        for (thread, players) in &mut tables {
            for _ in 0..2 {
                played(local, *thread, players, |_| true).await;
            }
        }
        // Long enough for all pauses between tries to have grown beyond ten seconds.
        tokio::time::sleep(Duration::from_secs(90)).await;
        let asked = local.requests().len();
        local.heal_all();
        let back = Instant::now();
        let mut seconds: BTreeMap<u64, usize> = BTreeMap::new();
        let (mut seen, mut last) = (asked, Duration::ZERO);
        let mut sent = Box::pin(stage.all_sent());
        loop {
            tokio::select! {
                biased;
                () = &mut sent => break,
                () = tokio::time::sleep(Duration::from_millis(50)) => {}
            }
            let all = local.requests().len();
            if all > seen {
                *seconds.entry(back.elapsed().as_secs()).or_default() += all - seen;
                (seen, last) = (all, back.elapsed());
            }
        }
        drop(sent);
        let requests = local.requests();
        let refused = requests[asked..].iter().filter(|request| request.status == Some(429)).count();
        println!("{} requests until {last:?} after the line was back, by seconds {seconds:?}", seen - asked);
        assert!(seen - asked >= TABLES, "each table was owed its board");
        assert!(last <= Duration::from_secs(10), "{last:?}");
        // The bucket holds fifteen, and thirty more come in each second.
        assert!(seconds.values().all(|count| *count <= 46), "spread: {seconds:?}");
        assert_eq!(refused, 0, "the bot keeps to Discord's limits");
        serving.stop().await.unwrap();
        stage.close().await;
    });
}

#[tokio::test(flavor = "multi_thread")]
async fn a_move_made_while_time_is_given_back_is_played_all_the_same() {
    let stage = Stage::set().await;
    let local = &stage.local;
    let (serving, thread, mut players) = trouble::table(&stage, 10, "1d", [Style::Commands; 2]).await;
    let host = serving.host().clone();
    host.out_of_reach(true).await.unwrap();
    // Whoever gives the time back is in line for the database before the move, which has read its table by then.
    let block = Ledger::block(&stage.database()).await;
    let back = tokio::spawn(async move { host.out_of_reach(false).await });
    tokio::time::sleep(Duration::from_millis(50)).await;
    let asked = local.slash(players[0].id, thread, "move", &[("play", json!("draw"))]).unwrap();
    let first = local.first_answer(&asked).await;
    assert!(matches!(first, Answer::Thinking { .. }), "{first:?}");
    block.release().await;
    back.await.unwrap().unwrap();
    let played = local.settled(&asked, LONG).await.unwrap();
    assert!(played.text().contains("Done: **"), "{}", played.text());
    play_out(local, thread, &mut players).await;
    let doubled = answered_twice(&Ledger::open(&stage.database()).await.log().await);
    assert!(doubled.is_empty(), "answered twice: {doubled:?}");
    serving.stop().await.unwrap();
    stage.close().await;
}
