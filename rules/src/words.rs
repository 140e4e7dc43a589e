//! The sentences of Skald, in the languages that there are: those that all games share, and those of the games of the catalogue.
//!
//! Who reads decides: nothing that is shown to people asks for a language by its name.

use std::sync::{LazyLock, PoisonError, RwLock};

pub use skald_vocabulary::words::*;

use crate::catalogue::{self, Catalogue};

/// The languages that there are. The first is read by everybody whose own is not among them, and by whoever runs the bot.
const LANGUAGES: &[fn() -> &'static Words] = &[english];

/// Languages that were added while the program runs.
static ADDED: RwLock<Vec<&'static Words>> = RwLock::new(Vec::new());

/// Adds a language to those that come with the program: one that a test has made up, or that was read from files. One that
/// is there already stays as it is.
pub fn add(words: &'static Words) {
    let mut added = ADDED.write().unwrap_or_else(PoisonError::into_inner);
    if !added.iter().any(|known| known.language() == words.language()) {
        added.push(words);
    }
}

/// English.
#[must_use]
pub fn english() -> &'static Words {
    static STANDARD: LazyLock<Catalogue> = LazyLock::new(catalogue::standard);
    STANDARD.words()
}

/// The words for a reader whose language is `locale`, as Discord writes it, such as `en-GB` or `de`.
#[must_use]
pub fn words_for(locale: &str) -> &'static Words {
    let own = |code: &str| {
        let added = ADDED.read().unwrap_or_else(PoisonError::into_inner).clone();
        let mut all = LANGUAGES.iter().map(|language| language()).chain(added);
        all.find(|words| words.language() == code)
    };
    let wide = locale.split_once('-').map_or(locale, |(wide, _)| wide);
    own(locale).or_else(|| own(wide)).unwrap_or_else(common)
}

/// The words for whoever runs the bot, and where nobody knows who reads.
#[must_use]
pub fn common() -> &'static Words {
    LANGUAGES.first().map_or_else(english, |language| language())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn who_reads_a_language_that_there_is_not_reads_the_common_one() {
        for locale in ["en", "en-GB", "en-US", "de", "pt-BR", "", "-"] {
            assert_eq!(words_for(locale).language(), "en", "{locale}");
        }
    }

    #[test]
    fn a_language_that_was_added_is_read_by_those_who_speak_it() {
        let (words, problems) = Words::read("eo", &[("eo.ftl", "hello = Saluton\n")]);
        assert_eq!(problems, Vec::<String>::new());
        add(Box::leak(Box::new(words)));
        assert_eq!(words_for("eo").text("hello"), "Saluton");
        assert_eq!(words_for("eo-XX").language(), "eo");
        assert_eq!(words_for("fr").language(), "en");
    }
}
