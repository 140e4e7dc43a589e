//! Presses that cross: at one instant, twice, too late, by the wrong person, or made up. One counts, the others get a
//! reason, and nothing is played that was not meant.

use localcord::{Action, Answer, Fault, Id, Localcord, MessageView};
use serde_json::json;
use skald::serve::Serving;
use skald_tests::stage::{LONG, Ledger, Player, Said, Stage, Style, answered};

/// A game of two who press, with the first question open for both.
async fn table(stage: &Stage) -> (Serving, Id, [Player; 2]) {
    let serving = stage.bot().await;
    let players = [
        Player::new(&stage.local, "Alice", Style::Buttons, 41),
        Player::new(&stage.local, "Boris", Style::Buttons, 42),
    ];
    let options = [("pace", json!("none")), ("options", json!("turn_limit=10 pace=ready"))];
    let thread = stage.begin(&players, &options).await;
    stage.board(thread, players[0].id, "Play").await;
    (serving, thread, players)
}

/// Presses on until the move only has to be confirmed.
async fn at_confirm(local: &Localcord, player: &Player, thread: Id) -> MessageView {
    let mut menu = player.open_menu(local, thread).await.unwrap();
    for _ in 0..5 {
        if menu.button("Confirm").is_some() {
            return menu;
        }
        let option = menu.buttons().into_iter().next().expect("something to choose");
        let asked = local.press(player.id, menu.id, &option.custom_id.unwrap()).unwrap();
        menu = answered(local, &asked).await;
    }
    panic!("nothing to confirm: {}", menu.text());
}

fn played(message: &MessageView) -> bool {
    message.text().contains("Done: **")
}

/// How many answers of a seat are in the log.
async fn answers(stage: &Stage, seat: i64) -> usize {
    let log = Ledger::open(&stage.database()).await.log().await;
    log.iter()
        .filter(|entry| entry.kind == "answer" && entry.seat == Some(seat) && entry.by == "hand")
        .count()
}

