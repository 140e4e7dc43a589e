//! What stays the same about each kind of decision, one row a kind.

use serde::Serialize;
use skald_toolkit::grammar::Row;
use skald_vocabulary::interface::{Auto, ClockClass};

/// The Draw of a player. There is no choice, but whoever chose this pace wants to press.
pub const DRAW: Row =
    Row::new("draw", "war-ask-draw", "war-wait-draw").class(ClockClass::Choice).auto(Auto::Consent);
const USE: Row = Row::new("use", "war-ask-use", "war-wait-use").concerns();
const GAMBLE: Row = Row::new("gamble", "war-ask-gamble", "war-wait-gamble").concerns();
const STRIKE: Row = Row::new("strike", "war-ask-strike", "war-wait-strike");
/// That the highest card came from the clock would tell of the others.
const LOOK: Row = Row::new("look", "war-ask-look", "war-wait-look").auto(Auto::Never).concerns().private();

/// What kind of question it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
pub enum Asked {
    /// A Legend's first use: free.
    Use,
    /// A later use: the coin decides.
    Gamble,
    /// A strike of a support Legend.
    Strike,
    /// Which of the looked-at cards becomes active.
    Look,
}

impl Asked {
    /// The row of this kind of question.
    #[must_use]
    pub const fn row(self) -> &'static Row {
        match self {
            Self::Use => &USE,
            Self::Gamble => &GAMBLE,
            Self::Strike => &STRIKE,
            Self::Look => &LOOK,
        }
    }
}
