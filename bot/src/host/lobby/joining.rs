//! A table before the game: joined, left, handed on, filled, watched.

use skald_rules::{
    fair::normalise_words,
    interface::{Say, Seat},
};

use crate::host::{
    looks::info::TableInfo,
    outbox::notices::About,
    refused::{HostError, Refused},
    service::core::{Actor, Host},
    table::{live::Live, pending::Write},
};
use crate::invariant::Invariant;
use crate::store::{Person, SeatRow, Status, TableId};

/// What somebody brings who joins.
#[derive(Clone, Debug, Default)]
pub struct Join {
    /// The name to be shown.
    pub name: String,
    /// The words that the player adds to the draws; may be empty.
    pub words: String,
    /// The list that the player brings, in games with kits.
    pub kit: String,
}

impl Host {
    /// Takes a seat.
    ///
    /// # Errors
    /// A refusal when the game has begun, the table is full, or the person sits there.
    pub async fn join(
        &self,
        actor: impl Into<Actor>,
        table: TableId,
        join: Join,
    ) -> Result<TableInfo, HostError> {
        let actor = actor.into();
        self.once(actor, async {
            let place = self.rematch_place(table, actor.person).await?;
            let mut held = self.hold(table).await?;
            held.lobby()?;
            if held.seat_of(actor.person).is_ok() {
                return Err(Refused::Seated.into());
            }
            if held.seats.len() >= usize::from(held.row.seats) {
                return Err(Refused::Full.into());
            }
            let mut seat = person_seat(actor.person, &join.name, &join.words, &join.kit);
            seat.place = place.unwrap_or_else(|| next_place(&held.seats));
            held.pending.writes.push(Write::Meet(actor.person, join.name));
            held.pending.writes.push(Write::Uninvite(actor.person));
            held.pending.writes.push(Write::Watch { person: actor.person, on: false });
            held.seats.push(seat);
            held.unsettle();
            self.save_lobby(&mut held, actor).await
        })
        .await
    }

    /// Changes what a player brings, before the game begins.
    ///
    /// # Errors
    /// A refusal when the game has begun or the person does not sit there.
    pub async fn set_words(
        &self,
        actor: impl Into<Actor>,
        table: TableId,
        words: &str,
    ) -> Result<TableInfo, HostError> {
        self.change_lobby(actor, table, |lobby, who, _| {
            let seat = lobby.seat_of(who)?;
            if let Some(row) = lobby.seats.get_mut(seat.index()) {
                row.words = normalise_words(words);
            }
            Ok(())
        })
        .await
    }

    /// Gives up a seat before the game begins. The table goes to the next person; with nobody left it is closed.
    ///
    /// # Errors
    /// A refusal when the game has begun ([`Host::resign`] is for that) or the person does not sit there.
    pub async fn leave(&self, actor: impl Into<Actor>, table: TableId) -> Result<TableInfo, HostError> {
        self.change_lobby(actor, table, |lobby, who, now| {
            let seat = lobby.seat_of(who)?;
            lobby.seats.remove(seat.index());
            lobby.unsettle();
            lobby.row_without(who, now);
            Ok(())
        })
        .await
    }

    /// Closes a table before the game begins.
    ///
    /// # Errors
    /// A refusal when the game has begun or the person does not run the table.
    pub async fn close(&self, actor: impl Into<Actor>, table: TableId) -> Result<TableInfo, HostError> {
        self.change_lobby(actor, table, |lobby, who, now| {
            lobby.run_by(who)?;
            lobby.row.status = Status::Closed;
            lobby.row.ended = Some(now);
            Ok(())
        })
        .await
    }

    /// Takes a seat away from somebody, or a computer out, before the game begins.
    ///
    /// # Errors
    /// A refusal when the game has begun, the person does not run the table, or the seat is not taken or their own.
    pub async fn remove(
        &self,
        actor: impl Into<Actor>,
        table: TableId,
        seat: Seat,
    ) -> Result<TableInfo, HostError> {
        self.change_lobby(actor, table, |lobby, who, now| {
            lobby.run_by(who)?;
            let row = lobby.seat(seat).cloned().ok_or(Refused::NoSuchSeat)?;
            if row.person == Some(who) {
                return Err(Refused::NoSuchSeat.into());
            }
            if let Some(person) = row.person {
                let say = Say::new("host-removed").with("code", lobby.row.code.as_str());
                lobby.owe_private(&format!("removed:{now}"), &say, person, About::Removed);
            }
            lobby.seats.remove(seat.index());
            lobby.unsettle();
            Ok(())
        })
        .await
    }

