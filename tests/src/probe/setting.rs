//! The probe with what it is opened with.

/// The probe with its options.
#[derive(Clone, Debug)]
pub struct Probe {
    pub(super) seats: u8,
    pub(super) rounds: u8,
}

impl Probe {
    pub(super) const PURSE: u8 = 10;
    pub(super) const ROUNDS: u8 = 3;
    /// The fewest and the most coins that a purse may hold.
    pub(super) const LEAST: u32 = 5;
    pub(super) const MOST: u32 = 20;
}
