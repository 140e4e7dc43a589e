//! The fields of one table of a card file, taken out one by one; what is left over is unknown.

use skald_vocabulary::interface::Key;
use toml::{Table, Value};

use super::BadPack;

/// The longest text that [`Fields::text`] allows, in characters.
const LONGEST_TEXT: usize = 200;

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

impl<'f> Fields<'f> {
    /// A table of `file` about `card`.
    #[must_use]
    pub fn new(file: &'f str, card: &str, table: Table) -> Self {
        Self { file, card: card.to_owned(), table }
    }

    /// A whole card file.
    ///
    /// # Errors
    /// [`BadPack`] when the text is no TOML.
    pub fn of_file(file: &'f str, text: &str) -> Result<Self, BadPack> {
        match text.parse() {
            Ok(table) => Ok(Self::new(file, "file", table)),
            Err(error) => {
                let error: toml::de::Error = error;
                Err(Self::new(file, "file", Table::new()).wrong("toml", error.message()))
            }
        }
    }

    /// Why a field is refused.
    #[must_use]
    pub fn wrong(&self, field: &str, reason: impl Into<String>) -> BadPack {
        BadPack {
            file: self.file.to_owned(),
            card: self.card.clone(),
            field: field.to_owned(),
            reason: reason.into(),
        }
    }

    /// A word outside the vocabulary of the game's cards.
    #[must_use]
    pub fn unknown(&self, field: &str, word: &str) -> BadPack {
        self.wrong(field, format!("the word \"{word}\" is not in the vocabulary"))
    }

    /// Whether the field is there.
    #[must_use]
    pub fn has(&self, field: &str) -> bool {
        self.table.contains_key(field)
    }

    /// Takes a field out.
    ///
    /// # Errors
    /// [`BadPack`] when it is missing.
    pub fn take(&mut self, field: &str) -> Result<Value, BadPack> {
        self.table.remove(field).ok_or_else(|| self.wrong(field, "it is missing"))
    }

    /// A text of at most so many characters that is not blank.
    ///
    /// # Errors
    /// [`BadPack`] for anything else.
    pub fn text_to<T: for<'t> From<&'t str>>(&mut self, field: &str, most: usize) -> Result<T, BadPack> {
        match self.take(field)? {
            Value::String(text) if !text.trim().is_empty() && text.chars().count() <= most => {
                Ok(text.as_str().into())
            }
            _ => Err(self.wrong(field, format!("a text of 1 to {most} characters is wanted"))),
        }
    }

    /// A text of at most 200 characters that is not blank.
    ///
    /// # Errors
    /// [`BadPack`] for anything else.
    pub fn text<T: for<'t> From<&'t str>>(&mut self, field: &str) -> Result<T, BadPack> {
        self.text_to(field, LONGEST_TEXT)
    }

    /// The same, if the field is there.
    ///
    /// # Errors
    /// [`BadPack`] for anything else.
    pub fn text_or<T: for<'t> From<&'t str>>(&mut self, field: &str) -> Result<Option<T>, BadPack> {
        if self.has(field) { self.text(field).map(Some) } else { Ok(None) }
    }

    /// An id of the notation.
    ///
    /// # Errors
    /// [`BadPack`] when it is missing or no id.
    pub fn key(&mut self, field: &str) -> Result<Key, BadPack> {
        let text: String = self.text(field)?;
        Key::new(&text).map_err(|error| self.wrong(field, error.to_string()))
    }

    /// A list of words.
    ///
    /// # Errors
    /// [`BadPack`] when it is missing or anything else.
    pub fn list(&mut self, field: &str) -> Result<Vec<String>, BadPack> {
        let wrong = |fields: &Self| fields.wrong(field, "a list of words is wanted");
        let Value::Array(items) = self.take(field)? else { return Err(wrong(self)) };
        items.into_iter().map(|item| item.as_str().map(str::to_owned).ok_or_else(|| wrong(self))).collect()
    }

    /// A list of words; empty when the field is absent.
    ///
    /// # Errors
    /// [`BadPack`] when it is anything else.
    pub fn words(&mut self, field: &str) -> Result<Vec<String>, BadPack> {
        if self.has(field) { self.list(field) } else { Ok(Vec::new()) }
    }

    /// A list of ids of the notation.
    ///
    /// # Errors
    /// [`BadPack`] when it is missing or a word is no id.
    pub fn keys(&mut self, field: &str) -> Result<Vec<Key>, BadPack> {
        let words = self.list(field)?;
        words
            .iter()
            .map(|word| Key::new(word).map_err(|error| self.wrong(field, error.to_string())))
            .collect()
    }

    /// A list of tables; empty when the field is absent.
    ///
    /// # Errors
    /// [`BadPack`] when it is anything else.
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

    /// A whole number within bounds, both included.
    ///
    /// # Errors
    /// [`BadPack`] when it is missing or anything else.
    pub fn number<N: Copy + Into<i64> + TryFrom<i64>>(
        &mut self,
        field: &str,
        min: N,
        max: N,
    ) -> Result<N, BadPack> {
        let (least, most): (i64, i64) = (min.into(), max.into());
        let found = match self.take(field)? {
            Value::Integer(number) if (least..=most).contains(&number) => N::try_from(number).ok(),
            _ => None,
        };
        found.ok_or_else(|| self.wrong(field, format!("a whole number from {least} to {most} is wanted")))
    }

    /// A flag; absent means no. Only `true` is written.
    ///
    /// # Errors
    /// [`BadPack`] for anything else.
    pub fn flag(&mut self, field: &str) -> Result<bool, BadPack> {
        match self.table.remove(field) {
            None => Ok(false),
            Some(Value::Boolean(true)) => Ok(true),
            Some(_) => Err(self.wrong(field, "only true is written, otherwise the key is left out")),
        }
    }

    /// Every field was taken out.
    ///
    /// # Errors
    /// [`BadPack`] that names a key which is left over.
    pub fn end(&self) -> Result<(), BadPack> {
        match self.table.keys().next() {
            Some(key) => Err(self.wrong(key, "this key is unknown")),
            None => Ok(()),
        }
    }
}
