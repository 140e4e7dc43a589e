//! Figures for whoever runs the bot, as Prometheus reads them.
//!
//! What belongs here: what is counted, and how it is written and shown. What does not: the places where it is counted; each
//! knows best when.

pub mod page;

use std::time::Duration;

use prometheus::{
    Error, Histogram, HistogramOpts, IntCounterVec, IntGauge, IntGaugeVec, Opts, Registry, TextEncoder,
};

/// The bounds of measured times, in seconds: from a fast transaction to the last moment of a first answer.
const BOUNDS: [f64; 11] = [0.000_5, 0.001, 0.002_5, 0.005, 0.01, 0.025, 0.05, 0.1, 0.5, 1.5, 3.0];

/// Who acts, as logs of tables name them.
const AUTHORS: [&str; 5] = ["hand", "order", "clock", "computer", "host"];
/// The classes of faults that somebody is to be called for; others are counted when they come.
const WORRYING: [&str; 4] = ["theirs", "ours", "barred", "token"];

/// What is counted and measured while the bot serves. One for each bot.
pub struct Figures {
    registry: Registry,
    acts: IntCounterVec,
    commits: Histogram,
    answers: Histogram,
    faults: IntCounterVec,
    tables: IntGaugeVec,
    in_memory: IntGauge,
    owed: IntGaugeVec,
    owed_age: IntGaugeVec,
    late: IntGauge,
    late_age: IntGauge,
    sessions: IntGaugeVec,
    database: IntGaugeVec,
}

/// How things stand at the moment at which somebody asks.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Standing {
    /// How many tables there are, by their status.
    pub tables: Vec<(String, i64)>,
    /// How many of them are in memory.
    pub in_memory: i64,
    /// What is due to be sent, and since how many milliseconds the oldest of it: to tables, and to single people.
    pub owed: [(i64, i64); 2],
    /// What should have been done by now because time passes, and since how many milliseconds the oldest of it.
    pub late: (i64, i64),
    /// How many sessions Discord still allows today, and of how many, once it has said so.
    pub sessions: Option<(i64, i64)>,
    /// How many bytes the database has, and how many of them are free.
    pub database: (i64, i64),
}

fn counters(registry: &Registry, name: &str, help: &str, by: &str) -> Result<IntCounterVec, Error> {
    let made = IntCounterVec::new(Opts::new(name, help), &[by])?;
    registry.register(Box::new(made.clone()))?;
    Ok(made)
}

fn gauges(registry: &Registry, name: &str, help: &str, by: &str) -> Result<IntGaugeVec, Error> {
    let made = IntGaugeVec::new(Opts::new(name, help), &[by])?;
    registry.register(Box::new(made.clone()))?;
    Ok(made)
}

fn gauge(registry: &Registry, name: &str, help: &str) -> Result<IntGauge, Error> {
    let made = IntGauge::new(name, help)?;
    registry.register(Box::new(made.clone()))?;
    Ok(made)
}

fn times(registry: &Registry, name: &str, help: &str) -> Result<Histogram, Error> {
    let made = Histogram::with_opts(HistogramOpts::new(name, help).buckets(BOUNDS.to_vec()))?;
    registry.register(Box::new(made.clone()))?;
    Ok(made)
}

impl Figures {
    /// Nothing counted yet.
    ///
    /// # Errors
    /// When two figures have one name.
    pub fn new() -> Result<Self, Error> {
        let registry = Registry::new();
        let r = &registry;
        let acts = counters(r, "skald_acts_total", "Acts that were written into the logs of tables", "by")?;
        let faults = counters(r, "skald_faults_total", "Requests that Discord did not carry out", "class")?;
        // From none on, so that the first of them counts as one more.
        for by in AUTHORS {
            acts.with_label_values(&[by]).reset();
        }
        for class in WORRYING {
            faults.with_label_values(&[class]).reset();
        }
        Ok(Self {
            acts,
            commits: times(r, "skald_commit_seconds", "What it takes to write a deed at a table down")?,
            answers: times(r, "skald_answer_seconds", "From an interaction's arrival to its first answer")?,
            faults,
            tables: gauges(r, "skald_tables", "Tables in the database", "status")?,
            in_memory: gauge(r, "skald_tables_in_memory", "Tables that are in memory")?,
            owed: gauges(r, "skald_owed", "Messages that are due to be sent", "to")?,
            owed_age: gauges(r, "skald_owed_age_seconds", "Since when the oldest of them is due", "to")?,
            late: gauge(r, "skald_late", "What should have been done by now because time passes")?,
            late_age: gauge(r, "skald_late_age_seconds", "Since when the oldest of it is due")?,
            sessions: gauges(r, "skald_sessions", "Sessions that Discord allows in a day", "which")?,
            database: gauges(r, "skald_database_bytes", "The size of the database", "which")?,
            registry,
        })
    }

    /// Acts were written down by this author, as the log names authors, in one transaction.
    pub fn written<'a>(&self, authors: impl Iterator<Item = &'a str>, took: Duration) {
        for by in authors {
            self.acts.with_label_values(&[by]).inc();
        }
        self.commits.observe(took.as_secs_f64());
    }

    /// An interaction had its first answer, so long after it came.
    pub fn answered(&self, after: Duration) {
        self.answers.observe(after.as_secs_f64());
    }

    /// A request was not carried out, for a reason of this class.
    pub fn failed(&self, class: &str) {
        self.faults.with_label_values(&[class]).inc();
    }

    /// All figures as text, with how things stand now.
    ///
    /// # Errors
    /// When a figure cannot be written.
    pub fn text(&self, now: &Standing) -> Result<String, Error> {
        // A status of which there is no table any more is not said as it was last.
        self.tables.reset();
        for (status, count) in &now.tables {
            self.tables.with_label_values(&[status]).set(*count);
        }
        self.in_memory.set(now.in_memory);
        for (to, (count, age)) in ["tables", "people"].into_iter().zip(now.owed) {
            self.owed.with_label_values(&[to]).set(count);
            self.owed_age.with_label_values(&[to]).set(age / 1_000);
        }
        self.late.set(now.late.0);
        self.late_age.set(now.late.1 / 1_000);
        if let Some((left, total)) = now.sessions {
            self.sessions.with_label_values(&["left"]).set(left);
            self.sessions.with_label_values(&["total"]).set(total);
        }
        self.database.with_label_values(&["all"]).set(now.database.0);
        self.database.with_label_values(&["free"]).set(now.database.1);
        TextEncoder::new().encode_to_string(&self.registry.gather())
    }
}
