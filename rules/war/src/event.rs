//! What happens, small and without allocation. An [`Event`] is the whole and never leaves `rules`; a [`Seen`] is what one
//! viewer learns of it. A [`Fact`] is public by its type: it has no room for a secret.

use serde::Serialize;

use super::{
    Why,
    cards::{Card, Cards},
    state::{SEATS, Seats},
};
use skald_vocabulary::interface::{Seat, Viewer};

/// Something that happened, whole.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Event {
    /// What everybody learns.
    Public(Fact),
    /// Cards were stolen from the top of a Play Deck (WAR-16.14). Which, only the thief learns.
    Plundered {
        /// By whom.
        by: Seat,
        /// From whom.
        from: Seat,
        /// Which cards.
        cards: Cards,
    },
    /// A player looks at the top of the own Play Deck (WAR-16.1). Which cards, only the owner learns.
    Looked {
        /// Who.
        seat: Seat,
        /// Which cards.
        cards: Cards,
    },
    /// An answer that was given ahead counts no more (WAR-15.4). Nobody but its owner learns of it.
    Lapsed {
        /// Whose answer.
        seat: Seat,
        /// About which Legend.
        card: Card,
        /// Why.
        why: Lapse,
    },
}

/// Why an answer that was given ahead counts no more.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub enum Lapse {
    /// An earlier Legend of the queue has played.
    Played {
        /// Whose.
        by: Seat,
        /// Which.
        card: Card,
    },
    /// It is not possible any more, so its owner is asked.
    Asked,
    /// There is nothing left that its Legend could do, so its owner is not asked.
    Unable,
    /// The battle ended before it was due.
    Over,
}

/// What one viewer learns of an event.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub enum Seen {
    /// What everybody learns.
    Public(Fact),
    /// Cards were stolen from the top of a Play Deck.
    Plundered {
        /// By whom.
        by: Seat,
        /// From whom.
        from: Seat,
        /// How many cards.
        count: u8,
        /// Which cards, for the thief alone.
        cards: Option<Cards>,
    },
    /// A player looks at the top of the own Play Deck.
    Looked {
        /// Who.
        seat: Seat,
        /// How many cards.
        count: u8,
        /// Which cards, for the owner alone.
        cards: Option<Cards>,
    },
    /// An own answer that was given ahead counts no more.
    Lapsed {
        /// About which Legend.
        card: Card,
        /// Why.
        why: Lapse,
    },
}

impl Event {
    /// What `who` learns of it; nothing of an answer that somebody else gave ahead. Every other event of War is noticed by all.
    #[must_use]
    pub fn seen(&self, who: Viewer) -> Option<Seen> {
        Some(match *self {
            Self::Public(fact) => Seen::Public(fact),
            Self::Plundered { by, from, cards } => {
                Seen::Plundered { by, from, count: cards.count(), cards: who.knows(by).then_some(cards) }
            }
            Self::Looked { seat, cards } => {
                Seen::Looked { seat, count: cards.count(), cards: who.knows(seat).then_some(cards) }
            }
            Self::Lapsed { seat, card, why } => {
                return (who == Viewer::Seat(seat)).then_some(Seen::Lapsed { card, why });
            }
        })
    }
}

