//! What people do in a tournament themselves: register, bring a list, check in, leave.

use skald_rules::tournament::{self, Act, Entrant, Gone};

use crate::host::{
    lobby::kits::judged,
    refused::{HostError, Refused},
    service::core::{Actor, Host},
    tournaments::{
        hall::{Beside, Hall},
        look::TournamentInfo,
        opening::who,
    },
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
        let registered = |hall: &mut Hall| {
            let known = hall.now.find(who(actor.person));
            if known.is_none() || list.is_none() {
                let registered = Act::Registered { who: who(actor.person), name: name.to_owned() };
                hall.act(registered).map_err(in_it_already)?;
            }
            if let Some(list) = list {
                let list = self.list_for(hall, list)?;
                let entrant = own(hall, actor.person)?;
                hall.act(Act::Brought { entrant, list: Some(list) })?;
            }
            hall.beside.push(Beside::Meet(actor.person, name.to_owned()));
            Ok(())
        };
        self.hall_deed(actor, id, registered).await?;
        self.tournament(id).await
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
        let favourite = self.favourite_for(&self.read_hall(id, None).await?, actor.person).await?;
        let checked_in = |hall: &mut Hall| {
            let entrant = own(hall, actor.person)?;
            let has_none = hall.now.entry(entrant).is_some_and(|entry| entry.list.is_none());
            if let Some(list) = favourite.filter(|_| has_none) {
                hall.act(Act::Brought { entrant, list: Some(list) })?;
            }
            hall.act(Act::CheckedIn { entrant })
        };
        self.hall_deed(actor, id, checked_in).await?;
        self.tournament(id).await
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
        let left = |hall: &mut Hall| {
            let entrant = own(hall, actor.person)?;
            hall.act(Act::Dropped { entrant, why: Gone::Left })?;
            hall.owe_deed(&hall.gone(entrant));
            Ok(())
        };
        self.hall_deed(actor, id, left).await?;
        self.tournament(id).await
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
