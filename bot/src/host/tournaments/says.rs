//! What is announced of a tournament, line by line: each thing once.

use skald_rules::{
    interface::Say,
    tournament::{Entrant, Finish, Format, How, Line, Next, Part, Stage, Table, Who},
};

use crate::host::{
    outbox::notices::{Body, CONTESTS},
    service::core::Host,
    table::{seats::called_computer, terms::stamp, told},
    tournaments::hall::Hall,
};
use crate::invariant::Invariant;
use crate::store::{NewNotice, OutboxKind};

/// How many lines of standings are announced; all of them are there when they are asked for.
const FIRST: usize = 16;

impl Hall {
    /// What somebody is called.
    pub(super) fn called(&self, entrant: Entrant) -> Say {
        match self.now.entry(entrant) {
            Some(entry) => match entry.who {
                Who::Person(_) => told::in_words(entry.name.clone()),
                Who::Computer(number) => {
                    told::read(&called_computer(u8::try_from(number).or_broken(u8::MAX, "computers are few")))
                }
            },
            None => told::in_words(String::new()),
        }
    }

    /// The tables of a round, line by line.
    pub(super) fn pairings(&self, round: usize) -> Vec<Say> {
        let Some(asked) = self.now.rounds().get(round) else { return Vec::new() };
        (0..).zip(&asked.tables).filter_map(|(place, table)| self.pairing(place, table)).collect()
    }

    fn pairing(&self, place: usize, table: &Table) -> Option<Say> {
        let names: Vec<Say> = table.seats.iter().map(|entrant| self.called(*entrant)).collect();
        let number = place + 1;
        match names.as_slice() {
            [] => None,
            [alone] => Some(Say::new("tournament-bye").with("number", number).with("name", alone.clone())),
            _ => {
                let over = self.now.stage() == Stage::Over && table.result.is_none();
                let result = if over { Say::new("tournament-unfinished") } else { result(table, &names) };
                Some(
                    Say::new("tournament-pairing")
                        .with("number", number)
                        .with("names", names)
                        .with("result", result),
                )
            }
        }
    }

    /// A sentence about this tournament.
    pub(super) fn said(&self, id: &'static str) -> Say {
        Say::new(id).with("name", self.row.name.as_str())
    }

    /// A sentence about a round, which counts from 1.
    pub(super) fn said_of_round(&self, id: &'static str, round: usize) -> Say {
        self.said(id).with("round", round)
    }

    /// A sentence about a match of the last round.
    pub(super) fn said_of_match(&self, id: &'static str, place: usize) -> Say {
        self.said_of_round(id, self.now.rounds().len()).with("number", place + 1)
    }

    /// That somebody plays no more.
    pub(super) fn gone(&self, entrant: Entrant) -> Say {
        self.said("tournament-gone").with("player", self.called(entrant))
    }

    /// How a match ended in truth, and which round is drawn anew because of that.
    pub(super) fn corrected(&self, round: usize, place: usize, anew: Option<usize>) -> Say {
        let id = if anew.is_some() { "tournament-corrected-anew" } else { "tournament-corrected" };
        let said = self.said_of_round(id, round + 1).with("number", place + 1);
        let Some(table) = self.now.rounds().get(round).and_then(|round| round.tables.get(place)) else {
            return said;
        };
        let names: Vec<Say> = table.seats.iter().map(|entrant| self.called(*entrant)).collect();
        let said = said.with("result", result(table, &names)).with("names", names);
        match anew {
            Some(anew) => said.with("anew", anew + 1),
            None => said,
        }
    }

    /// The standings, line by line.
    pub(super) fn standings(&self) -> Vec<Say> {
        let league = matches!(self.now.terms().format, Format::League { .. });
        let line = |line: Line| {
            let name = self.called(line.entrant);
            let id = match (league, line.out.is_some()) {
                (false, false) => "tournament-line",
                (false, true) => "tournament-line-out",
                (true, false) => "tournament-line-league",
                (true, true) => "tournament-line-league-out",
            };
            let say = Say::new(id).with("place", i64::from(line.place)).with("name", name);
            if league {
                // Points of a league are counted twice.
                let half = if line.points % 2 == 1 { "tournament-half" } else { "tournament-whole" };
                return say.with("points", Say::new(half).with("points", line.points / 2));
            }
            say.with("points", line.points)
                .with("won", i64::from(line.won))
                .with("drawn", i64::from(line.drawn))
                .with("lost", i64::from(line.lost))
                .with("share", percent(line.opponents))
        };
        self.now.standings().into_iter().map(line).collect()
    }

