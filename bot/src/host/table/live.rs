//! A table in memory: its rows, its game, and what is yet to be written.

use skald_rules::{
    catalogue::GameKind,
    fair::{Commitment, Header, Ledger, Secret},
    interface::{DecisionId, Duty, Kit, Say, Seat, Setup},
    table::{Opened, Table},
};

use crate::host::{
    refused::{HostError, Refused, broken},
    table::{
        called::Called, pending::Pending, seats::name_say, sheet::Sheet, terms::Terms, told, writing::Writing,
    },
};
use crate::invariant::{self, Invariant};
use crate::store::{
    CountedRow, DecisionRow, DueRow, HeldRow, OrderRow, Person, SeatRow, Status, StoryRow, TableRow,
};

/// A table in memory.
pub(in crate::host) struct Live {
    pub row: TableRow,
    /// How many entries the log had when it was read or last committed.
    pub read: u32,
    /// Where it was then, in which part of its life and in whose hands.
    pub stood: Stands,
    pub terms: Terms,
    pub setup: Setup,
    pub kind: GameKind,
    pub opened: Box<dyn Opened>,
    pub seats: Vec<SeatRow>,
    pub orders: Vec<OrderRow>,
    /// The clocks. To be changed through [`Live::time`].
    pub sheet: Sheet,
    /// Answers that wait for a common moment.
    pub held_answers: Vec<HeldRow>,
    /// The last stretch in which each seat had one that took effect.
    pub counted: Vec<CountedRow>,
    /// How often time was set back for all tables when this one was read.
    pub epoch: u64,
    pub decisions: Vec<DecisionRow>,
    pub due: Vec<DueRow>,
    pub playing: Option<Playing>,
    /// The last line of its story.
    pub story: Option<StoryRow>,
    /// The calls to its seats that are to end.
    pub called: Called,
    pub pending: Pending,
}

/// In which part of its life a table is, in which channel and thread, and who runs it.
pub(in crate::host) type Stands = (Status, u64, Option<u64>, Person);

/// Whether a table stands still for as long as its people wish, by why it does, and not because something is amiss.
pub(in crate::host) fn is_rest(why: &Say) -> bool {
    // The messages that say so begin with that word.
    why.id.starts_with("rest-")
}

/// Whether this is why a table stands still that another build would have to play on.
pub(in crate::host) fn is_otherwise(why: &Say) -> bool {
    why.id == "pause-other-build"
}

/// The game that is on at a table, or was.
pub(in crate::host) struct Playing {
    pub table: Box<dyn Table>,
    pub ledger: Ledger,
    /// The entry that is being written: what follows from its act still comes.
    pub writing: Option<Writing>,
    /// What the private messages of all seats show, when they were last looked at: a hand that did not change is not sent.
    pub hands: Vec<Hand>,
}

/// What the private message of a seat shows of the game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(in crate::host) struct Hand {
    /// What its picture shows, as bytes.
    picture: Vec<u8>,
    /// What is answered without its player where an answer is owed.
    idle: Vec<(DecisionId, String)>,
}

impl Playing {
    pub(in crate::host) fn new(table: Box<dyn Table>, ledger: Ledger) -> Self {
        let mut playing = Self { table, ledger, writing: None, hands: Vec::new() };
        playing.hands = playing.look();
        playing
    }

    /// What the private message of every seat shows of the game.
    pub(in crate::host) fn look(&self) -> Vec<Hand> {
        let of = |seat: Seat| {
            let owed = self.table.open(seat).into_iter().filter(|decision| decision.duty == Duty::Owed);
            let idle = owed.filter_map(|at| Some((at.id, self.default_of(seat, at.id)?)));
            Hand { picture: self.table.private_bytes(seat), idle: idle.collect() }
        };
        Seat::all(self.table.seats()).map(of).collect()
    }

    /// What is answered without its player where an answer is owed, as things are in the middle of a change. Every such question has a
    /// default: that one has none is said here, for whoever asks.
    pub(in crate::host) fn default_of(&self, seat: Seat, at: DecisionId) -> Option<String> {
        let with = self.ledger.default_for(&*self.table, seat, at);
        if with.is_none() {
            invariant::broken("whatever is owed has a default", &(seat, at));
        }
        with
    }

    /// What is answered without its player where an answer is owed, as it was worked out when the hands were last looked at: between two
    /// changes of the table, as things are now.
    pub(in crate::host) fn idle(&self, seat: Seat, at: DecisionId) -> Option<&str> {
        let hand = self.hands.get(seat.index())?;
        hand.idle.iter().find(|(of, _)| *of == at).map(|(_, with)| with.as_str())
    }
}

