//! A tournament looks after itself: what its acts ask for is done, what its tables have come to is booked.
//!
//! What belongs here: the order of these steps. Each is a change of its own and is found by looking, so that whatever was
//! interrupted goes on where it was.

use skald_rules::tournament::{Act, Finish, Next, Stage};

use crate::host::{
    refused::{HostError, Refused},
    service::core::Host,
    tournaments::{
        hall::{ACTS, Hall},
        results::finish,
        seating::winner_at,
    },
};
use crate::store::{DueRow, SeatedRow, Status, TournamentId};

/// So many tables are opened at one look, those of a small event all at once. A round of more opens over minutes, so that neither
/// anybody else's clock nor their boards wait for it.
const AT_ONCE: usize = 16;
/// After so long the next ones are, in milliseconds: some thirty a minute.
const PAUSE: i64 = 32_000;

/// After so long it is looked whether a server that had as many tables as it takes has room for more, in milliseconds; a table of
/// the tournament that ends makes room at once.
const UNTIL_ROOM: i64 = 10 * 60_000;

/// What keeps tables of a round from being there.
enum Missing {
    /// Nothing: all of them are.
    Nothing,
    /// There are so many that they are opened over minutes.
    Time,
    /// The server has as many tables as it takes; what is there is played.
    Room,
}

impl Host {
    /// Does what is to be done about a tournament, because of `row`, which is settled with it.
    pub(in crate::host) async fn advance(&self, id: TournamentId, row: &DueRow) -> Result<(), HostError> {
        let mut hall = self.hall(id).await?;
        self.end_strays(&hall).await?;
        if row.key == ACTS {
            self.hand_over_seats(&hall).await?;
            self.take_lost_games(&hall).await?;
        }
        let mut full = false;
        loop {
            if hall.now.stage() != Stage::Running {
                break;
            }
            match self.open_missing(&mut hall).await? {
                Missing::Nothing => full = false,
                Missing::Room => full = true,
                Missing::Time => {
                    return self.settle_look(id, row, Some(self.now().saturating_add(PAUSE))).await;
                }
            }
            let mut moved = self.book_results(&mut hall).await?;
            moved |= self.call_time(&mut hall).await?;
            moved |= self.find_absent(&mut hall).await?;
            self.end_decided(&hall).await?;
            if !moved {
                self.announce_round(&mut hall);
                moved = self.begin_next(&mut hall)?;
            }
            self.keep_hall(&mut hall, None).await?;
            if !moved {
                break;
            }
        }
        if hall.now.stage() == Stage::Over {
            self.end_decided(&hall).await?;
            self.announce_end(&mut hall);
            self.keep_hall(&mut hall, None).await?;
        }
        let next = self.next_look(&hall).await?.into_iter();
        let room = full.then(|| self.now().saturating_add(UNTIL_ROOM));
        self.settle_look(id, row, next.chain(room).min()).await
    }

    /// Notes that `row` is done, and when the tournament looks next by itself.
    async fn settle_look(&self, id: TournamentId, row: &DueRow, next: Option<i64>) -> Result<(), HostError> {
        let mut tx = self.own_change(None).await?;
        // Whoever changes the tournament waits for its lock, and rings after this.
        tx.settle_due(row).await;
        self.plan_look(&mut tx, id, next);
        Ok(tx.commit().await?)
    }

    /// Has the games be lost at their tables that somebody has lost by a penalty.
    async fn take_lost_games(&self, hall: &Hall) -> Result<(), HostError> {
        for (place, table) in Self::open_matches(hall) {
            if let Some(row) = table {
                self.take_games(hall, place, row).await?;
            }
        }
        Ok(())
    }

    /// The matches of the last round that have no result, with the table at which each is played now.
    pub(super) fn open_matches(hall: &Hall) -> Vec<(usize, Option<SeatedRow>)> {
        let Some(last) = hall.now.rounds().last() else { return Vec::new() };
        let open = last.tables.iter().enumerate().filter(|(_, table)| !table.is_decided());
        open.map(|(place, _)| (place, hall.table_now(place))).collect()
    }

