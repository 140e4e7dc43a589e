//! What the cards that a player alone sees can do now, and why the others cannot: by the same questions and refusals as moves.

use super::{Answers, keys};
use crate::{
    cards::Kind,
    state::{Asked, Card, Window},
};
use skald_vocabulary::interface::{Pick, Refuse, Say, Seat};

/// A card that its player holds or has set.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Held {
    /// Which card.
    pub card: Card,
    /// Whether it can be Conscripted, set, used or turned up now.
    pub able: bool,
    /// Whether all that it can do now is to be set.
    pub only_set: bool,
    /// Why not, in the words of a refusal; nothing while its player is asked nothing that it could answer.
    pub why: Option<Say>,
}

impl Answers<'_> {
    /// The cards of a player's hand, then those that the player has set.
    #[must_use]
    pub fn held(&self, seat: Seat) -> Vec<Held> {
        let side = self.state.side(seat);
        let set = side.field().filter(|card| !self.state.card(*card).up);
        side.hand.iter().copied().chain(set).map(|card| self.one_held(seat, card)).collect()
    }

    fn one_held(&self, seat: Seat, card: Card) -> Held {
        let asked = self.state.asked.as_ref().filter(|asked| asked.seat == seat);
        let window = match asked.map(|asked| &asked.what) {
            Some(Asked::Main) => Window::Main,
            Some(Asked::Respond) => self.state.window.unwrap_or(Window::Response),
            _ => return Held { card, able: false, only_set: false, why: None },
        };
        // Of equal cards one stands in the menu.
        let same = |other: Card| {
            let (a, b) = (self.state.card(card), self.state.card(other));
            card == other || (a.face, a.at) == (b.face, b.at) && !a.on_field()
        };
        let used = self.lens().ways(seat, window).into_iter().any(|way| same(way.source));
        let main = window == Window::Main;
        let used = used || main && self.callable(seat).contains(&card);
        let only_set = !used && main && self.settable(seat).contains(&card);
        let able = used || only_set;
        let why = if able { None } else { self.why(seat, window, card) };
        Held { card, able, only_set, why }
    }

    /// Why a card can do nothing now.
    fn why(&self, seat: Seat, window: Window, card: Card) -> Option<Say> {
        let word = Pick::one(keys::key(self.pool, self.state, card));
        let lying = self.state.card(card);
        let kind = self.pool.face(lying.face).kind;
        let illegal = match kind {
            _ if window != Window::Main || lying.on_field() => self.not_usable(seat, window, Some(&word)),
            Kind::Warrior if self.callable(seat).is_empty() => {
                self.no_verb(seat, Some(&Pick::word("conscript")))
            }
            Kind::Warrior => self.not_callable(seat, Some(&word)),
            _ => self.not_settable(seat, Some(&word)),
        };
        illegal.map(|illegal| illegal.say())
    }

    /// How many cards of a player can still attack this turn.
    #[must_use]
    pub fn attackers_left(&self, seat: Seat) -> usize {
        self.attackers(seat).len()
    }

    /// How many Warriors a player may still Conscript from the hand this turn.
    #[must_use]
    pub fn conscriptions_left(&self, seat: Seat) -> u8 {
        let used = self.state.side(seat).conscriptions;
        self.lens().conscriptions(seat).saturating_sub(used)
    }

    /// The most damage that a player's Warlord may take as a price (LRAW-2.0.10).
    #[must_use]
    pub fn blood_left(&self, seat: Seat) -> i32 {
        (self.lens().dcm(seat) - 1 - self.state.side(seat).damage).max(0)
    }
}
