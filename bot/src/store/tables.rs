//! Tables: what is fixed when one is opened, and how it stands.

use super::{Person, Pings, Store, StoreError, TableId, TournamentId, Tx, tx::Missed};

use crate::invariant::Invariant;

/// In which part of its life a table is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Status {
    /// People are joining.
    Lobby,
    /// The game is on.
    Playing,
    /// The game is on, and stands still because Discord cannot be reached there.
    Paused,
    /// The game has ended.
    Over,
    /// Given up before it began.
    Closed,
}

impl Status {
    const ALL: [Self; 5] = [Self::Lobby, Self::Playing, Self::Paused, Self::Over, Self::Closed];

    /// The word in the database.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Lobby => "lobby",
            Self::Playing => "playing",
            Self::Paused => "paused",
            Self::Over => "over",
            Self::Closed => "closed",
        }
    }
}

/// A table's row.
#[derive(Clone, Debug)]
pub struct TableRow {
    /// Which table.
    pub id: TableId,
    /// The short code by which people name it.
    pub code: String,
    /// The game's id.
    pub game: String,
    /// The version of its rules when it was dealt.
    pub rules: u32,
    /// The version of its rules by which it is played now.
    pub plays: u32,
    /// The format of the game file in which it was dealt.
    pub format: u32,
    /// How many seats it was opened with.
    pub seats: u8,
    /// The options, as JSON.
    pub options: String,
    /// The hashes of the packs that were given, as JSON.
    pub packs: String,
    /// The identities of all packs that the game is fixed to, as JSON.
    pub pack_ids: String,
    /// The terms, as JSON.
    pub terms: String,
    /// In which part of its life.
    pub status: Status,
    /// Since when it is paused, in milliseconds UTC.
    pub paused_at: Option<i64>,
    /// Why it is paused.
    pub pause_why: Option<String>,
    /// Since when its place cannot be written to, in milliseconds UTC, if it is that for which it is paused.
    pub place_lost: Option<i64>,
    /// The server, if it is on one.
    pub guild: Option<u64>,
    /// Whether people who do not see its place may look at it and join by its code.
    pub by_code: bool,
    /// The language of the place where it was opened, as Discord writes it; empty where that was not told.
    pub language: String,
    /// How often people are pinged here who have chosen nothing.
    pub pings: Pings,
    /// The channel in which it was opened.
    pub channel: u64,
    /// The thread in which it is played, once there is one.
    pub thread: Option<u64>,
    /// Who runs the table.
    pub host: Person,
    /// The table of which this is a rematch.
    pub after: Option<TableId>,
    /// The secret. Never leaves the host before the game is over.
    pub secret: Vec<u8>,
    /// The commitment to the secret, shown before the deal.
    pub commitment: String,
    /// How many draws were made.
    pub draws: u64,
    /// The hash of the log so far.
    pub chain: Vec<u8>,
    /// How many entries the log has; the deal is the first.
    pub log: u32,
    /// How the game ended, as JSON.
    pub outcome: Option<String>,
    /// What somebody has proposed to all who play, as JSON, as long as it is open.
    pub proposal: Option<String>,
    /// The tournament to which it belongs.
    pub tournament: Option<TournamentId>,
    /// The name under which its draws are made, where that is not its code.
    pub deal: Option<String>,
    /// The build of the program by which its log was last seen to come to what it came to when it was written.
    pub build: Option<String>,
    /// When it was opened, in milliseconds UTC.
    pub created: i64,
    /// When it began.
    pub started: Option<i64>,
    /// When it ended.
    pub ended: Option<i64>,
}

/// What a new table is opened with.
#[derive(Clone, Debug)]
pub struct NewTable {
    /// The short code.
    pub code: String,
    /// The game's id.
    pub game: String,
    /// The version of its rules.
    pub rules: u32,
    /// How many seats.
    pub seats: u8,
    /// Options as JSON.
    pub options: String,
    /// Hashes of the given packs, as JSON.
    pub packs: String,
    /// Identities of all packs, as JSON.
    pub pack_ids: String,
    /// Terms as JSON.
    pub terms: String,
    /// The server.
    pub guild: Option<u64>,
    /// The language there.
    pub language: String,
    /// How often people are pinged there who have chosen nothing.
    pub pings: Pings,
    /// The channel.
    pub channel: u64,
    /// The thread.
    pub thread: Option<u64>,
    /// Who runs it.
    pub host: Person,
    /// The table of which this is a rematch.
    pub after: Option<TableId>,
    /// The secret.
    pub secret: Vec<u8>,
    /// Its commitment.
    pub commitment: String,
    /// The tournament to which it belongs.
    pub tournament: Option<TournamentId>,
    /// The name under which its draws are made, where that is not its code.
    pub deal: Option<String>,
    /// When, in milliseconds UTC.
    pub created: i64,
}

