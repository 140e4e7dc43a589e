//! What Discord wants to be left alone, and until when.
//!
//! The client library waits out each limit that it meets inside the request, and lets other requests run into the same one.
//! So it is listened to: what would meet a limit again is not asked.
//!
//! What belongs here: which places rest. What does not: the library's own counts, by which it waits beforehand.

use std::{
    collections::HashMap,
    sync::{Mutex, MutexGuard, PoisonError},
    time::Duration,
};

use reqwest::header::HeaderMap;
use serenity::http::{RatelimitInfo, StatusCode};
use tokio::time::Instant;

/// So short a wait is the library's own business.
const SHORT: Duration = Duration::from_millis(500);
/// How long a place rests where Discord does not say it.
const UNSAID: Duration = Duration::from_secs(5);
/// Where private channels are opened: no place's number.
pub const DOORS: u64 = 0;

/// The places that rest.
#[derive(Debug, Default)]
pub struct Rests(Mutex<State>);

#[derive(Debug, Default)]
struct State {
    /// All of them.
    all: Option<Instant>,
    places: HashMap<u64, Instant>,
}

impl Rests {
    fn state(&self) -> MutexGuard<'_, State> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The library has met a limit, or waits so as not to meet one.
    pub fn met(&self, limit: &RatelimitInfo) {
        if limit.timeout < SHORT {
            return;
        }
        tracing::warn!(pause = ?limit.timeout, everything = limit.global, "Discord asks to slow down");
        if limit.global || !is_of_application(&limit.path) {
            self.rest(if limit.global { None } else { Some(place(&limit.path)) }, limit.timeout);
        }
    }

    /// Discord has answered a request about a place that the library does not know of: what it says of limits is kept to.
    pub fn heard(&self, place: u64, status: StatusCode, headers: &HeaderMap) {
        let said = |name: &str| headers.get(name).and_then(|value| value.to_str().ok());
        let pause = |name| said(name).and_then(|text| Duration::try_from_secs_f64(text.parse().ok()?).ok());
        if status == StatusCode::TOO_MANY_REQUESTS {
            let all = said("x-ratelimit-global").is_some();
            let pause = pause("retry-after").unwrap_or(UNSAID);
            tracing::warn!(?pause, everything = all, "Discord asks to slow down");
            self.rest((!all).then_some(place), pause);
        } else if said("x-ratelimit-remaining") == Some("0")
            && let Some(pause) = pause("x-ratelimit-reset-after")
        {
            self.rest(Some(place), pause);
        }
    }

    /// A place, or everything, rests for so long.
    fn rest(&self, place: Option<u64>, pause: Duration) {
        let now = Instant::now();
        let until = now + pause;
        let mut state = self.state();
        state.places.retain(|_, until| *until > now);
        match place {
            None => state.all = state.all.max(Some(until)),
            Some(place) => {
                let known = state.places.entry(place).or_insert(until);
                *known = until.max(*known);
            }
        }
    }

    /// Until when a place is to be left alone, if it is.
    pub fn until(&self, place: u64) -> Option<Instant> {
        let state = self.state();
        state.all.max(state.places.get(&place).copied()).filter(|until| *until > Instant::now())
    }
}

/// Whether a request is about the application itself, its emoji or its commands: a limit on these keeps nobody else waiting.
fn is_of_application(path: &str) -> bool {
    path.split('/').any(|part| part == "applications")
}

/// The channel in the path of a request; [`DOORS`] where there is none.
fn place(path: &str) -> u64 {
    let mut parts = path.split('/').skip_while(|part| *part != "channels").skip(1);
    parts.next().and_then(|id| id.parse().ok()).unwrap_or(DOORS)
}

#[cfg(test)]
mod tests {
    use reqwest::header::{HeaderName, HeaderValue};

    use super::*;

    #[test]
    fn the_channel_is_read_from_the_path() {
        assert_eq!(place("https://discord.com/api/v10/channels/77/messages/5"), 77);
        assert_eq!(place("/channels/77/messages"), 77);
        assert_eq!(place("https://discord.com/api/v10/users/@me/channels"), DOORS);
    }

    #[test]
    fn limits_on_the_application_are_nobody_elses() {
        assert!(is_of_application("https://discord.com/api/v10/applications/5/emojis"));
        assert!(!is_of_application("https://discord.com/api/v10/users/@me/channels"));
        assert!(!is_of_application("/channels/77/messages"));
    }

    #[tokio::test(start_paused = true)]
    async fn a_place_rests_as_long_as_was_said_and_all_of_them_when_all_were_meant() {
        let rests = Rests::default();
        rests.rest(Some(7), Duration::from_secs(600));
        rests.rest(Some(7), Duration::from_secs(1));
        assert_eq!(rests.until(7), Some(Instant::now() + Duration::from_secs(600)), "the longer one counts");
        assert_eq!(rests.until(8), None);
        rests.rest(None, Duration::from_secs(5));
        assert!(rests.until(8).is_some() && rests.until(DOORS).is_some());
        tokio::time::sleep(Duration::from_secs(6)).await;
        assert_eq!(rests.until(8), None);
        tokio::time::sleep(Duration::from_secs(600)).await;
        assert_eq!(rests.until(7), None);
    }

    #[tokio::test(start_paused = true)]
    async fn what_discord_says_of_limits_is_kept_to_where_the_library_does_not_hear_it() {
        let rests = Rests::default();
        let headers = |all: &[(&'static str, &'static str)]| -> HeaderMap {
            all.iter()
                .map(|(name, value)| (HeaderName::from_static(name), HeaderValue::from_static(value)))
                .collect()
        };
        let until = |seconds: f32| Some(Instant::now() + Duration::from_secs_f32(seconds));
        let left = [("x-ratelimit-remaining", "2"), ("x-ratelimit-reset-after", "3.5")];
        rests.heard(7, StatusCode::OK, &headers(&left));
        assert_eq!(rests.until(7), None);
        let used = [("x-ratelimit-remaining", "0"), ("x-ratelimit-reset-after", "3.5")];
        rests.heard(7, StatusCode::OK, &headers(&used));
        assert_eq!((rests.until(7), rests.until(8)), (until(3.5), None));
        rests.heard(8, StatusCode::TOO_MANY_REQUESTS, &headers(&[("retry-after", "12")]));
        assert_eq!((rests.until(7), rests.until(8)), (until(3.5), until(12.0)));
        let all = [("retry-after", "20"), ("x-ratelimit-global", "true")];
        rests.heard(9, StatusCode::TOO_MANY_REQUESTS, &headers(&all));
        assert_eq!(rests.until(7), until(20.0));
    }
}
