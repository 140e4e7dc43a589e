//! What words of a position mean at a table: cards and seats.

use skald_vocabulary::interface::{Key, Seat};

use crate::cards::{Card, Pool};

/// What words mean at this table.
pub struct Reader<'r> {
    pub pool: &'r Pool,
    pub seats: u8,
}

impl Reader<'_> {
    /// The card of a word.
    pub fn card(&self, word: &str) -> Result<Card, String> {
        let found = Key::new(word).ok().and_then(|key| self.pool.find(key)).or_else(|| self.pool.named(word));
        found.ok_or_else(|| format!("there is no card called \"{word}\""))
    }

    /// The cards of words, of which each may carry its copies.
    pub fn cards(&self, words: &[String]) -> Result<Vec<Card>, String> {
        let mut all = Vec::new();
        for word in words {
            let (word, count) = match word.split_once('*') {
                Some((word, count)) => {
                    (word, count.parse::<usize>().map_err(|_| format!("\"{count}\" is no number"))?.min(200))
                }
                None => (word.as_str(), 1),
            };
            all.extend(std::iter::repeat_n(self.card(word)?, count));
        }
        Ok(all)
    }

    /// The seat of a letter.
    pub fn seat(&self, word: &str) -> Result<Seat, String> {
        Key::new(word)
            .ok()
            .and_then(|key| Seat::from_key(key).ok())
            .filter(|seat| seat.0 < self.seats)
            .ok_or_else(|| format!("there is no seat \"{word}\""))
    }
}
