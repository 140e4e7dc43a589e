//! A position: small plain data. Cards are numbers of the pool, spaces places in the list of the ground.

use serde::{Deserialize, Serialize};

use super::{
    board::{Dir, Ground, Label},
    cards::Card,
    eval::Field,
    options::Why,
    whereabouts::Whereabouts,
};
use skald_vocabulary::{interface::Seat, sealed::Sealed};

/// What the match waits for, with what must be remembered meanwhile (LAW-3.17 of the specification's states).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Phase {
    /// A seat chooses its pantheon (LAW-4.1).
    Pantheon(Seat),
    /// All seats without a deck build one in secret (LAW-14.2).
    Decks(Sealed<Vec<Card>>),
    /// A seat lays a piece (LAW-3.20).
    Lay(Seat),
    /// A seat places a card face down (LAW-5.2).
    Opening(Seat),
    /// A seat takes an open draft card: after its face-down card (LAW-13.5), or in the Draft Phase (LAW-13.6).
    Pick(Seat),
    /// A seat plays a card (LAW-6.2).
    Play(Seat),
    /// The active card may move (LAW-8.65).
    Maneuver(Seat),
    /// The active player orders Traitors (LAW-8.61).
    Traitors(Seat),
    /// The active player takes an open draft card (LAW-13.8).
    Draw(Seat),
    /// The active player may exchange or trade (LAW-13.9).
    Follow(Seat),
    /// An opponent owes a card for a trade (LAW-13.11).
    Trade {
        /// Who offered.
        from: Seat,
        /// Who owes.
        to: Seat,
        /// What was offered, in secret.
        card: Card,
    },
    /// All seats plan their reinforcement (LAW-11.1).
    Plans(Sealed<Plan>),
    /// The members of teams agree on sacrifices (LAW-15.10, 15.13).
    Agree {
        /// The plans; they are fixed now.
        plans: Vec<(Seat, Plan)>,
        /// Which of the mate's wishes each member approves.
        yes: Sealed<Vec<Card>>,
    },
    /// The winning team chooses who goes first (LAW-15.6).
    Starter(Vec<(Seat, Option<Seat>)>),
    /// The match is over.
    Over,
}

/// A plan of reinforcement.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Plan {
    /// Cards of the pile that fill the deck, in order of the pool.
    pub fill: Vec<Card>,
    /// Captured cards and what they buy (LAW-11.5).
    pub pairs: Vec<(Card, Card)>,
}

/// What a member of a team has answered to the sacrifices that the mate has entered (LAW-15.13). An answer belongs to a
/// captured card and lapses when the mate withdraws it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Answers {
    /// Who answered.
    pub seat: Seat,
    /// The captured cards that were answered, in order of the pool.
    pub cards: Vec<Card>,
    /// Those of them that were approved, in order of the pool.
    pub yes: Vec<Card>,
}

/// What a player has.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Player {
    /// The pantheon led, by place in the pool.
    pub pantheon: Option<u8>,
    /// The hand, in order of the pool.
    pub hand: Vec<Card>,
    /// The cards of the hand that everybody has seen come to it, in order of the pool.
    pub shown: Vec<Card>,
    /// The deck, top first.
    pub deck: Vec<Card>,
    /// How many cards on top of the deck everybody knows (LAW-2.7).
    pub top: u8,
    /// How many cards at the bottom of the deck everybody knows.
    pub bottom: u8,
    /// The reinforcement pile, in order of the pool.
    pub pile: Vec<Card>,
    /// How many cards of level II and of level III everybody knows to have left that pile: what filled a deck in round 2,
    /// and what sacrifices have bought (LAW-11.2, 11.4).
    pub joined: [u8; 2],
    /// The six cards of a Skirmish deck as it was built, in order of the pool.
    pub built: Vec<Card>,
    /// Whether a deck was brought along, and not taken back: it is brought to each game of a match. Known to the owner
    /// alone.
    pub brought: bool,
    /// The player has given up and is played by defaults (LAW-16.9).
    pub left: bool,
}

