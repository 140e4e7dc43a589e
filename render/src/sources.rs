//! The files of the pictures of cards, by game and card: the games' own, and those of packs of whoever runs the bot. Texts only;
//! what they mean is read in `art`.

use std::collections::BTreeMap;
use std::sync::{Arc, LazyLock};

use skald_rules::catalogue::{self, Catalogue};

/// The files of the pictures of all cards, by game and card key. Cheap to clone.
#[derive(Clone, Debug, Default)]
pub struct Sources(Arc<Files>);

type Files = BTreeMap<(String, String), File>;

/// The text of a file: built in, or read.
#[derive(Clone, Debug)]
enum File {
    BuiltIn(&'static str),
    Read(Arc<str>),
}

static STANDARD: LazyLock<Sources> = LazyLock::new(|| Sources::of(&catalogue::standard()));

impl Sources {
    /// The files of the games that Skald hosts.
    #[must_use]
    pub fn standard() -> Self {
        STANDARD.clone()
    }

    /// The files that games bring themselves, and the faces of the computers that play along.
    #[must_use]
    pub fn of(games: &Catalogue) -> Self {
        let mut files = Files::new();
        for kind in games.iter() {
            for (key, text) in kind.art() {
                files.insert((kind.id.to_owned(), key.to_owned()), File::BuiltIn(text));
            }
        }
        for (key, text) in crate::computers::files() {
            files.insert((crate::computers::THEIRS.to_owned(), key.to_owned()), File::BuiltIn(text));
        }
        Self(Arc::new(files))
    }

    /// One more file, for the card `key` of `game`; one that was there gives way. Whether it is a picture, `art` knows.
    pub(crate) fn put(&mut self, game: &str, key: &str, text: &str) {
        Arc::make_mut(&mut self.0).insert((game.to_owned(), key.to_owned()), File::Read(text.into()));
    }

    /// The keys of the cards of a game that have a file, in order.
    pub fn keys(&self, game: &str) -> impl Iterator<Item = &str> {
        self.0.keys().filter(move |(of, _)| of == game).map(|(_, key)| key.as_str())
    }

    /// The text of a card's file.
    #[must_use]
    pub fn text(&self, game: &str, key: &str) -> Option<&str> {
        // Two borrowed words are no key of the map; these few bytes are copied once a drawn picture.
        self.0.get(&(game.to_owned(), key.to_owned())).map(|file| match file {
            File::BuiltIn(text) => *text,
            File::Read(text) => text,
        })
    }
}
