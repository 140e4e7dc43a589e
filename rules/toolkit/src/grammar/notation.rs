//! How moves and orders are written: words, and the one place that says which words a type is written with.

use std::fmt;

use super::cursor::{self, Cursor};
use skald_vocabulary::interface::{BadNotation, Key, Pick};

/// One word of a line of notation, with its meaning.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Word {
    /// A word that is always the same, such as a verb.
    Fixed(&'static str),
    /// A choice.
    One(Key),
    /// Some of the choices; none is written `-`.
    Some(Vec<Key>),
    /// Choices in an order.
    Order(Vec<Key>),
    /// A number.
    Number(i64),
}

impl fmt::Display for Word {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Fixed(word) => f.write_str(word),
            Self::One(key) => key.fmt(f),
            Self::Some(keys) => Pick::some(keys).fmt(f),
            Self::Order(keys) => Pick::order(keys).fmt(f),
            Self::Number(number) => number.fmt(f),
        }
    }
}

/// A word of a path, whoever said it: a player as text, or a move with its meaning.
pub trait Spelled {
    /// Read as one choice.
    fn one(&self) -> Option<Key>;
    /// Whether this choice was said.
    fn is(&self, word: Key) -> bool {
        self.one() == Some(word)
    }
    /// Read as some of the choices.
    fn some(&self) -> Option<Vec<Key>>;
    /// Read as an order of the choices.
    fn order(&self) -> Option<Vec<Key>>;
    /// Read as a number.
    fn number(&self) -> Option<i64>;
    /// As it is written.
    fn pick(&self) -> Pick;
}

impl Spelled for Pick {
    fn one(&self) -> Option<Key> {
        self.as_one()
    }

    fn some(&self) -> Option<Vec<Key>> {
        self.as_some()
    }

    fn order(&self) -> Option<Vec<Key>> {
        self.as_order()
    }

    fn number(&self) -> Option<i64> {
        // Written in one way only: no sign, no leading zero.
        self.as_number().filter(|number| number.to_string() == self.as_str())
    }

    fn pick(&self) -> Pick {
        self.clone()
    }
}

impl Spelled for Word {
    fn one(&self) -> Option<Key> {
        match self {
            Self::Fixed(word) => Key::new(word).ok(),
            Self::One(key) => Some(*key),
            Self::Some(keys) | Self::Order(keys) => match (keys.as_slice(), self) {
                ([only], _) => Some(*only),
                ([], Self::Some(_)) => Some(Key::of("-")),
                _ => None,
            },
            Self::Number(number) => Key::new(&number.to_string()).ok(),
        }
    }

    fn is(&self, word: Key) -> bool {
        match self {
            Self::Fixed(text) => text.as_bytes() == word.as_bytes(),
            other => other.one() == Some(word),
        }
    }

    fn some(&self) -> Option<Vec<Key>> {
        match self {
            Self::Some(keys) => Some(keys.clone()),
            Self::Fixed("-") => Some(Vec::new()),
            other => other.one().map(|key| vec![key]),
        }
    }

    fn order(&self) -> Option<Vec<Key>> {
        match self {
            Self::Order(keys) => Some(keys.clone()),
            other => other.one().map(|key| vec![key]),
        }
    }

    fn number(&self) -> Option<i64> {
        match self {
            Self::Number(number) => Some(*number),
            other => other.pick().number(),
        }
    }

    fn pick(&self) -> Pick {
        Pick::word(&self.to_string())
    }
}

/// A value that is written as exactly one word: a card, a seat, or one of a few fixed words.
pub trait WordOf: Sized {
    /// The words, where there are only a few; else nothing.
    const ALL: &'static [&'static str] = &[];

    /// The value of a word.
    fn read_word(word: &str) -> Option<Self>;

    /// The word of the value.
    fn word(&self) -> Word;
}

impl WordOf for Key {
    fn read_word(word: &str) -> Option<Self> {
        Self::new(word).ok()
    }

    fn word(&self) -> Word {
        Word::One(*self)
    }
}

impl WordOf for skald_vocabulary::interface::Seat {
    fn read_word(word: &str) -> Option<Self> {
        Key::new(word).ok().and_then(|key| Self::from_key(key).ok())
    }

    fn word(&self) -> Word {
        Word::One(self.key())
    }
}

/// A type with a notation: how it is written in words and read from them, said once by [`notation!`](crate::notation).
pub trait Notation: Sized {
    /// Adds the words of the value.
    fn write(&self, to: &mut Vec<Word>);

