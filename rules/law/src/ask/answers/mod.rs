//! What may be answered: the grammar of the match's moves. Menus, the reader, the check of a move and all legal moves are
//! this. Here what all of them share; each kind of decision stands in a room beneath.

mod before;
mod between;
mod spaces;
mod turn;
mod written;

use std::sync::Arc;

use self::spaces::Spaces;
use super::{Illegal, Kind, judge};
use crate::{
    act::Act,
    board::{Label, Spots},
    cards::Card,
    eval::Scene,
    moves::Move,
    setup::Rules,
    state::State,
    tell,
};
use skald_toolkit::grammar::{Grammar, GrammarExt, Notation, Options, Walker, options};
use skald_vocabulary::interface::{Choice, Key, Pick, Say, Seat};

/// The choice to put a deck together card by card.
const OWN: Key = Key::of("own");

/// The verbs of all moves.
const VERBS: [&str; 16] = [
    "pantheon",
    "deck",
    "lay",
    "place",
    "north",
    "move",
    "stay",
    "order",
    "draft",
    "exchange",
    "trade",
    "done",
    "give",
    "first",
    "reinforce",
    "agree",
];

/// The answers to a decision that stands.
#[derive(Clone, Copy, Debug)]
pub struct Answers<'s> {
    /// The table's rules.
    pub rules: &'s Rules,
    /// The position.
    pub state: &'s State,
    /// Whose decision it is.
    pub seat: Seat,
    /// What kind of decision it is.
    pub kind: Kind,
}

impl Grammar for Answers<'_> {
    type Move = Act;
    type Illegal = Illegal;

    fn walk<W: Walker<Illegal = Illegal>>(&self, w: &mut W) -> Result<Act, W::Stop> {
        if w.instead(|word| self.is_other(word.as_str()).then_some(())).is_some() {
            return Err(w.refuse(|| judge::other(self.kind)));
        }
        if let Some(verb) = self.kind.row().verb {
            w.said(verb);
        }
        match self.kind {
            Kind::Pantheon => self.pantheon(w),
            Kind::Deck => self.deck(w),
            Kind::Lay => self.lay(w),
            Kind::Open => self.open(w),
            Kind::Play => self.play(w),
            Kind::Maneuver => self.maneuver(w),
            Kind::Traitors => self.traitors(w),
            Kind::Phoenix(turn) => self.phoenix(turn, w),
            Kind::Pick | Kind::Draw => self.draft(w),
            Kind::Follow => self.follow(w),
            Kind::Trade => self.give(w),
            Kind::Plan => self.plan(w),
            Kind::Agree => self.agree(w),
            Kind::First => self.first(w),
        }
    }
}

impl Answers<'_> {
    /// Whether a word is a verb that answers other kinds of decisions only.
    fn is_other(&self, word: &str) -> bool {
        let own = self.kind.row().verb.is_some_and(|verb| verb.as_str() == word)
            || match self.kind {
                Kind::Open => word == "north" && self.hand().is_empty(),
                // Passing has a reason of its own.
                Kind::Play => matches!(word, "stay" | "done"),
                Kind::Maneuver => word == "stay",
                Kind::Follow => matches!(word, "exchange" | "trade" | "done"),
                _ => false,
            };
        VERBS.contains(&word) && !own
    }

    fn hand(&self) -> &[Card] {
        self.state.player(self.seat).map(|player| player.hand.as_slice()).unwrap_or_default()
    }

    /// Of two equal cards of the hand the one that everybody knows of.
    fn known(&self, card: Card) -> Card {
        let key = self.rules.pool.key(card);
        let shown = self.state.player(self.seat).map(|player| player.shown.as_slice()).unwrap_or_default();
        shown.iter().copied().find(|other| self.rules.pool.key(*other) == key).unwrap_or(card)
    }

    /// The different cards of a list, one choice each.
    fn cards<'a>(
        &'a self,
        prompt: impl Fn() -> Say + 'a,
        of: &'a [Card],
        refuse: impl Fn(&Pick) -> Illegal + 'a,
    ) -> impl Options<Item = Card, Illegal = Illegal> + 'a {
        let key = |card: &Card| self.rules.pool.key(*card);
        let first =
            move |(at, card): &(usize, &Card)| of.iter().take(*at).all(|other| key(other) != key(card));
        let items = of.iter().enumerate().filter(first).map(|(_, card)| *card);
        let label = |key, card: &Card| {
            Choice::new(key, tell::card_label(self.rules, *card)).note(tell::card_note(self.rules, *card))
        };
        options(prompt, items, key, label).or(move |word| word.map(&refuse))
    }

    /// Why a word is none of some cards: one of the game that is not among them, or no card at all.
    fn missing(&self, of: &[Card], word: &Pick, missing: fn(Arc<str>, Vec<Arc<str>>) -> Illegal) -> Illegal {
        match word.as_one().and_then(|key| self.rules.pool.find(key)) {
            Some(card) => missing(judge::name(self.rules, card), judge::names(self.rules, of)),
            None => Illegal::UnknownCard(word.to_string()),
        }
    }

    /// A set of spaces, in reading order, with a second line for each.
    fn spaces<'a>(
        scene: &'a Scene<'a>,
        prompt: &'static str,
        set: Spots,
        note: impl Fn(usize) -> Option<Say> + 'a,
        refuse: impl Fn(Label) -> Illegal + 'a,
    ) -> impl Options<Item = usize, Illegal = Illegal> + 'a {
        Spaces { scene, prompt, set, note, refuse }
    }
}

/// Judges a move as the answer of a seat to a decision.
///
/// # Errors
/// [`Illegal`] with what is wrong.
pub fn resolve(rules: &Rules, state: &State, seat: Seat, kind: Kind, with: &Move) -> Result<Act, Illegal> {
    Answers { rules, state, seat, kind }.read(&with.words())
}
