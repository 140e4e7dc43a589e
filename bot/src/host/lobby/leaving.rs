//! The ways out of a game: resigning, ending it together, and playing again.

use skald_rules::{
    interface::{By, Input, Say, Seat, Setup},
    players::Level,
};

use crate::host::{
    lobby::{
        joining::Join,
        opening::{Opening, may_open},
        whence::Before,
    },
    looks::info::TableInfo,
    outbox::notices::{About, Body, Topic, board_row},
    play::{
        by_hand::{Line, Played},
        deed::{After, Deed},
    },
    refused::{HostError, Refused},
    service::core::{Actor, Host},
    table::{
        live::Live,
        seats::{computer_seat, number_seats, person_seat},
    },
};
use crate::store::{Person, SeatRow, Status, TableId};

/// Where another game is asked for, and by whom.
#[derive(Clone, Copy, Debug, Default)]
pub struct Asked {
    /// The channel above the thread in which it is asked for.
    pub above: Option<u64>,
    /// Whether whoever asks manages the server.
    pub manages: bool,
}

impl Host {
    /// Gives up. The game goes on without the player, or ends, as its rules say.
    ///
    /// # Errors
    /// A refusal when the game is not on or the person does not sit there.
    pub async fn resign(&self, actor: impl Into<Actor>, table: TableId) -> Result<Played, HostError> {
        Ok(Played::of(self.give_up(actor, table).await?))
    }

    /// The same, and the table as it is then.
    ///
    /// # Errors
    /// As for [`Host::resign`].
    pub async fn resign_at(&self, actor: impl Into<Actor>, table: TableId) -> Result<TableInfo, HostError> {
        Ok(self.give_up(actor, table).await?.info())
    }

    async fn give_up(&self, actor: impl Into<Actor>, table: TableId) -> Result<Deed<Line>, HostError> {
        let deed = self.deed(actor, table, |live, who, moment| {
            let seat = live.plays_now(who)?;
            let line = live.take_out(seat, None, moment.now)?;
            Ok((After::Played, line))
        });
        deed.await
    }

    /// Takes somebody out of a game as if they had given up, and tells the table `why`. Whether they were in it.
    ///
    /// # Errors
    /// [`HostError::Store`].
    pub(in crate::host) async fn take_out_of(
        &self,
        table: TableId,
        person: Person,
        why: fn(Seat) -> Say,
    ) -> Result<bool, HostError> {
        let deed = self.own_deed(table, |live, moment| {
            let on = matches!(live.row.status, Status::Playing | Status::Paused);
            let Some(seat) = live.seat_of(person).ok().filter(|_| on) else {
                return Ok((After::Nothing, false));
            };
            let say = why(seat);
            live.take_out(seat, Some(say.clone()), moment.now)?;
            live.owe_news(&format!("vacated:{seat}"), &say, Vec::new(), About::Removed);
            Ok((After::Played, true))
        });
        Ok(deed.await?.value)
    }

    /// Agrees to end the game now and count it as it stands, or takes that back. It ends when all who still play agree.
    ///
    /// # Errors
    /// A refusal when the game is not on or the person does not sit there.
    pub async fn finish(
        &self,
        actor: impl Into<Actor>,
        table: TableId,
        agrees: bool,
    ) -> Result<TableInfo, HostError> {
        let deed = self.deed(actor, table, |live, who, moment| {
            let seat = live.plays_now(who)?;
            live.is_there(seat, moment.now)?;
            let row = live.seats.get_mut(seat.index()).ok_or(Refused::NotSeated)?;
            let changed = std::mem::replace(&mut row.agrees, agrees) != agrees;
            live.pending.seats = true;
            live.end_if_agreed(moment.now)?;
            if changed && live.playing()?.table.outcome().is_none() {
                live.tell_agreement(seat, agrees, moment.now);
            }
            Ok((After::Played, ()))
        });
        Ok(deed.await?.info())
    }

