//! Everything that is owed to Discord, and the messages that show a state.

use super::{Person, Store, StoreError, TableId, Tx, tables::fit};

/// How a row is owed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum OutboxKind {
    /// The newest counts: boards, hands.
    State,
    /// Each one counts, once: a turn, a result.
    Notice,
}

/// Where rows wait: those of one road never wait for those of another.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Road {
    /// What stands at tables.
    Tables,
    /// What goes to people whose private channel is open.
    Private,
    /// What goes to people whose private channel is yet to be opened, which Discord wants to be slow.
    Doors,
}

impl Road {
    /// All roads, those that are to be looked at first first.
    pub const ALL: [Self; 3] = [Self::Tables, Self::Private, Self::Doors];

    /// Its number in statements.
    const fn number(self) -> i64 {
        match self {
            Self::Tables => 0,
            Self::Private => 1,
            Self::Doors => 2,
        }
    }
}

/// A row of the outbox.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OutboxRow {
    /// Its number.
    pub id: i64,
    /// How it is owed.
    pub kind: OutboxKind,
    /// Names what is owed: one row per name.
    pub name: String,
    /// About which table.
    pub table: Option<TableId>,
    /// To whom, where it is for one person.
    pub person: Option<Person>,
    /// Counts the replacements of a state.
    pub revision: u32,
    /// What is to be said, as JSON.
    pub payload: String,
    /// At most 25 characters; the same for every attempt at this revision.
    pub nonce: String,
    /// When to try next, in milliseconds UTC; `None` when it is settled.
    pub due: Option<i64>,
    /// How often it was tried.
    pub attempts: u32,
    /// When it was last tried, in milliseconds UTC.
    pub tried: Option<i64>,
    /// When it was tried for the first time: what may have arrived has arrived since then.
    pub first: Option<i64>,
    /// The server of its table.
    pub guild: Option<u64>,
    /// What went wrong last.
    pub error: Option<String>,
    /// When the row came to be, in milliseconds UTC.
    pub created: i64,
}

/// A row to be added.
#[derive(Clone, Debug)]
pub struct NewNotice {
    /// How it is owed.
    pub kind: OutboxKind,
    /// Names what is owed.
    pub name: String,
    /// About which table.
    pub table: Option<TableId>,
    /// To whom.
    pub person: Option<Person>,
    /// What is to be said, as JSON.
    pub payload: String,
}

/// A message that shows a state.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MessageRow {
    /// What it shows: the name of the outbox row.
    pub name: String,
    /// The channel.
    pub channel: u64,
    /// The message.
    pub message: u64,
    /// The log number that it shows.
    pub number: u32,
}

row! {
    struct Raw {
        id: i64,
        kind: String,
        name: String,
        table_id: Option<i64>,
        person: Option<i64>,
        revision: i64,
        payload: String,
        nonce: String,
        due: Option<i64>,
        attempts: i64,
        tried: Option<i64>,
        first: Option<i64>,
        guild: Option<i64>,
        error: Option<String>,
        created: i64,
    }
}

impl TryFrom<Raw> for OutboxRow {
    type Error = StoreError;

    fn try_from(raw: Raw) -> Result<Self, StoreError> {
        Ok(Self {
            id: raw.id,
            kind: if raw.kind == "state" { OutboxKind::State } else { OutboxKind::Notice },
            name: raw.name,
            table: raw.table_id.map(TableId),
            person: raw.person.map(Person::of_row),
            revision: fit(raw.revision, "revision")?,
            payload: raw.payload,
            nonce: raw.nonce,
            due: raw.due,
            attempts: fit(raw.attempts, "attempts")?,
            tried: raw.tried,
            first: raw.first,
            guild: raw.guild.map(i64::cast_unsigned),
            error: raw.error,
            created: raw.created,
        })
    }
}

