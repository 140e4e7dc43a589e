//! Being the people: functions for tests, which the page uses over HTTP as well. What people may do is checked as
//! Discord's own client would; the raw functions are for forgeries.

mod people;
mod press;
mod slash;
mod trouble;
pub(crate) mod views;
mod wait;

use serde::Serialize;
use serde_json::Value;

use crate::id::Id;
use views::{MessageView, ModalView};

/// A person's use of a command, a button or a form, to ask about its answer.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Token {
    /// The interaction's id.
    pub id: Id,
    /// Who asked.
    pub user: Id,
    /// Where.
    pub channel: Id,
    /// The secret token that the bot answers with.
    pub token: String,
}

/// A suggestion while somebody types.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Choice {
    /// What is shown.
    pub name: String,
    /// What is sent.
    pub value: Value,
}

/// What a person sees as the first answer.
#[derive(Clone, Debug, Serialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum Answer {
    /// A new message, perhaps for their eyes only.
    Message {
        /// The message, as it is now.
        message: Box<MessageView>,
    },
    /// The bot is thinking; a message will follow. See [`crate::Localcord::settled`].
    Thinking {
        /// Whether that message will be for their eyes only.
        ephemeral: bool,
    },
    /// The message under the button has changed.
    Updated {
        /// The message, as it is now.
        message: Box<MessageView>,
    },
    /// The press was taken note of; nothing is seen yet.
    Noted,
    /// A form opens.
    Form {
        /// The form.
        form: Box<ModalView>,
    },
    /// Suggestions.
    Choices {
        /// The suggestions.
        choices: Vec<Choice>,
    },
    /// The answer was a message that has been deleted since.
    Gone,
    /// The bot did not answer in time.
    None,
}

impl Answer {
    /// The message that is seen, if there is one.
    #[must_use]
    pub fn message(&self) -> Option<&MessageView> {
        match self {
            Self::Message { message } | Self::Updated { message } => Some(message),
            _ => None,
        }
    }

    /// The form that opens, if one does.
    #[must_use]
    pub fn form(&self) -> Option<&ModalView> {
        match self {
            Self::Form { form } => Some(form),
            _ => None,
        }
    }
}

/// Why something cannot be done; what Discord's own client would not let a person do.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum DriveError {
    /// No such person.
    #[error("there is no person {0}")]
    NoPerson(String),
    /// No such channel, or this person does not see it.
    #[error("there is no channel {0} for this person")]
    NoChannel(String),
    /// No such message, or this person does not see it.
    #[error("there is no message {0} for this person")]
    NoMessage(Id),
    /// No such command is registered for this place.
    #[error("there is no command /{0} here")]
    NoCommand(String),
    /// The command's options do not fit its description.
    #[error("option {option}: {why}")]
    Option {
        /// The option's name.
        option: String,
        /// What is wrong.
        why: String,
    },
    /// The message has no such button or menu.
    #[error("the message has no {0}")]
    NoComponent(String),
    /// The button or menu is greyed out.
    #[error("{0} is disabled")]
    Disabled(String),
    /// The values do not fit the menu.
    #[error("menu {menu}: {why}")]
    Values {
        /// The menu's `custom_id`.
        menu: String,
        /// What is wrong.
        why: String,
    },
    /// No form is open by this interaction, or its fields do not fit.
    #[error("form: {0}")]
    Form(String),
    /// Writing is not possible here.
    #[error("nobody can write here: {0}")]
    Closed(String),
    /// The bot did not answer in time.
    #[error("the bot did not answer in time")]
    NotAnswered,
    /// What was waited for did not come about in time.
    #[error("it did not come about in time: {0}")]
    NotYet(String),
}
