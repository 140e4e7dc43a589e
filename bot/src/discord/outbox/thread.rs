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
use crate::{
    discord::send::Fault,
    host::{HostError, Person, TableInfo},
    invariant::Invariant,
};

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

    /// Starts the private thread of a table, or takes the one that was started before and never noted down: the bot may have
    /// died in between, and nobody was let into that one.
    pub(super) async fn private_thread(&self, info: &TableInfo, name: &str) -> Result<u64, NoPlace> {
        let me = (self.bot.me(), self.bot.their_clock.id_before(info.created));
        let guild = info.guild.or_broken(0, "a private thread is one of a server");
        for thread in self.bot.sender.private_threads(guild, info.channel, name, me).await? {
            if self.bot.host.table_at(thread).await?.is_none() {
                return Ok(thread);
            }
        }
        Ok(self.bot.sender.private_thread(info.channel, name).await?)
    }

    /// Lets those who play into the private thread of their table, each once. Whoever has left the server does not come.
    pub(super) async fn let_people_in(&self, info: &TableInfo, thread: u64) -> Result<(), NoPlace> {
        for person in info.seats.iter().filter_map(|seat| seat.person) {
            if self.let_in().contains(&(thread, person)) {
                continue;
            }
            let sender = &self.bot.sender;
            let let_in = match sender.let_in(thread, person.0).await {
                // One that was put away takes nobody in.
                Err(Fault::Archived) => {
                    sender.unarchive(thread).await?;
                    sender.let_in(thread, person.0).await
                }
                other => other,
            };
            match let_in {
                Ok(()) => {}
                Err(fault) if fault.passes() || fault.closes_a_place() => return Err(fault.into()),
                Err(fault) => {
                    tracing::info!(%fault, "somebody could not be let into the thread of their table");
                    self.take_out_if_left(info.id, person).await;
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