row! {
    struct Raw {
        id: i64,
        code: String,
        game: String,
        rules: i64,
        plays: Option<i64>,
        format: i64,
        seats: i64,
        options: String,
        packs: String,
        pack_ids: String,
        terms: String,
        status: String,
        paused_at: Option<i64>,
        pause_why: Option<String>,
        place_lost: Option<i64>,
        guild: Option<i64>,
        by_code: bool,
        language: String,
        pings: String,
        channel: i64,
        thread: Option<i64>,
        host: i64,
        after: Option<i64>,
        secret: Vec<u8>,
        commitment: String,
        draws: i64,
        chain: Vec<u8>,
        log: i64,
        outcome: Option<String>,
        proposal: Option<String>,
        tournament: Option<i64>,
        deal: Option<String>,
        build: Option<String>,
        created: i64,
        started: Option<i64>,
        ended: Option<i64>,
    }
}

/// A number of a row in the range that it must have.
pub(super) fn fit<T: TryFrom<i64>>(number: i64, what: &str) -> Result<T, StoreError> {
    T::try_from(number).map_err(|_| StoreError::Unreadable(format!("{what} {number} is out of range")))
}

impl TryFrom<Raw> for TableRow {
    type Error = StoreError;

    fn try_from(raw: Raw) -> Result<Self, StoreError> {
        let status = Status::ALL
            .into_iter()
            .find(|status| status.word() == raw.status)
            .ok_or_else(|| StoreError::Unreadable(format!("table {} has status {}", raw.id, raw.status)))?;
        Ok(Self {
            id: TableId(raw.id),
            code: raw.code,
            game: raw.game,
            rules: fit(raw.rules, "rules version")?,
            plays: fit(raw.plays.unwrap_or(raw.rules), "rules version")?,
            format: fit(raw.format, "file format")?,
            seats: fit(raw.seats, "seats")?,
            options: raw.options,
            packs: raw.packs,
            pack_ids: raw.pack_ids,
            terms: raw.terms,
            status,
            paused_at: raw.paused_at,
            pause_why: raw.pause_why,
            place_lost: raw.place_lost,
            guild: raw.guild.map(i64::cast_unsigned),
            by_code: raw.by_code,
            language: raw.language,
            pings: Pings::of_word(&raw.pings)
                .or_broken(Pings::default(), "settings are kept as words that are known"),
            channel: raw.channel.cast_unsigned(),
            thread: raw.thread.map(i64::cast_unsigned),
            host: Person::of_row(raw.host),
            after: raw.after.map(TableId),
            secret: raw.secret,
            commitment: raw.commitment,
            draws: fit(raw.draws, "draws")?,
            chain: raw.chain,
            log: fit(raw.log, "log number")?,
            outcome: raw.outcome,
            proposal: raw.proposal,
            tournament: raw.tournament.map(TournamentId),
            deal: raw.deal,
            build: raw.build,
            created: raw.created,
            started: raw.started,
            ended: raw.ended,
        })
    }
}

impl Store {
    /// A table by its number.
    ///
    /// # Errors
    /// [`StoreError::Sql`], [`StoreError::Unreadable`].
    pub async fn table(&self, id: TableId) -> Result<Option<TableRow>, StoreError> {
        let raw: Option<Raw> = sqlx::query_as("SELECT * FROM tables WHERE id = ?")
            .bind(id.0)
            .fetch_optional(self.read())
            .await?;
        raw.map(TableRow::try_from).transpose()
    }

    /// A table by its short code, whatever the case of its letters.
    ///
    /// # Errors
    /// As for [`Store::table`].
    pub async fn table_by_code(&self, code: &str) -> Result<Option<TableId>, StoreError> {
        let id: Option<(i64,)> = sqlx::query_as("SELECT id FROM tables WHERE code = ?")
            .bind(code.trim().to_ascii_lowercase())
            .fetch_optional(self.read())
            .await?;
        Ok(id.map(|(id,)| TableId(id)))
    }

