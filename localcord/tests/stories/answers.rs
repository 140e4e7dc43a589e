//! How interactions are answered: once, in time, and what follows.

use std::time::Duration;

use localcord::Answer;
use serde_json::json;

use crate::bot::{Bot, button, callback, command, row, start, start_with, webhook};

#[tokio::test]
async fn a_command_is_answered_once() {
    let discord = start().await;
    let mut bot = Bot::connect(&discord).await;
    bot.register(json!([command("ping")])).await;
    let (alice, games) = (discord.person("Alice").unwrap(), discord.channel("games").unwrap());

    let asked = discord.slash(alice, games, "ping", &[]).unwrap();
    let heard = bot.asked().await;
    assert_eq!(heard["data"]["name"], "ping");
    assert_eq!(heard["member"]["user"]["id"], alice.to_string());
    assert_eq!(heard["attachment_size_limit"], 10 * 1024 * 1024);
    assert_eq!(heard["context"], 0);

    let pong = json!({"type": 4, "data": {"content": "pong"}});
    assert_eq!(bot.answer(&heard, pong.clone()).await.0, 204);
    let answer = discord.first_answer(&asked).await;
    assert_eq!(answer.message().unwrap().content, "pong");
    assert_eq!(answer.message().unwrap().command.as_ref().unwrap().user, alice);

    let (status, error) = bot.answer(&heard, pong).await;
    assert_eq!((status, &error["code"]), (400, &json!(40060)));
    assert!(discord.violations().is_empty(), "{:?}", discord.violations());
}

#[tokio::test]
async fn an_answer_after_the_deadline_is_too_late() {
    let discord = start_with(|config| config.answer_deadline = Duration::from_millis(50)).await;
    let mut bot = Bot::connect(&discord).await;
    bot.register(json!([command("ping")])).await;
    let (alice, games) = (discord.person("Alice").unwrap(), discord.channel("games").unwrap());
    let asked = discord.slash(alice, games, "ping", &[]).unwrap();
    let heard = bot.asked().await;
    assert!(matches!(discord.first_answer(&asked).await, Answer::None));
    tokio::time::sleep(Duration::from_millis(5)).await;
    let (status, error) = bot.answer(&heard, json!({"type": 4, "data": {"content": "late"}})).await;
    assert_eq!((status, &error["code"]), (404, &json!(10062)));
    assert!(discord.messages(games, alice).is_empty());
}

#[tokio::test]
async fn before_the_first_answer_there_is_no_webhook() {
    let discord = start().await;
    let mut bot = Bot::connect(&discord).await;
    bot.register(json!([command("ping")])).await;
    let (alice, games) = (discord.person("Alice").unwrap(), discord.channel("games").unwrap());
    discord.slash(alice, games, "ping", &[]).unwrap();
    let heard = bot.asked().await;
    for (method, rest) in [("POST", ""), ("PATCH", "/messages/@original"), ("DELETE", "/messages/@original")]
    {
        let (status, error) = bot.call(method, &webhook(&heard, rest), json!({"content": "early"})).await;
        assert_eq!((status, &error["code"]), (404, &json!(10015)), "{method}");
    }
}

#[tokio::test]
async fn a_token_is_void_after_its_time_and_when_declared_so() {
    let discord = start_with(|config| config.token_lifetime = Duration::from_millis(1)).await;
    let mut bot = Bot::connect(&discord).await;
    bot.register(json!([command("ping")])).await;
    let (alice, games) = (discord.person("Alice").unwrap(), discord.channel("games").unwrap());
    discord.slash(alice, games, "ping", &[]).unwrap();
    let heard = bot.asked().await;
    assert_eq!(bot.answer(&heard, json!({"type": 5})).await.0, 204);
    tokio::time::sleep(Duration::from_millis(5)).await;
    let path = webhook(&heard, "/messages/@original");
    let (status, error) = bot.call("PATCH", &path, json!({"content": "x"})).await;
    assert_eq!((status, &error["code"]), (401, &json!(50027)));

    let discord = start().await;
    let mut bot = Bot::connect(&discord).await;
    bot.register(json!([command("ping")])).await;
    discord.slash(alice, games, "ping", &[]).unwrap();
    let heard = bot.asked().await;
    bot.answer(&heard, json!({"type": 5})).await;
    discord.expire_tokens();
    let (status, error) = bot.call("POST", &webhook(&heard, ""), json!({"content": "x"})).await;
    assert_eq!((status, &error["code"]), (401, &json!(50027)));
}

