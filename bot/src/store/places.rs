//! Where everything of one server is shown, forgotten at once.

use super::{Store, StoreError, TableId};

/// What names a place in a server: messages that show a state, private channels of those who play there, and threads of
/// games that go on. Each needs what the next one forgets.
const PLACES: [&str; 3] = [
    "DELETE FROM messages WHERE channel IN (
        SELECT channel FROM tables WHERE guild = ?1
        UNION SELECT thread FROM tables WHERE guild = ?1
        UNION SELECT dm_channel FROM people JOIN seats ON seats.person = people.id
            JOIN tables ON tables.id = seats.table_id WHERE guild = ?1)",
    "UPDATE people SET dm_channel = NULL, door_closed = NULL WHERE id IN (
        SELECT person FROM seats JOIN tables ON tables.id = seats.table_id WHERE guild = ?1)",
    "UPDATE tables SET thread = NULL WHERE guild = ?1 AND status IN ('lobby', 'playing', 'paused')",
];

impl Store {
    /// Forgets every message, thread and private channel of a server that remembers none of them itself. Returns its tables
    /// that are not over, the oldest first.
    ///
    /// # Errors
    /// [`StoreError::Sql`].
    pub async fn forget_places(&self, server: u64) -> Result<Vec<TableId>, StoreError> {
        let mut tx = self.write().await?;
        tx.moves();
        for forget in PLACES {
            sqlx::query(forget).bind(server.cast_signed()).execute(tx.next().await?).await?;
        }
        tx.commit().await?;
        let ids: Vec<(i64,)> = sqlx::query_as(
            "SELECT id FROM tables WHERE guild = ? AND status IN ('lobby', 'playing', 'paused') ORDER BY id",
        )
        .bind(server.cast_signed())
        .fetch_all(self.read())
        .await?;
        Ok(ids.into_iter().map(|(id,)| TableId(id)).collect())
    }
}
