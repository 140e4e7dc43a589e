//! Facts, and what each viewer learns of them. A fact that holds a secret holds it as an option, which is blank for
//! those who may not know it.

use arrayvec::ArrayVec;
use serde::Serialize;

use super::{
    board::{Dir, Label, North},
    cards::{Card, Side},
    options::{Stop, Why},
    state::Lost,
};
use skald_vocabulary::interface::{Seat, Viewer};

/// Some seats. A fact holds them itself, so that telling it needs no list.
pub type Seats = ArrayVec<Seat, { Seat::MOST as usize }>;

/// A whole fact. It never leaves the rules.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Event(pub Fact);

/// What one viewer learns of a fact.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Seen(pub Fact);

/// What happens in a match.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub enum Fact {
    /// The match begins; these pieces are on offer.
    Began {
        /// Who goes first.
        first: Seat,
        /// The pieces, by place in the pool.
        offer: Vec<u8>,
    },
    /// A pantheon was chosen.
    Leads {
        /// Who.
        seat: Seat,
        /// Which, by place in the pool.
        pantheon: u8,
    },
    /// A secret answer was given.
    Given {
        /// Who.
        seat: Seat,
    },
    /// All decks are built.
    DecksReady,
    /// A piece was laid.
    Laid {
        /// Who.
        seat: Seat,
        /// Which, by place in the pool.
        piece: u8,
        /// Which side is up.
        side: Side,
        /// Whether it is turned by half.
        half_turn: bool,
    },
    /// A battle begins.
    Battle {
        /// In which round.
        round: u8,
        /// Who goes first.
        first: Seat,
    },
    /// A player drew from their deck.
    Drew {
        /// Who.
        seat: Seat,
        /// How many cards.
        count: u8,
        /// Which; for the player alone.
        cards: Option<Vec<Card>>,
    },
    /// A card was placed face down.
    Hid {
        /// Who.
        seat: Seat,
        /// Where.
        at: Label,
        /// Which; for the player alone.
        card: Option<Card>,
    },
    /// North was chosen.
    Turned {
        /// Who.
        seat: Seat,
        /// Where it is.
        north: North,
    },
    /// A face-down card was turned up.
    Revealed {
        /// Whose.
        seat: Seat,
        /// Which.
        card: Card,
        /// Where.
        at: Label,
    },
    /// A card was played.
    Placed {
        /// Who.
        seat: Seat,
        /// Which.
        card: Card,
        /// Where.
        at: Label,
        /// The card that a Skinwalker replaced.
        replaced: Option<Card>,
    },
    /// The active card attacked.
    Attacked {
        /// The attacker.
        by: Card,
        /// Its player.
        seat: Seat,
        /// The defender.
        card: Card,
        /// Its player until now.
        from: Seat,
        /// Where.
        at: Label,
        /// In which direction.
        dir: Dir,
        /// The attacker's stat.
        attacker: i16,
        /// The defender's stat.
        defender: i16,
    },
    /// A captured card left the board.
    Fell {
        /// Which.
        card: Card,
        /// From where.
        at: Label,
        /// How.
        how: Lost,
        /// To whose deck or hand; nobody's when slain.
        to: Option<Seat>,
        /// Into the hand rather than the deck.
        hand: bool,
    },
    /// A Slayer captured a Reflect card and left the board.
    Reflected {
        /// The Slayer.
        card: Card,
        /// From where.
        at: Label,
    },
    /// The active card moved.
    Moved {
        /// Who.
        seat: Seat,
        /// Which.
        card: Card,
        /// From where.
        from: Label,
        /// To where.
        to: Label,
    },
    /// A player ordered Traitors or Phoenix cards.
    Ordered {
        /// Who.
        seat: Seat,
        /// They, the topmost or upper first.
        cards: Vec<Card>,
        /// Traitors, or else Phoenix cards.
        traitors: bool,
    },
    /// Draft cards were laid open.
    Opened {
        /// Which.
        cards: Vec<Card>,
    },
    /// A player took an open draft card.
    Took {
        /// Who.
        seat: Seat,
        /// Which.
        card: Card,
        /// What its pile turned up.
        next: Option<Card>,
    },
    /// A player exchanged a card.
    Exchanged {
        /// Who.
        seat: Seat,
        /// What was given.
        gave: Card,
        /// What was taken.
        took: Card,
    },
    /// A trade was offered.
    Offered {
        /// By whom.
        seat: Seat,
        /// To whom.
        to: Seat,
        /// Which card; for the player who offers alone.
        card: Option<Card>,
    },
    /// A trade was made.
    Traded {
        /// Who offered.
        seat: Seat,
        /// Who replied.
        to: Seat,
        /// The two cards, the offered one first; for the two traders alone.
        cards: Option<(Card, Card)>,
    },
    /// A battle ended.
    Ended {
        /// In which round.
        round: u8,
        /// Why.
        why: Stop,
        /// By seat: cards controlled.
        cards: ArrayVec<u8, { Seat::MOST as usize }>,
    },
    /// A side won a round.
    Won {
        /// Its seats.
        seats: Seats,
        /// Which round.
        round: u8,
        /// What the victory card is worth; 0 where there is none.
        value: u8,
        /// By levels, after equal numbers (LAW-9.4).
        levels: bool,
    },
    /// A round was tied completely.
    Tied {
        /// Who shares it.
        seats: Seats,
        /// Which round.
        round: u8,
    },
    /// The board was cleared.
    Cleared {
        /// By side: how many cards came to its capture pile.
        captured: Vec<u8>,
    },
    /// A plan of reinforcement took effect.
    Reinforced {
        /// Who.
        seat: Seat,
        /// How many cards joined the deck.
        count: u8,
        /// Captured cards that were discarded.
        discards: Vec<Card>,
        /// Which cards joined; for the player alone.
        gained: Option<Vec<Card>>,
    },
    /// A team member named who should go first.
    Named {
        /// Who named.
        seat: Seat,
        /// Whom.
        first: Seat,
    },
    /// It was settled who goes first.
    Starts {
        /// Who.
        seat: Seat,
    },
    /// What was left of the reinforcement piles went to the Underworld.
    Buried {
        /// The cards.
        cards: Vec<Card>,
    },
    /// A player gave up.
    Left {
        /// Who.
        seat: Seat,
    },
    /// The match ended.
    Over {
        /// Who shares the first place.
        first: Seats,
        /// Why.
        why: Why,
    },
}

impl Event {
    /// What `who` learns.
    #[must_use]
    pub fn seen(&self, who: Viewer) -> Seen {
        let mut fact = self.0.clone();
        match &mut fact {
            Fact::Drew { seat, cards, .. } if !who.knows(*seat) => *cards = None,
            Fact::Reinforced { seat, gained, .. } if !who.knows(*seat) => *gained = None,
            Fact::Hid { seat, card, .. } | Fact::Offered { seat, card, .. } if !who.knows(*seat) => {
                *card = None
            }
            Fact::Traded { seat, to, cards } if !who.knows(*seat) && !who.knows(*to) => *cards = None,
            _ => {}
        }
        Seen(fact)
    }
}
