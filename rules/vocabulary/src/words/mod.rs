//! The catalogue of words: sentences in Fluent, one folder for each language under `rules/words`.
//!
//! What belongs here: turning a [`Say`] into text. What does not: any text. Names of players are put in by the caller.

use std::sync::OnceLock;

use fluent_bundle::{FluentArgs, FluentError, FluentResource, FluentValue, concurrent::FluentBundle};
use unic_langid::LanguageIdentifier;

use self::search::Finder;
use crate::interface::{Arg, Say, Seat};

pub mod search;

/// The names of the players at a table.
pub trait Names {
    /// What the player in `seat` is called.
    fn name(&self, seat: Seat) -> String;
}

impl<F: Fn(Seat) -> String> Names for F {
    fn name(&self, seat: Seat) -> String {
        self(seat)
    }
}

/// A language: every sentence that Skald says in it.
pub struct Words {
    language: &'static str,
    bundle: FluentBundle<FluentResource>,
    ids: Vec<String>,
    finder: OnceLock<Finder>,
}

/// A file of sentences in English: its name, for messages, and its text.
pub type WordFile = (&'static str, &'static str);

/// The files that all games share; each game has its own.
const SHARED: &[WordFile] = &[
    ("core.ftl", include_str!("../../../words/en/core.ftl")),
    ("fair.ftl", include_str!("../../../words/en/fair.ftl")),
    ("host.ftl", include_str!("../../../words/en/host.ftl")),
    ("bot.ftl", include_str!("../../../words/en/bot.ftl")),
    ("decks.ftl", include_str!("../../../words/en/decks.ftl")),
    ("tournament.ftl", include_str!("../../../words/en/tournament.ftl")),
    ("search.ftl", include_str!("../../../words/en/search.ftl")),
];

impl Words {
    /// English: what all games share, and the files of these games.
    #[must_use]
    pub fn english(games: &[WordFile]) -> Self {
        Self::read("en", &[SHARED, games].concat()).0
    }

    /// Reads the files of a language, whose code is such as `en`. What could not be read is left out and named in the second
    /// value.
    #[must_use]
    pub fn read(language: &'static str, files: &[WordFile]) -> (Self, Vec<String>) {
        let of = language.parse().unwrap_or_else(|_| LanguageIdentifier::default());
        let mut bundle = FluentBundle::new_concurrent(vec![of]);
        // Direction marks around names would be counted by Discord and drawn as boxes; names are cleaned elsewhere.
        bundle.set_use_isolating(false);
        let mut problems = Vec::new();
        let mut ids = Vec::new();
        for (name, text) in files {
            ids.extend(text.lines().filter_map(id_of).map(str::to_owned));
            let resource =
                FluentResource::try_new((*text).to_owned()).unwrap_or_else(|(resource, errors)| {
                    problems.extend(errors.iter().map(|error| format!("{name}: {error}")));
                    resource
                });
            if let Err(errors) = bundle.add_resource(resource) {
                problems.extend(errors.iter().map(|error| format!("{name}: {error}")));
            }
        }
        (Self { language, bundle, ids, finder: OnceLock::new() }, problems)
    }

