//! A seat changes hands while a game is on: it is vacated, a computer plays it for whoever is away, and they are back.
//!
//! The game is not told: its decisions stay what they are. What belongs here: what such a change does to a table. What does not:
//! who may ask for it (`accord`, `lobby`), and when somebody's time has run out (`time`).

use skald_rules::{
    interface::{Act, By, Hands, Input, Say, Seat, Weight},
    players::Level,
};

use crate::host::{
    looks::info::TableInfo,
    outbox::notices::{About, call, gone_row},
    play::deed::After,
    refused::{HostError, Refused},
    service::core::{Actor, Host},
    table::{
        live::Live,
        pending::Write,
        seats::{name_say, vacant_name},
        slots::Held,
        told::Told,
    },
};
use crate::store::{Person, SeatRow, Status, TableId};

/// So often in a row has somebody's time run out at the latest when whoever organises the tournament is told (LRAW CLK-6).
const TOLD: u8 = 3;

impl Host {
    /// Somebody is there again: a computer that has played for them meanwhile gives the seat back. Whether one had.
    ///
    /// # Errors
    /// [`HostError::Store`].
    pub async fn come_back(&self, actor: impl Into<Actor>, table: TableId) -> Result<bool, HostError> {
        let actor = actor.into();
        self.once(actor, async { Ok(self.hold_back(table, actor.person).await?.1) }).await
    }

    /// The same for somebody who sits there, and the table as it is then.
    ///
    /// # Errors
    /// A refusal when the person does not sit there.
    pub async fn come_back_to(
        &self,
        actor: impl Into<Actor>,
        table: TableId,
    ) -> Result<(TableInfo, bool), HostError> {
        let actor = actor.into();
        self.once(actor, async {
            let (held, back) = self.hold_back(table, actor.person).await?;
            held.seat_of(actor.person)?;
            Ok((TableInfo::of(held.spoken(self.words)), back))
        })
        .await
    }

    /// The table under its lock, where somebody is there again before they do something else; whether a computer has given
    /// their seat back.
    pub(in crate::host) async fn hold_back(
        &self,
        table: TableId,
        person: Person,
    ) -> Result<(Held, bool), HostError> {
        let held = self.hold(table).await?;
        let now = self.now();
        let is_away = |seat: Seat| held.seat(seat).is_some_and(|row| row.stands_in || row.missed > 0);
        let silent = held.seat_of(person).is_ok() && held.is_silent(now);
        if !silent && !held.plays_now(person).is_ok_and(is_away) {
            return Ok((held, false));
        }
        let deed = self.carry_out(held, None, |live, moment| {
            let seat = live.seat_of(person)?;
            // Where it stands still nobody is waited for, and whoever is there keeps it from ending.
            let back = live.row.status == Status::Playing && live.is_there(seat, moment.now)?;
            live.break_silence(moment.now);
            Ok((if back { After::Played } else { After::Written }, back))
        });
        let deed = deed.await?;
        Ok((deed.held, deed.value))
    }
}

impl Live {
    /// The row of a seat, to be changed.
    pub(in crate::host) fn seat_mut(&mut self, seat: Seat) -> Result<&mut SeatRow, Refused> {
        self.pending.seats = true;
        self.seats.get_mut(seat.index()).ok_or(Refused::NoSuchSeat)
    }

    /// Notes in the log that a seat changes hands, and what everybody is told of it.
    pub(in crate::host) fn note_hands(
        &mut self,
        seat: Seat,
        hands: Hands,
        by: By,
        say: Say,
        now: i64,
    ) -> Result<(), HostError> {
        let told = Told { weight: Weight::Notable, say };
        self.act(&Act::Seat { seat, hands }, by, Some(seat), vec![told], now)
    }

    /// Whoever was called to a seat need not come any more.
    pub(in crate::host) fn end_calls(&mut self, seat: Seat) {
        let away = |table, channel, message| gone_row(table, None, channel, message);
        let begin = call(self.row.id, seat);
        let Some(names) = self.called.end(seat, &begin) else { return };
        // What this change itself owes is written after that, and stands.
        for owed in self.pending.notices.iter().filter(|owed| owed.name.starts_with(&begin)) {
            self.called.add(seat, &owed.name);
        }
        self.pending.writes.push(Write::EndCalls { names, away });
    }

    /// Of the calls to a seat those end whose names go on like this; the others stand.
    pub(in crate::host) fn end_calls_named(&mut self, seat: Seat, like: &str) {
        let away = |table, channel, message| gone_row(table, None, channel, message);
        let begin = format!("{}{like}", call(self.row.id, seat));
        let names = (begin.clone(), format!("{begin}~"));
        self.pending.writes.push(Write::EndCalls { names, away });
    }

