//! Looking at a table with somebody's eyes.

use skald_rules::{
    catalogue::GameKind,
    interface::{Decision, Duty, Outcome, PackFile, Seat, Viewer, Wait, Waiting, Weight},
    table::Table,
    views::AnyView,
};

use crate::host::{
    looks::info::{AtTimeOut, DecisionInfo, TableInfo, WaitInfo},
    refused::{HostError, Refused},
    service::{core::Host, known::Known},
    table::{hours::Hours, live::Live, slots::Held, spoken::Spoken},
};
use crate::store::{Person, SeatRow, Status, TableId};

/// Of how many of the last entries of a log the lines on a board are.
pub const LATEST: u32 = 20;

/// What everybody may see of a table: for its board. Nothing in it is anybody's alone.
#[derive(Clone, Debug)]
pub struct BoardLook {
    /// The table.
    pub info: TableInfo,
    /// A spectator's eyes, or everybody's once the game is over.
    pub viewer: Viewer,
    /// What everybody may see of the game; `None` before the deal.
    pub view: Option<AnyView>,
    /// Whom the table waits for.
    pub waiting: Vec<WaitInfo>,
    /// Whose clocks stand here because they are away, and until when at most, in milliseconds UTC.
    pub away: Vec<(Seat, i64)>,
    /// Whether the game goes on by itself.
    pub goes_on: bool,
    /// How the game ended.
    pub outcome: Option<Outcome>,
    /// What mattered of the last entries of its log, the oldest first, where that was asked for.
    pub lately: Option<Vec<String>>,
}

/// What one person sees of a table: for that person alone. There is no way from it to a [`BoardLook`].
#[derive(Clone, Debug)]
pub struct HandLook {
    /// The table.
    pub info: TableInfo,
    /// With whose eyes: a player's, or a spectator's for somebody who does not sit there.
    pub viewer: Viewer,
    /// What the viewer may see of the game; `None` before the deal.
    pub view: Option<AnyView>,
    /// Of the view what the private picture shows, as bytes: as long as this stays the same, so does the picture. Empty for
    /// those who watch.
    pub private: Vec<u8>,
    /// Whom the table waits for.
    pub waiting: Vec<WaitInfo>,
    /// Whether the game goes on by itself.
    pub goes_on: bool,
    /// What the viewer may do now; empty for those who watch.
    pub decisions: Vec<DecisionInfo>,
    /// What becomes of it when the viewer's time runs out, as things are now; empty where that was not asked for, or no time runs.
    pub does: Vec<AtTimeOut>,
    /// How the game ended.
    pub outcome: Option<Outcome>,
}

/// Of a table what tells whether a command of somebody may mean it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Gist {
    /// In which part of its life it is.
    pub status: Status,
    /// Whether they sit there and have not left the game.
    pub mine: bool,
    /// Whether a seat is vacant.
    pub vacant: bool,
}

impl Host {
    /// What tells whether a command of a person may mean a table.
    ///
    /// # Errors
    /// [`crate::host::Refused::NoTable`].
    pub async fn gist(&self, table: TableId, person: Person) -> Result<Gist, HostError> {
        let held = self.hold(table).await?;
        let (mine, vacant) = (held.seat_of(person).is_ok(), held.seats.iter().any(|seat| seat.vacant));
        Ok(Gist { status: held.row.status, mine, vacant })
    }

    /// A table as everybody may know it.
    ///
    /// # Errors
    /// [`crate::host::Refused::NoTable`].
    pub async fn info(&self, table: TableId) -> Result<TableInfo, HostError> {
        Ok(TableInfo::of(self.hold(table).await?.spoken(self.words)))
    }

    /// The table with this short code.
    ///
    /// # Errors
    /// [`HostError::Store`].
    pub async fn find(&self, code: &str) -> Result<Option<TableId>, HostError> {
        Ok(self.inner.store.table_by_code(code).await?)
    }

    /// The tables in a channel or thread, the newest first; those that are over only if wanted.
    ///
    /// # Errors
    /// [`HostError::Store`].
    pub async fn tables_in(&self, channel: u64, ended: bool) -> Result<Vec<TableId>, HostError> {
        Ok(self.inner.store.tables_in(channel, ended).await?)
    }

    /// The newest table whose messages go to a channel or thread, unless it was closed.
    ///
    /// # Errors
    /// [`HostError::Store`].
    pub async fn table_at(&self, place: u64) -> Result<Option<TableId>, HostError> {
        Ok(self.inner.store.table_at(place).await?)
    }

