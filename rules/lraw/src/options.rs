//! The options of a table: which list of restricted cards counts, whether cards are swapped before the game, and what whoever does
//! not begin gets for it.

use crate::kits::{LISTS, Limits};
use skald_vocabulary::interface::{OptionKind, OptionSpec, Options, Say, Setup, SetupError};

/// The option of side decking before a single game.
pub const SIDING: &str = "siding";
/// The option of cards for those who do not begin.
const LATER: &str = "later_draw";
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
        OptionSpec {
            key: LATER,
            about: Say::new("lraw-option-later"),
            kind: OptionKind::Choice(vec![
                ("none", Say::new("lraw-option-later-none")),
                ("one", Say::new("lraw-option-later-one")),
                ("two", Say::new("lraw-option-later-two")),
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
            let clause = match spec.key {
                LIST => "LRAW-2.1.11",
                LATER => "LRAW-3.1.4",
                _ => "LRAW-1.1.4",
            };
            spec.check(value, clause)?;
        }
    }
    Ok(())
}

/// The version of the list that counts; `None` when none does.
#[must_use]
pub fn list(setup: &Setup) -> Option<&str> {
    Some(setup.options.get(LIST).unwrap_or(Limits::FIRST)).filter(|version| *version != "none")
}

/// How many cards more those draw who do not begin, before the first turn.
#[must_use]
pub fn later(setup: &Setup) -> u8 {
    match setup.options.get(LATER) {
        Some("one") => 1,
        Some("two") => 2,
        _ => 0,
    }
}

/// What is proposed: whoever begins has an advantage, which these cards make up for (docs/balance.md).
#[must_use]
pub fn proposals() -> Options {
    Options::default().with(LATER, "two")
}

/// Whether cards change places with the Side Decks before the game (LRAW-1.1.4).
#[must_use]
pub fn siding(setup: &Setup) -> bool {
    setup.options.get(SIDING) == Some("before")
}
