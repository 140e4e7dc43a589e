//! Whole games on the stand-in: three people who play each in their own way, six seats, and a newcomer alone with
//! computers.

use std::time::Instant;

use localcord::{Id, MessageView};
use serde_json::json;
use skald_tests::stage::{LONG, Ledger, Player, Stage, Style, answered, play_out, requests, told};

/// What everybody can do with a result, whoever they are.
async fn look_back(stage: &Stage, player: &Player, result: &MessageView, inputs: usize) {
    let local = &stage.local;
    assert!(result.text().contains("is over"), "{}", result.text());
    let picture = result.files.first().expect("a picture of the result");
    assert!(picture.alt.as_deref().is_some_and(|alt| !alt.is_empty() && alt.chars().count() <= 1_024));

    let report = stage.verified(player.id, result).await;
    let about = report.about.unwrap();
    assert!(about.outcome.is_some(), "the file knows how it ended");
    assert!(about.inputs >= inputs, "{} inputs in the file, {inputs} confirmed", about.inputs);

    let verified = stage.press(player.id, result.channel, "Verify").await;
    let words = answered(local, &verified).await.text();
    assert!(words.contains("Everything fits"), "{words}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_reserve_is_chosen_with_the_pace_and_named_before_anybody_joins() {
    let stage = Stage::set().await;
    let serving = stage.bot().await;
    let alice = stage.person("Alice");
    let nothing = [("game", json!("war")), ("pace", json!("none")), ("reserve", json!("turn"))];
    let asked = stage.local.slash(alice, stage.games(), "open", &nothing).unwrap();
    let refused = answered(&stage.local, &asked).await.text();
    assert!(refused.contains("nothing to keep in reserve"), "{refused}");
    let lobby = stage.open(alice, &[("pace", json!("3d")), ("reserve", json!("growing"))]).await;
    let short = lobby.text();
    assert!(short.contains("with 3 days in reserve, and 9 hours more for each turn in time"), "{short}");
    let asked = stage.local.press_labelled(alice, lobby.id, "Terms in full").unwrap();
    let whole = answered(&stage.local, &asked).await.text();
    assert!(whole.contains("has 3 days in reserve") && whole.contains("adds 9 hours"), "{whole}");
    let deserted = "Should nobody be there any more, the game stands still, and I close it 7 days later";
    assert!(whole.contains(deserted), "{whole}");
    serving.stop().await.unwrap();
    stage.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_terms_say_what_absence_costs_where_nobody_is_hurried() {
    let stage = Stage::set().await;
    let serving = stage.bot().await;
    let alice = stage.person("Alice");
    let lobby = stage.open(alice, &[("pace", json!("none"))]).await;
    let asked = stage.local.press_labelled(alice, lobby.id, "Terms in full").unwrap();
    let whole = answered(&stage.local, &asked).await.text();
    for part in [
        "the game waits as long as it takes",
        "Whoever keeps the table waiting for 6 days has no say until they are back",
        "Should none of you do anything for 30 days",
    ] {
        assert!(whole.contains(part), "{part}: {whole}");
    }
    assert!(!whole.contains("the game stands still, and I close it"), "{whole}");
    serving.stop().await.unwrap();
    stage.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn three_people_play_one_types_one_presses_one_does_both() {
    let stage = Stage::set().await;
    let serving = stage.bot().await;
    let local = &stage.local;
    let mut players = [
        Player::new(local, "Alice", Style::Commands, 11),
        Player::new(local, "Boris", Style::Buttons, 12),
        Player::new(local, "Clara", Style::Whatever, 13),
    ];
    let options = [("pace", json!("1d")), ("options", json!("turn_limit=12 pace=ready"))];
    let thread = stage.begin(&players, &options).await;

    // On the way: everybody's list of turns names the table, and the private answers are private.
    let board = stage.board(thread, players[0].id, "As text").await;
    let asked = local.slash(players[0].id, thread, "turns", &[]).unwrap();
    let turns = answered(local, &asked).await;
    assert!(turns.ephemeral && turns.text().contains("waits for you"), "{}", turns.text());
    let plays = turns.buttons().into_iter().filter(|button| button.label.starts_with("Play "));
    let links = turns.text().matches(&format!("/channels/{}/{thread}", local.server())).count();
    assert_eq!((plays.count(), links), (1, 1), "a button and a link for the one table: {}", turns.text());
    let asked = stage.press(players[1].id, board.channel, "As text").await;
    assert!(!answered(local, &asked).await.text().is_empty());
    let seen = local.messages(thread, players[2].id);
    assert!(seen.iter().all(|message| message.id != turns.id), "Clara does not see Alice's list");

    let result = play_out(local, thread, &mut players).await;
    let confirmed: usize = players.iter().map(|player| player.confirmed.len()).sum();
    for player in &players {
        assert!(player.confirmed.len() >= 3, "{player:?}");
        look_back(&stage, player, &result, confirmed).await;
    }

    // The result is said in the thread, once, and nobody's list of turns names the table any more.
    let ledger = Ledger::open(&stage.database()).await;
    local
        .until_message(LONG, "the result in words", thread, players[0].id, |message| {
            message.button("Verify").is_none() && message.text().contains("is over")
        })
        .await
        .unwrap();
    let said = local.messages(thread, players[0].id);
    let results = said.iter().filter(|one| one.button("Verify").is_none() && one.text().contains("is over"));
    assert_eq!(results.count(), 1);
    let asked = local.slash(players[0].id, thread, "turns", &[]).unwrap();
    assert!(answered(local, &asked).await.text().contains("No table waits for you"));
    assert_eq!(ledger.status().await, "over");
    assert_eq!(ledger.running_clocks().await, 0);

    // Everybody was pinged by mention and nobody by everyone.
    assert!(said.iter().all(|message| !message.mentions_everyone));
    assert!(players.iter().all(|player| !local.pings(player.id).is_empty()));
    serving.stop().await.unwrap();
    stage.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn six_seats_are_filled_and_played() {
    let stage = Stage::set().await;
    let serving = stage.bot().await;
    let local = &stage.local;
    let styles = [Style::Buttons, Style::Commands, Style::Whatever];
    let mut players: Vec<Player> = ["Alice", "Boris", "Clara", "Dario", "Elena", "Fedor"]
        .into_iter()
        .zip(styles.into_iter().cycle())
        .zip(21..)
        .map(|((name, style), seed)| Player::new(local, name, style, seed))
        .collect();
    let options =
        [("seats", json!(6)), ("pace", json!("none")), ("options", json!("turn_limit=10 pace=ready"))];
    let thread = stage.begin(&players, &options).await;

    // A seventh finds no seat and is told so.
    let late = stage.person("Greta");
    let asked = local.slash(late, stage.games(), "join", &[]).unwrap();
    let refusal = answered(local, &asked).await;
    assert!(!refusal.text().contains("You have seat") && refusal.ephemeral, "{}", refusal.text());

    let (begun, asked) = (Instant::now(), requests(local));
    let result = play_out(local, thread, &mut players).await;
    let moves: usize = players.iter().map(|player| player.confirmed.len()).sum();
    println!("six seats: {moves} moves and {} requests in {:?}", requests(local) - asked, begun.elapsed());
    assert!(players.iter().all(|player| !player.confirmed.is_empty()), "everybody played");
    look_back(&stage, &players[5], &result, 6).await;
    serving.stop().await.unwrap();
    stage.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn play_leads_to_what_the_table_waits_for_and_something_else_to_the_rest() {
    let stage = Stage::set().await;
    let serving = stage.bot().await;
    let local = &stage.local;
    let mut player = Player::new(local, "Alice", Style::Buttons, 32);
    let options = [("game", json!("chaos")), ("computers", json!(1)), ("pace", json!("none"))];
    let thread = stage.begin(std::slice::from_ref(&player), &options).await;
    // In Legends of Chaos a Vital Point may be bought at any moment, beside what is asked.
    let mut menu = None;
    for _ in 0..400 {
        stage.board(thread, player.id, "Play").await;
        let opened = player.open_menu(local, thread).await;
        if let Some(two) = opened.filter(|menu| menu.button("Something else").is_some()) {
            menu = Some(two);
            break;
        }
        player.turn(local, thread).await;
    }
    let menu = menu.expect("something that may be done besides");
    assert!(menu.button("Cancel").is_some(), "the question itself is there: {}", menu.text());
    // Something is chosen, and taken back: then there is something else again.
    let first = menu.buttons().into_iter().next().and_then(|button| button.custom_id).expect("an option");
    let asked = local.press(player.id, menu.id, &first).unwrap();
    let chosen = answered(local, &asked).await;
    assert!(chosen.button("Something else").is_none(), "{}", chosen.text());
    let asked = local.press_labelled(player.id, chosen.id, "Back").unwrap();
    let menu = answered(local, &asked).await;
    let asked = local.press_labelled(player.id, menu.id, "Something else").unwrap();
    let all = answered(local, &asked).await;
    let select = all.selects().into_iter().next().expect("a menu of questions");
    assert!(select.options.len() >= 2 && menu.text().contains(&select.options[0].0), "{select:?}");
    assert!(!all.files.is_empty(), "the hand stays in view: {}", all.text());
    // It says what is there and how it stands, and one press leads back to what the table waits for.
    for (prompt, _) in &select.options {
        assert!(all.text().contains(&format!("• **{prompt}** – ")), "{prompt}: {}", all.text());
    }
    let asked = local.press_labelled(player.id, all.id, "Back").unwrap();
    let back = answered(local, &asked).await;
    assert_eq!(back.text(), menu.text(), "the question as it stood");
    let asked = local.press_labelled(player.id, back.id, "Something else").unwrap();
    let all = answered(local, &asked).await;
    let (prompt, last) = select.options.last().unwrap();
    let asked = local.select(player.id, all.id, &select.custom_id, &[last]).unwrap();
    let other = answered(local, &asked).await;
    assert!(other.text().contains(prompt), "{prompt}: {}", other.text());
    let asked = local.press_labelled(player.id, other.id, "Something else").unwrap();
    let all = answered(local, &asked).await;
    let asked = local.press_labelled(player.id, all.id, "Cancel").unwrap();
    let dropped = answered(local, &asked).await;
    assert!(dropped.text().contains("I leave it as it is"), "{}", dropped.text());
    // What is put away leads back to what can be done, and there again.
    let asked = local.press_labelled(player.id, dropped.id, "Play").unwrap();
    let again = answered(local, &asked).await;
    assert_eq!(again.text(), menu.text(), "the question as it stood");
    let asked = local.press_labelled(player.id, again.id, "Cancel").unwrap();
    let dropped = answered(local, &asked).await;
    assert!(dropped.text().contains("Nothing was played"), "{}", dropped.text());
    let asked = local.press_labelled(player.id, dropped.id, "Play").unwrap();
    assert_eq!(answered(local, &asked).await.text(), menu.text());
    serving.stop().await.unwrap();
    stage.close().await;
}

/// How many pictures and how many letters somebody gets for `/hand` and `/board`, who wishes for words or not.
async fn seen(stage: &Stage, who: Id, thread: Id, text: bool) -> [(usize, usize); 2] {
    told(&stage.local, who, thread, "settings", &[("text", json!(text))]).await;
    let hand = told(&stage.local, who, thread, "hand", &[]).await;
    let board = told(&stage.local, who, thread, "board", &[]).await;
    [hand, board].map(|message| (message.files.len(), message.text().len()))
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_wishes_for_words_gets_answers_and_messages_without_pictures() {
    let stage = Stage::set().await;
    let serving = stage.bot().await;
    let local = &stage.local;
    let player = Player::new(local, "Alice", Style::Buttons, 33);
    let options = [("game", json!("chaos")), ("computers", json!(1)), ("pace", json!("none"))];
    let thread = stage.begin(std::slice::from_ref(&player), &options).await;
    stage.board(thread, player.id, "Play").await;
    let pictured = seen(&stage, player.id, thread, false).await;
    let worded = seen(&stage, player.id, thread, true).await;
    assert_eq!((pictured.map(|of| of.0), worded.map(|of| of.0)), ([1, 1], [0, 0]), "pictures");
    assert!(worded[0].1 > pictured[0].1 + 100, "the hand is told in words: {pictured:?} {worded:?}");
    serving.stop().await.unwrap();
    stage.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_newcomer_plays_alone_with_computers() {
    let stage = Stage::set().await;
    let serving = stage.bot().await;
    let local = &stage.local;
    let mut players = [Player::new(local, "Greta", Style::Whatever, 31)];
    let options =
        [("computers", json!(3)), ("pace", json!("none")), ("options", json!("turn_limit=12 pace=ready"))];
    let thread = stage.begin(&players, &options).await;
    let result = play_out(local, thread, &mut players).await;
    assert!(players[0].confirmed.len() >= 3, "{:?}", players[0]);
    look_back(&stage, &players[0], &result, players[0].confirmed.len()).await;

    let again = stage.press(players[0].id, result.channel, "Rematch").await;
    answered(local, &again).await;
    local
        .until_message(LONG, "the next lobby", thread, players[0].id, |message| {
            message.button("Start").is_some()
        })
        .await
        .unwrap();
    serving.stop().await.unwrap();
    stage.close().await;
}
