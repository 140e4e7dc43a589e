//! How the program is set up: defaults, then one TOML file, then the environment, then options. Later ones win.
//!
//! What belongs here: reading and checking settings, and what they mean for the host. What does not: acting on them.

mod art;
mod layer;
mod packs;
mod token;

use std::{
    fmt, fs,
    net::SocketAddr,
    path::{Path, PathBuf},
    str::FromStr,
};

use serde::Deserialize;
use skald_render::painter::PainterOptions;
use skald_rules::catalogue::Catalogue;

pub use self::{
    layer::{Layer, SettingsFile},
    token::Token,
};
use crate::host::HostConfig;

/// How the program's log is written.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum LogFormat {
    /// For people: one line each.
    #[default]
    Human,
    /// For machines: one JSON object a line.
    Json,
}

impl FromStr for LogFormat {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        match text {
            "human" => Ok(Self::Human),
            "json" => Ok(Self::Json),
            _ => Err("a log is written as \"human\" or \"json\"".to_owned()),
        }
    }
}

impl fmt::Display for LogFormat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Human => "human",
            Self::Json => "json",
        })
    }
}

/// The settings that hold.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Config {
    /// The bot's token. Without one the program plays on a stand-in for Discord on this machine.
    pub token: Option<Token>,
    /// Where a stand-in for Discord already runs, for tests: an address on this machine.
    pub discord: Option<String>,
    /// The folder that holds the database. Created when it is not there.
    pub data: PathBuf,
    /// A folder with card packs beside the games' own, as `<game>/<pack>.toml`.
    pub sets: Option<PathBuf>,
    /// A folder with more fonts (TTF or OTF), for scripts that the built-in ones lack.
    pub fonts: Option<PathBuf>,
    /// The port of the local page on 127.0.0.1; 0 takes any free one.
    pub port: u16,
    /// How the log is written.
    pub log: LogFormat,
    /// Which lines are logged, such as `info` or `skald=debug`.
    pub filter: String,
    /// How long a game that goes on by itself pauses between stretches, in milliseconds.
    pub machine_pause: u32,
    /// How long a computer player seems to think, in milliseconds.
    pub computer_pause: u32,
    /// How many tables that are not over one person may run.
    pub tables_each: u32,
    /// Where figures are shown as Prometheus reads them; nowhere without.
    pub metrics: Option<SocketAddr>,
}

impl Default for Config {
    fn default() -> Self {
        Self {
            token: None,
            discord: None,
            data: PathBuf::from("skald-data"),
            sets: None,
            fonts: None,
            port: Self::PORT,
            log: LogFormat::Human,
            filter: Self::FILTER.to_owned(),
            machine_pause: 2_000,
            computer_pause: 1_000,
            tables_each: 50,
            metrics: None,
        }
    }
}

/// Why the settings cannot be used. Each is one sentence for whoever starts the program.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ConfigError {
    /// The settings file cannot be read.
    #[error("the settings file {path} cannot be read: {why}")]
    File {
        /// Which.
        path: String,
        /// What the system says.
        why: String,
    },
    /// The settings file says something that is no setting.
    #[error("the settings file {path} cannot be understood: {why}")]
    Settings {
        /// Which.
        path: String,
        /// Where and what.
        why: String,
    },
    /// The token cannot be one.
    #[error(
        "the bot's token is not one that Discord gives out (three parts with dots between); copy it again from the \
         page \"Bot\" of your application"
    )]
    Token,
    /// A token lies where others can read it.
    #[error(
        "the settings file {path} holds the bot's token and can be read by others on this machine; keep it to yourself \
         with `chmod 600 {path}`"
    )]
    OpenToken {
        /// Which file.
        path: String,
    },
    /// A token and a stand-in at once.
    #[error(
        "a real token was given together with the address of a stand-in for Discord; give one of the two"
    )]
    TokenAndStandIn,
    /// The stand-in would not be on this machine.
    #[error(
        "a stand-in for Discord must run on this machine, so its address begins with http://127.0.0.1: not {0}"
    )]
    StandIn(String),
    /// The filter of the log cannot be understood.
    #[error("the log filter \"{filter}\" cannot be understood: {why}")]
    Filter {
        /// The filter.
        filter: String,
        /// What is wrong.
        why: String,
    },
    /// A folder cannot be used.
    #[error("the folder {path} cannot be {used}: {why}")]
    Folder {
        /// Which.
        path: String,
        /// `read`, or `written to`.
        used: &'static str,
        /// What the system says.
        why: String,
    },
    /// A folder in the folder of packs is named after no game.
    #[error("the folder {path} is named after no game; there are {games}")]
    NoGame {
        /// Which.
        path: String,
        /// The games.
        games: String,
    },
    /// The packs of a game cannot be used.
    #[error("the card packs of {game} cannot be used: {why}")]
    Packs {
        /// Which game.
        game: String,
        /// File, card, field and reason.
        why: String,
    },
}

impl Config {
    /// The port of the local page when none is set.
    pub const PORT: u16 = 8137;
    /// What is logged when nothing else is set.
    pub const FILTER: &'static str = "info";
    /// The settings file that is read when it is there and none is named.
    pub const FILE: &'static str = "skald.toml";