#[tokio::test]
async fn the_first_follow_up_fills_the_deferred_message_and_the_next_is_a_new_one() {
    let discord = start().await;
    let mut bot = Bot::connect(&discord).await;
    bot.register(json!([command("ping")])).await;
    let (alice, boris) = (discord.person("Alice").unwrap(), discord.person("Boris").unwrap());
    let games = discord.channel("games").unwrap();
    let asked = discord.slash(alice, games, "ping", &[]).unwrap();
    let heard = bot.asked().await;
    bot.answer(&heard, json!({"type": 5, "data": {"flags": 64}})).await;
    assert!(matches!(discord.first_answer(&asked).await, Answer::Thinking { ephemeral: true }));

    let (status, first) = bot.call("POST", &webhook(&heard, ""), json!({"content": "for you"})).await;
    assert_eq!(status, 200);
    let (_, second) = bot.call("POST", &webhook(&heard, ""), json!({"content": "for all"})).await;
    assert_ne!(first["id"], second["id"]);

    let alices: Vec<String> = discord.messages(games, alice).into_iter().map(|seen| seen.content).collect();
    let boriss: Vec<String> = discord.messages(games, boris).into_iter().map(|seen| seen.content).collect();
    assert_eq!(alices, ["for you", "for all"], "the first filled the promised message, hidden as promised");
    assert_eq!(boriss, ["for all"]);
    assert_eq!(discord.original_of(&asked).unwrap().content, "for you");
    assert_eq!(discord.followups_of(&asked).len(), 1);

    let path = webhook(&heard, &format!("/messages/{}", second["id"].as_str().unwrap()));
    assert_eq!(bot.call("PATCH", &path, json!({"content": "changed"})).await.0, 200);
    assert_eq!(discord.messages(games, boris)[0].content, "changed");
    assert_eq!(bot.call("DELETE", &path, json!(null)).await.0, 204);
    assert!(discord.messages(games, boris).is_empty());
    assert_eq!(bot.call("DELETE", &path, json!(null)).await.1["code"], 10008);
}

#[tokio::test]
async fn an_edit_fills_the_deferred_message_too() {
    let discord = start().await;
    let mut bot = Bot::connect(&discord).await;
    bot.register(json!([command("ping")])).await;
    let (alice, games) = (discord.person("Alice").unwrap(), discord.channel("games").unwrap());
    let asked = discord.slash(alice, games, "ping", &[]).unwrap();
    let heard = bot.asked().await;
    bot.answer(&heard, json!({"type": 5})).await;
    bot.call("PATCH", &webhook(&heard, "/messages/@original"), json!({"content": "done"})).await;
    let settled = discord.settled(&asked, crate::bot::LONG).await.unwrap();
    assert_eq!(settled.content, "done");
    assert!(!settled.loading && !settled.edited && !settled.ephemeral);
}

#[tokio::test]
async fn a_deferred_answer_takes_only_the_flag() {
    let discord = start().await;
    let mut bot = Bot::connect(&discord).await;
    bot.register(json!([command("ping")])).await;
    let (alice, games) = (discord.person("Alice").unwrap(), discord.channel("games").unwrap());
    discord.slash(alice, games, "ping", &[]).unwrap();
    let heard = bot.asked().await;
    let (status, error) = bot.answer(&heard, json!({"type": 5, "data": {"content": "early"}})).await;
    assert_eq!((status, &error["code"]), (400, &json!(50035)));
    assert_eq!(discord.violations().len(), 1);
}

#[tokio::test]
async fn a_button_changes_its_message_or_notes_the_press() {
    let discord = start().await;
    let mut bot = Bot::connect(&discord).await;
    let (alice, games) = (discord.person("Alice").unwrap(), discord.channel("games").unwrap());
    let message =
        bot.post(games, json!({"content": "0", "components": row(json!([button("add", "One more")]))})).await;

    let pressed = discord.press_labelled(alice, message, "One").unwrap();
    let heard = bot.asked().await;
    assert_eq!(heard["type"], 3);
    assert_eq!(heard["data"]["custom_id"], "add");
    assert_eq!(heard["message"]["id"], message.to_string());
    assert_eq!(bot.answer(&heard, json!({"type": 7, "data": {"content": "1"}})).await.0, 204);
    assert!(matches!(discord.first_answer(&pressed).await, Answer::Updated { .. }));
    assert_eq!(discord.message(message, alice).unwrap().content, "1");

    let pressed = discord.press(alice, message, "add").unwrap();
    let heard = bot.asked().await;
    bot.answer(&heard, json!({"type": 6})).await;
    assert!(matches!(discord.first_answer(&pressed).await, Answer::Noted));
    bot.call("PATCH", &webhook(&heard, "/messages/@original"), json!({"content": "2"})).await;
    let seen = discord.message(message, alice).unwrap();
    assert_eq!(seen.content, "2", "after type 6 the original is the button's message");
    assert_eq!(seen.buttons().len(), 1, "what an edit does not name stays");
}