    /// The newest table whose messages go to a channel or thread, unless it was closed.
    ///
    /// # Errors
    /// [`StoreError::Sql`].
    pub async fn table_at(&self, place: u64) -> Result<Option<TableId>, StoreError> {
        let id: Option<(i64,)> = sqlx::query_as(
            "SELECT id FROM tables WHERE (thread = ?1 OR (thread IS NULL AND channel = ?1)) AND status <> 'closed'
             ORDER BY id DESC LIMIT 1",
        )
        .bind(place.cast_signed())
        .fetch_optional(self.read())
        .await?;
        Ok(id.map(|(id,)| TableId(id)))
    }

    /// The tables at which somebody sits, which are not over, the newest first.
    ///
    /// # Errors
    /// [`StoreError::Sql`].
    pub async fn tables_of(&self, person: Person) -> Result<Vec<TableId>, StoreError> {
        let ids: Vec<(i64,)> = sqlx::query_as(
            "SELECT tables.id FROM seats JOIN tables ON tables.id = seats.table_id
             WHERE seats.person = ? AND status IN ('lobby', 'playing', 'paused') ORDER BY tables.id DESC LIMIT 200",
        )
        .bind(person.row())
        .fetch_all(self.read())
        .await?;
        Ok(ids.into_iter().map(|(id,)| TableId(id)).collect())
    }

    /// The table that was opened as the rematch of `table`.
    ///
    /// # Errors
    /// [`StoreError::Sql`].
    pub async fn rematch_of(&self, table: TableId) -> Result<Option<TableId>, StoreError> {
        let id: Option<(i64,)> = sqlx::query_as("SELECT id FROM tables WHERE after = ?")
            .bind(table.0)
            .fetch_optional(self.read())
            .await?;
        Ok(id.map(|(id,)| TableId(id)))
    }

    /// The tables that stand still at which somebody plays, the newest first.
    ///
    /// # Errors
    /// [`StoreError::Sql`].
    pub async fn paused_of(&self, person: Person) -> Result<Vec<TableId>, StoreError> {
        let ids: Vec<(i64,)> = sqlx::query_as(
            "SELECT tables.id FROM seats JOIN tables ON tables.id = seats.table_id
             WHERE seats.person = ? AND NOT gone AND status = 'paused' ORDER BY tables.id DESC LIMIT 50",
        )
        .bind(person.row())
        .fetch_all(self.read())
        .await?;
        Ok(ids.into_iter().map(|(id,)| TableId(id)).collect())
    }

    /// Whether a table is still played whose draws are made under this name.
    ///
    /// # Errors
    /// [`StoreError::Sql`].
    pub async fn is_dealt_elsewhere(&self, deal: &str) -> Result<bool, StoreError> {
        let found: Option<(i64,)> = sqlx::query_as(
            "SELECT id FROM tables WHERE deal = ? AND status IN ('lobby', 'playing', 'paused') LIMIT 1",
        )
        .bind(deal)
        .fetch_optional(self.read())
        .await?;
        Ok(found.is_some())
    }

    /// How many tables there are that are not over.
    ///
    /// # Errors
    /// [`StoreError::Sql`].
    pub async fn count_live(&self) -> Result<u64, StoreError> {
        let (count,): (i64,) =
            sqlx::query_as("SELECT count(*) FROM tables WHERE status IN ('lobby', 'playing', 'paused')")
                .fetch_one(self.read())
                .await?;
        fit(count, "count")
    }
}

impl Tx {
    /// A table, as this change sees it.
    ///
    /// # Errors
    /// As for [`Store::table`].
    pub async fn table(&mut self, id: TableId) -> Result<Option<TableRow>, StoreError> {
        let raw: Option<Raw> = sqlx::query_as("SELECT * FROM tables WHERE id = ?")
            .bind(id.0)
            .fetch_optional(self.next().await?)
            .await?;
        raw.map(TableRow::try_from).transpose()
    }

    /// Whether a table has this short code.
    ///
    /// # Errors
    /// [`StoreError::Sql`].
    pub async fn code_taken(&mut self, code: &str) -> Result<bool, StoreError> {
        let found: Option<(i64,)> = sqlx::query_as("SELECT 1 FROM tables WHERE code = ?")
            .bind(code)
            .fetch_optional(self.next().await?)
            .await?;
        Ok(found.is_some())
    }