    /// Reads a value from the next words; `None` when they are none.
    fn read(from: &mut Cursor<'_>) -> Option<Self>;

    /// What can be written, one entry for each form, for the refusal of anything else.
    fn forms() -> Vec<String>;

    /// The words of the value.
    fn words(&self) -> Vec<Word> {
        let mut words = Vec::with_capacity(4);
        self.write(&mut words);
        words
    }
}

/// Reads a whole line.
///
/// # Errors
/// [`BadNotation`] that says where it stops being understood, and what can be written.
pub fn parse<T: Notation>(line: &str) -> Result<T, BadNotation> {
    let words: Vec<&str> = line.split_whitespace().collect();
    let mut rest = Cursor::new(&words);
    let read = T::read(&mut rest).filter(|_| rest.is_empty());
    read.ok_or_else(|| BadNotation {
        place: Some(Box::new(cursor::place(&words, |line| T::read(line).is_some()))),
        ..BadNotation::new(line, sentence(&T::forms()))
    })
}

/// Reads the words of a path; `None` when they are none of the type's.
#[must_use]
pub fn spelled<T: Notation>(path: &[Pick]) -> Option<T> {
    let words: Vec<&str> = path.iter().map(Pick::as_str).collect();
    let mut rest = Cursor::new(&words);
    T::read(&mut rest).filter(|_| rest.is_empty())
}

/// Writes the words of a value, with a space between them.
///
/// # Errors
/// When `to` cannot be written to.
pub fn print<T: Notation>(of: &T, to: &mut fmt::Formatter<'_>) -> fmt::Result {
    for (at, word) in of.words().iter().enumerate() {
        if at > 0 {
            to.write_str(" ")?;
        }
        write!(to, "{word}")?;
    }
    Ok(())
}

/// Forms as a list: `draw, hold or use TARGET`.
#[must_use]
pub fn sentence(forms: &[String]) -> String {
    match forms {
        [] => String::new(),
        [only] => only.clone(),
        [all @ .., last] => format!("{} or {last}", all.join(", ")),
    }
}

/// Says how an enum is written: each variant with its fields and how each field is written ([`Codec`](crate::grammar::Codec)),
/// and the verb before them. Printing, reading and the list of what can be written follow. A variant without a verb is known by
/// its fields. Forms are tried in the order in which they stand.
///
/// ```
/// use skald_toolkit::{grammar::{One, Opt}, notation};
/// use skald_vocabulary::interface::Key;
///
/// #[derive(Debug, PartialEq)]
/// enum Move {
///     Hold,
///     Use(Option<Key>),
/// }
/// notation! { Move {
///     Hold = "hold",
///     Use(target: Opt<One>) = "use",
/// } }
/// assert_eq!("use w07a".parse(), Ok(Move::Use(Some(Key::of("w07a")))));
/// assert_eq!(Move::Use(None).to_string(), "use");
/// assert!("use a b".parse::<Move>().unwrap_err().to_string().ends_with("hold or use [TARGET]"));
/// ```
#[macro_export]
macro_rules! notation {
    ($of:ident { $(
        $form:ident $( ( $($field:ident : $codec:ty),+ $(,)? ) )? $( { $($named:ident : $by:ty),+ $(,)? } )?
        $( = $verb:literal )?
    ),+ $(,)? }) => {
        impl $crate::grammar::Notation for $of {
            fn write(&self, to: &mut Vec<$crate::grammar::Word>) {
                match self {
                    $( Self::$form $( ( $($field),+ ) )? $( { $($named),+ } )? => {
                        $( to.extend($verb.split(' ').map($crate::grammar::Word::Fixed)); )?
                        $( $( <$codec as $crate::grammar::Codec<_>>::write($field, to); )+ )?
                        $( $( <$by as $crate::grammar::Codec<_>>::write($named, to); )+ )?
                    } )+
                }
            }

            fn read(from: &mut $crate::grammar::Cursor<'_>) -> Option<Self> {
                $( if let Some(read) = from.attempt(|from| {
                    $( if !from.eat($verb) { return None; } )?
                    let _ = &from;
                    Some(Self::$form
                        $( ( $( from.part::<$codec, _>(stringify!($field))? ),+ ) )?
                        $( { $( $named: from.part::<$by, _>(stringify!($named))? ),+ } )?)
                }) {
                    return Some(read);
                } )+
                None
            }

            fn forms() -> Vec<String> {
                vec![ $( {
                    #[allow(unused_mut)]
                    let mut words: Vec<String> = vec![ $( $verb.to_owned() )? ];
                    $( words.extend($crate::grammar::forms_of::<( $($codec,)+ ), Self, _>(
                        &[ $( stringify!($field) ),+ ],
                        #[allow(unreachable_patterns)]
                        |of| match of { Self::$form( $($field),+ ) => Some(( $($field,)+ )), _ => None },
                    )); )?
                    $( words.extend($crate::grammar::forms_of::<( $($by,)+ ), Self, _>(
                        &[ $( stringify!($named) ),+ ],
                        #[allow(unreachable_patterns)]
                        |of| match of { Self::$form { $($named),+ } => Some(( $($named,)+ )), _ => None },
                    )); )?
                    words.join(" ")
                } ),+ ]
            }
        }

        impl std::fmt::Display for $of {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                $crate::grammar::print(self, f)
            }
        }

        impl std::str::FromStr for $of {
            type Err = $crate::grammar::BadNotation;

            fn from_str(line: &str) -> Result<Self, Self::Err> {
                $crate::grammar::parse(line)
            }
        }
    };
}

/// Says by which word each variant of a plain enum is written. It gives `ALL`, all variants in that order, and `key`, the word
/// as a key; the enum can then be a [`One`](crate::grammar::One) of a notation.
#[macro_export]
macro_rules! key_words {
    ($of:ident { $( $variant:ident = $word:literal ),+ $(,)? }) => {
        impl $of {
            /// All of them, in the order of a menu.
            pub const ALL: &'static [Self] = &[ $( Self::$variant ),+ ];

            /// The word by which it is written.
            #[must_use]
            pub const fn key(self) -> $crate::grammar::Key {
                match self {
                    $( Self::$variant => const { $crate::grammar::Key::of($word) } ),+
                }
            }
        }

        impl $crate::grammar::WordOf for $of {
            const ALL: &'static [&'static str] = &[ $( $word ),+ ];

            fn read_word(word: &str) -> Option<Self> {
                match word {
                    $( $word => Some(Self::$variant), )+
                    _ => None,
                }
            }

            fn word(&self) -> $crate::grammar::Word {
                $crate::grammar::Word::Fixed(match self {
                    $( Self::$variant => $word ),+
                })
            }
        }
    };
}
