//! A position: what lies open on the table, and what does not. Whatever is decided by public facts alone is reckoned from
//! the [`PublicState`], so that menus, forecasts and standing orders need nothing else and can betray nothing else.

mod fight;
mod letters;
mod side;

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use skald_vocabulary::interface::{Outcome, Seat};

pub use self::{
    fight::{Ask, Fight, Lap, Mark, Packet, Question, Stage},
    side::{Foe, Side, Token},
};
use crate::cards::{Beast, Card, Kind};

/// A position.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct State {
    /// What everybody sees.
    pub table: PublicState,
    /// What nobody or one player sees.
    #[serde(default)]
    pub secret: Secret,
}

/// What everybody sees.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PublicState {
    /// The level, 1 to 3; 0 while heroes are chosen.
    pub level: u8,
    /// The rounds of fight that have begun, those of all levels together (LOST-17.10).
    #[serde(default)]
    pub rounds: u16,
    /// The starting player.
    #[serde(with = "letters::one")]
    pub start: Seat,
    /// The monster that lies face up in the middle.
    pub face_up: Option<Beast>,
    /// How many monsters the pile has.
    #[serde(default)]
    pub pile: u8,
    /// How many the reserve has.
    #[serde(default)]
    pub reserve: u8,
    /// Equipment that was put into the box for all to see.
    #[serde(default)]
    pub gone: Vec<Card>,
    /// Monsters that were put into the box for all to see, those left in sight at the end of a level too (LOST-18.6, 20.3).
    #[serde(default)]
    pub fled: Vec<Beast>,
    /// By seat.
    #[serde(with = "letters::list")]
    pub sides: Vec<Side>,
    /// Where the game stands.
    pub phase: Phase,
}

/// Where the game stands.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase", deny_unknown_fields)]
pub enum Phase {
    /// Heroes are chosen, in joining order (LOST-2.1).
    Heroes {},
    /// All choose a card (LOST-4.2).
    Draft {
        /// From 1 to 5.
        round: u8,
    },
    /// The chosen cards are attached, from the starting player on (LOST-4.5).
    Attach {
        /// From 1 to 5.
        round: u8,
        /// What was chosen and is not attached yet.
        #[serde(with = "letters::map")]
        chosen: BTreeMap<Seat, Choice>,
    },
    /// The monsters are fought.
    Fight(Box<Fight>),
    /// The game is over.
    Over {
        /// How it ended.
        places: Vec<Vec<Seat>>,
        /// Why it did.
        #[serde(default)]
        why: Why,
    },
}

/// Why a game ended.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Why {
    /// Its three levels were played, and all was counted (LOST-19.1).
    #[default]
    Counted,
    /// It was ended in the middle, and counted as it stood.
    Time,
    /// It was given to somebody.
    Award,
}

/// A card that was chosen in the draft.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Choice {
    /// The card.
    pub card: Card,
    /// What is to become of it, if that was said with it (LOST-4.11).
    pub plan: Option<Use>,
}

/// What becomes of a chosen card.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Use {
    /// A skill (LOST-5).
    Skill,
    /// Equipment, after turning these cards into skills (LOST-6, 8).
    Buy(Vec<Card>),
}

/// What nobody or one player sees.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Secret {
    /// The monster pile, its top last.
    #[serde(default)]
    pub pile: Vec<Beast>,
    /// The reserve, sorted: it is shuffled when it is looked at.
    #[serde(default)]
    pub reserve: Vec<Beast>,
    /// Monsters of the middle that went to the box unseen, sorted (LOST-17.9).
    #[serde(default)]
    pub dropped: Vec<Beast>,
    /// Monsters that the active player looks at, sorted but for the top of the pile, which stays in order (LOST-21.11, 21.12).
    #[serde(default)]
    pub looked: Vec<Beast>,
    /// Who knows so many cards on top of the pile.
    pub known: Option<Known>,
    /// Hands in the draft, sorted. Between two rounds they lie with their next holders, who do not see them yet.
    #[serde(default, with = "letters::map")]
    pub hands: BTreeMap<Seat, Vec<Card>>,
    /// What was chosen in this round.
    #[serde(default, with = "letters::map")]
    pub choices: BTreeMap<Seat, Choice>,
    /// The sixth cards, sorted (LOST-4.9).
    #[serde(default)]
    pub sixth: Vec<Card>,
}

