//! The law of time as properties, and the clock clauses of the specifications as examples.

mod calendars;
mod examples;
mod laws;

use super::{Ask, Limits};
use skald_vocabulary::interface::{Clock, ClockClass, Key, Lengths, Seat};

/// An hour in milliseconds.
const HOUR: i64 = 60 * 60_000;

/// A day for a turn, half a day for a window, a quarter for a choice; a quarter of each for the absent.
fn limits() -> Limits {
    Limits::of(Lengths { away: Some(4), ..Lengths::DAY.with_windows().with_choices().with_long() })
}

fn key(text: &str) -> Key {
    Key::new(text).unwrap()
}

fn ask(seat: u8, class: ClockClass, span: &str) -> Ask {
    Ask { seat: Seat(seat), clock: Clock::new(class, key(span)) }
}
