//! What standing orders have the game take down, for moments at which nobody is asked: saved cards, and what is discarded
//! first (5.2, `save_cards` and `discard_pref`).

use super::{AskContext, Asks};
use crate::{
    cards::{Card, Kind},
    engine::Act,
    moves::Verb,
};
use skald_vocabulary::interface::Say;

impl AskContext<'_> {
    /// What is taken down; nothing after the verb takes it back. Nobody is led here: orders spell the whole move.
    pub(super) fn habit<W: Asks>(self, w: &mut W) -> Result<Act, W::Stop> {
        let prompt = || Say::new("chaos-ask-habit");
        let verbs = [(Verb::Save, "chaos-order-save"), (Verb::Drop, "chaos-order-drop")];
        if self.verb(w, prompt, &verbs, |_| true)? == Verb::Drop {
            return self.some_kinds(w, prompt, true).map(Act::Discards);
        }
        let mut cards: Vec<Card> = Vec::new();
        loop {
            let left: Vec<Card> = self.pool.cards().filter(|card| !cards.contains(card)).collect();
            match w.more(self.offer(prompt, &left, |word| self.card(word?.as_one()?).err()), true)? {
                Some(card) => cards.push(card),
                None => return Ok(Act::Save(cards)),
            }
        }
    }

    /// Kinds of cards in an order, each once; whether there may be none.
    pub fn some_kinds<W: Asks>(
        self,
        w: &mut W,
        prompt: impl Fn() -> Say + Copy,
        none: bool,
    ) -> Result<Vec<Kind>, W::Stop> {
        let mut kinds: Vec<Kind> = Vec::new();
        loop {
            let left: Vec<Kind> = Kind::ALL.into_iter().filter(|kind| !kinds.contains(kind)).collect();
            match w.more(self.offer(prompt, &left, |_| None), none || !kinds.is_empty())? {
                Some(kind) => kinds.push(kind),
                None => return Ok(kinds),
            }
        }
    }
}
