//! How an option that was chosen stands in a field in short, and how that is read again. What belongs elsewhere: reading options as
//! they are typed (`options`), and what is suggested (`suggest`).

use skald_rules::interface::OptionSpec;

use crate::discord::limits;

/// What may stand between two options.
pub(super) const BETWEEN: [char; 3] = [' ', ';', ','];

/// What stands in a sentence for the words that are left out, and how many letters stand before it at least.
pub(super) const GOES_ON: char = '…';
const BEGUN: usize = 8;

/// A value in the list of an option, with its sentence.
pub(super) type Listed<'s> = (&'s OptionSpec, &'static str, String);

/// An option that was chosen, as short as it can be read again: the first words of its sentence, and the last ones where those alone
/// are not enough to tell it from all others in the lists; as it is written where it stands in no list.
pub(super) fn in_short(all: &[Listed<'_>], key: &str, value: &str) -> String {
    let told = all.iter().find(|(spec, listed, _)| spec.key == key && *listed == value);
    let Some((.., told)) = told else { return format!("{key}={value}") };
    let alone = |front: &str, end: &str| {
        all.iter().all(|(.., other)| other == told || !begins(other, front) || !ends(other, end))
    };
    let gaps: Vec<usize> = told.match_indices(' ').map(|(at, _)| at).collect();
    let fronts = gaps.iter().filter_map(|at| told.get(..*at));
    let fronts: Vec<&str> = fronts.filter(|front| front.chars().count() >= BEGUN).collect();
    let longer = fronts.iter().find(|front| alone(front, "")).map(|front| format!("{front}{GOES_ON}"));
    let ended = fronts.first().and_then(|front| {
        let apart = |at: &&usize| **at > front.len();
        let mut last = gaps.iter().rev().filter(apart).filter_map(|at| told.get(at + 1..));
        last.find(|end| alone(front, end)).map(|end| format!("{front}{GOES_ON}{end}"))
    });
    let short = [longer, ended].into_iter().flatten().min_by_key(|short| limits::length(short));
    short.filter(|short| short.len() < told.len()).unwrap_or_else(|| told.clone())
}

/// Whether a text begins so, in small letters or large ones.
pub(super) fn begins(text: &str, begun: &str) -> bool {
    text.get(..begun.len()).is_some_and(|front| front.eq_ignore_ascii_case(begun))
}

/// Whether a text ends so, in small letters or large ones.
pub(super) fn ends(text: &str, end: &str) -> bool {
    let from = text.len().checked_sub(end.len());
    from.and_then(|from| text.get(from..)).is_some_and(|last| last.eq_ignore_ascii_case(end))
}

/// The first words of a sentence that stands in short at the beginning of a text, and its last ones, if it has any.
pub(super) fn shortened(text: &str) -> Option<(&str, &str)> {
    let (front, rest) = text.split_once(GOES_ON)?;
    let end = if rest.is_empty() || rest.starts_with(BETWEEN) {
        ""
    } else {
        let stops = rest.match_indices('.').filter_map(|(at, _)| rest.split_at_checked(at + 1));
        stops
            .filter(|(_, after)| after.is_empty() || after.starts_with(BETWEEN))
            .map(|(end, _)| end)
            .next()?
    };
    (front.chars().count() >= BEGUN).then_some((front, end))
}

#[cfg(test)]
mod tests {
    use skald_rules::{catalogue::standard, words::english};

    use super::*;

    #[test]
    fn what_is_said_in_short_is_read_as_what_it_stands_for_and_has_no_ids() {
        let mut shorter = 0;
        for kind in standard().iter() {
            let specs = kind.options();
            let values = specs.iter().flat_map(|spec| spec.listed().iter().map(move |value| (spec, *value)));
            let all: Vec<Listed<'_>> =
                values.map(|(spec, value)| (spec, value, english().plain(&spec.told(value)))).collect();
            for (spec, value, told) in &all {
                let short = in_short(&all, spec.key, value);
                assert!(!short.contains(['_', '=']), "{}: {short}", kind.id);
                for text in [short.clone(), format!("{short} "), format!("{short} Another one. And…one.")] {
                    let Some((front, end)) = shortened(&text).filter(|_| short != *told) else { continue };
                    let fits = |(.., other): &&Listed<'_>| begins(other, front) && ends(other, end);
                    let meant: Vec<&str> =
                        all.iter().filter(fits).map(|(.., other)| other.as_str()).collect();
                    assert!(
                        !meant.is_empty() && meant.iter().all(|other| other == told),
                        "{text}: {meant:?}"
                    );
                    assert!(text.starts_with(&format!("{front}{GOES_ON}{end}")), "{text}");
                    shorter += 1;
                }
            }
        }
        assert!(shorter > 60, "{shorter} were shortened");
        assert_eq!(in_short(&[], "svpt_percent", "37"), "svpt_percent=37", "it stands in no list");
        assert_eq!(shortened("No sign. Of that"), None);
        assert_eq!(shortened("Short…one."), None, "too little to be read");
    }
}
