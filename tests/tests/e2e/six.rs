//! A whole game of six over the stand-in, in time that passes only while nobody works: what it costs in steps, and that
//! nobody waits for a clock.

use localcord::Config;
use serde_json::json;
use skald::serve::{Plan, start};
use skald_render::painter::PainterOptions;
use skald_tests::stage::{PEOPLE, Player, Stage, Style, in_still_time, play_out, requests, told_apart};
use std::time::Duration;
use tokio::time::Instant;

/// The most that all pauses of such a game come to.
const WAITED: Duration = Duration::from_secs(1);

#[test]
fn a_whole_game_of_six_waits_for_no_clock_and_takes_few_steps() {
    told_apart("six::told_of_six");
}

#[test]
#[ignore = "told in a process of its own, by the test above"]
fn told_of_six() {
    in_still_time(async |clock| {
        // The line on which presses come beats by the machine's own time: here it does not beat at all.
        let config = Config { heartbeat: Duration::from_secs(1_000_000), ..Config::default() };
        let stage = Stage::in_memory(config).await;
        let local = &stage.local;
        // Nobody looks at the pictures here.
        let painter = PainterOptions { blank: true, ..Default::default() };
        let serving = start(Plan { clock, painter, ..stage.plan() }).await.unwrap();
        serving.connected().await;
        stage.commands_known().await;
        let people = PEOPLE.iter().take(6).zip(21..);
        let mut players: Vec<Player> =
            people.map(|(name, seed)| Player::new(local, name, Style::Commands, seed)).collect();
        let options = [("seats", json!(6)), ("pace", json!("1d")), ("options", json!("turn_limit=120"))];
        let thread = stage.begin(&players, &options).await;
        let ways = || serving.host().store().faults().ways();
        ways();
        let (begun, awake, asked) = (Instant::now(), std::time::Instant::now(), requests(local));
        play_out(local, thread, &mut players).await;
        stage.all_sent().await;
        let (waited, ways, asked) = (begun.elapsed(), ways(), requests(local) - asked);
        let moves =
            u64::try_from(players.iter().map(|player| player.confirmed.len()).sum::<usize>()).unwrap();
        println!(
            "six seats, {moves} moves: waited {waited:?}, {asked} requests, {ways:?}; it took {:?}",
            awake.elapsed()
        );
        assert!(waited < WAITED, "{waited:?}");
        // Twice what was counted when this was written.
        assert!(asked <= 440, "{asked} requests");
        assert!(ways.reads + ways.writes <= 2_500, "{ways:?}");
        serving.stop().await.unwrap();
        stage.close().await;
    });
}
