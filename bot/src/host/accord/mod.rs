//! What all who play agree on: other terms, a pause, and stepping back.
//!
//! What belongs here: proposals and what becomes of them. What does not: ending a game together, which its rules know
//! (`lobby/leaving`), and what is settled while people are joining beside the terms (`lobby/settling`).

pub(in crate::host) mod away;
pub(in crate::host) mod back;
pub(in crate::host) mod pause;
pub(in crate::host) mod proposing;
pub(in crate::host) mod terms;
