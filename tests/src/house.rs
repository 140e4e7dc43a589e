//! The repository as tests see it: its files, by name.

use std::{
    fs,
    path::{Path, PathBuf},
};

/// The repository's folder.
#[must_use]
pub fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("the crate lies in the repository").to_owned()
}

/// All files under a folder of the repository whose names end with `ending`, each with its name from the root and its
/// text; sorted by name. A folder that is not there holds none.
#[must_use]
pub fn files(folder: &str, ending: &str) -> Vec<(String, String)> {
    let root = root();
    let mut found = Vec::new();
    let mut folders = vec![root.join(folder)];
    while let Some(folder) = folders.pop() {
        let Ok(entries) = fs::read_dir(&folder) else { continue };
        for entry in entries {
            let path = entry.expect("a folder can be listed").path();
            if path.is_dir() {
                if !path.ends_with("target") {
                    folders.push(path);
                }
            } else if path.to_string_lossy().ends_with(ending) {
                let name = path.strip_prefix(&root).expect("it lies under the root");
                let name = name.to_string_lossy().replace('\\', "/");
                let text = fs::read_to_string(&path).unwrap_or_else(|error| panic!("{name}: {error}"));
                found.push((name, text));
            }
        }
    }
    found.sort_unstable();
    found
}

/// All Rust sources of the workspace.
#[must_use]
pub fn sources() -> Vec<(String, String)> {
    ["rules", "render", "bot", "localcord", "tests"]
        .into_iter()
        .flat_map(|folder| files(folder, ".rs"))
        .collect()
}
