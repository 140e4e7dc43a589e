//! The probe game, the property suite and the end-to-end tests.

// All of this is test code.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

pub mod chance;
pub mod house;
pub mod lists;
pub mod luck;
pub mod probe;
pub mod properties;
pub mod stage;
