//! Stories about the stand-in: a bot that speaks the plain protocol (or serenity), people, and what goes wrong.

#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    clippy::indexing_slicing,
    clippy::needless_pass_by_value
)]

mod answers;
mod bot;
mod checks;
mod commands;
mod faults;
mod gateway;
mod messages;
mod page;
mod serenity_bot;
mod servers;
mod threads;
