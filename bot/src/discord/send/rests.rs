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

use serenity::http::RatelimitInfo;
use tokio::time::Instant;

/// So short a wait is the library's own business.
const SHORT: Duration = Duration::from_millis(500);
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
        self.rest(if limit.global { None } else { Some(place(&limit.path)) }, limit.timeout);
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

/// The channel in the path of a request; [`DOORS`] where there is none.
fn place(path: &str) -> u64 {
    let mut parts = path.split('/').skip_while(|part| *part != "channels").skip(1);
    parts.next().and_then(|id| id.parse().ok()).unwrap_or(DOORS)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_channel_is_read_from_the_path() {
        assert_eq!(place("https://discord.com/api/v10/channels/77/messages/5"), 77);
        assert_eq!(place("/channels/77/messages"), 77);
        assert_eq!(place("https://discord.com/api/v10/users/@me/channels"), DOORS);
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
}
