//! Facts as they happen, and what each viewer learns of them.
//!
//! The engine says which card it means; a fact holds what that card was at that moment; what somebody sees names the card
//! only where that viewer may know it. Nothing here tells of a hidden card by its number.

use crate::{
    cards::{Counter, Dest, FaceId, Gs, Ph, Why},
    state::{At, Card, Strike},
};
use serde::Serialize;
use skald_vocabulary::interface::{Seat, Viewer};

/// A card of a fact, as it was then.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Fact {
    /// Which card it is.
    pub face: FaceId,
    /// On whose side it lies; its owner's off the field.
    pub side: Seat,
    /// Where it lies.
    pub at: At,
    /// Whether everybody can see it.
    pub open: bool,
}

/// A card as one viewer sees it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Glimpse {
    /// Which card it is, where the viewer may know.
    pub face: Option<FaceId>,
    /// On whose side it lies; its owner's off the field.
    pub side: Seat,
    /// Where it lies.
    pub at: At,
}

/// An end of a deck.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub enum End {
    /// The cards that are drawn next.
    Top,
    /// The cards that are drawn last.
    Bottom,
}

impl End {
    /// To which end a card is moved.
    #[must_use]
    pub const fn of(to: Dest) -> Option<Self> {
        match to {
            Dest::Top => Some(Self::Top),
            Dest::Bottom => Some(Self::Bottom),
            _ => None,
        }
    }
}

/// What became of damage that was dealt to a Warrior (LRAW-4.1.21): all parts together are what was dealt.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Softened {
    /// The damage.
    pub dealt: i32,
    /// What Immunity and replacements took off.
    pub prevented: i32,
    /// What Holy Counters took, one each.
    pub holy: i32,
    /// What Valiant left out.
    pub valiant: i32,
    /// What the Warrior took.
    pub taken: i32,
}

impl Softened {
    /// What was stopped on the way.
    #[must_use]
    pub const fn stopped(&self) -> i32 {
        self.prevented + self.holy + self.valiant
    }
}

/// What one viewer learns.
pub type Seen = Event<Glimpse>;

/// A fact.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub enum Event<C = Fact> {
    /// Cards may change places with the Side Decks before the game begins.
    Siding,
    /// A player has said what is swapped.
    Sided(Seat),
    /// All rolled for who may choose who goes first, ties and all.
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
    Drew(Seat, C),
    /// The deck of a player was cut so many cards below the top, and the card beneath the cut is drawn.
    Cut(Seat, u16),
    /// A player looked at the top cards of the own deck, the topmost first.
    Looked(Seat, Vec<C>),
    /// A player searched the own deck and took nothing.
    Missed(Seat),
    /// A card was shown.
    Shown(C),
    /// A hand was shown to another player, who alone sees it.
    ShownHand(Seat, Seat, Vec<C>),
    /// A card moved; into a deck, to which end of it, where it is not shuffled in.
    Moved(C, At, At, Option<End>),
    /// A card was set.
    Set(C),
    /// A Warrior entered play on this side.
    Entered(C, Seat),
    /// Control of a Warrior changed.
    Taken(C, Seat),
    /// Something was put on the Sequence, with these targets.
    Used(Seat, C, Vec<C>),
    /// Something triggered and was put on the Sequence, with these targets.
    Triggered(Seat, C, Vec<C>),
    /// An item resolved.
    Resolved(C),
    /// An item was negated.
    Negated(C),
    /// An item could not do what it said any more.
    Fizzled(C),
    /// Costs were paid: Bloodbourne and Consume.
    Paid(Seat, i32, i32),
    /// Dice were rolled.
    Rolled(Seat, Vec<u8>),
    /// One die, or all, were rolled again.
    Rerolled(Seat, Vec<u8>),
    /// A number was named before a roll.
    Called(Seat, u8),
    /// A Warrior was spared damage; what is left hits it next.
    Spared(C, Softened),
    /// A Warrior took damage.
    Hit(C, i32, Why),
    /// A Warlord took damage.
    Wounded(Seat, i32, Why),
    /// Damage was taken off a Warlord, or set.
    Healed(Seat, i32),
    /// A card was destroyed.
    Destroyed(C, Why),
    /// Destruction was prevented.
    Saved(C),
    /// Counters were placed or taken.
    Counters(C, Counter, i32),
    /// A trap was laid in a place, or sprung.
    Trap(Seat, u8, bool),
    /// An attack was declared.
    Attacked(C, Strike, C),
    /// An attack was cancelled.
    Cancelled(C),
    /// The game itself changed.
    Changed(Seat, Gs),
    /// A player passed in a window.
    Passed(Seat),
    /// A player is out.
    Lost(Seat),
    /// The game ended.
    Over(Option<Seat>),
}

