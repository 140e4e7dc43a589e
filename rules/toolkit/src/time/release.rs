//! The grid of times on which answers are released whose timing must tell nothing.

/// The tick on which an answer given at `now` takes effect, on a grid of `step` milliseconds: the first that lies after it.
/// All answers between two ticks are released on the same one, so that nobody can tell when they were given.
#[must_use]
pub fn release_tick(now: i64, step: i64) -> i64 {
    let step = step.max(1);
    now.div_euclid(step).saturating_add(1).saturating_mul(step)
}
