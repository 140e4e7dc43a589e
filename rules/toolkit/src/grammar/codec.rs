//! How the fields of a move are written: one word, some, an order, a number, an optional or a repeated part.

use super::{
    Cursor, Word,
    notation::{Notation, WordOf},
};

/// A way of writing a value as words. [`notation!`](crate::notation) names one for each field.
pub trait Codec<T> {
    /// Adds the words of a value.
    fn write(value: &T, to: &mut Vec<Word>);

    /// Reads a value from the next words; `None` when they are none.
    fn read(from: &mut Cursor<'_>) -> Option<T>;

    /// What can be written for a field of this name.
    fn form(name: &str) -> String;
}

impl Cursor<'_> {
    /// Reads a part that is called `name`.
    pub fn part<C: Codec<T>, T>(&mut self, name: &'static str) -> Option<T> {
        self.named(name, || C::form(name), C::read)
    }
}

/// Reads a part of one word; where it is none, what could have stood there is noted.
fn word<C: Codec<T>, T>(from: &mut Cursor<'_>, read: impl FnOnce(&str) -> Option<T>) -> Option<T> {
    let at = from.place();
    let found = from.next().and_then(read);
    if found.is_none() {
        from.wants(at, || C::form(from.name()));
    }
    found
}

/// One word.
#[derive(Debug)]
pub struct One;

impl<T: WordOf> Codec<T> for One {
    fn write(value: &T, to: &mut Vec<Word>) {
        to.push(value.word());
    }

    fn read(from: &mut Cursor<'_>) -> Option<T> {
        word::<Self, T>(from, T::read_word)
    }

    fn form(name: &str) -> String {
        if T::ALL.is_empty() { name.to_uppercase() } else { T::ALL.join("|") }
    }
}

/// A whole number, written in one way only: no sign before what is not negative, no leading zero.
#[derive(Debug)]
pub struct Number;

impl<T: TryFrom<i64> + Copy + Into<i64>> Codec<T> for Number {
    fn write(value: &T, to: &mut Vec<Word>) {
        to.push(Word::Number((*value).into()));
    }

    fn read(from: &mut Cursor<'_>) -> Option<T> {
        word::<Self, T>(from, |word| {
            let number: i64 = word.parse().ok()?;
            if number.to_string() == word { T::try_from(number).ok() } else { None }
        })
    }

    fn form(name: &str) -> String {
        name.to_uppercase()
    }
}

/// A part that may be left out.
#[derive(Debug)]
pub struct Opt<C>(C);

impl<T, C: Codec<T>> Codec<Option<T>> for Opt<C> {
    fn write(value: &Option<T>, to: &mut Vec<Word>) {
        if let Some(value) = value {
            C::write(value, to);
        }
    }

    fn read(from: &mut Cursor<'_>) -> Option<Option<T>> {
        Some(from.attempt(C::read))
    }

    fn form(name: &str) -> String {
        format!("[{}]", C::form(name))
    }
}

/// Some of several, in one word: `a+b`; none is written `-`.
#[derive(Debug)]
pub struct Set;

impl<T: WordOf> Codec<Vec<T>> for Set {
    fn write(value: &Vec<T>, to: &mut Vec<Word>) {
        to.push(Word::Some(keys(value)));
    }

    fn read(from: &mut Cursor<'_>) -> Option<Vec<T>> {
        word::<Self, Vec<T>>(from, |word| match word {
            "-" => Some(Vec::new()),
            word => word.split('+').map(T::read_word).collect(),
        })
    }

    fn form(name: &str) -> String {
        let name = name.to_uppercase();
        format!("{name}+{name}")
    }
}

/// Several in an order, in one word: `a>b`.
#[derive(Debug)]
pub struct Rank;

impl<T: WordOf> Codec<Vec<T>> for Rank {
    fn write(value: &Vec<T>, to: &mut Vec<Word>) {
        to.push(Word::Order(keys(value)));
    }

