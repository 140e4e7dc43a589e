//! The process is killed in the middle, again and again: nothing that was confirmed is lost, nothing happens twice, and
//! whoever still has a button from before presses it and goes on.

use std::time::{Duration, Instant};

use localcord::{Action, Config, Fault, Localcord};
use serde_json::json;
use skald_tests::stage::{
    LONG, Ledger, Player, Process, Said, Stage, Style, answered, answered_twice, play_out, requests,
};

const BOT: &str = env!("CARGO_BIN_EXE_skald_under_test");
/// How many times the process is killed in one game.
const KILLS: usize = 14;

/// A small generator, so that a run can be repeated.
struct Luck(u64);

impl Luck {
    fn below(&mut self, below: u64) -> u64 {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) % below
    }
}

/// Waits for a point at which the process is to die: after some requests, or while Discord has done what it was asked
/// and the bot has not heard of it, or while an answer is on its way.
async fn fatal_moment(local: &Localcord, luck: &mut Luck) {
    let after = requests(local) + 1 + luck.below(9);
    local.until(Duration::from_secs(3_600), "requests", |local| requests(local) >= after).await.unwrap();
    let held = |method, path| local.fault(Fault::new(method, path, 1, Action::SlowAfter { ms: 4_000 }));
    let (fault, method, path) = match luck.below(4) {
        0 => return,
        1 => (held("POST", "/channels/*/messages"), "POST", "/messages"),
        2 => (held("POST", "/interactions/*/*/callback"), "POST", "/callback"),
        _ => (held("DELETE", "/channels/*/messages/*"), "DELETE", "/messages/"),
    };
    let begun = requests(local);
    let reached = |local: &Localcord| {
        let all = local.requests();
        let mut new = all.iter().filter(|request| request.index >= begun);
        new.any(|request| request.method == method && request.path.contains(path) && request.status.is_none())
            || requests(local) > begun + 25
    };
    local.until(Duration::from_secs(3_600), "the request", reached).await.unwrap();
    local.heal(fault);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_survives_many_kills_without_loss_or_double() {
    // A press that nobody answers is given up soon: with the bot dead there is none to wait for.
    let stage =
        Stage::with(Config { answer_deadline: Duration::from_millis(2_500), ..Config::default() }).await;
    let local = &stage.local;
    let mut process = Some(Process::start(BOT, &stage).await);
    stage.commands_known().await;
    let mut players = [
        Player::new(local, "Alice", Style::Buttons, 1),
        Player::new(local, "Boris", Style::Commands, 2),
        Player::new(local, "Clara", Style::Whatever, 3),
    ];
    let options = [("pace", json!("none")), ("options", json!("turn_limit=30 pace=ready"))];
    let thread = stage.begin(&players, &options).await;

    let mut kills = 0;
    let mut luck = Luck(20_260_806);
    let result = {
        let killer = async {
            while kills < KILLS {
                fatal_moment(local, &mut luck).await;
                if let Some(mut victim) = process.take() {
                    assert!(victim.runs(), "the bot had ended by itself");
                    victim.kill();
                }
                kills += 1;
                process = Some(Process::start(BOT, &stage).await);
            }
            std::future::pending::<()>().await;
        };
        tokio::select! {
            biased;
            result = play_out(local, thread, &mut players) => result,
            () = killer => unreachable!("the killer never ends"),
        }
    };
    assert!(kills >= 8, "the game was over after {kills} kills");
    local.heal_all();
    if process.is_none() {
        process = Some(Process::start(BOT, &stage).await);
    }
    local.until(LONG, "the bot after the last kill", Localcord::connected).await.unwrap();

    let ledger = Ledger::open(&stage.database()).await;
    stage.all_sent().await;
    // A kill at the very end may have had the result posted anew.
    assert!(result.button("Verify").is_some());
    let result = stage.board(thread, players[0].id, "Verify").await;
    let report = stage.verified(players[0].id, &result).await;
    assert!(report.about.unwrap().outcome.is_some());

    // Every confirmed move is in the log, and no answer is there twice.
    let log = ledger.log().await;
    let numbers: Vec<i64> = log.iter().map(|entry| entry.number).collect();
    assert_eq!(numbers, (0..).take(numbers.len()).collect::<Vec<i64>>(), "the log has no gap");
    let doubled = answered_twice(&log);
    assert!(doubled.is_empty(), "answered twice: {doubled:?}");
    for (seat, player) in (0..).zip(&players) {
        let played = log
            .iter()
            .filter(|entry| {
                entry.kind == "answer" && entry.seat == Some(seat) && entry.by.starts_with("hand")
            })
            .count();
        let sure = player.confirmed.len();
        assert!(played >= sure, "seat {seat}: {sure} moves were confirmed, {played} are in the log");
        assert!(
            played <= sure + player.unsure,
            "seat {seat}: {played} in the log, {sure} confirmed, {} unsure",
            player.unsure
        );
        assert!(sure > 3, "seat {seat} played: {:?}", player.refused);
    }

    stage.each_said_once(players[0].id, thread).await;
    drop(process);
    stage.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_button_from_before_the_kill_still_works() {
    let stage = Stage::set().await;
    let local = &stage.local;
    let mut process = Process::start(BOT, &stage).await;
    stage.commands_known().await;
    let mut players =
        [Player::new(local, "Alice", Style::Buttons, 4), Player::new(local, "Boris", Style::Buttons, 5)];
    let options = [("pace", json!("none")), ("options", json!("turn_limit=10 pace=ready"))];
    let thread = stage.begin(&players, &options).await;
    stage.board(thread, players[0].id, "Play").await;
    let menu = players[0].open_menu(local, thread).await.unwrap();
    assert!(menu.ephemeral, "only Alice sees her choice");

    process.kill();
    let mut process = Process::start(BOT, &stage).await;

    // The choice that lay open, then the board that stood there before.
    let before = players[0].confirmed.len();
    assert_eq!(players[0].finish(local, menu).await, Said::Played, "{:?}", players[0].refused);
    assert_eq!(players[0].confirmed.len(), before + 1);
    assert_eq!(players[1].turn(local, thread).await, Said::Played, "{:?}", players[1].refused);

    // A form that was open, and a press that nobody heard: the second try is told that it was done, or does it.
    process.kill();
    let _process = Process::start(BOT, &stage).await;
    let result = play_out(local, thread, &mut players).await;
    let verified = stage.press(players[1].id, result.channel, "Verify").await;
    assert!(answered(local, &verified).await.text().contains("Everything fits"));
    stage.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_next_start_after_a_kill_answers_as_soon_as_a_first_one_does() {
    let stage = Stage::set().await;
    let local = &stage.local;
    let alice = stage.person("Alice");
    let begin = async || {
        let begun = Instant::now();
        // Whoever waited for that lease to end would wait for an hour.
        let process = Process::leasing(BOT, &stage, 3_600_000).await;
        stage.commands_known().await;
        let asked = local.slash(alice, stage.games(), "turns", &[]).unwrap();
        answered(local, &asked).await;
        (process, begun.elapsed())
    };
    let (mut process, first) = begin().await;
    // Whatever else the machine does, the best of some starts tells how long one takes.
    let mut soonest = Duration::MAX;
    for _ in 0..4 {
        process.kill();
        let (next, took) = begin().await;
        println!("answered {first:?} after the first start, {took:?} after the next one");
        (process, soonest) = (next, soonest.min(took));
    }
    assert!(soonest < Duration::from_secs(1), "{soonest:?}, the first time {first:?}");
    assert!(process.runs());
    stage.close().await;
}
