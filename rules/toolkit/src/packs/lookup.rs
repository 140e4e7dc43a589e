//! Which card an id means: looked up for every word of every input, and wherever a position names its cards by their ids.

use std::hash::{Hash, Hasher};

use skald_vocabulary::interface::Key;

/// The places of a list by the ids of what lies there: a table with at least twice as many fields as ids, where an id lies in
/// its own field or in one of the next. Never walked through, so that no order hangs on it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Lookup {
    fields: Vec<Option<(Key, u16)>>,
}

impl Lookup {
    /// The ids of a list of fewer than 65,536, in its order. Of equal ids the last one counts.
    pub fn new(keys: impl ExactSizeIterator<Item = Key>) -> Self {
        let size = (keys.len() * 2).next_power_of_two();
        let mut fields: Vec<Option<(Key, u16)>> = vec![None; size];
        for (place, key) in (0..).zip(keys) {
            let mut at = Mixed::of(key, size);
            while fields[at].is_some_and(|(other, _)| other != key) {
                at = (at + 1) & (size - 1);
            }
            fields[at] = Some((key, place));
        }
        Self { fields }
    }

    /// The place of the one with this id.
    #[must_use]
    #[inline]
    pub fn find(&self, key: Key) -> Option<u16> {
        let size = self.fields.len();
        if size == 0 {
            return None;
        }
        let mut at = Mixed::of(key, size);
        // At least half of the fields are empty, so that the search ends.
        while let Some((other, place)) = self.fields[at] {
            if other == key {
                return Some(place);
            }
            at = (at + 1) & (size - 1);
        }
        None
    }

    /// The one with this id in the list that the ids are from.
    #[must_use]
    #[inline]
    pub fn get<'l, T>(&self, list: &'l [T], key: Key) -> Option<&'l T> {
        list.get(usize::from(self.find(key)?))
    }
}

/// The parts of an id mixed to one number.
struct Mixed(u64);

impl Mixed {
    /// The field of an id among `size` fields, a power of two.
    #[inline]
    fn of(key: Key, size: usize) -> usize {
        let mut mixed = Self(0);
        key.hash(&mut mixed);
        usize::try_from(mixed.finish() & 0xffff_ffff).unwrap_or(0) & (size - 1)
    }
}

impl Hasher for Mixed {
    #[inline]
    fn finish(&self) -> u64 {
        self.0 ^ self.0 >> 32
    }

    fn write(&mut self, bytes: &[u8]) {
        bytes.iter().for_each(|byte| self.write_u64((*byte).into()));
    }

    #[inline]
    fn write_u64(&mut self, part: u64) {
        self.0 = (self.0.rotate_left(5) ^ part).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    }

    /// An id is hashed as one number: both halves of it in one step.
    #[inline]
    fn write_u128(&mut self, id: u128) {
        let half = |bits: u128| u64::try_from(bits & u128::from(u64::MAX)).unwrap_or(0);
        self.write_u64(half(id >> 64) ^ half(id).rotate_left(29));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_id_leads_to_its_place_and_no_other_id_to_any() {
        let words: Vec<Key> = (0..500).map(|n| Key::new(&format!("card_{n}")).unwrap()).collect();
        let lookup = Lookup::new(words.iter().copied());
        for (place, word) in (0..).zip(&words) {
            assert_eq!(lookup.find(*word), Some(place));
            assert_eq!(lookup.get(&words, *word), Some(word));
        }
        assert_eq!(lookup.find(Key::of("card_500")), None);
        assert_eq!(lookup.find(Key::of("c")), None);
        assert_eq!(Lookup::default().find(Key::of("c")), None);
        assert_eq!(Lookup::new([].into_iter()).find(Key::of("c")), None);
    }
}
