//! What the host does at a time, and the time budgets of seats.

use sqlx::FromRow;

use super::{Person, Store, StoreError, TableId, Tx, tables::fit};

/// What is to be done.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum DueKind {
    /// A seat's time runs out.
    Turn,
    /// A seat is told that its time runs out soon.
    Warn,
    /// The game goes on by itself.
    Machine,
    /// A computer player answers.
    Computer,
}

impl DueKind {
    const ALL: [Self; 4] = [Self::Turn, Self::Warn, Self::Machine, Self::Computer];

    /// The word in the database.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Turn => "turn",
            Self::Warn => "warn",
            Self::Machine => "machine",
            Self::Computer => "computer",
        }
    }
}

/// One thing to be done.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DueRow {
    /// At which table.
    pub table: TableId,
    /// What.
    pub kind: DueKind,
    /// For which seat, where it is about one.
    pub seat: Option<u8>,
    /// When, in milliseconds UTC.
    pub at: i64,
}

/// The time budget of a seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ClockRow {
    /// Whose.
    pub seat: u8,
    /// The stretch of play that shares the budget.
    pub span: String,
    /// What the seat is waited for, in words that everybody may read.
    pub label: String,
    /// Since when the table waits for the seat, in milliseconds UTC.
    pub since: i64,
    /// What is left while it does not run, in milliseconds; `None` where there is no limit.
    pub left: Option<i64>,
    /// When it runs out, in milliseconds UTC; `None` while it does not run or there is no limit.
    pub until: Option<i64>,
    /// Whether the owner was warned.
    pub warned: bool,
    /// Whether the table waits for the seat now.
    pub running: bool,
}

/// One line of a person's list of turns.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TurnRow {
    /// The table.
    pub table: TableId,
    /// The person's seat there.
    pub seat: u8,
    /// What the table waits for.
    pub label: String,
    /// When time runs out, in milliseconds UTC.
    pub until: Option<i64>,
    /// Since when the table waits, in milliseconds UTC.
    pub since: i64,
}

fn of_raw((table, kind, seat, at): (i64, String, i64, i64)) -> Result<DueRow, StoreError> {
    let kind = DueKind::ALL
        .into_iter()
        .find(|known| known.word() == kind)
        .ok_or_else(|| StoreError::Unreadable(format!("due row of kind {kind}")))?;
    Ok(DueRow { table: TableId(table), kind, seat: u8::try_from(seat).ok(), at })
}

#[derive(FromRow)]
struct RawClock {
    seat: i64,
    span: String,
    label: String,
    since: i64,
    left_ms: Option<i64>,
    until: Option<i64>,
    warned: bool,
    running: bool,
}

impl Store {
    /// When something is due next, in milliseconds UTC.
    ///
    /// # Errors
    /// [`StoreError::Sql`].
    pub async fn next_due(&self) -> Result<Option<i64>, StoreError> {
        let (at,): (Option<i64>,) = sqlx::query_as("SELECT min(at) FROM due").fetch_one(self.read()).await?;
        Ok(at)
    }

    /// What is due at `now`, the oldest first, at most `most`.
    ///
    /// # Errors
    /// [`StoreError::Sql`], [`StoreError::Unreadable`].
    pub async fn due(&self, now: i64, most: u32) -> Result<Vec<DueRow>, StoreError> {
        let raw: Vec<(i64, String, i64, i64)> = sqlx::query_as(
            "SELECT table_id, kind, seat, at FROM due WHERE at <= ? ORDER BY at, table_id, kind, seat LIMIT ?",
        )
        .bind(now)
        .bind(most)
        .fetch_all(self.read())
        .await?;
        raw.into_iter().map(of_raw).collect()
    }

    /// What is due at a table, at any time.
    ///
    /// # Errors
    /// [`StoreError::Sql`], [`StoreError::Unreadable`].
    pub async fn due_at(&self, table: TableId) -> Result<Vec<DueRow>, StoreError> {
        let raw: Vec<(i64, String, i64, i64)> = sqlx::query_as(
            "SELECT table_id, kind, seat, at FROM due WHERE table_id = ? ORDER BY at, kind, seat",
        )
        .bind(table.0)
        .fetch_all(self.read())
        .await?;
        raw.into_iter().map(of_raw).collect()
    }

    /// The time budgets at a table.
    ///
    /// # Errors
    /// [`StoreError::Sql`], [`StoreError::Unreadable`].
    pub async fn clocks(&self, table: TableId) -> Result<Vec<ClockRow>, StoreError> {
        let raw: Vec<RawClock> = sqlx::query_as(
            "SELECT seat, span, label, since, left_ms, until, warned, running FROM clocks WHERE table_id = ?
             ORDER BY seat",
        )
        .bind(table.0)
        .fetch_all(self.read())
        .await?;
        raw.into_iter()
            .map(|raw| {
                Ok(ClockRow {
                    seat: fit(raw.seat, "seat")?,
                    span: raw.span,
                    label: raw.label,
                    since: raw.since,
                    left: raw.left_ms,
                    until: raw.until,
                    warned: raw.warned,
                    running: raw.running,
                })
            })
            .collect()
    }

