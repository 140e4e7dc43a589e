//! A table before the game: joined, left, handed on, filled, watched.

use skald_rules::{
    fair::normalise_words,
    interface::{Say, Seat},
    players::Level,
};

use crate::host::{
    lobby::whence::{Before, Whence},
    looks::info::{TableInfo, Which},
    outbox::notices::About,
    play::deed::After,
    refused::{HostError, Refused},
    service::core::{Actor, Host},
    table::{
        live::Live,
        pending::Write,
        seats::{computer_seat, free_computer, next_place, person_seat},
    },
};
use crate::store::{Person, Status, TableId};

/// What somebody brings who joins.
#[derive(Clone, Debug, Default)]
pub struct Join {
    /// The name to be shown.
    pub name: String,
    /// The words that the player adds to the draws; may be empty.
    pub words: String,
    /// The list that the player brings, in games with kits.
    pub kit: String,
    /// Where the seat is asked for.
    pub whence: Whence,
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
        self.seated(actor.into(), table, join, false).await
    }

    /// Takes a seat: a free one while people are joining, a vacant one in a game that goes on.
    ///
    /// # Errors
    /// As for [`Host::join`] and [`Host::take_seat`].
    pub async fn come_in(
        &self,
        actor: impl Into<Actor>,
        table: TableId,
        join: Join,
    ) -> Result<TableInfo, HostError> {
        self.seated(actor.into(), table, join, true).await
    }

    /// `vacant`: whether a vacant seat does as well.
    async fn seated(
        &self,
        actor: Actor,
        table: TableId,
        join: Join,
        vacant: bool,
    ) -> Result<TableInfo, HostError> {
        let before = self.seat_before(table, actor.person).await?;
        let deed = self.deed(actor, table, |live, who, moment| {
            if vacant && live.vacant().next().is_some() {
                let elsewhere = join.whence.is_elsewhere(&live.row);
                live.take_vacant(who, &join.name, elsewhere, moment.now)?;
                return Ok((After::Played, ()));
            }
            live.lobby()?;
            live.take_free(who, join, before)?;
            Ok((After::Shown, ()))
        });
        Ok(deed.await?.info())
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
            lobby.free(seat, who, now);
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
        seat: impl Into<Which<'_>>,
    ) -> Result<TableInfo, HostError> {
        let which = seat.into();
        self.change_lobby(actor, table, |lobby, who, now| {
            lobby.run_by(who)?;
            let seat = which.of(lobby.spoken(self.words), who)?;
            let row = lobby.seat(seat).cloned().ok_or(Refused::NoSuchSeat)?;
            if row.person == Some(who) {
                return Err(Refused::NoSuchSeat.into());
            }
            if let Some(person) = row.person {
                let say = Say::new("host-removed").with("code", lobby.row.code.as_str());
                lobby.owe_private(&format!("removed:{now}"), &say, person, About::Removed);
                // The others learn it where they gather, and not from a seat that is empty.
                let say = Say::new("host-removed-told")
                    .with("name", row.name.as_str())
                    .with("code", lobby.row.code.as_str());
                lobby.owe_say(&format!("removed-told:{now}:{seat}"), &say, Vec::new(), About::Removed);
            }
            lobby.seats.remove(seat.index());
            lobby.unsettle();
            Ok(())
        })
        .await
    }

    /// Fills a seat with a computer of this level: a free one while people are joining, a vacant one in a game that goes on.
    ///
    /// # Errors
    /// A refusal when the person does not run the table, or no seat is free.
    pub async fn add_computer(
        &self,
        actor: impl Into<Actor>,
        table: TableId,
        level: Level,
    ) -> Result<TableInfo, HostError> {
        let deed = self.deed(actor, table, |lobby, who, moment| {
            if lobby.playing.is_some() {
                lobby.computer_in_vacant(who, level, moment.now)?;
                return Ok((After::Played, ()));
            }
            lobby.lobby()?;
            lobby.run_by(who)?;
            if lobby.seats.len() >= usize::from(lobby.row.seats) {
                return Err(Refused::Full.into());
            }
            let mut seat = computer_seat(free_computer(&lobby.seats), level);
            seat.place = next_place(&lobby.seats);
            lobby.seats.push(seat);
            lobby.unsettle();
            Ok((After::Shown, ()))
        });
        Ok(deed.await?.info())
    }

    /// Invites somebody, who is told where the table gathers.
    ///
    /// # Errors
    /// A refusal when the game has begun, the inviter does not sit there, or the other was invited or sits there.
    pub async fn invite(
        &self,
        actor: impl Into<Actor>,
        table: TableId,
        person: Person,
    ) -> Result<TableInfo, HostError> {
        let invited = self.inner.store.invited(table).await?;
        self.change_lobby(actor, table, |lobby, who, _| {
            let from = lobby.seat_of(who)?;
            if lobby.seat_of(person).is_ok() {
                return Err(Refused::Seated.into());
            }
            if invited.contains(&person) {
                return Err(Refused::Invited.into());
            }
            lobby.pending.writes.push(Write::Meet(person, String::new()));
            lobby.pending.writes.push(Write::Invite { person, by: who });
            let say = Say::new("host-invited")
                .with("who", lobby.called(from))
                .with("game", Say::game(lobby.kind.id))
                .with("code", lobby.row.code.as_str());
            lobby.owe_say(&format!("invited:{person}"), &say, vec![person], About::Invited);
            Ok(())
        })
        .await
    }

    /// Opens a table to people who do not see its place but have its code, or closes it to them.
    ///
    /// # Errors
    /// A refusal when the game has begun or the person does not run the table.
    pub async fn turn_by_code(
        &self,
        actor: impl Into<Actor>,
        table: TableId,
    ) -> Result<TableInfo, HostError> {
        self.change_lobby(actor, table, |lobby, who, _| {
            lobby.run_by(who)?;
            lobby.row.by_code = !lobby.row.by_code;
            Ok(())
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
        self.hand_to(actor, table, |_, _| Ok(to)).await
    }

    /// The same to whoever sits in a seat.
    ///
    /// # Errors
    /// As for [`Host::hand_over`]; a refusal when no person sits there.
    pub async fn hand_over_to(
        &self,
        actor: impl Into<Actor>,
        table: TableId,
        seat: impl Into<Which<'_>>,
    ) -> Result<TableInfo, HostError> {
        let which = seat.into();
        let to = |live: &Live, who| {
            let seat = which.of(live.spoken(self.words), who)?;
            live.seat(seat).and_then(|row| row.person).ok_or(Refused::NoSuchSeat)
        };
        self.hand_to(actor, table, to).await
    }

    async fn hand_to(
        &self,
        actor: impl Into<Actor>,
        table: TableId,
        to: impl FnOnce(&Live, Person) -> Result<Person, Refused>,
    ) -> Result<TableInfo, HostError> {
        let deed = self.deed(actor, table, |live, who, moment| {
            if matches!(live.row.status, Status::Over | Status::Closed) {
                return Err(Refused::Over.into());
            }
            live.run_by(who)?;
            let to = to(live, who)?;
            let seat = live.seat_of(to)?;
            live.row.host = to;
            let say = Say::new("host-handed-on")
                .with("who", live.called(seat))
                .with("code", live.row.code.as_str());
            live.owe_news(&format!("handed:{}", moment.now), &say, vec![to], About::HostChanged);
            Ok((After::Shown, ()))
        });
        Ok(deed.await?.info())
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
        let deed = self.deed(actor, table, |live, who, _| live.watched_by(who, name, on));
        Ok(deed.await?.info())
    }

    /// Begins to watch, or stops it if somebody does. Whether they watch now.
    ///
    /// # Errors
    /// As for [`Host::watch`].
    pub async fn turn_watching(
        &self,
        actor: impl Into<Actor>,
        table: TableId,
        name: &str,
    ) -> Result<(TableInfo, bool), HostError> {
        let actor = actor.into();
        self.once(actor, async {
            let held = self.hold_for(table, actor.person).await?;
            let on = !self.spectators(table).await?.contains(&actor.person);
            let deed = self.carry_out(held, Some(actor), |live, _| live.watched_by(actor.person, name, on));
            Ok((deed.await?.info(), on))
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
        let deed = self.own_deed(table, |live, _| {
            live.row.thread = Some(thread);
            Ok((After::Shown, ()))
        });
        Ok(deed.await?.info())
    }

    /// A deed at a table that people are joining. `change` is told who acts, and when.
    pub(in crate::host) async fn change_lobby(
        &self,
        actor: impl Into<Actor>,
        table: TableId,
        change: impl FnOnce(&mut Live, Person, i64) -> Result<(), HostError>,
    ) -> Result<TableInfo, HostError> {
        let deed = self.deed(actor, table, |lobby, who, moment| {
            lobby.lobby()?;
            change(lobby, who, moment.now)?;
            Ok((After::Shown, ()))
        });
        Ok(deed.await?.info())
    }
}

impl Live {
    /// Somebody begins or ends watching.
    fn watched_by(&mut self, who: Person, name: &str, on: bool) -> Result<(After, ()), HostError> {
        if on && self.seat_of(who).is_ok() {
            return Err(Refused::Seated.into());
        }
        self.pending.writes.push(Write::Meet(who, name.to_owned()));
        self.pending.writes.push(Write::Watch { person: who, on });
        Ok((After::Written, ()))
    }

    /// Somebody takes a free seat: at `place`, or the next one.
    fn take_free(&mut self, who: Person, join: Join, before: Option<Before>) -> Result<(), HostError> {
        if self.seat_of(who).is_ok() {
            return Err(Refused::Seated.into());
        }
        if self.seats.len() >= usize::from(self.row.seats) {
            return Err(Refused::Full.into());
        }
        let mut seat = person_seat(who, &join.name, &join.words, &join.kit);
        seat.place = before.map_or_else(|| next_place(&self.seats), |before| before.place);
        seat.elsewhere = join.whence.is_elsewhere(&self.row) || before.is_some_and(|before| before.elsewhere);
        self.pending.writes.push(Write::Meet(who, join.name));
        self.pending.writes.push(Write::Uninvite(who));
        self.pending.writes.push(Write::Watch { person: who, on: false });
        self.seats.push(seat);
        self.unsettle();
        Ok(())
    }

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

    /// Somebody gives up a seat before the game: another runs the table then, or nobody is left and it is closed.
    pub(super) fn free(&mut self, seat: Seat, who: Person, now: i64) {
        self.seats.remove(seat.index());
        self.unsettle();
        self.row_without(who, now);
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