/// Something that happened and that everybody learns in full.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub enum Fact {
    /// The cards were dealt.
    Dealt {
        /// How many cards each player received.
        each: u8,
        /// The Legends of this game.
        legends: Cards,
        /// Duplicates that went to the Box.
        duplicates: Cards,
        /// How many cards went to the Box unseen.
        unseen: u8,
    },
    /// A player pressed Draw.
    Ready(Seat),
    /// A turn begins: every player in the game turns up a card (T1).
    Drew {
        /// Which turn.
        turn: u32,
        /// Who turned up what.
        cards: [Option<Card>; SEATS],
    },
    /// The players of a War turned up their fourth cards.
    Fourth {
        /// Who turned up what.
        cards: [Option<Card>; SEATS],
    },
    /// A Kingslayer met a Level 13 (T2).
    Slew {
        /// The Kingslayers.
        by: Cards,
        /// The defeated cards.
        fallen: Cards,
    },
    /// A support Legend's modifier attached to an active card and spent a use (T3).
    Attached {
        /// The support Legend.
        support: Card,
        /// Whose active card.
        to: Seat,
        /// By how much.
        amount: i8,
        /// Uses left.
        left: u8,
    },
    /// A question was answered with no.
    Held {
        /// Who.
        seat: Seat,
        /// About which Legend.
        card: Card,
        /// A strike was not made.
        strike: bool,
        /// The player has left, and the answer is always no (WAR-15.6).
        absent: bool,
    },
    /// The Destiny Coin was flipped.
    Flipped {
        /// Whose Legend.
        seat: Seat,
        /// Which Legend.
        card: Card,
        /// Fire, or else Skull.
        fire: bool,
        /// A flip that changes a Level, rather than a gamble for life.
        spin: bool,
    },
    /// An ability was played.
    Played {
        /// Who.
        seat: Seat,
        /// Which Legend.
        card: Card,
        /// The card it was aimed at.
        at: Option<Card>,
        /// The player it was aimed at, or the owner of the card.
        on: Option<Seat>,
        /// A strike from the support zone.
        strike: bool,
    },
    /// The top card of a Play Deck was turned up and hit.
    TurnedUp {
        /// Whose.
        seat: Seat,
        /// Which card.
        card: Card,
    },
    /// A card was damaged and survived; it went to its owner's Army Pile (WAR-8.2).
    Withdrew {
        /// Whose.
        seat: Seat,
        /// Which card.
        card: Card,
    },
    /// A Warrior was killed by an ability and captured (WAR-7.4).
    Captured {
        /// By whom.
        by: Seat,
        /// From whom.
        from: Seat,
        /// Which card.
        card: Card,
    },
    /// A card was stolen into an Army Pile (WAR-7.5).
    Stole {
        /// By whom.
        by: Seat,
        /// From whom.
        from: Seat,
        /// Which card.
        card: Card,
    },
    /// A Legend left the Graveyard for an Army Pile.
    Exhumed {
        /// By whom.
        by: Seat,
        /// Which Legend.
        card: Card,
    },
    /// A Legend took its place in a support zone.
    Deployed {
        /// Whose.
        seat: Seat,
        /// Which Legend.
        card: Card,
        /// Uses.
        uses: u8,
    },
    /// A card became active instead of another.
    Replaced {
        /// Whose.
        seat: Seat,
        /// Which card.
        card: Card,
    },
    /// An active card's Level was set or changed by its ability.
    Changed {
        /// Whose.
        seat: Seat,
        /// Which card.
        card: Card,
        /// What it now counts.
        level: u8,
    },
    /// A card was laid face-down as Tribute. Nobody knows which.
    Paid {
        /// Who.
        seat: Seat,
        /// How many cards.
        count: u8,
    },
    /// Levels tied at the top: a War begins or goes on.
    War {
        /// Who fights it.
        seats: Seats,
        /// Its repetition, from 1.
        row: u8,
    },
    /// A player cannot lay four cards (WAR-3.6).
    Short {
        /// Who.
        seat: Seat,
        /// Drawable cards.
        has: u8,
    },
    /// The tied players laid three cards each, face-down.
    Laid {
        /// Who.
        seats: Seats,
    },
    /// The battlefield was taken (T7). Everything on it is turned up.
    Took {
        /// Who.
        seat: Seat,
        /// Which cards.
        cards: Cards,
        /// How many.
        count: u8,
        /// How many of them were others'.
        gained: u8,
        /// How many repetitions of War went before.
        wars: u8,
    },
    /// A Legend died and went to the Graveyard.
    Died {
        /// Whose it was; nobody's when it was spoils.
        seat: Option<Seat>,
        /// Which Legend.
        card: Card,
        /// By the coin.
        coin: bool,
    },
    /// A Legend did not die (WAR-16.15).
    Unbroken {
        /// Whose.
        seat: Seat,
        /// Which Legend.
        card: Card,
    },
    /// A War that nobody won leaves spoils (WAR-13.7). Everything is turned up.
    Spoils {
        /// Which cards.
        cards: Cards,
    },
    /// A support Legend went to its owner's Army Pile (WAR-2.7a).
    Returned {
        /// Whose.
        seat: Seat,
        /// Which Legend.
        card: Card,
    },
    /// An Army Pile was shuffled and became the Play Deck.
    Refilled {
        /// Whose.
        seat: Seat,
        /// How many cards.
        count: u8,
    },
    /// A player went out.
    Out {
        /// Who.
        seat: Seat,
    },
    /// A player left the game (WAR-15.6).
    Left {
        /// Who.
        seat: Seat,
    },
    /// The game ended.
    Ended {
        /// Who shares the first place.
        first: Seats,
        /// Why.
        why: Why,
    },
}
