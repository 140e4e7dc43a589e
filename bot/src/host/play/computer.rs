//! Computer players: a legal answer at random, found through the same menus that people use.

use skald_rules::{
    chance::{Chance, Fast, shuffle},
    interface::{By, Choices, DecisionId, Duty, Input, Key, Menu, Pick, Seat},
    table::Table,
};

use crate::host::{refused::HostError, table::live::Live};

/// The longest path that is walked.
const DEPTH: usize = 64;
/// How many walks are tried before the default is taken.
const TRIES: usize = 16;

impl Live {
    /// Answers one decision for every computer seat that is asked. Whether anything was answered.
    pub(in crate::host) fn compute(&mut self, seed: u64, now: i64) -> Result<bool, HostError> {
        let mut dice = Fast::new(seed);
        let mut any = false;
        let seats: Vec<Seat> =
            self.seats.iter().filter(|row| row.is_computer()).map(|row| Seat(row.seat)).collect();
        for seat in seats {
            let playing = self.playing()?;
            let table = &*playing.table;
            let asked = table.open(seat).into_iter().find(|decision| decision.duty == Duty::Owed);
            let Some(decision) = asked else { continue };
            let line = (0..TRIES)
                .find_map(|_| random_answer(table, decision.id, &mut dice))
                .or_else(|| playing.ledger.default_for(table, seat, decision.id));
            let Some(with) = line else {
                tracing::error!(table = %self.row.id, %seat, decision = %decision.id, "no answer was found");
                continue;
            };
            let input = Input::Answer { at: decision.id, with };
            self.input(&input, By::Computer, Some(seat), None, now)?;
            any = true;
        }
        Ok(any)
    }
}

/// One random walk through the menus of a decision.
fn random_answer(table: &dyn Table, at: DecisionId, dice: &mut Fast) -> Option<String> {
    let mut path: Vec<Pick> = Vec::new();
    for _ in 0..DEPTH {
        let step = table.ask(at, &path).ok()?;
        match (step.whole, step.menu) {
            (Some(line), None) => return Some(line),
            (Some(line), Some(_)) if dice.coin("stop") => return Some(line),
            (_, Some(menu)) => path.push(random_pick(&menu, dice)?),
            (None, None) => return None,
        }
    }
    None
}

fn random_pick(menu: &Menu, dice: &mut Fast) -> Option<Pick> {
    let below = |dice: &mut Fast, n: usize| {
        usize::try_from(dice.pick("pick", u32::try_from(n).unwrap_or(u32::MAX))).unwrap_or_default()
    };
    let mut keys: Vec<Key> = menu.pick.list().iter().map(|choice| choice.key).collect();
    match &menu.pick {
        Choices::One(_) => {
            let at = below(dice, keys.len());
            keys.get(at).map(|key| Pick::one(*key))
        }
        Choices::Some { min, max, .. } => {
            let (min, max) = (usize::from(*min), usize::from(*max).min(keys.len()));
            let count = min + below(dice, (max + 1).saturating_sub(min));
            shuffle(dice, "some", &mut keys);
            keys.truncate(count);
            Some(Pick::some(&keys))
        }
        Choices::Order(_) => {
            shuffle(dice, "order", &mut keys);
            Some(Pick::order(&keys))
        }
        Choices::Number { min, max } => {
            let span = max.checked_sub(*min)?.checked_add(1)?;
            let step = dice.pick("number", u32::try_from(span).unwrap_or(u32::MAX));
            Some(Pick::number(min + i64::from(step)))
        }
    }
}
