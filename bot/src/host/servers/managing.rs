//! What holds in a server, and tables that its managers close, let stand still, go on, end or move.
//!
//! What belongs here: the deeds of managers. What does not: who is one; Discord says that.

use skald_rules::interface::{By, Input, Say};

use crate::host::{
    looks::info::TableInfo,
    outbox::notices::{About, gone_row},
    play::deed::{After, Deed, Moment},
    refused::{HostError, Refused},
    service::core::{Actor, Host},
    table::{live::Live, told},
};
use crate::store::{Person, ServerRow, Status, TableId};

/// The reason of a table that managers let stand still.
const BY_MANAGERS: &str = "pause-by-managers";

/// What managers do to a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Manage {
    /// Close it: a table whose game has not begun is closed, a game is counted as it stands.
    Close,
    /// Let it stand still until managers let it go on. It ends by silence where none of its people is there any more.
    Pause,
    /// Let it go on.
    GoOn,
    /// Have it go on in another channel of the server.
    Move(u64),
}

impl Host {
    /// What holds in a server.
    ///
    /// # Errors
    /// [`HostError::Store`].
    pub async fn server(&self, guild: u64) -> Result<ServerRow, HostError> {
        Ok(self.inner.store.server(guild).await?)
    }

    /// Settles what holds in a server, and says what holds then.
    ///
    /// # Errors
    /// What `change` refuses; [`HostError::Store`].
    pub async fn settle_server(
        &self,
        actor: Actor,
        guild: u64,
        change: impl FnOnce(&mut ServerRow) -> Result<(), Refused>,
    ) -> Result<ServerRow, HostError> {
        self.once(actor, async {
            let mut tx = self.apart(actor).await?;
            let mut row = tx.server(guild).await?;
            change(&mut row)?;
            tx.save_server(&row).await?;
            tx.commit().await?;
            Ok(row)
        })
        .await
    }

    /// Notes that the bot is about to say hello in a server. `false` when it has done so before, or was added to it so long
    /// ago, `joined` in milliseconds UTC, that it would be no greeting.
    ///
    /// # Errors
    /// [`HostError::Store`].
    pub async fn greet(&self, guild: u64, joined: i64) -> Result<bool, HostError> {
        let now = self.now();
        if now - joined > self.inner.config.greeting {
            return Ok(false);
        }
        let mut tx = self.inner.store.write().await?;
        let first = tx.greet(guild, now).await?;
        tx.commit().await?;
        Ok(first)
    }

    /// The tables of a server that are not over, the newest first.
    ///
    /// # Errors
    /// [`HostError::Store`].
    pub async fn tables_of_server(&self, guild: u64) -> Result<Vec<TableId>, HostError> {
        Ok(self.inner.store.tables_of_server(guild).await?)
    }

    /// A deed of a manager at a table. They are no player of it, and are shown nothing of its game.
    async fn manage_deed(
        &self,
        actor: Actor,
        table: TableId,
        change: impl FnOnce(&mut Live, &Moment<'_>) -> Result<(After, ()), HostError>,
    ) -> Result<Deed<()>, HostError> {
        self.once(actor, async {
            let held = self.hold(table).await?;
            self.carry_out(held, Some(actor), change).await
        })
        .await
    }

    /// Does to a table of a server what its managers ask for. Its people are told.
    ///
    /// # Errors
    /// A refusal when the table is not of that server, or when it stands otherwise than the deed needs.
    pub async fn manage(
        &self,
        actor: Actor,
        guild: u64,
        table: TableId,
        what: Manage,
    ) -> Result<TableInfo, HostError> {
        let board = self.board_message(table).await?;
        let deed = self.manage_deed(actor, table, |live, moment| {
            if live.row.guild != Some(guild) {
                return Err(Refused::NoTable.into());
            }
            let now = moment.now;
            match (what, live.row.status) {
                (_, Status::Over) => Err(Refused::Over.into()),
                (_, Status::Closed) => Err(Refused::Closed.into()),
                (Manage::Close, Status::Lobby) => {
                    live.row.status = Status::Closed;
                    live.row.ended = Some(now);
                    let say = live.here("host-managers-closed");
                    let people = live.told_of_managers();
                    live.owe_say(&format!("managers:{now}"), &say, people, About::Paused);
                    Ok((After::Shown, ()))
                }
                (Manage::Close, Status::Playing | Status::Paused) => {
                    live.stand_up(now)?;
                    live.pending.ended_why = Some(live.here("host-managers-ended"));
                    live.input(&Input::TimeCalled, By::Host, None, None, now)?;
                    Ok((After::Played, ()))
                }
                (Manage::Pause, Status::Playing) => {
                    live.stand_still(&Say::new(BY_MANAGERS), now)?;
                    live.end_all_calls();
                    live.break_silence(now);
                    Ok((After::Shown, ()))
                }
                (Manage::GoOn, Status::Paused) => {
                    live.may_go_on()?;
                    live.end_pause(now)?;
                    Ok((After::Played, ()))
                }
                (Manage::Pause | Manage::GoOn, Status::Lobby) => Err(Refused::NotBegun.into()),
                (Manage::Pause, Status::Paused) | (Manage::GoOn, Status::Playing) => Ok((After::Nothing, ())),
                (Manage::Move(channel), status) => {
                    live.may_go_on()?;
                    live.move_to(channel, now)?;
                    if let Some(old) = board {
                        live.pending.notices.push(gone_row(table, None, old.channel, old.message));
                    }
                    let stood = status == Status::Paused;
                    Ok((if stood { After::Played } else { After::Shown }, ()))
                }
            }
        });
        Ok(deed.await?.info())
    }
}

impl TableInfo {
    /// Whether managers of its server let the table stand still: then players cannot let it go on.
    #[must_use]
    pub fn held_by_managers(&self) -> bool {
        self.pause_why.as_ref().is_some_and(|why| why.id == BY_MANAGERS)
    }
}

impl Live {
    /// Whether managers of its server let it stand still.
    pub(in crate::host) fn is_held_by_managers(&self) -> bool {
        self.row.pause_why.as_deref().is_some_and(|why| told::read(why).id == BY_MANAGERS)
    }

    /// Who is called where managers have done something.
    fn told_of_managers(&self) -> Vec<Person> {
        self.people().map(|(_, person)| person).collect()
    }

    /// Has the table go on in another channel, where it has a message and a thread of its own.
    fn move_to(&mut self, channel: u64, now: i64) -> Result<(), HostError> {
        self.end_pause(now)?;
        self.row.channel = channel;
        self.row.thread = None;
        let say = self.here("host-managers-moved");
        let people = self.told_of_managers();
        self.owe_told_news(&format!("managers:{now}"), &say, people, About::Paused);
        Ok(())
    }
}
