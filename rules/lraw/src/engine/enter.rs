//! Entering play: Conscripted, Revived, Manifested, taken over (LRAW-3.4.1 to 3.4.14).

use super::{Engine, happen::Happened};
use crate::{
    cards::{Cost, Dest, Gs, Kind, Legion, Why},
    event::Event,
    sight::Me,
    state::{Asked, At, Card, Code, ConscriptionStep, Entry, Frame, Window, Zone, mark},
};
use skald_vocabulary::interface::Seat;

impl Engine<'_> {
    /// An inherent Conscription (LRAW-3.4.5): announced, perhaps negated, and then in play.
    pub(super) fn conscription(&mut self, card: Card, place: u8, step: ConscriptionStep) {
        let active = self.state.active;
        match step {
            ConscriptionStep::Window(seat) if seat == active => {
                self.push(Frame::Conscription { card, place, step: ConscriptionStep::Enter });
            }
            ConscriptionStep::Window(seat) => {
                let set = self.state.side(seat).cards(Zone::Fortified).any(|card| !self.state.card(card).up);
                if set {
                    self.state.aside().window = Some(Window::Conscription);
                    return self.ask(Frame::Conscription { card, place, step }, seat, Asked::Respond);
                }
                let step = ConscriptionStep::Window(self.state.next(seat));
                self.push(Frame::Conscription { card, place, step });
            }
            ConscriptionStep::Enter => {
                let negated = self.state.aside().announced.take().is_some_and(|(_, negated)| negated);
                self.push(Frame::Pending { absolute: false });
                if negated {
                    self.turn_away(card);
                } else if self.state.is_free(active, Zone::Warrior, place) {
                    self.enter(card, active, place, true, true);
                } else if self.state.side(active).free(Zone::Warrior).next().is_some() {
                    // Somebody else came to lie there meanwhile: another place is chosen.
                    let entry = Entry { conscripted: true, step: 2, ..Entry::new(card, active, active) };
                    self.push(Frame::Enter(entry));
                } else {
                    self.turn_away(card);
                }
            }
        }
    }

    /// A Warrior that was shown and does not come into play goes to its owner's discard pile, without having been on the
    /// field (LRAW-3.4.5).
    pub(super) fn turn_away(&mut self, card: Card) {
        let to = self.instead_of_discard(card);
        let from = self.lift(card);
        self.put(card, from, to);
    }

    /// The active player announces a Conscription.
    pub(super) fn announce(&mut self, card: Card, place: u8) {
        let active = self.state.active;
        self.state.aside().side_mut(active).conscriptions += 1;
        self.lift(card);
        let lying = self.state.card_mut(card);
        (lying.at, lying.up) = (At::Limbo, true);
        lying.marks &= !mark::KNOWN;
        self.state.aside().announced = Some((card, false));
        self.tell(Event::Shown(card));
        self.raise(&Happened::Conscripted(card));
        let step = ConscriptionStep::Window(self.state.next(active));
        self.push(Frame::Conscription { card, place, step });
    }

    /// A Warrior is to enter by an effect, or to change sides: price, thief, place.
    pub(super) fn enter_step(&mut self, mut entry: Entry) {
        let card = entry.card;
        let gone = match self.state.card(card).at {
            At::Gone => self.face(card).kind != Kind::Token,
            _ => entry.moved && self.state.card(card).warrior_place().is_none(),
        };
        if gone || self.state.side(entry.side).lost || self.state.side(entry.chooser).lost {
            return;
        }
        if entry.step == 0 {
            let free = self.places_for(&entry);
            let lens = self.lens();
            let barred = entry.conscripted && lens.no_conscript(entry.side)
                || entry.revived && lens.no_revive(entry.side);
            if barred || entry.revived && (free == 0 || !self.agreed(&entry)) {
                return;
            }
            if self.state.asked.is_some() {
                return;
            }
            if entry.conscripted
                && let Some(thief) = self.thief(entry.side)
            {
                (entry.side, entry.chooser, entry.stolen) = (thief, thief, true);
            }
            entry.step = 2;
        }
        let free = self.places_for(&entry);
        let place = match self.answer_number() {
            Some(place) => place,
            None if free == 0 => return,
            None if free.count_ones() == 1 => u8::try_from(free.trailing_zeros()).unwrap_or(0),
            None => {
                let code = if entry.stolen { Code::Steal } else { Code::Zone };
                let what = Asked::Place { code, side: entry.side, of: free, card: Some(card) };
                let chooser = entry.chooser;
                return self.ask(Frame::Enter(entry), chooser, what);
            }
        };
        if entry.moved {
            return self.cross(card, entry.side, place);
        }
        let fresh = matches!(self.state.card(card).at, At::Hand | At::Deck | At::Limbo);
        if entry.proof {
            self.state.card_mut(card).marks |= mark::PROOF;
        }
        self.enter(card, entry.side, place, entry.conscripted || entry.revived, fresh);
    }

    /// The free places in which a Warrior may come to lie, as bits.
    fn places_for(&self, entry: &Entry) -> u8 {
        let free = self.free_places(entry.side);
        if entry.only == 0 { free } else { free & entry.only }
    }

    /// A player's free Warrior zones, as bits.
    pub(super) fn free_places(&self, seat: Seat) -> u8 {
        self.state.side(seat).free(Zone::Warrior).fold(0, |bits, place| bits | 1 << place)
    }

    /// Whether a Warrior is Revived at all: the tax on it, or the wish of a player who may (LRAW-5.8.10).
    fn agreed(&mut self, entry: &Entry) -> bool {
        let taxed = !self.lens().taxes(entry.chooser).is_empty();
        if taxed || !entry.offered {
            return self.taxed(entry);
        }
        self.answer_yes().unwrap_or_else(|| {
            let what = Asked::YesNo { code: Code::Rise, about: Some(entry.card) };
            self.ask(Frame::Enter(entry.clone()), entry.chooser, what);
            true
        })
    }

    /// The price of reviving (LRAW-P, `enter`): asked once, then paid; whether the Warrior may still come.
    fn taxed(&mut self, entry: &Entry) -> bool {
        let seat = entry.chooser;
        let lens = self.lens();
        let dues = lens.dues(Code::Tax, entry.card, seat);
        if dues.is_empty() {
            return true;
        }
        if !lens.can_bear(dues.iter().copied(), seat) {
            return false;
        }
        let dues: Vec<(Cost, Me)> = dues.into_iter().map(|(cost, me)| (cost.clone(), me)).collect();
        match self.answer_price() {
            None => {
                let what = Asked::Price { code: Code::Tax, about: entry.card };
                self.ask(Frame::Enter(entry.clone()), seat, what);
                true
            }
            Some(None) => false,
            Some(Some(paid)) => {
                let dues: Vec<_> = dues.iter().map(|(cost, me)| (cost, *me)).collect();
                self.pay_dues(&dues, seat, &paid);
                !self.is_over()
            }
        }
    }

    /// A Warrior enters play.
    pub(super) fn enter(&mut self, card: Card, side: Seat, place: u8, springs: bool, fresh: bool) {
        let swapped = self.swapped_for(card, side);
        self.place(card, side, Zone::Warrior, place, true);
        let lying = self.state.card_mut(card);
        lying.resolved = true;
        lying.marks = lying.marks & mark::PROOF | if fresh { mark::FRESH } else { 0 };
        lying.swapped = swapped;
        self.change_entering(card);
        self.tell(Event::Entered(card, side));
        self.raise(&Happened::Enters(card));
        let trap = self.state.side(side).traps[usize::from(place)];
        if springs && trap.is_some() {
            self.state.side_mut(side).traps[usize::from(place)] = None;
            self.tell(Event::Trap(side, place, true));
            self.destroy(&[card], Why::Effect, false, trap);
        }
    }

    /// What the game itself does to Warriors that enter (LRAW-5.8.12, 5.8.13).
    fn change_entering(&mut self, card: Card) {
        let changed = |gs: Gs| self.state.seats().any(|seat| self.state.side(seat).changed(gs));
        let (pummel, wall) = (changed(Gs::PrometheusPummel), changed(Gs::GaiaWall));
        if !pummel && !wall {
            return;
        }
        let lens = self.lens();
        let named = lens.bears_word(card, "Primordial") || lens.bears_word(card, "Arion");
        let titan = lens.legion(card) == Legion::Titan;
        let lying = self.state.card_mut(card);
        if pummel && named && titan {
            lying.marks |= mark::PUMMEL;
        }
        if wall {
            lying.marks |= mark::WALL;
        }
    }

    /// The keyword that a Warrior has instead of its own, if somebody waited for it.
    fn swapped_for(&mut self, card: Card, side: Seat) -> Option<crate::cards::WordId> {
        // Whose Warrior it is when it enters is what the filter asks.
        let before = self.state.card(card).side;
        self.state.card_mut(card).side = side;
        let found = self.swapped(card);
        self.state.card_mut(card).side = before;
        found
    }

    /// A Warrior changes sides; that is not entering play (LRAW-3.4.14).
    pub(super) fn cross(&mut self, card: Card, side: Seat, place: u8) {
        let since = self.state.card(card).since;
        self.place(card, side, Zone::Warrior, place, true);
        self.state.card_mut(card).since = since;
        self.tell(Event::Taken(card, side));
    }

    /// Cards wait to enter, the first one first.
    pub(super) fn line_up(&mut self, cards: &[Card], entry: &Entry) {
        for card in cards.iter().rev() {
            self.push(Frame::Enter(Entry { card: *card, ..entry.clone() }));
        }
    }

    /// Trap Counters are put into free zones of a player.
    pub(super) fn trap(&mut self, on: Seat, left: u8, by: Card) {
        let places = self.lens().trappable(on);
        if left == 0 || places == 0 || !self.state.card(by).on_field() {
            return;
        }
        let seat = self.state.card(by).side;
        let place = match self.answer_number() {
            Some(place) => place,
            None if places.count_ones() == 1 => u8::try_from(places.trailing_zeros()).unwrap_or(0),
            None => {
                let what = Asked::Place { code: Code::Trap, side: on, of: places, card: None };
                return self.ask(Frame::Trap { on, left, by }, seat, what);
            }
        };
        self.state.side_mut(on).traps[usize::from(place)] = Some(by);
        self.tell(Event::Trap(on, place, false));
        self.push(Frame::Trap { on, left: left - 1, by });
    }

    /// Puts cards on top of a deck, or anywhere else, without a card's word; for set-up.
    pub(super) fn bottom(&mut self, card: Card) {
        let from = self.lift(card);
        self.put(card, from, Dest::Bottom);
    }
}