    /// Opens and deals the tables that the last round lacks: new ones, and further ones of matches that have to be won.
    async fn open_missing(&self, hall: &mut Hall) -> Result<Missing, HostError> {
        let (mut opened, mut missing) = (0, Missing::Nothing);
        for (place, table) in Self::open_matches(hall) {
            let number = match table {
                None => Some(0),
                Some(row) => self.further(hall, place, row).await?,
            };
            if let Some(number) = number {
                if opened == AT_ONCE {
                    missing = Missing::Time;
                    break;
                }
                opened += 1;
                match self.open_match(hall, place, number).await {
                    Err(HostError::Refused(Refused::ServerFull { .. })) => {
                        missing = Missing::Room;
                        break;
                    }
                    opened => opened?,
                }
                // The next one may share the secret of this one.
                hall.seated = self.inner.store.seated(hall.row.id).await?;
            }
        }
        for (_, table) in Self::open_matches(hall) {
            if let Some(row) = table
                && self.status_of(row).await? == Some(Status::Lobby)
            {
                self.deal_match(row.table).await?;
            }
        }
        Ok(missing)
    }

    /// The number of the table at which a match goes on, if the one before has ended without deciding it.
    async fn further(&self, hall: &Hall, place: usize, row: SeatedRow) -> Result<Option<u8>, HostError> {
        let before = hall.now.rounds().last().and_then(|round| round.tables.get(place)?.before.as_ref());
        let ended = match self.status_of(row).await? {
            // Somebody closed it before it was dealt, or it was purged: it is played anew.
            None | Some(Status::Closed) => true,
            Some(Status::Over) => before.is_some() && self.is_booked(hall, place, row).await?,
            Some(Status::Lobby | Status::Playing | Status::Paused) => false,
        };
        Ok(ended.then(|| row.number.saturating_add(1)))
    }

    /// Whether what a table that is over has come to is booked already as an even match.
    async fn is_booked(&self, hall: &Hall, place: usize, row: SeatedRow) -> Result<bool, HostError> {
        Ok(self.finish_of(hall, place, row).await?.is_some_and(|finish| {
            let table = hall.now.rounds().last().and_then(|round| round.tables.get(place));
            table.is_some_and(|table| table.before.as_ref() == Some(&finish))
        }))
    }

    /// How the table of a match has ended, if it has.
    async fn finish_of(
        &self,
        hall: &Hall,
        place: usize,
        row: SeatedRow,
    ) -> Result<Option<Finish>, HostError> {
        let Some(last) = hall.now.rounds().last() else { return Ok(None) };
        let round = hall.now.rounds().len() - 1;
        // What was even at the tables before counts at those after them.
        let mut before = None;
        for one in hall.tables_of(round, place).filter(|one| one.number < row.number) {
            if self.status_of(*one).await? == Some(Status::Over) {
                let held = self.hold(one.table).await?;
                before = finish(&held, &last.by, before.as_ref()).or(before);
            }
        }
        let held = self.hold(row.table).await?;
        Ok(finish(&held, &last.by, before.as_ref()))
    }

    async fn status_of(&self, row: SeatedRow) -> Result<Option<Status>, HostError> {
        Ok(self.inner.store.table(row.table).await?.map(|table| table.status))
    }

    /// Books the results of tables that have ended.
    async fn book_results(&self, hall: &mut Hall) -> Result<bool, HostError> {
        let mut moved = false;
        for (place, table) in Self::open_matches(hall) {
            let Some(row) = table else { continue };
            if self.status_of(row).await? != Some(Status::Over) {
                continue;
            }
            let Some(finish) = self.finish_of(hall, place, row).await? else { continue };
            let table = hall.now.rounds().last().and_then(|round| round.tables.get(place));
            if table.is_some_and(|table| table.before.as_ref() == Some(&finish)) {
                continue;
            }
            hall.act(Act::Reported { table: place, finish })?;
            moved = true;
        }
        if moved {
            self.keep_hall(hall, None).await?;
        }
        Ok(moved)
    }

