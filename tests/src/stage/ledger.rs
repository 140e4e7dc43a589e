//! What stands in the database, read from outside while the bot runs or after it has gone.

use std::{collections::BTreeSet, path::Path};

use serde::Deserialize;
use skald::row;
use skald_rules::interface::Input;
use sqlx::{
    SqlitePool,
    sqlite::{SqliteConnectOptions, SqlitePoolOptions},
};

use super::LONG;

/// One line to the database, which never grows old: the store says why.
fn one_line() -> SqlitePoolOptions {
    SqlitePoolOptions::new().max_connections(1).idle_timeout(None).max_lifetime(None)
}

/// The database, for looking only.
pub struct Ledger(SqlitePool);

/// The database is blocked as long as this is held.
pub struct Block(SqlitePool);

impl Block {
    /// Lets others write again.
    pub async fn release(self) {
        sqlx::query("ROLLBACK").execute(&self.0).await.unwrap();
        self.0.close().await;
    }
}

row! {
    /// One entry of a game's log: its act.
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub struct Entry {
        /// Its number.
        pub number: i64,
        /// What kind of input.
        pub kind: String,
        /// Who made it.
        pub by: String,
        /// Whose it is.
        pub seat: Option<i64>,
        /// What it answers.
        pub decision: Option<String>,
        /// The move.
        pub text: String,
        /// What followed from it by itself, as JSON.
        pub passes: String,
    }
}

/// What followed from an act by itself.
#[derive(Deserialize)]
struct Pass {
    seat: Option<i64>,
    input: String,
}

row! {
    /// Something that had to be said once.
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub struct Notice {
        /// Its name.
        pub name: String,
        /// To whom, if in private.
        pub person: Option<i64>,
        /// The word by which Discord knows it.
        pub nonce: String,
        /// When it is due; nothing when it is settled.
        pub due: Option<i64>,
        /// What went wrong last.
        pub error: Option<String>,
    }
}

/// Questions that stand twice in a log although they can be answered only once, with their seats. In War a question of
/// the queue (`t7.q2`) may be answered ahead and that answer changed until it is asked, so those are left out: for them
/// only the number of moves tells.
#[must_use]
pub fn answered_twice(log: &[Entry]) -> Vec<(Option<i64>, String)> {
    let mut seen = BTreeSet::new();
    let mut twice = Vec::new();
    for entry in log {
        let act = entry.decision.clone().filter(|_| entry.kind == "answer").map(|at| (entry.seat, at));
        let passes: Vec<Pass> = serde_json::from_str(&entry.passes).unwrap();
        let followed = passes.iter().filter_map(|pass| match Input::read(&pass.input).unwrap() {
            Input::Answer { at, .. } => Some((pass.seat, at.to_string())),
            _ => None,
        });
        for answered in act.into_iter().chain(followed).filter(|(_, at)| !at.contains(".q")) {
            if !seen.insert(answered.clone()) {
                twice.push(answered);
            }
        }
    }
    twice
}

impl Ledger {
    /// Opens the database for reading.
    pub async fn open(database: &Path) -> Self {
        let options = SqliteConnectOptions::new().filename(database).read_only(true);
        Self(one_line().acquire_timeout(LONG).connect_with(options).await.unwrap())
    }

    /// What stands in the database that somebody may wait for: who holds the lease, what is due, what is owed. It is read beside
    /// whatever else happens, on this thread.
    ///
    /// # Panics
    /// If no runtime can be made.
    #[must_use]
    pub fn standing(database: &Path) -> String {
        if !database.exists() {
            return "there is no database".to_owned();
        }
        let read = async {
            let ledger = Self::open(database).await;
            let rows: Result<Vec<(String, Option<i64>)>, sqlx::Error> = sqlx::query_as(
                "SELECT 'the lease is held by ' || holder || ', last heard of', beat FROM lease
                 UNION ALL SELECT 'table ' || id || ' is ' || status || ', log', log FROM tables
                 UNION ALL SELECT 'due: ' || subject || ' ' || key, at FROM due
                 UNION ALL SELECT 'owed: ' || name || ', tries ' || attempts || ', ' || coalesce(error, 'no error'), due
                     FROM outbox WHERE due IS NOT NULL",
            )
            .fetch_all(&ledger.0)
            .await;
            match rows {
                Ok(rows) => rows.iter().map(|(what, at)| format!("{what}: {at:?}\n")).collect(),
                Err(error) => format!("the database cannot be read: {error}"),
            }
        };
        tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap().block_on(read)
    }

