//! How much a bot may ask for at a time: so much in all, and so much of one kind at one place. Off unless asked for.
//!
//! What belongs here: the counts, and how an answer tells of them. What does not: limits that a test orders by hand
//! (`faults`).

use std::collections::{HashMap, VecDeque};
use std::time::Duration;

use axum::http::{HeaderMap, HeaderName, HeaderValue};
use tokio::time::Instant;

/// The limits.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Rates {
    /// Requests a second in all, answers to interactions not counted. Discord: 50.
    pub a_second: usize,
    /// Requests of one kind at one place within [`Rates::within`]. Discord names none; bots are told 5 of messages.
    pub at_a_place: u32,
    /// See [`Rates::at_a_place`]; bots are told 5 s.
    pub within: Duration,
}

impl Default for Rates {
    fn default() -> Self {
        Self { a_second: 50, at_a_place: 5, within: Duration::from_secs(5) }
    }
}

/// What was counted so far.
#[derive(Debug, Default)]
pub(crate) struct Counted {
    lately: VecDeque<Instant>,
    places: HashMap<String, Place>,
}

#[derive(Clone, Copy, Debug)]
struct Place {
    asked: u32,
    resets: Instant,
}

/// What a request comes to.
#[derive(Debug, PartialEq)]
pub(crate) enum Verdict {
    /// It is not counted.
    Free,
    /// It may be carried out; this is what its answer tells.
    Fits(Told),
    /// It is one too many: not before this time has passed.
    TooMany { after: Duration, global: bool, told: Option<Told> },
}

/// What an answer tells of the place that was asked for.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Told {
    bucket: String,
    limit: u32,
    left: u32,
    resets_after: Duration,
}

/// The name of the bucket of a request, and whether it counts among all; nothing if it is not counted. Channels, servers, and
/// tokens of interactions have buckets of their own; what is asked for in them by number does not.
fn bucket(method: &str, path: &str) -> Option<(String, bool)> {
    let mut parts = path.split('/').filter(|part| !part.is_empty());
    let first = parts.next()?;
    if matches!(first, "interactions" | "gateway" | "applications" | "oauth2") {
        return None;
    }
    let answers = first == "webhooks";
    let place: Vec<&str> = parts.by_ref().take(if answers { 2 } else { 1 }).collect();
    let rest: Vec<&str> =
        parts.map(|part| if part.bytes().all(|byte| byte.is_ascii_digit()) { "*" } else { part }).collect();
    Some((format!("{method}/{first}/{}/{}", place.join("/"), rest.join("/")), !answers))
}

impl Counted {
    /// Counts a request that arrives at `now`.
    pub fn take(&mut self, rates: &Rates, method: &str, path: &str, now: Instant) -> Verdict {
        let Some((bucket, among_all)) = bucket(method, path) else { return Verdict::Free };
        let second = Duration::from_secs(1);
        while self.lately.front().is_some_and(|at| now.duration_since(*at) >= second) {
            self.lately.pop_front();
        }
        let full = among_all && self.lately.len() >= rates.a_second;
        if let Some(first) = self.lately.front().filter(|_| full) {
            let after = second.saturating_sub(now.duration_since(*first));
            return Verdict::TooMany { after, global: true, told: None };
        }
        let fresh = Place { asked: 0, resets: now + rates.within };
        let place = self.places.entry(bucket.clone()).or_insert(fresh);
        if place.resets <= now {
            *place = fresh;
        }
        let resets_after = place.resets.duration_since(now);
        let left = rates.at_a_place.saturating_sub(place.asked);
        let told = |left| Told { bucket, limit: rates.at_a_place, left, resets_after };
        if left == 0 {
            return Verdict::TooMany { after: resets_after, global: false, told: Some(told(0)) };
        }
        place.asked += 1;
        if among_all {
            self.lately.push_back(now);
        }
        Verdict::Fits(told(left - 1))
    }
}

impl Told {
    /// Adds the headers by which Discord tells of the limit.
    pub fn put(&self, headers: &mut HeaderMap) {
        let after = self.resets_after.as_secs_f64();
        let rows = [
            ("x-ratelimit-bucket", self.bucket.replace('/', "-")),
            ("x-ratelimit-limit", self.limit.to_string()),
            ("x-ratelimit-remaining", self.left.to_string()),
            ("x-ratelimit-reset-after", format!("{after:.3}")),
        ];
        for (name, value) in rows {
            if let Ok(value) = HeaderValue::from_str(&value) {
                headers.insert(HeaderName::from_static(name), value);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test(start_paused = true)]
    async fn a_place_takes_five_in_five_seconds_and_tells_how_many_are_left() {
        let (rates, mut counted) = (Rates::default(), Counted::default());
        let now = Instant::now();
        let mut post = |path: &str, at: Duration| counted.take(&rates, "POST", path, now + at);
        for left in (0..5).rev() {
            let Verdict::Fits(told) = post("/channels/7/messages", Duration::ZERO) else { panic!("it fits") };
            assert_eq!(told.left, left);
        }
        let over = post("/channels/7/messages", Duration::from_secs(2));
        assert!(
            matches!(over, Verdict::TooMany { after, global: false, .. } if after == Duration::from_secs(3)),
            "{over:?}"
        );
        assert!(matches!(post("/channels/8/messages", Duration::ZERO), Verdict::Fits(_)), "another place");
        assert!(matches!(post("/channels/7/messages", Duration::from_secs(5)), Verdict::Fits(_)));
        assert_eq!(post("/interactions/1/t/callback", Duration::ZERO), Verdict::Free);
        for token in 0..100 {
            let follow_up = post(&format!("/webhooks/1/token-{token}"), Duration::ZERO);
            assert!(matches!(follow_up, Verdict::Fits(_)), "tokens have limits of their own: {follow_up:?}");
        }
    }

    #[tokio::test(start_paused = true)]
    async fn fifty_a_second_are_taken_in_all() {
        let (rates, mut counted) = (Rates::default(), Counted::default());
        let now = Instant::now();
        for channel in 0..50 {
            let path = format!("/channels/{channel}/messages");
            assert!(matches!(counted.take(&rates, "POST", &path, now), Verdict::Fits(_)));
        }
        let over = counted.take(&rates, "POST", "/users/@me/channels", now + Duration::from_millis(400));
        assert!(
            matches!(over, Verdict::TooMany { after, global: true, .. } if after == Duration::from_millis(600)),
            "{over:?}"
        );
        let later = counted.take(&rates, "POST", "/users/@me/channels", now + Duration::from_secs(1));
        assert!(matches!(later, Verdict::Fits(_)));
    }
}
