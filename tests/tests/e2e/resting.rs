//! What people see of a table at which nobody has been for long: of one that stands still until somebody lets it go on, and of one with a
//! time limit at which no computer plays for anybody.

use localcord::Localcord;
use serde_json::json;
use skald::host::Status;
use skald_tests::stage::{HOUR, LONG, Stage, answered};

use crate::hours::{Game, holds};

#[tokio::test(flavor = "multi_thread")]
async fn a_table_that_rests_for_long_asks_whether_anybody_is_there() {
    let game = Game::begun(&[], &[]).await;
    let (alice, boris) = (game.players[0].id, game.players[1].id);
    let told = game.types(alice, "table pause", &[]).await;
    holds(&told, &["Should none of you do anything for 30 days", "close the game 14 days later"]);
    holds(&game.types(boris, "table pause", &[]).await, &["Everybody agreed, and the table pauses."]);
    let status = async || game.serving.host().info(game.table).await.unwrap().status;
    let asks = "none of you has done anything there for 30 days";
    game.pass(31 * 24 * HOUR).await;
    let asked = game.thread_hears(asks).await;
    let back = game.press(boris, &asked, "I am back").await;
    holds(&back.text(), &["You are noted as being there at table"]);
    assert!(
        back.button("Play").is_none() && back.button("Go on").is_some(),
        "what stands still is not played"
    );
    let gone = |_: &Localcord| !game.said().iter().any(|text| text.contains(asks));
    game.local().until(LONG, "the question is gone", gone).await.unwrap();
    assert_eq!(status().await, Status::Paused);

    // Once more; and from that very message it is played on.
    game.pass(31 * 24 * HOUR).await;
    let asked = game.thread_hears(asks).await;
    holds(&game.press(alice, &asked, "Go on").await.text(), &["goes on, and everybody has the time back"]);
    assert_eq!(status().await, Status::Playing);
    game.local().until(LONG, "the question is gone", gone).await.unwrap();
    game.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_at_which_no_computer_plays_says_before_that_it_is_closed_when_all_are_gone() {
    let stage = Stage::set().await;
    let serving = stage.bot().await;
    let alice = stage.person("Alice");
    let lobby = stage.open(alice, &[("pace", json!("1d")), ("stand-in", json!(0))]).await;
    let asked = stage.local.press_labelled(alice, lobby.id, "Terms in full").unwrap();
    let terms = answered(&stage.local, &asked).await.text();
    holds(&terms, &["Should the time of all of you run out 5 times in a row", "I close it 7 days later"]);
    serving.stop().await.unwrap();
    stage.close().await;
}

/// Nobody answers until the table stands still; the board says why.
async fn all_are_gone(game: &Game) -> localcord::MessageView {
    let status = async || game.serving.host().info(game.table).await.unwrap().status;
    for _ in 0..60 {
        if status().await == Status::Paused {
            return game.board_says("rests: nobody has been here for a while").await;
        }
        game.asked().await;
        game.run_out().await;
    }
    panic!("it goes on for ever: {:#?}", game.said());
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_at_which_no_computer_plays_and_nobody_is_any_more_rests_and_is_closed() {
    // Every turn asks both of them to draw.
    let options = [("stand-in", json!(0)), ("options", json!("pace=ready"))];
    let game = Game::begun(&options, &[]).await;
    let boris = game.players[1].id;
    let board = all_are_gone(&game).await;
    let on = game.press(boris, &board, "Go on").await;
    holds(&on.text(), &["goes on, and everybody has the time back"]);
    all_are_gone(&game).await;
    game.pass(7 * 24 * HOUR + 1_000).await;
    game.thread_hears("Nobody has come back to table").await;
    assert_eq!(game.serving.host().info(game.table).await.unwrap().status, Status::Over);
    game.close().await;
}
