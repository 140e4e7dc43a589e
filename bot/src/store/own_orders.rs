//! Standing orders that people give at all their tables of a game.

use super::{Person, Store, StoreError, Tx};

/// An order that somebody gives at all their tables of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OwnOrderRow {
    /// Whose.
    pub person: Person,
    /// The game's id.
    pub game: String,
    /// What it is about; a newer one about the same replaces it.
    pub slot: String,
    /// The order in the game's notation.
    pub text: String,
    /// When it was given, in milliseconds UTC.
    pub at: i64,
}

impl Store {
    /// The orders that a person gives at all their tables of a game, the oldest first.
    ///
    /// # Errors
    /// [`StoreError::Sql`].
    pub async fn own_orders(&self, person: Person, game: &str) -> Result<Vec<OwnOrderRow>, StoreError> {
        let rows: Vec<(String, String, i64)> = sqlx::query_as(
            "SELECT slot, text, at FROM own_orders WHERE person = ? AND game = ? ORDER BY at, slot",
        )
        .bind(person.row())
        .bind(game)
        .fetch_all(self.read())
        .await?;
        let row = |(slot, text, at)| OwnOrderRow { person, game: game.to_owned(), slot, text, at };
        Ok(rows.into_iter().map(row).collect())
    }
}

impl Tx {
    /// Keeps an order for all tables of a game; it replaces the one about the same.
    ///
    /// # Errors
    /// [`StoreError::Sql`].
    pub async fn save_own_order(&mut self, order: &OwnOrderRow) -> Result<(), StoreError> {
        sqlx::query(
            "INSERT INTO own_orders (person, game, slot, text, at) VALUES (?, ?, ?, ?, ?)
             ON CONFLICT (person, game, slot) DO UPDATE SET text = excluded.text, at = excluded.at",
        )
        .bind(order.person.row())
        .bind(&order.game)
        .bind(&order.slot)
        .bind(&order.text)
        .bind(order.at)
        .execute(self.next().await?)
        .await?;
        Ok(())
    }

    /// Forgets an order for all tables of a game.
    ///
    /// # Errors
    /// [`StoreError::Sql`].
    pub async fn drop_own_order(&mut self, person: Person, game: &str, slot: &str) -> Result<(), StoreError> {
        sqlx::query("DELETE FROM own_orders WHERE person = ? AND game = ? AND slot = ?")
            .bind(person.row())
            .bind(game)
            .bind(slot)
            .execute(self.next().await?)
            .await?;
        Ok(())
    }
}
