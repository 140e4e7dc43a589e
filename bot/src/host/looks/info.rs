//! What people may know about a table and its seats: plain data.

use skald_rules::{
    interface::{Duty, Length, Options, Outcome, PackId, Say, Seat, Stakes},
    players::Level,
    words::Names,
};

use crate::host::{
    refused::Refused,
    table::{
        job::Job,
        live::{Live, is_otherwise, is_rest},
        opened::order_option,
        proposal::Proposal,
        seats::{computer_level, computer_number},
        spoken::Spoken,
        terms::Terms,
        told,
    },
};
use crate::invariant::Invariant;
use crate::store::{Person, Status, TableId};

/// One seat, as everybody may know it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SeatInfo {
    /// Which.
    pub seat: Seat,
    /// Who plays it; nobody where a computer does, or nobody at all.
    pub person: Option<Person>,
    /// The number of the computer that plays it, if one does.
    pub computer: Option<u8>,
    /// How well that computer plays.
    pub level: Option<Level>,
    /// Whether nobody plays it at present, so that it may be taken.
    pub vacant: bool,
    /// Whether a computer plays it for its person until they are back.
    pub stands_in: bool,
    /// How often in a row its time has run out.
    pub missed: u8,
    /// The name shown.
    pub name: String,
    /// The words that the player adds to the draws; empty when none were given.
    pub words: String,
    /// Whether the player has chosen what to bring; what it is remains secret.
    pub brings: bool,
    /// Whether the player has left the game.
    pub gone: bool,
    /// Whether the player agrees to end the game now and count it as it stands.
    pub agrees: bool,
    /// Whether the person took the seat from elsewhere and may not see the table's place: that they are not in its server says nothing
    /// of them.
    pub elsewhere: bool,
}

/// A table, as everybody may know it.
#[derive(Clone, Debug)]
pub struct TableInfo {
    /// Which.
    pub id: TableId,
    /// The short code by which people name it.
    pub code: String,
    /// The game's id.
    pub game: String,
    /// The version of its rules.
    pub rules: u32,
    /// The options that differ from the defaults.
    pub options: Options,
    /// The packs that the game is fixed to.
    pub packs: Vec<PackId>,
    /// The terms.
    pub terms: Terms,
    /// How long such a game takes: for as many as have joined, as long as people are joining.
    pub length: Length,
    /// What becomes of somebody whose time runs out again and again, beyond the standard answers.
    pub absence: Vec<Say>,
    /// Options that the game proposes for as many players as have joined, as long as people are joining.
    pub proposed: Options,
    /// The option that is an order of the seats, settled among the players.
    pub order: Option<&'static str>,
    /// Who has yet to agree that the game is ended.
    pub disagreeing: Vec<Seat>,
    /// In which part of its life.
    pub status: Status,
    /// Why it stands still, if it does.
    pub pause_why: Option<Say>,
    /// Since when its place cannot be written to, in milliseconds UTC, if it stands still for that.
    pub place_lost: Option<i64>,
    /// When it closes unless its game has begun by then, in milliseconds UTC.
    pub closes: Option<i64>,
    /// Whether people who do not see its place may look at it and join by its code.
    pub by_code: bool,
    /// The server.
    pub guild: Option<u64>,
    /// The channel in which it was opened.
    pub channel: u64,
    /// The thread in which it is played, once there is one.
    pub thread: Option<u64>,
    /// Whether other tables play the same shuffles: then only those who sit there see it, until all of them are over.
    pub duplicate: bool,
    /// Whether it is a table of a tournament: its seats change hands by the organiser alone.
    pub of_tournament: bool,
    /// Who runs it.
    pub host: Person,
    /// The most who can join.
    pub capacity: u8,
    /// The fewest who must have joined.
    pub least: u8,
    /// Whether players choose in the lobby what they bring.
    pub kits: bool,
    /// The seats that are taken, in order.
    pub seats: Vec<SeatInfo>,
    /// Who plays together, by their places at the table: the seats of each side. Empty where everybody plays alone.
    pub sides: Vec<Vec<Seat>>,
    /// The table of which it is a rematch.
    pub after: Option<TableId>,
    /// The commitment to the secret, made before anybody joined.
    pub commitment: String,
    /// How many entries the log has; 0 before the deal.
    pub log: u32,
    /// How many it had before the deed of which this is told; as many where none is.
    pub had: u32,
    /// What somebody has proposed to all who play, as long as it is open.
    pub proposal: Option<ProposalInfo>,
    /// How the game ended.
    pub outcome: Option<Outcome>,
    /// When it was opened, in milliseconds UTC.
    pub created: i64,
    /// When it began.
    pub started: Option<i64>,
    /// When it ended.
    pub ended: Option<i64>,
}

