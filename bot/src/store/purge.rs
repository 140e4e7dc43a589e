//! Taking away what is kept no longer: tables with all that belongs to them, tournaments, people of whom nothing is left, and the room that
//! they took up in the file.
//!
//! What belongs here: which rows belong to a table. What does not: after how long something goes; that is the host's.

use super::{Person, Store, StoreError, TableId, Tx};

/// From so many free pages on it is worth the work to give room back to the system.
const FREE_PAGES: i64 = 64;

impl Store {
    /// Tables whose time is over, the oldest first, at most `most`: games that ended before `over`, tables that closed
    /// unbegun before `closed`, and games whose place has not been there since before `lost`.
    ///
    /// # Errors
    /// [`StoreError::Sql`].
    pub async fn old_tables(
        &self,
        over: i64,
        closed: i64,
        lost: i64,
        most: u32,
    ) -> Result<Vec<TableId>, StoreError> {
        let ids: Vec<(i64,)> = sqlx::query_as(
            "SELECT id FROM tables WHERE (status = 'over' AND ended < ?) OR (status = 'closed' AND ended < ?)
                 OR (status = 'paused' AND place_lost < ?)
             ORDER BY id LIMIT ?",
        )
        .bind(over)
        .bind(closed)
        .bind(lost)
        .bind(most)
        .fetch_all(self.read())
        .await?;
        Ok(ids.into_iter().map(|(id,)| TableId(id)).collect())
    }

    /// How large the database is, in bytes, and how many of them are free.
    ///
    /// # Errors
    /// [`StoreError::Sql`].
    pub async fn size(&self) -> Result<(i64, i64), StoreError> {
        let mut reader = self.read().acquire().await?;
        let (pages,): (i64,) = sqlx::query_as("PRAGMA page_count").fetch_one(&mut *reader).await?;
        let (free,): (i64,) = sqlx::query_as("PRAGMA freelist_count").fetch_one(&mut *reader).await?;
        let (each,): (i64,) = sqlx::query_as("PRAGMA page_size").fetch_one(&mut *reader).await?;
        Ok((pages * each, free * each))
    }

    /// Gives free pages back to the system, if there are enough of them. A file of an older version is first made one that
    /// can do so, which is done once and takes as long as copying it.
    ///
    /// # Errors
    /// [`StoreError::Sql`], [`StoreError::Full`].
    pub async fn give_room_back(&self) -> Result<(), StoreError> {
        let mut writing = self.writer().take().await?;
        let writer = writing.connection()?;
        let (free,): (i64,) = sqlx::query_as("PRAGMA freelist_count").fetch_one(&mut *writer).await?;
        let (kind,): (i64,) = sqlx::query_as("PRAGMA auto_vacuum").fetch_one(&mut *writer).await?;
        if free < FREE_PAGES {
            return Ok(());
        }
        if kind == 0 {
            sqlx::query("PRAGMA auto_vacuum = INCREMENTAL").execute(&mut *writer).await?;
            sqlx::query("VACUUM").execute(&mut *writer).await?;
        } else {
            // One row for each page that is freed: all of them are to be stepped through.
            sqlx::query("PRAGMA incremental_vacuum").fetch_all(&mut *writer).await?;
        }
        sqlx::query("PRAGMA wal_checkpoint(TRUNCATE)").fetch_all(&mut *writer).await?;
        Ok(())
    }
}

