//! What can be chosen at one place of a grammar.

use skald_vocabulary::interface::{Choice, Key, Menu, Misuse, Pick, Say};

/// A question and what can be chosen, as values of the game's own. Words are made only when somebody reads them.
pub trait Options {
    /// What is chosen.
    type Item;
    /// Why something else cannot be.
    type Illegal: From<Misuse>;

    /// The question.
    fn prompt(&self) -> Say;

    /// What can be chosen, in the order of the menu; equal things once. The same each time.
    fn items(&self) -> impl Iterator<Item = Self::Item>;

    /// Whether it takes time to find out what can be chosen, so that nobody should look twice.
    const SLOW: bool = false;

    /// The word of an item.
    fn key(&self, item: &Self::Item) -> Key;

    /// The item of a word; to be given where there is a quicker way than to look at all of them.
    fn find(&self, key: Key) -> Option<Self::Item> {
        self.items().find(|item| self.key(item) == key)
    }

    /// An item as a choice of a menu, with its key.
    fn choice(&self, key: Key, item: &Self::Item) -> Choice;

    /// The game's own reason why a word is none of these, or, where there is no word, why one is wanted; `None` leaves it to
    /// the general sentence.
    fn reason(&self, _word: Option<&Pick>) -> Option<Self::Illegal> {
        None
    }
}

/// The one at a place that is told how many there are; those that take time to find out are found out once.
pub(super) fn one_of<O: Options, Stop>(
    of: &O,
    place: impl FnOnce(usize) -> Result<usize, Stop>,
) -> Result<Option<O::Item>, Stop> {
    if O::SLOW {
        let mut items: Vec<O::Item> = of.items().collect();
        let place = place(items.len())?;
        return Ok((place < items.len()).then(|| items.swap_remove(place)));
    }
    let place = place(of.items().count())?;
    Ok(of.items().nth(place))
}

impl<O: Options> Options for &O {
    type Item = O::Item;
    type Illegal = O::Illegal;

    fn prompt(&self) -> Say {
        O::prompt(self)
    }

    fn items(&self) -> impl Iterator<Item = O::Item> {
        O::items(self)
    }

    const SLOW: bool = O::SLOW;

    fn key(&self, item: &O::Item) -> Key {
        O::key(self, item)
    }

    fn find(&self, key: Key) -> Option<O::Item> {
        O::find(self, key)
    }

    fn choice(&self, key: Key, item: &O::Item) -> Choice {
        O::choice(self, key, item)
    }

    fn reason(&self, word: Option<&Pick>) -> Option<O::Illegal> {
        O::reason(self, word)
    }
}

/// All options as choices.
pub(super) fn choices<O: Options>(of: &O) -> Vec<Choice> {
    of.items().map(|item| of.choice(of.key(&item), &item)).collect()
}

/// The refusal of a word that is none of the options.
pub(super) fn astray<O: Options>(of: &O, word: Pick) -> O::Illegal {
    of.reason(Some(&word)).unwrap_or_else(|| {
        let possible = choices(of).into_iter().map(|choice| choice.label).collect();
        Misuse::BadPath { at: word, possible }.into()
    })
}

/// The refusal of a word after the end of a move: the choices of the last menu are what could have been said.
pub(super) fn beyond(menu: Option<&Menu>, word: Pick) -> Misuse {
    let labels = menu.map(|menu| menu.pick.list().iter().map(|choice| choice.label.clone()).collect());
    Misuse::BadPath { at: word, possible: labels.unwrap_or_default() }
}

/// [`Options`] made of closures, as [`options`] gives them.
#[derive(Clone, Copy, Debug)]
pub struct List<P, I, K, C, R> {
    prompt: P,
    items: I,
    key: K,
    choice: C,
    reason: R,
}

/// A list to choose from: the question, the items in the order of the menu, the word of each, and the choice that people
/// read.
#[expect(clippy::type_complexity, reason = "named once, and inferred wherever it is used")]
pub fn options<E, T, P, I, K, C>(
    prompt: P,
    items: I,
    key: K,
    choice: C,
) -> List<P, I::IntoIter, K, C, fn(Option<&Pick>) -> Option<E>>
where
    P: Fn() -> Say,
    I: IntoIterator<Item = T, IntoIter: Clone>,
    K: Fn(&T) -> Key,
    C: Fn(Key, &T) -> Choice,
{
    List { prompt, items: items.into_iter(), key, choice, reason: |_| None }
}

