//! A story that stands still fails, and says what it waited for: no story may keep a whole run of tests waiting for ever.

use std::{
    collections::BTreeMap,
    fmt::Write,
    process,
    sync::{
        Arc, Mutex, MutexGuard, PoisonError,
        mpsc::{RecvTimeoutError, Sender, channel},
    },
    thread,
    time::{Duration, Instant},
};

/// Longer than any story takes on a busy machine.
const LONGEST: Duration = Duration::from_secs(15 * 60);

/// How long those are waited for who can say how things stand.
const PATIENCE: Duration = Duration::from_secs(10);

/// Ends the process of a test that is not over in time, whatever it waits for. Dropping it calls it off.
pub struct Watchdog {
    waits: Waits,
    _alive: Sender<()>,
}

/// What a story waits for at the moment, and what else is to be said should it stand still.
#[derive(Clone, Default)]
pub struct Waits(Arc<Mutex<Known>>);

/// Somebody who can say how things stand.
type Witness = Box<dyn Fn() -> String + Send>;

#[derive(Default)]
struct Known {
    begun: u64,
    under_way: BTreeMap<u64, (String, Instant)>,
    witnesses: Vec<Witness>,
}

/// A wait. It is over with this, however it ends.
pub struct Wait {
    waits: Waits,
    number: u64,
}

impl Watchdog {
    /// Watches over the story of this thread.
    #[must_use]
    pub fn over_this_story() -> Self {
        Self::over_a_story_of(LONGEST)
    }

    /// Watches over a story of this thread that takes no longer than `longest`.
    #[must_use]
    pub fn over_a_story_of(longest: Duration) -> Self {
        let story = thread::current().name().unwrap_or("a story").to_owned();
        let (alive, over) = channel::<()>();
        let waits = Waits::default();
        let watched = waits.clone();
        thread::spawn(move || {
            if over.recv_timeout(longest) == Err(RecvTimeoutError::Timeout) {
                eprintln!("{story} is not over after {} seconds: it stands still", longest.as_secs());
                eprintln!("{}\n{}", watched.under_way(), watched.witnessed());
                process::exit(101);
            }
        });
        Self { waits, _alive: alive }
    }

    /// Where a story notes what it waits for.
    #[must_use]
    pub fn waits(&self) -> Waits {
        self.waits.clone()
    }
}

impl Waits {
    fn known(&self) -> MutexGuard<'_, Known> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Notes that this is waited for, until what is returned is dropped.
    #[must_use]
    pub fn begin(&self, what: impl Into<String>) -> Wait {
        let mut known = self.known();
        known.begun += 1;
        let number = known.begun;
        known.under_way.insert(number, (what.into(), Instant::now()));
        Wait { waits: self.clone(), number }
    }

    /// Has `witness` say how things stand, should the story stand still.
    pub fn ask(&self, witness: impl Fn() -> String + Send + 'static) {
        self.known().witnesses.push(Box::new(witness));
    }

    /// What is waited for and since when, the longest first.
    #[must_use]
    pub fn under_way(&self) -> String {
        let mut found = String::new();
        for (what, since) in self.known().under_way.values() {
            // Writing to a text cannot fail.
            let _ = writeln!(found, "waits for {:.1?}: {what}", since.elapsed());
        }
        found
    }

    /// How things stand, as the witnesses say.
    #[must_use]
    pub fn witnessed(&self) -> String {
        let (waits, (tell, told)) = (self.clone(), channel());
        // On a thread of their own: they may wait for ever for what the story holds.
        thread::spawn(move || {
            for witness in &waits.known().witnesses {
                // Nobody listens any more when it took too long.
                let _ = tell.send(witness());
            }
        });
        let until = Instant::now() + PATIENCE;
        let mut said = Vec::new();
        while let Ok(told) = told.recv_timeout(until.saturating_duration_since(Instant::now())) {
            said.push(told);
        }
        said.join("\n")
    }
}

impl Drop for Wait {
    fn drop(&mut self) {
        self.waits.known().under_way.remove(&self.number);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_waited_for_is_said_until_it_is_over() {
        let waits = Waits::default();
        waits.ask(|| "the lease is held".to_owned());
        let first = waits.begin("the bot serves");
        let second = waits.begin("its answer");
        drop(first);
        let found = waits.under_way();
        assert!(!found.contains("the bot serves") && found.contains("its answer"), "{found}");
        assert_eq!(waits.witnessed(), "the lease is held");
        drop(second);
        assert_eq!(waits.under_way(), "");
    }
}
