//! Discord as it is on a bad day: closed doors, limits, broken lines, a dropped gateway, messages and channels that are
//! taken away. Nothing is lost, nothing is said twice, somebody is told, and first answers keep coming.

use std::time::Duration;

use localcord::{Access, Action, Answer, Fault, Id, Localcord, MessageView, permission};
use serde_json::json;
use skald::{
    host::{Actor, Person, ServerRow},
    serve::{ServeError, Serving, run, start},
};
use skald_tests::stage::{
    Entry, LONG, Ledger, Player, Said, Stage, Style, answered, answered_twice, play_out,
};

/// Lets people play by typing in their private channels until the table stands still: a board may still be changed where
/// nothing new can be posted, but sooner or later somebody is to be called.
async fn play_until_paused(stage: &Stage, players: &mut [Player]) {
    for _ in 0..10 {
        play_in_private(&stage.local, players).await;
        if stands_still(stage).await {
            return;
        }
    }
    panic!("the table goes on although nothing can be posted there");
}

/// Whether the table stands still, once that is so or nothing is owed any more: what is to be taken away stays owed while its place is
/// closed.
async fn stands_still(stage: &Stage) -> bool {
    let ledger = Ledger::open(&stage.database()).await;
    let until = tokio::time::Instant::now() + LONG;
    loop {
        let owed = ledger.owed().await;
        let stands = ledger.status().await == "paused";
        if stands || owed.is_empty() {
            return stands;
        }
        assert!(tokio::time::Instant::now() < until, "still owed: {owed:?}");
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
}

/// Lets everybody who is asked make a move by typing in their private channel; somebody does.
async fn play_in_private(local: &Localcord, players: &mut [Player]) {
    let mut said = Vec::new();
    for _ in 0..40 {
        // Everybody in turn: one alone could go on changing an answer given ahead.
        for player in &mut *players {
            let dm = local.dm(player.id);
            said.push(player.turn(local, dm).await);
        }
        if said.contains(&Said::Played) {
            return;
        }
        // A suggestion may come too late, and the game may just be going on by itself.
        tokio::time::sleep(Duration::from_millis(250)).await;
    }
    panic!("nobody could move: {said:?} {players:#?}");
}

/// A game of two, begun.
pub(crate) async fn table(
    stage: &Stage,
    turns: u32,
    pace: &str,
    styles: [Style; 2],
) -> (Serving, Id, [Player; 2]) {
    let serving = stage.bot().await;
    let players = [
        Player::new(&stage.local, "Alice", styles[0], 51),
        Player::new(&stage.local, "Boris", styles[1], 52),
    ];
    let options = format!("turn_limit={turns} pace=ready");
    let thread = stage.begin(&players, &[("pace", json!(pace)), ("options", json!(options))]).await;
    stage.board(thread, players[0].id, "Play").await;
    (serving, thread, players)
}

#[tokio::test(flavor = "multi_thread")]
async fn closed_private_messages_are_told_once_and_the_game_goes_on() {
    let stage = Stage::set().await;
    let local = &stage.local;
    let alice = stage.person("Alice");
    local.close_dms(alice, true);
    let (serving, thread, mut players) = table(&stage, 10, "none", [Style::Buttons; 2]).await;
    local
        .until_message(LONG, "word of the closed door", thread, alice, |message| {
            message.text().contains("cannot write to you privately")
        })
        .await
        .unwrap();
    let hand = local.slash(alice, thread, "hand", &[]).unwrap();
    let hand = answered(local, &hand).await;
    assert!(hand.ephemeral && !hand.files.is_empty(), "{}", hand.text());
    play_out(local, thread, &mut players).await;
    stage.all_sent().await;
    let said = local.messages(thread, alice);
    let told = said.iter().filter(|message| message.text().contains("cannot write to you privately"));
    assert_eq!(told.count(), 1, "told once");
    let tried = local.requests().iter().filter(|request| request.code == Some(50_007)).count();
    assert_eq!(tried, 1, "and the door was not knocked at again");
    serving.stop().await.unwrap();
    stage.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn limits_failures_and_broken_lines_lose_nothing_and_double_nothing() {
    let stage = Stage::set().await;
    let local = &stage.local;
    let (serving, thread, mut players) = table(&stage, 14, "none", [Style::Buttons, Style::Commands]).await;
    let troubles = [
        Action::TooMany { retry_after_ms: 150, global: false, body_only: false },
        Action::BreakAfter,
        Action::ServerError { status: 502 },
        Action::ServerErrorAfter { status: 500 },
        Action::TooMany { retry_after_ms: 150, global: true, body_only: true },
        Action::BreakBefore,
        Action::ServerErrorAfter { status: 503 },
    ];
    for action in &troubles {
        local.fault(Fault::new("POST", "/channels/*/messages", 1, action.clone()));
        local.fault(Fault::new("PATCH", "/channels/*/messages/*", 1, action.clone()));
    }
    play_out(local, thread, &mut players).await;
    stage.all_sent().await;
    let left = local.faults();
    assert!(left.iter().all(|fault| fault.method.as_deref() != Some("POST")), "all were met: {left:?}");
    stage.each_said_once(players[0].id, thread).await;
    serving.stop().await.unwrap();
    stage.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn an_answer_that_never_arrives_does_not_play_a_move_twice() {
    let stage = Stage::set().await;
    let local = &stage.local;
    let (serving, thread, mut players) = table(&stage, 10, "none", [Style::Commands; 2]).await;
    // The token is void when the bot answers: the move stands all the same, and typing it again says so.
    local.fault(Fault::new(
        "POST",
        "/interactions/*/*/callback",
        1,
        Action::Refuse { status: 404, code: 10_062 },
    ));
    let lost = local.slash(players[0].id, thread, "move", &[("play", json!("draw"))]).unwrap();
    assert!(matches!(local.first_answer(&lost).await, Answer::None));
    let again = local.slash(players[0].id, thread, "move", &[("play", json!("draw"))]).unwrap();
    let again = answered(local, &again).await;
    assert!(!again.text().contains("Done: **"), "{}", again.text());
    // A broken line and a failure at the answer are got over.
    local.fault(Fault::new("POST", "/interactions/*/*/callback", 1, Action::BreakAfter));
    assert_eq!(players[1].turn(local, thread).await, Said::Played, "{:?}", players[1]);
    // All tokens so far are void, and buttons are pressed as ever.
    local.expire_tokens();
    local.fault(Fault::new("POST", "/interactions/*/*/callback", 1, Action::ServerError { status: 500 }));
    play_out(local, thread, &mut players).await;
    let log = Ledger::open(&stage.database()).await.log().await;
    let doubled = answered_twice(&log);
    assert!(doubled.is_empty(), "answered twice: {doubled:?}");
    for (seat, player) in (0..).zip(&players) {
        let by_hand =
            |entry: &&Entry| entry.kind == "answer" && entry.seat == Some(seat) && entry.by == "hand";
        let played = log.iter().filter(by_hand).count();
        assert!(played <= player.confirmed.len() + player.unsure + 1, "one move for one try: {player:?}");
    }
    serving.stop().await.unwrap();
    stage.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_dropped_gateway_is_resumed_and_presses_in_the_gap_are_answered_once() {
    let stage = Stage::set().await;
    let local = &stage.local;
    let (serving, thread, mut players) = table(&stage, 10, "none", [Style::Buttons; 2]).await;
    type Cut = fn(&Localcord);
    let cuts: [Cut; 4] = [
        |local| local.drop_gateway(),
        |local| local.ask_reconnect(),
        |local| local.close_gateway(4_000),
        |local| local.invalidate_session(true),
    ];
    for cut in cuts {
        let (_, resumed) = local.sessions_begun();
        cut(local);
        let asked = local.slash(players[0].id, thread, "turns", &[]).unwrap();
        let answer = answered(local, &asked).await;
        assert!(answer.ephemeral, "{}", answer.text());
        local.until(LONG, "a resumed session", |local| local.sessions_begun().1 > resumed).await.unwrap();
        local.replay(5);
    }
    // A session that cannot be resumed: a new one, and everything works as before.
    let (begun, _) = local.sessions_begun();
    local.invalidate_session(false);
    local
        .until(LONG, "a new session", |local| local.sessions_begun().0 > begun && local.connected())
        .await
        .unwrap();
    play_out(local, thread, &mut players).await;
    stage.all_sent().await;
    stage.each_said_once(players[0].id, thread).await;
    serving.stop().await.unwrap();
    stage.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_board_that_was_deleted_is_posted_anew_and_an_archived_thread_is_woken() {
    let stage = Stage::set().await;
    let local = &stage.local;
    let (serving, thread, mut players) = table(&stage, 12, "none", [Style::Commands; 2]).await;
    stage.all_sent().await;
    let board = stage.board(thread, players[0].id, "Play").await;
    local.delete_message(board.id).unwrap();
    for player in &mut players {
        assert_eq!(player.turn(local, thread).await, Said::Played, "{player:?}");
    }
    let anew = stage.board(thread, players[0].id, "Play").await;
    assert_ne!(anew.id, board.id);
    stage.all_sent().await;
    local.archive(thread, true, false);
    let result = play_out(local, thread, &mut players).await;
    assert!(result.text().contains("is over"));
    stage.all_sent().await;
    stage.each_said_once(players[0].id, thread).await;
    assert_eq!(Ledger::open(&stage.database()).await.status().await, "over");
    serving.stop().await.unwrap();
    stage.close().await;
}

/// Waits until everybody was told in private, for the `times`th time, that the table stands still.
async fn told_of_pause(stage: &Stage, players: &[Player], times: usize) {
    for player in players {
        let dm = stage.local.dm(player.id);
        let told = |local: &Localcord| {
            let said = local.messages(dm, player.id);
            let told = said.iter().filter(|message| message.text().contains("stands still, and so do"));
            told.count() == times
        };
        let waited = stage.local.until(LONG, "word of the pause", told).await;
        let said = || stage.local.messages(dm, player.id).iter().map(MessageView::text).collect::<Vec<_>>();
        assert!(waited.is_ok(), "word of the pause, {times} times: {:#?}", said());
    }
    let ledger = Ledger::open(&stage.database()).await;
    assert_eq!(ledger.status().await, "paused");
    assert_eq!(ledger.running_clocks().await, 0, "the clocks stand still");
}

#[tokio::test(flavor = "multi_thread")]
async fn when_access_is_withdrawn_the_table_pauses_and_goes_on_when_it_is_back() {
    let stage = Stage::set().await;
    let local = &stage.local;
    let (serving, thread, mut players) = table(&stage, 10, "1d", [Style::Commands; 2]).await;
    stage.all_sent().await;
    assert!(Ledger::open(&stage.database()).await.running_clocks().await > 0, "somebody's clock runs");
    for (times, access) in (1..).zip([Access::None, Access::ReadOnly]) {
        local.set_access(stage.games(), access);
        // They go on by typing in their private channels; the board cannot follow.
        play_until_paused(&stage, &mut players).await;
        told_of_pause(&stage, &players, times).await;
        let refused = local.slash(players[0].id, local.dm(players[0].id), "move", &[("play", json!("draw"))]);
        let refused = answered(local, &refused.unwrap()).await;
        assert!(!refused.text().contains("Done: **"), "{}", refused.text());
        local.set_access(stage.games(), Access::Full);
        let resumed = local.slash(players[1].id, thread, "table resume", &[]).unwrap();
        let resumed = answered(local, &resumed).await;
        assert!(resumed.text().contains("goes on"), "{}", resumed.text());
        stage.all_sent().await;
        let ledger = Ledger::open(&stage.database()).await;
        assert_eq!(ledger.status().await, "playing");
        assert!(ledger.running_clocks().await > 0, "the clock goes on");
    }
    let result = play_out(local, thread, &mut players).await;
    assert!(result.text().contains("is over"));
    serving.stop().await.unwrap();
    stage.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn when_the_thread_is_deleted_the_table_pauses_and_can_move_elsewhere() {
    let stage = Stage::set().await;
    let local = &stage.local;
    let (serving, thread, mut players) = table(&stage, 10, "1d", [Style::Commands; 2]).await;
    stage.all_sent().await;
    local.delete_channel(thread).unwrap();
    play_until_paused(&stage, &mut players).await;
    told_of_pause(&stage, &players, 1).await;
    let general = local.channel("general").unwrap();
    let resume = async || {
        let resumed = local.slash(players[0].id, general, "table resume", &[]).unwrap();
        answered(local, &resumed).await.text()
    };
    // Not where managers have said that nothing is played.
    let allow = async |interaction, channels: Vec<u64>| {
        let change = |row: &mut ServerRow| {
            row.channels = channels;
            Ok(())
        };
        let by = Actor::new(Person(players[0].id.0), interaction);
        serving.host().settle_server(by, local.server().0, change).await.unwrap();
    };
    allow(1, vec![stage.games().0]).await;
    let refused = resume().await;
    assert!(refused.contains(&format!("<#{}>", stage.games())), "{refused}");
    assert_eq!(Ledger::open(&stage.database()).await.status().await, "paused");
    allow(2, Vec::new()).await;
    // Nor where the bot sees nothing: what is missing there is named, and the table waits.
    local.deny(general, permission::VIEW_CHANNEL);
    let refused = resume().await;
    assert!(refused.contains("cannot go on yet") && refused.contains("View Channel"), "{refused}");
    assert_eq!(Ledger::open(&stage.database()).await.status().await, "paused");
    local.deny(general, 0);
    assert!(resume().await.contains("goes on"));
    let result = play_out(local, general, &mut players).await;
    assert!(result.text().contains("is over"));
    serving.stop().await.unwrap();
    stage.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn first_answers_keep_coming_while_discord_is_slow_or_fails() {
    let stage = Stage::set().await;
    let local = &stage.local;
    let (serving, thread, players) = table(&stage, 10, "none", [Style::Commands; 2]).await;
    let faults = [
        Fault::new("POST", "/channels/*/messages", 50, Action::Slow { ms: 5_000 }),
        Fault::new("PATCH", "/channels/*/messages/*", 50, Action::SlowAfter { ms: 5_000 }),
        Fault::new("POST", "/users/@me/channels", 50, Action::ServerError { status: 500 }),
        Fault::new(
            "DELETE",
            "/channels/*/messages/*",
            50,
            Action::TooMany { retry_after_ms: 2_000, global: true, body_only: false },
        ),
    ];
    for fault in faults {
        local.fault(fault);
    }
    let mut asked = Vec::new();
    for round in 0..5 {
        for player in &players {
            let option = [("play", json!("draw"))];
            asked.push(local.slash(player.id, thread, "move", &option).unwrap());
            asked.push(local.slash(player.id, thread, "turns", &[]).unwrap());
            asked.push(local.slash(player.id, thread, "help", &[]).unwrap());
        }
        for one in &asked[round * 6..] {
            assert!(!matches!(local.first_answer(one).await, Answer::None), "answered in time");
        }
    }
    local.heal_all();
    stage.all_sent().await;
    stage.each_said_once(players[0].id, thread).await;
    serving.stop().await.unwrap();
    stage.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn while_nothing_gets_through_to_discord_no_clock_runs() {
    let stage = Stage::set().await;
    let local = &stage.local;
    let (serving, thread, mut players) = table(&stage, 10, "10m", [Style::Commands; 2]).await;
    stage.all_sent().await;
    let ledger = Ledger::open(&stage.database()).await;
    let before = ledger.ends().await;
    assert_eq!(before.len(), 2, "both are asked");
    for path in ["/channels/**", "/users/**"] {
        let action = Action::ServerError { status: 503 };
        local.fault(Fault { number: 0, method: None, path: path.to_owned(), times: None, action });
    }
    // Alice draws; what is owed for that does not go out, which is noticed.
    let asked = local.slash(players[0].id, thread, "move", &[("play", json!("draw"))]).unwrap();
    local.settled(&asked, LONG).await.unwrap();
    let until = tokio::time::Instant::now() + LONG;
    while ledger.ends().await.last().is_none_or(|end| end - before[1] < 3_000) {
        assert!(tokio::time::Instant::now() < until, "Boris has the time back");
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
    local.heal_all();
    stage.all_sent().await;
    // Time goes on: what is given back no longer grows.
    let mut ends = ledger.ends().await;
    loop {
        tokio::time::sleep(Duration::from_secs(5)).await;
        let later = ledger.ends().await;
        if later == ends {
            break;
        }
        assert!(tokio::time::Instant::now() < until, "time stands still for ever");
        ends = later;
    }
    play_out(local, thread, &mut players).await;
    serving.stop().await.unwrap();
    stage.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_blocked_database_has_the_bot_say_that_it_thinks_and_no_move_is_lost() {
    let stage = Stage::set().await;
    let local = &stage.local;
    let (serving, thread, mut players) = table(&stage, 10, "none", [Style::Commands; 2]).await;
    let ledger = Ledger::open(&stage.database()).await;
    let draw = [("play", json!("draw"))];

    // Nothing can be written: the bot defers in time, and the answer comes when the move stands.
    let block = Ledger::block(&stage.database()).await;
    let asked = local.slash(players[0].id, thread, "move", &draw).unwrap();
    let first = local.first_answer(&asked).await;
    assert!(matches!(first, Answer::Thinking { ephemeral: true }), "{first:?}");
    assert!(
        ledger.log().await.iter().all(|entry| entry.kind != "answer"),
        "nothing is confirmed before it stands"
    );
    block.release().await;
    let played = local.settled(&asked, LONG).await.unwrap();
    assert!(played.ephemeral && played.text().contains("Done: **"), "{}", played.text());

    // This time the token is void before the answer is there: the move stands all the same, once.
    let block = Ledger::block(&stage.database()).await;
    let asked = local.slash(players[1].id, thread, "move", &draw).unwrap();
    assert!(matches!(local.first_answer(&asked).await, Answer::Thinking { .. }));
    local.expire_tokens();
    // As long as a copy of a large database takes.
    tokio::time::sleep(Duration::from_secs(14)).await;
    block.release().await;
    let until = tokio::time::Instant::now() + LONG;
    while ledger.log().await.iter().filter(|entry| entry.kind == "answer").count() < 2 {
        assert!(tokio::time::Instant::now() < until, "the move is played");
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    play_out(local, thread, &mut players).await;
    let log = ledger.log().await;
    let doubled = answered_twice(&log);
    assert!(doubled.is_empty(), "answered twice: {doubled:?}");
    stage.all_sent().await;
    serving.stop().await.unwrap();
    stage.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_token_that_discord_refuses_ends_the_program_with_one_sentence() {
    let stage = Stage::set().await;
    let serving = tokio::spawn(run(stage.plan(), |_| {}, std::future::pending()));
    stage.local.until(LONG, "a connected bot", Localcord::connected).await.unwrap();
    stage.local.close_gateway(4_004);
    let ended = serving.await.unwrap().unwrap_err();
    assert!(matches!(ended, ServeError::Token), "{ended:?}");
    assert!(ended.to_string().contains("does not accept the bot's token"), "{ended}");
    stage.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_second_process_waits_until_the_first_has_ended() {
    let stage = Stage::set().await;
    let local = &stage.local;
    let first = stage.bot().await;
    let (begun, _) = local.sessions_begun();
    let second = tokio::spawn(start(stage.plan()));
    // Longer than a lease lasts: the first keeps renewing it.
    tokio::time::sleep(Duration::from_millis(2_500)).await;
    assert!(!second.is_finished() && local.sessions_begun().0 == begun, "only one serves");
    first.stop().await.unwrap();
    let second = second.await.unwrap().unwrap();
    second.connected().await;
    let asked = local.slash(stage.person("Alice"), stage.games(), "turns", &[]).unwrap();
    assert!(answered(local, &asked).await.ephemeral);
    second.stop().await.unwrap();
    stage.close().await;
}