    /// The code of the language, such as `en`.
    #[must_use]
    pub const fn language(&self) -> &'static str {
        self.language
    }

    /// Whether there is a sentence for `id`.
    #[must_use]
    pub fn has(&self, id: &str) -> bool {
        self.bundle.has_message(id)
    }

    /// The sentence in words. A sentence that is missing shows its id, so that it is noticed and nothing is lost.
    ///
    /// Beside a list `$who` stands its length, `$who-count`: a sentence whose verb follows the number of names selects by
    /// it.
    #[must_use]
    pub fn say(&self, say: &Say, names: &dyn Names) -> String {
        let mut args = FluentArgs::new();
        for (name, arg) in &say.args {
            args.set(*name, self.value(arg, names));
            if let Some(count) = listed(arg) {
                args.set(format!("{name}-count"), count);
            }
        }
        let Some(pattern) = self.bundle.get_message(say.id).and_then(|message| message.value()) else {
            return format!("[{}]", say.id);
        };
        let mut errors = Vec::new();
        let text = self.bundle.format_pattern(pattern, Some(&args), &mut errors).into_owned();
        sound(say.id, &errors);
        text
    }

    /// A sentence without players in it.
    #[must_use]
    pub fn plain(&self, say: &Say) -> String {
        self.say(say, &|seat: Seat| seat.to_string())
    }

    /// The sentence `id` without arguments.
    #[must_use]
    pub fn text(&self, id: &'static str) -> String {
        self.plain(&Say::new(id))
    }

    /// The sentence called `id`, where the name is put together at run time; `None` when there is none.
    #[must_use]
    pub fn text_of(&self, id: &str) -> Option<String> {
        let pattern = self.bundle.get_message(id)?.value()?;
        let mut errors = Vec::new();
        let text = self.bundle.format_pattern(pattern, None, &mut errors).into_owned();
        sound(id, &errors);
        Some(text)
    }

    /// The names of all sentences that begin with `prefix`, in the order of the catalogue.
    pub fn ids<'w>(&'w self, prefix: &'w str) -> impl Iterator<Item = &'w str> + 'w {
        self.ids.iter().map(String::as_str).filter(move |id| id.starts_with(prefix))
    }

    /// The index of the clauses that have texts; made when first asked for.
    pub(crate) fn finder(&self) -> &Finder {
        self.finder.get_or_init(|| Finder::new(self))
    }

    fn value(&self, arg: &Arg, names: &dyn Names) -> FluentValue<'static> {
        match arg {
            Arg::Number(number) => FluentValue::from(*number),
            Arg::Seat(seat) => FluentValue::from(names.name(*seat)),
            Arg::Name(text) => FluentValue::from(text.to_string()),
            Arg::Text(text) => FluentValue::from(text.to_string()),
            Arg::Say(say) => FluentValue::from(self.say(say, names)),
            Arg::Seats(seats) => {
                FluentValue::from(self.list(seats.iter().map(|seat| names.name(*seat)).collect()))
            }
            Arg::Texts(texts) => {
                FluentValue::from(self.list(texts.iter().map(ToString::to_string).collect()))
            }
            Arg::Says(says) => {
                FluentValue::from(self.list(says.iter().map(|say| self.say(say, names)).collect()))
            }
        }
    }

    /// Joins `items` as the language does: `a, b and c`.
    #[must_use]
    pub fn list(&self, mut items: Vec<String>) -> String {
        let Some(last) = items.pop() else { return self.text("list-none") };
        if items.is_empty() {
            return last;
        }
        let first = items.join(&self.text("list-comma"));
        self.plain(&Say::new("list-and").with("first", first).with("last", last))
    }
}

/// A sentence that cannot be made as it is meant, for want of an argument above all: a debug build stops; in service that is
/// logged, and the text stays plain.
fn sound(id: &str, errors: &[FluentError]) {
    if !errors.is_empty() {
        debug_assert!(false, "the sentence {id} cannot be made: {errors:?}");
        tracing::error!(id, ?errors, "a sentence cannot be made as it is meant");
    }
}

/// How many things an argument lists; `None` when it is no list.
fn listed(arg: &Arg) -> Option<usize> {
    match arg {
        Arg::Seats(seats) => Some(seats.len()),
        Arg::Texts(texts) => Some(texts.len()),
        Arg::Says(says) => Some(says.len()),
        Arg::Number(_) | Arg::Seat(_) | Arg::Name(_) | Arg::Text(_) | Arg::Say(_) => None,
    }
}

/// The name of the sentence that a line of a catalogue file begins, if it begins one.
fn id_of(line: &str) -> Option<&str> {
    let (id, _) = line.split_once('=')?;
    let id = id.trim_end();
    let first = id.chars().next()?;
    let word = |c: char| c.is_ascii_alphanumeric() || c == '-' || c == '_';
    (first.is_ascii_alphabetic() && id.chars().all(word)).then_some(id)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_english_catalogue_reads_without_a_problem() {
        assert_eq!(Words::read("en", SHARED).1, Vec::<String>::new());
    }

    #[test]
    fn a_verb_can_follow_the_number_of_names() {
        let sentence = "leads = { $who } { $who-count ->\n    [one] leads\n   *[other] lead\n  }\n";
        let (words, problems) = Words::read("en", &[("test.ftl", sentence), ("core.ftl", SHARED[0].1)]);
        assert_eq!(problems, Vec::<String>::new());
        let lead = |seats: &[u8]| {
            let seats: Vec<Seat> = seats.iter().map(|seat| Seat(*seat)).collect();
            words.say(&Say::new("leads").with("who", seats), &|seat: Seat| format!("P{}", seat.0))
        };
        assert_eq!(lead(&[1]), "P1 leads");
        assert_eq!(lead(&[1, 2]), "P1 and P2 lead");
        assert_eq!(lead(&[0, 1, 2, 3]), "P0, P1, P2 and P3 lead");
    }

    #[test]
    #[should_panic(expected = "the sentence greets cannot be made")]
    #[cfg(debug_assertions)]
    fn a_sentence_without_its_argument_stops_a_test() {
        let (words, _) = Words::read("en", &[("test.ftl", "greets = Hello { $who }\n")]);
        let _ = words.text("greets");
    }

    #[test]
    fn lists_are_joined_as_english_joins_them() {
        let words = Words::english(&[]);
        let list = |items: &[&str]| words.list(items.iter().map(ToString::to_string).collect());
        assert_eq!(list(&[]), "nobody");
        assert_eq!(list(&["Ada"]), "Ada");
        assert_eq!(list(&["Ada", "Ben"]), "Ada and Ben");
        assert_eq!(list(&["Ada", "Ben", "Cyd"]), "Ada, Ben and Cyd");
    }
}
