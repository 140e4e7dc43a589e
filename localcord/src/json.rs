//! Short ways to read a plain JSON value. No knowledge of any message.

use serde_json::Value;

use crate::id::Id;

/// Reading fields of a JSON object without saying at each step what happens where they are absent.
pub(crate) trait Read {
    /// The text under this key.
    fn text(&self, key: &str) -> Option<&str>;
    /// The whole number, at least 0, under this key.
    fn number(&self, key: &str) -> Option<u64>;
    /// The truth value under this key; absent counts as false.
    fn yes(&self, key: &str) -> bool;
    /// The list under this key; absent or null counts as empty.
    fn list(&self, key: &str) -> &[Value];
    /// The id under this key, written as text or as a number.
    fn id(&self, key: &str) -> Option<Id>;
    /// Whether the key is there with something other than null.
    fn has(&self, key: &str) -> bool;
}

impl Read for Value {
    fn text(&self, key: &str) -> Option<&str> {
        self.get(key)?.as_str()
    }

    fn number(&self, key: &str) -> Option<u64> {
        self.get(key)?.as_u64()
    }

    fn yes(&self, key: &str) -> bool {
        self.get(key).and_then(Self::as_bool).unwrap_or(false)
    }

    fn list(&self, key: &str) -> &[Value] {
        self.get(key).and_then(Self::as_array).map_or(&[], Vec::as_slice)
    }

    fn id(&self, key: &str) -> Option<Id> {
        to_id(self.get(key)?)
    }

    fn has(&self, key: &str) -> bool {
        self.get(key).is_some_and(|value| !value.is_null())
    }
}

/// An id written as text or as a number.
pub(crate) fn to_id(value: &Value) -> Option<Id> {
    match value {
        Value::String(text) => text.parse().ok(),
        other => other.as_u64().map(Id),
    }
}

/// Puts one field into a JSON object; on anything else it does nothing.
pub(crate) fn put(object: &mut Value, key: &str, value: impl Into<Value>) {
    if let Some(map) = object.as_object_mut() {
        map.insert(key.to_owned(), value.into());
    }
}

/// How many characters a text has, as Discord counts them against its limits.
pub(crate) fn length(text: &str) -> usize {
    text.chars().count()
}
