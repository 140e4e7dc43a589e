//! `skald` without a command: serves until it is told to stop.

use std::{
    io::Write,
    sync::Arc,
    time::{Duration, SystemTime, UNIX_EPOCH},
};

use skald_rules::catalogue::Catalogue;

use super::{CliError, Said, logs};
use crate::{
    config::Config,
    discord::send::{Connect, Pace},
    effects::Effects,
    host::{HostConfig, SystemClock, SystemEntropy},
    serve::{self, Plan, Way},
};

/// The pause between two cards that are made emoji: some ten minutes for all of them, so that nothing else has to wait.
const EMOJI_PAUSE: Duration = Duration::from_millis(1_000);
/// The same on this machine alone.
const LOCAL_EMOJI_PAUSE: Duration = Duration::from_millis(20);

/// Serves; ends well when it was told to stop by Ctrl-C or the system.
pub(super) fn run(config: &Config, games: Catalogue) -> Result<Said, CliError> {
    config.prepare_data()?;
    logs::begin(config);
    let (painter, faults) = config.painter(&games)?;
    for fault in faults {
        tracing::warn!(fault, "a picture of an own pack cannot be drawn; its card keeps what it had");
    }
    let plan = Plan {
        way: way(config),
        database: config.database(),
        host: HostConfig { build: this_build(), ..config.host(&games)? },
        games,
        clock: Arc::new(SystemClock),
        entropy: Arc::new(SystemEntropy),
        painter,
        pace: Pace::default(),
        metrics: config.metrics,
        emojis: Some(if config.token.is_some() { EMOJI_PAUSE } else { LOCAL_EMOJI_PAUSE }),
        effects: Effects::default(),
    };
    let runtime = tokio::runtime::Builder::new_multi_thread()
        .enable_all()
        .build()
        .map_err(|error| CliError::Other(format!("no threads could be started: {error}")))?;
    let ended = runtime.block_on(async { serve::run(plan, show_page, told_to_stop()).await });
    // After some closes a task of the client library never waits again: it keeps nobody from ending.
    runtime.shutdown_background();
    ended.map_err(|error| CliError::Other(error.to_string()))?;
    Ok(Said { text: String::new(), well: true })
}

/// Names this build: another program file has another name, and so has one that was only put there anew, which costs a look at
/// each game. Empty when the system does not show its file.
fn this_build() -> String {
    let file = std::env::current_exe().and_then(std::fs::metadata);
    let made = file.and_then(|file| Ok((file.len(), file.modified()?)));
    let since = |at: SystemTime| at.duration_since(UNIX_EPOCH).map_or(0, |since| since.as_millis());
    made.map_or_else(
        |_| String::new(),
        |(size, at)| format!("{}-{size}-{}", env!("CARGO_PKG_VERSION"), since(at)),
    )
}

fn way(config: &Config) -> Way {
    match (&config.token, &config.discord) {
        (Some(token), _) => Way::Discord { token: token.expose().to_owned(), connect: Connect::default() },
        (None, Some(address)) => Way::StandIn { address: address.clone() },
        (None, None) => Way::Local { port: config.port },
    }
}

/// Prints where the local page is, whatever is logged: it is what a newcomer looks for.
fn show_page(address: &str) {
    let mut out = std::io::stdout().lock();
    let _ = writeln!(out, "Open {address} in a browser to play. Nothing leaves this machine.");
    let _ = out.flush();
}

/// Ends with Ctrl-C, or when the system asks the program to end. Both are listened for from this call on, not only once
/// somebody waits: a stop may come at any moment of the start.
#[cfg(unix)]
fn told_to_stop() -> impl Future<Output = ()> {
    use tokio::signal::unix::{SignalKind, signal};
    let signals = [SignalKind::interrupt(), SignalKind::terminate()].map(signal);
    async move {
        let [by_hand, by_system] = signals.map(|signal| async move {
            match signal {
                Ok(mut signal) => drop(signal.recv().await),
                // Without that signal the other one still works.
                Err(_) => std::future::pending().await,
            }
        });
        tokio::select! {
            () = by_hand => {}
            () = by_system => {}
        }
    }
}

/// Ends with Ctrl-C.
#[cfg(not(unix))]
async fn told_to_stop() {
    if tokio::signal::ctrl_c().await.is_err() {
        std::future::pending::<()>().await;
    }
}
