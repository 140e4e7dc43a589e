//! What people have reported to whoever organises a tournament.

use crate::invariant::Invariant;

use super::{Person, Store, StoreError, TableId, TournamentId, Tx, tables::fit};

/// A report.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ReportRow {
    /// Who reports.
    pub by: Person,
    /// About whom: the number of an entrant.
    pub against: u16,
    /// In their own words.
    pub text: String,
    /// The match that they were playing, as round and place from 0, with its table and how many entries its log had.
    pub within: Option<ReportedMatch>,
    /// When, in milliseconds UTC.
    pub at: i64,
}

/// The match that whoever reports was playing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ReportedMatch {
    /// The round, from 0.
    pub round: usize,
    /// Which match, from 0.
    pub place: usize,
    /// Its table.
    pub table: TableId,
    /// How many entries the log of the table had.
    pub log: u32,
}

row! {
    struct Raw {
        by: i64,
        against: i64,
        text: String,
        round: Option<i64>,
        place: Option<i64>,
        at_table: Option<i64>,
        log: Option<i64>,
        at: i64,
    }
}

impl TryFrom<Raw> for ReportRow {
    type Error = StoreError;

    fn try_from(raw: Raw) -> Result<Self, StoreError> {
        let within = match (raw.round, raw.place, raw.at_table, raw.log) {
            (Some(round), Some(place), Some(table), Some(log)) => Some(ReportedMatch {
                round: fit(round, "round")?,
                place: fit(place, "place")?,
                table: TableId(table),
                log: fit(log, "log number")?,
            }),
            _ => None,
        };
        Ok(Self {
            by: Person::of_row(raw.by),
            against: fit(raw.against, "entrant")?,
            text: raw.text,
            within,
            at: raw.at,
        })
    }
}

impl Store {
    /// What was reported in a tournament, the first of it first.
    ///
    /// # Errors
    /// [`StoreError::Sql`], [`StoreError::Unreadable`].
    pub async fn reports(&self, id: TournamentId) -> Result<Vec<ReportRow>, StoreError> {
        let raw: Vec<Raw> = sqlx::query_as(
            "SELECT by, against, text, round, place, at_table, log, at
             FROM tournament_reports WHERE tournament = ? ORDER BY number",
        )
        .bind(id.0)
        .fetch_all(self.read())
        .await?;
        raw.into_iter().map(ReportRow::try_from).collect()
    }
}

impl Tx {
    /// Keeps a report, under the next number of its tournament.
    ///
    /// # Errors
    /// [`StoreError::Sql`].
    pub async fn add_report(&mut self, id: TournamentId, row: &ReportRow) -> Result<(), StoreError> {
        let signed = |number: usize| i64::try_from(number).or_broken(i64::MAX, "rounds and matches are few");
        sqlx::query(
            "INSERT INTO tournament_reports (tournament, number, by, against, text, round, place, at_table, log, at)
             SELECT ?1, 1 + coalesce(max(number), 0), ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9
             FROM tournament_reports WHERE tournament = ?1",
        )
        .bind(id.0)
        .bind(row.by.row())
        .bind(row.against)
        .bind(&row.text)
        .bind(row.within.map(|within| signed(within.round)))
        .bind(row.within.map(|within| signed(within.place)))
        .bind(row.within.map(|within| within.table.0))
        .bind(row.within.map(|within| within.log))
        .bind(row.at)
        .execute(self.next().await?)
        .await?;
        Ok(())
    }
}
