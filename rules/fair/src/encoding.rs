//! The one encoding of everything that is hashed: a list of fields, each with its length before it. Two different lists
//! never give the same bytes.

use sha3::{Digest, Sha3_256, Sha3_512};
use shake::{Shake256, Update};

/// The first field of a commitment.
pub(super) const COMMITMENT: &str = "skald commitment 1";
/// The first field of a draw of the table.
pub(super) const DRAW: &str = "skald draw 1";
/// The first field of a seat's private source.
pub(super) const OWN: &str = "skald own 1";
/// The first field of the link before the first line.
pub(super) const CHAIN_START: &str = "skald chain start 1";
/// The first field of every further link.
pub(super) const CHAIN: &str = "skald chain 1";

/// Something that takes bytes in.
pub(super) trait Absorb {
    /// Takes in some bytes as they are.
    fn absorb(&mut self, bytes: &[u8]);

    /// Takes in a field: its length in bytes as 8 bytes, the least first, and then its bytes.
    fn field(&mut self, bytes: &[u8]) {
        self.absorb(&u64::try_from(bytes.len()).unwrap_or(u64::MAX).to_le_bytes());
        self.absorb(bytes);
    }

    /// Takes in a number as a field of 8 bytes, the least first.
    fn number(&mut self, number: u64) {
        self.field(&number.to_le_bytes());
    }
}

impl Absorb for Sha3_256 {
    fn absorb(&mut self, bytes: &[u8]) {
        Digest::update(self, bytes);
    }
}

impl Absorb for Sha3_512 {
    fn absorb(&mut self, bytes: &[u8]) {
        Digest::update(self, bytes);
    }
}

impl Absorb for Shake256 {
    fn absorb(&mut self, bytes: &[u8]) {
        Update::update(self, bytes);
    }
}

/// Lower-case hexadecimal of exactly `N` bytes; upper case, another length and other signs are refused.
pub(super) fn from_hex<const N: usize>(text: &str) -> Option<[u8; N]> {
    let mut bytes = [0; N];
    hex::decode_to_slice(text, &mut bytes).ok()?;
    (hex::encode(bytes) == text).then_some(bytes)
}
