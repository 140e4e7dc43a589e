//! The walker that tries everything: all legal moves, one by one.

use std::{marker::PhantomData, ops::RangeInclusive};

use super::{Grammar, Options, Walker, options::one_of};
use skald_vocabulary::interface::{Key, Misuse, Pick, Say};

/// All moves of a grammar, one by one. It walks the grammar anew for each, with the choices of the last one counted up like
/// the wheels of a milometer, so that nothing but those few numbers is kept.
#[derive(Clone, Debug)]
pub struct Legal<G> {
    of: G,
    /// What was chosen at each place of the last walk, and out of how many.
    chosen: Vec<(usize, usize)>,
    done: bool,
}

impl<G> Legal<G> {
    pub(super) const fn new(of: G) -> Self {
        Self { of, chosen: Vec::new(), done: false }
    }
}

impl<G: Grammar> Iterator for Legal<G> {
    type Item = G::Move;

    fn next(&mut self) -> Option<G::Move> {
        while !self.done {
            let mut walker = Every { chosen: &mut self.chosen, at: 0, illegal: PhantomData };
            let found = self.of.walk(&mut walker);
            let used = walker.at;
            self.chosen.truncate(used);
            while self.chosen.pop_if(|(place, of)| *place + 1 >= *of).is_some() {}
            match self.chosen.last_mut() {
                Some((place, _)) => *place += 1,
                None => self.done = true,
            }
            if let Ok(whole) = found {
                return Some(whole);
            }
        }
        None
    }
}

/// A place that leads nowhere: no move, and the next is tried.
struct Nothing;

struct Every<'c, E> {
    chosen: &'c mut Vec<(usize, usize)>,
    at: usize,
    illegal: PhantomData<fn() -> E>,
}

impl<E> Every<'_, E> {
    /// The next of `count`.
    fn place(&mut self, count: usize) -> Result<usize, Nothing> {
        match count {
            0 => return Err(Nothing),
            1 => return Ok(0),
            _ => {}
        }
        let place = match self.chosen.get(self.at) {
            Some((place, _)) => *place,
            None => {
                self.chosen.push((0, count));
                0
            }
        };
        self.at += 1;
        Ok(place)
    }
}

impl<E: From<Misuse>> Walker for Every<'_, E> {
    type Illegal = E;
    type Stop = Nothing;

    fn one<O: Options<Illegal = E>>(&mut self, of: O) -> Result<O::Item, Nothing> {
        one_of(&of, |count| self.place(count))?.ok_or(Nothing)
    }

    fn only<O: Options<Illegal = E>>(&mut self, of: O) -> Result<Option<O::Item>, Nothing> {
        if of.items().take(2).count() < 2 { Ok(None) } else { self.one(of).map(Some) }
    }

    fn some<O: Options<Illegal = E>>(
        &mut self,
        of: O,
        count: RangeInclusive<u8>,
    ) -> Result<Vec<O::Item>, Nothing> {
        let mut left = of.items().count();
        let (least, most) = (usize::from(*count.start()), usize::from(*count.end()));
        if left < least {
            return Err(Nothing);
        }
        let mut taken = Vec::new();
        for item in of.items() {
            // One by one: taken or not, as far as the count leaves a choice.
            let (may, must) = (taken.len() < most, taken.len() + left <= least);
            if may && (must || self.place(2)? == 0) {
                taken.push(item);
            }
            left -= 1;
        }
        Ok(taken)
    }

    fn order<O: Options<Illegal = E>>(&mut self, of: O) -> Result<Vec<O::Item>, Nothing> {
        let mut left: Vec<O::Item> = of.items().collect();
        let mut order = Vec::with_capacity(left.len());
        while !left.is_empty() {
            let place = self.place(left.len())?;
            order.push(left.remove(place));
        }
        Ok(order)
    }

    fn number_or(
        &mut self,
        _: impl Fn() -> Say,
        range: RangeInclusive<i64>,
        _: impl Fn(Option<&Pick>) -> Option<E>,
    ) -> Result<i64, Nothing> {
        let spread = range.end().checked_sub(*range.start()).and_then(|spread| usize::try_from(spread).ok());
        let place = self.place(spread.ok_or(Nothing)?.saturating_add(1))?;
        i64::try_from(place).map(|more| range.start() + more).map_err(|_| Nothing)
    }

    fn ends(&mut self) -> bool {
        self.place(2).is_ok_and(|place| place == 0)
    }

    fn said(&mut self, _: Key) -> bool {
        false
    }

    fn instead<T>(&mut self, _: impl FnOnce(&Pick) -> Option<T>) -> Option<T> {
        None
    }

    fn is_done(&self) -> bool {
        false
    }

    fn refuse(&mut self, _: impl FnOnce() -> E) -> Nothing {
        Nothing
    }
}
