//! Whole facts, as they happen. They never leave `rules`.

use crate::{
    cards::{Counter, Gs, Ph, Why},
    state::{At, Card, Strike},
};
use skald_vocabulary::interface::Seat;

/// A fact.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Event {
    /// Both rolled for who may choose who goes first, ties and all.
    First(Vec<(Seat, u8)>),
    /// A player goes first.
    Goes(Seat),
    /// A player kept the opening hand, or took a mulligan.
    Opened(Seat, bool),
    /// A turn began.
    Turn(u16, Seat),
    /// A phase began.
    Phase(Ph),
    /// A Veil was pierced.
    Pierced(Seat),
    /// A player drew a card.
    Drew(Seat, Card),
    /// A player looked at the top cards of the own deck, the topmost first.
    Looked(Seat, Vec<Card>),
    /// A card was shown.
    Shown(Card),
    /// A hand was shown to another player.
    ShownHand(Seat, Seat, Vec<Card>),
    /// A card moved.
    Moved(Card, At, At),
    /// A card was set.
    Set(Card),
    /// A Warrior entered play on this side.
    Entered(Card, Seat),
    /// Control of a Warrior changed.
    Taken(Card, Seat),
    /// Something was put on the Sequence.
    Used(Seat, Card),
    /// An item resolved.
    Resolved(Card),
    /// An item was negated.
    Negated(Card),
    /// An item could not do what it said any more.
    Fizzled(Card),
    /// Costs were paid: Bloodbourne and Consume.
    Paid(Seat, i32, i32),
    /// Dice were rolled.
    Rolled(Seat, Vec<u8>),
    /// One die, or all, were rolled again.
    Rerolled(Seat, Vec<u8>),
    /// A number was named before a roll.
    Called(Seat, u8),
    /// A Warrior took damage.
    Hit(Card, i32, Why),
    /// A Warlord took damage.
    Wounded(Seat, i32, Why),
    /// Damage was taken off a Warlord, or set.
    Healed(Seat, i32),
    /// A card was destroyed.
    Destroyed(Card, Why),
    /// Destruction was prevented.
    Saved(Card),
    /// Counters were placed or taken.
    Counters(Card, Counter, i32),
    /// A trap was laid in a place, or sprung.
    Trap(Seat, u8, bool),
    /// An attack was declared.
    Attacked(Card, Strike, Card),
    /// An attack was cancelled.
    Cancelled(Card),
    /// The game itself changed.
    Changed(Seat, Gs),
    /// A player passed in a window.
    Passed(Seat),
    /// A player is out.
    Lost(Seat),
    /// The game ended.
    Over(Option<Seat>),
}
