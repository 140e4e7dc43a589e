//! The bot dies between any two of its effects: one short game of each kind before every effect once, and long ones at random
//! points. Nothing is lost, nothing doubled, no time missed.
//!
//! Short games come to their own ends. Those of Lost Legends and Legions take too long for that: there all give up after some moves, one
//! after the other. Whenever a short game is over, one of its people asks for a rematch, and another one joins. Beside these one of each
//! is played to its own end, in which it dies before every effect until the deal and once the game is over, and now and then between;
//! `SKALD_EVERY_POINT=1` has it die before each. Of long games 200 are played, of each kind as many;
//! `SKALD_LONG_GAMES=1000 cargo test --workspace --test e2e long_games` plays more.

use std::{collections::BTreeMap, time::Instant};

use skald_tests::stage::{
    lives::Fate,
    under_fire::{Outlived, Story, outlive},
};

/// The variable that says how many long games are played in all.
const VARIABLE: &str = "SKALD_LONG_GAMES";
/// How many there are unless it is said.
const LONG_GAMES: u64 = 200;
/// Of the long games of each kind so many come to their own ends, and in the others all give up after so many moves.
const LENGTHS: [(&str, u64, usize); 5] =
    [("war", 2, 8), ("chaos", 2, 8), ("law", 2, 8), ("lost", 1, 8), ("lraw", 1, 8)];
/// After so many moves all give up in a short game of a kind whose games take long to their own ends.
const SHORT: usize = 12;
/// The variable by which the bot dies before each effect of every game that comes to its own end.
const EACH: &str = "SKALD_EVERY_POINT";
/// Of so many effects of a long game one does not come about, because the bot dies.
const ONE_IN: u64 = 40;
/// From the deal to the end of a game that is no short one, it does not come about of so many.
const BETWEEN: u64 = 150;

/// The games with the shortest options that they have.
const KINDS: [(&str, usize, &str); 5] = [
    ("war", 2, "turn_limit=10 pace=ready"),
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

/// After how many moves all give up, if they do.
fn moves(game: &str, seed: u64) -> Option<usize> {
    let (_, played_out, moves) = LENGTHS.into_iter().find(|(kind, ..)| *kind == game)?;
    (seed > played_out).then_some(moves)
}

/// A game that ends after so many moves of its people, or else as its rules have it, in which the bot dies by this fate; with a rematch
/// after it or without. What came of it.
async fn under(fate: Fate, game: &str, moves: Option<usize>, again: bool) -> String {
    let (game, seats, options) = KINDS.into_iter().find(|(kind, ..)| *kind == game).unwrap();
    let story = Story { game, seats, options, moves, again, seed: 3 };
    let outlived = outlive(story, fate).await;
    let said = told(story, &outlived);
    println!("{said}");
    assert!(!outlived.deaths.is_empty() && outlived.slept > 0, "it died, and somebody slept: {said}");
    said
}

/// A short game and what is opened after it, in which the bot dies before every effect once.
async fn at_every_point(game: &str, moves: Option<usize>) {
    let said = under(Fate::every_point(), game, moves, true).await;
    for kind in ["Commit", "Claim", "Answer", "Send", "Edit", "Draw"] {
        assert!(said.contains(&format!("\"{kind}\"")), "it never died before that, {kind}: {said}");
    }
}

/// A game that is no short one to its own end, in which it dies now and then.
async fn at_both_ends(game: &str) {
    let each = std::env::var_os(EACH).is_some();
    let fate = if each { Fate::every_point() } else { Fate::both_ends(BETWEEN, 3) };
    under(fate, game, None, false).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_rules_of_war_at_every_point() {
    at_every_point("war", None).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn legends_of_chaos_at_every_point() {
    at_every_point("chaos", None).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn legends_at_war_at_every_point() {
    at_every_point("law", None).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn lost_legends_at_every_point() {
    at_every_point("lost", Some(SHORT)).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn legions_at_every_point() {
    at_every_point("lraw", Some(SHORT)).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn lost_legends_to_their_own_end() {
    at_both_ends("lost").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn legions_to_their_own_end() {
    at_both_ends("lraw").await;
}

/// Long games, in which the bot dies now and then.
async fn at_random_points(game: &str) {
    let all: u64 = std::env::var(VARIABLE).map_or(LONG_GAMES, |all| all.parse().expect("a whole number"));
    let (game, seats, options) = KINDS.into_iter().find(|(kind, ..)| *kind == game).unwrap();
    for seed in 1..=all.div_ceil(KINDS.len() as u64) {
        let story = Story { game, seats, options, moves: moves(game, seed), again: false, seed };
        println!("{story:?}");
        let begun = Instant::now();
        let outlived = outlive(story, Fate::OneIn(ONE_IN, seed)).await;
        println!("{} in {:?}", told(story, &outlived), begun.elapsed());
        assert!(!outlived.deaths.is_empty(), "it died now and then");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn long_games_of_war() {
    at_random_points("war").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn long_games_of_chaos() {
    at_random_points("chaos").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn long_games_of_law() {
    at_random_points("law").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn long_games_of_lost() {
    at_random_points("lost").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn long_games_of_legions() {
    at_random_points("lraw").await;
}
