//! Chance that nobody can guess, as an argument, so that a test can have the same game dealt again.

use rand::{TryRng, rngs::SysRng};

use crate::host::refused::HostError;

/// Where unguessable bytes come from: the secrets of tables, their codes, the computers' choices.
pub trait Entropy: Send + Sync {
    /// Fills `bytes`.
    ///
    /// # Errors
    /// [`HostError::Broken`] when there is none to be had.
    fn fill(&self, bytes: &mut [u8]) -> Result<(), HostError>;
}

impl dyn Entropy + '_ {
    /// As many bytes as asked for.
    pub(in crate::host) fn bytes<const N: usize>(&self) -> Result<[u8; N], HostError> {
        let mut bytes = [0; N];
        self.fill(&mut bytes)?;
        Ok(bytes)
    }

    /// A number that nobody can guess.
    pub(in crate::host) fn number(&self) -> Result<u64, HostError> {
        Ok(u64::from_le_bytes(self.bytes()?))
    }
}

/// The system's own randomness: what every table that people play at is dealt from.
#[derive(Clone, Copy, Debug, Default)]
pub struct SystemEntropy;

impl Entropy for SystemEntropy {
    fn fill(&self, bytes: &mut [u8]) -> Result<(), HostError> {
        SysRng
            .try_fill_bytes(bytes)
            .map_err(|error| HostError::Broken(format!("the system gives no randomness: {error}")))
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::*;

    #[test]
    fn the_system_never_gives_the_same_twice() {
        let entropy: &dyn Entropy = &SystemEntropy;
        let first: [u8; 32] = entropy.bytes().unwrap();
        assert_ne!(first, entropy.bytes().unwrap());
        assert_ne!(entropy.number().unwrap(), entropy.number().unwrap());
    }
}
