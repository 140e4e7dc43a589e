//! A position: small plain data, ids only. No rule is carried out here.
//!
//! Piles whose order nobody knows or needs are sets; a Play Deck is a list whose last card is its top. So two positions
//! that nobody can tell apart are equal byte for byte.

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};

use super::{
    Why,
    cards::{Card, Cards, Pool},
    lying::Lying,
    moves::Move,
};
use skald_vocabulary::interface::Seat;

/// The most seats.
pub const SEATS: usize = 6;
/// The most support Legends on the table: every Legend of the largest pool that can be deployed and asked.
pub const SUPPORTS: usize = 24;
/// The most turns that the strip keeps.
pub const STRIP: usize = 12;
/// The most samples that the curve keeps.
pub const CURVE: usize = 64;

/// A set of seats.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Seats(pub u8);

impl Seats {
    /// Nobody.
    pub const NONE: Self = Self(0);

    /// This seat alone.
    #[must_use]
    pub const fn one(seat: Seat) -> Self {
        Self(1 << (seat.0 & 7))
    }

    /// Adds a seat.
    pub const fn insert(&mut self, seat: Seat) {
        self.0 |= 1 << (seat.0 & 7);
    }

    /// Takes a seat out.
    pub const fn remove(&mut self, seat: Seat) {
        self.0 &= !(1 << (seat.0 & 7));
    }

    /// Whether the seat is in the set.
    #[must_use]
    pub const fn has(self, seat: Seat) -> bool {
        self.0 >> (seat.0 & 7) & 1 == 1
    }

    /// How many seats there are.
    #[must_use]
    pub const fn count(self) -> u32 {
        self.0.count_ones()
    }

    /// Whether nobody is in the set.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The only seat of a set of one.
    #[must_use]
    pub fn only(self) -> Option<Seat> {
        if self.count() == 1 { self.iter().next() } else { None }
    }

    /// The seats in order.
    pub fn iter(self) -> impl Iterator<Item = Seat> + Clone {
        let mut left = self.0;
        std::iter::from_fn(move || {
            let place = u8::try_from(left.trailing_zeros()).ok().filter(|place| *place < 8)?;
            left &= left - 1;
            Some(Seat(place))
        })
    }
}

impl FromIterator<Seat> for Seats {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> Self {
        let mut set = Self::NONE;
        seats.into_iter().for_each(|seat| set.insert(seat));
        set
    }
}

/// A game of War at some moment.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct State {
    /// The turn being played, or the last one played; 0 before the first.
    pub turn: u32,
    /// Where the game rests.
    pub rest: Rest,
    /// How many turns are left before the next rest (WAR-15.1).
    pub batch_left: u8,
    /// The players.
    pub sides: ArrayVec<Side, SEATS>,
    /// What happens on the battlefield in this turn.
    pub battle: Battle,
    /// Support Legends in the order of their deployment.
    pub supports: ArrayVec<Support, SUPPORTS>,
    /// The Legend Graveyard.
    pub graveyard: Cards,
    /// Duplicates in the Box.
    pub boxed: Cards,
    /// Cards in the Box that nobody has seen.
    pub unseen: Cards,
    /// Legends that bear the used mark (WAR-5.6).
    pub used: Cards,
    /// All cards of this game, the Box included.
    pub all: Cards,
    /// The questions of this battle.
    pub window: Window,
    /// Answers given ahead. Secret.
    pub prepared: Vec<Prepared>,
    /// Seats that have pressed Draw for the coming turn.
    pub ready: Seats,
    /// What pictures tell of the past; bounded.
    pub record: Record,
    /// How it ended.
    pub end: Option<End>,
}

/// Where a game rests.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Rest {
    /// Between turns; the host goes on, or players press Draw.
    Between,
    /// The owner of the queued Legend is asked.
    Question,
    /// A player looks at the top of the own Play Deck.
    Look,
    /// The game is over.
    Over,
}

/// One player's things.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Side {
    /// The Play Deck; the last card is the top.
    pub deck: ArrayVec<Card, 128>,
    /// The Army Pile.
    pub army: Cards,
    /// How many cards on top of the Play Deck the owner knows from a look.
    pub known: u8,
    /// The active card.
    pub active: Option<Active>,
    /// 0 while in the game; else when the player went out, counted from 1.
    pub out: u8,
    /// Whether the player has left (WAR-15.6).
    pub left: bool,
}

impl Side {
    /// Play Deck and Army Pile together.
    #[must_use]
    pub fn drawable(&self) -> u8 {
        u8::try_from(self.deck.len()).unwrap_or(u8::MAX).saturating_add(self.army.count())
    }