    /// Fills a seat with a computer.
    ///
    /// # Errors
    /// A refusal when the game has begun, the person does not run the table, or it is full.
    pub async fn add_computer(
        &self,
        actor: impl Into<Actor>,
        table: TableId,
    ) -> Result<TableInfo, HostError> {
        self.change_lobby(actor, table, |lobby, who, _| {
            lobby.run_by(who)?;
            if lobby.seats.len() >= usize::from(lobby.row.seats) {
                return Err(Refused::Full.into());
            }
            let taken = |number: u8| {
                let name = computer_seat(number).name;
                lobby.seats.iter().any(|row| row.is_computer() && row.name == name)
            };
            let number =
                (1..=u8::MAX).find(|number| !taken(*number)).or_broken(1, "fewer computers than numbers");
            let mut seat = computer_seat(number);
            seat.place = next_place(&lobby.seats);
            lobby.seats.push(seat);
            lobby.unsettle();
            Ok(())
        })
        .await
    }

    /// Invites somebody, who is told in private.
    ///
    /// # Errors
    /// A refusal when the game has begun, the inviter does not sit there, or the other was invited or sits there.
    pub async fn invite(
        &self,
        actor: impl Into<Actor>,
        table: TableId,
        person: Person,
    ) -> Result<TableInfo, HostError> {
        let actor = actor.into();
        self.once(actor, async {
            let invited = self.inner.store.invited(table).await?;
            let mut held = self.hold(table).await?;
            held.lobby()?;
            let from = held.seat_of(actor.person)?;
            if held.seat_of(person).is_ok() {
                return Err(Refused::Seated.into());
            }
            if invited.contains(&person) {
                return Err(Refused::Invited.into());
            }
            held.pending.writes.push(Write::Meet(person, String::new()));
            held.pending.writes.push(Write::Invite { person, by: actor.person });
            let say = Say::new("host-invited")
                .with("who", from)
                .with("game", held.row.game.as_str())
                .with("code", held.row.code.as_str());
            held.owe_say(&format!("invited:{person}"), &say, vec![person], About::Invited);
            self.save_lobby(&mut held, actor).await
        })
        .await
    }

    /// Hands the running of a table on to another person who sits there, in the lobby or in the game.
    ///
    /// # Errors
    /// A refusal when the actor does not run the table or the other does not sit there.
    pub async fn hand_over(
        &self,
        actor: impl Into<Actor>,
        table: TableId,
        to: Person,
    ) -> Result<TableInfo, HostError> {
        let actor = actor.into();
        self.once(actor, async {
            let mut held = self.hold(table).await?;
            if matches!(held.row.status, Status::Over | Status::Closed) {
                return Err(Refused::Over.into());
            }
            held.run_by(actor.person)?;
            let seat = held.seat_of(to)?;
            held.row.host = to;
            let say = Say::new("host-handed-on").with("who", seat).with("code", held.row.code.as_str());
            let name = format!("handed:{}", self.now());
            held.owe_say(&name, &say, vec![to], About::HostChanged);
            self.save_lobby(&mut held, actor).await
        })
        .await
    }

    /// Begins or ends watching.
    ///
    /// # Errors
    /// A refusal when the person sits there.
    pub async fn watch(
        &self,
        actor: impl Into<Actor>,
        table: TableId,
        name: &str,
        on: bool,
    ) -> Result<TableInfo, HostError> {
        let actor = actor.into();
        self.once(actor, async {
            let mut held = self.hold(table).await?;
            if on && held.seat_of(actor.person).is_ok() {
                return Err(Refused::Seated.into());
            }
            held.pending.writes.push(Write::Meet(actor.person, name.to_owned()));
            held.pending.writes.push(Write::Watch { person: actor.person, on });
            self.commit(&mut held, Some(actor)).await?;
            Ok(TableInfo::of(&held))
        })
        .await
    }

