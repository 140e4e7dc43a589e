//! What is sent after a move: what has changed, and nothing twice.

use std::{
    collections::{BTreeMap, BTreeSet},
    time::Duration,
};

use localcord::{Id, RequestRecord};
use serde_json::{Value, json};
use skald_tests::stage::{PEOPLE, Player, Said, Stage, Style, answered, play_out};
use sqlx::{Connection, SqliteConnection, sqlite::SqliteConnectOptions};

/// The message that a request changed.
fn changed(request: &RequestRecord) -> Option<&str> {
    let is_message = request.path.starts_with("/channels/") && request.path.contains("/messages/");
    (request.method == "PATCH" && is_message && request.status == Some(200)).then_some(request.path.as_str())
}

/// Makes every board and hand due, as a change does that alters nothing of it. How many there are.
async fn owe_again(stage: &Stage) -> u64 {
    let file = SqliteConnectOptions::new().filename(stage.database());
    let mut database = SqliteConnection::connect_with(&file).await.unwrap();
    let again = "UPDATE outbox SET due = 0, attempts = 0, first = NULL, tried = NULL, revision = revision + 1
        WHERE name LIKE 'hand:%' OR name LIKE 'board:%'";
    let done = sqlx::query(again).execute(&mut database).await.unwrap();
    database.close().await.unwrap();
    done.rows_affected()
}

#[tokio::test(flavor = "multi_thread")]
async fn boards_and_hands_are_sent_when_they_have_changed_and_no_picture_twice() {
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
    // The board and every hand are owed once more although nothing has changed: nothing is sent.
    let places: Vec<Id> = players.iter().map(|player| local.dm(player.id)).chain([thread]).collect();
    let there = |request: &&RequestRecord| {
        places.iter().any(|place| request.path.starts_with(&format!("/channels/{place}/")))
    };
    let before = local.requests().iter().filter(there).count();
    let owed = owe_again(&stage).await;
    assert!(owed > 1, "a board and hands were shown");
    let wake = local.slash(players[0].id, stage.games(), "open", &[("game", json!("war"))]).unwrap();
    answered(local, &wake).await;
    stage.all_sent().await;
    let requests = local.requests();
    let again: Vec<String> = requests
        .iter()
        .filter(there)
        .skip(before)
        .map(|of| format!("{} {} {}", of.method, of.path, of.body))
        .collect();
    assert!(again.is_empty(), "what is shown is not sent again: {again:#?}");
    play_out(local, thread, &mut players).await;
    stage.all_sent().await;
    let requests = local.requests();
    let private: BTreeSet<String> =
        players.iter().map(|player| format!("/channels/{}/", local.dm(player.id))).collect();
    let mut pictured: BTreeMap<&str, &[u64]> = BTreeMap::new();
    let mut said: BTreeMap<&str, &Value> = BTreeMap::new();
    let (mut hands, mut in_words) = (0_usize, 0_usize);
    for request in &requests {
        let Some(message) = changed(request) else { continue };
        hands += usize::from(private.iter().any(|channel| message.starts_with(channel)));
        let words = said.insert(message, &request.body);
        if request.body.get("attachments").is_none() {
            // Its picture stays as it stands.
            in_words += 1;
            assert_ne!(words, Some(&request.body), "{message} was changed into what it was");
            continue;
        }
        let before = pictured.insert(message, request.prints.as_slice());
        assert!(
            request.prints.is_empty() || before != Some(request.prints.as_slice()),
            "{message} got a picture that it had"
        );
    }
    println!("{in_words} messages were changed in their words alone");
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
    /// What was asked of the table's place before its board.
    above: Vec<String>,
    /// From the answer to whoever moved until the board came.
    board_after: Duration,
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
            let shown =
                follows().find(|request| !request.files.is_empty() && request.path.starts_with(&board));
            let shown = shown.expect("a board");
            let mut earlier = requests[from..].iter().filter(|request| request.index < shown.index);
            let answered = earlier.clone().rfind(|request| request.path.ends_with("/callback"));
            let above = earlier.by_ref().filter(|request| request.path.starts_with(&board));
            sent.push(Sent {
                above: above.map(|request| format!("{} {}", request.method, request.path)).collect(),
                board_after: answered
                    .map_or(Duration::ZERO, |answered| shown.arrived.saturating_sub(answered.arrived)),
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
    let mut after: Vec<Duration> = sent.iter().map(|sent| sent.board_after).collect();
    after.sort_unstable();
    println!(
        "the board comes {:?} after the answer (middle), at most {:?}",
        after[after.len() / 2],
        after[after.len() - 1]
    );
    for sent in &sent {
        // Who is asked next is called above the board, and the story grows there.
        assert!(sent.above.len() <= 2, "before the board: {sent:?}");
        assert!(sent.pictures <= 1 + sent.own + sent.others, "one board: {sent:?}");
        assert!(sent.own <= 1 && sent.others <= 1, "{sent:?}");
    }
    let quiet: Vec<&Sent> = sent.iter().filter(|sent| sent.others == 0).collect();
    assert!(quiet.len() * 3 >= sent.len(), "moves by which nobody else is asked: {sent:?}");
    for sent in quiet {
        assert!(sent.pictures <= 2, "one hand and the board: {sent:?}");
    }
    for sent in &sent {
        assert!(sent.pictures <= 3 && sent.bytes <= 500_000, "whatever the move: {sent:?}");
    }
    assert!(bytes <= sent.len() * 350_000, "{bytes} bytes of {} moves", sent.len());
    assert!(pictures * 2 <= sent.len() * 5 && requests <= sent.len() * 5, "{sent:?}");
    serving.stop().await.unwrap();
    stage.close().await;
}
