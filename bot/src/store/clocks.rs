//! The time of seats, as rows: budgets by span, what is kept beside them, and where somebody is waited for.

use super::{Person, Store, StoreError, TableId, Tx, tables::fit};

/// The time budget of a seat in a span.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ClockRow {
    /// Whose.
    pub seat: u8,
    /// The stretch of play that shares the budget.
    pub span: String,
    /// The word of its class.
    pub class: String,
    /// The longer stretch that caps it.
    pub within: Option<String>,
    /// Whether its length was given to somebody who is away.
    pub away: bool,
    /// What the seat is waited for, in words that everybody may read.
    pub label: String,
    /// Since when the table waits for the seat, in milliseconds UTC.
    pub waits: i64,
    /// Whether the table waits for the seat.
    pub asked: bool,
    /// All that was granted, in milliseconds; `None` where there is no limit.
    pub limit: Option<i64>,
    /// What was used before it began to run, in milliseconds.
    pub spent: i64,
    /// Since when it runs, in milliseconds UTC; `None` while it stands still.
    pub since: Option<i64>,
    /// When the seat's time runs out, in milliseconds UTC; `None` while it stands still or there is no limit.
    pub until: Option<i64>,
    /// Of how many shares of the limit the owner was reminded; 255 where they are to be left in peace.
    pub reminded: u8,
}

/// One line of a person's list of turns: all that is shown of the table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TurnRow {
    /// The table.
    pub table: TableId,
    /// Its short code.
    pub code: String,
    /// Its game.
    pub game: String,
    /// The server.
    pub guild: Option<u64>,
    /// Where its messages are: thread or channel.
    pub place: u64,
    /// The board message there, if it stands.
    pub message: Option<u64>,
    /// The names of its seats in order, and whether no person plays there.
    pub names: Vec<(String, bool)>,
    /// The person's seat there.
    pub seat: u8,
    /// What the table waits for.
    pub label: String,
    /// When time runs out, in milliseconds UTC.
    pub until: Option<i64>,
    /// Since when the table waits, in milliseconds UTC.
    pub since: i64,
    /// The tournament in which the table stands, as it is called, with the round from 0, if it counts there.
    pub contest: Option<(String, usize)>,
}

row! {
    /// A turn, once for each seat of its table.
    struct RawTurn {
        table_id: i64,
        code: String,
        game: String,
        guild: Option<i64>,
        place: i64,
        message: Option<i64>,
        seat: i64,
        span: String,
        label: String,
        until: Option<i64>,
        waits: i64,
        name: String,
        unnamed: bool,
        contest: Option<String>,
        round: Option<i64>,
    }
}

row! {
    struct RawClock {
        seat: i64,
        span: String,
        class: String,
        within: Option<String>,
        away: bool,
        label: String,
        waits: i64,
        asked: bool,
        limit_ms: Option<i64>,
        spent_ms: i64,
        since: Option<i64>,
        until: Option<i64>,
        warned: i64,
    }
}

impl Store {
    /// The time budgets at a table, by seat and span.
    ///
    /// # Errors
    /// [`StoreError::Sql`], [`StoreError::Unreadable`].
    pub async fn clocks(&self, table: TableId) -> Result<Vec<ClockRow>, StoreError> {
        let raw: Vec<RawClock> = sqlx::query_as(
            "SELECT seat, span, class, within, away, label, waits, asked, limit_ms, spent_ms, since, until, warned
             FROM clocks WHERE table_id = ? ORDER BY seat, span",
        )
        .bind(table.0)
        .fetch_all(self.read())
        .await?;
        raw.into_iter()
            .map(|raw| {
                Ok(ClockRow {
                    seat: fit(raw.seat, "seat")?,
                    span: raw.span,
                    class: raw.class,
                    within: raw.within,
                    away: raw.away,
                    label: raw.label,
                    waits: raw.waits,
                    asked: raw.asked,
                    limit: raw.limit_ms,
                    spent: raw.spent_ms,
                    since: raw.since,
                    until: raw.until,
                    reminded: fit(raw.warned, "reminders")?,
                })
            })
            .collect()
    }

