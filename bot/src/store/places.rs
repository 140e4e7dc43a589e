//! Which tables are in a place, and where everything of one server is shown, forgotten at once.

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
    /// The tables of a channel or thread, the newest first. Closed ones are left out, and ended ones unless wanted.
    ///
    /// # Errors
    /// [`StoreError::Sql`].
    pub async fn tables_in(&self, channel: u64, ended: bool) -> Result<Vec<TableId>, StoreError> {
        let (known, place) = (self.whereabouts(), (channel, ended));
        if let Some(tables) = known.get(place) {
            return Ok(tables);
        }
        let changes = known.changes();
        let ids: Vec<(i64,)> = sqlx::query_as(
            "SELECT id FROM tables WHERE (channel = ?1 OR thread = ?1)
             AND (status IN ('lobby', 'playing', 'paused') OR (?2 AND status = 'over')) ORDER BY id DESC LIMIT 100",
        )
        .bind(channel.cast_signed())
        .bind(ended)
        .fetch_all(self.read())
        .await?;
        let tables: Vec<TableId> = ids.into_iter().map(|(id,)| TableId(id)).collect();
        known.keep(place, &tables, changes);
        Ok(tables)
    }

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