    /// Who watches a table.
    ///
    /// # Errors
    /// [`HostError::Store`].
    pub async fn spectators(&self, table: TableId) -> Result<Vec<Person>, HostError> {
        Ok(self.inner.store.spectators(table).await?)
    }

    /// Who was invited and has not joined.
    ///
    /// # Errors
    /// [`HostError::Store`].
    pub async fn invited(&self, table: TableId) -> Result<Vec<Person>, HostError> {
        Ok(self.inner.store.invited(table).await?)
    }

    /// Notes the thread in which a table is played.
    ///
    /// # Errors
    /// [`HostError::Store`].
    pub async fn set_thread(&self, table: TableId, thread: u64) -> Result<TableInfo, HostError> {
        let mut held = self.hold(table).await?;
        held.row.thread = Some(thread);
        held.owe_board();
        self.commit(&mut held, None).await?;
        Ok(TableInfo::of(&held))
    }

    /// Changes a table that people are joining, under its lock, and writes it down. `change` is told who acts, and when.
    pub(in crate::host) async fn change_lobby(
        &self,
        actor: impl Into<Actor>,
        table: TableId,
        change: impl FnOnce(&mut Live, Person, i64) -> Result<(), HostError>,
    ) -> Result<TableInfo, HostError> {
        let actor = actor.into();
        self.once(actor, async {
            let mut held = self.hold(table).await?;
            held.lobby()?;
            change(&mut held, actor.person, self.now())?;
            self.save_lobby(&mut held, actor).await
        })
        .await
    }

    async fn save_lobby(
        &self,
        held: &mut crate::host::table::slots::Held,
        actor: Actor,
    ) -> Result<TableInfo, HostError> {
        if held.row.status == Status::Lobby || held.row.status == Status::Closed {
            number_seats(&mut held.seats);
            held.pending.seats = true;
        }
        held.owe_board();
        self.commit(held, Some(actor)).await?;
        Ok(TableInfo::of(held))
    }
}

impl Live {
    /// Refuses unless people are still joining.
    pub(in crate::host) fn lobby(&self) -> Result<(), Refused> {
        match self.row.status {
            Status::Lobby => Ok(()),
            Status::Closed => Err(Refused::Closed),
            Status::Over => Err(Refused::Over),
            Status::Playing | Status::Paused => Err(Refused::Begun),
        }
    }

    /// Refuses unless `person` runs the table.
    pub(in crate::host) fn run_by(&self, person: Person) -> Result<(), Refused> {
        if self.row.host == person { Ok(()) } else { Err(Refused::NotHost) }
    }

    /// After `person` has gone: somebody else runs the table, or nobody is left and it is closed.
    fn row_without(&mut self, person: Person, now: i64) {
        match self.seats.iter().find_map(|row| row.person) {
            None => {
                self.row.status = Status::Closed;
                self.row.ended = Some(now);
            }
            Some(next) if self.row.host == person => self.row.host = next,
            Some(_) => {}
        }
    }
}

pub(in crate::host) fn person_seat(person: Person, name: &str, words: &str, kit: &str) -> SeatRow {
    SeatRow {
        seat: 0,
        place: 0,
        person: Some(person),
        name: name.to_owned(),
        words: normalise_words(words),
        kit: kit.to_owned(),
        gone: false,
        agrees: false,
    }
}

pub(in crate::host) fn computer_seat(number: u8) -> SeatRow {
    let say = Say::new("host-computer").with("number", number);
    SeatRow {
        seat: 0,
        place: i64::from(number),
        person: None,
        name: skald_rules::words::english().plain(&say),
        words: String::new(),
        kit: String::new(),
        gone: false,
        agrees: false,
    }
}

fn next_place(seats: &[SeatRow]) -> i64 {
    seats.iter().map(|row| row.place).max().map_or(0, |most| most + 1)
}

/// Numbers the seats in the order of their places.
pub(in crate::host) fn number_seats(seats: &mut [SeatRow]) {
    seats.sort_by_key(|row| row.place);
    for (number, row) in (0..=u8::MAX).zip(seats) {
        row.seat = number;
    }
}
