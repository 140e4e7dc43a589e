//! A painter with a thread of its own, which steps back for everything that answers people.
//!
//! What belongs here: the thread and how work reaches it. What does not: who waits for a painter.

use std::{
    io,
    sync::mpsc::{self, SyncSender},
    thread,
};

use skald_render::painter::Painter;

/// What a painter has to do.
type Work = Box<dyn FnOnce(&mut Painter) + Send>;

/// A painter that works on a thread of its own. The thread ends with this value, or when its work panics.
#[derive(Debug)]
pub struct PainterThread(SyncSender<Work>);

impl PainterThread {
    /// Gives a painter a thread.
    ///
    /// # Errors
    /// When the system gives no thread.
    pub fn start(mut painter: Painter) -> io::Result<Self> {
        let (sender, work) = mpsc::sync_channel::<Work>(1);
        thread::Builder::new().name("painter".to_owned()).spawn(move || {
            step_back();
            for work in work {
                work(&mut painter);
            }
        })?;
        Ok(Self(sender))
    }

    /// Has the painter do this, and waits for it; nothing when the work panics. The painter is then lost.
    pub fn does<T: Send + 'static>(
        &self,
        work: impl FnOnce(&mut Painter) -> T + Send + 'static,
    ) -> Option<T> {
        let (sender, done) = mpsc::sync_channel(1);
        let work: Work = Box::new(move |painter| drop(sender.send(work(painter))));
        self.0.send(work).ok()?;
        done.recv().ok()
    }
}

/// Lets everything else run first: an answer has three seconds, a picture follows when it is done.
#[cfg(unix)]
fn step_back() {
    // On Linux this is of the calling thread alone; elsewhere it may be of the process, where nothing is gained and nothing lost.
    if cfg!(target_os = "linux")
        && let Err(error) = rustix::process::nice(10)
    {
        tracing::debug!(%error, "a painter works beside everything else");
    }
}

#[cfg(not(unix))]
const fn step_back() {}
