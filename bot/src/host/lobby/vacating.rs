//! A seat changes hands while a game is on: it is vacated, and taken by somebody else, by whoever had it, or by a computer.
//!
//! The game is not told: its decisions stay what they are, and so does the time that they have. What belongs here: these
//! deeds. What does not: leaving a game for good, which its rules know (`leaving`).

use skald_rules::interface::{Act, By, Hands, Say, Seat, Weight};

use crate::host::{
    looks::info::TableInfo,
    outbox::notices::About,
    play::{computer::LEVEL_NUMBER, deed::After},
    refused::{HostError, Refused},
    service::core::{Actor, Host},
    table::{
        live::Live,
        pending::Write,
        seats::{computer_seat, free_computer, name_say, vacant_name},
        told::Told,
    },
};
use crate::store::{Person, SeatRow, TableId};

impl Host {
    /// Vacates a seat in a game that goes on: the seat stays, and nobody plays it until somebody takes it. Everybody may
    /// vacate their own; whoever runs the table any.
    ///
    /// # Errors
    /// A refusal when the game is not on, the person may not, nobody plays there, or nobody would be left.
    pub async fn vacate(
        &self,
        actor: impl Into<Actor>,
        table: TableId,
        seat: Seat,
    ) -> Result<TableInfo, HostError> {
        let deed = self.deed(actor, table, |live, who, moment| {
            live.is_on()?;
            let own = live.seat_of(who).is_ok_and(|mine| mine == seat);
            if !own {
                live.run_by(who)?;
            }
            live.vacate(seat, own, moment.now)?;
            Ok((After::Played, ()))
        });
        Ok(deed.await?.info())
    }

    /// Takes a seat that was vacated: the own one before others.
    ///
    /// # Errors
    /// A refusal when the game is not on, no seat is vacant, or the person has seen another hand of this game.
    pub async fn take_seat(
        &self,
        actor: impl Into<Actor>,
        table: TableId,
        name: &str,
    ) -> Result<TableInfo, HostError> {
        let deed = self.deed(actor, table, |live, who, moment| {
            live.is_on()?;
            let seat = live.seat_for(who)?;
            live.seat_person(seat, who, name, moment.now)?;
            Ok((After::Played, ()))
        });
        Ok(deed.await?.info())
    }

    /// Has a computer play a seat that was vacated: the first of them.
    ///
    /// # Errors
    /// A refusal when the game is not on, the person does not run the table, or no seat is vacant.
    pub(in crate::host) async fn seat_computer(
        &self,
        actor: Actor,
        table: TableId,
    ) -> Result<TableInfo, HostError> {
        let deed = self.deed(actor, table, |live, who, moment| {
            live.is_on()?;
            live.run_by(who)?;
            live.seat_computer(moment.now)?;
            Ok((After::Played, ()))
        });
        Ok(deed.await?.info())
    }
}

impl Live {
    /// The seats that nobody plays at present.
    fn vacant(&self) -> impl Iterator<Item = &SeatRow> {
        self.seats.iter().filter(|row| row.vacant)
    }

    /// The vacant seat that somebody may take. Whoever has played another seat of this game knows its hand.
    fn seat_for(&self, who: Person) -> Result<Seat, HostError> {
        if self.seat_of(who).is_ok() {
            return Err(Refused::Seated.into());
        }
        if let Some(own) = self.vacant().find(|row| row.former.contains(&who)) {
            return Ok(Seat(own.seat));
        }
        let first = self.vacant().next().ok_or(Refused::NoVacantSeat)?;
        if self.seats.iter().any(|row| row.person == Some(who) || row.former.contains(&who)) {
            return Err(Refused::KnowsAnother.into());
        }
        Ok(Seat(first.seat))
    }

    /// The row of a seat, to be changed.
    fn seat_mut(&mut self, seat: Seat) -> Result<&mut SeatRow, Refused> {
        self.pending.seats = true;
        self.seats.get_mut(seat.index()).ok_or(Refused::NoSuchSeat)
    }

