//! What can be written on the command line, and the environment variables beside it.

use std::{net::SocketAddr, path::PathBuf};

use clap::{Args, Parser, Subcommand, ValueHint};
use clap_complete::Shell;
use skald_rules::{
    interface::{Key, Seat, Viewer},
    playout::Player,
};

use crate::config::{Layer, LogFormat};

const AFTER: &str = "\
Without a command, the program serves: Discord when DISCORD_TOKEN is set, and otherwise local mode, which is the same
bot on a page at 127.0.0.1 on which you are several people at once.

What holds comes from, later ones winning: defaults, the settings file, the environment, options. The settings file is
TOML; its keys are: token, discord, data, sets, fonts, port, log, log_filter, machine_pause, computer_pause,
tables_each, metrics. A key that is none of these is an error.

A token can be given in the environment or the settings file alone, because options can be seen by everybody on the
machine:
  DISCORD_TOKEN    the bot's token from the page \"Bot\" of your application";

/// Hosts slow games of legends on Discord.
#[derive(Parser)]
#[command(name = "skald", version, after_long_help = AFTER, after_help = AFTER, max_term_width = 100)]
pub struct Cli {
    /// What is to be done; without a command, serve.
    #[command(subcommand)]
    pub command: Option<Command>,
    /// The settings.
    #[command(flatten)]
    pub settings: Settings,
}

/// Options that hold for every command.
#[derive(Args)]
#[command(next_help_heading = "Settings")]
pub struct Settings {
    /// The settings file [default: skald.toml in the current folder, when it is there]
    #[arg(long, global = true, env = "SKALD_CONFIG", value_name = "FILE", hide_env_values = true,
          value_hint = ValueHint::FilePath)]
    pub config: Option<PathBuf>,
    /// The folder that holds the database; created when it is missing [default: skald-data]
    #[arg(long, global = true, env = "SKALD_DATA", value_name = "DIR", hide_env_values = true,
          value_hint = ValueHint::DirPath)]
    pub data: Option<PathBuf>,
    /// Card packs beside the games' own, as DIR/GAME/PACK.toml
    #[arg(long, global = true, env = "SKALD_SETS", value_name = "DIR", hide_env_values = true,
          value_hint = ValueHint::DirPath)]
    pub sets: Option<PathBuf>,
    /// Fonts (TTF or OTF) for scripts that the built-in ones lack
    #[arg(long, global = true, env = "SKALD_FONTS", value_name = "DIR", hide_env_values = true,
          value_hint = ValueHint::DirPath)]
    pub fonts: Option<PathBuf>,
    /// The port of the local page on 127.0.0.1; 0 takes any free one [default: 8137]
    #[arg(long, global = true, env = "SKALD_PORT", value_name = "PORT", hide_env_values = true)]
    pub port: Option<u16>,
    /// How the log is written: human or json [default: human]
    #[arg(long, global = true, env = "SKALD_LOG", value_name = "FORMAT", hide_env_values = true)]
    pub log: Option<LogFormat>,
    /// What is logged, such as "info" or "warn,skald=debug" [default: info]
    #[arg(long, global = true, env = "SKALD_LOG_FILTER", value_name = "FILTER", hide_env_values = true)]
    pub log_filter: Option<String>,
    /// How long a game that goes on by itself pauses, in milliseconds [default: 2000]
    #[arg(long, global = true, env = "SKALD_MACHINE_PAUSE", value_name = "MS", hide_env_values = true)]
    pub machine_pause: Option<u32>,
    /// How long a computer player seems to think, in milliseconds [default: 1000]
    #[arg(long, global = true, env = "SKALD_COMPUTER_PAUSE", value_name = "MS", hide_env_values = true)]
    pub computer_pause: Option<u32>,
    /// How many tables one person may have running at once [default: 50]
    #[arg(long, global = true, env = "SKALD_TABLES_EACH", value_name = "COUNT", hide_env_values = true)]
    pub tables_each: Option<u32>,
    /// Show figures for Prometheus at this address, under /metrics, such as 127.0.0.1:9184 [default: nowhere]
    #[arg(long, global = true, env = "SKALD_METRICS", value_name = "ADDRESS", hide_env_values = true)]
    pub metrics: Option<SocketAddr>,
    /// Speak to a stand-in for Discord that runs at this address of this machine already; for tests
    #[arg(long, global = true, env = "SKALD_DISCORD", value_name = "URL", hide_env_values = true)]
    pub discord: Option<String>,
}

impl Settings {
    /// What environment and options say. `token` is what the environment holds.
    #[must_use]
    pub fn layer(&self, token: Option<String>) -> Layer {
        Layer {
            token,
            discord: self.discord.clone(),
            data: self.data.clone(),
            sets: self.sets.clone(),
            fonts: self.fonts.clone(),
            port: self.port,
            log: self.log,
            filter: self.log_filter.clone(),
            machine_pause: self.machine_pause,
            computer_pause: self.computer_pause,
            tables_each: self.tables_each,
            metrics: self.metrics,
        }
    }
}

