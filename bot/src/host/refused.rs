//! Why the host refuses, and how that is said.

use skald_rules::{
    interface::{DecisionId, KitFault, Refusal, RefusalKind, Say, Seat, SetupError},
    tournament,
};

use crate::store::{StoreError, TableId};

/// A refusal: nothing has changed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Refused {
    /// There is no such table.
    NoTable,
    /// There is no such game.
    NoGame(String),
    /// The game has begun, so the lobby is closed.
    Begun,
    /// The game has not begun.
    NotBegun,
    /// The game is over.
    Over,
    /// The game is not over yet.
    NotOver,
    /// The table was given up before it began.
    Closed,
    /// The table stands still because Discord cannot be reached there.
    Paused,
    /// The game was played by a version of its rules by which this program cannot go on.
    OtherRules {
        /// The table's code.
        code: String,
        /// The version by which it was played.
        began: u32,
        /// The version that there is now.
        now: u32,
    },
    /// The game stands still because this build of the program would have played it otherwise.
    OtherBuild {
        /// The table's code.
        code: String,
    },
    /// All seats are taken.
    Full,
    /// The person sits there already.
    Seated,
    /// The person does not sit there.
    NotSeated,
    /// It is no match of two, so no game can be given up by itself.
    NoSingleGame,
    /// That game of the match is over.
    GameOver {
        /// Its number, from 1.
        number: u8,
    },
    /// Only whoever runs the table may do that.
    NotHost,
    /// Nobody, or a computer, sits in that seat.
    NoSuchSeat,
    /// Too few have joined.
    TooFew {
        /// So many are needed.
        need: u8,
        /// So many are there.
        have: u8,
    },
    /// The person runs too many tables.
    TooMany {
        /// So many are allowed.
        most: usize,
    },
    /// In this server tables are opened in other channels.
    NotInThisChannel {
        /// The channels in which they may be.
        channels: Vec<u64>,
    },
    /// In this server only those who manage it open tables.
    OnlyManagers,
    /// So many tables are under way in the server as may be.
    ServerFull {
        /// So many may be.
        most: u32,
    },
    /// As many channels are named as can be.
    ManyChannels {
        /// So many can be.
        most: usize,
    },
    /// The person was invited already.
    Invited,
    /// The person has invited as many to this table today as anybody may.
    TooManyInvitations {
        /// So many are allowed on a day.
        most: u32,
    },
    /// No seat of the game is vacant.
    NoVacantSeat,
    /// The person has played another seat of this game, and knows its hand.
    KnowsAnother,
    /// At a table of a tournament its organiser alone says who plays on in a place.
    SeatOfTournament,
    /// The person of a seat is there, so that the others cannot give it to somebody else.
    NotAway {
        /// The seat.
        seat: Seat,
    },
    /// The last person who plays cannot go like this.
    LastPerson,
    /// Nothing is proposed any more, or something else.
    NoProposal,
    /// Something else is proposed already.
    Proposed(Say),
    /// The game cannot step back, and this is why.
    NoStepBack(Say),
    /// What was wished for the game cannot be read as options of it, and this is why.
    NoOptions(Say),
    /// The terms are those that hold already.
    SameTerms,
    /// The person has not said in which zone they live.
    ZoneFirst,
    /// There is no such zone.
    NoZone(String),
    /// Quiet hours last too long.
    LongQuiet,
    /// Too many days of a week are off.
    ManyOff,
    /// Hours were changed too often of late.
    HoursTooOften {
        /// So often they may be changed within a week.
        most: usize,
        /// In so many milliseconds they may be changed again.
        again: i64,
    },
    /// Less is left of a year's absences.
    LongAway {
        /// So many days are left.
        left: i64,
    },
    /// What somebody writes down is too long.
    LongNotes {
        /// The most letters.
        most: usize,
    },
    /// A pause is too long.
    LongPause {
        /// The most days.
        most: u8,
    },
    /// The game proposes no options for so many players, or they are taken already.
    NothingProposed,
    /// The order of seats does not name everybody once.
    NoOrderHere,
    /// The button or question is somebody else's.
    NotYours,
    /// The button is older than what has been chosen since.
    Stale,
    /// The question is settled, or was never asked; the game says how.
    Settled(Say),
    /// The draft is gone: it was played or dropped.
    DraftGone,
    /// There is no such option.
    NoOption,
    /// There is no page or step like that.
    NothingBefore,
    /// The move is not whole yet.
    Unfinished,
    /// What was typed is the beginning of a move: from there the menu leads on.
    LeadsOn {
        /// The decision that it is about.
        at: DecisionId,
        /// The choices that it names.
        path: String,
    },
    /// The text fits no question that is open for this person.
    NothingFits {
        /// What was written.
        text: String,
    },
    /// Nothing is open for this person.
    NothingOpen {
        /// For whom the table waits.
        waiting: Vec<Seat>,
    },
    /// There is no such standing order.
    NoOrder,
    /// Nobody brings a list to this game.
    NoKits,
    /// There is no such list, or it is somebody else's.
    NoDeck,
    /// No list can be called that.
    DeckName,
    /// The person has a list of this name.
    DeckNamed(String),
    /// The person keeps too many lists.
    TooManyDecks {
        /// So many are allowed.
        most: i64,
    },
    /// The list cannot be read, or not be played: all reasons.
    Kit(Vec<KitFault>),
    /// The terms or options are not possible.
    BadTerms,
    /// The game refuses the options, packs or kits.
    Setup(SetupError),
    /// The game refuses the move.
    Game(Refusal),
    /// There is no such tournament.
    NoTournament,
    /// Only whoever organises the tournament, or manages its server, may do that.
    NotOrganiser,
    /// No tournament can be held of this game in this form.
    NoTournamentOf,
    /// No form of the game has this option.
    NoTournamentOption {
        /// Its key.
        key: String,
    },
    /// The person plays in that tournament already.
    InTournament,
    /// The person does not play in that tournament.
    NotInTournament,
    /// What was to be said is empty.
    NothingSaid,
    /// Nobody reports themselves.
    OwnReport,
    /// Others still play the same shuffles: nobody but those who sit at the table sees it.
    SameShuffles,
    /// The match has that result already.
    SameResult,
    /// A match or a round would have no more time than it has.
    NoMoreTime {
        /// When time is called there, as it is shown.
        at: String,
    },
    /// The tournament refuses it.
    Tournament(tournament::Refused),
    /// This interaction was handled before, at this time in milliseconds UTC. Nothing needs to be answered.
    AlreadyHandled {
        /// When.
        at: i64,
    },
}

