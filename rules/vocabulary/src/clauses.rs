//! The clauses of a game's specification, as they are compiled in with the game.
//!
//! What belongs here: the texts and their ids. What does not: finding what shows a clause, which runs over all games.

/// The clauses of a game as they are compiled in.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Clauses {
    /// All ids of the specification, one per line; lines that begin with `#` are comments. Empty: there is none.
    pub ids: &'static str,
    /// The committed index.
    pub index: &'static str,
}

impl Clauses {
    /// All ids in order.
    pub fn ids(&self) -> impl Iterator<Item = &'static str> + use<> {
        self.ids.lines().map(str::trim).filter(|line| !line.is_empty() && !line.starts_with('#'))
    }
}
