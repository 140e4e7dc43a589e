//! Short ids: cards, menu choices, decisions. Never display names.

use std::{
    cmp::Ordering,
    fmt,
    hash::{Hash, Hasher},
    str::FromStr,
};

use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error as _};

/// An id of 1 to 16 printable ASCII characters without spaces, `+`, `>` or `,`; held in place, so copying is cheap.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Key {
    /// The characters, and zeros behind them.
    bytes: [u8; Key::MOST],
}

impl Key {
    /// All characters as one number, which is quicker to order and to hash than a list of bytes.
    const fn number(self) -> u128 {
        u128::from_be_bytes(self.bytes)
    }
}

impl Hash for Key {
    fn hash<H: Hasher>(&self, to: &mut H) {
        to.write_u128(self.number());
    }
}

impl Ord for Key {
    /// As their texts are ordered: what lies behind the shorter one is smaller than any character.
    fn cmp(&self, other: &Self) -> Ordering {
        self.number().cmp(&other.number())
    }
}

impl PartialOrd for Key {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
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
            None => Self::UNREADABLE,
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
        Some(Self { bytes })
    }

    /// What stands where no key could be made.
    const UNREADABLE: Self = {
        let mut bytes = [0; Self::MOST];
        bytes[0] = b'?';
        Self { bytes }
    };

    /// A key that is put together from texts and numbers, such as the id of a decision.
    #[must_use]
    pub const fn build() -> KeyBuilder {
        KeyBuilder { bytes: [0; Self::MOST], len: 0, sound: true }
    }

    /// The key as text.
    #[must_use]
    pub fn as_str(&self) -> &str {
        let zeros = self.number().trailing_zeros() / u8::BITS;
        let len = usize::try_from(zeros).map_or(0, |zeros| Self::MOST.saturating_sub(zeros));
        self.bytes.get(..len).and_then(|used| std::str::from_utf8(used).ok()).unwrap_or("?")
    }
}

/// A key in the making ([`Key::build`]): without the detour of a text, for ids that are made at every input.
#[derive(Clone, Copy, Debug)]
pub struct KeyBuilder {
    bytes: [u8; Key::MOST],
    len: usize,
    sound: bool,
}

impl KeyBuilder {
    /// Adds a text.
    #[must_use]
    pub fn text(mut self, text: &str) -> Self {
        match self.bytes.get_mut(self.len..self.len + text.len()) {
            Some(room) => room.copy_from_slice(text.as_bytes()),
            None => self.sound = false,
        }
        self.len += text.len();
        self
    }

    /// Adds a number in decimal digits.
    #[must_use]
    pub fn number(self, number: impl Into<u64>) -> Self {
        let number = number.into();
        let before = if number < 10 { self } else { self.number(number / 10) };
        let digit = usize::try_from(number % 10).unwrap_or(0);
        before.text("0123456789".get(digit..=digit).unwrap_or("?"))
    }

    /// The key, if these are 1 to 16 characters that a key may hold.
    #[must_use]
    pub fn key(self) -> Option<Key> {
        let used = self.bytes.get(..self.len).filter(|_| self.sound)?;
        Key::try_from_bytes(used)
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
    fn keys_are_ordered_as_their_texts_are() {
        let mut texts = ["b", "a", "a1", "a-1", "ab", "abcdefghijklmnop", "abcdefghijklmno", "~"];
        let mut keys = texts.map(|text| Key::new(text).unwrap());
        texts.sort_unstable();
        keys.sort_unstable();
        assert_eq!(keys.map(|key| key.to_string()), texts);
    }

    #[test]
    fn a_key_can_be_put_together_from_texts_and_numbers() {
        let id = Key::build().text("d").number(3_u8).text(".").number(0_u16).text(".a").key();
        assert_eq!(id, Some(Key::of("d3.0.a")));
        assert_eq!(Key::build().number(u64::MAX).key(), None, "too long");
        assert_eq!(Key::build().text("sixteen-letters-").text("1").key(), None, "too long");
        assert_eq!(Key::build().text("sixteen-letters-").key(), Some(Key::of("sixteen-letters-")));
        assert_eq!(Key::build().key(), None, "empty");
        assert_eq!(Key::build().text("a b").key(), None, "a space");
    }

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
