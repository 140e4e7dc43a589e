//! Whoever is no longer on the server of a table holds nobody up: in a game of several, and where people are still joining.

use std::sync::Arc;

use localcord::{Id, Localcord};
use serde_json::json;
use skald::host::Status;
use skald_tests::stage::{Forward, HOUR, LONG, Player, Stage, Style, answered, play_out, told};

#[tokio::test(flavor = "multi_thread")]
async fn of_three_of_whom_one_has_left_the_server_the_others_play_on_to_the_end() {
    let stage = Stage::set().await;
    let clock = Arc::new(Forward::default());
    let serving = stage.bot_with(&clock).await;
    let (local, host) = (&stage.local, serving.host());
    let players: Vec<Player> = ["Alice", "Boris", "Clara"]
        .into_iter()
        .zip(95..)
        .map(|(name, seed)| Player::new(local, name, Style::Commands, seed))
        .collect();
    let options = [("game", json!("chaos")), ("seats", json!(3)), ("pace", json!("10m"))];
    let thread = stage.begin(&players, &options).await;
    stage.board(thread, players[0].id, "Play").await;
    stage.all_sent().await;
    let table = host.tables_in(thread.0, false).await.unwrap()[0];
    let asked = host.board(table).await.unwrap().waiting[0].person.unwrap();
    local.leave_server(local.server(), Id(asked.0));
    clock.by(HOUR);
    host.tick().await.unwrap();
    let mut stay: Vec<Player> = players.into_iter().filter(|player| player.id.0 != asked.0).collect();
    let viewer = stay[0].id;
    let says = move |local: &Localcord| {
        local
            .messages(thread, viewer)
            .iter()
            .any(|message| message.text().contains("no longer on this server"))
    };
    local.until(LONG, "word of it", says).await.unwrap();
    let info = host.info(table).await.unwrap();
    assert!(info.outcome.is_none() && info.status == Status::Playing, "two play on: {info:?}");
    assert!(info.seats.iter().any(|seat| seat.person == Some(asked) && seat.gone), "{:?}", info.seats);
    let waits = host.board(table).await.unwrap().waiting;
    assert!(waits.iter().all(|wait| wait.person != Some(asked)), "nobody waits for them: {waits:?}");
    play_out(local, thread, &mut stay).await;
    let info = host.info(table).await.unwrap();
    let outcome = info.outcome.unwrap();
    let winners = outcome.winners();
    let won: Vec<_> = winners.iter().map(|seat| info.seats[seat.index()].person).collect();
    assert!(!won.is_empty() && !won.contains(&Some(asked)), "one of those who stayed has won: {won:?}");
    serving.stop().await.unwrap();
    stage.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_has_left_the_server_is_taken_off_a_lobby_when_it_is_to_begin() {
    let stage = Stage::set().await;
    let serving = stage.bot().await;
    let (local, host) = (&stage.local, serving.host());
    let [alice, boris, clara, dario] = ["Alice", "Boris", "Clara", "Dario"].map(|name| stage.person(name));
    stage.open(alice, &[("seats", json!(2))]).await;
    let games = stage.games();
    let table = host.tables_in(games.0, false).await.unwrap()[0];
    told(local, boris, games, "join", &[]).await;
    let full = told(local, clara, games, "join", &[]).await.text();
    assert!(!full.contains("You have seat"), "{full}");
    local.leave_server(local.server(), boris);
    let said = answered(local, &stage.press(alice, games, "Start").await).await.text();
    assert!(said.contains("Boris") && said.contains("no longer on this server"), "{said}");
    assert_eq!(host.info(table).await.unwrap().status, Status::Lobby, "it did not begin with them");
    // Their seat is free, and with somebody else in it the game begins.
    let joined = told(local, clara, games, "join", &[]).await.text();
    assert!(joined.contains("You have seat 2"), "{joined}");
    answered(local, &stage.press(alice, games, "Start").await).await;
    let thread = stage.thread(alice).await;
    stage.board(thread, clara, "Play").await;
    assert_eq!(host.info(table).await.unwrap().status, Status::Playing);

    // Should whoever runs it be gone, the next one runs it: one press finds that out, the next one begins.
    let wish = [("game", json!("war")), ("seats", json!(3))];
    let opened = told(local, dario, games, "open", &wish).await;
    assert!(opened.text().contains("is open"), "{}", opened.text());
    let second = host.tables_in(games.0, false).await.unwrap();
    let second = *second.iter().find(|found| **found != table).unwrap();
    let code = host.info(second).await.unwrap().code;
    let named = [("table", json!(code))];
    for who in [alice, clara] {
        assert!(told(local, who, games, "join", &named).await.text().contains("You have seat"));
    }
    local.leave_server(local.server(), dario);
    let said = told(local, alice, games, "start", &named).await.text();
    assert!(said.contains("Dario") && said.contains("no longer on this server"), "{said}");
    let begun = told(local, alice, games, "start", &named).await.text();
    assert_eq!(host.info(second).await.unwrap().status, Status::Playing, "{begun}");
    serving.stop().await.unwrap();
    stage.close().await;
}