impl<C> Event<C> {
    /// The same fact about the cards that `card` makes of these.
    pub fn map<D>(self, mut card: impl FnMut(C) -> D) -> Event<D> {
        match self {
            Self::Siding => Event::Siding,
            Self::Sided(seat) => Event::Sided(seat),
            Self::First(rolls) => Event::First(rolls),
            Self::Goes(seat) => Event::Goes(seat),
            Self::Opened(seat, again) => Event::Opened(seat, again),
            Self::Turn(turn, seat) => Event::Turn(turn, seat),
            Self::Phase(phase) => Event::Phase(phase),
            Self::Pierced(seat) => Event::Pierced(seat),
            Self::Drew(seat, one) => Event::Drew(seat, card(one)),
            Self::Cut(seat, above) => Event::Cut(seat, above),
            Self::Looked(seat, top) => Event::Looked(seat, top.into_iter().map(card).collect()),
            Self::Missed(seat) => Event::Missed(seat),
            Self::Shown(one) => Event::Shown(card(one)),
            Self::ShownHand(seat, to, hand) => {
                Event::ShownHand(seat, to, hand.into_iter().map(card).collect())
            }
            Self::Moved(one, from, to, end) => Event::Moved(card(one), from, to, end),
            Self::Set(one) => Event::Set(card(one)),
            Self::Entered(one, side) => Event::Entered(card(one), side),
            Self::Taken(one, side) => Event::Taken(card(one), side),
            Self::Used(seat, one, on) => Event::Used(seat, card(one), on.into_iter().map(card).collect()),
            Self::Triggered(seat, one, on) => {
                Event::Triggered(seat, card(one), on.into_iter().map(card).collect())
            }
            Self::Resolved(one) => Event::Resolved(card(one)),
            Self::Negated(one) => Event::Negated(card(one)),
            Self::Fizzled(one) => Event::Fizzled(card(one)),
            Self::Paid(seat, blood, points) => Event::Paid(seat, blood, points),
            Self::Rolled(seat, dice) => Event::Rolled(seat, dice),
            Self::Rerolled(seat, dice) => Event::Rerolled(seat, dice),
            Self::Called(seat, number) => Event::Called(seat, number),
            Self::Spared(one, what) => Event::Spared(card(one), what),
            Self::Hit(one, damage, why) => Event::Hit(card(one), damage, why),
            Self::Wounded(seat, damage, why) => Event::Wounded(seat, damage, why),
            Self::Healed(seat, damage) => Event::Healed(seat, damage),
            Self::Destroyed(one, why) => Event::Destroyed(card(one), why),
            Self::Saved(one) => Event::Saved(card(one)),
            Self::Counters(one, counter, count) => Event::Counters(card(one), counter, count),
            Self::Trap(seat, place, sprung) => Event::Trap(seat, place, sprung),
            Self::Attacked(by, strike, on) => Event::Attacked(card(by), strike, card(on)),
            Self::Cancelled(one) => Event::Cancelled(card(one)),
            Self::Changed(seat, gs) => Event::Changed(seat, gs),
            Self::Passed(seat) => Event::Passed(seat),
            Self::Lost(seat) => Event::Lost(seat),
            Self::Over(seat) => Event::Over(seat),
        }
    }
}

impl Event<Card> {
    /// Whether everybody learns which card is meant, wherever it lies: it is shown, or it stands on the Sequence.
    #[must_use]
    pub const fn shows(&self) -> bool {
        matches!(
            self,
            Self::Shown(_)
                | Self::Used(..)
                | Self::Triggered(..)
                | Self::Resolved(_)
                | Self::Negated(_)
                | Self::Fizzled(_)
        )
    }
}

/// A place without the number of a card.
const fn plain(at: At) -> At {
    match at {
        At::Under(_) => At::Under(Card(0)),
        other => other,
    }
}

impl Event {
    /// What `who` learns of it.
    #[must_use]
    pub fn seen(&self, who: Viewer) -> Seen {
        let shown_to = match self {
            Self::ShownHand(_, to, _) => who.knows(*to),
            _ => false,
        };
        let seen = self.clone().map(|fact| {
            let known = fact.open || shown_to || who.knows(fact.side);
            Glimpse { face: known.then_some(fact.face), side: fact.side, at: plain(fact.at) }
        });
        match seen {
            Event::Moved(card, from, to, end) => Event::Moved(card, plain(from), plain(to), end),
            other => other,
        }
    }
}
