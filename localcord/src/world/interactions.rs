//! Interactions: what a person asked, and how far the bot has answered.

use serde_json::Value;
use tokio::time::Instant;

use super::World;
use crate::id::Id;

/// How the bot first answered.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Answered {
    /// Type 4: a message.
    Message,
    /// Type 5: "thinking"; a message is to follow.
    Deferred,
    /// Type 6: taken note of, the message under the button stays for now. It had been changed so often until then.
    DeferredUpdate(u64),
    /// Type 7: the message under the button was changed.
    Updated,
    /// Type 8: choices.
    Choices(Vec<Value>),
    /// Type 9: a form.
    Modal(Value),
}

/// One interaction.
#[derive(Clone, Debug)]
pub(crate) struct Interaction {
    pub id: Id,
    pub token: String,
    /// 2 command, 3 component, 4 autocomplete, 5 form.
    pub kind: u8,
    pub user: Id,
    pub channel: Id,
    /// Name of the command, with its subcommand.
    pub name: Option<String>,
    /// The message under the button, if there is one.
    pub source: Option<Id>,
    pub began: Instant,
    pub answered: Option<Answered>,
    /// The message that `@original` means.
    pub original: Option<Id>,
    /// All messages that came from it by follow-up.
    pub followups: Vec<Id>,
    /// Whether its token was declared void.
    pub expired: bool,
}

impl World {
    /// Keeps a new interaction; its id and token are fresh.
    pub fn begin(&mut self, kind: u8, user: Id, channel: Id, name: Option<String>, source: Option<Id>) -> Id {
        let id = self.ids.fresh();
        // Discord's tokens are long; the id alone makes this one unique.
        let token = format!("aW50ZXJhY3Rpb246{id}_{:x}", id.0.wrapping_mul(0x9E37_79B9_7F4A_7C15));
        self.tokens.insert(token.clone(), id);
        let began = Instant::now();
        self.interactions.insert(
            id,
            Interaction {
                id,
                token,
                kind,
                user,
                channel,
                name,
                source,
                began,
                answered: None,
                original: None,
                followups: Vec::new(),
                expired: false,
            },
        );
        while self.interactions.len() > self.config.memory.max(1) {
            if let Some((_, old)) = self.interactions.pop_first() {
                self.tokens.remove(&old.token);
            }
        }
        id
    }

    /// The interaction of this token.
    pub fn by_token(&self, token: &str) -> Option<&Interaction> {
        self.interactions.get(self.tokens.get(token)?)
    }
}
