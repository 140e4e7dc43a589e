//! What is taken down of a player's wishes to be asked: about an own item (5.2.5), and before a Cool Down ends (D-57). Nobody is asked
//! for them.

use super::Illegal;
use crate::state::Side;
use skald_toolkit::grammar::{Grammar, Walker, keywords};
use skald_vocabulary::interface::{Key, Say};

const HOLD: Key = Key::of("hold");
const RESET: Key = Key::of("reset");
/// One is asked before a Cool Down ends.
pub const ASK: Key = Key::of("ask");
/// It ends at once.
pub const ALWAYS: Key = Key::of("always");
/// The last turn that can be named.
const LAST: i64 = 9999;

/// The wishes.
#[derive(Clone, Copy, Debug)]
pub struct Hold;

/// A wish.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Wished {
    /// In which turn to be asked once about an own item.
    Hold(u16),
    /// Whether to be asked before a Cool Down ends.
    Reset(bool),
}

impl Wished {
    /// Takes it down.
    pub const fn note(self, side: &mut Side) {
        match self {
            Self::Hold(turn) => side.hold = turn,
            Self::Reset(asks) => side.asks_reset = asks,
        }
    }
}

impl Grammar for Hold {
    type Move = Wished;
    type Illegal = Illegal;

    fn walk<W: Walker<Illegal = Illegal>>(&self, w: &mut W) -> Result<Wished, W::Stop> {
        let verbs = [(HOLD, "lraw-order-verb-hold"), (RESET, "lraw-matter-reset")];
        if w.one(keywords(|| Say::new("lraw-order-verb-hold"), verbs))? == HOLD {
            let turn = w.number(|| Say::new("lraw-order-ask-hold"), 0..=LAST)?;
            return Ok(Wished::Hold(u16::try_from(turn).unwrap_or(0)));
        }
        let wishes = [(ASK, "lraw-wish-ask"), (ALWAYS, "lraw-wish-always")];
        Ok(Wished::Reset(w.one(keywords(|| Say::new("lraw-order-ask-wish"), wishes))? == ASK))
    }
}
