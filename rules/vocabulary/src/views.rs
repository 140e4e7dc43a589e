//! What one viewer may see, whichever game it is: handed on by crates that know no game, and opened again by the
//! drawing of its own game.
//!
//! What belongs here: the erased view and kit, and the two views that games share (plain lines, one game of a match).
//! What does not: the view of any game.

use std::{any::Any, fmt::Debug, sync::Arc};

use serde::Serialize;

use crate::interface::{Say, Seat};

/// What a view must be able to do without its type.
trait Sight: Any + Debug + Send + Sync {
    fn same(&self, other: &dyn Sight) -> bool;
}

impl<V: Any + Eq + Debug + Send + Sync> Sight for V {
    fn same(&self, other: &dyn Sight) -> bool {
        let other: &dyn Any = other;
        other.downcast_ref::<V>().is_some_and(|other| self == other)
    }
}

/// What one viewer may see, whichever game it is. Copies share one view.
#[derive(Clone, Debug)]
pub struct AnyView(Arc<dyn Sight>);

impl AnyView {
    /// The view of a game, without its type.
    #[must_use]
    pub fn of<V: Any + Eq + Debug + Send + Sync>(view: V) -> Self {
        Self(Arc::new(view))
    }

    /// The view again, if it is one of this type.
    #[must_use]
    pub fn get<V: Any>(&self) -> Option<&V> {
        let view: &dyn Any = &*self.0;
        view.downcast_ref()
    }
}

impl PartialEq for AnyView {
    fn eq(&self, other: &Self) -> bool {
        self.0.same(&*other.0)
    }
}

impl Eq for AnyView {}

/// One game of a match, and how the match stands.
#[derive(Clone, Debug, PartialEq, Eq)]
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

impl From<MatchView> for AnyView {
    fn from(view: MatchView) -> Self {
        Self::of(view)
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

impl From<PlainView> for AnyView {
    fn from(view: PlainView) -> Self {
        Self::of(view)
    }
}

/// A kit as it is drawn, whichever game it is for. Copies share one kit.
#[derive(Clone, Debug)]
pub struct AnyKit(Arc<dyn Shown>);

/// What a kit must be able to do without its type.
trait Shown: Any + Debug + Send + Sync {}

impl<K: Any + Debug + Send + Sync> Shown for K {}

impl AnyKit {
    /// The kit of a game, without its type.
    #[must_use]
    pub fn of<K: Any + Debug + Send + Sync>(kit: K) -> Self {
        Self(Arc::new(kit))
    }

    /// The kit again, if it is one of this type.
    #[must_use]
    pub fn get<K: Any>(&self) -> Option<&K> {
        let kit: &dyn Any = &*self.0;
        kit.downcast_ref()
    }
}
