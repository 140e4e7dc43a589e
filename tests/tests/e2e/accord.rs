//! Seats that change hands while a game is on, and what all who play agree on, as people press and type it.

use localcord::{Id, Localcord};
use serde_json::json;
use skald::{
    host::{Person, Status, TableId},
    serve::Serving,
};
use skald_tests::stage::{LONG, Player, Stage, Style, answered};

/// A game of Alice, who runs it, and Boris; its thread and its number.
async fn game(stage: &Stage, serving: &Serving, of: &str) -> (Id, TableId) {
    let players = ["Alice", "Boris"].map(|name| Player::new(&stage.local, name, Style::Commands, 71));
    let options = [("game", json!(of)), ("seats", json!(2)), ("pace", json!("1d"))];
    let thread = stage.begin(&players, &options).await;
    stage.board(thread, players[0].id, "Play").await;
    (thread, serving.host().tables_in(thread.0, false).await.unwrap()[0])
}

/// Waits until the table has been told something with a button, and presses it.
async fn press_told(local: &Localcord, thread: Id, who: Id, label: &str) -> String {
    let there = |local: &Localcord| local.messages(thread, who).iter().any(|m| m.button(label).is_some());
    local.until(LONG, label, there).await.unwrap();
    let told = local.messages(thread, who).into_iter().rfind(|m| m.button(label).is_some()).unwrap();
    let asked = local.press_labelled(who, told.id, label).unwrap();
    answered(local, &asked).await.text()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_seat_is_vacated_from_a_menu_and_taken_by_a_button_on_the_board() {
    let stage = Stage::set().await;
    let serving = stage.bot().await;
    let (local, host) = (&stage.local, serving.host());
    let (alice, boris, clara) = (stage.person("Alice"), stage.person("Boris"), stage.person("Clara"));
    let (thread, table) = game(&stage, &serving, "war").await;

    let asked = local.slash(boris, thread, "table vacate", &[("seat", json!("1"))]).unwrap();
    assert!(answered(local, &asked).await.text().contains("is there"));
    let asked = local.slash(clara, thread, "join", &[]).unwrap();
    assert!(answered(local, &asked).await.text().contains("already begun"));
    let more = stage.press(alice, thread, "More…").await;
    let more = answered(local, &more).await;
    let menu = more.selects().into_iter().find(|menu| menu.placeholder == "Vacate a seat").unwrap();
    let asked = local.select(alice, more.id, &menu.custom_id, &["2"]).unwrap();
    let told = answered(local, &asked).await.text();
    assert!(told.contains("The seat is vacant"), "{told}");
    assert_eq!(host.info(table).await.unwrap().seats[1].person, None);

    // Whoever comes by in the channel finds it as well.
    let offered = |local: &Localcord| {
        let said = local.messages(stage.games(), clara);
        said.iter().any(|message| message.button("Take the vacant seat").is_some())
    };
    local.until(LONG, "the seat in the lobby message", offered).await.unwrap();
    let told = press_told(local, thread, clara, "Take the vacant seat").await;
    assert!(told.contains("You play seat 2") && told.contains("a day a turn"), "{told}");
    let hand = local.slash(clara, thread, "hand", &[]).unwrap();
    assert!(!answered(local, &hand).await.files.is_empty(), "she sees its cards");
    let asked = local
        .slash(boris, thread, "hand", &[("table", json!(host.info(table).await.unwrap().code))])
        .unwrap();
    assert!(answered(local, &asked).await.text().contains("not playing"), "and he sees them no more");
    stage.all_sent().await;
    assert!(!offered(local), "and it is taken");
    let heard = local.messages(thread, boris);
    assert!(heard.iter().any(|message| message.text().contains("Clara takes the vacant seat")), "{heard:#?}");
    assert!(local.messages(local.dm(boris), boris).iter().any(|m| m.text().contains("was vacated")));

    // Whoever leaves a seat of their own needs nobody for that, and a computer can go on with it.
    let asked = local.slash(clara, thread, "table vacate", &[]).unwrap();
    assert!(answered(local, &asked).await.text().contains("brings you back"));
    let asked = local.slash(alice, thread, "table computer", &[]).unwrap();
    answered(local, &asked).await;
    assert_eq!(host.info(table).await.unwrap().seats[1].name, "Bracken");
    serving.stop().await.unwrap();
    stage.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_comes_back_to_a_seat_is_shown_the_hand_anew() {
    let stage = Stage::set().await;
    let serving = stage.bot().await;
    let (local, boris) = (&stage.local, stage.person("Boris"));
    let (thread, _) = game(&stage, &serving, "chaos").await;
    stage.all_sent().await;
    let hands = || -> Vec<Id> {
        let messages = local.messages(local.dm(boris), boris).into_iter();
        messages
            .filter(|m| m.button("Standing orders").is_some() && !m.files.is_empty())
            .map(|m| m.id)
            .collect()
    };
    let before = hands();
    assert_eq!(before.len(), 1, "{before:?}");
    let asked = local.slash(boris, thread, "table vacate", &[]).unwrap();
    answered(local, &asked).await;
    stage.all_sent().await;
    assert!(hands().is_empty(), "whoever does not play sees no hand");
    // Nothing of it has changed meanwhile, and yet it does not stand anywhere.
    let told = press_told(local, thread, boris, "Take the vacant seat").await;
    assert!(told.contains("You play seat 2"), "{told}");
    stage.all_sent().await;
    let after = hands();
    assert!(after.len() == 1 && after != before, "{after:?} after {before:?}");
    serving.stop().await.unwrap();
    stage.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_proposal_stands_in_the_thread_and_is_agreed_to_or_falls_by_a_button() {
    let stage = Stage::set().await;
    let serving = stage.bot().await;
    let (local, host) = (&stage.local, serving.host());
    let (alice, boris) = (stage.person("Alice"), stage.person("Boris"));
    let (thread, table) = game(&stage, &serving, "war").await;

    let asked = local.slash(alice, thread, "table step-back", &[]).unwrap();
    assert!(answered(local, &asked).await.text().contains("no move to step back from"));
    let asked = local.slash(alice, thread, "table pace", &[("pace", json!("1d"))]).unwrap();
    assert!(answered(local, &asked).await.text().contains("hold already"));
    let asked = local.slash(alice, thread, "table pace", &[("pace", json!("3d"))]).unwrap();
    let told = answered(local, &asked).await.text();
    assert!(told.contains("3 days a turn") && told.contains("Boris has yet to agree"), "{told}");
    let told = press_told(local, thread, boris, "Rather not").await;
    assert!(told.contains("stays as it is"), "{told}");
    assert_eq!(host.info(table).await.unwrap().proposal, None);
    stage.all_sent().await;
    // The old buttons name the old proposal.
    let asked = local.slash(boris, thread, "table pace", &[("pace", json!("3d"))]).unwrap();
    answered(local, &asked).await;
    let told = press_told(local, thread, boris, "I agree").await;
    assert!(told.contains("not proposed any more") || told.contains("has yet to agree"), "{told}");
    let newest =
        |local: &Localcord| local.messages(thread, alice).iter().any(|m| m.text().contains("Boris proposes"));
    local.until(LONG, "the second proposal", newest).await.unwrap();
    let told = press_told(local, thread, alice, "I agree").await;
    assert!(told.contains("it is done"), "{told}");
    let info = host.info(table).await.unwrap();
    assert_eq!((info.terms.limit, info.status), (Some(3 * 24 * 3_600_000), Status::Playing));
    assert_eq!(info.host, Person(alice.0));
    serving.stop().await.unwrap();
    stage.close().await;
}
