//! A stand-in for Discord on loopback: the part of its HTTP API and gateway that a bot needs, people who type and
//! press, and a web page to be those people. It lives in memory, in the process that starts it, and knows nothing
//! about any bot: it speaks Discord's protocol as plain JSON.
//!
//! What belongs here: the server and the functions that drive it. What does not: anything about the bot's games.
//!
//! ```no_run
//! # async fn story() -> Result<(), Box<dyn std::error::Error>> {
//! use localcord::{Config, Localcord};
//!
//! let discord = Localcord::start(Config::default()).await?;
//! // A bot is pointed at `discord.base_url()`; once it is there, a person types a command.
//! let alice = discord.person("Alice")?;
//! let channel = discord.channel("games")?;
//! let asked = discord.slash(alice, channel, "ping", &[])?;
//! println!("{:?}", discord.first_answer(&asked).await);
//! discord.stop().await;
//! # Ok(()) }
//! ```

#![deny(clippy::indexing_slicing)]

mod check;
mod components;
mod config;
mod drive;
mod faults;
mod gateway;
mod id;
mod json;
mod log;
mod net;
mod problem;
mod rates;
mod request;
mod rest;
mod server;
mod shared;
mod ui;
mod world;

pub use config::{Config, StartError};
pub use drive::views::{
    AttachmentView, ButtonView, ChannelView, CommandUse, MessageView, ModalField, ModalView, PersonView,
    SelectView,
};
pub use drive::{Answer, Choice, DriveError, Token};
pub use faults::{Action, Fault};
pub use id::Id;
pub use log::{RequestRecord, Violation};
pub use problem::Problem;
pub use rates::Rates;
pub use shared::Localcord;
pub use world::channels::{Access, Kind, permission};
pub use world::people::{Ping, PingReason};
