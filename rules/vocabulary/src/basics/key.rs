//! Short ids: cards, menu choices, decisions. Never display names.

use std::{
    cmp::Ordering,
    fmt,
    hash::{Hash, Hasher},
    str::FromStr,
};

use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error as _};

use crate::invariant::Invariant;

/// An id of 1 to 16 printable ASCII characters without spaces, `+`, `>` or `,`; held in place, so copying is cheap.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Key {
    /// The characters, and zeros behind them.
    bytes: [u8; Key::MOST],
}

impl Key {
    /// All characters as one number, which is quicker to order and to hash than a list of bytes.
    #[inline]
    const fn number(self) -> u128 {
        u128::from_be_bytes(self.bytes)
    }
}

impl Hash for Key {
    #[inline]
    fn hash<H: Hasher>(&self, to: &mut H) {
        to.write_u128(self.number());
    }
}

impl Ord for Key {
    /// As their texts are ordered: what lies behind the shorter one is smaller than any character.
    #[inline]
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

    /// The key spelled `text`, where that is known to be one: a test stops where it is not; in service that is logged, and the key
    /// is `?`, which is no word of any game.
    #[must_use]
    #[track_caller]
    pub fn made(text: &str) -> Self {
        Self::new(text).or_broken(Self::UNREADABLE, "a text that games put together is a key")
    }

    const fn try_from_bytes(text: &[u8]) -> Option<Self> {
        if text.is_empty() || text.len() > Self::MOST {
            return None;
        }
        let mut bytes = [0; Self::MOST];
        let mut at = 0;
        while at < text.len() {
            let byte = text[at];
            if !Self::holds(byte) {
                return None;
            }
            bytes[at] = byte;
            at += 1;
        }
        Some(Self { bytes })
    }

    /// Whether a key may hold this character.
    const fn holds(letter: u8) -> bool {
        letter.is_ascii_graphic() && !matches!(letter, b'+' | b'>' | b',' | b'"')
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
        KeyBuilder { text: 0, len: 0, sound: true }
    }

    /// The key as text.
    #[must_use]
    pub fn as_str(&self) -> &str {
        std::str::from_utf8(self.as_bytes()).unwrap_or("?")
    }

    /// The characters of the key: quicker than its text, for whoever looks at one of them at every input.
    #[must_use]
    #[inline]
    pub fn as_bytes(&self) -> &[u8] {
        let zeros = self.number().trailing_zeros() / u8::BITS;
        let len = usize::try_from(zeros).map_or(0, |zeros| Self::MOST.saturating_sub(zeros));
        self.bytes.get(..len).unwrap_or_default()
    }
}

/// A key in the making ([`Key::build`]): without the detour of a text, for ids that are made at every input.
#[derive(Clone, Copy, Debug)]
pub struct KeyBuilder {
    /// The characters, the last one lowest.
    text: u128,
    /// How many there are.
    len: usize,
    /// Whether a key may hold all of them.
    sound: bool,
}

impl KeyBuilder {
    /// Adds a text.
    #[must_use]
    #[inline]
    pub fn text(self, text: &str) -> Self {
        text.bytes().fold(self, Self::letter)
    }

    /// Adds a number in decimal digits.
    #[must_use]
    #[inline]
    pub fn number(self, number: impl Into<u64>) -> Self {
        let number = number.into();
        if number < 10 { self.digit(number) } else { self.digits(number) }
    }

    /// Adds a number of several digits.
    fn digits(self, number: u64) -> Self {
        let (mut rest, mut digits, mut len) = (number, 0_u128, 0);
        while rest > 0 {
            // More than fit are no key whatever they are.
            digits |= u128::from(u64::from(b'0') + rest % 10) << (8 * len.min(Key::MOST - 1));
            len += 1;
            rest /= 10;
        }
        let fits = self.len + len <= Key::MOST;
        let text = if fits { ((self.text << (8 * len - 1)) << 1) | digits } else { self.text };
        Self { text, len: self.len + len, sound: self.sound && fits }
    }

    #[inline]
    fn digit(self, digit: u64) -> Self {
        self.letter(b'0' + u8::try_from(digit).unwrap_or(0))
    }

    #[inline]
    fn letter(self, letter: u8) -> Self {
        Self {
            text: (self.text << u8::BITS) | u128::from(letter),
            len: self.len + 1,
            sound: self.sound && self.len < Key::MOST && Key::holds(letter),
        }
    }

    /// The key, if these are 1 to 16 characters that a key may hold.
    #[must_use]
    #[inline]
    pub fn key(self) -> Option<Key> {
        let empty = Key::MOST.checked_sub(self.len).filter(|empty| self.sound && *empty < Key::MOST)?;
        Some(Key { bytes: (self.text << (empty * 8)).to_be_bytes() })
    }

    /// The key, where its parts are known to fit: a test stops where they do not; in service that is logged, and the key is `?`,
    /// which is no word of any game.
    #[must_use]
    #[track_caller]
    #[inline]
    pub fn made(self) -> Key {
        self.key().or_broken(Key::UNREADABLE, "the parts of a key fit into it")
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
    fn what_fits_is_made() {
        assert_eq!(Key::build().text("t").number(12_u8).text(".a").made(), Key::of("t12.a"));
        assert_eq!(Key::made("w3"), Key::of("w3"));
    }

    #[test]
    #[should_panic(expected = "the parts of a key fit into it")]
    #[cfg(debug_assertions)]
    fn an_id_that_does_not_fit_stops_a_test_and_is_not_taken_for_another() {
        let _ = Key::build().text("a-rather-long-id").number(1_u8).made();
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
