//! The line that is used in production: TLS, the client library's own rate limiter, Discord's limits, and a sender of its own
//! for each interaction.

use std::time::{Duration, Instant};

use localcord::{Action, Config, Fault, Id, Localcord, Rates, RequestRecord};
use serde_json::json;
use skald::{
    discord::send::Pace,
    serve::{Plan, Serving, Way, start},
};
use skald_tests::stage::{
    DISCORD, LONG, Ledger, PEOPLE, Player, Said, Stage, Style, Tls, answered, play_out,
};

/// A stand-in that keeps Discord's limits, and the bot over TLS at its own pace.
async fn set() -> (Stage, Tls, Serving) {
    let extra_hosts = vec![DISCORD.to_owned()];
    let stage = Stage::with(Config { rates: Some(Rates::default()), extra_hosts, ..Config::default() }).await;
    let tls = Tls::before(&stage.local).await;
    let way = Way::Discord { token: "local.token".to_owned(), connect: tls.connect() };
    let plan = Plan { way, pace: Pace::default(), ..stage.plan() };
    let serving = start(plan).await.unwrap();
    serving.connected().await;
    stage.commands_known().await;
    (stage, tls, serving)
}

/// Requests of the bot that are no answers.
fn asked(local: &Localcord) -> usize {
    local.requests().iter().filter(|request| request.path.starts_with("/channels/")).count()
}

/// Requests about a place.
fn asked_at(local: &Localcord, place: Id) -> usize {
    let path = format!("/channels/{place}/");
    local.requests().iter().filter(|request| request.path.starts_with(&path)).count()
}

/// Those of them that met a limit.
fn limited_at(local: &Localcord, place: Id) -> usize {
    let path = format!("/channels/{place}/");
    let met = |request: &&RequestRecord| request.path.starts_with(&path) && request.status == Some(429);
    local.requests().iter().filter(met).count()
}

fn pair(stage: &Stage, names: [&str; 2], seed: u64) -> [Player; 2] {
    let [first, second] = names;
    [
        Player::new(&stage.local, first, Style::Commands, seed),
        Player::new(&stage.local, second, Style::Commands, seed + 1),
    ]
}

