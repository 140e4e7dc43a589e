//! Messages outside interactions: files, edits, nonces, whom they call, private ones.

use localcord::{Access, PingReason};
use serde_json::{Value, json};

use crate::bot::{Bot, start};

const PNG: &[u8] = b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR\0\0\x02\x80\0\0\x01\xe0rest";

#[tokio::test]
async fn files_keep_their_alt_text_and_can_be_fetched() {
    let discord = start().await;
    let bot = Bot::connect(&discord).await;
    let (alice, games) = (discord.person("Alice").unwrap(), discord.channel("games").unwrap());
    let body =
        json!({"content": "look", "attachments": [{"id": 0, "filename": "map.png", "description": "A map"}]});
    let path = format!("/channels/{games}/messages");
    let (status, sent) = bot.upload("POST", &path, body, &[("x.png", PNG)]).await;
    assert_eq!(status, 200, "{sent}");
    let file = &discord.messages(games, alice)[0].files[0];
    assert_eq!((file.name.as_str(), file.alt.as_deref()), ("map.png", Some("A map")));
    assert_eq!((file.width, file.height, file.shown), (Some(640), Some(480), false));
    assert_eq!(discord.attachment(file.id).unwrap(), PNG);
    let fetched = reqwest::get(&file.url).await.unwrap();
    assert_eq!(fetched.headers()["content-type"], "image/png");
    assert_eq!(fetched.bytes().await.unwrap(), PNG);
}

#[tokio::test]
async fn an_embeds_picture_is_not_listed_among_the_files() {
    let discord = start().await;
    let bot = Bot::connect(&discord).await;
    let (alice, games) = (discord.person("Alice").unwrap(), discord.channel("games").unwrap());
    let path = format!("/channels/{games}/messages");
    let body = json!({"embeds": [{"title": "Map", "image": {"url": "attachment://map.png"}}]});
    let (_, sent) = bot.upload("POST", &path, body, &[("map.png", PNG)]).await;
    assert_eq!(sent["attachments"], json!([]));
    let file = &discord.messages(games, alice)[0].files[0];
    assert!(file.shown);
    assert_eq!(sent["embeds"][0]["image"]["url"], file.url);

    let lost = json!({"embeds": [{"image": {"url": "attachment://other.png"}}]});
    let (status, _) = bot.upload("POST", &path, lost, &[("map.png", PNG)]).await;
    assert_eq!(status, 400, "the embed speaks of a file that is not there");
}

#[tokio::test]
async fn an_edit_that_names_attachments_drops_the_others() {
    let discord = start().await;
    let bot = Bot::connect(&discord).await;
    let (alice, games) = (discord.person("Alice").unwrap(), discord.channel("games").unwrap());
    let path = format!("/channels/{games}/messages");
    let (_, sent) = bot.upload("POST", &path, json!({}), &[("a.png", PNG), ("b.png", PNG)]).await;
    let edit = format!("{path}/{}", sent["id"].as_str().unwrap());
    let names = || -> Vec<String> {
        discord.messages(games, alice)[0].files.iter().map(|file| file.name.clone()).collect()
    };

    bot.call("PATCH", &edit, json!({"content": "words"})).await;
    assert_eq!(names(), ["a.png", "b.png"], "without the list they stay");
    let kept = json!({"attachments": [{"id": sent["attachments"][1]["id"]}, {"id": 0}]});
    let old = discord.messages(games, alice)[0].files[0].id;
    let (status, _) = bot.upload("PATCH", &edit, kept, &[("c.png", PNG)]).await;
    assert_eq!(status, 200);
    assert_eq!(names(), ["b.png", "c.png"]);
    assert!(discord.attachment(old).is_none(), "the file itself is gone too");
    bot.call("PATCH", &edit, json!({"attachments": []})).await;
    assert!(names().is_empty());
}

#[tokio::test]
async fn the_same_nonce_sends_one_message() {
    let discord = start().await;
    let bot = Bot::connect(&discord).await;
    let (alice, games) = (discord.person("Alice").unwrap(), discord.channel("games").unwrap());
    let body = json!({"content": "your turn", "nonce": "n1", "enforce_nonce": true});
    let first = bot.post(games, body.clone()).await;
    assert_eq!(bot.post(games, body).await, first);
    assert_eq!(discord.messages(games, alice).len(), 1);
    let free = json!({"content": "your turn", "nonce": "n1"});
    assert_ne!(bot.post(games, free).await, first, "without enforce_nonce it is only a label");
}

