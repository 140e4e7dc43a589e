//! Moves that are tried in the same futures, and when it is clear that one of them is no better than another.

/// So many futures are met before anything is said of a difference.
const SOME: usize = 8;
/// After so many futures without any difference two moves do the same.
const MANY: usize = 16;
/// By how many standard errors of the mean difference a move is behind when it is given up, squared.
const CLEARLY: i128 = 9;

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
        let count = self.worths.len();
        let (mut sum, mut squares) = (0_i128, 0_i128);
        for (first, own) in first.worths.iter().zip(&self.worths) {
            let ahead = i128::from(*first) - i128::from(*own);
            sum += ahead;
            squares += ahead * ahead;
        }
        if squares == 0 {
            return is_later && count >= MANY;
        }
        let count = i128::try_from(count).unwrap_or(i128::MAX);
        // The square of Student's t, without dividing: whole numbers are the same on every machine.
        sum > 0 && sum * sum * (count - 1) > CLEARLY * (count * squares - sum * sum)
    }
}

/// Gives up what is behind the move that looks best so far, of equals the first. All have met the same futures.
pub(super) fn race<M>(left: &mut Vec<Runner<M>>) {
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
        .map(|(place, runner)| place == best || !runner.is_behind(first, place > best))
        .collect();
    let mut stays = stays.into_iter();
    left.retain(|_| stays.next().unwrap_or(true));
}

#[cfg(test)]
mod tests {
    use super::*;

    fn after(worths: &[&[i64]]) -> Vec<usize> {
        let mut left: Vec<Runner<usize>> = worths
            .iter()
            .enumerate()
            .map(|(with, worths)| Runner { with, worths: worths.to_vec() })
            .collect();
        race(&mut left);
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
}