    /// Notes in the log that a seat changes hands, and what everybody is told of it.
    fn note_hands(&mut self, seat: Seat, hands: Hands, say: Say, now: i64) -> Result<(), HostError> {
        let told = Told { weight: Weight::Notable, say };
        self.act(&Act::Seat { seat, hands }, By::Hand, Some(seat), vec![told], now)
    }

    fn vacate(&mut self, seat: Seat, own: bool, now: i64) -> Result<(), HostError> {
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
        row.agrees = false;
        row.name = name;
        self.note_hands(seat, Hands::Vacant, Say::new("host-log-vacant").with("name", was), now)?;
        let next = self.people().map(|(_, person)| person).next();
        if let Some(next) = next.filter(|_| person == Some(self.row.host)) {
            self.row.host = next;
        }
        if let Some(person) = person.filter(|_| !own) {
            let say = Say::new("host-seat-vacated").with("code", self.row.code.as_str());
            self.owe_private(&format!("hands:{}:{seat}", self.moment()), &say, person, About::Removed);
        }
        if let Some(mut open) = self.open_proposal() {
            open.agreed.retain(|agreed| *agreed != seat);
            self.keep_proposal(Some(&open).filter(|open| !open.agreed.is_empty()));
        }
        Ok(())
    }

    fn seat_person(&mut self, seat: Seat, who: Person, name: &str, now: i64) -> Result<(), HostError> {
        self.pending.writes.push(Write::Meet(who, name.to_owned()));
        self.pending.writes.push(Write::Watch { person: who, on: false });
        let row = self.seat_mut(seat)?;
        let back = row.former.last() == Some(&who);
        let fresh = !row.former.contains(&who);
        row.person = Some(who);
        row.vacant = false;
        name.clone_into(&mut row.name);
        if !back {
            self.drop_orders(seat);
        }
        // Whoever is new there has the whole time of the question; whoever comes back has what was left.
        if fresh {
            self.time().clocks.drop_seat(seat);
        }
        let id = if fresh { "host-log-taken" } else { "host-log-back-in" };
        self.note_hands(seat, Hands::Person, Say::new(id).with("name", name), now)?;
        self.owe_hand(seat);
        Ok(())
    }

    /// Has a person play on in a seat in place of whoever played there.
    pub(in crate::host) fn hand_over(
        &mut self,
        seat: Seat,
        who: Person,
        name: &str,
        now: i64,
    ) -> Result<(), HostError> {
        let row = self.seat_mut(seat)?;
        let before = row.person.take();
        row.former.extend(before);
        row.former.dedup();
        row.agrees = false;
        self.seat_person(seat, who, name, now)
    }

    fn seat_computer(&mut self, now: i64) -> Result<(), HostError> {
        let seat = self.vacant().next().map(|row| Seat(row.seat)).ok_or(Refused::NoVacantSeat)?;
        let name = computer_seat(free_computer(&self.seats)).name;
        let row = self.seat_mut(seat)?;
        row.vacant = false;
        row.name = name;
        self.drop_orders(seat);
        let say = Say::new("host-log-computer").with("name", self.called_now(seat));
        self.note_hands(seat, Hands::Computer(LEVEL_NUMBER), say, now)
    }

    /// Drops what the last one in a seat has ordered for later.
    fn drop_orders(&mut self, seat: Seat) {
        let own = |seat: Seat| move |row: &crate::store::OrderRow| row.seat == seat.0;
        let gone = self.orders.iter().filter(|row| own(seat)(row));
        let gone: Vec<String> = gone.map(|row| row.slot.clone()).collect();
        self.orders.retain(|row| !own(seat)(row));
        let drop = |slot| Write::DropOrder { seat: seat.0, slot };
        self.pending.writes.extend(gone.into_iter().map(drop));
    }
}