impl Refused {
    /// A question that the table does not know: of no game, or of none that is left.
    #[must_use]
    pub const fn unknown_question() -> Self {
        Self::Settled(Say::new("refuse-closed"))
    }

    /// The refusal in words.
    #[must_use]
    pub fn say(&self) -> Say {
        match self {
            Self::NoTable => Say::new("host-no-table"),
            Self::NoGame(name) => Say::new("host-no-game").with("name", name.as_str()),
            Self::Begun => Say::new("host-begun"),
            Self::NotBegun => Say::new("host-not-begun"),
            Self::Over => Say::new("host-over"),
            Self::NotOver => Say::new("host-not-over"),
            Self::Closed => Say::new("host-closed"),
            Self::Paused => Say::new("host-paused"),
            Self::OtherRules { code, began, now } => Say::new("host-other-rules")
                .with("code", code.as_str())
                .with("began", *began)
                .with("now", *now),
            Self::OtherBuild { code } => Say::new("host-other-build").with("code", code.as_str()),
            Self::Full => Say::new("host-full"),
            Self::Seated => Say::new("host-seated"),
            Self::NotSeated => Say::new("host-not-seated"),
            Self::NoSingleGame => Say::new("host-no-single-game"),
            Self::GameOver { number } => Say::new("host-game-over").with("number", *number),
            Self::NotHost => Say::new("host-not-host"),
            Self::NoSuchSeat => Say::new("host-no-seat"),
            Self::TooFew { need, have } => Say::new("host-too-few").with("need", *need).with("have", *have),
            Self::TooMany { most } => Say::new("host-too-many").with("most", *most),
            Self::NotInThisChannel { channels } => {
                let places: Vec<String> = channels.iter().map(|channel| format!("<#{channel}>")).collect();
                Say::new("host-not-in-channel").with("places", places.join(", "))
            }
            Self::OnlyManagers => Say::new("host-only-managers"),
            Self::ServerFull { most } => Say::new("host-server-full").with("most", *most),
            Self::ManyChannels { most } => Say::new("host-many-channels").with("most", *most),
            Self::Invited => Say::new("host-invited-already"),
            Self::TooManyInvitations { most } => Say::new("host-invited-enough").with("most", *most),
            Self::NotYours => Say::new("host-not-yours"),
            Self::Stale => Say::new("host-stale"),
            Self::Settled(say) | Self::NoOptions(say) => say.clone(),
            Self::DraftGone => Say::new("host-draft-gone"),
            Self::NoOption => Say::new("host-no-option"),
            Self::NothingBefore => Say::new("host-nothing-before"),
            Self::Unfinished | Self::LeadsOn { .. } => Say::new("host-unfinished"),
            Self::NothingFits { text } => Say::new("host-nothing-fits").with("text", text.as_str()),
            Self::NothingOpen { waiting } if waiting.is_empty() => Say::new("host-nothing-open"),
            Self::NothingOpen { waiting } => Say::new("host-waiting-for").with("who", waiting.clone()),
            Self::NoOrder => Say::new("host-no-order"),
            Self::NothingProposed => Say::new("host-nothing-proposed"),
            Self::NoOrderHere => Say::new("host-no-order-here"),
            Self::NoVacantSeat => Say::new("host-no-vacant-seat"),
            Self::KnowsAnother => Say::new("host-knows-another"),
            Self::SeatOfTournament => Say::new("tournament-no-seat-change"),
            Self::NotAway { seat } => Say::new("host-not-away").with("who", *seat),
            Self::LastPerson => Say::new("host-last-person"),
            Self::NoProposal => Say::new("host-no-proposal"),
            Self::Proposed(what) => Say::new("host-proposed").with("what", what.clone()),
            Self::SameTerms => Say::new("host-same-terms"),
            Self::ZoneFirst => Say::new("host-zone-first"),
            Self::NoZone(zone) => Say::new("host-no-zone").with("zone", zone.as_str()),
            Self::LongQuiet => Say::new("host-long-quiet"),
            Self::ManyOff => Say::new("host-many-off"),
            Self::HoursTooOften { most, again } => {
                Say::new("host-hours-too-often").with("most", *most).with("days", days_begun(*again))
            }
            Self::LongAway { left } => Say::new("host-long-away").with("left", *left),
            Self::LongPause { most } => Say::new("host-long-pause").with("most", *most),
            Self::LongNotes { most } => Say::new("host-long-notes").with("most", *most),
            Self::NoStepBack(why) => why.clone(),
            Self::NoKits => Say::new("deck-no-kits"),
            Self::NoDeck => Say::new("deck-gone"),
            Self::DeckName => Say::new("deck-bad-name"),
            Self::DeckNamed(name) => Say::new("deck-named").with("name", name.as_str()),
            Self::TooManyDecks { most } => Say::new("deck-too-many").with("most", *most),
            Self::Kit(faults) => kit_faults(faults),
            Self::BadTerms => Say::new("host-bad-terms"),
            Self::Setup(error) => error.say.clone(),
            Self::Game(refusal) => refusal.say.clone(),
            Self::NoTournament => Say::new("tournament-none"),
            Self::NotOrganiser => Say::new("tournament-not-organiser"),
            Self::NoTournamentOf => Say::new("tournament-no-form"),
            Self::NoTournamentOption { key } => Say::new("tournament-no-option").with("key", key.as_str()),
            Self::InTournament => Say::new("tournament-in-it"),
            Self::NotInTournament => Say::new("tournament-not-in-it"),
            Self::NothingSaid => Say::new("tournament-nothing-said"),
            Self::OwnReport => Say::new("tournament-own-report"),
            Self::SameShuffles => Say::new("tournament-same-shuffles"),
            Self::SameResult => Say::new("tournament-same-result"),
            Self::NoMoreTime { at } => Say::new("tournament-no-more-time").with("at", at.as_str()),
            Self::Tournament(refused) => refused.say(),
            Self::AlreadyHandled { .. } => Say::new("host-handled"),
        }
    }
}

