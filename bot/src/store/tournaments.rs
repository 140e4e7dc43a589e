//! Tournaments: what is fixed when one is opened, its acts, and the tables at which it is played.

use crate::invariant::Invariant;

use super::{DueRow, Person, Store, StoreError, TableId, TournamentId, Tx, tables::fit};

/// A tournament's row.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TournamentRow {
    /// Which.
    pub id: TournamentId,
    /// The short code by which people name it.
    pub code: String,
    /// What it is called.
    pub name: String,
    /// The server.
    pub guild: Option<u64>,
    /// The language there.
    pub language: String,
    /// The channel in which it is announced and its tables are opened.
    pub channel: u64,
    /// The thread in which its rounds stand, once there is one.
    pub thread: Option<u64>,
    /// Who opened it.
    pub organiser: Person,
    /// The game's id.
    pub game: String,
    /// The options of its games, as JSON.
    pub options: String,
    /// The terms of its tables, as JSON.
    pub pace: String,
    /// How many things of it were announced.
    pub announced: u32,
    /// When it was opened, in milliseconds UTC.
    pub created: i64,
    /// When it ended.
    pub ended: Option<i64>,
}

/// A table of a tournament.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SeatedRow {
    /// The table.
    pub table: TableId,
    /// The round, from 0; nothing for one that was taken back.
    pub round: Option<usize>,
    /// Which match of the round, from 0.
    pub place: usize,
    /// The first table of a match is 0; it may go on at further ones.
    pub number: u8,
    /// Whether time was called there.
    pub called: bool,
}

/// What a new table has from a tournament.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Within {
    /// The tournament.
    pub tournament: TournamentId,
    /// The name under which draws are made, where all tables of a round have the same.
    pub deal: Option<String>,
    /// The secret of these tables, if there is one of them already.
    pub secret: Option<Vec<u8>>,
}

/// In which round of which tournament a table stands.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct WithinRound {
    /// The tournament.
    pub tournament: TournamentId,
    /// What it is called.
    pub name: String,
    /// The round, from 0; nothing for one that was taken back.
    pub round: Option<usize>,
}

row! {
    struct Raw {
        id: i64,
        code: String,
        name: String,
        guild: Option<i64>,
        language: String,
        channel: i64,
        thread: Option<i64>,
        organiser: i64,
        game: String,
        options: String,
        pace: String,
        announced: i64,
        created: i64,
        ended: Option<i64>,
    }
}

impl TryFrom<Raw> for TournamentRow {
    type Error = StoreError;

    fn try_from(raw: Raw) -> Result<Self, StoreError> {
        Ok(Self {
            id: TournamentId(raw.id),
            code: raw.code,
            name: raw.name,
            guild: raw.guild.map(i64::cast_unsigned),
            language: raw.language,
            channel: raw.channel.cast_unsigned(),
            thread: raw.thread.map(i64::cast_unsigned),
            organiser: Person::of_row(raw.organiser),
            game: raw.game,
            options: raw.options,
            pace: raw.pace,
            announced: fit(raw.announced, "count")?,
            created: raw.created,
            ended: raw.ended,
        })
    }
}

/// The subject of what is to be done about a tournament.
#[must_use]
pub fn tournament_subject(tournament: TournamentId) -> String {
    format!("tournament:{}", tournament.0)
}

/// The tournament that a subject is about, if it is about one.
#[must_use]
pub fn tournament_of(subject: &str) -> Option<TournamentId> {
    subject.strip_prefix("tournament:")?.parse().ok().map(TournamentId)
}

impl Store {
    /// A tournament by its number.
    ///
    /// # Errors
    /// [`StoreError::Sql`], [`StoreError::Unreadable`].
    pub async fn tournament(&self, id: TournamentId) -> Result<Option<TournamentRow>, StoreError> {
        let raw: Option<Raw> = sqlx::query_as("SELECT * FROM tournaments WHERE id = ?")
            .bind(id.0)
            .fetch_optional(self.read())
            .await?;
        raw.map(TournamentRow::try_from).transpose()
    }

    /// A tournament by its short code, whatever the case of its letters.
    ///
    /// # Errors
    /// [`StoreError::Sql`].
    pub async fn tournament_by_code(&self, code: &str) -> Result<Option<TournamentId>, StoreError> {
        let id: Option<(i64,)> = sqlx::query_as("SELECT id FROM tournaments WHERE code = ?")
            .bind(code.trim().to_ascii_lowercase())
            .fetch_optional(self.read())
            .await?;
        Ok(id.map(|(id,)| TournamentId(id)))
    }

