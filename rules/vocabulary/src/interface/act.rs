//! What is done at a table, as its log writes it: an input of the game, or something that no game is told.

use std::{fmt, str::FromStr};

use super::{BadNotation, Input, Key, Seat};

/// One act at a table. Every entry of its log is one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Act {
    /// Something is fed into the game.
    Input(Input<String>),
    /// A seat changes hands. The game is not told: its decisions stay what they are.
    Seat {
        /// The seat.
        seat: Seat,
        /// Who plays it from now on.
        hands: Hands,
    },
    /// The game stands again as it stood after an earlier entry. Draws that were made since are not made again: what is
    /// played now draws anew.
    Back {
        /// The number of that entry.
        to: u32,
    },
    /// A setting or a term of the table changes.
    Set {
        /// Which.
        what: Key,
        /// What it is from now on, in words of the host.
        to: String,
    },
    /// The table stands still, and its clocks with it.
    Pause,
    /// The table goes on.
    Resume,
}

/// Who plays a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Hands {
    /// A person.
    Person,
    /// A computer of this level, from 1; the host says which there are.
    Computer(u8),
    /// Nobody.
    Vacant,
}

impl Act {
    /// The word for what kind of act it is.
    #[must_use]
    pub const fn kind(&self) -> &'static str {
        match self {
            Self::Input(Input::Answer { .. }) => "answer",
            Self::Input(Input::Withdraw { .. }) => "withdraw",
            Self::Input(Input::Continue) => "continue",
            Self::Input(Input::Resign { .. }) => "resign",
            Self::Input(Input::TimeCalled) => "time",
            Self::Input(Input::Award { .. }) => "award",
            Self::Input(Input::AwardGame { .. }) => "award-game",
            Self::Seat { .. } => "seat",
            Self::Back { .. } => "back",
            Self::Set { .. } => "set",
            Self::Pause => "pause",
            Self::Resume => "resume",
        }
    }

    /// The decision that it is about, if it is about one.
    #[must_use]
    pub const fn decision(&self) -> Option<super::DecisionId> {
        match self {
            Self::Input(Input::Answer { at, .. } | Input::Withdraw { at }) => Some(*at),
            _ => None,
        }
    }
}

impl From<Input<String>> for Act {
    fn from(input: Input<String>) -> Self {
        Self::Input(input)
    }
}

/// The line in which logs and game files write an act: an input as it is written, or `seat b computer 1`, `seat b person`,
/// `seat b vacant`, `back 12`, `set limit 3600000`, `pause`, `resume`.
impl fmt::Display for Act {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Input(input) => input.fmt(f),
            Self::Seat { seat, hands: Hands::Person } => write!(f, "seat {seat} person"),
            Self::Seat { seat, hands: Hands::Computer(level) } => write!(f, "seat {seat} computer {level}"),
            Self::Seat { seat, hands: Hands::Vacant } => write!(f, "seat {seat} vacant"),
            Self::Back { to } => write!(f, "back {to}"),
            Self::Set { what, to } => write!(f, "set {what} {to}"),
            Self::Pause => f.write_str("pause"),
            Self::Resume => f.write_str("resume"),
        }
    }
}

impl FromStr for Act {
    type Err = BadNotation;

    fn from_str(line: &str) -> Result<Self, BadNotation> {
        let words: Vec<&str> = line.split_whitespace().collect();
        let bad = |wanted: &str| BadNotation::new(line, wanted);
        match words.as_slice() {
            ["pause"] => Ok(Self::Pause),
            ["resume"] => Ok(Self::Resume),
            ["back", to] => to.parse().map(|to| Self::Back { to }).map_err(|_| bad("back NUMBER")),
            ["set", what, _, ..] => {
                let to = words.iter().skip(2).copied().collect::<Vec<&str>>().join(" ");
                Key::new(what).map(|what| Self::Set { what, to }).map_err(|_| bad("set NAME VALUE"))
            }
            // These words begin an act and no answer.
            ["pause" | "resume", ..] => Err(bad("pause or resume")),
            ["back", ..] => Err(bad("back NUMBER")),
            ["set", ..] => Err(bad("set NAME VALUE")),
            ["seat", rest @ ..] => {
                let wanted = "seat SEAT person, seat SEAT computer LEVEL or seat SEAT vacant";
                let (seat, hands) = rest.split_first().ok_or_else(|| bad(wanted))?;
                let seat = Key::new(seat).ok().and_then(|key| Seat::from_key(key).ok());
                let seat = seat.ok_or_else(|| bad(wanted))?;
                let hands = match hands {
                    ["person"] => Hands::Person,
                    ["vacant"] => Hands::Vacant,
                    ["computer", level] => Hands::Computer(level.parse().map_err(|_| bad(wanted))?),
                    _ => return Err(bad(wanted)),
                };
                Ok(Self::Seat { seat, hands })
            }
            _ => Input::read(line).map(Self::Input),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::interface::DecisionId;

    #[test]
    fn every_act_comes_back_from_its_line() {
        let at = DecisionId::new("q1.2").unwrap();
        for (act, line, kind) in [
            (Act::Input(Input::Answer { at, with: "use w07a".to_owned() }), "q1.2 use w07a", "answer"),
            (Act::Input(Input::Withdraw { at }), "withdraw q1.2", "withdraw"),
            (Act::Input(Input::Continue), "continue", "continue"),
            (Act::Input(Input::Resign { seat: Seat(1) }), "resign b", "resign"),
            (Act::Input(Input::TimeCalled), "time", "time"),
            (Act::Input(Input::Award { seat: Seat(0) }), "award a", "award"),
            (Act::Input(Input::AwardGame { seat: Seat(1) }), "award-game b", "award-game"),
            (Act::Seat { seat: Seat(1), hands: Hands::Person }, "seat b person", "seat"),
            (Act::Seat { seat: Seat(2), hands: Hands::Computer(1) }, "seat c computer 1", "seat"),
            (Act::Seat { seat: Seat(0), hands: Hands::Vacant }, "seat a vacant", "seat"),
            (Act::Back { to: 12 }, "back 12", "back"),
            (
                Act::Set { what: Key::new("limit").unwrap(), to: "3600000".to_owned() },
                "set limit 3600000",
                "set",
            ),
            (Act::Pause, "pause", "pause"),
            (Act::Resume, "resume", "resume"),
        ] {
            assert_eq!((act.to_string().as_str(), act.kind()), (line, kind));
            assert_eq!(line.parse::<Act>().as_ref(), Ok(&act), "{line}");
        }
        let wrong = ["", "seat", "seat b", "seat b computer", "seat ? person", "back", "back x", "back 1 2"];
        for line in wrong.into_iter().chain(["set", "set limit", "pause now", "resume b", "dance"]) {
            assert!(line.parse::<Act>().is_err(), "{line}");
        }
    }
}
