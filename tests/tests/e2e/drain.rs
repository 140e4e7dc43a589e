//! A stop with something in hand: who has pressed is answered, and what is owed is said by the next one, once.

use std::time::{Duration, Instant};

use localcord::{Action, Fault, Localcord};
use serde_json::json;
use skald_tests::stage::{LONG, Ledger, Player, Stage, Style, answered, play_out};

use crate::faults::a_move;

#[tokio::test(flavor = "multi_thread")]
async fn who_has_pressed_is_answered_and_what_is_owed_is_said_once_by_the_next_one() {
    let stage = Stage::set().await;
    let local = &stage.local;
    let serving = stage.bot().await;
    let mut players = ["Alice", "Boris"].map(|name| Player::new(local, name, Style::Commands, 51));
    let alice = players[0].id;
    let options = [("pace", json!("1d")), ("options", json!("turn_limit=14 pace=ready"))];
    let thread = stage.begin(&players, &options).await;
    stage.board(thread, alice, "Play").await;
    stage.all_sent().await;
    // What follows a move does not get through, so that it is owed when the stop comes.
    let place = format!("/channels/{thread}/**");
    local.fault(Fault { number: 0, method: None, path: place, times: None, action: Action::BreakBefore });
    a_move(&stage, &mut players, Some(thread)).await;
    let owed = || async { Ledger::open(&stage.database()).await.owed().await };
    assert!(!owed().await.is_empty(), "the board of that move is owed");
    // And a press is in hand: its answer is slow.
    let slow = Action::Slow { ms: 2_400 };
    local.fault(Fault::new("POST", "/interactions/*/*/callback", 1, slow));
    let asked = local.slash(alice, stage.games(), "settings", &[("pings", json!("never"))]).unwrap();
    let in_hand = |local: &Localcord| {
        local.requests().iter().any(|request| request.path.ends_with("/callback") && request.status.is_none())
    };
    local.until(LONG, "a press in hand", in_hand).await.unwrap();

    let begun = Instant::now();
    let stop = async {
        serving.stop().await.unwrap();
        !in_hand(local)
    };
    let (given, told) = tokio::join!(stop, answered(local, &asked));
    assert!(given, "it leaves when the answer is given, and not before");
    println!("stopped after {:?}", begun.elapsed());
    assert!(told.text().contains("Never"), "it was done and said: {}", told.text());
    assert!(begun.elapsed() < Duration::from_secs(15), "what cannot be sent keeps nobody waiting");
    assert!(!local.connected());
    let left = owed().await;
    assert!(left.iter().any(|(name, _)| name.starts_with("board:")), "nothing is forgotten: {left:?}");

    local.heal_all();
    let serving = stage.bot().await;
    stage.all_sent().await;
    stage.each_said_once(alice, thread).await;
    play_out(local, thread, &mut players).await;
    stage.all_sent().await;
    stage.each_said_once(alice, thread).await;
    serving.stop().await.unwrap();
    stage.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn whether_the_new_one_begins_before_or_after_the_old_one_has_ended_each_press_is_answered_once() {
    let stage = Stage::set().await;
    let local = &stage.local;
    let alice = stage.person("Alice");
    let turns = async || {
        let asked = local.slash(alice, stage.games(), "turns", &[]).unwrap();
        answered(local, &asked).await.text()
    };
    // The old one ends, the new one begins.
    let old = stage.bot().await;
    turns().await;
    old.stop().await.unwrap();
    let old = stage.bot().await;
    turns().await;
    // The new one begins while the old one serves: it waits for it, and serves within moments of its end.
    let begun = local.sessions_begun().0;
    let plan = stage.plan();
    let new = tokio::spawn(async move { skald::serve::start(plan).await.map_err(|error| error.to_string()) });
    turns().await;
    tokio::time::sleep(Duration::from_millis(600)).await;
    assert!(!new.is_finished() && local.sessions_begun().0 == begun, "two never serve at one time");
    old.stop().await.unwrap();
    let ended = Instant::now();
    let new = new.await.unwrap().unwrap();
    new.connected().await;
    turns().await;
    println!("the new one answers {:?} after the old one has ended", ended.elapsed());
    let answers = local.requests();
    let mut answers: Vec<&str> =
        answers.iter().map(|one| one.path.as_str()).filter(|path| path.ends_with("/callback")).collect();
    assert_eq!(answers.len(), 4);
    answers.dedup();
    assert_eq!(answers.len(), 4, "each press once");
    new.stop().await.unwrap();
    stage.close().await;
}
