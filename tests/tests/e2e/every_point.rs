//! The bot dies between any two of its effects: one short game of each kind before every effect once, and long ones at random
//! points. Nothing is lost, nothing doubled, no time missed.
//!
//! `SKALD_LONG_GAMES=200 cargo test --test e2e every_point` plays that many long games; one of each kind unless it is said.

use std::collections::BTreeMap;

use skald_tests::stage::{
    lives::Fate,
    under_fire::{Outlived, Story, outlive},
};

/// The variable that says how many long games are played.
const VARIABLE: &str = "SKALD_LONG_GAMES";
/// Of so many effects of a long game one does not come about, because the bot dies.
const ONE_IN: u64 = 25;

/// The games with the shortest options that they have.
const KINDS: [(&str, usize, &str); 5] = [
    ("war", 2, "turn_limit=30 pace=ready"),
    ("chaos", 2, "svpt_percent=50"),
    ("law", 2, "form=skirmish"),
    ("lost", 3, ""),
    ("lraw", 2, ""),
];

fn told(story: Story, outlived: &Outlived) -> String {
    let mut by: BTreeMap<String, usize> = BTreeMap::new();
    for effect in &outlived.deaths {
        *by.entry(format!("{effect:?}")).or_default() += 1;
    }
    let Outlived { deaths, effects, slept, confirmed } = outlived;
    format!(
        "{} {}: {} deaths {by:?}, {effects} effects, {confirmed} moves, slept {slept} times",
        story.game,
        story.seed,
        deaths.len()
    )
}

/// A short game, in which the bot dies before every effect once.
async fn at_every_point(game: &str) {
    let (game, seats, options) = KINDS.into_iter().find(|(kind, ..)| *kind == game).unwrap();
    let story = Story { game, seats, options, moves: 4, seed: 3 };
    let outlived = outlive(story, Fate::every_point()).await;
    let said = told(story, &outlived);
    println!("{said}");
    for kind in ["Commit", "Claim", "Answer", "Send", "Edit", "Draw"] {
        assert!(said.contains(&format!("\"{kind}\"")), "it never died before that, {kind}: {said}");
    }
    assert!(outlived.slept > 0, "somebody slept: {said}");
}

#[tokio::test(flavor = "multi_thread")]
async fn the_rules_of_war_at_every_point() {
    at_every_point("war").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn legends_of_chaos_at_every_point() {
    at_every_point("chaos").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn legends_at_war_at_every_point() {
    at_every_point("law").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn lost_legends_at_every_point() {
    at_every_point("lost").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn legions_at_every_point() {
    at_every_point("lraw").await;
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "takes minutes; run it before a release"]
async fn long_games_at_random_points() {
    let most = std::env::var(VARIABLE).map_or(5, |most| most.parse().expect("a whole number"));
    for (seed, (game, seats, options)) in (1..=most).zip(KINDS.into_iter().cycle()) {
        let story = Story { game, seats, options, moves: 30, seed };
        let outlived = outlive(story, Fate::OneIn(ONE_IN, seed)).await;
        println!("{}", told(story, &outlived));
        assert!(!outlived.deaths.is_empty(), "it died now and then");
    }
}
