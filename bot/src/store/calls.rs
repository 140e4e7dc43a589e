//! The calls that stand at a table, and what is counted when one is answered.
//!
//! What belongs here: calls as rows and messages. What does not: whether somebody is called, what it says, and
//! where people wish to be called (`habits`).

use super::{NewNotice, OutboxRow, Person, StoreError, Tx};

/// What is noted of a call that was answered before anybody knew that it was sent.
const ANSWERED: &str = "answered";

/// What stands for the channel of a message in the pattern of a row about it: no channel has this number.
pub const CHANNEL: u64 = 9_100_000_000_000_000_001;
/// What stands there for the message.
pub const MESSAGE: u64 = 9_100_000_000_000_000_002;

impl OutboxRow {
    /// Whether no message of it can be there, as far as is known: nobody has tried to send it, or the last try has failed.
    #[must_use]
    pub fn was_not_sent(&self) -> bool {
        self.attempts == 0 || self.error.as_deref().is_some_and(|error| error != ANSWERED)
    }
}

impl Tx {
    /// Counts an answer of somebody, or that their clock ran out.
    pub fn count_answer(&mut self, person: Person, late: bool) {
        let sql = if late {
            "UPDATE people SET late = late + 1 WHERE id = ?"
        } else {
            "UPDATE people SET answered = answered + 1 WHERE id = ?"
        };
        self.later(sql).bind(person.row());
    }

    /// Has the calls with names from the first of these to the last be over: those that nobody tried to send are not sent any more, and those that stand are owed to be
    /// taken away, each as `away` has it with its own channel and number in place of [`CHANNEL`] and [`MESSAGE`]. Of one that was
    /// tried it is found out first whether it stands.
    pub fn end_calls(&mut self, (first, last): &(String, String), away: &NewNotice, now: i64) {
        self.rings();
        self.later(
            "UPDATE outbox SET due = CASE WHEN attempts = 0 OR error IS NOT NULL THEN NULL ELSE due END, kept = NULL,
                 error = ?
             WHERE name BETWEEN ? AND ? AND (due IS NOT NULL OR kept IS NOT NULL)",
        )
        .bind(ANSWERED)
        .bind(first)
        .bind(last);
        self.later(
            "INSERT INTO outbox (kind, name, table_id, person, payload, nonce, due, created)
             SELECT 'notice', replace(?, ?, CAST(message AS TEXT)), ?, ?,
                 replace(replace(?, ?, CAST(channel AS TEXT)), ?, CAST(message AS TEXT)), lower(hex(randomblob(12))), ?, ?
             FROM messages WHERE name BETWEEN ? AND ? ON CONFLICT DO NOTHING",
        )
        .bind(&away.name)
        .bind(MESSAGE.to_string())
        .bind(away.table.map(|table| table.0))
        .bind(away.person.map(Person::row))
        .bind(&away.payload)
        .bind(CHANNEL.to_string())
        .bind(MESSAGE.to_string())
        .bind(now)
        .bind(now)
        .bind(first)
        .bind(last);
        self.later("DELETE FROM messages WHERE name BETWEEN ? AND ?").bind(first).bind(last);
    }

    /// Whether a call was answered while it was on its way.
    ///
    /// # Errors
    /// [`StoreError::Sql`].
    pub async fn is_call_answered(&mut self, id: i64) -> Result<bool, StoreError> {
        let row: Option<(i64,)> = sqlx::query_as("SELECT 1 FROM outbox WHERE id = ? AND error = ?")
            .bind(id)
            .bind(ANSWERED)
            .fetch_optional(self.next().await?)
            .await?;
        Ok(row.is_some())
    }
}