    /// Whether neither pile holds a card.
    #[must_use]
    pub const fn is_bare(&self) -> bool {
        self.deck.is_empty() && self.army.is_empty()
    }

    /// Whether the player is still in the game.
    #[must_use]
    pub const fn plays(&self) -> bool {
        self.out == 0
    }
}

/// An active card and what changes its Level in this battle.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Active {
    /// The card.
    pub card: Card,
    /// Sum of changes by the owner's support Legends.
    pub rally: i8,
    /// Sum of changes by opponents' support Legends.
    pub sear: i8,
    /// Change by the coin.
    pub spin: i8,
    /// A mirrored Level, or 0.
    pub mirror: u8,
    /// Came in as a replacement (WAR-4.8).
    pub replaced: bool,
}

impl Active {
    /// A card that has just become active.
    #[must_use]
    pub const fn new(card: Card) -> Self {
        Self { card, rally: 0, sear: 0, spin: 0, mirror: 0, replaced: false }
    }
}

/// What happens on the battlefield in one turn.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Battle {
    /// Cards on the battlefield that are not active, in the order in which they were laid.
    pub lying: ArrayVec<Lying, 128>,
    /// 0 in the first battle; in a War the number of its repetition, from 1.
    pub war: u8,
    /// A Kingslayer check fired this turn: no ability any more (WAR-9.3).
    pub stifled: bool,
    /// The check fired in this battle: printed Levels count and 13s are defeated (WAR-9.7).
    pub slaying: bool,
    /// The lowest Level wins this battle.
    pub upended: bool,
    /// Levels are not compared: all go to War.
    pub forced: bool,
    /// The Legend whose ability was played this turn, and by whom (WAR-6.1).
    pub played: Option<(Card, Seat)>,
    /// Who plunders whom of how many cards if he wins.
    pub plunder: Option<(Seat, Seat, u8)>,
    /// The Legend that does not die this turn.
    pub unbroken: Option<Card>,
    /// Legends that died this turn.
    pub deaths: u8,
    /// The last active card of each seat this turn: printed and effective Level, 0 for none.
    pub shown: [(u8, u8); SEATS],
}

/// A support Legend.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Support {
    /// The Legend.
    pub card: Card,
    /// Whose.
    pub owner: Seat,
    /// Uses or strikes left.
    pub left: u8,
    /// The chosen opponent.
    pub against: Option<Seat>,
}

/// The questions of one battle (WAR-4.4).
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Window {
    /// Legends that may be asked, in order.
    pub queue: ArrayVec<Entry, 32>,
    /// Which of them is asked now.
    pub at: u8,
    /// How many places the queues of earlier battles of this turn had.
    pub base: u8,
    /// How many cards are being looked at; 0 outside a look.
    pub look: u8,
}

/// A place in the queue.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Entry {
    /// Who is asked.
    pub seat: Seat,
    /// About which Legend.
    pub card: Card,
    /// About a strike of a support Legend, rather than the ability of an active one.
    pub strike: bool,
}

/// An answer given ahead.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Prepared {
    /// The place in the queue.
    pub place: u8,
    /// The answer.
    pub answer: Move,
}

/// What pictures tell of the past.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Record {
    /// Counts for each seat.
    pub seats: ArrayVec<Tally, SEATS>,
    /// The last turns, oldest first.
    pub strip: ArrayVec<TurnNote, STRIP>,
    /// Card counts, oldest first.
    pub curve: ArrayVec<Sample, CURVE>,
    /// A sample is taken every so many turns; doubled whenever the curve is full.
    pub stride: u32,
    /// The last flip of the coin.
    pub coin: Option<Flip>,
    /// How many times somebody went out.
    pub outs: u8,
}

/// Counts over the whole game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Tally {
    /// Cards taken from others.
    pub won: u32,
    /// Cards lost.
    pub lost: u32,
    /// Battles and Wars won.
    pub battles: u32,
    /// The most cards taken with one War.
    pub biggest_war: u8,
}

/// One turn of the strip.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct TurnNote {
    /// Which turn.
    pub turn: u32,
    /// Printed and effective Level of each seat's last active card; 0 for none.
    pub levels: [(u8, u8); SEATS],
    /// Who took the battlefield.
    pub winner: Option<Seat>,
    /// How many cards.
    pub took: u8,
    /// How many repetitions of War.
    pub wars: u8,
    /// A Kingslayer killed.
    pub kingslayer: bool,
    /// Legends that died.
    pub deaths: u8,
    /// The Legend whose ability was played.
    pub ability: Option<Card>,
}

