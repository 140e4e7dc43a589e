//! How well people play, and who has met whom, by game and server.

use sqlx::{FromRow, Row};

use super::{Person, Store, StoreError, TableId, Tx, tables::fit};

/// How well somebody plays a game on a server.
#[derive(Clone, Debug, PartialEq)]
pub struct RatingRow {
    /// Who.
    pub person: Person,
    /// What their skill is believed to be.
    pub mean: f64,
    /// How uncertain that is: a standard deviation.
    pub deviation: f64,
    /// On how many games that is built.
    pub games: u32,
    /// How many of them they won.
    pub won: u32,
    /// How many they have won in a row; below zero, how many others in a row they have not.
    pub streak: i32,
    /// The longest row of wins.
    pub longest: u32,
    /// When the last of these games ended, in milliseconds UTC.
    pub at: i64,
}

/// How two people came off against each other, as the one sees it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct MetRow {
    /// How often the one came before the other.
    pub before: u32,
    /// How often behind.
    pub behind: u32,
    /// How often they shared a place.
    pub level: u32,
}

row! {
    struct Raw {
        person: i64,
        mean: f64,
        deviation: f64,
        games: i64,
        won: i64,
        streak: i64,
        longest: i64,
        at: i64,
    }
}

impl Raw {
    fn row(self) -> Result<RatingRow, StoreError> {
        Ok(RatingRow {
            person: Person::of_row(self.person),
            mean: self.mean,
            deviation: self.deviation,
            games: fit(self.games, "rated games")?,
            won: fit(self.won, "rated games")?,
            streak: fit(self.streak, "rated games in a row")?,
            longest: fit(self.longest, "rated games in a row")?,
            at: self.at,
        })
    }
}

impl Store {
    /// The ratings of a person on a server, with the games, in their order.
    ///
    /// # Errors
    /// [`StoreError::Sql`], [`StoreError::Unreadable`].
    pub async fn ratings_of(
        &self,
        guild: u64,
        person: Person,
    ) -> Result<Vec<(String, RatingRow)>, StoreError> {
        let games: Vec<(String,)> =
            sqlx::query_as("SELECT game FROM ratings WHERE guild = ? AND person = ? ORDER BY game")
                .bind(guild.cast_signed())
                .bind(person.row())
                .fetch_all(self.read())
                .await?;
        let mut all = Vec::new();
        for (game,) in games {
            let raw: Option<Raw> = sqlx::query_as(
                "SELECT person, mean, deviation, games, won, streak, longest, at FROM ratings
                 WHERE guild = ? AND game = ? AND person = ?",
            )
            .bind(guild.cast_signed())
            .bind(&game)
            .bind(person.row())
            .fetch_optional(self.read())
            .await?;
            if let Some(raw) = raw {
                all.push((game, raw.row()?));
            }
        }
        Ok(all)
    }

    /// Those who play a game best on a server, with the names under which they were last seen: of whom enough is known, the one
    /// first who is most surely good, at most `most` of them. Whoever hides their rating is left out.
    ///
    /// # Errors
    /// [`StoreError::Sql`], [`StoreError::Unreadable`].
    pub async fn best_rated(
        &self,
        guild: u64,
        game: &str,
        games: u32,
        most: u32,
    ) -> Result<Vec<(String, RatingRow)>, StoreError> {
        let rows = sqlx::query(
            "SELECT people.name AS name, person, mean, deviation, games, won, streak, longest, at
             FROM ratings JOIN people ON people.id = ratings.person
             WHERE guild = ? AND game = ? AND games >= ? AND people.rating_hidden = 0
             ORDER BY mean - 2 * deviation DESC, person LIMIT ?",
        )
        .bind(guild.cast_signed())
        .bind(game)
        .bind(games)
        .bind(most)
        .fetch_all(self.read())
        .await?;
        rows.iter().map(|row| Ok((row.try_get("name")?, Raw::from_row(row)?.row()?))).collect()
    }

    /// How a person came off against another in a game on a server.
    ///
    /// # Errors
    /// [`StoreError::Sql`], [`StoreError::Unreadable`].
    pub async fn met(
        &self,
        guild: u64,
        game: &str,
        one: Person,
        other: Person,
    ) -> Result<MetRow, StoreError> {
        let (first, second) = ordered(one, other);
        let found: Option<(i64, i64, i64)> = sqlx::query_as(
            "SELECT before, behind, level FROM meetings WHERE guild = ? AND game = ? AND one = ? AND other = ?",
        )
        .bind(guild.cast_signed())
        .bind(game)
        .bind(first.row())
        .bind(second.row())
        .fetch_optional(self.read())
        .await?;
        let Some((before, behind, level)) = found else { return Ok(MetRow::default()) };
        let counted = |count| fit(count, "meetings");
        let row = MetRow { before: counted(before)?, behind: counted(behind)?, level: counted(level)? };
        Ok(if first == one { row } else { MetRow { before: row.behind, behind: row.before, ..row } })
    }
}

