//! The page's interface: who may ask, what the state holds, and playing by it.

use futures_util::StreamExt;
use localcord::{Id, Localcord};
use reqwest::header::{CONTENT_TYPE, HOST, ORIGIN};
use serde_json::{Value, json};

use crate::bot::{Bot, button, command, row, start};

async fn post(discord: &Localcord, path: &str, body: Value) -> (u16, Value) {
    let url = format!("{}/ui/{path}", discord.base_url());
    let response = reqwest::Client::new().post(url).json(&body).send().await.unwrap();
    (response.status().as_u16(), response.json().await.unwrap())
}

async fn state(discord: &Localcord, viewer: Id) -> Value {
    let url = format!("{}/ui/state?as={viewer}", discord.base_url());
    reqwest::get(url).await.unwrap().json().await.unwrap()
}

#[tokio::test]
async fn only_the_own_address_is_answered() {
    let discord = start().await;
    let base = discord.base_url();
    let port = discord.address().port();
    let http = reqwest::Client::new();
    let status = async |host: &str, path: &str| {
        http.get(format!("{base}{path}")).header(HOST, host).send().await.unwrap().status().as_u16()
    };
    for path in ["/", "/ui/state", "/api/v10/gateway", "/gateway", "/attachments/1/2/a.png"] {
        assert_eq!(status("evil.example", path).await, 403, "{path}");
        assert_eq!(status(&format!("evil.example:{port}"), path).await, 403, "{path}");
    }
    assert_eq!(status(&format!("localhost:{port}"), "/").await, 200);
    assert_eq!(status(&format!("127.0.0.1:{port}"), "/").await, 200);
    let foreign =
        http.get(format!("{base}/ui/state")).header(ORIGIN, "http://evil.example").send().await.unwrap();
    assert_eq!(foreign.status(), 403);
    let form = http.post(format!("{base}/ui/reset")).header(CONTENT_TYPE, "text/plain").body("{}");
    assert_eq!(form.send().await.unwrap().status(), 400, "a foreign form has no JSON");
}

#[tokio::test]
async fn a_front_that_speaks_as_discord_can_be_let_in() {
    let discord = crate::bot::start_with(|config| config.extra_hosts = vec!["discord.com".to_owned()]).await;
    let url = format!("{}/api/v10/gateway", discord.base_url());
    let asked = reqwest::Client::new().get(url).header(HOST, "discord.com").send().await.unwrap();
    assert_eq!(asked.status(), 200);
}

#[tokio::test]
async fn each_person_sees_their_own_state() {
    let discord = start().await;
    let mut bot = Bot::connect(&discord).await;
    bot.register(json!([command("hand")])).await;
    let (alice, boris) = (discord.person("Alice").unwrap(), discord.person("Boris").unwrap());
    let games = discord.channel("games").unwrap();
    let using = post(&discord, "slash", json!({"as": alice, "channel": games, "name": "hand"}));
    let answering = async {
        let heard = bot.asked().await;
        bot.answer(&heard, json!({"type": 4, "data": {"content": "aces", "flags": 64}})).await
    };
    let ((status, answer), _) = tokio::join!(using, answering);
    assert_eq!(status, 200);
    assert_eq!(answer["answer"]["kind"], "message");
    assert_eq!(answer["answer"]["message"]["content"], "aces");

    let channel = |state: Value| {
        state["channels"].as_array().unwrap().iter().find(|c| c["name"] == "games").unwrap().clone()
    };
    let (hers, his) = (state(&discord, alice).await, state(&discord, boris).await);
    assert_eq!(hers["me"]["name"], "Alice");
    assert_eq!(hers["commands"][0]["name"], "hand");
    assert_eq!(hers["gateway"]["connected"], true);
    let (hers, his) = (channel(hers), channel(his));
    assert_eq!(hers["messages"][0]["ephemeral"], true);
    assert_eq!(hers["unread"], 1);
    assert_eq!(his["messages"], json!([]));
    post(&discord, "read", json!({"as": alice, "channel": games})).await;
    assert_eq!(channel(state(&discord, alice).await)["unread"], 0);
    let message = hers["messages"][0]["id"].clone();
    assert_eq!(post(&discord, "dismiss", json!({"as": boris, "message": message})).await.0, 400);
    assert_eq!(post(&discord, "dismiss", json!({"as": alice, "message": message})).await.0, 200);
    assert_eq!(channel(state(&discord, alice).await)["messages"], json!([]));
}

