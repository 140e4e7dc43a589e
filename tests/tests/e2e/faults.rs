//! What a fault means: a request that is kept off says nothing about a place or a person; places and doors that close open
//! again; what arrived is not sent twice, and what did not arrive is.

use std::{
    sync::{
        Arc,
        atomic::{AtomicI64, Ordering},
    },
    time::{Duration, Instant},
};

use localcord::{Action, Config, Fault, Id, Localcord, MessageView, permission};
use serde_json::json;
use skald::{
    host::{Clock, SystemClock},
    serve::{Serving, start},
};
use skald_tests::stage::{LONG, Ledger, Player, Said, Stage, Style, answered, play_out};

/// A clock that can be put forward.
#[derive(Default)]
struct Ahead(AtomicI64);

impl Clock for Ahead {
    fn now(&self) -> i64 {
        SystemClock.now() + self.0.load(Ordering::SeqCst)
    }
}

async fn seated(stage: &Stage, turns: u32) -> (Id, [Player; 2]) {
    let players = [
        Player::new(&stage.local, "Alice", Style::Commands, 51),
        Player::new(&stage.local, "Boris", Style::Commands, 52),
    ];
    let options = format!("turn_limit={turns} pace=ready");
    let thread = stage.begin(&players, &[("pace", json!("1d")), ("options", json!(options))]).await;
    stage.board(thread, players[0].id, "Play").await;
    stage.all_sent().await;
    (thread, players)
}

async fn table(stage: &Stage, turns: u32) -> (Serving, Id, [Player; 2]) {
    let serving = stage.bot().await;
    let (thread, players) = seated(stage, turns).await;
    (serving, thread, players)
}

