//! Who may send when: a queue per channel, and one pace for all that is no answer to an interaction.

use std::{collections::HashMap, sync::Arc, time::Duration};

use tokio::{
    sync::{Mutex, OwnedMutexGuard},
    time::{Instant, sleep_until},
};

/// Requests a second for everything but answers to interactions: well under Discord's 50.
pub const A_SECOND: u32 = 30;
/// The pause between two openings of private channels.
pub const BETWEEN_DMS: Duration = Duration::from_millis(1_500);
/// Above so many queues the idle ones are dropped.
const QUEUES: usize = 512;

/// The shared pace and the queues.
pub struct Pace {
    step: Duration,
    next: Mutex<Instant>,
    queues: Mutex<HashMap<u64, Arc<Mutex<()>>>>,
    dms: Mutex<Option<Instant>>,
    between_dms: Duration,
}

impl Default for Pace {
    fn default() -> Self {
        Self::new(A_SECOND, BETWEEN_DMS)
    }
}

impl Pace {
    /// A pace of so many requests a second, with a pause between two openings of private channels.
    #[must_use]
    pub fn new(a_second: u32, between_dms: Duration) -> Self {
        Self {
            step: Duration::from_secs(1) / a_second.max(1),
            next: Mutex::new(Instant::now()),
            queues: Mutex::new(HashMap::new()),
            dms: Mutex::new(None),
            between_dms,
        }
    }

    /// Waits for this channel's turn. The turn ends when the guard is dropped.
    pub async fn channel(&self, channel: u64) -> OwnedMutexGuard<()> {
        let queue = {
            let mut queues = self.queues.lock().await;
            if queues.len() > QUEUES {
                queues.retain(|_, queue| Arc::strong_count(queue) > 1);
            }
            Arc::clone(queues.entry(channel).or_default())
        };
        queue.lock_owned().await
    }

    /// Waits for a place in the shared pace.
    pub async fn step(&self) {
        let at = {
            let mut next = self.next.lock().await;
            let at = (*next).max(Instant::now());
            *next = at + self.step;
            at
        };
        sleep_until(at).await;
    }

    /// Waits until a private channel may be opened; they are opened one after another while the guard is held.
    pub async fn dm(&self) -> DmTurn<'_> {
        let last = self.dms.lock().await;
        if let Some(last) = *last {
            sleep_until(last + self.between_dms).await;
        }
        DmTurn(last)
    }
}

/// The turn to open a private channel; the pause begins when it is dropped.
pub struct DmTurn<'p>(tokio::sync::MutexGuard<'p, Option<Instant>>);

impl Drop for DmTurn<'_> {
    fn drop(&mut self) {
        *self.0 = Some(Instant::now());
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test(start_paused = true)]
    async fn a_hundred_requests_take_their_time_at_the_shared_pace() {
        let pace = Pace::new(10, Duration::ZERO);
        let start = Instant::now();
        for _ in 0..101 {
            pace.step().await;
        }
        assert_eq!(start.elapsed().as_millis() / 100, 100);
    }

    #[tokio::test(start_paused = true)]
    async fn one_channel_is_served_one_at_a_time_and_others_do_not_wait_for_it() {
        let pace = Pace::default();
        let held = pace.channel(1).await;
        assert!(tokio::time::timeout(Duration::from_secs(5), pace.channel(1)).await.is_err());
        let _other = pace.channel(2).await;
        drop(held);
        let _now = pace.channel(1).await;
    }

    #[tokio::test(start_paused = true)]
    async fn private_channels_are_opened_with_pauses() {
        let pace = Pace::default();
        let start = Instant::now();
        for _ in 0..4 {
            drop(pace.dm().await);
        }
        assert!(start.elapsed() >= BETWEEN_DMS * 3);
    }

    #[tokio::test(start_paused = true)]
    async fn idle_queues_are_dropped() {
        let pace = Pace::default();
        for channel in 0..2_000 {
            drop(pace.channel(channel).await);
        }
        assert!(pace.queues.lock().await.len() <= QUEUES + 1);
    }
}
