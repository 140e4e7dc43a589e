//! The tables of a tournament: opened with the people of a match, dealt at once, ended where the match is decided otherwise.

use skald_rules::{
    interface::{By, Input, Options, Say, Seat, Setup},
    players::Level,
    tournament::{Entrant, Table, Who},
};

use crate::host::{
    lobby::opening::Opening,
    play::deed::After,
    refused::HostError,
    service::{core::Host, digest::digest_row},
    table::seats::{computer_seat, number_seats, person_seat},
    tournaments::hall::{Hall, broken},
};
use crate::invariant::Invariant;
use crate::store::{Person, SeatRow, SeatedRow, Status, TableId, Within};

impl Host {
    /// Opens the table at which a match of the last round is played next. It is dealt later.
    pub(super) async fn open_match(&self, hall: &Hall, place: usize, number: u8) -> Result<(), HostError> {
        let id = hall.row.id;
        let round = hall.now.rounds().len().saturating_sub(1);
        let last = hall.now.rounds().last().ok_or_else(|| broken(id, "a match without a round"))?;
        let table = last.tables.get(place).ok_or_else(|| broken(id, "a match without a table"))?;
        let wished: Options =
            serde_json::from_str(&hall.row.options).map_err(|_| broken(id, "its options cannot be read"))?;
        let pace = hall.pace()?;
        let kind = self
            .inner
            .catalogue
            .get(&hall.row.game)
            .ok_or_else(|| broken(id, "its game is not known to this version"))?;
        let mut by = last.by;
        let further = table.before.is_some();
        if further {
            // It goes on game by game until somebody leads.
            by.best_of = 1;
        }
        let (kind, options) = self.form_of(kind, &wished, &by, further);
        let seats = u8::try_from(table.seats.len()).map_err(|_| broken(id, "too many at one table"))?;
        let setup = Setup { seats, options, packs: self.packs_for(kind.id) };
        let deal = hall
            .now
            .terms()
            .duplicate
            .then(|| format!("{}-{}-{}-{}", hall.row.code, round + 1, hall.now.redrawn(), number));
        let opening = Opening {
            kind,
            setup: &setup,
            terms: &pace,
            guild: hall.row.guild,
            language: &hall.row.language,
            channel: hall.row.channel,
            thread: None,
            host: hall.row.organiser,
            after: None,
            within: Some(Within {
                tournament: id,
                secret: self.shared_secret(hall, round, &deal).await?,
                deal,
            }),
        };
        let mut tx = self.own_change(None).await?;
        // Rows of the table refer to people, of whom nothing else may be known by now.
        tx.meet(hall.row.organiser, "");
        for entry in table.seats.iter().filter_map(|entrant| hall.now.entry(*entrant)) {
            if let Who::Person(person) = entry.who {
                tx.meet(Person(person), &entry.name);
            }
        }
        // Once a day somebody is told of a match that waits: at their hour, from the first match on.
        for person in people_of(hall, table) {
            let known = self.person(person).await?;
            tx.save_due(&[], &[digest_row(&known, self.now())]);
        }
        let opened = self.open_row(&mut tx, &opening).await?;
        tx.save_seats(opened, &seats_of(hall, table));
        tx.seat(id, &SeatedRow { table: opened, round: Some(round), place, number, called: false }).await?;
        Ok(tx.commit().await?)
    }

    /// The secret that the tables of a round share, if they do and there is one of them already.
    async fn shared_secret(
        &self,
        hall: &Hall,
        round: usize,
        deal: &Option<String>,
    ) -> Result<Option<Vec<u8>>, HostError> {
        if deal.is_none() {
            return Ok(None);
        }
        for row in hall.seated.iter().filter(|row| row.round == Some(round)) {
            let table = self.inner.store.table(row.table).await?;
            if let Some(table) = table.filter(|table| table.deal == *deal) {
                return Ok(Some(table.secret));
            }
        }
        Ok(None)
    }

    /// Deals at a table that was opened for a match: everybody plays what they have registered.
    pub(super) async fn deal_match(&self, table: TableId) -> Result<(), HostError> {
        let own = {
            let held = self.hold(table).await?;
            self.own_orders_at(&held).await?
        };
        let deed = self.own_deed(table, |live, moment| {
            if live.row.status != Status::Lobby {
                return Ok((After::Nothing, ()));
            }
            live.take_places(Vec::new())?;
            live.deal(moment.now)?;
            live.give_own_orders(own, moment.now)?;
            live.tell_of_the_deal(None, &moment.known);
            Ok((After::Played, ()))
        });
        deed.await.map(|_| ())
    }

