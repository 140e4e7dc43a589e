//! The fields of one table of a card file, taken out one by one; what is left over is unknown.

use std::sync::Arc;

use toml::{Table, Value};

use super::BadPack;
use skald_vocabulary::interface::Key;

/// A table being read.
pub struct Fields<'f> {
    /// The file's name.
    pub file: &'f str,
    /// The card or piece it is about.
    pub card: String,
    /// What is left of it.
    pub table: Table,
}

impl<'f> Fields<'f> {
    /// A table of `file` about `card`.
    pub fn new(file: &'f str, card: &str, table: Table) -> Self {
        Self { file, card: card.to_owned(), table }
    }

    /// Why a field is refused.
    pub fn wrong(&self, field: &str, reason: impl Into<String>) -> BadPack {
        BadPack {
            file: self.file.to_owned(),
            card: self.card.clone(),
            field: field.to_owned(),
            reason: reason.into(),
        }
    }

    fn take(&mut self, field: &str) -> Result<Value, BadPack> {
        self.table.remove(field).ok_or_else(|| self.wrong(field, "it is missing"))
    }

    /// A text of 1 to 200 characters.
    pub fn text(&mut self, field: &str) -> Result<Arc<str>, BadPack> {
        match self.take(field)? {
            Value::String(text) if !text.trim().is_empty() && text.chars().count() <= 200 => {
                Ok(text.as_str().into())
            }
            _ => Err(self.wrong(field, "a text of 1 to 200 characters is wanted")),
        }
    }

    /// A text that may be missing.
    pub fn text_or(&mut self, field: &str) -> Result<Option<Arc<str>>, BadPack> {
        if self.table.contains_key(field) { self.text(field).map(Some) } else { Ok(None) }
    }

    /// An id.
    pub fn key(&mut self, field: &str) -> Result<Key, BadPack> {
        let text = self.text(field)?;
        Key::new(&text).map_err(|error| self.wrong(field, error.to_string()))
    }

    /// A whole number within bounds.
    pub fn number(&mut self, field: &str, min: u32, max: u32) -> Result<u32, BadPack> {
        match self.take(field)? {
            Value::Integer(number) => u32::try_from(number)
                .ok()
                .filter(|number| (min..=max).contains(number))
                .ok_or_else(|| self.wrong(field, format!("a whole number from {min} to {max} is wanted"))),
            _ => Err(self.wrong(field, format!("a whole number from {min} to {max} is wanted"))),
        }
    }

    /// Four stats, each from 1 to 9.
    pub fn stats(&mut self, field: &str) -> Result<[i16; 4], BadPack> {
        let wrong = |fields: &Self| fields.wrong(field, "four stats from 1 to 9 are wanted");
        let Value::Array(items) = self.take(field)? else { return Err(wrong(self)) };
        let stat = |item: &Value| {
            item.as_integer().and_then(|stat| i16::try_from(stat).ok()).filter(|stat| (1..=9).contains(stat))
        };
        let stats: Option<Vec<i16>> = items.iter().map(stat).collect();
        stats.and_then(|stats| <[i16; 4]>::try_from(stats).ok()).ok_or_else(|| wrong(self))
    }

    /// The rows of a drawing.
    pub fn rows(&mut self, field: &str) -> Result<Vec<String>, BadPack> {
        let wrong = |fields: &Self| fields.wrong(field, "a list of rows is wanted");
        let Value::Array(items) = self.take(field)? else { return Err(wrong(self)) };
        items.into_iter().map(|item| item.as_str().map(str::to_owned).ok_or_else(|| wrong(self))).collect()
    }

    /// A list of tables; empty when it is missing.
    pub fn tables(&mut self, field: &str) -> Result<Vec<Table>, BadPack> {
        let wrong = |fields: &Self| fields.wrong(field, "a list of tables is wanted");
        match self.table.remove(field) {
            None => Ok(Vec::new()),
            Some(Value::Array(items)) => items
                .into_iter()
                .map(|item| match item {
                    Value::Table(table) => Ok(table),
                    _ => Err(wrong(self)),
                })
                .collect(),
            Some(_) => Err(wrong(self)),
        }
    }

    /// Nothing may be left over.
    pub fn end(&self) -> Result<(), BadPack> {
        match self.table.keys().next() {
            Some(key) => Err(self.wrong(key, "this key is unknown")),
            None => Ok(()),
        }
    }
}
