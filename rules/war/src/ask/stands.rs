//! A decision that stands, and what is asked in it.

use skald_vocabulary::interface::{Say, Seat};

use super::legal::kind;
use crate::{
    cards::Pool,
    state::{Entry, State},
    tell::card_say,
};

/// A decision that stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stands {
    /// The Draw of a player.
    Draw(Seat),
    /// A place in the queue: asked now, or to be answered ahead.
    Queued(u8, Entry),
    /// The choice among looked-at cards.
    Look(Seat),
}

/// A sentence about the Draw for the coming turn.
pub fn draw_say(id: &'static str, state: &State) -> Say {
    Say::new(id).with("turn", state.turn.saturating_add(1))
}

/// The question about a queued Legend in words.
pub fn prompt(pool: &Pool, state: &State, entry: Entry) -> Say {
    let ability = pool.legend(entry.card).map_or_else(|| "".into(), |legend| legend.ability);
    Say::new(kind(state, entry).row().ask).with("legend", card_say(pool, entry.card)).with("ability", ability)
}
