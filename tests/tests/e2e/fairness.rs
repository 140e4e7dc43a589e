//! Who waits for whom: a board beside newcomers, beside channels that hang, beside one to which much is owed; and a hundred
//! tables that begin at once. At the bot's own pace, in time that passes only while nobody works.
//!
//! Each story is told in a process of its own, because its threads are what its time goes by.

use std::{sync::Arc, time::Duration};

use localcord::{Action, Config, Fault, Id, Kind, Localcord, Rates};
use serde_json::json;
use skald::{
    discord::send::Pace,
    host::HostConfig,
    serve::{Plan, Serving, start},
};
use skald_tests::stage::{LONG, Player, Said, Stage, StillClock, Style, answered, in_still_time, told_apart};
use sqlx::{Connection, SqliteConnection, sqlite::SqliteConnectOptions};
use tokio::time::Instant;

/// A board beside all this comes at most so much later than alone.
const BESIDE: Duration = Duration::from_secs(1);
/// How many moves are looked at.
const MOVES: usize = 6;

#[test]
fn a_board_waits_for_no_newcomers_no_channel_that_hangs_and_no_one_to_whom_much_is_owed() {
    told_apart("fairness::told_of_one_board");
}

#[test]
fn a_hundred_tables_of_newcomers_have_their_boards_within_forty_seconds() {
    told_apart("fairness::told_of_a_hundred_tables");
}

/// The bot with the settings and at the pace that it has in use, on the clock of the story.
pub async fn serve(stage: &Stage, clock: Arc<StillClock>) -> Serving {
    let plan = Plan { clock, pace: Pace::default(), host: HostConfig::default(), ..stage.plan() };
    let serving = start(plan).await.unwrap();
    serving.connected().await;
    stage.commands_known().await;
    serving
}

/// The line on which presses come beats by the machine's own time: here it does not beat at all.
pub fn config() -> Config {
    Config { heartbeat: Duration::from_secs(1_000_000), ..Config::default() }
}

/// Opens a table of War in this channel for these people; it is not begun.
async fn lobby(local: &Localcord, channel: Id, people: &[Id]) {
    // Everybody presses before each turn: there are moves enough for all stories, and each is on the board.
    let options = [
        ("game", json!("war")),
        ("seats", json!(people.len())),
        ("pace", json!("none")),
        ("options", json!("pace=ready deck=grand")),
    ];
    let opened = answered(local, &local.slash(people[0], channel, "open", &options).unwrap()).await.text();
    assert!(opened.contains("is open"), "{opened}");
    local
        .until_message(LONG, "the lobby", channel, people[0], |message| message.button("Start").is_some())
        .await
        .unwrap();
    for person in &people[1..] {
        let joined = answered(local, &local.slash(*person, channel, "join", &[]).unwrap()).await.text();
        assert!(joined.contains("You have seat"), "{joined}");
    }
}

/// Begins the table of a channel.
async fn begin(local: &Localcord, channel: Id, host: Id) {
    answered(local, &local.slash(host, channel, "start", &[]).unwrap()).await;
}

/// Waits for the thread of a channel and the board in it.
async fn board(local: &Localcord, channel: Id, viewer: Id) -> Id {
    local.until(LONG, "a thread", |local| !local.threads(viewer, channel).is_empty()).await.unwrap();
    let thread = local.threads(viewer, channel)[0].id;
    local
        .until_message(LONG, "the board", thread, viewer, |message| message.button("Play").is_some())
        .await
        .unwrap();
    thread
}

/// A table in a channel of its own, begun, with its board. The thread.
pub async fn table(local: &Localcord, name: &str, people: &[Id]) -> Id {
    let channel = local.add_channel(name, Kind::Text);
    lobby(local, channel, people).await;
    begin(local, channel, people[0]).await;
    board(local, channel, people[0]).await
}

/// New people.
pub fn newcomers(local: &Localcord, kind: &str, count: usize) -> Vec<Id> {
    (0..count).map(|number| local.add_person(&format!("{kind} {number}"))).collect()
}

