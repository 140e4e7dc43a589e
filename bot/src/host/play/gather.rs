//! After the game has moved: who is waited for now, what stands open, what is due, and who is to be told.

use skald_rules::{
    interface::{Duty, Say, Seat, Waiting},
    time::{Ask, Calendar},
};

use crate::host::{
    outbox::notices::{About, Topic},
    refused::{HostError, Refused},
    service::{config::HostConfig, known::Known},
    table::{
        hours::Hours,
        job::Job,
        live::Live,
        sheet::{Asked, Sheet},
    },
};
use crate::invariant::Invariant;
use crate::store::{DecisionRow, DueRow, Person, PersonRow, Pings, SeatRow, Status};

/// Where there is no limit, whoever wishes to be reminded again and again is reminded so many times as often as others.
const OFTEN: i64 = 3;

impl Live {
    /// Puts down everything that follows from the new position. `actor` is not told what they see anyway.
    pub(in crate::host) fn gather(
        &mut self,
        config: &HostConfig,
        known: &Known,
        actor: Option<Person>,
        now: i64,
    ) -> Result<(), HostError> {
        let playing = self.playing.as_ref().ok_or(Refused::NotBegun)?;
        let outcome = playing.table.outcome();
        let asked: Vec<Seat> = self.asked_seats();
        let (decided, answered) = self.gather_decisions(now)?;
        if let Some(outcome) = outcome {
            if self.row.ended.is_none() {
                self.row.status = Status::Over;
                self.row.ended = Some(now);
                self.pending.ended = true;
                self.row.outcome = serde_json::to_string(&outcome)
                    .map(Some)
                    .or_broken(None, "plain data can be written down");
                self.owe_result(outcome.winners(), known);
            }
            *self.time() = Sheet::default();
            Seat::all(self.row.seats).for_each(|seat| self.end_calls(seat));
            self.end_all_news();
            self.forget_silence();
            self.set_due(Vec::new());
            self.end_proposal();
            self.end_question(Topic::End);
            self.end_question(Topic::Orders);
        } else {
            // What has lapsed is not asked any more.
            if self.open_proposal().is_none() {
                self.end_proposal();
            }
            let mut called = self.gather_clocks(known, now)?;
            self.end_calls_of(&asked, &answered);
            // Whoever is asked for something else now is called for that, too.
            let again = |seat: &Seat| !called.contains(seat) && self.sheet.waits_for(*seat);
            let again: Vec<Seat> = answered.into_iter().filter(again).collect();
            called.extend(again);
            let anew = std::mem::take(&mut self.pending.call_anew);
            if anew {
                self.end_all_calls();
                let asked = self.asked_seats().into_iter().filter(|seat| !self.sheet.is_hushed(*seat));
                called.extend(asked.filter(|seat| !called.contains(seat)).collect::<Vec<_>>());
            }
            if self.row.status == Status::Paused {
                // It has come to stand still by what was played.
                self.time().clocks.stop(now);
            } else {
                self.gather_due(config, known, now)?;
                let name = if anew { format!("{}:anew:{now}", self.moment()) } else { self.moment() };
                self.owe_turns(&name, &called, known, actor);
            }
        }
        self.gather_hands(&decided)?;
        self.owe_grown_story();
        self.owe_board();
        Ok(())
    }

    /// The seats for which the table waits.
    pub(in crate::host) fn asked_seats(&self) -> Vec<Seat> {
        Seat::all(self.row.seats).filter(|seat| self.sheet.waits_for(*seat)).collect()
    }

    /// Ends the calls to those who were asked and are not any more, or have answered.
    fn end_calls_of(&mut self, asked: &[Seat], answered: &[Seat]) {
        let over = |seat: &Seat| answered.contains(seat) || !self.sheet.waits_for(*seat);
        let over: Vec<Seat> = asked.iter().copied().filter(over).collect();
        for seat in over {
            self.end_calls(seat);
        }
    }

