//! What people say beforehand, as they press it: the order that is offered to newcomers, and what they have prepared, found with
//! one press from *Play*.

use localcord::{Id, MessageView};
use serde_json::json;
use skald_tests::stage::{Player, Stage, Style, answered, told};

/// The button that takes what is offered.
const TAKE: &str = "Answer such things for me";
/// The button beside *Play* under which all that was said beforehand stands.
const PREPARED: &str = "Standing orders";

async fn draws(stage: &Stage, thread: Id, who: &Player) -> MessageView {
    told(&stage.local, who.id, thread, "move", &[("play", json!("draw"))]).await
}

#[tokio::test(flavor = "multi_thread")]
async fn an_order_is_offered_once_taken_with_a_press_and_found_with_another_from_play() {
    let stage = Stage::set().await;
    let serving = stage.bot().await;
    let local = &stage.local;
    let players = ["Alice", "Boris"].map(|name| Player::new(local, name, Style::Commands, 71));
    let options =
        [("seats", json!(2)), ("pace", json!("1d")), ("options", json!("turn_limit=60 pace=ready"))];
    let thread = stage.begin(&players, &options).await;
    stage.board(thread, players[0].id, "Play").await;

    // Nothing is prepared, and Play leads there all the same, whether one is asked or not.
    let asked = players[0].open_menu(local, thread).await.unwrap();
    assert!(asked.button(PREPARED).is_some(), "{}", asked.text());
    let offer = draws(&stage, thread, &players[0]).await;
    assert!(
        offer.text().contains("Most of the waiting in this game is for small answers"),
        "{}",
        offer.text()
    );
    let waits = players[0].open_menu(local, thread).await.unwrap();
    assert!(waits.text().contains("the table waits for Boris"), "{}", waits.text());

    // One press takes it.
    let taken = local.press_labelled(players[0].id, offer.id, TAKE).unwrap();
    let taken = answered(local, &taken).await;
    assert!(taken.ephemeral && taken.text().starts_with("Your order stands."), "{}", taken.text());
    // One press from Play shows it, in the same words.
    let orders = local.press_labelled(players[0].id, waits.id, PREPARED).unwrap();
    let orders = answered(local, &orders).await;
    let lines = |message: &MessageView| {
        let text = message.text();
        text.lines().filter(|line| line.starts_with('•')).map(str::to_owned).collect::<Vec<_>>()
    };
    // The longest lists are cut at the end.
    let (found, given) = (lines(&orders), lines(&taken));
    assert!(orders.ephemeral && found.len() > 10 && given.len() > 10, "{}", orders.text());
    assert_eq!(found[..10], given[..10]);

    // It is followed: nobody waits for her any more, and she is asked no second time.
    for _ in 0..5 {
        let played = draws(&stage, thread, &players[1]).await;
        let waiting = serving.host().board(serving.host().tables_in(thread.0, false).await.unwrap()[0]).await;
        let waits = waiting.unwrap().waiting.into_iter().filter_map(|wait| wait.person);
        assert!(waits.into_iter().all(|who| who.0 != players[0].id.0), "{}", played.text());
    }
    // Boris was offered it with his first move only.
    let again = draws(&stage, thread, &players[1]).await;
    assert!(again.button(TAKE).is_none(), "{}", again.text());
    serving.stop().await.unwrap();
    stage.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn among_several_questions_what_is_prepared_is_one_press_away_too() {
    let stage = Stage::set().await;
    let serving = stage.bot().await;
    let local = &stage.local;
    let mut players = ["Alice", "Boris"].map(|name| Player::new(local, name, Style::Buttons, 72));
    let options = [("game", json!("chaos")), ("seats", json!(2)), ("pace", json!("1d"))];
    let thread = stage.begin(&players, &options).await;
    stage.board(thread, players[0].id, "Play").await;
    let mut found = false;
    for _ in 0..80 {
        for player in &mut players {
            let Some(menu) = player.open_menu(local, thread).await else { continue };
            if menu.button("Something else").is_some() {
                let asked = local.press_labelled(player.id, menu.id, "Something else").unwrap();
                let several = answered(local, &asked).await;
                let asked = local.press_labelled(player.id, several.id, PREPARED).unwrap();
                let orders = answered(local, &asked).await;
                assert!(orders.ephemeral && orders.text().contains("standing orders"), "{}", orders.text());
                found = true;
            }
            player.turn(local, thread).await;
        }
        if found {
            break;
        }
    }
    assert!(found, "somebody may do several things");
    serving.stop().await.unwrap();
    stage.close().await;
}

/// What can be taken back on a page of standing orders: the menu, and what each order is and says.
fn taken_back(page: &MessageView) -> (String, Vec<(String, String)>) {
    let menu = page.selects().into_iter().find(|menu| menu.placeholder == "Take an order back");
    let menu = menu.unwrap_or_else(|| panic!("no order can be taken back: {}", page.text()));
    (menu.custom_id, menu.options)
}

#[tokio::test(flavor = "multi_thread")]
async fn an_order_that_is_put_away_leads_back_and_an_old_list_takes_back_what_was_read_in_it() {
    let stage = Stage::set().await;
    let serving = stage.bot().await;
    let local = &stage.local;
    let players = ["Alice", "Boris"].map(|name| Player::new(local, name, Style::Commands, 73));
    let options = [("game", json!("war")), ("seats", json!(2)), ("pace", json!("1d"))];
    let thread = stage.begin(&players, &options).await;
    let alice = players[0].id;
    let begun = told(local, alice, thread, "orders", &[]).await;
    let menu = answered(local, &local.press_labelled(alice, begun.id, "New order").unwrap()).await;
    let away = answered(local, &local.press_labelled(alice, menu.id, "Cancel").unwrap()).await;
    assert!(away.text().contains("No order was given"), "{}", away.text());
    let back = answered(local, &local.press_labelled(alice, away.id, PREPARED).unwrap()).await;
    assert_eq!(back.text(), begun.text());

    // Which Legends there are is said where none is called so.
    let none = told(local, alice, thread, "orders", &[("order", json!("use l-nobody never"))]).await.text();
    let (_, there) = none.split_once("there are ").unwrap_or_else(|| panic!("{none}"));
    let legends: Vec<String> = there.split(", ").take(4).map(str::to_lowercase).collect();
    for legend in &legends {
        let order = format!("use l-{legend} never");
        let page = told(local, alice, thread, "orders", &[("order", json!(order))]).await;
        assert!(page.text().starts_with("Your order stands."), "{legend}: {}", page.text());
    }
    // Typed, it is found by a word that only one of them has.
    let last = &legends[3];
    let page = told(local, alice, thread, "orders", &[("drop", json!(last))]).await;
    assert!(page.text().starts_with("Your order is taken back."), "{}", page.text());
    let none = told(local, alice, thread, "orders", &[("drop", json!(last))]).await;
    assert!(none.text().contains("no such standing order"), "{}", none.text());
    // One is gone by now from the list that she still reads: the next one there is what she means.
    let (menu, listed) = taken_back(&page);
    let [(_, gone), (_, meant), (_, stays), ..] = listed.as_slice() else { panic!("{listed:?}") };
    told(local, alice, thread, "orders", &[("drop", json!(gone))]).await;
    let left = answered(local, &local.select(alice, page.id, &menu, &[meant.as_str()]).unwrap()).await;
    assert!(left.text().starts_with("Your order is taken back."), "{}", left.text());
    let (_, left) = taken_back(&left);
    let is_left = |slot: &String| left.iter().any(|(_, left)| left == slot);
    assert!(!is_left(gone) && !is_left(meant) && is_left(stays), "{left:?} of {listed:?}");
    serving.stop().await.unwrap();
    stage.close().await;
}
