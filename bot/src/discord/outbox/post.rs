//! Posting and changing messages so that nothing that arrived is sent twice.

use super::{Outbox, shown::Differs, trouble::IN_TEXT};
use crate::{
    discord::{
        answer::Fitted,
        audience::{Audience, Channel},
        send::{Change, Fault},
    },
    host::{OutboxItem, OutboxKind},
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
    /// By the words with which its text begins.
    Begins(&'m str),
    /// By the line with which its text ends: what stands above it may have changed since.
    Ends(&'m str),
}

impl Mark<'_> {
    /// Whether the message shows a state: there is one of it, and it is changed.
    const fn is_of_state(&self) -> bool {
        !matches!(self, Self::Text(_) | Self::Ends(_))
    }

    pub(super) fn is_on(&self, message: &serenity::model::channel::Message) -> bool {
        match self {
            Self::Text(text) => message.content.trim() == text.trim(),
            Self::Begins(words) => message.content.trim_start().starts_with(words.trim()),
            Self::Ends(line) => message.content.lines().last().map(str::trim) == Some(line.trim()),
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

/// The nonce of a row in one channel. Discord knows a nonce by its author, wherever the message stands: what an earlier try of the
/// row left in another channel must not be given back as the message of this one.
fn nonce_in(nonce: &str, channel: u64) -> String {
    u128::from_str_radix(nonce, 16)
        .map_or_else(|_| nonce.to_owned(), |number| format!("{:024x}", number ^ u128::from(channel)))
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
        if item.kind != OutboxKind::State {
            return self.put(item, channel, answer, mark).await;
        }
        self.messages.forget(&item.name);
        let message = self.put(item, channel, answer, mark).await?;
        self.messages.show(&item.name, message, answer);
        Ok(message)
    }

    async fn put<A: Audience>(
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
        // A notice is told once, wherever that was; a state is shown where it belongs now.
        let nonce = match item.kind {
            OutboxKind::State => nonce_in(&item.nonce, channel.id()),
            OutboxKind::Notice => item.nonce.clone(),
        };
        let posted = match sender.post(channel, answer, &nonce).await {
            // A quiet thread that was put away is taken out again.
            Err(Fault::Archived) => {
                sender.unarchive(channel.id()).await?;
                sender.post(channel, answer, &nonce).await?
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

    /// Has the message of a state show this: nothing is sent where it does already, and no picture that stands there already.
    pub(super) async fn bring_up<A: Audience>(
        &self,
        item: &OutboxItem,
        channel: Channel<A>,
        message: u64,
        answer: &Fitted<A>,
    ) -> Result<(), Fault> {
        let change = match self.messages.differs(&item.name, message, answer) {
            Differs::Nowhere => return Ok(()),
            Differs::Words => Change::Words,
            Differs::Picture => Change::Whole,
        };
        self.messages.forget(&item.name);
        self.change(item, channel, message, answer, change).await?;
        self.messages.show(&item.name, message, answer);
        Ok(())
    }

    /// Changes a message, taking its thread out of the archive if need be.
    pub(super) async fn edit<A: Audience>(
        &self,
        item: &OutboxItem,
        channel: Channel<A>,
        message: u64,
        answer: &Fitted<A>,
    ) -> Result<(), Fault> {
        self.change(item, channel, message, answer, Change::Whole).await
    }

    async fn change<A: Audience>(
        &self,
        item: &OutboxItem,
        channel: Channel<A>,
        message: u64,
        answer: &Fitted<A>,
        change: Change,
    ) -> Result<(), Fault> {
        let sender = self.sender(item);
        match sender.change(channel, message, answer, change).await {
            Err(Fault::Archived) => {
                sender.unarchive(channel.id()).await?;
                sender.change(channel, message, answer, change).await
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

#[cfg(test)]
mod tests {
    use serenity::model::channel::Message;

    use super::{Mark, nonce_in};

    fn said(text: &str) -> Message {
        serde_json::from_value(serde_json::json!({
            "id": "5", "type": 0, "channel_id": "4", "author": {"id": "2", "username": "bot"}, "content": text,
            "timestamp": "2026-01-01T00:00:00+00:00", "tts": false, "mention_everyone": false, "mentions": [],
            "mention_roles": [], "attachments": [], "embeds": [], "pinned": false,
        }))
        .unwrap()
    }

    #[test]
    fn a_message_is_known_by_the_part_of_it_that_stays() {
        let message = said("Two tables wait for you:\n• one\n• two\nThis comes once a day. ");
        assert!(Mark::Ends("This comes once a day.").is_on(&message), "whatever waits by now");
        assert!(!Mark::Ends("• two").is_on(&message) && !Mark::Begins("• one").is_on(&message));
        assert!(Mark::Begins("Two tables wait for you:").is_on(&message));
        assert!(Mark::Begins("Two tables wait ").is_on(&message), "however it goes on");
        assert!(!Mark::Text("Two tables wait for you:").is_on(&message));
        assert!(
            !Mark::Ends("").is_of_state() && !Mark::Text("").is_of_state() && Mark::Begins("").is_of_state()
        );
    }

    #[test]
    fn a_row_has_a_nonce_of_its_own_in_each_channel() {
        let nonce = "00ffeeddccbbaa9988776655";
        assert_eq!(nonce_in(nonce, 7), nonce_in(nonce, 7), "a second try is known again");
        assert_ne!(nonce_in(nonce, 7), nonce_in(nonce, 8));
        assert_ne!(nonce_in(nonce, 7), nonce_in("00ffeeddccbbaa9988776654", 7));
        assert_eq!(nonce_in(nonce, u64::MAX).len(), 24, "Discord takes 25");
    }
}
