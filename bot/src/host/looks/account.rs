//! What one viewer could follow of a game, step by step: made of what the game says to that viewer alone.
//!
//! What belongs here: gathering it, and which of its moments a film shows. What does not: reading logs (`history`), words.

use skald_rules::{
    interface::{By, Say, Tale, Viewer},
    table::Table,
};

/// Something that was done, as a viewer was told it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Heard {
    /// The number of its entry in the log.
    pub number: u32,
    /// Who did it.
    pub by: By,
    /// The part of the game in which it was done, such as a round; nothing in games without parts.
    pub part: Option<Say>,
    /// What the viewer was told of it.
    pub told: Vec<Tale>,
}

/// What one viewer was told of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Account {
    viewer: Viewer,
    /// The part that is played now; nothing before anything was heard.
    part: Option<Option<Say>>,
    /// What was done, the oldest first.
    pub steps: Vec<Heard>,
}

impl Account {
    /// An account for this viewer that has heard nothing yet.
    #[must_use]
    pub const fn of(viewer: Viewer) -> Self {
        Self { viewer, part: None, steps: Vec::new() }
    }

    /// Hears of what was done last at a table, in entry `number` of its log: what the host has `told` everybody, then what
    /// the game tells, if it was told of it.
    pub fn hear(&mut self, number: u32, by: By, mut told: Vec<Tale>, table: &dyn Table, heard: bool) {
        let now = table.chapter();
        let part = self.part.replace(now.clone()).unwrap_or(now);
        if heard {
            told.extend(table.tales(self.viewer));
        }
        self.steps.push(Heard { number, by, part, told });
    }

    /// The entries after which a film of at most `most` pictures shows the game, the last one among them: all where there are
    /// few, else the ends of parts, else some of them in even distances.
    #[must_use]
    pub fn moments(&self, most: usize) -> Vec<u32> {
        let mut all: Vec<u32> = self.steps.iter().map(|step| step.number).collect();
        all.dedup();
        if all.len() <= most {
            return all;
        }
        let pairs = self.steps.iter().zip(self.steps.iter().skip(1));
        let mut ends: Vec<u32> =
            pairs.filter(|(step, next)| step.part != next.part).map(|(step, _)| step.number).collect();
        ends.extend(all.last());
        ends.dedup();
        // A game of few long parts is shown within them, too.
        let from = if ends.len() * 2 >= most { ends } else { all };
        spread(&from, most)
    }
}

/// At most `most` of these in even distances, the last one among them.
fn spread(all: &[u32], most: usize) -> Vec<u32> {
    if all.len() <= most || most < 2 {
        return all.iter().rev().take(most.max(1)).rev().copied().collect();
    }
    (0..most).filter_map(|at| all.get(at * (all.len() - 1) / (most - 1))).copied().collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn account(parts: impl Iterator<Item = u32>) -> Account {
        let step = |(number, part)| Heard {
            number,
            by: By::Hand,
            part: Some(Say::new("chapter-turn").with("number", part)),
            told: Vec::new(),
        };
        Account { steps: (0..).zip(parts).map(step).collect(), ..Account::of(Viewer::Spectator) }
    }

    #[test]
    fn a_film_shows_all_steps_or_the_ends_of_parts_or_some_in_even_distances() {
        assert_eq!(account(0..5).moments(40), [0, 1, 2, 3, 4]);
        // Thirty parts of three steps.
        let ends: Vec<u32> = (0..30).map(|part| part * 3 + 2).collect();
        assert_eq!(account((0..90).map(|n| n / 3)).moments(40), ends);
        for parts in [1, 200, 3_000] {
            let shown = account((0..3_000).map(|n| n * parts / 3_000)).moments(40);
            assert_eq!((shown.len(), shown.last()), (40, Some(&2_999)), "{parts}");
            assert!(shown.is_sorted_by(|a, b| a < b), "{shown:?}");
        }
    }
}
