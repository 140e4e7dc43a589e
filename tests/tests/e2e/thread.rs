//! What is left in the thread of a game when it is over: no dead call, a line a round, and one board, last.

use localcord::MessageView;
use serde_json::json;
use skald_tests::stage::{Ledger, PEOPLE, Player, Stage, Style, play_out};

#[tokio::test(flavor = "multi_thread")]
async fn after_a_brawl_of_four_no_call_is_left_and_one_board_stands_last() {
    let stage = Stage::set().await;
    let serving = stage.bot().await;
    let local = &stage.local;
    let people = PEOPLE.iter().take(4).zip(71..);
    let mut players: Vec<Player> =
        people.map(|(name, seed)| Player::new(local, name, Style::Commands, seed)).collect();
    let options = [
        ("game", json!("chaos")),
        ("seats", json!(4)),
        ("pace", json!("1d")),
        ("options", json!("svpt_percent=50 storm_from_cycle=1")),
    ];
    let thread = stage.begin(&players, &options).await;
    play_out(local, thread, &mut players).await;
    stage.all_sent().await;
    let mut left = local.messages(thread, players[0].id);
    left.retain(|message| !message.ephemeral);
    let texts: Vec<String> = left.iter().map(MessageView::text).collect();
    let answers: usize = players.iter().map(|player| player.confirmed.len()).sum();
    println!("{} messages are left after {answers} answers: {texts:#?}", left.len());
    assert!(!texts.iter().any(|text| text.contains("**<@")), "a dead call: {texts:#?}");
    // The story has a line for each round in which something notable happened, and ten of them a message.
    let (story, rest): (Vec<&String>, Vec<&String>) =
        texts.iter().partition(|text| text.starts_with("**Round ") || text.starts_with("**Opening** "));
    assert!(rest.len() <= 2, "the result and the board: {rest:#?}");
    let lines: Vec<&str> = story.iter().flat_map(|message| message.lines()).collect();
    println!("the story has {} lines in {} messages", lines.len(), story.len());
    assert_eq!(story.len(), lines.len().div_ceil(10), "{story:#?}");
    assert!(lines.iter().all(|line| line.starts_with("**") && line.contains("** · ")), "{lines:#?}");
    let rounds: Vec<&str> = lines.iter().filter_map(|line| line.split("** ").next()).collect();
    let numbers: Vec<u32> =
        rounds.iter().filter_map(|round| round.strip_prefix("**Round ")?.parse().ok()).collect();
    assert!(numbers.len() + 1 >= rounds.len(), "{rounds:#?}");
    assert!(numbers.windows(2).all(|pair| pair[0] < pair[1]), "the newest last: {numbers:?}");
    let ledger = Ledger::open(&stage.database()).await;
    let played = ledger.log().await.iter().filter(|entry| entry.text.ends_with(" end")).count();
    println!("{played} rounds were ended by hand");
    assert!(rounds.len() > 5 && rounds.windows(2).all(|pair| pair[0] != pair[1]), "{rounds:#?}");
    stage.each_said_once(players[0].id, thread).await;
    assert!(left.last().unwrap().button("Rematch").is_some(), "the board with the result is last");
    serving.stop().await.unwrap();
    stage.close().await;
}