#[tokio::test(flavor = "multi_thread")]
async fn of_two_presses_at_one_instant_one_counts_and_the_other_gets_a_reason() {
    let stage = Stage::set().await;
    let (serving, thread, players) = table(&stage).await;
    let local = &stage.local;
    let menu = at_confirm(local, &players[0], thread).await;
    let confirm = menu.button("Confirm").unwrap().custom_id.unwrap();
    // Both leave before either is answered, as when somebody taps twice.
    let first = local.press(players[0].id, menu.id, &confirm).unwrap();
    let second = local.press(players[0].id, menu.id, &confirm).unwrap();
    let (one, two) = tokio::join!(local.first_answer(&first), local.first_answer(&second));
    let texts: Vec<String> = [&one, &two]
        .iter()
        .map(|answer| answer.message().map(MessageView::text).unwrap_or_default())
        .collect();
    assert!(texts.iter().all(|text| !text.is_empty()), "each gets an answer: {one:?} {two:?}");
    assert_eq!(answers(&stage, 0).await, 1, "one counts: {texts:?}");
    serving.stop().await.unwrap();
    stage.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_press_of_somebody_else_a_stale_one_and_a_made_up_one_change_nothing() {
    let stage = Stage::set().await;
    let (serving, thread, mut players) = table(&stage).await;
    let local = &stage.local;
    let menu = at_confirm(local, &players[0], thread).await;
    let confirm = menu.button("Confirm").unwrap().custom_id.unwrap();

    // Boris presses what only Alice can see.
    let asked = local.press_raw(players[1].id, menu.id, &confirm).unwrap();
    let foreign = answered(local, &asked).await;
    assert!(foreign.ephemeral && foreign.text().contains("somebody else's"), "{}", foreign.text());

    // Greta, who sits nowhere, presses Play on the board.
    let board = stage.board(thread, players[0].id, "Play").await;
    let asked = local.press_labelled(stage.person("Greta"), board.id, "Play").unwrap();
    let stranger = answered(local, &asked).await;
    assert!(stranger.ephemeral && !played(&stranger), "{}", stranger.text());
    assert!(stranger.button("Confirm").is_none());

    // Ids that nobody gave out: no version, another version, no such draft, table or option, junk, far too large.
    let forged = [
        "x",
        "0:t:1:play",
        "9:d:1:0:y",
        "1:d:999999:0:y",
        "1:t:999999:play",
        "1:d:1:0:o:65535",
        "1:t:1:resign!!",
        "1:d:-1:-1:y",
        "1:t:99999999999999999999:play",
        "1:p:1:zz:0",
        "1:m:turns:99999",
        "::::",
        "1:t:1:which",
    ];
    for id in forged {
        let asked = local.press_raw(players[1].id, board.id, id).unwrap();
        let answer = local.first_answer(&asked).await;
        let message = match &answer {
            Answer::Message { message } | Answer::Updated { message } => message,
            other => panic!("{id}: {other:?}"),
        };
        assert!(
            message.ephemeral && !message.text().is_empty() && !played(message),
            "{id}: {}",
            message.text()
        );
    }
    assert_eq!((answers(&stage, 0).await, answers(&stage, 1).await), (0, 0), "nothing was played");
    assert_eq!(Ledger::open(&stage.database()).await.status().await, "playing");

    // Alice confirms; the same button a second time is too late, and says so.
    let asked = local.press(players[0].id, menu.id, &confirm).unwrap();
    assert!(played(&answered(local, &asked).await));
    let asked = local.press_raw(players[0].id, menu.id, &confirm).unwrap();
    let stale = answered(local, &asked).await;
    assert!(!played(&stale) && !stale.text().is_empty(), "{}", stale.text());
    assert_eq!(answers(&stage, 0).await, 1);
    // What she can do now is one press away: there, and where no table is meant, the list of those that wait.
    let asked = local.press_labelled(players[0].id, stale.id, "Play").unwrap();
    let on = answered(local, &asked).await;
    assert!(on.ephemeral && !on.text().contains("no longer open"), "{}", on.text());
    let asked = local.press_raw(stage.person("Greta"), board.id, "1:d:999999:0:y").unwrap();
    let strange = answered(local, &asked).await;
    assert!(strange.button("Play").is_none(), "{}", strange.text());
    let asked = local.press_labelled(stage.person("Greta"), strange.id, "What waits for me").unwrap();
    assert!(answered(local, &asked).await.text().contains("No table waits for you"));

    // The game goes on for the others all the same.
    assert_eq!(players[1].turn(local, thread).await, Said::Played);
    serving.stop().await.unwrap();
    stage.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_press_that_is_delivered_again_is_handled_once() {
    let stage = Stage::set().await;
    let (serving, thread, mut players) = table(&stage).await;
    let local = &stage.local;
    let menu = at_confirm(local, &players[0], thread).await;
    let asked = local.press_labelled(players[0].id, menu.id, "Confirm").unwrap();
    assert_eq!(local.replay(1), 1, "the same press once more, at once");
    assert!(played(&answered(local, &asked).await));
    assert!(local.replay(3) > 0, "and again, with those before it");
    // What comes after the replays is answered as ever, so they have been seen by then.
    assert_eq!(players[1].turn(local, thread).await, Said::Played);
    assert_eq!((answers(&stage, 0).await, answers(&stage, 1).await), (1, 1));
    let again = local.original_of(&asked).unwrap();
    assert!(played(&again), "the answer still says what was played: {}", again.text());
    serving.stop().await.unwrap();
    stage.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn presses_of_everybody_while_moves_are_being_written_are_all_answered() {
    let stage = Stage::set().await;
    let (serving, thread, players) = table(&stage).await;
    let local = &stage.local;
    let menus = [at_confirm(local, &players[0], thread).await, at_confirm(local, &players[1], thread).await];
    let board = stage.board(thread, players[0].id, "Play").await;
    // Boards go out slowly meanwhile, so that everything overlaps.
    local.fault(Fault::new("POST", "/channels/*/messages", 3, Action::Slow { ms: 300 }));
    let mut asked = Vec::new();
    for (player, menu) in players.iter().zip(&menus) {
        asked.push(local.press_labelled(player.id, menu.id, "Confirm").unwrap());
        for name in ["Alice", "Boris", "Greta"] {
            if let Ok(press) = local.press_labelled(stage.person(name), board.id, "Board") {
                asked.push(press);
            }
            asked.push(local.slash(stage.person(name), thread, "turns", &[]).unwrap());
        }
    }
    for one in &asked {
        assert!(!matches!(local.first_answer(one).await, Answer::None), "everybody is answered in time");
    }
    local
        .until(LONG, "both moves", |local| {
            asked.iter().filter(|one| local.original_of(one).is_some_and(|message| played(&message))).count()
                == 2
        })
        .await
        .unwrap();
    assert_eq!((answers(&stage, 0).await, answers(&stage, 1).await), (1, 1));
    serving.stop().await.unwrap();
    stage.close().await;
}
