//! The stand-in for Discord in the same process, for local mode.
//!
//! What belongs here: that a build for servers can leave the stand-in out (`--no-default-features`), and what it says
//! then. What does not: the stand-in itself, which is a crate of its own.

use std::path::PathBuf;

#[cfg(feature = "local")]
pub use localcord::{Localcord, StartError};

#[cfg(not(feature = "local"))]
pub use self::without::{Localcord, StartError};

/// Starts the stand-in with its page on this port; 0 takes any free one. Its people are remembered in that file.
///
/// # Errors
/// [`StartError`] when the port is taken, or when this build has no stand-in.
#[cfg(feature = "local")]
pub async fn start(port: u16, people: PathBuf) -> Result<Localcord, StartError> {
    let remembered = Some(people);
    let config = localcord::Config { port, bot_name: "Skald".to_owned(), remembered, ..Default::default() };
    Localcord::start(config).await
}

/// Says that this build has no stand-in.
///
/// # Errors
/// Always.
#[cfg(not(feature = "local"))]
#[expect(clippy::unused_async, reason = "called as the real one is")]
pub async fn start(_port: u16, _people: PathBuf) -> Result<Localcord, StartError> {
    Err(StartError)
}

#[cfg(not(feature = "local"))]
mod without {
    /// Why local mode cannot start.
    #[derive(Debug, thiserror::Error)]
    #[error("this build has no local mode: set DISCORD_TOKEN, or build it with the feature \"local\"")]
    pub struct StartError;

    /// A stand-in of which there is none in this build.
    #[derive(Debug)]
    pub enum Localcord {}

    impl Localcord {
        /// The address of the page.
        #[must_use]
        pub fn base_url(&self) -> String {
            match *self {}
        }

        /// Stops it.
        #[expect(clippy::unused_async, reason = "called as the real one is")]
        pub async fn stop(self) {
            match self {}
        }

        /// The server on which people play.
        #[must_use]
        pub fn server(&self) -> (u64,) {
            match *self {}
        }
    }
}
