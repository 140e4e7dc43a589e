//! People and their settings.

use sqlx::FromRow;

use super::{Person, Store, StoreError, Tx};

/// How often somebody wants to be pinged.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Pings {
    /// For every turn.
    #[default]
    Turns,
    /// Only for what concerns the person most, and for results.
    Few,
    /// Never.
    Never,
}

impl Pings {
    /// The word in the database and in commands.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Turns => "turns",
            Self::Few => "few",
            Self::Never => "never",
        }
    }

    /// The setting that `word` names.
    #[must_use]
    pub fn of_word(word: &str) -> Option<Self> {
        [Self::Turns, Self::Few, Self::Never].into_iter().find(|pings| pings.word() == word)
    }
}

/// What is known about a person.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PersonRow {
    /// Who.
    pub person: Person,
    /// The name under which the person was last seen.
    pub name: String,
    /// The channel for private messages, once opened.
    pub dm_channel: Option<u64>,
    /// Whether private messages were refused.
    pub dm_closed: bool,
    /// Whether the person reads texts in place of pictures.
    pub text_mode: bool,
    /// How often to ping.
    pub pings: Pings,
    /// The language, as a code such as `en`.
    pub language: String,
    /// Whether answers without a choice may be given for the person.
    pub consent: bool,
}

#[derive(FromRow)]
struct Raw {
    id: i64,
    name: String,
    dm_channel: Option<i64>,
    dm_closed: bool,
    text_mode: bool,
    pings: String,
    language: String,
    consent: bool,
}

impl PersonRow {
    /// Somebody of whom nothing is known yet.
    #[must_use]
    pub fn new(person: Person) -> Self {
        Self {
            person,
            name: String::new(),
            dm_channel: None,
            dm_closed: false,
            text_mode: false,
            pings: Pings::Turns,
            language: "en".to_owned(),
            consent: false,
        }
    }
}

impl From<Raw> for PersonRow {
    fn from(raw: Raw) -> Self {
        Self {
            person: Person::of_row(raw.id),
            name: raw.name,
            dm_channel: raw.dm_channel.map(i64::cast_unsigned),
            dm_closed: raw.dm_closed,
            text_mode: raw.text_mode,
            pings: Pings::of_word(&raw.pings).unwrap_or_default(),
            language: raw.language,
            consent: raw.consent,
        }
    }
}

impl Store {
    /// What is known about a person, if anything.
    ///
    /// # Errors
    /// [`StoreError::Sql`].
    pub async fn person(&self, person: Person) -> Result<Option<PersonRow>, StoreError> {
        let raw: Option<Raw> = sqlx::query_as(
            "SELECT id, name, dm_channel, dm_closed, text_mode, pings, language, consent FROM people WHERE id = ?",
        )
        .bind(person.row())
        .fetch_optional(self.read())
        .await?;
        Ok(raw.map(PersonRow::from))
    }
}

impl Tx {
    /// Notes that somebody exists. The name is kept when it is not empty.
    ///
    /// # Errors
    /// [`StoreError::Sql`].
    pub async fn meet(&mut self, person: Person, name: &str) -> Result<(), StoreError> {
        sqlx::query(
            "INSERT INTO people (id, name) VALUES (?1, ?2)
             ON CONFLICT (id) DO UPDATE SET name = ?2 WHERE ?2 <> '' AND name <> ?2",
        )
        .bind(person.row())
        .bind(name)
        .execute(self.next()?)
        .await?;
        Ok(())
    }

    /// Writes all that is known about a person.
    ///
    /// # Errors
    /// [`StoreError::Sql`].
    pub async fn save_person(&mut self, row: &PersonRow) -> Result<(), StoreError> {
        sqlx::query(
            "INSERT INTO people (id, name, dm_channel, dm_closed, text_mode, pings, language, consent)
             VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8)
             ON CONFLICT (id) DO UPDATE SET name = ?2, dm_channel = ?3, dm_closed = ?4, text_mode = ?5, pings = ?6,
                 language = ?7, consent = ?8",
        )
        .bind(row.person.row())
        .bind(&row.name)
        .bind(row.dm_channel.map(u64::cast_signed))
        .bind(row.dm_closed)
        .bind(row.text_mode)
        .bind(row.pings.word())
        .bind(&row.language)
        .bind(row.consent)
        .execute(self.next()?)
        .await?;
        Ok(())
    }
}
