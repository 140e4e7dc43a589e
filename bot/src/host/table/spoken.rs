//! A table in the words of one reader: facts and questions become text here, and nowhere before.

use std::ops::Deref;

use skald_rules::{
    interface::{Say, Seat, Tale, Weight},
    words::{Names, Words},
};

use crate::host::table::{live::Live, seats::name_of, told::Told};

/// A table in the words of one reader.
#[derive(Clone, Copy)]
pub(in crate::host) struct Spoken<'l> {
    live: &'l Live,
    pub words: &'static Words,
}

impl Live {
    /// The table for a reader of these words.
    pub(in crate::host) const fn spoken(&self, words: &'static Words) -> Spoken<'_> {
        Spoken { live: self, words }
    }
}

impl Deref for Spoken<'_> {
    type Target = Live;

    fn deref(&self) -> &Live {
        self.live
    }
}

impl Names for Spoken<'_> {
    fn name(&self, seat: Seat) -> String {
        name_of(&self.live.seats, seat, self.words)
    }
}

impl Spoken<'_> {
    /// A sentence about the table.
    pub(in crate::host) fn say(&self, say: &Say) -> String {
        self.words.say(say, self)
    }

    /// What was told, with its weight.
    pub(in crate::host) fn told(&self, told: Vec<Told>) -> Vec<(Weight, String)> {
        told.into_iter().map(|told| (told.weight, self.say(&told.say))).collect()
    }

    /// Facts without their weight.
    pub(in crate::host) fn tales(&self, tales: &[Tale]) -> Vec<String> {
        tales.iter().map(|tale| self.say(&tale.say)).collect()
    }
}
