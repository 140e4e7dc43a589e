//! What Discord rations: changes of old messages, threads, and doors that were found closed.

use std::{sync::Arc, time::Duration};

use localcord::{Config, Id, Localcord, MessageView};
use serde_json::json;
use skald::serve::Serving;
use skald_tests::stage::{Forward, HOUR, Ledger, Player, Stage, Style, answered, play_out, told};

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

/// A game of Chaos in which Alice's door is found closed.
struct Shut {
    stage: Stage,
    clock: Arc<Forward>,
    serving: Serving,
    players: [Player; 2],
    thread: Id,
}

impl Shut {
    async fn found() -> Self {
        let stage = Stage::set().await;
        let clock = Arc::new(Forward::default());
        let serving = stage.bot_with(&clock).await;
        let players = ["Alice", "Boris"].map(|name| Player::new(&stage.local, name, Style::Commands, 51));
        let options = [("game", json!("chaos")), ("seats", json!(2)), ("pace", json!("none"))];
        let thread = stage.begin(&players, &options).await;
        stage.board(thread, players[0].id, "Play").await;
        stage.all_sent().await;
        let mut shut = Self { stage, clock, serving, players, thread };
        // Her hand is gone, and no other is let in.
        shut.stage.local.delete_message(shut.hand().expect("her hand").id).unwrap();
        shut.stage.local.close_dms(shut.alice(), true);
        for _ in 0..20 {
            if shut.shut_off().await == 1 {
                break;
            }
            shut.plays_on().await;
        }
        assert_eq!(shut.shut_off().await, 1, "her door is found closed");
        shut
    }

    fn alice(&self) -> Id {
        self.players[0].id
    }

    async fn shut_off(&self) -> i64 {
        Ledger::open(&self.stage.database()).await.shut_off().await
    }

    fn hand(&self) -> Option<MessageView> {
        let local = &self.stage.local;
        let said = local.messages(local.dm(self.alice()), self.alice());
        said.into_iter().find(|message| message.button("Standing orders").is_some())
    }

    /// How often it was knocked in vain.
    fn refused(&self) -> usize {
        self.stage.local.requests().iter().filter(|request| request.code == Some(50_007)).count()
    }

    async fn plays_on(&mut self) {
        a_move(&self.stage, &mut self.players, Some(self.thread)).await;
        self.stage.all_sent().await;
    }

    /// Plays on until her hand is there again.
    async fn hand_comes(&mut self) {
        for _ in 0..20 {
            if self.hand().is_some() {
                return;
            }
            self.plays_on().await;
        }
        panic!("her hand is not there again");
    }

    async fn close(self) {
        self.serving.stop().await.unwrap();
        self.stage.close().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_closed_door_is_tried_again_at_a_word_in_the_settings() {
    let mut shut = Shut::found().await;
    let before = shut.refused();
    for _ in 0..3 {
        shut.plays_on().await;
    }
    assert_eq!(shut.refused(), before, "nobody knocks at a closed door");
    shut.stage.local.close_dms(shut.alice(), false);
    let word = [("messages", json!(true))];
    told(&shut.stage.local, shut.alice(), shut.stage.games(), "settings", &word).await;
    assert_eq!(shut.shut_off().await, 0, "it counts as open");
    shut.hand_comes().await;
    shut.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_closed_door_counts_as_open_when_something_is_pressed_behind_it() {
    let mut shut = Shut::found().await;
    let (alice, local) = (shut.alice(), &shut.stage.local);
    let menu = told(local, alice, local.dm(alice), "settings", &[]).await;
    assert_eq!(shut.shut_off().await, 1, "a command can be typed anywhere");
    local.close_dms(alice, false);
    let pressed = local.press_labelled(alice, menu.id, "Hide my ratings").unwrap();
    answered(local, &pressed).await;
    assert_eq!(shut.shut_off().await, 0, "who presses there may be written to there");
    shut.hand_comes().await;
    shut.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_closed_door_is_tried_again_after_a_day_and_not_before() {
    let mut shut = Shut::found().await;
    let before = shut.refused();
    shut.clock.by(23 * HOUR);
    for _ in 0..3 {
        shut.plays_on().await;
    }
    assert_eq!(shut.refused(), before, "nobody knocks for a day");
    // The day is over: one knock finds it closed still, and that holds for another day.
    shut.clock.by(2 * HOUR);
    for _ in 0..20 {
        if shut.refused() > before {
            break;
        }
        shut.plays_on().await;
    }
    let knocked = shut.refused();
    assert_eq!(knocked, before + 1, "it is knocked once more");
    for _ in 0..3 {
        shut.plays_on().await;
    }
    assert_eq!(shut.refused(), knocked, "and not again on that day");
    // She opens it, and says nothing of it: after the next day it is found open.
    shut.stage.local.close_dms(shut.alice(), false);
    shut.plays_on().await;
    assert!(shut.hand().is_none(), "nobody knows of it yet");
    shut.clock.by(25 * HOUR);
    shut.hand_comes().await;
    assert_eq!(shut.shut_off().await, 0, "it counts as open");
    shut.close().await;
}
