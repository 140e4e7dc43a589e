//! What the host knows of people: names, settings, private channels.

use crate::host::{
    refused::HostError,
    service::{
        core::{Actor, Host},
        known::Known,
    },
    table::live::Live,
};
use crate::store::{Person, PersonRow};

impl Host {
    /// What is known of a person; a stranger has the default settings.
    ///
    /// # Errors
    /// [`HostError::Store`].
    pub async fn person(&self, person: Person) -> Result<PersonRow, HostError> {
        if let Some(row) = self.inner.people.get(person) {
            return Ok(row);
        }
        let row = self.inner.store.person(person).await?.unwrap_or_else(|| PersonRow::new(person));
        self.inner.people.put(row.clone());
        Ok(row)
    }

    /// Changes what is known of a person: settings, the private channel, whether it is closed.
    ///
    /// # Errors
    /// [`HostError::Store`].
    pub async fn change_person(
        &self,
        actor: impl Into<Actor>,
        change: impl FnOnce(&mut PersonRow),
    ) -> Result<PersonRow, HostError> {
        let actor = actor.into();
        self.once(actor, async {
            let before = self.person(actor.person).await?;
            let mut after = before.clone();
            change(&mut after);
            if after != before {
                let mut tx = self.begin(Some(actor)).await?;
                tx.save_person(&after).await?;
                tx.commit().await?;
                self.inner.people.put(after.clone());
            }
            Ok(after)
        })
        .await
    }

    /// Notes under which name a person was seen. Writes only when the name is new.
    ///
    /// # Errors
    /// [`HostError::Store`].
    pub async fn meet(&self, person: Person, name: &str) -> Result<(), HostError> {
        self.change_person(person, |row| name.clone_into(&mut row.name)).await.map(|_| ())
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
