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

/// A position in which computers are asked: a copy, so that they think while everybody else plays on.
pub(in crate::host) struct Asked {
    table: Box<dyn Table>,
    decisions: Vec<(Seat, DecisionId)>,
    log: u32,
}

/// What computers would answer in a position.
pub(in crate::host) struct Thoughts {
    answers: Vec<(Seat, DecisionId, Option<String>)>,
    log: u32,
}

impl Asked {
    /// Finds an answer to every decision. Work for a thread of its own.
    pub(in crate::host) fn think(self, seed: u64) -> Thoughts {
        let mut dice = Fast::new(seed);
        let mut answer = |at| (0..TRIES).find_map(|_| random_answer(&*self.table, at, &mut dice));
        let answers = self.decisions.iter().map(|(seat, at)| (*seat, *at, answer(*at))).collect();
        Thoughts { answers, log: self.log }
    }
}

impl Live {
    /// What the computers at this table are asked: one decision for every seat.
    pub(in crate::host) fn asks_computers(&self) -> Result<Asked, HostError> {
        let table = &*self.playing()?.table;
        let asked = |seat: Seat| {
            let owed = table.open(seat).into_iter().find(|decision| decision.duty == Duty::Owed)?;
            Some((seat, owed.id))
        };
        let seats = self.seats.iter().filter(|row| row.is_computer()).map(|row| Seat(row.seat));
        Ok(Asked { decisions: seats.filter_map(asked).collect(), table: table.copy(), log: self.row.log })
    }

    /// Plays what computers thought of, if nothing else was played in the meantime: then they are asked anew. Where they
    /// found nothing, the default is played.
    pub(in crate::host) fn answer_for_computers(
        &mut self,
        thoughts: Thoughts,
        now: i64,
    ) -> Result<(), HostError> {
        if thoughts.log != self.row.log {
            return Ok(());
        }
        for (seat, at, thought) in thoughts.answers {
            let playing = self.playing()?;
            let table = &*playing.table;
            // An answer of another computer may have settled the question.
            if !table.open(seat).iter().any(|decision| decision.id == at && decision.duty == Duty::Owed) {
                continue;
            }
            let Some(with) = thought.or_else(|| playing.ledger.default_for(table, seat, at)) else {
                tracing::error!(table = %self.row.id, %seat, decision = %at, "no answer was found");
                continue;
            };
            match self.input(&Input::Answer { at, with }, By::Computer, Some(seat), None, now) {
                // What another computer has just played may have made it impossible; the question comes again.
                Ok(()) | Err(HostError::Refused(_)) => {}
                Err(error) => return Err(error),
            }
        }
        Ok(())
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