/// So many days, begun ones counted; `millis` is in milliseconds.
const fn days_begun(millis: i64) -> i64 {
    const DAY: i64 = 24 * 60 * 60_000;
    (millis + DAY - 1) / DAY
}

/// The first thing that is wrong with a list, and how many more there are.
fn kit_faults(faults: &[KitFault]) -> Say {
    let first = faults.first().map_or_else(|| Say::new("deck-gone"), |fault| fault.say.clone());
    Say::new("deck-fault").with("first", first).with("more", faults.len().saturating_sub(1))
}

/// Why the host did not do what was asked.
#[derive(Debug, thiserror::Error)]
pub enum HostError {
    /// It may not be done; the reason is for the person who asked.
    #[error("refused: {0:?}")]
    Refused(Refused),
    /// The database failed.
    #[error(transparent)]
    Store(StoreError),
    /// Something that should be impossible; the sentence is for developers.
    #[error("{0}")]
    Broken(String),
}

impl HostError {
    /// What the person who asked is told.
    #[must_use]
    pub fn say(&self) -> Say {
        match self {
            Self::Refused(refused) => refused.say(),
            Self::Store(StoreError::Full) => Say::new("host-full-disk"),
            Self::Store(_) | Self::Broken(_) => Say::new("host-broken"),
        }
    }

    /// The refusal, if it is one.
    #[must_use]
    pub const fn refused(&self) -> Option<&Refused> {
        match self {
            Self::Refused(refused) => Some(refused),
            _ => None,
        }
    }
}

impl From<StoreError> for HostError {
    fn from(error: StoreError) -> Self {
        match error {
            StoreError::Handled { at } => Self::Refused(Refused::AlreadyHandled { at }),
            error => Self::Store(error),
        }
    }
}

impl From<Refused> for HostError {
    fn from(refused: Refused) -> Self {
        Self::Refused(refused)
    }
}

impl From<tournament::Refused> for HostError {
    fn from(refused: tournament::Refused) -> Self {
        Self::Refused(Refused::Tournament(refused))
    }
}

impl From<Refusal> for HostError {
    fn from(refusal: Refusal) -> Self {
        Self::Refused(match refusal.kind {
            RefusalKind::Closed => Refused::Settled(refusal.say),
            RefusalKind::NotYours
            | RefusalKind::Illegal
            | RefusalKind::Misspelt
            | RefusalKind::Unfinished
            | RefusalKind::Over => Refused::Game(refusal),
        })
    }
}

impl From<SetupError> for HostError {
    fn from(error: SetupError) -> Self {
        Self::Refused(Refused::Setup(error))
    }
}

/// What should be impossible at a table.
pub(in crate::host) fn broken(table: TableId, why: &str) -> HostError {
    HostError::Broken(format!("table {table}: {why}"))
}
