//! The calendars by which the clocks of seats stand, as rows: the host writes them, and nothing here reads what they say. And the clocks
//! that are not set back like all others: by a calendar, or because they began late.

use super::{Person, Store, StoreError, TableId, Tx, tables::fit};

/// A clock that runs and is not set back by as much as all others are: it runs beside the rests of its owner, or began to run only within
/// the time that is given back.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnevenClock {
    /// At which table.
    pub table: TableId,
    /// Whose.
    pub seat: u8,
    /// The stretch of play.
    pub span: String,
    /// The calendar; `None` where its owner never rests.
    pub calendar: Option<String>,
    /// What was used before it began to run, in milliseconds.
    pub spent: i64,
    /// Since when it runs, in milliseconds UTC.
    pub since: i64,
    /// When the time runs out, in milliseconds UTC; `None` where there is no limit.
    pub until: Option<i64>,
}

row! {
    struct Raw {
        table_id: i64,
        seat: i64,
        span: String,
        calendar: Option<String>,
        spent_ms: i64,
        since: i64,
        until: Option<i64>,
    }
}

impl Store {
    /// The calendars of the seats of a table, by seat; those that have one.
    ///
    /// # Errors
    /// [`StoreError::Sql`], [`StoreError::Unreadable`].
    pub async fn calendars(&self, table: TableId) -> Result<Vec<(u8, String)>, StoreError> {
        let raw: Vec<(i64, String)> =
            sqlx::query_as("SELECT seat, calendar FROM calendars WHERE table_id = ? ORDER BY seat")
                .bind(table.0)
                .fetch_all(self.read())
                .await?;
        raw.into_iter().map(|(seat, calendar)| Ok((fit(seat, "seat")?, calendar))).collect()
    }

    /// Every clock that runs by a calendar or began to run after `stopped`, in milliseconds UTC.
    ///
    /// # Errors
    /// [`StoreError::Sql`], [`StoreError::Unreadable`].
    pub async fn uneven_clocks(&self, stopped: i64) -> Result<Vec<UnevenClock>, StoreError> {
        let raw: Vec<Raw> = sqlx::query_as(
            "SELECT clocks.table_id, clocks.seat, span, calendar, spent_ms, since, until
             FROM clocks LEFT JOIN calendars ON calendars.table_id = clocks.table_id AND calendars.seat = clocks.seat
             WHERE since IS NOT NULL AND (calendar IS NOT NULL OR since > ?)
             ORDER BY clocks.table_id, clocks.seat, span",
        )
        .bind(stopped)
        .fetch_all(self.read())
        .await?;
        raw.into_iter()
            .map(|row| {
                Ok(UnevenClock {
                    table: TableId(row.table_id),
                    seat: fit(row.seat, "seat")?,
                    span: row.span,
                    calendar: row.calendar,
                    spent: row.spent_ms,
                    since: row.since,
                    until: row.until,
                })
            })
            .collect()
    }

    /// The seats of a person at tables that are not over.
    ///
    /// # Errors
    /// [`StoreError::Sql`], [`StoreError::Unreadable`].
    pub async fn seats_of(&self, person: Person) -> Result<Vec<(TableId, u8)>, StoreError> {
        let raw: Vec<(i64, i64)> = sqlx::query_as(
            "SELECT tables.id, seats.seat FROM seats JOIN tables ON tables.id = seats.table_id
             WHERE seats.person = ? AND NOT gone AND status IN ('lobby', 'playing', 'paused') ORDER BY tables.id",
        )
        .bind(person.row())
        .fetch_all(self.read())
        .await?;
        raw.into_iter().map(|(id, seat)| Ok((TableId(id), fit(seat, "seat")?))).collect()
    }
}

impl Tx {
    /// Writes down by which calendar the clock of a seat stands; nothing takes it away.
    pub fn save_calendar(&mut self, table: TableId, seat: u8, calendar: Option<&str>) {
        match calendar {
            Some(calendar) => self
                .later(
                    "INSERT INTO calendars (table_id, seat, calendar) VALUES (?, ?, ?)
                     ON CONFLICT (table_id, seat) DO UPDATE SET calendar = excluded.calendar",
                )
                .bind(table.0)
                .bind(seat)
                .bind(calendar),
            None => {
                self.later("DELETE FROM calendars WHERE table_id = ? AND seat = ?").bind(table.0).bind(seat)
            }
        };
    }

    /// Writes down how a clock runs that has stood still.
    ///
    /// # Errors
    /// [`StoreError::Sql`].
    pub async fn move_clock(&mut self, clock: &UnevenClock) -> Result<(), StoreError> {
        sqlx::query(
            "UPDATE clocks SET spent_ms = ?, since = ?, until = ? WHERE table_id = ? AND seat = ? AND span = ?",
        )
        .bind(clock.spent)
        .bind(clock.since)
        .bind(clock.until)
        .bind(clock.table.0)
        .bind(clock.seat)
        .bind(&clock.span)
        .execute(self.next().await?)
        .await?;
        Ok(())
    }
}
