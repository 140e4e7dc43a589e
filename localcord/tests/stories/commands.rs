//! Registering commands, typing them, suggestions, menus and forms.

use localcord::{Answer, DriveError};
use serde_json::{Value, json};

use crate::bot::{APPLICATION, Bot, button, command, row, start};

fn open_command() -> Value {
    json!({"name": "game", "description": "Games", "options": [
        {"type": 1, "name": "open", "description": "Open one", "options": [
            {"type": 4, "name": "seats", "description": "How many", "required": true, "min_value": 2, "max_value": 6},
            {"type": 6, "name": "guest", "description": "Whom to ask"},
            {"type": 3, "name": "set", "description": "Which", "autocomplete": true},
            {"type": 3, "name": "pace", "description": "How fast",
             "choices": [{"name": "Slow", "value": "slow"}, {"name": "Fast", "value": "fast"}]},
        ]},
    ]})
}

#[tokio::test]
async fn an_overwrite_keeps_the_ids_of_commands_that_stay() {
    let discord = start().await;
    let bot = Bot::connect(&discord).await;
    let first = bot.register(json!([command("ping"), command("gone")])).await;
    let second = bot.register(json!([command("new"), command("ping")])).await;
    let id = |list: &[Value], name: &str| {
        list.iter().find(|entry| entry["name"] == name).map(|entry| entry["id"].clone())
    };
    assert_eq!(id(&first, "ping"), id(&second, "ping"));
    assert_eq!(id(&second, "gone"), None);
    assert_eq!(discord.commands().len(), 2);
}

#[tokio::test]
async fn one_bad_command_harms_no_other_when_each_is_created_alone() {
    let discord = start().await;
    let bot = Bot::connect(&discord).await;
    let path = format!("/applications/{APPLICATION}/commands");
    assert_eq!(bot.call("POST", &path, command("good")).await.0, 201);
    assert_eq!(bot.call("POST", &path, command("good")).await.0, 200, "the same again is no new one");
    let (status, error) = bot.call("POST", &path, command("Bad Name")).await;
    assert_eq!((status, &error["code"]), (400, &json!(50035)));
    assert!(error["errors"]["name"]["_errors"].is_array(), "{error}");
    let (_, listed) = bot.call("GET", &path, Value::Null).await;
    assert_eq!(listed.as_array().unwrap().len(), 1);
    let id = listed[0]["id"].as_str().unwrap();
    assert_eq!(bot.call("DELETE", &format!("{path}/{id}"), Value::Null).await.0, 204);
    assert!(discord.commands().is_empty());
}

#[tokio::test]
async fn options_are_checked_as_the_client_checks_them() {
    let discord = start().await;
    let mut bot = Bot::connect(&discord).await;
    bot.register(json!([open_command()])).await;
    let (alice, boris) = (discord.person("Alice").unwrap(), discord.person("Boris").unwrap());
    let games = discord.channel("games").unwrap();
    let try_it = |options: &[(&str, Value)]| discord.slash(alice, games, "game open", options);

    assert!(matches!(try_it(&[]), Err(DriveError::Option { .. })), "seats are required");
    assert!(matches!(try_it(&[("seats", json!(7))]), Err(DriveError::Option { .. })), "too many");
    assert!(matches!(try_it(&[("seats", json!("x"))]), Err(DriveError::Option { .. })), "no number");
    let strange = [("seats", json!(2)), ("colour", json!("red"))];
    assert!(matches!(try_it(&strange), Err(DriveError::Option { .. })), "no such option");
    let neither = [("seats", json!(2)), ("pace", json!("medium"))];
    assert!(matches!(try_it(&neither), Err(DriveError::Option { .. })), "none of the choices");
    assert!(matches!(discord.slash(alice, games, "game", &[]), Err(DriveError::NoCommand(_))));

    let good = [("seats", json!("3")), ("guest", json!(boris)), ("pace", json!("slow"))];
    try_it(&good).unwrap();
    let heard = bot.asked().await;
    let open = &heard["data"]["options"][0];
    assert_eq!(open["name"], "open");
    assert_eq!(open["type"], 1);
    assert_eq!(open["options"][0], json!({"name": "seats", "type": 4, "value": 3}));
    assert_eq!(heard["data"]["resolved"]["users"][boris.to_string()]["global_name"], "Boris");
}

