//! Deals that can be had again: the bot's randomness in tests.
//!
//! What belongs here: which games the stories play. `SKALD_STORY_SEED` has them all play other ones.

use std::sync::{Mutex, PoisonError};

use rand_xoshiro::{
    Xoshiro256PlusPlus,
    rand_core::{Rng, SeedableRng},
};
use skald::host::{Entropy, HostError};

/// The variable that has all stories play other games: any whole number.
const VARIABLE: &str = "SKALD_STORY_SEED";

/// The same bytes again for the same number, so that a story that failed can be played again.
#[derive(Debug)]
pub struct Repeatable(Mutex<Xoshiro256PlusPlus>);

impl Repeatable {
    /// The games of story `number`.
    #[must_use]
    pub fn story(number: u64) -> Self {
        let shift = std::env::var(VARIABLE).ok().map_or(0, |seed| seed.parse().expect("a whole number"));
        let seed = number.wrapping_add(u64::wrapping_mul(shift, 1_000_003));
        Self(Mutex::new(Xoshiro256PlusPlus::seed_from_u64(seed)))
    }
}

impl Entropy for Repeatable {
    fn fill(&self, bytes: &mut [u8]) -> Result<(), HostError> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).fill_bytes(bytes);
        Ok(())
    }
}