async fn a_move(local: &Localcord, thread: Id, players: &mut [Player]) {
    for _ in 0..40 {
        for player in &mut *players {
            if player.turn(local, thread).await == Said::Played {
                return;
            }
        }
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
    panic!("nobody could move: {players:#?}");
}

/// A short game of Alice and Boris that has begun, with all of its pictures sent.
async fn playing(stage: &Stage) -> (Id, [Player; 2]) {
    let players = pair(stage, ["Alice", "Boris"], 51);
    let thread = stage.begin(&players, &[("options", json!("turn_limit=40 pace=ready"))]).await;
    stage.board(thread, players[0].id, "Play").await;
    stage.all_sent().await;
    (thread, players)
}

#[tokio::test(flavor = "multi_thread")]
async fn a_whole_game_is_played_within_discords_limits() {
    let (stage, _tls, serving) = set().await;
    let local = &stage.local;
    let mut players = pair(&stage, ["Alice", "Boris"], 51);
    let thread = stage.begin(&players, &[("options", json!("turn_limit=16 pace=ready"))]).await;
    stage.board(thread, players[0].id, "Play").await;
    // Line by line what may go wrong on the way, as over the plain line.
    for action in [
        Action::BreakAfter,
        Action::ServerErrorAfter { status: 502 },
        Action::TooMany { retry_after_ms: 700, global: false, body_only: false },
    ] {
        local.fault(Fault::new("POST", "/channels/*/messages", 1, action.clone()));
        local.fault(Fault::new("PATCH", "/channels/*/messages/*", 1, action));
    }
    let result = play_out(local, thread, &mut players).await;
    assert!(result.text().contains("is over"));
    stage.all_sent().await;
    stage.each_said_once(players[0].id, thread).await;
    let requests = local.requests();
    let refused = requests.iter().filter(|request| request.status == Some(429)).count();
    println!("{} requests, {refused} of them met a limit", requests.len());
    // The two that were ordered: the library waits before it would meet one itself.
    assert!(refused <= 2, "{refused}");
    serving.stop().await.unwrap();
    stage.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn twenty_people_who_are_answered_late_do_not_wait_for_one_another() {
    let (stage, _tls, serving) = set().await;
    let local = &stage.local;
    let block = Ledger::block(&stage.database()).await;
    let mut asked = Vec::new();
    for number in 0..20 {
        let who = local.add_person(&format!("Late {number}"));
        asked.push(local.slash(who, stage.games(), "turns", &[]).unwrap());
    }
    for one in &asked {
        local.first_answer(one).await;
    }
    block.release().await;
    let back = Instant::now();
    for one in &asked {
        local.settled(one, LONG).await.unwrap();
    }
    let took = back.elapsed();
    println!("twenty late answers took {took:?}");
    // Over one sender each five of them would wait five seconds.
    assert!(took < Duration::from_secs(6), "{took:?}");
    serving.stop().await.unwrap();
    stage.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_place_that_is_to_rest_for_long_is_left_alone_and_others_go_on() {
    let (stage, _tls, serving) = set().await;
    let local = &stage.local;
    let (thread, mut players) = playing(&stage).await;
    let rest = Action::TooMany { retry_after_ms: 90_000, global: false, body_only: false };
    for (method, path) in [("PATCH", "/messages/*"), ("POST", "/messages")] {
        local.fault(Fault::new(method, &format!("/channels/{thread}{path}"), 1, rest.clone()));
    }
    a_move(local, thread, &mut players).await;
    // What a move asks first may be neither of the two.
    local.until(LONG, "the limit", |local| limited_at(local, thread) > 0).await.unwrap();
    let before = asked_at(local, thread);
    local.heal_all();
    for _ in 0..3 {
        a_move(local, thread, &mut players).await;
        tokio::time::sleep(Duration::from_secs(2)).await;
    }
    assert_eq!(asked_at(local, thread), before, "it is not asked again");
    // Elsewhere everything goes on.
    let elsewhere = local.add_channel("elsewhere", localcord::Kind::Text);
    let clara = stage.person(PEOPLE[2]);
    let opened = local.slash(clara, elsewhere, "open", &[("game", json!("war"))]).unwrap();
    assert!(answered(local, &opened).await.text().contains("is open"));
    local
        .until_message(Duration::from_secs(20), "the lobby", elsewhere, clara, |message| {
            message.button("Start").is_some()
        })
        .await
        .unwrap();
    serving.stop().await.unwrap();
    stage.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn when_everything_is_to_rest_nothing_is_asked_meanwhile_but_people_are_answered() {
    let (stage, _tls, serving) = set().await;
    let local = &stage.local;
    let (thread, mut players) = playing(&stage).await;
    let before = asked(local);
    let rest = Action::TooMany { retry_after_ms: 6_000, global: true, body_only: false };
    let fault =
        Fault { number: 0, method: None, path: "/channels/**".to_owned(), times: Some(1), action: rest };
    local.fault(fault);
    a_move(local, thread, &mut players).await;
    local.until(LONG, "the limit", |local| local.faults().is_empty()).await.unwrap();
    let met = Instant::now();
    // Requests that were on their way already.
    tokio::time::sleep(Duration::from_millis(300)).await;
    let under_way = asked(local);
    for player in &mut players {
        player.turn(local, thread).await;
    }
    let turns = answered(local, &local.slash(players[0].id, thread, "turns", &[]).unwrap()).await;
    assert!(turns.ephemeral, "answers are not counted: {}", turns.text());
    let rested = met.elapsed();
    if rested < Duration::from_millis(5_500) {
        assert_eq!(asked(local), under_way, "nothing is asked in the {rested:?} since");
    }
    stage.all_sent().await;
    assert!(met.elapsed() > Duration::from_millis(5_500) && asked(local) > before);
    serving.stop().await.unwrap();
    stage.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn presses_are_answered_once_however_the_line_was_ended() {
    let (stage, _tls, serving) = set().await;
    let local = &stage.local;
    let alice = stage.person("Alice");
    let turns = async || {
        let asked = local.slash(alice, stage.games(), "turns", &[]).unwrap();
        assert!(answered(local, &asked).await.ephemeral);
    };
    // Op 7, op 9 with a session that goes on, a line that drops; and op 9 with one that does not.
    let cuts: [fn(&Localcord); 3] =
        [|local| local.ask_reconnect(), |local| local.invalidate_session(true), |local| local.drop_gateway()];
    for cut in cuts {
        let (begun, resumed) = local.sessions_begun();
        cut(local);
        turns().await;
        local.until(LONG, "a resumed session", |local| local.sessions_begun().1 > resumed).await.unwrap();
        assert_eq!(local.sessions_begun().0, begun, "no session is spent");
    }
    let (begun, _) = local.sessions_begun();
    local.invalidate_session(false);
    let anew = |local: &Localcord| local.sessions_begun().0 > begun && local.connected();
    local.until(LONG, "a new session", anew).await.unwrap();
    turns().await;
    serving.stop().await.unwrap();
    stage.close().await;
}
