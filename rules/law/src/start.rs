//! Starting a match: what was brought, who goes first, the pieces on offer, and the deal of Ragnarok (LAW-1, 3.3, 13.2).

use skald_toolkit::lists::together;
use skald_vocabulary::{
    chance::{Chance, shuffle},
    interface::{Kit, Say, Seat, SetupError},
    sealed::Sealed,
};

use super::{
    cards::{Card, Dominion},
    event::{Event, Fact},
    kits,
    options::Form,
    setup::Rules,
    state::{Draft, Phase, State, insert},
};

/// The most pieces on offer: spare pieces beyond those that are laid (LAW-3.3).
const SPARE: usize = 2;
/// The most pieces that can be laid: twelve fill a board.
const MOST_PIECES: usize = 12;

impl Rules {
    /// Starts a match.
    ///
    /// # Errors
    /// [`SetupError`] when a kit does not fit.
    pub fn start(
        &self,
        kits: &[Kit],
        dice: &mut dyn Chance,
        out: &mut Vec<Event>,
    ) -> Result<State, SetupError> {
        let mut state = self.blank();
        let mut asked = Sealed::ask(state.seats());
        for kit in kits.iter().filter(|kit| kit.seat.0 < self.setup.seats && !kit.list.trim().is_empty()) {
            asked.give(kit.seat, self.brought(kit)?);
            if let Some(player) = state.player_mut(kit.seat) {
                player.brought = true;
            }
        }
        state.first =
            self.starter.unwrap_or_else(|| Seat::at(dice.pick("first", u32::from(self.setup.seats))));
        state.offer = self.offer(dice);
        out.push(Event(Fact::Began { first: state.first, offer: state.offer.clone() }));
        state.phase = match self.form {
            Form::Standard | Form::Team => Phase::Pantheon(state.first),
            Form::Skirmish => {
                // A deck that was brought is an answer like any other: sealed, and told of in the order of seats.
                out.extend(asked.given().map(|seat| Event(Fact::Given { seat })));
                Phase::Decks(asked)
            }
            Form::Ragnarok => {
                self.deal(&mut state, dice, out);
                Phase::Lay(state.first)
            }
        };
        Ok(state)
    }

    /// The pieces on offer, in order of their letters (LAW-3.3).
    fn offer(&self, dice: &mut dyn Chance) -> Vec<u8> {
        if let Some(pieces) = &self.pieces {
            return pieces.clone();
        }
        let count = (self.needed() + SPARE).min(MOST_PIECES);
        let mut all: Vec<u8> = (0..u8::MAX).take(self.pool.pieces.len()).collect();
        if count < all.len() {
            shuffle(dice, "pieces", &mut all);
            all.truncate(count);
            all.sort_unstable();
        }
        all
    }

    /// Ragnarok: nine shuffled piles, and a hand of one card of each level I pile (LAW-13.2, 13.3).
    fn deal(&self, state: &mut State, dice: &mut dyn Chance, out: &mut Vec<Event>) {
        let mut piles: Vec<Vec<Card>> = vec![Vec::new(); 9];
        for card in self.pool.cards() {
            if let Some(pile) = piles.get_mut(self.pool.class(card)) {
                pile.push(card);
            }
        }
        for (class, pile) in piles.iter_mut().enumerate() {
            let dominion = Dominion::ALL.get(class % 3).map_or("", |dominion| dominion.word());
            shuffle(dice, &format!("pile {dominion} {}", class / 3 + 1), pile);
        }
        for seat in state.order() {
            let mut hand = Vec::new();
            for pile in piles.iter_mut().take(3).filter(|pile| !pile.is_empty()) {
                insert(&mut hand, pile.remove(0));
            }
            let count = u8::try_from(hand.len()).unwrap_or(u8::MAX);
            out.push(Event(Fact::Drew { seat, count, cards: Some(hand.clone()) }));
            if let Some(player) = state.player_mut(seat) {
                player.hand = hand;
            }
        }
        state.draft = Draft { piles, open: vec![Vec::new(); 9] };
    }

    /// The deck that a seat brings (LAW-14.2): its own copies, in order of the pool.
    fn brought(&self, kit: &Kit) -> Result<Vec<Card>, SetupError> {
        if self.form != Form::Skirmish {
            return Err(SetupError::new(Say::new("law-setup-kit-form"), "LAW-14.1"));
        }
        let known = kits::check(self, &kit.list).map_err(|faults| {
            let clause = faults.iter().map(|fault| fault.clause).find(|clause| !clause.is_empty());
            let say = Say::new("law-setup-kit").with("who", kit.seat).with("problem", together(&faults));
            SetupError::new(say, clause.unwrap_or("LAW-14.1"))
        })?;
        Ok(known.cards.keys().map(|card| self.pool.copy_of(*card, kit.seat)).collect())
    }
}
