//! `skald backup` and `skald restore`: copies of the database.

use std::{path::Path, sync::Arc};

use skald_rules::catalogue::Catalogue;

use super::{CliError, Said};
use crate::{
    config::Config,
    host::{Host, HostError, SystemClock, SystemEntropy},
    store::Store,
};

/// Takes a copy, while the bot may go on.
pub(super) fn backup(config: &Config, copy: &Path) -> Result<Said, CliError> {
    super::block_on(Store::copy_out(&config.database(), copy))?.map_err(said)?;
    let size = std::fs::metadata(copy).map_or(0, |file| file.len());
    let text = format!(
        "{} is a whole copy of {} ({} kB)\n",
        copy.display(),
        config.database().display(),
        size.div_ceil(1_000)
    );
    Ok(Said { text, well: true })
}

/// Puts a copy back, and sees to it that the tables are told at the next start.
pub(super) fn restore(config: &Config, games: Catalogue, copy: &Path) -> Result<Said, CliError> {
    config.prepare_data()?;
    let host = config.host(&games)?;
    let database = config.database();
    let (kept, tables) = super::block_on(async {
        let kept = Store::put_back(copy, &database).await.map_err(said)?;
        let store = Store::open(&database).await.map_err(said)?;
        let told = tell(store, games, host).await.map_err(said)?;
        Ok::<_, CliError>((kept, told))
    })??;
    let mut text = format!(
        "{} is as it was in {}; at the next start {}\n",
        database.display(),
        copy.display(),
        count(tables)
    );
    if let Some(kept) = kept {
        text.push_str(&format!("what was there before is kept as {}\n", kept.display()));
    }
    Ok(Said { text, well: true })
}

async fn tell(store: Store, games: Catalogue, config: crate::host::HostConfig) -> Result<usize, HostError> {
    let host =
        Host::wait_serving(store, games, Arc::new(SystemClock), Arc::new(SystemEntropy), config).await?;
    let tables = host.tell_restored().await?;
    host.run(std::future::ready(())).await?;
    host.store().close().await;
    Ok(tables)
}

fn count(tables: usize) -> String {
    match tables {
        0 => "no game is under way".to_owned(),
        1 => "1 game under way is told".to_owned(),
        _ => format!("{tables} games under way are told"),
    }
}

/// A failure in its own sentence.
fn said(error: impl std::error::Error) -> CliError {
    CliError::Other(error.to_string())
}
