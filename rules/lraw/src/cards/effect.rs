//! What an ability needs and does (2.4): conditions, costs, events, instructions.
//!
//! What belongs here: the vocabulary. What does not: what each instruction does, which the engine knows.

use serde::Deserialize;

use super::{
    Cnt, Counter, Dur, F, Gs, Keyword, Num, Ph, Phrase, Place, Repl, Rule, Script, Sel, Tag, Who, Why,
    filter::T,
};

/// What must hold.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
pub enum Cond {
    /// Your Warlord bears this personal name.
    WarlordIs(Phrase),
    /// The damage on a Warlord.
    DamageGe(Who, i32),
    /// A deck is empty.
    DeckEmpty(Who),
    /// Your Veil is pierced.
    Pierced,
    /// Your Warlord used its Special Ability this turn.
    UsedSa,
    /// Your Guardian's Consume ability was used this turn.
    UsedConsume,
    /// The source entered from hand or deck.
    FromHandOrDeck,
    /// So many counters lie there.
    CountersGe(Sel, Counter, i32),
}

/// A price. The first two are true costs, the others additional ones (6.1).
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
pub enum Cost {
    /// Damage to your own Warlord.
    Blood(Num),
    /// Alchemy Points of your Guardian.
    Consume(Num),
    /// Cards from your hand.
    Discard(u8, F),
    /// Cards to the Eradication Zone.
    Erad(u8, Place, F),
    /// The top cards of your deck to the Eradication Zone.
    EradTop(u8),
    /// Own cards on the field.
    Sac(u8, F),
    /// The source itself.
    SacThis,
    /// The top cards of your deck to the discard pile.
    SendTop(u8),
    /// Own cards of the field to the discard pile.
    SendField(u8, F),
    /// Cards of the field are destroyed.
    Destroy(u8, F),
    /// Counters from such cards.
    Remove(Counter, u8, F),
    /// X counters from your cards.
    RemoveUpX(Counter),
    /// The card in your hand is shown.
    RevealThis,
}

/// An event (FX-15).
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
pub enum On {
    /// A Warrior enters play.
    Enters(F),
    /// A card leaves the field in any way.
    Leaves(F),
    /// Field to discard pile.
    ToDiscard(F),
    /// Destroyed.
    Destroyed(F, Why),
    /// Deck to discard pile.
    Milled(F),
    /// Deck to discard pile, or face-up to the Eradication Zone.
    AnyMilled(F),
    /// Put face-up into an Eradication Zone by a card.
    EradBy(F),
    /// Hand to discard pile by a card that fits the second filter.
    Discarded(F, F),
    /// Back to the hand by a card.
    HandBack(F),
    /// An answered item, or one that was put on a Sequence, has such a source.
    Activated(F),
    /// The same for a keyword.
    KwActivated(F),
    /// An inherent Conscription is announced.
    Conscripted(F),
    /// The first declares an attack on the second.
    Attack(F, F),
    /// The first dealt battle damage to the second.
    Dealt(F, F),
    /// Took damage and is still there.
    Hurt(F),
    /// Counters were placed.
    Placed(Counter, F),
    /// You rolled dice.
    Rolled,
    /// The End Phase of these players begins.
    EndTurn(Who),
}

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

