//! Legends At War: what is told in words.

use crate::{event::Seen, game::Law, tell};
use skald_vocabulary::interface::{Speech, Tale};

impl Speech for Law {
    const WORDS: &'static [skald_vocabulary::words::WordFile] = crate::WORDS;

    fn tell(&self, seen: &Seen) -> Tale {
        tell::tell(&self.0, seen)
    }
}
