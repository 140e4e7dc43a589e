//! What menus of this game offer, with its words; and the few ways in which its answers ask for some of it.

use super::AskContext;
use crate::{
    cards::{Card, Kind},
    moves::Verb,
    refuse::Illegal,
    tell,
};
use skald_toolkit::grammar::{Options, Walker, options};
use skald_vocabulary::interface::{Choice, Key, Pick, Say, Seat};

/// Whoever asks for an answer.
pub trait Asks: Walker<Illegal = Illegal> {}

impl<W: Walker<Illegal = Illegal>> Asks for W {}

/// Something that can be chosen.
pub trait Offered: Clone {
    /// Its word.
    fn key(&self, table: AskContext<'_>) -> Key;

    /// As people read it.
    fn choice(&self, table: AskContext<'_>, key: Key) -> Choice;
}

impl Offered for Card {
    fn key(&self, table: AskContext<'_>) -> Key {
        table.pool.key(*self)
    }

    fn choice(&self, table: AskContext<'_>, key: Key) -> Choice {
        Choice::new(key, table.pool.say(*self)).note(tell::note(table.pool, *self))
    }
}

impl Offered for Seat {
    fn key(&self, _: AskContext<'_>) -> Key {
        Self::key(*self)
    }

    fn choice(&self, _: AskContext<'_>, key: Key) -> Choice {
        Choice::new(key, Say::new("chaos-player").with("who", *self))
    }
}

impl Offered for Kind {
    fn key(&self, _: AskContext<'_>) -> Key {
        Key::of(self.word())
    }

    fn choice(&self, _: AskContext<'_>, key: Key) -> Choice {
        Choice::new(key, kind_say(*self))
    }
}

/// A verb with the message that is its label.
/// The label of an answer by which nothing but the order is settled.
pub(super) const ORDER: &str = "chaos-choice-order";

impl Offered for (Verb, &'static str) {
    fn key(&self, _: AskContext<'_>) -> Key {
        self.0.key()
    }

    fn choice(&self, _: AskContext<'_>, key: Key) -> Choice {
        let choice = Choice::new(key, Say::new(self.1));
        // The same word as answering with cards, for whoever has none that fits.
        if self.1 == ORDER { choice.note(Say::new("chaos-line-order")) } else { choice }
    }
}

/// One of some things, or a word beside them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Or<T> {
    /// One of them.
    One(T),
    /// The word, and the message that is its label.
    Word(Key, &'static str),
}

impl<T: Offered> Offered for Or<T> {
    fn key(&self, table: AskContext<'_>) -> Key {
        match self {
            Self::One(of) => of.key(table),
            Self::Word(key, _) => *key,
        }
    }

    fn choice(&self, table: AskContext<'_>, key: Key) -> Choice {
        match self {
            Self::One(of) => of.choice(table, key),
            Self::Word(_, label) => Choice::new(key, Say::new(label)),
        }
    }
}

impl AskContext<'_> {
    /// Things to choose from, with the reason why a word is none of them, or why one is wanted.
    pub fn offer<'a, T: Offered>(
        self,
        prompt: impl Fn() -> Say + 'a,
        items: &'a [T],
        reason: impl Fn(Option<&Pick>) -> Option<Illegal> + 'a,
    ) -> impl Options<Item = T, Illegal = Illegal> + 'a
    where
        Self: 'a,
    {
        let label = move |key, item: &T| item.choice(self, key);
        options(prompt, items.iter().cloned(), move |item: &T| item.key(self), label).or(reason)
    }

    /// A verb. What cannot be done may be said all the same, and is then refused with its reason.
    pub(super) fn verb<W: Asks>(
        self,
        w: &mut W,
        prompt: impl Fn() -> Say,
        all: &[(Verb, &'static str)],
        may: impl Fn(Verb) -> bool,
    ) -> Result<Verb, W::Stop> {
        let said = |word: &Pick| all.iter().find(|(verb, _)| verb.key().as_str() == word.as_str());
        if let Some((verb, _)) = w.instead(said) {
            return Ok(*verb);
        }
        let offered: Vec<(Verb, &'static str)> = all.iter().copied().filter(|(verb, _)| may(*verb)).collect();
        w.one(self.offer(prompt, &offered, |_| None)).map(|(verb, _)| verb)
    }

    /// A card of the pool that a word names: in a round that is prepared it may have to be drawn yet.
    pub fn any_card<W: Asks>(self, w: &mut W, test: impl Fn(Card) -> bool) -> Option<Card> {
        let named = |word: &Pick| self.pool.find(word.as_one()?).filter(|card| test(*card));
        if self.later() { w.instead(named) } else { None }
    }

    /// A card of the hand that passes a test; `refuse` says why another one does not.
    pub(super) fn hand_card<W: Asks>(
        self,
        w: &mut W,
        seat: Seat,
        prompt: &'static str,
        test: impl Fn(Card) -> bool,
        refuse: impl Fn(Card) -> Illegal,
    ) -> Result<Card, W::Stop> {
        if let Some(card) = self.any_card(w, &test) {
            return Ok(card);
        }
        let cards = self.kinds(seat, test);
        let reason =
            |word: Option<&Pick>| Some(self.held(seat, word?.as_one()?, 0).map_or_else(|why| why, &refuse));
        w.one(self.offer(|| Say::new(prompt), &cards, reason))
    }
}

/// A kind of card in words.
#[must_use]
pub fn kind_say(kind: Kind) -> Say {
    Say::new(match kind {
        Kind::Sidekick => "chaos-kind-sidekick",
        Kind::Special => "chaos-kind-special",
        Kind::Destructive => "chaos-kind-destructive",
        Kind::Mystical => "chaos-kind-mystical",
        Kind::Spontaneous => "chaos-kind-spontaneous",
        Kind::Defend => "chaos-kind-defend",
    })
}
