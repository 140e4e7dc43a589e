//! When Discord cannot be reached at a table: it pauses, its clocks stop, and somebody is told. And when all that was shown
//! is gone: it is shown anew.

use skald_rules::interface::Say;

use crate::host::{
    looks::info::TableInfo,
    play::deed::After,
    refused::{HostError, Refused},
    service::core::Host,
    table::{live::Live, slots::Held, told},
};
use crate::store::{Person, Status, TableId};

impl Live {
    /// Whether it stands still because its place was lost, and for another reason than this. Who wished it to stand still for another
    /// reason, or what else is amiss there, is not forgotten when its place is lost besides: whoever lets it go on hears of that.
    fn stands_for_place_but(&self, why: &Say) -> bool {
        let for_place = self.row.place_lost.is_some() && !self.goes_otherwise();
        for_place && self.row.pause_why != Some(told::kept(why))
    }
}

impl Host {
    /// Pauses a table. Its clocks stop, and everybody who plays is told in private. A table that is paused or over stays as
    /// it is; a lobby is closed.
    ///
    /// # Errors
    /// [`crate::host::Refused::NoTable`].
    pub async fn pause(&self, table: TableId, why: &Say) -> Result<TableInfo, HostError> {
        self.stand_still(table, why, false).await
    }

    /// Pauses a table as [`Host::pause`] does, because its place cannot be written to. Its board stays owed: it is tried
    /// until the place opens again ([`Host::place_found`]).
    ///
    /// # Errors
    /// [`crate::host::Refused::NoTable`].
    pub async fn place_lost(&self, table: TableId, why: &Say) -> Result<TableInfo, HostError> {
        self.stand_still(table, why, true).await
    }

    async fn stand_still(&self, table: TableId, why: &Say, lost: bool) -> Result<TableInfo, HostError> {
        let deed = self.own_deed(table, |live, moment| {
            let now = moment.now;
            match live.row.status {
                Status::Playing => {
                    live.stand_still(why, now)?;
                    live.row.place_lost = lost.then_some(now);
                    if lost {
                        live.owe_board();
                    }
                }
                Status::Lobby => {
                    live.row.status = Status::Closed;
                    live.row.ended = Some(now);
                    live.tell_of_pause(why, now);
                }
                Status::Paused if lost && live.stands_for_place_but(why) => {
                    live.row.pause_why = Some(told::kept(why));
                    return Ok((After::Written, ()));
                }
                Status::Paused | Status::Over | Status::Closed => return Ok((After::Nothing, ())),
            }
            Ok((After::Written, ()))
        });
        Ok(deed.await?.info())
    }

    /// Goes on with a table that was paused because its place could not be written to: it can be.
    ///
    /// # Errors
    /// [`crate::host::Refused::NoTable`].
    pub async fn place_found(&self, table: TableId) -> Result<TableInfo, HostError> {
        let held = self.hold(table).await?;
        let lost = held.row.place_lost.is_some() && !held.goes_otherwise();
        drop(held);
        if lost { self.resume(table, None).await } else { self.info(table).await }
    }

    /// Goes on with a paused table in a new thread, in which its story is told anew: the old one is gone.
    ///
    /// # Errors
    /// [`crate::host::Refused::NoTable`].
    pub async fn resume_anew(&self, table: TableId) -> Result<TableInfo, HostError> {
        self.forget_board(table).await?;
        self.go_on(table, None, true).await
    }

    async fn forget_board(&self, table: TableId) -> Result<(), HostError> {
        let mut tx = self.inner.store.write().await?;
        tx.forget_message(&crate::host::outbox::notices::board(table));
        Ok(tx.commit().await?)
    }

