//! What instructions speak of beside cards and numbers (2.4): where cards go and how, what is hit, negated, allowed once more.

use serde::Deserialize;

use super::{F, Sel, Who};

/// Where cards go.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
pub enum Dest {
    /// To the owner's hand.
    Hand,
    /// On top of the deck.
    Top,
    /// Under the deck.
    Bottom,
    /// Into the deck, which is shuffled.
    Shuffle,
    /// To the discard pile.
    Discard,
    /// Face-up to the Eradication Zone.
    EradUp,
    /// Face-down to the Eradication Zone.
    EradDown,
    /// Into play.
    Conscript,
}

/// How cards of a hand are given up.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
pub enum How {
    /// Their owner chooses.
    Choose,
    /// Chance chooses.
    AtRandom,
    /// The whole hand.
    Whole,
}

/// What damage is dealt to.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
pub enum Hit {
    /// Warlords.
    Warlord(Who),
    /// Warriors.
    Cards(Sel),
}

/// What is negated (FX-16).
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
pub enum Neg {
    /// A Unified or Fortified card or one of its effects.
    Activation(F),
    /// Any item that can be answered.
    Effect(F),
    /// An inherent Conscription.
    Conscription(F),
}

/// What is allowed once more this turn (FX-11).
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
pub enum Extra {
    /// Attacks of a Warrior.
    Attack(Sel, u8),
    /// Conscriptions.
    Conscription(u8),
    /// Uses of the Special Ability in spite of Cool Down.
    Sa(u8),
    /// Uses of the Guardian's Consume ability.
    Consume(u8),
    /// The Warlord may use both attacks.
    BothAttacks,
}
