//! Sealed answers: given in secret, released together. They lie in the state; only "given" is public.

use serde::{Deserialize, Serialize};

use crate::interface::{Duty, Seat, Viewer};

/// The answers of several seats to one question. Kept by seat, so the order of arrival leaves no trace.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Sealed<T> {
    answers: Vec<(Seat, Option<T>)>,
}

/// What one viewer sees of a sealed answer.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct SealedView<T> {
    /// Who was asked.
    pub seat: Seat,
    /// Whether an answer was given. Public.
    pub given: bool,
    /// The answer, for those who may know what the seat knows.
    pub own: Option<T>,
}

impl<T> Sealed<T> {
    /// Asks these seats; each counts once.
    #[must_use]
    pub fn ask(seats: impl IntoIterator<Item = Seat>) -> Self {
        let mut answers: Vec<_> = seats.into_iter().map(|seat| (seat, None)).collect();
        answers.sort_by_key(|(seat, _)| *seat);
        answers.dedup_by_key(|(seat, _)| *seat);
        Self { answers }
    }

    /// What is expected of a seat: an answer is owed, or was given and may still be changed. `None`: it was not asked.
    #[must_use]
    pub fn duty(&self, seat: Seat) -> Option<Duty> {
        let (_, answer) = self.answers.iter().find(|(asked, _)| *asked == seat)?;
        Some(if answer.is_some() { Duty::Given } else { Duty::Owed })
    }

    /// Gives or changes the answer of a seat. Whether the seat was asked.
    pub fn give(&mut self, seat: Seat, answer: T) -> bool {
        let place = self.answers.iter_mut().find(|(asked, _)| *asked == seat);
        place.map(|(_, held)| *held = Some(answer)).is_some()
    }

    /// Takes the answer of a seat back; `None` when there was none.
    pub fn withdraw(&mut self, seat: Seat) -> Option<T> {
        self.answers.iter_mut().find(|(asked, _)| *asked == seat)?.1.take()
    }

    /// Asks a seat no longer, as when it has left the game.
    pub fn excuse(&mut self, seat: Seat) {
        self.answers.retain(|(asked, _)| *asked != seat);
    }

    /// The answer of a seat. Secret: for the seat itself only.
    #[must_use]
    pub fn own(&self, seat: Seat) -> Option<&T> {
        self.answers.iter().find(|(asked, _)| *asked == seat)?.1.as_ref()
    }

    /// All seats that were asked.
    pub fn asked(&self) -> impl Iterator<Item = Seat> + '_ {
        self.answers.iter().map(|(seat, _)| *seat)
    }

    /// The seats that have answered. Public.
    pub fn given(&self) -> impl Iterator<Item = Seat> + '_ {
        self.answers.iter().filter(|(_, answer)| answer.is_some()).map(|(seat, _)| *seat)
    }

    /// The seats whose answers are missing. Public.
    pub fn missing(&self) -> impl Iterator<Item = Seat> + '_ {
        self.answers.iter().filter(|(_, answer)| answer.is_none()).map(|(seat, _)| *seat)
    }

    /// Releases the answers by seat, once none is missing; until then everything stays as it is.
    ///
    /// # Errors
    /// The unchanged answers, when one is missing.
    pub fn release(self) -> Result<Vec<(Seat, T)>, Self> {
        if self.missing().next().is_some() {
            return Err(self);
        }
        Ok(self.answers.into_iter().filter_map(|(seat, answer)| Some((seat, answer?))).collect())
    }

    /// The same state of affairs with the answers that `who` cannot know drawn anew by `draw`.
    #[must_use]
    pub fn redraw(self, who: Viewer, mut draw: impl FnMut(Seat) -> T) -> Self {
        let answers = self
            .answers
            .into_iter()
            .map(|(seat, answer)| {
                (seat, answer.map(|answer| if who.knows(seat) { answer } else { draw(seat) }))
            })
            .collect();
        Self { answers }
    }
}

impl<T: Clone> Sealed<T> {
    /// What `who` sees, by seat.
    #[must_use]
    pub fn view(&self, who: Viewer) -> Vec<SealedView<T>> {
        let seen = |(seat, answer): &(Seat, Option<T>)| SealedView {
            seat: *seat,
            given: answer.is_some(),
            own: answer.clone().filter(|_| who.knows(*seat)),
        };
        self.answers.iter().map(seen).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const A: Seat = Seat(0);
    const B: Seat = Seat(1);

    #[test]
    fn the_order_of_arrival_leaves_no_trace() {
        let mut one = Sealed::ask([A, B]);
        assert!(one.give(A, 3) && one.give(B, 4));
        let mut other = Sealed::ask([B, A]);
        assert!(other.give(B, 9) && other.give(A, 3) && other.give(B, 4));
        assert_eq!(one, other);
        assert_eq!(one.release(), Ok(vec![(A, 3), (B, 4)]));
    }

    #[test]
    fn nothing_is_released_while_an_answer_is_missing() {
        let mut bids = Sealed::ask([A, B]);
        bids.give(A, 3);
        assert_eq!(bids.missing().collect::<Vec<_>>(), [B]);
        assert_eq!(bids.clone().release(), Err(bids.clone()));
        assert_eq!(bids.withdraw(A), Some(3));
        assert_eq!(bids.duty(A), Some(Duty::Owed));
        assert!(!bids.give(Seat(2), 1));
    }

    #[test]
    fn others_see_that_an_answer_was_given_and_no_more() {
        let mut bids = Sealed::ask([A, B]);
        bids.give(A, 3);
        let seen = bids.view(Viewer::Seat(B));
        assert_eq!(seen[0], SealedView { seat: A, given: true, own: None });
        assert_eq!(bids.view(Viewer::Seat(A))[0].own, Some(3));
        let redrawn = bids.clone().redraw(Viewer::Seat(B), |_| 7);
        assert_eq!(redrawn.view(Viewer::Seat(B)), seen);
        assert_eq!(bids.clone().redraw(Viewer::Seat(A), |_| 7), bids);
    }
}