/// Card counts after a turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Sample {
    /// After which turn.
    pub turn: u32,
    /// All cards of each seat.
    pub cards: [u8; SEATS],
}

/// A flip of the Destiny Coin.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Flip {
    /// In which turn.
    pub turn: u32,
    /// Whose Legend.
    pub seat: Seat,
    /// Which Legend.
    pub card: Card,
    /// Fire, or else Skull.
    pub fire: bool,
    /// A flip that changes a Level.
    pub spin: bool,
}

/// How a game ended.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct End {
    /// Places, best first.
    pub places: ArrayVec<Seats, SEATS>,
    /// Why.
    pub why: Why,
}

impl State {
    /// A table of `seats` seats without any card on it.
    #[must_use]
    pub fn blank(seats: usize) -> Self {
        let seats = seats.min(SEATS);
        Self {
            turn: 0,
            rest: Rest::Between,
            batch_left: 0,
            sides: std::iter::repeat_n(Side::default(), seats).collect(),
            battle: Battle::default(),
            supports: ArrayVec::new(),
            graveyard: Cards::NONE,
            boxed: Cards::NONE,
            unseen: Cards::NONE,
            used: Cards::NONE,
            all: Cards::NONE,
            window: Window::default(),
            prepared: Vec::new(),
            ready: Seats::NONE,
            record: Record {
                seats: std::iter::repeat_n(Tally::default(), seats).collect(),
                stride: 1,
                ..Record::default()
            },
            end: None,
        }
    }

    /// The side of a seat of this game.
    #[must_use]
    pub fn side(&self, seat: Seat) -> Option<&Side> {
        self.sides.get(seat.index())
    }

    /// The seats of this game.
    pub fn seats(&self) -> impl DoubleEndedIterator<Item = Seat> + Clone + use<> {
        Seat::of_list(&self.sides)
    }

    /// The seats still in the game.
    #[must_use]
    pub fn playing(&self) -> Seats {
        self.seats().zip(&self.sides).filter(|(_, side)| side.plays()).map(|(seat, _)| seat).collect()
    }

    /// The seats still in the game whose players have not left (WAR-15.6).
    #[must_use]
    pub fn here(&self) -> Seats {
        self.playing().iter().filter(|seat| self.side(*seat).is_some_and(|side| !side.left)).collect()
    }

    /// The seats with an active card.
    #[must_use]
    pub fn fighting(&self) -> Seats {
        self.seats()
            .zip(&self.sides)
            .filter(|(_, side)| side.active.is_some())
            .map(|(seat, _)| seat)
            .collect()
    }

    /// The active card of a seat.
    #[must_use]
    pub fn active(&self, seat: Seat) -> Option<Active> {
        self.side(seat).and_then(|side| side.active)
    }

    /// Play Deck and Army Pile of a seat together.
    #[must_use]
    pub fn drawable(&self, seat: Seat) -> u8 {
        self.side(seat).map_or(0, Side::drawable)
    }

    /// Support Legends of a seat.
    #[must_use]
    pub fn supporting(&self, seat: Seat) -> u8 {
        u8::try_from(self.supports.iter().filter(|support| support.owner == seat).count()).unwrap_or(u8::MAX)
    }

    /// The seats that must still press Draw before the coming turn (pace `ready`).
    #[must_use]
    pub fn undrawn(&self) -> Seats {
        self.here().iter().filter(|seat| !self.ready.has(*seat)).collect()
    }

    /// What a seat counts for at the end (WAR-14.2, 14.3): all its cards, the Legends among them, the sum of printed
    /// Levels. In the middle of a turn its cards on the battlefield count too (WAR-7.7); spoils never do (WAR-14.4).
    #[must_use]
    pub fn army_of(&self, pool: &Pool, seat: Seat) -> (u32, u32, u32) {
        let Some(side) = self.side(seat) else { return (0, 0, 0) };
        let lying = self.battle.lying.iter().filter(|card| card.owner == Some(seat)).map(|card| card.card);
        let supports =
            self.supports.iter().filter(|support| support.owner == seat).map(|support| support.card);
        let cards = side.deck.iter().copied().chain(side.army).chain(supports).chain(lying);
        cards.chain(side.active.map(|active| active.card)).fold(
            (0, 0, 0),
            |(cards, legends, levels), card| {
                (cards + 1, legends + u32::from(pool.legends.has(card)), levels + u32::from(pool.level(card)))
            },
        )
    }

    /// All cards of a seat that count for the turn limit (WAR-14.2): Play Deck, Army Pile, support zone.
    #[must_use]
    pub fn total(&self, seat: Seat) -> u8 {
        self.drawable(seat).saturating_add(self.supporting(seat))
    }
}