#[tokio::test]
async fn a_form_and_suggestions_go_through_the_page() {
    let discord = start().await;
    let mut bot = Bot::connect(&discord).await;
    let mut find = command("find");
    find["options"] = json!([{"type": 3, "name": "what", "description": "d", "autocomplete": true}]);
    bot.register(json!([find])).await;
    let (alice, games) = (discord.person("Alice").unwrap(), discord.channel("games").unwrap());
    let typing =
        json!({"as": alice, "channel": games, "name": "find", "options": {"what": "a"}, "focused": "what"});
    let answering = async {
        let heard = bot.asked().await;
        bot.answer(&heard, json!({"type": 8, "data": {"choices": [{"name": "Ace", "value": "a"}]}})).await
    };
    let ((_, answer), _) = tokio::join!(post(&discord, "autocomplete", typing), answering);
    assert_eq!(answer["answer"], json!({"kind": "choices", "choices": [{"name": "Ace", "value": "a"}]}));

    let components = row(json!([button("f", "Form")]));
    let message = bot.post(games, json!({"content": "x", "components": components})).await;
    let answering = async {
        let heard = bot.asked().await;
        let field = json!({"type": 4, "custom_id": "name", "style": 1, "label": "Name"});
        let form = json!({"custom_id": "f", "title": "T", "components": row(json!([field]))});
        bot.answer(&heard, json!({"type": 9, "data": form})).await
    };
    let pressing = post(&discord, "press", json!({"as": alice, "message": message, "custom_id": "f"}));
    let ((_, opened), (status, _)) = tokio::join!(pressing, answering);
    assert_eq!(status, 204);
    assert_eq!(opened["answer"]["form"]["fields"][0]["label"], "Name");
    let boris = discord.person("Boris").unwrap();
    let body = |who: Id| json!({"as": who, "interaction": opened["interaction"], "fields": {"name": "Ada"}});
    assert_eq!(post(&discord, "submit", body(boris)).await.0, 400, "it is Alice's form");
    let answering = async {
        let heard = bot.asked().await;
        assert_eq!(heard["data"]["components"][0]["components"][0]["value"], "Ada");
        bot.answer(&heard, json!({"type": 6})).await
    };
    let ((_, answer), _) = tokio::join!(post(&discord, "submit", body(alice)), answering);
    assert_eq!(answer["answer"]["kind"], "noted");
}

#[tokio::test]
async fn mistakes_are_one_sentence() {
    let discord = start().await;
    let (alice, games) = (discord.person("Alice").unwrap(), discord.channel("games").unwrap());
    let (status, answer) =
        post(&discord, "slash", json!({"as": alice, "channel": games, "name": "nothing"})).await;
    assert_eq!(status, 400);
    assert_eq!(answer["error"], "there is no command /nothing here");
    for (path, body) in [
        ("people", json!({"name": " "})),
        ("channels", json!({"name": "x", "kind": "dm"})),
        ("say", json!({"as": alice, "channel": games, "text": ""})),
        ("heal", json!({"number": 9})),
        ("gateway", json!({"do": "dance"})),
        ("access", json!({"channel": "9", "access": "none"})),
        ("delete", json!({"message": "9"})),
    ] {
        let (status, answer) = post(&discord, path, body).await;
        assert_eq!(status, 400, "{path}");
        assert!(answer["error"].is_string(), "{path}");
    }
}

#[tokio::test]
async fn troubles_are_switched_on_from_the_page() {
    let discord = start().await;
    let mut bot = Bot::connect(&discord).await;
    let (alice, games) = (discord.person("Alice").unwrap(), discord.channel("games").unwrap());
    let fault = json!({"path": "**", "times": 1, "action": {"kind": "server_error", "status": 503}});
    let (_, made) = post(&discord, "faults", fault).await;
    assert_eq!(state(&discord, alice).await["faults"][0]["number"], made["number"]);
    assert_eq!(bot.call("GET", "/users/@me", Value::Null).await.0, 503);
    assert_eq!(bot.call("GET", "/users/@me", Value::Null).await.0, 200);
    post(&discord, "dms", json!({"person": alice, "closed": true})).await;
    assert!(discord.people()[0].dms_closed);
    post(&discord, "access", json!({"channel": games, "access": "none"})).await;
    assert_eq!(bot.call("GET", &format!("/channels/{games}"), Value::Null).await.1["code"], 50001);
    let (_, dora) = post(&discord, "people", json!({"name": "Dora"})).await;
    assert_eq!(json!(discord.person("Dora").unwrap()), dora["id"]);
    post(&discord, "gateway", json!({"do": "drop"})).await;
    assert_eq!(bot.frame().await, Err(None));
    post(&discord, "reset", json!({})).await;
    assert!(discord.person("Dora").is_err());
}

#[tokio::test]
async fn changes_are_told_to_the_page() {
    let discord = start().await;
    let (alice, games) = (discord.person("Alice").unwrap(), discord.channel("games").unwrap());
    let mut stream = reqwest::get(format!("{}/ui/events", discord.base_url())).await.unwrap().bytes_stream();
    discord.say(alice, games, "hello").unwrap();
    let event = stream.next().await.unwrap().unwrap();
    let text = String::from_utf8_lossy(&event);
    assert!(text.contains("event: changed") && text.contains("\"version\""), "{text}");
    discord.stop().await;
    while let Some(rest) = stream.next().await {
        if rest.is_err() {
            break;
        }
    }
}
