//! The program's log: to the standard error, for people or for machines.

use std::io;

use tracing_subscriber::EnvFilter;

use crate::config::{Config, LogFormat};

/// Begins to write the log. A second call changes nothing.
pub(super) fn begin(config: &Config) {
    // The filter was tried when the settings were read.
    let filter = EnvFilter::builder().parse_lossy(&config.filter);
    let log = tracing_subscriber::fmt().with_env_filter(filter).with_writer(io::stderr);
    let begun = match config.log {
        LogFormat::Human => log.with_ansi(io::IsTerminal::is_terminal(&io::stderr())).try_init(),
        LogFormat::Json => log.json().flatten_event(true).try_init(),
    };
    // The only reason to fail is that a log is being written already.
    drop(begun);
}
