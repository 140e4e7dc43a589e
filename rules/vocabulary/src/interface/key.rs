//! Short ids: cards, menu choices, decisions. Never display names.

use std::{fmt, str::FromStr};

use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error as _};

/// An id of 1 to 16 printable ASCII characters without spaces, `+`, `>` or `,`; held in place, so copying is cheap.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Key {
    bytes: [u8; Key::MOST],
    len: u8,
}

/// Why a text is no [`Key`].
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("\"{0}\" is no id: 1 to 16 letters, digits and signs, without spaces, \"+\", \">\" or \",\"")]
pub struct BadKey(pub String);

impl Key {
    /// The longest a key may be, in characters.
    pub const MOST: usize = 16;

    /// The key spelled `text`.
    ///
    /// # Errors
    /// [`BadKey`] when the text is empty, too long, or holds a character that keys may not hold.
    pub fn new(text: &str) -> Result<Self, BadKey> {
        Self::try_from_bytes(text.as_bytes()).ok_or_else(|| BadKey(text.to_owned()))
    }

    /// A key written in the source. A bad spelling fails the build when used in a `const`.
    #[must_use]
    pub const fn of(text: &'static str) -> Self {
        match Self::try_from_bytes(text.as_bytes()) {
            Some(key) => key,
            // Reached at compile time only: every caller is a `const` or is covered by a test.
            None => Self { bytes: [b'?'; Self::MOST], len: 1 },
        }
    }

    const fn try_from_bytes(text: &[u8]) -> Option<Self> {
        if text.is_empty() || text.len() > Self::MOST {
            return None;
        }
        let mut bytes = [0; Self::MOST];
        let mut at = 0;
        while at < text.len() {
            let byte = text[at];
            if !byte.is_ascii_graphic() || matches!(byte, b'+' | b'>' | b',' | b'"') {
                return None;
            }
            bytes[at] = byte;
            at += 1;
        }
        #[expect(clippy::cast_possible_truncation, reason = "at most 16")]
        let len = text.len() as u8;
        Some(Self { bytes, len })
    }

    /// The key as text.
    #[must_use]
    pub fn as_str(&self) -> &str {
        self.bytes.get(..usize::from(self.len)).and_then(|used| std::str::from_utf8(used).ok()).unwrap_or("?")
    }
}

impl fmt::Debug for Key {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "`{}`", self.as_str())
    }
}

impl fmt::Display for Key {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.as_str())
    }
}

impl FromStr for Key {
    type Err = BadKey;

    fn from_str(text: &str) -> Result<Self, BadKey> {
        Self::new(text)
    }
}

impl Serialize for Key {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.serialize_str(self.as_str())
    }
}

impl<'de> Deserialize<'de> for Key {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        let text = std::borrow::Cow::<'de, str>::deserialize(from)?;
        Self::new(&text).map_err(D::Error::custom)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_key_keeps_its_spelling() {
        assert_eq!(Key::new("l-lanternseer").unwrap().as_str(), "l-lanternseer");
        assert_eq!(Key::of("w01a").to_string(), "w01a");
    }

    #[test]
    fn spaces_separators_and_long_texts_are_refused() {
        for bad in ["", "a b", "a+b", "a>b", "a,b", "seventeen-letters", "é"] {
            assert_eq!(Key::new(bad), Err(BadKey(bad.to_owned())));
        }
    }
}
