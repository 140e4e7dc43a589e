//! What those who manage a server may do: settle what holds there, and see to its tables whoever runs them. And in which
//! servers the bot is.

pub(in crate::host) mod managing;
mod presence;
pub(in crate::host) mod roll;