#[tokio::test]
async fn a_nonce_is_its_authors_wherever_it_is_used_and_is_forgotten_with_age() {
    let discord = start().await;
    let bot = Bot::connect(&discord).await;
    let (games, general) = (discord.channel("games").unwrap(), discord.channel("general").unwrap());
    let alice = discord.person("Alice").unwrap();
    let body = json!({"content": "your turn", "nonce": "n1", "enforce_nonce": true});
    let first = bot.post(games, body.clone()).await;
    // Whatever stands beside it, and in whichever channel: it is the message that was sent.
    let other = json!({"content": "something else", "nonce": "n1", "enforce_nonce": true});
    assert_eq!(bot.post(general, other).await, first);
    assert!(discord.messages(general, alice).is_empty());
    // Until a little before its age is over, and no longer.
    let age = localcord::Config::default().nonce_age;
    discord.advance(age - std::time::Duration::from_secs(5));
    assert_eq!(bot.post(games, body.clone()).await, first);
    discord.advance(std::time::Duration::from_secs(6));
    assert_ne!(bot.post(games, body).await, first, "it is forgotten");
    assert_eq!(discord.messages(games, alice).len(), 2);
}

#[tokio::test]
async fn the_bot_reads_its_own_messages_and_not_the_words_of_others() {
    let discord = start().await;
    let bot = Bot::connect(&discord).await;
    let (alice, games) = (discord.person("Alice").unwrap(), discord.channel("games").unwrap());
    let own = bot.post(games, json!({"content": "one"})).await;
    discord.say(alice, games, "secret").unwrap();
    let last = bot.post(games, json!({"content": "three"})).await;
    let (_, listed) = bot.call("GET", &format!("/channels/{games}/messages?limit=100"), Value::Null).await;
    let words: Vec<&str> =
        listed.as_array().unwrap().iter().map(|m| m["content"].as_str().unwrap()).collect();
    assert_eq!(words, ["three", "", "one"], "newest first, without the content privilege");
    let page = |query: String| format!("/channels/{games}/messages?{query}");
    let (_, after) = bot.call("GET", &page(format!("after={own}&limit=1")), Value::Null).await;
    assert_eq!(after[0]["author"]["id"], alice.to_string());
    let (_, before) = bot.call("GET", &page(format!("before={last}&limit=5")), Value::Null).await;
    assert_eq!(before.as_array().unwrap().len(), 2);
    let (status, _) = bot.call("GET", &page("limit=101".to_owned()), Value::Null).await;
    assert_eq!(status, 400);
}

#[tokio::test]
async fn who_is_called_follows_allowed_mentions() {
    let discord = start().await;
    let bot = Bot::connect(&discord).await;
    let (alice, boris) = (discord.person("Alice").unwrap(), discord.person("Boris").unwrap());
    let games = discord.channel("games").unwrap();
    let words = format!("<@{alice}> and <@{boris}>, @everyone");

    bot.post(games, json!({"content": words, "allowed_mentions": {"parse": []}})).await;
    assert!(discord.pings(alice).is_empty() && discord.pings(boris).is_empty());

    let only = json!({"content": words, "allowed_mentions": {"users": [alice]}, "flags": 4096});
    let message = bot.post(games, only).await;
    let called = discord.pings(alice);
    assert_eq!((called.len(), called[0].message, called[0].reason), (1, message, PingReason::Mention));
    assert!(called[0].silent);
    assert!(discord.pings(boris).is_empty());

    bot.call("PATCH", &format!("/channels/{games}/messages/{message}"), json!({"content": words})).await;
    assert!(discord.pings(boris).is_empty(), "an edit calls nobody");
    assert!(discord.message(message, alice).unwrap().mentions.contains(&boris), "but it mentions again");

    bot.post(games, json!({"content": words})).await;
    assert_eq!(discord.pings(boris).len(), 1);
    let clara = discord.person("Clara").unwrap();
    assert_eq!(discord.pings(clara)[0].reason, PingReason::Everyone);
}