impl Tx {
    /// Takes a table away with everything that belongs to it. A rematch of it no longer says what it came after.
    ///
    /// # Errors
    /// [`StoreError::Sql`].
    pub async fn purge_table(&mut self, table: TableId) -> Result<(), StoreError> {
        for owned in [
            sqlx::query("DELETE FROM seats WHERE table_id = ?"),
            sqlx::query("DELETE FROM invitations WHERE table_id = ?"),
            sqlx::query("DELETE FROM invited_on WHERE table_id = ?"),
            sqlx::query("DELETE FROM spectators WHERE table_id = ?"),
            sqlx::query("DELETE FROM log WHERE table_id = ?"),
            sqlx::query("DELETE FROM snapshots WHERE table_id = ?"),
            sqlx::query("DELETE FROM decisions WHERE table_id = ?"),
            sqlx::query("DELETE FROM clocks WHERE table_id = ?"),
            sqlx::query("DELETE FROM banks WHERE table_id = ?"),
            sqlx::query("DELETE FROM calendars WHERE table_id = ?"),
            sqlx::query("DELETE FROM held_answers WHERE table_id = ?"),
            sqlx::query("DELETE FROM counted_answers WHERE table_id = ?"),
            sqlx::query("DELETE FROM drafts WHERE table_id = ?"),
            sqlx::query("DELETE FROM orders WHERE table_id = ?"),
            sqlx::query("DELETE FROM notes WHERE table_id = ?"),
            sqlx::query("DELETE FROM outbox WHERE table_id = ?"),
            sqlx::query("DELETE FROM story WHERE table_id = ?"),
            sqlx::query("DELETE FROM visits WHERE table_id = ?"),
            sqlx::query("DELETE FROM tournament_tables WHERE table_id = ?"),
        ] {
            owned.bind(table.0).execute(self.next().await?).await?;
        }
        sqlx::query("DELETE FROM due WHERE subject = ?")
            .bind(super::table_subject(table))
            .execute(self.next().await?)
            .await?;
        sqlx::query(
            "DELETE FROM messages
             WHERE name IN ('board:' || ?1, 'lobby:' || ?1) OR name LIKE 'hand:' || ?1 || ':%'
                 OR name LIKE 'call:' || ?1 || ':%' OR name LIKE 'story:' || ?1 || ':%'",
        )
        .bind(table.0)
        .execute(self.next().await?)
        .await?;
        sqlx::query("UPDATE tables SET after = NULL WHERE after = ?")
            .bind(table.0)
            .execute(self.next().await?)
            .await?;
        self.moves();
        sqlx::query("DELETE FROM tables WHERE id = ?").bind(table.0).execute(self.next().await?).await?;
        Ok(())
    }

