//! From a press to the first answer, over the stand-in for Discord: Skald beside a bare bot that only echoes, in one run,
//! and Skald again while Discord is slow, limits and fails.
//!
//! `cargo bench -p skald-tests --bench first_answer [-- ROUNDS]` prints one line for each figure; no figure is asserted.
#![allow(clippy::panic, clippy::unwrap_used, clippy::print_stdout, missing_docs)]

use std::{
    sync::Arc,
    time::{Duration, Instant},
};

use localcord::{Action, Answer, Config, Fault, Id, Localcord, Token};
use serde_json::json;
use serenity::{
    all::{
        Command, Context, CreateCommand, CreateInteractionResponse, CreateInteractionResponseMessage,
        EventHandler, GatewayIntents, Interaction, Ready,
    },
    async_trait,
    http::HttpBuilder,
};
use skald_tests::stage::{LONG, Player, Stage, Style};

/// Presses of one kind in a round.
const BLOCK: usize = 50;

/// A bot that answers every command with one word.
struct Echo;

#[async_trait]
impl EventHandler for Echo {
    async fn ready(&self, ctx: Context, _: Ready) {
        Command::set_global_commands(&ctx.http, vec![CreateCommand::new("echo").description("Says it back")])
            .await
            .unwrap();
    }

    async fn interaction_create(&self, ctx: Context, interaction: Interaction) {
        let Interaction::Command(command) = interaction else { return };
        let says = CreateInteractionResponseMessage::new().content("echo").ephemeral(true);
        command.create_response(&ctx.http, CreateInteractionResponse::Message(says)).await.unwrap();
    }
}

/// A stand-in of its own for the bare bot.
async fn echo() -> Localcord {
    let people = vec!["Alice".to_owned()];
    let local = Localcord::start(Config { people, ..Config::default() }).await.unwrap();
    let client = reqwest::Client::builder().no_proxy().build().unwrap();
    let http = HttpBuilder::new("local.token")
        .client(client)
        .proxy(local.base_url())
        .ratelimiter_disabled(true)
        .build();
    let mut client = serenity::client::ClientBuilder::new_with_http(http, GatewayIntents::empty())
        .event_handler_arc(Arc::new(Echo))
        .await
        .unwrap();
    tokio::spawn(async move { client.start().await });
    local.until(LONG, "the command", |local| !local.commands().is_empty()).await.unwrap();
    local
}

/// Waits for the first answer to a press made at `begun`.
async fn timed(local: &Localcord, begun: Instant, asked: &Token) -> Duration {
    let answer = local.first_answer(asked).await;
    assert!(!matches!(answer, Answer::None), "everybody is answered");
    begun.elapsed()
}

#[derive(Default)]
struct Times(Vec<Duration>);

impl Times {
    /// The time in milliseconds that `per_mille` of a thousand do not exceed.
    fn at(&self, per_mille: usize) -> f64 {
        let mut sorted = self.0.clone();
        sorted.sort_unstable();
        let last = sorted.len().saturating_sub(1);
        sorted.get((sorted.len() * per_mille / 1_000).min(last)).map_or(0.0, |time| time.as_secs_f64() * 1e3)
    }

    fn tell(&self, name: &str) {
        println!(
            "{name}: p50 {:.2} ms, p99 {:.2} ms, p99.9 {:.2} ms, longest {:.2} ms, {} presses",
            self.at(500),
            self.at(990),
            self.at(999),
            self.at(1_000),
            self.0.len()
        );
    }

    fn beside(&self, name: &str, bare: &Self) {
        self.tell(name);
        println!(
            "{name}, ratio to the bare bot: p50 {:.2}, p99 {:.2}",
            self.at(500) / bare.at(500),
            self.at(990) / bare.at(990)
        );
    }
}

/// A game of two that goes on for long, and where it is played.
async fn table(stage: &Stage) -> (Id, [Player; 2]) {
    let players = [
        Player::new(&stage.local, "Alice", Style::Commands, 51),
        Player::new(&stage.local, "Boris", Style::Commands, 52),
    ];
    let options = [("pace", json!("none")), ("options", json!("turn_limit=1000 pace=ready deck=grand"))];
    let thread = stage.begin(&players, &options).await;
    stage.board(thread, players[0].id, "Play").await;
    (thread, players)
}

async fn ask(local: &Localcord, who: Id, channel: Id, command: &str) -> Duration {
    let begun = Instant::now();
    let asked = local.slash(who, channel, command, &[]).unwrap();
    timed(local, begun, &asked).await
}

