//! What may not happen within one step, as its facts tell it beside the positions before and after.

use crate::{
    cards::{Card, Kind, Pool},
    event::{Event, Fact},
    legal::Legal,
    state::{Rest, Side, State},
    volley::Attack,
};
use skald_vocabulary::interface::Seat;

/// One step.
#[derive(Clone, Copy)]
pub(super) struct Step<'s> {
    pub pool: &'s Pool,
    pub before: &'s State,
    pub events: &'s [Event],
    pub after: &'s State,
}

type Verdict = Result<(), String>;

fn ensure(holds: bool, what: impl FnOnce() -> String) -> Verdict {
    if holds { Ok(()) } else { Err(what()) }
}

fn used(side: &Side) -> usize {
    usize::from(side.mark.used) + side.row.iter().filter(|of| of.mark.used).count()
}

impl Step<'_> {
    /// Checks every fact.
    pub fn check(self) -> Verdict {
        for (at, event) in self.events.iter().enumerate() {
            let earlier = self.events.get(..at).unwrap_or_default();
            let later = self.events.get(at + 1..).unwrap_or_default();
            match event {
                Event::Public(fact) => {
                    self.of_round(fact, earlier, later)?;
                    self.of_cards(fact, later)?;
                    self.of_attacks(fact)?;
                }
                Event::Took { from, card, .. } => self.took(*from, *card)?,
                Event::Drew { .. } | Event::Peeked { .. } | Event::Sank { .. } => {}
            }
        }
        self.marks()
    }

    fn of_round(self, fact: &Fact, earlier: &[Event], later: &[Event]) -> Verdict {
        let Fact::Round { seat, two, .. } = fact else { return Ok(()) };
        let old = self.before.side(*seat);
        ensure(!(*two && old.two && self.before.active() != *seat), || {
            format!("6: two rounds of {seat} in a row show Two")
        })?;
        let laid = earlier
            .iter()
            .any(|event| matches!(event, Event::Public(Fact::Laid { seat: of, .. }) if of == seat));
        ensure(!two || !old.row.is_empty() || laid, || format!("5: {seat} shows Two without a character"))?;
        // The draw step is what follows at once.
        if let Some(Event::Drew { seat: of, cards }) = later.first()
            && of == seat
        {
            ensure(cards.len() <= if *two { 2 } else { 1 }, || {
                format!("4: {seat} drew {} cards in the draw step", cards.len())
            })?;
        }
        Ok(())
    }

    fn of_cards(self, fact: &Fact, later: &[Event]) -> Verdict {
        match fact {
            Fact::Bought { seat, count, left } => {
                let old = self.before.side(*seat).total;
                let paid = 4 * u16::from(*count);
                let drawn: usize = later.iter().map(|event| drawn_by(event, *seat)).sum();
                ensure(old >= paid && old - paid == *left && *left >= 1, || {
                    format!("18: {seat} bought {count} cards and went from {old} to {left}")
                })?;
                ensure(drawn == usize::from(*count), || {
                    format!("18: {seat} bought {count} cards and drew {drawn}")
                })
            }
            Fact::Inspired { seat, cards } => {
                ensure((1..=3).contains(&cards.len()), || {
                    "20: an Inspiration Attempt replaced another number of cards".to_owned()
                })?;
                ensure(!self.before.acted, || format!("19: {seat} acted before an Inspiration Attempt"))?;
                let drawn = later.first().map_or(0, |event| drawn_by(event, *seat));
                ensure(drawn == cards.len(), || {
                    format!("20: {seat} replaced {} cards by {drawn}", cards.len())
                })
            }
            Fact::Cycled { seat, card } => ensure(self.before.side(*seat).has(*card), || {
                format!("21: {seat} cycled {} without a twin", self.pool.key(*card))
            }),
            Fact::Played { seat, card }
            | Fact::Answered { seat, card, .. }
            | Fact::Countered { seat, card, .. } => self.supported(*seat, *card),
            _ => Ok(()),
        }
    }

    fn supported(self, seat: Seat, card: Card) -> Verdict {
        ensure(Legal::new(self.pool, self.before).supported(seat, card).is_ok(), || {
            format!("8: {seat} used {} without a ready character", self.pool.key(card))
        })
    }

    fn took(self, from: Seat, card: Card) -> Verdict {
        let there = |state| Legal::new(self.pool, state).takeable(from, card);
        ensure(there(self.before) || there(self.after), || {
            format!("22: {} was taken from {from}, who has no such character", self.pool.key(card))
        })
    }

    fn of_attacks(self, fact: &Fact) -> Verdict {
        match fact {
            Fact::Declared { seat, card, user, boost, .. } => {
                ensure(*user == self.pool.face(*card).assoc, || {
                    format!("9: {} was used by another character", self.pool.key(*card))
                })?;
                self.supported(*seat, *card)?;
                boost.map_or(Ok(()), |boost| self.supported(*seat, boost))
            }
            Fact::Window { seats, late } => self.window(seats, *late),
            Fact::Resolved { card, target, answer, loss, again: false, .. } => {
                self.resolved(*card, *target, *answer, *loss)
            }
            Fact::Ended { .. } => self.ended(),
            _ => Ok(()),
        }
    }

    /// At most one window of each sort, each for exactly those who have something to oppose.
    fn window(self, seats: &[Seat], late: bool) -> Verdict {
        let sort =
            |event: &&Event| matches!(event, Event::Public(Fact::Window { late: of, .. }) if *of == late);
        ensure(self.events.iter().filter(sort).count() == 1, || "16: two windows in one step".to_owned())?;
        let declared = self.events.iter().any(|event| matches!(event, Event::Public(Fact::Declared { .. })));
        ensure(if late { self.before.rest == Rest::Response } else { declared }, || {
            "16: a window opens twice for one volley".to_owned()
        })?;
        let Some(volley) = &self.after.volley else { return Err("16: a window without a volley".to_owned()) };
        let mut wanted: Vec<Seat> = volley
            .instances
            .iter()
            .filter(|of| !of.over && of.passed.is_some() == late)
            .filter(|of| volley.attacks.get(usize::from(of.attack)).is_some_and(|of| !of.unopposed))
            .map(|of| of.target)
            .collect();
        wanted.sort_unstable();
        wanted.dedup();
        ensure(wanted == seats, || format!("17: windows for {seats:?}, but {wanted:?} are attacked"))
    }

    fn resolved(self, card: Card, target: Seat, answer: Option<Card>, loss: u16) -> Verdict {
        let attacks = self.before.volley.iter().flat_map(|volley| &volley.attacks);
        let meant: Vec<&Attack> = attacks.filter(|of| of.card == card).collect();
        if meant.is_empty() {
            return Ok(());
        }
        ensure(answer.is_none() || meant.iter().any(|of| !of.unopposed), || {
            format!("12: {} without opposition was answered", self.pool.key(card))
        })?;
        if self.pool.face(card).kind != Kind::Destructive {
            return Ok(());
        }
        let dv =
            answer.map(|card| self.pool.face(card)).filter(|face| face.blocks()).and_then(|face| face.dv);
        let most =
            meant.iter().map(|of| of.offence.saturating_sub(dv.unwrap_or(0).saturating_sub(of.pierce)));
        let most = most.max().map_or(0, u16::from);
        ensure(loss <= most, || {
            format!("14: {} cost {target} {loss}, and {most} is the most", self.pool.key(card))
        })
    }

    /// Places are the reverse of the order of falling, except those of an end by totals or by the host's word.
    fn ended(self) -> Verdict {
        let Some(end) = &self.after.end else { return Err("26: an end without a result".to_owned()) };
        if end.why != crate::state::Why::Last {
            return Ok(());
        }
        let mut wanted: Vec<Vec<Seat>> =
            self.after.seats().filter(|seat| self.after.lives(*seat)).map(|seat| vec![seat]).collect();
        wanted.extend(self.after.fallen.iter().rev().map(|seat| vec![*seat]));
        ensure(end.places == wanted, || format!("26: places {:?} instead of {wanted:?}", end.places))
    }

    /// Each Destructive or Mystical card of the own round is the one card of a character that had none before.
    fn marks(self) -> Verdict {
        let seat = self.before.active();
        let public = || {
            self.events.iter().filter_map(|event| match event {
                Event::Public(fact) => Some(fact),
                _ => None,
            })
        };
        let gone = |fact: &Fact| matches!(fact, Fact::Round { .. }) || *fact == Fact::Fell(seat);
        if public().any(gone) || !self.after.lives(seat) {
            return Ok(());
        }
        let cards = public().filter(|fact| match fact {
            Fact::Declared { .. } => true,
            Fact::Played { card, .. } => self.pool.face(*card).kind == Kind::Mystical,
            _ => false,
        });
        let (old, new) = (used(self.before.side(seat)), used(self.after.side(seat)));
        let cards = cards.count();
        ensure(new == old + cards, || {
            format!("7: {seat} used {cards} cards, and {old} used characters became {new}")
        })
    }
}

fn drawn_by(event: &Event, seat: Seat) -> usize {
    match event {
        Event::Drew { seat: of, cards } if *of == seat => cards.len(),
        _ => 0,
    }
}
