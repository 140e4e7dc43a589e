//! The entries of a list, and the lines on which they stand.

use std::collections::BTreeMap;

/// Copies by card and line. Repeated cards are added up.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entries<C> {
    all: BTreeMap<C, Vec<(usize, u32)>>,
}

impl<C> Default for Entries<C> {
    fn default() -> Self {
        Self { all: BTreeMap::new() }
    }
}

impl<C: Ord + Copy> Entries<C> {
    /// One more entry.
    pub fn add(&mut self, card: C, line: usize, copies: u32) {
        self.all.entry(card).or_default().push((line, copies));
    }

    /// All copies by card.
    #[must_use]
    pub fn counts(&self) -> BTreeMap<C, u32> {
        let sum = |places: &Vec<(usize, u32)>| places.iter().map(|(_, n)| *n).fold(0, u32::saturating_add);
        self.all.iter().map(|(card, places)| (*card, sum(places))).collect()
    }

    /// The line on which the copies of a card become more than `most`; the first line of the card with `most` 0; 0 where
    /// that never happens.
    #[must_use]
    pub fn line_beyond(&self, card: C, most: u32) -> usize {
        let mut sum = 0_u32;
        let beyond = self.all.get(&card).into_iter().flatten().find(|(_, copies)| {
            sum = sum.saturating_add(*copies);
            sum > most
        });
        beyond.map_or(0, |(line, _)| *line)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_line_that_is_too_much_is_known() {
        let mut entries = Entries::default();
        for line in [3, 5, 8] {
            entries.add('t', line, 2);
        }
        assert_eq!(entries.counts(), BTreeMap::from([('t', 6)]));
        assert_eq!((entries.line_beyond('t', 5), entries.line_beyond('t', 0)), (8, 3));
        assert_eq!((entries.line_beyond('t', 6), entries.line_beyond('u', 0)), (0, 0));
    }
}
