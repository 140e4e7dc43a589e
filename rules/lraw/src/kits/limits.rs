//! The list of suspended, restricted and limited cards: versioned data that a match keeps (LRAW-1.0.1, 2.1.11).

use std::collections::BTreeMap;

use crate::cards::{FaceId, Pool};
use skald_toolkit::packs::{BadPack, Fields};
use skald_vocabulary::interface::Key;

/// The list that ships with the set.
const LIST: &str = include_str!("../../../sets/lraw/limits.toml");

/// How many copies the list allows; cards that it does not name have the limit of their rarity.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Limits {
    /// The version of the list.
    pub version: u32,
    most: BTreeMap<FaceId, u8>,
}

impl Limits {
    /// The list that ships with the set.
    ///
    /// # Errors
    /// [`BadPack`] when the file is broken, which a test would have found.
    pub fn standard(pool: &Pool) -> Result<Self, BadPack> {
        Self::read("limits.toml", LIST, pool)
    }

    /// Reads a list: `suspended`, `restricted` and `limited` (pairs of id and copies).
    ///
    /// # Errors
    /// [`BadPack`] that names file, field and reason.
    pub fn read(file: &str, text: &str, pool: &Pool) -> Result<Self, BadPack> {
        let mut fields = Fields::of_file(file, text)?;
        let version = fields.number("version", 1, u32::MAX)?;
        let mut most = BTreeMap::new();
        for (field, copies) in [("suspended", 0), ("restricted", 1), ("limited", 2)] {
            for id in fields.words(field)? {
                let key = Key::new(&id.to_lowercase()).ok().and_then(|key| pool.find(key));
                let card = key.ok_or_else(|| fields.wrong(field, format!("\"{id}\" is no card")))?;
                if most.insert(card, copies).is_some() {
                    return Err(fields.wrong(field, format!("\"{id}\" stands here twice")));
                }
            }
        }
        fields.end()?;
        Ok(Self { version, most })
    }

    /// How many copies the list allows of a card; `None` where it says nothing.
    #[must_use]
    pub fn of(&self, card: FaceId) -> Option<u8> {
        self.most.get(&card).copied()
    }
}
