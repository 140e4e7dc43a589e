//! The law of time: how the time of a table runs, stands still, is used up and is credited.
//!
//! What belongs here: budgets by seat and span, banks, calendars of people, deadlines, warnings, ticks of release. What does not: a clock (the
//! time is an argument, in milliseconds of any era), rows, words, and how long a class lasts, which games and tables state.
//!
//! The law, held by the properties in `tests`:
//!
//! - What is left of a budget grows by a stated credit alone, and is never negative.
//! - The decisions of one span share one budget; an interruption never renews or lengthens it.
//! - A clock runs only outside the rests of its owner: between a question and its deadline it runs for what was left.
//! - Standing still and going on conserves what is left, to the millisecond.
//! - Several spans at once, of one seat or of many, do not touch one another; banks and caps are the stated exceptions.
//! - What happens at one instant may be told in any order.

mod bank;
mod budget;
mod calendar;
mod clocks;
mod release;
#[cfg(test)]
mod tests;

pub use self::{
    bank::{Bank, Limits},
    budget::Budget,
    calendar::{Calendar, NoCalendar, Quiet, Weekday},
    clocks::{Ask, Clocks, Deadline},
    release::release_tick,
};