    /// Takes tournaments away that ended before `over`, or were opened before it and never began, in milliseconds UTC.
    ///
    /// # Errors
    /// [`StoreError::Sql`].
    pub async fn purge_tournaments(&mut self, over: i64) -> Result<(), StoreError> {
        for owned in [
            sqlx::query(
                "DELETE FROM messages WHERE EXISTS (SELECT 1 FROM tournaments
                 WHERE messages.name LIKE 'tournament:' || tournaments.id || ':%'
                 AND (ended < ?1 OR (created < ?1 AND ended IS NULL AND announced = 0)))",
            ),
            sqlx::query(
                "DELETE FROM tournament_acts WHERE tournament IN (SELECT id FROM tournaments
                 WHERE ended < ?1 OR (created < ?1 AND ended IS NULL AND announced = 0))",
            ),
            sqlx::query(
                "DELETE FROM tournament_tables WHERE tournament IN (SELECT id FROM tournaments
                 WHERE ended < ?1 OR (created < ?1 AND ended IS NULL AND announced = 0))",
            ),
            sqlx::query(
                "DELETE FROM tournament_reports WHERE tournament IN (SELECT id FROM tournaments
                 WHERE ended < ?1 OR (created < ?1 AND ended IS NULL AND announced = 0))",
            ),
            sqlx::query(
                "DELETE FROM tournaments
                 WHERE ended < ?1 OR (created < ?1 AND ended IS NULL AND announced = 0)",
            ),
        ] {
            owned.bind(over).execute(self.next().await?).await?;
        }
        Ok(())
    }

    /// Takes away what servers have settled that the bot left before `left`, in milliseconds UTC. What went on there of
    /// tournaments counts as over since then.
    ///
    /// # Errors
    /// [`StoreError::Sql`].
    pub async fn purge_servers(&mut self, left: i64) -> Result<(), StoreError> {
        for owned in [
            sqlx::query(
                "DELETE FROM due WHERE EXISTS (SELECT 1 FROM tournaments JOIN servers
                     ON servers.guild = tournaments.guild
                 WHERE due.subject = 'tournament:' || tournaments.id AND ended IS NULL AND gone < ?1)",
            ),
            sqlx::query(
                "UPDATE tournaments SET ended =
                     (SELECT gone FROM servers WHERE servers.guild = tournaments.guild)
                 WHERE ended IS NULL AND EXISTS
                     (SELECT 1 FROM servers WHERE servers.guild = tournaments.guild AND gone < ?1)",
            ),
            sqlx::query("DELETE FROM servers WHERE gone < ?1"),
        ] {
            owned.bind(left).execute(self.next().await?).await?;
        }
        Ok(())
    }

    /// After tables were taken away: packs that no table is fixed to, private channels of people who
    /// have to do with no table, and people of whom nothing else is known. Returns the people who were touched.
    ///
    /// # Errors
    /// [`StoreError::Sql`].
    pub async fn purge_rest(&mut self) -> Result<Vec<Person>, StoreError> {
        sqlx::query(
            "DELETE FROM packs
             WHERE NOT EXISTS (SELECT 1 FROM tables WHERE tables.packs LIKE '%' || packs.hash || '%')",
        )
        .execute(self.next().await?)
        .await?;
        let mut touched: Vec<(i64,)> = sqlx::query_as(
            "UPDATE people SET dm_channel = NULL, door_closed = NULL
             WHERE (dm_channel IS NOT NULL OR door_closed IS NOT NULL)
                 AND NOT EXISTS (SELECT 1 FROM seats WHERE person = people.id)
                 AND NOT EXISTS (SELECT 1 FROM spectators WHERE person = people.id)
                 AND NOT EXISTS (SELECT 1 FROM invitations WHERE person = people.id)
                 AND NOT EXISTS (SELECT 1 FROM tables WHERE host = people.id)
             RETURNING id",
        )
        .fetch_all(self.next().await?)
        .await?;
        let gone: Vec<(i64,)> = sqlx::query_as(
            "DELETE FROM people
             WHERE messages = 1 AND text_mode = 0 AND pings = 'turns' AND pings_chosen = 0 AND consent = 0
                 AND calls = 'thread' AND share = 25 AND hour = 8 AND hours = '' AND rating_hidden = 0
                 AND NOT EXISTS (SELECT 1 FROM ratings WHERE person = people.id)
                 AND NOT EXISTS (SELECT 1 FROM own_orders WHERE person = people.id)
                 AND NOT EXISTS (SELECT 1 FROM decks WHERE owner = people.id)
                 AND NOT EXISTS (SELECT 1 FROM shared_decks WHERE by = people.id)
                 AND NOT EXISTS (SELECT 1 FROM seats WHERE person = people.id)
                 AND NOT EXISTS (SELECT 1 FROM spectators WHERE person = people.id)
                 AND NOT EXISTS (SELECT 1 FROM invitations WHERE person = people.id)
                 AND NOT EXISTS (SELECT 1 FROM tables WHERE host = people.id)
             RETURNING id",
        )
        .fetch_all(self.next().await?)
        .await?;
        touched.extend(gone);
        Ok(touched.into_iter().map(|(id,)| Person::of_row(id)).collect())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn every_kind_of_row_that_names_a_table_goes_with_it() {
        let folder = tempfile::tempdir().unwrap();
        let store = Store::open(&folder.path().join("skald.db")).await.unwrap();
        let named: Vec<(String,)> = sqlx::query_as(
            "SELECT m.name FROM sqlite_master AS m JOIN pragma_table_info(m.name) AS c
             WHERE m.type = 'table' AND c.name = 'table_id' ORDER BY m.name",
        )
        .fetch_all(store.read())
        .await
        .unwrap();
        let source = include_str!("purge.rs");
        for (name,) in &named {
            let text = format!("DELETE FROM {name} WHERE table_id = ?");
            assert!(source.contains(&text), "the rows of {name} would stay behind");
        }
        assert!(named.len() > 10, "{named:?}");
    }
}
