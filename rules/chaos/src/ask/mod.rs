//! What may be asked and answered: decisions, the grammar of their answers, and why an answer is refused.
//!
//! Each decision is a few lines that ask for one part of its answer after the other; menus, typed lines, standing orders,
//! validation and random play are all these. Everything here reads a position and changes nothing.

mod answers;
mod attack;
mod choice;
mod decisions;
mod free;
mod habit;
mod lines;
mod named;
mod offered;
mod own;
mod plan;
mod usable;

use super::{
    cards::{Card, Pool},
    legal::{Legal, Unfit},
    options::Terms,
    refuse::{Illegal, no},
    state::State,
};
use skald_vocabulary::interface::{Key, Say, Seat};

pub use self::{
    answers::said,
    decisions::{ACTION, ANSWER, COUNTER, Stands, TAKE, awaited, find, habit_id, open, takes_verb, waiting},
    free::lasting_key,
    lines::lines,
    named::{character_key, victim_discards},
    offered::{Asks, Offered, Or, kind_say},
};

/// What the answers look at.
#[derive(Clone, Copy, Debug)]
pub struct AskContext<'s> {
    /// All cards.
    pub pool: &'s Pool,
    /// The table's terms.
    pub terms: &'s Terms,
    /// The position.
    pub state: &'s State,
    /// Whose answer it is.
    pub sense: Sense,
}

/// What an answer is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sense {
    /// To be played now: what is not legal is refused.
    Now,
    /// To be prepared for an own round that is yet to come: whatever its owner could want to do then, also with cards that
    /// have yet to be drawn; whether a further action may follow it. Whether it is legal is judged when its turn comes (5.2).
    Later(bool),
}

impl<'s> AskContext<'s> {
    /// Whether what is put together is for a later round.
    const fn later(self) -> bool {
        matches!(self.sense, Sense::Later(_))
    }

    /// Values and permissions of this position.
    #[must_use]
    pub const fn legal(self) -> Legal<'s> {
        Legal::new(self.pool, self.state)
    }

    /// The card that a word names.
    ///
    /// # Errors
    /// A refusal with the name that may be meant by the word.
    pub fn card(self, word: Key) -> Result<Card, Illegal> {
        self.pool.find(word).ok_or_else(|| {
            no("chaos-no-card", "CHAOS-8.6")
                .with("text", word.as_str())
                .with("list", self.pool.nearest(word.as_str()))
        })
    }

    /// The card of this player's hand that a word names; `used`: how many copies are spoken for already.
    fn held(self, seat: Seat, word: Key, used: usize) -> Result<Card, Illegal> {
        self.held_for(seat, word, used, "chaos-no-more-copies")
    }

    /// The same, where `few` says that there are too few copies.
    fn held_for(self, seat: Seat, word: Key, used: usize, few: &'static str) -> Result<Card, Illegal> {
        let card = self.card(word)?;
        let held = self.state.side(seat).holds(card);
        if held == 0 {
            return Err(no("chaos-no-hand", "CHAOS-9.2").with("card", self.pool.say(card)));
        }
        let bound = self.legal().bound(seat, card);
        if used + bound >= held && bound > 0 {
            return Err(no("chaos-no-locked", "CHAOS-12.15").with("card", self.pool.say(card)));
        }
        if used >= held {
            return Err(no(few, "CHAOS-9.2").with("n", held).with("card", self.pool.say(card)));
        }
        Ok(card)
    }

    /// Cards as a list of a refusal; "none" where there are none.
    fn says(self, cards: &[Card]) -> Vec<Say> {
        Self::or_none(cards.iter().map(|card| self.pool.say(*card)).collect())
    }

    /// Words as a list of a refusal; "none" where there are none.
    fn or_none(list: Vec<Say>) -> Vec<Say> {
        if list.is_empty() { vec![Say::new("chaos-none")] } else { list }
    }

    /// Distinct cards of a hand that pass a test.
    fn kinds(self, seat: Seat, test: impl Fn(Card) -> bool) -> Vec<Card> {
        self.state.side(seat).kinds().filter(|card| test(*card)).collect()
    }

    /// A refusal because no character supports the use of a card.
    #[must_use]
    pub fn unsupported(self, card: Card, unfit: Unfit) -> Illegal {
        let say = |card| self.pool.say(card);
        match unfit {
            Unfit::Unready(character) => no("chaos-no-ready", "CHAOS-7.5").with("character", say(character)),
            Unfit::Absent(character) => no("chaos-no-character", "CHAOS-8.1")
                .with("card", say(card))
                .with("character", say(character)),
            _ => no("chaos-no-fit", "CHAOS-12.3").with("card", say(card)),
        }
    }
}
