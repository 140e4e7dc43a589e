//! What private messages show already, so that the same is never sent again.

use std::{
    collections::HashMap,
    hash::{DefaultHasher, Hash, Hasher},
    sync::{Mutex, MutexGuard, PoisonError},
};

use crate::discord::{answer::Fitted, wire};

/// So many are remembered; then all are forgotten, and each is sent once more than it had to be.
const MOST: usize = 20_000;

/// What was sent last, by the name of its row. Lost at a restart.
#[derive(Debug, Default)]
pub(super) struct Shown(Mutex<HashMap<String, u64>>);

impl Shown {
    fn all(&self) -> MutexGuard<'_, HashMap<String, u64>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Whether the message of this row shows exactly this.
    pub fn is_shown(&self, name: &str, answer: &Fitted) -> bool {
        self.all().get(name) == Some(&mark(answer))
    }

    /// The message of this row shows this now.
    pub fn show(&self, name: &str, answer: &Fitted) {
        let mut all = self.all();
        if all.len() >= MOST {
            all.clear();
        }
        all.insert(name.to_owned(), mark(answer));
    }
}

/// A number for text, buttons and picture.
fn mark(answer: &Fitted) -> u64 {
    let mut hasher = DefaultHasher::new();
    wire::body(answer).to_string().hash(&mut hasher);
    if let Some(file) = answer.file() {
        file.bytes.hash(&mut hasher);
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
        assert!(!shown.is_shown("hand:1:2", &one));
        shown.show("hand:1:2", &one);
        assert!(shown.is_shown("hand:1:2", &one) && !shown.is_shown("hand:1:2", &other));
        assert!(!shown.is_shown("hand:1:3", &one), "another person's is another message");
    }
}
