//! The walker that follows words: for menus, typed lines and the check of a move.

use std::{marker::PhantomData, ops::RangeInclusive};

use super::{
    Grammar, Options, Spelled, Walker,
    options::{astray, beyond, choices},
};
use skald_vocabulary::interface::{Choice, Choices, Key, Menu, Misuse, Pick, Say, Step};

/// Why a reader stops.
enum Stop<E> {
    /// The words end here, and this is what can be chosen next; or else why a word is wanted.
    Menu(Menu, Option<E>),
    /// A word does not fit.
    Refused(E),
}

/// What is asked of a reader where the words end.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Asks {
    /// Nothing: the words are a move or they are not.
    Nothing,
    /// Whether the move may go on.
    Whether,
    /// What may follow, also where the move could end.
    More,
}

struct Reader<'w, S, E> {
    words: &'w [S],
    /// How many words have been taken.
    at: usize,
    /// What is asked of it.
    asks: Asks,
    /// Whether the move was whole where the words ended, though it may go on.
    whole: bool,
    illegal: PhantomData<fn() -> E>,
}

impl<'w, S: Spelled, E> Reader<'w, S, E> {
    const fn new(words: &'w [S], asks: Asks) -> Self {
        Self { words, at: 0, asks, whole: false, illegal: PhantomData }
    }

    fn next(&mut self) -> Option<&'w S> {
        let word = self.words.get(self.at)?;
        self.at += 1;
        Some(word)
    }
}

/// What stands where the words end.
fn open<O: Options>(of: &O, pick: impl FnOnce(Vec<Choice>) -> Choices) -> Stop<O::Illegal> {
    Stop::Menu(Menu { prompt: of.prompt(), pick: pick(choices(of)) }, of.reason(None))
}

/// The places in a list of items whose keys these are, in that order; `None` when one is missing or named twice.
fn places<O: Options>(of: &O, items: &[O::Item], keys: &[Key]) -> Option<Vec<usize>> {
    let mut found = Vec::with_capacity(keys.len());
    for key in keys {
        let place = items.iter().position(|item| of.key(item) == *key)?;
        if found.contains(&place) {
            return None;
        }
        found.push(place);
    }
    Some(found)
}

/// The items at these places, in that order.
fn take<T>(items: Vec<T>, places: &[usize]) -> Vec<T> {
    let mut left: Vec<Option<T>> = items.into_iter().map(Some).collect();
    places.iter().filter_map(|place| left.get_mut(*place).and_then(Option::take)).collect()
}

