//! What runs over any game: playouts and the figures published of them, scenarios, first games for newcomers, and the index
//! that says by what each clause is shown; and where tests find the files of all these.
//!
//! What belongs here: walking, judging and measuring games of which only the interface is known. What does not: the list
//! of games, which is the caller's, and any rule.

pub mod catalogue;
pub mod clauses;
pub mod house;
pub mod lesson;
pub mod playout;
pub mod published;
pub mod scenario;
