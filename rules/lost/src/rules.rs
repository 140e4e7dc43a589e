//! What is fixed for one table: its cards and the number of its players.

use std::sync::Arc;

use skald_vocabulary::interface::Seat;

use crate::{
    cards::Pool,
    state::{Question, State},
};

/// Lost Legends: the cards and the number of players of one table, shared by all its positions.
#[derive(Clone, Debug)]
pub struct Lost {
    pub(crate) pool: Arc<Pool>,
    pub(crate) players: u8,
}

impl Lost {
    /// A game with these cards.
    pub(crate) const fn with(pool: Arc<Pool>, players: u8) -> Self {
        Self { pool, players }
    }

    /// The cards.
    #[must_use]
    pub const fn pool(&self) -> &Arc<Pool> {
        &self.pool
    }

    /// Whether a move is no answer in a decision because something else is asked: for the objection.
    pub(crate) fn question(state: &State, seat: Seat) -> Option<&Question> {
        let fight = state.table.fight()?;
        fight.asks.iter().find(|ask| ask.seat == seat).map(|ask| &ask.what)
    }
}