    /// Has nobody play a seat. Its person is told unless it was their `own` wish.
    pub(in crate::host) fn vacate(
        &mut self,
        seat: Seat,
        by: By,
        own: bool,
        now: i64,
    ) -> Result<(), HostError> {
        let row = self.seat(seat).filter(|row| !row.gone && !row.vacant).ok_or(Refused::NoSuchSeat)?;
        let person = row.person;
        let (name, was) = (vacant_name(row), name_say(row));
        if person.is_some() && self.people().count() == 1 {
            return Err(Refused::LastPerson.into());
        }
        let row = self.seat_mut(seat)?;
        row.person = None;
        row.former.extend(person);
        row.former.dedup();
        row.vacant = true;
        row.missed = 0;
        row.stands_in = false;
        row.name = name;
        self.drop_say(seat);
        self.end_calls(seat);
        if let Some(person) = person {
            self.owe_hand_of(seat, person);
        }
        self.note_hands(seat, Hands::Vacant, by, Say::new("host-log-vacant").with("name", was), now)?;
        let next = self.people().map(|(_, person)| person).next();
        if let Some(next) = next.filter(|_| person == Some(self.row.host)) {
            self.row.host = next;
        }
        if let Some(person) = person.filter(|_| !own) {
            let say = Say::new("host-seat-vacated").with("code", self.row.code.as_str());
            self.owe_private(&format!("hands:{}:{seat}", self.moment()), &say, person, About::Removed);
        }
        Ok(())
    }

    /// Whoever is away has no say meanwhile: what they agreed to is not agreed any more.
    fn drop_say(&mut self, seat: Seat) {
        if let Some(row) = self.seats.get_mut(seat.index()) {
            row.agrees = false;
        }
        if let Some(mut open) = self.open_proposal() {
            open.agreed.retain(|agreed| *agreed != seat);
            if open.agreed.is_empty() {
                self.end_proposal();
            } else {
                self.keep_proposal(Some(&open));
            }
        }
    }

    /// The time of a seat has run out once more. When it has done so as often in a row as the terms say, a computer plays for
    /// its person until they are back; where nobody else would be there, or all are gone where no computer plays, the table stands still.
    /// Whether it does.
    pub(in crate::host) fn miss(&mut self, seat: Seat, now: i64) -> Result<bool, HostError> {
        let Some(person) = self.seat(seat).filter(|row| !row.gone).and_then(|row| row.person) else {
            return Ok(false);
        };
        let row = self.seat_mut(seat)?;
        row.missed = row.missed.saturating_add(1);
        let times = row.missed;
        self.pending.writes.push(Write::CountAnswer { person, late: true });
        let over = self.playing()?.table.outcome().is_some();
        let waits = self.terms.stand_in().is_none_or(|most| times < most);
        if !over && (times == TOLD || !waits) {
            self.tell_organiser(seat, times);
        }
        if over {
            return Ok(false);
        }
        if waits {
            self.do_without(now)?;
            return Ok(self.would_be_deserted(seat, 0));
        }
        if !self.is_anybody_beside(seat) {
            return Ok(true);
        }
        let row = self.seat_mut(seat)?;
        row.stands_in = true;
        // Somebody else has played it by then, whoever plays on.
        row.former.push(person);
        row.former.dedup();
        self.drop_say(seat);
        let say = Say::new("host-log-stands-in")
            .with("name", self.called_now(seat))
            .with("times", u32::from(times));
        self.note_hands(seat, Hands::Computer(Level::default().number()), By::Clock, say, now)?;
        let say =
            Say::new("host-stands-in").with("code", self.row.code.as_str()).with("times", u32::from(times));
        self.owe_private(&format!("away:{}:{seat}", self.moment()), &say, person, About::Away);
        self.do_without(now)?;
        Ok(false)
    }

    /// Tells whoever organises the tournament of this table that somebody does not play there: the match may be awarded.
    fn tell_organiser(&mut self, seat: Seat, times: u8) {
        if self.row.tournament.is_none() {
            return;
        }
        let say = Say::new("host-does-not-play")
            .with("code", self.row.code.as_str())
            .with("name", self.called_now(seat))
            .with("times", u32::from(times));
        self.owe_private(&format!("missing:{}:{seat}", self.moment()), &say, self.row.host, About::Rules);
    }

    /// The person of a seat is there: nothing is missed in a row any more, and a computer that has played for them gives the
    /// seat back. Whether one had.
    pub(in crate::host) fn is_there(&mut self, seat: Seat, now: i64) -> Result<bool, HostError> {
        let Some(row) = self.seat(seat).filter(|row| row.stands_in || row.missed > 0) else {
            return Ok(false);
        };
        let back = row.stands_in;
        let row = self.seat_mut(seat)?;
        row.missed = 0;
        row.stands_in = false;
        if back {
            let say = Say::new("host-log-back-in").with("name", self.called_now(seat));
            self.note_hands(seat, Hands::Person, By::Hand, say, now)?;
            self.owe_hand(seat);
        }
        Ok(back)
    }

    /// Ends a game that nobody plays any more, as it stands; `why` is told with its result.
    pub(in crate::host) fn end_deserted(&mut self, why: Say, now: i64) -> Result<(), HostError> {
        if self.playing()?.table.outcome().is_some() {
            return Ok(());
        }
        self.pending.ended_why = Some(why);
        self.pass(&Input::TimeCalled, By::Host, None, None, now)
    }
}
