//! Standing orders (section 5): their notation, here; what they answer and what can be chosen, beside.

mod choices;
mod follow;

pub use self::{
    choices::{Orders, tell_order},
    follow::follow,
};
use super::cards::{Effect, Pool};
use skald_toolkit::{
    grammar::{Codec, Cursor, One, Opt, Word},
    key_words, notation,
};
use skald_vocabulary::interface::Key;

/// A standing order, one line of text: `use l-cinderfang lose highest`, `gamble l-hivemind never ask`,
/// `strike l-widowmaker ask-lose`, `look highest`, `draw`.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Order {
    /// A Legend's first use.
    Use(Key, When, Aim),
    /// Later uses.
    Gamble(Key, When, Aim),
    /// Strikes of a support Legend.
    Strike(Key, StrikeWhen),
    /// The choice after a look: the highest printed Level, but a Kingslayer against a 13.
    Look,
    /// Draw is always pressed.
    Draw,
}

/// When an ability is used.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum When {
    /// Whenever it may be.
    Always,
    /// Only if the owner's active card would not be the sole winner; for a gamble: if the Legend would die anyway.
    Lose,
    /// Never.
    Never,
    /// The owner is asked.
    Ask,
}

/// At whom, when there is a choice.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Aim {
    /// The highest effective Level, then the most drawable cards, then the lowest seat; from the Graveyard unused before
    /// used, then the highest Level.
    Highest,
    /// The owner is asked.
    Ask,
}

/// When a support Legend strikes. It strikes at the highest Level.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum StrikeWhen {
    /// The owner is asked if the active card would not be the sole winner; else it waits (WAR-15.7).
    AskLose,
    /// Strikes if the active card would not be the sole winner.
    Lose,
    /// Strikes only inside a War.
    War,
    /// Always strikes.
    Highest,
    /// The owner is always asked.
    Ask,
    /// Never.
    Never,
}

key_words! { StrikeWhen {
    AskLose = "ask-lose",
    Lose = "lose",
    War = "war",
    Highest = "highest",
    Ask = "ask",
    Never = "never",
} }

key_words! { Aim { Highest = "highest", Ask = "ask" } }

impl StrikeWhen {
    /// The message that says it.
    const fn label(self) -> &'static str {
        match self {
            Self::AskLose => "war-order-word-ask-lose",
            Self::Lose => "war-order-word-lose",
            Self::War => "war-order-word-war",
            Self::Highest => "war-order-word-highest",
            Self::Ask => "war-order-word-ask",
            Self::Never => "war-order-word-never",
        }
    }
}

impl Aim {
    /// The message that says it.
    const fn label(self) -> &'static str {
        match self {
            Self::Highest => "war-order-target-highest",
            Self::Ask => "war-order-target-ask",
        }
    }
}

impl When {
    /// For a first use, in the order of a menu.
    const ALL: &'static [Self] = &[Self::Always, Self::Lose, Self::Never, Self::Ask];
    /// For a gamble.
    const GAMBLES: &'static [Self] = &[Self::Never, Self::Lose, Self::Always, Self::Ask];

    /// The word by which it is written: whoever gambles does it so as not to die.
    const fn key(self, gamble: bool) -> Key {
        match self {
            Self::Always => Key::of("always"),
            Self::Lose if gamble => Key::of("die"),
            Self::Lose => Key::of("lose"),
            Self::Never => Key::of("never"),
            Self::Ask => Key::of("ask"),
        }
    }

    /// The message that says it.
    const fn label(self, gamble: bool) -> &'static str {
        match self {
            Self::Always => "war-order-word-always",
            Self::Lose if gamble => "war-order-word-die",
            Self::Lose => "war-order-word-lose",
            Self::Never => "war-order-word-never",
            Self::Ask => "war-order-word-ask",
        }
    }
}

/// How [`When`] is written, of a gamble or of a first use.
#[derive(Debug)]
struct WhenOf<const GAMBLE: bool>;

impl<const GAMBLE: bool> Codec<When> for WhenOf<GAMBLE> {
    fn write(when: &When, to: &mut Vec<Word>) {
        to.push(Word::One(when.key(GAMBLE)));
    }

    fn read(from: &mut Cursor<'_>) -> Option<When> {
        let word = from.next()?;
        When::ALL.iter().copied().find(|when| when.key(GAMBLE).as_str() == word)
    }

    fn form(_: &str) -> String {
        let words = if GAMBLE { When::GAMBLES } else { When::ALL };
        words.iter().map(|when| when.key(GAMBLE).to_string()).collect::<Vec<_>>().join("|")
    }
}

/// At whom: the highest where nothing is said.
#[derive(Debug)]
struct AimOf;

impl Codec<Aim> for AimOf {
    fn write(aim: &Aim, to: &mut Vec<Word>) {
        One::write(aim, to);
    }

    fn read(from: &mut Cursor<'_>) -> Option<Aim> {
        Some(from.attempt(One::read).unwrap_or(Aim::Highest))
    }

    fn form(name: &str) -> String {
        <Opt<One> as Codec<Option<Aim>>>::form(name)
    }
}

notation! { Order {
    Use(legend: One, when: WhenOf<false>, aim: AimOf) = "use",
    Gamble(legend: One, when: WhenOf<true>, aim: AimOf) = "gamble",
    Strike(legend: One, when: One) = "strike",
    Look = "look highest",
    Draw = "draw",
} }

/// What an order is about: its Legend with a letter for the kind of question.
#[must_use]
pub fn slot(order: &Order) -> Key {
    let of = |letter: char, legend: &Key| Key::new(&format!("{letter}:{legend}")).unwrap_or(*legend);
    match order {
        Order::Use(legend, ..) => of('u', legend),
        Order::Gamble(legend, ..) => of('g', legend),
        Order::Strike(legend, _) => of('s', legend),
        Order::Look => Key::of("look"),
        Order::Draw => Key::of("draw"),
    }
}

/// The orders by which nobody waits for a seat: whatever it is asked, it holds.
#[must_use]
pub fn holding(pool: &Pool) -> Vec<Order> {
    let all = pool.legends.iter().flat_map(|card| {
        let key = pool.key(card);
        [
            Order::Use(key, When::Never, Aim::Highest),
            Order::Gamble(key, When::Never, Aim::Highest),
            Order::Strike(key, StrikeWhen::Never),
        ]
    });
    all.chain([Order::Look, Order::Draw]).collect()
}

/// The orders that every seat has from the start (WAR-15.7): support Legends with strikes ask only before a loss.
#[must_use]
pub fn presets(pool: &Pool) -> Vec<Order> {
    let strikes =
        |card| pool.legend(card).is_some_and(|legend| matches!(legend.effect, Effect::SupportStrike { .. }));
    pool.legends
        .iter()
        .filter(|card| strikes(*card))
        .map(|card| Order::Strike(pool.key(card), StrikeWhen::AskLose))
        .collect()
}
