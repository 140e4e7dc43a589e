//! What the host does at a time: rows that say themselves what they are about. No kind of thing to do is known here.

use super::{
    Person, Store, StoreError, TableId, Tx,
    tx::{Later, Missed},
};
use crate::effects::Effect;

/// One thing to be done.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct DueRow {
    /// What it is about, such as `table:12`.
    pub subject: String,
    /// What is to be done there, as the host writes it. No subject has two of one key.
    pub key: String,
    /// When, in milliseconds UTC.
    pub at: i64,
    /// Whether the time in which nobody serves does not count: it is a promise to a person, not the host's own pace.
    pub served: bool,
}

/// The subject of what is to be done at a table.
#[must_use]
pub fn table_subject(table: TableId) -> String {
    format!("table:{}", table.0)
}

/// The table that a subject is about, if it is about one.
#[must_use]
pub fn table_of(subject: &str) -> Option<TableId> {
    subject.strip_prefix("table:")?.parse().ok().map(TableId)
}

/// The subject of what is to be done for a person.
#[must_use]
pub fn person_subject(person: Person) -> String {
    format!("person:{person}")
}

/// The person whom a subject is about, if it is about one.
#[must_use]
pub fn person_of(subject: &str) -> Option<Person> {
    subject.strip_prefix("person:")?.parse().ok().map(Person)
}

/// When something is due next after a time; what counts only the time in which somebody serves only if that is wanted.
const NEXT: &str = "SELECT at FROM due WHERE at > ? AND served <= ? ORDER BY at LIMIT 1";
/// What is due by a time, the oldest first; the same of what counts only the time in which somebody serves.
const NOW: &str = "SELECT subject, key, at, served FROM due WHERE at <= ? AND served <= ? ORDER BY at, subject, key LIMIT ?";

type Raw = (String, String, i64, bool);

fn of_raw((subject, key, at, served): Raw) -> DueRow {
    DueRow { subject, key, at, served }
}

impl Store {
    /// When something is due next, in milliseconds UTC. While time stands still, promises to people are not.
    ///
    /// # Errors
    /// [`StoreError::Sql`].
    pub async fn next_due(&self, time_stands_still: bool) -> Result<Option<i64>, StoreError> {
        self.next_due_after(i64::MIN, time_stands_still).await
    }

    /// The same of what is due after `now`.
    ///
    /// # Errors
    /// [`StoreError::Sql`].
    pub async fn next_due_after(&self, now: i64, time_stands_still: bool) -> Result<Option<i64>, StoreError> {
        let next: Option<(i64,)> =
            sqlx::query_as(NEXT).bind(now).bind(!time_stands_still).fetch_optional(self.read()).await?;
        Ok(next.map(|(at,)| at))
    }

    /// What is due at `now`, the oldest first, at most `most`. While time stands still, promises to people are not.
    ///
    /// # Errors
    /// [`StoreError::Sql`].
    pub async fn due(&self, now: i64, time_stands_still: bool, most: u32) -> Result<Vec<DueRow>, StoreError> {
        let raw: Vec<Raw> =
            sqlx::query_as(NOW).bind(now).bind(!time_stands_still).bind(most).fetch_all(self.read()).await?;
        Ok(raw.into_iter().map(of_raw).collect())
    }

    /// What is due about a subject, at any time, in the order of times.
    ///
    /// # Errors
    /// [`StoreError::Sql`].
    pub async fn due_about(&self, subject: &str) -> Result<Vec<DueRow>, StoreError> {
        let raw: Vec<Raw> =
            sqlx::query_as("SELECT subject, key, at, served FROM due WHERE subject = ? ORDER BY at, key")
                .bind(subject)
                .fetch_all(self.read())
                .await?;
        Ok(raw.into_iter().map(of_raw).collect())
    }
}

impl Tx {
    /// Claims something that is due, for the change in which it is done. The change is refused, as [`StoreError::Raced`], when it
    /// was done or moved by somebody else.
    pub async fn claim_due(&mut self, row: &DueRow) {
        self.about_to(Effect::Claim).await;
        self.take_due(row).changes_or(Missed::Raced);
    }

    /// Takes away something that was due and is done, if it still is as it was read: whoever asked again is heard again.
    pub async fn settle_due(&mut self, row: &DueRow) {
        self.about_to(Effect::Claim).await;
        self.take_due(row);
    }

