//! The gateway: beginning and resuming sessions, and how they end.

use std::time::Duration;

use serde_json::{Value, json};

use crate::bot::{Bot, command, start, start_with};

#[tokio::test]
async fn heartbeats_are_acknowledged() {
    let discord = start().await;
    let mut bot = Bot::connect(&discord).await;
    bot.send(json!({"op": 1, "d": bot.seq})).await;
    assert_eq!(bot.frame().await.unwrap()["op"], 11);
}

#[tokio::test]
async fn payloads_are_compressed_for_a_bot_that_asks() {
    let discord = start().await;
    let mut bot = Bot::dial(&discord).await;
    bot.send(
        json!({"op": 2, "d": {"token": "Bot any.token", "intents": 0, "compress": true, "properties": {}}}),
    )
    .await;
    assert_eq!(bot.event("READY").await["v"], 10);
}

#[tokio::test]
async fn what_came_while_the_line_was_down_is_replayed() {
    let discord = start().await;
    let mut bot = Bot::connect(&discord).await;
    bot.register(json!([command("ping")])).await;
    let (alice, games) = (discord.person("Alice").unwrap(), discord.channel("games").unwrap());
    discord.slash(alice, games, "ping", &[]).unwrap();
    let first = bot.asked().await;
    discord.drop_gateway();
    assert_eq!(bot.frame().await, Err(None), "no close frame");
    discord.until(crate::bot::LONG, "the line is down", |discord| !discord.connected()).await.unwrap();
    discord.slash(alice, games, "ping", &[]).unwrap();
    discord.slash(alice, games, "ping", &[]).unwrap();

    let mut back = Bot::dial(&discord).await;
    back.send(json!({"op": 6, "d": {"token": "Bot any.token", "session_id": bot.session, "seq": bot.seq}}))
        .await;
    let (second, third) = (back.asked().await, back.asked().await);
    assert_ne!(first["id"], second["id"]);
    assert_ne!(second["id"], third["id"]);
    back.event("RESUMED").await;
    assert_eq!(discord.sessions_begun(), (1, 1));
}

#[tokio::test]
async fn a_replayed_event_is_the_same_interaction() {
    let discord = start().await;
    let mut bot = Bot::connect(&discord).await;
    bot.register(json!([command("ping")])).await;
    let (alice, games) = (discord.person("Alice").unwrap(), discord.channel("games").unwrap());
    discord.slash(alice, games, "ping", &[]).unwrap();
    let first = bot.asked().await;
    assert_eq!(discord.replay(3), 1);
    assert_eq!(bot.asked().await, first);
}

#[tokio::test]
async fn a_session_that_is_not_known_must_begin_anew() {
    let discord = start().await;
    let mut bot = Bot::dial(&discord).await;
    bot.send(json!({"op": 6, "d": {"token": "Bot any.token", "session_id": "other", "seq": 3}})).await;
    let frame = bot.frame().await.unwrap();
    assert_eq!((&frame["op"], &frame["d"]), (&json!(9), &json!(false)));
    bot.send(json!({"op": 2, "d": {"token": "Bot any.token", "intents": 0, "properties": {}}})).await;
    bot.event("READY").await;
}

#[tokio::test]
async fn a_sequence_number_from_the_future_closes_with_4007() {
    let discord = start().await;
    let bot = Bot::connect(&discord).await;
    let mut back = Bot::dial(&discord).await;
    back.send(json!({"op": 6, "d": {"token": "Bot any.token", "session_id": bot.session, "seq": 99}})).await;
    assert_eq!(back.frame().await, Err(Some(4007)));
}

#[tokio::test]
async fn the_bot_can_be_sent_away_in_every_way() {
    let discord = start().await;
    let mut bot = Bot::connect(&discord).await;
    discord.ask_reconnect();
    assert_eq!(bot.frame().await.unwrap()["op"], 7);
    discord.invalidate_session(true);
    assert_eq!(bot.frame().await.unwrap()["d"], true);
    discord.close_gateway(4000);
    assert_eq!(bot.frame().await, Err(Some(4000)));
    let mut back = Bot::dial(&discord).await;
    back.send(json!({"op": 6, "d": {"token": "Bot any.token", "session_id": bot.session, "seq": bot.seq}}))
        .await;
    back.event("RESUMED").await;
    discord.invalidate_session(false);
    assert_eq!(back.frame().await.unwrap()["d"], false);
    discord.refuse_gateway(1);
    let refused = tokio_tungstenite::connect_async(discord.gateway_url()).await;
    assert!(refused.is_err());
    Bot::connect(&discord).await;
    assert_eq!(discord.sessions_begun(), (2, 1));
}