    /// The game that is played in a channel or thread, the newest that is not closed, with the packs that it is fixed to.
    ///
    /// # Errors
    /// [`HostError`] when it cannot be read.
    pub async fn game_at(&self, place: u64) -> Result<Option<(GameKind, Vec<PackFile>)>, HostError> {
        let Some(table) = self.inner.store.table_at(place).await? else { return Ok(None) };
        let held = self.hold(table).await?;
        Ok(Some((held.kind, held.setup.packs.clone())))
    }

    /// The tables at which a person sits and which are not over, the newest first.
    ///
    /// # Errors
    /// [`HostError::Store`].
    pub async fn tables_of(&self, person: Person) -> Result<Vec<TableId>, HostError> {
        Ok(self.inner.store.tables_of(person).await?)
    }

    /// Whether a person may look at a table: whoever does not sit there sees nothing of one whose shuffles others still play.
    ///
    /// # Errors
    /// [`crate::host::Refused::NoTable`], [`crate::host::Refused::SameShuffles`].
    pub async fn may_look(&self, table: TableId, person: Person) -> Result<(), HostError> {
        self.hold_for(table, person).await.map(|_| ())
    }

    /// The table under its lock, for somebody who may look at it: what they do there is refused to all others.
    ///
    /// # Errors
    /// As for [`Host::may_look`].
    pub(in crate::host) async fn hold_for(&self, table: TableId, person: Person) -> Result<Held, HostError> {
        let held = self.hold(table).await?;
        let sits = held.seats.iter().any(|row| row.person == Some(person));
        if let Some(deal) = held.row.deal.as_ref().filter(|_| !sits)
            && self.inner.store.is_dealt_elsewhere(deal).await?
        {
            return Err(Refused::SameShuffles.into());
        }
        Ok(held)
    }

    /// What a person sees of a table: as a player, or as a spectator.
    ///
    /// # Errors
    /// [`crate::host::Refused::NoTable`], [`crate::host::Refused::SameShuffles`].
    pub async fn look(&self, table: TableId, person: Person) -> Result<HandLook, HostError> {
        let held = self.hold_for(table, person).await?;
        Ok(held.spoken(self.words).hand_look(held.eyes_of(person)))
    }

    /// A table as everybody may know it, for somebody who may look at it.
    ///
    /// # Errors
    /// As for [`Host::may_look`].
    pub async fn info_for(&self, table: TableId, person: Person) -> Result<TableInfo, HostError> {
        let held = self.hold_for(table, person).await?;
        Ok(TableInfo::of(held.spoken(self.words)))
    }

    /// What everybody may see of a table, for somebody who may look at it.
    ///
    /// # Errors
    /// As for [`Host::may_look`].
    pub async fn board_for(&self, table: TableId, person: Person) -> Result<BoardLook, HostError> {
        let held = self.hold_for(table, person).await?;
        self.board_lately(&held).await
    }

    /// The same, with what they see there themselves.
    ///
    /// # Errors
    /// As for [`Host::may_look`].
    pub async fn board_and_hand(
        &self,
        table: TableId,
        person: Person,
    ) -> Result<(BoardLook, HandLook), HostError> {
        let held = self.hold_for(table, person).await?;
        let hand = held.spoken(self.words).hand_look(held.eyes_of(person));
        Ok((self.board_lately(&held).await?, hand))
    }

    /// What everybody may see of a table, with the lines of what was done there last.
    async fn board_lately(&self, live: &Live) -> Result<BoardLook, HostError> {
        let entries = self.history_at(live, live.row.log.saturating_sub(LATEST), u32::MAX).await?;
        let told = entries.into_iter().flat_map(|entry| entry.told);
        let lately = told.filter(|(weight, _)| *weight > Weight::Minor).map(|(_, line)| line).collect();
        Ok(BoardLook { lately: Some(lately), ..self.board_of(live).await? })
    }

    /// What everybody may see of a table: for its board. After the end nothing is secret. Whoever shows it to one person asks
    /// [`Host::may_look`] first.
    ///
    /// # Errors
    /// [`crate::host::Refused::NoTable`].
    pub async fn board(&self, table: TableId) -> Result<BoardLook, HostError> {
        self.board_of(&*self.hold(table).await?).await
    }

