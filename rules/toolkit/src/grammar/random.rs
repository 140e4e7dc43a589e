//! The walker that draws: a legal move at random without a word for people. It draws as a walk through the menus does.

use std::{fmt, marker::PhantomData, ops::RangeInclusive};

use super::{Grammar, Options, Walker, options::one_of};
use skald_vocabulary::{
    chance::{Chance, shuffle},
    interface::{Key, Misuse, Pick, Say},
};

/// Why a random walk found no move: the grammar is not sound.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Unsound<E> {
    /// There was nothing to choose from.
    Empty,
    /// What menus offer was refused.
    Refused(E),
}

impl<E: fmt::Debug> fmt::Display for Unsound<E> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Empty => f.write_str("a menu offers nothing"),
            Self::Refused(why) => write!(f, "what came from menus is refused: {why:?}"),
        }
    }
}

struct Random<'c, E> {
    choices: &'c mut dyn Chance,
    illegal: PhantomData<fn() -> E>,
}

impl<E> Random<'_, E> {
    /// One of `count` at random.
    fn place(&mut self, count: usize) -> Result<usize, Unsound<E>> {
        let count = u32::try_from(count).ok().filter(|count| *count > 0).ok_or(Unsound::Empty)?;
        usize::try_from(self.choices.pick("one of", count)).map_err(|_| Unsound::Empty)
    }
}

/// The items at these places, in that order.
fn at_places<O: Options>(of: &O, places: &[usize]) -> Vec<O::Item> {
    let mut items: Vec<Option<O::Item>> = of.items().map(Some).collect();
    places.iter().filter_map(|place| items.get_mut(*place).and_then(Option::take)).collect()
}

impl<E: From<Misuse>> Walker for Random<'_, E> {
    type Illegal = E;
    type Stop = Unsound<E>;

    fn one<O: Options<Illegal = E>>(&mut self, of: O) -> Result<O::Item, Unsound<E>> {
        one_of(&of, |count| self.place(count))?.ok_or(Unsound::Empty)
    }

    fn only<O: Options<Illegal = E>>(&mut self, of: O) -> Result<Option<O::Item>, Unsound<E>> {
        if of.items().take(2).count() < 2 { Ok(None) } else { self.one(of).map(Some) }
    }

    fn some<O: Options<Illegal = E>>(
        &mut self,
        of: O,
        count: RangeInclusive<u8>,
    ) -> Result<Vec<O::Item>, Unsound<E>> {
        let mut places: Vec<usize> = (0..of.items().count()).collect();
        let (least, most) = (usize::from(*count.start()), usize::from(*count.end()).min(places.len()));
        let spread =
            most.checked_sub(least).and_then(|spread| u32::try_from(spread).ok()).ok_or(Unsound::Empty)?;
        let more = usize::try_from(self.choices.pick("how many", spread.saturating_add(1))).unwrap_or(0);
        shuffle(self.choices, "some of", &mut places);
        places.truncate(least + more);
        places.sort_unstable();
        Ok(at_places(&of, &places))
    }

    fn order<O: Options<Illegal = E>>(&mut self, of: O) -> Result<Vec<O::Item>, Unsound<E>> {
        let mut places: Vec<usize> = (0..of.items().count()).collect();
        shuffle(self.choices, "order of", &mut places);
        Ok(at_places(&of, &places))
    }

    fn number_or(
        &mut self,
        _: impl Fn() -> Say,
        range: RangeInclusive<i64>,
        _: impl Fn(Option<&Pick>) -> Option<E>,
    ) -> Result<i64, Unsound<E>> {
        let spread = range.end().checked_sub(*range.start()).and_then(|spread| u32::try_from(spread).ok());
        let more = self.choices.pick("number", spread.ok_or(Unsound::Empty)?.saturating_add(1));
        Ok(range.start() + i64::from(more))
    }

    fn ends(&mut self) -> bool {
        self.choices.coin("stop here")
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

    fn refuse(&mut self, why: impl FnOnce() -> E) -> Unsound<E> {
        Unsound::Refused(why())
    }
}

pub(super) fn random<G: Grammar + ?Sized>(
    of: &G,
    choices: &mut dyn Chance,
) -> Result<G::Move, Unsound<G::Illegal>> {
    of.walk(&mut Random { choices, illegal: PhantomData })
}
