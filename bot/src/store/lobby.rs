//! Who sits at a table, who was invited, who watches.

use super::{Person, Store, StoreError, TableId, Tx, tables::fit};

/// A day in milliseconds.
const DAY: i64 = 24 * 60 * 60_000;

/// One seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SeatRow {
    /// The seat's number, from 0.
    pub seat: u8,
    /// Where it is put when seats are numbered; smaller comes first.
    pub place: i64,
    /// Who plays it; nobody where a computer does, or nobody at all.
    pub person: Option<Person>,
    /// The number of the level of the computer that plays it; 0 where it is no computer's.
    pub level: u8,
    /// Whether nobody plays it at present: it was vacated, and may be taken.
    pub vacant: bool,
    /// How often in a row its time has run out since the person last played.
    pub missed: u8,
    /// Whether a computer plays it for its person until they are back.
    pub stands_in: bool,
    /// The people who played it before somebody else did or a computer, the last of them last; its own person among them, if a
    /// computer has played for them. They have seen its hand.
    pub former: Vec<Person>,
    /// The name shown for it.
    pub name: String,
    /// The words that the player adds to the draws.
    pub words: String,
    /// The list that the player brings; empty where the game has none.
    pub kit: String,
    /// Whether the player has left the game.
    pub gone: bool,
    /// Whether the player agrees to end the game now.
    pub agrees: bool,
    /// Whether the person took the seat from elsewhere and may not see the table's place: that they are not in its server says nothing
    /// of them.
    pub elsewhere: bool,
}

impl SeatRow {
    /// Whether this is the seat of a computer.
    #[must_use]
    pub const fn is_computer(&self) -> bool {
        self.person.is_none() && !self.vacant
    }

    /// Whether a computer plays it at present: its own seat, or that of a person who is away.
    #[must_use]
    pub const fn is_played_by_computer(&self) -> bool {
        self.is_computer() || self.stands_in
    }
}

row! {
    struct Raw {
        seat: i64,
        place: i64,
        person: Option<i64>,
        computer: i64,
        vacant: bool,
        missed: i64,
        stands_in: bool,
        former: String,
        name: String,
        words: String,
        kit: String,
        gone: bool,
        agrees: bool,
        elsewhere: bool,
    }
}

impl Store {
    /// The seats of a table in order.
    ///
    /// # Errors
    /// [`StoreError::Sql`], [`StoreError::Unreadable`].
    pub async fn seats(&self, table: TableId) -> Result<Vec<SeatRow>, StoreError> {
        let raw: Vec<Raw> = sqlx::query_as(
            "SELECT seat, place, person, computer, vacant, missed, stands_in, former, name, words, kit, gone, agrees,
                 elsewhere FROM seats
             WHERE table_id = ? ORDER BY seat",
        )
        .bind(table.0)
        .fetch_all(self.read())
        .await?;
        raw.into_iter()
            .map(|raw| {
                let former = raw.former.split(',').filter(|part| !part.is_empty());
                let former: Result<Vec<u64>, _> = former.map(str::parse).collect();
                let former = former.map_err(|_| {
                    StoreError::Unreadable(format!("who played a seat of table {table} before"))
                })?;
                Ok(SeatRow {
                    seat: fit(raw.seat, "seat")?,
                    place: raw.place,
                    person: raw.person.map(Person::of_row),
                    level: fit(raw.computer, "level of a computer")?,
                    vacant: raw.vacant,
                    missed: fit(raw.missed, "missed turns")?,
                    stands_in: raw.stands_in,
                    former: former.into_iter().map(Person).collect(),
                    name: raw.name,
                    words: raw.words,
                    kit: raw.kit,
                    gone: raw.gone,
                    agrees: raw.agrees,
                    elsewhere: raw.elsewhere,
                })
            })
            .collect()
    }

    /// Who sits in which server at which table where a game goes on or is yet to begin, but for those who have given up and who came from elsewhere, sorted so.
    ///
    /// # Errors
    /// [`StoreError::Sql`].
    pub async fn seated_in_servers(&self) -> Result<Vec<(u64, Person, TableId)>, StoreError> {
        let rows: Vec<(i64, i64, i64)> = sqlx::query_as(
            "SELECT tables.guild, seats.person, tables.id FROM tables JOIN seats ON seats.table_id = tables.id
             WHERE tables.status IN ('lobby', 'playing') AND tables.guild IS NOT NULL AND seats.person IS NOT NULL
                 AND NOT seats.gone AND NOT seats.elsewhere
             ORDER BY tables.guild, seats.person, tables.id",
        )
        .fetch_all(self.read())
        .await?;
        let seat = |(guild, person, table): (i64, i64, i64)| {
            (guild.cast_unsigned(), Person::of_row(person), TableId(table))
        };
        Ok(rows.into_iter().map(seat).collect())
    }