impl TableInfo {
    pub(in crate::host) fn of(live: Spoken<'_>) -> Self {
        let row = &live.row;
        let sides = live.opened.sides();
        // Sides are whole, or there is no game.
        let together = sides.iter().map(Vec::len).sum::<usize>();
        let least = u8::try_from(together).or_broken(u8::MAX, "seats are counted in 8 bits");
        Self {
            id: row.id,
            code: row.code.clone(),
            game: row.game.clone(),
            rules: row.rules,
            options: live.setup.options.clone(),
            packs: live.opened.packs(),
            terms: live.terms.clone(),
            length: live.length(),
            absence: live.opened.absence(),
            proposed: if row.status == Status::Lobby { live.proposed() } else { Options::default() },
            order: order_option(live.kind),
            disagreeing: live.disagreeing(),
            status: row.status,
            pause_why: row.pause_why.as_deref().map(told::read),
            place_lost: row.place_lost,
            closes: live.due.iter().find(|due| due.key == Job::LobbyEnd.to_string()).map(|due| due.at),
            by_code: row.by_code,
            guild: row.guild,
            channel: row.channel,
            thread: row.thread,
            duplicate: row.deal.is_some(),
            of_tournament: row.tournament.is_some(),
            host: row.host,
            capacity: row.seats,
            least: least.max(*live.kind.seats().start()),
            // Asked for by the lobby alone: a book is more work than the rest of this together.
            kits: row.status == Status::Lobby && live.opened.kit_book().is_some(),
            seats: live
                .seats
                .iter()
                .map(|seat| SeatInfo {
                    seat: Seat(seat.seat),
                    person: seat.person,
                    computer: computer_number(seat),
                    level: computer_level(seat),
                    vacant: seat.vacant,
                    stands_in: seat.stands_in,
                    missed: seat.missed,
                    name: live.name(Seat(seat.seat)),
                    words: seat.words.clone(),
                    brings: !seat.kit.is_empty(),
                    gone: seat.gone,
                    agrees: seat.agrees,
                    elsewhere: seat.elsewhere,
                })
                .collect(),
            sides,
            after: row.after,
            commitment: row.commitment.clone(),
            log: row.log,
            had: row.log,
            proposal: live.open_proposal().map(|open| ProposalInfo::of(&live, &open)),
            outcome: row.outcome.as_deref().and_then(|text| {
                serde_json::from_str(text).map(Some).or_broken(None, "a result is kept as it was written")
            }),
            created: row.created,
            started: row.started,
            ended: row.ended,
        }
    }

    /// The seat of a person who has not left the game.
    #[must_use]
    pub fn seat_of(&self, person: Person) -> Option<Seat> {
        self.seats.iter().find(|seat| seat.person == Some(person) && !seat.gone).map(|seat| seat.seat)
    }

    /// The seat that is meant by its number from 1, or by its name.
    #[must_use]
    pub fn seat_called(&self, which: &str) -> Option<Seat> {
        let which = which.trim();
        let number = which.parse::<usize>().ok().and_then(|number| number.checked_sub(1));
        let seat = number.and_then(|place| self.seats.get(place));
        seat.or_else(|| self.seats.iter().find(|seat| seat.name.eq_ignore_ascii_case(which)))
            .map(|seat| seat.seat)
    }

