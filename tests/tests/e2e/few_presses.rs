//! How many presses a round of Legends of Chaos takes of people who know what they want.

use localcord::{Id, MessageView};
use serde_json::json;
use skald_tests::stage::{Player, Stage, Style, answered};

/// So many rounds with an attack, and so many answers with a card, are counted.
const COUNTED: usize = 5;
/// What is pressed where it is offered, the best first; else the first choice that leads on.
const LIKED: [&str; 4] = ["Confirm and end my turn", "Confirm", "Attack", "Answer with cards"];
/// What leads nowhere.
const ASIDE: [&str; 6] =
    ["Back", "Cancel", "Something else", "Standing orders", "End your round", "Answer nothing"];

/// Plays what lies open for somebody, from Play to the confirmation: how many presses it took, and what was played.
async fn play(stage: &Stage, who: Id, thread: Id) -> Option<(usize, String)> {
    let local = &stage.local;
    let board = local.messages(thread, who).into_iter().rev().find(|said| said.button("Play").is_some())?;
    let asked = local.press_labelled(who, board.id, "Play").ok()?;
    let mut menu: MessageView = answered(local, &asked).await;
    for presses in 2..12 {
        // Whatever is no question: nothing is open, or it is answered already.
        menu.button("Cancel")?;
        let buttons: Vec<String> = menu.buttons().into_iter().map(|button| button.label).collect();
        let liked = LIKED.into_iter().find(|label| buttons.iter().any(|button| button == label));
        let leads = |label: &&String| !ASIDE.contains(&label.as_str());
        let confirmed = liked.is_some_and(|label| label.starts_with("Confirm"));
        let asked = if let Some(label) = liked {
            local.press_labelled(who, menu.id, label).unwrap()
        } else if let Some(select) = menu.selects().into_iter().next() {
            let (_, value) = select.options.first()?;
            local.select(who, menu.id, &select.custom_id, &[value]).unwrap()
        } else {
            // Nothing else to choose: the round is ended, or nothing is answered.
            let label = buttons.iter().find(leads).or_else(|| {
                buttons.iter().find(|label| ["End your round", "Answer nothing"].contains(&label.as_str()))
            });
            local.press_labelled(who, menu.id, label?).ok()?
        };
        let next = answered(local, &asked).await;
        if confirmed {
            return next.text().contains("You played").then(|| (presses, next.text()));
        }
        menu = next;
    }
    panic!("twelve presses: {}", menu.text());
}

#[tokio::test(flavor = "multi_thread")]
async fn a_round_with_an_attack_takes_five_presses_and_an_answer_four() {
    let stage = Stage::set().await;
    let serving = stage.bot().await;
    let players = [("Alice", 5), ("Boris", 6), ("Clara", 7)]
        .map(|(name, seed)| Player::new(&stage.local, name, Style::Buttons, seed));
    let options = [("game", json!("chaos")), ("seats", json!(3)), ("pace", json!("none"))];
    let thread = stage.begin(&players, &options).await;
    let (mut rounds, mut answers) = (Vec::new(), Vec::new());
    for _ in 0..120 {
        for player in &players {
            stage.all_sent().await;
            let Some((presses, played)) = play(&stage, player.id, thread).await else { continue };
            if played.contains("You played: **Attack") {
                rounds.push(presses);
            } else if played.contains("You played: **Answer with cards") {
                answers.push(presses);
            }
        }
        if rounds.len() >= COUNTED && answers.len() >= COUNTED {
            break;
        }
    }
    println!("rounds with an attack: {rounds:?}; answers with a card: {answers:?}");
    assert!(rounds.len() >= COUNTED && answers.len() >= COUNTED, "{rounds:?} {answers:?}");
    let few = |list: &[usize], most: usize| list.iter().sum::<usize>() <= most * list.len();
    assert!(few(&rounds, 5), "{rounds:?}");
    assert!(few(&answers, 4), "{answers:?}");
    serving.stop().await.unwrap();
    stage.close().await;
}
