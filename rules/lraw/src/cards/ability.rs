//! Abilities as they are printed (2.4), and scripts: lists of instructions that can be pointed at.

use serde::{Deserialize, Deserializer};

use super::{Body, Cost, Fx, Kw, Ph, Stat};

/// An ability of a card.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
pub enum Ab {
    /// Resolves when the card itself is activated.
    Play(Body),
    /// Once per turn, of a face-up ACT card.
    Opt(Body),
    /// From the discard pile.
    Pile(Body),
    /// Simply exists.
    Static(Vec<Stat>),
    /// A static that triggers.
    Each(Body),
    /// A Triggered Activation Effect.
    Trig(Body),
    /// Activated, printed on a Warrior.
    Act(Body),
    /// What the equipped Warrior gets; `This` is that Warrior in here.
    Arm(Vec<Stat>),
    /// To be paid in this phase of yours, or the card is destroyed.
    Upkeep(Ph, Vec<Cost>),
    /// The Special Ability of a Warlord.
    Sa(Body),
    /// A Special Ability that works at all times.
    Passive(Vec<Self>),
    /// Of a Synergy.
    Syn(Body),
    /// The printed Realm Activation Effect.
    Realm(Body),
    /// Of a Guardian, after the mulligan.
    Mull(Body),
    /// Of a Guardian, once during your turn.
    Consume(Body),
}

/// The body of an ability behind either kind of reference.
macro_rules! body_of {
    ($ability:expr) => {
        match $ability {
            Ab::Play(body)
            | Ab::Opt(body)
            | Ab::Pile(body)
            | Ab::Each(body)
            | Ab::Trig(body)
            | Ab::Act(body)
            | Ab::Sa(body)
            | Ab::Syn(body)
            | Ab::Realm(body)
            | Ab::Mull(body)
            | Ab::Consume(body) => Some(body),
            Ab::Static(_) | Ab::Arm(_) | Ab::Upkeep(..) | Ab::Passive(_) => None,
        }
    };
}

impl Ab {
    /// What it does, when, for what and to what, where that is one thing.
    #[must_use]
    pub const fn body(&self) -> Option<&Body> {
        body_of!(self)
    }

    /// The same, to be changed.
    #[cfg(test)]
    pub const fn body_mut(&mut self) -> Option<&mut Body> {
        body_of!(self)
    }
}

/// Points at a script of the pool.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, serde::Serialize, Deserialize)]
pub struct ScriptId(pub u16);

/// A list of instructions. The pool gives each a number, so that a position can say where it stopped.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Script {
    /// Where the pool keeps it.
    pub id: ScriptId,
    /// The instructions in order.
    pub fx: Vec<Fx>,
}

impl Script {
    /// Whether dice are rolled in it.
    #[must_use]
    pub fn rolls(&self) -> bool {
        self.fx.iter().any(|fx| match fx {
            Fx::Roll(..) | Fx::Table(..) | Fx::Gamble => true,
            Fx::May(one) => one.rolls(),
            Fx::Modes(_, modes) => modes.iter().any(Self::rolls),
            Fx::IfDo(one, two, three) => [one, two, three].into_iter().any(Self::rolls),
            Fx::If(_, one, two) => one.rolls() || two.rolls(),
            _ => false,
        })
    }
}

impl<'de> Deserialize<'de> for Script {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        Ok(Self { id: ScriptId::default(), fx: Vec::deserialize(from)? })
    }
}

/// Points at a keyword of the pool.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, serde::Serialize, Deserialize)]
pub struct WordId(pub u16);

/// A keyword inside an effect or a static. The pool gives each a number, so that a Warrior can be said to have it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Keyword {
    /// Where the pool keeps what it expands into.
    pub id: WordId,
    /// As it is written.
    pub kw: Kw,
}

impl<'de> Deserialize<'de> for Keyword {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        Ok(Self { id: WordId::default(), kw: Kw::deserialize(from)? })
    }
}