    fn take_due(&mut self, row: &DueRow) -> Later<'_> {
        self.later("DELETE FROM due WHERE subject = ? AND key = ? AND at = ?")
            .bind(&row.subject)
            .bind(&row.key)
            .bind(row.at)
    }

    /// Makes `new` of what was due as `old`: all about the same subject.
    pub fn save_due(&mut self, old: &[DueRow], new: &[DueRow]) {
        let same = |a: &DueRow, b: &DueRow| (&a.subject, &a.key) == (&b.subject, &b.key);
        for gone in old.iter().filter(|row| !new.iter().any(|other| same(row, other))) {
            self.later("DELETE FROM due WHERE subject = ? AND key = ?").bind(&gone.subject).bind(&gone.key);
        }
        for row in new.iter().filter(|row| !old.contains(row)) {
            self.later(
                "INSERT INTO due (subject, key, at, served) VALUES (?, ?, ?, ?)
                 ON CONFLICT (subject, key) DO UPDATE SET at = excluded.at, served = excluded.served",
            )
            .bind(&row.subject)
            .bind(&row.key)
            .bind(row.at)
            .bind(row.served);
        }
    }

    /// Puts one thing that is due off until `at`.
    ///
    /// # Errors
    /// [`StoreError::Sql`].
    pub async fn move_due(&mut self, row: &DueRow, at: i64) -> Result<(), StoreError> {
        sqlx::query("UPDATE due SET at = ? WHERE subject = ? AND key = ?")
            .bind(at)
            .bind(&row.subject)
            .bind(&row.key)
            .execute(self.next().await?)
            .await?;
        Ok(())
    }

    /// Puts everything that is due about a subject off until `at`: it is in trouble.
    ///
    /// # Errors
    /// [`StoreError::Sql`].
    pub async fn postpone_due(&mut self, subject: &str, at: i64) -> Result<(), StoreError> {
        sqlx::query("UPDATE due SET at = ?1 WHERE at < ?1 AND subject = ?2")
            .bind(at)
            .bind(subject)
            .execute(self.next().await?)
            .await?;
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn what_is_due_is_found_by_an_index() {
        let folder = tempfile::tempdir().unwrap();
        let store = Store::open(&folder.path().join("skald.db")).await.unwrap();
        for query in [NEXT, NOW] {
            let plan: Vec<(i64, i64, i64, String)> =
                sqlx::query_as(sqlx::AssertSqlSafe(format!("EXPLAIN QUERY PLAN {query}")))
                    .fetch_all(store.read())
                    .await
                    .unwrap();
            let how = plan.iter().map(|(.., how)| how.as_str()).collect::<Vec<&str>>().join("; ");
            assert!(how.contains("due_by_time"), "{query}: {how}");
        }
    }

    #[tokio::test]
    async fn what_is_due_is_claimed_once() {
        let folder = tempfile::tempdir().unwrap();
        let store = Store::open(&folder.path().join("skald.db")).await.unwrap();
        let row = DueRow { subject: "person:7".into(), key: "digest".into(), at: 5, served: true };
        let mut tx = store.write().await.unwrap();
        tx.save_due(&[], std::slice::from_ref(&row));
        tx.commit().await.unwrap();
        // A change that claims it and is not carried through leaves it as it was.
        let mut tx = store.write().await.unwrap();
        tx.claim_due(&row).await;
        assert!(tx.changed().await.unwrap());
        drop(tx);
        assert_eq!(store.due(5, false, 9).await.unwrap(), std::slice::from_ref(&row));
        let mut tx = store.write().await.unwrap();
        tx.claim_due(&row).await;
        tx.commit().await.unwrap();
        let mut tx = store.write().await.unwrap();
        tx.claim_due(&row).await;
        assert!(matches!(tx.commit().await, Err(StoreError::Raced)));
        assert_eq!(store.due_about("person:7").await.unwrap(), []);
    }

    #[test]
    fn a_subject_says_which_table_or_person_it_is_about() {
        assert_eq!(person_of(&person_subject(Person(u64::MAX))), Some(Person(u64::MAX)));
        assert_eq!(person_of("table:12"), None);
        assert_eq!(table_of(&table_subject(TableId(12))), Some(TableId(12)));
        for other in ["person:12", "table:", "table:x", "12"] {
            assert_eq!(table_of(other), None);
        }
    }
}
