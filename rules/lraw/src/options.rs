//! The options of a table: which list of restricted cards counts, and whether cards are swapped before the game.

use crate::kits::{LISTS, Limits};
use skald_vocabulary::interface::{OptionKind, OptionSpec, Say, Setup, SetupError};

/// The option of side decking before a single game.
pub const SIDING: &str = "siding";
/// The option of the list of restricted cards.
const LIST: &str = "list";

/// The options.
pub fn specs() -> Vec<OptionSpec> {
    let version =
        |list: &(&'static str, _)| (list.0, Say::new("lraw-option-list-version").with("version", list.0));
    let mut lists: Vec<_> = LISTS.iter().map(version).collect();
    lists.push(("none", Say::new("lraw-option-list-none")));
    vec![
        OptionSpec {
            key: LIST,
            about: Say::new("lraw-option-list"),
            kind: OptionKind::Choice(lists),
            default: Limits::FIRST,
        },
        OptionSpec {
            key: SIDING,
            about: Say::new("lraw-option-siding"),
            kind: OptionKind::Choice(vec![
                ("none", Say::new("lraw-option-siding-none")),
                ("before", Say::new("lraw-option-siding-before")),
            ]),
            default: "none",
        },
    ]
}

/// Refuses options that there are not.
///
/// # Errors
/// [`SetupError`] with what is possible.
pub fn check(setup: &Setup) -> Result<(), SetupError> {
    let specs = specs();
    setup.options.among(&specs)?;
    for spec in &specs {
        if let Some(value) = setup.options.get(spec.key) {
            spec.check(value, if spec.key == LIST { "LRAW-2.1.11" } else { "LRAW-1.1.4" })?;
        }
    }
    Ok(())
}

/// The version of the list that counts; `None` when none does.
#[must_use]
pub fn list(setup: &Setup) -> Option<&str> {
    Some(setup.options.get(LIST).unwrap_or(Limits::FIRST)).filter(|version| *version != "none")
}

/// Whether cards change places with the Side Decks before the game (LRAW-1.1.4).
#[must_use]
pub fn siding(setup: &Setup) -> bool {
    setup.options.get(SIDING) == Some("before")
}
