//! A seat changes hands while a game is on: it is vacated, and taken by somebody else, by whoever had it, or by a computer.
//!
//! The game is not told: its decisions stay what they are, and so does the time that they have. What belongs here: these
//! deeds of people. What does not: what they do to a table (`play/hands`), and leaving a game for good, which its rules know
//! (`leaving`).

use skald_rules::{
    interface::{By, Hands, Say, Seat},
    players::Level,
};

use crate::host::{
    looks::info::{TableInfo, Which},
    outbox::notices::About,
    play::deed::After,
    refused::{HostError, Refused},
    service::core::{Actor, Host},
    table::{
        live::Live,
        pending::Write,
        seats::{called_computer, free_computer},
    },
};
use crate::store::{Person, SeatRow, Status, TableId};

impl Host {
    /// Vacates a seat in a game that goes on: the seat stays, and nobody plays it until somebody takes it. Everybody may
    /// vacate their own; whoever runs the table any; all others propose it, where its person is away.
    ///
    /// # Errors
    /// A refusal when the game is not on, the person may not, nobody plays there, or nobody would be left.
    pub async fn vacate(
        &self,
        actor: impl Into<Actor>,
        table: TableId,
        seat: impl Into<Which<'_>>,
    ) -> Result<TableInfo, HostError> {
        let (actor, which) = (actor.into(), seat.into());
        self.once(actor, async {
            let held = self.hold_for(table, actor.person).await?;
            held.is_of_no_tournament()?;
            let seat = which.of(held.spoken(self.words), actor.person)?;
            let own = held.seat_of(actor.person).is_ok_and(|mine| mine == seat);
            if !own && held.row.host != actor.person {
                return self.propose_vacant(actor, held, seat).await;
            }
            let deed = self.carry_out(held, Some(actor), |live, moment| {
                live.is_on()?;
                live.vacate(seat, By::Hand, own, moment.now)?;
                // Whoever has gone may be the one whose agreement was missing.
                live.do_without(moment.now)?;
                let on = live.row.status == Status::Playing;
                Ok((if on { After::Played } else { After::Shown }, ()))
            });
            Ok(deed.await?.info())
        })
        .await
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
            live.take_vacant(who, name, false, moment.now)?;
            Ok((After::Played, ()))
        });
        Ok(deed.await?.info())
    }
}

impl Live {
    /// Somebody takes a seat that was vacated, `elsewhere` if from another place than the table's.
    pub(super) fn take_vacant(
        &mut self,
        who: Person,
        name: &str,
        elsewhere: bool,
        now: i64,
    ) -> Result<(), HostError> {
        self.is_on()?;
        self.is_of_no_tournament()?;
        let seat = self.seat_for(who)?;
        self.seat_person(seat, (who, name), elsewhere, now)
    }

    /// A computer plays a seat that was vacated, the first of them, as whoever runs the table has it.
    pub(super) fn computer_in_vacant(
        &mut self,
        who: Person,
        level: Level,
        now: i64,
    ) -> Result<(), HostError> {
        self.is_on()?;
        self.is_of_no_tournament()?;
        self.run_by(who)?;
        self.seat_computer(level, now)
    }

    /// Refuses at a table of a tournament: who plays on in a place is said by its organiser alone.
    fn is_of_no_tournament(&self) -> Result<(), Refused> {
        if self.row.tournament.is_some() { Err(Refused::SeatOfTournament) } else { Ok(()) }
    }

    /// The seats that nobody plays at present.
    pub(super) fn vacant(&self) -> impl Iterator<Item = &SeatRow> {
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

    fn seat_person(
        &mut self,
        seat: Seat,
        (who, name): (Person, &str),
        elsewhere: bool,
        now: i64,
    ) -> Result<(), HostError> {
        self.pending.writes.push(Write::Meet(who, name.to_owned()));
        self.pending.writes.push(Write::Watch { person: who, on: false });
        let row = self.seat_mut(seat)?;
        let back = row.former.last() == Some(&who);
        let fresh = !row.former.contains(&who);
        row.person = Some(who);
        row.vacant = false;
        // Whoever has come back came from where they came from before.
        row.elsewhere = elsewhere || (back && row.elsewhere);
        name.clone_into(&mut row.name);
        if !back {
            self.drop_orders(seat);
        }
        // Whoever is new there has the whole time of the question; whoever comes back has what was left.
        if fresh {
            self.time().clocks.drop_seat(seat);
        }
        let id = if fresh { "host-log-taken" } else { "host-log-back-in" };
        self.note_hands(seat, Hands::Person, By::Hand, Say::new(id).with("name", name), now)?;
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
        self.seat_person(seat, (who, name), false, now)
    }

    fn seat_computer(&mut self, level: Level, now: i64) -> Result<(), HostError> {
        let seat = self.vacant().next().map(|row| Seat(row.seat)).ok_or(Refused::NoVacantSeat)?;
        let name = called_computer(free_computer(&self.seats));
        let row = self.seat_mut(seat)?;
        row.vacant = false;
        row.level = level.number();
        row.name = name;
        self.drop_orders(seat);
        let say = Say::new("host-log-computer").with("name", self.called_now(seat));
        self.note_hands(seat, Hands::Computer(level.number()), By::Hand, say, now)
    }

    /// Drops what the last one in a seat has ordered for later.
    fn drop_orders(&mut self, seat: Seat) {
        let own = |seat: Seat| move |row: &crate::store::OrderRow| row.seat == seat.0;
        let gone = self.orders.iter().filter(|row| own(seat)(row));
        let gone: Vec<String> = gone.map(|row| row.slot.clone()).collect();
        let left = self.orders.iter().any(|row| own(seat)(row) && self.is_left_here(row));
        if let Some(person) = self.seat(seat).and_then(|row| row.former.last().copied()).filter(|_| left) {
            let say = self.here("host-orders-gone");
            self.owe_private(&format!("orders:{}:{seat}", self.moment()), &say, person, About::Stopped);
        }
        self.orders.retain(|row| !own(seat)(row));
        let drop = |slot| Write::DropOrder { seat: seat.0, slot };
        self.pending.writes.extend(gone.into_iter().map(drop));
    }
}
