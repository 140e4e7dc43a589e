//! What is sent after a move: what has changed, and nothing twice.

use std::collections::{BTreeMap, BTreeSet};

use localcord::RequestRecord;
use serde_json::{Value, json};
use skald_tests::stage::{PEOPLE, Player, Said, Stage, Style, answered, play_out};
use sqlx::{Connection, SqliteConnection, sqlite::SqliteConnectOptions};

/// The message that a request changed.
fn changed(request: &RequestRecord) -> Option<&str> {
    let is_message = request.path.starts_with("/channels/") && request.path.contains("/messages/");
    (request.method == "PATCH" && is_message && request.status == Some(200)).then_some(request.path.as_str())
}

/// Makes every hand due, as a change does that alters nothing of it. How many there are.
async fn owe_hands_again(stage: &Stage) -> u64 {
    let file = SqliteConnectOptions::new().filename(stage.database());
    let mut database = SqliteConnection::connect_with(&file).await.unwrap();
    let again = "UPDATE outbox SET due = 0, attempts = 0, first = NULL, tried = NULL, revision = revision + 1
        WHERE name LIKE 'hand:%'";
    let done = sqlx::query(again).execute(&mut database).await.unwrap();
    database.close().await.unwrap();
    done.rows_affected()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_hand_is_sent_when_it_has_changed_and_never_twice_alike() {
    let stage = Stage::set().await;
    let serving = stage.bot().await;
    let local = &stage.local;
    let styles = [Style::Commands, Style::Buttons, Style::Commands, Style::Buttons];
    let mut players: Vec<Player> = PEOPLE
        .iter()
        .take(styles.len())
        .zip(styles)
        .zip(61..)
        .map(|((name, style), seed)| Player::new(local, name, style, seed))
        .collect();
    let options = [
        ("game", json!("chaos")),
        ("seats", json!(players.len())),
        ("pace", json!("none")),
        ("options", json!("svpt_percent=50 storm_from_cycle=1")),
    ];
    let thread = stage.begin(&players, &options).await;
    stage.board(thread, players[0].id, "Play").await;
    stage.all_sent().await;
    // Every hand is owed once more although nothing has changed: nothing is sent.
    let private = |request: &&RequestRecord| {
        players.iter().any(|player| request.path.starts_with(&format!("/channels/{}/", local.dm(player.id))))
    };
    let before = local.requests().iter().filter(private).count();
    let owed = owe_hands_again(&stage).await;
    assert!(owed > 0, "hands were shown");
    let wake = local.slash(players[0].id, stage.games(), "open", &[("game", json!("war"))]).unwrap();
    answered(local, &wake).await;
    stage.all_sent().await;
    assert_eq!(local.requests().iter().filter(private).count(), before, "what is shown is not sent again");
    play_out(local, thread, &mut players).await;
    stage.all_sent().await;
    let requests = local.requests();
    let private: BTreeSet<String> =
        players.iter().map(|player| format!("/channels/{}/", local.dm(player.id))).collect();
    let mut last: BTreeMap<&str, (&Value, usize)> = BTreeMap::new();
    let mut hands = 0_usize;
    for request in &requests {
        let Some(message) = changed(request) else { continue };
        if !private.iter().any(|channel| message.starts_with(channel)) {
            continue;
        }
        hands += 1;
        // Two pictures that differ are hardly ever of one size.
        let now = (&request.body, request.bytes);
        assert_ne!(last.insert(message, now), Some(now), "{message} was changed into what it was");
    }
    let moves: usize = players.iter().map(|player| player.confirmed.len()).sum();
    println!("{hands} hands for {moves} moves of four");
    // All four hands after every move would be four a move.
    assert!(hands > 0 && hands < moves * 2, "{hands} hands for {moves} moves of four");
    serving.stop().await.unwrap();
    stage.close().await;
}

/// What followed one move.
#[derive(Clone, Debug)]
struct Sent {
    pictures: usize,
    requests: usize,
    bytes: usize,
    /// Whose hands were shown anew: of whoever moved, and of others.
    own: usize,
    others: usize,
}

#[tokio::test(flavor = "multi_thread")]
async fn a_move_of_eight_sends_the_board_and_the_hands_that_it_changed() {
    let stage = Stage::set().await;
    let serving = stage.bot().await;
    let local = &stage.local;
    let mut players: Vec<Player> =
        PEOPLE.iter().zip(71..).map(|(name, seed)| Player::new(local, name, Style::Commands, seed)).collect();
    let options = [("game", json!("chaos")), ("seats", json!(players.len())), ("pace", json!("none"))];
    let thread = stage.begin(&players, &options).await;
    stage.board(thread, players[0].id, "Play").await;
    stage.all_sent().await;
    let mut sent: Vec<Sent> = Vec::new();
    'moves: while sent.len() < 24 {
        for player in &mut players {
            let from = local.requests().len();
            let before = player.confirmed.len();
            assert_ne!(player.turn(local, thread).await, Said::Again, "{:?}", player.refused);
            if player.confirmed.len() == before {
                continue;
            }
            stage.all_sent().await;
            let requests = local.requests();
            let follows = || requests[from..].iter().filter(|request| request.path.starts_with("/channels/"));
            let pictures = || follows().filter(|request| !request.files.is_empty());
            let own = format!("/channels/{}/", local.dm(player.id));
            let board = format!("/channels/{thread}/");
            let own = pictures().filter(|request| request.path.starts_with(&own)).count();
            let boards = pictures().filter(|request| request.path.starts_with(&board)).count();
            sent.push(Sent {
                pictures: pictures().count(),
                requests: follows().count(),
                bytes: follows().map(|request| request.bytes).sum(),
                own,
                others: pictures().count() - own - boards,
            });
            continue 'moves;
        }
        panic!("nobody is asked for a move");
    }
    let pictures: usize = sent.iter().map(|sent| sent.pictures).sum();
    let requests: usize = sent.iter().map(|sent| sent.requests).sum();
    let bytes: usize = sent.iter().map(|sent| sent.bytes).sum();
    println!("of {} moves: {pictures} pictures, {bytes} bytes, {requests} requests: {sent:#?}", sent.len());
    // The board, the hand of whoever moved, and that of whoever is asked next where it is somebody else: whoever is attacked sees
    // by what, and whoever begins their turn has drawn.
    for sent in &sent {
        assert!(sent.pictures <= 1 + sent.own + sent.others, "one board: {sent:?}");
        assert!(sent.own <= 1 && sent.others <= 1, "{sent:?}");
    }
    let quiet: Vec<&Sent> = sent.iter().filter(|sent| sent.others == 0).collect();
    assert!(quiet.len() * 3 >= sent.len(), "moves by which nobody else is asked: {sent:?}");
    for sent in quiet {
        assert!(sent.pictures <= 2 && sent.bytes < 700_000, "one hand and the board: {sent:?}");
    }
    assert!(pictures * 2 <= sent.len() * 5 + sent.len() && requests <= sent.len() * 5, "{sent:?}");
    serving.stop().await.unwrap();
    stage.close().await;
}