#[tokio::test]
async fn closed_private_messages_open_but_take_nothing() {
    let discord = start().await;
    let bot = Bot::connect(&discord).await;
    let alice = discord.person("Alice").unwrap();
    discord.close_dms(alice, true);
    let (status, opened) = bot.call("POST", "/users/@me/channels", json!({"recipient_id": alice})).await;
    assert_eq!(status, 200);
    let path = format!("/channels/{}/messages", opened["id"].as_str().unwrap());
    let (status, error) = bot.call("POST", &path, json!({"content": "psst"})).await;
    assert_eq!((status, &error["code"]), (403, &json!(50007)));
    discord.close_dms(alice, false);
    assert_eq!(bot.call("POST", &path, json!({"content": "psst"})).await.0, 200);
    assert_eq!(discord.pings(alice)[0].reason, PingReason::Dm);
    let boris = discord.person("Boris").unwrap();
    assert!(discord.messages(discord.dm(alice), boris).is_empty(), "nobody else reads them");
}

#[tokio::test]
async fn what_is_gone_or_closed_says_so_by_its_code() {
    let discord = start().await;
    let bot = Bot::connect(&discord).await;
    let (alice, games) = (discord.person("Alice").unwrap(), discord.channel("games").unwrap());
    let message = bot.post(games, json!({"content": "board"})).await;
    let theirs = discord.say(alice, games, "mine").unwrap();
    let path = format!("/channels/{games}/messages");
    let code = async |method: &str, path: String, body: Value| {
        let (status, error) = bot.call(method, &path, body).await;
        (status, error["code"].as_u64().unwrap_or(0))
    };
    let words = || json!({"content": "new"});
    assert_eq!(code("PATCH", format!("{path}/{theirs}"), words()).await, (403, 50005));
    assert_eq!(code("POST", path.clone(), json!({})).await, (400, 50006));
    discord.delete_message(message).unwrap();
    assert_eq!(code("PATCH", format!("{path}/{message}"), words()).await, (404, 10008));
    discord.set_access(games, Access::ReadOnly);
    assert_eq!(code("POST", path.clone(), words()).await, (403, 50013));
    assert_eq!(code("GET", path.clone(), Value::Null).await.0, 200);
    discord.set_access(games, Access::None);
    assert_eq!(code("GET", path.clone(), Value::Null).await, (403, 50001));
    discord.set_access(games, Access::Full);
    assert_eq!(code("POST", path.clone(), words()).await.0, 200);
    discord.delete_channel(games).unwrap();
    assert_eq!(code("POST", path, words()).await, (404, 10003));
    assert_eq!(code("GET", "/no/such/route".to_owned(), Value::Null).await.0, 404);
    let bare = reqwest::get(format!("{}/api/v10/users/@me", discord.base_url())).await.unwrap();
    assert_eq!(bare.status(), 401, "without a token");
}

#[tokio::test]
async fn an_ephemeral_message_cannot_be_reached_by_its_channel() {
    let discord = start().await;
    let mut bot = Bot::connect(&discord).await;
    bot.register(json!([crate::bot::command("hand")])).await;
    let (alice, boris) = (discord.person("Alice").unwrap(), discord.person("Boris").unwrap());
    let games = discord.channel("games").unwrap();
    let asked = discord.slash(alice, games, "hand", &[]).unwrap();
    let heard = bot.asked().await;
    bot.answer(&heard, json!({"type": 4, "data": {"content": format!("<@{boris}>"), "flags": 64}})).await;
    let message = discord.first_answer(&asked).await.message().unwrap().id;
    assert!(discord.message(message, boris).is_none());
    assert!(discord.pings(boris).is_empty(), "it calls nobody");
    let path = format!("/channels/{games}/messages/{message}");
    assert_eq!(bot.call("GET", &path, Value::Null).await.1["code"], 10008);
    assert_eq!(bot.call("PATCH", &path, json!({"content": "x"})).await.1["code"], 10008);
    let (_, listed) = bot.call("GET", &format!("/channels/{games}/messages"), Value::Null).await;
    assert_eq!(listed, json!([]));
}

#[tokio::test]
async fn the_oldest_files_are_forgotten_when_all_together_are_too_many() {
    let config = localcord::Config { real_token: None, file_memory: 1_000, ..localcord::Config::default() };
    let discord = localcord::Localcord::start(config).await.unwrap();
    let files: Vec<_> = (0..5).map(|n| discord.upload(&format!("{n}.bin"), vec![0_u8; 400])).collect();
    let kept: Vec<bool> = files.iter().map(|file| discord.attachment(*file).is_some()).collect();
    assert_eq!(kept, [false, false, false, true, true]);
    // One that is larger than all room is kept alone.
    let large = discord.upload("large.bin", vec![0_u8; 5_000]);
    assert!(discord.attachment(large).is_some() && discord.attachment(files[4]).is_none());
}