impl<S: Spelled, E: From<Misuse>> Walker for Reader<'_, S, E> {
    type Illegal = E;
    type Stop = Stop<E>;

    fn one<O: Options<Illegal = E>>(&mut self, of: O) -> Result<O::Item, Stop<E>> {
        let Some(word) = self.next() else {
            return Err(open(&of, Choices::One));
        };
        let found = word.one().and_then(|key| of.find(key));
        found.ok_or_else(|| Stop::Refused(astray(&of, word.pick())))
    }

    fn only<O: Options<Illegal = E>>(&mut self, of: O) -> Result<Option<O::Item>, Stop<E>> {
        if self.at == self.words.len() && of.items().take(2).count() < 2 {
            return Ok(None);
        }
        self.one(of).map(Some)
    }

    fn some<O: Options<Illegal = E>>(
        &mut self,
        of: O,
        count: RangeInclusive<u8>,
    ) -> Result<Vec<O::Item>, Stop<E>> {
        let (min, max) = (*count.start(), *count.end());
        let Some(word) = self.next() else {
            return Err(open(&of, |of| Choices::Some { min, max, of }));
        };
        let items: Vec<O::Item> = of.items().collect();
        let wanted = word.some().filter(|keys| u8::try_from(keys.len()).is_ok_and(|n| count.contains(&n)));
        match wanted.and_then(|keys| places(&of, &items, &keys)) {
            Some(mut found) => {
                found.sort_unstable();
                Ok(take(items, &found))
            }
            None => Err(Stop::Refused(astray(&of, word.pick()))),
        }
    }

    fn order<O: Options<Illegal = E>>(&mut self, of: O) -> Result<Vec<O::Item>, Stop<E>> {
        let Some(word) = self.next() else {
            return Err(open(&of, Choices::Order));
        };
        let items: Vec<O::Item> = of.items().collect();
        let wanted = word.order().filter(|keys| keys.len() == items.len());
        match wanted.and_then(|keys| places(&of, &items, &keys)) {
            Some(found) => Ok(take(items, &found)),
            None => Err(Stop::Refused(astray(&of, word.pick()))),
        }
    }

    fn number_or(
        &mut self,
        prompt: impl Fn() -> Say,
        range: RangeInclusive<i64>,
        refuse: impl Fn(Option<&Pick>) -> Option<E>,
    ) -> Result<i64, Stop<E>> {
        let (min, max) = (*range.start(), *range.end());
        let Some(word) = self.next() else {
            let menu = Menu { prompt: prompt(), pick: Choices::Number { min, max } };
            return Err(Stop::Menu(menu, refuse(None)));
        };
        word.number().filter(|number| range.contains(number)).ok_or_else(|| {
            let at = word.pick();
            Stop::Refused(refuse(Some(&at)).unwrap_or_else(|| {
                let possible = Say::new("possible-number").with("min", min).with("max", max);
                Misuse::BadPath { at, possible: vec![possible] }.into()
            }))
        })
    }

    fn ends(&mut self) -> bool {
        let here = self.at == self.words.len() && self.asks != Asks::More;
        self.whole |= here;
        here
    }

    fn said(&mut self, word: Key) -> bool {
        let there = self.words.get(self.at).is_some_and(|said| said.is(word));
        self.at += usize::from(there);
        there
    }

    fn instead<T>(&mut self, read: impl FnOnce(&Pick) -> Option<T>) -> Option<T> {
        let found = read(&self.words.get(self.at)?.pick())?;
        self.at += 1;
        Some(found)
    }

    fn is_done(&self) -> bool {
        self.asks == Asks::Nothing && self.at == self.words.len()
    }

    fn refuse(&mut self, why: impl FnOnce() -> E) -> Stop<E> {
        Stop::Refused(why())
    }
}

/// The menu at the end of a path; `None` when there is none.
fn menu<G: Grammar + ?Sized, S: Spelled>(of: &G, words: &[S]) -> Option<Menu> {
    match of.walk(&mut Reader::<_, G::Illegal>::new(words, Asks::More)) {
        Err(Stop::Menu(menu, _)) => Some(menu),
        Ok(_) | Err(Stop::Refused(_)) => None,
    }
}

/// What was said, and whether it may go on.
fn follow<G: Grammar + ?Sized, S: Spelled>(
    of: &G,
    words: &[S],
    asks: Asks,
) -> Result<(G::Move, bool), Stop<G::Illegal>> {
    let mut reader = Reader::new(words, asks);
    let whole = of.walk(&mut reader)?;
    match words.get(reader.at) {
        None => Ok((whole, reader.whole)),
        Some(word) => {
            let before = words.get(..reader.at.saturating_sub(1)).unwrap_or_default();
            let last = menu(of, before);
            Err(Stop::Refused(beyond(last.as_ref(), word.pick()).into()))
        }
    }
}

pub(super) fn ask<G: Grammar + ?Sized>(of: &G, path: &[Pick]) -> Result<Step<G::Move>, G::Illegal> {
    match follow(of, path, Asks::Whether) {
        Ok((whole, goes_on)) => {
            Ok(Step { whole: Some(whole), menu: if goes_on { menu(of, path) } else { None } })
        }
        Err(Stop::Menu(menu, _)) => Ok(Step::menu(menu)),
        Err(Stop::Refused(illegal)) => Err(illegal),
    }
}

pub(super) fn read<G: Grammar + ?Sized, S: Spelled>(of: &G, words: &[S]) -> Result<G::Move, G::Illegal> {
    match follow(of, words, Asks::Nothing) {
        Ok((whole, _)) => Ok(whole),
        Err(Stop::Menu(_, Some(why))) => Err(why),
        Err(Stop::Menu(menu, None)) => Err(Misuse::Unfinished(menu.prompt).into()),
        Err(Stop::Refused(illegal)) => Err(illegal),
    }
}