    /// Shows every table of a server that is not over anew in the channel where it was opened, with its story, goes on with
    /// those that pause, and calls those for whom they wait: for local mode, where channels and messages end with the process, and games do not. To be called before
    /// anything is sent.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn show_anew(&self, server: u64) -> Result<(), HostError> {
        for table in self.inner.store.forget_places(server).await? {
            let deed = self.own_deed(table, |live, moment| {
                live.row.thread = None;
                live.owe_whole_story();
                if !live.goes_otherwise() {
                    live.end_pause(moment.now)?;
                }
                live.pending.call_anew = live.row.status == Status::Playing;
                let after = if live.pending.call_anew { After::Played } else { After::Shown };
                Ok((after, ()))
            });
            deed.await?;
        }
        Ok(())
    }

    /// Owes the board of a table once more: this message of it is gone.
    ///
    /// # Errors
    /// [`HostError::Store`].
    pub async fn board_gone(&self, table: TableId, message: u64) -> Result<(), HostError> {
        let mut tx = self.inner.store.write().await?;
        tx.forget_this_message(&crate::host::outbox::notices::board(table), message).await?;
        tx.commit().await?;
        self.own_deed(table, |_, _| Ok((After::Shown, ()))).await.map(|_| ())
    }

    /// Goes on with a paused table, in `place` if it has moved to another channel or thread. Every clock has the time
    /// that it had.
    ///
    /// # Errors
    /// [`crate::host::Refused::NoTable`].
    pub async fn resume(&self, table: TableId, place: Option<u64>) -> Result<TableInfo, HostError> {
        self.go_on(table, place, false).await
    }

    async fn go_on(&self, table: TableId, place: Option<u64>, anew: bool) -> Result<TableInfo, HostError> {
        let held = self.hold(table).await?;
        self.goes_on(held, place, anew, None).await
    }

    /// Goes on, because `wished` said so if anybody did: they are there then.
    async fn goes_on(
        &self,
        held: Held,
        place: Option<u64>,
        anew: bool,
        wished: Option<Person>,
    ) -> Result<TableInfo, HostError> {
        let deed = self.carry_out(held, None, |live, moment| {
            if live.row.status != Status::Paused {
                return Ok((After::Nothing, ()));
            }
            live.may_go_on()?;
            live.row.thread = if anew { None } else { place.or(live.row.thread) };
            if anew {
                live.owe_whole_story();
            }
            live.end_pause(moment.now)?;
            if let Some(person) = wished {
                let seat = live.seat_of(person)?;
                live.is_there(seat, moment.now)?;
            }
            Ok((After::Played, ()))
        });
        Ok(deed.await?.info())
    }

    /// Takes a table at which somebody plays, to see whether it can go on: it is held until what was held goes on, or until that is
    /// dropped, and stays as it is meanwhile.
    ///
    /// # Errors
    /// [`Refused::NoTable`], [`Refused::SameShuffles`], [`Refused::NotSeated`].
    pub async fn standstill(&self, table: TableId, person: Person) -> Result<Standstill, HostError> {
        let held = self.hold_for(table, person).await?;
        let info = TableInfo::of(held.spoken(self.words));
        if info.seat_of(person).is_none() {
            return Err(Refused::NotSeated.into());
        }
        Ok(Standstill { host: self.clone(), held, person, info })
    }
}

/// A table that is held while it is seen where it can go on.
pub struct Standstill {
    host: Host,
    held: Held,
    person: Person,
    /// How it stands.
    pub info: TableInfo,
}

impl Standstill {
    /// Goes on, in another channel or thread if one is named. Whoever wished for it is there: a computer that has played for them
    /// meanwhile gives the seat back.
    ///
    /// # Errors
    /// As for [`Host::resume`].
    pub async fn go_on(self, place: Option<u64>) -> Result<TableInfo, HostError> {
        self.host.goes_on(self.held, place, false, Some(self.person)).await
    }

    /// Goes on as [`Host::resume_anew`] does.
    ///
    /// # Errors
    /// As for that.
    pub async fn go_on_anew(self) -> Result<TableInfo, HostError> {
        self.host.forget_board(self.info.id).await?;
        self.host.goes_on(self.held, None, true, Some(self.person)).await
    }
}
