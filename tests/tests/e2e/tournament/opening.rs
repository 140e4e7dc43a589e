//! What an organiser can settle, as everybody reads it in the message that takes people: each option, and what counts without it.

use serde_json::{Value, json};
use skald::host::{Organise, Person};
use skald_tests::stage::{Stage, answered, told};

use super::hall::{says, seated};

/// What everybody reads when a tournament of Legions is opened so.
async fn read(stage: &Stage, options: &[(&str, Value)]) -> String {
    let all = [&[("game", json!("lraw-match"))][..], options].concat();
    let message = says(stage, "Alice", "open", &all).await;
    let text = message.text();
    assert!(!message.ephemeral, "{text}");
    for button in ["Register", "Check in"] {
        assert!(message.button(button).is_some(), "{button}: {text}");
    }
    text
}

#[tokio::test(flavor = "multi_thread")]
async fn each_option_says_what_it_settles_and_without_it_what_counts() {
    let stage = Stage::set().await;
    let serving = stage.bot().await;
    let plain = read(&stage, &[]).await;
    for words in [
        "**Legions: Realms at War, best of several** (",
        "Swiss, as many rounds as it takes until one is ahead, three at least",
        "A match is a best of three.",
        "Whoever has not moved after 5 days of a match has lost it, and after 2 such matches is out.",
        "After 45 days time is called",
        "Pace: 24 hours a turn.",
    ] {
        assert!(plain.contains(words), "{words}: {plain}");
    }
    for words in ["go on to a knock-out", "the same shuffles", "list of cards is published", "1 round"] {
        assert!(!plain.contains(words), "{words}: {plain}");
    }
    type Case<'c> = (&'c [(&'c str, Value)], &'c [&'c str]);
    let cases: [Case<'_>; 6] = [
        (
            &[("called", json!("Spring cup")), ("format", json!("knockout"))],
            &["**Spring cup** (", "Single knock-out"],
        ),
        (
            &[("format", json!("round-robin")), ("games", json!("one"))],
            &["Everybody meets everybody.", "A match is one game.", "After 21 days time is called"],
        ),
        (
            &[("games", json!("one-before-cut")), ("cut", json!("top8"))],
            &["with 17 people or more it is one game before the cut", "The first 8 go on to a knock-out"],
        ),
        (
            &[("cut", json!("top4")), ("rounds", json!(7))],
            &["each match a best of three that somebody has to win", "Swiss, 7 rounds"],
        ),
        (
            &[("days", json!(9)), ("absent", json!(3))],
            &["After 9 days time is called", "not moved after 3 days"],
        ),
        (
            &[
                ("duplicate", json!(true)),
                ("lists", json!(true)),
                ("games", json!("one")),
                ("options", json!("siding=before")),
            ],
            &[
                "All tables of a round play the same shuffles, each in a private thread",
                "Everybody’s list of cards is published at the end.",
            ],
        ),
    ];
    for (options, wanted) in cases {
        let text = read(&stage, options).await;
        for words in wanted {
            assert!(text.contains(words), "{words}: {text}");
        }
    }
    let league = [("game", json!("war")), ("format", json!("league"))];
    let sized = [("rounds", json!(6)), ("seats", json!(5))];
    let single = [("game", json!("war")), ("cut", json!("top4")), ("pace", json!("2m"))];
    for (options, words) in [
        (
            single.to_vec(),
            "The first 4 go on to a knock-out; where nobody has won a match, another game follows",
        ),
        (single.to_vec(), "Pace: 2 minutes a turn."),
        (league.to_vec(), "A league over 4 rounds, at tables of 4 at most"),
        ([&league[..], &sized].concat(), "A league over 6 rounds, at tables of 5 at most"),
    ] {
        let message = says(&stage, "Clara", "open", &options).await.text();
        assert!(message.contains(words), "{message}");
    }
    serving.stop().await.unwrap();
    stage.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_turn_has_a_day_unless_the_organiser_says_otherwise_and_words_take_the_place_of_pictures() {
    let stage = Stage::set().await;
    let serving = stage.bot().await;
    let plain =
        says(&stage, "Alice", "open", &[("game", json!("war")), ("called", json!("Autumn cup"))]).await;
    let code = plain.text().split_once("** (").unwrap().1.split_once(')').unwrap().0.to_owned();
    for who in ["Boris", "Clara"] {
        says(&stage, who, "register", &[]).await;
        says(&stage, who, "check-in", &[]).await;
    }
    says(&stage, "Alice", "begin", &[]).await;
    let info = seated(&stage, &serving, &code, 1).await;
    let table = serving.host().info(info.matches[0].table.unwrap()).await.unwrap();
    assert_eq!(table.terms.limit, Some(24 * 3_600_000));
    // Whoever reads words has no picture beside them.
    let boris = stage.person("Boris");
    assert_eq!(says(&stage, "Boris", "pairings", &[]).await.files.len(), 1);
    told(&stage.local, boris, stage.games(), "settings", &[("text", json!(true))]).await;
    let words = says(&stage, "Boris", "pairings", &[]).await;
    assert!(words.files.is_empty() && words.text().contains("under way"), "{}", words.text());
    assert!(words.button("My table").is_some());
    serving.stop().await.unwrap();
    stage.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_long_is_shown_page_by_page_to_whoever_presses() {
    let stage = Stage::set().await;
    let serving = stage.bot().await;
    let (local, host) = (&stage.local, serving.host());
    let options = [("game", json!("war")), ("called", json!("Autumn cup"))];
    let message = says(&stage, "Alice", "open", &options).await;
    let code = message.text().split_once("** (").unwrap().1.split_once(')').unwrap().0.to_owned();
    let cup = host.find_tournament(&code).await.unwrap();
    for _ in 0..60 {
        host.organise(Person(stage.person("Alice").0), cup, false, Organise::Computer).await.unwrap();
    }
    says(&stage, "Alice", "begin", &[]).await;
    says(&stage, "Alice", "finish", &[]).await;
    for sub in ["pairings", "standings"] {
        let mut page = says(&stage, "Hanna", sub, &[]).await;
        assert!(page.ephemeral, "{sub}: to her alone");
        let mut text = page.text();
        while page.button("Next").is_some() {
            let asked = local.press_labelled(stage.person("Hanna"), page.id, "Next").unwrap();
            page = answered(local, &asked).await;
            text = format!("{text}\n{}", page.text());
        }
        // Thirty matches have room on one page, sixty people have not.
        assert_eq!(page.button("Previous").is_some(), sub == "standings", "{sub}: {text}");
        let (wanted, mark) = if sub == "pairings" { (30, ". ") } else { (60, " · ") };
        let numbered = |line: &&str| line.split_once(mark).is_some_and(|(n, _)| n.parse::<u16>().is_ok());
        assert_eq!(text.lines().filter(numbered).count(), wanted, "{sub}: {text}");
    }
    serving.stop().await.unwrap();
    stage.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn options_are_typed_in_the_words_in_which_they_are_offered() {
    let stage = Stage::set().await;
    let serving = stage.bot().await;
    let (games, alice) = (stage.games(), stage.person("Alice"));
    let game = ("game", json!("war"));
    let given = [game.clone(), ("options", json!(""))];
    let offered = stage.local.autocomplete(alice, games, "tournament open", &given, "options").await.unwrap();
    let one = &offered.last().unwrap().name;
    assert!(one.contains(' ') && !one.contains('='), "in words: {one}");
    let text = says(&stage, "Alice", "open", &[game.clone(), ("options", json!(one))]).await.text();
    assert!(text.contains("Swiss, as many rounds"), "{one}: {text}");
    let wrong = says(&stage, "Alice", "open", &[game, ("options", json!("colour=red"))]).await;
    assert!(wrong.ephemeral && wrong.text().contains("can be chosen"), "{}", wrong.text());
    serving.stop().await.unwrap();
    stage.close().await;
}