impl Store {
    /// The rows of one road to be sent at `now`. At most `each` of one table or person, its state first, else the oldest;
    /// the servers take turns, so that much that is owed to one does not keep the others waiting. At most `most`.
    ///
    /// # Errors
    /// [`StoreError::Sql`], [`StoreError::Unreadable`].
    pub async fn outbox_due(
        &self,
        now: i64,
        road: Road,
        each: u32,
        most: u32,
    ) -> Result<Vec<OutboxRow>, StoreError> {
        let raw: Vec<Raw> = sqlx::query_as(
            "WITH placed AS (
                 SELECT outbox.*, tables.guild AS guild, row_number() OVER (
                     PARTITION BY CASE WHEN person IS NULL THEN table_id ELSE person END
                     ORDER BY kind <> 'state', due, outbox.id) AS place
                 FROM outbox LEFT JOIN tables ON tables.id = outbox.table_id
                     LEFT JOIN people ON people.id = outbox.person
                 WHERE due IS NOT NULL AND due <= ?1
                     AND (person IS NOT NULL) + (person IS NOT NULL AND dm_channel IS NULL) = ?2),
             shared AS (
                 SELECT *, row_number() OVER (PARTITION BY guild ORDER BY place, due, id) AS share
                 FROM placed WHERE place <= ?3)
             SELECT * FROM shared ORDER BY share, due, id LIMIT ?4",
        )
        .bind(now)
        .bind(road.number())
        .bind(each)
        .bind(most)
        .fetch_all(self.read())
        .await?;
        raw.into_iter().map(OutboxRow::try_from).collect()
    }

    /// A row by its name.
    ///
    /// # Errors
    /// [`StoreError::Sql`], [`StoreError::Unreadable`].
    pub async fn outbox_row(&self, name: &str) -> Result<Option<OutboxRow>, StoreError> {
        let raw: Option<Raw> = sqlx::query_as(
            "SELECT outbox.*, tables.guild AS guild FROM outbox LEFT JOIN tables ON tables.id = outbox.table_id
             WHERE outbox.name = ?",
        )
        .bind(name)
        .fetch_optional(self.read())
        .await?;
        raw.map(OutboxRow::try_from).transpose()
    }

    /// What waits to be read by a person, the oldest first.
    ///
    /// # Errors
    /// [`StoreError::Sql`], [`StoreError::Unreadable`].
    pub async fn outbox_kept(&self, person: Person) -> Result<Vec<OutboxRow>, StoreError> {
        let raw: Vec<Raw> = sqlx::query_as(
            "SELECT outbox.*, tables.guild AS guild FROM outbox LEFT JOIN tables ON tables.id = outbox.table_id
             WHERE person = ? AND kept IS NOT NULL ORDER BY kept, outbox.id",
        )
        .bind(person.row())
        .fetch_all(self.read())
        .await?;
        raw.into_iter().map(OutboxRow::try_from).collect()
    }

    /// When the next row is to be sent, in milliseconds UTC.
    ///
    /// # Errors
    /// [`StoreError::Sql`].
    pub async fn next_outbox(&self, now: i64) -> Result<Option<i64>, StoreError> {
        let (at,): (Option<i64>,) = sqlx::query_as("SELECT min(due) FROM outbox WHERE due > ?")
            .bind(now)
            .fetch_one(self.read())
            .await?;
        Ok(at)
    }

    /// The message that shows a state.
    ///
    /// # Errors
    /// [`StoreError::Sql`], [`StoreError::Unreadable`].
    pub async fn message(&self, name: &str) -> Result<Option<MessageRow>, StoreError> {
        let raw: Option<(String, i64, i64, i64)> =
            sqlx::query_as("SELECT name, channel, message, number FROM messages WHERE name = ?")
                .bind(name)
                .fetch_optional(self.read())
                .await?;
        raw.map(|(name, channel, message, number)| {
            Ok(MessageRow {
                name,
                channel: channel.cast_unsigned(),
                message: message.cast_unsigned(),
                number: fit(number, "log number")?,
            })
        })
        .transpose()
    }
}

impl Tx {
    /// Adds a row. A state replaces the one with the same name and is due again; while that one is not settled, its
    /// nonce and its attempts stay, for a message that nobody noted may be there under that nonce. A notice that was
    /// there before, settled or not, stays as it is.
    pub fn owe(&mut self, new: &NewNotice, now: i64) {
        self.rings();
        let sql = match new.kind {
            OutboxKind::State => {
                "INSERT INTO outbox (kind, name, table_id, person, payload, nonce, due, created)
                 VALUES ('state', ?, ?, ?, ?, lower(hex(randomblob(12))), ?, ?)
                 ON CONFLICT (name) DO UPDATE SET revision = revision + 1, payload = excluded.payload,
                     due = excluded.due, error = NULL,
                     kept = NULL, first = CASE WHEN due IS NULL THEN NULL ELSE first END,
                     attempts = CASE WHEN due IS NULL THEN 0 ELSE attempts END,
                     tried = CASE WHEN due IS NULL THEN NULL ELSE tried END,
                     nonce = CASE WHEN due IS NULL THEN excluded.nonce ELSE nonce END"
            }
            OutboxKind::Notice => {
                "INSERT INTO outbox (kind, name, table_id, person, payload, nonce, due, created)
                 VALUES ('notice', ?, ?, ?, ?, lower(hex(randomblob(12))), ?, ?) ON CONFLICT DO NOTHING"
            }
        };
        self.later(sql)
            .bind(&new.name)
            .bind(new.table.map(|table| table.0))
            .bind(new.person.map(Person::row))
            .bind(&new.payload)
            .bind(now)
            .bind(now);
    }

    /// Notes that a row is being tried at `now`, and when to try again if nothing more is heard. Whether the row is
    /// still what was read: a row that was replaced or settled in the meantime must not be sent.
    ///
    /// # Errors
    /// [`StoreError::Sql`].
    pub async fn outbox_try(
        &mut self,
        id: i64,
        revision: u32,
        now: i64,
        again: i64,
    ) -> Result<bool, StoreError> {
        self.later(
            "UPDATE outbox SET attempts = attempts + 1, tried = ?, first = coalesce(first, ?), due = ?
             WHERE id = ? AND revision = ? AND due IS NOT NULL",
        )
        .bind(now)
        .bind(now)
        .bind(again)
        .bind(id)
        .bind(revision);
        self.changed().await
    }