    /// Which decisions came and went. Returns the seats whose decisions changed, and those that owe one of them no more.
    fn gather_decisions(&mut self, now: i64) -> Result<(Vec<Seat>, Vec<Seat>), HostError> {
        let table = &*self.playing()?.table;
        let mut stand: Vec<DecisionRow> = Vec::new();
        if table.outcome().is_none() {
            for row in self.seats.iter().filter(|row| !row.gone) {
                for decision in table.open(Seat(row.seat)) {
                    let id = decision.id.to_string();
                    let opened = self
                        .decisions
                        .iter()
                        .find(|old| old.seat == row.seat && old.decision == id)
                        .map_or(now, |old| old.opened);
                    stand.push(DecisionRow {
                        seat: row.seat,
                        decision: id,
                        kind: decision.kind.to_string(),
                        duty: duty(decision.duty).to_owned(),
                        span: decision.clock.span.to_string(),
                        opened,
                    });
                }
            }
        }
        let same = |a: &DecisionRow, b: &DecisionRow| a.seat == b.seat && a.decision == b.decision;
        let gone: Vec<DecisionRow> =
            self.decisions.iter().filter(|old| !stand.iter().any(|row| same(old, row))).cloned().collect();
        let new: Vec<DecisionRow> =
            stand.iter().filter(|row| !self.decisions.contains(row)).cloned().collect();
        let mut seats: Vec<Seat> = gone.iter().chain(&new).map(|row| Seat(row.seat)).collect();
        seats.sort_unstable();
        seats.dedup();
        let owed = gone.iter().filter(|row| row.duty == duty(Duty::Owed));
        let mut answered: Vec<Seat> = owed.map(|row| Seat(row.seat)).collect();
        answered.dedup();
        self.drop_answers(&gone)?;
        self.pending.decisions_gone.extend(gone);
        self.pending.decisions_new.extend(new);
        self.decisions = stand;
        Ok((seats, answered))
    }

    /// Lets the clocks run for which the table waits, and no others. Returns the seats for whom it has begun to wait.
    fn gather_clocks(&mut self, known: &Known, now: i64) -> Result<Vec<Seat>, HostError> {
        let waits = match self.playing()?.table.waiting() {
            Waiting::Seats(waits) => waits,
            Waiting::Over | Waiting::Machine => Vec::new(),
        };
        let there = |seat: Seat| self.seat(seat).is_some_and(|row| !row.is_played_by_computer() && !row.gone);
        let gone: Vec<Seat> =
            self.seats.iter().map(|row| Seat(row.seat)).filter(|seat| !there(*seat)).collect();
        let asked = waits
            .iter()
            .filter(|wait| there(wait.seat))
            .map(|wait| Asked { ask: Ask { seat: wait.seat, clock: wait.clock }, label: wait.label.clone() })
            .collect();
        let (limits, kept) = (self.terms.limits(), self.calendars(known));
        let nobody: Vec<Seat> =
            self.seats.iter().filter(|row| row.person.is_none()).map(|row| Seat(row.seat)).collect();
        let sheet = self.time();
        for seat in gone {
            sheet.clocks.drop_seat(seat);
        }
        // Where nobody plays, nobody rests.
        for seat in nobody {
            sheet.clocks.keep_calendar(seat, &Calendar::default(), now);
        }
        Ok(sheet.follow(asked, &limits, &kept, now))
    }

    /// The calendars that the owners of the seats keep now, where this table heeds them.
    fn calendars(&self, known: &Known) -> Vec<Calendar> {
        let kept = |person: Person| known.get(&person).map(|row| Hours::read(&row.hours).calendar);
        let calendar =
            |row: &SeatRow| row.person.filter(|_| self.terms.rests).and_then(kept).unwrap_or_default();
        self.seats.iter().map(calendar).collect()
    }