    async fn board_of(&self, live: &Live) -> Result<BoardLook, HostError> {
        let viewer = if live.row.status == Status::Over { Viewer::Everyone } else { Viewer::Spectator };
        let known = self.known(live).await?;
        let away = away(live, &known, self.now());
        Ok(BoardLook { away, ..live.spoken(self.words).board_look(viewer) })
    }
}

impl Live {
    /// With whose eyes a person sees the game while it goes on.
    pub(in crate::host) fn eyes_of(&self, person: Person) -> Viewer {
        let seat = self.seats.iter().find(|row| row.person == Some(person));
        seat.map_or(Viewer::Spectator, |row| Viewer::Seat(Seat(row.seat)))
    }
}

/// Who is away at a table that heeds it, and until when.
fn away(live: &Live, known: &Known, now: i64) -> Vec<(Seat, i64)> {
    let until = |row: &SeatRow| {
        let hours = Hours::read(&known.get(&row.person?)?.hours);
        Some((Seat(row.seat), hours.calendar.away_at(now)?))
    };
    let heeded = live.seats.iter().filter(|row| live.terms.rests && !row.gone && !row.stands_in);
    heeded.filter_map(until).collect()
}

impl Spoken<'_> {
    fn board_look(&self, viewer: Viewer) -> BoardLook {
        let table = self.playing.as_ref().map(|playing| &*playing.table);
        BoardLook {
            lately: None,
            info: TableInfo::of(*self),
            viewer,
            view: table.map(|table| table.view(viewer)),
            waiting: table.map(|table| self.waits(table)).unwrap_or_default(),
            away: Vec::new(),
            goes_on: table.is_some_and(|table| self.goes_on(table)),
            outcome: table.and_then(Table::outcome),
        }
    }

    pub(in crate::host) fn hand_look(&self, viewer: Viewer) -> HandLook {
        let table = self.playing.as_ref().map(|playing| &*playing.table);
        HandLook {
            info: TableInfo::of(*self),
            viewer,
            view: table.map(|table| table.view(viewer)),
            private: match (table, viewer) {
                (Some(table), Viewer::Seat(seat)) => table.private_bytes(seat),
                _ => Vec::new(),
            },
            waiting: table.map(|table| self.waits(table)).unwrap_or_default(),
            goes_on: table.is_some_and(|table| self.goes_on(table)),
            decisions: self.own_decisions(viewer),
            does: Vec::new(),
            outcome: table.and_then(Table::outcome),
        }
    }

    /// Whether the game is on, if only paused.
    fn is_under_way(&self) -> bool {
        matches!(self.row.status, Status::Playing | Status::Paused)
    }

    fn goes_on(&self, table: &dyn Table) -> bool {
        self.is_under_way() && table.waiting() == Waiting::Machine
    }

    /// For whom the table waits, as everybody may know it.
    fn waits(&self, table: &dyn Table) -> Vec<WaitInfo> {
        let waits = match table.waiting() {
            Waiting::Seats(waits) => waits,
            Waiting::Over | Waiting::Machine => Vec::new(),
        };
        let info = |wait: &Wait| WaitInfo {
            seat: wait.seat,
            person: self.seat(wait.seat).and_then(|row| row.person),
            label: self.say(&wait.label),
            until: self.sheet.until(wait.seat, wait.clock.span),
        };
        waits.iter().map(info).collect()
    }

    /// What the owner of a seat may do now. What waits for a common moment is given.
    pub(in crate::host) fn own_decisions(&self, viewer: Viewer) -> Vec<DecisionInfo> {
        let (Some(playing), Viewer::Seat(seat)) = (&self.playing, viewer) else { return Vec::new() };
        if !self.is_under_way() || self.seat(seat).is_none_or(|row| row.gone) {
            return Vec::new();
        }
        let table = &*playing.table;
        let info = |decision: Decision| {
            let held = self.held_answer(decision.seat, decision.id.0.as_str());
            DecisionInfo {
                id: decision.id.to_string(),
                kind: decision.kind.to_string(),
                duty: held.map_or(decision.duty, |_| Duty::Given),
                stakes: decision.stakes,
                prompt: self.say(&decision.prompt),
                default: held
                    .map(|row| row.text.as_str())
                    .or_else(|| playing.idle(decision.seat, decision.id))
                    .map(ToOwned::to_owned),
            }
        };
        table.open(seat).into_iter().map(info).collect()
    }
}
