//! The figures for whoever runs the bot: off unless asked for, and true when they are read.

use localcord::{Action, Fault};
use serde_json::json;
use skald::serve::{Plan, start};
use skald_tests::stage::{Player, Said, Stage, Style};

/// The value of a figure.
fn value(text: &str, figure: &str) -> f64 {
    let line = text.lines().find(|line| line.starts_with(figure) && line[figure.len()..].starts_with(' '));
    let line = line.unwrap_or_else(|| panic!("{figure} is not in\n{text}"));
    line.rsplit(' ').next().unwrap().parse().unwrap()
}

#[tokio::test(flavor = "multi_thread")]
async fn figures_tell_of_tables_moves_answers_and_faults() {
    let stage = Stage::set().await;
    let quiet = stage.bot().await;
    assert_eq!(quiet.metrics(), None, "nothing is shown unless it is asked for");
    quiet.stop().await.unwrap();

    let metrics = Some("127.0.0.1:0".parse().unwrap());
    let serving = start(Plan { metrics, ..stage.plan() }).await.unwrap();
    serving.connected().await;
    let page = format!("http://{}/metrics", serving.metrics().unwrap());
    let read =
        || async { reqwest::get(&page).await.unwrap().error_for_status().unwrap().text().await.unwrap() };
    let local = &stage.local;
    let mut players = ["Alice", "Boris"].map(|name| Player::new(local, name, Style::Commands, 61));
    let begun = read().await;
    assert!(begun.contains("# TYPE skald_answer_seconds histogram"), "{begun}");
    let fault = Fault::new("POST", "/channels/*/messages", 1, Action::ServerError { status: 500 });
    local.fault(fault);
    let options = [("seats", json!(2)), ("pace", json!("1d")), ("options", json!("pace=ready"))];
    let thread = stage.begin(&players, &options).await;
    stage.board(thread, players[0].id, "Play").await;
    let mut played = 0;
    while played < 2 {
        for player in &mut players {
            played += usize::from(player.turn(local, thread).await == Said::Played);
        }
    }
    stage.all_sent().await;
    let text = read().await;
    assert!((value(&text, "skald_tables{status=\"playing\"}") - 1.0).abs() < 0.1);
    assert!(value(&text, "skald_tables_in_memory") >= 1.0);
    assert!(value(&text, "skald_acts_total{by=\"hand\"}") >= 2.0);
    assert!(value(&text, "skald_answer_seconds_count") >= 5.0);
    assert!(value(&text, "skald_commit_seconds_count") >= 4.0);
    assert!(value(&text, "skald_faults_total{class=\"theirs\"}") >= 1.0);
    assert!(value(&text, "skald_owed{to=\"tables\"}").abs() < 0.1, "all was sent");
    assert!(value(&text, "skald_sessions{which=\"total\"}") >= 1.0);
    assert!(value(&text, "skald_database_bytes{which=\"all\"}") > 10_000.0);
    for age in ["skald_owed_age_seconds{to=\"people\"}", "skald_late", "skald_late_age_seconds"] {
        assert!(value(&text, age) >= 0.0);
    }
    // Nothing in them names anybody.
    for player in &players {
        assert!(!text.contains(&player.id.to_string()));
    }
    serving.stop().await.unwrap();
    assert!(reqwest::get(&page).await.is_err(), "the page goes with the bot");
    stage.close().await;
}
