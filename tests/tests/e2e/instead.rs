//! Whoever reads what will be done for them at time-out changes it with one press.

use serde_json::json;
use skald::host::Person;
use skald_tests::stage::LONG;

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
