//! Cards are emoji of the application, and stand before their names in menus.

use std::time::Duration;

use localcord::{Localcord, MessageView};
use serde_json::{Value, json};
use skald::serve::{Plan, start};
use skald_tests::stage::{LONG, Player, Stage, Style, answered};

/// The emoji in a message's components: ids and names.
fn emojis(part: &Value, found: &mut Vec<(String, String)>) {
    match part {
        Value::Object(map) => {
            if let Some(emoji) = map.get("emoji") {
                let text = |key: &str| emoji[key].as_str().unwrap_or_default().to_owned();
                found.push((text("id"), text("name")));
            }
            map.values().for_each(|inner| emojis(inner, found));
        }
        Value::Array(parts) => parts.iter().for_each(|inner| emojis(inner, found)),
        _ => {}
    }
}

fn shown(message: &MessageView) -> Vec<(String, String)> {
    let mut found = Vec::new();
    message.components.iter().for_each(|part| emojis(part, &mut found));
    found
}

/// How many emoji were asked to be made, and how many taken away.
fn asked(local: &Localcord, method: &str) -> usize {
    let of = |path: &str| path.starts_with("/applications/") && path.contains("/emojis");
    local.requests().iter().filter(|request| request.method == method && of(&request.path)).count()
}

/// What the application has now: ids by name.
async fn there(local: &Localcord, way: &str) -> Vec<(String, String)> {
    let read =
        reqwest::Client::new().get(way).header("authorization", "Bot local.token").send().await.unwrap();
    let list: Value = serde_json::from_str(&read.text().await.unwrap()).unwrap();
    let of = |item: &Value, key: &str| item[key].as_str().unwrap().to_owned();
    let items = list["items"].as_array().unwrap_or_else(|| panic!("{list} at {}", local.base_url()));
    items.iter().map(|item| (of(item, "name"), of(item, "id"))).collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn cards_stand_in_menus_with_their_heroes_and_one_that_was_taken_away_stops_nothing() {
    let stage = Stage::set().await;
    let kinds = skald_rules::catalogue::standard();
    let law = kinds.get("law").unwrap();
    let games = skald_rules::catalogue::Catalogue::of(vec![law]);
    let plan = || Plan { emojis: Some(Duration::ZERO), games: games.clone(), ..stage.plan() };
    let serving = start(plan()).await.unwrap();
    serving.connected().await;
    let local = &stage.local;
    local.until(LONG, "the emoji", |local| asked(local, "POST") >= 84).await.unwrap();
    let path = local.requests().iter().find(|request| request.path.contains("/emojis")).unwrap().path.clone();
    let way = format!("{}/api/v10{path}", local.base_url());
    let mut all = there(local, &way).await;
    while all.len() < 84 {
        all = there(local, &way).await;
    }
    assert!(all.iter().all(|(name, _)| name.starts_with("sk_law_")), "{all:?}");

    let mut players = ["Alice", "Boris"].map(|name| Player::new(local, name, Style::Buttons, 5));
    let open = [
        ("game", json!("law")),
        ("seats", json!(2)),
        ("pace", json!("none")),
        ("options", json!("form=skirmish")),
    ];
    let thread = stage.begin(&players, &open).await;
    stage.board(thread, players[0].id, "Play").await;
    stage.all_sent().await;
    let board = stage.board(thread, players[0].id, "Play").await;
    let (mut board, mut menu) = (board, None);
    for _ in 0..20 {
        for player in &mut players {
            let asked = local.press_labelled(player.id, board.id, "Play").unwrap();
            let answer = answered(local, &asked).await;
            if !shown(&answer).is_empty() {
                menu = Some((player.id, answer));
                break;
            }
            player.turn(local, thread).await;
            stage.all_sent().await;
            board = stage.board(thread, player.id, "Play").await;
        }
        if menu.is_some() {
            break;
        }
    }
    let (who, menu) = menu.expect("nobody is shown cards with their heroes");
    for (id, name) in shown(&menu) {
        assert!(all.contains(&(name.clone(), id.clone())), "{name} {id}");
    }

    // Somebody takes one of them away by hand.
    let gone = &shown(&menu)[0].0;
    let away =
        reqwest::Client::new().delete(format!("{way}/{gone}")).header("authorization", "Bot local.token");
    assert_eq!(away.send().await.unwrap().status(), 204);
    let asked_again = local.press_labelled(who, board.id, "Play").unwrap();
    let bare = answered(local, &asked_again).await;
    assert!(menu.text().ends_with(&bare.text()), "{} {}", menu.text(), bare.text());
    assert_eq!(shown(&bare), [], "an answer that Discord takes");
    let refused = local.violations();
    assert_eq!(refused.len(), 1, "{refused:?}");
    serving.stop().await.unwrap();

    // At the next start what is missing is there again, and nothing else is made anew.
    let before = asked(local, "POST");
    let serving = start(plan()).await.unwrap();
    serving.connected().await;
    local.until(LONG, "the missing one", |local| asked(local, "POST") > before).await.unwrap();
    stage.all_sent().await;
    assert_eq!((asked(local, "POST"), asked(local, "DELETE")), (before + 1, 1));
    serving.stop().await.unwrap();
}

/// In every game, where cards are chosen from their heroes stand before them.
#[tokio::test(flavor = "multi_thread")]
async fn the_menus_of_every_game_show_heroes() {
    for (game, options, seats) in [
        ("war", "deck=grand", 2),
        ("chaos", "", 2),
        ("law", "form=skirmish", 2),
        ("lost", "", 3),
        ("lraw", "", 2),
    ] {
        let stage = Stage::set().await;
        let kinds = skald_rules::catalogue::standard();
        let games = skald_rules::catalogue::Catalogue::of(vec![kinds.get(game).unwrap()]);
        let serving = start(Plan { emojis: Some(Duration::ZERO), games, ..stage.plan() }).await.unwrap();
        serving.connected().await;
        let local = &stage.local;
        // All are made before anybody plays.
        let mut made = 0;
        loop {
            stage.all_sent().await;
            let now = asked(local, "POST");
            if now == made && now > 0 {
                break;
            }
            made = now;
            tokio::time::sleep(Duration::from_millis(500)).await;
        }
        let names = ["Alice", "Boris", "Clara"];
        let mut players: Vec<Player> =
            names[..seats].iter().map(|name| Player::new(local, name, Style::Buttons, 5)).collect();
        let wish = [
            ("game", json!(game)),
            ("seats", json!(seats)),
            ("pace", json!("none")),
            ("options", json!(options)),
        ];
        let thread = stage.begin(&players, &wish).await;
        let prefix = format!("sk_{game}_");
        let shows = |local: &Localcord| {
            let bodies = local.requests().into_iter().filter(|request| !request.path.contains("/emojis"));
            let mut found = Vec::new();
            bodies.for_each(|request| emojis(&request.body, &mut found));
            found
        };
        let mut turns = 0;
        while shows(local).is_empty() {
            turns += 1;
            assert!(turns < 400, "{game}: no menu shows a hero");
            for player in &mut players {
                stage.all_sent().await;
                player.turn(local, thread).await;
            }
        }
        let seen = shows(local);
        println!("{game}: {} after {turns} turns", seen.len());
        assert!(seen.iter().all(|(_, name)| name.starts_with(&prefix)), "{game}: {seen:?}");
        serving.stop().await.unwrap();
        stage.close().await;
    }
}
