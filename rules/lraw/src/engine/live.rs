//! A position that knows whether it was touched since its cards were last valued.

use std::ops::{Deref, DerefMut};

use crate::state::State;

/// A position; touching it makes what was worked out stale.
pub struct Live<'e> {
    state: &'e mut State,
    stale: bool,
}

impl<'e> Live<'e> {
    /// A position of which nothing has been worked out yet.
    pub const fn new(state: &'e mut State) -> Self {
        Self { state, stale: true }
    }

    /// The position, to touch what no card's worth depends on: procedures that wait, questions and answers, what runs, the attack,
    /// whose turn it is, what was used, and damage on Warlords. Tests look that it is no more.
    pub const fn aside(&mut self) -> &mut State {
        self.state
    }

    /// Whether it was touched since the last time of asking.
    pub const fn take_stale(&mut self) -> bool {
        std::mem::replace(&mut self.stale, false)
    }
}

impl Deref for Live<'_> {
    type Target = State;

    fn deref(&self) -> &State {
        self.state
    }
}

impl DerefMut for Live<'_> {
    fn deref_mut(&mut self) -> &mut State {
        self.stale = true;
        self.state
    }
}
