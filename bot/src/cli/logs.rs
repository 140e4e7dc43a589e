//! The program's log: to the standard error, for people or for machines.

use std::io;

use tracing::{Level, Metadata};
use tracing_subscriber::{
    EnvFilter, Layer,
    filter::{FilterExt, filter_fn},
    layer::SubscriberExt,
    util::SubscriberInitExt,
};

use crate::{
    config::{Config, LogFormat},
    discord::closes::Closes,
};

/// The libraries that write whole requests, with pictures and interaction tokens, at the finer levels.
const TALKATIVE: [&str; 8] =
    ["serenity", "reqwest", "hyper", "h2", "rustls", "tungstenite", "tokio_tungstenite", "sqlx"];

/// Whether something may stand in a log, however much is asked for.
fn may_be_told(about: &Metadata<'_>) -> bool {
    let target = about.target();
    let library = target.split("::").next().unwrap_or_default();
    *about.level() <= Level::INFO || !TALKATIVE.iter().any(|talkative| library.starts_with(talkative))
}

/// Begins to write the log. A second call changes nothing.
pub(super) fn begin(config: &Config) {
    // The filter was tried when the settings were read.
    let filter = EnvFilter::builder().parse_lossy(&config.filter).and(filter_fn(may_be_told));
    let log = tracing_subscriber::fmt::layer().with_writer(io::stderr);
    let log = match config.log {
        LogFormat::Human => {
            log.with_ansi(io::IsTerminal::is_terminal(&io::stderr())).with_filter(filter).boxed()
        }
        LogFormat::Json => log.json().flatten_event(true).with_filter(filter).boxed(),
    };
    let begun = tracing_subscriber::registry().with(log).with(Closes).try_init();
    // The only reason to fail is that a log is being written already.
    drop(begun);
}
