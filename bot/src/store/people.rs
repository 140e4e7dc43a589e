//! People and their settings.

use skald_rules::words::common;

use super::{Calls, Person, Reliability, Store, StoreError, Tx};
use crate::invariant::Invariant;

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

/// So much of the time is left when somebody is reminded who has chosen nothing, in hundredths.
const USUAL_SHARE: u8 = 25;
/// What is kept of whoever wishes to be reminded again and again, in place of a share.
const OFTEN: u8 = 100;
/// The hour of the day at which all tables that wait are told, where nothing is chosen.
const USUAL_HOUR: u8 = 8;
/// After so long a closed door is tried again, in milliseconds.
const DOOR: i64 = 24 * 60 * 60_000;

/// What is known about a person.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PersonRow {
    /// Who.
    pub person: Person,
    /// The name under which the person was last seen.
    pub name: String,
    /// The channel for private messages, once opened.
    pub dm_channel: Option<u64>,
    /// Whether the person wishes for private messages.
    pub messages: bool,
    /// When Discord last refused to deliver one, in milliseconds UTC; nothing while the door is open, as far as is known.
    pub door_closed: Option<i64>,
    /// Whether the person reads texts in place of pictures.
    pub text_mode: bool,
    /// How often to ping.
    pub pings: Pings,
    /// Whether the person has chosen that.
    pub pings_chosen: bool,
    /// Where the person is called.
    pub calls: Calls,
    /// How much of the time is left when the person is reminded, in hundredths; 0 for never, 100 for again and again.
    pub share: u8,
    /// The hour of the day at which all tables that wait are told at once, for whom that is wished.
    pub hour: u8,
    /// How often the person has answered in time.
    pub reliability: Reliability,
    /// The language in which the person was met last, as Discord writes it, such as `en-GB`.
    pub language: String,
    /// Whether answers without a choice may be given for the person.
    pub consent: bool,
    /// When their clocks stand, as the host writes it; empty for somebody who never said.
    pub hours: String,
    /// Whether others may not see their ratings.
    pub rating_hidden: bool,
    /// The games whose sparing orders the person was offered, apart by blanks.
    pub offered: String,
}

row! {
    struct Raw {
        id: i64,
        name: String,
        dm_channel: Option<i64>,
        messages: bool,
        door_closed: Option<i64>,
        text_mode: bool,
        pings: String,
        pings_chosen: bool,
        calls: String,
        share: i64,
        hour: i64,
        answered: i64,
        late: i64,
        language: String,
        consent: bool,
        hours: String,
        rating_hidden: bool,
        offered: String,
    }
}

impl PersonRow {
    /// Somebody of whom nothing is known yet.
    #[must_use]
    pub fn new(person: Person) -> Self {
        Self {
            person,
            name: String::new(),
            dm_channel: None,
            messages: true,
            door_closed: None,
            text_mode: false,
            pings: Pings::Turns,
            pings_chosen: false,
            calls: Calls::Thread,
            share: USUAL_SHARE,
            hour: USUAL_HOUR,
            reliability: Reliability::default(),
            // Until Discord says which.
            language: common().language().to_owned(),
            consent: false,
            hours: String::new(),
            rating_hidden: false,
            offered: String::new(),
        }
    }

    /// How much of the time is left each time that the person is reminded, in hundredths, the most first.
    #[must_use]
    pub fn shares(&self) -> Vec<u8> {
        match self.share {
            0 => Vec::new(),
            OFTEN => vec![50, 25, 10],
            share => vec![share],
        }
    }

    /// Whether the person wishes to be reminded again and again.
    #[must_use]
    pub const fn is_reminded_often(&self) -> bool {
        self.share == OFTEN
    }

    /// Whether the person was offered the sparing orders of a game before.
    #[must_use]
    pub fn was_offered(&self, game: &str) -> bool {
        self.offered.split(' ').any(|offered| offered == game)
    }

    /// How often to ping the person at a table where people are pinged so often who have chosen nothing.
    #[must_use]
    pub const fn pings_at(&self, usual: Pings) -> Pings {
        if self.pings_chosen { self.pings } else { usual }
    }

    /// Whether the person may be written to in private at `now`: who wishes for it, and whose door was not found closed
    /// within the last day.
    #[must_use]
    pub fn can_be_written_to(&self, now: i64) -> bool {
        self.messages && self.door_closed.is_none_or(|closed| now - closed >= DOOR)
    }
}

/// What is to be changed of what is known about a person; what is `None` stays as it is, whoever else changes it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PersonChange {
    /// The name under which the person was seen.
    pub name: Option<String>,
    /// The channel for private messages; `Some(None)` forgets it.
    pub dm_channel: Option<Option<u64>>,
    /// Whether the person wishes for private messages.
    pub messages: Option<bool>,
    /// When Discord refused to deliver one; `Some(None)` opens the door.
    pub door_closed: Option<Option<i64>>,
    /// Whether the person reads texts in place of pictures.
    pub text_mode: Option<bool>,
    /// How often to ping.
    pub pings: Option<Pings>,
    /// Where to call.
    pub calls: Option<Calls>,
    /// How much of the time is left when the person is reminded, in hundredths; 0 for never, 100 for again and again.
    pub share: Option<u8>,
    /// At which hour of the day all tables that wait are told.
    pub hour: Option<u8>,
    /// Whether answers without a choice may be given for the person.
    pub consent: Option<bool>,
    /// The language in which the person was met.
    pub language: Option<String>,
    /// When the person's clocks stand.
    pub hours: Option<String>,
    /// Whether others may not see the person's ratings.
    pub rating_hidden: Option<bool>,
}

