//! Posting and changing messages so that nothing that arrived is sent twice.

use super::{Outbox, trouble::IN_TEXT};
use crate::{
    discord::{
        answer::Fitted,
        audience::{Audience, Channel},
        send::Fault,
    },
    host::OutboxItem,
};

/// Discord knows a repeated message by its nonce for "the past few minutes", which is no number: within so long it surely
/// does. Milliseconds.
const NONCE_MEMORY: i64 = 60_000;

/// By what a message that was sent is known again.
pub(super) enum Mark<'m> {
    /// By its text.
    Text(&'m str),
    /// By the id of one of its buttons.
    Press(&'m str),
    /// By the line with which its text begins.
    Begins(&'m str),
}

impl Mark<'_> {
    /// Whether the message shows a state: there is one of it, and it is changed.
    const fn is_of_state(&self) -> bool {
        !matches!(self, Self::Text(_))
    }

    fn is_on(&self, message: &serenity::model::channel::Message) -> bool {
        match self {
            Self::Text(text) => message.content.trim() == text.trim(),
            Self::Begins(line) => message.content.lines().next().map(str::trim) == Some(line.trim()),
            Self::Press(prefix) => message.components.iter().flat_map(|row| &row.components).any(|part| {
                matches!(
                    part,
                    serenity::model::application::ActionRowComponent::Button(button)
                        if matches!(&button.data, serenity::model::application::ButtonKind::NonLink { custom_id, .. }
                            if custom_id == prefix)
                )
            }),
        }
    }
}

impl Outbox {
    /// Posts a message, after looking for one that an earlier try may have left since the first of them.
    pub(super) async fn post<A: Audience>(
        &self,
        item: &OutboxItem,
        channel: Channel<A>,
        answer: &Fitted<A>,
        mark: &Mark<'_>,
    ) -> Result<u64, Fault> {
        let sender = self.sender(item);
        let first = item.first.filter(|_| item.attempts > 0);
        if let Some(first) = first.filter(|first| self.bot.host.now() - first > NONCE_MEMORY) {
            let me = self.bot.me();
            let known = |message: &serenity::model::channel::Message| {
                message.author.id.get() == me && mark.is_on(message)
            };
            let mut found = sender.find(channel.id(), self.bot.their_clock.id_before(first), known).await?;
            if let Some(newest) = found.pop() {
                // More than one is there when Discord had forgotten the nonce before a try arrived.
                for older in found.iter().filter(|_| mark.is_of_state()) {
                    sender.delete(channel.id(), older.message).await?;
                }
                if mark.is_of_state() {
                    self.edit(item, channel, newest.message, answer).await?;
                }
                return Ok(newest.message);
            }
        }
        let posted = match sender.post(channel, answer, &item.nonce).await {
            // A quiet thread that was put away is taken out again.
            Err(Fault::Archived) => {
                sender.unarchive(channel.id()).await?;
                sender.post(channel, answer, &item.nonce).await?
            }
            other => other?,
        };
        if item.attempts == 0 {
            self.bot.their_clock.saw(posted, self.bot.host.now());
        }
        // Discord may have given back what an earlier try posted: a state that has gone on since.
        if item.attempts > 0 && mark.is_of_state() {
            self.edit(item, channel, posted, answer).await?;
        }
        Ok(posted)
    }

    /// Changes a message, taking its thread out of the archive if need be.
    pub(super) async fn edit<A: Audience>(
        &self,
        item: &OutboxItem,
        channel: Channel<A>,
        message: u64,
        answer: &Fitted<A>,
    ) -> Result<(), Fault> {
        let sender = self.sender(item);
        match sender.edit(channel, message, answer).await {
            Err(Fault::Archived) => {
                sender.unarchive(channel.id()).await?;
                sender.edit(channel, message, answer).await
            }
            other => other,
        }
    }

    /// The same message in words alone, when Discord refuses it as it is: the picture and the frame may be what it does
    /// not take, or what the bot may not send here. Nothing where there is nothing to leave out.
    pub(super) fn in_words<A: Audience>(fault: &Fault, answer: &Fitted<A>, twin: &str) -> Option<Fitted<A>> {
        let may_help = matches!(fault, Fault::Ours(_) | Fault::NoAccess);
        if !may_help || (answer.file().is_none() && answer.embeds().is_empty()) {
            return None;
        }
        tracing::error!(%fault, outline = %answer.outline(), "{IN_TEXT}");
        Some(answer.in_words(twin))
    }
}
