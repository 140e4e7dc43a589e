//! Card files: one strict way of reading them, and what fixes a table to the packs that it was opened with.
//!
//! What belongs here: fields and faults of card files, the name, version and hash of a pack, and finding a card by its id. What does not: the words
//! of any game's cards.

mod fields;
mod lookup;

pub use self::{fields::Fields, lookup::Lookup};

use sha3::{Digest, Sha3_256};
use skald_vocabulary::interface::PackId;

/// Why a card file is refused.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{file}: {card}: {field}: {reason}")]
pub struct BadPack {
    /// The file's name.
    pub file: String,
    /// The card's or piece's id, or what stands for one.
    pub card: String,
    /// The field.
    pub field: String,
    /// What is wrong with it.
    pub reason: String,
}

/// To what a table is fixed that was opened with this pack: whatever changes in its file changes the hash.
#[must_use]
pub fn pack_id(id: &impl ToString, version: u32, text: &str) -> PackId {
    PackId { id: id.to_string(), version, hash: hex::encode(Sha3_256::digest(text.as_bytes())) }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn fault(text: &str, read: impl Fn(&mut Fields<'_>) -> Result<(), BadPack>) -> String {
        let mut fields = match Fields::of_file("more.toml", text) {
            Ok(fields) => fields,
            Err(bad) => return bad.to_string(),
        };
        read(&mut fields)
            .and_then(|()| fields.end())
            .map_or_else(|bad| bad.to_string(), |()| "sound".to_owned())
    }

    #[test]
    fn every_fault_names_file_card_and_field() {
        let number = |fields: &mut Fields<'_>| fields.number("level", 1_u8, 3).map(drop);
        assert_eq!(fault("level = 2", number), "sound");
        assert_eq!(
            fault("level = 4", number),
            "more.toml: file: level: a whole number from 1 to 3 is wanted"
        );
        assert_eq!(fault("", number), "more.toml: file: level: it is missing");
        assert_eq!(fault("level = 1\ncolour = 2", number), "more.toml: file: colour: this key is unknown");
        assert!(fault("level = ", number).starts_with("more.toml: file: toml: "));
        let words = |fields: &mut Fields<'_>| fields.words("do").map(drop);
        assert_eq!(fault("", words), "sound");
        assert_eq!(fault("do = [1]", words), "more.toml: file: do: a list of words is wanted");
        let text = |fields: &mut Fields<'_>| fields.text_to::<String>("name", 3).map(drop);
        assert_eq!(
            fault("name = \"abcd\"", text),
            "more.toml: file: name: a text of 1 to 3 characters is wanted"
        );
        assert_eq!(
            fault("name = \" \"", text),
            "more.toml: file: name: a text of 1 to 3 characters is wanted"
        );
        let flag = |fields: &mut Fields<'_>| fields.flag("twice").map(drop);
        assert!(fault("twice = false", flag).contains("only true is written"));
        let keys = |fields: &mut Fields<'_>| fields.keys("cards").map(drop);
        assert!(fault("cards = [\"No Key\"]", keys).starts_with("more.toml: file: cards: "));
    }

    #[test]
    fn one_letter_changes_the_hash() {
        assert_ne!(pack_id(&"base", 1, "a").hash, pack_id(&"base", 1, "b").hash);
        assert_eq!(pack_id(&"base", 1, "a").hash.len(), 64);
    }
}
