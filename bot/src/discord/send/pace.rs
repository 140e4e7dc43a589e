//! Who may send when: a queue per channel, and one bucket for all that is no answer to an interaction.

use std::{collections::HashMap, sync::Arc, time::Duration};

use tokio::{
    sync::{Mutex, OwnedMutexGuard},
    time::{Instant, sleep_until},
};

/// Requests a second for everything but answers to interactions: well under Discord's 50.
pub const A_SECOND: u32 = 30;
/// The pause between two openings of private channels.
pub const BETWEEN_DMS: Duration = Duration::from_millis(1_500);
/// So many requests may go out at once after a quiet while; with those of the second that follows they stay under
/// Discord's 50.
const BURST: u32 = 15;
/// Of these, so many are left to boards: what is private waits rather than have a board wait.
const FOR_BOARDS: u32 = 8;
/// Above so many queues the idle ones are dropped.
const QUEUES: usize = 512;

/// What a request is about: boards go first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Lane {
    /// What stands at a table for all to see.
    Board,
    /// What one person is told in private.
    Private,
}

/// The shared bucket and the queues.
pub struct Pace {
    step: Duration,
    /// When the bucket would be full again if nothing more were sent.
    full: Mutex<Instant>,
    /// Whoever waits for the bucket waits in a queue for each lane.
    lanes: [Mutex<()>; 2],
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
            full: Mutex::new(Instant::now()),
            lanes: [Mutex::default(), Mutex::default()],
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

    /// Waits until the bucket has room for one request of this lane.
    pub async fn step(&self, lane: Lane) {
        let (queue, room) = match lane {
            Lane::Board => (&self.lanes[0], BURST),
            Lane::Private => (&self.lanes[1], BURST - FOR_BOARDS),
        };
        let room = self.step * room.saturating_sub(1);
        let _turn = queue.lock().await;
        loop {
            let at = {
                let mut full = self.full.lock().await;
                let now = Instant::now();
                let start = (*full).max(now);
                if start <= now + room {
                    *full = start + self.step;
                    return;
                }
                start - room
            };
            sleep_until(at).await;
        }
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
    async fn what_falls_due_at_once_at_ten_thousand_tables_is_spread_over_minutes() {
        let (pace, begun) = (Pace::default(), Instant::now());
        for _ in 0..10_000 {
            pace.step(Lane::Private).await;
        }
        let minutes = begun.elapsed().as_secs() / 60;
        assert!((5..=6).contains(&minutes), "{minutes} minutes");
    }

    #[tokio::test(start_paused = true)]
    async fn after_a_burst_requests_go_out_at_the_shared_pace() {
        let pace = Pace::new(10, Duration::ZERO);
        let start = Instant::now();
        for _ in 0..BURST {
            pace.step(Lane::Board).await;
        }
        assert_eq!(start.elapsed(), Duration::ZERO, "a quiet while is made use of");
        for _ in 0..100 {
            pace.step(Lane::Board).await;
        }
        assert_eq!(start.elapsed().as_millis() / 100, 100);
    }

    #[tokio::test(start_paused = true)]
    async fn no_second_has_more_requests_than_discord_takes() {
        let pace = Pace::default();
        let mut sent = Vec::new();
        for _ in 0..300 {
            pace.step(Lane::Board).await;
            sent.push(Instant::now());
        }
        let most = |from: &Instant| {
            sent.iter().filter(|at| **at >= *from && **at < *from + Duration::from_secs(1)).count()
        };
        assert!(sent.iter().map(most).max() <= Some(46));
    }

    #[tokio::test(start_paused = true)]
    async fn a_board_goes_before_everything_private_that_waits() {
        let pace = Arc::new(Pace::default());
        let private = |pace: Arc<Pace>| async move {
            for _ in 0..200 {
                pace.step(Lane::Private).await;
            }
        };
        let many: Vec<_> = (0..8).map(|_| tokio::spawn(private(Arc::clone(&pace)))).collect();
        tokio::time::sleep(Duration::from_secs(2)).await;
        let start = Instant::now();
        for _ in 0..FOR_BOARDS {
            pace.step(Lane::Board).await;
        }
        assert!(start.elapsed() < Duration::from_millis(50), "{:?}", start.elapsed());
        many.iter().for_each(tokio::task::JoinHandle::abort);
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
