//! One table in memory: its rows, its game, what is yet to be written of it, and its lock.
//!
//! The lowest floor of the host: it knows the rules' interface and the rows of the store, and neither the host nor any
//! other room. What is done at a table belongs in the rooms above.

pub(in crate::host) mod called;
pub(in crate::host) mod hours;
pub(in crate::host) mod job;
pub(in crate::host) mod lapse;
pub(in crate::host) mod live;
pub(in crate::host) mod log_rows;
pub(in crate::host) mod opened;
pub(in crate::host) mod pending;
pub(in crate::host) mod proposal;
pub(in crate::host) mod rating;
pub(in crate::host) mod replay;
pub(in crate::host) mod seats;
pub(in crate::host) mod sheet;
pub(in crate::host) mod slots;
pub(in crate::host) mod spoken;
pub(in crate::host) mod story;
pub(in crate::host) mod terms;
pub(in crate::host) mod thinking;
pub(in crate::host) mod told;
pub(in crate::host) mod turn;
pub(in crate::host) mod writing;
