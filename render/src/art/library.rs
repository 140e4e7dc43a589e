//! All pictures that there are, by game and card: the games' own, and those of packs of whoever runs the bot.

use std::collections::BTreeMap;
use std::sync::{Arc, LazyLock};

use skald_rules::catalogue::{self, Catalogue};

use super::fault::Fault;
use super::read;
use super::source::Source;

/// The pictures of the cards of all games, by game and card key. Cheap to clone.
#[derive(Clone, Debug, Default)]
pub struct Art(Arc<Files>);

type Files = BTreeMap<(String, String), File>;

/// The text of a file: built in, or read.
#[derive(Clone, Debug)]
enum File {
    BuiltIn(&'static str),
    Read(Arc<str>),
}

impl File {
    fn text(&self) -> &str {
        match self {
            Self::BuiltIn(text) => text,
            Self::Read(text) => text,
        }
    }
}

static STANDARD: LazyLock<Art> = LazyLock::new(|| Art::of(&catalogue::standard()));

impl Art {
    /// The pictures of the games that Skald hosts.
    #[must_use]
    pub fn standard() -> Self {
        STANDARD.clone()
    }

    /// The pictures that games bring themselves.
    #[must_use]
    pub fn of(games: &Catalogue) -> Self {
        let mut files = Files::new();
        for kind in games.iter() {
            for (key, text) in kind.art() {
                files.insert((kind.id.to_owned(), key.to_owned()), File::BuiltIn(text));
            }
        }
        Self(Arc::new(files))
    }

    /// The same with one more picture, for the card `key` of `game`; one that was there gives way.
    ///
    /// # Errors
    /// [`Fault`] when the text is no picture; nothing is changed then, so the card keeps what it had.
    pub fn add(&mut self, game: &str, key: &str, text: &str) -> Result<(), Fault> {
        read::source(text)?;
        Arc::make_mut(&mut self.0).insert((game.to_owned(), key.to_owned()), File::Read(text.into()));
        Ok(())
    }

    /// Whether a card has a picture of its own.
    #[must_use]
    pub fn has(&self, game: &str, key: &str) -> bool {
        self.text(game, key).is_some()
    }

    /// The keys of the cards of a game that have a picture, in order.
    pub fn keys(&self, game: &str) -> impl Iterator<Item = &str> {
        self.0.keys().filter(move |(of, _)| of == game).map(|(_, key)| key.as_str())
    }

    fn text(&self, game: &str, key: &str) -> Option<&str> {
        // A tuple of borrowed words is no key of the map; the few bytes are copied once a drawn picture.
        self.0.get(&(game.to_owned(), key.to_owned())).map(File::text)
    }

    /// The text of a card's file.
    #[cfg(test)]
    pub(super) fn text_of(&self, game: &str, key: &str) -> &str {
        self.text(game, key).unwrap_or_default()
    }

    /// The picture of a card, read anew: what is drawn of it is kept, not its shapes.
    pub(super) fn source(&self, game: &str, key: &str) -> Option<Source> {
        read::source(self.text(game, key)?).ok()
    }
}
