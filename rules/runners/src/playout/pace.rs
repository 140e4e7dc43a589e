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
    /// Whether some of what was asked is asked no more, and its budgets still run: they stop before the time moves on.
    loose: bool,
}

impl Pace {
    /// The pace of a game that begins.
    #[must_use]
    pub fn new(lengths: Lengths) -> Self {
        Self { now: 0, lengths, clocks: Clocks::default(), asks: Vec::new(), ends: Vec::new(), loose: false }
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
            // Where less of it is asked, the others do, too.
            let less = is_within(asks.clone(), &self.asks);
            self.asks.clear();
            self.asks.extend(asks);
            if less {
                let asks = &self.asks;
                self.ends.retain(|(seat, span, _)| {
                    asks.iter().any(|ask| (ask.seat, ask.clock.span) == (*seat, *span))
                });
                self.loose = true;
            } else {
                self.follow();
                self.ends.clear();
                self.ends.extend(self.clocks.ends());
            }
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
        let end = own.map(|(.., at)| *at).min().map_or(self.now, |end| self.now.max(end));
        if end > self.now && self.loose {
            self.follow();
        }
        self.now = end;
    }

    /// Lets those budgets run on which the table waits.
    fn follow(&mut self) {
        self.clocks.follow(&self.asks, &Limits::of(self.lengths), &[], self.now);
        self.loose = false;
    }
}

/// Whether all of these are among the others, in their order.
fn is_within(mut asks: impl Iterator<Item = Ask>, all: &[Ask]) -> bool {
    let mut rest = all.iter();
    asks.all(|ask| rest.any(|of| *of == ask))
}

#[cfg(test)]
mod tests {
    use skald_vocabulary::{
        chance::{Chance, Fast},
        interface::{Clock, ClockClass, Say},
    };

    use super::*;

    /// What some seats are asked, in the order of seats: now and then in a new span, now and then less than before.
    fn asked(dice: &mut Fast, spans: &mut [u32; 4], before: &[Wait]) -> Vec<Wait> {
        if !before.is_empty() && dice.coin("less") {
            let gone = dice.pick("who", u32::try_from(before.len()).unwrap());
            return before.iter().zip(0..).filter(|(_, at)| *at != gone).map(|(of, _)| of.clone()).collect();
        }
        let mut wait = |(seat, span): (Seat, &mut u32)| {
            *span += u32::from(dice.pick("new", 3) == 0);
            let class = if dice.coin("turn") { ClockClass::Turn } else { ClockClass::Window };
            let span = Key::new(&format!("{}{span}", class.word())).unwrap();
            let clock = Clock::new(class, span);
            dice.coin("asked").then(|| Wait { seat, label: Say::new("list-none"), clock })
        };
        Seat::all(4).zip(spans).filter_map(&mut wait).collect()
    }

    #[test]
    fn time_goes_by_as_if_the_clocks_were_looked_at_with_each_answer() {
        for seed in 0..200 {
            let (mut dice, mut spans, mut waits) = (Fast::new(seed), [0; 4], Vec::new());
            let mut pace = Pace::new(Lengths::DAY);
            let (mut clocks, mut now) = (Clocks::default(), 0);
            for _ in 0..60 {
                waits = asked(&mut dice, &mut spans, &waits);
                let due = pace.due(waits.clone());
                let asks: Vec<Ask> = waits.iter().map(|of| Ask { seat: of.seat, clock: of.clock }).collect();
                clocks.follow(&asks, &Limits::of(Lengths::DAY), &[], now);
                let ends: Vec<(Seat, Key, i64)> = clocks.ends().collect();
                let first = ends.iter().map(|(.., at)| *at).min();
                let of = |wait: &&Wait| {
                    waits.len() == 1
                        || ends.iter().any(|(seat, span, at)| {
                            (*seat, *span, Some(*at)) == (wait.seat, wait.clock.span, first)
                        })
                };
                assert!(waits.iter().filter(of).eq(due.iter()), "seed {seed}: {waits:?} {ends:?} {due:?}");
                let Some(wait) = due.first() else { continue };
                pace.answers(wait.seat);
                let own = ends.iter().filter(|(seat, ..)| *seat == wait.seat).map(|(.., at)| *at).min();
                now = now.max(own.unwrap_or(now));
                assert_eq!(pace.now, now, "seed {seed}");
            }
        }
    }
}
