//! `skald scenario`: plays scenarios from files and folders.

use std::{
    fs,
    path::{Path, PathBuf},
};

use skald_rules::{catalogue::Catalogue, scenario};

use super::{CliError, Said, read_text};

/// Plays all scenarios of these files and of all `.toml` files of these folders.
pub(super) fn run(paths: &[PathBuf], games: &Catalogue) -> Result<Said, CliError> {
    let mut files = Vec::new();
    for path in paths {
        gather(path, true, &mut files)?;
    }
    if files.is_empty() {
        return Err(CliError::Other(
            "there are no scenarios: no file in these folders ends in .toml".to_owned(),
        ));
    }
    let mut text = String::new();
    let (mut scenarios, mut missed) = (0, 0);
    for path in &files {
        let name = path.display().to_string();
        match scenario::run(&name, &read_text(path)?, games) {
            Ok(report) => scenarios += report.scenarios,
            Err(difference) => {
                missed += 1;
                text.push_str(&format!("{difference}\n"));
            }
        }
    }
    if missed == 0 {
        text.push_str(&format!(
            "{} and {}: all as expected.\n",
            count(files.len(), "file"),
            count(scenarios, "scenario")
        ));
    } else {
        text.push_str(&format!("{} of {} did not go as expected.\n", missed, count(files.len(), "file")));
    }
    Ok(Said { text, well: missed == 0 })
}

fn count(number: usize, what: &str) -> String {
    if number == 1 { format!("1 {what}") } else { format!("{number} {what}s") }
}

/// Adds a file, or all `.toml` files below a folder in the order of their names.
fn gather(path: &Path, named: bool, files: &mut Vec<PathBuf>) -> Result<(), CliError> {
    let cannot =
        |error: std::io::Error| CliError::Read { path: path.display().to_string(), why: error.to_string() };
    if fs::metadata(path).map_err(cannot)?.is_dir() {
        let mut inside: Vec<PathBuf> = fs::read_dir(path)
            .and_then(|entries| entries.map(|entry| entry.map(|entry| entry.path())).collect())
            .map_err(cannot)?;
        inside.sort();
        inside.iter().try_for_each(|path| gather(path, false, files))
    } else {
        if named || path.extension().is_some_and(|ending| ending == "toml") {
            files.push(path.to_owned());
        }
        Ok(())
    }
}
