//! What whoever runs the bot reads of trouble: everything that matters, in few lines. Each story is told in a process of its own,
//! whose log is read.

use std::{fs::File, io::Write, path::Path, sync::Arc, time::Duration};

use localcord::{Action, Fault, Id, Localcord, MessageView};
use serde_json::json;
use skald::serve::Serving;
use skald_tests::stage::{
    Forward, Heard, Ledger, Player, Stage, Style, answered, busy, play_out, told_apart, told_on_a_disk_of,
};

use crate::faults::a_move;

#[test]
fn a_refused_board_stands_in_words_and_the_operator_reads_what_was_refused() {
    told_apart("heard::told_of_a_refused_board");
}

#[test]
fn what_is_kept_off_is_tried_less_and_less_often_and_said_each_time() {
    told_apart("heard::told_of_what_is_kept_off");
}

#[test]
fn on_a_full_disk_nothing_spins_and_everybody_is_told() {
    told_apart("heard::told_of_a_full_disk");
}

#[test]
fn on_a_disk_that_is_full_to_the_last_byte_nothing_spins_and_nothing_is_lost() {
    told_on_a_disk_of(24, "heard::told_on_a_small_disk");
}

/// A game that has begun, on a clock that can be put forward.
struct Game {
    stage: Stage,
    clock: Arc<Forward>,
    serving: Serving,
    players: [Player; 2],
    thread: Id,
}

impl Game {
    async fn begun() -> Self {
        let stage = Stage::set().await;
        let clock = Arc::new(Forward::default());
        let serving = stage.bot_with(&clock).await;
        let players = ["Alice", "Boris"].map(|name| Player::new(&stage.local, name, Style::Commands, 51));
        let options = [("options", json!("turn_limit=40 pace=ready"))];
        let thread = stage.begin(&players, &options).await;
        stage.board(thread, players[0].id, "Play").await;
        stage.all_sent().await;
        Self { stage, clock, serving, players, thread }
    }

    async fn moves(&mut self) {
        a_move(&self.stage, &mut self.players, Some(self.thread)).await;
    }

    async fn board(&self) -> MessageView {
        self.stage.board(self.thread, self.players[0].id, "Play").await
    }

    /// Whether the board shows the newest move.
    async fn is_fresh(&self) -> bool {
        let ledger = Ledger::open(&self.stage.database()).await;
        ledger.board().await.unwrap().1 == i64::try_from(ledger.log().await.len()).unwrap()
    }

