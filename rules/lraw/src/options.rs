//! The options of a table: which list of restricted cards counts, whether cards are swapped before the game, what whoever does not
//! begin gets for it, and how far apart the moments lie at which passes count.

use crate::kits::{LISTS, Limits};
use skald_vocabulary::interface::{Editions, OptionKind, OptionSpec, Options, Say, Setup, SetupError};

/// The option of side decking before a single game.
pub const SIDING: &str = "siding";
/// The option of cards for those who do not begin.
const LATER: &str = "later_draw";
/// The option of the list of restricted cards.
const LIST: &str = "list";

/// The option of the moments at which a turn's first pass by hand counts (5.2.2).
const PASSES: &str = "bluff_grid";
/// How many minutes lie between them where nobody says otherwise, as a word of the option.
const TEN: &str = "10";
/// The option of the time for one answer in a foreign turn (CLK-2), and the one for all of a turn together (CLK-3): in hours, where
/// the turn has a day; with another pace they are the same shares of it (CLK-4).
const ANSWER: &str = "answer_clock";
const ANSWERS: &str = "answer_bank";
/// The lists of restricted cards, of which a table names the one that it began with (LRAW-2.1.11).
pub const EDITIONS: Editions = Editions { option: LIST, all: &[LISTS[0].0], also: &[(LENT, APART)] };
/// The option of how ready decks are lent to those who bring none. Tables that do not name it began when the same could be lent twice.
const LENT: &str = "lent";
/// Different ones, as far as they go.
const APART: &str = "apart";

/// The options.
pub fn specs() -> Vec<OptionSpec> {
    let lists = LISTS.iter().map(|list| list.0).chain(["none"]).collect();
    vec![
        OptionSpec {
            key: LIST,
            about: Say::new("lraw-option-list"),
            holds: "lraw-option-list-holds",
            kind: OptionKind::Choice(lists),
            default: EDITIONS.newest().unwrap_or(Limits::FIRST),
            usual: &[],
        },
        OptionSpec {
            key: SIDING,
            about: Say::new("lraw-option-siding"),
            holds: "lraw-option-siding-holds",
            kind: OptionKind::Choice(vec!["none", "before"]),
            default: "none",
            usual: &[],
        },
        OptionSpec {
            key: LATER,
            about: Say::new("lraw-option-later"),
            holds: "lraw-option-later-holds",
            kind: OptionKind::Choice(vec!["none", "one", "two"]),
            default: "none",
            usual: &[],
        },
        OptionSpec {
            key: PASSES,
            about: Say::new("lraw-option-passes"),
            holds: "lraw-option-passes-holds",
            kind: OptionKind::Number { min: 1, max: 60 },
            default: TEN,
            usual: &["1", "5", "10", "30", "60"],
        },
        OptionSpec {
            key: ANSWER,
            about: Say::new("lraw-option-answer"),
            holds: "lraw-option-answer-holds",
            kind: OptionKind::Number { min: 1, max: 24 },
            default: "8",
            usual: &["4", "8", "12"],
        },
        OptionSpec {
            key: ANSWERS,
            about: Say::new("lraw-option-answers"),
            holds: "lraw-option-answers-holds",
            kind: OptionKind::Number { min: 1, max: 72 },
            default: "12",
            usual: &["6", "12", "24"],
        },
        OptionSpec {
            key: LENT,
            about: Say::new("lraw-option-lent"),
            holds: "lraw-option-lent-holds",
            kind: OptionKind::Choice(vec![APART, "any"]),
            default: APART,
            usual: &[],
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
                PASSES | ANSWER | ANSWERS => "LRAW-3.5.2",
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

/// How many minutes lie between the moments at which a turn's first pass by hand counts.
#[must_use]
pub fn passes(setup: &Setup) -> u16 {
    let said = setup.options.get(PASSES).unwrap_or(TEN);
    said.parse().unwrap_or(10)
}

/// How many hours there are for an answer, and for all answers of a foreign turn together, where a turn has a day.
#[must_use]
pub fn answers(setup: &Setup) -> (u8, u8) {
    let hours = |key, usual| setup.options.get(key).and_then(|said| said.parse().ok()).unwrap_or(usual);
    (hours(ANSWER, 8), hours(ANSWERS, 12))
}

/// Whether different ready decks are lent, as far as they go.
#[must_use]
pub fn lends_apart(setup: &Setup) -> bool {
    setup.options.get(LENT) == Some(APART)
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
