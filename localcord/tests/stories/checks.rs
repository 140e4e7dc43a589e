//! Requests that Discord would refuse for their form are refused here, and written down.

use localcord::Id;
use serde_json::{Value, json};

use crate::bot::{APPLICATION, Bot, button, command, row, start, start_with};

/// Sends a message that must be refused at this place.
async fn refused(bot: &Bot, channel: Id, body: Value, place: &str) {
    let (status, error) = bot.call("POST", &format!("/channels/{channel}/messages"), body.clone()).await;
    assert_eq!((status, &error["code"]), (400, &json!(50035)), "{place}: {error} for {body}");
    assert!(error["errors"].pointer(&format!("{place}/_errors")).is_some(), "{place}: {error}");
}

fn option(value: usize) -> Value {
    json!({"label": format!("Option {value}"), "value": value.to_string()})
}

#[tokio::test]
async fn limits_hold_with_and_without_the_document() {
    for with in [true, false] {
        let discord = start_with(|config| {
            if !with {
                config.openapi = None;
            }
        })
        .await;
        let bot = Bot::connect(&discord).await;
        let games = discord.channel("games").unwrap();
        let bad = bad_messages();
        let count = bad.len();
        for (body, place) in bad {
            refused(&bot, games, body, place).await;
        }
        assert_eq!(discord.violations().len(), count);
        assert!(discord.violations().iter().all(|violation| !violation.problems.is_empty()));
        assert_eq!(discord.openapi_note().contains("not at hand"), !with || find_document().is_none());
    }
}

fn find_document() -> Option<std::path::PathBuf> {
    localcord::Config::default().openapi
}

fn bad_messages() -> Vec<(Value, &'static str)> {
    let long = |count: usize| "x".repeat(count);
    let embed = json!({"description": long(3001)});
    let select = |options: Value| row(json!([{"type": 3, "custom_id": "s", "options": options}]));
    let many: Vec<Value> = (0..26).map(option).collect();
    let rows: Vec<Value> =
        (0..6).map(|n| json!({"type": 1, "components": [button(&n.to_string(), "b")]})).collect();
    let buttons: Vec<Value> = (0..6).map(|n| button(&n.to_string(), "b")).collect();
    vec![
        (json!({"content": long(2001)}), "/content"),
        (json!({"embeds": [embed, embed]}), "/embeds"),
        (json!({"embeds": [{"title": long(257)}]}), "/embeds/0/title"),
        (json!({"embeds": [{"fields": [{"name": "a", "value": ""}]}]}), "/embeds/0/fields/0/value"),
        (json!({"content": "x", "components": rows}), "/components"),
        (json!({"content": "x", "components": row(json!(buttons))}), "/components/0/components"),
        (
            json!({"content": "x", "components": row(json!([button("a", "1"), button("a", "2")]))}),
            "/components",
        ),
        (
            json!({"content": "x", "components": row(json!([button("a", &long(81))]))}),
            "/components/0/components/0/label",
        ),
        (json!({"content": "x", "components": select(json!(many))}), "/components/0/components/0/options"),
        (
            json!({"content": "x", "components": select(json!([option(1), option(1)]))}),
            "/components/0/components/0/options/1/value",
        ),
        (json!({"content": "x", "components": row(json!([button(&long(101), "b")]))}), "/components"),
        (json!({"content": "x", "flags": 32768, "components": [{"type": 10, "content": "y"}]}), "/content"),
        (json!({"content": "x", "components": [{"type": 10, "content": "y"}]}), "/components/0/type"),
        (json!({"content": "x", "nonce": long(26)}), "/nonce"),
        (
            json!({"content": "x", "attachments": [{"id": 0, "description": long(1025)}]}),
            "/attachments/0/description",
        ),
        (
            json!({"content": "x", "allowed_mentions": {"parse": ["users"], "users": ["5"]}}),
            "/allowed_mentions/users",
        ),
    ]
}

#[tokio::test]
async fn the_document_catches_misspelt_names_and_wrong_types() {
    if find_document().is_none() {
        println!("skipped: Discord's OpenAPI document is not at hand");
        return;
    }
    let discord = start().await;
    let bot = Bot::connect(&discord).await;
    let games = discord.channel("games").unwrap();
    refused(&bot, games, json!({"content": "x", "componets": []}), "/componets").await;
    refused(&bot, games, json!({"content": 5}), "/content").await;
    let odd = row(json!([{"type": 2, "style": 9, "custom_id": "a", "label": "b"}]));
    refused(&bot, games, json!({"content": "x", "components": odd}), "/components/0/components/0/style")
        .await;
    let misspelt = row(json!([{"type": 2, "style": 1, "custom_id": "a", "label": "b", "colour": 1}]));
    refused(
        &bot,
        games,
        json!({"content": "x", "components": misspelt}),
        "/components/0/components/0/colour",
    )
    .await;
    let path = format!("/applications/{APPLICATION}/commands");
    let mut wrong = command("x");
    wrong["options"] = json!([{"type": 3, "name": "a", "description": "b", "requird": true}]);
    let (status, error) = bot.call("PUT", &path, json!([wrong])).await;
    assert_eq!(status, 400);
    assert!(error["errors"].pointer("/0/options/0/requird").is_some(), "{error}");
}

