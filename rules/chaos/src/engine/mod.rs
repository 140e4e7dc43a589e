//! The engine: carries a position from one open moment to the next. What may be chosen is decided in `ask`, never here.
//!
//! Nothing here fails: an input was validated completely before it arrives, and every loop ends by the supply of cards and
//! points.

mod action;
mod declare;
mod effects;
mod fall;
mod lasting;
mod playing;
mod points;
mod resolve;
mod reveal;
mod round;

use super::{
    cards::{Pool, To},
    event::{Event, Fact},
    legal::Legal,
    options::Terms,
    state::State,
};
use skald_vocabulary::{chance::Chance, interface::Seat};

pub use self::action::Act;

/// One run of the engine: a position, the cards, chance, and where facts go.
pub struct Engine<'e> {
    /// All cards.
    pub pool: &'e Pool,
    /// The table's terms.
    pub terms: &'e Terms,
    /// The position.
    pub state: &'e mut State,
    /// Chance.
    pub dice: &'e mut dyn Chance,
    /// Where facts go.
    pub out: &'e mut Vec<Event>,
}

/// What the effects of a list are about.
#[derive(Clone, Copy, Debug)]
pub struct About {
    /// The player of the card.
    pub own: Seat,
    /// The player against whom the attack resolves.
    pub target: Option<Seat>,
    /// The player whose attack is answered.
    pub attacker: Option<Seat>,
    /// The opponent named when the card was played.
    pub chosen: Option<Seat>,
    /// The declared offence of the answered attack.
    pub offence: u8,
    /// The target cannot be taken below this by the instance.
    pub floor: u8,
    /// Where the card goes, if an effect said so.
    pub fate: Option<To>,
    /// The target's total went down.
    pub hurt: bool,
}

impl About {
    /// Effects of a player's own card that are about nobody else.
    #[must_use]
    pub const fn own(seat: Seat) -> Self {
        Self {
            own: seat,
            target: None,
            attacker: None,
            chosen: None,
            offence: 0,
            floor: 0,
            fate: None,
            hurt: false,
        }
    }
}

impl Engine<'_> {
    pub(crate) fn tell(&mut self, fact: Fact) {
        self.out.push(Event::Public(fact));
    }

    fn legal(&self) -> Legal<'_> {
        Legal::new(self.pool, self.state)
    }
}
