//! What holds without happening (2.4): statics.

use serde::Deserialize;

use super::{Cost, F, Keyword, Num, Repl, Rule, Who};

/// A static effect.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
pub enum Stat {
    /// Attack of such cards on the field.
    AtkMod(F, Num),
    /// Such cards have a keyword.
    Grant(F, Keyword),
    /// Such cards lose their keywords and cannot gain any.
    KwLock(F),
    /// A rule.
    Rule(Rule),
    /// True costs of such sources change for these players.
    CostMod(TrueCost, Who, F, Op),
    /// The first are unaffected by the second.
    Immune(F, F),
    /// Such cards cannot be targeted by these players.
    NoTarget(F, Who),
    /// Something happens instead of something else.
    Repl(Repl),
    /// What an attack of the equipped Warrior costs.
    AttackTax(Vec<Cost>),
    /// What doubles its attack.
    AttackDouble(Vec<Cost>),
    /// A die may be rolled again, so often per turn.
    RerollDie(u8),
    /// All dice of an effect may be rolled again, so often per turn.
    RerollAll(u8),
}

/// A true cost (6.1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
pub enum TrueCost {
    /// Bloodbourne.
    Blood,
    /// Consume.
    Consume,
}

/// How a cost changes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
pub enum Op {
    /// Multiplied.
    Times(i32),
    /// Added to.
    Add(i32),
}
