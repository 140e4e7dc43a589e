//! Why an input is refused: a sentence of section 8 with its clause. The words stand in the catalogue.

use skald_vocabulary::interface::{Arg, Misuse, RefusalKind, Refuse, Say};

/// Why an input is refused.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Illegal {
    /// What can be wrong in any game.
    Misuse(Misuse),
    /// A rule of this game forbids it.
    Rule {
        /// The sentence: what is wrong and what is legal.
        say: Say,
        /// The clause.
        clause: &'static str,
        /// What kind of refusal it is.
        kind: RefusalKind,
    },
}

/// A refusal by a rule of this game.
#[must_use]
pub const fn no(id: &'static str, clause: &'static str) -> Illegal {
    Illegal::Rule { say: Say::new(id), clause, kind: RefusalKind::Illegal }
}

/// A refusal because the question is not open: it was answered, or its moment has passed.
#[must_use]
pub const fn closed(id: &'static str, clause: &'static str) -> Illegal {
    Illegal::Rule { say: Say::new(id), clause, kind: RefusalKind::Closed }
}

impl Illegal {
    /// The same refusal with one more argument.
    #[must_use]
    pub fn with(self, name: &'static str, arg: impl Into<Arg>) -> Self {
        match self {
            Self::Rule { say, clause, kind } => Self::Rule { say: say.with(name, arg), clause, kind },
            Self::Misuse(_) => self,
        }
    }
}

impl Illegal {
    /// The sentence.
    #[must_use]
    pub fn into_say(self) -> Say {
        match self {
            Self::Misuse(misuse) => misuse.say(),
            Self::Rule { say, .. } => say,
        }
    }
}

impl From<Misuse> for Illegal {
    fn from(misuse: Misuse) -> Self {
        Self::Misuse(misuse)
    }
}

impl Refuse for Illegal {
    fn kind(&self) -> RefusalKind {
        match self {
            Self::Misuse(misuse) => misuse.kind(),
            Self::Rule { kind, .. } => *kind,
        }
    }

    fn say(&self) -> Say {
        match self {
            Self::Misuse(misuse) => misuse.say(),
            Self::Rule { say, .. } => say.clone(),
        }
    }

    fn clause(&self) -> &'static str {
        match self {
            Self::Misuse(misuse) => misuse.clause(),
            Self::Rule { clause, .. } => clause,
        }
    }
}
