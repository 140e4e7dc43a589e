//! What people do in a tournament themselves: register, bring a list, check in, leave.

use skald_rules::tournament::{self, Act, Entrant, Gone};

use crate::host::{
    lobby::kits::judged,
    refused::{HostError, Refused},
    service::core::{Actor, Host},
    tournaments::{hall::Hall, look::TournamentInfo, opening::who},
};
use crate::store::{Person, TournamentId};

impl Host {
    /// Registers for a tournament, with a list of cards where one is given. Who has registered already brings another list.
    ///
    /// # Errors
    /// A refusal when the tournament takes nobody any more, or the list cannot be played.
    pub async fn register(
        &self,
        actor: impl Into<Actor>,
        id: TournamentId,
        name: &str,
        list: Option<&str>,
    ) -> Result<TournamentInfo, HostError> {
        let actor = actor.into();
        self.once(actor, async {
            let mut hall = self.hall(id).await?;
            let known = hall.now.find(who(actor.person));
            if known.is_none() || list.is_none() {
                let registered = Act::Registered { who: who(actor.person), name: name.to_owned() };
                hall.act(registered).map_err(in_it_already)?;
            }
            if let Some(list) = list {
                let list = self.list_for(&hall, list)?;
                let entrant = own(&hall, actor.person)?;
                hall.act(Act::Brought { entrant, list: Some(list) })?;
            }
            let mut tx = self.own_change(Some(actor)).await?;
            tx.meet(actor.person, name).await?;
            self.write_acts(&mut tx, &mut hall, Some(actor.person)).await?;
            tx.commit().await?;
            self.inner.people.forget(actor.person);
            self.inner.due.notify_one();
            self.told_of(hall).await
        })
        .await
    }

    /// Says that a person is there. Who has brought no list brings the favourite one.
    ///
    /// # Errors
    /// A refusal when the first round has begun, or the person has not registered.
    pub async fn check_in(
        &self,
        actor: impl Into<Actor>,
        id: TournamentId,
    ) -> Result<TournamentInfo, HostError> {
        let actor = actor.into();
        self.once(actor, async {
            let mut hall = self.hall(id).await?;
            let entrant = own(&hall, actor.person)?;
            if hall.now.entry(entrant).is_some_and(|entry| entry.list.is_none())
                && let Some(list) = self.favourite_for(&hall, actor.person).await?
            {
                hall.act(Act::Brought { entrant, list: Some(list) })?;
            }
            hall.act(Act::CheckedIn { entrant })?;
            self.keep_hall(&mut hall, Some(actor)).await?;
            self.told_of(hall).await
        })
        .await
    }

    /// Leaves a tournament: a match that is being played is lost.
    ///
    /// # Errors
    /// A refusal when the person does not play there.
    pub async fn leave_tournament(
        &self,
        actor: impl Into<Actor>,
        id: TournamentId,
    ) -> Result<TournamentInfo, HostError> {
        let actor = actor.into();
        self.once(actor, async {
            let mut hall = self.hall(id).await?;
            let entrant = own(&hall, actor.person)?;
            hall.act(Act::Dropped { entrant, why: Gone::Left })?;
            hall.owe_deed(&hall.gone(entrant));
            self.keep_hall(&mut hall, Some(actor)).await?;
            self.told_of(hall).await
        })
        .await
    }

    /// A list as the tables of a tournament keep it.
    pub(super) fn list_for(&self, hall: &Hall, text: &str) -> Result<String, HostError> {
        let book = self.book(&hall.row.game)?;
        let list = book.read(text).map_err(Refused::Kit)?;
        Ok(judged(&*book, &list)?)
    }

    /// The favourite list of somebody, if there is one that can be played here.
    async fn favourite_for(&self, hall: &Hall, person: Person) -> Result<Option<String>, HostError> {
        let Ok(book) = self.book(&hall.row.game) else { return Ok(None) };
        let deck = self.favourite(person, book.game()).await?;
        Ok(deck.and_then(|deck| self.list_for(hall, &deck.list).ok()))
    }
}

/// The place of somebody who plays there.
pub(super) fn own(hall: &Hall, person: Person) -> Result<Entrant, HostError> {
    Ok(hall.now.find(who(person)).ok_or(Refused::NotInTournament)?)
}

/// The same, said to whoever has registered before.
fn in_it_already(error: HostError) -> HostError {
    match error.refused() {
        Some(Refused::Tournament(tournament::Refused::Registered)) => Refused::InTournament.into(),
        _ => error,
    }
}
