//! The gateway: the WebSocket itself and what the events hold. What it remembers lies in the world.

pub(crate) mod events;
pub(crate) mod socket;

pub(crate) use crate::world::gateway::{Connection, Out};