    /// Who was invited to a table and has not joined.
    ///
    /// # Errors
    /// [`StoreError::Sql`].
    pub async fn invited(&self, table: TableId) -> Result<Vec<Person>, StoreError> {
        let rows: Vec<(i64,)> =
            sqlx::query_as("SELECT person FROM invitations WHERE table_id = ? ORDER BY at, person")
                .bind(table.0)
                .fetch_all(self.read())
                .await?;
        Ok(rows.into_iter().map(|(person,)| Person::of_row(person)).collect())
    }

    /// Who watches a table.
    ///
    /// # Errors
    /// [`StoreError::Sql`].
    pub async fn spectators(&self, table: TableId) -> Result<Vec<Person>, StoreError> {
        let rows: Vec<(i64,)> =
            sqlx::query_as("SELECT person FROM spectators WHERE table_id = ? ORDER BY at, person")
                .bind(table.0)
                .fetch_all(self.read())
                .await?;
        Ok(rows.into_iter().map(|(person,)| Person::of_row(person)).collect())
    }
}

impl Tx {
    /// Writes all seats of a table anew.
    pub fn save_seats(&mut self, table: TableId, seats: &[SeatRow]) {
        self.later("DELETE FROM seats WHERE table_id = ?").bind(table.0);
        for seat in seats {
            self.later(
                "INSERT INTO seats (table_id, seat, place, person, computer, vacant, missed, stands_in, former, name, words, kit,
                     gone, agrees, elsewhere)
                 VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
            )
            .bind(table.0)
            .bind(seat.seat)
            .bind(seat.place)
            .bind(seat.person.map(Person::row))
            .bind(if seat.is_computer() { seat.level } else { 0 })
            .bind(seat.vacant)
            .bind(seat.missed)
            .bind(seat.stands_in)
            .bind(seat.former.iter().map(ToString::to_string).collect::<Vec<_>>().join(","))
            .bind(&seat.name)
            .bind(&seat.words)
            .bind(&seat.kit)
            .bind(seat.gone)
            .bind(seat.agrees)
            .bind(seat.elsewhere);
        }
    }

    /// Invites somebody. A second invitation changes nothing.
    pub fn invite(&mut self, table: TableId, person: Person, by: Person, at: i64) {
        self.later(
            "INSERT INTO invitations (table_id, person, by, at) VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING",
        )
        .bind(table.0)
        .bind(person.row())
        .bind(by.row())
        .bind(at);
    }

    /// Counts one more invitation by somebody to a table on the day of `at`; `false`, and nothing counted, when there were
    /// `most` already.
    ///
    /// # Errors
    /// [`StoreError::Sql`].
    pub async fn count_invitation(
        &mut self,
        table: TableId,
        by: Person,
        at: i64,
        most: u32,
    ) -> Result<bool, StoreError> {
        let done = sqlx::query(
            "INSERT INTO invited_on (table_id, by, day, count) VALUES (?1, ?2, ?3, 1)
             ON CONFLICT (table_id, by, day) DO UPDATE SET count = count + 1 WHERE count < ?4",
        )
        .bind(table.0)
        .bind(by.row())
        .bind(at.div_euclid(DAY))
        .bind(most)
        .execute(self.next().await?)
        .await?;
        Ok(done.rows_affected() == 1)
    }

    /// Takes an invitation away: it was accepted or is void.
    pub fn uninvite(&mut self, table: TableId, person: Person) {
        self.later("DELETE FROM invitations WHERE table_id = ? AND person = ?")
            .bind(table.0)
            .bind(person.row());
    }

    /// Lets somebody watch, or no longer.
    pub fn watch(&mut self, table: TableId, person: Person, on: bool, at: i64) {
        if on {
            self.later(
                "INSERT INTO spectators (table_id, person, at) VALUES (?, ?, ?) ON CONFLICT DO NOTHING",
            )
            .bind(table.0)
            .bind(person.row())
            .bind(at);
        } else {
            self.later("DELETE FROM spectators WHERE table_id = ? AND person = ?")
                .bind(table.0)
                .bind(person.row());
        }
    }
}
