//! What is kept between pictures, for as long as it is used.

use std::collections::HashMap;
use std::hash::Hash;

/// Things by key, in two generations. What is asked for moves into the younger one; when that has grown to its limit, the
/// older one goes. So what each picture needs stays, and what nobody asks for any more does not.
pub(super) struct Store<K, V> {
    young: HashMap<K, (V, usize)>,
    old: HashMap<K, (V, usize)>,
    size: usize,
    limit: usize,
}

impl<K: Eq + Hash, V: Clone> Store<K, V> {
    /// A store that holds about twice `limit` bytes at most.
    pub fn new(limit: usize) -> Self {
        Self { young: HashMap::new(), old: HashMap::new(), size: 0, limit }
    }

    /// What is kept under a key.
    pub fn get(&mut self, key: &K) -> Option<V> {
        if let Some((value, _)) = self.young.get(key) {
            return Some(value.clone());
        }
        let (key, (value, bytes)) = self.old.remove_entry(key)?;
        self.keep(key, value.clone(), bytes);
        Some(value)
    }

    /// Keeps a thing that takes so many bytes.
    pub fn keep(&mut self, key: K, value: V, bytes: usize) {
        if self.size + bytes > self.limit {
            self.old = std::mem::take(&mut self.young);
            self.size = 0;
        }
        self.size += bytes;
        self.young.insert(key, (value, bytes));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_used_stays_and_what_is_not_goes() {
        let mut store = Store::new(10);
        store.keep(0, "used", 1);
        for key in 1..40 {
            store.keep(key, "once", 3);
            assert_eq!(store.get(&0), Some("used"), "{key}");
        }
        assert_eq!(store.get(&1), None);
        assert!(store.young.len() + store.old.len() < 9, "{} and {}", store.young.len(), store.old.len());
    }

    #[test]
    fn a_thing_larger_than_all_room_is_kept_alone() {
        let mut store = Store::new(10);
        store.keep(1, "large", 100);
        assert_eq!(store.get(&1), Some("large"));
        store.keep(2, "small", 1);
        store.keep(3, "large", 100);
        assert_eq!((store.get(&1), store.get(&3)), (None, Some("large")));
    }
}
