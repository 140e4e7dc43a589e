//! What the host knows of people: names, settings, private channels.

use skald_rules::{
    interface::Seat,
    time::Calendar,
    words::{Words, words_for},
};

use crate::host::{
    refused::HostError,
    service::{
        core::{Actor, Host},
        digest::digest_row,
        known::Known,
    },
    table::{hours::Hours, job::Job, live::Live},
};
use crate::store::{Calls, DueRow, Person, PersonChange, PersonRow, TableId};

/// When somebody is away, without their other hours.
fn absences(row: &PersonRow) -> Calendar {
    Calendar::default().away_as(&Hours::read(&row.hours).calendar)
}

impl Host {
    /// What is known of a person; a stranger has the default settings.
    ///
    /// # Errors
    /// [`HostError::Store`].
    pub async fn person(&self, person: Person) -> Result<PersonRow, HostError> {
        if let Some(row) = self.inner.people.get(person) {
            return Ok(row);
        }
        let changes = self.inner.people.changes();
        let row = self.inner.store.person(person).await?.unwrap_or_else(|| PersonRow::new(person));
        self.inner.people.keep(row.clone(), changes);
        Ok(row)
    }

    /// Changes what is known of a person: settings, the private channel, whether it is closed. What `change` does not name
    /// stays, whoever else changes it at the same time.
    ///
    /// # Errors
    /// [`HostError::Store`].
    pub async fn change_person(
        &self,
        actor: impl Into<Actor>,
        change: PersonChange,
    ) -> Result<PersonRow, HostError> {
        let actor = actor.into();
        self.once(actor, async {
            // Most have nothing to change, and wait for nobody.
            let before = self.person(actor.person).await?;
            if !change.changes(&before) {
                return Ok(before);
            }
            self.alter(actor, |_, _| Ok(change)).await
        })
        .await
    }

    /// Changes what is known of a person as `judge` finds by what is known now: nobody changes it in between. What is due by
    /// it is written with it: the next daily message, and at each table of theirs that they have gone away or come back.
    pub(in crate::host) async fn alter(
        &self,
        actor: Actor,
        judge: impl FnOnce(&PersonRow, i64) -> Result<PersonChange, HostError>,
    ) -> Result<PersonRow, HostError> {
        let people = &self.inner.people;
        let _turn = people.changing().await;
        let before = self.person(actor.person).await?;
        let now = self.now();
        let change = judge(&before, now)?;
        if !change.changes(&before) {
            return Ok(before);
        }
        let mut tx = self.apart(actor).await?;
        let after = tx.change_person(actor.person, &change).await?;
        if (before.calls, before.hour, &before.hours) != (after.calls, after.hour, &after.hours) {
            let plays = self.inner.store.plays_in_rounds(actor.person).await?;
            let daily = |row: &PersonRow| (plays || row.calls == Calls::Digest).then(|| digest_row(row, now));
            tx.save_due(daily(&before).as_slice(), daily(&after).as_slice());
        }
        if absences(&before) != absences(&after) {
            let seats = self.inner.store.seats_of(actor.person).await?;
            let due: Vec<DueRow> =
                seats.into_iter().map(|(table, seat)| Job::Hours(Seat(seat)).row(table, now)).collect();
            tx.save_due(&[], &due);
        }
        if after.can_be_written_to(now) {
            tx.outbox_unkeep(actor.person, now);
        }
        tx.commit().await?;
        people.changed(after.clone());
        self.inner.due.notify_one();
        Ok(after)
    }

    /// Opens the door that Discord closed: somebody has done something by which it may be open again.
    ///
    /// # Errors
    /// [`HostError::Store`].
    pub async fn open_door(&self, person: Person) -> Result<(), HostError> {
        let change = PersonChange { door_closed: Some(None), ..PersonChange::default() };
        self.change_person(person, change).await.map(|_| ())
    }

    /// Notes under which name a person was seen. Writes only when the name is new.
    ///
    /// # Errors
    /// [`HostError::Store`].
    pub async fn meet(&self, person: Person, name: &str, language: &str) -> Result<(), HostError> {
        let language = Some(language.to_owned()).filter(|language| !language.is_empty());
        let name = Some(name.to_owned());
        let change = PersonChange { name, language, ..PersonChange::default() };
        self.change_person(person, change).await.map(|_| ())
    }

    /// The words of a person, by the language in which they were last met.
    ///
    /// # Errors
    /// [`HostError::Store`].
    pub async fn words_of(&self, person: Person) -> Result<&'static Words, HostError> {
        Ok(words_for(&self.person(person).await?.language))
    }

    /// The words of everybody at a table: those of the place where it was opened.
    ///
    /// # Errors
    /// [`crate::host::Refused::NoTable`].
    pub async fn words_at(&self, table: TableId) -> Result<&'static Words, HostError> {
        Ok(words_for(&self.hold(table).await?.row.language))
    }

    /// What is known of everybody at a table.
    pub(in crate::host) async fn known(&self, live: &Live) -> Result<Known, HostError> {
        let people: Vec<Person> = live.seats.iter().filter_map(|row| row.person).collect();
        let mut known = Known::new();
        for person in people {
            known.insert(person, self.person(person).await?);
        }
        Ok(known)
    }
}
