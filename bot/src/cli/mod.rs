//! The command line: serving, and what can be done beside it.
//!
//! What belongs here: reading arguments, and turning what came of a command into text and exit code. What does not: the
//! work itself, which lies in the libraries.
//!
//! Exit codes: 0 when all is well, 1 when something was found (a violation, a difference, a file that does not hold) or
//! could not be done, 2 when the arguments cannot be understood.

mod args;
mod balance;
mod check;
mod clauses;
mod copies;
mod draw;
mod levels;
mod logs;
mod playout;
mod replay_all;
mod scenario;
mod serve;
mod verify;

use std::{
    io::{self, Write},
    path::Path,
    process::ExitCode,
};

use clap::{CommandFactory, Parser};
use skald_rules::catalogue::Catalogue;

pub use self::args::{Cli, Command, Playout, Settings};
use crate::config::{Config, ConfigError};

/// What a command prints, and whether all was well.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Said {
    /// For the standard output.
    pub text: String,
    /// Whether nothing was found that should not be.
    pub well: bool,
}

/// Why a command could not be carried out. Each is one sentence.
#[derive(Debug, thiserror::Error)]
pub enum CliError {
    /// The settings cannot be used.
    #[error(transparent)]
    Config(#[from] ConfigError),
    /// There is no such game.
    #[error("there is no game \"{game}\"; there are: {games}")]
    NoGame {
        /// What was asked for.
        game: String,
        /// What there is.
        games: String,
    },
    /// A file cannot be read.
    #[error("{path} cannot be read: {why}")]
    Read {
        /// Which.
        path: String,
        /// What the system says.
        why: String,
    },
    /// A file cannot be written.
    #[error("{path} cannot be written: {why}")]
    Write {
        /// Which.
        path: String,
        /// What the system says.
        why: String,
    },
    /// Anything else, in a sentence of its own.
    #[error("{0}")]
    Other(String),
}

/// Runs the program: reads the arguments, does what they say, prints what came of it.
#[must_use]
pub fn main() -> ExitCode {
    let cli = Cli::parse();
    match run(&cli) {
        Ok(said) => {
            print(&said.text);
            if said.well { ExitCode::SUCCESS } else { ExitCode::FAILURE }
        }
        Err(error) => {
            complain(&error.to_string());
            ExitCode::FAILURE
        }
    }
}

/// Carries out a command.
///
/// # Errors
/// [`CliError`] in one sentence.
pub fn run(cli: &Cli) -> Result<Said, CliError> {
    let games = skald_rules::catalogue::standard();
    match &cli.command {
        Some(Command::Completions { shell }) => {
            let mut bytes = Vec::new();
            clap_complete::generate(*shell, &mut Cli::command(), "skald", &mut bytes);
            Ok(Said { text: String::from_utf8_lossy(&bytes).into_owned(), well: true })
        }
        Some(Command::Playout(plan)) => playout::run(plan, &config(&cli.settings)?, &games),
        Some(Command::Scenario { paths }) => scenario::run(paths, &games),
        Some(Command::Draw(plan)) => draw::run(plan, &config(&cli.settings)?, &games),
        Some(Command::Clauses { game, json }) => clauses::run(game, *json, &games),
        Some(Command::Verify { file }) => verify::run(file, &games),
        Some(Command::Backup { file }) => copies::backup(&config(&cli.settings)?, file),
        Some(Command::Restore { file }) => copies::restore(&config(&cli.settings)?, games, file),
        Some(Command::ReplayAll) => replay_all::run(&config(&cli.settings)?, games),
        Some(Command::Check) => check::run(&config(&cli.settings)?, &games),
        None => serve::run(&config(&cli.settings)?, games),
    }
}

/// Carries out what waits, on this thread.
fn block_on<T>(work: impl Future<Output = T>) -> Result<T, CliError> {
    let runtime = tokio::runtime::Builder::new_current_thread()
        .enable_all()
        .build()
        .map_err(|error| CliError::Other(format!("no threads could be started: {error}")))?;
    Ok(runtime.block_on(work))
}

fn config(settings: &Settings) -> Result<Config, CliError> {
    let token = std::env::var("DISCORD_TOKEN").ok();
    Ok(Config::load(settings.config.as_deref(), settings.layer(token))?)
}

fn no_game(game: &str, games: &Catalogue) -> CliError {
    let known: Vec<&str> = games.iter().map(|kind| kind.id).collect();
    CliError::NoGame { game: game.to_owned(), games: known.join(", ") }
}

fn read_text(path: &Path) -> Result<String, CliError> {
    std::fs::read_to_string(path)
        .map_err(|error| CliError::Read { path: path.display().to_string(), why: error.to_string() })
}

/// Prints to the standard output; a reader that went away is no error.
fn print(text: &str) {
    let mut out = io::stdout().lock();
    let _ = out.write_all(text.as_bytes()).and_then(|()| out.flush());
}

fn complain(text: &str) {
    let _ = writeln!(io::stderr().lock(), "skald: {text}");
}

/// Figures as JSON, with a line end.
fn json(what: &impl serde::Serialize) -> Result<String, CliError> {
    Ok(serde_json::to_string_pretty(what).map_err(|error| CliError::Other(error.to_string()))? + "\n")
}
