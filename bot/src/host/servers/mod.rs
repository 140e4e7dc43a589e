//! What those who manage a server may do: settle what holds there, and see to its tables whoever runs them.

pub(in crate::host) mod managing;