#[tokio::test]
async fn wrong_frames_close_with_their_codes() {
    let discord = start().await;
    let identify = |token: &str, intents: u64| json!({"op": 2, "d": {"token": token, "intents": intents, "properties": {}}});
    let real = format!("{}.{}.{}", "A".repeat(26), "B".repeat(6), "C".repeat(38));
    let cases: [(Value, u16); 6] = [
        (json!({"op": 77}), 4001),
        (json!({"op": 3, "d": {}}), 4003),
        (identify("", 0), 4004),
        (identify(&real, 0), 4004),
        (identify("Bot x", 1 << 40), 4013),
        (identify("Bot x", 1 << 15), 4014),
    ];
    for (frame, code) in cases {
        let mut bot = Bot::dial(&discord).await;
        bot.send(frame.clone()).await;
        assert_eq!(bot.frame().await, Err(Some(code)), "{frame}");
    }
    let mut bot = Bot::connect(&discord).await;
    bot.send(identify("Bot x", 0)).await;
    assert_eq!(bot.frame().await, Err(Some(4005)));
    let mut bot = Bot::connect(&discord).await;
    bot.send(json!({"op": 3, "d": "x".repeat(5000)})).await;
    assert_eq!(bot.frame().await, Err(Some(4002)));
}

#[tokio::test]
async fn events_beyond_interactions_need_intents() {
    let discord = start().await;
    let mut bot = Bot::dial(&discord).await;
    let intents = 1 | 1 << 9;
    bot.send(json!({"op": 2, "d": {"token": "Bot any.token", "intents": intents, "properties": {}}})).await;
    bot.event("READY").await;
    assert_eq!(bot.event("GUILD_CREATE").await["channels"].as_array().unwrap().len(), 2);
    let (alice, games) = (discord.person("Alice").unwrap(), discord.channel("games").unwrap());
    discord.say(alice, games, "hello").unwrap();
    assert_eq!(bot.event("MESSAGE_CREATE").await["content"], "", "the words need a privilege");
}

#[tokio::test]
async fn the_port_is_free_after_a_stop() {
    let discord = start_with(|config| config.heartbeat = Duration::from_secs(1)).await;
    let port = discord.address().port();
    let mut bot = Bot::connect(&discord).await;
    let second =
        localcord::Localcord::start(localcord::Config { port, real_token: None, ..Default::default() }).await;
    assert!(second.err().unwrap().to_string().contains("already in use"));
    discord.stop().await;
    assert_eq!(bot.frame().await, Err(Some(1001)));
    start_with(|config| config.port = port).await;
}

#[tokio::test]
async fn it_does_not_run_beside_a_real_token() {
    let config = localcord::Config { real_token: Some("x".to_owned()), ..Default::default() };
    let refused = localcord::Localcord::start(config).await.err().unwrap();
    assert!(refused.to_string().contains("DISCORD_TOKEN"));
}

#[tokio::test]
async fn a_second_shard_that_begins_within_five_seconds_is_sent_back_and_noted() {
    let discord = start().await;
    let identify = |shard: u64| json!({"op": 2, "d": {"token": "Bot any.token", "intents": 0, "properties": {}, "shard": [shard, 2]}});
    let mut first = Bot::dial(&discord).await;
    first.send(identify(0)).await;
    first.event("READY").await;
    let mut second = Bot::dial(&discord).await;
    second.send(identify(1)).await;
    let told = second.frame().await.unwrap();
    assert_eq!((told["op"].as_u64(), told["d"].as_bool()), (Some(9), Some(false)), "{told}");
    assert_eq!(discord.violations().len(), 1);
    assert_eq!(discord.sessions_begun().0, 1);
    tokio::time::sleep(Duration::from_secs(5)).await;
    second.send(identify(1)).await;
    second.event("READY").await;
    assert_eq!((discord.violations().len(), discord.sessions_begun().0), (1, 2));
}
