//! What becomes of a standing order while the game goes on.
//!
//! What belongs here: the words for it, the same in all games. What does not: the orders themselves, which are each game's.

use super::Say;

/// What has become of a standing order, or of something prepared.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Kept<O> {
    /// It stands, as this.
    As(O),
    /// It is used up, as its owner expects; nobody is told.
    Used,
    /// It is dropped, and its owner is told why.
    Dropped(Say),
}

impl<O> Kept<O> {
    /// The same of another kind of order.
    pub fn map<P>(self, of: impl FnOnce(O) -> P) -> Kept<P> {
        match self {
            Self::As(order) => Kept::As(of(order)),
            Self::Used => Kept::Used,
            Self::Dropped(why) => Kept::Dropped(why),
        }
    }
}
