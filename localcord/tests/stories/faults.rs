//! Faults of the HTTP API: each does what it says, as often as it says.

use localcord::{Action, Fault};
use serde_json::{Value, json};

use crate::bot::{Bot, start};

#[tokio::test]
async fn too_many_requests_tell_how_long_to_wait() {
    let discord = start().await;
    let bot = Bot::connect(&discord).await;
    let (alice, games) = (discord.person("Alice").unwrap(), discord.channel("games").unwrap());
    let path = format!("/channels/{games}/messages");
    let action = Action::TooMany { retry_after_ms: 500, global: false, body_only: false };
    discord.fault(Fault::new("POST", "/channels/*/messages", 2, action));
    for _ in 0..2 {
        let response = bot.request("POST", &path).json(&json!({"content": "x"})).send().await.unwrap();
        assert_eq!(response.status(), 429);
        assert_eq!(response.headers()["retry-after"], "0.5");
        let body: Value = response.json().await.unwrap();
        assert_eq!(body["retry_after"], 0.5);
        assert!(body.get("code").is_none());
    }
    assert!(discord.messages(games, alice).is_empty());
    assert_eq!(bot.call("POST", &path, json!({"content": "x"})).await.0, 200, "the third goes through");
    let log: Vec<(Option<u16>, bool)> = discord
        .requests()
        .into_iter()
        .filter(|request| request.path == path)
        .map(|request| (request.status, request.acted))
        .collect();
    assert_eq!(log, [(Some(429), false), (Some(429), false), (Some(200), true)]);
}

#[tokio::test]
async fn a_broken_line_leaves_open_whether_the_request_acted() {
    let discord = start().await;
    let bot = Bot::connect(&discord).await;
    let (alice, games) = (discord.person("Alice").unwrap(), discord.channel("games").unwrap());
    let path = format!("/channels/{games}/messages");
    for (action, acted) in [(Action::BreakBefore, 0), (Action::BreakAfter, 1)] {
        discord.fault(Fault::new("POST", "/channels/**", 1, action));
        let outcome = bot.request("POST", &path).json(&json!({"content": "x"})).send().await;
        assert!(outcome.is_err(), "no answer comes: {outcome:?}");
        assert_eq!(discord.messages(games, alice).len(), acted);
    }
    assert_eq!(bot.call("POST", &path, json!({"content": "x"})).await.0, 200);
}

#[tokio::test]
async fn server_errors_come_with_a_page_and_may_have_acted() {
    let discord = start().await;
    let bot = Bot::connect(&discord).await;
    let (alice, games) = (discord.person("Alice").unwrap(), discord.channel("games").unwrap());
    let path = format!("/channels/{games}/messages");
    discord.fault(Fault::new("POST", "**", 1, Action::ServerError { status: 502 }));
    let response = bot.request("POST", &path).json(&json!({"content": "x"})).send().await.unwrap();
    assert_eq!(response.status(), 502);
    assert!(response.text().await.unwrap().contains("<html>"));
    assert!(discord.messages(games, alice).is_empty());
    discord.fault(Fault::new("POST", "**", 1, Action::ServerErrorAfter { status: 500 }));
    assert_eq!(bot.call("POST", &path, json!({"content": "x"})).await.0, 500);
    assert_eq!(discord.messages(games, alice).len(), 1);
    discord.fault(Fault::new("POST", "**", 1, Action::Refuse { status: 403, code: 50278 }));
    assert_eq!(bot.call("POST", &path, json!({"content": "x"})).await.1["code"], 50278);
}

#[tokio::test]
async fn a_slow_answer_holds_only_itself_up() {
    let discord = start().await;
    let bot = Bot::connect(&discord).await;
    let (alice, games) = (discord.person("Alice").unwrap(), discord.channel("games").unwrap());
    let path = format!("/channels/{games}/messages");
    // So long that this test would end in its harness's limit if it had to wait for it.
    let number =
        discord.fault(Fault::new("POST", "/channels/*/messages", 1, Action::Slow { ms: 86_400_000 }));
    let slow = bot.request("POST", &path).json(&json!({"content": "slow"})).send();
    let slow = tokio::spawn(slow);
    discord
        .until(crate::bot::LONG, "the fault is used", |discord| discord.faults().is_empty())
        .await
        .unwrap();
    assert_eq!(bot.call("POST", &path, json!({"content": "quick"})).await.0, 200);
    assert_eq!(discord.messages(games, alice)[0].content, "quick");
    assert!(!slow.is_finished());
    slow.abort();
    discord.heal(number);
}

#[tokio::test]
async fn a_reset_brings_the_first_day_back() {
    let discord = start().await;
    let mut bot = Bot::connect(&discord).await;
    bot.register(json!([crate::bot::command("ping")])).await;
    let (alice, games) = (discord.person("Alice").unwrap(), discord.channel("games").unwrap());
    let dora = discord.add_person("Dora");
    discord.say(dora, games, "hello").unwrap();
    discord.fault(Fault::everywhere(Action::ServerError { status: 500 }));
    discord.reset();
    assert!(discord.person("Dora").is_err());
    assert_eq!(discord.person("Alice").unwrap(), alice, "people keep their ids");
    assert!(discord.messages(games, alice).is_empty() && discord.requests().is_empty());
    discord.slash(alice, games, "ping", &[]).unwrap();
    assert_eq!(bot.asked().await["data"]["name"], "ping", "the bot and its commands are still there");
}
