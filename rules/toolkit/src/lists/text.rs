//! The text format of lists: comments, head lines such as `name: Orchard at Night`, and entries such as `3x Torpedo`.

use super::squeeze;

/// The most lines of a list.
pub const LINES: usize = 400;
/// The most characters of a line.
pub const WIDTH: usize = 200;
/// More faults than these are not looked for: nobody reads them, and a text of nonsense should not cost more.
pub const MOST_FAULTS: usize = 200;

/// One part of a list.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Part<'t> {
    /// A head line: which, and what it says.
    Head(&'static str, &'t str),
    /// An entry: how many copies, 1 to 99, and the name.
    Entry(u32, &'t str),
    /// Neither.
    Unreadable(&'t str),
    /// There are too many lines, or the line is too long.
    TooLong,
}

/// The parts of a list, each with its line from 1. Head lines stand before the first entry; what stands after a `#` is a
/// comment.
#[must_use]
pub fn parts<'t>(text: &'t str, heads: &[&'static str]) -> Vec<(usize, Part<'t>)> {
    let mut parts = Vec::new();
    let mut begun = false;
    for (number, line) in (1..).zip(text.trim_start_matches('\u{feff}').lines()) {
        if number > LINES {
            parts.push((number, Part::TooLong));
            break;
        }
        if line.chars().count() > WIDTH {
            parts.push((number, Part::TooLong));
            continue;
        }
        let line = line.split('#').next().unwrap_or_default().trim();
        if let Some(head) = head(line, heads).filter(|_| !begun) {
            parts.push((number, head));
            continue;
        }
        for entry in pieces(line) {
            begun = true;
            let part =
                counted(entry).map_or(Part::Unreadable(entry), |(count, name)| Part::Entry(count, name));
            parts.push((number, part));
        }
    }
    parts
}

fn head<'t>(line: &'t str, heads: &[&'static str]) -> Option<Part<'t>> {
    let (word, rest) = line.split_once(':')?;
    let word = word.trim().to_lowercase();
    let head = heads.iter().find(|head| **head == word)?;
    Some(Part::Head(head, rest.trim()))
}

/// The entries of a line, between commas; a name with a comma stands in double quotes.
pub fn pieces(line: &str) -> impl Iterator<Item = &str> {
    let mut quoted = false;
    let parts = line.split(move |c| {
        quoted ^= c == '"';
        c == ',' && !quoted
    });
    parts.map(str::trim).filter(|entry| !entry.is_empty())
}

/// Count and name of an entry: `3x Name`, `3 Name`, `Name x3` or `Name` alone; `None` for anything else, and for a count
/// that is not 1 to 99.
#[must_use]
pub fn counted(entry: &str) -> Option<(u32, &str)> {
    let number = |text: &str| {
        let digits = text.trim().trim_start_matches(['x', 'X']).trim_end_matches(['x', 'X']);
        let whole = !digits.is_empty() && digits.bytes().all(|byte| byte.is_ascii_digit());
        whole.then(|| digits.parse::<u32>().ok()).flatten()
    };
    let fits = |count: u32, name: &str| (1..=99).contains(&count) && !squeeze(name).is_empty();
    if let Some((first, name)) = entry.split_once(char::is_whitespace)
        && let Some(count) = number(first).filter(|_| first.starts_with(|c: char| c.is_ascii_digit()))
    {
        let name = name.trim();
        return fits(count, name).then_some((count, name));
    }
    if let Some((name, last)) = entry.rsplit_once(char::is_whitespace)
        && let Some(count) = number(last).filter(|_| last.starts_with(['x', 'X']))
    {
        let name = name.trim();
        return fits(count, name).then_some((count, name));
    }
    let worded = entry.chars().any(char::is_alphabetic);
    worded.then_some((1, entry))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_list_is_heads_first_and_then_entries() {
        let text = "\u{feff}# mine\r\nName: A: B # note\n\n3x Torpedo, 2 Hex,, wheeler X4\nMoon\nname: late\n0x Hex\n100 Hex\n#";
        assert_eq!(
            parts(text, &["name"]),
            [
                (2, Part::Head("name", "A: B")),
                (4, Part::Entry(3, "Torpedo")),
                (4, Part::Entry(2, "Hex")),
                (4, Part::Entry(4, "wheeler")),
                (5, Part::Entry(1, "Moon")),
                (6, Part::Entry(1, "name: late")),
                (7, Part::Unreadable("0x Hex")),
                (8, Part::Unreadable("100 Hex")),
            ]
        );
    }

    #[test]
    fn a_comma_in_quotes_belongs_to_the_name() {
        assert_eq!(pieces("3 a, \"b, c\" x2,, d").collect::<Vec<_>>(), ["3 a", "\"b, c\" x2", "d"]);
        assert_eq!(counted("\"b, c\" x2"), Some((2, "\"b, c\"")));
        assert_eq!((counted("0 a"), counted("100 a")), (None, None));
    }

    #[test]
    fn a_list_has_bounds() {
        let wide = format!("{}\nHex\n", "a".repeat(WIDTH + 1));
        assert_eq!(parts(&wide, &[]), [(1, Part::TooLong), (2, Part::Entry(1, "Hex"))]);
        let long = "Hex\n".repeat(LINES + 5);
        let parts = parts(&long, &[]);
        assert_eq!((parts.len(), parts.last()), (LINES + 1, Some(&(LINES + 1, Part::TooLong))));
    }
}
