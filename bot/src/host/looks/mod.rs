//! What people may see of tables: with a player's eyes, a spectator's or everybody's, now and afterwards.
//!
//! Nothing here changes anything.

pub(in crate::host) mod account;
pub(in crate::host) mod back;
pub(in crate::host) mod history;
pub(in crate::host) mod info;
pub(in crate::host) mod look;
pub(in crate::host) mod ratings;
pub(in crate::host) mod turns;
