//! What can be set before the stand-in starts, and what can go wrong then.

use std::path::{Path, PathBuf};
use std::time::Duration;

use crate::rates::Rates;

/// Settings of a [`crate::Localcord`].
#[derive(Clone, Debug)]
pub struct Config {
    /// Port on 127.0.0.1; 0 takes any free one.
    pub port: u16,
    /// Time within which a bot must first answer an interaction. Discord: 3 s.
    pub answer_deadline: Duration,
    /// Time after which an interaction's token is void. Discord: 15 minutes.
    pub token_lifetime: Duration,
    /// Interval between heartbeats that the gateway asks for. Discord: 41.25 s.
    pub heartbeat: Duration,
    /// Discord's OpenAPI document, where it is at hand. Without it that check is left out, and
    /// [`crate::Localcord::openapi_note`] says so.
    pub openapi: Option<PathBuf>,
    /// `Host` values accepted beside the loopback addresses, for a test that speaks through a TLS front as
    /// `discord.com`. Empty in ordinary use.
    pub extra_hosts: Vec<String>,
    /// A real bot token that is set in the surroundings; if there is one, the stand-in refuses to start, so that
    /// a local trial never runs beside the real service.
    pub real_token: Option<String>,
    /// The bot's name as people see it.
    pub bot_name: String,
    /// The server's name.
    pub server_name: String,
    /// People who are there at the start and after a reset. Their ids are the same in every run.
    pub people: Vec<String>,
    /// A file in which people who are added are remembered over a restart, with the ids that they have. Nobody is without.
    pub remembered: Option<PathBuf>,
    /// Text channels that are there at the start and after a reset. Their ids are the same in every run.
    pub channels: Vec<String>,
    /// Whether gateway payloads go out compressed to a bot that asked for it; Discord may send text all the same.
    pub compress: bool,
    /// For how long the same nonce of one author means the same message. Discord names no number: "the past few minutes".
    pub nonce_age: Duration,
    /// How often messages of a channel that are older than an hour may be changed within an hour. Discord names no number.
    pub old_edits: usize,
    /// How many threads may be open in a server at one time. Discord: 1000.
    pub most_threads: usize,
    /// Permissions that the bot has in the server beside those that everybody has, as bits; moderators have
    /// [`crate::permission::MANAGE_THREADS`].
    pub bot_permissions: u64,
    /// Into how many shards the bot is asked to divide its connection.
    pub shards: u64,
    /// How many sessions the bot may still begin today. Discord: 1000 a day.
    pub sessions_left: u64,
    /// How much the bot may ask for at a time; nothing: as much as it likes.
    pub rates: Option<Rates>,
    /// How many requests and interactions are remembered.
    pub memory: usize,
    /// How many bytes of files are kept, of all channels together; the oldest go first.
    pub file_memory: usize,
}

impl Default for Config {
    /// Discord's own times, any free port, three people and two channels. The OpenAPI document is looked for at
    /// `DISCORD_OPENAPI`, else at `../shared/discord/openapi.json` beside the working folder; a token in
    /// `DISCORD_TOKEN` is a reason to refuse.
    fn default() -> Self {
        Self {
            port: 0,
            answer_deadline: Duration::from_secs(3),
            token_lifetime: Duration::from_secs(15 * 60),
            heartbeat: Duration::from_millis(41_250),
            openapi: find_openapi(),
            extra_hosts: Vec::new(),
            real_token: std::env::var("DISCORD_TOKEN").ok().filter(|token| !token.trim().is_empty()),
            bot_name: "Bot".to_owned(),
            server_name: "The Local Table".to_owned(),
            people: ["Alice", "Boris", "Clara"].map(str::to_owned).to_vec(),
            remembered: None,
            channels: ["general", "games"].map(str::to_owned).to_vec(),
            compress: true,
            nonce_age: Duration::from_secs(120),
            old_edits: 30,
            most_threads: 1000,
            bot_permissions: 0,
            shards: 1,
            sessions_left: 1000,
            rates: None,
            memory: 20_000,
            file_memory: 96 << 20,
        }
    }
}

/// The OpenAPI document: named by the environment, else beside the working folder, else (where Cargo runs us, that
/// is in tests) beside any folder above the package.
fn find_openapi() -> Option<PathBuf> {
    const PLACE: &str = "shared/discord/openapi.json";
    if let Some(named) = std::env::var_os("DISCORD_OPENAPI") {
        return Some(PathBuf::from(named));
    }
    let beside = Path::new("..").join(PLACE);
    if beside.is_file() {
        return Some(beside);
    }
    let package = PathBuf::from(std::env::var_os("CARGO_MANIFEST_DIR")?);
    package.ancestors().map(|folder| folder.join(PLACE)).find(|file| file.is_file())
}

/// Why the stand-in did not start; each is one sentence for the person at the terminal.
#[derive(Debug, thiserror::Error)]
pub enum StartError {
    /// Somebody else listens on the port.
    #[error("port {port} on 127.0.0.1 is already in use; choose another one, or 0 for any free one")]
    PortInUse {
        /// The port asked for.
        port: u16,
    },
    /// The port cannot be opened for another reason.
    #[error("port {port} on 127.0.0.1 cannot be opened: {source}")]
    Bind {
        /// The port asked for.
        port: u16,
        /// What the system says.
        source: std::io::Error,
    },
    /// A real token is set.
    #[error(
        "a real bot token is set; the local stand-in does not run beside it, so unset DISCORD_TOKEN first"
    )]
    RealToken,
    /// The OpenAPI document was named but cannot be used.
    #[error("Discord's OpenAPI document at {path} cannot be used: {why}")]
    OpenApi {
        /// Where it was looked for.
        path: String,
        /// What is wrong with it.
        why: String,
    },
}
