//! Words with numbers in them, such as the ids of decisions: put together on the stack, since every input is compared with
//! some.

use arrayvec::ArrayVec;

use skald_vocabulary::interface::{Key, Seat};

/// A key being put together. One that is longer than a key may be is no key, however far it goes on.
#[derive(Debug, Default)]
pub struct KeyBuilder(ArrayVec<u8, { 2 * Key::MOST }>);

impl KeyBuilder {
    /// A word that begins so.
    #[must_use]
    pub fn of(text: &str) -> Self {
        Self::default().text(text)
    }

    /// The same word with a text added.
    #[must_use]
    pub fn text(mut self, text: &str) -> Self {
        self.0.extend(text.bytes().take(self.0.remaining_capacity()));
        self
    }

    /// The same word with a number added, in decimal digits.
    #[must_use]
    pub fn number(mut self, number: u32) -> Self {
        let mut digits = ArrayVec::<u8, 10>::new();
        let mut left = number;
        loop {
            digits.push(b'0' + u8::try_from(left % 10).unwrap_or(0));
            left /= 10;
            if left == 0 {
                break;
            }
        }
        let room = self.0.remaining_capacity();
        self.0.extend(digits.into_iter().rev().take(room));
        self
    }

    /// The same word with a seat's letter added.
    #[must_use]
    pub fn seat(self, seat: Seat) -> Self {
        self.text(seat.key().as_str())
    }

    /// The word as a key; `other` where it is none.
    #[must_use]
    pub fn or(&self, other: Key) -> Key {
        std::str::from_utf8(&self.0).ok().and_then(|text| Key::new(text).ok()).unwrap_or(other)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_and_seats_are_spelled_as_they_are_printed() {
        let other = Key::of("~");
        for number in [0, 7, 10, 4_000, u32::MAX] {
            assert_eq!(KeyBuilder::of("t").number(number).or(other).to_string(), format!("t{number}"));
        }
        assert_eq!(KeyBuilder::of("v12").text(".").seat(Seat(7)).or(other), Key::of("v12.h"));
        assert_eq!(KeyBuilder::default().or(other), other);
        assert_eq!(KeyBuilder::of("fourteen_signs").number(12_345).or(other), other);
    }
}
