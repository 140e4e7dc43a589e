//! The bot's token: a secret that is never printed.

use std::fmt;

use super::ConfigError;

/// The bot's token.
#[derive(Clone, PartialEq, Eq)]
pub struct Token(String);

impl Token {
    /// A token as it was copied: spaces around it and the word `Bot` before it do no harm.
    ///
    /// # Errors
    /// [`ConfigError::Token`] when Discord gives out no such token.
    pub fn new(text: &str) -> Result<Self, ConfigError> {
        let text = text.trim();
        let text = text.strip_prefix("Bot ").unwrap_or(text).trim();
        let sound = |part: &str| {
            !part.is_empty()
                && part.bytes().all(|byte| byte.is_ascii_alphanumeric() || byte == b'-' || byte == b'_')
        };
        if text.split('.').count() == 3 && text.split('.').all(sound) && text.len() >= 50 {
            Ok(Self(text.to_owned()))
        } else {
            Err(ConfigError::Token)
        }
    }

    /// The token, for speaking to Discord with it.
    #[must_use]
    pub fn expose(&self) -> &str {
        &self.0
    }
}

impl fmt::Debug for Token {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Token(..)")
    }
}
