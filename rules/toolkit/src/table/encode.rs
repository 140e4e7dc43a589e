//! Plain data as bytes: what is kept of a position, and by what two views are known to be equal.

use postcard::{Result, ser_flavors::Flavor};
use serde::{Serialize, de::DeserializeOwned};

/// Room for what most positions come to, in bytes.
const USUAL: usize = 2048;

/// From this length on a run of bytes is copied as one.
const RUN: usize = 16;

/// Bytes that grow. Nearly all that is written is a number of one to three bytes, each of which `Vec::extend_from_slice` would
/// hand to the system's copying.
struct Growing(Vec<u8>);

impl Flavor for Growing {
    type Output = Vec<u8>;

    #[inline]
    fn try_push(&mut self, byte: u8) -> Result<()> {
        self.0.push(byte);
        Ok(())
    }

    #[inline]
    fn try_extend(&mut self, bytes: &[u8]) -> Result<()> {
        if bytes.len() < RUN {
            bytes.iter().for_each(|byte| self.0.push(*byte));
        } else {
            self.0.extend_from_slice(bytes);
        }
        Ok(())
    }

    fn finalize(self) -> Result<Vec<u8>> {
        Ok(self.0)
    }
}

/// A value in postcard's format: the same bytes for the same value, on any machine.
///
/// Plain data can always be encoded. Were something ever not, there would be no bytes, which equal nothing and which
/// nobody can read back; a test stops there.
#[must_use]
pub fn encode<T: Serialize + ?Sized>(value: &T) -> Vec<u8> {
    let bytes = postcard::serialize_with_flavor(value, Growing(Vec::with_capacity(USUAL)));
    debug_assert!(bytes.is_ok(), "plain data can be encoded");
    bytes.unwrap_or_default()
}

/// Reads what [`encode`] wrote.
///
/// # Errors
/// What is wrong with the bytes, for developers.
pub fn decode<T: DeserializeOwned>(bytes: &[u8]) -> std::result::Result<T, String> {
    postcard::from_bytes(bytes).map_err(|error| error.to_string())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_encoded_is_what_postcard_writes_and_is_read_back() {
        let long = "a run of bytes that is longer than most".to_owned();
        let value = (300_u16, -70_000_i32, Some(7_u8), long, vec![u64::MAX; 400]);
        let bytes = encode(&value);
        assert_eq!(bytes, postcard::to_stdvec(&value).unwrap());
        assert_eq!(decode(&bytes), Ok(value));
        assert!(decode::<(u16, u16)>(&[0x80]).is_err());
    }
}
