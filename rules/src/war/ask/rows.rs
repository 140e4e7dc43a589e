//! What stays the same about each kind of decision, one row a kind.

use crate::{
    grammar::Row,
    interface::{Auto, ClockClass, Stakes},
    war::view::Asked,
};

/// The Draw of a player. There is no choice, but whoever chose this pace wants to press.
pub const DRAW: Row = Row {
    class: ClockClass::Quick,
    auto: Auto::Consent,
    ..Row::new("draw", "war-ask-draw", "war-wait-draw")
};

const USE: Row = Row { stakes: Stakes::Concerns, ..Row::new("use", "war-ask-use", "war-wait-use") };
const GAMBLE: Row =
    Row { stakes: Stakes::Concerns, ..Row::new("gamble", "war-ask-gamble", "war-wait-gamble") };
const STRIKE: Row = Row::new("strike", "war-ask-strike", "war-wait-strike");
const LOOK: Row =
    Row { auto: Auto::Never, stakes: Stakes::Concerns, ..Row::new("look", "war-ask-look", "war-wait-look") };

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
