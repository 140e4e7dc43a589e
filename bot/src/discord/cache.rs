//! What is made when it is first asked for, and asked for again and again: the cards of a game, the pictures of pages that explain it.

use std::{
    collections::HashMap,
    hash::Hash,
    sync::{Arc, Mutex, PoisonError},
};

use skald_render::{
    Drawing,
    gallery::{CardName, Gallery},
};
use skald_rules::interface::PackFile;

/// So many things are kept of one kind; one more, and all are made anew.
const MOST: usize = 64;

/// Things by what they are made from. All who hold it share them.
#[derive(Debug)]
pub struct Cache<K, V>(Arc<Mutex<HashMap<K, Arc<V>>>>);

/// The cards of a game by its id and packs, with their names.
pub type Shelves = Cache<(&'static str, Vec<PackFile>), (Gallery, Vec<CardName>)>;

/// The pictures of pages by the readers' language, the game's id and the page's name.
pub type PagePictures = Cache<(&'static str, &'static str, String), Drawing>;

impl<K, V> Default for Cache<K, V> {
    fn default() -> Self {
        Self(Arc::default())
    }
}

impl<K, V> Clone for Cache<K, V> {
    fn clone(&self) -> Self {
        Self(Arc::clone(&self.0))
    }
}

impl<K: Eq + Hash, V> Cache<K, V> {
    /// What is kept of this.
    pub fn get(&self, of: &K) -> Option<Arc<V>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).get(of).cloned()
    }

    /// Keeps what was made of this.
    pub fn keep(&self, of: K, made: V) -> Arc<V> {
        let made = Arc::new(made);
        let mut all = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if all.len() >= MOST {
            all.clear();
        }
        all.insert(of, Arc::clone(&made));
        made
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_made_is_shared_and_never_more_than_its_bound() {
        let cache = Cache::<usize, usize>::default();
        let other = cache.clone();
        let made = other.keep(1, 10);
        assert!(cache.get(&1).is_some_and(|found| Arc::ptr_eq(&found, &made)));
        assert!(cache.get(&2).is_none());
        for of in 0..5 * MOST {
            cache.keep(of, of);
            assert!(cache.0.lock().unwrap_or_else(PoisonError::into_inner).len() <= MOST);
        }
    }
}
