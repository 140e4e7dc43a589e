//! Answers carried out: what each typed action does to the position.

use super::Engine;
use crate::{
    cards::{Card, Kind, To},
    event::{Event, Fact},
    volley::{Chosen, Entry, Plan},
};
use skald_vocabulary::interface::Seat;

/// An answer that was found legal.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Act {
    /// Ends the round.
    End,
    /// Time ran out: ends the round.
    LapseRound,
    /// Lays a Sidekick or Special.
    Lay(Card, Option<Seat>),
    /// Declares a volley.
    Attack(Vec<Entry>),
    /// Plays a card: the character that uses it if it is a Mystical, the chosen opponent, and what is named for each effect.
    Play(Card, Option<u32>, Option<Seat>, Vec<Chosen>),
    /// Uses the Warrior's ability.
    Ability(Vec<Chosen>),
    /// Cycles a duplicate.
    Cycle(Card),
    /// Makes an Inspiration Attempt.
    Inspire(Vec<Card>),
    /// Sends a plan; whether time ran out.
    Plan(Plan, bool),
    /// Takes a card out of a hand; whether time ran out.
    Take(Card, bool),
    /// Fetches a card, or none; whether time ran out.
    Fetch(Option<Card>, bool),
    /// Puts cards under the Arsenal; whether time ran out.
    Sink(Vec<Card>, bool),
    /// Buys cards.
    Buy(u8),
    /// Counters a lasting Mystical.
    Counter(u32, Card),
    /// Takes down which cards the automatic procedures never use.
    Save(Vec<Card>),
    /// Takes down which kinds of cards a forced discard takes first.
    Discards(Vec<Kind>),
}

impl Act {
    /// Whether time gave it.
    const fn late(&self) -> bool {
        matches!(
            self,
            Self::LapseRound
                | Self::Plan(_, true)
                | Self::Take(_, true)
                | Self::Fetch(_, true)
                | Self::Sink(_, true)
        )
    }
}

impl Engine<'_> {
    /// Carries an answer of a player out.
    pub fn act(&mut self, seat: Seat, act: Act) {
        let late = act.late();
        let side = self.state.side_mut(seat);
        // What is only taken down is no event of the round.
        match act {
            Act::Save(cards) => return side.saved = cards,
            Act::Discards(kinds) => return side.discards = kinds,
            _ => {}
        }
        side.away = if late { side.away.saturating_add(1) } else { 0 };
        if matches!(act, Act::End | Act::Inspire(_)) {
            side.late = 0;
        }
        if matches!(
            act,
            Act::Lay(..) | Act::Attack(_) | Act::Play(..) | Act::Ability(_) | Act::Cycle(_) | Act::Inspire(_)
        ) {
            self.state.acts = self.state.acts.saturating_add(1);
            self.state.acted = true;
        }
        match act {
            Act::End => self.end_round(),
            Act::LapseRound => self.lapse(seat),
            Act::Lay(card, chosen) => {
                self.leave_hand(seat, card);
                self.enter(seat, card, chosen, None);
                self.sweep_and_go_on();
            }
            Act::Attack(entries) => self.declare(&entries),
            Act::Play(card, user, chosen, named) => self.play(seat, card, user, chosen, named),
            Act::Ability(named) => self.ability(seat, named),
            Act::Cycle(card) => {
                self.leave_hand(seat, card);
                self.put(seat, card, To::Nowhere);
                self.tell(Fact::Cycled { seat, card });
                self.draw(seat, 1, true);
            }
            Act::Inspire(cards) => self.inspire(seat, cards),
            Act::Plan(plan, _) => self.plan(seat, plan),
            Act::Take(card, _) => self.taken(card),
            Act::Fetch(card, _) => self.fetched(seat, card),
            Act::Sink(cards, _) => self.sunk(seat, &cards),
            Act::Buy(count) => self.buy(seat, count),
            Act::Counter(id, card) => self.counter(seat, id, card),
            Act::Save(_) | Act::Discards(_) => {}
        }
    }

    /// A round ran out of time; the third one in a row counts as resigning (CHAOS-22.3).
    fn lapse(&mut self, seat: Seat) {
        let side = self.state.side_mut(seat);
        side.late = side.late.saturating_add(1);
        let late = side.late;
        let last = late == 2 && self.terms.absent_resign;
        self.tell(Fact::Lapsed { seat, last });
        if late >= 3 && self.terms.absent_resign {
            self.resign(seat, true);
        } else {
            self.end_round();
        }
    }

    /// An Inspiration Attempt: all cards leave, then as many are drawn, and the round ends (CHAOS-16).
    fn inspire(&mut self, seat: Seat, cards: Vec<Card>) {
        for card in &cards {
            self.leave_hand(seat, *card);
            self.put(seat, *card, To::Nowhere);
        }
        let count = u8::try_from(cards.len()).unwrap_or(u8::MAX);
        self.tell(Fact::Inspired { seat, cards });
        self.draw(seat, count, true);
        self.end_round();
    }

    /// Vital Point Four: each card is a purchase of its own (CHAOS-18.4).
    fn buy(&mut self, seat: Seat, count: u8) {
        if seat == self.state.active() {
            self.state.acted = true;
        }
        let (mut bought, told) = (0, self.out.len());
        for _ in 0..count {
            let side = self.state.side(seat);
            if side.total < 5 || side.arsenal.is_empty() || !self.legal().has_room(seat) {
                break;
            }
            self.state.side_mut(seat).total -= 4;
            self.draw(seat, 1, true);
            bought += 1;
        }
        let left = self.state.side(seat).total;
        // Told before what it brought.
        self.out.insert(told, Event::Public(Fact::Bought { seat, count: bought, left }));
    }
}
