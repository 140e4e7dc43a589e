//! Whoever is no longer on the server of a table holds nobody up, in a game of several or in one that just begins.

use std::sync::Arc;

use localcord::{Id, Kind, Localcord, MessageView};
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
    // What stays of it is a sentence of the story.
    stage.all_sent().await;
    let mut left: Vec<String> = local.messages(thread, viewer).iter().map(MessageView::text).collect();
    // The result tells once more what mattered.
    left.retain(|text| text.contains("no longer on this server") && !text.contains(" is over. "));
    let tells = |line: &str| line.starts_with("**") && line.contains("no longer on this server");
    assert!(left.len() == 1 && left[0].lines().filter(|line| tells(line)).count() == 1, "{left:#?}");
    let info = host.info(table).await.unwrap();
    let outcome = info.outcome.unwrap();
    let winners = outcome.winners();
    let won: Vec<_> = winners.iter().map(|seat| info.seats[seat.index()].person).collect();
    assert!(!won.is_empty() && !won.contains(&Some(asked)), "one of those who stayed has won: {won:?}");
    serving.stop().await.unwrap();
    stage.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_left_the_server_while_people_were_joining_is_out_as_soon_as_their_hand_finds_no_way() {
    let stage = Stage::set().await;
    let serving = stage.bot().await;
    let (local, host) = (&stage.local, serving.host());
    let mut players: Vec<Player> = ["Alice", "Boris", "Clara"]
        .into_iter()
        .zip(65..)
        .map(|(name, seed)| Player::new(local, name, Style::Commands, seed))
        .collect();
    let (alice, games) = (players[0].id, stage.games());
    stage.open(alice, &[("seats", json!(3)), ("pace", json!("none"))]).await;
    for player in &players[1..] {
        told(local, player.id, games, "join", &[]).await;
    }
    let boris = players.remove(1).id;
    local.leave_server(local.server(), boris);
    answered(local, &stage.press(alice, games, "Start").await).await;
    let thread = stage.thread(alice).await;
    // Nobody has to wait for a clock: there is none.
    let says = move |local: &Localcord| {
        let mut told = local.messages(thread, alice).into_iter();
        told.any(|message| message.text().contains("no longer on this server"))
    };
    local.until(LONG, "word of it", says).await.unwrap();
    let table = host.tables_in(thread.0, false).await.unwrap()[0];
    let info = host.info(table).await.unwrap();
    let theirs = info.seats.iter().find(|seat| seat.person == Some(skald::host::Person(boris.0)));
    assert!(theirs.is_some_and(|seat| seat.gone), "{:?}", info.seats);
    play_out(local, thread, &mut players).await;
    serving.stop().await.unwrap();
    stage.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn who_has_left_is_found_within_a_day_without_any_limit_and_who_came_from_elsewhere_has_not_left() {
    let stage = Stage::set().await;
    let clock = Arc::new(Forward::default());
    let serving = stage.bot_with(&clock).await;
    let (local, host, games) = (&stage.local, serving.host(), stage.games());
    let [alice, boris, clara, dario] =
        ["Alice", "Boris", "Clara", "Dario"].map(|name| Player::new(local, name, Style::Commands, 41).id);
    let lobby = stage.open(alice, &[("seats", json!(4)), ("pace", json!("none"))]).await;
    let code = lobby.text().split('`').nth(1).unwrap().to_owned();
    // Clara is on another server alone, and plays by the code; Dario is on both.
    let club = local.add_server("The Club", &[clara, dario]);
    let room = local.add_channel_of(club, "room", Kind::Text);
    local.leave_server(local.server(), clara);
    let more = answered(local, &stage.press(alice, games, "More").await).await;
    answered(local, &local.press_labelled(alice, more.id, "Open by code").unwrap()).await;
    for (who, place) in [(boris, games), (clara, room), (dario, games)] {
        let said = told(local, who, place, "join", &[("table", json!(code))]).await.text();
        assert!(said.contains("You have seat"), "{said}");
    }
    answered(local, &stage.press(alice, games, "Start").await).await;
    let thread = stage.thread(alice).await;
    stage.board(thread, alice, "Play").await;
    stage.all_sent().await;
    let table = host.tables_in(thread.0, false).await.unwrap()[0];

    // What he is sent in private still arrives, and no reminder is due yet: nothing tells that he has left but looking for him.
    local.leave_server(local.server(), dario);
    clock.by(25 * HOUR);
    let says = |message: &MessageView| message.text().contains("no longer on this server");
    local.until_message(LONG, "word of it", thread, alice, says).await.unwrap();
    let gone = || async {
        let seats = host.info(table).await.unwrap().seats.into_iter();
        seats.filter(|seat| seat.gone).filter_map(|seat| seat.person).map(|who| Id(who.0)).collect::<Vec<_>>()
    };
    assert_eq!(gone().await, [dario]);

    // Whoever is asked to agree is looked for, too, and was never on this server.
    let said = told(local, boris, thread, "table pause", &[("days", json!(2))]).await.text();
    assert!(said.contains("Clara") && !said.contains("Dario"), "{said}");
    stage.all_sent().await;
    assert_eq!(gone().await, [dario], "Clara plays on");
    assert_eq!(host.info(table).await.unwrap().status, Status::Playing, "and is waited for");
    // She does not see the thread, and is asked where she does.
    let asks =
        |said: &MessageView| said.text().contains("Boris proposes") && said.button("I agree").is_some();
    let asked = local.until_message(LONG, "the question", local.dm(clara), clara, asks).await.unwrap();
    let said = answered(local, &local.press_labelled(clara, asked.id, "I agree").unwrap()).await.text();
    assert!(said.contains("Alice has yet to agree"), "{said}");
    serving.stop().await.unwrap();
    stage.close().await;
}
