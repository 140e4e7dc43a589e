//! Lists of what may be chosen: cards, players, and words of the notation, each with its label.

use std::{iter::Copied, slice::Iter};

use skald_toolkit::grammar::{List, options};
use skald_vocabulary::interface::{Choice, Key, Pick, Say, Seat};

use crate::{cards::Card, illegal::Illegal, tell::verb};

/// A word that ends one part and begins the next, among cards to choose from.
pub const THEN: Card = Card(Key::of("then"));

/// A list of choices made of closures. What is chosen from is walked through more than once: it is lent where it can be.
type Listed<I, P, K, C> = List<P, I, K, C, fn(Option<&Pick>) -> Option<Illegal>>;
/// A list of cards.
pub type CardList<'c, P, K, C> = Listed<Copied<Iter<'c, Card>>, P, K, C>;

/// A list of which each item alone gives its word and its label.
type Plain<I, P, T> = Listed<I, P, fn(&T) -> Key, fn(Key, &T) -> Choice>;

/// A word of the notation and the message that is its label.
type Labelled = (Key, &'static str);

/// Words of the notation, each with the message that is its label.
pub fn labelled(
    prompt: &'static str,
    words: Vec<Labelled>,
) -> Plain<std::vec::IntoIter<Labelled>, impl Fn() -> Say, Labelled> {
    let word: fn(&Labelled) -> Key = |(key, _)| *key;
    let label: fn(Key, &Labelled) -> Choice = |key, (_, label)| Choice::new(key, Say::new(label));
    options(move || Say::new(prompt), words, word, label)
}

/// Verbs of the notation, labelled.
pub fn verbs<I: IntoIterator<Item = Key, IntoIter: Clone>>(
    prompt: &'static str,
    words: I,
) -> Plain<I::IntoIter, impl Fn() -> Say, Key> {
    let word: fn(&Key) -> Key = |key| *key;
    let label: fn(Key, &Key) -> Choice = |key, _| Choice::new(key, Say::new(verb(key)));
    options(move || Say::new(prompt), words, word, label)
}

/// Players to choose from.
pub fn players(
    prompt: &'static str,
    seats: Vec<Seat>,
) -> Plain<std::vec::IntoIter<Seat>, impl Fn() -> Say, Seat> {
    let word: fn(&Seat) -> Key = |seat| seat.key();
    let label: fn(Key, &Seat) -> Choice =
        |key, seat| Choice::new(key, Say::new("lost-player").with("who", *seat));
    options(move || Say::new(prompt), seats, word, label)
}
