//! Chance with known results, for scenarios and tests: results are given by label, and all must be used up.

use std::collections::{BTreeMap, VecDeque};

use serde::{Deserialize, Serialize};

use super::Chance;

/// The result of one draw.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Result {
    /// A coin.
    Coin(bool),
    /// A number picked from `0..n` (a die is one more than its pick).
    Pick(u32),
    /// For each new place, which old place's item comes there.
    Order(Vec<u16>),
    /// Which old places' items come first; the others follow in the order that they had.
    First(Vec<u16>),
}

/// Results by label, each list used from its front.
#[derive(Clone, Debug, Default)]
pub struct Script {
    results: BTreeMap<String, VecDeque<Result>>,
    errors: Vec<String>,
}

/// What did not fit between a script and the draws that were made.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{}", .0.join("; "))]
pub struct ScriptError(pub Vec<String>);

impl Script {
    /// An empty script: every draw is an error.
    #[must_use]
    pub fn new() -> Self {
        Self::default()
    }

    /// Adds a result for the next draw labelled `label`.
    pub fn push(&mut self, label: &str, result: Result) {
        self.results.entry(label.to_owned()).or_default().push_back(result);
    }

    /// The same script with one more result.
    #[must_use]
    pub fn with(mut self, label: &str, result: Result) -> Self {
        self.push(label, result);
        self
    }

    /// Ends the script.
    ///
    /// # Errors
    /// [`ScriptError`] when a draw had no result, a result did not fit its draw, or results are left over.
    pub fn finish(mut self) -> std::result::Result<(), ScriptError> {
        for (label, left) in &self.results {
            if !left.is_empty() {
                self.errors.push(format!("{} results for \"{label}\" were never drawn", left.len()));
            }
        }
        if self.errors.is_empty() { Ok(()) } else { Err(ScriptError(self.errors)) }
    }

    /// What did not fit so far.
    #[must_use]
    pub fn problems(&self) -> &[String] {
        &self.errors
    }

    fn next(&mut self, label: &str, wanted: &str) -> Option<Result> {
        let result = self.results.get_mut(label).and_then(VecDeque::pop_front);
        if result.is_none() {
            self.errors.push(format!("no result is left for {wanted} \"{label}\""));
        }
        result
    }

    fn misfit(&mut self, label: &str, wanted: &str, got: &Result) {
        self.errors.push(format!("\"{label}\" is {wanted}, not {got:?}"));
    }
}

impl Chance for Script {
    fn coin(&mut self, label: &str) -> bool {
        match self.next(label, "coin") {
            Some(Result::Coin(side)) => side,
            Some(other) => {
                self.misfit(label, "a coin", &other);
                false
            }
            None => false,
        }
    }

    fn pick(&mut self, label: &str, n: u32) -> u32 {
        match self.next(label, "pick") {
            Some(Result::Pick(number)) if number < n.max(1) => number,
            Some(other) => {
                self.misfit(label, &format!("a pick from 0..{n}"), &other);
                0
            }
            None => 0,
        }
    }

    fn order(&mut self, label: &str, items: &mut [u16]) {
        let Some(result) = self.next(label, "order") else { return };
        let Some(order) = full_order(&result, items.len()) else {
            self.misfit(label, &format!("an order of {} items", items.len()), &result);
            return;
        };
        let before = items.to_vec();
        for (item, from) in items.iter_mut().zip(order) {
            if let Some(old) = before.get(usize::from(from)) {
                *item = *old;
            }
        }
    }
}

/// The order of `len` items that `result` stands for; `None` when it fits no such order.
fn full_order(result: &Result, len: usize) -> Option<Vec<u16>> {
    let order = match result {
        Result::Order(order) => order.clone(),
        Result::First(first) => {
            let rest = (0..=u16::MAX).take(len).filter(|place| !first.contains(place));
            first.iter().copied().chain(rest).collect()
        }
        Result::Coin(_) | Result::Pick(_) => return None,
    };
    is_order(&order, len).then_some(order)
}

/// Whether `order` names each of `0..len` exactly once.
fn is_order(order: &[u16], len: usize) -> bool {
    let mut sorted = order.to_vec();
    sorted.sort_unstable();
    sorted.len() == len && sorted.iter().enumerate().all(|(at, item)| usize::from(*item) == at)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn results_are_used_by_label_and_in_order() {
        let mut dice = Script::new()
            .with("coin", Result::Coin(true))
            .with("deal", Result::Order(vec![2, 0, 1]))
            .with("coin", Result::Coin(false));
        assert!(dice.coin("coin"));
        let mut cards = [7, 8, 9];
        dice.order("deal", &mut cards);
        assert_eq!(cards, [9, 7, 8]);
        assert!(!dice.coin("coin"));
        assert_eq!(dice.finish(), Ok(()));
    }

    #[test]
    fn the_first_places_may_be_named_and_the_rest_keeps_its_order() {
        let mut dice =
            Script::new().with("deal", Result::First(vec![2])).with("deal", Result::First(vec![9]));
        let mut cards = [7, 8, 9];
        dice.order("deal", &mut cards);
        assert_eq!(cards, [9, 7, 8]);
        dice.order("deal", &mut cards);
        assert_eq!(dice.problems().len(), 1);
    }

    #[test]
    fn a_left_over_result_and_a_missing_one_are_errors() {
        assert!(Script::new().with("coin", Result::Coin(true)).finish().is_err());
        let mut dice = Script::new();
        dice.pick("card", 3);
        assert!(dice.finish().is_err());
    }
}