    /// Calls time where it is up.
    async fn call_time(&self, hall: &mut Hall) -> Result<bool, HostError> {
        let now = self.now();
        let Some(last) = hall.now.rounds().last() else { return Ok(false) };
        let (ends, timed) = (last.ends, last.timed);
        let mut moved = false;
        if now >= ends && !timed {
            hall.act(Act::TimeCalled)?;
            self.keep_hall(hall, None).await?;
            moved = true;
        }
        for (place, table) in Self::open_matches(hall) {
            let Some(row) = table.filter(|row| !row.called) else { continue };
            if self.end_of(hall, place, row).await?.is_none_or(|at| now < at) {
                continue;
            }
            self.call_time_at(row.table).await?;
            let mut tx = self.own_change(None).await?;
            tx.note_time_called(row.table).await?;
            tx.commit().await?;
            moved = true;
        }
        if moved {
            hall.seated = self.inner.store.seated(hall.row.id).await?;
        }
        Ok(moved)
    }

    /// When time is called at the table at which a match of the last round is played: with the round, at an end of its own, or,
    /// where an even match goes on, when a game has had the time of one game.
    async fn end_of(&self, hall: &Hall, place: usize, row: SeatedRow) -> Result<Option<i64>, HostError> {
        let Some(last) = hall.now.rounds().last() else { return Ok(None) };
        let Some(table) = last.tables.get(place) else { return Ok(None) };
        let end = table.ends.unwrap_or(last.ends);
        if table.before.is_none() {
            return Ok(Some(end));
        }
        let begun = self.inner.store.table(row.table).await?.and_then(|table| table.started);
        Ok(begun.map(|at| at.saturating_add(hall.now.terms().times.one).max(end)))
    }

    /// Ends tables of the last round whose match is decided.
    async fn end_decided(&self, hall: &Hall) -> Result<(), HostError> {
        let Some(last) = hall.now.rounds().last() else { return Ok(()) };
        let over = hall.now.stage() == Stage::Over;
        for (place, table) in last.tables.iter().enumerate().filter(|(_, table)| over || table.is_decided()) {
            if let Some(row) = hall.table_now(place)
                && matches!(self.status_of(row).await?, Some(Status::Playing | Status::Paused))
            {
                self.end_match(row.table, winner_at(table)).await?;
            }
        }
        Ok(())
    }

    /// Ends the tables of rounds that were taken back: they count for nothing.
    async fn end_strays(&self, hall: &Hall) -> Result<(), HostError> {
        for row in hall.seated.iter().filter(|row| row.round.is_none()) {
            if matches!(self.status_of(*row).await?, Some(Status::Playing | Status::Paused)) && !row.called {
                self.call_time_at(row.table).await?;
                let mut tx = self.own_change(None).await?;
                tx.note_time_called(row.table).await?;
                tx.commit().await?;
            }
        }
        Ok(())
    }

    /// Begins what comes after the last round.
    fn begin_next(&self, hall: &mut Hall) -> Result<bool, HostError> {
        match hall.now.next() {
            Next::Round => self.begin_round(hall)?,
            Next::Cut => hall.act(hall.now.cut())?,
            Next::Close => {
                hall.act(Act::Closed)?;
                hall.row.ended = Some(self.now());
            }
            Next::Start | Next::Wait | Next::Nothing => return Ok(false),
        }
        Ok(true)
    }

    /// When something may be due that no table tells of: time that is up, or people who have not come.
    async fn next_look(&self, hall: &Hall) -> Result<Option<i64>, HostError> {
        if hall.now.stage() != Stage::Running {
            return Ok(None);
        }
        let now = self.now();
        let mut times = Vec::new();
        for (place, table) in Self::open_matches(hall) {
            let Some(row) = table else { continue };
            if !row.called {
                times.extend(self.end_of(hall, place, row).await?);
            }
            times.extend(self.look_for_absent(hall, place, row).await?);
        }
        Ok(times.into_iter().filter(|at| *at > now).min())
    }
}
