//! What players write down alone at a table.

use super::{Person, Store, StoreError, TableId, Tx};

impl Store {
    /// The notes of a person at a table; empty where there are none.
    ///
    /// # Errors
    /// [`StoreError::Sql`].
    pub async fn notes(&self, table: TableId, person: Person) -> Result<String, StoreError> {
        let text: Option<(String,)> =
            sqlx::query_as("SELECT text FROM notes WHERE table_id = ? AND person = ?")
                .bind(table.0)
                .bind(person.row())
                .fetch_optional(self.read())
                .await?;
        Ok(text.map(|(text,)| text).unwrap_or_default())
    }
}

impl Tx {
    /// Keeps the notes of a person at a table in place of those before.
    ///
    /// # Errors
    /// [`StoreError::Sql`].
    pub async fn save_notes(&mut self, table: TableId, person: Person, text: &str) -> Result<(), StoreError> {
        sqlx::query(
            "INSERT INTO notes (table_id, person, text) VALUES (?, ?, ?)
             ON CONFLICT (table_id, person) DO UPDATE SET text = excluded.text",
        )
        .bind(table.0)
        .bind(person.row())
        .bind(text)
        .execute(self.next().await?)
        .await?;
        Ok(())
    }

    /// Throws away what was written down at a table.
    pub fn drop_notes(&mut self, table: TableId) {
        self.later("DELETE FROM notes WHERE table_id = ?").bind(table.0);
    }
}