    /// The tournaments of a channel, or of a server, the newest first, those that are not over before the others.
    ///
    /// # Errors
    /// [`StoreError::Sql`], [`StoreError::Unreadable`].
    pub async fn tournaments_at(
        &self,
        channel: u64,
        guild: Option<u64>,
    ) -> Result<Vec<TournamentRow>, StoreError> {
        let raw: Vec<Raw> = sqlx::query_as(
            "SELECT * FROM tournaments WHERE channel = ?1 OR guild = ?2
             ORDER BY ended IS NOT NULL, channel <> ?1, id DESC LIMIT 25",
        )
        .bind(channel.cast_signed())
        .bind(guild.map(u64::cast_signed))
        .fetch_all(self.read())
        .await?;
        raw.into_iter().map(TournamentRow::try_from).collect()
    }

    /// The acts of a tournament in their order, as JSON.
    ///
    /// # Errors
    /// [`StoreError::Sql`].
    pub async fn tournament_acts(&self, id: TournamentId) -> Result<Vec<String>, StoreError> {
        let acts: Vec<(String,)> =
            sqlx::query_as("SELECT act FROM tournament_acts WHERE tournament = ? ORDER BY number")
                .bind(id.0)
                .fetch_all(self.read())
                .await?;
        Ok(acts.into_iter().map(|(act,)| act).collect())
    }

    /// In which round of which tournament a table stands, if it stands in one.
    ///
    /// # Errors
    /// [`StoreError::Sql`].
    pub async fn round_of(&self, table: TableId) -> Result<Option<WithinRound>, StoreError> {
        let raw: Option<(i64, String, i64)> = sqlx::query_as(
            "SELECT tournaments.id, tournaments.name, tournament_tables.round
             FROM tournament_tables JOIN tournaments ON tournaments.id = tournament_tables.tournament
             WHERE tournament_tables.table_id = ?",
        )
        .bind(table.0)
        .fetch_optional(self.read())
        .await?;
        Ok(raw.map(|(id, name, round)| WithinRound {
            tournament: TournamentId(id),
            name,
            round: usize::try_from(round).ok(),
        }))
    }

    /// The tables of a tournament, by round, match and number.
    ///
    /// # Errors
    /// [`StoreError::Sql`], [`StoreError::Unreadable`].
    pub async fn seated(&self, id: TournamentId) -> Result<Vec<SeatedRow>, StoreError> {
        let raw: Vec<(i64, i64, i64, i64, bool)> = sqlx::query_as(
            "SELECT table_id, round, place, number, called FROM tournament_tables WHERE tournament = ?
             ORDER BY round, place, number",
        )
        .bind(id.0)
        .fetch_all(self.read())
        .await?;
        let row = |(table, round, place, number, called)| {
            Ok(SeatedRow {
                table: TableId(table),
                round: usize::try_from(round).ok(),
                place: fit(place, "place")?,
                number: fit(number, "number")?,
                called,
            })
        };
        raw.into_iter().map(row).collect()
    }
}

