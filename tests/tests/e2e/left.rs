//! A server that throws the bot out, and takes it in again: games stand still meanwhile, and go on where they were.

use localcord::{Kind, Localcord};
use serde_json::json;
use skald::{host::Status, serve::Serving};
use skald_tests::stage::{LONG, Player, Stage, Style, answered, play_out};

use crate::faults::ask;

/// Waits until a table stands like this.
async fn until(local: &Localcord, serving: &Serving, table: skald::host::TableId, status: Status) {
    for _ in 0..600 {
        if serving.host().info(table).await.unwrap().status == status {
            return;
        }
        let _ = local.until(std::time::Duration::from_millis(100), "a moment", |_| false).await;
    }
    panic!("the table is not {status:?} in time");
}

#[tokio::test(flavor = "multi_thread")]
async fn games_of_a_server_that_throws_the_bot_out_stand_still_and_go_on_when_it_is_back() {
    let stage = Stage::set().await;
    let mut serving = stage.bot().await;
    let local = &stage.local;
    let mut players = ["Alice", "Boris"].map(|name| Player::new(local, name, Style::Commands, 51));
    let [alice, boris] = players.each_ref().map(|player| player.id);
    let club = local.add_server("The Club", &[alice, boris]);
    let room = local.add_channel_of(club, "room", Kind::Text);
    local.announce_server(club);
    let options =
        [("game", json!("war")), ("pace", json!("1d")), ("options", json!("turn_limit=10 pace=ready"))];
    let asked = local.slash(alice, room, "open", &options).unwrap();
    assert!(answered(local, &asked).await.text().contains("is open"));
    ask(&stage, boris, room, "join").await;
    ask(&stage, alice, room, "start").await;
    local.until(LONG, "the thread", |local| !local.threads(alice, room).is_empty()).await.unwrap();
    let thread = local.threads(alice, room)[0].id;
    stage.board(thread, alice, "Play").await;
    stage.all_sent().await;
    let table = serving.host().tables_in(thread.0, false).await.unwrap()[0];

    // Thrown out while it serves, and while it does not.
    for serves in [true, false] {
        if serves {
            local.take_bot_out(club);
        } else {
            serving.stop().await.unwrap();
            local.take_bot_out(club);
            serving = stage.bot().await;
        }
        until(local, &serving, table, Status::Paused).await;
        stage.all_sent().await;
        let turns = ask(&stage, boris, local.dm(boris), "turns").await.text();
        assert!(turns.contains("stands still") && turns.contains("is gone"), "{turns}");
        local.announce_server(club);
        until(local, &serving, table, Status::Playing).await;
        stage.board(thread, alice, "Play").await;
        stage.all_sent().await;
    }
    let result = play_out(local, thread, &mut players).await;
    assert!(result.text().contains("is over"));
    serving.stop().await.unwrap();
    stage.close().await;
}
