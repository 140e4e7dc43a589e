//! The fields of one table of a card file, taken out one by one; what is left over is unknown.

use toml::{Table, Value};

use skald_vocabulary::interface::Name;

/// Why a card file is refused: the file, the card, the key and the reason.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{file}: {card}: {field}: {reason}")]
pub struct BadPack {
    /// The file's name.
    pub file: String,
    /// The card's id, or what stands for one.
    pub card: String,
    /// The key.
    pub field: String,
    /// What is wrong with it.
    pub reason: String,
}

/// A table being read.
#[derive(Clone, Debug)]
pub struct Fields<'f> {
    /// The file's name.
    pub file: &'f str,
    /// The card's id, or what stands for one.
    pub card: String,
    /// What has not been taken out yet.
    pub table: Table,
}

impl Fields<'_> {
    /// An error about a field of this table.
    pub fn wrong(&self, field: &str, reason: impl Into<String>) -> BadPack {
        BadPack {
            file: self.file.to_owned(),
            card: self.card.clone(),
            field: field.to_owned(),
            reason: reason.into(),
        }
    }

    /// A word outside the vocabulary (DATA-1).
    pub fn unknown(&self, field: &str, word: &str) -> BadPack {
        self.wrong(field, format!("the word \"{word}\" is not in the vocabulary"))
    }

    /// Whether the field is there.
    pub fn has(&self, field: &str) -> bool {
        self.table.contains_key(field)
    }

    /// Takes a field out.
    pub fn take(&mut self, field: &str) -> Result<Value, BadPack> {
        self.table.remove(field).ok_or_else(|| self.wrong(field, "it is missing"))
    }

    /// A text of at most so many characters.
    pub fn text(&mut self, field: &str, most: usize) -> Result<Name, BadPack> {
        match self.take(field)? {
            Value::String(text) if !text.trim().is_empty() && text.chars().count() <= most => {
                Ok(text.as_str().into())
            }
            _ => Err(self.wrong(field, format!("a text of 1 to {most} characters is wanted"))),
        }
    }

    /// An id: 1 to 32 small letters, digits and underscores.
    pub fn id(&mut self, field: &str) -> Result<Name, BadPack> {
        let text = self.text(field, 32)?;
        let good = |byte: u8| byte.is_ascii_lowercase() || byte.is_ascii_digit() || byte == b'_';
        if text.bytes().all(good) {
            Ok(text)
        } else {
            Err(self.wrong(field, "an id of small letters, digits and underscores is wanted"))
        }
    }

    /// A word, if the field is there.
    pub fn word(&mut self, field: &str) -> Result<Option<Name>, BadPack> {
        if self.has(field) { self.text(field, 64).map(Some) } else { Ok(None) }
    }

    /// A list of words; empty when the field is absent.
    pub fn words(&mut self, field: &str) -> Result<Vec<String>, BadPack> {
        let wrong = |fields: &Self| fields.wrong(field, "a list of words is wanted");
        match self.table.remove(field) {
            None => Ok(Vec::new()),
            Some(Value::Array(items)) => items
                .into_iter()
                .map(|item| item.as_str().map(str::to_owned).ok_or_else(|| wrong(self)))
                .collect(),
            Some(_) => Err(wrong(self)),
        }
    }

    /// A list of tables; empty when the field is absent.
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

    /// A whole number within bounds.
    pub fn number(&mut self, field: &str, min: u8, max: u8) -> Result<u8, BadPack> {
        let wrong =
            |fields: &Self| fields.wrong(field, format!("a whole number from {min} to {max} is wanted"));
        match self.take(field)? {
            Value::Integer(number) => u8::try_from(number)
                .ok()
                .filter(|number| (min..=max).contains(number))
                .ok_or_else(|| wrong(self)),
            _ => Err(wrong(self)),
        }
    }

    /// A flag; absent means no. Only `true` is written.
    pub fn flag(&mut self, field: &str) -> Result<bool, BadPack> {
        match self.table.remove(field) {
            None => Ok(false),
            Some(Value::Boolean(true)) => Ok(true),
            Some(_) => Err(self.wrong(field, "only true is written, otherwise the key is left out")),
        }
    }

    /// Every field was taken out.
    pub fn end(&self) -> Result<(), BadPack> {
        match self.table.keys().next() {
            Some(key) => Err(self.wrong(key, "this key is unknown")),
            None => Ok(()),
        }
    }
}
