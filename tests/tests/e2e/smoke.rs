//! The whole house once: a newcomer opens a table against the computer, plays War to its end by pressing buttons, reads
//! the result, takes the file and has it verified. The real client library, real HTTP and WebSocket, one process.

use std::path::Path;

use localcord::{Id, Localcord, MessageView, PingReason};
use serde_json::{Value, json};
use skald::serve::{Serving, Way, start};
use skald_tests::stage::{LONG, Player, Style, Watchdog, answered, plan, play_out, press, thread, verified};

/// The bot in local mode, with the page that it brings.
pub async fn bot(folder: &Path) -> Serving {
    let serving = start(plan(Way::Local { port: 0 }, &folder.join("skald.db"), 1)).await.unwrap();
    serving.connected().await;
    let local = serving.local().unwrap();
    local.until(LONG, "the commands", |local| local.commands().len() >= 17).await.unwrap();
    serving
}

/// Opens a table against one computer and starts it. Returns its thread.
pub async fn begin(local: &Localcord, who: Id, game: &str, pace: &str, options: &str) -> Id {
    let games = local.channel("games").unwrap();
    let wishes: [(&str, Value); 4] =
        [("game", json!(game)), ("pace", json!(pace)), ("computers", json!(1)), ("options", json!(options))];
    let opened = answered(local, &local.slash(who, games, "open", &wishes).unwrap()).await;
    assert!(opened.text().contains("is open"), "{}", opened.text());
    let started = press(local, who, games, "Start").await;
    answered(local, &started).await;
    thread(local, who).await
}

/// Presses a button of that message and returns the answer.
async fn choose(local: &Localcord, who: Id, menu: &MessageView, label: &str) -> MessageView {
    let asked = local.press_labelled(who, menu.id, label).unwrap();
    answered(local, &asked).await
}

#[tokio::test(flavor = "multi_thread")]
async fn in_local_mode_a_game_goes_on_in_a_new_thread_after_a_new_start() {
    let _watchdog = Watchdog::over_this_story();
    let folder = tempfile::tempdir().unwrap();
    let mut said = Vec::new();
    for start in 0..3 {
        let serving = bot(folder.path()).await;
        let local = serving.local().unwrap();
        let alice = local.person("Alice").unwrap();
        let thread = match start {
            0 => begin(local, alice, "law", "1d", "form=skirmish").await,
            _ => thread(local, alice).await,
        };
        // In the new thread, which nobody has seen yet, whoever is waited for is called.
        if start > 0 {
            let called =
                |local: &Localcord| local.pings(alice).iter().any(|ping| ping.reason == PingReason::Mention);
            local.until(LONG, "that Alice is called anew", called).await.unwrap();
        }
        let menu = answered(local, &press(local, alice, thread, "Play").await).await;
        said.push(menu.text());
        if start == 1 {
            // A move is played in the new thread, and the next start shows what came of it.
            let whole = choose(local, alice, &menu, "Shield Wall").await;
            let played = choose(local, alice, &whole, "Confirm").await;
            assert!(played.text().contains("Done: **"), "{}", played.text());
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
    let _watchdog = Watchdog::over_this_story();
    let folder = tempfile::tempdir().unwrap();
    let serving = bot(folder.path()).await;
    let local = serving.local().unwrap();
    let mut players = [Player::new(local, "Alice", Style::Buttons, 3)];
    let alice = players[0].id;
    let thread = begin(local, alice, "war", "none", "turn_limit=60 pace=ready").await;
    let result = play_out(local, thread, &mut players).await;
    assert!(players[0].confirmed.len() >= 3, "{players:?}");

    assert!(result.text().contains("is over"), "{}", result.text());
    let picture = result.files.first().expect("a picture of the result");
    assert!(picture.alt.as_deref().is_some_and(|alt| !alt.is_empty()));
    verified(local, alice, &result).await;
    let told = answered(local, &press(local, alice, thread, "Verify").await).await;
    assert!(told.text().contains("Everything fits"), "{}", told.text());
    let words = answered(local, &press(local, alice, thread, "As text").await).await;
    assert!(!words.text().is_empty());
    let again = answered(local, &press(local, alice, thread, "Rematch").await).await;
    assert!(!again.text().is_empty());

    assert!(local.violations().is_empty(), "{:#?}", local.violations());
    serving.stop().await.unwrap();
}
