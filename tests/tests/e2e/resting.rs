//! What people see of a table that stands still until somebody lets it go on, when nobody has been there for long.

use localcord::Localcord;
use skald::host::Status;
use skald_tests::stage::{HOUR, LONG};

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