    /// Keeps the database from being written by anybody else, as a slow disk or a backup would, until the guard is
    /// released.
    pub async fn block(database: &Path) -> Block {
        let options = SqliteConnectOptions::new().filename(database);
        let pool = one_line().connect_with(options).await.unwrap();
        sqlx::query("BEGIN IMMEDIATE").execute(&pool).await.unwrap();
        Block(pool)
    }

    /// The log of the only table.
    pub async fn log(&self) -> Vec<Entry> {
        sqlx::query_as(
            r#"SELECT number, kind, "by", seat, decision, text, passes FROM log ORDER BY table_id, number"#,
        )
        .fetch_all(&self.0)
        .await
        .unwrap()
    }

    /// Everything that was ever to be said once, in order.
    pub async fn notices(&self) -> Vec<Notice> {
        sqlx::query_as(
            "SELECT name, person, nonce, due, error FROM outbox
             WHERE kind = 'notice' AND name NOT LIKE 'gone:%' ORDER BY id",
        )
        .fetch_all(&self.0)
        .await
        .unwrap()
    }

    /// What is still owed: names, with the last error. A board that waits for its place to open is none of it.
    pub async fn owed(&self) -> Vec<(String, Option<String>)> {
        sqlx::query_as(
            "SELECT name, error FROM outbox LEFT JOIN tables ON tables.id = outbox.table_id
             WHERE due IS NOT NULL AND NOT (kind = 'state' AND person IS NULL AND place_lost IS NOT NULL)
             ORDER BY outbox.id",
        )
        .fetch_all(&self.0)
        .await
        .unwrap()
    }

    /// How many people are not to be written to: by their own wish, or because Discord did not deliver.
    pub async fn shut_off(&self) -> i64 {
        let (count,): (i64,) =
            sqlx::query_as("SELECT COUNT(*) FROM people WHERE messages = 0 OR door_closed IS NOT NULL")
                .fetch_one(&self.0)
                .await
                .unwrap();
        count
    }

    /// By what two points of a story can be told apart in the database: how much of each kind there is, and how far it has come;
    /// not when, and not which of several that are alike.
    pub async fn left_behind(&self) -> Vec<(String, i64)> {
        // Read while the bot writes, or before it has made its schema: then the point is that.
        sqlx::query_as(
            "SELECT 'log', COUNT(*) FROM log
             UNION ALL SELECT 'table ' || status || coalesce(thread, ''), id FROM tables
             UNION ALL SELECT 'seats', COUNT(*) FROM seats WHERE person IS NOT NULL
             UNION ALL SELECT 'held', COUNT(*) FROM held_answers
             UNION ALL SELECT 'orders', COUNT(*) FROM orders
             UNION ALL SELECT substr(name, 1, instr(name, ':')) || (attempts > 0) || (due IS NULL), COUNT(*)
                 FROM outbox GROUP BY 1
             UNION ALL SELECT 'messages', COUNT(*) FROM messages
             UNION ALL SELECT 'due ' || substr(key, 1, instr(key || ':', ':')), COUNT(*) FROM due GROUP BY 1",
        )
        .fetch_all(&self.0)
        .await
        .unwrap_or_default()
    }

    /// Whether the only table is played: dealt, and not over.
    pub async fn is_played(&self) -> bool {
        // Before the bot has made its schema there is no table.
        let played: Result<(i64,), sqlx::Error> =
            sqlx::query_as("SELECT COUNT(*) FROM tables WHERE status = 'playing'").fetch_one(&self.0).await;
        played.is_ok_and(|(played,)| played > 0)
    }

    /// The first table, if there is one: its number, its status, and how many seats have somebody.
    pub async fn table(&self) -> Option<(i64, String, usize)> {
        let row: Option<(i64, String, i64)> = sqlx::query_as(
            "SELECT id, status, (SELECT COUNT(*) FROM seats WHERE table_id = tables.id AND person IS NOT NULL)
             FROM tables ORDER BY id LIMIT 1",
        )
        .fetch_optional(&self.0)
        .await
        .unwrap();
        row.map(|(id, status, seats)| (id, status, usize::try_from(seats).unwrap()))
    }

