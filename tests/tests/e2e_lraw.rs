//! A whole duel of Legions: Realms at War on the stand-in: one player presses buttons, the other types and keeps private messages
//! closed; the bot is started anew on the way.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

use std::sync::Arc;

use localcord::{Id, Localcord, MessageView};
use serde_json::{Value, json};
use skald_tests::stage::{Forward, HOUR, Player, Stage, Style, answered, standstill};

/// Passes take effect on a grid of this width.
const GRID: i64 = HOUR / 6;

/// Sends a command and returns what the bot answers.
async fn told(
    local: &Localcord,
    who: Id,
    place: Id,
    command: &str,
    options: &[(&str, Value)],
) -> MessageView {
    let asked = local.slash(who, place, command, options).unwrap();
    answered(local, &asked).await
}

#[tokio::test(flavor = "multi_thread")]
async fn a_duel_by_buttons_and_commands_outlives_restarts_and_closed_doors() {
    let stage = Stage::set().await;
    let clock = Arc::new(Forward::default());
    let local = &stage.local;
    let games = stage.games();
    let mut players =
        [Player::new(local, "Alice", Style::Buttons, 71), Player::new(local, "Boris", Style::Commands, 72)];
    let [alice, boris] = [players[0].id, players[1].id];
    local.close_dms(boris, true);
    let mut serving = stage.bot_with(&clock).await;

    // Alice keeps a ready-made deck and brings it; what is wrong with a list is told all at once.
    let copy = [("deck", json!("orc")), ("called", json!("Chains"))];
    let kept = told(local, alice, games, "deck copy", &copy).await;
    assert!(kept.ephemeral && kept.text().contains("It can be played"), "{}", kept.text());
    assert!(!kept.files.is_empty(), "a picture of the deck");
    let list = "LRAW1 Broken\nlegion: Orc\nwarlord: OR-W1\nveil: Nonsense\nmain: 3 OR-01";
    let paste = [("game", json!("lraw")), ("list", json!(list))];
    let wrong = told(local, alice, games, "deck paste", &paste).await;
    let said = wrong.text();
    assert!(said.contains("\"Nonsense\" is no card") && said.contains("The Main Deck has 3 cards"), "{said}");
    stage.open(alice, &[("game", json!("lraw")), ("pace", json!("none"))]).await;
    told(local, boris, games, "join", &[]).await;
    let brought = told(local, alice, games, "deck bring", &[("deck", json!("Chains"))]).await;
    assert!(brought.ephemeral && brought.text().contains("Nobody else sees it"), "{}", brought.text());
    told(local, alice, games, "start", &[]).await;
    let thread = stage.thread(alice).await;

    let mut rounds = 0;
    let result = loop {
        let messages = local.messages(thread, alice);
        if let Some(result) = messages.iter().rev().find(|message| message.button("Rematch").is_some()) {
            break result.clone();
        }
        for player in &mut players {
            player.turn(local, thread).await;
        }
        clock.by(GRID);
        serving.host().tick().await.unwrap();
        rounds += 1;
        if rounds % 40 == 20 {
            serving.stop().await.unwrap();
            serving = stage.bot_with(&clock).await;
        }
        if rounds >= 3_000 {
            panic!("the game does not end: {}", standstill(local, thread, &players).await);
        }
    };
    assert!(rounds > 20, "the bot was started anew on the way");
    assert!(players.iter().all(|player| !player.confirmed.is_empty()), "both played: {players:?}");
    let report = stage.verified(alice, &result).await;
    let about = report.about.unwrap();
    let confirmed: usize = players.iter().map(|player| player.confirmed.len()).sum();
    assert!(about.outcome.is_some() && about.inputs >= confirmed, "{} inputs, {confirmed}", about.inputs);
    stage.all_sent().await;
    let said = local.messages(thread, alice);
    let closed = said.iter().filter(|message| message.text().contains("cannot write to you privately"));
    assert_eq!(closed.count(), 1, "the closed door was told of once");
    serving.stop().await.unwrap();
    stage.close().await;
}
