//! The lists that people keep. Bringing one to a table is the lobby's.

pub(in crate::host) mod library;
