//! The clauses of a game's specification, as they are compiled in with the game.
//!
//! What belongs here: the texts and their ids. What does not: finding what shows a clause, which runs over all games.

/// The clauses of a game as they are compiled in.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Clauses {
    /// All ids of the specification, one per line; lines that begin with `#` are comments. Empty: there is none. An id of a
    /// clause that belongs to something Skald does not have yet is followed by `comes with` and its name.
    pub ids: &'static str,
    /// The committed index.
    pub index: &'static str,
}

impl Clauses {
    /// All ids in order.
    pub fn ids(&self) -> impl Iterator<Item = &'static str> + use<> {
        self.lines().map(|(id, _)| id)
    }

    /// With what the clause comes that Skald does not have yet; `None` for all that can be shown.
    #[must_use]
    pub fn comes_with(&self, id: &str) -> Option<&'static str> {
        self.lines().find(|(known, _)| *known == id)?.1
    }

    /// Each id with what it comes with.
    fn lines(&self) -> impl Iterator<Item = (&'static str, Option<&'static str>)> + use<> {
        let lines = self.ids.lines().map(str::trim);
        lines.filter(|line| !line.is_empty() && !line.starts_with('#')).map(|line| {
            line.split_once(" comes with ").map_or((line, None), |(id, what)| (id.trim(), Some(what.trim())))
        })
    }
}

/// Whether a text is a clause id: capitals, a hyphen, and numbers with dots, such as `WAR-2.3`; a chapter may have a letter
/// instead (`LRAW-P.1`).
#[must_use]
pub fn is_clause_id(text: &str) -> bool {
    let Some((prefix, numbers)) = text.split_once('-') else { return false };
    let is_number = |part: &str| !part.is_empty() && part.bytes().all(|byte| byte.is_ascii_digit());
    let is_name = |part: &str| !part.is_empty() && part.bytes().all(|byte| byte.is_ascii_uppercase());
    let Some((chapter, rest)) = numbers.split_once('.') else { return false };
    prefix.len() >= 2
        && is_name(prefix)
        && (is_number(chapter) || is_name(chapter))
        && rest.split('.').all(is_number)
}

#[cfg(test)]
mod tests {
    use super::is_clause_id;

    #[test]
    fn ids_are_known_by_their_form() {
        assert!(is_clause_id("WAR-2.3") && is_clause_id("SKIRMISH-10.12.1") && is_clause_id("LRAW-P.1"));
        for bad in ["WAR", "WAR-2", "war-2.3", "WAR-2.", "WAR-2.x", "W-2.3"] {
            assert!(!is_clause_id(bad), "{bad}");
        }
    }
}
