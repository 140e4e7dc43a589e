//! `skald replay-all`: every game under way, played again from its log on this build.

use std::{
    fmt::Write,
    path::{Path, PathBuf},
    sync::Arc,
};

use skald_rules::catalogue::Catalogue;

use super::{CliError, Said};
use crate::{
    config::Config,
    host::{Host, HostConfig, HostError, Replayed, SystemClock, SystemEntropy},
    store::Store,
};

/// Plays the games of a copy of the database again, so that the bot may go on meanwhile, by an older build too.
pub(super) fn run(config: &Config, games: Catalogue) -> Result<Said, CliError> {
    let database = config.database();
    let copy = Copy(database.with_extension(format!("replay-{}.db", std::process::id())));
    // Nothing is looked at before it is played here, and nothing stands still in a copy.
    let host = HostConfig { build: String::new(), ..config.host(&games)? };
    let said = |error: &dyn std::error::Error| CliError::Other(error.to_string());
    let played = super::block_on(async {
        Store::copy_out(&database, &copy.0).await.map_err(|error| said(&error))?;
        replayed(&copy.0, games, host).await.map_err(|error| said(&error))
    })??;
    Ok(told(&played))
}

async fn replayed(copy: &Path, games: Catalogue, config: HostConfig) -> Result<Vec<Replayed>, HostError> {
    let store = Store::open(copy).await?;
    let host =
        Host::wait_serving(store, games, Arc::new(SystemClock), Arc::new(SystemEntropy), config).await?;
    let played = host.replay_all().await;
    host.store().close().await;
    played
}

fn told(played: &[Replayed]) -> Said {
    let mut said = Said { text: String::new(), well: true };
    for Replayed { code, game, steps, differs } in played {
        // Writing into a string cannot fail.
        let _ = match differs {
            None => writeln!(said.text, "ok    {code} {game}: {steps} steps"),
            Some(step) => {
                said.well = false;
                let act = if step.act.is_empty() { String::new() } else { format!(" (`{}`)", step.act) };
                writeln!(said.text, "WRONG {code} {game}: {step}{act}")
            }
        };
    }
    let wrong = played.iter().filter(|played| played.differs.is_some()).count();
    let _ = writeln!(said.text, "{} under way, {wrong} would have gone otherwise", count(played.len()));
    said
}

fn count(games: usize) -> String {
    if games == 1 { "1 game".to_owned() } else { format!("{games} games") }
}

/// A copy that goes when it was looked at, with the files that SQLite keeps beside it.
struct Copy(PathBuf);

impl Drop for Copy {
    fn drop(&mut self) {
        for beside in ["", "-wal", "-shm", ".lock"] {
            let mut path = self.0.clone().into_os_string();
            path.push(beside);
            // One that is not there need not go.
            let _ = std::fs::remove_file(path);
        }
    }
}
