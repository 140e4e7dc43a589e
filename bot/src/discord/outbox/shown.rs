//! What messages that are kept up to date show already, so that nothing is drawn or sent that would look the same.

use std::{
    collections::HashMap,
    hash::{DefaultHasher, Hash, Hasher},
    sync::{Mutex, MutexGuard, PoisonError},
};

use skald_render::Notes;

use crate::{
    discord::{answer::Fitted, audience::Audience, wire},
    host::HandLook,
};

/// So many are remembered; then all are forgotten, and each is sent once more than it had to be.
const MOST: usize = 20_000;

/// What was sent last, by the name of its row. Lost at a restart.
#[derive(Debug, Default)]
pub(super) struct Shown(Mutex<HashMap<String, Seen>>);

/// A message as it was sent.
#[derive(Clone, Copy, Debug)]
struct Seen {
    message: u64,
    words: u64,
    pictures: u64,
    /// Of what it was made, where that is cheaper to tell than how it looks.
    made_of: Option<u64>,
}

/// How a message that stands differs from what it should show.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Differs {
    /// In nothing.
    Nowhere,
    /// In its words; its picture is the same.
    Words,
    /// In its picture, or in what is not known.
    Picture,
}

impl Shown {
    fn all(&self) -> MutexGuard<'_, HashMap<String, Seen>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Whether this message of a row was made of just this: then it needs no drawing.
    pub fn is_made_of(&self, name: &str, message: u64, made_of: u64) -> bool {
        let seen = self.all().get(name).copied();
        seen.is_some_and(|seen| seen.message == message && seen.made_of == Some(made_of))
    }

    /// The message of this row is made of this, as it looks now.
    pub fn make_of(&self, name: &str, made_of: u64) {
        if let Some(seen) = self.all().get_mut(name) {
            seen.made_of = Some(made_of);
        }
    }

    /// How this message of a row differs from what it should show.
    pub fn differs<A: Audience>(&self, name: &str, message: u64, answer: &Fitted<A>) -> Differs {
        let seen = self.all().get(name).copied().filter(|seen| seen.message == message);
        match seen {
            Some(seen) if seen.pictures != pictures(answer) => Differs::Picture,
            Some(seen) if seen.words == words(answer) => Differs::Nowhere,
            // What is made of components names its pictures in them.
            Some(_) if answer.file().is_some() && !answer.is_piled() => Differs::Words,
            _ => Differs::Picture,
        }
    }

    /// What the message of this row shows is not known any more.
    pub fn forget(&self, name: &str) {
        self.all().remove(name);
    }

    /// This message of a row shows this now.
    pub fn show<A: Audience>(&self, name: &str, message: u64, answer: &Fitted<A>) {
        let seen = Seen { message, words: words(answer), pictures: pictures(answer), made_of: None };
        let mut all = self.all();
        if all.len() >= MOST {
            all.clear();
        }
        all.insert(name.to_owned(), seen);
    }
}

/// A number for text, frames and buttons.
fn words<A: Audience>(answer: &Fitted<A>) -> u64 {
    let mut hasher = DefaultHasher::new();
    wire::body_in_words(answer).to_string().hash(&mut hasher);
    hasher.finish()
}

/// A number for the pictures and what is said of them. What their files are called nobody sees.
fn pictures<A: Audience>(answer: &Fitted<A>) -> u64 {
    let mut hasher = DefaultHasher::new();
    for file in answer.files() {
        file.bytes.hash(&mut hasher);
        file.alt.hash(&mut hasher);
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
    use crate::discord::answer::{Answer, File};

    fn hand(text: &str, picture: u8, name: &str) -> Fitted {
        Answer::private(text).file(File::new(name, vec![picture], "a hand")).into()
    }

    #[test]
    fn what_is_shown_is_known_until_anything_of_it_changes() {
        let shown = Shown::default();
        let one = hand("Your hand", 1, "a-1.png");
        assert_eq!(shown.differs("hand:1:2", 7, &one), Differs::Picture, "nothing is known of it");
        shown.show("hand:1:2", 7, &one);
        assert_eq!(shown.differs("hand:1:2", 7, &one), Differs::Nowhere);
        let told = hand("Your hand, one card less", 1, "a-1.png");
        assert_eq!(shown.differs("hand:1:2", 7, &told), Differs::Words);
        assert_eq!(shown.differs("hand:1:2", 7, &hand("Your hand", 2, "a-1.png")), Differs::Picture);
        let renamed = hand("Your hand", 1, "a-2.png");
        assert_eq!(shown.differs("hand:1:2", 7, &renamed), Differs::Nowhere, "its file is called otherwise");
        assert_eq!(shown.differs("hand:1:2", 8, &one), Differs::Picture, "that is another message");
        assert_eq!(shown.differs("hand:1:3", 7, &one), Differs::Picture, "and that another person's");
        assert_eq!(
            shown.differs("hand:1:2", 7, &Answer::private("Your hand").into()),
            Differs::Picture,
            "a picture that goes is taken away"
        );
        shown.forget("hand:1:2");
        assert_eq!(shown.differs("hand:1:2", 7, &one), Differs::Picture);
    }

    #[test]
    fn what_a_message_is_made_of_is_known_until_it_is_sent_anew() {
        let shown = Shown::default();
        let one = hand("Your hand", 1, "a.png");
        shown.make_of("hand:1:2", 5);
        assert!(!shown.is_made_of("hand:1:2", 7, 5), "nothing is known of it");
        shown.show("hand:1:2", 7, &one);
        shown.make_of("hand:1:2", 5);
        assert!(shown.is_made_of("hand:1:2", 7, 5));
        assert!(!shown.is_made_of("hand:1:2", 7, 6) && !shown.is_made_of("hand:1:2", 8, 5));
        shown.show("hand:1:2", 7, &one);
        assert!(!shown.is_made_of("hand:1:2", 7, 5));
    }
}
