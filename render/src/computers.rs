//! The files of the faces of the computers that play along: a picture of its own for each of those with a name.

use std::sync::LazyLock;

use include_dir::{Dir, include_dir};

/// Under this name their files lie among those of the games' cards; no game is called so.
pub(crate) const THEIRS: &str = "computers";

/// Their names in lower case, in the order of their numbers, of which the first is 1.
const NAMES: [&str; 7] = ["bracken", "flint", "wisp", "marrow", "thistle", "cobble", "soot"];

static FILES: Dir<'static> = include_dir!("$CARGO_MANIFEST_DIR/assets/computers");

/// The files of their faces, by name.
pub(crate) fn files() -> impl Iterator<Item = (&'static str, &'static str)> {
    static ALL: LazyLock<Vec<(&'static str, &'static str)>> = LazyLock::new(|| {
        let text = |name: &'static str| FILES.get_file(format!("{name}.svg"))?.contents_utf8();
        NAMES.into_iter().filter_map(|name| Some((name, text(name)?))).collect()
    });
    ALL.iter().copied()
}

/// The name of the file of the computer with this number; those without a name have none.
pub(crate) fn key(number: u8) -> Option<&'static str> {
    NAMES.get(usize::from(number).checked_sub(1)?).copied()
}
