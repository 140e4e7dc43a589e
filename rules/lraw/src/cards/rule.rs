//! Rules that forbid or allow, and changes of the game itself (2.4, 5.8).

use serde::{Deserialize, Serialize};

use super::{Cost, F, Who};

/// A rule that forbids or allows.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
pub enum Rule {
    /// No Conscription.
    NoConscript(Who),
    /// No Revival.
    NoRevive(Who),
    /// No Unified card and no effect of one is activated.
    NoUnified(Who),
    /// Warriors declare no attacks.
    NoWarriorAttack(Who),
    /// No card is drawn in the Reinforce Phase.
    SkipDraw(Who),
    /// No Reinforce Phase.
    SkipReinforce(Who),
    /// No Conscription from hand by the turn's allowance.
    NoInherent(F),
    /// Reviving costs.
    ReviveTax(Who, Vec<Cost>),
    /// More Conscriptions per turn.
    MoreConscript(Who, u8),
}

/// A change of the game itself (5.8), for the rest of the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Gs {
    /// LRAW-5.8.2.
    AleroReset,
    /// LRAW-5.8.3.
    AngelicaDice,
    /// LRAW-5.8.4.
    SharnShield,
    /// LRAW-5.8.5.
    DuxvoxDoom,
    /// LRAW-5.8.6.
    MichaelDraw,
    /// LRAW-5.8.7.
    CastielHush,
    /// LRAW-5.8.8.
    OnoskelisReach,
    /// LRAW-5.8.9.
    AdramelechReturn,
    /// LRAW-5.8.10.
    MortisRise,
    /// LRAW-5.8.11.
    MaladyProof,
    /// LRAW-5.8.12.
    PrometheusPummel,
    /// LRAW-5.8.13.
    GaiaWall,
    /// LRAW-5.8.14.
    QuartzLook,
    /// LRAW-5.8.15.
    EthelAle,
    /// LRAW-5.8.16.
    ShlaraConsume,
    /// LRAW-5.8.16.
    MerrisodBlood,
}
