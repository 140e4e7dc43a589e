//! What private messages show already, so that nothing is drawn or sent that would look the same.

use std::{
    collections::HashMap,
    hash::{DefaultHasher, Hash, Hasher},
    sync::{Mutex, MutexGuard, PoisonError},
};

use skald_render::Notes;

use crate::{
    discord::{answer::Fitted, wire},
    host::HandLook,
};

/// So many are remembered; then all are forgotten, and each is sent once more than it had to be.
const MOST: usize = 20_000;

/// What was sent last, by the name of its row: of what it was made, and how it looks. Lost at a restart.
#[derive(Debug, Default)]
pub(super) struct Shown(Mutex<HashMap<String, (u64, u64)>>);

impl Shown {
    fn all(&self) -> MutexGuard<'_, HashMap<String, (u64, u64)>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Whether the message of this row was made of just this: then it needs no drawing.
    pub fn is_made_of(&self, name: &str, made_of: u64) -> bool {
        self.all().get(name).is_some_and(|shown| shown.0 == made_of)
    }

    /// Whether the message of this row looks just like this: then it needs no sending. It is made of `made_of` now.
    pub fn looks_like(&self, name: &str, made_of: u64, answer: &Fitted) -> bool {
        let looks = looks(answer);
        self.all().get_mut(name).filter(|shown| shown.1 == looks).is_some_and(|shown| {
            shown.0 = made_of;
            true
        })
    }

    /// The message of this row shows this now.
    pub fn show(&self, name: &str, made_of: u64, answer: &Fitted) {
        let mut all = self.all();
        if all.len() >= MOST {
            all.clear();
        }
        all.insert(name.to_owned(), (made_of, looks(answer)));
    }
}

/// A number for text, buttons and picture.
fn looks(answer: &Fitted) -> u64 {
    let mut hasher = DefaultHasher::new();
    wire::body(answer).to_string().hash(&mut hasher);
    for file in answer.files() {
        file.bytes.hash(&mut hasher);
    }
    hasher.finish()
}

/// A number for all that a hand is made of: the message around its picture, what the picture shows, and who plays.
pub(super) fn made_of(page: &Fitted, look: &HandLook, notes: &Notes) -> u64 {
    let mut hasher = DefaultHasher::new();
    wire::body(page).to_string().hash(&mut hasher);
    look.private.hash(&mut hasher);
    notes.hash(&mut hasher);
    for seat in &look.info.seats {
        seat.name.hash(&mut hasher);
    }
    hasher.finish()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::discord::answer::Answer;

    #[test]
    fn what_is_shown_is_known_until_anything_of_it_changes() {
        let shown = Shown::default();
        let one = Fitted::from(Answer::private("Your hand"));
        let other = Fitted::from(Answer::private("Your hand, one card less"));
        assert!(!shown.is_made_of("hand:1:2", 5) && !shown.looks_like("hand:1:2", 5, &one));
        shown.show("hand:1:2", 5, &one);
        assert!(shown.is_made_of("hand:1:2", 5) && !shown.is_made_of("hand:1:2", 6));
        assert!(!shown.looks_like("hand:1:2", 6, &other) && !shown.is_made_of("hand:1:2", 6));
        assert!(shown.looks_like("hand:1:2", 6, &one) && shown.is_made_of("hand:1:2", 6));
        assert!(!shown.is_made_of("hand:1:3", 6), "another person's is another message");
    }
}