/// How many boards were shown in a thread.
fn shown(local: &Localcord, thread: Id) -> usize {
    let place = format!("/channels/{thread}/messages");
    let shows = |request: &localcord::RequestRecord| {
        request.path.starts_with(&place) && request.bytes > 0 && request.status == Some(200)
    };
    local.requests().iter().filter(|request| shows(request)).count()
}

/// Whether the board says that the table waits for somebody. Others may change an answer that nobody sees yet, and no board.
fn is_asked(local: &Localcord, thread: Id, player: &Player) -> bool {
    let known = |name: &&str| local.person(name).is_ok_and(|id| id == player.id);
    let Some(name) = ["Alice", "Boris", "Clara", "Dario"].into_iter().find(known) else { return false };
    let messages = local.messages(thread, player.id);
    let board = messages.iter().rev().find(|message| !message.ephemeral && message.button("Play").is_some());
    board.is_some_and(|board| board.text().lines().any(|line| line.starts_with("**") && line.contains(name)))
}

/// Somebody who may makes a move. How many boards stood there before, and when it was.
pub async fn played(
    local: &Localcord,
    thread: Id,
    players: &mut [Player],
    may: impl Fn(&Player) -> bool,
) -> (usize, Instant) {
    for _ in 0..400 {
        for player in &mut *players {
            if !may(player) {
                continue;
            }
            let (before, begun) = (shown(local, thread), Instant::now());
            if player.turn(local, thread).await == Said::Played {
                return (before, begun);
            }
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    let board = local.messages(thread, players[0].id);
    panic!("nobody could move: {:#?}", board.iter().map(|message| message.text()).collect::<Vec<_>>());
}

/// How long after somebody's move the board shows it.
async fn a_move(local: &Localcord, thread: Id, players: &mut [Player]) -> Duration {
    let asked = |player: &Player| is_asked(local, thread, player);
    let (before, begun) = played(local, thread, players, asked).await;
    local.until(LONG, "the board", |local| shown(local, thread) > before).await.unwrap();
    begun.elapsed()
}

/// The longest time that a board took in some moves.
async fn moves(local: &Localcord, thread: Id, players: &mut [Player]) -> Duration {
    let mut longest = Duration::ZERO;
    for _ in 0..MOVES {
        longest = longest.max(a_move(local, thread, players).await);
        // Time to read what was played.
        tokio::time::sleep(Duration::from_millis(700)).await;
    }
    longest
}

/// Ninety more sentences are owed to the table of this thread, all at once.
async fn owe_ninety(stage: &Stage, thread: Id) {
    let file = SqliteConnectOptions::new().filename(stage.database());
    let mut database = SqliteConnection::connect_with(&file).await.unwrap();
    let again = "WITH RECURSIVE counted(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM counted WHERE n < 90)
        INSERT INTO outbox (kind, name, table_id, person, revision, payload, nonce, due, attempts, created)
        SELECT 'notice', name || ':again:' || n, table_id, NULL, 0, payload, 'again' || n, 0, 0, created
        FROM counted, (SELECT * FROM outbox WHERE kind = 'notice' AND person IS NULL AND payload LIKE '%\"say\"%'
            AND table_id = (SELECT id FROM tables WHERE thread = ?) AND payload NOT LIKE '%\"calls\":_%'
            ORDER BY id LIMIT 1)";
    let thread = i64::try_from(thread.0).unwrap();
    let done = sqlx::query(again).bind(thread).execute(&mut database).await.unwrap();
    assert_eq!(done.rows_affected(), 90, "there was a sentence to say again");
    database.close().await.unwrap();
}

#[test]
#[ignore = "told in a process of its own, by the test above"]
fn told_of_one_board() {
    in_still_time(async |clock| {
        let stage = Stage::with(config()).await;
        let local = &stage.local;
        let serving = serve(&stage, clock).await;
        let mut players = [
            Player::new(local, "Alice", Style::Commands, 51),
            Player::new(local, "Boris", Style::Commands, 52),
        ];
        let people = players.each_ref().map(|player| player.id);
        let thread = table(local, "theirs", &people).await;
        stage.all_sent().await;
        let alone = moves(local, thread, &mut players).await;
        println!("alone: {alone:?}");
        let fair = |what: &str, took: Duration| {
            println!("{what}: {took:?}");
            assert!(took <= alone + BESIDE, "{what}: {took:?}, alone {alone:?}");
        };

        // Four tables of six whom the bot has never written to.
        for (kind, slow) in [("quick", 0), ("slow", 3_000)] {
            local.fault(Fault {
                number: 0,
                method: Some("POST".to_owned()),
                path: "/users/@me/channels".to_owned(),
                times: None,
                action: Action::Slow { ms: slow },
            });
            let mut channels = Vec::new();
            for number in 0..4 {
                let channel = local.add_channel(&format!("{kind}-{number}"), Kind::Text);
                let people = newcomers(local, &format!("{kind} {number}"), 6);
                lobby(local, channel, &people).await;
                channels.push((channel, people[0]));
            }
            for (channel, host) in &channels {
                begin(local, *channel, *host).await;
            }
            let took = moves(local, thread, &mut players).await;
            fair(&format!("beside 24 newcomers whose {kind} doors are opened"), took);
            let opened = local.requests().iter().filter(|r| r.path.ends_with("/users/@me/channels")).count();
            println!("{opened} doors were knocked at so far");
            local.heal_all();
            stage.all_sent().await;
        }

        // Eight channels in which nothing is answered.
        let pair = [stage.person("Clara"), stage.person("Dario")];
        let mut hanging = Vec::new();
        for number in 0..8 {
            hanging.push(table(local, &format!("hanging-{number}"), &pair).await);
        }
        stage.all_sent().await;
        let mut others = [
            Player::new(local, "Clara", Style::Commands, 53),
            Player::new(local, "Dario", Style::Commands, 54),
        ];
        for place in &hanging {
            let path = format!("/channels/{place}/**");
            local.fault(Fault {
                number: 0,
                method: None,
                path,
                times: None,
                action: Action::Slow { ms: 60_000 },
            });
        }
        for place in &hanging {
            played(local, *place, &mut others, |_| true).await;
        }
        let took = moves(local, thread, &mut players).await;
        fair("beside eight channels that hang", took);
        local.heal_all();
        stage.all_sent().await;

        // One to which ninety sentences are owed.
        let much = table(local, "much", &pair).await;
        stage.all_sent().await;
        let before = local.messages(much, pair[0]).len();
        owe_ninety(&stage, much).await;
        let took = moves(local, thread, &mut players).await;
        fair("beside a channel to which ninety messages are owed", took);
        stage.all_sent().await;
        assert!(local.messages(much, pair[0]).len() >= before + 90, "they were said");
        serving.stop().await.unwrap();
        stage.close().await;
    });
}

#[test]
#[ignore = "told in a process of its own, by the test above"]
fn told_of_a_hundred_tables() {
    in_still_time(async |clock| {
        let stage = Stage::with(Config { rates: Some(Rates::default()), ..config() }).await;
        let local = &stage.local;
        let serving = serve(&stage, clock).await;
        let mut tables = Vec::new();
        for number in 0..20 {
            let everybody = newcomers(local, &format!("of {number}"), 15);
            let server = local.add_server(&format!("Server {number}"), &everybody);
            for (at, people) in everybody.chunks(3).enumerate() {
                let channel = local.add_channel_of(server, &format!("room-{number}-{at}"), Kind::Text);
                lobby(local, channel, people).await;
                tables.push((channel, people[0]));
            }
        }
        stage.all_sent().await;
        assert_eq!(tables.len(), 100);
        let (begun, from) = (Instant::now(), local.requests().len());
        for (channel, host) in &tables {
            begin(local, *channel, *host).await;
        }
        println!("all are begun after {:?}", begun.elapsed());
        for (channel, host) in &tables {
            board(local, *channel, *host).await;
        }
        let took = begun.elapsed();
        let requests = local.requests();
        let refused =
            requests[from.min(requests.len())..].iter().filter(|request| request.status == Some(429)).count();
        println!("all hundred boards stand after {took:?}; {refused} requests met a limit");
        assert!(took <= Duration::from_secs(40), "{took:?}");
        assert_eq!(refused, 0, "the bot keeps to Discord's limits");
        serving.stop().await.unwrap();
        stage.close().await;
    });
}
