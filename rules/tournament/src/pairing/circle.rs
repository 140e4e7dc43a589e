//! Everybody meets everybody: the circle method. One stays, the others move on by one place each round.

use crate::{entrant::Entrant, state::Tournament};

/// The next round among all who began; where the other one has gone, it is a bye.
pub(super) fn round(tournament: &Tournament, people: &[Entrant]) -> Vec<Vec<Entrant>> {
    // The circle is that of the first round, so that nobody meets anybody twice when somebody leaves.
    let began: Vec<Entrant> = tournament.rounds().first().map_or_else(
        || people.to_vec(),
        |first| {
            let mut all: Vec<Entrant> =
                first.tables.iter().flat_map(|table| table.seats.iter().copied()).collect();
            all.sort_unstable();
            all
        },
    );
    let number = tournament.rounds().len();
    let mut circle: Vec<Option<Entrant>> = began.into_iter().map(Some).collect();
    if circle.len() % 2 == 1 {
        circle.push(None);
    }
    let size = circle.len();
    if let Some((_, moving)) = circle.split_first_mut()
        && !moving.is_empty()
    {
        let by = number % moving.len();
        moving.rotate_right(by);
    }
    let there = |one: &Option<Entrant>| one.filter(|one| people.contains(one));
    let pairs = (0..size / 2).map(|at| {
        let pair = [circle.get(at), circle.get(size - 1 - at)];
        let mut pair: Vec<Entrant> = pair.into_iter().flatten().filter_map(there).collect();
        // The one who stays does not always sit first.
        if number % 2 == 1 {
            pair.reverse();
        }
        pair
    });
    pairs.filter(|pair| !pair.is_empty()).collect()
}