    /// What the tables of a round came to that played the same shuffles; nothing where none of them was played.
    pub(super) fn comparison(&self, round: usize) -> Option<Say> {
        let asked = self.now.rounds().get(round).filter(|_| self.now.terms().duplicate)?;
        let played: Vec<&Table> = asked.tables.iter().filter(|table| was_played(table)).collect();
        let seats = played.iter().map(|table| table.seats.len()).max()?;
        let won = |seat: usize| played.iter().filter(|table| table.is_winner(seat)).count();
        if seats == 2 {
            let (first, second) = (won(0), won(1));
            let even = played.len() - first - second;
            let say = Say::new("tournament-compared").with("round", round + 1);
            return Some(say.with("first", first).with("second", second).with("even", even));
        }
        let of = |seat: usize| {
            Say::new("tournament-compared-seat").with("seat", seat + 1).with("count", won(seat))
        };
        let say = Say::new("tournament-compared-league").with("round", round + 1);
        Some(say.with("seats", (0..seats).map(of).collect::<Vec<_>>()))
    }

    /// The line above a round. Until its last table is over it says when time is called, or was.
    pub(super) fn round_head(&self, round: usize) -> Option<Say> {
        let asked = self.now.rounds().get(round)?;
        let open = round + 1 == self.now.rounds().len() && self.now.next() == Next::Wait;
        let time = match (open, asked.timed) {
            (true, false) => "tournament-round-open",
            (true, true) => "tournament-round-timed",
            (false, _) => "tournament-round-over",
        };
        // A league has tables and no matches.
        let id = match (self.now.terms().format, asked.part) {
            (Format::League { .. }, _) => "tournament-round-league",
            (_, Part::Cut) => "tournament-round-cut",
            (_, Part::Main) => "tournament-round",
        };
        Some(
            Say::new(id)
                .with("name", self.row.name.as_str())
                .with("code", self.row.code.as_str())
                .with("round", round + 1)
                .with("games", asked.by.best_of)
                .with("time", Say::new(time).with("at", stamp(asked.ends))),
        )
    }

    /// Has the channel told of a deed that changes something for others, once the tables of a round are open.
    pub(super) fn owe_deed(&mut self, say: &Say) -> Say {
        let number = self.acts_done();
        self.owe(&format!("act:{number}"), Announced::of(vec![say.clone()]));
        say.clone()
    }

    /// The number of the last round, with those that were taken back: one that is drawn anew is announced anew.
    fn drawn(&self) -> u32 {
        let rounds = u32::try_from(self.now.rounds().len()).or_broken(u32::MAX, "rounds are few");
        rounds.saturating_add(2 * self.now.redrawn())
    }

    /// Who stands first, if anybody has won anything yet.
    fn first(&self) -> Option<Say> {
        let places = self.now.standings();
        let first = places.iter().filter(|line| line.place == 1 && line.points > 0);
        let names: Vec<Say> = first.map(|line| self.called(line.entrant)).collect();
        (!names.is_empty()).then(|| Say::new("tournament-first").with("names", names))
    }

    /// What stands beside the picture of the last round.
    fn round_lines(&self) -> Vec<Say> {
        let Some(round) = self.now.rounds().len().checked_sub(1) else { return Vec::new() };
        let mut lines: Vec<Say> = self.round_head(round).into_iter().collect();
        if self.now.next() != Next::Wait {
            lines.extend(self.comparison(round));
        }
        lines.extend(round.checked_sub(1).and_then(|before| self.comparison(before)));
        lines
    }

    /// The last round and the first places, as its picture shows them.
    pub(super) fn picture_lines(&self) -> Vec<Say> {
        let round = self.now.rounds().len().checked_sub(1);
        let mut lines: Vec<Say> = round.map(|round| self.pairings(round)).unwrap_or_default();
        lines.push(Say::new("tournament-standings-head"));
        lines.extend(self.standings().into_iter().take(FIRST));
        lines
    }

    /// Has the message of the last round show how it stands, if it was announced.
    pub(super) fn show_round(&mut self) {
        let drawn = self.drawn();
        if self.row.announced == drawn && !self.now.rounds().is_empty() {
            let announced = Announced {
                lines: self.round_lines(),
                told: self.picture_lines(),
                pictured: self.now.rounds().len().checked_sub(1),
            };
            self.owe_round(drawn, announced);
        }
    }