impl Live {
    /// Where it is, in which part of its life and in whose hands.
    pub(in crate::host) const fn stands(&self) -> Stands {
        (self.row.status, self.row.channel, self.row.thread, self.row.host)
    }

    /// The game, once it has begun.
    pub(in crate::host) fn playing(&self) -> Result<&Playing, HostError> {
        self.playing.as_ref().ok_or_else(|| Refused::NotBegun.into())
    }

    /// Whether the game was played by another version of its rules than the one that there is now.
    pub(in crate::host) const fn is_by_other_rules(&self) -> bool {
        self.row.log > 0 && self.row.plays != self.kind.rules
    }

    /// The seat of somebody who is still in the game.
    pub(in crate::host) fn seat_of(&self, person: Person) -> Result<Seat, HostError> {
        self.seats
            .iter()
            .find(|seat| seat.person == Some(person) && !seat.gone)
            .map(|seat| Seat(seat.seat))
            .ok_or_else(|| Refused::NotSeated.into())
    }

    /// Whether somebody who sits here came from elsewhere, and may not see the place of the table.
    pub(in crate::host) fn is_elsewhere(&self, person: Person) -> bool {
        self.seats.iter().any(|row| row.person == Some(person) && row.elsewhere)
    }

    /// The row of a seat.
    pub(in crate::host) fn seat(&self, seat: Seat) -> Option<&SeatRow> {
        self.seats.get(seat.index())
    }

    /// What the person in a seat is called: a name, whatever becomes of the seat.
    pub(in crate::host) fn called(&self, seat: Seat) -> String {
        let name = self.seat(seat).filter(|row| row.person.is_some()).map(|row| row.name.clone());
        name.or_broken(seat.to_string(), "whoever does something sits there")
    }

    /// What a seat is called now, as a sentence of its own: it stays right when somebody else takes the seat.
    pub(in crate::host) fn called_now(&self, seat: Seat) -> Say {
        self.seat(seat).map_or_else(|| told::in_words(seat.to_string()), name_say)
    }

    /// The people who sit here and are still in the game.
    pub(in crate::host) fn people(&self) -> impl Iterator<Item = (Seat, Person)> + '_ {
        self.seats.iter().filter(|seat| !seat.gone).filter_map(|seat| Some((Seat(seat.seat), seat.person?)))
    }

    /// The clocks, to be changed: what the database has of them is remembered until the change is written.
    pub(in crate::host) fn time(&mut self) -> &mut Sheet {
        if self.pending.sheet.is_none() {
            self.pending.sheet = Some(self.sheet.clone());
        }
        &mut self.sheet
    }

    /// Replaces what is due at the table.
    pub(in crate::host) fn set_due(&mut self, due: Vec<DueRow>) {
        if self.due != due {
            let old = std::mem::replace(&mut self.due, due);
            self.pending.due.get_or_insert(old);
        }
    }

    /// The answer of a seat to a decision that waits for a common moment.
    pub(in crate::host) fn held_answer(&self, seat: Seat, decision: &str) -> Option<&HeldRow> {
        self.held_answers.iter().find(|row| row.seat == seat.0 && row.decision == decision)
    }

    /// Keeps those answers waiting that pass.
    pub(in crate::host) fn keep_answers(&mut self, keep: impl FnMut(&HeldRow) -> bool) {
        let before = self.held_answers.len();
        self.held_answers.retain(keep);
        self.pending.held_answers |= self.held_answers.len() < before;
    }

    /// What the fair side is fixed to.
    pub(in crate::host) fn header(&self) -> Result<Header, HostError> {
        let commitment = Commitment::from_hex(&self.row.commitment)
            .ok_or_else(|| broken(self.row.id, "its commitment cannot be read"))?;
        let kits = self
            .seats
            .iter()
            .filter(|seat| !seat.kit.is_empty())
            .map(|seat| Kit { seat: Seat(seat.seat), list: seat.kit.clone() })
            .collect();
        let words: Vec<String> = self.seats.iter().map(|seat| seat.words.clone()).collect();
        let mut header = Header::new(
            &self.kind,
            &*self.opened,
            self.setup.clone(),
            kits,
            self.row.deal.as_deref().unwrap_or(&self.row.code),
            commitment,
            &words,
        );
        header.rules = self.row.rules;
        header.format = self.row.format;
        Ok(header)
    }

    /// The secret.
    pub(in crate::host) fn secret(&self) -> Result<Secret, HostError> {
        Secret::from_bytes(&self.row.secret).map_err(|_| broken(self.row.id, "its secret cannot be read"))
    }
}
