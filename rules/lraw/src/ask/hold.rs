//! What is taken down of a player's wish to be asked about an own item (5.2.5); nobody is asked for it.

use super::Illegal;
use skald_toolkit::grammar::{Grammar, Walker, keywords};
use skald_vocabulary::interface::{Key, Say};

const HOLD: Key = Key::of("hold");
/// The last turn that can be named.
const LAST: i64 = 9999;

/// The wish.
#[derive(Clone, Copy, Debug)]
pub struct Hold;

impl Grammar for Hold {
    type Move = u16;
    type Illegal = Illegal;

    fn walk<W: Walker<Illegal = Illegal>>(&self, w: &mut W) -> Result<u16, W::Stop> {
        w.one(keywords(|| Say::new("lraw-order-verb-hold"), [(HOLD, "lraw-order-verb-hold")]))?;
        let turn = w.number(|| Say::new("lraw-order-ask-hold"), 0..=LAST)?;
        Ok(u16::try_from(turn).unwrap_or(0))
    }
}