/// Those of some options that fit, where it takes time to find that out: where a word is followed, of that one alone.
pub fn fitting<O: Options>(
    of: O,
    fits: impl Fn(&O::Item) -> bool,
) -> impl Options<Item = O::Item, Illegal = O::Illegal> {
    Fitting { of, fits }
}

/// A list of fixed words, each with the message that is its label.
pub fn keywords<E, P, I>(prompt: P, items: I) -> impl Options<Item = Key, Illegal = E>
where
    E: From<Misuse>,
    P: Fn() -> Say,
    I: IntoIterator<Item = (Key, &'static str), IntoIter: Clone>,
{
    Fixed { prompt, items: items.into_iter(), illegal: std::marker::PhantomData }
}

impl<P, I, K, C, E> List<P, I, K, C, fn(Option<&Pick>) -> Option<E>> {
    /// The same list with the game's own reasons: for a word that is not on it, and for none at all.
    pub fn or<R: Fn(Option<&Pick>) -> Option<E>>(self, reason: R) -> List<P, I, K, C, R> {
        List { prompt: self.prompt, items: self.items, key: self.key, choice: self.choice, reason }
    }
}

impl<E, T, P, I, K, C, R> Options for List<P, I, K, C, R>
where
    E: From<Misuse>,
    P: Fn() -> Say,
    I: Iterator<Item = T> + Clone,
    K: Fn(&T) -> Key,
    C: Fn(Key, &T) -> Choice,
    R: Fn(Option<&Pick>) -> Option<E>,
{
    type Item = T;
    type Illegal = E;

    fn prompt(&self) -> Say {
        (self.prompt)()
    }

    fn items(&self) -> impl Iterator<Item = T> {
        self.items.clone()
    }

    fn key(&self, item: &T) -> Key {
        (self.key)(item)
    }

    fn choice(&self, key: Key, item: &T) -> Choice {
        (self.choice)(key, item)
    }

    fn reason(&self, word: Option<&Pick>) -> Option<E> {
        (self.reason)(word)
    }
}

/// Those of some [`Options`] that fit.
struct Fitting<O, F> {
    of: O,
    fits: F,
}

impl<O: Options, F: Fn(&O::Item) -> bool> Options for Fitting<O, F> {
    type Item = O::Item;
    type Illegal = O::Illegal;

    const SLOW: bool = true;

    fn prompt(&self) -> Say {
        self.of.prompt()
    }

    fn items(&self) -> impl Iterator<Item = O::Item> {
        self.of.items().filter(|item| (self.fits)(item))
    }

    fn key(&self, item: &O::Item) -> Key {
        self.of.key(item)
    }

    fn find(&self, key: Key) -> Option<O::Item> {
        self.of.items().find(|item| self.of.key(item) == key && (self.fits)(item))
    }

    fn choice(&self, key: Key, item: &O::Item) -> Choice {
        self.of.choice(key, item)
    }

    fn reason(&self, word: Option<&Pick>) -> Option<O::Illegal> {
        self.of.reason(word)
    }
}

/// [`Options`] of fixed words.
struct Fixed<P, I, E> {
    prompt: P,
    items: I,
    illegal: std::marker::PhantomData<fn() -> E>,
}

impl<E, P, I> Options for Fixed<P, I, E>
where
    E: From<Misuse>,
    P: Fn() -> Say,
    I: Iterator<Item = (Key, &'static str)> + Clone,
{
    type Item = Key;
    type Illegal = E;

    fn prompt(&self) -> Say {
        (self.prompt)()
    }

    fn items(&self) -> impl Iterator<Item = Key> {
        self.items.clone().map(|(key, _)| key)
    }

    fn key(&self, item: &Key) -> Key {
        *item
    }

    fn choice(&self, key: Key, _: &Key) -> Choice {
        let label = self.items.clone().find(|(known, _)| *known == key).map_or("", |(_, label)| label);
        Choice::new(key, Say::new(label))
    }
}
