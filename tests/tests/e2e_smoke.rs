//! The whole house once: a newcomer opens a table against the computer, plays War to its end by pressing buttons, reads
//! the result, takes the file and has it verified. The real client library, real HTTP and WebSocket, one process.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

use std::{sync::Arc, time::Duration};

use localcord::{Answer, Id, Localcord, MessageView, Token};
use serde_json::json;
use skald::{
    discord::send::Pace,
    host::{HostConfig, SystemClock},
    serve::{Plan, Serving, Way, start},
};
use skald_rules::catalogue::Catalogue;

const LONG: Duration = Duration::from_secs(60);

async fn bot(folder: &std::path::Path) -> Serving {
    let plan = Plan {
        way: Way::Local { port: 0 },
        database: folder.join("skald.db"),
        games: Catalogue::standard(),
        host: HostConfig { machine_pause: 10, computer_pause: 10, ..HostConfig::default() },
        clock: Arc::new(SystemClock),
        fonts: Vec::new(),
        pace: Pace::new(1_000, Duration::from_millis(1)),
    };
    let serving = start(plan).await.unwrap();
    serving.connected().await;
    let local = serving.local().unwrap();
    local.until(LONG, "the commands", |local| local.commands().len() >= 17).await.unwrap();
    serving
}

/// What a press or command was answered with: its own message, or the changed one.
async fn answered(local: &Localcord, asked: &Token) -> MessageView {
    match local.first_answer(asked).await {
        Answer::Message { message } | Answer::Updated { message } => *message,
        Answer::Thinking { .. } | Answer::Noted => local.settled(asked, LONG).await.unwrap(),
        other => panic!("{other:?}"),
    }
}

async fn press(local: &Localcord, who: Id, message: Id, words: &str) -> MessageView {
    let asked = local.press_labelled(who, message, words).unwrap();
    answered(local, &asked).await
}

/// Presses whatever is on offer until the move is confirmed.
async fn play(local: &Localcord, who: Id, mut menu: MessageView) -> usize {
    for _ in 0..10 {
        if menu.button("Confirm").is_some() {
            press(local, who, menu.id, "Confirm").await;
            return 1;
        }
        let Some(button) = menu.buttons().into_iter().find(|button| !button.disabled) else {
            return 0; // "nothing is open for you": the game had gone on.
        };
        if button.label == "Board" || button.label == "Cancel" {
            return 0;
        }
        menu = press(local, who, menu.id, &button.label).await;
    }
    panic!("no move in ten steps: {}", menu.text());
}

/// What the thread of the only game shows with that button.
async fn in_thread(local: &Localcord, who: Id, label: &str) -> MessageView {
    let games = local.channel("games").unwrap();
    local.until(LONG, "the thread", |local| !local.threads(who, games).is_empty()).await.unwrap();
    let thread = local.threads(who, games).first().unwrap().id;
    let shows = |message: &MessageView| !message.ephemeral && message.button(label).is_some();
    local.until_message(LONG, label, thread, who, shows).await.unwrap()
}

#[tokio::test(flavor = "multi_thread")]
async fn in_local_mode_a_game_goes_on_in_a_new_thread_after_a_new_start() {
    let folder = tempfile::tempdir().unwrap();
    let mut said = Vec::new();
    for start in 0..3 {
        let serving = bot(folder.path()).await;
        let local = serving.local().unwrap();
        let alice = local.person("Alice").unwrap();
        if start == 0 {
            let games = local.channel("games").unwrap();
            let options = [
                ("game", json!("law")),
                ("pace", json!("1d")),
                ("computers", json!(1)),
                ("options", json!("form=skirmish")),
            ];
            answered(local, &local.slash(alice, games, "open", &options).unwrap()).await;
            let ready = |message: &MessageView| message.button("Start").is_some_and(|start| !start.disabled);
            let lobby = local.until_message(LONG, "the lobby", games, alice, ready).await.unwrap();
            press(local, alice, lobby.id, "Start").await;
        }
        let board = in_thread(local, alice, "Play").await;
        let menu = press(local, alice, board.id, "Play").await;
        said.push(menu.text());
        if start == 1 {
            // A move is played in the new thread, and the next start shows what came of it.
            let whole = press(local, alice, menu.id, "Shield Wall").await;
            let played = press(local, alice, whole.id, "Confirm").await;
            assert!(played.text().contains("You played"), "{}", played.text());
        }
        assert!(local.violations().is_empty(), "{:#?}", local.violations());
        serving.stop().await.unwrap();
    }
    assert!(said[0].contains("Which deck of six"), "{said:?}");
    assert_eq!(said[0], said[1], "the question still stands");
    assert_ne!(said[1], said[2], "and what was played stays played");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_newcomer_plays_war_to_its_end_alone() {
    let folder = tempfile::tempdir().unwrap();
    let serving = bot(folder.path()).await;
    let local = serving.local().unwrap();
    let alice = local.person("Alice").unwrap();
    let games = local.channel("games").unwrap();

    let options = [
        ("game", json!("war")),
        ("pace", json!("none")),
        ("computers", json!(1)),
        ("options", json!("turn_limit=60")),
    ];
    let opened = answered(local, &local.slash(alice, games, "open", &options).unwrap()).await;
    assert!(opened.text().contains("is open"), "{}", opened.text());
    let lobby = local
        .until_message(LONG, "the lobby", games, alice, |message| message.button("Start").is_some())
        .await
        .unwrap();
    assert!(lobby.text().contains("Alice"), "{}", lobby.text());

    press(local, alice, lobby.id, "Start").await;
    local.until(LONG, "the thread", |local| !local.threads(alice, games).is_empty()).await.unwrap();
    let thread = local.threads(alice, games).first().unwrap().id;

    let mut moves = 0;
    loop {
        let newest = local
            .until_message(LONG, "a board or a call", thread, alice, |message| {
                message.button("Play").is_some() || message.button("Rematch").is_some()
            })
            .await
            .unwrap();
        if newest.button("Rematch").is_some() {
            break;
        }
        let asked = local.press_labelled(alice, newest.id, "Play");
        let Ok(asked) = asked else { continue }; // The board was replaced just now.
        let menu = answered(local, &asked).await;
        moves += play(local, alice, menu).await;
        tokio::time::sleep(Duration::from_millis(30)).await;
    }
    assert!(moves > 0, "Alice was asked at least once");

    let result = local
        .until_message(LONG, "the result", thread, alice, |message| message.button("Verify").is_some())
        .await
        .unwrap();
    assert!(result.text().contains("is over"), "{}", result.text());
    let picture = result.files.first().expect("a picture of the result");
    assert!(picture.alt.as_deref().is_some_and(|alt| !alt.is_empty()));

    let file = press(local, alice, result.id, "Game file").await;
    assert_eq!(file.files.len(), 1);
    let verified = press(local, alice, result.id, "Verify").await;
    assert!(verified.text().contains("Everything fits"), "{}", verified.text());
    let words = press(local, alice, result.id, "As text").await;
    assert!(!words.text().is_empty());
    press(local, alice, result.id, "Rematch").await;

    assert!(local.violations().is_empty(), "{:#?}", local.violations());
    serving.stop().await.unwrap();
}
