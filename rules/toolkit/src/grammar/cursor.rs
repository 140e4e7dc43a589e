//! A line of notation as it is read, and where one that is none stops being understood.

use std::cell::RefCell;

use skald_vocabulary::interface::Place;

/// A line of notation, read from its first word to its last.
#[derive(Clone, Copy, Debug)]
pub struct Cursor<'l> {
    /// The words that are left.
    left: &'l [&'l str],
    /// How many were taken.
    at: usize,
    /// What the part that is read is called.
    name: &'static str,
    /// How far a line was read, where somebody asks: only of one that is none.
    far: Option<&'l RefCell<Far>>,
}

/// How far a line was read by whichever form of it went furthest, and what could have stood there.
#[derive(Debug, Default)]
struct Far {
    at: usize,
    possible: Vec<String>,
}

impl<'l> Cursor<'l> {
    /// A line, from its first word on.
    pub(super) const fn new(words: &'l [&'l str]) -> Self {
        Self { left: words, at: 0, name: "word", far: None }
    }

    /// The next word.
    #[expect(clippy::should_implement_trait, reason = "a line is read word by word, not iterated")]
    pub fn next(&mut self) -> Option<&'l str> {
        self.reached(self.at);
        let (word, rest) = self.left.split_first()?;
        self.left = rest;
        self.at += 1;
        Some(word)
    }

    /// The words before the first of these, to be read by somebody else.
    pub fn until(&mut self, stops: &[&str]) -> &'l [&'l str] {
        let end = self.left.iter().position(|word| stops.contains(word)).unwrap_or(self.left.len());
        let (words, left) = self.left.split_at(end);
        (self.left, self.at) = (left, self.at + end);
        words
    }

    /// Whether no word is left.
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.left.is_empty()
    }

    /// How many words were taken.
    #[must_use]
    pub const fn place(&self) -> usize {
        self.at
    }

    /// What the part that is read is called, as its form names it.
    #[must_use]
    pub const fn name(&self) -> &'static str {
        self.name
    }

    /// Takes the fixed words of `text` if they come next.
    pub fn eat(&mut self, text: &str) -> bool {
        // Nearly always it is one word, and another one.
        if self.far.is_none() && !self.left.first().is_some_and(|first| text.starts_with(first)) {
            return false;
        }
        let mut rest = *self;
        for word in text.split(' ') {
            let at = rest.at;
            if rest.next() != Some(word) {
                self.wants(at, || word.to_owned());
                return false;
            }
        }
        *self = rest;
        true
    }

    /// What `read` makes of the next words; they are left where they are when it makes nothing of them.
    pub fn attempt<T>(&mut self, read: impl FnOnce(&mut Self) -> Option<T>) -> Option<T> {
        let mut rest = *self;
        let found = read(&mut rest)?;
        *self = rest;
        Some(found)
    }

    /// Reads a part that is called `name`; `form` tells how it is written.
    pub(super) fn named<T>(
        &mut self,
        name: &'static str,
        form: impl FnOnce() -> String,
        read: impl FnOnce(&mut Self) -> Option<T>,
    ) -> Option<T> {
        let around = std::mem::replace(&mut self.name, name);
        let found = read(self);
        self.name = around;
        if found.is_none() && self.far.is_some_and(|far| far.borrow().possible.is_empty()) {
            // What went wrong deep in it has no words of its own.
            let at = self.far.map_or(0, |far| far.borrow().at);
            self.wants(at, form);
        }
        found
    }

    /// Notes what could have stood at a place where something else stands, or nothing.
    pub fn wants(&self, at: usize, form: impl FnOnce() -> String) {
        self.reached(at);
        let Some(mut far) = self.far.map(RefCell::borrow_mut).filter(|far| far.at == at) else { return };
        let form = form();
        let whole = form.contains([' ', '[']);
        for word in form.split(|sign| sign == '|' && !whole) {
            if far.possible.iter().all(|known| known != word) {
                far.possible.push(word.to_owned());
            }
        }
    }

    fn reached(&self, at: usize) {
        if let Some(mut far) = self.far.map(RefCell::borrow_mut)
            && at > far.at
        {
            *far = Far { at, possible: Vec::new() };
        }
    }
}

/// Where a line of which `reads` makes nothing stops being understood.
pub(super) fn place(words: &[&str], reads: impl FnOnce(&mut Cursor<'_>) -> bool) -> Place {
    let far = RefCell::default();
    let mut rest = Cursor { far: Some(&far), ..Cursor::new(words) };
    if reads(&mut rest) {
        rest.reached(rest.at);
    }
    let Far { at, possible } = far.into_inner();
    let before = words.iter().take(at).map(|word| (*word).to_owned()).collect();
    Place { before, word: words.get(at).map(|word| (*word).to_owned()), possible }
}
