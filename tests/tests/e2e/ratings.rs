//! How well people play, as they read it: wins in a row, how two came off against each other, and what nobody else sees.

use serde_json::json;
use skald::host::{Join, OpenTable, Person};
use skald_tests::stage::{Player, Stage, Style, answered, told};

use crate::hours::holds;

#[tokio::test(flavor = "multi_thread")]
async fn ratings_tell_of_wins_in_a_row_and_of_two_who_met_and_each_can_hide_theirs() {
    let stage = Stage::set().await;
    let serving = stage.bot().await;
    let (local, games, host) = (&stage.local, stage.games(), serving.host());
    let players = ["Alice", "Boris"].map(|name| Player::new(local, name, Style::Commands, 71));
    let [alice, boris] = [players[0].id, players[1].id];
    let nobody = told(local, alice, games, "rating", &[]).await.text();
    holds(&nobody, &["No game of yours has counted here yet"]);

    // Boris gives up twice.
    let thread = stage.begin(&players, &[("seats", json!(2)), ("pace", json!("1d"))]).await;
    stage.board(thread, alice, "Play").await;
    let info = host.info(host.tables_in(thread.0, false).await.unwrap()[0]).await.unwrap();
    let sure = told(local, boris, thread, "resign", &[]).await;
    answered(local, &local.press_labelled(boris, sure.id, "Resign").unwrap()).await;
    let wish = OpenTable {
        game: "war".into(),
        seats: Some(2),
        guild: info.guild,
        channel: info.channel,
        name: "Alice".into(),
        ..OpenTable::default()
    };
    let table = host.open(Person(alice.0), wish).await.unwrap().id;
    let join = Join { name: "Boris".into(), ..Join::default() };
    host.join(Person(boris.0), table, join).await.unwrap();
    host.start(Person(alice.0), table).await.unwrap();
    host.resign(Person(boris.0), table).await.unwrap();

    let own = told(local, alice, games, "rating", &[]).await.text();
    holds(
        &own,
        &["Your ratings here", "2 of 2 games won", "The last 2 were all won.", "Most wins in a row: 2."],
    );
    let of_alice = [("who", json!(alice))];
    let seen = told(local, boris, games, "rating", &of_alice).await.text();
    holds(&seen, &["The ratings of Alice here", "Against you: you came first 0 times, they did 2 times."]);
    // Of one game alone, also where somebody is named.
    let war = [("game", json!("war")), ("who", json!(alice))];
    holds(&told(local, boris, games, "rating", &war).await.text(), &["The ratings of Alice here"]);
    let chaos = [("game", json!("chaos")), ("who", json!(alice))];
    holds(
        &told(local, boris, games, "rating", &chaos).await.text(),
        &["No game of theirs has counted here yet."],
    );

    // What she hides she alone sees.
    told(local, alice, games, "settings", &[("rating", json!(false))]).await;
    let hidden = told(local, boris, games, "rating", &of_alice).await.text();
    assert_eq!(hidden, "They keep their ratings to themselves.");
    let hidden = told(local, boris, games, "rating", &war).await.text();
    assert_eq!(hidden, "They keep their ratings to themselves.");
    holds(&told(local, alice, games, "rating", &[]).await.text(), &["2 of 2 games won"]);
    serving.stop().await.unwrap();
    stage.close().await;
}
