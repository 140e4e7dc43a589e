//! Threads: started, found again, peopled, put away and taken out. What belongs here: what is asked of Discord about them. What does
//! not: which table has one.

use serde_json::json;
use serenity::model::{
    channel::{ChannelType, GuildChannel},
    id::GuildId,
};

use super::{Effect, Fault, Sender, channel_id, classify, message_id, user_id};
use crate::discord::limits;

impl Sender {
    /// Starts the thread of a message, or finds the one that it has: a thread has its message's id.
    ///
    /// # Errors
    /// A [`Fault`].
    pub async fn thread(&self, channel: u64, message: u64, name: &str) -> Result<u64, Fault> {
        let body = json!({
            "name": limits::clip(name, limits::THREAD_NAME),
            "auto_archive_duration": limits::THREAD_ARCHIVE_MINUTES,
        });
        let made = self
            .doing(Effect::Send, channel, |http| {
                let body = &body;
                async move {
                    let (channel, message) = (channel_id(channel)?, message_id(message)?);
                    http.create_thread_from_message(channel, message, body, None)
                        .await
                        .map_err(|e| classify(&e))
                }
            })
            .await;
        match made {
            Ok(thread) => Ok(thread.id.get()),
            Err(Fault::HasThread) => Ok(message),
            Err(fault) => Err(fault),
        }
    }

    /// Starts a thread that only those see who are let in, and whoever looks after all threads of the server.
    ///
    /// # Errors
    /// A [`Fault`].
    pub async fn private_thread(&self, channel: u64, name: &str) -> Result<u64, Fault> {
        self.line.about_to(Effect::Send).await;
        let body = json!({
            "name": limits::clip(name, limits::THREAD_NAME),
            "auto_archive_duration": limits::THREAD_ARCHIVE_MINUTES,
            "type": 12,
            "invitable": false,
        });
        // One try: Discord makes another one each time, and whether this one came about is seen by looking for it.
        let made = self
            .tried(channel, 1, |http| {
                let body = &body;
                async move {
                    http.create_thread(channel_id(channel)?, body, None).await.map_err(|e| classify(&e))
                }
            })
            .await?;
        Ok(made.id.get())
    }

    /// The open private threads of this name that the bot has started under a channel since `since`, an id, the oldest first.
    ///
    /// # Errors
    /// A [`Fault`].
    pub async fn private_threads(
        &self,
        guild: u64,
        channel: u64,
        name: &str,
        (me, since): (u64, u64),
    ) -> Result<Vec<u64>, Fault> {
        let guild = GuildId::new(guild.max(1));
        let all = self
            .repeatedly(channel, |http| async move {
                http.get_guild_active_threads(guild).await.map_err(|e| classify(&e))
            })
            .await?;
        let name = limits::clip(name, limits::THREAD_NAME);
        let is_it = |thread: &GuildChannel| {
            thread.kind == ChannelType::PrivateThread
                && thread.parent_id.is_some_and(|parent| parent.get() == channel)
                && thread.owner_id.is_some_and(|owner| owner.get() == me)
                && thread.name == name
                && thread.id.get() > since
        };
        let mut found: Vec<u64> =
            all.threads.iter().filter(|thread| is_it(thread)).map(|thread| thread.id.get()).collect();
        found.sort_unstable();
        Ok(found)
    }

    /// Lets somebody into a thread.
    ///
    /// # Errors
    /// A [`Fault`].
    pub async fn let_in(&self, thread: u64, person: u64) -> Result<(), Fault> {
        self.doing(Effect::Edit, thread, |http| async move {
            http.add_thread_channel_member(channel_id(thread)?, user_id(person)?)
                .await
                .map_err(|e| classify(&e))
        })
        .await
    }

    /// Has Discord put a thread away after so many quiet minutes.
    ///
    /// # Errors
    /// A [`Fault`].
    pub async fn archive_after(&self, thread: u64, minutes: u16) -> Result<(), Fault> {
        self.change_thread(thread, &json!({"auto_archive_duration": minutes})).await
    }

    /// Takes a thread out of the archive.
    ///
    /// # Errors
    /// A [`Fault`].
    pub async fn unarchive(&self, thread: u64) -> Result<(), Fault> {
        self.change_thread(thread, &json!({"archived": false})).await
    }

    async fn change_thread(&self, thread: u64, body: &serde_json::Value) -> Result<(), Fault> {
        self.doing(Effect::Edit, thread, |http| async move {
            http.edit_thread(channel_id(thread)?, body, None).await.map_err(|e| classify(&e))
        })
        .await
        .map(|_| ())
    }
}
