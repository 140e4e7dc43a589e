//! What Discord rations: changes of old messages, threads, and doors that were found closed.

use std::{sync::Arc, time::Duration};

use localcord::{Action, Config, Fault, Id, Localcord, MessageView};
use serde_json::json;
use skald::serve::Serving;
use skald_tests::stage::{
    Forward, HOUR, LONG, Ledger, Player, Stage, Style, answered, lives, play_out, told,
};

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

/// The private messages of somebody that begin as a hand does.
fn hands(local: &Localcord, who: Id, head: &str) -> Vec<MessageView> {
    let said = local.messages(local.dm(who), who);
    said.into_iter().filter(|message| message.text().starts_with(head)).collect()
}

/// One life of the bot, in which nothing kills it until the story has been told.
async fn a_life(stage: &Stage, clock: &Arc<lives::Still>, story: impl Future<Output = ()>) {
    let mut judge = lives::Judge::new(lives::Fate::Spared, Vec::new());
    let mut life = lives::Life::begin(stage, clock);
    let host = life.host.take().unwrap();
    let told = async {
        host.await.expect("the bot serves");
        stage.commands_known().await;
        story.await;
    };
    tokio::select! {
        biased;
        () = judge.watch(stage, &mut life) => unreachable!("it is spared"),
        () = told => {}
    }
    life.end(stage).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_hand_that_was_posted_anew_after_the_end_is_found_by_the_next_process() {
    let stage = Stage::with(Config { old_edits: 0, ..Config::default() }).await;
    let local = &stage.local;
    let clock = lives::Still::now();
    local.hold_clock();
    let players = ["Alice", "Boris"].map(|name| Player::new(local, name, Style::Commands, 51));
    let people = players.each_ref().map(|player| player.id);
    let is_hand = |message: &MessageView| message.button("Standing orders").is_some();
    // Who is asked first, how their hand begins, and which of two it is.
    let mut kept: Option<(Id, String, Id)> = None;
    let ends = async {
        let options = [("game", json!("chaos")), ("seats", json!(2)), ("pace", json!("none"))];
        let thread = stage.begin(&players, &options).await;
        stage.board(thread, people[0], "Play").await;
        stage.all_sent().await;
        let hand = |who: &Id| local.messages(local.dm(*who), *who).into_iter().find(is_hand);
        let asked = *people.iter().find(|who| hand(who).is_some()).expect("whoever is asked has a hand");
        let other = *people.iter().find(|who| **who != asked).unwrap();
        let head = hand(&asked).unwrap().text().lines().next().unwrap().to_owned();
        // It is too old by now to be changed: the hand after the end is posted anew, and the bot never hears that it arrived.
        clock.pass(local, 2 * HOUR);
        let messages = format!("/channels/{}/messages", local.dm(asked));
        local.fault(Fault::new("POST", &messages, 1, Action::SlowAfter { ms: 60_000 }));
        let sure = told(local, other, thread, "resign", &[]).await;
        answered(local, &local.press_labelled(other, sure.id, "Resign").unwrap()).await;
        let both = |local: &Localcord| hands(local, asked, &head).len() == 2;
        local.until(LONG, "a second hand", both).await.unwrap();
        let found = hands(local, asked, &head);
        let newest = found.iter().map(|hand| hand.id).max().unwrap();
        kept = Some((asked, head, newest));
    };
    a_life(&stage, &clock, ends).await;
    let (asked, head, newest) = kept.expect("a hand was posted anew");
    assert!(local.requests().iter().any(|request| request.code == Some(30_046)), "it was too old");
    assert_eq!(status(&stage).await, "over");
    local.heal_all();
    // Discord has forgotten the nonces by the next life: only what stands there can tell.
    clock.pass(local, 150_000);
    let sent = async {
        let ledger = Ledger::open(&stage.database()).await;
        while !ledger.owed().await.is_empty() {
            // Whoever is asked to slow down waits by the clock.
            clock.pass(local, 1_000);
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
    };
    a_life(&stage, &clock, async { tokio::time::timeout(LONG, sent).await.expect("all is sent") }).await;
    let found = hands(local, asked, &head);
    let ids: Vec<Id> = found.iter().map(|hand| hand.id).collect();
    assert_eq!(ids, [newest], "the one that arrived is kept, the old one goes, and none is posted");
    assert!(found[0].button("Board").is_some() && !is_hand(&found[0]), "it is that of a game that is over");
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
