//! An entry of the log that is being written: its act is done, and what follows from it by itself still comes.

use skald_rules::{
    fair::Begun,
    interface::{DecisionId, Seat},
};

use crate::host::table::{log_rows::Followed, told::Told};

/// An entry that is being written.
pub(in crate::host) struct Writing {
    pub begun: Begun,
    pub kind: &'static str,
    pub seat: Option<Seat>,
    pub decision: Option<DecisionId>,
    /// What spectators were told of the act.
    pub told: Vec<Told>,
    /// Whose each thing was that followed, and what they were told of it.
    pub followed: Vec<Followed>,
    pub at: i64,
}
