//! Names as people type them.

use std::ops::Deref;

/// The most characters of a list's name.
const LONGEST: usize = 40;

/// A name as it is compared: without case, spaces and punctuation.
#[must_use]
pub fn squeeze(text: &str) -> String {
    text.chars().filter(|c| c.is_alphanumeric()).flat_map(char::to_lowercase).collect()
}

/// Whether a list can be called so and its `name:` line reads back as it was: 1 to 40 characters, no `#`.
#[must_use]
pub fn proper(name: &str) -> bool {
    let fits = (1..=LONGEST).contains(&name.chars().count());
    fits && name.trim() == name && !name.contains(['#', '\n', '\r'])
}

/// So many letters are looked for inside of longer names.
const PART: usize = 3;

/// The name that may be meant by a text: it holds it, or most of its letters are the same; of several, the one with the fewest
/// letters to change. `None` where nothing is like it.
pub fn nearest<'n, N>(text: &str, names: impl Iterator<Item = &'n N>) -> Option<N>
where
    N: Deref<Target = str> + Clone + 'n,
{
    let wanted = squeeze(text);
    let like = names.filter_map(|name| Some((apart(&wanted, &squeeze(name))?, name)));
    like.min_by_key(|(apart, _)| *apart).map(|(_, name)| name.clone())
}

/// How many letters are between a text and a name that may be meant by it.
fn apart(wanted: &str, name: &str) -> Option<usize> {
    let letters = |text: &str| text.chars().count();
    let apart = distance(wanted, name);
    let part = letters(wanted) >= PART && name.contains(wanted);
    (part || 2 * apart < letters(wanted).max(letters(name))).then_some(apart)
}

/// How many letters must be changed, added or left out (Levenshtein).
fn distance(one: &str, other: &str) -> usize {
    let other: Vec<char> = other.chars().collect();
    let mut row: Vec<usize> = (0..=other.len()).collect();
    for (at, letter) in one.chars().enumerate() {
        let mut before = at;
        if let Some(first) = row.first_mut() {
            *first = at + 1;
        }
        for (place, wanted) in other.iter().enumerate() {
            let changed = before + usize::from(letter != *wanted);
            before = row[place + 1];
            row[place + 1] = changed.min(row[place] + 1).min(before + 1);
        }
    }
    row.last().copied().unwrap_or(0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_slip_of_the_pen_finds_the_name_that_was_meant() {
        let names: Vec<std::sync::Arc<str>> = ["Torpedo", "Hex", "Harpoon Gun"].map(Into::into).into();
        assert_eq!(nearest("torpdeo", names.iter()).as_deref(), Some("Torpedo"));
        assert_eq!(nearest("hx", names.iter()).as_deref(), Some("Hex"));
        assert_eq!(nearest("gun", names.iter()).as_deref(), Some("Harpoon Gun"));
        for nonsense in ["x", "", "zzzzz", "asdfgh", "one two three"] {
            assert_eq!(nearest(nonsense, names.iter()), None, "{nonsense:?}");
        }
        assert_eq!(nearest("anything", std::iter::empty::<&std::sync::Arc<str>>()), None);
        assert_eq!(distance("kitten", "sitting"), 3);
    }

    #[test]
    fn a_proper_name_is_short_and_can_be_written_into_a_line() {
        assert!(proper("Orchard at Night") && proper(&"n".repeat(40)));
        for bad in ["", " a", "a ", "a # b", "a\nb", &"n".repeat(41)] {
            assert!(!proper(bad), "{bad:?}");
        }
    }
}