/// Somebody makes a move by typing.
async fn a_move(stage: &Stage, players: &mut [Player], place: Option<Id>) {
    for _ in 0..40 {
        for player in &mut *players {
            let place = place.unwrap_or_else(|| stage.local.dm(player.id));
            if player.turn(&stage.local, place).await == Said::Played {
                return;
            }
        }
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
    panic!("nobody could move: {players:#?}");
}

async fn status(stage: &Stage) -> String {
    Ledger::open(&stage.database()).await.status().await
}

async fn until_status(stage: &Stage, wanted: &str) {
    let until = Instant::now() + LONG;
    while status(stage).await != wanted {
        assert!(Instant::now() < until, "the table is {wanted} in time");
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
}

/// Every request that is no answer to an interaction meets this.
fn all_sending(local: &Localcord, action: &Action) {
    for path in ["/channels/**", "/users/**"] {
        local.fault(Fault {
            number: 0,
            method: None,
            path: path.to_owned(),
            times: None,
            action: action.clone(),
        });
    }
}

/// Waits until nothing has been asked of channels for some seconds.
async fn quiet(local: &Localcord) {
    let asked = || local.requests().iter().filter(|request| request.path.starts_with("/channels/")).count();
    let until = Instant::now() + LONG;
    loop {
        let before = asked();
        tokio::time::sleep(Duration::from_secs(4)).await;
        if asked() == before {
            return;
        }
        assert!(Instant::now() < until, "the bot goes on asking though nothing gets through");
    }
}

fn said_by_lobby(stage: &Stage, viewer: Id) -> String {
    let said = stage.local.messages(stage.games(), viewer);
    said.iter().filter(|message| !message.ephemeral).map(MessageView::text).collect::<Vec<_>>().join("\n")
}

async fn until_lobby(stage: &Stage, viewer: Id, what: &str, says: impl Fn(&str) -> bool) {
    let until = Instant::now() + LONG;
    loop {
        let said = said_by_lobby(stage, viewer);
        if says(&said) {
            return;
        }
        assert!(Instant::now() < until, "the lobby message {what}: {said}");
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
}

async fn ask(stage: &Stage, who: Id, place: Id, command: &str) -> MessageView {
    answered(&stage.local, &stage.local.slash(who, place, command, &[]).unwrap()).await
}

#[tokio::test(flavor = "multi_thread")]
async fn requests_that_are_kept_off_change_nothing_for_anybody() {
    let stage = Stage::set().await;
    let local = &stage.local;
    let (serving, thread, mut players) = table(&stage, 14).await;
    let kept_off = [
        Action::Barred,
        Action::Refuse { status: 403, code: 40_333 },
        Action::Refuse { status: 401, code: 40_001 },
        Action::Refuse { status: 403, code: 0 },
    ];
    for action in &kept_off {
        all_sending(local, action);
        for _ in 0..2 {
            a_move(&stage, &mut players, Some(thread)).await;
        }
        tokio::time::sleep(Duration::from_secs(3)).await;
        local.heal_all();
        assert_eq!(status(&stage).await, "playing", "{action:?}");
        assert_eq!(Ledger::open(&stage.database()).await.shut_off().await, 0, "{action:?}");
        stage.all_sent().await;
    }
    play_out(local, thread, &mut players).await;
    stage.all_sent().await;
    stage.each_said_once(players[0].id, thread).await;
    serving.stop().await.unwrap();
    stage.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_bot_that_may_open_no_private_channels_shuts_nobody_off_and_plays_on() {
    let stage = Stage::set().await;
    let local = &stage.local;
    local.fault(Fault {
        number: 0,
        method: Some("POST".to_owned()),
        path: "/users/@me/channels".to_owned(),
        times: None,
        action: Action::Refuse { status: 403, code: 20_026 },
    });
    let serving = stage.bot().await;
    let mut players =
        [Player::new(local, "Alice", Style::Commands, 51), Player::new(local, "Boris", Style::Commands, 52)];
    let thread = stage.begin(&players, &[("options", json!("turn_limit=10 pace=ready"))]).await;
    stage.board(thread, players[0].id, "Play").await;
    play_out(local, thread, &mut players).await;
    assert_eq!(Ledger::open(&stage.database()).await.shut_off().await, 0);
    // The ban is the bot's: one try says so for everybody, at most one beside it was under way.
    let asked =
        local.requests().into_iter().filter(|request| request.path.ends_with("/users/@me/channels")).count();
    assert!((1..=2).contains(&asked), "{asked} tries");
    serving.stop().await.unwrap();
    stage.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_missing_permission_is_named_and_the_table_goes_on_by_itself_when_it_is_back() {
    let stage = Stage::set().await;
    let local = &stage.local;
    let (serving, thread, mut players) = table(&stage, 12).await;
    let alice = players[0].id;
    // She cannot be written to either: she learns of it from /turns and /board.
    local.close_dms(alice, true);
    local.deny(stage.games(), permission::SEND_MESSAGES_IN_THREADS);
    // Messages that stand can still be changed; the next board has to be posted.
    let board = stage.board(thread, alice, "Play").await;
    local.delete_message(board.id).unwrap();
    while status(&stage).await == "playing" {
        a_move(&stage, &mut players, None).await;
        tokio::time::sleep(Duration::from_millis(400)).await;
    }
    let named = "Send Messages in Threads";
    let says = |place: Id| {
        move |local: &Localcord| {
            local.messages(place, alice).iter().any(|message| message.text().contains(named))
        }
    };
    local.until(LONG, "the lobby message names what is missing", says(stage.games())).await.unwrap();
    assert!(said_by_lobby(&stage, alice).contains("Go on"), "and how to go on");
    local
        .until(LONG, "Boris is told", {
            let (boris, dm) = (players[1].id, local.dm(players[1].id));
            move |local: &Localcord| {
                local.messages(dm, boris).iter().any(|message| message.text().contains(named))
            }
        })
        .await
        .unwrap();
    let until = Instant::now() + LONG;
    loop {
        let turns = ask(&stage, alice, stage.games(), "turns").await.text();
        assert!(turns.contains("stands still") && turns.contains(named), "{turns}");
        if turns.contains("could not tell you") {
            break;
        }
        assert!(Instant::now() < until, "what she could not be told is read there");
        tokio::time::sleep(Duration::from_millis(200)).await;
    }
    let board = ask(&stage, alice, stage.games(), "board").await.text();
    assert!(board.contains("stands still"), "{board}");
    let pressed = answered(local, &stage.press(alice, stage.games(), "Go on").await).await.text();
    assert!(pressed.contains("cannot go on yet") && pressed.contains(named), "{pressed}");
    assert_eq!(status(&stage).await, "paused");
    // The permission is back: nobody has to do anything.
    local.deny(stage.games(), 0);
    let mended = Instant::now();
    until_status(&stage, "playing").await;
    println!("it goes on {:?} after the permission is back", mended.elapsed());
    until_lobby(&stage, alice, "no longer names what was missing", move |text| !text.contains(named)).await;
    play_out(local, thread, &mut players).await;
    serving.stop().await.unwrap();
    stage.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_locked_thread_pauses_its_table_until_a_moderator_unlocks_it() {
    let stage = Stage::set().await;
    let local = &stage.local;
    let (serving, thread, mut players) = table(&stage, 10).await;
    let board = stage.board(thread, players[0].id, "Play").await;
    local.delete_message(board.id).unwrap();
    local.archive(thread, true, true);
    while status(&stage).await == "playing" {
        a_move(&stage, &mut players, None).await;
        tokio::time::sleep(Duration::from_millis(400)).await;
    }
    let alice = players[0].id;
    local
        .until(LONG, "the lobby message says so", |local| {
            local.messages(stage.games(), alice).iter().any(|message| message.text().contains("moderator"))
        })
        .await
        .unwrap();
    local.archive(thread, true, false);
    until_status(&stage, "playing").await;
    play_out(local, thread, &mut players).await;
    serving.stop().await.unwrap();
    stage.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn go_on_makes_a_new_thread_where_the_old_one_is_gone_and_the_lobby_points_to_it() {
    let stage = Stage::set().await;
    let local = &stage.local;
    let (serving, thread, mut players) = table(&stage, 10).await;
    local.delete_channel(thread).unwrap();
    while status(&stage).await == "playing" {
        a_move(&stage, &mut players, None).await;
        tokio::time::sleep(Duration::from_millis(400)).await;
    }
    let dm = local.dm(players[1].id);
    let pressed = stage.press(players[1].id, dm, "Go on").await;
    answered(local, &pressed).await;
    until_status(&stage, "playing").await;
    let new = stage.thread(players[0].id).await;
    assert_ne!(new, thread);
    stage.board(new, players[0].id, "Play").await;
    until_lobby(&stage, players[0].id, "points to the new thread alone", move |text| {
        text.contains(&format!("<#{new}>")) && !text.contains(&format!("<#{thread}>"))
    })
    .await;
    play_out(local, new, &mut players).await;
    serving.stop().await.unwrap();
    stage.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn without_files_the_board_stands_in_words_and_the_game_goes_on() {
    let stage = Stage::set().await;
    let local = &stage.local;
    let (serving, thread, mut players) = table(&stage, 10).await;
    local.deny(stage.games(), permission::ATTACH_FILES);
    a_move(&stage, &mut players, Some(thread)).await;
    stage.all_sent().await;
    assert_eq!(status(&stage).await, "playing");
    let board = stage.board(thread, players[0].id, "Play").await;
    assert!(board.files.is_empty() && board.text().len() > 200, "{}", board.text());
    play_out(local, thread, &mut players).await;
    serving.stop().await.unwrap();
    stage.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_board_that_discord_refuses_is_shown_in_words_and_never_stays_behind() {
    let stage = Stage::set().await;
    let local = &stage.local;
    let (serving, thread, mut players) = table(&stage, 12).await;
    // Whether the board is changed or posted anew: refused once.
    for (method, path) in [("PATCH", "/channels/*/messages/*"), ("POST", "/channels/*/messages")] {
        local.fault(Fault::new(method, path, 1, Action::Refuse { status: 400, code: 50_035 }));
    }
    a_move(&stage, &mut players, Some(thread)).await;
    stage.all_sent().await;
    local.heal_all();
    let ledger = Ledger::open(&stage.database()).await;
    let (message, shown) = ledger.board().await.unwrap();
    assert_eq!(shown, i64::try_from(ledger.log().await.len()).unwrap(), "it shows the newest move");
    let board = local.message(Id(u64::try_from(message).unwrap()), players[0].id).unwrap();
    assert!(board.button("Play").is_some());
    play_out(local, thread, &mut players).await;
    serving.stop().await.unwrap();
    stage.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn after_a_long_outage_nothing_is_there_twice_although_discord_has_forgotten_the_nonces() {
    let stage = Stage::set().await;
    let local = &stage.local;
    let clock = Arc::new(Ahead::default());
    // The clock of the bot's machine is wrong.
    clock.0.store(-20_000, Ordering::SeqCst);
    let mut plan = stage.plan();
    plan.clock = clock.clone();
    let serving = start(plan).await.unwrap();
    serving.connected().await;
    stage.commands_known().await;
    let (thread, mut players) = seated(&stage, 12).await;
    for outage in [125_000_i64, 400_000] {
        // What is sent arrives, and nobody hears of it; then nothing arrives any more.
        for (method, path) in [("PATCH", "/channels/*/messages/*"), ("POST", "/channels/*/messages")] {
            local.fault(Fault::new(method, path, 4, Action::ServerErrorAfter { status: 502 }));
        }
        a_move(&stage, &mut players, Some(thread)).await;
        tokio::time::sleep(Duration::from_millis(1_500)).await;
        all_sending(local, &Action::ServerError { status: 503 });
        for _ in 0..2 {
            a_move(&stage, &mut players, Some(thread)).await;
        }
        // No try is under way any more when the clocks are put forward: only from time to time it is looked for the line.
        quiet(local).await;
        // By now Discord has forgotten the nonces.
        clock.0.fetch_add(outage, Ordering::SeqCst);
        local.advance(Duration::from_millis(outage.unsigned_abs()));
        local.heal_all();
        let back = Instant::now();
        stage.all_sent().await;
        assert!(
            back.elapsed() < Duration::from_secs(15),
            "all is sent {:?} after the line is back",
            back.elapsed()
        );
        stage.each_said_once(players[0].id, thread).await;
    }
    play_out(local, thread, &mut players).await;
    stage.all_sent().await;
    stage.each_said_once(players[0].id, thread).await;
    serving.stop().await.unwrap();
    stage.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn when_the_line_is_back_everything_owed_goes_out_within_ten_seconds() {
    let stage = Stage::set().await;
    let local = &stage.local;
    let (serving, thread, mut players) = table(&stage, 14).await;
    all_sending(local, &Action::BreakBefore);
    for _ in 0..3 {
        a_move(&stage, &mut players, Some(thread)).await;
    }
    // Long enough for the pauses to have grown beyond ten seconds.
    tokio::time::sleep(Duration::from_secs(18)).await;
    local.heal_all();
    let back = Instant::now();
    stage.all_sent().await;
    let took = back.elapsed();
    println!("all owed after {took:?}");
    assert!(took < Duration::from_secs(10), "{took:?}");
    stage.each_said_once(players[0].id, thread).await;
    play_out(local, thread, &mut players).await;
    serving.stop().await.unwrap();
    stage.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn an_old_board_that_could_not_be_taken_away_goes_later() {
    let stage = Stage::set().await;
    let local = &stage.local;
    let (serving, thread, mut players) = table(&stage, 12).await;
    local.fault(Fault::new("DELETE", "/channels/*/messages/*", 4, Action::ServerError { status: 500 }));
    // Boards move down as calls are said above them.
    for _ in 0..4 {
        a_move(&stage, &mut players, Some(thread)).await;
    }
    let deleted = |local: &Localcord| local.faults().is_empty();
    local.until(LONG, "a deletion that failed is tried again", deleted).await.unwrap();
    stage.all_sent().await;
    stage.each_said_once(players[0].id, thread).await;
    serving.stop().await.unwrap();
    stage.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_board_that_was_deleted_comes_back_when_somebody_looks() {
    let stage = Stage::set().await;
    let local = &stage.local;
    let (serving, thread, players) = table(&stage, 10).await;
    let board = stage.board(thread, players[0].id, "Play").await;
    local.delete_message(board.id).unwrap();
    let looked = ask(&stage, players[0].id, thread, "board").await;
    assert!(!looked.files.is_empty());
    let anew = stage.board(thread, players[0].id, "Play").await;
    assert_ne!(anew.id, board.id);
    serving.stop().await.unwrap();
    stage.close().await;
}

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
    stage.open(players[0].id, &[("options", json!("turn_limit=8 pace=ready"))]).await;
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
async fn a_closed_door_is_tried_again_at_a_press_behind_it_and_what_was_kept_comes() {
    let stage = Stage::set().await;
    let local = &stage.local;
    let (serving, thread, mut players) = table(&stage, 30).await;
    let alice = players[0].id;
    let dm = local.dm(alice);
    stage.all_sent().await;
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
    local.close_dms(alice, false);
    let knocks = |local: &Localcord| {
        let path = format!("/channels/{dm}/");
        local.requests().iter().filter(|request| request.path.starts_with(&path)).count()
    };
    let before = knocks(local);
    a_move(&stage, &mut players, Some(thread)).await;
    stage.all_sent().await;
    assert_eq!(knocks(local), before, "nobody knocks at a closed door");
    // She presses something that stands there.
    let stands = local.messages(dm, alice);
    let (message, label) = stands
        .iter()
        .rev()
        .find_map(|message| {
            let button =
                message.buttons().into_iter().find(|button| !button.disabled && button.custom_id.is_some());
            button.map(|button| (message.id, button.label))
        })
        .expect("a button in private");
    answered(local, &local.press_labelled(alice, message, &label).unwrap()).await;
    assert_eq!(shut.shut_off().await, 0, "the door is open");
    a_move(&stage, &mut players, Some(thread)).await;
    a_move(&stage, &mut players, Some(thread)).await;
    stage.all_sent().await;
    assert!(knocks(local) > before, "and she is written to again");
    serving.stop().await.unwrap();
    stage.close().await;
}
