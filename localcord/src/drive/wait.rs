//! Waiting for what the bot does.

use std::time::Duration;

use tokio::time::{Instant, timeout, timeout_at};

use super::views::{MessageView, ModalView};
use super::{Answer, Choice, DriveError, Token};
use crate::id::Id;
use crate::json::Read;
use crate::shared::{Localcord, Shared};
use crate::world::World;
use crate::world::interactions::{Answered, Interaction};

impl World {
    /// The first answer as the person sees it, once there is one.
    pub fn answer_seen(&self, id: Id) -> Option<Answer> {
        let asked = self.interactions.get(&id)?;
        Some(match asked.answered.as_ref()? {
            Answered::Message => match self.original_view(asked) {
                Some(message) => Answer::Message { message: Box::new(message) },
                None => Answer::Gone,
            },
            Answered::Updated => match self.original_view(asked) {
                Some(message) => Answer::Updated { message: Box::new(message) },
                None => Answer::Gone,
            },
            Answered::Deferred => {
                let original = asked.original.and_then(|id| self.messages.get(&id));
                Answer::Thinking { ephemeral: original.is_some_and(|message| message.only_for.is_some()) }
            }
            Answered::DeferredUpdate(_) => Answer::Noted,
            Answered::Modal(data) => Answer::Form { form: Box::new(ModalView::of(data)) },
            Answered::Choices(choices) => {
                let choice = |choice: &serde_json::Value| Choice {
                    name: choice.text("name").unwrap_or_default().to_owned(),
                    value: choice.get("value").cloned().unwrap_or_default(),
                };
                Answer::Choices { choices: choices.iter().map(choice).collect() }
            }
        })
    }

    fn original_view(&self, asked: &Interaction) -> Option<MessageView> {
        self.messages.get(&asked.original?).map(|message| MessageView::of(self, message))
    }
}

impl Shared {
    /// Waits for the first answer, until the deadline that began with the interaction.
    pub async fn first_answer(&self, id: Id) -> Answer {
        let began = self.read(|world| world.interactions.get(&id).map(|asked| asked.began));
        let until = began.unwrap_or_else(Instant::now) + self.config.answer_deadline;
        let mut changes = self.changes();
        let answered = timeout_at(until, async {
            loop {
                changes.mark_unchanged();
                if let Some(answer) = self.read(|world| world.answer_seen(id)) {
                    return answer;
                }
                if changes.changed().await.is_err() {
                    return Answer::None;
                }
            }
        });
        answered.await.unwrap_or(Answer::None)
    }
}

impl Localcord {
    /// Waits for the bot's first answer, as the person sees it: the message (an ephemeral one too), a form,
    /// "thinking", or [`Answer::None`] if it did not respond in time.
    pub async fn first_answer(&self, asked: &Token) -> Answer {
        self.shared.first_answer(asked.id).await
    }

    /// Waits for the message that the person is left with: past "thinking", and past a press that was only noted.
    ///
    /// # Errors
    /// If the bot does not answer in time, or not with a message within `limit`.
    pub async fn settled(&self, asked: &Token, limit: Duration) -> Result<MessageView, DriveError> {
        match self.first_answer(asked).await {
            Answer::Message { message } | Answer::Updated { message } => return Ok(*message),
            Answer::None => return Err(DriveError::NotAnswered),
            _ => {}
        }
        let id = asked.id;
        self.until_some(limit, "a message that answers", |world: &World| {
            let asked = world.interactions.get(&id)?;
            let message = world.messages.get(&asked.original?)?;
            // What was changed before the press is no answer to it.
            let noted = |answered: &Answered| match answered {
                Answered::DeferredUpdate(edits) => message.edits <= *edits,
                _ => false,
            };
            let done = !message.loading() && !asked.answered.as_ref().is_some_and(noted);
            done.then(|| MessageView::of(world, message))
        })
        .await
    }

    /// The message that `@original` means for an interaction, if there is one now.
    #[must_use]
    pub fn original_of(&self, asked: &Token) -> Option<MessageView> {
        self.shared.read(|world| world.original_view(world.interactions.get(&asked.id)?))
    }

    /// The follow-ups of an interaction, oldest first.
    #[must_use]
    pub fn followups_of(&self, asked: &Token) -> Vec<MessageView> {
        self.shared.read(|world| {
            let ids =
                world.interactions.get(&asked.id).map(|asked| asked.followups.clone()).unwrap_or_default();
            let there = ids.iter().filter_map(|id| world.messages.get(id));
            there.map(|message| MessageView::of(world, message)).collect()
        })
    }

    /// Waits until something is so; it is looked at anew after each change.
    ///
    /// # Errors
    /// [`DriveError::NotYet`] with `what` if it is not so within `limit`.
    pub async fn until(
        &self,
        limit: Duration,
        what: &str,
        so: impl Fn(&Self) -> bool,
    ) -> Result<(), DriveError> {
        let mut changes = self.shared.changes();
        let waited = timeout(limit, async {
            loop {
                changes.mark_unchanged();
                if so(self) {
                    return true;
                }
                if changes.changed().await.is_err() {
                    return false;
                }
            }
        });
        match waited.await {
            Ok(true) => Ok(()),
            _ => Err(DriveError::NotYet(what.to_owned())),
        }
    }

    /// Waits for a message in a channel that a person sees and that fits.
    ///
    /// # Errors
    /// [`DriveError::NotYet`] with `what` if none comes within `limit`.
    pub async fn until_message(
        &self,
        limit: Duration,
        what: &str,
        channel: Id,
        viewer: Id,
        fits: impl Fn(&MessageView) -> bool,
    ) -> Result<MessageView, DriveError> {
        self.until_some(limit, what, |world| {
            super::views::views_of(world, channel, viewer).into_iter().rev().find(&fits)
        })
        .await
    }

    async fn until_some<T>(
        &self,
        limit: Duration,
        what: &str,
        look: impl Fn(&World) -> Option<T>,
    ) -> Result<T, DriveError> {
        let mut changes = self.shared.changes();
        let waited = timeout(limit, async {
            loop {
                changes.mark_unchanged();
                if let Some(found) = self.shared.read(&look) {
                    return Some(found);
                }
                if changes.changed().await.is_err() {
                    return None;
                }
            }
        });
        waited.await.ok().flatten().ok_or_else(|| DriveError::NotYet(what.to_owned()))
    }
}
