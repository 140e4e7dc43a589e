//! Coming back to a game: what has changed since, at the head of Play and by /recap, across restarts; the history by rounds
//! with any step's picture; the film; and nothing in any of it that its reader may not know.

use localcord::{Id, MessageView};
use serde_json::json;
use skald_tests::stage::{Player, Said, Stage, Style, answered, told};

/// How many rounds are waited at most for something to tell of.
const ROUNDS: usize = 30;
/// The mark in a history.
const MARK: &str = "— here you were last —";

/// Lets one of the players play on for as long as they are asked.
async fn play_on(stage: &Stage, thread: Id, player: &mut Player) {
    for _ in 0..60 {
        if player.turn(&stage.local, thread).await == Said::NotAsked {
            return;
        }
    }
}

/// Lets both play on by turns until the first of them has made so many moves.
async fn play_to(stage: &Stage, thread: Id, players: &mut [Player], moves: usize) {
    for _ in 0..200 {
        if players[0].confirmed.len() >= moves {
            return;
        }
        both_play_on(stage, thread, players).await;
    }
    panic!("the game does not go on");
}

/// Both play on for as long as they are asked, first the one who looks back.
async fn both_play_on(stage: &Stage, thread: Id, players: &mut [Player]) {
    for player in players.iter_mut() {
        play_on(stage, thread, player).await;
    }
}

/// Chooses the last step of a menu of steps.
async fn last_step(stage: &Stage, who: Id, history: &MessageView) -> MessageView {
    let menu = history.selects().remove(0);
    let (_, value) = menu.options.last().expect("a step").clone();
    let asked = stage.local.select(who, history.id, &menu.custom_id, &[&value]).unwrap();
    answered(&stage.local, &asked).await
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_comes_back_reads_what_has_changed_also_after_a_restart() {
    let stage = Stage::set().await;
    let serving = stage.bot().await;
    let local = &stage.local;
    let mut players =
        [Player::new(local, "Alice", Style::Commands, 31), Player::new(local, "Boris", Style::Commands, 32)];
    let (alice, boris) = (players[0].id, players[1].id);
    let options = [("game", json!("chaos")), ("seats", json!(2)), ("pace", json!("1d"))];
    let thread = stage.begin(&players, &options).await;
    play_to(&stage, thread, &mut players, 6).await;
    // Alice has done all that she could; Boris goes on until there is something to tell of it.
    let mut recap = None;
    for _ in 0..ROUNDS {
        both_play_on(&stage, thread, &mut players).await;
        let told = told(local, alice, thread, "recap", &[]).await;
        assert!(told.ephemeral && told.text().starts_with("**Since you were here**"), "{}", told.text());
        if told.text().contains("__Round ") && told.text().contains("Boris") {
            recap = Some(told);
            break;
        }
    }
    let recap = recap.expect("something to tell");
    assert_eq!(recap.files.len(), 1, "the board");
    serving.stop().await.unwrap();
    let serving = stage.bot().await;
    let again = told(local, alice, thread, "recap", &[]).await;
    assert_eq!(again.text(), recap.text(), "as long as nothing has happened, the same");

    // At the head of Play, once.
    let mut headed = false;
    for _ in 0..ROUNDS {
        both_play_on(&stage, thread, &mut players).await;
        let menu = players[0].open_menu(local, thread).await.expect("an answer");
        headed = menu.ephemeral && menu.text().starts_with("**Since you were here**\n• ");
        if headed {
            break;
        }
    }
    assert!(headed, "Play begins with what has changed");
    let menu = players[0].open_menu(local, thread).await.unwrap();
    assert!(!menu.text().contains("Since you were here"), "{}", menu.text());

    // The history has a mark where she was, and each step a picture.
    let mut history = None;
    for _ in 0..ROUNDS {
        both_play_on(&stage, thread, &mut players).await;
        let told = told(local, alice, thread, "history", &[]).await;
        let marked = told.text().split(MARK).nth(1).is_some_and(|new| new.contains("Boris"));
        if marked {
            history = Some(told);
            break;
        }
    }
    let history = history.expect("a mark before what Boris did");
    let text = history.text();
    assert!(history.ephemeral && text.matches(MARK).count() == 1 && text.contains("__Round "), "{text}");
    let step = last_step(&stage, alice, &history).await;
    assert!(step.ephemeral && step.files.len() == 1, "{}", step.text());
    assert!(step.text().contains("Alice held ") && !step.text().contains("Boris held"), "{}", step.text());
    let asked = local.press_labelled(alice, step.id, "Step before").unwrap();
    let before = answered(local, &asked).await;
    assert!(before.files.len() == 1 && before.text() != step.text(), "{}", before.text());

    // The film; whoever only watches sees no hand.
    let clara = stage.person("Clara");
    for who in [alice, clara] {
        let film = told(local, who, thread, "replay", &[]).await;
        assert!(film.ephemeral && film.files[0].name.ends_with(".gif"), "{}", film.text());
        let bytes = local.attachment(film.files[0].id).unwrap();
        assert!(bytes.starts_with(b"GIF89a") && bytes.len() < 1 << 20, "{} bytes", bytes.len());
    }
    let history = told(local, clara, thread, "history", &[]).await;
    assert!(!last_step(&stage, clara, &history).await.text().contains(" held "));

    // Afterwards hands are open.
    for who in [alice, boris] {
        told(local, who, thread, "table end", &[]).await;
    }
    let asked = stage.press(clara, thread, "Replay").await;
    assert!(answered(local, &asked).await.files[0].name.ends_with(".gif"));
    let history = told(local, clara, thread, "history", &[]).await;
    let step = last_step(&stage, clara, &history).await;
    assert!(step.text().contains("Alice held ") && step.text().contains("Boris held "), "{}", step.text());
    let nothing = told(local, clara, thread, "recap", &[]).await;
    assert!(!nothing.text().is_empty());
    serving.stop().await.unwrap();
    stage.close().await;
}
