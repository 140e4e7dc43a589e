//! The process is killed in the middle of a tournament, again and again: each round is announced once, each match has one
//! table, and each result counts once.

use std::time::Duration;

use localcord::{Config, Id};
use serde_json::json;
use skald_tests::stage::{LONG, Process, Stage, requests};

use super::hall::{gives_up, heard, opened, public, says, times};

const BOT: &str = env!("CARGO_BIN_EXE_skald_under_test");

/// Lets the bot make so many requests, kills it, and starts it anew.
async fn killed_after(stage: &Stage, process: &mut Process, count: u64) {
    let after = requests(&stage.local) + count;
    // It may have less to say.
    let _ = stage.local.until(Duration::from_secs(3), "requests", |local| requests(local) >= after).await;
    process.kill();
    *process = Process::start(BOT, stage).await;
}

/// The threads of the tables of a round, with those who play there.
async fn tables_of(stage: &Stage, round: usize) -> Vec<(Id, [Id; 2])> {
    heard(stage, &format!("), round {round}."), 1).await;
    stage.all_sent().await;
    let head = format!("Autumn cup, round {round}: ");
    let threads = stage.local.threads(stage.person("Hanna"), stage.games());
    let tables = threads.into_iter().filter_map(|thread| {
        let names = thread.name.strip_prefix(&head)?.to_owned();
        let (first, second) = names.split_once(" and ")?;
        Some((thread.id, [stage.person(first), stage.person(second)]))
    });
    tables.collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_tournament_survives_kills_between_and_within_its_rounds() {
    let stage =
        Stage::with(Config { answer_deadline: Duration::from_millis(2_500), ..Config::default() }).await;
    let mut process = Process::start(BOT, &stage).await;
    stage.commands_known().await;
    opened(&stage, &[("called", json!("Autumn cup")), ("rounds", json!(3))]).await;
    for who in ["Boris", "Clara", "Dario", "Elena"] {
        says(&stage, who, "register", &[]).await;
        says(&stage, who, "check-in", &[]).await;
    }
    says(&stage, "Alice", "begin", &[]).await;
    // While the tables of the first round open, and their threads are started.
    for count in [1, 3, 6] {
        killed_after(&stage, &mut process, count).await;
    }
    for round in 1..=3 {
        let tables = tables_of(&stage, round).await;
        assert_eq!(tables.len(), 2, "each match has one table in round {round}");
        for (count, (thread, people)) in [2, 4].into_iter().zip(tables) {
            gives_up(&stage, people[1], thread).await;
            // While the result is booked, and the next round is drawn and announced.
            killed_after(&stage, &mut process, count * u64::try_from(round).unwrap()).await;
        }
    }
    heard(&stage, "**Autumn cup** is over.", 1).await;
    stage.all_sent().await;
    for round in 1..=3 {
        assert_eq!(times(&stage, &format!("), round {round}.")), 1, "{:#?}", public(&stage));
    }
    let text = says(&stage, "Hanna", "standings", &[]).await.text();
    let points: Vec<&str> =
        text.lines().filter_map(|line| line.split(": ").nth(1)?.split(' ').next()).collect();
    assert_eq!(points.iter().map(|text| text.parse::<u32>().unwrap()).sum::<u32>(), 6 * 3, "{text}");
    let look = says(&stage, "Hanna", "look", &[]).await.text();
    assert!(look.contains("It is over"), "{look}");
    let ended = |_: &localcord::Localcord| !public(&stage).iter().any(|text| text.contains("under way"));
    stage.local.until(LONG, "all messages show how rounds ended", ended).await.unwrap();
    process.kill();
    stage.close().await;
}
