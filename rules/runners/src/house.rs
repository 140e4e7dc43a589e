//! The files of the house, as the tests of a game's crate ask for them: whether its scenarios hold, and whether its
//! sentences are those that it says.
//!
//! What belongs here: finding files by their places, which are the same for every game. Tests alone call it; nothing else
//! in the rules reads a file. What does not: reading what is in them beyond that (`scenario`, `clauses`).

use std::{
    collections::BTreeSet,
    fs, io,
    path::{Path, PathBuf},
};

use skald_vocabulary::interface::Game;

use crate::{catalogue::Catalogue, scenario};

/// The repository's folder, where it was built.
#[must_use]
pub fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).ancestors().nth(2).unwrap_or(Path::new(".")).to_owned()
}

/// All files under a folder of the repository whose names end with `ending`, each with its name from the root and its
/// text; sorted by name.
///
/// # Errors
/// When a folder or a file cannot be read.
pub fn files(folder: &str, ending: &str) -> io::Result<Vec<(String, String)>> {
    let root = root();
    let mut found = Vec::new();
    let mut folders = vec![root.join(folder)];
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(&folder)? {
            let path = entry?.path();
            if path.is_dir() {
                if !path.ends_with("target") {
                    folders.push(path);
                }
            } else if path.to_string_lossy().ends_with(ending) {
                let name = path.strip_prefix(&root).unwrap_or(&path).to_string_lossy().replace('\\', "/");
                found.push((name, fs::read_to_string(&path)?));
            }
        }
    }
    found.sort_unstable();
    Ok(found)
}

/// Plays all scenarios of a folder, and says how many there are.
///
/// # Errors
/// What they expect and the game does not do, file by file; or that there are none.
pub fn scenarios(folder: &str, games: &Catalogue) -> Result<usize, String> {
    let files = files(folder, ".toml").map_err(|error| format!("{folder}: {error}"))?;
    let (mut count, mut misses) = (0, Vec::new());
    for (name, text) in &files {
        match scenario::run(name, text, games) {
            Ok(report) => count += report.scenarios,
            Err(difference) => misses.push(difference.to_string()),
        }
    }
    match (count, misses.is_empty()) {
        (0, true) => Err(format!("{folder} holds no scenario")),
        (_, true) => Ok(count),
        (_, false) => Err(misses.join("\n")),
    }
}

/// The ids of the sentences that the code of a game names, without its tests, and of those in its file of words. They
/// begin with the game's id; the match of a game has an id of that kind, and is no sentence.
///
/// # Errors
/// When a file cannot be read.
pub fn sentences<G: Game>() -> io::Result<[BTreeSet<String>; 2]> {
    let prefix = format!("{}-", G::ID);
    let is_id = |word: &&str| {
        word.strip_prefix(&prefix).is_some_and(|rest| !rest.is_empty() && rest != "match")
            && word.bytes().all(|byte| byte.is_ascii_lowercase() || byte == b'-')
    };
    let own = |word: &str| word.to_owned();
    let tests = format!("rules/{}/src/tests/", G::ID);
    let mut code = files(&format!("rules/{}/src", G::ID), ".rs")?;
    code.retain(|(name, _)| !name.starts_with(&tests));
    let said = code.iter().flat_map(|(_, text)| text.split('"')).filter(is_id).map(own).collect();
    let file = fs::read_to_string(root().join(format!("rules/words/en/{}.ftl", G::ID)))?;
    let ids = file.lines().filter_map(|line| line.split_once(" =")).map(|(id, _)| id);
    Ok([said, ids.filter(is_id).map(own).collect()])
}
