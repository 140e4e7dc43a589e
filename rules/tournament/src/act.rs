//! What can happen to a tournament: one act is one line of its log.
//!
//! What belongs here: the acts, and how they are written. What does not: whether one fits, which the state judges.

use serde::{Deserialize, Serialize};

use crate::{
    entrant::Entrant,
    terms::{Part, Terms},
};

/// Something that has happened.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Act {
    /// It was opened: always the first act.
    Opened {
        /// What people agree to.
        terms: Terms,
        /// What the lots are drawn from.
        seed: u64,
    },
    /// Somebody registered.
    Registered {
        /// Who.
        who: Who,
        /// What they are called.
        name: String,
    },
    /// Somebody brought a list of cards, or took it back.
    Brought {
        /// Who.
        entrant: Entrant,
        /// The list.
        list: Option<String>,
    },
    /// Somebody is there.
    CheckedIn {
        /// Who.
        entrant: Entrant,
    },
    /// Somebody plays no more. Of two at a table the other one wins the match; before the first round they were never there.
    Dropped {
        /// Who.
        entrant: Entrant,
        /// Why.
        why: Gone,
    },
    /// Somebody plays on in another's place, with that place's points and list.
    Replaced {
        /// Whose place.
        entrant: Entrant,
        /// Who comes.
        who: Who,
        /// What they are called.
        name: String,
    },
    /// A round began. With the first, nobody checks in any more.
    Began {
        /// Before or after the cut.
        part: Part,
        /// Who sits together; who sits alone has a bye. A place of a bracket that nobody reached is empty.
        tables: Vec<Vec<Entrant>>,
        /// When its time is called, in milliseconds UTC.
        ends: i64,
    },
    /// The first so many go on to a knock-out.
    CutTo {
        /// Who, the first of them first.
        seeds: Vec<Entrant>,
    },
    /// A match or table of the last round ended.
    Reported {
        /// Which table, from 0.
        table: usize,
        /// How.
        finish: Finish,
    },
    /// What was reported was wrong.
    Corrected {
        /// The round, from 0.
        round: usize,
        /// Which table, from 0.
        table: usize,
        /// How it ended in truth.
        finish: Finish,
    },
    /// The organiser gave a match to somebody.
    Awarded {
        /// Which table, from 0.
        table: usize,
        /// To whom.
        to: Entrant,
    },
    /// The organiser has punished somebody. A game is lost at their table, of a match the other one wins, and whoever is
    /// disqualified plays no more.
    Penalised {
        /// Whom.
        entrant: Entrant,
        /// How.
        penalty: Penalty,
        /// What for, in the organiser's words.
        why: String,
    },
    /// Somebody did not come to their match of the last round: by the terms it is lost, and they may be out.
    Missed {
        /// Which table, from 0.
        table: usize,
        /// Who did not come.
        absent: Vec<Entrant>,
    },
    /// Time was called in the last round.
    TimeCalled,
    /// The organiser moved the end of the last round, for one table or for all.
    Extended {
        /// Which table, from 0; `None` for all.
        table: Option<usize>,
        /// Until when, in milliseconds UTC.
        ends: i64,
    },
    /// The last round is taken back before anything of it was reported: it is drawn anew.
    TakenBack,
    /// It is over.
    Closed,
}

/// Whoever plays: nobody here knows more of them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Who {
    /// A person, by the number under which the host knows them.
    Person(u64),
    /// A computer, by its number in this tournament.
    Computer(u16),
}

/// Why somebody plays no more.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Gone {
    /// They wanted to.
    Left,
    /// The organiser wanted it.
    Removed,
    /// They did not check in.
    Unchecked,
    /// They missed as many matches as the terms allow.
    Missed,
    /// They were disqualified.
    Disqualified,
}

/// What an organiser can do to somebody who breaks the rules, the mildest first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Penalty {
    /// They are warned.
    Warning,
    /// The game that they play is lost.
    GameLoss,
    /// The match that they play is lost.
    MatchLoss,
    /// The match is lost, and they play no more.
    Disqualified,
}

/// How a match or table ended.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Finish {
    /// Games won at a table of two, by seat, and games that nobody won.
    Score {
        /// Games won.
        won: [u8; 2],
        /// Games drawn.
        drawn: u8,
    },
    /// The places of a table of a league: who sits where, by number of the seat from 0, the first places first.
    Places(Vec<Vec<u8>>),
}

/// How a result came about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum How {
    /// It was played.
    Played,
    /// It was corrected.
    Corrected,
    /// It was given: by the organiser, or because somebody left.
    Awarded,
    /// Somebody did not come.
    Missed,
}
