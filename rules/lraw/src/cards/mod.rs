//! Cards: the closed effect language, the strict reader of card files, and the pool of a table.
//!
//! What belongs here: what is printed. What does not: what a printed effect does, and where cards lie.

mod ability;
mod checks;
mod effect;
mod face;
mod filter;
mod keyword;
mod lasting;
mod loader;
mod needs;
mod operand;
mod opponent;
mod phrases;
mod pool;
mod printed;
mod rule;
mod shelves;
mod words;

pub use self::{
    ability::Ab,
    effect::{Body, Fx, Keyword, Kw, Repl, Script, ScriptId, WordId},
    face::{
        Ability, AbilityId, Command, Crests, Expansion, Face, FaceId, Role, StatId, Static, counter_index,
    },
    filter::{F, Num, Sel, T},
    keyword::Tag,
    lasting::{Op, Stat, TrueCost},
    loader::BASE,
    needs::{Cond, Cost, On},
    operand::{Dest, Extra, Hit, How, Neg},
    pool::{Pool, STARTERS},
    printed::{Pack, Printed},
    rule::{Gs, Rule},
    words::{Cmp, Cnt, Counter, Dur, Kind, Legion, Ph, Phrase, Place, Rarity, Sub, Who, Why},
};

/// How many cards an opening hand has (LRAW-3.1.4).
pub const HAND: u8 = 6;
