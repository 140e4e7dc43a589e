//! What an ability waits for, needs and costs (2.4): events, conditions, prices.
//!
//! What belongs here: the vocabulary. What does not: when an event happens or a price can be paid, which the engine knows.

use serde::Deserialize;

use super::{Counter, F, Num, Phrase, Place, Sel, Who, Why};

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