    /// Has the message of a round that was taken back say so.
    pub(super) fn show_taken_back(&mut self, round: usize) {
        let announced = self.row.announced;
        // It was the last one, with one less taken back.
        let was = u32::try_from(round + 1)
            .or_broken(u32::MAX, "rounds are few")
            .saturating_add(2 * self.now.redrawn());
        let was = was.saturating_sub(2);
        if announced == was {
            let said = self.said_of_round("tournament-taken-back", round + 1);
            self.owe_round(was, Announced::of(vec![said.with("code", self.row.code.as_str())]));
        }
    }

    fn owe_round(&mut self, drawn: u32, announced: Announced) {
        self.owe_as(OutboxKind::State, &format!("round:{drawn}"), announced, Some(drawn));
    }

    fn owe(&mut self, what: &str, announced: Announced) {
        self.owe_as(OutboxKind::Notice, what, announced, None);
    }

    fn owe_as(&mut self, kind: OutboxKind, what: &str, announced: Announced, round: Option<u32>) {
        let tournament = Some(self.row.id);
        let Announced { lines, told, pictured } = announced;
        let body = Body::Announce { channel: self.row.channel, lines, told, pictured, tournament, round };
        // What is owed goes out with what is owed to one of its tables.
        let Some(table) = self.seated.iter().rfind(|row| row.round.is_some()).map(|row| row.table) else {
            return;
        };
        self.notices.push(NewNotice {
            kind,
            name: format!("{CONTESTS}{}:{what}", self.row.id),
            table: Some(table),
            person: None,
            payload: body.to_json(),
        });
    }
}

/// What is announced.
struct Announced {
    /// What is said.
    lines: Vec<Say>,
    /// What the picture tells.
    told: Vec<Say>,
    /// The round whose picture goes with it, from 0.
    pictured: Option<usize>,
}

impl Announced {
    /// Lines without a picture.
    const fn of(lines: Vec<Say>) -> Self {
        Self { lines, told: Vec::new(), pictured: None }
    }
}

/// Whether a table came to a result by what was played there.
fn was_played(table: &Table) -> bool {
    matches!(table.result, Some((_, How::Played | How::Corrected)))
}

/// How a match stands; `names` are those who play it.
fn result(table: &Table, names: &[Say]) -> Say {
    match &table.result {
        None => Say::new("tournament-playing"),
        Some((Finish::Score { won: [one, other], .. }, _)) => {
            Say::new("tournament-score").with("one", *one).with("other", *other)
        }
        Some((Finish::Places(places), _)) => {
            let first = places.first().into_iter().flatten();
            let first = first.filter_map(|seat| names.get(usize::from(*seat)).cloned());
            Say::new("tournament-won-by").with("names", first.collect::<Vec<_>>())
        }
    }
}

/// A share in millionths as a percentage with one digit after the point.
fn percent(share: u32) -> String {
    let tenths = (share + 500) / 1_000;
    format!("{}.{}", tenths / 10, tenths % 10)
}

impl Host {
    /// Announces the last round once all of its tables are open. Its message then goes on showing how the round stands.
    pub(super) fn announce_round(&self, hall: &mut Hall) {
        let drawn = hall.drawn();
        if hall.now.next() == Next::Wait && hall.row.announced < drawn {
            hall.row.announced = drawn;
            hall.show_round();
        }
    }

    /// Announces how it has ended; with the lists of cards where the terms say so.
    pub(super) fn announce_end(&self, hall: &mut Hall) {
        if hall.row.announced == u32::MAX || hall.seated.is_empty() {
            return;
        }
        hall.row.announced = u32::MAX;
        hall.row.ended = hall.row.ended.or_else(|| Some(self.now()));
        let mut lines = vec![Say::new("tournament-over").with("name", hall.row.name.as_str())];
        lines.extend(hall.first());
        if let Some(last) = hall.now.rounds().len().checked_sub(1) {
            lines.extend(hall.comparison(last));
        }
        if hall.now.terms().lists {
            lines.push(Say::new("tournament-lists").with("code", hall.row.code.as_str()));
        }
        let told = hall.picture_lines();
        let pictured = hall.now.rounds().len().checked_sub(1);
        hall.owe("over", Announced { lines, told, pictured });
    }
}