/// The shared draft of Ragnarok: nine piles, by level and within it by dominion (LAW-13.2).
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Draft {
    /// Face down, top first.
    pub piles: Vec<Vec<Card>>,
    /// Face up, by pile.
    pub open: Vec<Vec<Card>>,
}

/// A card that left the board this turn as Traitor or Phoenix.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Gone {
    /// Which card.
    pub card: Card,
    /// Its number when it stood; lower comes first by default (LAW-8.51, 8.61).
    pub seq: u16,
    /// To whose deck it went.
    pub to: Seat,
    /// A Traitor, or else a Phoenix.
    pub traitor: bool,
    /// The space that it left.
    pub at: Label,
}

/// The turn being played, from the moment a card lies.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Active {
    /// The space of the active card; nothing once it has left the board.
    pub at: Option<u8>,
    /// Its printed Maneuver was used.
    pub used: bool,
    /// The Maneuver spaces that were used (LAW-8.72).
    pub spaces: Vec<u8>,
    /// Cards that left the board in this turn.
    pub gone: Vec<Gone>,
    /// The Traitors' order was given along with the card.
    pub order: Option<Vec<Card>>,
}

impl Active {
    /// Traitors or Phoenix cards that went to `to` in this turn, in their default order.
    #[must_use]
    pub fn gone_to(&self, to: Seat, traitor: bool) -> Vec<Gone> {
        let mine = |gone: &&Gone| gone.to == to && gone.traitor == traitor;
        let mut cards: Vec<Gone> = self.gone.iter().filter(mine).copied().collect();
        cards.sort_by_key(|gone| gone.seq);
        cards
    }
}

/// Phoenix cards whose order their player may still choose (LAW-8.51).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Rising {
    /// Whose deck they are under.
    pub seat: Seat,
    /// In which turn they came there.
    pub turn: u32,
    /// They, in their present order, the upper one first.
    pub cards: Vec<Gone>,
}

/// What is remembered of an attack, for the picture.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Blow {
    /// From where.
    pub from: Label,
    /// At which space.
    pub at: Label,
    /// The defender.
    pub card: Card,
    /// In which direction.
    pub dir: Dir,
    /// The attacker's stat.
    pub attacker: i16,
    /// The defender's stat.
    pub defender: i16,
    /// What became of the card that left the board, if it did.
    pub fell: Option<Lost>,
}

/// How a card left the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Lost {
    /// Slain.
    Slain,
    /// A Phoenix.
    Phoenix,
    /// A Traitor.
    Traitor,
}

/// The last turn, for the picture.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Last {
    /// Who played.
    pub seat: Seat,
    /// Which card.
    pub card: Card,
    /// The spaces it stood on, in order; more than one after a Maneuver.
    pub path: Vec<Label>,
    /// The card it replaced.
    pub replaced: Option<Card>,
    /// Its attacks.
    pub blows: Vec<Blow>,
    /// A reflected Slayer: the card itself left the board.
    pub reflected: bool,
}

/// The result of a round.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Prize {
    /// Which round.
    pub round: u8,
    /// Which side won it; nobody in a complete tie (LAW-9.7).
    pub side: Option<u8>,
}

/// How the match ended.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct End {
    /// Places, best first.
    pub places: Vec<Vec<Seat>>,
    /// Why.
    pub why: Why,
}

/// A position.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct State {
    /// What the match waits for.
    pub phase: Phase,
    /// Which round, from 1.
    pub round: u8,
    /// How many regular turns of this battle have begun.
    pub turn: u32,
    /// Who goes first in this round.
    pub first: Seat,
    /// The pieces on offer, by place in the pool.
    pub offer: Vec<u8>,
    /// The spaces.
    pub ground: Ground,
    /// Whether north was chosen.
    pub fixed: bool,
    /// The cards on them.
    pub field: Field,
    /// The number of the next card that is placed.
    pub seq: u16,
    /// The turn being played.
    pub active: Active,
    /// The players by seat.
    pub players: Vec<Player>,
    /// Capture piles by side, in order of the pool.
    pub captures: Vec<Vec<Card>>,
    /// The Underworld, oldest first (LAW-2.6).
    pub underworld: Vec<Card>,
    /// Rounds that were won (LAW-10.2).
    pub prizes: Vec<Prize>,
    /// The draft of Ragnarok.
    pub draft: Draft,
    /// Phoenix cards that may still be ordered.
    pub rising: Vec<Rising>,
    /// What members of teams have answered to their mates' sacrifices so far (LAW-15.13). Secret.
    pub answers: Vec<Answers>,
    /// What is known of cards in hands after trades, in order of the pool.
    #[serde(rename = "loose")]
    pub whereabouts: Vec<Whereabouts>,
    /// The last turn.
    pub last: Option<Last>,
    /// How it ended.
    pub end: Option<End>,
}