impl Tx {
    /// Whether the log of a table has an act of one of those kinds by which a game is not rated: a seat that changed hands, a
    /// time that was called, a place that was awarded, or a game of a match, unless who lost it gave it up.
    ///
    /// # Errors
    /// [`StoreError::Sql`].
    pub async fn log_is_unrated(&mut self, table: TableId) -> Result<bool, StoreError> {
        let (count,): (i64,) = sqlx::query_as(
            "SELECT count(*) FROM log WHERE table_id = ?
             AND (kind IN ('seat', 'time', 'award') OR kind = 'award-game' AND by = 'host')",
        )
        .bind(table.0)
        .fetch_one(self.next().await?)
        .await?;
        Ok(count > 0)
    }

    /// The rating of a person in a game on a server, if there is one.
    ///
    /// # Errors
    /// [`StoreError::Sql`], [`StoreError::Unreadable`].
    pub async fn rating(
        &mut self,
        guild: u64,
        game: &str,
        person: Person,
    ) -> Result<Option<RatingRow>, StoreError> {
        let raw: Option<Raw> = sqlx::query_as(
            "SELECT person, mean, deviation, games, won, streak, longest, at FROM ratings
             WHERE guild = ? AND game = ? AND person = ?",
        )
        .bind(guild.cast_signed())
        .bind(game)
        .bind(person.row())
        .fetch_optional(self.next().await?)
        .await?;
        raw.map(Raw::row).transpose()
    }

    /// Writes a rating.
    ///
    /// # Errors
    /// [`StoreError::Sql`].
    pub async fn save_rating(&mut self, guild: u64, game: &str, row: &RatingRow) -> Result<(), StoreError> {
        sqlx::query(
            "INSERT INTO ratings (guild, game, person, mean, deviation, games, won, streak, longest, at)
             VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
             ON CONFLICT (guild, game, person) DO UPDATE SET mean = excluded.mean, deviation = excluded.deviation,
                 games = excluded.games, won = excluded.won, streak = excluded.streak, longest = excluded.longest,
                 at = excluded.at",
        )
        .bind(guild.cast_signed())
        .bind(game)
        .bind(row.person.row())
        .bind(row.mean)
        .bind(row.deviation)
        .bind(row.games)
        .bind(row.won)
        .bind(row.streak)
        .bind(row.longest)
        .bind(row.at)
        .execute(self.next().await?)
        .await?;
        Ok(())
    }

    /// Counts one more game in which two people met: how the one came off against the other.
    ///
    /// # Errors
    /// [`StoreError::Sql`].
    pub async fn count_met(
        &mut self,
        guild: u64,
        game: &str,
        people: (Person, Person),
        met: MetRow,
        at: i64,
    ) -> Result<(), StoreError> {
        let (first, second) = ordered(people.0, people.1);
        let met =
            if first == people.0 { met } else { MetRow { before: met.behind, behind: met.before, ..met } };
        sqlx::query(
            "INSERT INTO meetings (guild, game, one, other, before, behind, level, at) VALUES (?, ?, ?, ?, ?, ?, ?, ?)
             ON CONFLICT (guild, game, one, other) DO UPDATE SET before = meetings.before + excluded.before,
                 behind = meetings.behind + excluded.behind, level = meetings.level + excluded.level, at = excluded.at",
        )
        .bind(guild.cast_signed())
        .bind(game)
        .bind(first.row())
        .bind(second.row())
        .bind(met.before)
        .bind(met.behind)
        .bind(met.level)
        .bind(at)
        .execute(self.next().await?)
        .await?;
        Ok(())
    }

    /// Takes ratings and meetings away whose last game ended before `before`, in milliseconds UTC.
    ///
    /// # Errors
    /// [`StoreError::Sql`].
    pub async fn purge_ratings(&mut self, before: i64) -> Result<(), StoreError> {
        sqlx::query("DELETE FROM ratings WHERE at < ?").bind(before).execute(self.next().await?).await?;
        sqlx::query("DELETE FROM meetings WHERE at < ?").bind(before).execute(self.next().await?).await?;
        Ok(())
    }
}

/// Two people, the one with the smaller number first, as the database has them.
fn ordered(one: Person, other: Person) -> (Person, Person) {
    if one.row() <= other.row() { (one, other) } else { (other, one) }
}
