//! What Discord rations: changes of old messages, threads, and doors that were found closed.

use std::time::Duration;

use localcord::{Config, Localcord, MessageView};
use serde_json::json;
use skald_tests::stage::{Ledger, Player, Stage, Style, play_out, told};

use crate::faults::{a_move, ask, status};

#[tokio::test(flavor = "multi_thread")]
async fn what_is_too_old_to_be_changed_is_posted_anew_and_nothing_stale_stays() {
    let stage = Stage::with(Config { old_edits: 0, ..Config::default() }).await;
    let local = &stage.local;
    let serving = stage.bot().await;
    let mut players = ["Alice", "Boris"].map(|name| Player::new(local, name, Style::Commands, 51));
    let options = [("game", json!("chaos")), ("seats", json!(2)), ("pace", json!("none"))];
    let thread = stage.begin(&players, &options).await;
    stage.board(thread, players[0].id, "Play").await;
    stage.all_sent().await;
    let too_old = |local: &Localcord| local.requests().iter().any(|request| request.code == Some(30_046));
    for _ in 0..12 {
        local.advance(Duration::from_secs(2 * 3_600));
        a_move(&stage, &mut players, Some(thread)).await;
        stage.all_sent().await;
    }
    assert!(too_old(local), "something was too old to be changed");
    stage.each_said_once(players[0].id, thread).await;
    for player in &players {
        let said = local.messages(local.dm(player.id), player.id);
        let hands = said.iter().filter(|message| message.button("Standing orders").is_some()).count();
        assert_eq!(hands, 1, "one hand: {:#?}", said.iter().map(MessageView::text).collect::<Vec<_>>());
    }
    serving.stop().await.unwrap();
    stage.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn where_no_more_threads_may_be_open_the_game_is_played_in_the_channel() {
    let stage = Stage::with(Config { most_threads: 0, ..Config::default() }).await;
    let local = &stage.local;
    let serving = stage.bot().await;
    let mut players = ["Alice", "Boris"].map(|name| Player::new(local, name, Style::Commands, 51));
    stage.open(players[0].id, &[("options", json!("turn_limit=10 pace=ready"))]).await;
    ask(&stage, players[1].id, stage.games(), "join").await;
    ask(&stage, players[0].id, stage.games(), "start").await;
    stage.board(stage.games(), players[0].id, "Play").await;
    assert!(local.requests().iter().any(|request| request.code == Some(160_006)));
    let result = play_out(local, stage.games(), &mut players).await;
    assert!(result.text().contains("is over"));
    stage.all_sent().await;
    assert_eq!(status(&stage).await, "over");
    serving.stop().await.unwrap();
    stage.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_closed_door_is_tried_again_at_a_word_in_the_settings() {
    let stage = Stage::set().await;
    let local = &stage.local;
    let serving = stage.bot().await;
    let mut players = ["Alice", "Boris"].map(|name| Player::new(local, name, Style::Commands, 51));
    let options = [("game", json!("chaos")), ("seats", json!(2)), ("pace", json!("none"))];
    let thread = stage.begin(&players, &options).await;
    stage.board(thread, players[0].id, "Play").await;
    stage.all_sent().await;
    let alice = players[0].id;
    let hand = |local: &Localcord| {
        let said = local.messages(local.dm(alice), alice);
        said.into_iter().find(|message| message.button("Standing orders").is_some())
    };
    // Her hand is gone, and no other is let in.
    local.delete_message(hand(local).expect("her hand").id).unwrap();
    local.close_dms(alice, true);
    let shut = Ledger::open(&stage.database()).await;
    for _ in 0..20 {
        if shut.shut_off().await == 1 {
            break;
        }
        a_move(&stage, &mut players, Some(thread)).await;
        stage.all_sent().await;
    }
    assert_eq!(shut.shut_off().await, 1, "her door is found closed");
    let refused = || local.requests().iter().filter(|request| request.code == Some(50_007)).count();
    let before = refused();
    for _ in 0..3 {
        a_move(&stage, &mut players, Some(thread)).await;
    }
    stage.all_sent().await;
    assert_eq!(refused(), before, "nobody knocks at a closed door");
    local.close_dms(alice, false);
    told(local, alice, stage.games(), "settings", &[("messages", json!(true))]).await;
    assert_eq!(shut.shut_off().await, 0, "it counts as open");
    for _ in 0..20 {
        if hand(local).is_some() {
            break;
        }
        a_move(&stage, &mut players, Some(thread)).await;
        stage.all_sent().await;
    }
    assert!(hand(local).is_some(), "her hand is there again");
    serving.stop().await.unwrap();
    stage.close().await;
}