    /// What the host has to do, and when.
    pub(in crate::host) fn gather_due(
        &mut self,
        config: &HostConfig,
        known: &Known,
        now: i64,
    ) -> Result<(), HostError> {
        let id = self.row.id;
        let mut due: Vec<DueRow> = Vec::new();
        for end in self.sheet.clocks.deadlines() {
            due.push(Job::Turn(end.seat, end.span).row(id, end.at));
            let warn = self.warned_at(&end, known);
            due.extend(warn.map(|at| Job::Warn(end.seat, end.span).row(id, at)));
        }
        for (seat, span, since) in self.sheet.unlimited() {
            let often = self.reminded(seat, known).is_some_and(PersonRow::is_reminded_often);
            let each = if often { config.remind / OFTEN } else { config.remind }.max(1);
            let times = (now - since).max(0) / each + 1;
            due.push(Job::Remind(seat, span).row(id, since + times * each));
        }
        due.extend(self.releases()?);
        // Without a limit nobody's time runs out: what is silent ends all the same. With one that is never due.
        match self.silence_due(now) {
            Some(row) => due.push(row),
            None => self.forget_silence(),
        }
        // Who has gone away or come back is not heeded yet.
        due.extend(self.absences_due());
        let table = &*self.playing()?.table;
        let planned = |job: Job, pause: i64| {
            let row = job.row(id, now + pause);
            let before = self.due.iter().find(|old| old.key == row.key).map_or(row.at, |old| old.at);
            DueRow { at: row.at.min(before), ..row }
        };
        if table.waiting() == Waiting::Machine {
            due.push(planned(Job::Machine, config.machine_pause));
        }
        let asked = |seat: Seat| table.open(seat).iter().any(|decision| decision.duty == Duty::Owed);
        if self.seats.iter().any(|row| row.is_played_by_computer() && asked(Seat(row.seat))) {
            due.push(planned(Job::Computer, config.computer_pause));
        }
        self.set_due(due);
        Ok(())
    }

    /// Owes the hands of those whose time runs out at another moment now than it did: when it does stands there.
    pub(in crate::host) fn owe_new_times(&mut self) {
        let Some(old) = &self.pending.sheet else { return };
        let ends = |sheet: &Sheet, seat: Seat| -> Vec<i64> {
            let own = sheet.clocks.ends().filter(|(of, ..)| *of == seat);
            own.map(|(_, _, at)| at).collect()
        };
        let moved = |seat: &Seat| ends(old, *seat) != ends(&self.sheet, *seat);
        let moved: Vec<Seat> = Seat::all(self.row.seats).filter(moved).collect();
        moved.into_iter().for_each(|seat| self.owe_hand(seat));
    }

    fn owe_result(&mut self, winners: &[Seat], known: &Known) {
        let mention: Vec<Person> = self
            .seats
            .iter()
            .filter_map(|row| row.person)
            .filter(|person| known.get(person).is_none_or(|row| row.pings_at(self.row.pings) != Pings::Never))
            .collect();
        let say = if winners.is_empty() {
            Say::new("host-no-result").with("code", self.row.code.as_str())
        } else {
            Say::new("host-result")
                .with("code", self.row.code.as_str())
                .with("who", winners.to_vec())
                .with("count", winners.len())
        };
        let say = match self.pending.ended_why.take() {
            Some(why) => Say::new("host-result-why").with("why", why).with("result", say),
            None => say,
        };
        self.owe_say("result", &say, mention, About::Result);
    }

    /// Owes the hands that look different now, or whose decisions changed.
    fn gather_hands(&mut self, decided: &[Seat]) -> Result<(), HostError> {
        let playing = self.playing.as_mut().ok_or(Refused::NotBegun)?;
        let new = playing.look();
        let old = std::mem::replace(&mut playing.hands, new);
        let both = Seat::all(Seat::MOST).zip(old.iter().zip(&playing.hands));
        let other = both.filter(|(seat, (old, new))| old != new || decided.contains(seat));
        let other: Vec<Seat> = other.map(|(seat, _)| seat).collect();
        other.into_iter().for_each(|seat| self.owe_hand(seat));
        Ok(())
    }
}

const fn duty(duty: Duty) -> &'static str {
    match duty {
        Duty::Owed => "owed",
        Duty::Given => "given",
        Duty::Ahead => "ahead",
        Duty::Free => "free",
    }
}
