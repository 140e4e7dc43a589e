//! The calls that stand at a table, and what is counted when one is answered.
//!
//! What belongs here: calls as rows and messages. What does not: whether somebody is called, what it says, and
//! where people wish to be called (`habits`).

use super::{MessageRow, OutboxRow, Person, StoreError, TableId, Tx, tables::fit};

/// What is noted of a call that was answered before anybody knew that it was sent.
const ANSWERED: &str = "answered";

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

    /// Has the calls to a seat be over: those that nobody tried to send are not sent any more, and those that stand are given
    /// back, to be taken away. Of one that was tried it is found out first whether it stands.
    ///
    /// # Errors
    /// [`StoreError::Sql`], [`StoreError::Unreadable`].
    pub async fn end_calls(&mut self, table: TableId, seat: u8) -> Result<Vec<MessageRow>, StoreError> {
        // The names of all calls to the seat lie between these two.
        let (from, to) = (format!("call:{table}:{seat}:"), format!("call:{table}:{seat};"));
        self.later(
            "UPDATE outbox SET due = CASE WHEN attempts = 0 OR error IS NOT NULL THEN NULL ELSE due END, kept = NULL,
                 error = ?
             WHERE name > ? AND name < ? AND (due IS NOT NULL OR kept IS NOT NULL)",
        )
        .bind(ANSWERED)
        .bind(&from)
        .bind(&to);
        self.later(
            "DELETE FROM messages WHERE name > ? AND name < ? RETURNING name, channel, message, number",
        )
        .bind(&from)
        .bind(&to);
        let raw: Vec<(String, i64, i64, i64)> = self.found().await?;
        raw.into_iter()
            .map(|(name, channel, message, number)| {
                Ok(MessageRow {
                    name,
                    channel: channel.cast_unsigned(),
                    message: message.cast_unsigned(),
                    number: fit(number, "log number")?,
                })
            })
            .collect()
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
