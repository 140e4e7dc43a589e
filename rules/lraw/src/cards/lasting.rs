//! What holds without happening (2.4): statics, rules, replacements, changes of the game itself.

use serde::{Deserialize, Serialize};

use super::{Cost, Dest, F, Keyword, Num, Who, Why};

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

/// Something that happens instead of something else (6.6).
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
pub enum Repl {
    /// Damage to such a Warrior is less.
    PreventHit(F, Num),
    /// Damage to a Warlord is less.
    PreventWarlordHit(Who, Num),
    /// Such a card is not destroyed.
    PreventDestroy(F),
    /// A destroyed card goes elsewhere.
    Divert(F, Why, Dest),
    /// A card on its way to a discard pile goes elsewhere.
    DivertDiscard(F, Dest),
    /// A Warrior that an opponent's effect Conscripts comes to your side.
    StealConscript,
    /// No damage for a wrong call.
    SafeGamble(Who),
    /// An attack against such a card is made against the source.
    NewTarget(F),
    /// A damage instruction of such a card deals more.
    Amplify(F, i32),
    /// Such a Warrior enters with this keyword instead of its own.
    SwapKw(F, Keyword),
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
