//! The bracket of a knock-out: the first seed meets the last, and the first two only in the last round (LRAW-1.1.12).

use crate::{entrant::Entrant, state::Tournament};

/// The next round of a bracket that began with `seeds`, the first of them first.
pub(super) fn round(tournament: &Tournament, seeds: &[Entrant]) -> Vec<Vec<Entrant>> {
    let part = tournament.part();
    if tournament.of_part(part).next().is_some() {
        let on = tournament.survivors();
        return on.chunks(2).map(|pair| pair.iter().flatten().copied().collect()).collect();
    }
    let order = places(seeds.len().next_power_of_two().max(2));
    let stays = |entrant: &&Entrant| tournament.entry(**entrant).is_some_and(|entry| entry.out.is_none());
    let seat = |place: &usize| seeds.get(*place).filter(stays).copied();
    order.chunks(2).map(|pair| pair.iter().filter_map(seat).collect()).collect()
}

/// The seeds of a bracket of so many places from top to bottom, from 0: each pair of seeds adds up to the same.
fn places(size: usize) -> Vec<usize> {
    let mut order = vec![0];
    while order.len() < size {
        let double = order.len() * 2;
        order = order.into_iter().flat_map(|seed| [seed, double - 1 - seed]).collect();
    }
    order
}

#[cfg(test)]
mod tests {
    use super::*;

    // shows LRAW-1.1.12
    #[test]
    fn eight_are_seeded_one_to_eight_four_to_five_two_to_seven_three_to_six() {
        let pairs: Vec<[usize; 2]> = places(8).chunks(2).map(|pair| [pair[0] + 1, pair[1] + 1]).collect();
        assert_eq!(pairs, [[1, 8], [4, 5], [2, 7], [3, 6]]);
        assert_eq!(places(4), [0, 3, 1, 2]);
    }
}
