//! Standing orders (section 5): what they are, here; their notation, what they answer and what can be chosen, beside.

mod choices;
mod follow;
mod kept;
mod notation;
mod objection;
mod skipped;
mod tell;

pub use self::{
    choices::Orders,
    follow::{beside, follow},
    kept::{kept, left},
    objection::{objection, plan_objection},
    skipped::skipped,
    tell::tell_order,
};
use super::{board::Label, cards::Dominion};
use skald_vocabulary::interface::Key;

/// The most wishes that one order can hold.
pub const MOST_WISHES: usize = 8;

/// A standing order, one line of text: `play thor c3 2`, `fill athena>circe`, `agree one`.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Order {
    /// Lead the first of these pantheons that is free (D3).
    Lead(Vec<Key>),
    /// Lay the first of these pieces that is on offer, or else the first on offer, so that the board stays small or grows
    /// as large as it can (D5).
    Lay(Shape, Vec<Key>),
    /// Place the first of these cards face down that can lie on its space (D6).
    Hide(Vec<(Key, Label)>),
    /// Play the first of these cards that can lie on its space and captures at least so many cards there (D7).
    Play(Vec<(Key, Label, u8)>),
    /// Never move on (D8).
    Stay,
    /// Traitors lie by level, the highest on top (D9).
    Traitors,
    /// Phoenix cards keep the order in which they lie (D10).
    Rise,
    /// Fill the deck in this order (D11); and, where it says so, sacrifice nothing. Without that the plan is left to the
    /// owner as soon as a sacrifice is possible.
    Fill(Vec<Key>, bool),
    /// Sacrifice nothing where the fill leaves no choice (D12).
    Keep,
    /// Approve the mate's sacrifices (D13).
    Agree(Consent),
    /// Who of the team goes first (D14).
    First(Whom),
    /// Take the first of these open draft cards; without wishes the strongest (D15, D16).
    Draft(Vec<Wish>),
    /// Neither exchange nor trade (D17).
    Done,
    /// Give the first of these cards that is in hand for a trade, or else the weakest (D18).
    Give(Vec<Key>),
}

/// How the board should grow.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Shape {
    /// As small as possible.
    Compact,
    /// As large as possible.
    Spread,
}

/// Which sacrifices are approved.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Consent {
    /// Those of level I, and no others: without an answer in time none counts, and nobody is to wait for one (section 5, D13).
    One,
    /// All.
    All,
    /// None.
    None,
}

/// Who should go first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Whom {
    /// The owner of the order.
    Me,
    /// The mate.
    Mate,
}

/// Which draft card is wished for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Wish {
    /// This card.
    Card(Key),
    /// The strongest: by level, sum of stats, id.
    Best,
    /// The strongest of a dominion.
    BestOf(Dominion),
}

/// What an order is about: a newer order with the same slot replaces the older. Plans that begin with different cards stand
/// side by side.
#[must_use]
pub fn slot(order: &Order) -> Key {
    match order {
        Order::Lead(_) => Key::of("lead"),
        Order::Lay(..) => Key::of("lay"),
        Order::Hide(_) => Key::of("hide"),
        Order::Play(plans) => plans.first().map_or(Key::of("play"), |(card, ..)| *card),
        Order::Stay => Key::of("stay"),
        Order::Traitors => Key::of("traitors"),
        Order::Rise => Key::of("rise"),
        Order::Fill(..) => Key::of("fill"),
        Order::Keep => Key::of("keep"),
        Order::Agree(_) => Key::of("agree"),
        Order::First(_) => Key::of("first"),
        Order::Draft(_) => Key::of("draft"),
        Order::Done => Key::of("done"),
        Order::Give(_) => Key::of("give"),
    }
}
