//! What is missing is said by its name wherever it can still be said, and what managers see of it all.

use localcord::{Kind, Localcord, permission};
use serde_json::json;
use skald_tests::stage::{LONG, Player, Stage, Style, answered, play_out, told};

use crate::faults::{a_move, status, table, until_status};

#[tokio::test(flavor = "multi_thread")]
async fn what_is_missing_is_named_in_the_thread_as_well_with_how_to_go_on() {
    let stage = Stage::set().await;
    let local = &stage.local;
    let serving = stage.bot().await;
    let mut players = ["Alice", "Boris"].map(|name| Player::new(local, name, Style::Commands, 51));
    let (alice, games) = (players[0].id, stage.games());
    let options = [("pace", json!("1d")), ("options", json!("turn_limit=12 pace=ready"))];
    let thread = stage.begin(&players, &options).await;
    stage.board(thread, alice, "Play").await;
    stage.all_sent().await;
    // Nothing new can be written there; what stands can still be changed.
    local.deny(games, permission::SEND_MESSAGES_IN_THREADS);
    while status(&stage).await == "playing" {
        a_move(&stage, &mut players, None).await;
        tokio::time::sleep(std::time::Duration::from_millis(400)).await;
    }
    let says = |place| {
        move |local: &Localcord| {
            local.messages(place, alice).iter().any(|message| {
                let text = message.text();
                text.contains("stands still")
                    && text.contains("**Send Messages in Threads**")
                    && text.contains("**Go on**")
                    && message.button("Go on").is_some()
            })
        }
    };
    local.until(LONG, "the thread names what is missing, and how to go on", says(thread)).await.unwrap();
    local.until(LONG, "and so does the lobby message", says(games)).await.unwrap();
    // Pressed there before it is mended it says what is still missing, and afterwards the game goes on.
    let pressed = answered(local, &stage.press(alice, thread, "Go on").await).await.text();
    assert!(
        pressed.contains("cannot go on yet") && pressed.contains("Send Messages in Threads"),
        "{pressed}"
    );
    local.deny(games, 0);
    answered(local, &stage.press(alice, thread, "Go on").await).await;
    play_out(local, thread, &mut players).await;
    let left = |local: &Localcord| !says(thread)(local) && !says(games)(local);
    local.until(LONG, "nothing says that it stands still any more", left).await.unwrap();
    serving.stop().await.unwrap();
    stage.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_lobby_message_is_true_again_although_the_bot_was_started_anew_in_between() {
    let stage = Stage::set().await;
    let local = &stage.local;
    let (serving, thread, mut players) = table(&stage, 12).await;
    let (alice, games) = (players[0].id, stage.games());
    local.deny(games, permission::SEND_MESSAGES_IN_THREADS);
    while status(&stage).await == "playing" {
        a_move(&stage, &mut players, None).await;
        tokio::time::sleep(std::time::Duration::from_millis(400)).await;
    }
    let says = |local: &Localcord| {
        local.messages(games, alice).iter().any(|message| message.text().contains("stands still"))
    };
    local.until(LONG, "the lobby message says that it stands still", says).await.unwrap();
    serving.stop().await.unwrap();
    local.deny(games, 0);
    let serving = stage.bot().await;
    until_status(&stage, "playing").await;
    local.until(LONG, "and says so no more", |local| !says(local)).await.unwrap();
    play_out(local, thread, &mut players).await;
    serving.stop().await.unwrap();
    stage.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_that_ends_while_its_place_is_closed_shows_how_it_ended_when_it_opens() {
    let stage = Stage::set().await;
    let local = &stage.local;
    let serving = stage.bot().await;
    let players = ["Alice", "Boris"].map(|name| Player::new(local, name, Style::Commands, 51));
    let ([alice, boris], games) = (players.each_ref().map(|player| player.id), stage.games());
    let options = [("pace", json!("1d")), ("options", json!("turn_limit=12 pace=ready"))];
    let thread = stage.begin(&players, &options).await;
    stage.board(thread, alice, "Play").await;
    stage.all_sent().await;
    // The place closes, and before the bot has tried it Boris gives up in private.
    local.deny(games, permission::VIEW_CHANNEL);
    let sure = told(local, boris, local.dm(boris), "resign", &[]).await;
    answered(local, &local.press_labelled(boris, sure.id, "Resign").unwrap()).await;
    assert_eq!(status(&stage).await, "over");
    let place = format!("/channels/{thread}/");
    let refused = |local: &Localcord| {
        let refused = |request: &&localcord::RequestRecord| {
            request.path.starts_with(&place) && request.code == Some(50_001)
        };
        local.requests().iter().filter(refused).count() >= 3
    };
    local.until(LONG, "several tries in vain", refused).await.unwrap();
    let ended = |local: &Localcord| {
        local.messages(thread, alice).iter().any(|message| message.button("Rematch").is_some())
    };
    assert!(!ended(local));
    local.deny(games, 0);
    local.until(LONG, "the result", ended).await.unwrap();
    stage.all_sent().await;
    stage.each_said_once(alice, thread).await;
    serving.stop().await.unwrap();
    stage.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn managers_see_the_tables_of_their_server_and_of_no_other() {
    let stage = Stage::set().await;
    let local = &stage.local;
    let serving = stage.bot().await;
    let [alice, boris, clara] = ["Alice", "Boris", "Clara"].map(|name| stage.person(name));
    let general = local.channel("general").unwrap();
    let club = local.add_server("The Club", &[alice, boris]);
    let room = local.add_channel_of(club, "room", Kind::Text);
    local.make_manager(local.server(), alice);
    let none = told(local, alice, stage.games(), "setup server", &[]).await.text();
    assert!(none.contains("No table is under way"), "{none}");
    let open = [("game", json!("war")), ("seats", json!(2))];
    let mut codes = Vec::new();
    for (who, place) in [(boris, stage.games()), (clara, general), (boris, room)] {
        told(local, who, place, "open", &open).await;
        let table = serving.host().tables_in(place.0, false).await.unwrap()[0];
        codes.push(serving.host().info(table).await.unwrap().code);
    }
    // One of them is a game that is on.
    told(local, clara, stage.games(), "join", &[("table", json!(codes[0]))]).await;
    told(local, boris, stage.games(), "start", &[("table", json!(codes[0]))]).await;
    let list = told(local, alice, stage.games(), "setup server", &[]).await.text();
    assert!(list.contains("2 tables are under way"), "{list}");
    let line = |code: &String| list.lines().find(|line| line.contains(code.as_str())).map(str::to_owned);
    let [first, second, other] = [0, 1, 2].map(|at: usize| line(&codes[at]));
    let first = first.expect("the game");
    assert!(first.contains("The Rules of War") && first.contains("Boris, Clara"), "{first}");
    assert!(first.contains("playing") && first.contains("<#"), "how it stands, and where: {first}");
    let second = second.expect("the lobby");
    assert!(second.contains("Clara") && second.contains(&format!("<#{general}>")), "{second}");
    assert_eq!(other, None, "a table of another server is none of theirs");
    serving.stop().await.unwrap();
    stage.close().await;
}