#[tokio::test]
async fn what_the_documentation_allows_passes() {
    let discord = start().await;
    let bot = Bot::connect(&discord).await;
    let games = discord.channel("games").unwrap();
    let body = json!({"content": "x", "attachments": [{"id": 0, "filename": "a.txt"}]});
    let path = format!("/channels/{games}/messages");
    assert_eq!(bot.upload("POST", &path, body, &[("a.txt", b"a")]).await.0, 200, "an id as a number");
    let menu = row(json!([{"type": 5, "custom_id": "who", "default_values": [{"id": 12, "type": "user"}]}]));
    assert_eq!(bot.call("POST", &path, json!({"content": "x", "components": menu})).await.0, 200);
    let mut command = command("x");
    command["default_member_permissions"] = json!("8");
    command["nsfw"] = json!(false);
    bot.register(json!([command])).await;
    let v2 = json!({"flags": 32768, "components": [{"type": 17, "components": [
        {"type": 9, "components": [{"type": 10, "content": "**A**"}], "accessory": button("a", "b")},
        {"type": 14}, {"type": 1, "components": [button("c", "d")]},
    ]}]});
    assert_eq!(bot.call("POST", &path, v2).await.0, 200);
    assert!(discord.violations().is_empty(), "{:?}", discord.violations());
}

#[tokio::test]
async fn a_message_of_components_never_goes_back() {
    let discord = start().await;
    let bot = Bot::connect(&discord).await;
    let games = discord.channel("games").unwrap();
    let v2 = json!({"flags": 32768, "components": [{"type": 10, "content": "text"}]});
    let message = bot.post(games, v2).await;
    let path = format!("/channels/{games}/messages/{message}");
    let (status, error) = bot.call("PATCH", &path, json!({"content": "plain", "flags": 0})).await;
    assert_eq!((status, &error["code"]), (400, &json!(50035)));
    let changed = json!({"components": [{"type": 10, "content": "other"}]});
    assert_eq!(bot.call("PATCH", &path, changed).await.0, 200);
}

#[tokio::test]
async fn files_are_limited_in_size_and_named_once() {
    let discord = start().await;
    let bot = Bot::connect(&discord).await;
    let games = discord.channel("games").unwrap();
    let path = format!("/channels/{games}/messages");
    let big = vec![1; 10 * 1024 * 1024 + 1];
    let (status, error) = bot.upload("POST", &path, json!({}), &[("big.bin", &big)]).await;
    assert_eq!((status, &error["code"]), (400, &json!(50035)));
    let same = || reqwest::multipart::Part::bytes(b"x".to_vec()).file_name("a.txt");
    let form = reqwest::multipart::Form::new().part("files[0]", same()).part("files[0]", same());
    let form = form.text("payload_json", "{}");
    let response = bot.request("POST", &path).multipart(form).send().await.unwrap();
    assert_eq!(response.status(), 400);
}

#[tokio::test]
async fn commands_are_held_to_their_limits() {
    let discord = start().await;
    let bot = Bot::connect(&discord).await;
    let path = format!("/applications/{APPLICATION}/commands");
    let option = |name: &str, required: bool| json!({"type": 3, "name": name, "description": "d", "required": required});
    let with = |options: Value| {
        let mut command = command("x");
        command["options"] = options;
        command
    };
    let choices: Vec<Value> =
        (0..25).map(|n| json!({"name": format!("{n:0>100}"), "value": "v".repeat(100)})).collect();
    let heavy: Vec<Value> = (0..2)
        .map(|n| json!({"type": 3, "name": format!("o{n}"), "description": "d", "choices": choices}))
        .collect();
    let bad = [
        with(json!([option("a", false), option("b", true)])),
        with(json!([option("a", false), option("a", false)])),
        with(json!([option("A", false)])),
        with(json!([{"type": 3, "name": "a", "description": "d", "autocomplete": true,
                     "choices": [{"name": "n", "value": "v"}]}])),
        with(json!((0..26).map(|n| option(&format!("o{n}"), false)).collect::<Vec<_>>())),
        with(json!(heavy)),
        json!({"name": "x", "description": ""}),
    ];
    for command in bad {
        let (status, error) = bot.call("POST", &path, command.clone()).await;
        assert_eq!((status, &error["code"]), (400, &json!(50035)), "{command}");
    }
    assert!(discord.commands().is_empty());
    let twice = json!([command("x"), command("x")]);
    assert_eq!(bot.call("PUT", &path, twice).await.0, 400);
}