#[tokio::test]
async fn people_press_only_what_they_see_but_forgers_press_anything() {
    let discord = start().await;
    let mut bot = Bot::connect(&discord).await;
    bot.register(json!([command("hand")])).await;
    let (alice, boris) = (discord.person("Alice").unwrap(), discord.person("Boris").unwrap());
    let games = discord.channel("games").unwrap();
    let asked = discord.slash(alice, games, "hand", &[]).unwrap();
    let heard = bot.asked().await;
    let mut dead = button("dead", "No");
    dead["disabled"] = json!(true);
    let body = json!({"type": 4, "data": {
        "content": "yours", "flags": 64, "components": row(json!([button("play", "Play"), dead])),
    }});
    bot.answer(&heard, body).await;
    let message = discord.first_answer(&asked).await.message().unwrap().id;

    assert!(discord.press(boris, message, "play").is_err(), "Boris does not see it");
    assert!(discord.press(alice, message, "cheat").is_err(), "there is no such button");
    assert!(discord.press(alice, message, "dead").is_err(), "it is greyed out");
    discord.press_raw(boris, message, "cheat").unwrap();
    let forged = bot.asked().await;
    assert_eq!(forged["data"]["custom_id"], "cheat");
    assert_eq!(forged["member"]["user"]["id"], boris.to_string());
    let (status, _) = bot.answer(&forged, json!({"type": 4, "data": {"content": "no", "flags": 64}})).await;
    assert_eq!(status, 204);
}

#[tokio::test]
async fn an_unknown_or_foreign_token_is_refused() {
    let discord = start().await;
    let bot = Bot::connect(&discord).await;
    let nobody = json!({"id": "5", "token": "nobody"});
    let (status, error) =
        bot.call("POST", &callback(&nobody), json!({"type": 4, "data": {"content": "x"}})).await;
    assert_eq!((status, &error["code"]), (404, &json!(10062)));
    let (status, error) = bot.call("POST", &webhook(&nobody, ""), json!({"content": "x"})).await;
    assert_eq!((status, &error["code"]), (401, &json!(50027)));
}

#[tokio::test]
async fn an_answer_finds_its_message_or_channel_gone() {
    let discord = start().await;
    let mut bot = Bot::connect(&discord).await;
    let (alice, games) = (discord.person("Alice").unwrap(), discord.channel("games").unwrap());
    let body = json!({"content": "0", "components": row(json!([button("add", "One more")]))});
    let message = bot.post(games, body.clone()).await;
    discord.press(alice, message, "add").unwrap();
    let heard = bot.asked().await;
    discord.delete_message(message).unwrap();
    let (status, error) = bot.answer(&heard, json!({"type": 7, "data": {"content": "1"}})).await;
    assert_eq!((status, &error["code"]), (404, &json!(10008)));
    let (status, _) = bot.answer(&heard, json!({"type": 4, "data": {"content": "gone", "flags": 64}})).await;
    assert_eq!(status, 204, "a new message is still possible");

    let message = bot.post(games, body).await;
    discord.press(alice, message, "add").unwrap();
    let heard = bot.asked().await;
    discord.delete_channel(games).unwrap();
    let (status, error) = bot.answer(&heard, json!({"type": 4, "data": {"content": "1"}})).await;
    assert_eq!((status, &error["code"]), (404, &json!(10003)));
}

#[tokio::test]
async fn withdrawn_access_does_not_touch_answers() {
    let discord = start().await;
    let mut bot = Bot::connect(&discord).await;
    bot.register(json!([command("ping")])).await;
    let (alice, games) = (discord.person("Alice").unwrap(), discord.channel("games").unwrap());
    discord.set_access(games, localcord::Access::None);
    let asked = discord.slash(alice, games, "ping", &[]).unwrap();
    let heard = bot.asked().await;
    assert_eq!(heard["app_permissions"], "0");
    assert_eq!(bot.answer(&heard, json!({"type": 4, "data": {"content": "pong"}})).await.0, 204);
    assert_eq!(discord.first_answer(&asked).await.message().unwrap().content, "pong");
    assert_eq!(bot.call("POST", &webhook(&heard, ""), json!({"content": "more"})).await.0, 200);
}
