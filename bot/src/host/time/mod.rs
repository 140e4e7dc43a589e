//! What happens because time passes: what is due, the lease, and tables that stand still and go on again.

mod digest;
pub(in crate::host) mod due;
mod given;
mod hours;
mod purge;
mod restored;
pub(in crate::host) mod still;
pub(in crate::host) mod tick;
pub(in crate::host) mod trouble;
