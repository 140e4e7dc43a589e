//! The fields that only the cards of Legends of Chaos have.

use skald_toolkit::packs::{BadPack, Fields};
use skald_vocabulary::interface::Name;

/// Reads them.
pub trait ChaosFields {
    /// An id: 1 to 32 small letters, digits and underscores.
    fn id(&mut self, field: &str) -> Result<Name, BadPack>;
    /// A word, if the field is there.
    fn word(&mut self, field: &str) -> Result<Option<Name>, BadPack>;
}

impl ChaosFields for Fields<'_> {
    fn id(&mut self, field: &str) -> Result<Name, BadPack> {
        let text: Name = self.text_to(field, 32)?;
        let good = |byte: u8| byte.is_ascii_lowercase() || byte.is_ascii_digit() || byte == b'_';
        if text.bytes().all(good) {
            Ok(text)
        } else {
            Err(self.wrong(field, "an id of small letters, digits and underscores is wanted"))
        }
    }

    fn word(&mut self, field: &str) -> Result<Option<Name>, BadPack> {
        if self.has(field) { self.text_to(field, 64).map(Some) } else { Ok(None) }
    }
}
