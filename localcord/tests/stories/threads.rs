//! Threads: from a message, alone, in a forum; archived ones; who sees private ones.

use localcord::Kind;
use serde_json::{Value, json};

use crate::bot::{Bot, button, row, start};

#[tokio::test]
async fn a_second_try_finds_the_thread_of_a_message() {
    let discord = start().await;
    let bot = Bot::connect(&discord).await;
    let (alice, games) = (discord.person("Alice").unwrap(), discord.channel("games").unwrap());
    let message = bot.post(games, json!({"content": "Table 1"})).await;
    let path = format!("/channels/{games}/messages/{message}/threads");
    let (status, thread) = bot.call("POST", &path, json!({"name": "War"})).await;
    assert_eq!(status, 201);
    assert_eq!(thread["id"], message.to_string(), "the thread has the message's id");
    let (status, error) = bot.call("POST", &path, json!({"name": "War"})).await;
    assert_eq!((status, &error["code"]), (400, &json!(160_004)));
    assert_eq!(discord.threads(alice, games).len(), 1);
    assert_eq!(discord.message(message, alice).unwrap().thread, Some(message));
    assert_eq!(
        bot.call("GET", &format!("/channels/{message}"), Value::Null).await.1["parent_id"],
        games.to_string()
    );
}

#[tokio::test]
async fn an_archived_thread_takes_no_edits_but_answers() {
    let discord = start().await;
    let mut bot = Bot::connect(&discord).await;
    let (alice, games) = (discord.person("Alice").unwrap(), discord.channel("games").unwrap());
    let (_, thread) =
        bot.call("POST", &format!("/channels/{games}/threads"), json!({"name": "t", "type": 11})).await;
    let thread = thread["id"].as_str().unwrap().parse().unwrap();
    let body = json!({"content": "board", "components": row(json!([button("go", "Go")]))});
    let message = bot.post(thread, body).await;
    let path = format!("/channels/{thread}/messages");

    discord.archive(thread, true, false);
    let (status, error) = bot.call("PATCH", &format!("{path}/{message}"), json!({"content": "x"})).await;
    assert_eq!((status, &error["code"]), (400, &json!(50083)));
    let pressed = discord.press(alice, message, "go").unwrap();
    let heard = bot.asked().await;
    assert_eq!(bot.answer(&heard, json!({"type": 7, "data": {"content": "moved"}})).await.0, 204);
    assert_eq!(discord.first_answer(&pressed).await.message().unwrap().content, "moved");

    assert_eq!(bot.call("POST", &path, json!({"content": "wake up"})).await.0, 200, "a message wakes it");
    assert!(!discord.threads(alice, games)[0].archived);
    discord.archive(thread, true, true);
    let (status, error) = bot.call("POST", &path, json!({"content": "x"})).await;
    assert_eq!((status, &error["code"]), (403, &json!(160_005)), "a locked one stays shut");
    let awake = json!({"archived": false, "locked": false});
    assert_eq!(
        bot.call("PATCH", &format!("/channels/{thread}"), awake).await.0,
        403,
        "only a moderator opens it"
    );
}

#[tokio::test]
async fn a_private_thread_is_seen_by_its_members() {
    let discord = start().await;
    let bot = Bot::connect(&discord).await;
    let (alice, boris) = (discord.person("Alice").unwrap(), discord.person("Boris").unwrap());
    let games = discord.channel("games").unwrap();
    let (_, thread) =
        bot.call("POST", &format!("/channels/{games}/threads"), json!({"name": "t", "type": 12})).await;
    let id = thread["id"].as_str().unwrap();
    assert_eq!(bot.call("PUT", &format!("/channels/{id}/thread-members/{alice}"), Value::Null).await.0, 204);
    assert_eq!(discord.threads(alice, games).len(), 1);
    assert!(discord.threads(boris, games).is_empty());
    assert!(discord.say(boris, id.parse().unwrap(), "hello").is_err());
}

#[tokio::test]
async fn a_forum_post_has_its_first_message() {
    let discord = start().await;
    let bot = Bot::connect(&discord).await;
    let alice = discord.person("Alice").unwrap();
    let forum = discord.add_channel("tables", Kind::Forum);
    let body = json!({"name": "War", "message": {"content": "A new table"}});
    let (status, post) =
        bot.upload("POST", &format!("/channels/{forum}/threads"), body, &[("a.txt", b"x")]).await;
    assert_eq!(status, 201, "{post}");
    let id = post["id"].as_str().unwrap().parse().unwrap();
    let first = &discord.messages(id, alice)[0];
    assert_eq!((first.content.as_str(), first.files.len()), ("A new table", 1));
    let (_, error) = bot.call("POST", &format!("/channels/{forum}/messages"), json!({"content": "x"})).await;
    assert_eq!(error["code"], 50008);
}

#[tokio::test]
async fn a_deleted_channel_takes_its_threads_with_it() {
    let discord = start().await;
    let bot = Bot::connect(&discord).await;
    let games = discord.channel("games").unwrap();
    let (_, thread) =
        bot.call("POST", &format!("/channels/{games}/threads"), json!({"name": "t", "type": 11})).await;
    let id = thread["id"].as_str().unwrap();
    discord.delete_channel(games).unwrap();
    assert_eq!(bot.call("GET", &format!("/channels/{id}"), Value::Null).await.1["code"], 10003);
}
