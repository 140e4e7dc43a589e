//! Faults that can be switched on: what goes wrong, with which requests, how often. Faults of the gateway are in
//! `gateway`, those of a person or a channel in `world`.

use std::time::Duration;

use serde::{Deserialize, Serialize};

/// What goes wrong with a request.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum Action {
    /// The request is handled only after a pause.
    Slow {
        /// Length of the pause in milliseconds.
        ms: u64,
    },
    /// The request is handled at once, but its answer is held back.
    SlowAfter {
        /// Length of the pause in milliseconds.
        ms: u64,
    },
    /// 429 with a time to wait; nothing is done.
    TooMany {
        /// Time to wait in milliseconds.
        retry_after_ms: u64,
        /// Whether the limit counts for the whole bot.
        #[serde(default)]
        global: bool,
        /// Leaves out the header, so that only the body tells the time.
        #[serde(default)]
        body_only: bool,
    },
    /// A status of 500 to 599 with an HTML page, as a proxy would send; nothing is done.
    ServerError {
        /// The status.
        status: u16,
    },
    /// The request is handled, and then a 5xx is answered all the same.
    ServerErrorAfter {
        /// The status.
        status: u16,
    },
    /// 403 with an HTML page, as Cloudflare sends it in front of Discord; nothing is done.
    Barred,
    /// One of Discord's own errors; nothing is done.
    Refuse {
        /// HTTP status.
        status: u16,
        /// Discord's error code.
        code: u64,
    },
    /// The line breaks before anything is done.
    BreakBefore,
    /// The request is handled, and the line breaks before the answer.
    BreakAfter,
}

/// One fault that is switched on.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Fault {
    /// Number under which it can be switched off; given when it is switched on.
    #[serde(default)]
    pub number: u64,
    /// HTTP method that it concerns; `None` means every one.
    #[serde(default)]
    pub method: Option<String>,
    /// Path without `/api/v10`, in which `*` stands for one segment and `**` for any rest, for example
    /// `/channels/*/messages` or `**`.
    pub path: String,
    /// How many requests it still concerns; `None` means until it is switched off.
    #[serde(default)]
    pub times: Option<u32>,
    /// What goes wrong.
    pub action: Action,
}

impl Fault {
    /// A fault for one method and path pattern (see [`Fault::path`]), for a number of requests.
    #[must_use]
    pub fn new(method: &str, path: &str, times: u32, action: Action) -> Self {
        let method = Some(method.to_owned());
        Self { number: 0, method, path: path.to_owned(), times: Some(times), action }
    }

    /// A fault for every request until it is switched off.
    #[must_use]
    pub fn everywhere(action: Action) -> Self {
        Self { number: 0, method: None, path: "**".to_owned(), times: None, action }
    }

    fn concerns(&self, method: &str, path: &str) -> bool {
        self.times != Some(0)
            && self.method.as_deref().is_none_or(|wanted| wanted.eq_ignore_ascii_case(method))
            && matches(&self.path, path)
    }
}

fn matches(pattern: &str, path: &str) -> bool {
    let mut segments = path.split('/').filter(|part| !part.is_empty());
    for part in pattern.split('/').filter(|part| !part.is_empty()) {
        match (part, segments.next()) {
            ("**", _) => return true,
            ("*", Some(_)) => {}
            (wanted, Some(found)) if wanted == found => {}
            _ => return false,
        }
    }
    segments.next().is_none()
}

/// What a request has to go through.
#[derive(Debug, Default)]
pub(crate) struct Trouble {
    /// Pause before it is handled.
    pub before: Duration,
    /// Pause before its answer goes out.
    pub after: Duration,
    /// What else goes wrong.
    pub action: Option<Action>,
}

/// All faults that are switched on.
#[derive(Debug, Default)]
pub(crate) struct Faults {
    next: u64,
    list: Vec<Fault>,
}

impl Faults {
    /// Switches a fault on and returns its number.
    pub fn add(&mut self, mut fault: Fault) -> u64 {
        self.next += 1;
        fault.number = self.next;
        self.list.push(fault);
        self.next
    }

    /// Switches a fault off; false if there is none of this number.
    pub fn remove(&mut self, number: u64) -> bool {
        let before = self.list.len();
        self.list.retain(|fault| fault.number != number);
        self.list.len() < before
    }

    /// Switches all off.
    pub fn clear(&mut self) {
        self.list.clear();
    }

    /// All that are on.
    pub fn list(&self) -> Vec<Fault> {
        self.list.clone()
    }

    /// What this request has to go through: every pause that concerns it, and the first other fault.
    pub fn take(&mut self, method: &str, path: &str) -> Trouble {
        let mut trouble = Trouble::default();
        for fault in self.list.iter_mut().filter(|fault| fault.concerns(method, path)) {
            match &fault.action {
                Action::Slow { ms } => trouble.before += Duration::from_millis(*ms),
                Action::SlowAfter { ms } => trouble.after += Duration::from_millis(*ms),
                _ if trouble.action.is_some() => continue,
                other => trouble.action = Some(other.clone()),
            }
            fault.times = fault.times.map(|left| left.saturating_sub(1));
        }
        self.list.retain(|fault| fault.times != Some(0));
        trouble
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_pattern_names_one_segment_or_a_rest() {
        assert!(matches("/channels/*/messages", "/channels/4/messages"));
        assert!(!matches("/channels/*/messages", "/channels/4/messages/5"));
        assert!(matches("/channels/**", "/channels/4/messages/5"));
        assert!(matches("**", "/gateway"));
        assert!(!matches("/channels/*", "/channels"));
    }

    #[test]
    fn a_fault_ends_after_its_times() {
        let mut faults = Faults::default();
        faults.add(Fault::new("POST", "/a", 2, Action::BreakBefore));
        faults.add(Fault::everywhere(Action::Slow { ms: 5 }));
        assert_eq!(faults.take("GET", "/a").action, None);
        for _ in 0..2 {
            let trouble = faults.take("POST", "/a");
            assert_eq!(trouble.action, Some(Action::BreakBefore));
            assert_eq!(trouble.before, Duration::from_millis(5));
        }
        assert_eq!(faults.take("POST", "/a").action, None);
        assert_eq!(faults.list().len(), 1, "the slow one stays until it is switched off");
    }
}
