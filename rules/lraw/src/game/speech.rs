//! Legions: what is told in words.

use crate::{event::Seen, game::Lraw, tell};
use skald_vocabulary::{
    interface::{Speech, Tale},
    words::WordFile,
};

impl Speech for Lraw {
    const WORDS: &'static [WordFile] = crate::WORDS;

    fn tell(&self, seen: &Seen) -> Tale {
        tell::tell(&self.pool, seen)
    }
}
