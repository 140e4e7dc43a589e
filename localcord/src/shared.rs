//! A stand-in that is running, and what every part of it shares: the world behind its lock, and the count of its changes.
//!
//! What belongs here: how one gets at the world. What does not: what is done with it (`drive`, `rest`, `ui`), and how the
//! server begins and ends (`server`).

use std::net::SocketAddr;
use std::sync::{Arc, Mutex, PoisonError};

use tokio::sync::watch;
use tokio::task::JoinHandle;

use crate::check::openapi::OpenApi;
use crate::config::Config;
use crate::world::World;

/// What every part of the server shares.
#[derive(Clone)]
pub(crate) struct Shared {
    pub(crate) inner: Arc<Inner>,
    pub config: Arc<Config>,
}

pub(crate) struct Inner {
    pub address: SocketAddr,
    pub world: Mutex<World>,
    pub version: watch::Sender<u64>,
    pub stop: watch::Sender<bool>,
    pub openapi: Option<Arc<OpenApi>>,
}

impl Shared {
    /// Works on the world and tells everybody who waits for a change.
    pub fn with<T>(&self, work: impl FnOnce(&mut World) -> T) -> T {
        let result = work(&mut self.inner.world.lock().unwrap_or_else(PoisonError::into_inner));
        self.inner.version.send_modify(|version| *version += 1);
        result
    }

    /// Looks at the world.
    pub fn read<T>(&self, look: impl FnOnce(&World) -> T) -> T {
        look(&self.inner.world.lock().unwrap_or_else(PoisonError::into_inner))
    }

    /// The count of changes, to wait on.
    pub fn changes(&self) -> watch::Receiver<u64> {
        self.inner.version.subscribe()
    }

    /// Becomes true when the server stops.
    pub fn stopping(&self) -> watch::Receiver<bool> {
        self.inner.stop.subscribe()
    }
}

/// A stand-in for Discord that is running. It stops when [`Localcord::stop`] is called or the value is dropped.
pub struct Localcord {
    pub(crate) shared: Shared,
    pub(crate) task: Option<JoinHandle<()>>,
}
