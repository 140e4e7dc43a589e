//! One layer of settings: what a file, or environment and options, say; what they leave out is left to the layer below.

use std::{net::SocketAddr, path::PathBuf};

use serde::Deserialize;
use tracing_subscriber::EnvFilter;

use super::{Config, ConfigError, LogFormat, Token};

/// The settings file. A key that is no setting is an error.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SettingsFile {
    token: Option<String>,
    discord: Option<String>,
    data: Option<PathBuf>,
    sets: Option<PathBuf>,
    fonts: Option<PathBuf>,
    port: Option<u16>,
    log: Option<LogFormat>,
    log_filter: Option<String>,
    machine_pause: Option<u32>,
    computer_pause: Option<u32>,
    tables_each: Option<u32>,
    metrics: Option<SocketAddr>,
}

impl SettingsFile {
    /// Whether the bot's token stands in it.
    pub(super) fn has_token(&self) -> bool {
        self.token.as_ref().is_some_and(|token| !token.trim().is_empty())
    }
}

/// What one layer says.
#[derive(Clone, Default)]
pub struct Layer {
    /// As in [`Config`].
    pub token: Option<String>,
    /// As in [`Config`].
    pub discord: Option<String>,
    /// As in [`Config`].
    pub data: Option<PathBuf>,
    /// As in [`Config`].
    pub sets: Option<PathBuf>,
    /// As in [`Config`].
    pub fonts: Option<PathBuf>,
    /// As in [`Config`].
    pub port: Option<u16>,
    /// As in [`Config`].
    pub log: Option<LogFormat>,
    /// As in [`Config`].
    pub filter: Option<String>,
    /// As in [`Config`].
    pub machine_pause: Option<u32>,
    /// As in [`Config`].
    pub computer_pause: Option<u32>,
    /// As in [`Config`].
    pub tables_each: Option<u32>,
    /// As in [`Config`].
    pub metrics: Option<SocketAddr>,
}

impl From<SettingsFile> for Layer {
    fn from(file: SettingsFile) -> Self {
        Self {
            token: file.token,
            discord: file.discord,
            data: file.data,
            sets: file.sets,
            fonts: file.fonts,
            port: file.port,
            log: file.log,
            filter: file.log_filter,
            machine_pause: file.machine_pause,
            computer_pause: file.computer_pause,
            tables_each: file.tables_each,
            metrics: file.metrics,
        }
    }
}

impl Layer {
    /// This layer above another.
    #[must_use]
    pub fn over(self, below: Self) -> Self {
        Self {
            token: self.token.or(below.token),
            discord: self.discord.or(below.discord),
            data: self.data.or(below.data),
            sets: self.sets.or(below.sets),
            fonts: self.fonts.or(below.fonts),
            port: self.port.or(below.port),
            log: self.log.or(below.log),
            filter: self.filter.or(below.filter),
            machine_pause: self.machine_pause.or(below.machine_pause),
            computer_pause: self.computer_pause.or(below.computer_pause),
            tables_each: self.tables_each.or(below.tables_each),
            metrics: self.metrics.or(below.metrics),
        }
    }

    /// The settings, with defaults for what no layer says.
    ///
    /// # Errors
    /// [`ConfigError`] when a setting cannot be used, or two do not go together.
    pub fn settle(self) -> Result<Config, ConfigError> {
        let or = Config::default();
        let filled = |text: Option<String>| text.filter(|text| !text.trim().is_empty());
        let config = Config {
            token: filled(self.token).map(|text| Token::new(&text)).transpose()?,
            discord: filled(self.discord),
            data: self.data.unwrap_or(or.data),
            sets: self.sets,
            fonts: self.fonts,
            port: self.port.unwrap_or(or.port),
            log: self.log.unwrap_or(or.log),
            filter: filled(self.filter).unwrap_or(or.filter),
            machine_pause: self.machine_pause.unwrap_or(or.machine_pause),
            computer_pause: self.computer_pause.unwrap_or(or.computer_pause),
            tables_each: self.tables_each.unwrap_or(or.tables_each),
            metrics: self.metrics,
        };
        if let Err(error) = EnvFilter::builder().parse(&config.filter) {
            return Err(ConfigError::Filter { filter: config.filter, why: error.to_string() });
        }
        if let Some(address) = &config.discord {
            if config.token.is_some() {
                return Err(ConfigError::TokenAndStandIn);
            }
            if !on_this_machine(address) {
                return Err(ConfigError::StandIn(address.clone()));
            }
        }
        Ok(config)
    }
}

/// Whether an address is `http://127.0.0.1:PORT`, with or without a path.
fn on_this_machine(address: &str) -> bool {
    let Some(rest) = address.strip_prefix("http://127.0.0.1:") else { return false };
    let port = rest.split('/').next().unwrap_or_default();
    port.parse::<u16>().is_ok()
}
