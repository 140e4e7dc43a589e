//! The host's secret, its commitment, and the words that players add.

use std::fmt;

use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error as _};
use sha3::{Digest, Sha3_512};
use unicode_normalization::UnicodeNormalization;

use super::encoding::{Absorb, COMMITMENT, from_hex};

/// The secret of one table: 2048 bits out of the operating system's randomness, made by the caller, used for one table.
///
/// Every order of 186 cards needs 1139 bits, so a secret of 2048 leaves room. It is printed by [`Secret::to_hex`] alone.
#[derive(Clone, PartialEq, Eq)]
pub struct Secret(Box<[u8; Self::BYTES]>);

/// Why a text or some bytes are no [`Secret`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("a secret has 256 bytes, or 512 hexadecimal digits in lower case")]
pub struct BadSecret;

impl Secret {
    /// How many bytes a secret has.
    pub const BYTES: usize = 256;

    /// The secret of these random bytes.
    #[must_use]
    pub fn new(bytes: [u8; Self::BYTES]) -> Self {
        Self(Box::new(bytes))
    }

    /// The secret that was stored as `bytes`.
    ///
    /// # Errors
    /// [`BadSecret`] when there are not 256 of them.
    pub fn from_bytes(bytes: &[u8]) -> Result<Self, BadSecret> {
        bytes.try_into().map(Self::new).map_err(|_| BadSecret)
    }

    /// The secret written in hexadecimal.
    ///
    /// # Errors
    /// [`BadSecret`] when the text is not 512 digits in lower case.
    pub fn from_hex(text: &str) -> Result<Self, BadSecret> {
        from_hex(text).map(Self::new).ok_or(BadSecret)
    }

    /// The bytes, for storing them. Whoever has them knows every draw to come.
    #[must_use]
    pub fn bytes(&self) -> &[u8; Self::BYTES] {
        &self.0
    }

    /// The secret in hexadecimal, for revealing it when the game is over.
    #[must_use]
    pub fn to_hex(&self) -> String {
        hex::encode(self.0.as_slice())
    }

    /// What is published before the deal: it fixes the secret and tells nothing of it.
    #[must_use]
    pub fn commit(&self, table: &str) -> Commitment {
        let mut hash = Sha3_512::new();
        hash.field(COMMITMENT.as_bytes());
        hash.field(table.as_bytes());
        hash.field(self.0.as_slice());
        Commitment(hash.finalize().into())
    }
}

impl fmt::Debug for Secret {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Secret(..)")
    }
}

/// The SHA3-512 of a secret and the table that it is for. Written as 128 hexadecimal digits.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Commitment([u8; 64]);

impl Commitment {
    /// The commitment written in hexadecimal; `None` when the text is not 128 digits in lower case.
    #[must_use]
    pub fn from_hex(text: &str) -> Option<Self> {
        from_hex(text).map(Self)
    }
}

impl fmt::Display for Commitment {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&hex::encode(self.0))
    }
}

impl fmt::Debug for Commitment {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Commitment({self})")
    }
}

impl Serialize for Commitment {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Commitment {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        let text = String::deserialize(from)?;
        Self::from_hex(&text).ok_or_else(|| D::Error::custom("a commitment is 128 hexadecimal digits"))
    }
}

/// The most characters that a player's own words may have.
pub const WORDS_MOST: usize = 100;

/// A player's own words as they enter the draws: NFC, control characters and runs of white space as one space, none at
/// the ends, at most [`WORDS_MOST`] characters. Who adds nothing has an empty text.
#[must_use]
pub fn normalise_words(text: &str) -> String {
    let spaced: String =
        text.nfc().map(|sign| if sign.is_control() || sign.is_whitespace() { ' ' } else { sign }).collect();
    let joined = spaced.split(' ').filter(|word| !word.is_empty()).collect::<Vec<_>>().join(" ");
    let cut: String = joined.chars().take(WORDS_MOST).collect();
    cut.trim_end().to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_secret_is_never_printed_by_accident() {
        let secret = Secret::new([0xab; Secret::BYTES]);
        assert_eq!(format!("{secret:?}"), "Secret(..)");
        assert_eq!(Secret::from_hex(&secret.to_hex()), Ok(secret));
    }

    #[test]
    fn a_secret_of_another_length_or_spelling_is_refused() {
        assert_eq!(Secret::from_bytes(&[1; 255]), Err(BadSecret));
        assert_eq!(Secret::from_hex(&"AB".repeat(256)), Err(BadSecret));
        assert_eq!(Secret::from_hex("ab"), Err(BadSecret));
    }

    #[test]
    fn the_same_secret_commits_differently_to_two_tables() {
        let secret = Secret::new([7; Secret::BYTES]);
        assert_ne!(secret.commit("1"), secret.commit("2"));
        assert_eq!(Commitment::from_hex(&secret.commit("1").to_string()), Some(secret.commit("1")));
    }

    #[test]
    fn words_are_brought_into_one_form() {
        assert_eq!(normalise_words("  good\t\n luck\u{0} "), "good luck");
        assert_eq!(normalise_words("e\u{301}"), "é");
        assert_eq!(normalise_words(&"abc ".repeat(99)).chars().count(), WORDS_MOST - 1);
        assert_eq!(normalise_words(" \u{7} "), "");
    }
}
