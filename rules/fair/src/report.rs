//! What a verification found, and how it is put into words.

use super::{BadLine, Commitment, Draw, Link};
use skald_vocabulary::interface::{Arg, Outcome, Say, Seat};

/// What came of verifying a game file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Report {
    /// What the file says it is; nothing when it could not be read.
    pub about: Option<About>,
    /// Everything that does not fit, by line; empty when all fits.
    pub findings: Vec<Finding>,
}

/// What a game file says it is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct About {
    /// The game's name.
    pub game: String,
    /// What people call it, if it is one that there is.
    pub name: Option<Say>,
    /// The table's id.
    pub table: String,
    /// The commitment, to be compared with the one that was posted before the deal.
    pub commitment: Commitment,
    /// The last link, to be compared with the one that was posted at the end.
    pub link: Link,
    /// Each seat's own words.
    pub words: Vec<String>,
    /// How many inputs the game took, the deal not counted.
    pub inputs: usize,
    /// How many draws were made.
    pub draws: usize,
    /// How it ended.
    pub outcome: Option<Outcome>,
}

/// Something that does not fit.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Finding {
    /// The line of the file, from 1.
    pub line: usize,
    /// What.
    pub what: What,
}

/// What does not fit.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum What {
    /// The line cannot be read; nothing after it was looked at.
    Unreadable(BadLine),
    /// The line's link is not the one of its fields: something in the line was changed.
    Link,
    /// The revealed secret is not the one that was committed to.
    Secret,
    /// The commitment is not the one of the revealed secret and the table.
    Commitment,
    /// There is no such game.
    Game(String),
    /// The rules have another version than this program's.
    Rules {
        /// The file's.
        file: u32,
        /// The program's.
        own: u32,
    },
    /// The words are not one text for each seat.
    Seats,
    /// The game cannot be opened or dealt like this.
    Setup(Say),
    /// The packs are not the ones that the game was fixed to.
    Packs,
    /// A draw is not the one that the secret gives.
    Draw {
        /// As the file has it; nothing when it is missing.
        file: Option<Draw>,
        /// As the secret gives it; nothing when there is none.
        own: Option<Draw>,
    },
    /// The input is not written in the game's notation.
    Notation(String),
    /// The rules refuse the input.
    Refused(Say),
    /// The table steps back to an entry that was not before it.
    NoSuchEntry(u32),
    /// The clock gave another answer than the declared default.
    Default {
        /// Whose decision.
        seat: Seat,
        /// What the clock gave.
        file: String,
        /// The default.
        own: Option<String>,
    },
    /// The game ended otherwise, or had not ended.
    Outcome,
}

impl What {
    /// The finding in words.
    #[must_use]
    pub fn say(&self) -> Say {
        let drawn = |draw: &Option<Draw>| draw.as_ref().map_or_else(|| Say::new("fair-no-draw"), Draw::say);
        match self {
            Self::Unreadable(why) => Say::new("fair-unreadable").with("why", why.say()),
            Self::Link => Say::new("fair-link"),
            Self::Secret => Say::new("fair-secret"),
            Self::Commitment => Say::new("fair-commitment"),
            Self::Game(game) => Say::new("fair-game").with("game", game.as_str()),
            Self::Rules { file, own } => Say::new("fair-rules").with("file", *file).with("own", *own),
            Self::Seats => Say::new("fair-seats"),
            Self::Setup(say) => Say::new("fair-setup").with("why", say.clone()),
            Self::Packs => Say::new("fair-packs"),
            Self::Draw { file, own } => {
                Say::new("fair-wrong-draw").with("file", drawn(file)).with("own", drawn(own))
            }
            Self::Notation(wanted) => Say::new("fair-notation").with("wanted", wanted.as_str()),
            Self::Refused(say) => Say::new("fair-refused").with("why", say.clone()),
            Self::NoSuchEntry(to) => Say::new("fair-no-entry").with("number", *to),
            Self::Default { seat, file, own } => Say::new("fair-default")
                .with("who", *seat)
                .with("file", file.as_str())
                .with("own", own.as_deref().unwrap_or("–")),
            Self::Outcome => Say::new("fair-outcome"),
        }
    }
}

impl About {
    /// The game as it is spoken of: one that nobody knows by its id.
    fn called(&self) -> Arg {
        self.name.clone().map_or_else(|| Arg::from(self.game.as_str()), Arg::from)
    }
}

impl Report {
    /// The most findings that are told; the rest is counted.
    pub const MOST_TOLD: usize = 10;

    /// Whether everything fits.
    #[must_use]
    pub fn holds(&self) -> bool {
        self.findings.is_empty()
    }

    /// The report in words, paragraph by paragraph.
    #[must_use]
    pub fn says(&self) -> Vec<Say> {
        let mut says = Vec::new();
        if let Some(about) = &self.about {
            says.push(
                Say::new("fair-about")
                    .with("game", about.called())
                    .with("table", about.table.as_str())
                    .with("inputs", about.inputs)
                    .with("draws", about.draws),
            );
        }
        if self.holds() {
            says.push(Say::new("fair-holds"));
        } else {
            says.push(Say::new("fair-fails").with("count", self.findings.len()));
            let told = self.findings.iter().take(Self::MOST_TOLD);
            says.extend(told.map(|finding| {
                Say::new("fair-finding").with("line", finding.line).with("what", finding.what.say())
            }));
            let more = self.findings.len().saturating_sub(Self::MOST_TOLD);
            if more > 0 {
                says.push(Say::new("fair-more").with("count", more));
            }
        }
        if let Some(about) = &self.about {
            says.push(Say::new("fair-posted").with("commitment", about.commitment.to_string()));
            says.push(Say::new("fair-sealed").with("link", about.link.to_string()));
        }
        says
    }
}
