//! The games that there are: one line each. The first of the two catalogues that a new game touches.

use crate::{chaos::Chaos, law::Law, series::Series, table::GameKind, war::War};

/// A list of games.
#[derive(Clone, Debug, Default)]
pub struct Catalogue {
    kinds: Vec<GameKind>,
}

impl Catalogue {
    /// The games that Skald hosts.
    #[must_use]
    pub fn standard() -> Self {
        Self {
            kinds: vec![
                GameKind::of::<War>(),
                GameKind::of::<Chaos>(),
                GameKind::of::<Series<Chaos>>(),
                GameKind::of::<Law>(),
                GameKind::of::<Series<Law>>(),
            ],
        }
    }

    /// The same list with one more game: for tests that bring their own.
    #[must_use]
    pub fn with(mut self, kind: GameKind) -> Self {
        self.kinds.push(kind);
        self
    }

    /// The game called `id`.
    #[must_use]
    pub fn get(&self, id: &str) -> Option<GameKind> {
        self.kinds.iter().copied().find(|kind| kind.id == id)
    }

    /// All games in order.
    pub fn iter(&self) -> impl Iterator<Item = GameKind> + '_ {
        self.kinds.iter().copied()
    }
}
