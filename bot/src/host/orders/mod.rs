//! Standing orders: given, shown and taken back. How they are followed is `play`.

pub(in crate::host) mod offering;
pub(in crate::host) mod standing;
