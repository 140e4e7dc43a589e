//! Which card a word of notation means: looked up for every word of every input.

use std::hash::{Hash, Hasher};

use super::Card;
use skald_vocabulary::interface::Key;

/// The cards by their words: a table with at least twice as many places as cards, where a word lies in its own place or
/// in one of the next. Never walked through, so that no order hangs on it.
#[derive(Clone, Debug, Default)]
pub struct Lookup {
    places: Vec<Option<(Key, Card)>>,
}

impl Lookup {
    /// Cards by their words, the first one being card 0. Of equal words the last one counts.
    pub fn new(keys: impl ExactSizeIterator<Item = Key>) -> Self {
        let size = (keys.len() * 2).next_power_of_two();
        let mut places: Vec<Option<(Key, Card)>> = vec![None; size];
        for (number, key) in (0..).zip(keys) {
            let mut at = Mixed::of(key, size);
            while places[at].is_some_and(|(other, _)| other != key) {
                at = (at + 1) % size;
            }
            places[at] = Some((key, Card(number)));
        }
        Self { places }
    }

    /// The card with this word.
    pub fn find(&self, key: Key) -> Option<Card> {
        let size = self.places.len();
        if size == 0 {
            return None;
        }
        let mut at = Mixed::of(key, size);
        // At least half of the places are empty, so that the search ends.
        while let Some((other, card)) = self.places[at] {
            if other == key {
                return Some(card);
            }
            at = (at + 1) & (size - 1);
        }
        None
    }
}

/// The bytes of a word mixed to one number.
struct Mixed(u64);

impl Mixed {
    /// The place of a word among `size` places, a power of two.
    fn of(key: Key, size: usize) -> usize {
        let mut mixed = Self(0);
        key.hash(&mut mixed);
        usize::try_from(mixed.finish() & 0xffff_ffff).unwrap_or(0) & (size - 1)
    }
}

impl Hasher for Mixed {
    fn finish(&self) -> u64 {
        self.0 ^ self.0 >> 32
    }

    fn write(&mut self, bytes: &[u8]) {
        for chunk in bytes.chunks(8) {
            let mut eight = [0; 8];
            eight[..chunk.len()].copy_from_slice(chunk);
            self.0 = (self.0.rotate_left(5) ^ u64::from_le_bytes(eight)).wrapping_mul(0x9e37_79b9_7f4a_7c15);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_word_leads_to_its_card_and_no_other_word_to_any() {
        let words: Vec<Key> = (0..500).map(|n| Key::new(&format!("card_{n}")).unwrap()).collect();
        let lookup = Lookup::new(words.iter().copied());
        for (number, word) in (0..).zip(&words) {
            assert_eq!(lookup.find(*word), Some(Card(number)));
        }
        assert_eq!(lookup.find(Key::of("card_500")), None);
        assert_eq!(lookup.find(Key::of("c")), None);
        assert_eq!(Lookup::default().find(Key::of("c")), None);
        assert_eq!(Lookup::new([].into_iter()).find(Key::of("c")), None);
    }
}
