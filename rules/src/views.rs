//! The views of all games in one enum. It exists for `render` alone.

use serde::Serialize;

use crate::{
    chaos,
    interface::{Say, Seat},
    law, war,
};

/// What one viewer may see, whichever game it is.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[non_exhaustive]
pub enum AnyView {
    /// A game without a drawing of its own: a title and lines of text.
    Plain(PlainView),
    /// The Rules of War.
    War(Box<war::View>),
    /// Legends of Chaos.
    Chaos(Box<chaos::View>),
    /// Legends At War.
    Law(Box<law::View>),
    /// One game of a match.
    Match(Box<MatchView>),
}

/// One game of a match, and how the match stands.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct MatchView {
    /// Who sits where in this game: the player at each of its seats. A drawing names the seats of `game` by it.
    pub seating: Vec<Seat>,
    /// Games won so far, by player.
    pub wins: Vec<u8>,
    /// Which game of the match this is, from 1.
    pub number: u8,
    /// The most games that the match can have.
    pub best_of: u8,
    /// The game as the viewer sees it.
    pub game: AnyView,
}

impl From<war::View> for AnyView {
    fn from(view: war::View) -> Self {
        Self::War(Box::new(view))
    }
}

impl From<chaos::View> for AnyView {
    fn from(view: chaos::View) -> Self {
        Self::Chaos(Box::new(view))
    }
}

impl From<law::View> for AnyView {
    fn from(view: law::View) -> Self {
        Self::Law(Box::new(view))
    }
}

/// A view in plain words, for games without a drawing of their own.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct PlainView {
    /// What is shown.
    pub title: Say,
    /// Line by line.
    pub lines: Vec<Say>,
}

/// A kit as it is drawn, whichever game it is for. It exists for `render` alone.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub enum AnyKit {
    /// A kit without a drawing of its own: a title and lines of text.
    Plain(PlainView),
    /// An Arsenal of Legends of Chaos, with the cards it was built from.
    Chaos(Box<chaos::kits::Shown>),
    /// A Skirmish deck of Legends At War, with the characters it was built from.
    Law(Box<law::kits::Shown>),
}
