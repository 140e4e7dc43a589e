//! The ritual of every deed, and moves: made by hand or by a computer, what follows from them, and what they leave behind.
//!
//! What does not belong here: putting a move together choice by choice (`drafts`), and doing what is due (`time`).

pub(in crate::host) mod by_hand;
pub(in crate::host) mod calling;
pub(in crate::host) mod computer;
pub(in crate::host) mod cost;
pub(in crate::host) mod deed;
pub(in crate::host) mod follow;
pub(in crate::host) mod gather;
pub(in crate::host) mod hands;
pub(in crate::host) mod line;
pub(in crate::host) mod moments;
pub(in crate::host) mod names;
pub(in crate::host) mod preview;
pub(in crate::host) mod silence;
pub(in crate::host) mod still;
pub(in crate::host) mod typing;
