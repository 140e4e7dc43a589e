//! `skald verify`: what came of recomputing a game file.

use std::{fs, path::Path};

use skald_rules::{catalogue::Catalogue, fair};

use super::{CliError, Said};

/// Verifies a game file.
pub(super) fn run(path: &Path, games: &Catalogue) -> Result<Said, CliError> {
    let bytes = fs::read(path)
        .map_err(|error| CliError::Read { path: path.display().to_string(), why: error.to_string() })?;
    let report = fair::verify(&bytes, games);
    let text = report.says().iter().map(|say| skald_rules::words::common().plain(say) + "\n").collect();
    Ok(Said { text, well: report.holds() })
}
