//! The connection over which Discord speaks: closes after which the bot must not come back, and sessions that break one
//! after the other.

use std::time::{Duration, Instant};

use localcord::{Action, Config, Fault, Kind};
use serde_json::json;
use skald::serve::{run, start};
use skald_tests::stage::{LONG, Process, Stage, answered};

const BOT: &str = env!("CARGO_BIN_EXE_skald_under_test");

#[tokio::test(flavor = "multi_thread")]
async fn after_a_close_for_good_the_bot_ends_with_a_sentence_and_begins_no_session_more() {
    let sentences = [
        (4003, "knew of no session (4003)"),
        (4004, "does not accept the bot's token"),
        (4010, "how the bot's connection is divided (4010)"),
        (4011, "divided into more shards (4011)"),
        (4013, "the events that the bot asks for (4013, 4014)"),
        (4014, "the events that the bot asks for (4013, 4014)"),
    ];
    for (code, sentence) in sentences {
        let stage = Stage::set().await;
        let process = Process::start(BOT, &stage).await;
        stage.commands_known().await;
        stage.local.until(LONG, "the line", |local| local.connected()).await.unwrap();
        let (begun, _) = stage.local.sessions_begun();
        stage.local.close_gateway(code);
        let (well, said) = process.ended(Duration::from_secs(15)).await;
        assert!(!well && said.contains(sentence), "{code}: {said}");
        assert_eq!(said.trim().lines().count(), 1, "{code}: one sentence: {said}");
        assert_eq!(stage.local.sessions_begun().0, begun, "{code}");
        stage.close().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn four_shards_serve_their_servers_from_one_process() {
    let stage = Stage::with(Config { shards: 4, ..Config::default() }).await;
    let local = &stage.local;
    let (alice, boris) = (stage.person("Alice"), stage.person("Boris"));
    let mut rooms = vec![stage.games()];
    for name in ["Second", "Third", "Fourth"] {
        let server = local.add_server(name, &[alice, boris]);
        rooms.push(local.add_channel_of(server, "room", Kind::Text));
    }
    let serving = stage.bot().await;
    // One every five seconds, as Discord asks for; the stand-in notes whoever comes sooner.
    let mut begun = Vec::new();
    for session in 1..=4 {
        let there = move |local: &localcord::Localcord| local.sessions_begun().0 >= session;
        local.until(LONG, "one more session", there).await.unwrap();
        begun.push(Instant::now());
    }
    let between: Vec<Duration> = begun.windows(2).map(|two| two[1] - two[0]).collect();
    println!("between sessions: {between:?}");
    assert!(between[1..].iter().all(|pause| *pause > Duration::from_millis(4_800)), "{between:?}");
    assert!(between.iter().all(|pause| *pause < Duration::from_secs(20)), "{between:?}");
    let (mut tables, options) = (Vec::new(), [("game", json!("war")), ("seats", json!(2))]);
    for room in &rooms {
        let asked = local.slash(alice, *room, "open", &options).unwrap();
        assert!(answered(local, &asked).await.text().contains("is open"), "every shard hears its server");
        local
            .until_message(LONG, "the lobby", *room, alice, |message| message.button("Start").is_some())
            .await
            .unwrap();
        tables.extend(serving.host().tables_in(room.0, false).await.unwrap());
    }
    assert_eq!(tables.len(), 4);
    // Private messages come over the first; what one person is told of all servers, they are told there.
    let asked = local.slash(boris, rooms[3], "join", &[]).unwrap();
    answered(local, &asked).await;
    let asked = local.slash(alice, rooms[3], "start", &[]).unwrap();
    answered(local, &asked).await;
    let asked = local.slash(alice, local.dm(alice), "turns", &[]).unwrap();
    let turns = answered(local, &asked).await.text();
    assert!(turns.contains("waits for you") || turns.contains("No table waits"), "{turns}");
    assert_eq!(local.sessions_begun().0, 4, "each shard has begun one session");
    let stopping = Instant::now();
    serving.stop().await.unwrap();
    assert!(stopping.elapsed() < Duration::from_secs(8), "all of them end with the bot");
    assert!(!local.connected());
    stage.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn where_discord_does_not_say_how_many_shards_it_wants_there_is_one() {
    let stage = Stage::with(Config { shards: 4, ..Config::default() }).await;
    let local = &stage.local;
    let action = Action::ServerError { status: 500 };
    let (method, path) = (Some("GET".to_owned()), "/gateway/bot".to_owned());
    local.fault(Fault { number: 0, method, path, times: None, action });
    let serving = stage.bot().await;
    let alice = stage.person("Alice");
    let asked = local.slash(alice, stage.games(), "open", &[("game", json!("war"))]).unwrap();
    assert!(answered(local, &asked).await.text().contains("is open"), "all servers are on the one");
    tokio::time::sleep(Duration::from_secs(7)).await;
    assert_eq!(local.sessions_begun().0, 1, "no second one begins");
    serving.stop().await.unwrap();
    stage.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn when_sessions_break_one_after_the_other_the_bot_leaves_the_line_alone_for_a_while() {
    let stage = Stage::set().await;
    let serving = stage.bot().await;
    let local = &stage.local;
    // The sixth within ten minutes is one too many.
    for session in 2..=6 {
        local.invalidate_session(false);
        let begun = move |local: &localcord::Localcord| local.sessions_begun().0 >= session;
        local.until(LONG, "one more session", begun).await.unwrap();
    }
    local.until(LONG, "the line is let go", |local| !local.connected()).await.unwrap();
    let rest = Instant::now();
    local
        .until(Duration::from_secs(60), "the bot comes back", |local| {
            local.sessions_begun().0 >= 7 && local.connected()
        })
        .await
        .unwrap();
    let rest = rest.elapsed();
    assert!(rest > Duration::from_secs(20), "only {rest:?}");
    assert_eq!(local.sessions_begun().0, 7, "one session, not two side by side");
    serving.stop().await.unwrap();
    stage.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn with_few_sessions_left_the_bot_does_not_begin_and_ends_before_the_last_one() {
    let stage = Stage::with(Config { sessions_left: 50, ..Config::default() }).await;
    let refused = start(stage.plan()).await.err().unwrap().to_string();
    assert!(refused.contains("only 50 more sessions"), "{refused}");
    assert_eq!(stage.local.sessions_begun().0, 0, "none was spent");
    stage.close().await;

    // Over a restart the count is Discord's: the second life has begun with what the first one left.
    let stage = Stage::with(Config { sessions_left: 53, ..Config::default() }).await;
    let local = &stage.local;
    stage.bot().await.stop().await.unwrap();
    let serving = tokio::spawn(run(stage.plan(), |_| (), std::future::pending()));
    local.until(LONG, "the second session", |local| local.sessions_begun().0 == 2).await.unwrap();
    local.until(LONG, "the line", localcord::Localcord::connected).await.unwrap();
    local.invalidate_session(false);
    let ended = serving.await.unwrap().unwrap_err().to_string();
    assert!(ended.contains("only 50 more sessions"), "{ended}");
    assert_eq!(local.sessions_begun().0, 3, "fifty are left to the operator");
    stage.close().await;
}
