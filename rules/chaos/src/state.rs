//! A position: small plain data, ids only. No rule is carried out here.
//!
//! Hands are sorted, since their order means nothing; an Arsenal is a list whose last card is its top; a realm is a list
//! whose last card is the newest.

use std::sync::Arc;

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};

use super::{
    cards::{Card, Effect, Hero, Kind, Pool, Trigger},
    volley::{Pending, Volley},
};
use skald_vocabulary::interface::Seat;

/// The most seats.
pub const SEATS: usize = 8;
/// The most glimpses of hands that a player keeps.
pub const GLIMPSES: usize = 12;
/// The Warrior among the ids of characters.
pub const WARRIOR: u32 = 0;

/// A game of Legends of Chaos at some moment.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct State {
    /// How many rounds have begun.
    pub round: u32,
    /// Which pass through the order this is, from 1.
    pub cycle: u32,
    /// The order of rounds (CHAOS-3.3).
    pub order: ArrayVec<Seat, SEATS>,
    /// The place in the order of the player whose round it is.
    pub turn: u8,
    /// How many actions of this round were answered; a part of the decision's id.
    pub acts: u16,
    /// Whether an action was taken in this round (CHAOS-16.3).
    pub acted: bool,
    /// Volleys declared in this round.
    pub volleys: u8,
    /// Whether the Warrior's ability was used in this round.
    pub ability_used: bool,
    /// The last id given to a character, a lasting Mystical, a volley or a choice.
    pub serial: u32,
    /// The players.
    pub sides: ArrayVec<Side, SEATS>,
    /// Persistent Mysticals in play, the oldest first.
    pub lasting: Vec<Lasting>,
    /// Where the game waits.
    pub rest: Rest,
    /// The unresolved volley.
    pub volley: Option<Box<Volley>>,
    /// An own action that waits for a choice, or whose list is being run.
    pub pending: Option<Box<Pending>>,
    /// What the stalemate rule counts (CHAOS-20.9).
    pub idle: Idle,
    /// Who fell, in order (CHAOS-20.1).
    pub fallen: ArrayVec<Seat, SEATS>,
    /// How it ended.
    pub end: Option<End>,
}

/// Where the game waits (section 3).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Rest {
    /// The active player chooses an action.
    Action,
    /// The attacked players send plans.
    Response,
    /// The players to whom attacks were passed on send plans.
    Redirect,
    /// The active player chooses a card.
    Choice,
    /// The game is over.
    Over,
}

/// One player's things.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Side {
    /// The Warrior.
    pub hero: Hero,
    /// The Vital Point Total.
    pub total: u16,
    /// The starting total at this table.
    pub start: u16,
    /// Whether the CopyCat penalty holds (CHAOS-3.6).
    pub copycat: bool,
    /// The Arsenal; the last card is the top.
    pub arsenal: Vec<Card>,
    /// The Arsenal as it was committed, sorted: for the next game of a match. Known to the owner alone. It never changes,
    /// so that copies of a position share it.
    pub brought: Arc<[Card]>,
    /// How many cards on top of the Arsenal the owner knows.
    pub top: u8,
    /// How many cards at its bottom the owner knows.
    pub bottom: u8,
    /// The hand, sorted.
    pub hand: Vec<Card>,
    /// The Warrior's own mark.
    pub mark: Mark,
    /// Sidekicks and Specials as they were laid.
    pub row: Vec<Character>,
    /// Wards in front of the Warrior, the oldest first.
    pub wards: Vec<Ward>,
    /// The Nowhere Realm; the last card is the newest.
    pub nowhere: Vec<Card>,
    /// The Exile Realm.
    pub exile: Vec<Card>,
    /// Whether the One/Two card shows Two.
    pub two: bool,
    /// Draw steps to be skipped.
    pub stall: u8,
    /// A success of an own attack was counted in this own round.
    pub succeeded: bool,
    /// A successful attack against the player was counted in this round.
    pub struck: bool,
    /// Armor that works once was used against a Destructive attack in this round.
    pub armor: bool,
    /// The same against a Mystical attack.
    pub veil: bool,
    /// Pictures of hands that the player has seen, the newest last. Secret.
    pub glimpses: Vec<Glimpse>,
    /// Whether the player is out: the Warrior fell or the player resigned, and everything was removed.
    pub out: bool,
    /// Face-up cards removed with the player, sorted.
    pub removed: Vec<Card>,
    /// The hand removed face-down, sorted. Known to the owner alone.
    pub buried: Vec<Card>,
    /// The Arsenal removed face-down, sorted. Known to the owner alone.
    pub scattered: Vec<Card>,
    /// Own rounds in a row that ended because time ran out (CHAOS-22.3).
    pub late: u8,
    /// Waits of any kind in a row that ran out (CHAOS-22.7).
    pub away: u8,
    /// Cards that the automatic procedures never use, but against attacks that would be the end (`save_cards`). Secret.
    pub saved: Vec<Card>,
    /// Which kinds of cards a forced discard takes first (`discard_pref`). Secret.
    pub discards: Vec<Kind>,
}

