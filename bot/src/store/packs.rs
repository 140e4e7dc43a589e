//! Card packs by the hash of their text.

use super::{Store, StoreError, Tx};

row! {
    /// A pack's text, as a table was fixed to it.
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub struct PackRow {
        /// SHA3-256 of the text, in hexadecimal.
        pub hash: String,
        /// The file's name, for messages.
        pub name: String,
        /// The text.
        pub text: String,
    }
}

impl Store {
    /// The pack with this hash.
    ///
    /// # Errors
    /// [`StoreError::Sql`].
    pub async fn pack(&self, hash: &str) -> Result<Option<PackRow>, StoreError> {
        Ok(sqlx::query_as("SELECT hash, name, text FROM packs WHERE hash = ?")
            .bind(hash)
            .fetch_optional(self.read())
            .await?)
    }
}

impl Tx {
    /// Keeps a pack. One that is there already stays.
    ///
    /// # Errors
    /// [`StoreError::Sql`].
    pub async fn keep_pack(&mut self, pack: &PackRow) -> Result<(), StoreError> {
        sqlx::query("INSERT INTO packs (hash, name, text) VALUES (?, ?, ?) ON CONFLICT DO NOTHING")
            .bind(&pack.hash)
            .bind(&pack.name)
            .bind(&pack.text)
            .execute(self.next().await?)
            .await?;
        Ok(())
    }
}
