//! Whether a card fits a description, and numbers that can be counted on the table.

use super::Lens;
use crate::{
    cards::{Cmp, F, Face, Kind, Legion, Num, Phrase, Place, Sel, Sub, Tag, Who, counter_index},
    state::{At, Card, Cards, Lying, State, Zone, mark},
};
use arrayvec::ArrayVec;
use skald_vocabulary::interface::Seat;

/// Whose words are being read: the source, and whom "you" means.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Me {
    /// The source.
    pub this: Card,
    /// The controller.
    pub you: Seat,
}

/// The word that a Weaponized Warrior bears (LRAW-5.8.1, 8.3.43).
pub const DUXVOX: &str = "Duxvox";

const fn compare(cmp: Cmp, value: i32, with: i32) -> bool {
    match cmp {
        Cmp::Le => value <= with,
        Cmp::Ge => value >= with,
    }
}

impl<'l> Lens<'l> {
    /// Whether a card fits.
    #[must_use]
    pub fn fits(&self, f: &F, card: Card, me: Me) -> bool {
        let lying = self.state.card(card);
        self.fits_as(f, card, (lying, self.pool.face(lying.face)), me)
    }

    /// The same of a card that was looked up.
    fn fits_as(&self, f: &F, card: Card, is: (&Lying, &Face), me: Me) -> bool {
        let (lying, face) = is;
        match f {
            F::Any => true,
            F::This => card == me.this,
            F::NotThis => card != me.this,
            F::OnField => lying.on_field(),
            F::Warrior => face.kind.warrior() && !lying.has(mark::WEAPON),
            F::Unified => face.kind == Kind::Unified || lying.has(mark::WEAPON),
            F::Fortified => face.kind == Kind::Fortified,
            F::NonToken => face.kind != Kind::Token,
            F::Act => face.stays() || lying.has(mark::WEAPON),
            F::Arm => face.sub == Some(Sub::Arm) || lying.has(mark::WEAPON),
            F::FaceUp => lying.up,
            F::FaceDown => !lying.up,
            F::Mine => lying.side == me.you,
            F::Theirs => lying.side != me.you,
            F::WarlordCard => face.kind == Kind::Warlord,
            F::OwnLegion => {
                let own = self.pool.face(self.state.card(self.state.side(me.you).warlord).face).legion;
                own != Legion::Bounty && self.legion(card) == own
            }
            F::DiffName => face.name != self.pool.face(self.state.card(me.this).face).name,
            F::Leg(legion) => self.legion(card) == *legion,
            F::Name(phrase) => self.bears(card, *phrase),
            F::Is(name) => face.name == name.0,
            F::Atk(cmp, value) => compare(*cmp, self.attack(card), *value),
            F::Base(cmp, value) => compare(*cmp, face.attack, *value),
            F::HasKw(tag) => self.has(card, *tag),
            F::And(all) => all.iter().all(|f| self.fits_as(f, card, is, me)),
            F::Or(all) => all.iter().any(|f| self.fits_as(f, card, is, me)),
            F::Not(f) => !self.fits_as(f, card, is, me),
        }
    }

    /// A card's crest now.
    #[must_use]
    pub fn legion(&self, card: Card) -> Legion {
        let lying = self.state.card(card);
        if lying.has(mark::ARMED) { Legion::Orc } else { self.pool.face(lying.face).legion }
    }

    /// Whether words occur in a card's name now.
    #[must_use]
    pub fn bears(&self, card: Card, phrase: Phrase) -> bool {
        let lying = self.state.card(card);
        self.pool.face(lying.face).bears(phrase) || lying.has(mark::ARMED) && &*phrase.0 == DUXVOX
    }

    /// The same for a word of the rules.
    #[must_use]
    pub fn bears_word(&self, card: Card, word: &str) -> bool {
        let lying = self.state.card(card);
        let printed = self.pool.face(lying.face).bears.iter().any(|phrase| &*phrase.0 == word);
        printed || lying.has(mark::ARMED) && word == DUXVOX
    }

    /// A Warrior's current attack; off the field the last one there, or the printed one.
    #[must_use]
    pub fn attack(&self, card: Card) -> i32 {
        match self.sight.fighter(self.state, card) {
            Some(fighter) => fighter.attack,
            None => {
                let lying = self.state.card(card);
                let left = matches!(lying.at, At::Gone | At::Under(_)) || lying.last.attack != 0;
                if left { lying.last.attack } else { self.pool.face(lying.face).attack }
            }
        }
    }

