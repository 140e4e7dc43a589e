//! Speaking Discord: commands, presses, forms, messages. The only place with the client library.
//!
//! - [`limits`]: every number that Discord sets.
//! - [`answer`], [`press`], [`commands`]: what the bot says and is asked, as plain data. [`audience`]: who may read it, and
//!   the wall between a table and one person.
//! - [`wire`], [`send`]: the way to Discord. [`gateway`], [`closes`], [`sessions`], [`call`], [`reply`], [`events`]: the way from it.
//!   [`reach`]: whether both are open.
//! - [`bot`], `act`: what is done. `page`: what messages look like. [`painters`]: pictures. [`outbox`]: what is owed.
//!   [`place`]: what may be done where. `private`: the channel of one person. [`cache`]: what is made once.

mod act;
pub mod answer;
pub mod audience;
pub mod bot;
pub mod cache;
pub mod call;
pub mod closes;
pub mod commands;
pub mod emojis;
pub mod events;
pub mod gateway;
mod hello;
pub mod limits;
pub mod outbox;
mod page;
mod painter_thread;
pub mod painters;
pub mod place;
pub mod press;
mod private;
pub mod reach;
pub mod reply;
pub mod send;
pub mod sessions;
pub mod wire;