    async fn close(mut self) {
        play_out(&self.stage.local, self.thread, &mut self.players).await;
        self.serving.stop().await.unwrap();
        self.stage.close().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "told in a process of its own, by the test above"]
async fn told_of_a_refused_board() {
    let heard = Heard::listen();
    let mut game = Game::begun().await;
    let place = format!("/channels/{}/messages", game.thread);
    let refuse = |local: &Localcord, times| {
        let action = Action::Refuse { status: 400, code: 50_035 };
        local.fault(Fault::new("PATCH", &format!("{place}/*"), times, action))
    };
    // Whether a move changes the board where it stands or posts it anew: one that is changed comes soon.
    refuse(&game.stage.local, 1);
    while !game.stage.local.faults().is_empty() {
        game.moves().await;
        game.stage.all_sent().await;
    }
    let board = game.board().await;
    assert!(board.files.is_empty() && board.text().len() > 200, "it stands in words: {}", board.text());
    assert!(game.is_fresh().await);
    let said = heard.lines("it goes out in words alone");
    assert!(!said.is_empty(), "the operator reads of it");
    for line in &said {
        assert!(
            line.contains("ERROR") && line.contains("outline="),
            "with the outline of the request: {line}"
        );
        assert!(!line.contains("Alice"), "and nothing of what it says: {line}");
    }

    // Refused in words as well: tried again by itself, and not only with the next move.
    refuse(&game.stage.local, 2);
    while !game.stage.local.faults().is_empty() {
        game.moves().await;
        game.stage
            .local
            .until(Duration::from_millis(500), "both", |local| local.faults().is_empty())
            .await
            .ok();
    }
    for _ in 0..20 {
        if game.is_fresh().await {
            break;
        }
        game.clock.by(31_000);
        tokio::time::sleep(Duration::from_millis(500)).await;
    }
    assert!(game.is_fresh().await, "no stale board stands until the next move");
    assert!(!heard.lines("in words as well").is_empty());
    game.close().await;
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "told in a process of its own, by the test above"]
async fn told_of_what_is_kept_off() {
    let heard = Heard::listen();
    let mut game = Game::begun().await;
    let place = format!("/channels/{}/", game.thread);
    let tries = |local: &Localcord| {
        local.requests().iter().filter(|request| request.path.starts_with(&place)).count()
    };
    // One place alone, so that everything else shows that the line is there.
    game.stage.local.fault(Fault {
        number: 0,
        method: None,
        path: format!("{place}**"),
        times: None,
        action: Action::Barred,
    });
    let before = tries(&game.stage.local);
    game.moves().await;
    tokio::time::sleep(Duration::from_secs(6)).await;
    let soon = tries(&game.stage.local) - before;
    tokio::time::sleep(Duration::from_secs(18)).await;
    let later = tries(&game.stage.local) - before - soon;
    println!("{soon} tries in the first 6 seconds, {later} in the 18 after them");
    assert!(soon > 0 && later <= soon * 2, "it is tried less and less often: {soon}, then {later}");
    let said = heard.lines("keeps a request off").len();
    assert!(said > 0, "the operator reads of it");
    println!("said {said} times");
    game.stage.local.heal_all();
    game.clock.by(3_600_000);
    game.stage.all_sent().await;
    assert!(game.is_fresh().await);
    game.close().await;
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "told in a process of its own, by the test above"]
async fn told_of_a_full_disk() {
    let heard = Heard::listen();
    let mut game = Game::begun().await;
    let local = &game.stage.local;
    let before = heard.lines("").len();
    // A board is owed all the while.
    let place = format!("/channels/{}/**", game.thread);
    local.fault(Fault { number: 0, method: None, path: place, times: None, action: Action::BreakBefore });
    let alice = game.players[0].id;
    a_move(&game.stage, &mut game.players, Some(game.thread)).await;
    game.serving.host().store().faults().fill(true);
    for _ in 0..4 {
        let asked = local.slash(alice, game.thread, "open", &[("game", json!("war"))]).unwrap();
        let told = answered(local, &asked).await.text();
        assert!(told.contains("disk is full"), "{told}");
        tokio::time::sleep(Duration::from_secs(1)).await;
    }
    // Nobody presses anything: nothing is done over and over.
    let begun = busy();
    tokio::time::sleep(Duration::from_secs(4)).await;
    let worked = busy().saturating_sub(begun);
    let lines = heard.lines("").len() - before;
    println!("{lines} lines in 8 seconds, {worked:?} of processor time in 4");
    assert!(lines <= 40, "{lines} lines: {:#?}", heard.lines("ERROR"));
    assert!(worked < Duration::from_secs(2), "{worked:?} of processor time though nobody does anything");
    local.heal_all();
    game.serving.host().store().faults().fill(false);
    game.moves().await;
    game.stage.all_sent().await;
    assert!(game.is_fresh().await, "it goes on when there is room");
    game.close().await;
}

/// Takes whatever room is left on the disk.
fn fill(ballast: &Path) {
    let mut file = File::options().create(true).append(true).open(ballast).unwrap();
    for size in [1 << 20, 4_096, 1] {
        while file.write_all(&vec![7; size]).is_ok() {}
    }
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "told in a process of its own, by the test above"]
async fn told_on_a_small_disk() {
    let heard = Heard::listen();
    let mut game = Game::begun().await;
    let ballast = std::env::temp_dir().join("ballast");
    let (alice, local) = (game.players[0].id, &game.stage.local);
    let setting = async |word: &str| {
        let asked = local.slash(alice, game.thread, "settings", &[("pings", json!(word))]).unwrap();
        answered(local, &asked).await.text()
    };
    // What room there is within the files is used up first.
    let mut tries = 0;
    let refused = loop {
        fill(&ballast);
        tries += 1;
        let word = if tries % 2 == 0 { "turns" } else { "never" };
        if setting(word).await.contains("disk is full") {
            break word;
        }
        assert!(tries < 3_000, "the disk has an end");
    };
    let ledger = Ledger::open(&game.stage.database()).await;
    let said = heard.lines("").len();
    let (before, confirmed) = (ledger.log().await.len(), sure(&game.players));
    for _ in 0..4 {
        fill(&ballast);
        let told = setting(refused).await;
        assert!(told.contains("disk is full"), "{told}");
        for player in &mut game.players {
            player.turn(local, game.thread).await;
        }
        tokio::time::sleep(Duration::from_secs(1)).await;
    }
    // What is said to be played is in the log, and nothing else is.
    assert_eq!(ledger.log().await.len() - before, sure(&game.players) - confirmed);
    assert_eq!(sure(&game.players), confirmed, "nothing is played on a full disk");
    // Nobody presses anything: nothing is done over and over.
    let begun = busy();
    tokio::time::sleep(Duration::from_secs(4)).await;
    let (worked, lines) = (busy().saturating_sub(begun), heard.lines("").len() - said);
    println!("full after {tries} changes; {lines} lines, {worked:?} of processor time in 4 seconds");
    assert!(lines <= 80, "{lines} lines: {:#?}", heard.lines("ERROR"));
    assert!(worked < Duration::from_secs(2), "{worked:?} of processor time though nobody does anything");
    std::fs::remove_file(&ballast).unwrap();
    game.moves().await;
    game.stage.all_sent().await;
    assert!(game.is_fresh().await, "it goes on when there is room");
    game.stage.each_said_once(alice, game.thread).await;
    game.close().await;
}

/// How many moves were confirmed.
fn sure(players: &[Player]) -> usize {
    players.iter().map(|player| player.confirmed.len()).sum()
}
