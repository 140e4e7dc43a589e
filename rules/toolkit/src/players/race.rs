//! Moves that are tried in the same futures, and when it is clear that one of them is no better than another.

/// So many futures are met before anything is said of a difference.
const SOME: usize = 8;
/// After so many futures without any difference two moves do the same.
const MANY: usize = 16;
/// By how many standard errors of the mean difference a move is behind when it is given up, squared.
const CLEARLY: i128 = 9;
/// By how many it has to be better than what is done without looking so far, squared.
const HARDLY_LUCK: i128 = 1;

/// A move, and how good what came of it looked in each future.
pub(super) struct Runner<M> {
    pub(super) with: M,
    worths: Vec<i64>,
}

impl<M> Runner<M> {
    pub(super) const fn new(with: M) -> Self {
        Self { with, worths: Vec::new() }
    }

    pub(super) fn meets(&mut self, worth: i64) {
        self.worths.push(worth);
    }

    pub(super) fn sum(&self) -> i64 {
        self.worths.iter().fold(0, |sum, worth| sum.saturating_add(*worth))
    }

    /// Whether it is behind in the futures that both met: clearly, or without any difference and later in the list.
    fn is_behind(&self, first: &Self, is_later: bool) -> bool {
        let differ = self.worths.iter().zip(&first.worths).any(|(own, first)| own != first);
        if differ { first.is_ahead_of(self, CLEARLY) } else { is_later && self.worths.len() >= MANY }
    }

    /// Whether it is better in the futures that both met, so much that it is hardly luck.
    pub(super) fn is_better_than(&self, other: &Self) -> bool {
        self.is_ahead_of(other, HARDLY_LUCK)
    }

    /// Whether it is ahead by more standard errors of the mean difference than the root of `errors`.
    fn is_ahead_of(&self, other: &Self, errors: i128) -> bool {
        let (mut count, mut sum, mut squares) = (0_i128, 0_i128, 0_i128);
        for (own, other) in self.worths.iter().zip(&other.worths) {
            let ahead = i128::from(*own) - i128::from(*other);
            count += 1;
            sum += ahead;
            squares += ahead * ahead;
        }
        // The square of Student's t, without dividing: whole numbers are the same on every machine.
        sum > 0 && sum * sum * (count - 1) > errors * (count * squares - sum * sum)
    }
}

/// Gives up what is behind the move that looks best so far, of equals the first; but never one of the `safe` first ones. All have met the
/// same futures.
pub(super) fn race<M>(left: &mut Vec<Runner<M>>, safe: usize) {
    let met = left.first().map_or(0, |first| first.worths.len());
    if met < SOME || left.len() < 2 {
        return;
    }
    let mut best = 0;
    for (place, runner) in left.iter().enumerate() {
        if left.get(best).is_some_and(|most| runner.sum() > most.sum()) {
            best = place;
        }
    }
    let Some(first) = left.get(best) else { return };
    let stays: Vec<bool> = left
        .iter()
        .enumerate()
        .map(|(place, runner)| place == best || place < safe || !runner.is_behind(first, place > best))
        .collect();
    let mut stays = stays.into_iter();
    left.retain(|_| stays.next().unwrap_or(true));
}

#[cfg(test)]
mod tests {
    use super::*;

    fn runners(worths: &[&[i64]]) -> Vec<Runner<usize>> {
        worths.iter().enumerate().map(|(with, worths)| Runner { with, worths: worths.to_vec() }).collect()
    }

    fn after(worths: &[&[i64]]) -> Vec<usize> {
        let mut left = runners(worths);
        race(&mut left, 0);
        left.into_iter().map(|runner| runner.with).collect()
    }

    #[test]
    fn what_is_clearly_behind_is_given_up_and_what_may_be_better_is_not() {
        let (good, bad) = ([5, 6, 7, 5, 6, 7, 5, 6], [1, 2, 4, 1, 2, 3, 1, 2]);
        assert_eq!(after(&[&bad, &good]), [1]);
        assert_eq!(after(&[&bad[..7], &good[..7]]), [0, 1], "too few futures");
        // Better by one on average, and as often worse as better.
        let wild = [10, -8, 12, -6, 11, -7, 13, 23];
        assert_eq!(after(&[&good, &wild]), [0, 1]);
        assert_eq!(after(&[&[1; 8], &[0; 8]]), [0], "always worse by the same");
        assert_eq!(after(&[&[2_000_000; 8], &[-2_000_000; 8]]), [0], "won or lost");
    }

    #[test]
    fn of_moves_that_do_the_same_the_first_stays_once_that_is_sure() {
        let same = [3, 1, 2, 3, 1, 2, 3, 1, 2, 3, 1, 2, 3, 1, 2, 3];
        assert_eq!(after(&[&same, &same, &same]), [0]);
        assert_eq!(after(&[&same[..15], &same[..15]]), [0, 1]);
    }

    #[test]
    fn what_is_safe_stays_however_far_behind() {
        let mut left = runners(&[&[0; 8], &[1; 8], &[5; 8]]);
        race(&mut left, 1);
        assert_eq!(left.iter().map(|runner| runner.with).collect::<Vec<_>>(), [0, 2]);
    }

    #[test]
    fn a_move_is_better_when_that_is_hardly_luck() {
        // Two better on average, of which the error is little more than one; and one better, of which it is nearly three.
        let two = runners(&[&[0, 0, 0, 0], &[4, 0, 4, 0], &[6, -4, 6, -4]]);
        assert!(two[1].is_better_than(&two[0]));
        assert!(!two[2].is_better_than(&two[0]));
        assert!(!two[0].is_better_than(&two[1]));
        let [one, same] = &runners(&[&[3], &[1]])[..] else { unreachable!() };
        assert!(!one.is_better_than(same), "one future says nothing");
        assert!(!one.is_better_than(one));
    }
}