impl Tx {
    /// Opens a tournament; of the row, number and end are not read.
    ///
    /// # Errors
    /// [`StoreError::Sql`], also when the code is taken.
    pub async fn open_tournament(&mut self, row: &TournamentRow) -> Result<TournamentId, StoreError> {
        let (id,): (i64,) = sqlx::query_as(
            "INSERT INTO tournaments (code, name, guild, language, channel, organiser, game, options, pace, created)
             VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?) RETURNING id",
        )
        .bind(&row.code)
        .bind(&row.name)
        .bind(row.guild.map(u64::cast_signed))
        .bind(&row.language)
        .bind(row.channel.cast_signed())
        .bind(row.organiser.row())
        .bind(&row.game)
        .bind(&row.options)
        .bind(&row.pace)
        .bind(row.created)
        .fetch_one(self.next().await?)
        .await?;
        Ok(TournamentId(id))
    }

    /// Whether a tournament has this short code.
    ///
    /// # Errors
    /// [`StoreError::Sql`].
    pub async fn tournament_code_taken(&mut self, code: &str) -> Result<bool, StoreError> {
        let found: Option<(i64,)> = sqlx::query_as("SELECT 1 FROM tournaments WHERE code = ?")
            .bind(code)
            .fetch_optional(self.next().await?)
            .await?;
        Ok(found.is_some())
    }

    /// How many tournaments that are not over a person organises, as this change sees it.
    ///
    /// # Errors
    /// [`StoreError::Sql`].
    pub async fn count_organised_by(&mut self, person: Person) -> Result<usize, StoreError> {
        let (count,): (i64,) =
            sqlx::query_as("SELECT count(*) FROM tournaments WHERE organiser = ? AND ended IS NULL")
                .bind(person.row())
                .fetch_one(self.next().await?)
                .await?;
        fit(count, "count")
    }

    /// Adds an act to a tournament, as its number `number`.
    ///
    /// # Errors
    /// [`StoreError::Raced`] when there is one of that number.
    pub async fn add_tournament_act(
        &mut self,
        id: TournamentId,
        number: usize,
        act: &str,
        by: Option<Person>,
        at: i64,
    ) -> Result<(), StoreError> {
        let done = sqlx::query(
            "INSERT INTO tournament_acts (tournament, number, act, by, at) VALUES (?, ?, ?, ?, ?)
             ON CONFLICT DO NOTHING",
        )
        .bind(id.0)
        .bind(i64::try_from(number).or_broken(i64::MAX, "an act's number is small"))
        .bind(act)
        .bind(by.map(Person::row))
        .bind(at)
        .execute(self.next().await?)
        .await?;
        if done.rows_affected() == 1 { Ok(()) } else { Err(StoreError::Raced) }
    }

    /// Notes how much of a tournament was announced, and when it ended.
    ///
    /// # Errors
    /// [`StoreError::Sql`].
    pub async fn save_tournament(&mut self, row: &TournamentRow) -> Result<(), StoreError> {
        sqlx::query("UPDATE tournaments SET announced = ?, ended = ? WHERE id = ?")
            .bind(row.announced)
            .bind(row.ended)
            .bind(row.id.0)
            .execute(self.next().await?)
            .await?;
        Ok(())
    }

    /// Notes in which thread the rounds of a tournament stand; in none any more where it is gone.
    ///
    /// # Errors
    /// [`StoreError::Sql`].
    pub async fn set_tournament_thread(
        &mut self,
        id: TournamentId,
        thread: Option<u64>,
    ) -> Result<(), StoreError> {
        sqlx::query("UPDATE tournaments SET thread = ? WHERE id = ?")
            .bind(thread.map(u64::cast_signed))
            .bind(id.0)
            .execute(self.next().await?)
            .await?;
        Ok(())
    }

    /// Notes at which table a match is played.
    ///
    /// # Errors
    /// [`StoreError::Sql`].
    pub async fn seat(&mut self, id: TournamentId, row: &SeatedRow) -> Result<(), StoreError> {
        let small = |one| i64::try_from(one).or_broken(i64::MAX, "rounds and matches are few");
        let signed = |number: Option<usize>| number.map_or(-1, small);
        sqlx::query(
            "INSERT INTO tournament_tables (table_id, tournament, round, place, number) VALUES (?, ?, ?, ?, ?)",
        )
        .bind(row.table.0)
        .bind(id.0)
        .bind(signed(row.round))
        .bind(signed(Some(row.place)))
        .bind(row.number)
        .execute(self.next().await?)
        .await?;
        Ok(())
    }

    /// The tables of a round no longer count: it was taken back.
    ///
    /// # Errors
    /// [`StoreError::Sql`].
    pub async fn unseat_round(&mut self, id: TournamentId, round: usize) -> Result<(), StoreError> {
        sqlx::query("UPDATE tournament_tables SET round = -1 WHERE tournament = ? AND round = ?")
            .bind(id.0)
            .bind(i64::try_from(round).or_broken(i64::MAX, "rounds are few"))
            .execute(self.next().await?)
            .await?;
        Ok(())
    }

    /// Notes that time was called at a table.
    ///
    /// # Errors
    /// [`StoreError::Sql`].
    pub async fn note_time_called(&mut self, table: TableId) -> Result<(), StoreError> {
        sqlx::query("UPDATE tournament_tables SET called = TRUE WHERE table_id = ?")
            .bind(table.0)
            .execute(self.next().await?)
            .await?;
        Ok(())
    }

    /// The tournament has to look at one of its tables, or at what was done to it.
    pub fn ring_tournament(&mut self, id: TournamentId, key: &str, at: i64) {
        let row = DueRow { subject: tournament_subject(id), key: key.to_owned(), at, served: false };
        self.save_due(&[], std::slice::from_ref(&row));
    }
}