    /// Why it stands still; a sentence without words where it does not.
    #[must_use]
    pub fn why_paused(&self) -> Say {
        self.pause_why.clone().unwrap_or_else(|| told::in_words(String::new()))
    }

    /// Whether it stands still for as long as its people wish, and not because something is amiss.
    #[must_use]
    pub fn rests(&self) -> bool {
        self.pause_why.as_ref().is_some_and(is_rest)
    }

    /// Whether whoever plays can let it go on: it stands still, managers of its server do not hold it, and it does not wait for a build that
    /// plays it as it was.
    #[must_use]
    pub fn may_be_resumed(&self) -> bool {
        let otherwise = self.pause_why.as_ref().is_some_and(is_otherwise);
        self.status == Status::Paused && !self.held_by_managers() && !otherwise
    }

    /// Where messages about the table go: its thread, or the channel.
    #[must_use]
    pub fn place(&self) -> u64 {
        self.thread.unwrap_or(self.channel)
    }
}

impl Names for TableInfo {
    fn name(&self, seat: Seat) -> String {
        self.seats
            .iter()
            .find(|info| info.seat == seat)
            .map_or_else(|| seat.to_string(), |info| info.name.clone())
    }
}

/// What somebody has proposed to all who play.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ProposalInfo {
    /// When it was made, in milliseconds UTC: names it among the proposals of its table.
    pub at: i64,
    /// What is proposed.
    pub what: Say,
    /// Who has agreed.
    pub agreed: Vec<Seat>,
    /// Whose agreement is missing.
    pub missing: Vec<Seat>,
}

impl ProposalInfo {
    fn of(live: &Live, open: &Proposal) -> Self {
        Self {
            at: open.at,
            what: open.what.clone(),
            agreed: open.agreed.clone(),
            missing: live.yet_to_agree(open),
        }
    }
}

/// One seat for whom the table waits. Public.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct WaitInfo {
    /// Who.
    pub seat: Seat,
    /// The person there, unless the computer plays it.
    pub person: Option<Person>,
    /// What for, in words that everybody may read.
    pub label: String,
    /// When time runs out, in milliseconds UTC.
    pub until: Option<i64>,
}

/// A seat, as somebody means it.
#[derive(Clone, Copy, Debug)]
pub enum Which<'w> {
    /// This one.
    Seat(Seat),
    /// The own one.
    Own,
    /// The one that is called like that.
    Called(&'w str),
}

impl From<Seat> for Which<'_> {
    fn from(seat: Seat) -> Self {
        Self::Seat(seat)
    }
}

impl Which<'_> {
    /// The seat that `who` means.
    pub(in crate::host) fn of(self, live: Spoken<'_>, who: Person) -> Result<Seat, Refused> {
        match self {
            Self::Seat(seat) => Ok(seat),
            Self::Own => live.seat_of(who).map_err(|_| Refused::NotSeated),
            Self::Called(which) => TableInfo::of(live).seat_called(which).ok_or(Refused::NoSuchSeat),
        }
    }
}

/// Something that a seat may do now. Private to its owner.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DecisionInfo {
    /// Names the decision.
    pub id: String,
    /// What kind of decision.
    pub kind: String,
    /// What is expected.
    pub duty: Duty,
    /// How much it matters.
    pub stakes: Stakes,
    /// The question in words.
    pub prompt: String,
    /// What will be played when time runs out, in the game's notation; nothing where no answer is owed.
    pub default: Option<String>,
}

/// What will be done about one question when the time runs out, as things are now.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AtTimeOut {
    /// The decision.
    pub decision: String,
    /// The question in words.
    pub prompt: String,
    /// The answer in words.
    pub answer: String,
    /// The answer in the game's notation.
    pub line: String,
    /// Whether the person has given it, and it waits for its moment; else it is the game's standard answer.
    pub given: bool,
    /// When the time runs out, in milliseconds UTC.
    pub at: i64,
}
