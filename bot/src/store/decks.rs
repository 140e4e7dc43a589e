//! The lists that people keep, and those that they have shown to others.

use super::{Person, Store, StoreError, Tx};

/// A list that somebody keeps.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DeckRow {
    /// Its number.
    pub id: i64,
    /// Whose.
    pub owner: Person,
    /// The game that it is for.
    pub game: String,
    /// What its owner calls it; unique among the owner's lists for the game, whatever the case of its letters.
    pub name: String,
    /// The list, in the game's canonical form.
    pub list: String,
    /// Whether it is brought to a table when nothing else is chosen.
    pub favourite: bool,
}

/// A list as it was when it was shown to others.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SharedDeckRow {
    /// Its number.
    pub id: i64,
    /// The game that it is for.
    pub game: String,
    /// What it was called.
    pub name: String,
    /// The list.
    pub list: String,
    /// Who showed it.
    pub by: Person,
}

row! {
    struct Raw {
        id: i64,
        owner: i64,
        game: String,
        name: String,
        list: String,
        favourite: bool,
    }
}

row! {
    struct RawShared {
        id: i64,
        game: String,
        name: String,
        list: String,
        by: i64,
    }
}

impl From<Raw> for DeckRow {
    fn from(raw: Raw) -> Self {
        Self {
            id: raw.id,
            owner: Person::of_row(raw.owner),
            game: raw.game,
            name: raw.name,
            list: raw.list,
            favourite: raw.favourite,
        }
    }
}

/// A name as it is compared: without case.
fn folded(name: &str) -> String {
    name.to_lowercase()
}

impl Store {
    /// The lists of a person, by game and name.
    ///
    /// # Errors
    /// [`StoreError::Sql`].
    pub async fn decks(&self, owner: Person) -> Result<Vec<DeckRow>, StoreError> {
        let raw: Vec<Raw> = sqlx::query_as(
            "SELECT id, owner, game, name, list, favourite FROM decks WHERE owner = ? ORDER BY game, folded",
        )
        .bind(owner.row())
        .fetch_all(self.read())
        .await?;
        Ok(raw.into_iter().map(DeckRow::from).collect())
    }

    /// A list by its number.
    ///
    /// # Errors
    /// [`StoreError::Sql`].
    pub async fn deck(&self, id: i64) -> Result<Option<DeckRow>, StoreError> {
        let raw: Option<Raw> =
            sqlx::query_as("SELECT id, owner, game, name, list, favourite FROM decks WHERE id = ?")
                .bind(id)
                .fetch_optional(self.read())
                .await?;
        Ok(raw.map(DeckRow::from))
    }

    /// A list that was shown to others.
    ///
    /// # Errors
    /// [`StoreError::Sql`].
    pub async fn shared_deck(&self, id: i64) -> Result<Option<SharedDeckRow>, StoreError> {
        let raw: Option<RawShared> =
            sqlx::query_as("SELECT id, game, name, list, by FROM shared_decks WHERE id = ?")
                .bind(id)
                .fetch_optional(self.read())
                .await?;
        Ok(raw.map(|raw| SharedDeckRow {
            id: raw.id,
            game: raw.game,
            name: raw.name,
            list: raw.list,
            by: Person::of_row(raw.by),
        }))
    }
}

impl Tx {
    /// How many lists a person keeps, for all games.
    ///
    /// # Errors
    /// [`StoreError::Sql`].
    pub async fn count_decks(&mut self, owner: Person) -> Result<i64, StoreError> {
        let (count,): (i64,) = sqlx::query_as("SELECT count(*) FROM decks WHERE owner = ?")
            .bind(owner.row())
            .fetch_one(self.next().await?)
            .await?;
        Ok(count)
    }

    /// The number of the owner's list of that name, if there is one.
    ///
    /// # Errors
    /// [`StoreError::Sql`].
    pub async fn deck_named(
        &mut self,
        owner: Person,
        game: &str,
        name: &str,
    ) -> Result<Option<i64>, StoreError> {
        let row: Option<(i64,)> =
            sqlx::query_as("SELECT id FROM decks WHERE owner = ? AND game = ? AND folded = ?")
                .bind(owner.row())
                .bind(game)
                .bind(folded(name))
                .fetch_optional(self.next().await?)
                .await?;
        Ok(row.map(|(id,)| id))
    }

    /// Keeps a new list; its number.
    ///
    /// # Errors
    /// [`StoreError::Sql`], also when the owner has a list of that name.
    pub async fn add_deck(
        &mut self,
        owner: Person,
        game: &str,
        name: &str,
        list: &str,
        at: i64,
    ) -> Result<i64, StoreError> {
        let (id,): (i64,) = sqlx::query_as(
            "INSERT INTO decks (owner, game, name, folded, list, created, changed) VALUES (?, ?, ?, ?, ?, ?, ?)
             RETURNING id",
        )
        .bind(owner.row())
        .bind(game)
        .bind(name)
        .bind(folded(name))
        .bind(list)
        .bind(at)
        .bind(at)
        .fetch_one(self.next().await?)
        .await?;
        Ok(id)
    }

    /// Writes a list's name and cards.
    ///
    /// # Errors
    /// [`StoreError::Sql`], also when the owner has another list of that name.
    pub async fn save_deck(&mut self, id: i64, name: &str, list: &str, at: i64) -> Result<(), StoreError> {
        sqlx::query("UPDATE decks SET name = ?, folded = ?, list = ?, changed = ? WHERE id = ?")
            .bind(name)
            .bind(folded(name))
            .bind(list)
            .bind(at)
            .bind(id)
            .execute(self.next().await?)
            .await?;
        Ok(())
    }

    /// Makes one list the owner's favourite for its game, or none.
    ///
    /// # Errors
    /// [`StoreError::Sql`].
    pub async fn favour_deck(
        &mut self,
        owner: Person,
        game: &str,
        favourite: Option<i64>,
    ) -> Result<(), StoreError> {
        sqlx::query("UPDATE decks SET favourite = (id = ?) WHERE owner = ? AND game = ?")
            // No list has the number 0.
            .bind(favourite.unwrap_or(0))
            .bind(owner.row())
            .bind(game)
            .execute(self.next().await?)
            .await?;
        Ok(())
    }

    /// Throws a list away.
    ///
    /// # Errors
    /// [`StoreError::Sql`].
    pub async fn drop_deck(&mut self, id: i64) -> Result<(), StoreError> {
        sqlx::query("DELETE FROM decks WHERE id = ?").bind(id).execute(self.next().await?).await?;
        Ok(())
    }

    /// Keeps a list as it is shown to others; its number.
    ///
    /// # Errors
    /// [`StoreError::Sql`].
    pub async fn share_deck(&mut self, deck: &DeckRow, at: i64) -> Result<i64, StoreError> {
        let (id,): (i64,) = sqlx::query_as(
            "INSERT INTO shared_decks (game, name, list, by, at) VALUES (?, ?, ?, ?, ?) RETURNING id",
        )
        .bind(&deck.game)
        .bind(&deck.name)
        .bind(&deck.list)
        .bind(deck.owner.row())
        .bind(at)
        .fetch_one(self.next().await?)
        .await?;
        Ok(id)
    }
}
