//! The fields that only the cards of Legends At War have.

use skald_toolkit::packs::{BadPack, Fields};
use toml::Value;

/// Reads them.
pub trait LawFields {
    /// Four stats, each from 1 to 9.
    fn stats(&mut self, field: &str) -> Result<[i16; 4], BadPack>;
}

impl LawFields for Fields<'_> {
    fn stats(&mut self, field: &str) -> Result<[i16; 4], BadPack> {
        let wrong = |fields: &Self| fields.wrong(field, "four stats from 1 to 9 are wanted");
        let Value::Array(items) = self.take(field)? else { return Err(wrong(self)) };
        let stat = |item: &Value| {
            item.as_integer().and_then(|stat| i16::try_from(stat).ok()).filter(|stat| (1..=9).contains(stat))
        };
        let stats: Option<Vec<i16>> = items.iter().map(stat).collect();
        stats.and_then(|stats| <[i16; 4]>::try_from(stats).ok()).ok_or_else(|| wrong(self))
    }
}
