//! A clock for playouts: how long a game takes if everybody always uses all the time there is.

use skald_toolkit::time::{Ask, Clocks, Limits};
use skald_vocabulary::interface::{Key, Lengths, Seat, Wait};

/// The time of a game under the law of time, with the lengths that the game states: everybody answers at the last moment.
#[derive(Clone, Debug)]
pub struct Pace {
    now: i64,
    lengths: Lengths,
    clocks: Clocks,
    /// What is asked now.
    asks: Vec<Ask>,
    /// When the time of each of these ends, in the order of seats and spans.
    ends: Vec<(Seat, Key, i64)>,
}

impl Pace {
    /// The pace of a game that begins.
    #[must_use]
    pub fn new(lengths: Lengths) -> Self {
        Self { now: 0, lengths, clocks: Clocks::default(), asks: Vec::new(), ends: Vec::new() }
    }

    /// How many limits of a whole turn the table has waited, one after the other; begun ones count.
    #[must_use]
    pub fn waited(&self) -> u32 {
        let turn = self.lengths.turn.max(1);
        u32::try_from(self.now / turn + i64::from(self.now % turn > 0)).unwrap_or(u32::MAX)
    }

    /// The waits that end first; each span that is seen for the first time begins now.
    pub fn due(&mut self, mut waits: Vec<Wait>) -> Vec<Wait> {
        let asks = waits.iter().map(|wait| Ask { seat: wait.seat, clock: wait.clock });
        // Where the same is asked as before, the same budgets go on running.
        if !asks.clone().eq(self.asks.iter().copied()) {
            self.asks.clear();
            self.asks.extend(asks);
            self.clocks.follow(&self.asks, &Limits::of(self.lengths), &[], self.now);
            self.ends.clear();
            self.ends.extend(self.clocks.ends());
        }
        if waits.len() > 1 {
            let first = self.ends.iter().map(|(.., at)| *at).min();
            waits.retain(|wait| {
                let mut ends = self.ends.iter();
                ends.any(|(seat, span, at)| {
                    (*seat, *span) == (wait.seat, wait.clock.span) && Some(*at) == first
                })
            });
        }
        waits
    }

    /// `seat` answers at the last moment.
    pub fn answers(&mut self, seat: Seat) {
        let own = self.ends.iter().filter(|(of, ..)| *of == seat);
        let end = own.map(|(.., at)| *at).min();
        self.now = end.map_or(self.now, |end| self.now.max(end));
    }
}
