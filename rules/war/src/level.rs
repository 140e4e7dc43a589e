//! Effective Levels (WAR-10.1).

use skald_vocabulary::{interface::Seat, invariant::Invariant};

use super::{
    cards::Pool,
    state::{Active, State},
};

/// The effective Level of an active card (WAR-10.1): printed Level and all changes, limited once at the end. In a battle
/// in which a Kingslayer slew, printed Levels count (WAR-9.3).
#[must_use]
pub fn effective(printed: u8, active: &Active, slaying: bool) -> u8 {
    if slaying {
        return printed;
    }
    if active.mirror > 0 {
        return active.mirror.min(13);
    }
    let sum = i16::from(active.rally) + i16::from(active.sear) + i16::from(active.spin);
    u8::try_from((i16::from(printed) + sum).clamp(1, 13)).or_broken(13, "a level lies between 1 and 13")
}

/// The effective Level of a player's active card in a position; 0 without one.
#[must_use]
pub fn level_of(state: &State, pool: &Pool, seat: Seat) -> u8 {
    state.active(seat).map_or(0, |active| effective(pool.level(active.card), &active, state.battle.slaying))
}