/// What one player knows of the pile.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Known {
    /// Who.
    #[serde(with = "letters::one")]
    pub seat: Seat,
    /// How many cards from the top.
    pub count: u8,
}

impl State {
    /// Takes the top card of the pile.
    pub fn draw(&mut self) -> Option<Beast> {
        let top = self.secret.pile.pop();
        if let Some(known) = &mut self.secret.known {
            known.count = known.count.saturating_sub(1);
        }
        self.secret.known = self.secret.known.filter(|known| known.count > 0);
        self.count();
        top
    }

    /// Brings the sizes of pile and reserve, which everybody sees, up to date.
    pub fn count(&mut self) {
        let size = |of: &Vec<Beast>| u8::try_from(of.len()).unwrap_or(u8::MAX);
        (self.table.pile, self.table.reserve) = (size(&self.secret.pile), size(&self.secret.reserve));
    }
}

impl PublicState {
    /// How many play.
    #[must_use]
    pub fn players(&self) -> u8 {
        u8::try_from(self.sides.len()).unwrap_or(Seat::MOST)
    }

    /// All seats.
    pub fn seats(&self) -> impl DoubleEndedIterator<Item = Seat> + Clone + use<> {
        Seat::all(self.players())
    }

    /// All seats clockwise, from one on (LOST-1.4).
    pub fn from(&self, seat: Seat) -> impl DoubleEndedIterator<Item = Seat> + Clone + use<> {
        let count = self.players();
        (0..count).map(move |step| Seat((seat.0 + step) % count.max(1)))
    }

    /// The left neighbour: the next seat.
    #[must_use]
    pub fn left(&self, seat: Seat) -> Seat {
        Seat((seat.0 + 1) % self.players().max(1))
    }

    /// The right neighbour: the previous seat.
    #[must_use]
    pub fn right(&self, seat: Seat) -> Seat {
        let count = self.players().max(1);
        Seat((seat.0 + count - 1) % count)
    }

    /// A player's side. There is one for each seat.
    #[must_use]
    pub fn side(&self, seat: Seat) -> &Side {
        static NOBODY: std::sync::LazyLock<Side> = std::sync::LazyLock::new(Side::default);
        self.sides.get(seat.index()).unwrap_or(&NOBODY)
    }

    /// The same, to be changed.
    pub fn side_mut(&mut self, seat: Seat) -> &mut Side {
        if self.sides.len() <= seat.index() {
            self.sides.resize_with(seat.index() + 1, Side::default);
        }
        &mut self.sides[seat.index()]
    }

    /// The combat phase, if it is one.
    #[must_use]
    pub fn fight(&self) -> Option<&Fight> {
        if let Phase::Fight(fight) = &self.phase { Some(fight) } else { None }
    }

    /// The same, to be changed.
    pub fn fight_mut(&mut self) -> Option<&mut Fight> {
        if let Phase::Fight(fight) = &mut self.phase { Some(fight) } else { None }
    }

    /// Who holds the challenge trophy of a kind.
    #[must_use]
    pub fn holder(&self, kind: Kind) -> Option<Seat> {
        self.seats().find(|seat| self.side(*seat).challenges.contains(&kind))
    }

    /// Whether neither the pile nor the place beside it holds a monster (LOST-17.1).
    #[must_use]
    pub fn is_bare(&self) -> bool {
        self.pile == 0 && self.face_up.is_none()
    }

    /// Whether at most one player is left, and the standard answers play for all others (LOST-22.5).
    #[must_use]
    pub fn deserted(&self) -> bool {
        self.sides.iter().filter(|side| !side.left).count() < 2
    }

    /// How the game ended, once it has.
    #[must_use]
    pub fn outcome(&self) -> Option<Outcome> {
        if let Phase::Over { places, .. } = &self.phase {
            Some(Outcome { places: places.clone() })
        } else {
            None
        }
    }
}
