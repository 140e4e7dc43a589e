//! A legal move at random, without a word for people: for playouts and computer players, who make millions of them.
//!
//! It goes from menu to menu through the same readers that lead a player, so that it finds every move that a player finds
//! and no other; only labels and notes are left out.

use super::{Stands, Table, decisions, spell::Spelling, words::Words};
use crate::moves::{Move, Verb};
use skald_vocabulary::{
    chance::Chance,
    interface::{Choices, DecisionId, Key},
};

/// The most words of a move.
const LONGEST: usize = 64;

/// The words of most moves fit into this.
const USUAL: usize = 4;

/// One of the words that a menu offers, drawn as a walk through the whole menus draws it.
fn pick(of: &Choices, choices: &mut dyn Chance) -> Option<Key> {
    match of {
        Choices::One(of) => {
            let at = choices.pick("one of", u32::try_from(of.len()).ok()?);
            of.get(usize::try_from(at).ok()?).map(|choice| choice.key)
        }
        Choices::Number { min, max } => {
            let spread = u32::try_from(max.checked_sub(*min)?).ok()?;
            let number = min + i64::from(choices.pick("number", spread.saturating_add(1)));
            Some(Spelling::default().number(u32::try_from(number).ok()?).or(Verb::Nothing.key()))
        }
        // No menu of this game asks for several things at once.
        Choices::Some { .. } | Choices::Order(_) => None,
    }
}

impl Table<'_> {
    /// A legal move in a decision at random; where a whole move may go on, a coin decides. `None` when the decision does not
    /// stand.
    pub fn random(self, at: DecisionId, choices: &mut dyn Chance) -> Option<Move> {
        self.random_in(decisions::find(self, at).ok()?, choices)
    }

    fn random_in(self, stands: Stands, choices: &mut dyn Chance) -> Option<Move> {
        let table = Self { bare: true, ..self };
        let verb = Verb::read(pick(&table.root(stands).pick, choices)?)?;
        let mut words = Vec::new();
        while words.len() < LONGEST {
            let reading = table.read(stands, verb, &mut Words::new(&words, true)).ok()?;
            let menu = match (reading.act.is_some(), reading.menu) {
                (true, None) => return Some(Move::with(verb, words)),
                (true, Some(_)) if choices.coin("stop here") => return Some(Move::with(verb, words)),
                (_, menu) => menu?,
            };
            if words.is_empty() {
                words.reserve(USUAL);
            }
            words.push(pick(&menu.pick, choices)?);
        }
        None
    }
}