/// Puts a card where it belongs in a list that is kept in order of the pool.
pub fn insert(list: &mut Vec<Card>, card: Card) {
    let place = list.partition_point(|other| *other < card);
    list.insert(place, card);
}

/// Takes a card out of a list; whether it was there.
pub fn remove(list: &mut Vec<Card>, card: Card) -> bool {
    let place = list.iter().position(|other| *other == card);
    place.map(|place| list.remove(place)).is_some()
}

impl State {
    /// All seats.
    pub fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        Seat::of_list(&self.players)
    }

    /// What a member of a team has answered to the mate's sacrifices so far.
    #[must_use]
    pub fn answers_of(&self, seat: Seat) -> Option<&Answers> {
        self.answers.iter().find(|answers| answers.seat == seat)
    }

    /// How many seats play.
    #[must_use]
    pub fn count(&self) -> u8 {
        Seat::at(self.players.len()).0
    }

    /// A player.
    #[must_use]
    pub fn player(&self, seat: Seat) -> Option<&Player> {
        self.players.get(seat.index())
    }

    /// A player, to be changed.
    pub fn player_mut(&mut self, seat: Seat) -> Option<&mut Player> {
        self.players.get_mut(seat.index())
    }

    /// Whether a seat has given up.
    #[must_use]
    pub fn has_left(&self, seat: Seat) -> bool {
        self.player(seat).is_none_or(|player| player.left)
    }

    /// The next seat clockwise (LAW-1.2).
    #[must_use]
    pub fn after(&self, seat: Seat) -> Seat {
        Seat((seat.0 + 1) % self.count().max(1))
    }

    /// How far a seat sits clockwise from this round's first player (LAW-9.6).
    #[must_use]
    pub fn distance(&self, seat: Seat) -> u8 {
        let count = self.count().max(1);
        (seat.0 + count - self.first.0 % count) % count
    }

    /// The seats in turn order (LAW-1.4).
    pub fn order(&self) -> impl Iterator<Item = Seat> + use<> {
        let (count, first) = (self.count(), self.first);
        (0..count).map(move |step| Seat((first.0 + step) % count.max(1)))
    }

    /// Whether the board shows face-down cards.
    #[must_use]
    pub fn face_down(&self) -> bool {
        self.field.stands().any(|(_, stand)| stand.hidden)
    }
}

impl Player {
    /// Takes the top card of the deck into the hand.
    pub fn draw(&mut self) -> Option<Card> {
        if self.deck.is_empty() {
            return None;
        }
        let card = self.deck.remove(0);
        insert(&mut self.hand, card);
        if self.top > 0 {
            self.top -= 1;
            insert(&mut self.shown, card);
        } else if usize::from(self.bottom) > self.deck.len() {
            self.bottom -= 1;
            insert(&mut self.shown, card);
        }
        Some(card)
    }

    /// Takes a card out of the hand; whether it was there.
    pub fn discard(&mut self, card: Card) -> bool {
        remove(&mut self.shown, card);
        remove(&mut self.hand, card)
    }

    /// Puts a card into the hand that everybody saw.
    pub fn receive(&mut self, card: Card) {
        insert(&mut self.hand, card);
        insert(&mut self.shown, card);
    }

    /// The part of the deck of which nobody knows the order.
    #[must_use]
    pub fn middle(&self) -> std::ops::Range<usize> {
        let top = usize::from(self.top).min(self.deck.len());
        top..self.deck.len().saturating_sub(usize::from(self.bottom)).max(top)
    }
}
