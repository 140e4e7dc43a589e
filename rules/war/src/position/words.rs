//! The small words that lines of the notation are made of, read and printed in one place.

use serde::{Deserialize, Serialize};

use crate::state::Seats;
use skald_vocabulary::interface::{Key, Seat};

/// The word of an enum that serde writes as a word.
pub fn word<T: Serialize>(value: &T) -> String {
    match toml::Value::try_from(value) {
        Ok(toml::Value::String(word)) => word,
        _ => String::new(),
    }
}

/// The enum of a word.
pub fn unword<T: for<'de> Deserialize<'de>>(word: &str) -> Result<T, String> {
    toml::Value::String(word.to_owned())
        .try_into()
        .map_err(|_| format!("\"{word}\" is not one of the words that are known here"))
}

/// The seat of a letter, among `seats`.
pub fn seat(word: &str, seats: usize) -> Result<Seat, String> {
    Key::new(word)
        .and_then(Seat::from_key)
        .ok()
        .filter(|seat| seat.index() < seats)
        .ok_or_else(|| format!("\"{word}\" is no seat of this table"))
}

/// Seats as one word of letters; `-` for nobody.
pub fn seats_word(seats: Seats) -> String {
    if seats.is_empty() {
        return "-".to_owned();
    }
    seats.iter().map(|seat| seat.to_string()).collect()
}

/// The seats of a word of letters.
pub fn seats_of(word: &str, count: usize) -> Result<Seats, String> {
    if word == "-" {
        return Ok(Seats::NONE);
    }
    word.chars().map(|letter| seat(&letter.to_string(), count)).collect()
}

/// A number of some type.
pub fn number<N: std::str::FromStr>(word: &str) -> Result<N, String> {
    word.parse().map_err(|_| format!("\"{word}\" is no number that fits"))
}