    /// The settings that hold, given the file that was named (if any) and what environment and options say.
    ///
    /// # Errors
    /// [`ConfigError`] in one sentence.
    pub fn load(file: Option<&Path>, above: Layer) -> Result<Self, ConfigError> {
        let below = match file {
            Some(path) => read_settings(path)?,
            None if Path::new(Self::FILE).exists() => read_settings(Path::new(Self::FILE))?,
            None => Layer::default(),
        };
        above.over(below).settle()
    }

    /// The database's file.
    #[must_use]
    pub fn database(&self) -> PathBuf {
        self.data.join("skald.db")
    }

    /// Creates the data folder where it is missing, and tries whether it can be written to.
    ///
    /// # Errors
    /// [`ConfigError::Folder`] when it cannot.
    pub fn prepare_data(&self) -> Result<(), ConfigError> {
        let cannot = |used| {
            move |error: std::io::Error| ConfigError::Folder {
                path: self.data.display().to_string(),
                used,
                why: error.to_string(),
            }
        };
        fs::create_dir_all(&self.data).map_err(cannot("created"))?;
        // Secrets of shuffles and people's ids lie there.
        #[cfg(unix)]
        fs::set_permissions(&self.data, std::os::unix::fs::PermissionsExt::from_mode(0o700))
            .map_err(cannot("kept to its owner"))?;
        let trial = self.data.join(format!(".write-test-{}", std::process::id()));
        fs::write(&trial, b"").map_err(cannot("written to"))?;
        fs::remove_file(&trial).map_err(cannot("written to"))
    }

    /// What the host is to be told: the pauses, and the packs, read and tried.
    ///
    /// # Errors
    /// [`ConfigError`] when a pack cannot be read or used.
    pub fn host(&self, games: &Catalogue) -> Result<HostConfig, ConfigError> {
        Ok(HostConfig {
            packs: self
                .sets
                .as_deref()
                .map_or_else(|| Ok(Vec::new()), |folder| packs::read(folder, games))?,
            machine_pause: i64::from(self.machine_pause),
            computer_pause: i64::from(self.computer_pause),
            tables_each: usize::try_from(self.tables_each).unwrap_or(usize::MAX),
            ..HostConfig::default()
        })
    }

    /// What painters are to be given: fonts, and the pictures of the games' cards and of own packs; and what is wrong with
    /// pictures of own packs, one line a file. Those cards keep what they had.
    ///
    /// # Errors
    /// [`ConfigError::Folder`] when a folder or a font cannot be read.
    pub fn painter(&self, games: &Catalogue) -> Result<(PainterOptions, Vec<String>), ConfigError> {
        let (sources, faults) = art::read(self.sets.as_deref(), games)?;
        let options = PainterOptions {
            extra_fonts: self.extra_fonts()?,
            sources: Some(sources),
            ..PainterOptions::default()
        };
        Ok((options, faults))
    }

    /// The bytes of the fonts beside the built-in ones, in the order of their names.
    ///
    /// # Errors
    /// [`ConfigError::Folder`] when the folder or a font cannot be read.
    pub fn extra_fonts(&self) -> Result<Vec<Vec<u8>>, ConfigError> {
        let Some(folder) = self.fonts.as_deref() else { return Ok(Vec::new()) };
        let files = files_of(folder, &["ttf", "otf"])?;
        files.iter().map(|path| fs::read(path).map_err(|error| unreadable(path, &error))).collect()
    }
}

fn read_settings(path: &Path) -> Result<Layer, ConfigError> {
    let shown = path.display().to_string();
    let text = fs::read_to_string(path)
        .map_err(|error| ConfigError::File { path: shown.clone(), why: error.to_string() })?;
    let settings: SettingsFile = toml::from_str(&text).map_err(|error| {
        let line = error
            .span()
            .map_or(1, |span| 1 + text.bytes().take(span.start).filter(|byte| *byte == b'\n').count());
        ConfigError::Settings { path: shown, why: format!("line {line}: {}", error.message()) }
    })?;
    if settings.has_token() && others_can_read(path) {
        return Err(ConfigError::OpenToken { path: path.display().to_string() });
    }
    Ok(settings.into())
}

/// Whether people other than its owner can read a file. Not known everywhere.
#[cfg(unix)]
fn others_can_read(path: &Path) -> bool {
    use std::os::unix::fs::PermissionsExt;
    fs::metadata(path).is_ok_and(|file| file.permissions().mode() & 0o077 != 0)
}

#[cfg(not(unix))]
fn others_can_read(_: &Path) -> bool {
    false
}

/// The files of a folder with one of these endings, in the order of their names.
fn files_of(folder: &Path, endings: &[&str]) -> Result<Vec<PathBuf>, ConfigError> {
    let has_ending = |path: &PathBuf| {
        let ending = path.extension().and_then(|ending| ending.to_str()).map(str::to_ascii_lowercase);
        ending.is_some_and(|ending| endings.contains(&ending.as_str()))
    };
    let mut paths: Vec<PathBuf> = entries_of(folder)?.into_iter().filter(has_ending).collect();
    paths.sort();
    Ok(paths)
}

fn entries_of(folder: &Path) -> Result<Vec<PathBuf>, ConfigError> {
    fs::read_dir(folder)
        .and_then(|entries| entries.map(|entry| entry.map(|entry| entry.path())).collect())
        .map_err(|error| unreadable(folder, &error))
}

fn unreadable(path: &Path, error: &std::io::Error) -> ConfigError {
    ConfigError::Folder { path: path.display().to_string(), used: "read", why: error.to_string() }
}

#[cfg(test)]
mod tests;