    fn read(from: &mut Cursor<'_>) -> Option<Vec<T>> {
        word::<Self, Vec<T>>(from, |word| word.split('>').map(T::read_word).collect())
    }

    fn form(name: &str) -> String {
        let name = name.to_uppercase();
        format!("{name}>{name}")
    }
}

/// The same, left out where there is nothing to put into an order.
#[derive(Debug)]
pub struct MaybeRank;

impl<T: WordOf> Codec<Vec<T>> for MaybeRank {
    fn write(value: &Vec<T>, to: &mut Vec<Word>) {
        if !value.is_empty() {
            Rank::write(value, to);
        }
    }

    fn read(from: &mut Cursor<'_>) -> Option<Vec<T>> {
        Some(from.attempt(Rank::read).unwrap_or_default())
    }

    fn form(name: &str) -> String {
        format!("[{}]", <Rank as Codec<Vec<T>>>::form(name))
    }
}

/// A part repeated to the end of the line, or not there at all.
#[derive(Debug)]
pub struct Many<C>(C);

impl<T, C: Codec<T>> Codec<Vec<T>> for Many<C> {
    fn write(value: &Vec<T>, to: &mut Vec<Word>) {
        value.iter().for_each(|value| C::write(value, to));
    }

    fn read(from: &mut Cursor<'_>) -> Option<Vec<T>> {
        let mut all = Vec::new();
        while !from.is_empty() {
            all.push(C::read(from)?);
        }
        Some(all)
    }

    fn form(name: &str) -> String {
        format!("{} ...", C::form(name))
    }
}

/// A part with a notation of its own.
#[derive(Debug)]
pub struct Own;

impl<T: Notation> Codec<T> for Own {
    fn write(value: &T, to: &mut Vec<Word>) {
        value.write(to);
    }

    fn read(from: &mut Cursor<'_>) -> Option<T> {
        T::read(from)
    }

    fn form(_: &str) -> String {
        T::forms().join("|")
    }
}

fn keys<T: WordOf>(values: &[T]) -> Vec<skald_vocabulary::interface::Key> {
    values.iter().filter_map(|value| super::Spelled::one(&value.word())).collect()
}

/// Several codecs, one for each field: for the list of what can be written.
pub trait Codecs<T> {
    /// What can be written for fields of these names.
    fn forms(names: &[&str]) -> Vec<String>;
}

/// What can be written for the fields that `fields` would give; it is never called.
#[doc(hidden)]
pub fn forms_of<C: Codecs<T>, S, T>(names: &[&str], _fields: fn(S) -> Option<T>) -> Vec<String> {
    C::forms(names)
}

macro_rules! codecs {
    ($( $codec:ident $of:ident ),+) => {
        impl<$( $of, $codec: Codec<$of> ),+> Codecs<($( $of, )+)> for ($( $codec, )+) {
            fn forms(names: &[&str]) -> Vec<String> {
                let mut names = names.iter();
                vec![ $( $codec::form(names.next().copied().unwrap_or_default()) ),+ ]
            }
        }

        impl<$( $of, $codec: Codec<$of> ),+> Codec<($( $of, )+)> for ($( $codec, )+) {
            #[allow(non_snake_case)]
            fn write(value: &($( $of, )+), to: &mut Vec<Word>) {
                let ($( $of, )+) = value;
                $( $codec::write($of, to); )+
            }

            fn read(from: &mut Cursor<'_>) -> Option<($( $of, )+)> {
                let mut names = from.name().split('_');
                Some(($( from.part::<$codec, $of>(names.next().unwrap_or("word"))?, )+))
            }

            /// The name of each part, with a line between them: `card_space`.
            fn form(name: &str) -> String {
                let mut names = name.split('_');
                [$( $codec::form(names.next().unwrap_or(name)) ),+].join(" ")
            }
        }
    };
}

codecs!(A X);
codecs!(A X, B Y);
codecs!(A X, B Y, C Z);
codecs!(A X, B Y, C Z, D W);
