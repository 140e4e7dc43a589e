//! The lists of suspended, restricted and limited cards: versioned data that a table and a match keep (LRAW-1.0.1, 2.1.11).
//!
//! A list that was in force once is never changed and never taken away: a table names the version that it began with.

use std::collections::BTreeMap;

use crate::cards::{FaceId, Pool};
use skald_toolkit::packs::{BadPack, Fields, pack_id};
use skald_vocabulary::interface::{Key, PackId};
use toml::Value;

/// The lists that ship with the set, the oldest first, each with its version.
pub const LISTS: [(&str, &str); 1] = [(Limits::FIRST, include_str!("../../../sets/lraw/limits/1.toml"))];

/// How many copies the list allows; cards that it does not name have the limit of their rarity.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Limits {
    /// The version of the list.
    pub version: u32,
    /// The file of the list, as a table is fixed to it.
    pub fixed: Option<PackId>,
    most: BTreeMap<FaceId, u8>,
}

/// What a limited card without a number is limited to.
const TWO: u8 = 2;
/// The most copies that a list can speak of; no rarity allows more.
const MOST: u8 = 3;

impl Limits {
    /// The version that counts at a table which names none.
    pub const FIRST: &str = "1";

    /// The list of a version.
    ///
    /// # Errors
    /// [`BadPack`] when there is no such version, or its file is broken, which a test would have found.
    pub fn of_version(version: &str, pool: &Pool) -> Result<Self, BadPack> {
        let list = LISTS.iter().find(|(known, _)| *known == version);
        let (name, text) = list.ok_or_else(|| BadPack {
            file: "limits".to_owned(),
            card: "file".to_owned(),
            field: "version".to_owned(),
            reason: format!("there is no list {version}"),
        })?;
        Self::read(&format!("limits/{name}.toml"), text, pool)
    }

    /// The list of tables that name none.
    ///
    /// # Errors
    /// [`BadPack`] when its file is broken, which a test would have found.
    pub fn standard(pool: &Pool) -> Result<Self, BadPack> {
        Self::of_version(Self::FIRST, pool)
    }

    /// Reads a list: the ids that are `suspended` and `restricted`, and those `limited` with a line `id = n` each.
    ///
    /// # Errors
    /// [`BadPack`] that names file, field and reason.
    pub fn read(file: &str, text: &str, pool: &Pool) -> Result<Self, BadPack> {
        let mut fields = Fields::of_file(file, text)?;
        let version = fields.number("version", 1, u32::MAX)?;
        let mut most = BTreeMap::new();
        for (field, copies) in [("suspended", Some(0)), ("restricted", Some(1)), ("limited", None)] {
            for (id, copies) in listed(&mut fields, field, copies)? {
                let key = Key::new(&id.to_lowercase()).ok().and_then(|key| pool.find(key));
                let card = key.ok_or_else(|| fields.wrong(field, format!("\"{id}\" is no card")))?;
                if most.insert(card, copies).is_some() {
                    return Err(fields.wrong(field, format!("\"{id}\" stands here twice")));
                }
            }
        }
        fields.end()?;
        Ok(Self { version, fixed: Some(pack_id(&"limits", version, text)), most })
    }

    /// How many copies the list allows of a card; `None` where it says nothing.
    #[must_use]
    pub fn of(&self, card: FaceId) -> Option<u8> {
        self.most.get(&card).copied()
    }
}

/// The ids of a field with how many copies it allows: of each as many, or what stands beside it. The first list was written when a bare
/// id could be limited, which meant two.
fn listed(fields: &mut Fields<'_>, field: &str, copies: Option<u8>) -> Result<Vec<(String, u8)>, BadPack> {
    let Some(Value::Table(_)) = fields.table.get(field).filter(|_| copies.is_none()) else {
        let ids = fields.words(field)?;
        return Ok(ids.into_iter().map(|id| (id, copies.unwrap_or(TWO))).collect());
    };
    let Value::Table(lines) = fields.take(field)? else { return Ok(Vec::new()) };
    let read = |(id, n): (String, Value)| {
        let wanted = || fields.wrong(field, format!("\"{id}\" needs a whole number from 1 to {MOST}"));
        let n = n.as_integer().and_then(|n| u8::try_from(n).ok()).filter(|n| (1..=MOST).contains(n));
        n.map(|n| (id.clone(), n)).ok_or_else(wanted)
    };
    lines.into_iter().map(read).collect()
}
