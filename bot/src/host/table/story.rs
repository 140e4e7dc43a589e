//! The story of a game as it comes about: one compact line for every part of it in which something notable happens, of what
//! everybody was told.
//!
//! What belongs here: which part a fact belongs to, and what of it is worth a line. What does not: the full account (`looks`),
//! and where the lines are shown (`discord`).

use std::ops::RangeInclusive;

use skald_rules::interface::{Say, Weight};

use crate::host::table::{live::Live, told, told::Told};
use crate::invariant::Invariant;
use crate::store::StoryRow;

/// A line tells so much of the game at most: what matters most.
const TOLD: usize = 2;
/// And so much at most of what happens at the table besides: who has left and who has come, and what else is told to everybody.
const BESIDES: usize = 3;
/// So many lines stand in one message.
pub(in crate::host) const EACH: u32 = 10;

impl Live {
    /// The part of the game that is played now.
    pub(in crate::host) fn chapter(&self) -> Option<Say> {
        self.playing.as_ref().and_then(|playing| playing.table.chapter())
    }

    /// Takes down what everybody was told of something that was done in this part of the game.
    pub(in crate::host) fn narrate(&mut self, part: Option<Say>, told: &[Told]) {
        let Some(part) = part else { return };
        let told = told.iter().filter(|told| told.weight > Weight::Minor).cloned();
        let told: Vec<Told> = told.collect();
        if told.is_empty() {
            return;
        }
        let heading = told::kept(&part);
        let (number, mut line) = match &self.story {
            Some(last) if last.heading == heading => (last.number, told_in(last)),
            Some(last) => (last.number + 1, Vec::new()),
            None => (0, Vec::new()),
        };
        line.extend(told);
        let told = serde_json::to_string(&weightiest(line));
        let row = StoryRow {
            number,
            heading,
            told: told.or_broken("[]".to_owned(), "sentences can be written down"),
        };
        if self.pending.story.is_empty() {
            self.pending.story_had = self.story.as_ref().map(|row| row.number);
        }
        self.pending.story.retain(|before| before.number != number);
        self.pending.story.push(row.clone());
        self.story = Some(row);
    }

    /// The messages of the story that have more to show now, by their numbers: those with lines of parts that are over.
    pub(in crate::host) fn story_to_show(&self) -> RangeInclusive<u32> {
        let none = RangeInclusive::new(1, 0);
        let from = self.open_before();
        self.last_whole().filter(|whole| *whole >= from).map_or(none, |whole| from / EACH..=whole / EACH)
    }

    /// The number of the line that was open before this change.
    fn open_before(&self) -> u32 {
        let last = || self.story.as_ref().map(|row| row.number);
        let open = if self.pending.story.is_empty() { last() } else { self.pending.story_had };
        open.unwrap_or(0)
    }

    /// Owes every message of the story: none stands any more where the table is played.
    pub(in crate::host) fn owe_whole_story(&mut self) {
        if let Some(whole) = self.last_whole() {
            (0..=whole / EACH).for_each(|message| self.owe_story(message));
        }
    }

    /// Owes the newest messages of the story once more: what was to be shown while their place was closed has been given up.
    pub(in crate::host) fn owe_newest_story(&mut self) {
        if let Some(newest) = self.last_whole().map(|whole| whole / EACH) {
            (newest.saturating_sub(1)..=newest).for_each(|message| self.owe_story(message));
        }
    }

    /// The number of the last line of a part that is over.
    fn last_whole(&self) -> Option<u32> {
        let last = self.story.as_ref()?.number;
        if self.row.ended.is_some() { Some(last) } else { last.checked_sub(1) }
    }
}

/// What a line tells.
pub(in crate::host) fn told_in(row: &StoryRow) -> Vec<Told> {
    serde_json::from_str(&row.told).or_broken(Vec::new(), "a story is kept as it was written")
}

/// The weightiest, of equals the latest, in the order in which they happened: of the game, and beside it of what the host tells.
fn weightiest(told: Vec<Told>) -> Vec<Told> {
    let mut order: Vec<usize> = (0..told.len()).collect();
    order.sort_by_key(|at| std::cmp::Reverse((told.get(*at).map(|told| told.weight), *at)));
    let by_host = |at: &usize| told.get(*at).is_some_and(Told::is_by_host);
    let (mut besides, mut kept): (Vec<usize>, Vec<usize>) = order.into_iter().partition(by_host);
    besides.truncate(BESIDES);
    kept.truncate(TOLD);
    kept.extend(besides);
    told.into_iter().enumerate().filter(|(at, _)| kept.contains(at)).map(|(_, told)| told).collect()
}

#[cfg(test)]
mod tests {
    use skald_rules::interface::Seat;

    use super::*;

    #[test]
    fn a_line_tells_what_matters_most_in_its_order() {
        let told = |weight, id| Told { weight, say: Say::new(id) };
        let all = vec![told(Weight::Notable, "b"), told(Weight::Headline, "a"), told(Weight::Notable, "c")];
        let kept = weightiest(all);
        assert_eq!(kept, [told(Weight::Headline, "a"), told(Weight::Notable, "c")]);
    }

    #[test]
    fn whatever_happens_in_a_round_it_says_who_has_left() {
        let told = |weight, id| Told { weight, say: Say::new(id) };
        let left = Told { weight: Weight::Notable, say: Say::new("host-log-vacant").with("name", "Ben") };
        let why = Told::ruling(Say::new("host-vacated").with("who", Seat(2)));
        let all = vec![
            left.clone(),
            told(Weight::Headline, "a"),
            told(Weight::Headline, "b"),
            why.clone(),
            told(Weight::Headline, "c"),
        ];
        let kept = weightiest(all);
        assert_eq!(kept, [left, told(Weight::Headline, "b"), why, told(Weight::Headline, "c")]);
    }
}