    /// How many tables that are not over a person runs, those of tournaments aside, as this change sees it.
    ///
    /// # Errors
    /// [`StoreError::Sql`].
    pub async fn count_run_by(&mut self, person: Person) -> Result<usize, StoreError> {
        let (count,): (i64,) = sqlx::query_as(
            "SELECT count(*) FROM tables WHERE host = ? AND status IN ('lobby', 'playing', 'paused')
                 AND tournament IS NULL",
        )
        .bind(person.row())
        .fetch_one(self.next().await?)
        .await?;
        fit(count, "count")
    }

    /// Opens a table in the lobby.
    ///
    /// # Errors
    /// [`StoreError::Sql`], also when the code is taken.
    pub async fn open_table(&mut self, new: &NewTable) -> Result<TableId, StoreError> {
        self.moves();
        let (id,): (i64,) = sqlx::query_as(
            "INSERT INTO tables (code, game, rules, seats, options, packs, pack_ids, terms, status, guild, channel,
                 thread, host, after, secret, commitment, created, language, pings, tournament, deal)
             VALUES (?, ?, ?, ?, ?, ?, ?, ?, 'lobby', ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?) RETURNING id",
        )
        .bind(&new.code)
        .bind(&new.game)
        .bind(new.rules)
        .bind(new.seats)
        .bind(&new.options)
        .bind(&new.packs)
        .bind(&new.pack_ids)
        .bind(&new.terms)
        .bind(new.guild.map(u64::cast_signed))
        .bind(new.channel.cast_signed())
        .bind(new.thread.map(u64::cast_signed))
        .bind(new.host.row())
        .bind(new.after.map(|after| after.0))
        .bind(&new.secret)
        .bind(&new.commitment)
        .bind(new.created)
        .bind(&new.language)
        .bind(new.pings.word())
        .bind(new.tournament.map(|tournament| tournament.0))
        .bind(&new.deal)
        .fetch_one(self.next().await?)
        .await?;
        Ok(TableId(id))
    }

    /// Writes how a table stands, if its log still has `read` entries and the lease is `me`'s; the change is refused when either
    /// is not so. `moved`: whether it was in another place before, in another part of its life, or in other hands. By these tables
    /// are looked up: what is written of them is written in each index as well, so where they stay as they are they are not.
    pub fn save_table(&mut self, row: &TableRow, read: u32, moved: bool, me: &str) {
        if moved {
            self.moves();
        }
        // Of the lease there is no row 0, and there cannot be: the change stops where it would be written.
        self.later(
            "INSERT INTO lease (id, holder, expires, beat) SELECT 0, '', 0, 0
             WHERE NOT EXISTS (SELECT 1 FROM tables WHERE id = ? AND log = ? AND (SELECT holder FROM lease WHERE id = 1) = ?)",
        )
        .bind(row.id.0)
        .bind(read)
        .bind(me)
        .allowed_or(Missed::Raced);
        self.later(
            "UPDATE tables SET options = ?, paused_at = ?, pause_why = ?, seats = ?, draws = ?, chain = ?, log = ?, outcome = ?,
                 started = ?, ended = ?, place_lost = ?, rules = ?, plays = ?, format = ?, by_code = ?, terms = ?,
                 proposal = ?, build = ?
             WHERE id = ?",
        )
        .bind(&row.options)
        .bind(row.paused_at)
        .bind(&row.pause_why)
        .bind(row.seats)
        .bind(i64::try_from(row.draws).or_broken(i64::MAX, "draws are counted in 63 bits"))
        .bind(&row.chain)
        .bind(row.log)
        .bind(&row.outcome)
        .bind(row.started)
        .bind(row.ended)
        .bind(row.place_lost)
        .bind(row.rules)
        .bind(row.plays)
        .bind(row.format)
        .bind(row.by_code)
        .bind(&row.terms)
        .bind(&row.proposal)
        .bind(&row.build)
        .bind(row.id.0);
        if moved {
            self.later("UPDATE tables SET status = ?, channel = ?, thread = ?, host = ? WHERE id = ?")
                .bind(row.status.word())
                .bind(row.channel.cast_signed())
                .bind(row.thread.map(u64::cast_signed))
                .bind(row.host.row())
                .bind(row.id.0);
        }
    }
}