    /// Whether a Warrior has a keyword now; off the field, whether it was printed on it.
    #[must_use]
    pub fn has(&self, card: Card, tag: Tag) -> bool {
        match self.sight.fighter(self.state, card) {
            Some(fighter) => fighter.has(tag),
            None => self.pool.face(self.state.card(card).face).tags & tag.bit() != 0,
        }
    }

    /// The players that a card names; `target` is the declared one.
    #[must_use]
    pub fn who(&self, who: Who, you: Seat, target: Option<Seat>) -> ArrayVec<Seat, 4> {
        players(self.state, who, you, target)
    }

    /// Looks at the cards that lie at a place, the active player's first, lowest zone first, until `enough` says so of one; whether
    /// it did.
    pub fn look(
        &self,
        place: Place,
        you: Seat,
        target: Option<Seat>,
        mut enough: impl FnMut(Card) -> bool,
    ) -> bool {
        let state = self.state;
        let seats = match place {
            Place::Field | Place::Wz | Place::Uz | Place::Fz => state.living(),
            Place::Mine => [you].into_iter().collect(),
            Place::Hand(who) | Place::Discard(who) | Place::Erad(who) => self.who(who, you, target),
        };
        seats.into_iter().any(|seat| {
            let side = state.side(seat);
            match place {
                Place::Field | Place::Mine => side.field().any(&mut enough),
                Place::Wz => side.cards(Zone::Warrior).any(&mut enough),
                Place::Uz => side.cards(Zone::Unified).any(&mut enough),
                Place::Fz => side.cards(Zone::Fortified).any(&mut enough),
                Place::Hand(_) => side.hand.iter().copied().any(&mut enough),
                Place::Discard(_) => side.discard.iter().rev().copied().any(&mut enough),
                Place::Erad(_) => {
                    let mut up = side.erad.iter().rev().copied().filter(|card| state.card(*card).up);
                    up.any(&mut enough)
                }
            }
        })
    }

    /// The cards at a place that fit.
    #[must_use]
    pub fn find(&self, place: Place, f: &F, me: Me, target: Option<Seat>) -> Cards {
        let mut cards = Cards::new();
        self.look(place, me.you, target, |card| {
            if self.fits(f, card, me) {
                cards.push(card);
            }
            false
        });
        cards
    }

    /// Whether a card at a place fits.
    #[must_use]
    pub fn finds(&self, place: Place, f: &F, me: Me) -> bool {
        self.look(place, me.you, None, |card| self.fits(f, card, me))
    }

    /// How many counters lie on a card.
    #[must_use]
    pub fn counters(&self, card: Card, counter: crate::cards::Counter) -> i32 {
        counter_index(counter).map_or(0, |at| i32::from(self.state.card(card).counters[at]))
    }

    /// A number inside a static: what can be counted without anything happening.
    #[must_use]
    pub fn static_number(&self, number: &Num, me: Me) -> i32 {
        match number {
            Num::N(n) => *n,
            Num::Count(place, f) => {
                let mut found = 0;
                self.look(*place, me.you, None, |card| {
                    found += i32::from(self.fits(f, card, me));
                    false
                });
                found
            }
            Num::CountersOn(Sel::This, counter) => self.counters(me.this, *counter),
            Num::AtkOf(Sel::This) => self.attack(me.this),
            Num::Div(n, by) => self.static_number(n, me).div_euclid((*by).max(1)),
            Num::Plus(one, two) => self.static_number(one, me) + self.static_number(two, me),
            Num::Mul(n, by) => self.static_number(n, me) * by,
            Num::X | Num::Dice | Num::Amount | Num::CountersOn(..) | Num::AtkOf(_) => 0,
        }
    }
}

/// A count as a number of the game.
#[must_use]
pub fn count(of: usize) -> i32 {
    i32::try_from(of).unwrap_or(i32::MAX)
}

/// The players that a card names.
#[must_use]
pub fn players(state: &State, who: Who, you: Seat, target: Option<Seat>) -> ArrayVec<Seat, 4> {
    let mut seats = ArrayVec::new();
    match who {
        Who::You => seats.push(you),
        Who::Opp => {
            let named = target.filter(|seat| *seat != you && !state.side(*seat).lost);
            seats.extend(named.or_else(|| state.opponents(you).first().copied()));
        }
        Who::Tp => seats.extend(target.filter(|seat| !state.side(*seat).lost)),
        Who::AllOpp => seats = state.opponents(you),
        Who::All | Who::Each => seats = state.living(),
    }
    seats
}

/// Whether a card's wording of players means this one.
#[must_use]
pub fn means(who: Who, you: Seat, seat: Seat) -> bool {
    match who {
        Who::You => seat == you,
        Who::Opp | Who::AllOpp => seat != you,
        Who::All | Who::Each => true,
        Who::Tp => false,
    }
}
