//! A story that stands still fails: no story may keep a whole run of tests waiting for ever.

use std::{
    process,
    sync::mpsc::{RecvTimeoutError, Sender, channel},
    thread,
    time::Duration,
};

/// Longer than any story takes on a busy machine.
const LONGEST: Duration = Duration::from_secs(15 * 60);

/// Ends the process of a test that is not over in time, whatever it waits for. Dropping it calls it off.
pub struct Watchdog(#[expect(dead_code, reason = "dropping it tells the thread")] Sender<()>);

impl Watchdog {
    /// Watches over the story of this thread.
    #[must_use]
    pub fn over_this_story() -> Self {
        let story = thread::current().name().unwrap_or("a story").to_owned();
        let (alive, over) = channel::<()>();
        thread::spawn(move || {
            if over.recv_timeout(LONGEST) == Err(RecvTimeoutError::Timeout) {
                eprintln!("{story} is not over after {} minutes: it stands still", LONGEST.as_secs() / 60);
                process::exit(101);
            }
        });
        Self(alive)
    }
}
