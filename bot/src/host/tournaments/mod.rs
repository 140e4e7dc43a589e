//! Tournaments and leagues, whichever game they are of.
//!
//! What belongs here: how a tournament is opened, joined and organised; how its tables are opened, watched and ended; what is
//! announced, reported and punished. What does not: who meets whom and what a result is worth (`rules/tournament`), and any rule of any game.
//!
//! A tournament is its acts. What follows from them - a table that is yet to be opened, a result that is yet to be booked, a
//! round that is yet to be drawn - is found by looking (`advance`), each in a change of its own, so that it does not matter
//! where the program was interrupted.

mod absence;
mod advance;
mod hall;
pub(in crate::host) mod judging;
pub(in crate::host) mod look;
pub(in crate::host) mod opening;
pub(in crate::host) mod organising;
mod people;
mod results;
mod says;
mod seating;
