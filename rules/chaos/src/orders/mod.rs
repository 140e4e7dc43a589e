//! Standing orders (5.2): their notation, here; what they answer and their menus, beside.
//!
//! Orders that apply to the same kind of wait are parts of one order, since their precedence is fixed; so the prepared
//! round is a part of the order about the own round.

mod choices;
mod follow;
mod objection;
mod round;
mod tell;

pub use self::{
    choices::Orders,
    follow::{as_given, follow, heed, left, stands_back},
    round::{Progress, Round, Stage},
    tell::tell_order,
};
use super::cards::Kind;
use skald_toolkit::{
    grammar::{Codec, Cursor, Number, Word, WordOf},
    notation,
};
use skald_vocabulary::interface::Key;

/// A standing order, one line of text: `window empty calm 4 guard 4 both`, `save iron_dome`, `drop defend`,
/// `round cycle lay end do lay rixa then attack torpedo b`, `counter any`, `take destructive defend`.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Order {
    /// What is done in response windows.
    Window(Window),
    /// What is done in the own round.
    Round(Round),
    /// `counter_lasting`: with these cards, or with any where the list is empty.
    Counter(Vec<Key>),
    /// `take_pref`: which kinds are taken first.
    Take(Vec<Kind>),
    /// `save_cards`: cards that the automatic procedures never use, but against attacks that would be the end.
    Save(Vec<Key>),
    /// `discard_pref`: which kinds a forced discard takes first.
    Drop(Vec<Kind>),
}

/// The parts of a window's order, in their precedence.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct Window {
    /// `no_card_pass`: pass at once when the hand holds no legal answer. A quick answer may betray this.
    pub empty: bool,
    /// `never_below`: pass when every threat is below this and their sum does not reach the total.
    pub calm: Option<u8>,
    /// `guard`: the automatic plan with this least threat; whether with Defend cards only. 1 is `always_block`.
    pub guard: Option<(u8, bool)>,
}

impl Window {
    /// Whether it says anything.
    #[must_use]
    pub const fn says(&self) -> bool {
        self.empty || self.calm.is_some() || self.guard.is_some()
    }
}

/// How much an attack must threaten for the order that is offered to newcomers to answer it.
const SPARING: u8 = 3;

impl Order {
    /// The order by which the others seldom wait: attacks of some weight are answered as the clock would, the others not.
    #[must_use]
    pub fn sparing() -> Self {
        Self::Window(Window { guard: Some((SPARING, false)), ..Window::default() })
    }

    /// What an order is about: a newer order of the same slot replaces the older.
    #[must_use]
    pub const fn slot(&self) -> Key {
        match self {
            Self::Window(_) => Key::of("window"),
            Self::Round(_) => Key::of("round"),
            Self::Counter(_) => Key::of("counter"),
            Self::Take(_) => Key::of("take"),
            Self::Save(_) => Key::of("save"),
            Self::Drop(_) => Key::of("drop"),
        }
    }
}

/// Some words, each once, to the end of the line.
#[derive(Debug)]
struct Each;

impl<T: WordOf + PartialEq> Codec<Vec<T>> for Each {
    fn write(all: &Vec<T>, to: &mut Vec<Word>) {
        to.extend(all.iter().map(T::word));
    }

    fn read(from: &mut Cursor<'_>) -> Option<Vec<T>> {
        let mut all = Vec::new();
        while let Some(word) = from.next() {
            let item = T::read_word(word).filter(|item| !all.contains(item))?;
            all.push(item);
        }
        Some(all).filter(|all| !all.is_empty())
    }

    fn form(name: &str) -> String {
        format!("{} ...", name.to_uppercase())
    }
}

/// The same, or `any`.
#[derive(Debug)]
struct AnyOr;

impl Codec<Vec<Key>> for AnyOr {
    fn write(cards: &Vec<Key>, to: &mut Vec<Word>) {
        if cards.is_empty() {
            to.push(Word::Fixed("any"));
        }
        Each::write(cards, to);
    }

    fn read(from: &mut Cursor<'_>) -> Option<Vec<Key>> {
        if from.eat("any") {
            return Some(Vec::new());
        }
        <Each as Codec<Vec<Key>>>::read(from).filter(|cards| !cards.contains(&Key::of("any")))
    }

    fn form(name: &str) -> String {
        format!("any|{}", <Each as Codec<Vec<Key>>>::form(name))
    }
}

/// The parts of a window's order in their precedence.
#[derive(Debug)]
struct Parts;

impl Codec<Window> for Parts {
    fn write(window: &Window, to: &mut Vec<Word>) {
        to.extend(window.empty.then_some(Word::Fixed("empty")));
        to.extend(window.calm.into_iter().flat_map(|calm| [Word::Fixed("calm"), Word::Number(calm.into())]));
        to.extend(window.guard.into_iter().flat_map(|(least, defend)| {
            let with = if defend { "defend" } else { "both" };
            [Word::Fixed("guard"), Word::Number(least.into()), Word::Fixed(with)]
        }));
    }

    fn read(from: &mut Cursor<'_>) -> Option<Window> {
        let points =
            |from: &mut Cursor<'_>| <Number as Codec<u8>>::read(from).filter(|n| (1..=99).contains(n));
        let mut window = Window { empty: from.eat("empty"), ..Window::default() };
        if from.eat("calm") {
            window.calm = Some(points(from)?);
        }
        if from.eat("guard") {
            let least = points(from)?;
            // Both where nothing is said.
            let defend = !from.eat("both") && from.eat("defend");
            window.guard = Some((least, defend));
        }
        Some(window).filter(Window::says)
    }

    fn form(_: &str) -> String {
        "[empty] [calm N] [guard N [both|defend]]".to_owned()
    }
}

notation! { Order {
    Window(window: Parts) = "window",
    Round(round: round::Parts) = "round",
    Counter(card: AnyOr) = "counter",
    Take(kind: Each) = "take",
    Save(card: Each) = "save",
    Drop(kind: Each) = "drop",
} }

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_order_is_read_as_it_is_printed() {
        for line in [
            "window empty",
            "window calm 4 guard 1 defend",
            "window empty calm 4 guard 4 both",
            "save iron_dome steel_hide",
            "drop defend mystical",
            "round cycle lay end",
            "round end",
            "round cycle lay end do lay rixa then attack torpedo with adrenaline b hatchet c then end",
            "round do inspire boulder boulder",
            "round lay at 17 2 lay do ability",
            "round cycle end at 3 0 ask",
            "round end at 3 1 steps do attack hatchet b then ability then end",
            "counter any",
            "counter spell_breaker unravel",
            "take destructive defend",
        ] {
            assert_eq!(line.parse::<Order>().unwrap().to_string(), line);
        }
    }

    #[test]
    fn other_lines_are_refused() {
        for line in [
            "",
            "window",
            "window save x",
            "window guard 0 both",
            "window guard 4 both save x",
            "round",
            "round end lay",
            "take x",
            "save",
            "drop",
            "drop x",
        ] {
            assert!(line.parse::<Order>().is_err(), "{line}");
        }
    }
}
