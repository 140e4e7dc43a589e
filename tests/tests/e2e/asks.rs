//! A press asks the host once, and gets all that its answer shows: counted for every button and menu of a table there is, while
//! people are joining, while the game is on and when it is over.

use localcord::{Answer, DriveError, Id};
use serde_json::json;
use skald::{
    discord::press::{Deed, Press, Text},
    serve::Serving,
};
use skald_tests::stage::{LONG, Player, Stage, Style, answered};

/// Those that change so much that nothing else can be tried after them: they come last.
const LAST: [Deed; 5] = [Deed::Start, Deed::Leave, Deed::CloseSure, Deed::ResignSure, Deed::Finish];

struct Presser<'s> {
    stage: &'s Stage,
    serving: &'s Serving,
    who: Id,
    /// Under which message.
    message: Id,
    /// What was pressed, with how often it asked.
    counted: Vec<(String, u64)>,
}

impl Presser<'_> {
    async fn press(&mut self, press: Press) {
        let (local, host) = (&self.stage.local, self.serving.host());
        let _ = host.asks();
        let asked = match local.press_raw(self.who, self.message, &press.to_string()) {
            // The message of a table is posted anew below what was said since.
            Err(DriveError::NoMessage(_)) => {
                self.message = self.newest();
                local.press_raw(self.who, self.message, &press.to_string()).unwrap()
            }
            asked => asked.unwrap(),
        };
        if let Answer::Thinking { .. } | Answer::Noted = local.first_answer(&asked).await {
            answered(local, &asked).await;
        }
        self.counted.push((format!("{press:?}"), host.asks()));
    }

    /// The newest message in the channel under which a table has buttons.
    fn newest(&self) -> Id {
        let of_table = |message: &localcord::MessageView| {
            let ids = message.buttons().into_iter().filter_map(|button| button.custom_id);
            ids.filter_map(|id| id.parse().ok()).any(|press| matches!(press, Press::Table { .. }))
        };
        let messages = self.stage.local.messages(self.stage.games(), self.who);
        messages.into_iter().rfind(of_table).expect("a message of a table").id
    }

    /// Invites somebody from the menu of people, which has no button.
    async fn invite(&mut self, table: i64, whom: Id) {
        let (local, host) = (&self.stage.local, self.serving.host());
        let more = Press::Table { table, act: Deed::More };
        let asked = local.press_raw(self.who, self.message, &more.to_string()).unwrap();
        let menu = answered(local, &asked).await;
        let press = Press::Table { table, act: Deed::Invite };
        let _ = host.asks();
        let asked = local.select(self.who, menu.id, &press.to_string(), &[&whom.to_string()]).unwrap();
        answered(local, &asked).await;
        self.counted.push((format!("{press:?}"), host.asks()));
    }

    /// Presses all buttons of a table in the order in which they are listed, and all pages of its texts.
    async fn press_all(&mut self, table: i64, last: &[Deed]) {
        for act in Deed::all().filter(|deed| !LAST.contains(deed)) {
            self.press(Press::Table { table, act }).await;
        }
        for text in [Text::Board, Text::Hand, Text::Story, Text::Result] {
            self.press(Press::Page { table, text, page: 0 }).await;
        }
        self.press(Press::Step { table, number: 1 }).await;
        self.press(Press::Proposal { table, at: 1, agrees: true }).await;
        self.press(Press::Concede { table, game: 1 }).await;
        self.press(Press::Hush { table, call: 1 }).await;
        for act in last {
            self.press(Press::Table { table, act: *act }).await;
        }
    }
}

fn table_of(lobby: &localcord::MessageView) -> i64 {
    let id = lobby.button("Start").unwrap().custom_id.unwrap();
    let Ok(Press::Table { table, .. }) = id.parse() else { panic!("{id}") };
    table
}