#[tokio::test]
async fn suggestions_come_while_somebody_types() {
    let discord = start().await;
    let mut bot = Bot::connect(&discord).await;
    bot.register(json!([open_command()])).await;
    let (alice, games) = (discord.person("Alice").unwrap(), discord.channel("games").unwrap());
    let options = [("set", json!("gr"))];
    let asking = discord.autocomplete(alice, games, "game open", &options, "set");
    let answering = async {
        let heard = bot.asked().await;
        assert_eq!(heard["type"], 4);
        assert_eq!(heard["data"]["options"][0]["options"][0]["focused"], true);
        let choices = json!([{"name": "Grand", "value": "grand"}]);
        bot.answer(&heard, json!({"type": 8, "data": {"choices": choices}})).await
    };
    let (choices, (status, _)) = tokio::join!(asking, answering);
    assert_eq!(status, 204);
    assert_eq!(choices.unwrap()[0].name, "Grand");

    let wrong = discord.autocomplete(alice, games, "game open", &[("seats", json!("2"))], "seats").await;
    assert!(matches!(wrong, Err(DriveError::Option { .. })), "seats have no suggestions");
}

#[tokio::test]
async fn more_than_25_suggestions_are_refused() {
    let discord = start().await;
    let mut bot = Bot::connect(&discord).await;
    bot.register(json!([open_command()])).await;
    let (alice, games) = (discord.person("Alice").unwrap(), discord.channel("games").unwrap());
    let choices: Vec<Value> = (0..26).map(|n| json!({"name": format!("c{n}"), "value": "v"})).collect();
    let data = json!({"name": "game", "type": 1, "id": "1", "options": []});
    discord.interact_raw(alice, games, 4, &data).unwrap();
    let heard = bot.asked().await;
    let (status, error) = bot.answer(&heard, json!({"type": 8, "data": {"choices": choices}})).await;
    assert_eq!((status, &error["code"]), (400, &json!(50035)));
}

#[tokio::test]
async fn a_form_opens_and_comes_back_filled_in() {
    let discord = start().await;
    let mut bot = Bot::connect(&discord).await;
    let (alice, games) = (discord.person("Alice").unwrap(), discord.channel("games").unwrap());
    let message =
        bot.post(games, json!({"content": "hello", "components": row(json!([button("f", "Name")]))})).await;
    let pressed = discord.press(alice, message, "f").unwrap();
    let heard = bot.asked().await;
    let form = json!({"type": 9, "data": {"custom_id": "form", "title": "Who?", "components": [
        {"type": 1, "components": [{"type": 4, "custom_id": "name", "style": 1, "label": "Name", "max_length": 5}]},
        {"type": 1, "components": [
            {"type": 4, "custom_id": "why", "style": 2, "label": "Why", "required": false, "value": "so"}]},
    ]}});
    assert_eq!(bot.answer(&heard, form).await.0, 204);
    let answer = discord.first_answer(&pressed).await;
    assert_eq!(answer.form().unwrap().fields.len(), 2);

    assert!(discord.submit_modal(&pressed, &[]).is_err(), "the name is required");
    assert!(discord.submit_modal(&pressed, &[("name", json!("Annabel"))]).is_err(), "it is too long");
    assert!(discord.submit_modal(&pressed, &[("age", json!("5"))]).is_err(), "there is no such field");
    let sent = discord.submit_modal(&pressed, &[("name", json!("Ada"))]).unwrap();
    let heard = bot.asked().await;
    assert_eq!(heard["type"], 5);
    assert_eq!(heard["data"]["components"][0]["components"][0]["value"], "Ada");
    assert_eq!(heard["data"]["components"][1]["components"][0]["value"], "so", "it kept what stood in it");
    assert_eq!(heard["message"]["id"], message.to_string());

    let (status, error) = bot.answer(&heard, json!({"type": 9, "data": {}})).await;
    assert_eq!((status, &error["code"]), (400, &json!(50035)), "no form in answer to a form");
    bot.answer(&heard, json!({"type": 7, "data": {"content": "hello Ada"}})).await;
    assert!(matches!(discord.first_answer(&sent).await, Answer::Updated { .. }));
}