impl PersonChange {
    /// Whether this would change anything about `row`.
    #[must_use]
    pub fn changes(&self, row: &PersonRow) -> bool {
        let differs = |wanted: Option<bool>, is: bool| wanted.is_some_and(|wanted| wanted != is);
        self.name.as_ref().is_some_and(|name| !name.is_empty() && *name != row.name)
            || self.dm_channel.is_some_and(|channel| channel != row.dm_channel)
            || self.door_closed.is_some_and(|closed| closed != row.door_closed)
            || self.pings.is_some_and(|pings| pings != row.pings || !row.pings_chosen)
            || self.calls.is_some_and(|calls| calls != row.calls)
            || self.share.is_some_and(|share| share != row.share)
            || self.hour.is_some_and(|hour| hour != row.hour)
            || self.language.as_ref().is_some_and(|language| *language != row.language)
            || self.hours.as_ref().is_some_and(|hours| *hours != row.hours)
            || differs(self.messages, row.messages)
            || differs(self.text_mode, row.text_mode)
            || differs(self.consent, row.consent)
            || differs(self.rating_hidden, row.rating_hidden)
    }
}

impl From<Raw> for PersonRow {
    fn from(raw: Raw) -> Self {
        Self {
            person: Person::of_row(raw.id),
            name: raw.name,
            dm_channel: raw.dm_channel.map(i64::cast_unsigned),
            messages: raw.messages,
            door_closed: raw.door_closed,
            text_mode: raw.text_mode,
            pings: Pings::of_word(&raw.pings)
                .or_broken(Pings::default(), "settings are kept as words that are known"),
            pings_chosen: raw.pings_chosen,
            calls: Calls::of_word(&raw.calls)
                .or_broken(Calls::default(), "settings are kept as words that are known"),
            share: u8::try_from(raw.share).or_broken(USUAL_SHARE, "a share is a small number"),
            hour: u8::try_from(raw.hour).or_broken(USUAL_HOUR, "an hour is a small number"),
            reliability: Reliability { answered: raw.answered, late: raw.late },
            language: raw.language,
            consent: raw.consent,
            hours: raw.hours,
            rating_hidden: raw.rating_hidden,
            offered: raw.offered,
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
            "SELECT id, name, dm_channel, messages, door_closed, text_mode, pings, pings_chosen, calls, share, hour, answered,
                 late, language, consent, hours, rating_hidden, offered
             FROM people WHERE id = ?",
        )
        .bind(person.row())
        .fetch_optional(self.read())
        .await?;
        Ok(raw.map(PersonRow::from))
    }
}

impl Tx {
    /// Notes that somebody is offered the sparing orders of a game.
    pub fn offer(&mut self, person: Person, game: &str) {
        self.later("UPDATE people SET offered = offered || ' ' || ? WHERE id = ?")
            .bind(game)
            .bind(person.row());
    }

    /// Notes that somebody exists. The name is kept when it is not empty.
    pub fn meet(&mut self, person: Person, name: &str) {
        self.later(
            "INSERT INTO people (id, name) VALUES (?, ?) ON CONFLICT (id)
             DO UPDATE SET name = excluded.name WHERE excluded.name <> '' AND people.name <> excluded.name",
        )
        .bind(person.row())
        .bind(name);
    }

    /// Changes what is known about a person, column by column, and returns what is known then.
    ///
    /// # Errors
    /// [`StoreError::Sql`].
    pub async fn change_person(
        &mut self,
        person: Person,
        change: &PersonChange,
    ) -> Result<PersonRow, StoreError> {
        self.meet(person, change.name.as_deref().unwrap_or_default());
        let raw: Raw = sqlx::query_as(
            "UPDATE people SET
                 dm_channel = CASE WHEN ?2 THEN ?3 ELSE dm_channel END,
                 door_closed = CASE WHEN ?4 THEN ?5 ELSE door_closed END,
                 messages = coalesce(?6, messages), text_mode = coalesce(?7, text_mode),
                 pings = coalesce(?8, pings), pings_chosen = (pings_chosen OR ?8 IS NOT NULL), consent = coalesce(?9, consent),
                 language = coalesce(?10, language), calls = coalesce(?11, calls), share = coalesce(?12, share),
                 hour = coalesce(?13, hour), hours = coalesce(?14, hours), rating_hidden = coalesce(?15, rating_hidden)
             WHERE id = ?1
             RETURNING id, name, dm_channel, messages, door_closed, text_mode, pings, pings_chosen, calls, share, hour,
                 answered, late, language, consent, hours, rating_hidden, offered",
        )
        .bind(person.row())
        .bind(change.dm_channel.is_some())
        .bind(change.dm_channel.flatten().map(u64::cast_signed))
        .bind(change.door_closed.is_some())
        .bind(change.door_closed.flatten())
        .bind(change.messages)
        .bind(change.text_mode)
        .bind(change.pings.map(Pings::word))
        .bind(change.consent)
        .bind(&change.language)
        .bind(change.calls.map(Calls::word))
        .bind(change.share)
        .bind(change.hour)
        .bind(&change.hours)
        .bind(change.rating_hidden)
        .fetch_one(self.next().await?)
        .await?;
        Ok(raw.into())
    }

    /// Has what was kept for a person sent: they can be written to again.
    pub fn outbox_unkeep(&mut self, person: Person, now: i64) {
        self.rings();
        self.later("UPDATE outbox SET due = ?, kept = NULL WHERE person = ? AND kept IS NOT NULL")
            .bind(now)
            .bind(person.row());
    }
}