/// An instruction.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
pub enum Fx {
    /// Cards are drawn.
    Draw(Who, Num),
    /// Cards of a hand are discarded.
    DiscardHand(Who, Num, F, How),
    /// The top cards of a deck go somewhere.
    Mill(Who, Num, Dest),
    /// The same, up to a number that the controller chooses.
    MillUp(Who, u8, Dest),
    /// Cards are looked for in your deck.
    Search(Cnt, F, Dest),
    /// The top cards of your deck are looked at; some go to the first place, the rest to the second.
    Look(Num, u8, Dest, Dest),
    /// Cards of your hand are shown; sets X and the amount.
    RevealHand(Cnt, F),
    /// A hand is shown to the controller.
    ShowHand(Who),
    /// Cards move.
    Move(Sel, Dest),
    /// Cards are destroyed.
    Destroy(Sel),
    /// Players sacrifice.
    Sacrifice(Who, Num, F),
    /// Warriors are Conscripted.
    Conscript(Sel),
    /// Warriors are Revived.
    Revive(Sel),
    /// Warriors are Revived into zones beside the source.
    ReviveBeside(Sel),
    /// Tokens are made.
    Manifest(Phrase, Num, Who),
    /// Control of Warriors is taken.
    TakeControl(Sel),
    /// The source equips a Warrior.
    EquipThis(Sel),
    /// LRAW-8.3.43.
    Weaponize(Sel),
    /// LRAW-8.3.38.
    PutUnder(Sel),
    /// Damage is dealt.
    Damage(Hit, Num),
    /// Damage is taken off Warlords.
    Heal(Who, Num),
    /// The damage of Warlords is set.
    SetDamage(Who, Num),
    /// Attack is bestowed.
    Atk(Sel, Num, Dur),
    /// A keyword is granted.
    Give(Sel, Keyword, Dur),
    /// Counters are placed.
    Place(Sel, Counter, Num),
    /// Counters are taken.
    Take(Sel, Counter, Num),
    /// Any number of counters is taken from your cards; sets X and the amount.
    RemoveAny(Counter, F),
    /// Trap Counters are placed.
    Trap(Who, Num),
    /// The answered item is negated.
    Negate(Neg),
    /// The answered item is negated and its card destroyed.
    NegateAndDestroy(Neg),
    /// Dice are rolled, then one effect follows.
    Roll(u8, Script),
    /// Dice are rolled, and the row with the sum follows.
    Table(u8, Vec<(i32, i32, Script)>),
    /// So many of these, declared on activation.
    Modes(u8, Vec<Script>),
    /// The controller may.
    May(Script),
    /// Tried, then one of two follows (FX-10).
    IfDo(Script, Script, Script),
    /// One of two follows.
    If(Cond, Script, Script),
    /// A rule holds for a time.
    Lock(Rule, Dur),
    /// A replacement waits for so many events.
    Shield(Repl, u8, Dur),
    /// The same for certain cards.
    Guard(Sel, Repl, u8, Dur),
    /// More of something this turn.
    Allow(Extra),
    /// The game itself changes (5.8).
    Change(Gs),
    /// Veil Counters are removed.
    VeilDown(Who, Num),
    /// Alchemy Points are gained.
    Ap(Who, Num),
    /// Keywords of the source happen again (FX-18).
    Reactivate(Vec<Tag>),
    /// The attack in progress is cancelled.
    CancelAttack,
    /// The attack in progress gets another target.
    Retarget(Sel),
    /// LRAW-8.3.27.
    Plunder,
    /// LRAW-8.3.18.
    Gamble,
    /// The source goes under the Warlord (LRAW-8.1.10).
    UnderWarlord,
}

impl Fx {
    /// The cards that an instruction acts on.
    #[must_use]
    pub const fn sel(&self) -> Option<&Sel> {
        match self {
            Self::Move(sel, _)
            | Self::Destroy(sel)
            | Self::Conscript(sel)
            | Self::Revive(sel)
            | Self::ReviveBeside(sel)
            | Self::TakeControl(sel)
            | Self::EquipThis(sel)
            | Self::Weaponize(sel)
            | Self::PutUnder(sel)
            | Self::Damage(Hit::Cards(sel), _)
            | Self::Atk(sel, ..)
            | Self::Give(sel, ..)
            | Self::Place(sel, ..)
            | Self::Take(sel, ..)
            | Self::Guard(sel, ..)
            | Self::Allow(Extra::Attack(sel, _))
            | Self::Retarget(sel) => Some(sel),
            _ => None,
        }
    }
}

/// What an ability is: when, for what, at whom, and what happens.
#[derive(Clone, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Body {
    /// The event that triggers it, or that the card must answer.
    pub on: Option<On>,
    /// The phase that it names.
    pub ph: Option<Ph>,
    /// What must hold.
    pub req: Vec<Cond>,
    /// What it costs.
    pub cost: Vec<Cost>,
    /// What is declared on activation.
    pub t: Vec<T>,
    /// Whether its controller may decline.
    pub may: bool,
    /// Whether it happens once per turn.
    pub once: bool,
    /// If all of these hold on activation, nobody can answer it.
    pub hush: Vec<Cond>,
    /// What happens.
    pub fx: Script,
}