#[tokio::test]
async fn menus_take_what_they_offer() {
    let discord = start().await;
    let mut bot = Bot::connect(&discord).await;
    let (alice, boris) = (discord.person("Alice").unwrap(), discord.person("Boris").unwrap());
    let games = discord.channel("games").unwrap();
    let components = json!([
        {"type": 1, "components": [{"type": 3, "custom_id": "card", "min_values": 1, "max_values": 2, "options": [
            {"label": "Ace", "value": "a"}, {"label": "King", "value": "k"}, {"label": "Queen", "value": "q"}]}]},
        {"type": 1, "components": [{"type": 5, "custom_id": "who"}]},
    ]);
    let message = bot.post(games, json!({"content": "choose", "components": components})).await;
    assert!(discord.select(alice, message, "card", &[]).is_err());
    assert!(discord.select(alice, message, "card", &["a", "k", "q"]).is_err());
    assert!(discord.select(alice, message, "card", &["joker"]).is_err());
    assert!(discord.select(alice, message, "who", &["7"]).is_err());
    discord.select(alice, message, "card", &["k", "a"]).unwrap();
    assert_eq!(bot.asked().await["data"]["values"], json!(["k", "a"]));
    discord.select(alice, message, "who", &[&boris.to_string()]).unwrap();
    let heard = bot.asked().await;
    assert_eq!(heard["data"]["resolved"]["users"][boris.to_string()]["global_name"], "Boris");
}

#[tokio::test]
async fn a_command_in_a_private_message_names_the_user() {
    let discord = start().await;
    let mut bot = Bot::connect(&discord).await;
    let mut guild_only = command("table");
    guild_only["contexts"] = json!([0]);
    bot.register(json!([command("turns"), guild_only])).await;
    let alice = discord.person("Alice").unwrap();
    let private = discord.dm(alice);
    assert!(discord.slash(alice, private, "table", &[]).is_err(), "it is for servers only");
    discord.slash(alice, private, "turns", &[]).unwrap();
    let heard = bot.asked().await;
    assert_eq!(heard["user"]["id"], alice.to_string());
    assert!(heard.get("member").is_none() && heard.get("guild_id").is_none());
    assert_eq!(heard["authorizing_integration_owners"], json!({"0": "0"}));
    assert_eq!(heard["context"], 1);
}

#[tokio::test]
async fn menus_of_people_and_messages_carry_their_target() {
    let discord = start().await;
    let mut bot = Bot::connect(&discord).await;
    bot.register(json!([{"name": "Challenge", "type": 2}, {"name": "Look Up", "type": 3}])).await;
    let (alice, boris) = (discord.person("Alice").unwrap(), discord.person("Boris").unwrap());
    let games = discord.channel("games").unwrap();
    discord.menu(alice, games, "Challenge", boris).unwrap();
    let heard = bot.asked().await;
    assert_eq!(heard["data"]["target_id"], boris.to_string());
    let said = discord.say(boris, games, "what is this?").unwrap();
    discord.menu(alice, games, "Look Up", said).unwrap();
    let heard = bot.asked().await;
    assert_eq!(heard["data"]["resolved"]["messages"][said.to_string()]["content"], "what is this?");
}
