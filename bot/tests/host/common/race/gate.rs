//! Thinking that takes as long as a test wants: at a table with the option `gate=NAME` no computer gets beyond the gate of that name
//! before it is opened.

use std::{
    collections::BTreeMap,
    sync::{Arc, Condvar, Mutex, MutexGuard},
    thread::ThreadId,
    time::Duration,
};

/// Longer than any test: a gate that nobody opens ends the test, and does not stop all others.
const LONG: Duration = Duration::from_secs(60);

static GATES: Mutex<BTreeMap<String, Arc<Gate>>> = Mutex::new(BTreeMap::new());

/// A gate, and who has come to it.
pub struct Gate {
    /// The thread on which people are answered. Nobody is held up there: that it was met is noted.
    people: ThreadId,
    seen: Mutex<Seen>,
    opened: Condvar,
}

#[derive(Default)]
struct Seen {
    open: bool,
    somebody: bool,
    people: bool,
}

/// A closed gate of this name, made on the thread on which people are answered.
pub fn gate(name: &str) -> Arc<Gate> {
    let people = std::thread::current().id();
    let gate = Arc::new(Gate { people, seen: Mutex::default(), opened: Condvar::new() });
    GATES.lock().unwrap().insert(name.to_owned(), Arc::clone(&gate));
    gate
}

/// Waits at the gate of this name.
pub(super) fn pass(name: &str) {
    let gate = GATES.lock().unwrap().get(name).cloned();
    if let Some(gate) = gate {
        gate.pass();
    }
}

impl Gate {
    fn pass(&self) {
        let mut seen = self.seen();
        seen.somebody = true;
        if std::thread::current().id() == self.people {
            seen.people = true;
            return;
        }
        let (seen, waited) = self.opened.wait_timeout_while(seen, LONG, |seen| !seen.open).unwrap();
        drop(seen);
        assert!(!waited.timed_out(), "nobody opens the gate");
    }

    /// Lets all through.
    pub fn open(&self) {
        self.seen().open = true;
        self.opened.notify_all();
    }

    /// Whether somebody has come to it.
    pub fn somebody(&self) -> bool {
        self.seen().somebody
    }

    /// Whether somebody has come to it on the thread on which people are answered.
    pub fn met_people(&self) -> bool {
        self.seen().people
    }

    fn seen(&self) -> MutexGuard<'_, Seen> {
        self.seen.lock().unwrap()
    }
}
