//! One whole move with all that follows it, over the stand-in for Discord: Legends of Chaos with two and with eight seats.
//!
//! `cargo bench -p skald-tests --bench whole_move [-- MOVES]` prints what a move costs on average: pictures, their bytes,
//! requests, the time until the board shows it, and processor time. That is the time of this whole process, in which the
//! stand-in and whoever plays have their part; nothing is asserted.
#![allow(clippy::panic, clippy::unwrap_used, clippy::print_stdout, missing_docs)]

use std::time::{Duration, Instant};

use localcord::{Id, RequestRecord};
use serde_json::json;
use skald_tests::stage::{LONG, PEOPLE, Player, Said, Stage, Style, busy};

/// What followed the moves of a game.
#[derive(Default)]
struct Followed {
    moves: usize,
    pictures: usize,
    bytes: usize,
    requests: usize,
    boards: Vec<Duration>,
    busy: Duration,
}

/// Whether a request shows the board of the thread anew.
fn shows_board(request: &RequestRecord, thread: Id) -> bool {
    request.path.starts_with(&format!("/channels/{thread}/messages")) && request.bytes > 0
}

/// Waits for the board that shows what was just played, where there is one, and for all else that is owed.
async fn follow(stage: &Stage, thread: Id, from: usize, begun: Instant, followed: &mut Followed) {
    let shown = |local: &localcord::Localcord| {
        local
            .requests()
            .iter()
            .skip(from)
            .any(|request| shows_board(request, thread) && request.status.is_some())
    };
    // A move that leaves the board as it stands, such as an answer that stays secret, is followed by none.
    tokio::select! {
        biased;
        board = stage.local.until(LONG, "the board", shown) => {
            board.unwrap();
            followed.boards.push(begun.elapsed());
            stage.all_sent().await;
        }
        () = stage.all_sent() => {}
    }
    let requests = stage.local.requests();
    for request in requests.iter().skip(from).filter(|request| request.path.starts_with("/channels/")) {
        followed.requests += 1;
        followed.bytes += request.bytes;
        followed.pictures += usize::from(request.bytes > 0);
    }
}

/// A game of so many, for so many moves.
async fn game(seats: usize, moves: usize) -> Followed {
    let stage = Stage::set().await;
    let serving = stage.bot().await;
    let local = &stage.local;
    let people = PEOPLE.iter().take(seats).zip(81..);
    let mut players: Vec<Player> =
        people.map(|(name, seed)| Player::new(local, name, Style::Commands, seed)).collect();
    let options = [("game", json!("chaos")), ("seats", json!(seats)), ("pace", json!("none"))];
    let thread = stage.begin(&players, &options).await;
    stage.board(thread, players[0].id, "Play").await;
    stage.all_sent().await;
    let mut followed = Followed::default();
    let before = busy();
    'moves: while followed.moves < moves {
        for player in &mut players {
            let (from, confirmed) = (local.requests().len(), player.confirmed.len());
            assert_ne!(player.turn(local, thread).await, Said::Again, "{:?}", player.refused);
            if player.confirmed.len() > confirmed {
                follow(&stage, thread, from, Instant::now(), &mut followed).await;
                followed.moves += 1;
                continue 'moves;
            }
        }
        println!("the game of {seats} was over after {} moves", followed.moves);
        break;
    }
    followed.busy = busy() - before;
    serving.stop().await.unwrap();
    stage.close().await;
    followed
}

fn tell(seats: usize, followed: &mut Followed) {
    let moves = f64::from(u32::try_from(followed.moves.max(1)).unwrap());
    let each = |sum: usize| f64::from(u32::try_from(sum).unwrap()) / moves;
    followed.boards.sort_unstable();
    let middle = followed.boards.get(followed.boards.len() / 2).copied().unwrap_or_default();
    println!(
        "Legends of Chaos of {seats}, {moves} moves, each: {:.1} pictures, {:.0} kB, {:.1} requests, {:.1} ms of \
         processor time, the board after {:.0} ms (middle)",
        each(followed.pictures),
        each(followed.bytes) / 1e3,
        each(followed.requests),
        followed.busy.as_secs_f64() * 1e3 / moves,
        middle.as_secs_f64() * 1e3,
    );
}

fn main() {
    let moves = std::env::args().skip(1).find_map(|word| word.parse().ok()).unwrap_or(100);
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build().unwrap();
    for seats in [2, 8] {
        tell(seats, &mut runtime.block_on(game(seats, moves)));
    }
}