#[tokio::test(flavor = "multi_thread")]
async fn every_button_of_a_table_asks_the_host_once() {
    let stage = Stage::set().await;
    let serving = stage.bot().await;
    let local = &stage.local;
    let players =
        [Player::new(local, "Alice", Style::Buttons, 61), Player::new(local, "Boris", Style::Buttons, 62)];
    let (alice, boris) = (players[0].id, players[1].id);
    let mut all = Vec::new();

    // Two that are given up before they begin.
    for last in [Deed::Leave, Deed::CloseSure] {
        let lobby = stage.open(alice, &[]).await;
        let counted = Vec::new();
        let mut presser =
            Presser { stage: &stage, serving: &serving, who: alice, message: lobby.id, counted };
        presser.press_all(table_of(&lobby), &[last]).await;
        all.extend(presser.counted);
        // Its message says that it is closed before the next is looked for.
        let closed =
            |message: &localcord::MessageView| message.id == lobby.id && message.button("Start").is_none();
        local.until_message(LONG, "closed", stage.games(), alice, closed).await.unwrap();
    }

    // One that is played, and given up in the end.
    let lobby = stage.open(alice, &[("pace", json!("1d"))]).await;
    let table = table_of(&lobby);
    let mut presser =
        Presser { stage: &stage, serving: &serving, who: boris, message: lobby.id, counted: Vec::new() };
    presser.press(Press::Table { table, act: Deed::Join }).await;
    presser.who = alice;
    presser.invite(table, stage.person("Greta")).await;
    presser.press(Press::Table { table, act: Deed::Start }).await;
    presser.press_all(table, &[Deed::Finish, Deed::ResignSure]).await;
    assert!(serving.host().info(skald::host::TableId(table)).await.unwrap().ended.is_some(), "it is over");
    presser.press_all(table, &LAST).await;
    all.extend(presser.counted);

    let often: Vec<_> = all.iter().filter(|(_, asks)| *asks > 1).collect();
    assert!(often.is_empty(), "these ask more than once: {often:?}");
    // None is missing because it did nothing: each asks once somewhere.
    for act in Deed::all() {
        let name = format!("act: {act:?} }}");
        let most = all.iter().filter(|(press, _)| press.ends_with(&name)).map(|(_, asks)| *asks).max();
        assert_eq!(most, Some(1), "{act:?}");
    }
    assert!(all.iter().any(|(press, asks)| press.starts_with("Step") && *asks == 1));
    serving.stop().await.unwrap();
    stage.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_typed_into_a_form_asks_once() {
    let stage = Stage::set().await;
    let serving = stage.bot().await;
    let (local, host) = (&stage.local, serving.host());
    // Options are read by the game of the table.
    let alice = stage.person("Alice");
    let lobby = stage.open(alice, &[]).await;
    let table = table_of(&lobby);
    for (act, field, text) in [(Deed::OptionsTyped, "turn_limit", "20"), (Deed::Words, "words", "tea")] {
        let _ = host.asks();
        let press = Press::Table { table, act };
        let form = local.press_raw(alice, lobby.id, &press.to_string()).unwrap();
        let first = local.first_answer(&form).await;
        assert!(matches!(first, Answer::Form { .. }), "{first:?}");
        let typed = local.submit_modal(&form, &[(field, json!(text))]).unwrap();
        let said = answered(local, &typed).await;
        assert_eq!(host.asks(), 1, "{act:?}: {}", said.text());
    }
    serving.stop().await.unwrap();
    stage.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn every_choice_and_confirmation_of_a_move_asks_once() {
    for game in ["chaos", "law"] {
        let stage = Stage::set().await;
        let serving = stage.bot().await;
        let (local, host) = (&stage.local, serving.host());
        let mut players = ["Alice", "Boris"].map(|name| Player::new(local, name, Style::Buttons, 72));
        let thread = stage.begin(&players, &[("game", json!(game)), ("seats", json!(2))]).await;
        stage.board(thread, players[0].id, "Play").await;
        assert!(host.asks() <= 1, "{game}: before the first move");
        for number in 0..8 {
            for player in &mut players {
                player.turn(local, thread).await;
                // The most that any press, choice or form of it asked.
                assert!(host.asks() <= 1, "{game}, {number}");
            }
        }
        serving.stop().await.unwrap();
        stage.close().await;
    }
}
