//! A fast generator for playouts, redraws and computer players. Never for a table that people play at.

use rand_xoshiro::{
    Xoshiro256PlusPlus,
    rand_core::{Rng, SeedableRng},
};

use super::Words;

/// Xoshiro256++, seeded with one number: the same seed gives the same playout on any machine.
#[derive(Clone, Debug)]
pub struct Fast(Xoshiro256PlusPlus);

impl Fast {
    /// The generator of `seed`.
    #[must_use]
    pub fn new(seed: u64) -> Self {
        Self(Xoshiro256PlusPlus::seed_from_u64(seed))
    }
}

impl Words for Fast {
    fn word(&mut self) -> u32 {
        self.0.next_u32()
    }
}
