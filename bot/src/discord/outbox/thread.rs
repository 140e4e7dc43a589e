//! The thread of a table: what it is called, and who is let into a private one.
//!
//! A table whose shuffles others play, too, has a private thread: what they have yet to play is seen by nobody but those who sit
//! there, and whoever looks after all threads of the server.

use std::{
    collections::HashSet,
    sync::{MutexGuard, PoisonError},
};

use skald_rules::interface::Say;

use super::{Outbox, board::NoPlace};
use crate::host::{HostError, Person, TableInfo};

impl Outbox {
    /// What a table's thread is called: by its round where it stands in a tournament, else by its game.
    pub(super) async fn thread_name(&self, info: &TableInfo) -> Result<String, HostError> {
        let names = self.bot.words.list(info.seats.iter().map(|seat| seat.name.clone()).collect());
        let say = match self.bot.host.round_of(info.id).await? {
            Some((contest, round)) => {
                Say::new("thread-name-round").with("contest", contest).with("round", round)
            }
            None => Say::new("thread-name").with("game", self.bot.game_of(info)),
        };
        Ok(self.bot.words.plain(&say.with("names", names)))
    }

    /// Lets those who play into the private thread of their table, each once. Whoever has left the server does not come.
    pub(super) async fn let_people_in(&self, info: &TableInfo, thread: u64) -> Result<(), NoPlace> {
        for person in info.seats.iter().filter_map(|seat| seat.person) {
            if self.let_in().contains(&(thread, person)) {
                continue;
            }
            match self.bot.sender.let_in(thread, person.0).await {
                Ok(()) => {}
                Err(fault) if fault.passes() || fault.closes_a_place() => return Err(fault.into()),
                Err(fault) => {
                    tracing::info!(%fault, "somebody could not be let into the thread of their table")
                }
            }
            self.let_in().insert((thread, person));
        }
        Ok(())
    }

    fn let_in(&self) -> MutexGuard<'_, HashSet<(u64, Person)>> {
        self.let_in.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