impl Side {
    /// Whether the player counts as away: the last two waits ran out, and no act of the own hand or orders came since
    /// (CHAOS-22.7).
    #[must_use]
    pub const fn is_away(&self) -> bool {
        self.away >= 2
    }
}

/// The marks of a character.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Mark {
    /// Ready (CHAOS-7.5). The Warrior always is.
    pub ready: bool,
    /// Has used its Destructive or Mystical card of this round (CHAOS-9.3).
    pub used: bool,
    /// Cannot attack in its player's next round.
    pub bound: bool,
}

/// A Sidekick or Special in play.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Character {
    /// Its id, from 1; greater is younger.
    pub id: u32,
    /// The card.
    pub card: Card,
    /// Its marks.
    pub mark: Mark,
}

/// A ward in front of a Warrior.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Ward {
    /// The card.
    pub card: Card,
    /// How much it soaks up.
    pub strength: u8,
}

/// A persistent Mystical in play.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Lasting {
    /// Its id.
    pub id: u32,
    /// The card.
    pub card: Card,
    /// Its controller.
    pub by: Seat,
    /// Its target.
    pub at: Seat,
}

/// A fixed picture of a hand.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Glimpse {
    /// Whose hand.
    pub of: Seat,
    /// In which round it was seen.
    pub round: u32,
    /// The cards, sorted.
    pub cards: Vec<Card>,
}

/// What the stalemate rule counts (CHAOS-20.9).
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Idle {
    /// In this cycle a card left a hand or was drawn.
    pub stirred: bool,
    /// The totals at the start of this cycle.
    pub totals: ArrayVec<u16, SEATS>,
    /// How many idle cycles went before.
    pub cycles: u8,
}

/// How a game ended.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct End {
    /// Places, best first.
    pub places: Vec<Vec<Seat>>,
    /// Why.
    pub why: Why,
}

/// Why a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Why {
    /// One player is left, or the last ones fell one after the other (CHAOS-20.4).
    Last,
    /// Nothing happened any more (CHAOS-20.9).
    Stalemate,
    /// All living players agreed (CHAOS-22.4).
    Agreed,
    /// The host gave the game to a player.
    Award,
}

impl State {
    /// A table of `seats` seats without any card on it.
    #[must_use]
    pub fn blank(seats: u8) -> Self {
        let seats: ArrayVec<Seat, SEATS> = Seat::all(seats.min(8)).collect();
        Self {
            round: 0,
            cycle: 1,
            order: seats.clone(),
            turn: 0,
            acts: 0,
            acted: false,
            volleys: 0,
            ability_used: false,
            serial: 0,
            sides: seats.iter().map(|_| Side::new()).collect(),
            lasting: Vec::new(),
            rest: Rest::Action,
            volley: None,
            pending: None,
            idle: Idle::default(),
            fallen: ArrayVec::new(),
            end: None,
        }
    }

    /// How many seats play.
    #[must_use]
    pub fn count(&self) -> u8 {
        Seat::at(self.sides.len()).0
    }

    /// The seats of this game.
    pub fn seats(&self) -> impl DoubleEndedIterator<Item = Seat> + Clone + use<> {
        Seat::all(self.count())
    }

    /// The side of a seat of this game.
    #[must_use]
    pub fn side(&self, seat: Seat) -> &Side {
        &self.sides[seat.index()]
    }

