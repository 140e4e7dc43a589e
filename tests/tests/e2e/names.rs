//! Moves that are typed in the names that people read: a duel by typing alone, beginnings, wrong letters, unfinished lines.

use localcord::{Id, MessageView};
use serde_json::json;
use skald_tests::stage::{LONG, Stage, answered};

/// The moves that are read under a line, as a person reads them.
async fn read(stage: &Stage, who: Id, thread: Id, text: &str) -> Vec<String> {
    let options = [("play", json!(text))];
    let choices = stage.local.autocomplete(who, thread, "move", &options, "play").await;
    choices.unwrap_or_default().into_iter().map(|choice| choice.name).collect()
}

async fn typed(stage: &Stage, who: Id, thread: Id, text: &str) -> MessageView {
    let asked = stage.local.slash(who, thread, "move", &[("play", json!(text))]).unwrap();
    answered(&stage.local, &asked).await
}

fn played(message: &MessageView) -> bool {
    message.text().contains("Done: **")
}

/// A person who plays by typing what they read, and nothing else. Returns whether a move was played, and how many lines that
/// were read as whole moves were not played at once.
async fn by_names(stage: &Stage, who: Id, thread: Id, luck: &mut usize) -> (bool, usize) {
    let mut text = String::new();
    for step in 0..8 {
        let lines = read(stage, who, thread, &text).await;
        if lines.is_empty() {
            assert!(step == 0, "nothing follows “{text}”, which was read");
            return (false, 0);
        }
        *luck = luck.wrapping_mul(31).wrapping_add(17);
        let line = &lines[*luck % lines.len()];
        match line.strip_suffix(" …") {
            Some(begun) => text = format!("{begun}, "),
            // As it is read, in capitals, or in small letters.
            None => {
                let line = match *luck % 3 {
                    0 => line.to_uppercase(),
                    1 => line.to_lowercase(),
                    _ => line.clone(),
                };
                let answer = typed(stage, who, thread, &line).await;
                assert!(played(&answer) || !answer.text().is_empty());
                if !played(&answer) {
                    println!("not played: “{line}”: {}", answer.text());
                }
                return (played(&answer), usize::from(!played(&answer)));
            }
        }
    }
    panic!("no move after {text}");
}

/// Types the answer to a single attack as people say it, without naming the attack, if whoever is asked has such an answer; whether
/// that was so. The first word alone opens the menu.
async fn answered_in_short(stage: &Stage, who: Id, thread: Id) -> bool {
    let lines = read(stage, who, thread, "answer with cards, ").await;
    let parts = |line: &String| line.split(", ").map(str::to_owned).collect::<Vec<_>>();
    let all: Vec<Vec<String>> = lines.iter().filter(|line| !line.ends_with('…')).map(parts).collect();
    let Some([_, attack, card]) = all.first().map(Vec::as_slice) else { return false };
    if lines.len() != all.len() || all.iter().any(|other| other.len() != 3 || other[1] != *attack) {
        return false;
    }
    let menu = typed(stage, who, thread, "answer").await;
    assert!(menu.button("Cancel").is_some(), "a move that is begun opens its menu: {}", menu.text());
    let line = format!("answer {card}");
    let done = typed(stage, who, thread, &line).await;
    assert!(played(&done), "{line}, the only attack being {attack}: {}", done.text());
    true
}

#[tokio::test(flavor = "multi_thread")]
async fn a_duel_is_played_by_typing_names_alone() {
    let stage = Stage::set().await;
    let serving = stage.bot().await;
    let local = &stage.local;
    let [alice, boris] = ["Alice", "Boris"].map(|name| stage.person(name));
    let options = [
        ("game", json!("chaos")),
        ("pace", json!("none")),
        ("options", json!("svpt_percent=50 storm_from_cycle=1")),
    ];
    stage.open(alice, &options).await;
    let asked = local.slash(boris, stage.games(), "join", &[]).unwrap();
    answered(local, &asked).await;
    local
        .until_message(LONG, "two seats", stage.games(), alice, |lobby| lobby.text().contains("Boris"))
        .await
        .unwrap();
    let asked = local.slash(alice, stage.games(), "start", &[]).unwrap();
    answered(local, &asked).await;
    let thread = stage.thread(alice).await;
    let (mut luck, mut moves, mut missed, mut short) = (7, 0, 0, 0);
    for _ in 0..3_000 {
        let messages = local.messages(thread, alice);
        if messages.iter().any(|message| message.button("Rematch").is_some()) {
            assert!(moves >= 10, "{moves} moves");
            assert!(missed * 50 <= moves, "{missed} lines of {moves} were not understood as they were read");
            assert!(short > 0, "nobody has answered a single attack in short");
            serving.stop().await.unwrap();
            return stage.close().await;
        }
        for who in [alice, boris] {
            if short < 2 && answered_in_short(&stage, who, thread).await {
                (short, moves) = (short + 1, moves + 1);
                continue;
            }
            let (done, not) = by_names(&stage, who, thread, &mut luck).await;
            moves += usize::from(done);
            missed += not;
        }
    }
    panic!("the duel does not end: {moves} moves, {missed} missed");
}

#[tokio::test(flavor = "multi_thread")]
async fn beginnings_wrong_letters_and_unfinished_moves_lead_on() {
    let stage = Stage::set().await;
    let serving = stage.bot().await;
    let alice = stage.person("Alice");
    let options = [
        ("game", json!("law")),
        ("pace", json!("none")),
        ("computers", json!(1)),
        ("options", json!("form=skirmish")),
    ];
    stage.open(alice, &options).await;
    let asked = stage.local.slash(alice, stage.games(), "start", &[]).unwrap();
    answered(&stage.local, &asked).await;
    let thread = stage.thread(alice).await;
    // Whole likely moves stand first. What is one choice is played on the way to one of several.
    let mut whole = None;
    for _ in 0..400 {
        let lines = read(&stage, alice, thread, "").await;
        let Some(line) = lines.first() else {
            tokio::time::sleep(std::time::Duration::from_millis(50)).await;
            continue;
        };
        assert!(!line.ends_with('…'), "{lines:?}");
        if line.contains(", ") {
            whole = Some(line.clone());
            break;
        }
        assert!(played(&typed(&stage, alice, thread, line).await), "{line}");
    }
    let whole = whole.expect("a move of two choices");
    let (first, _) = whole.split_once(", ").unwrap();
    let first = first.to_lowercase();
    // A beginning, typed without capitals, is led on from; sent as it is, it opens the menu at that place.
    assert!(!read(&stage, alice, thread, &first).await.is_empty(), "{first}");
    let menu = typed(&stage, alice, thread, &first).await;
    assert!(!played(&menu) && menu.ephemeral, "{}", menu.text());
    assert!(menu.button("Back").is_some(), "a choice is made already: {}", menu.text());
    assert!(menu.button("Confirm").is_none() && !menu.text().contains("typing"), "{}", menu.text());
    // A wrong letter is forgiven, and what was meant is shown before it is played.
    let wrong: String = whole.chars().enumerate().map(|(at, c)| if at == 2 { 'x' } else { c }).collect();
    let meant = typed(&stage, alice, thread, &wrong).await;
    assert!(!played(&meant), "{wrong}: {}", meant.text());
    assert!(meant.button("Confirm").is_some() || meant.button("Back").is_some(), "{wrong}: {}", meant.text());
    // The name itself is played at once, and confirmed in words.
    let done = typed(&stage, alice, thread, &whole).await;
    assert!(played(&done) && !done.text().contains('`'), "{}", done.text());
    serving.stop().await.unwrap();
    stage.close().await;
}
