//! The process is killed in the middle of a tournament, again and again: each round is announced once, each match has one
//! table, and each result counts once.

use std::time::Duration;

use localcord::{Action, Config, Fault, Id, Localcord};
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

/// How many private threads Discord has started for the bot.
fn started(local: &Localcord) -> usize {
    let all = local.requests();
    // Public ones are started from a message.
    let is_private = |path: &str| path.ends_with("/threads") && !path.contains("/messages/");
    all.iter().filter(|asked| asked.method == "POST" && asked.acted && is_private(&asked.path)).count()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_private_thread_of_which_the_bot_never_heard_is_taken_by_its_table() {
    let stage =
        Stage::with(Config { answer_deadline: Duration::from_millis(2_500), ..Config::default() }).await;
    let local = &stage.local;
    let mut process = Process::start(BOT, &stage).await;
    stage.commands_known().await;
    let options = [("called", json!("Autumn cup")), ("rounds", json!(1)), ("duplicate", json!(true))];
    opened(&stage, &options).await;
    let people = ["Boris", "Clara", "Dario", "Elena"];
    for who in people {
        says(&stage, who, "register", &[]).await;
        says(&stage, who, "check-in", &[]).await;
    }
    // Discord has started the first one, and the bot dies before it hears of it.
    local.fault(Fault::new("POST", "/channels/*/threads", 1, Action::SlowAfter { ms: 8_000 }));
    says(&stage, "Alice", "begin", &[]).await;
    local.until(LONG, "a private thread", |local| started(local) == 1).await.unwrap();
    process.kill();
    // And when it starts the second one, the line breaks.
    local.fault(Fault::new("POST", "/channels/*/threads", 1, Action::BreakAfter));
    process = Process::start(BOT, &stage).await;
    heard(&stage, "), round 1.", 1).await;
    stage.all_sent().await;
    assert_eq!(started(local), 2, "one for each table, and none that nobody uses");
    let mut all: Vec<Id> = Vec::new();
    for who in people {
        let threads = local.threads(stage.person(who), stage.games());
        let own: Vec<Id> = threads
            .iter()
            .filter(|one| one.name.starts_with("Autumn cup, round 1: "))
            .map(|one| one.id)
            .collect();
        assert_eq!(own.len(), 1, "{who} sees their own table");
        assert!(!local.messages(own[0], stage.person(who)).is_empty(), "and its board");
        all.extend(own);
    }
    all.sort_unstable();
    all.dedup();
    assert_eq!(all.len(), 2);
    process.kill();
    stage.close().await;
}
