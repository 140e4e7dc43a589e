//! Scenarios: short readable files that say what the rules do. A position, inputs, what must then hold, and the clauses
//! that this shows. `docs/scenarios.md` describes the format.
//!
//! What belongs here: reading such files, playing them, and saying where the game differs. What does not: finding the
//! files, which is for the caller.

mod compare;
mod expect;
mod format;
mod run;

use std::fmt;

pub use self::{
    compare::missing,
    format::{
        Draw, Expect, File, MenuExpect, Places, Scenario, SetupLines, Step, StepLine, WaitingExpect, Who,
    },
    run::run_file,
};
pub(crate) use self::{expect::find, run::read_input};
use crate::catalogue::Catalogue;

/// What a file of scenarios showed.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Report {
    /// How many scenarios it held.
    pub scenarios: usize,
    /// How many steps they had in all.
    pub steps: usize,
}

/// Where a file of scenarios and the game differ, or why the file cannot be read.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub struct Difference {
    /// The file's name.
    pub file: String,
    /// What was missed, in the order in which it came up.
    pub misses: Vec<Miss>,
}

impl fmt::Display for Difference {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.file)?;
        for miss in &self.misses {
            write!(f, "\n  {miss}")?;
        }
        Ok(())
    }
}

/// One thing that a scenario expects and the game does not do.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Miss {
    /// The scenario's title; empty when the file as a whole cannot be read.
    pub scenario: String,
    /// At which place of the scenario, such as `step 2: t1.q1 hold`.
    pub place: String,
    /// What is different, in one or more lines.
    pub what: String,
}

impl fmt::Display for Miss {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let what = self.what.replace('\n', "\n      ");
        match (self.scenario.is_empty(), self.place.is_empty()) {
            (true, _) => f.write_str(&what),
            (false, true) => write!(f, "\"{}\": {what}", self.scenario),
            (false, false) => write!(f, "\"{}\", {}: {what}", self.scenario, self.place),
        }
    }
}

/// Plays all scenarios of a file. `name` is the file's name, for messages.
///
/// # Errors
/// [`Difference`] when the file cannot be read, or the game does anything else than the file expects.
pub fn run(name: &str, text: &str, games: &Catalogue) -> Result<Report, Difference> {
    run_file(&File::read(name, text)?, name, games)
}
