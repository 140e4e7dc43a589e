//! What the cards that a player alone sees can do now, and why the others cannot: by the same questions and refusals as moves.

use super::{Answers, keys};
use crate::{
    cards::{Cost, Kind, Num, Role, TrueCost},
    state::{Asked, Card, Cards, Window},
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
    /// What using it costs its owner now, damage and Alchemy Points, where they are plain numbers.
    pub prices: (Option<i32>, Option<i32>),
}

/// What a player has in hand and set, and what is left of the turn.
#[derive(Clone, Debug, Default)]
pub struct Sees {
    /// Hand, then set cards.
    pub held: Vec<Held>,
    /// How many of them are the hand.
    pub hand: usize,
    /// Conscriptions left, cards that can attack, Alchemy Points, damage that can be paid.
    pub left: [i64; 4],
}

/// What a player can do with cards in a window.
struct Can {
    window: Window,
    /// What can be used; of equal cards one.
    used: Cards,
    /// What can be Conscripted.
    called: Cards,
    /// What can be set.
    set: Cards,
}

impl Answers<'_> {
    /// What a player has in hand and set, and what is left of the turn.
    #[must_use]
    pub fn sees(&self, seat: Seat) -> Sees {
        let side = self.state.side(seat);
        let left = [
            i64::from(self.conscriptions_left(seat)),
            // On the turn of others nothing is left to attack with.
            if self.state.active == seat { i64::try_from(self.attackers_left(seat)).unwrap_or(0) } else { 0 },
            i64::from(side.ap),
            i64::from(self.blood_left(seat)),
        ];
        Sees { held: self.held(seat), hand: side.hand.len(), left }
    }

    /// What using a card costs its owner now: damage and Alchemy Points, where they are plain numbers.
    fn prices(&self, card: Card) -> (Option<i32>, Option<i32>) {
        let lens = self.lens();
        let (face, owner) = (self.pool.face(self.state.card(card).face), self.state.card(card).owner);
        let words = face.words.iter().flat_map(|word| &self.pool.word(*word).abilities);
        let all = face.abilities.iter().chain(words).map(|id| self.pool.ability(*id));
        let mut found = (None, None);
        // What is paid when the card is played, or when it comes from the hand by itself.
        for ability in all.filter(|ability| matches!(ability.role, Role::Play | Role::Act)) {
            for cost in &ability.body.cost {
                match cost {
                    Cost::Blood(Num::N(n)) => found.0 = Some(lens.price(TrueCost::Blood, *n, card, owner)),
                    Cost::Consume(Num::N(n)) => {
                        found.1 = Some(lens.price(TrueCost::Consume, *n, card, owner))
                    }
                    _ => {}
                }
            }
        }
        found
    }

    /// The cards of a player's hand, then those that the player has set.
    fn held(&self, seat: Seat) -> Vec<Held> {
        let side = self.state.side(seat);
        let set = side.field().filter(|card| !self.state.card(*card).up);
        let can = self.can(seat);
        side.hand.iter().copied().chain(set).map(|card| self.one_held(seat, card, can.as_ref())).collect()
    }

    /// What a player can do now, found out once for all of the player's cards; `None` while nothing of it is asked.
    fn can(&self, seat: Seat) -> Option<Can> {
        let asked = self.state.asked.as_ref().filter(|asked| asked.seat == seat)?;
        let window = match asked.what {
            Asked::Main => Window::Main,
            Asked::Respond => self.state.window.unwrap_or(Window::Response),
            _ => return None,
        };
        let used = self.lens().ways(seat, window).into_iter().map(|way| way.source).collect();
        let main = window == Window::Main;
        let called = if main { self.callable(seat).collect() } else { Cards::new() };
        let set = if main { self.settable(seat).collect() } else { Cards::new() };
        Some(Can { window, used, called, set })
    }

    fn one_held(&self, seat: Seat, card: Card, can: Option<&Can>) -> Held {
        let prices = self.prices(card);
        let Some(can) = can else { return Held { card, able: false, only_set: false, why: None, prices } };
        // Of equal cards one stands in the menu.
        let same = |other: &Card| {
            let (a, b) = (self.state.card(card), self.state.card(*other));
            card == *other || (a.face, a.at) == (b.face, b.at) && !a.on_field()
        };
        let used = can.used.iter().any(same) || can.called.contains(&card);
        let only_set = !used && can.set.contains(&card);
        let able = used || only_set;
        let why = if able { None } else { self.why(seat, can, card) };
        Held { card, able, only_set, why, prices }
    }

    /// Why a card can do nothing now.
    fn why(&self, seat: Seat, can: &Can, card: Card) -> Option<Say> {
        let window = can.window;
        let word = Pick::one(keys::key(self.pool, self.state, card));
        let lying = self.state.card(card);
        let kind = self.pool.face(lying.face).kind;
        let illegal = match kind {
            _ if window != Window::Main || lying.on_field() => self.not_usable(seat, window, Some(&word)),
            Kind::Warrior if can.called.is_empty() => self.no_verb(seat, Some(&Pick::word("conscript"))),
            Kind::Warrior => self.not_callable(seat, Some(&word)),
            _ => self.not_settable(seat, Some(&word)),
        };
        illegal.map(|illegal| illegal.say())
    }

    /// How many cards of a player can still attack this turn.
    #[must_use]
    pub fn attackers_left(&self, seat: Seat) -> usize {
        self.attackers(seat).count()
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
