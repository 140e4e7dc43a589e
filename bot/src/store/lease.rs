//! The lease: one process serves, by a row with an expiry. Also the interactions that were handled.

use super::{Store, StoreError, Tx, tx::Missed};

/// How the names of holders begin that have the file's lock as long as they live.
pub const LOCKING: &str = "locking-";

row! {
    /// The lease row.
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub struct Lease {
        /// Who holds it.
        pub holder: String,
        /// Until when, in milliseconds UTC.
        pub expires: i64,
        /// When the holder was last known to be alive, in milliseconds UTC.
        pub beat: i64,
    }
}

impl Store {
    /// The lease as it stands.
    ///
    /// # Errors
    /// [`StoreError::Sql`].
    pub async fn lease(&self) -> Result<Option<Lease>, StoreError> {
        Ok(sqlx::query_as("SELECT holder, expires, beat FROM lease WHERE id = 1")
            .fetch_optional(self.read())
            .await?)
    }
}

impl Store {
    /// When an interaction was handled, in milliseconds UTC.
    ///
    /// # Errors
    /// [`StoreError::Sql`].
    pub async fn handled(&self, interaction: u64) -> Result<Option<i64>, StoreError> {
        let row: Option<(i64,)> = sqlx::query_as("SELECT at FROM handled WHERE interaction = ?")
            .bind(interaction.cast_signed())
            .fetch_optional(self.read())
            .await?;
        Ok(row.map(|(at,)| at))
    }
}

impl Tx {
    /// Takes the lease, if nobody else holds it at `now`. A lease that is further ahead than one can be was written by
    /// a clock that went wrong, and is void; so is one whose holder would have the file's lock and has not (`alone`).
    /// Returns the lease as it was before.
    ///
    /// # Errors
    /// [`StoreError::Leased`] when somebody else holds it.
    pub async fn take_lease(
        &mut self,
        me: &str,
        now: i64,
        until: i64,
        alone: bool,
    ) -> Result<Option<Lease>, StoreError> {
        let before: Option<Lease> = sqlx::query_as("SELECT holder, expires, beat FROM lease WHERE id = 1")
            .fetch_optional(self.next().await?)
            .await?;
        if let Some(lease) = &before
            && lease.holder != me
            && lease.expires > now
            && lease.expires <= until
            && !(alone && lease.holder.starts_with(LOCKING))
        {
            return Err(StoreError::Leased { holder: lease.holder.clone() });
        }
        sqlx::query(
            "INSERT INTO lease (id, holder, expires, beat) VALUES (1, ?, ?, ?) ON CONFLICT (id)
             DO UPDATE SET holder = excluded.holder, expires = excluded.expires, beat = excluded.beat",
        )
        .bind(me)
        .bind(until)
        .bind(now)
        .execute(self.next().await?)
        .await?;
        Ok(before)
    }

    /// Holds the lease for longer and notes that this process is alive.
    ///
    /// # Errors
    /// [`StoreError::Raced`] when the lease is somebody else's by now.
    pub async fn hold_lease(&mut self, me: &str, now: i64, until: i64) -> Result<(), StoreError> {
        let done = sqlx::query("UPDATE lease SET expires = ?, beat = ? WHERE id = 1 AND holder = ?")
            .bind(until)
            .bind(now)
            .bind(me)
            .execute(self.next().await?)
            .await?;
        if done.rows_affected() == 1 { Ok(()) } else { Err(StoreError::Raced) }
    }

    /// Gives the lease up, so that another process can begin at once.
    ///
    /// # Errors
    /// [`StoreError::Sql`].
    pub async fn drop_lease(&mut self, me: &str, now: i64) -> Result<(), StoreError> {
        sqlx::query("UPDATE lease SET expires = ?1, beat = ?1 WHERE id = 1 AND holder = ?2")
            .bind(now)
            .bind(me)
            .execute(self.next().await?)
            .await?;
        Ok(())
    }

    /// Refuses the change, as [`StoreError::Raced`], unless the lease is `me`'s.
    pub fn check_lease(&mut self, me: &str) {
        self.later("SELECT 1 FROM lease WHERE id = 1 AND holder = ?").bind(me).finds_or(Missed::Raced);
    }

    /// Notes that an interaction is being handled. The change is refused, as [`StoreError::Handled`], when it was handled before.
    pub fn handle(&mut self, interaction: u64, now: i64) {
        self.later("INSERT INTO handled (interaction, at) VALUES (?, ?) ON CONFLICT DO NOTHING")
            .bind(interaction.cast_signed())
            .bind(now)
            .changes_or(Missed::Handled(interaction));
    }

    /// The same for a change that goes to the database whole: the key itself tells that it was handled.
    pub fn handle_with_all(&mut self, interaction: u64, now: i64) {
        self.later("INSERT INTO handled (interaction, at) VALUES (?, ?)")
            .bind(interaction.cast_signed())
            .bind(now)
            .allowed_or(Missed::Handled(interaction));
    }

    /// That an interaction was handled, as this change finds it.
    pub(super) async fn was_handled(&mut self, interaction: u64) -> Result<StoreError, StoreError> {
        let (at,): (i64,) = sqlx::query_as("SELECT at FROM handled WHERE interaction = ?")
            .bind(interaction.cast_signed())
            .fetch_one(self.connection()?)
            .await?;
        Ok(StoreError::Handled { at })
    }

    /// Forgets interactions handled before `before`, settled notices created before it, and what was kept for somebody
    /// since before `unread`.
    ///
    /// # Errors
    /// [`StoreError::Sql`].
    pub async fn forget(&mut self, before: i64, unread: i64) -> Result<(), StoreError> {
        sqlx::query("DELETE FROM handled WHERE at < ?").bind(before).execute(self.next().await?).await?;
        sqlx::query("DELETE FROM outbox WHERE due IS NULL AND created < ? AND coalesce(kept, 0) < ?")
            .bind(before)
            .bind(unread)
            .execute(self.next().await?)
            .await?;
        Ok(())
    }
}