    /// The side of a seat of this game.
    pub fn side_mut(&mut self, seat: Seat) -> &mut Side {
        &mut self.sides[seat.index()]
    }

    /// Whose round it is.
    #[must_use]
    pub fn active(&self) -> Seat {
        self.order.get(usize::from(self.turn)).copied().unwrap_or(Seat(0))
    }

    /// Whether a player is alive: the total is above 0.
    #[must_use]
    pub fn lives(&self, seat: Seat) -> bool {
        self.sides.get(seat.index()).is_some_and(|side| side.total > 0 && !side.out)
    }

    /// The living players in seat order after `seat`, and `seat` itself last if it lives (CHAOS-20.3).
    pub fn from(&self, seat: Seat) -> impl Iterator<Item = Seat> + '_ {
        let at = self.order.iter().position(|other| *other == seat).unwrap_or(0);
        let places = self.order.len();
        (1..=places)
            .filter_map(move |step| self.order.get((at + step) % places.max(1)).copied())
            .filter(|other| self.lives(*other))
    }

    /// The living opponents of `seat` in seat order from it.
    pub fn opponents(&self, seat: Seat) -> impl Iterator<Item = Seat> + '_ {
        self.from(seat).filter(move |other| *other != seat)
    }

    /// The next id for a character, a lasting Mystical, a volley or a choice.
    pub fn next_id(&mut self) -> u32 {
        self.serial += 1;
        self.serial
    }
}

impl Side {
    /// A side without cards, whose Warrior is ready.
    #[must_use]
    pub fn new() -> Self {
        Self { mark: Mark { ready: true, ..Mark::default() }, ..Self::default() }
    }

    /// How many copies of a card the hand holds.
    #[must_use]
    pub fn holds(&self, card: Card) -> usize {
        self.hand.iter().filter(|held| **held == card).count()
    }

    /// The cards of the hand, sorted, each once.
    pub fn kinds(&self) -> impl Iterator<Item = Card> + Clone + '_ {
        let mut last = None;
        self.hand.iter().copied().filter(move |card| last.replace(*card) != Some(*card))
    }

    /// Puts a card into the hand, in its place.
    pub fn hold(&mut self, card: Card) {
        let place = self.hand.partition_point(|held| *held <= card);
        self.hand.insert(place, card);
    }

    /// Takes a card out of the hand. Whether it was there.
    pub fn release(&mut self, card: Card) -> bool {
        match self.hand.binary_search(&card) {
            Ok(place) => {
                self.hand.remove(place);
                true
            }
            Err(_) => false,
        }
    }

    /// The marks of a character of this side.
    #[must_use]
    pub fn marks(&self, id: u32) -> Option<Mark> {
        if id == WARRIOR {
            return Some(self.mark);
        }
        self.row.iter().find(|character| character.id == id).map(|character| character.mark)
    }

    /// The marks of a character of this side.
    pub fn marks_mut(&mut self, id: u32) -> Option<&mut Mark> {
        if id == WARRIOR {
            return Some(&mut self.mark);
        }
        self.row.iter_mut().find(|character| character.id == id).map(|character| &mut character.mark)
    }

    /// Whether a character of this name is in play, ready or not.
    #[must_use]
    pub fn has(&self, card: Card) -> bool {
        self.row.iter().any(|character| character.card == card)
    }

    /// Whether a ready character of this name is in play.
    #[must_use]
    pub fn has_ready(&self, card: Card) -> bool {
        self.row.iter().any(|character| character.card == card && character.mark.ready)
    }

    /// The lists that the characters have for a trigger, as they were laid; none is empty.
    pub fn lists<'p>(&self, pool: &'p Pool, trigger: Trigger) -> impl Iterator<Item = &'p [Effect]> {
        self.row.iter().map(move |of| pool.face(of.card).on(trigger)).filter(|list| !list.is_empty())
    }

    /// Keeps what the owner knows of the Arsenal within its size.
    pub fn forget(&mut self) {
        let size = u8::try_from(self.arsenal.len()).unwrap_or(u8::MAX);
        self.top = self.top.min(size);
        self.bottom = self.bottom.min(size);
    }
}
