//! Whoever reads what will be done for them at time-out changes it with one press.

use std::time::Duration;

use localcord::MessageView;
use serde_json::json;
use skald::host::Person;
use skald_tests::stage::{LONG, told};

use crate::hours::{Game, choose, holds};

#[tokio::test(flavor = "multi_thread")]
async fn what_would_be_done_at_time_out_is_changed_with_one_press() {
    let mut game = Game::begun(&[], &[("calls", json!("private")), ("remind", json!("50"))]).await;
    let (who, call) = game.called_privately().await;
    let reminded = game.reminded(who).await;
    // The same menu stands under the reminder and under what a call tells when it is asked.
    let told = game.press(who, &call, "If I do nothing").await;
    for page in [&told, &reminded] {
        let menus = page.selects();
        let menu = menus.iter().find(|menu| menu.placeholder == "Do this now instead");
        let menu = menu.unwrap_or_else(|| panic!("{menus:?} under: {}", page.text()));
        assert!(!menu.options.is_empty());
    }
    let promised = game.serving.host().at_time_out(Person(who.0), game.table).await.unwrap();
    let other = &promised.instead[0];
    let log = game.serving.host().info(game.table).await.unwrap().log;
    let done = choose(game.local(), who, &reminded, "Do this now instead", &other.value).await;
    holds(&done.text(), &["Done: **"]);
    let entry = &game.serving.host().store().log(game.table, log, 1).await.unwrap()[0];
    assert_eq!((entry.by.as_str(), entry.text.as_str()), ("hand", other.value.as_str()));
    let gone = |game: &Game| !game.privately(who).iter().any(|message| message.id == reminded.id);
    game.local().until(LONG, "that the reminder goes", |_| gone(&game)).await.unwrap();
    // Too late: what was offered for another question is no answer to this one.
    let late = choose(game.local(), who, &told, "Do this now instead", &other.value).await;
    assert!(!late.text().contains("Done: **"), "{}", late.text());
    game.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_private_hand_says_what_is_done_without_an_answer_and_when() {
    let mut game = Game::begun(&[], &[]).await;
    let (who, _) = game.called().await;
    let shown = |game: &Game| {
        let hands =
            game.privately(who).into_iter().filter(|message| message.button("Standing orders").is_some());
        hands.map(|hand: MessageView| hand.text()).next_back().unwrap_or_default()
    };
    let until = |game: &Game, at: i64| {
        let promised = format!("If you do nothing, I answer <t:{}:R>", at / 1000);
        shown(game).contains(&promised)
    };
    let at =
        async |game: &Game| game.serving.host().board(game.table).await.unwrap().waiting[0].until.unwrap();
    let first = at(&game).await;
    game.local().until(LONG, "that the hand says so", |_| until(&game, first)).await.unwrap();
    // When the clock stands for an absence, the hand says the new time.
    told(game.local(), who, game.thread, "away", &[("days", json!(5))]).await;
    // The table heeds it in a change of its own, which is due at once.
    let heeded = async {
        loop {
            let later = at(&game).await;
            if later > first {
                return later;
            }
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    };
    let later = tokio::time::timeout(LONG, heeded).await.expect("the clock stands for an absence");
    game.local().until(LONG, "that the hand says the new time", |_| until(&game, later)).await.unwrap();
    game.close().await;
}
