//! A walker that notes down what another one answers: so every move comes with the words that spell it.

use std::ops::RangeInclusive;

use super::{Grammar, Options, Walker};
use skald_vocabulary::interface::{Key, Pick, Say};

/// A grammar whose moves come with the words that spell them.
#[derive(Clone, Copy, Debug)]
pub struct Spoken<G>(pub G);

impl<G: Grammar> Grammar for Spoken<G> {
    type Move = (G::Move, Vec<Pick>);
    type Illegal = G::Illegal;

    fn walk<W: Walker<Illegal = Self::Illegal>>(&self, walker: &mut W) -> Result<Self::Move, W::Stop> {
        let mut noted = Noted::new(walker);
        let whole = self.0.walk(&mut noted)?;
        Ok((whole, noted.words))
    }
}

/// A walker, and the words that it has answered since it was noted.
#[derive(Debug)]
pub struct Noted<'w, W> {
    of: &'w mut W,
    /// The words.
    pub words: Vec<Pick>,
}

impl<'w, W> Noted<'w, W> {
    /// Notes what `of` answers from here on.
    pub const fn new(of: &'w mut W) -> Self {
        Self { of, words: Vec::new() }
    }
}

fn keys<O: Options>(of: &O, items: &[O::Item]) -> Vec<Key> {
    items.iter().map(|item| of.key(item)).collect()
}

impl<W: Walker> Walker for Noted<'_, W> {
    type Illegal = W::Illegal;
    type Stop = W::Stop;

    fn one<O: Options<Illegal = W::Illegal>>(&mut self, of: O) -> Result<O::Item, W::Stop> {
        let item = self.of.one(&of)?;
        self.words.push(Pick::one(of.key(&item)));
        Ok(item)
    }

    fn only<O: Options<Illegal = W::Illegal>>(&mut self, of: O) -> Result<Option<O::Item>, W::Stop> {
        let item = self.of.only(&of)?;
        self.words.extend(item.as_ref().map(|item| Pick::one(of.key(item))));
        Ok(item)
    }

    fn some<O: Options<Illegal = W::Illegal>>(
        &mut self,
        of: O,
        count: RangeInclusive<u8>,
    ) -> Result<Vec<O::Item>, W::Stop> {
        let items = self.of.some(&of, count)?;
        self.words.push(Pick::some(&keys(&of, &items)));
        Ok(items)
    }

    fn order<O: Options<Illegal = W::Illegal>>(&mut self, of: O) -> Result<Vec<O::Item>, W::Stop> {
        let items = self.of.order(&of)?;
        self.words.push(Pick::order(&keys(&of, &items)));
        Ok(items)
    }

    fn number_or(
        &mut self,
        prompt: impl Fn() -> Say,
        range: RangeInclusive<i64>,
        refuse: impl Fn(Option<&Pick>) -> Option<W::Illegal>,
    ) -> Result<i64, W::Stop> {
        let number = self.of.number_or(prompt, range, refuse)?;
        self.words.push(Pick::number(number));
        Ok(number)
    }

    fn ends(&mut self) -> bool {
        self.of.ends()
    }

    fn said(&mut self, word: Key) -> bool {
        let there = self.of.said(word);
        self.words.extend(there.then(|| Pick::one(word)));
        there
    }

    fn instead<T>(&mut self, read: impl FnOnce(&Pick) -> Option<T>) -> Option<T> {
        let mut said = None;
        let found = self.of.instead(|word| {
            let found = read(word)?;
            said = Some(word.clone());
            Some(found)
        });
        self.words.extend(said);
        found
    }

    fn is_done(&self) -> bool {
        self.of.is_done()
    }

    fn refuse(&mut self, why: impl FnOnce() -> W::Illegal) -> W::Stop {
        self.of.refuse(why)
    }
}