    /// What the seats of a table have kept beside their budgets, in milliseconds, by seat; those that have a bank.
    ///
    /// # Errors
    /// [`StoreError::Sql`], [`StoreError::Unreadable`].
    pub async fn banks(&self, table: TableId) -> Result<Vec<(u8, i64)>, StoreError> {
        let raw: Vec<(i64, i64)> =
            sqlx::query_as("SELECT seat, left_ms FROM banks WHERE table_id = ? ORDER BY seat")
                .bind(table.0)
                .fetch_all(self.read())
                .await?;
        raw.into_iter().map(|(seat, left)| Ok((fit(seat, "seat")?, left))).collect()
    }

    /// Whether a table waits for a person.
    ///
    /// # Errors
    /// [`StoreError::Sql`].
    pub async fn is_waited_for(&self, table: TableId, person: Person) -> Result<bool, StoreError> {
        let row: Option<(i64,)> = sqlx::query_as(
            "SELECT 1 FROM seats JOIN clocks ON clocks.table_id = seats.table_id AND clocks.seat = seats.seat
             WHERE seats.table_id = ? AND seats.person = ? AND clocks.asked LIMIT 1",
        )
        .bind(table.0)
        .bind(person.row())
        .fetch_optional(self.read())
        .await?;
        Ok(row.is_some())
    }

    /// Whether a person plays a match of a tournament that is under way.
    ///
    /// # Errors
    /// [`StoreError::Sql`].
    pub async fn plays_in_rounds(&self, person: Person) -> Result<bool, StoreError> {
        let row: Option<(i64,)> = sqlx::query_as(
            "SELECT 1 FROM seats JOIN tables ON tables.id = seats.table_id
             WHERE seats.person = ? AND tables.tournament IS NOT NULL AND tables.status IN ('lobby', 'playing', 'paused')
             LIMIT 1",
        )
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
        let raw: Vec<RawTurn> = sqlx::query_as(
            "SELECT clocks.table_id, tables.code, tables.game, tables.guild,
                 coalesce(tables.thread, tables.channel) AS place, messages.message,
                 clocks.seat, clocks.span, clocks.label, clocks.until, clocks.waits, others.name, others.person IS NULL AS unnamed,
                 tournaments.name AS contest, tournament_tables.round
             FROM seats JOIN clocks ON clocks.table_id = seats.table_id AND clocks.seat = seats.seat
             JOIN tables ON tables.id = seats.table_id
             JOIN seats AS others ON others.table_id = seats.table_id
             LEFT JOIN messages ON messages.name = 'board:' || tables.id
             LEFT JOIN tournament_tables ON tournament_tables.table_id = tables.id
             LEFT JOIN tournaments ON tournaments.id = tournament_tables.tournament
             WHERE seats.person = ? AND clocks.asked AND tables.status = 'playing'
             ORDER BY clocks.until IS NULL, clocks.until, clocks.waits, clocks.table_id, clocks.span, others.seat",
        )
        .bind(person.row())
        .fetch_all(self.read())
        .await?;
        let mut turns: Vec<TurnRow> = Vec::new();
        let mut last = None;
        for row in raw {
            let turn = (row.table_id, row.seat, row.span);
            let name = (row.name, row.unnamed);
            if let Some(same) = turns.last_mut().filter(|_| last.as_ref() == Some(&turn)) {
                same.names.push(name);
                continue;
            }
            turns.push(TurnRow {
                table: TableId(row.table_id),
                code: row.code,
                game: row.game,
                guild: row.guild.map(i64::cast_unsigned),
                place: row.place.cast_unsigned(),
                message: row.message.map(i64::cast_unsigned),
                names: vec![name],
                seat: fit(row.seat, "seat")?,
                label: row.label,
                until: row.until,
                since: row.waits,
                // A round that was taken back counts for nothing.
                contest: row.contest.zip(row.round.and_then(|round| usize::try_from(round).ok())),
            });
            last = Some(turn);
        }
        Ok(turns)
    }
}