/// What can be done beside serving.
#[derive(Subcommand)]
pub enum Command {
    /// Check settings, card packs, fonts, commands and database; nothing is changed
    Check,
    /// Write a whole copy of the database to a new file, while the bot may go on
    Backup {
        /// The new file
        #[arg(value_name = "FILE", value_hint = ValueHint::FilePath)]
        file: PathBuf,
    },
    /// Put a copy back in the place of the database; the bot must not be running
    Restore {
        /// A file that `skald backup` has written
        #[arg(value_name = "FILE", value_hint = ValueHint::FilePath)]
        file: PathBuf,
    },
    /// Play games by themselves, check every invariant, and report who wins how often
    Playout(Playout),
    /// Play scenarios and say where the games differ from them
    Scenario {
        /// Files, or folders whose .toml files are played
        #[arg(required = true, value_name = "FILE|FOLDER", value_hint = ValueHint::AnyPath)]
        paths: Vec<PathBuf>,
    },
    /// Draw what one viewer sees of a position, and print the text twin
    Draw(Draw),
    /// List the clauses of a game's specification and what shows them
    Clauses {
        /// The game
        #[arg(value_name = "GAME")]
        game: String,
        /// Print JSON: a list of {"id", "shown_by"}
        #[arg(long)]
        json: bool,
    },
    /// Verify a game file: commitment, seals, every draw, every move
    Verify {
        /// The game file
        #[arg(value_name = "FILE", value_hint = ValueHint::FilePath)]
        file: PathBuf,
    },
    /// Play every game under way again from its log on this build, and name the first step that differs
    ReplayAll,
    /// Print completions for a shell: bash, zsh, fish
    Completions {
        /// The shell
        #[arg(value_name = "SHELL", value_parser = shell)]
        shell: Shell,
    },
}

/// Games that play themselves.
#[derive(Args)]
pub struct Playout {
    /// The game
    #[arg(value_name = "GAME")]
    pub game: String,
    /// How many seats play [default: the fewest]
    #[arg(long, value_name = "N")]
    pub seats: Option<u8>,
    /// How many games
    #[arg(long, value_name = "N", default_value_t = 100)]
    pub games: u64,
    /// The first game's seed; each further game has the next
    #[arg(long, value_name = "S", default_value_t = 1)]
    pub seed: u64,
    /// An option of the game; may be given several times
    #[arg(long = "option", value_name = "K=V", value_parser = pair)]
    pub options: Vec<(String, String)>,
    /// What a seat brings, such as a=arsenal.txt; may be given several times
    #[arg(long = "kit", value_name = "SEAT=FILE", value_parser = kit, value_hint = ValueHint::FilePath)]
    pub kits: Vec<(Seat, PathBuf)>,
    /// As fast as it goes, without checking invariants
    #[arg(long)]
    pub fast: bool,
    /// Report who wins how often by seat, leader and card, with intervals, and what stands out
    #[arg(long)]
    pub report: bool,
    /// How the seats choose: random, first, simple, greedy or search [default: random; greedy for a report]
    #[arg(long, value_name = "PLAYER", value_parser = player)]
    pub player: Option<Player>,
    /// Let each level of computer players meet the one below it, and tell who wins how often
    #[arg(long, conflicts_with_all = ["report", "player"])]
    pub levels: bool,
    /// Print JSON
    #[arg(long)]
    pub json: bool,
}

/// A picture of a position.
#[derive(Args)]
pub struct Draw {
    /// The position
    #[arg(value_name = "POSITIONFILE", value_hint = ValueHint::FilePath)]
    pub file: PathBuf,
    /// Through whose eyes: a seat's letter, spectator, or everyone
    #[arg(long, value_name = "SEAT|spectator|everyone", value_parser = viewer)]
    pub viewer: Viewer,
    /// Where the picture is written, as PNG
    #[arg(short, long, value_name = "OUT.png", value_hint = ValueHint::FilePath)]
    pub output: PathBuf,
    /// The game, where the file has no key `game` and there are several
    #[arg(long, value_name = "GAME")]
    pub game: Option<String>,
}

fn pair(text: &str) -> Result<(String, String), String> {
    match text.split_once('=') {
        Some((key, value)) if !key.is_empty() => Ok((key.to_owned(), value.to_owned())),
        _ => Err("write it as KEY=VALUE".to_owned()),
    }
}

fn kit(text: &str) -> Result<(Seat, PathBuf), String> {
    let (letter, file) = pair(text).map_err(|_| "write it as SEAT=FILE".to_owned())?;
    Ok((seat(&letter)?, PathBuf::from(file)))
}

fn seat(letter: &str) -> Result<Seat, String> {
    let seat = Key::new(letter).and_then(Seat::from_key);
    seat.map_err(|_| "a seat is a letter from a to h".to_owned())
}

fn player(text: &str) -> Result<Player, String> {
    match text {
        "random" => Ok(Player::Random),
        "first" => Ok(Player::First),
        "simple" => Ok(Player::Simple),
        "greedy" => Ok(Player::Greedy),
        "search" => Ok(Player::Search),
        _ => Err("a player is random, first, simple, greedy or search".to_owned()),
    }
}

fn viewer(text: &str) -> Result<Viewer, String> {
    match text {
        "spectator" => Ok(Viewer::Spectator),
        "everyone" => Ok(Viewer::Everyone),
        letter => Key::new(letter)
            .and_then(Seat::from_key)
            .map(Viewer::Seat)
            .map_err(|_| "a viewer is a seat from a to h, spectator or everyone".to_owned()),
    }
}

fn shell(text: &str) -> Result<Shell, String> {
    match text {
        "bash" => Ok(Shell::Bash),
        "zsh" => Ok(Shell::Zsh),
        "fish" => Ok(Shell::Fish),
        _ => Err("there are completions for bash, zsh and fish".to_owned()),
    }
}
