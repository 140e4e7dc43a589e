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