    /// Lets whoever plays on in somebody's place sit at the table of the match that is under way, and takes those who play no more
    /// out of theirs.
    pub(super) async fn hand_over_seats(&self, hall: &Hall) -> Result<(), HostError> {
        let Some(last) = hall.now.rounds().last() else { return Ok(()) };
        for (place, table) in last.tables.iter().enumerate().filter(|(_, table)| !table.is_decided()) {
            let Some(row) = hall.table_now(place) else { continue };
            for entrant in &table.seats {
                let Some((entry, seat)) = hall.now.entry(*entrant).zip(seat_at(table, *entrant)) else {
                    continue;
                };
                let Who::Person(person) = entry.who else { continue };
                if entry.out.is_some() {
                    // Of two the other one has won; a table of several goes on without them.
                    self.take_out_of(row.table, Person(person), |seat| {
                        Say::new("tournament-given-up").with("who", seat)
                    })
                    .await?;
                    continue;
                }
                let deed = self.own_deed_for(row.table, Person(person), |live, moment| {
                    let sits =
                        live.seat(seat).is_none_or(|row| row.person == Some(Person(person)) || row.gone);
                    if sits || !matches!(live.row.status, Status::Playing | Status::Paused) {
                        return Ok((After::Nothing, ()));
                    }
                    live.hand_over(seat, Person(person), &entry.name, moment.now)?;
                    Ok((After::Played, ()))
                });
                deed.await?;
            }
        }
        Ok(())
    }

    /// Calls time at a table: the game comes to its own end.
    pub(super) async fn call_time_at(&self, table: TableId) -> Result<(), HostError> {
        let deed = self.own_deed(table, |live, moment| {
            if !matches!(live.row.status, Status::Playing | Status::Paused) {
                return Ok((After::Nothing, ()));
            }
            live.stand_up(moment.now)?;
            // The game may have been told before: then it is on its last turns.
            let say = Say::new("host-time-called");
            match live.ruled(&Input::TimeCalled, None, say, moment.now) {
                Err(error) if error.refused().is_some() => Ok((After::Nothing, ())),
                other => other.map(|()| (After::Played, ())),
            }
        });
        deed.await.map(|_| ())
    }

    /// Ends a table whose match is decided: it is given to a seat, or to nobody.
    pub(super) async fn end_match(&self, table: TableId, to: Option<Seat>) -> Result<(), HostError> {
        let Some(seat) = to else { return self.call_time_at(table).await };
        let deed = self.own_deed(table, |live, moment| {
            if !matches!(live.row.status, Status::Playing | Status::Paused) {
                return Ok((After::Nothing, ()));
            }
            live.stand_up(moment.now)?;
            match live.input(&Input::Award { seat }, By::Host, None, None, moment.now) {
                Err(error) if error.refused().is_some() => Ok((After::Nothing, ())),
                other => other.map(|()| (After::Played, ())),
            }
        });
        deed.await.map(|_| ())
    }
}

/// The people who sit at a table of a round.
fn people_of(hall: &Hall, table: &Table) -> Vec<Person> {
    let entries = table.seats.iter().filter_map(|entrant| hall.now.entry(*entrant));
    let person = |entry: &skald_rules::tournament::Entry| match entry.who {
        Who::Person(person) => Some(Person(person)),
        Who::Computer(_) => None,
    };
    entries.filter_map(person).collect()
}

/// The seats of a match, in the order of the pairing.
fn seats_of(hall: &Hall, table: &Table) -> Vec<SeatRow> {
    let entries = table.seats.iter().filter_map(|entrant| hall.now.entry(*entrant));
    let mut seats: Vec<SeatRow> = Vec::new();
    for (place, entry) in (0..).zip(entries) {
        let list = entry.list.clone().unwrap_or_default();
        let mut seat = match entry.who {
            Who::Person(person) => person_seat(Person(person), &entry.name, "", &list),
            Who::Computer(number) => {
                let number = u8::try_from(number).or_broken(u8::MAX, "computers are few");
                SeatRow { kit: list, ..computer_seat(number, Level::default()) }
            }
        };
        seat.place = place;
        seats.push(seat);
    }
    number_seats(&mut seats);
    seats
}

/// The seat of somebody at a table of a match.
pub(super) fn seat_at(table: &Table, entrant: Entrant) -> Option<Seat> {
    let at = table.seats.iter().position(|one| *one == entrant)?;
    Some(Seat::at(at))
}

/// The winner of a table, as its seat.
pub(super) fn winner_at(table: &Table) -> Option<Seat> {
    table.winner().and_then(|entrant| seat_at(table, entrant))
}
