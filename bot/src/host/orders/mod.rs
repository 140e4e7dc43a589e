//! Standing orders: given, shown and taken back, at one table or at all of a game. How they are followed is `play`.

pub(in crate::host) mod offering;
pub(in crate::host) mod own;
pub(in crate::host) mod passing;
pub(in crate::host) mod seen;
pub(in crate::host) mod standing;
mod without;
