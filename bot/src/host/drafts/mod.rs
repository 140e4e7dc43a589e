//! Putting a move or an order together, choice by choice in menus or word by word while typing; and what players write down for
//! themselves beside it.
//!
//! What does not belong here: what a whole move does (`play`), what a whole order does (`orders`).

pub(in crate::host) mod choosing;
pub(in crate::host) mod confirming;
pub(in crate::host) mod lapsing;
pub(in crate::host) mod leading;
pub(in crate::host) mod menus;
pub(in crate::host) mod notes;
pub(in crate::host) mod path;
pub(in crate::host) mod shown;
pub(in crate::host) mod suggest;
pub(in crate::host) mod suggest_order;
