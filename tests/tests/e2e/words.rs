//! Two languages in one place: what everybody reads is in the language of the place, what one person reads is in theirs.

use localcord::{Id, Localcord, MessageView};
use serde_json::json;
use skald_rules::{house, words};
use skald_tests::stage::{Player, Stage, Style, answered};

/// The mark before every sentence of the other language.
const MARK: char = '¤';

/// A language that says everything as English does, each sentence with a mark before it.
fn marked() {
    let mut files: Vec<(&'static str, &'static str)> = Vec::new();
    for (name, text) in house::files("rules/words/en", ".ftl").unwrap() {
        let line = |line: &str| match line.split_once(" =") {
            Some((id, rest)) if id.starts_with(|c: char| c.is_ascii_lowercase()) && !id.contains(' ') => {
                format!("{id} = {MARK}{}\n", rest.trim_start())
            }
            _ => format!("{line}\n"),
        };
        files.push((name.leak(), text.lines().map(line).collect::<String>().leak()));
    }
    let (marked, problems) = words::Words::read("eo", &files);
    assert_eq!(problems, Vec::<String>::new());
    words::add(Box::leak(Box::new(marked)));
}

/// Everything that can be read of a message, with its buttons and what stands for its pictures.
fn whole(message: &MessageView) -> Vec<String> {
    let mut parts = vec![message.text()];
    parts.extend(message.buttons().into_iter().map(|button| button.label));
    parts.extend(message.files.iter().filter_map(|file| file.alt.clone()));
    parts.retain(|part| !part.is_empty());
    parts
}

/// Sees that every part of what everybody can read in these places is in one language.
fn all_read(local: &Localcord, places: &[Id], who: Id, is_marked: bool) {
    let mut read = 0;
    for place in places {
        for message in local.messages(*place, who).iter().filter(|message| !message.ephemeral) {
            for part in whole(message) {
                assert_eq!(part.contains(MARK), is_marked, "{part}");
                read += 1;
            }
        }
    }
    assert!(read >= 15, "{read} parts were read");
}

/// A game in a server of one language, played by one person who speaks it and one who does not.
async fn story(place: &'static str, asker: &'static str) {
    marked();
    let stage = Stage::set().await;
    let local = &stage.local;
    let (alice, boris) = (stage.person("Alice"), stage.person("Boris"));
    local.set_server_locale(local.server(), place);
    local.set_locale(alice, asker);
    local.set_locale(boris, place);
    let serving = stage.bot().await;
    let players = ["Alice", "Boris"].map(|name| Player::new(local, name, Style::Commands, 81));
    let own = |message: &MessageView, of: &str| {
        for part in whole(message) {
            assert_eq!(part.contains(MARK), of == "eo", "{part}");
        }
    };

    // Alice, who asks for everything, speaks another language than the place.
    let copy = [("deck", json!("jeni")), ("called", json!("Hunters"))];
    let asked = local.slash(alice, stage.games(), "deck copy", &copy).unwrap();
    own(&answered(local, &asked).await, asker);
    let asked = local.slash(alice, stage.games(), "deck share", &[("deck", json!("Hunters"))]).unwrap();
    let shared = answered(local, &asked).await;
    assert!(!shared.ephemeral);
    own(&shared, place);
    let thread =
        stage.begin(&players, &[("seats", json!(3)), ("computers", json!(1)), ("pace", json!("1d"))]).await;
    stage.board(thread, alice, "Play").await;
    for sub in ["table pace", "table vacate", "join"] {
        let options = if sub == "table pace" { vec![("pace", json!("3d"))] } else { Vec::new() };
        let asked = local.slash(alice, thread, sub, &options).unwrap();
        own(&answered(local, &asked).await, asker);
    }
    for (who, language) in [(alice, asker), (boris, place)] {
        for command in ["board", "hand", "turns", "recap", "history"] {
            let asked = local.slash(who, thread, command, &[]).unwrap();
            own(&answered(local, &asked).await, language);
        }
    }
    stage.all_sent().await;
    all_read(local, &[stage.games(), thread], boris, place == "eo");
    let name = local.threads(boris, stage.games()).remove(0).name;
    assert_eq!(name.contains(MARK), place == "eo", "{name}");
    for (who, language) in [(alice, asker), (boris, place)] {
        for message in local.messages(local.dm(who), who) {
            own(&message, language);
        }
    }
    serving.stop().await.unwrap();
    stage.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_asks_what_everybody_reads_is_in_the_language_of_the_place() {
    story("eo", "en-US").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn and_whoever_speaks_another_language_reads_their_own_answers_in_it() {
    story("en-US", "eo").await;
}
