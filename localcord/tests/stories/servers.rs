//! Several servers: who is in which, what belongs to which, and who sees which channel.

use localcord::{Config, Kind, Localcord};
use serde_json::{Value, json};

use crate::bot::{Bot, start, start_with};

#[tokio::test]
async fn a_server_has_its_own_channels_and_members() {
    let discord = start().await;
    let bot = Bot::connect(&discord).await;
    let (alice, boris) = (discord.person("Alice").unwrap(), discord.person("Boris").unwrap());
    let club = discord.add_server("The Club", &[alice]);
    let room = discord.add_channel_of(club, "room", Kind::Text);
    assert!(discord.channels(alice).iter().any(|channel| channel.id == room));
    assert!(
        discord.channels(boris).iter().all(|channel| channel.id != room),
        "who is no member sees nothing"
    );
    assert!(discord.say(boris, room, "hello").is_err());
    let (_, channel) = bot.call("GET", &format!("/channels/{room}"), Value::Null).await;
    assert_eq!(channel["guild_id"], club.to_string());
    let members = format!("/guilds/{club}/members");
    assert_eq!(bot.call("GET", &format!("{members}/{alice}"), Value::Null).await.0, 200);
    let (status, error) = bot.call("GET", &format!("{members}/{boris}"), Value::Null).await;
    assert_eq!((status, &error["code"]), (404, &json!(10_007)));
    discord.leave_server(club, alice);
    assert_eq!(bot.call("GET", &format!("{members}/{alice}"), Value::Null).await.0, 404);
    let (_, channels) = bot.call("GET", &format!("/guilds/{club}/channels"), Value::Null).await;
    assert_eq!(channels.as_array().map(Vec::len), Some(1));
}

#[tokio::test]
async fn a_hidden_channel_hides_its_threads_and_says_so_in_its_rules() {
    let discord = start().await;
    let bot = Bot::connect(&discord).await;
    let (alice, boris) = (discord.person("Alice").unwrap(), discord.person("Boris").unwrap());
    let games = discord.channel("games").unwrap();
    let (_, thread) =
        bot.call("POST", &format!("/channels/{games}/threads"), json!({"name": "t", "type": 11})).await;
    let thread = thread["id"].as_str().unwrap().parse().unwrap();
    discord.hide_channel(games, boris, true);
    assert!(discord.threads(alice, games).iter().any(|seen| seen.id == thread));
    assert!(discord.channels(boris).iter().all(|seen| seen.id != games && seen.id != thread));
    let (_, channel) = bot.call("GET", &format!("/channels/{games}"), Value::Null).await;
    let rule = json!({"id": boris, "type": 1, "allow": "0", "deny": "1024"});
    assert_eq!(channel["permission_overwrites"], json!([rule]));
    discord.hide_channel(games, boris, false);
    assert!(discord.channels(boris).iter().any(|seen| seen.id == thread));
}

#[tokio::test]
async fn a_command_for_managers_is_shown_to_managers_of_that_server_alone() {
    let discord = start().await;
    let mut bot = Bot::connect(&discord).await;
    let (alice, boris) = (discord.person("Alice").unwrap(), discord.person("Boris").unwrap());
    let games = discord.channel("games").unwrap();
    let command = json!([{
        "type": 1, "name": "setup", "description": "For managers", "default_member_permissions": "32", "contexts": [0],
    }]);
    bot.register(command).await;
    assert!(discord.slash(alice, games, "setup", &[]).is_err());
    let club = discord.add_server("The Club", &[alice, boris]);
    let room = discord.add_channel_of(club, "room", Kind::Text);
    discord.make_manager(club, alice);
    assert!(discord.slash(boris, room, "setup", &[]).is_err());
    assert!(discord.slash(alice, games, "setup", &[]).is_err(), "she manages the other server");
    discord.slash(alice, room, "setup", &[]).unwrap();
    let asked = bot.asked().await;
    assert_eq!(asked["guild_id"], club.to_string());
    let may: u64 = asked["member"]["permissions"].as_str().unwrap().parse().unwrap();
    assert_eq!(may & 32, 32);
}

#[tokio::test]
async fn people_who_were_added_are_who_they_were_after_a_restart() {
    let folder = tempfile::tempdir().unwrap();
    let config = || Config {
        real_token: None,
        remembered: Some(folder.path().join("people.txt")),
        ..Config::default()
    };
    let discord = Localcord::start(config()).await.unwrap();
    let (boris, dora) = (discord.person("Boris").unwrap(), discord.add_person("Dora the Second"));
    discord.stop().await;
    let discord = Localcord::start(config()).await.unwrap();
    assert_eq!(discord.person("Dora the Second").unwrap(), dora);
    assert_eq!(discord.person("Boris").unwrap(), boris);
    let emil = discord.add_person("Emil");
    assert!(![boris, dora].contains(&emil), "a newcomer is nobody else");
    discord.stop().await;
    let discord = Localcord::start(config()).await.unwrap();
    assert_eq!((discord.person("Dora the Second").unwrap(), discord.person("Emil").unwrap()), (dora, emil));
    discord.stop().await;
}

#[tokio::test]
async fn a_bot_that_is_taken_out_of_a_server_sees_nothing_there_until_it_is_back() {
    let discord = start().await;
    let mut bot = Bot::dial(&discord).await;
    bot.send(json!({"op": 2, "d": {"token": "Bot any.token", "intents": 1, "properties": {}}})).await;
    bot.event("READY").await;
    bot.event("GUILD_CREATE").await;
    let alice = discord.person("Alice").unwrap();
    let club = discord.add_server("The Club", &[alice]);
    let room = discord.add_channel_of(club, "room", Kind::Text);
    let seen = |(status, body): (u16, Value)| (status, body["code"].clone());
    let (guild, channel) = (format!("/guilds/{club}"), format!("/channels/{room}"));
    assert_eq!(bot.call("GET", &channel, Value::Null).await.0, 200);
    discord.take_bot_out(club);
    assert_eq!(bot.event("GUILD_DELETE").await, json!({"id": club}), "nothing says that it comes back");
    assert_eq!(seen(bot.call("GET", &channel, Value::Null).await), (403, json!(50_001)));
    assert_eq!(seen(bot.call("GET", &guild, Value::Null).await), (404, json!(10_004)));
    discord.announce_server(club);
    assert_eq!(bot.call("GET", &channel, Value::Null).await.0, 200);
    // Who shares no server with the bot is not written to.
    let dm = format!("/channels/{}/messages", discord.dm(alice));
    assert_eq!(bot.call("POST", &dm, json!({"content": "psst"})).await.0, 200);
    discord.take_bot_out(club);
    discord.leave_server(discord.server(), alice);
    assert_eq!(seen(bot.call("POST", &dm, json!({"content": "psst"})).await), (403, json!(50_278)));
}

#[tokio::test]
async fn each_server_has_its_own_bound_of_open_threads() {
    let discord = start_with(|config| config.most_threads = 1).await;
    let bot = Bot::connect(&discord).await;
    let club = discord.add_server("The Club", &[]);
    let rooms = [discord.channel("games").unwrap(), discord.add_channel_of(club, "room", Kind::Text)];
    for room in rooms {
        let path = format!("/channels/{room}/threads");
        assert_eq!(bot.call("POST", &path, json!({"name": "One", "type": 11})).await.0, 201);
        let (status, error) = bot.call("POST", &path, json!({"name": "Two", "type": 11})).await;
        assert_eq!((status, &error["code"]), (400, &json!(160_006)));
    }
}
