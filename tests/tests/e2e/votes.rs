//! What those who are there decide about somebody who is not, as people press and type it: a pause, another person in the seat,
//! an end. Whoever is away or has left holds up none of it.

use std::sync::Arc;

use localcord::{Id, Localcord, MessageView};
use serde_json::{Value, json};
use skald::{
    host::{Person, Status, TableId, TableInfo},
    serve::Serving,
};
use skald_tests::stage::{Forward, HOUR, LONG, Player, Said, Stage, Style, answered, told};

/// A game of War in which everybody draws each turn, a day a turn, and a computer plays for whoever lets one run out.
struct Game {
    stage: Stage,
    clock: Arc<Forward>,
    serving: Serving,
    thread: Id,
    table: TableId,
}

impl Game {
    /// Alice, who runs it, Boris and Clara.
    async fn begun() -> (Self, [Player; 3]) {
        let stage = Stage::set().await;
        let clock = Arc::new(Forward::default());
        let serving = stage.bot_with(&clock).await;
        let players =
            ["Alice", "Boris", "Clara"].map(|name| Player::new(&stage.local, name, Style::Commands, 41));
        let options = [
            ("seats", json!(3)),
            ("pace", json!("1d")),
            ("reserve", json!("none")),
            ("stand-in", json!(1)),
            ("options", json!("turn_limit=60 pace=ready")),
        ];
        let thread = stage.begin(&players, &options).await;
        stage.board(thread, players[0].id, "Play").await;
        let table = serving.host().tables_in(thread.0, false).await.unwrap()[0];
        (Self { stage, clock, serving, thread, table }, players)
    }

    async fn info(&self) -> TableInfo {
        self.serving.host().info(self.table).await.unwrap()
    }

    /// Everybody who is here plays for as long as they are asked; then the time of whoever is not runs out.
    async fn a_day_without(&self, away: Id, here: &mut [&mut Player]) {
        for _ in 0..20 {
            self.stage.all_sent().await;
            let mut played = false;
            for player in here.iter_mut() {
                played |= player.turn(&self.stage.local, self.thread).await == Said::Played;
            }
            let look = self.serving.host().board(self.table).await.unwrap();
            let others = look.waiting.iter().any(|wait| wait.person.is_some_and(|who| who.0 != away.0));
            if !played && !others {
                break;
            }
        }
        self.clock.by(24 * HOUR + 1_000);
        self.serving.host().tick().await.unwrap();
        self.stage.all_sent().await;
    }

    async fn types(&self, who: Id, command: &str, options: &[(&str, Value)]) -> String {
        told(&self.stage.local, who, self.thread, command, options).await.text()
    }

    /// Waits until the newest message with this button says these words, and presses it.
    async fn presses(&self, who: Id, label: &str, words: &str) -> String {
        let says = |message: &MessageView| message.button(label).is_some() && message.text().contains(words);
        let told = self.stage.local.until_message(LONG, words, self.thread, who, says).await;
        let told = told.unwrap_or_else(|error| panic!("no “{words}”: {error:?}"));
        let asked = self.stage.local.press_labelled(who, told.id, label).unwrap();
        answered(&self.stage.local, &asked).await.text()
    }
}

/// Somebody else has to agree, and nobody but them.
fn is_missing(told: &str, who: &str) {
    assert!(told.contains(&format!("{who} has yet to agree")), "{told}");
}

/// Whether somebody's hand stands in their private channel.
fn has_hand(local: &Localcord, who: Id) -> bool {
    local.messages(local.dm(who), who).iter().any(|said| said.button("Standing orders").is_some())
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_has_left_the_server_holds_up_no_vote_though_nobody_waits_for_them() {
    let (game, [alice, boris, clara]) = Game::begun().await;
    let local = &game.stage.local;
    game.stage.all_sent().await;
    // What she is sent in private still arrives, for they share another server: that tells nobody.
    local.add_server("The Club", &[alice.id]);
    local.leave_server(local.server(), alice.id);
    let proposed = game.types(boris.id, "table pause", &[("days", json!(2))]).await;
    assert!(proposed.contains("Alice") && proposed.contains("Clara"), "nobody knows yet: {proposed}");
    // Whoever is to agree is looked for: no clock has to run out.
    let says = |message: &MessageView| message.text().contains("no longer on this server");
    local.until_message(LONG, "word of it", game.thread, boris.id, says).await.unwrap();
    let done = game.presses(clara.id, "I agree", "Boris proposes: a pause of 2 days").await;
    assert!(done.contains("Everybody agreed"), "{done}");
    assert_eq!(game.info().await.status, Status::Paused);
    let Game { stage, serving, .. } = game;
    serving.stop().await.unwrap();
    stage.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn those_who_are_there_decide_and_neither_the_absent_nor_who_has_left_holds_them_up() {
    let (game, [alice, mut boris, mut clara]) = Game::begun().await;
    let local = &game.stage.local;
    // As long as she plays, her seat is hers.
    assert!(game.types(boris.id, "table vacate", &[("seat", json!("1"))]).await.contains("is there"));
    game.a_day_without(alice.id, &mut [&mut boris, &mut clara]).await;
    assert!(game.info().await.seats[0].stands_in, "a computer plays for Alice");

    // A pause, of those who are there.
    is_missing(&game.types(boris.id, "table pause", &[("days", json!(2))]).await, "Clara");
    let done = game.presses(clara.id, "I agree", "Boris proposes: a pause of 2 days").await;
    assert!(done.contains("Everybody agreed"), "{done}");
    assert_eq!(game.info().await.status, Status::Paused);
    let on = game.presses(boris.id, "Go on", "a pause of 2 days").await;
    assert!(on.contains("goes on"), "{on}");
    assert_eq!(game.info().await.status, Status::Playing);

    // Another person in her seat.
    is_missing(&game.types(boris.id, "table vacate", &[("seat", json!("1"))]).await, "Clara");
    let done = game.presses(clara.id, "I agree", "the seat of Alice, who is away, is vacated").await;
    assert!(done.contains("Everybody agreed"), "{done}");
    let dario = Player::new(local, "Dario", Style::Commands, 44);
    let taken = game.presses(dario.id, "Take the vacant seat", "").await;
    assert!(taken.contains("You play seat 1"), "{taken}");
    assert_eq!(game.info().await.seats[0].person, Some(Person(dario.id.0)));

    // Dario stays away too, Clara gives up, and Boris ends it alone: agreed, and so without a rating.
    game.a_day_without(dario.id, &mut [&mut boris, &mut clara]).await;
    assert!(game.info().await.seats[0].stands_in, "a computer plays for Dario");
    let agreed = game.types(boris.id, "table end", &[]).await;
    assert!(agreed.contains("The game ends when Clara agrees as well"), "{agreed}");
    assert!(has_hand(local, clara.id) && has_hand(local, boris.id));
    let sure = told(local, clara.id, game.thread, "resign", &[]).await;
    let asked = local.press_labelled(clara.id, sure.id, "Resign").unwrap();
    assert!(answered(local, &asked).await.text().contains("You gave up"));
    assert_eq!(game.info().await.status, Status::Over, "whoever has left holds nobody up");
    let Game { stage, serving, .. } = game;
    stage.all_sent().await;
    assert!(
        !has_hand(&stage.local, clara.id),
        "the hand of whoever has given up goes, with the question that stood in it"
    );
    serving.stop().await.unwrap();
    stage.close().await;
}
