//! Places where Discord refuses what the bot's permissions allow: a time-out of the bot, and what no permission tells.

use std::time::Duration;

use localcord::{Action, Fault, Id};
use skald_tests::stage::{LONG, Player, Stage, play_out};

use crate::faults::{a_move, ask, status, table, until_status};

/// Plays by private message until the place is found closed.
async fn until_paused(stage: &Stage, players: &mut [Player]) {
    while status(stage).await == "playing" {
        a_move(stage, players, None).await;
        tokio::time::sleep(Duration::from_millis(400)).await;
    }
    assert_eq!(status(stage).await, "paused");
}

/// How often somebody was told in private that the table stands still.
fn told_of_it(stage: &Stage, who: Id) -> usize {
    let said = stage.local.messages(stage.local.dm(who), who);
    said.iter().filter(|message| message.text().contains("and so do its clocks")).count()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_time_out_of_the_bot_is_told_by_its_name_and_the_game_goes_on_after_it() {
    let stage = Stage::set().await;
    let local = &stage.local;
    let (serving, thread, mut players) = table(&stage, 10).await;
    let boris = players[1].id;
    // The permissions stay as they are: nobody finds what is wrong among them.
    local.time_out(true);
    until_paused(&stage, &mut players).await;
    let said = ask(&stage, boris, local.dm(boris), "board").await.text();
    assert!(said.contains("time-out") && !said.contains("permission"), "{said}");
    local.time_out(false);
    until_status(&stage, "playing").await;
    let said = ask(&stage, boris, thread, "table resume").await.text();
    assert!(said.contains("is not standing still"), "a table that is there is not denied: {said}");
    play_out(local, thread, &mut players).await;
    serving.stop().await.unwrap();
    stage.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn where_discord_refuses_what_permissions_allow_nobody_is_told_again_and_again() {
    let stage = Stage::set().await;
    let local = &stage.local;
    let (serving, thread, mut players) = table(&stage, 10).await;
    let boris = players[1].id;
    for method in ["POST", "PATCH"] {
        let path = format!("/channels/{thread}/**");
        local.fault(Fault::new(method, &path, 10_000, Action::Refuse { status: 403, code: 50_013 }));
    }
    until_paused(&stage, &mut players).await;
    local.until(LONG, "a word in private", |_| told_of_it(&stage, boris) == 1).await.unwrap();
    let looks = || {
        let asked = local.requests();
        let typing = format!("/channels/{thread}/typing");
        asked.iter().filter(|request| request.method == "POST" && request.path.ends_with(&typing)).count()
    };
    // The place is looked at again and again, and the table stands still all the while.
    let before = looks();
    local.until(LONG, "several looks", |_| looks() >= before + 3).await.unwrap();
    assert_eq!((status(&stage).await.as_str(), told_of_it(&stage, boris)), ("paused", 1));
    local.heal_all();
    until_status(&stage, "playing").await;
    play_out(local, thread, &mut players).await;
    serving.stop().await.unwrap();
    stage.close().await;
}
