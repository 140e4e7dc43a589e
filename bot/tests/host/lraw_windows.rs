//! The windows of Legions: Realms at War at a table of people: when they close, and when they do not yet (3.5).

use crate::{
    common::{ADA, BEN, House, legions::duel},
    lraw::view,
};
use skald::host::{Person, TableId};
use skald_rules::{interface::Options, lraw::state::Window};

/// Ada attacks with one Warrior; Ben has two cards set that can answer an attack.
const TWICE: &str = r#"
seat.a = { deck = "orc", field = ["or-01"] }
seat.b = { deck = "hero", set = ["bo-10", "bo-42"] }
"#;

/// A duel laid like this, in which passes count at once.
async fn quick(position: &str) -> (House, TableId) {
    duel(position, Options::default(), &[(ADA, "mode quick"), (BEN, "mode quick")]).await
}

async fn plays(house: &House, table: TableId, who: Person, line: &str) {
    house.host.play_text(who, table, line).await.unwrap_or_else(|no| panic!("{line}: {no:?}"));
    house.host.tick().await.unwrap();
}

/// Who is asked, and in which window.
async fn now(house: &House, table: TableId) -> (Person, Option<Window>) {
    let who = house.host.board(table).await.unwrap().waiting[0].person.unwrap();
    (who, view(house, table, who).await.table.window)
}

// shows LRAW-3.5.3
#[tokio::test]
async fn a_window_closes_when_all_have_passed_in_a_row_since_the_last_item() {
    let (house, table) = quick(TWICE).await;
    plays(&house, table, ADA, "attack aw1 b").await;
    assert_eq!(now(&house, table).await, (BEN, Some(Window::Attack)));
    plays(&house, table, BEN, "use bf1").await;
    assert_eq!(now(&house, table).await, (ADA, Some(Window::Response)), "who did not add it is asked first");
    plays(&house, table, ADA, "pass").await;
    // Ben has nothing more that answers it, and passes without being asked: it closes, and the game is back where it began.
    assert_eq!(now(&house, table).await, (BEN, Some(Window::Attack)));
    plays(&house, table, BEN, "use bf2").await;
    assert_eq!(now(&house, table).await, (ADA, Some(Window::Response)), "since an item all are asked anew");
    plays(&house, table, ADA, "pass").await;
    let (who, window) = now(&house, table).await;
    assert_eq!(window, Some(Window::Attack), "not before all have passed in it, too");
    plays(&house, table, who, "pass").await;
    assert_ne!(now(&house, table).await.1, Some(Window::Attack), "closed");
}