    /// Notes that an attempt failed, and when to try again (`None`: never).
    pub fn outbox_failed(&mut self, id: i64, revision: u32, error: &str, again: Option<i64>) {
        self.later("UPDATE outbox SET error = ?, due = ? WHERE id = ? AND revision = ?")
            .bind(error)
            .bind(again)
            .bind(id)
            .bind(revision);
    }

    /// Settles a row. One that was replaced in the meantime stays due and begins anew: what came of the former is known.
    pub fn outbox_settle(&mut self, id: i64, revision: u32) {
        self.later("UPDATE outbox SET due = NULL, error = NULL WHERE id = ? AND revision = ?")
            .bind(id)
            .bind(revision);
        self.later(
            "UPDATE outbox SET attempts = 0, tried = NULL, first = NULL, nonce = lower(hex(randomblob(12)))
             WHERE id = ? AND revision > ?",
        )
        .bind(id)
        .bind(revision);
    }

    /// Makes every row that was under way due at `now`: the process that tried it is gone.
    ///
    /// # Errors
    /// [`StoreError::Sql`].
    pub async fn outbox_wake(&mut self, now: i64) -> Result<(), StoreError> {
        sqlx::query("UPDATE outbox SET due = ?1 WHERE due > ?1 AND tried IS NOT NULL")
            .bind(now)
            .execute(self.next().await?)
            .await?;
        Ok(())
    }

    /// Makes every row that has failed due again, spread over `spread` milliseconds: the line is back.
    ///
    /// # Errors
    /// [`StoreError::Sql`].
    pub async fn outbox_wake_failed(&mut self, now: i64, spread: i64) -> Result<(), StoreError> {
        self.rings();
        sqlx::query(
            "UPDATE outbox SET due = ?1 + (id * 7919) % ?2
             WHERE due > ?1 + (id * 7919) % ?2 AND error IS NOT NULL",
        )
        .bind(now)
        .bind(spread.max(1))
        .execute(self.next().await?)
        .await?;
        Ok(())
    }

    /// Keeps a row until its person reads it: it cannot be sent.
    pub fn outbox_keep(&mut self, id: i64, revision: u32, now: i64) {
        self.later("UPDATE outbox SET due = NULL, kept = ? WHERE id = ? AND revision = ?")
            .bind(now)
            .bind(id)
            .bind(revision);
    }

    /// Settles these of the rows that are kept for a person, who has read them.
    ///
    /// # Errors
    /// [`StoreError::Sql`].
    pub async fn outbox_read(&mut self, person: Person, rows: &[i64]) -> Result<(), StoreError> {
        for row in rows {
            sqlx::query("UPDATE outbox SET kept = NULL WHERE person = ? AND id = ?")
                .bind(person.row())
                .bind(row)
                .execute(self.next().await?)
                .await?;
        }
        Ok(())
    }

    /// Settles what is owed to a table's place, but for rows with names that begin like one of these.
    pub fn outbox_silence(&mut self, table: TableId, stays: [&str; 3]) {
        let [first, second, third] = stays.map(|begin| format!("{begin}%"));
        self.later(
            "UPDATE outbox SET due = NULL WHERE table_id = ? AND person IS NULL
                 AND name NOT LIKE ? AND name NOT LIKE ? AND name NOT LIKE ?",
        )
        .bind(table.0)
        .bind(first)
        .bind(second)
        .bind(third);
    }

    /// Notes which message shows a state.
    pub fn save_message(&mut self, row: &MessageRow, now: i64) {
        self.later(
            "INSERT INTO messages (name, channel, message, number, at) VALUES (?, ?, ?, ?, ?)
             ON CONFLICT (name) DO UPDATE SET channel = excluded.channel, message = excluded.message,
                 number = excluded.number, at = excluded.at",
        )
        .bind(&row.name)
        .bind(row.channel.cast_signed())
        .bind(row.message.cast_signed())
        .bind(row.number)
        .bind(now);
    }

    /// Forgets this message of a state, unless another one shows it by now.
    ///
    /// # Errors
    /// [`StoreError::Sql`].
    pub async fn forget_this_message(&mut self, name: &str, message: u64) -> Result<(), StoreError> {
        sqlx::query("DELETE FROM messages WHERE name = ? AND message = ?")
            .bind(name)
            .bind(message.cast_signed())
            .execute(self.next().await?)
            .await?;
        Ok(())
    }

    /// Forgets the message that shows a state: it was deleted.
    pub fn forget_message(&mut self, name: &str) {
        self.later("DELETE FROM messages WHERE name = ?").bind(name);
    }
}