impl Store {
    /// The tables at which a clock runs that will end.
    ///
    /// # Errors
    /// [`StoreError::Sql`].
    pub async fn tables_on_time(&self) -> Result<Vec<TableId>, StoreError> {
        let ids: Vec<(i64,)> =
            sqlx::query_as("SELECT DISTINCT table_id FROM clocks WHERE until IS NOT NULL ORDER BY table_id")
                .fetch_all(self.read())
                .await?;
        Ok(ids.into_iter().map(|(id,)| TableId(id)).collect())
    }
}

impl Tx {
    /// Makes `new` of the time budgets at a table, which were `old`.
    pub fn save_clocks(&mut self, table: TableId, old: &[ClockRow], new: &[ClockRow]) {
        let same = |a: &ClockRow, b: &ClockRow| (a.seat, &a.span) == (b.seat, &b.span);
        for gone in old.iter().filter(|row| !new.iter().any(|other| same(row, other))) {
            self.later("DELETE FROM clocks WHERE table_id = ? AND seat = ? AND span = ?")
                .bind(table.0)
                .bind(gone.seat)
                .bind(&gone.span);
        }
        for row in new.iter().filter(|row| !old.contains(row)) {
            self.later(
                "INSERT INTO clocks (table_id, seat, span, class, within, away, label, waits, asked,
                                     limit_ms, spent_ms, since, until, warned)
                 VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
                 ON CONFLICT (table_id, seat, span) DO UPDATE SET class = excluded.class, within = excluded.within,
                     away = excluded.away, label = excluded.label, waits = excluded.waits, asked = excluded.asked,
                     limit_ms = excluded.limit_ms, spent_ms = excluded.spent_ms, since = excluded.since,
                     until = excluded.until, warned = excluded.warned",
            )
            .bind(table.0)
            .bind(row.seat)
            .bind(&row.span)
            .bind(&row.class)
            .bind(&row.within)
            .bind(row.away)
            .bind(&row.label)
            .bind(row.waits)
            .bind(row.asked)
            .bind(row.limit)
            .bind(row.spent)
            .bind(row.since)
            .bind(row.until)
            .bind(i64::from(row.reminded));
        }
    }

    /// Writes down what a seat has kept beside its budgets.
    pub fn save_bank(&mut self, table: TableId, seat: u8, left: i64) {
        self.later(
            "INSERT INTO banks (table_id, seat, left_ms) VALUES (?, ?, ?)
             ON CONFLICT (table_id, seat) DO UPDATE SET left_ms = excluded.left_ms",
        )
        .bind(table.0)
        .bind(seat)
        .bind(left);
    }

    /// Everything that runs has stood still for the `gap` milliseconds before `now`, because nobody served or nobody could
    /// answer: it ends so much later. What began to run within that time stood still since then.
    ///
    /// # Errors
    /// [`StoreError::Sql`].
    pub async fn shift_time(&mut self, gap: i64, now: i64) -> Result<(), StoreError> {
        sqlx::query(
            "UPDATE clocks SET until = until + CASE WHEN since + ?1 > ?2 THEN ?2 - since ELSE ?1 END,
                 since = CASE WHEN since + ?1 > ?2 THEN ?2 ELSE since + ?1 END
             WHERE since IS NOT NULL AND since <= ?2",
        )
        .bind(gap)
        .bind(now)
        .execute(self.next().await?)
        .await?;
        sqlx::query("UPDATE due SET at = at + ? WHERE served").bind(gap).execute(self.next().await?).await?;
        Ok(())
    }
}
