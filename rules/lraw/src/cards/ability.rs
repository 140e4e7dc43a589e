//! Abilities as they are printed (2.4).

use serde::Deserialize;

use super::{Body, Cost, Ph, Stat};

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
