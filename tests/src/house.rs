//! The repository as tests see it: its files, by name.

use skald_rules::house;
pub use skald_rules::house::{root, scenarios};

/// All files under a folder of the repository whose names end with `ending`, each with its name from the root and its
/// text; sorted by name. A folder that is not there holds none.
#[must_use]
pub fn files(folder: &str, ending: &str) -> Vec<(String, String)> {
    if !root().join(folder).exists() {
        return Vec::new();
    }
    house::files(folder, ending).unwrap_or_else(|error| panic!("{folder}: {error}"))
}

/// All Rust sources of the workspace.
#[must_use]
pub fn sources() -> Vec<(String, String)> {
    ["rules", "render", "bot", "localcord", "tests"]
        .into_iter()
        .flat_map(|folder| files(folder, ".rs"))
        .collect()
}
