//! Whether a game keeps its side of the law of time: spans have one class, which the game states, and never come back.

use skald_vocabulary::interface::{ClockClass, Key, Lengths, Seat, Waiting};

/// The spans of a game as they went by.
#[derive(Clone, Debug)]
pub struct Spans {
    lengths: Lengths,
    seen: Vec<(Seat, ClockClass, Key)>,
}

impl Spans {
    /// The spans of a game that begins, which states these lengths.
    #[must_use]
    pub const fn new(lengths: Lengths) -> Self {
        Self { lengths, seen: Vec::new() }
    }

    /// What is wrong with the spans on which a table waits now, after all that went by.
    pub fn faults(&mut self, waiting: &Waiting) -> Vec<String> {
        let Waiting::Seats(waits) = waiting else { return Vec::new() };
        let mut faults = Vec::new();
        for wait in waits {
            let (seat, clock) = (wait.seat, wait.clock);
            if !self.lengths.states(clock.class)
                || (clock.within.is_some() && !self.lengths.states(ClockClass::Answers))
            {
                faults.push(format!(
                    "{seat} is asked in a {} of which the game states no length",
                    clock.class.word()
                ));
            }
            match self.seen.iter().rev().find(|(owner, _, span)| *owner == seat && *span == clock.span) {
                None => self.seen.push((seat, clock.class, clock.span)),
                Some((_, class, _)) if *class != clock.class => {
                    faults.push(format!("the span {} of {seat} was a {}", clock.span, class.word()));
                }
                Some(_) => {
                    let newest = self
                        .seen
                        .iter()
                        .rev()
                        .find(|(owner, class, _)| *owner == seat && *class == clock.class);
                    let together =
                        |span: Key| waits.iter().any(|wait| wait.seat == seat && wait.clock.span == span);
                    if let Some((_, _, newest)) =
                        newest.filter(|(_, _, newest)| *newest != clock.span && !together(*newest))
                    {
                        faults.push(format!("the span {} of {seat} comes back after {newest}", clock.span));
                    }
                }
            }
        }
        faults
    }
}

#[cfg(test)]
mod tests {
    use skald_vocabulary::interface::{Clock, Say, Wait};

    use super::*;

    fn waiting(asks: &[(ClockClass, &str)]) -> Waiting {
        let wait = |(class, span): &(ClockClass, &str)| Wait {
            seat: Seat(0),
            label: Say::new("list-none"),
            clock: Clock::new(*class, Key::new(span).unwrap()),
        };
        Waiting::Seats(asks.iter().map(wait).collect())
    }

    #[test]
    fn a_span_may_be_interrupted_and_go_on_but_not_come_back_after_the_next_of_its_class() {
        use ClockClass::{Choice, Long, Turn};
        let mut spans = Spans::new(Lengths::DAY.with_choices());
        for asks in
            [&[(Turn, "t1")][..], &[(Choice, "c1")], &[(Turn, "t1")], &[], &[(Turn, "t2"), (Choice, "c2")]]
        {
            assert_eq!(spans.faults(&waiting(asks)), [""; 0], "{asks:?}");
        }
        let fault = |spans: &mut Spans, asks: &[_], part: &str| {
            let faults = spans.faults(&waiting(asks));
            assert!(faults.len() == 1 && faults[0].contains(part), "{faults:?}");
        };
        fault(&mut spans, &[(Turn, "t1")], "comes back");
        fault(&mut spans, &[(Turn, "c2")], "was a choice");
        fault(&mut spans, &[(Long, "l1")], "states no length");
    }
}
