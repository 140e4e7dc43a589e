//! Skald hosts slow games of legends on Discord.
#![deny(clippy::indexing_slicing)]

pub mod cli;
pub mod config;
pub mod discord;
pub mod effects;
pub mod figures;
pub mod host;
pub mod local;
pub mod serve;
pub mod store;

use skald_rules::invariant;
