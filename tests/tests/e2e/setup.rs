//! What those who manage a server can do, and what nobody else can.

use std::sync::Arc;

use localcord::{Action, Fault, Kind, Localcord, MessageView, RequestRecord, permission};
use serde_json::{Value, json};
use skald::host::Status;
use skald_tests::stage::{Forward, HOUR, LONG, Player, Stage, Style, answered};

/// What a manager is told to a command of `/setup`.
async fn setup(stage: &Stage, sub: &str, options: &[(&str, Value)]) -> String {
    let (local, alice) = (&stage.local, stage.person("Alice"));
    let asked = local.slash(alice, stage.games(), &format!("setup {sub}"), options).unwrap();
    answered(local, &asked).await.text()
}

/// What somebody is told who opens a table.
async fn opening(stage: &Stage, who: &str, channel: localcord::Id) -> String {
    let options = [("game", json!("war")), ("seats", json!(2))];
    let asked = stage.local.slash(stage.person(who), channel, "open", &options).unwrap();
    answered(&stage.local, &asked).await.text()
}

#[tokio::test(flavor = "multi_thread")]
async fn managers_say_where_and_by_whom_tables_are_opened_and_how_many() {
    let stage = Stage::set().await;
    let serving = stage.bot().await;
    let local = &stage.local;
    let (alice, games) = (stage.person("Alice"), stage.games());
    assert!(local.slash(alice, games, "setup server", &[]).is_err(), "it is for managers");
    local.make_manager(local.server(), alice);
    let general = local.channel("general").unwrap();

    let told = setup(&stage, "channels", &[("channel", json!(games)), ("allowed", json!(true))]).await;
    assert!(told.contains(&format!("<#{games}>")), "{told}");
    let told = opening(&stage, "Boris", general).await;
    assert!(told.contains("opened in") && told.contains(&format!("<#{games}>")), "{told}");
    assert!(opening(&stage, "Boris", games).await.contains("is open"));

    setup(&stage, "opening", &[("openers", json!("managers"))]).await;
    assert!(opening(&stage, "Boris", games).await.contains("only those who manage"));
    assert!(opening(&stage, "Alice", games).await.contains("is open"));

    let told = setup(&stage, "opening", &[("openers", json!("everybody")), ("most", json!(2))]).await;
    assert!(told.contains("2 tables are under way") && told.contains("everybody"), "{told}");
    assert!(opening(&stage, "Boris", games).await.contains("2 tables may be under way"));
    setup(&stage, "opening", &[("most", json!(0))]).await;
    assert!(opening(&stage, "Boris", games).await.contains("is open"));
    let told = setup(&stage, "channels", &[("channel", json!(games)), ("allowed", json!(false))]).await;
    assert!(told.contains("every channel"), "{told}");
    assert!(opening(&stage, "Boris", general).await.contains("is open"));
    serving.stop().await.unwrap();
    stage.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn managers_pause_move_and_close_a_table_and_its_people_are_told() {
    let stage = Stage::set().await;
    let serving = stage.bot().await;
    let (local, host) = (&stage.local, serving.host());
    let (alice, boris, clara) = (stage.person("Alice"), stage.person("Boris"), stage.person("Clara"));
    local.make_manager(local.server(), alice);
    let players =
        [Player::new(local, "Boris", Style::Commands, 91), Player::new(local, "Clara", Style::Commands, 92)];
    let thread = stage.begin(&players, &[("seats", json!(2))]).await;
    stage.board(thread, boris, "Play").await;
    let table = host.tables_in(thread.0, false).await.unwrap()[0];
    let code = host.info(table).await.unwrap().code;
    let manage = |what: &'static str| [("table", json!(code.clone())), ("do", json!(what))];

    let told = setup(&stage, "manage", &manage("pause")).await;
    assert!(told.contains("stands still"), "{told}");
    assert_eq!(host.info(table).await.unwrap().status, Status::Paused);
    let go_on = local.slash(boris, thread, "table resume", &[]).unwrap();
    let told = answered(local, &go_on).await.text();
    assert!(told.contains("only they can let it go on"), "{told}");
    assert_eq!(host.info(table).await.unwrap().status, Status::Paused);
    setup(&stage, "manage", &manage("go-on")).await;
    assert_eq!(host.info(table).await.unwrap().status, Status::Playing);
    stage.all_sent().await;

    // Where the bot sees nothing nothing is moved to, and what is not said closes nothing.
    let other = local.add_channel("arena", Kind::Text);
    local.deny(other, permission::VIEW_CHANNEL);
    let told = setup(&stage, "relocate", &[("table", json!(code)), ("channel", json!(other))]).await;
    assert!(told.contains("View Channel"), "{told}");
    local.deny(other, 0);
    let info = host.info(table).await.unwrap();
    assert_eq!((info.status, info.channel), (Status::Playing, stage.games().0));

    // In another channel it has a message and a thread of its own, and the old board goes.
    let told = setup(&stage, "relocate", &[("table", json!(code)), ("channel", json!(other))]).await;
    assert!(told.contains("goes on there"), "{told}");
    local.until(LONG, "a thread there", |local| !local.threads(boris, other).is_empty()).await.unwrap();
    let new = local.threads(boris, other)[0].id;
    stage.board(new, boris, "Play").await;
    stage.all_sent().await;
    let old = local.messages(thread, boris);
    // A call keeps its button, but it is no board: that has a picture.
    let is_board = |message: &&MessageView| message.button("Play").is_some() && !message.files.is_empty();
    let boards: Vec<_> = old.iter().filter(is_board).collect();
    assert!(boards.is_empty(), "no board stands where it was: {boards:#?}");

    // A game counts as it stands; a table of another server is none of theirs.
    let club = local.add_server("The Club", &[alice, boris, clara]);
    let room = local.add_channel_of(club, "room", Kind::Text);
    local.make_manager(club, alice);
    let asked = local.slash(alice, room, "setup manage", &manage("close")).unwrap();
    assert!(answered(local, &asked).await.text().contains("no such table"));
    setup(&stage, "manage", &manage("close")).await;
    let info = host.info(table).await.unwrap();
    assert!(info.status == Status::Over && info.outcome.is_some(), "{:?}", info.status);
    stage.all_sent().await;
    let told: Vec<String> = local.messages(new, clara).iter().map(MessageView::text).collect();
    let ended: Vec<&String> = told.iter().filter(|text| text.contains("ended the game")).collect();
    assert!(ended.len() == 1 && ended[0].contains("is over"), "why is told with the result: {told:#?}");
    let moved: Vec<&String> = told.iter().filter(|text| text.contains("have moved table")).collect();
    assert!(
        moved.iter().all(|text| text.starts_with("**")),
        "that it was moved is told by its story: {told:#?}"
    );
    serving.stop().await.unwrap();
    stage.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_word_that_only_another_version_knows_closes_nothing() {
    let stage = Stage::set().await;
    let serving = stage.bot().await;
    let (local, host) = (&stage.local, serving.host());
    let alice = stage.person("Alice");
    local.make_manager(local.server(), alice);
    let code = stage.open(alice, &[]).await.text().split('`').nth(1).unwrap().to_owned();
    // A newer version has told Discord of one more thing that managers can do.
    let mut command = local.commands().into_iter().find(|command| command["name"] == "setup").unwrap();
    let choices = command["options"].as_array_mut().unwrap();
    let manage = choices.iter_mut().find(|sub| sub["name"] == "manage").unwrap();
    manage["options"][1]["choices"].as_array_mut().unwrap().push(json!({"name": "Burn", "value": "burn"}));
    let path = format!(
        "{}/api/v10/applications/{}/commands",
        local.base_url(),
        command["application_id"].as_str().unwrap()
    );
    let body = json!({
        "name": "setup", "description": command["description"], "options": command["options"],
        "default_member_permissions": command["default_member_permissions"],
    });
    let client = reqwest::Client::builder().no_proxy().build().unwrap();
    let told = client.post(path).header("authorization", "Bot local.token").json(&body).send().await.unwrap();
    assert!(told.status().is_success(), "{}", told.text().await.unwrap());

    let said = setup(&stage, "manage", &[("table", json!(code)), ("do", json!("burn"))]).await;
    assert!(said.contains("do not know that command"), "{said}");
    let table = host.tables_in(stage.games().0, true).await.unwrap()[0];
    assert_eq!(host.info(table).await.unwrap().status, Status::Lobby);
    serving.stop().await.unwrap();
    stage.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn so_many_channels_can_be_named_and_one_more_is_refused_with_a_sentence() {
    let stage = Stage::set().await;
    let serving = stage.bot().await;
    let local = &stage.local;
    local.make_manager(local.server(), stage.person("Alice"));
    let named = |channel: localcord::Id, on: bool| [("channel", json!(channel)), ("allowed", json!(on))];
    let mut channels = Vec::new();
    for number in 0..26 {
        channels.push(local.add_channel(&format!("room-{number}"), Kind::Text));
    }
    for channel in &channels[..25] {
        let told = setup(&stage, "channels", &named(*channel, true)).await;
        assert!(told.contains(&format!("<#{channel}>")), "{told}");
    }
    let told = setup(&stage, "channels", &named(channels[25], true)).await;
    assert!(told.contains("25 channels are named already"), "{told}");
    // One that is named stays so when it is named again, and one goes for another.
    let told = setup(&stage, "channels", &named(channels[3], true)).await;
    assert!(told.contains(&format!("<#{}>", channels[3])), "{told}");
    setup(&stage, "channels", &named(channels[0], false)).await;
    let told = setup(&stage, "channels", &named(channels[25], true)).await;
    assert!(told.contains(&format!("<#{}>", channels[25])), "{told}");
    serving.stop().await.unwrap();
    stage.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_server_says_how_often_those_are_pinged_who_have_chosen_nothing() {
    let stage = Stage::set().await;
    let serving = stage.bot().await;
    let (local, host) = (&stage.local, serving.host());
    let names = ["Alice", "Boris", "Clara"];
    let [alice, boris, clara] = names.map(|name| stage.person(name));
    local.make_manager(local.server(), alice);
    let told = setup(&stage, "server", &[]).await;
    assert!(told.contains("has in Discord") && told.contains("Every turn"), "{told}");
    let told = setup(&stage, "defaults", &[("language", json!("en")), ("pings", json!("never"))]).await;
    assert!(told.contains("**Language of tables:** English") && told.contains("Never"), "{told}");
    let asked = local.slash(clara, stage.games(), "settings", &[("pings", json!("turns"))]).unwrap();
    answered(local, &asked).await;

    let players = names.map(|name| Player::new(local, name, Style::Commands, 97));
    let thread = stage.begin(&players, &[("game", json!("chaos")), ("seats", json!(3))]).await;
    stage.board(thread, alice, "Play").await;
    stage.all_sent().await;
    let started = |local: &Localcord| {
        local.messages(thread, alice).into_iter().find(|message| message.text().contains("Good luck"))
    };
    let text = started(local).unwrap().text();
    assert!(text.contains(&format!("<@{clara}>")), "who has chosen is pinged as they chose: {text}");
    assert!(!text.contains(&format!("<@{boris}>")), "and who has not as the server says: {text}");
    let table = host.tables_in(thread.0, false).await.unwrap()[0];
    assert_eq!(host.store().table(table).await.unwrap().unwrap().language, "en");
    serving.stop().await.unwrap();
    stage.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn hello_is_said_once_where_it_may_be_with_what_is_missing_there() {
    let stage = Stage::set().await;
    let serving = stage.bot().await;
    let local = &stage.local;
    let alice = stage.person("Alice");
    let club = local.add_server("The Club", &[alice]);
    let closed = local.add_channel_of(club, "rules", Kind::Text);
    local.deny(closed, permission::SEND_MESSAGES);
    let hall = local.add_channel_of(club, "hall", Kind::Text);
    local.deny(hall, permission::ATTACH_FILES);
    local.add_channel_of(club, "attic", Kind::Text);
    local.announce_server(club);
    let hello = |local: &Localcord, place| -> Vec<String> {
        let said = local.messages(place, alice).into_iter().map(|message| message.text());
        said.filter(|text| text.contains("Hello!")).collect()
    };
    local.until(LONG, "hello", |local| !hello(local, hall).is_empty()).await.unwrap();
    let said = hello(local, hall).remove(0);
    assert!(said.contains("/setup") && said.contains("Attach Files") && !said.contains("Embed"), "{said}");

    // Discord tells of the server once more, and at every start; a server in which it has been for long hears nothing.
    local.announce_server(club);
    serving.stop().await.unwrap();
    let serving = stage.bot().await;
    let late = local.add_server("The Late Club", &[alice]);
    let room = local.add_channel_of(late, "room", Kind::Text);
    local.announce_server(late);
    local.until(LONG, "the other hello", |local| !hello(local, room).is_empty()).await.unwrap();
    assert_eq!(hello(local, hall).len(), 1, "it is said once");
    let general = local.channel("general").unwrap();
    for quiet in [closed, general, stage.games()] {
        assert_eq!(hello(local, quiet), Vec::<String>::new());
    }
    serving.stop().await.unwrap();
    stage.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn hello_of_which_nobody_knows_whether_it_arrived_is_said_nowhere_else() {
    let stage = Stage::set().await;
    let serving = stage.bot().await;
    let local = &stage.local;
    let alice = stage.person("Alice");
    let club = local.add_server("The Club", &[alice]);
    let rooms = ["hall", "attic"].map(|name| local.add_channel_of(club, name, Kind::Text));
    // All the tries of one request arrive, and nobody hears of it.
    let tries = 3;
    local.fault(Fault::new("POST", "/channels/*/messages", tries, Action::ServerErrorAfter { status: 502 }));
    local.announce_server(club);
    let posts = |request: &RequestRecord| request.method == "POST" && request.path.ends_with("/messages");
    let heard = |local: &Localcord| {
        local.requests().iter().any(|request| posts(request) && request.status == Some(200))
    };
    local.until(LONG, "word that it was said", heard).await.unwrap();
    let said: usize = rooms.map(|room| local.messages(room, alice).len()).iter().sum();
    assert_eq!(said, 1);
    serving.stop().await.unwrap();
    stage.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn who_has_left_the_server_holds_nobody_up() {
    somebody_leaves("10m", HOUR).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn nor_where_there_is_no_time_limit() {
    somebody_leaves("none", 73 * HOUR).await;
}

/// Somebody leaves the server while a game of this pace waits for them, and after so long the game goes on.
async fn somebody_leaves(pace: &str, after: i64) {
    let stage = Stage::set().await;
    let clock = Arc::new(Forward::default());
    let serving = stage.bot_with(&clock).await;
    let (local, host) = (&stage.local, serving.host());
    let players =
        [Player::new(local, "Alice", Style::Commands, 95), Player::new(local, "Boris", Style::Commands, 96)];
    let options = [("game", json!("chaos")), ("seats", json!(2)), ("pace", json!(pace))];
    let thread = stage.begin(&players, &options).await;
    stage.board(thread, players[0].id, "Play").await;
    let table = host.tables_in(thread.0, false).await.unwrap()[0];
    let asked = host.board(table).await.unwrap().waiting[0].person.unwrap();
    local.leave_server(local.server(), localcord::Id(asked.0));
    let stays = players.iter().find(|player| player.id.0 != asked.0).unwrap().id;

    // Time runs out for whoever is gone, or they are to be reminded: that is looked into.
    clock.by(after);
    host.tick().await.unwrap();
    local.until(LONG, "the result", |local: &Localcord| has_ended(local, thread, stays)).await.unwrap();
    let info = host.info(table).await.unwrap();
    assert!(info.seats.iter().any(|seat| seat.person == Some(asked) && seat.gone), "{:?}", info.seats);
    assert_eq!(info.outcome.unwrap().winners().len(), 1, "who stayed has won");
    let told = local.messages(thread, stays);
    assert!(told.iter().any(|message| message.text().contains("no longer on this server")), "{told:#?}");
    serving.stop().await.unwrap();
    stage.close().await;
}

/// Whether the result of a game stands in its thread.
fn has_ended(local: &Localcord, thread: localcord::Id, viewer: localcord::Id) -> bool {
    local.messages(thread, viewer).iter().any(|message| message.button("Rematch").is_some())
}