    /// How many people have joined the rematch of a game; nothing where nobody has asked for one.
    ///
    /// # Panics
    /// If there are several.
    pub async fn rematch(&self) -> Option<i64> {
        let all: Vec<(i64,)> = sqlx::query_as(
            "SELECT (SELECT COUNT(*) FROM seats WHERE table_id = tables.id AND person IS NOT NULL)
             FROM tables WHERE after IS NOT NULL",
        )
        .fetch_all(&self.0)
        .await
        .unwrap();
        assert!(all.len() <= 1, "one asks, and one game is opened: {all:?}");
        all.first().map(|(people,)| *people)
    }

    /// The seat of a person at the first table.
    pub async fn seat_of(&self, person: u64) -> i64 {
        let (seat,): (i64,) =
            sqlx::query_as("SELECT seat FROM seats WHERE person = ? ORDER BY table_id LIMIT 1")
                .bind(i64::try_from(person).unwrap())
                .fetch_one(&self.0)
                .await
                .unwrap();
        seat
    }

    /// What the bot could do by itself at `now` and has not done: what is due, what is owed, and what is on its way.
    pub async fn busy(&self, now: i64) -> Vec<(String, i64)> {
        sqlx::query_as(
            "SELECT subject || ' ' || key, at FROM due WHERE at <= ?1
             UNION ALL SELECT name, due FROM outbox
             WHERE due <= ?1 OR (due IS NOT NULL AND attempts > 0 AND error IS NULL)",
        )
        .bind(now)
        .fetch_all(&self.0)
        .await
        .unwrap()
    }

    /// How many clocks have run out by `now` and still run.
    pub async fn missed(&self, now: i64) -> i64 {
        let (count,): (i64,) = sqlx::query_as("SELECT COUNT(*) FROM clocks WHERE until <= ?")
            .bind(now)
            .fetch_one(&self.0)
            .await
            .unwrap();
        count
    }

    /// The message that shows the board of the first table, and the log number that it shows.
    pub async fn board(&self) -> Option<(i64, i64)> {
        sqlx::query_as("SELECT message, number FROM messages WHERE name LIKE 'board:%' ORDER BY name LIMIT 1")
            .fetch_optional(&self.0)
            .await
            .unwrap()
    }

    /// The messages that show boards, and where people gather for games that have not begun.
    pub async fn boards(&self) -> usize {
        let (count,): (i64,) = sqlx::query_as("SELECT COUNT(*) FROM messages WHERE name LIKE 'board:%'")
            .fetch_one(&self.0)
            .await
            .unwrap();
        usize::try_from(count).unwrap()
    }

    /// The messages that tell the story of the only table.
    pub async fn stories(&self) -> Vec<i64> {
        let stories: Vec<(i64,)> =
            sqlx::query_as("SELECT message FROM messages WHERE name LIKE 'story:%' ORDER BY name")
                .fetch_all(&self.0)
                .await
                .unwrap();
        stories.into_iter().map(|(message,)| message).collect()
    }

    /// The status of the only table.
    pub async fn status(&self) -> String {
        let (status,): (String,) =
            sqlx::query_as("SELECT status FROM tables").fetch_one(&self.0).await.unwrap();
        status
    }

    /// How many clocks run at the only table.
    pub async fn running_clocks(&self) -> i64 {
        let (count,): (i64,) = sqlx::query_as("SELECT COUNT(*) FROM clocks WHERE until IS NOT NULL")
            .fetch_one(&self.0)
            .await
            .unwrap();
        count
    }

    /// When the time of each seat at the only table runs out, in milliseconds UTC, in the order of seats.
    pub async fn ends(&self) -> Vec<i64> {
        let ends: Vec<(i64,)> =
            sqlx::query_as("SELECT until FROM clocks WHERE until IS NOT NULL ORDER BY seat")
                .fetch_all(&self.0)
                .await
                .unwrap();
        ends.into_iter().map(|(end,)| end).collect()
    }
}
