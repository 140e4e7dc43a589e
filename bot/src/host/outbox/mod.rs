//! What is owed to Discord: what it says, how a table comes to owe it, and the queue that the sender works off.
//!
//! What does not belong here: how anything looks (`discord`).

pub(in crate::host) mod notices;
pub(in crate::host) mod owe;
pub(in crate::host) mod queue;
pub(in crate::host) mod unread;