    /// Opens a table for the same players, or joins it when somebody has opened it already. Seats are rotated: who sat
    /// second sits first. Computers come along; the other players are invited. It counts as a table that was opened where the
    /// game was.
    ///
    /// # Errors
    /// A refusal when the game is not over, the person did not play, or no table may be opened there by them.
    pub async fn rematch(
        &self,
        actor: impl Into<Actor>,
        table: TableId,
        asked: Asked,
    ) -> Result<TableInfo, HostError> {
        let actor = actor.into();
        if let Some(next) = self.inner.store.rematch_of(table).await? {
            let name = self.person(actor.person).await?.name;
            return self.join(actor, next, Join { name, ..Join::default() }).await;
        }
        self.once(actor, async {
            let held = self.hold(table).await?;
            if held.row.status != Status::Over {
                return Err(Refused::NotOver.into());
            }
            let mine = held
                .seats
                .iter()
                .find(|row| row.person == Some(actor.person))
                .cloned()
                .ok_or(Refused::NotSeated)?;
            let mut seats: Vec<SeatRow> = Vec::new();
            for row in &held.seats {
                let fresh = match row.person {
                    None if row.vacant => continue,
                    // What somebody brought whose place it took is not its own.
                    None if !row.former.is_empty() => SeatRow {
                        name: row.name.clone(),
                        level: row.level,
                        ..computer_seat(0, Level::default())
                    },
                    None => SeatRow { gone: false, agrees: false, ..row.clone() },
                    Some(person) if person == actor.person => SeatRow {
                        elsewhere: mine.elsewhere,
                        ..person_seat(person, &mine.name, "", &mine.kit)
                    },
                    Some(_) => continue,
                };
                seats.push(SeatRow { place: rotated(held.row.seats, row.seat), ..fresh });
            }
            number_seats(&mut seats);
            let others: Vec<Person> = held
                .seats
                .iter()
                .filter_map(|row| row.person)
                .filter(|person| *person != actor.person)
                .collect();
            let options = held.kind.editions.renewed(held.setup.options.clone());
            let opening = Opening {
                kind: held.kind,
                setup: &Setup { options, ..held.setup.clone() },
                terms: &held.terms,
                guild: held.row.guild,
                language: &held.row.language,
                channel: held.row.channel,
                thread: held.row.thread,
                host: actor.person,
                after: Some(table),
                within: None,
            };
            let now = self.now();
            let mut tx = self.apart(actor).await?;
            self.may_run_one_more(&mut tx, actor.person).await?;
            let here = [Some(held.row.channel), asked.above];
            // Of a thread in which it was opened the channel is known to whoever asks there alone.
            let known = held.row.thread != Some(held.row.channel) || asked.above.is_some();
            may_open(&mut tx, held.row.guild.filter(|_| known), here, asked.manages).await?;
            let id = self.open_row(&mut tx, &opening).await?;
            tx.save_seats(id, &seats);
            for person in &others {
                tx.invite(id, *person, actor.person, now);
            }
            tx.owe(&board_row(id), now);
            let say = Say::new("host-rematch").with("who", mine.name.as_str());
            let name = format!("rematch:{id}");
            // Who may not see the channel is asked in private as well.
            for person in others.iter().copied().filter(|person| held.is_elsewhere(*person)) {
                let body = Body::say(&say, vec![person], About::Rematch);
                tx.owe(&body.notice(format!("{name}:{person}"), id, Some(person)), now);
            }
            tx.owe(&Body::say(&say, others, About::Rematch).notice(name, id, None), now);
            tx.commit().await?;
            drop(held);
            self.info(id).await
        })
        .await
    }

    /// What somebody brings along to a rematch who played the game before.
    pub(super) async fn seat_before(
        &self,
        table: TableId,
        person: Person,
    ) -> Result<Option<Before>, HostError> {
        let Some(row) = self.inner.store.table(table).await? else { return Err(Refused::NoTable.into()) };
        let Some(before) = row.after else { return Ok(None) };
        // Of a game that is over the seats stay as they are.
        let (seats, count) = (self.inner.store.seats(before).await?, row.seats);
        let mine = seats.iter().find(|row| row.person == Some(person));
        Ok(mine.map(|row| Before { place: rotated(count, row.seat), elsewhere: row.elsewhere }))
    }
}

/// The place of a seat in the next game: everybody moves one up, and the first goes to the end.
fn rotated(seats: u8, seat: u8) -> i64 {
    let count = i64::from(seats).max(1);
    (i64::from(seat) + count - 1) % count
}

impl Live {
    /// Whether the computers of a table of a tournament play its match to the end, whoever has left it.
    fn computers_play_on(&self) -> bool {
        self.row.tournament.is_some() && self.seats.iter().any(|row| !row.gone && row.is_played_by_computer())
    }

    /// Takes a player out of the game, who hands the running of the table on: by their own wish, or by the host, which then says
    /// why before the game tells it. Where nobody is left, the game ends as it stands.
    fn take_out(&mut self, seat: Seat, why: Option<Say>, now: i64) -> Result<Line, HostError> {
        let who = self.seat(seat).and_then(|row| row.person);
        let input = Input::Resign { seat };
        match why {
            Some(why) => self.ruled(&input, Some(seat), why, now)?,
            None => self.input(&input, By::Hand, Some(seat), Some(seat), now)?,
        }
        if let Some(row) = self.seats.get_mut(seat.index()) {
            row.gone = true;
        }
        if let Some(who) = who {
            self.owe_hand_of(seat, who);
        }
        self.pending.seats = true;
        let next = self.people().map(|(_, person)| person).next();
        if let Some(next) = next.filter(|_| who == Some(self.row.host)) {
            self.row.host = next;
        }
        if self.people().next().is_none() && !self.computers_play_on() {
            let say = Say::new("host-deserted").with("code", self.row.code.as_str());
            self.end_deserted(say, now)?;
        }
        self.do_without(now)?;
        Ok(Line { text: input.to_string(), said: String::new(), seat: None, offers: false })
    }

    /// Tells the table who agrees to end the game, and whose agreement is missing.
    fn tell_agreement(&mut self, seat: Seat, agrees: bool, now: i64) {
        let missing = self.disagreeing();
        let id = if agrees { "host-agrees" } else { "host-agrees-not" };
        let mention = missing.iter().filter_map(|seat| self.seat(*seat)?.person).filter(|_| agrees).collect();
        let say = Say::new(id).with("who", seat).with("missing", missing);
        self.owe_question(Topic::End, &format!("{now}:{seat}:{agrees}"), &say, mention, About::Agreed);
    }

    /// Who has yet to agree that the game is ended.
    pub(in crate::host) fn disagreeing(&self) -> Vec<Seat> {
        let rows = self.seats.iter().filter(|row| !row.agrees && self.has_say(row));
        rows.map(|row| Seat(row.seat)).collect()
    }

    /// Ends the game if all agree who have a say. Whether they do.
    pub(in crate::host) fn end_if_agreed(&mut self, now: i64) -> Result<bool, HostError> {
        let over = self.playing()?.table.outcome().is_some();
        let mut voters = self.seats.iter().filter(|row| self.has_say(row)).peekable();
        let all = voters.peek().is_some() && voters.all(|row| row.agrees);
        let ends = all && !over;
        if ends {
            self.pass(&Input::TimeCalled, By::Host, None, None, now)?;
        }
        Ok(ends)
    }
}
