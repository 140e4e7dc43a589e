//! The bot and the stand-in together, over real HTTP and WebSocket, as people press and type, and the page in a browser.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, clippy::indexing_slicing)]

mod accord;
mod ahead;
mod back;
mod cards;
mod crash;
mod every_point;
mod fairness;
mod faults;
mod figures;
mod game;
mod gateway;
mod heard;
mod hours;
mod in_view;
mod left;
mod legends;
mod lost;
mod lraw;
mod names;
mod page;
mod piled;
mod places;
mod presses;
mod production;
mod rationed;
mod sent;
mod setup;
mod six;
mod smoke;
mod thread;
mod tournament;
mod trouble;
mod tutorial;
mod votes;
mod words;
