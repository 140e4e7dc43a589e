//! Editions: data of a game that changed while tables were under way, such as starter lists or a list of restricted cards.
//!
//! What belongs here: how a table names the edition that it began with. What does not: what an edition holds, which is its game's.

use super::Options;

/// The editions of a game's data. A table names the one that it began with in one of its options, so that its row, the head of its
/// log, its game file and any position of it say the same. One that names none began before there was a second.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Editions {
    /// The option that names it. It may have other values, too, which are no editions.
    pub option: &'static str,
    /// What each is called there, the oldest first. None is ever changed or taken away.
    pub all: &'static [&'static str],
    /// Other options that tables which begin now have, with their values, where nothing was chosen: what changed beside the data, and
    /// of which a table without the option began before.
    pub also: &'static [(&'static str, &'static str)],
}

impl Editions {
    /// Those of a game whose data never changed.
    pub const NONE: Self = Self { option: "", all: &[], also: &[] };

    /// The one with which tables begin now, if there are any.
    #[must_use]
    pub const fn newest(&self) -> Option<&'static str> {
        match self.all {
            [.., newest] => Some(*newest),
            [] => None,
        }
    }

    /// The options of a table that is opened now: with the newest edition where nothing was chosen.
    #[must_use]
    pub fn begun(&self, options: Options) -> Options {
        let newest = self.newest().map(|newest| (self.option, newest));
        let begin = |options: Options, (option, value): (&'static str, &'static str)| {
            if options.get(option).is_none() { options.with(option, value) } else { options }
        };
        newest.into_iter().chain(self.also.iter().copied()).fold(options, begin)
    }

    /// The options of a table that is opened now in place of one with these, of whichever edition that was.
    #[must_use]
    pub fn renewed(&self, mut options: Options) -> Options {
        if options.get(self.option).is_some_and(|named| self.all.contains(&named)) {
            options.0.remove(self.option);
        }
        self.begun(options)
    }

    /// Whether an option says no more than that the table began with the newest edition.
    #[must_use]
    pub fn is_newest(&self, option: &str, value: &str) -> bool {
        (option == self.option && self.newest() == Some(value)) || self.also.contains(&(option, value))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const LISTS: Editions = Editions { option: "list", all: &["1", "2"], also: &[("dealt", "apart")] };

    #[test]
    fn a_table_begins_with_the_newest_edition_where_nothing_was_chosen() {
        let none = Options::default();
        assert_eq!(LISTS.begun(none.clone()).get("list"), Some("2"));
        for chosen in ["1", "none"] {
            assert_eq!(LISTS.begun(none.clone().with("list", chosen)).get("list"), Some(chosen));
            assert_eq!(LISTS.begun(none.clone().with("dealt", chosen)).get("dealt"), Some(chosen));
        }
        assert_eq!(LISTS.begun(none.clone()).get("dealt"), Some("apart"));
        assert_eq!(Editions::NONE.begun(none.clone()), none);
    }

    #[test]
    fn a_rematch_begins_with_the_newest_edition_and_keeps_what_is_none() {
        let with = |value: &str| Options::default().with("list", value).with("pace", "slow");
        let apart = |value: &str| with(value).with("dealt", "apart");
        assert_eq!(LISTS.renewed(with("1")), apart("2"));
        assert_eq!(LISTS.renewed(with("none")), apart("none"));
        assert_eq!(LISTS.renewed(Options::default()).get("list"), Some("2"));
        assert!(
            LISTS.is_newest("list", "2")
                && !LISTS.is_newest("list", "1")
                && !LISTS.is_newest("other", "2")
                && LISTS.is_newest("dealt", "apart")
                && !LISTS.is_newest("dealt", "any")
        );
    }
}
