//! What a fault means: a request that is kept off says nothing about a place or a person; places and doors that close open
//! again; what arrived is not sent twice, and what did not arrive is.

use std::{
    sync::Arc,
    time::{Duration, Instant},
};

use localcord::{Action, Fault, Id, Localcord, MessageView, permission};
use serde_json::json;
use skald::serve::{Serving, start};
use skald_tests::stage::{Forward, HOUR, LONG, Ledger, Player, Said, Stage, Style, answered, play_out};

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

pub async fn table(stage: &Stage, turns: u32) -> (Serving, Id, [Player; 2]) {
    let serving = stage.bot().await;
    let (thread, players) = seated(stage, turns).await;
    (serving, thread, players)
}

/// Somebody makes a move by typing.
pub async fn a_move(stage: &Stage, players: &mut [Player], place: Option<Id>) {
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

pub async fn status(stage: &Stage) -> String {
    Ledger::open(&stage.database()).await.status().await
}

pub async fn until_status(stage: &Stage, wanted: &str) {
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

pub async fn ask(stage: &Stage, who: Id, place: Id, command: &str) -> MessageView {
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
    let tries = || local.requests().iter().filter(|r| r.path.ends_with("/users/@me/channels")).count();
    let asked = tries();
    assert!((1..=2).contains(&asked), "{asked} tries");
    // Nor is it asked for a first game: that is shown where it was asked for.
    let clara = stage.person("Clara");
    let asks = local.slash(clara, stage.games(), "tutorial", &[("game", json!("war"))]).unwrap();
    let page = answered(local, &asks).await;
    assert!(!page.files.is_empty(), "{}", page.text());
    assert_eq!(tries(), asked, "nobody else asks while it is forbidden");
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

/// The bot asks how the thread stands: so often so far.
fn looks(local: &Localcord, thread: Id) -> usize {
    let place = format!("/channels/{thread}");
    local.requests().iter().filter(|request| request.method == "GET" && request.path == place).count()
}

/// Lets hours pass one by one, in each of which what falls due is done.
async fn pass_hours(stage: &Stage, clock: &Forward, thread: Id, hours: u32) {
    for _ in 0..hours {
        let before = looks(&stage.local, thread);
        clock.by(HOUR);
        let looked = |local: &Localcord| looks(local, thread) > before;
        // None comes where the pause is longer, or where it is not looked any more.
        let _ = stage.local.until(Duration::from_millis(250), "a look", looked).await;
        stage.all_sent().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_closed_place_is_looked_at_less_and_less_often_for_a_week_and_then_left_to_go_on() {
    let stage = Stage::set().await;
    let local = &stage.local;
    let clock = Arc::new(Forward::default());
    let serving = stage.bot_with(&clock).await;
    let (thread, mut players) = seated(&stage, 12).await;
    let alice = players[0].id;
    let close = async |players: &mut [Player]| {
        local.deny(stage.games(), permission::SEND_MESSAGES_IN_THREADS);
        let board = stage.board(thread, alice, "Play").await;
        local.delete_message(board.id).unwrap();
        while status(&stage).await == "playing" {
            a_move(&stage, players, None).await;
            tokio::time::sleep(Duration::from_millis(400)).await;
        }
    };
    close(&mut players).await;
    // Six days long it is looked for, at last once an hour.
    pass_hours(&stage, &clock, thread, 24).await;
    let day = looks(local, thread);
    pass_hours(&stage, &clock, thread, 24).await;
    let later = looks(local, thread) - day;
    println!("{day} looks on the first day, {later} on the second");
    assert!(day > later && (12..=25).contains(&later), "{day}, then {later} a day");
    pass_hours(&stage, &clock, thread, 4 * 24).await;
    assert_eq!(status(&stage).await, "paused");
    // Whenever the permission comes back within the week, the table goes on by itself.
    local.deny(stage.games(), 0);
    pass_hours(&stage, &clock, thread, 2).await;
    until_status(&stage, "playing").await;
    stage.board(thread, alice, "Play").await;
    stage.all_sent().await;

    // After a week it is not looked for any more: somebody says that it goes on.
    close(&mut players).await;
    pass_hours(&stage, &clock, thread, 8 * 24).await;
    let week = looks(local, thread);
    pass_hours(&stage, &clock, thread, 24).await;
    assert_eq!(looks(local, thread), week, "a place that stays closed is given up");
    local.deny(stage.games(), 0);
    assert_eq!(status(&stage).await, "paused");
    answered(local, &stage.press(alice, stage.games(), "Go on").await).await;
    until_status(&stage, "playing").await;
    stage.board(thread, alice, "Play").await;
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
    let clock = Arc::new(Forward::default());
    let serving = stage.bot_with(&clock).await;
    let (thread, mut players) = seated(&stage, 10).await;
    local.delete_channel(thread).unwrap();
    while status(&stage).await == "playing" {
        a_move(&stage, &mut players, None).await;
        tokio::time::sleep(Duration::from_millis(400)).await;
    }
    let dm = local.dm(players[1].id);
    // The message from which it starts arrives, and nobody hears of it until Discord has forgotten its nonce.
    let place = format!("/channels/{}/messages", stage.games());
    local.fault(Fault::new("POST", &place, 100, Action::ServerErrorAfter { status: 502 }));
    let pressed = stage.press(players[1].id, dm, "Go on").await;
    answered(local, &pressed).await;
    until_status(&stage, "playing").await;
    let promises = |local: &Localcord| {
        let said = local.messages(stage.games(), players[0].id);
        said.iter().filter(|message| message.text().contains("before the deal: `")).count()
    };
    local.until(LONG, "another start", |local| promises(local) == 2).await.unwrap();
    quiet(local).await;
    local.advance(Duration::from_secs(400));
    clock.by(400_000);
    local.heal_all();
    let new = stage.thread(players[0].id).await;
    assert_ne!(new, thread);
    stage.board(new, players[0].id, "Play").await;
    stage.all_sent().await;
    assert_eq!(promises(local), 2, "the old start and the new one");
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
    let clock = Arc::new(Forward::default());
    // The clock of the bot's machine is wrong.
    clock.by(-20_000);
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
        clock.by(outage);
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
    local.delete_message(stage.board(thread, players[0].id, "Play").await.id).unwrap();
    let looked = ask(&stage, players[0].id, thread, "board").await;
    assert!(!looked.files.is_empty());
    // Boris did not look: the picture that he sees is the board for everybody.
    let is_board = |message: &MessageView| !message.files.is_empty() && message.button("Play").is_some();
    let stands = |local: &Localcord| local.messages(thread, players[1].id).iter().any(is_board);
    local.until(LONG, "the board for everybody", stands).await.unwrap();
    serving.stop().await.unwrap();
    stage.close().await;
}
