//! The host itself: what it is made of, the locks of its tables, each interaction once, and one transaction for a change.
//!
//! What belongs here: what every room needs. What does not: anything that only one room does.

pub(in crate::host) mod asks;
pub(in crate::host) mod builds;
pub(in crate::host) mod clock;
pub(in crate::host) mod commit;
pub(in crate::host) mod config;
pub(in crate::host) mod core;
pub(in crate::host) mod digest;
pub(in crate::host) mod entropy;
pub(in crate::host) mod figures;
pub(in crate::host) mod known;
pub(in crate::host) mod load;
pub(in crate::host) mod people;
pub(in crate::host) mod rating;
pub(in crate::host) mod still;