/// A whole move by typing, from suggestion to suggestion, if the table waits for one; `ready` is called before it is sent.
async fn play(local: &Localcord, who: Id, thread: Id, ready: impl FnOnce()) -> Option<Duration> {
    let mut text = String::new();
    for _ in 0..20 {
        let options = [("play", json!(text))];
        let choices = local.autocomplete(who, thread, "move", &options, "play").await.ok()?;
        text = choices.first()?.value.as_str()?.to_owned();
        if !text.ends_with(' ') {
            ready();
            let begun = Instant::now();
            let asked = local.slash(who, thread, "move", &[("play", json!(text))]).unwrap();
            return Some(timed(local, begun, &asked).await);
        }
    }
    panic!("no move after twenty suggestions: {text}");
}

/// The button Play on the board.
async fn press(local: &Localcord, who: Id, thread: Id) -> Option<Duration> {
    let messages = local.messages(thread, who);
    let board =
        messages.iter().rev().find(|message| !message.ephemeral && message.button("Play").is_some())?;
    let begun = Instant::now();
    let asked = local.press_labelled(who, board.id, "Play").ok()?;
    Some(timed(local, begun, &asked).await)
}

/// Skald and the bare bot, block by block in turn.
async fn beside_echo(rounds: usize) {
    let bare = echo().await;
    let (alice, games) = (bare.person("Alice").unwrap(), bare.channel("games").unwrap());
    let stage = Stage::set().await;
    let serving = stage.bot().await;
    let (thread, players) = table(&stage).await;
    let local = &stage.local;
    let (mut echoed, mut turns, mut played, mut pressed) =
        (Times::default(), Times::default(), Times::default(), Times::default());
    for _ in 0..rounds {
        for _ in 0..BLOCK {
            echoed.0.push(ask(&bare, alice, games, "echo").await);
        }
        for at in 0..BLOCK {
            let who = players[at % 2].id;
            turns.0.push(ask(local, who, thread, "turns").await);
            played.0.extend(play(local, who, thread, || {}).await);
            pressed.0.extend(press(local, who, thread).await);
        }
    }
    echoed.tell("a bare bot that echoes");
    turns.beside("/turns", &echoed);
    played.beside("a move typed and written down", &echoed);
    pressed.beside("the button Play", &echoed);
    serving.stop().await.unwrap();
    stage.close().await;
    bare.stop().await;
}

/// What goes wrong, one after another, at every answer and at every message.
fn troubles() -> Vec<Action> {
    vec![
        Action::Slow { ms: 300 },
        Action::TooMany { retry_after_ms: 150, global: false, body_only: false },
        Action::ServerError { status: 500 },
        Action::SlowAfter { ms: 300 },
        Action::ServerErrorAfter { status: 502 },
        Action::BreakBefore,
        Action::BreakAfter,
        Action::TooMany { retry_after_ms: 150, global: true, body_only: true },
    ]
}

/// The same presses, of which every third meets a fault; messages and boards meet one each time, too.
async fn under_faults(rounds: usize) {
    let stage = Stage::set().await;
    let serving = stage.bot().await;
    let (thread, players) = table(&stage).await;
    let local = &stage.local;
    let mut times = Times::default();
    let troubles = troubles();
    let mut next = troubles.iter().cycle();
    for _ in 0..rounds {
        for at in 0..BLOCK {
            let who = players[at % 2].id;
            // The kinds of presses take turns in meeting the fault.
            for kind in 0..3 {
                let meets = kind == at % 3;
                let mut arm = || {
                    local.heal_all();
                    for (method, path) in [
                        ("POST", "/interactions/*/*/callback"),
                        ("POST", "/channels/*/messages"),
                        ("PATCH", "/channels/*/messages/*"),
                    ] {
                        local.fault(Fault::new(method, path, 1, next.next().unwrap().clone()));
                    }
                };
                if meets && kind != 1 {
                    arm();
                }
                match kind {
                    0 => times.0.push(ask(local, who, thread, "turns").await),
                    1 if meets => times.0.extend(play(local, who, thread, arm).await),
                    1 => times.0.extend(play(local, who, thread, || {}).await),
                    _ => times.0.extend(press(local, who, thread).await),
                }
            }
        }
    }
    times.tell("first answers while Discord is slow, limits and fails");
    local.heal_all();
    serving.stop().await.unwrap();
    stage.close().await;
}

fn main() {
    let rounds = std::env::args().skip(1).find_map(|word| word.parse().ok()).unwrap_or(20);
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build().unwrap();
    runtime.block_on(async {
        beside_echo(rounds).await;
        under_faults(rounds).await;
    });
}
