//! What games do alike, and a table without types.
//!
//! What belongs here: rooms that several games stand on and that know none of them: the grammar of moves, lists of cards,
//! card files, standing orders, automatic players, matches, the table, the law of time. What does not: any rule of any game, and the
//! vocabulary itself.

pub mod grammar;
pub mod lists;
pub mod orders;
pub mod packs;
pub mod players;
pub mod series;
pub mod table;
pub mod time;
