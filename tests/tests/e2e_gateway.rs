//! The connection over which Discord speaks: closes after which the bot must not come back, and sessions that break one
//! after the other.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

use std::time::{Duration, Instant};

use skald_tests::stage::{LONG, Process, Stage};

const BOT: &str = env!("CARGO_BIN_EXE_skald_under_test");

#[tokio::test(flavor = "multi_thread")]
async fn after_a_close_for_good_the_bot_ends_with_a_sentence_and_begins_no_session_more() {
    let sentences = [
        (4003, "knew of no session (4003)"),
        (4004, "does not accept the bot's token"),
        (4010, "how the bot's connection is divided (4010)"),
        (4011, "more servers than one connection may serve (4011)"),
        (4013, "the events that the bot asks for (4013, 4014)"),
        (4014, "the events that the bot asks for (4013, 4014)"),
    ];
    for (code, sentence) in sentences {
        let stage = Stage::set().await;
        let process = Process::start(BOT, &stage).await;
        stage.commands_known().await;
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
