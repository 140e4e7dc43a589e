//! What holds for every game and for the sources as a whole: properties, clauses, scenarios, sentences, order in the house.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, clippy::indexing_slicing)]

mod arguments;
mod clauses;
mod commands;
mod deeds;
mod kits;
mod looking_back;
mod papers;
mod playouts;
mod private_parts;
mod properties;
mod properties_bite;
mod questions;
mod scenarios;
mod sentences;
mod silence;
mod tidy;
