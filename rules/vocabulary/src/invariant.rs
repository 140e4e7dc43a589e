//! What cannot be otherwise unless the program is broken.
//!
//! A test stops where an invariant does not hold. In service it is logged with its place, and work goes on with the value
//! that does least harm: one table in trouble is better than none that answers. What may well be absent, or comes from
//! outside, is no invariant and is not asked for here.

use std::{fmt::Debug, panic::Location};

/// A value that must be there.
pub trait Invariant<T> {
    /// The value. Where it is missing, a debug build stops; in service that is logged and `instead` is taken.
    #[track_caller]
    fn or_broken(self, instead: T, what: &str) -> T;
}

impl<T> Invariant<T> for Option<T> {
    fn or_broken(self, instead: T, what: &str) -> T {
        match self {
            Some(value) => value,
            None => {
                broken(what, &"nothing is there");
                instead
            }
        }
    }
}

impl<T, E: Debug> Invariant<T> for Result<T, E> {
    fn or_broken(self, instead: T, what: &str) -> T {
        match self {
            Ok(value) => value,
            Err(error) => {
                broken(what, &error);
                instead
            }
        }
    }
}

/// Says that `what` should hold does not, and `how`: a debug build stops, in service it is logged.
#[track_caller]
pub fn broken(what: &str, how: &dyn Debug) {
    let place = Location::caller();
    debug_assert!(false, "an invariant is broken at {place}: {what}: {how:?}");
    tracing::error!(%place, what, ?how, "an invariant is broken; work goes on without it");
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_there_is_taken() {
        assert_eq!(Some(3).or_broken(0, "a number"), 3);
        assert_eq!(u8::try_from(3_u32).or_broken(0, "a small number"), 3);
    }

    #[test]
    #[should_panic(expected = "an invariant is broken at")]
    #[cfg(debug_assertions)]
    fn what_is_missing_stops_a_test() {
        let nothing: Option<u8> = None;
        assert_eq!(nothing.or_broken(0, "a number"), 0);
    }
}
