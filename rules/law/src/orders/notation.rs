//! Orders as lines of text. The printed words are a path through the menus.

use super::{Consent, MOST_WISHES, Order, Shape, Whom, Wish};
use crate::cards::Dominion;
use skald_toolkit::{
    grammar::{Codec, Cursor, Many, Number, One, Rank, Word, WordOf},
    key_words, notation,
};
use skald_vocabulary::interface::Key;

key_words! { Shape { Compact = "compact", Spread = "spread" } }
key_words! { Consent { One = "one", All = "all", None = "none" } }
key_words! { Whom { Me = "me", Mate = "mate" } }

impl Wish {
    /// The word by which it is written.
    pub const fn key(self) -> Key {
        match self {
            Self::Card(key) => key,
            Self::Best => Key::of("best"),
            Self::BestOf(Dominion::Earth) => Key::of("best-earth"),
            Self::BestOf(Dominion::Sea) => Key::of("best-sea"),
            Self::BestOf(Dominion::Sky) => Key::of("best-sky"),
        }
    }
}

impl WordOf for Wish {
    fn read_word(word: &str) -> Option<Self> {
        let rules = [Dominion::Earth, Dominion::Sea, Dominion::Sky].map(Self::BestOf);
        let rule = [Self::Best].into_iter().chain(rules).find(|rule| rule.key().as_str() == word);
        rule.or_else(|| Key::new(word).ok().map(Self::Card))
    }

    fn word(&self) -> Word {
        Word::One(self.key())
    }
}

/// Different wishes, at most as many as an order holds; none at all is also an order.
#[derive(Debug)]
struct Wishes;

impl<T: WordOf + PartialEq> Codec<Vec<T>> for Wishes {
    fn write(wishes: &Vec<T>, to: &mut Vec<Word>) {
        Many::<One>::write(wishes, to);
    }

    fn read(from: &mut Cursor<'_>) -> Option<Vec<T>> {
        let all: Vec<T> = Many::<One>::read(from)?;
        let twice = all.iter().enumerate().any(|(at, wish)| all.iter().take(at).any(|other| other == wish));
        Some(all).filter(|all| all.len() <= MOST_WISHES && !twice)
    }

    fn form(name: &str) -> String {
        <Many<One> as Codec<Vec<T>>>::form(name)
    }
}

/// Plans, the best first: at least one, at most as many as an order holds.
#[derive(Debug)]
struct Plans<C>(C);

impl<T, C: Codec<T>> Codec<Vec<T>> for Plans<C> {
    fn write(plans: &Vec<T>, to: &mut Vec<Word>) {
        Many::<C>::write(plans, to);
    }

    fn read(from: &mut Cursor<'_>) -> Option<Vec<T>> {
        let plans = <Many<C> as Codec<Vec<T>>>::read(from)?;
        Some(plans).filter(|plans| (1..=MOST_WISHES).contains(&plans.len()))
    }

    fn form(name: &str) -> String {
        <Many<C> as Codec<Vec<T>>>::form(name)
    }
}

/// The word `keep`, or none.
#[derive(Debug)]
struct Keep;

impl Codec<bool> for Keep {
    fn write(keep: &bool, to: &mut Vec<Word>) {
        to.extend(keep.then_some(Word::Fixed("keep")));
    }

    fn read(from: &mut Cursor<'_>) -> Option<bool> {
        Some(from.eat("keep"))
    }

    fn form(_: &str) -> String {
        "[keep]".to_owned()
    }
}

notation! { Order {
    Lead(pantheon: Rank) = "lead",
    Lay(shape: One, piece: Wishes) = "lay",
    Hide(card_space: Plans<(One, One)>) = "hide",
    Play(card_space_number: Plans<(One, One, Number)>) = "play",
    Stay = "stay",
    Traitors = "traitors",
    Rise = "rise",
    Fill(card: Rank, keep: Keep) = "fill",
    Keep = "keep",
    Agree(which: One) = "agree",
    First(who: One) = "first",
    Draft(wish: Wishes) = "draft",
    Done = "done",
    Give(card: Wishes) = "give",
} }

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_order_is_read_as_it_is_printed() {
        for line in [
            "lead greek>norse",
            "lay compact",
            "lay spread c a",
            "hide thor c3",
            "hide thor c3 iris a1",
            "play thor c3 2",
            "play thor c3 2 thor b1 0 iris a1 1",
            "stay",
            "traitors",
            "rise",
            "fill athena>circe",
            "fill athena>circe keep",
            "keep",
            "agree one",
            "agree all",
            "agree none",
            "first me",
            "first mate",
            "draft",
            "draft zeus best-sky best",
            "done",
            "give",
            "give pan iris",
        ] {
            assert_eq!(line.parse::<Order>().unwrap().to_string(), line);
        }
        for bad in [
            "",
            "play thor c3",
            "play thor c3 02",
            "hide",
            "hide thor",
            "lay",
            "lay c compact",
            "lay compact c c",
            "agree two",
            "give a b c d e f g h i",
        ] {
            assert!(bad.parse::<Order>().is_err(), "{bad}");
        }
    }
}