    /// Whether a table waits for a person.
    ///
    /// # Errors
    /// [`StoreError::Sql`].
    pub async fn is_waited_for(&self, table: TableId, person: Person) -> Result<bool, StoreError> {
        let row: Option<(i64,)> = sqlx::query_as(
            "SELECT 1 FROM seats JOIN clocks ON clocks.table_id = seats.table_id AND clocks.seat = seats.seat
             WHERE seats.table_id = ? AND seats.person = ? AND clocks.running",
        )
        .bind(table.0)
        .bind(person.row())
        .fetch_optional(self.read())
        .await?;
        Ok(row.is_some())
    }

    /// Where a person is waited for, by the time left; tables without a limit come last, the longest waiting first.
    ///
    /// # Errors
    /// [`StoreError::Sql`], [`StoreError::Unreadable`].
    pub async fn turns(&self, person: Person) -> Result<Vec<TurnRow>, StoreError> {
        let raw: Vec<(i64, i64, String, Option<i64>, i64)> = sqlx::query_as(
            "SELECT clocks.table_id, clocks.seat, clocks.label, clocks.until, clocks.since
             FROM seats JOIN clocks ON clocks.table_id = seats.table_id AND clocks.seat = seats.seat
             JOIN tables ON tables.id = seats.table_id
             WHERE seats.person = ? AND clocks.running AND tables.status = 'playing'
             ORDER BY clocks.until IS NULL, clocks.until, clocks.since, clocks.table_id",
        )
        .bind(person.row())
        .fetch_all(self.read())
        .await?;
        raw.into_iter()
            .map(|(table, seat, label, until, since)| {
                Ok(TurnRow { table: TableId(table), seat: fit(seat, "seat")?, label, until, since })
            })
            .collect()
    }
}

impl Tx {
    /// Replaces everything that is due at a table.
    ///
    /// # Errors
    /// [`StoreError::Sql`].
    pub async fn save_due(&mut self, table: TableId, due: &[DueRow]) -> Result<(), StoreError> {
        sqlx::query("DELETE FROM due WHERE table_id = ?").bind(table.0).execute(self.next()?).await?;
        for row in due {
            sqlx::query("INSERT INTO due (table_id, kind, seat, at) VALUES (?, ?, ?, ?)")
                .bind(table.0)
                .bind(row.kind.word())
                .bind(row.seat.map_or(-1, i64::from))
                .bind(row.at)
                .execute(self.next()?)
                .await?;
        }
        Ok(())
    }

    /// Replaces the time budgets at a table.
    ///
    /// # Errors
    /// [`StoreError::Sql`].
    pub async fn save_clocks(&mut self, table: TableId, clocks: &[ClockRow]) -> Result<(), StoreError> {
        sqlx::query("DELETE FROM clocks WHERE table_id = ?").bind(table.0).execute(self.next()?).await?;
        for row in clocks {
            sqlx::query(
                "INSERT INTO clocks (table_id, seat, span, label, since, left_ms, until, warned, running)
                 VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)",
            )
            .bind(table.0)
            .bind(row.seat)
            .bind(&row.span)
            .bind(&row.label)
            .bind(row.since)
            .bind(row.left)
            .bind(row.until)
            .bind(row.warned)
            .bind(row.running)
            .execute(self.next()?)
            .await?;
        }
        Ok(())
    }

    /// Puts everything that is due at a table off until `at`: the table is in trouble.
    ///
    /// # Errors
    /// [`StoreError::Sql`].
    pub async fn postpone_due(&mut self, table: TableId, at: i64) -> Result<(), StoreError> {
        sqlx::query("UPDATE due SET at = ?1 WHERE at < ?1 AND table_id = ?2")
            .bind(at)
            .bind(table.0)
            .execute(self.next()?)
            .await?;
        Ok(())
    }

    /// Gives every running clock `gap` milliseconds more: the bot was away.
    ///
    /// # Errors
    /// [`StoreError::Sql`].
    pub async fn extend_clocks(&mut self, gap: i64) -> Result<(), StoreError> {
        sqlx::query("UPDATE clocks SET until = until + ? WHERE until IS NOT NULL")
            .bind(gap)
            .execute(self.next()?)
            .await?;
        sqlx::query("UPDATE due SET at = at + ? WHERE kind IN ('turn', 'warn')")
            .bind(gap)
            .execute(self.next()?)
            .await?;
        Ok(())
    }
}
