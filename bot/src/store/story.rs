//! The story of a game, line by line, and what of a table people have seen.
//!
//! What does not belong here: what a line says, and when somebody counts as there; that is the host's.

use super::{Person, Store, StoreError, TableId, Tx, tables::fit};

/// A line of a story.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StoryRow {
    /// Its number among the lines of its table, from 0.
    pub number: u32,
    /// The part of the game, as a sentence.
    pub heading: String,
    /// What was told of it, as JSON.
    pub told: String,
}

/// What somebody has seen of a table.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct VisitRow {
    /// How many entries the log had when they were there the time before.
    pub since: u32,
    /// How many it had when they last pressed something there.
    pub seen: u32,
}

row! {
    struct Raw {
        number: i64,
        heading: String,
        told: String,
    }
}

impl TryFrom<Raw> for StoryRow {
    type Error = StoreError;

    fn try_from(raw: Raw) -> Result<Self, StoreError> {
        Ok(Self { number: fit(raw.number, "line")?, heading: raw.heading, told: raw.told })
    }
}

impl Store {
    /// Lines of a table's story from number `from` on, at most `most`.
    ///
    /// # Errors
    /// [`StoreError::Sql`], [`StoreError::Unreadable`].
    pub async fn story(&self, table: TableId, from: u32, most: u32) -> Result<Vec<StoryRow>, StoreError> {
        let raw: Vec<Raw> = sqlx::query_as(
            "SELECT number, heading, told FROM story WHERE table_id = ? AND number >= ? ORDER BY number LIMIT ?",
        )
        .bind(table.0)
        .bind(from)
        .bind(most)
        .fetch_all(self.read())
        .await?;
        raw.into_iter().map(StoryRow::try_from).collect()
    }

    /// The last line of a table's story.
    ///
    /// # Errors
    /// [`StoreError::Sql`], [`StoreError::Unreadable`].
    pub async fn last_of_story(&self, table: TableId) -> Result<Option<StoryRow>, StoreError> {
        let raw: Option<Raw> = sqlx::query_as(
            "SELECT number, heading, told FROM story WHERE table_id = ? ORDER BY number DESC LIMIT 1",
        )
        .bind(table.0)
        .fetch_optional(self.read())
        .await?;
        raw.map(StoryRow::try_from).transpose()
    }

    /// What somebody has seen of a table; nothing yet if they were never there.
    ///
    /// # Errors
    /// [`StoreError::Sql`], [`StoreError::Unreadable`].
    pub async fn visit(&self, table: TableId, person: Person) -> Result<VisitRow, StoreError> {
        let raw: Option<(i64, i64)> =
            sqlx::query_as("SELECT since, seen FROM visits WHERE table_id = ? AND person = ?")
                .bind(table.0)
                .bind(person.row())
                .fetch_optional(self.read())
                .await?;
        let Some((since, seen)) = raw else { return Ok(VisitRow::default()) };
        Ok(VisitRow { since: fit(since, "entry")?, seen: fit(seen, "entry")? })
    }
}

impl Tx {
    /// Adds a line to a table's story, or writes the one of its number anew.
    pub fn save_story(&mut self, table: TableId, row: &StoryRow) {
        self.later(
            "INSERT INTO story (table_id, number, heading, told) VALUES (?, ?, ?, ?)
             ON CONFLICT (table_id, number) DO UPDATE SET heading = excluded.heading, told = excluded.told",
        )
        .bind(table.0)
        .bind(row.number)
        .bind(&row.heading)
        .bind(&row.told);
    }

    /// Notes that somebody was there when the log had `had` entries, and has seen what it has now, `seen`. What happened
    /// while they were not there stays apart from it.
    pub fn visit(&mut self, table: TableId, person: Person, had: u32, seen: u32) {
        self.later(
            "INSERT INTO visits (table_id, person, since, seen) VALUES (?, ?, 0, ?)
             ON CONFLICT (table_id, person) DO UPDATE SET
                 since = CASE WHEN visits.seen < ? THEN visits.seen ELSE visits.since END, seen = excluded.seen
             WHERE visits.seen < excluded.seen",
        )
        .bind(table.0)
        .bind(person.row())
        .bind(seen)
        .bind(had);
    }
}
